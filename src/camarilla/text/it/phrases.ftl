# Chiacchiere al tavolo: che cosa dice un clic. Niente di tutto ciò è vincolante.

phrases-claims = Sulle carte
phrases-offers = Offerte
phrases-threats = Minacce
phrases-manners = Buone maniere

phrase-i-have = Ho { $role-the }.
phrase-i-do-have = Ho davvero { $role-the }!
phrase-i-had = Avevo davvero { $role-the }.
phrase-you-have = { $seat }, secondo me hai { $role-the }.
phrase-you-do-not-have = { $seat }, tu non hai { $role-the }. Neanche per sogno.
phrase-let-me-through = { $seat }, lasciami passare e ti lascio in pace.
phrase-i-leave-you-alone = { $seat }, ti lascio in pace.
phrase-leave-me-alone = Lasciami in pace, { $seat }. Ci sono pesci più grossi.
phrase-we-two-against = Chi sta con me contro { $seat }?
phrase-challenge-and-regret = Sfidami, { $seat }, e te ne pentirai.
phrase-you-are-next = { $seat }, il prossimo bersaglio sei tu.
phrase-take-them = Non me! Meglio { $seat }.
phrase-somebody-challenge = Possibile che nessuno lanci una sfida?
phrase-i-will-challenge = La prossima dichiarazione la sfido io.
phrase-nobody-believes-that = Non ci crede nessuno.
phrase-i-was-bluffing = Era un bluff.
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa, niente di personale.
phrase-hurry-up = Dai, tocca a te!
phrase-one-more = Un’altra partita?
