# Charla de mesa: lo que dice un clic. Nada de esto compromete.

phrases-claims = Sobre las cartas
phrases-offers = Ofertas
phrases-threats = Amenazas
phrases-manners = Modales

phrase-i-have = Tengo { $role-the }.
phrase-i-do-have = ¡De verdad tengo { $role-the }!
phrase-i-had = Sí que tenía { $role-the }.
phrase-you-have = { $seat }, creo que tienes { $role-the }.
phrase-you-do-not-have = { $seat }, tú no tienes { $role-the }. Ni en sueños.
phrase-let-me-through = { $seat }, déjame pasar y te dejo en paz.
phrase-i-leave-you-alone = { $seat }, te dejo en paz.
phrase-leave-me-alone = Déjame en paz, { $seat }. Hay peces más gordos.
phrase-we-two-against = ¿Quién me ayuda contra { $seat }?
phrase-challenge-and-regret = Desafíame, { $seat }, y te arrepentirás.
phrase-you-are-next = { $seat }, después vas tú.
phrase-take-them = ¡A mí no! Mejor a { $seat }.
phrase-somebody-challenge = ¿Nadie va a desafiar eso?
phrase-i-will-challenge = La próxima declaración la desafío.
phrase-nobody-believes-that = Eso no se lo cree nadie.
phrase-i-was-bluffing = Era un farol.
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = Perdona, no es nada personal.
phrase-hurry-up = ¡Venga, te toca!
phrase-one-more = ¿Otra partida?
