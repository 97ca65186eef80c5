# The page's own words: what is neither event nor question nor reply.
#
# The name of the house, Camarilla, is the same in every language.
# Buttons are short; a `.hint` is the one line that stands under or beside it.

## Home

web-title = Camarilla
web-tagline = A clique behind a throne. Everybody lies. Somebody notices.
web-bots = Play against bots
    .hint = Coup, four seats, at once
web-create = Open a room
    .hint = Invite friends with a link or a code
web-quick = Quick match
    .hint = Join whoever is waiting
web-pass-and-play = On this device
    .hint = One phone around the sofa
web-watch = Watch
    .hint = Public tables that are being played
web-learn = Learn the games
    .hint = A first lesson, and all the rules
web-matches = My matches
    .hint = Replay them, decision by decision
web-join = Join by code
web-join-code = Room code
web-join-go = Join
web-install = Install on this device
web-install-by-hand = To install: Share, then Add to Home Screen
web-back = Back
web-home = Home
web-skip = Skip to the content
web-close = Close
web-more = More
web-loading = One moment …
web-not-found = There is nothing at this address.
web-game = Game

## Who I am

web-me = You
web-name = Your name
web-avatar = Your picture
web-avatar-choose = Picture: { $name }
web-save = Save
web-saved = Saved
web-guest = Guest
web-forget = Forget me here
    .hint = Deletes your name and everything you said from this server
web-forget-sure = Really delete your name and all you said?

## Settings

web-settings = Settings
web-language = Language
web-theme = Light and dark
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night
web-sound = Sounds
web-motion = Less motion
web-on = On
web-off = Off
web-device = Go on on another device
    .hint = A code, valid once for five minutes
web-device-code = Enter it on the other device: { $code }
web-device-enter = I have such a code

## Connection

web-reconnecting = Reconnecting … nothing is lost.
web-replaced = You play in another tab or on another device now.
web-replaced-here = Play here
web-refused = { $reason }
web-error-offline = The server cannot be reached.
web-error-no-room = There is no such room.
web-error-no-match = There is no such match.
web-error-too-fast = A little slower, please.
web-error-taken = That place is taken.
web-error-not-now = Not now.
web-error-not-host = Only the host may do that.
web-error-not-yours = That is not yours to do.
web-error-silenced = The host has asked you to be quiet.
web-error-bad-setup = These settings do not go together.
web-error-busy = Too much at once. Try again.
web-error-reconnecting = The server is reconnecting to its records. Try again in a moment.
web-error-unsure = The line broke just then. Please look whether it was done.
web-error-other = That did not work.

## Room

web-room = Room { $code }
web-room-invite = Invite
web-room-link = Copy the link
web-room-copied = Copied
web-room-share = Share
web-room-qr = A code to scan with a phone: it leads to this room
web-room-seats = Seats
web-room-number = Number of seats
web-room-sit = Sit here
web-room-stand = Stand up
web-room-empty = Empty
web-room-bot = Add a bot
web-room-fill = Fill up with bots
web-room-remove = Remove
    .hint = Free the seat of { $name }
web-room-host = Host
web-room-you = you
web-room-start = Start the match
web-room-need = Waiting until every seat is taken.
web-room-wait-host = { $name } starts the match when every seat is taken.
web-room-settings = What is played
web-room-watching = { $count ->
    [0] Nobody is watching
    [one] 1 is watching
   *[other] { $count } are watching
}
web-room-leave = Leave the room
web-room-silence = Silence
    .hint = { $name } can no longer write
web-room-unsilence = Let speak
    .hint = { $name } may write again
web-room-away = away
web-room-going = A match is being played here.
web-room-enter = To the table
web-room-free = { $count ->
    [0] full
    [one] 1 seat free
   *[other] { $count } seats free
}
web-room-playing = playing
web-rooms-none = No public table is open right now.

option-pace = Pace
    .hint = Time for every question
option-pace-none = No clock
    .hint = Everybody takes their time
option-pace-relaxed = Relaxed
    .hint = 60 seconds a question
option-pace-normal = Normal
    .hint = 30 seconds a question
option-pace-fast = Fast
    .hint = 12 seconds a question
