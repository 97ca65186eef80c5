# Table talk: what one click says, read by everybody in their own language. None of it binds.
# $role comes with the forms of its noun; $seat is a name.

phrases-claims = About cards
phrases-offers = Offers
phrases-threats = Threats
phrases-manners = Manners

phrase-i-have = I have { $role-the }.
phrase-i-do-have = I really do have { $role-the }!
phrase-i-had = I did have { $role-the }.
phrase-you-have = { $seat }, I think you have { $role-the }.
phrase-you-do-not-have = { $seat }, you do not have { $role-the }. Never.
phrase-let-me-through = { $seat }, let me through and I leave you alone.
phrase-i-leave-you-alone = { $seat }, I will leave you alone.
phrase-leave-me-alone = Leave me alone, { $seat }. There are bigger fish.
phrase-we-two-against = Who is with me against { $seat }?
phrase-challenge-and-regret = Challenge me, { $seat }, and you will regret it.
phrase-you-are-next = { $seat }, you are next.
phrase-take-them = Not me! Take { $seat }.
phrase-somebody-challenge = Will nobody challenge that?
phrase-i-will-challenge = I challenge the next claim.
phrase-nobody-believes-that = Nobody believes that.
phrase-i-was-bluffing = I was bluffing.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry, nothing personal.
phrase-hurry-up = Come on, your move!
phrase-one-more = One more game?
