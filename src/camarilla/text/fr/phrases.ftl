# Paroles de table : ce que dit un clic. Rien de tout cela n’engage.

phrases-claims = À propos des cartes
phrases-offers = Offres
phrases-threats = Menaces
phrases-manners = Politesses

phrase-i-have = J’ai { $role-the }.
phrase-i-do-have = J’ai vraiment { $role-the } !
phrase-i-had = J’avais bel et bien { $role-the }.
phrase-you-have = { $seat }, je crois que tu as { $role-the }.
phrase-you-do-not-have = { $seat }, tu n’as pas { $role-the }. Jamais de la vie.
phrase-let-me-through = { $seat }, laisse-moi passer et je te laisse tranquille.
phrase-i-leave-you-alone = { $seat }, je te laisse tranquille.
phrase-leave-me-alone = Laisse-moi tranquille, { $seat }. Il y a plus dangereux que moi.
phrase-we-two-against = Qui est avec moi contre { $seat } ?
phrase-challenge-and-regret = Lance-moi un défi, { $seat }, et tu le regretteras.
phrase-you-are-next = { $seat }, le prochain coup est pour toi.
phrase-take-them = Pas moi ! Vise plutôt { $seat }.
phrase-somebody-challenge = Personne pour lancer un défi ?
phrase-i-will-challenge = La prochaine annonce, je la défie.
phrase-nobody-believes-that = Personne n’y croit.
phrase-i-was-bluffing = C’était du bluff.
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon, rien de personnel.
phrase-hurry-up = Allez, à toi de jouer !
phrase-one-more = Encore une partie ?