option-public = Public
    .hint = Listed on the home page
option-spectators = Spectators
    .hint = Others may watch; they see no hidden card
option-shuffle = Mix the seats
    .hint = Who sits where is drawn at every start
option-turn-limit = Turn limit
    .hint = After so many turns it is a draw
option-edition = Edition
    .hint = Whose small rules apply
option-edition-auto = As fits
    .hint = The first edition that has what you chose
option-edition-en = English
    .hint = 2 to 6 seats, with the Ambassador
option-edition-de = German
    .hint = 2 to 6 seats, the Inquisitor possible
option-edition-it = Italian
    .hint = 2 to 10 seats, the Inquisitor possible
option-fifth = Fifth character
    .hint = Who exchanges cards with the court
option-fifth-ambassador = Ambassador
    .hint = Draws two cards, returns two
option-fifth-inquisitor = Inquisitor
    .hint = Draws one, or looks at a card of yours
option-draft = Draft
    .hint = Two seats: each chooses the first card in secret
option-free = Free set-up
    .hint = What an edition does not have is allowed too
option-copies = Cards of each character
    .hint = Left empty, the edition says
option-lives = Cards for each seat
    .hint = Two. With one (free set-up) the game is short
option-duel-coins = Coins of a duel
    .hint = What each begins with; left empty, the edition says
option-duel-coins-0 = First player
option-duel-coins-1 = Other player
option-draw-first = Draw, then return
    .hint = For cards that the Inquisitor has replaced
option-auto = As the edition says
option-yes = Yes
option-no = No
option-range = A whole number from { $least } to { $most }, please.

bot-random = Jester
    .hint = Plays anything at all
bot-honest = Honest
    .hint = Never bluffs, counts cards
bot-adept = Adept
    .hint = Trained by self-play, for a while
bot-master = Master
    .hint = Trained by self-play, hard to read
bot-planner = Planner
    .hint = Thinks ahead
bot-cautious = Cautious
    .hint = Bluffs seldom, doubts seldom
bot-bold = Bold
    .hint = Claims whatever would be best to have
bot-sceptic = Sceptic
    .hint = Believes little
bot-vengeful = Vengeful
    .hint = Remembers who has harmed it
bot-thinker = Thinker
    .hint = Counts, believes, and thinks ahead

## Table

web-table = The table
web-seats = The other seats
web-stage = What is happening
web-my-hand = Your hand
web-my-coins = your coins
web-answers = Your answers
web-you = you
web-turn-of = { $name } is on turn
web-your-turn = Your turn
web-title-your-turn = ● Your turn – Camarilla
web-exiled = exiled
web-bot = bot
web-stand-in = A bot holds this seat
web-disconnected = disconnected
web-deciding = deciding
web-answered = { $answers } of { $count } have answered
web-answered-you = You have answered. { $answers } of { $count } so far.
web-waiting-one = Waiting for { $name }
web-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-cards = { $cards ->
    [0] no card face down
    [one] 1 card face down
   *[other] { $cards } cards face down
}
web-face-up = face up: { $cards }
web-claimed = has claimed: { $roles }
web-claimed-none = no claim yet
web-claim-times = { $role }, { $count ->
    [one] once
   *[other] { $count } times
}
web-claim-shown = shown
web-claim-failed = not shown
web-claimed-before = { $count ->
    [0] never claimed before
    [one] claimed once before
   *[other] claimed { $count } times before
}
web-court = { $cards ->
    [one] 1 card in the court
   *[other] { $cards } cards in the court
}
web-true = true
web-bluff = bluff
web-block-and-pass = Block and let challenges pass
web-pass-all = Let everything pass this turn
    .hint = Until the next turn begins, or somebody aims at you
web-pass-all-on = You let everything pass this turn
web-pass-all-stop = Ask me again
web-key = Key { $key }
web-choose-target = Against whom?
web-choose-other = Choose something else
web-not-open = Not open now
web-more-time = More time
    .hint = { $seconds } seconds in reserve
web-clock = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
web-take-back = Take my seat back
web-bot-plays = A bot plays for you
web-vote-out = Let a bot play for { $name }
web-draw = Offer a draw
    .hint = It is one when everybody agrees in the same turn
