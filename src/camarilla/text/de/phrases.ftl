# Tischgespräch: was ein Klick sagt. Nichts davon verpflichtet.

phrases-claims = Über Karten
phrases-offers = Angebote
phrases-threats = Drohungen
phrases-manners = Umgangsformen

phrase-i-have = Ich habe { $role-acc }.
phrase-i-do-have = Ich habe wirklich { $role-acc }!
phrase-i-had = Ich hatte tatsächlich { $role-acc }.
phrase-you-have = { $seat }, ich glaube, du hast { $role-acc }.
phrase-you-do-not-have = { $seat }, du hast { $role-acc } nicht. Nie im Leben.
phrase-let-me-through = { $seat }, lass mich durch, dann lasse ich dich in Ruhe.
phrase-i-leave-you-alone = { $seat }, ich lasse dich in Ruhe.
phrase-leave-me-alone = Lass mich in Ruhe, { $seat }. Es gibt lohnendere Ziele.
phrase-we-two-against = Wer hilft mir gegen { $seat }?
phrase-challenge-and-regret = Ficht das an, { $seat }, und du wirst es bereuen.
phrase-you-are-next = { $seat }, du bist als Nächstes dran.
phrase-take-them = Nicht mich! Nimm { $seat }.
phrase-somebody-challenge = Will das denn niemand anfechten?
phrase-i-will-challenge = Die nächste Behauptung fechte ich an.
phrase-nobody-believes-that = Das glaubt doch niemand.
phrase-i-was-bluffing = Das war ein Bluff.
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldige, nimm’s nicht persönlich.
phrase-hurry-up = Na los, du bist dran!
phrase-one-more = Noch ein Spiel?