web-draw-agree = Agree to a draw
web-draw-offered = You would call it a draw
web-leave = Leave the match
    .hint = A bot plays on for you
web-leave-sure = Leave this match? A bot plays on for you.
web-stay = Stay
web-watching = You are watching
web-out = You are out. The others play on.
web-out-bots = You are out. The bots play it out, quickly.
web-again = New match
web-waiting-match = The table is being laid …
web-menu = Menu
web-log = What happened
web-log-empty = Nothing yet.
web-talk = Talk
web-talk-write = Say something
web-talk-send = Say
web-talk-empty = Nobody has said anything. Nothing that is said binds.
web-talk-phrases = Phrases
web-talk-whom = Whom?
web-talk-which = Which character?
web-talk-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-reference = Reference cards
web-reference-game = For everybody
web-tokens = tokens: { $tokens }
web-set-aside = Set aside: { $cards }
web-hide-hand = Cover my cards
web-show-hand = Show my cards


## On this device

web-pp-title = On this device
web-pp-who = Who plays?
web-pp-player = Player { $number }
web-pp-add = Add a person
web-pp-bots = And bots
web-pp-start = Start
web-pp-seats = This game needs { $least } to { $most } seats.
web-pp-cover = Pass the device to { $name }
web-pp-cover-body = Tap when only { $name } can see the screen.
web-pp-cover-show = I am { $name }
web-pp-ask-challenge = Does anyone challenge?
web-pp-ask-block = Does anyone block?
web-pp-ask-other = Does anyone answer?
web-pp-nobody = Nobody
web-pp-nobody-hint = All of you let it pass
web-pp-someone = { $name }
web-pp-look = { $name } looks at the cards
web-pp-done = Done, cover the cards

## After the match

web-after = After the match
web-after-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-after-all-open = All cards are open now
web-after-replay = The match again
web-after-moment = Decision { $number } of { $count }
web-after-start = The deal
web-after-previous = Back
web-after-next = On
web-after-play = Play
web-after-pause = Pause
web-after-view = Seen by
web-after-view-open = All cards open
web-after-view-table = The table
web-after-decision = { $name }: { $reply }
web-why = What a bot thought
web-why-of = What { $name } thought
web-why-none = At the decisions of bots, their thoughts stand here.
web-why-position = Its chance to win, as it saw it: { $value }
web-why-replies = How it weighed its replies
web-why-reply = Reply
web-why-value = Wins
web-why-chance = Picks
web-why-chosen = chosen
web-why-forced = { $reply }: nothing else made sense.
web-why-beliefs = What it believed the others held
web-why-held = really held
web-why-role = Character
web-why-likely = How likely
web-after-bluffs = Who bluffed
web-after-bluffs-none = Nobody bluffed. Remarkable.
web-after-bluff = { $name } claimed { $role-the } without it
web-after-honest = { $name } had { $role-the }
web-after-caught = caught
web-after-uncaught = got away with it
web-after-doubted = doubted in vain
web-after-turn = Turn { $turn }
web-after-summary = { $name }: { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}, { $bluffs ->
    [0] no bluff
    [one] 1 bluff
   *[other] { $bluffs } bluffs
}, { $caught } caught
web-after-chart = Coins and influence
web-after-chart-coins = Coins
web-after-chart-cards = Influence
web-after-chart-text = { $name } ends with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $cards ->
    [0] no influence
    [one] 1 influence
   *[other] { $cards } influences
}.
web-after-share = Share the replay
web-after-transcript = Download the transcript
web-after-seed = Was the deal fair?
    .hint = The hash of the seed was published before the first card was dealt.
web-after-seed-check = Check it
web-after-seed-good = Yes: the seed gives the hash that was published at the start.
web-after-seed-bad = No: the seed does not give the published hash.
web-after-seed-none = This game was composed; its deal was chosen.
web-after-commitment = Published hash
web-after-seed-is = Seed
web-after-rematch = Rematch
    .hint = Same table, the winner begins
web-after-room = Back to the room
web-after-wait-host = { $name } may start a rematch.

## My matches

web-matches-none = You have not played here yet.
web-match-won = won
web-match-lost = lost
web-match-drawn = drawn
web-match-going = going on
web-match-replay = Replay
web-match-resume = Go on

## Learn (while the lesson is being fetched)

web-learn-title = Learn
web-learn-soon = The lessons are being written.

## Aria

web-aria-seat = Seat of { $name }
web-aria-card-back = a card face down
web-aria-card = { $role }
web-aria-lost = { $role }, lost
web-aria-log = What happened, newest last

## Added: keep new ones below

web-keys = Single keys
    .hint = Answer with one key, as shown on the buttons
web-block-planned = You will block with { $role-the }, once nobody doubts { $name }.
web-moment-true = It was true!
web-moment-false = It was a bluff!
web-moment-challenge = Challenge!
web-connecting = Connecting …
web-your-name-first = What shall we call you?
web-version = Version { $version }
web-waiting-several = { $count ->
    [one] 1 answer is still awaited
   *[other] { $count } answers are still awaited
}

## Coup Royal’s table

royal-page-street = The street
royal-page-standing = The standing, colour by colour
royal-page-house = { $letter }, { $place }: { $loot }
royal-page-empty = no loot
royal-page-thief = Thief to { $letter }, { $place }: { $loot }
royal-page-snitch = Snitch to { $letter }, { $place }: { $loot }
royal-page-thieves = Thieves
royal-page-snitches = Snitches
royal-page-choose-thieves = { $count ->
    [one] Your thief: tap below a house
   *[other] Your thieves: tap below { $count } houses
}
royal-page-choose-snitches = { $count ->
    [one] Your snitch: tap above a house
   *[other] Your snitches: tap above { $count } houses
}
royal-page-seal = Seal the plan
royal-page-sealed = Your plan is sealed: { $answers } of { $count } have answered
royal-page-plan-chosen = { $role }: { $places }
royal-page-was-here = { $names }: here last round
royal-page-skip = Skip
royal-page-supply = Supply
royal-page-loot-left = { $count ->
    [one] 1 loot card left
   *[other] { $count } loot cards left
}
royal-page-secrets-left = { $count ->
    [one] 1 secret loot card left
   *[other] { $count } secret loot cards left
}
royal-page-secret-cards = { $count ->
    [one] 1 secret loot card
   *[other] { $count } secret loot cards
}
royal-page-secret = Secret
royal-page-own = Your secret loot
royal-page-own-none = none yet
royal-page-items = Special items
royal-page-fame = Fame
royal-page-fame-now = Fame as it stands: cubes and special items, without secret loot
royal-page-fame-of = { $count } fame
royal-page-pays = Pays, first to last: { $places }
royal-page-lead = With two, a colour is won by a lead of two.
royal-page-partner = Partner card
royal-page-mark-guarded = watched
royal-page-mark-stolen = stolen
royal-page-mark-met = crowded
royal-page-mark-deserted = nobody
royal-page-from-supply = { $count } in the supply
royal-page-from-own = of your { $count }
royal-page-from-seat = Take from { $name }
royal-page-no-swap = No swap
royal-page-revealed = The plans are on the table.
royal-page-laid = New loot is laid out.

option-roles = Roles in play
    .hint = Drafted by chance, or five chosen by hand:
option-first-game = First game
    .hint = The five roles that are easiest to begin with
option-advanced = Advanced roles
    .hint = Chance may draft them too
option-anarchy = Anarchy
    .hint = Chance may draft the roles of the expansion too
option-partner = Partner
    .hint = With two seats: who holds the partner card first
option-partner-auto = Drawn by lot
option-partner-0 = First seat
option-partner-1 = Second seat
option-deck = Deck
    .hint = The house deck, or the cards of your own box
option-deck-own = A deck of your own
option-deck-house = House deck
option-deck-help = This is the deck as a file. Enter the cards of your box, give the deck a name of its own, and play with it.
option-deck-file = Open a file
option-deck-use = Play with this deck
option-deck-bad = This deck cannot be played. { $reason }

# Whom one does not want to hear
web-talk-mute = Mute { $name }
web-talk-unmute = Hear everybody again
