# Guatemala 54: its roles, what they do, and what only Guatemala has.

game-guatemala = Guatemala 54
card-game-guatemala =
    Every turn you take one action, and you may claim any of the roles in play for it, held or not.
    Income: gain 1 coin. Nobody can stop it.
    Coup: pay 7 coins; somebody loses a life, and nothing stops it. With 10 coins or more it is all you may do.
    A claim may be challenged, and the card is shown if it is there: then the challenger loses a life and the card is exchanged for a new one. If it is not, the claimant loses a life and the claim fails.
    A block saves whoever claims it, and nothing else: what was paid stays paid, and the rest of the action happens.
    The coins of the eliminated wait for the end of the turn. The last with a card face down wins.

## Roles: the name, its forms, a line for the card in the hand

role-banker = Banker
    .a = a Banker
    .the = the Banker
    .brief = gains 3 coins
    .blocks = blocks nothing
role-farmer = Farmer
    .a = a Farmer
    .the = the Farmer
    .brief = gains 3, gives 1
    .blocks = blocks nothing
role-spy = Spy
    .a = a Spy
    .the = the Spy
    .brief = gains 1, acts again
    .blocks = blocks nothing
role-capitalist = Capitalist
    .a = a Capitalist
    .the = the Capitalist
    .brief = gains 4, shares it
    .blocks = blocks nothing
role-speculator = Speculator
    .a = a Speculator
    .the = the Speculator
    .brief = doubles up to 5
    .blocks = blocks nothing
role-director = Director
    .a = a Director
    .the = the Director
    .brief = exchanges 2 cards
    .blocks = blocks nothing
role-newscaster = Newscaster
    .a = a Newscaster
    .the = the Newscaster
    .brief = exchanges 3 for 1 coin
    .blocks = blocks nothing
role-reporter = Reporter
    .a = a Reporter
    .the = the Reporter
    .brief = gains 1, exchanges 1
    .blocks = blocks nothing
role-writer = Writer
    .a = a Writer
    .the = the Writer
    .brief = exchanges, 1 coin more a card
    .blocks = blocks nothing
role-producer = Producer
    .a = a Producer
    .the = the Producer
    .brief = swaps with deck and target
    .blocks = blocks a swap with you
role-guerrilla = Guerrilla
    .a = a Guerrilla
    .the = the Guerrilla
    .brief = kills for 4 coins
    .blocks = blocks an execution
role-judge = Judge
    .a = a Judge
    .the = the Judge
    .brief = kills for 3, to the victim
    .blocks = blocks a frame-up
role-general = General
    .a = a General
    .the = the General
    .brief = kills all round for 5
    .blocks = blocks a purge of you
role-crime-boss = Crime Boss
    .a = a Crime Boss
    .the = the Crime Boss
    .brief = 2 coins, or a life for 5
    .blocks = blocks nothing
role-mercenary = Mercenary
    .a = a Mercenary
    .the = the Mercenary
    .brief = marks for death for 3
    .blocks = lifts a Disappear token
role-politician = Politician
    .a = a Politician
    .the = the Politician
    .brief = takes 2 coins
    .blocks = blocks a bribe from you
role-priest = Priest
    .a = a Priest
    .the = the Priest
    .brief = takes 1 from all
    .blocks = blocks charity from you
role-peacekeeper = Peacekeeper
    .a = a Peacekeeper
    .the = the Peacekeeper
    .brief = gains 1, is no target
    .blocks = blocks nothing
role-intellectual = Intellectual
    .a = an Intellectual
    .the = the Intellectual
    .brief = gains 5 for a lost life
    .blocks = has no action
role-lawyer = Lawyer
    .a = a Lawyer
    .the = the Lawyer
    .brief = inherits coins
    .blocks = has no action
role-communist = Communist
    .a = a Communist
    .the = the Communist
    .brief = moves 3 to the poorest
    .blocks = blocks it when richest
role-customs-officer = Customs Officer
    .a = a Customs Officer
    .the = the Customs Officer
    .brief = taxes a role
    .blocks = blocks nothing
role-foreign-consular = Foreign Consular
    .a = a Foreign Consular
    .the = the Foreign Consular
    .brief = makes a treaty
    .blocks = blocks nothing
role-missionary = Missionary
    .a = a Missionary
    .the = the Missionary
    .brief = replaces a lost life
    .blocks = has no action
role-protestor = Protestor
    .a = a Protestor
    .the = the Protestor
    .brief = kills for 2, and another’s 3
    .blocks = blocks a riot against you
role-anarchist = Anarchist
    .a = an Anarchist
    .the = the Anarchist
    .brief = throws the Bomb for 3
    .blocks = passes or defuses the Bomb
role-paramilitary = Paramilitary
    .a = a Paramilitary
    .the = the Paramilitary
    .brief = kills for 3, or 5
    .blocks = blocks an execution
role-plantation-owner = Plantation Owner
    .a = a Plantation Owner
    .the = the Plantation Owner
    .brief = shares a harvest
    .blocks = blocks nothing
role-financier = Financier
    .a = a Financier
    .the = the Financier
    .brief = empties the Bank
    .blocks = blocks nothing
role-arms-dealer = Arms Dealer
    .a = an Arms Dealer
    .the = the Arms Dealer
    .brief = bets on the deck for 4
    .blocks = blocks nothing
role-socialist = Socialist
    .a = a Socialist
    .the = the Socialist
    .brief = collects coins and cards
    .blocks = blocks nothing
role-social-media = Social Media
    .a = Social Media
    .the = Social Media
    .brief = exchanges 1 card
    .blocks = for everybody
role-coin = Coin
    .a = a coin
    .the = a coin

## Reference cards

card-banker =
    Profit: gain 3 coins.
    Nobody blocks it.
card-farmer =
    Cooperation: gain 3 coins, and give 1 of them to somebody of your choice.
    Nobody blocks it. Whoever gets the coin is no target, so no protection keeps them from it.
card-spy =
    Intel: gain 1 coin, then take one more action, but not Intel.
    Nobody blocks it. The second action may be challenged and blocked as ever; with 10 coins or more it has to be a coup.
    Caught, your turn is over. If only the second action is caught, the coin stays yours.
card-capitalist =
    Dividends: gain 4 coins, then give 1 to everybody else who claims the Capitalist too.
    All who want a share claim at once; then each claim may be challenged in turn. A caught one loses a life, the rest goes on.
    Short of coins, you pay clockwise until there are none.
card-speculator =
    Gamble: gain as many coins as you have, at most 5.
    Nobody blocks it. Caught, your challenger takes all your coins before you lose the life.
card-director =
    Propaganda: draw 2 cards, then give 2 of yours back.
    Nobody blocks it.
card-newscaster =
    Propaganda: pay 1 coin; draw 3 cards, then give 3 of yours back.
    Nobody blocks it.
card-reporter =
    Propaganda: gain 1 coin; draw 1 card, then give 1 of yours back.
    Nobody blocks it.
card-writer =
    Propaganda: draw 1 card and look at it; as often as you like, pay 1 coin to draw another. Give as many back as you drew.
    Nobody blocks it. It ends when the deck or your coins do.
card-producer =
    Propaganda: draw 1 card, and get 1 that your target picks; give 1 back to the deck and 1 to the target.
    Blocks a Producer’s swap with you: you neither give nor get a card, and the deck half happens all the same.
    When nobody may be a target, you swap with the deck alone.
card-guerrilla =
    Execution: pay 4 coins; your target loses a life.
    Blocks an execution aimed at you. The coins stay paid.
card-judge =
    Frame: give 3 coins to your target, who loses a life.
    Blocks a frame-up of you, and you keep the 3 coins. They come too late to pay for the block.
card-general =
    Purge: pay 5 coins; everybody else loses a life, one after another.
    Blocks a purge for you alone. Whoever cannot be a target is left out.
    It goes on even if you die challenging somebody’s block.
card-crime-boss =
    Extortion: with 5 coins in hand, ask your target for 2. Refused, you pay the 5 and they lose a life.
    Nobody blocks it. It is 2 coins or nothing, and paying them is no claim.
card-mercenary =
    Disappear: pay 3 coins; your target gets a token, and loses a life at the end of their next turn if they still have it.
    Claim the Mercenary to get rid of one: when you are targeted, before your action, or at the end of your turn. A failed claim costs a life, and the token stays.
    Tokens add up, and each claim removes one. No later protection stops them.
card-politician =
    Bribery: take 2 coins from your target, or the only one there is.
    Blocks bribery aimed at you.
card-priest =
    Charity: take 1 coin from everybody else who has one.
    Blocks it for your own coin. Whoever cannot be a target is left out.
card-peacekeeper =
    Peacekeeping: gain 1 coin and take the token. Whoever has it cannot be a target, except of a coup.
    Nobody blocks it. The token stays until somebody else takes it.
card-intellectual =
    Memoirs: when you lose a life, coups included, set the card aside face down and gain 5 coins. Not for your last.
    Only a challenge stops it, and then that very card decides: true, the challenger loses a life; false, you lose another and gain nothing.
card-lawyer =
    Probate: at the end of a turn, take the coins of those who were eliminated in it.
    Everybody may claim it in turn. Those whose claims stand share alike, and what is over is lost.
card-communist =
    Redistribution: take 3 coins, or what there is, from the richest and give them to the poorest. You may be either; ties are yours to decide.
    The richest blocks it by claiming the Communist. Not to be had when the only richest cannot be your target.
card-customs-officer =
    Tax: put one token before you and one on a role. Everybody else gives you a coin before every claim of it.
    Whoever has no coin cannot claim it, and nothing is refunded. A new officer takes both tokens; they leave when you do.
card-foreign-consular =
    Alliance: put one token before you and one before somebody else, who need not agree. Neither of you may target the other, coups included.
    Challenges stay allowed, and between the last two it is void.
card-missionary =
    Sacrifice: when you lose a life, except by a coup, set the card aside face down and take 1 from the deck, if it has one. Even for your last.
    Only a challenge stops it, and then that very card decides: true, the challenger loses a life; false, you lose another and get nothing.
card-protestor =
    Riot: pay 2 coins; if somebody else pays 3 to join, your target loses a life. Joining is no claim.
    Blocks a riot against you, once somebody has joined. Nobody joins: it fails, and the 2 coins are gone.
card-anarchist =
    Bomb: anybody may pay 3 coins to hand somebody the Bomb. That is no claim.
    Whoever has it may claim the Anarchist to hand it on, never to the active player or to one who had it, or to defuse it. Else it costs a life; caught, two.
card-paramilitary =
    Execution: pay 3 coins against somebody with two lives, 5 against one with a single life; they lose a life.
    Blocks an execution aimed at you. The coins stay paid.
card-plantation-owner =
    Harvest: gain 1 coin. Others may claim the Plantation Owner too; then each whose claim stands, you among them, gains as many coins as there are of you.
    Nobody blocks it; each claim may be challenged in turn.
card-financier =
    Banking: take all that is in the Bank.
    Nobody blocks it. While this role is in play, every Income puts a coin into the Bank as well.
card-arms-dealer =
    Supply: name a role and turn up 2 cards of the deck. Gain 4 coins if either of them is that role.
    Nobody blocks it. The cards go back.
card-socialist =
    Redistribution: everybody else gives you a coin or a card, as they choose. Keep the coins; of all the cards keep as many as you had, and the others are dealt back at random.
    Nobody blocks it. Whoever cannot be a target is left out.
card-social-media =
    Social Media: draw 1 card, then give 1 of yours back.
    Open to everybody: it is no claim, and nothing stops it.

## Actions

action-profit = Profit
    .noun = profit
action-cooperation = Cooperation
    .noun = cooperation
action-intel = Intel
    .noun = intel
action-dividends = Dividends
    .noun = dividends
action-gamble = Gamble
    .noun = gamble
action-propaganda = Propaganda
    .noun = propaganda
action-execution = Execution
    .noun = execution
action-frame = Frame
    .noun = frame-up
action-purge = Purge
    .noun = purge
action-extortion = Extortion
    .noun = extortion
action-disappear = Disappear
    .noun = disappearance
action-bribery = Bribery
    .noun = bribery
action-charity = Charity
    .noun = charity
action-peacekeeping = Peacekeeping
    .noun = peacekeeping
action-redistribution = Redistribution
    .noun = redistribution
action-customs = Tax
    .noun = tax
action-alliance = Alliance
    .noun = alliance
action-riot = Riot
    .noun = riot
action-bomb = Bomb
    .noun = Bomb
action-harvest = Harvest
    .noun = harvest
action-banking = Banking
    .noun = banking
action-supply = Supply
    .noun = supply
action-collection = Redistribution
    .noun = redistribution
action-social-media = Social Media
    .noun = social media
action-give = Hand over
    .noun = gift
action-hand-on = Hand on
    .noun = handing on
action-memoirs = Memoirs
    .noun = memoirs
action-sacrifice = Sacrifice
    .noun = sacrifice

## Tokens

token-peacekeeping = Peacekeeping token
token-tax = Tax token
token-treaty = Treaty token
token-disappear = Disappear token

## What is declared

event-action-declared-profit = { $me ->
    [seat] You claim { $role-the } to gain 3 coins.
   *[other] { $seat } claims { $role-the } to gain 3 coins.
}
event-action-declared-cooperation = { $me ->
    [seat] You claim { $role-the } to gain 3 coins and give { $receiver } 1 of them.
    [receiver] { $seat } claims { $role-the } to gain 3 coins and give you 1 of them.
   *[other] { $seat } claims { $role-the } to gain 3 coins and give { $receiver } 1 of them.
}
event-action-declared-intel = { $me ->
    [seat] You claim { $role-the } to gain 1 coin and act once more.
   *[other] { $seat } claims { $role-the } to gain 1 coin and act once more.
}
event-action-declared-dividends = { $me ->
    [seat] You claim { $role-the } to gain 4 coins, and share them with your like.
   *[other] { $seat } claims { $role-the } to gain 4 coins, and share them with their like.
}
event-action-declared-gamble = { $me ->
    [seat] You claim { $role-the } to gain as many coins as you have.
   *[other] { $seat } claims { $role-the } to gain as many coins as they have.
}
event-action-declared-propaganda = { $targets-count ->
    [0] { $me ->
        [seat] You claim { $role-the } for propaganda: new cards.
       *[other] { $seat } claims { $role-the } for propaganda: new cards.
    }
   *[other] { $me ->
        [seat] You claim { $role-the } for propaganda: new cards, one of them { $targets }’s.
        [targets] { $seat } claims { $role-the } for propaganda: new cards, one of them yours.
       *[other] { $seat } claims { $role-the } for propaganda: new cards, one of them { $targets }’s.
    }
}
event-action-declared-execution = { $me ->
    [seat] You claim { $role-the } and pay { $paid } coins to have { $targets } executed.
    [targets] { $seat } claims { $role-the } and pays { $paid } coins to have you executed.
   *[other] { $seat } claims { $role-the } and pays { $paid } coins to have { $targets } executed.
}
event-action-declared-frame = { $me ->
    [seat] You claim { $role-the } to frame { $targets }, with { $paid } coins as evidence.
    [targets] { $seat } claims { $role-the } to frame you, with { $paid } coins as evidence.
   *[other] { $seat } claims { $role-the } to frame { $targets }, with { $paid } coins as evidence.
}
event-action-declared-purge = { $me ->
    [seat] You claim { $role-the } and pay { $paid } coins to purge { $targets }.
    [targets] { $seat } claims { $role-the } and pays { $paid } coins to purge { $targets }: you are among them.
   *[other] { $seat } claims { $role-the } and pays { $paid } coins to purge { $targets }.
}
event-action-declared-extortion = { $me ->
    [seat] You claim { $role-the } to extort 2 coins from { $targets }.
    [targets] { $seat } claims { $role-the } to extort 2 coins from you.
   *[other] { $seat } claims { $role-the } to extort 2 coins from { $targets }.
}
event-action-declared-disappear = { $me ->
    [seat] You claim { $role-the } and pay { $paid } coins to make { $targets } disappear.
    [targets] { $seat } claims { $role-the } and pays { $paid } coins to make you disappear.
   *[other] { $seat } claims { $role-the } and pays { $paid } coins to make { $targets } disappear.
}
event-action-declared-bribery = { $me ->
    [seat] You claim { $role-the } to take 2 coins from { $targets }.
    [targets] { $seat } claims { $role-the } to take 2 coins from you.
   *[other] { $seat } claims { $role-the } to take 2 coins from { $targets }.
}
event-action-declared-charity = { $me ->
    [seat] You claim { $role-the } to collect a coin from { $targets }.
    [targets] { $seat } claims { $role-the } to collect a coin from { $targets }: you are among them.
   *[other] { $seat } claims { $role-the } to collect a coin from { $targets }.
}
event-action-declared-peacekeeping = { $me ->
    [seat] You claim { $role-the } to gain 1 coin and the Peacekeeping token.
   *[other] { $seat } claims { $role-the } to gain 1 coin and the Peacekeeping token.
}
event-action-declared-redistribution = { $me ->
    [seat] You claim { $role-the } to move 3 coins from { $targets } to { $receiver }.
    [targets] { $seat } claims { $role-the } to move 3 of your coins to { $receiver }.
    [receiver] { $seat } claims { $role-the } to move 3 coins from { $targets } to you.
   *[other] { $seat } claims { $role-the } to move 3 coins from { $targets } to { $receiver }.
}
event-action-declared-customs = { $me ->
    [seat] You claim { $role-the } to tax { $named-the }.
   *[other] { $seat } claims { $role-the } to tax { $named-the }.
}
event-action-declared-alliance = { $me ->
    [seat] You claim { $role-the } to make a treaty with { $receiver }.
    [receiver] { $seat } claims { $role-the } to make a treaty with you.
   *[other] { $seat } claims { $role-the } to make a treaty with { $receiver }.
}
event-action-declared-riot = { $me ->
    [seat] You claim { $role-the } and pay { $paid } coins to start a riot against { $targets }.
    [targets] { $seat } claims { $role-the } and pays { $paid } coins to start a riot against you.
   *[other] { $seat } claims { $role-the } and pays { $paid } coins to start a riot against { $targets }.
}
event-action-declared-bomb = { $me ->
    [seat] You pay { $paid } coins to hand { $targets } the Bomb.
    [targets] { $seat } pays { $paid } coins to hand you the Bomb.
   *[other] { $seat } pays { $paid } coins to hand { $targets } the Bomb.
}
event-action-declared-harvest = { $me ->
    [seat] You claim { $role-the } to bring in the harvest.
   *[other] { $seat } claims { $role-the } to bring in the harvest.
}
event-action-declared-banking = { $me ->
    [seat] You claim { $role-the } to take what is in the Bank.
   *[other] { $seat } claims { $role-the } to take what is in the Bank.
}
event-action-declared-supply = { $me ->
    [seat] You claim { $role-the } and bet on { $named-the }.
   *[other] { $seat } claims { $role-the } and bets on { $named-the }.
}
event-action-declared-collection = { $me ->
    [seat] You claim { $role-the } to collect a coin or a card from { $targets }.
    [targets] { $seat } claims { $role-the } to collect a coin or a card from { $targets }: you are among them.
   *[other] { $seat } claims { $role-the } to collect a coin or a card from { $targets }.
}
event-action-declared-social-media = { $me ->
    [seat] You turn to social media.
   *[other] { $seat } turns to social media.
}

## What happened

event-join-claimed = { $me ->
    [seat] You claim { $role-the } too, to share in { $partner }’s { $action-noun }.
    [partner] { $seat } claims { $role-the } too, to share in your { $action-noun }.
   *[other] { $seat } claims { $role-the } too, to share in { $partner }’s { $action-noun }.
}
event-action-backed = { $me ->
    [seat] You pay { $paid } coins to join { $partner }’s { $action-noun }.
    [partner] { $seat } pays { $paid } coins to join your { $action-noun }.
   *[other] { $seat } pays { $paid } coins to join { $partner }’s { $action-noun }.
}
event-action-unbacked = { $me ->
    [seat] Nobody joins your { $action-noun }: it comes to nothing.
   *[other] Nobody joins { $seat }’s { $action-noun }: it comes to nothing.
}
event-coins-given = { $me ->
    [seat] You give { $to } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    [to] { $seat } gives you { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } gives { $to } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
event-life-set-aside = You set { $card-the } aside face down, and claim { $role-the }.
event-life-set-aside-sealed = { $me ->
    [seat] You set a card aside face down, and claim { $role-the }.
   *[other] { $seat } sets a card aside face down, and claims { $role-the }.
}
event-aside-turned-up = { $me ->
    [seat] { $challenger } has your card turned up: it is { $card-the }.
    [challenger] You have { $seat }’s card turned up: it is { $card-the }.
   *[other] { $challenger } has { $seat }’s card turned up: it is { $card-the }.
}
event-card-passed = { $me ->
    [seat] You hand { $card-the } to { $to }.
   *[other] { $seat } hands you { $card-the }.
}
event-card-passed-sealed = { $me ->
    [seat] You hand a card to { $to }.
    [to] { $seat } hands you a card.
   *[other] { $seat } hands a card to { $to }.
}
event-cards-revealed = Out of the deck, and back into it: { $cards-a }.
event-estate-divided = { $heirs-count ->
    [one] { $me ->
        [heirs] You inherit { $share ->
            [one] 1 coin
           *[other] { $share } coins
        } from { $estates }.
       *[other] { $heirs } inherits { $share ->
            [one] 1 coin
           *[other] { $share } coins
        } from { $estates }.
    }
   *[other] { $heirs } inherit { $share ->
        [0] nothing
        [one] 1 coin each
       *[other] { $share } coins each
    } from { $estates }; { $remainder ->
        [0] nothing is over
        [one] 1 coin is over
       *[other] { $remainder } coins are over
    }.
}
event-tokens-returned = Back to the middle of the table: { $tokens }.
event-tax-paid = { $me ->
    [seat] You give { $officer } a coin, to claim { $role-the }.
    [officer] { $seat } gives you a coin, to claim { $role-the }.
   *[other] { $seat } gives { $officer } a coin, to claim { $role-the }.
}
event-tax-placed = { $me ->
    [seat] { $role-the } is taxed, and you collect.
   *[other] { $role-the } is taxed, and { $seat } collects.
}
event-peacekeeping-taken = { $me ->
    [seat] The Peacekeeping token is yours.
   *[other] { $seat } has the Peacekeeping token.
}
event-treaty-made = { $me ->
    [seat] There is a treaty between you and { $partner }.
    [partner] There is a treaty between { $seat } and you.
   *[other] There is a treaty between { $seat } and { $partner }.
}
event-card-paid-for = { $me ->
    [seat] You pay for one more card.
   *[other] { $seat } pays for one more card.
}
event-extortion-refused = { $me ->
    [seat] You do not pay; { $by } spends { $paid } coins on you.
    [by] { $seat } does not pay; you spend { $paid } coins on it.
   *[other] { $seat } does not pay; { $by } spends { $paid } coins on it.
}
event-disappear-placed = { $me ->
    [seat] You are marked: a Disappear token lies before you.
   *[other] { $seat } is marked: a Disappear token lies before them.
}
event-escape-claimed = { $me ->
    [seat] You claim { $role-the } to be rid of a Disappear token.
   *[other] { $seat } claims { $role-the } to be rid of a Disappear token.
}
event-disappear-lifted = { $me ->
    [seat] You are rid of a Disappear token.
   *[other] { $seat } is rid of a Disappear token.
}
event-disappear-fired = { $me ->
    [seat] The time of your Disappear token has come.
   *[other] The time of { $seat }’s Disappear token has come.
}
event-estate-claimed = { $me ->
    [seat] You claim { $role-the }, to inherit.
   *[other] { $seat } claims { $role-the }, to inherit.
}
event-bank-fed = A coin goes into the Bank, which holds { $bank } now.
event-bank-taken = { $me ->
    [seat] You take { $coins ->
        [0] nothing: the Bank is empty
        [one] the only coin in the Bank
       *[other] all { $coins } coins in the Bank
    }.
   *[other] { $seat } takes { $coins ->
        [0] nothing: the Bank is empty
        [one] the only coin in the Bank
       *[other] all { $coins } coins in the Bank
    }.
}
event-bomb-held = { $me ->
    [seat] The Bomb is ticking in your hands.
   *[other] The Bomb is ticking in { $seat }’s hands.
}
event-bomb-claimed = { $to-count ->
    [one] { $me ->
        [seat] You claim { $role-the }, to hand the Bomb on to { $to }.
        [to] { $seat } claims { $role-the }, to hand the Bomb on to you.
       *[other] { $seat } claims { $role-the }, to hand the Bomb on to { $to }.
    }
   *[other] { $me ->
        [seat] You claim { $role-the }, to defuse the Bomb.
       *[other] { $seat } claims { $role-the }, to defuse the Bomb.
    }
}
event-bomb-defused = The Bomb does no harm.
event-card-pooled = You lay down { $card-the }, to be dealt back.
event-card-pooled-sealed = { $me ->
    [seat] You lay down a card, to be dealt back.
   *[other] { $seat } lays down a card, to be dealt back.
}
event-card-dealt-back = You are dealt { $card-the } back.
event-card-dealt-back-sealed = { $me ->
    [seat] You are dealt a card back.
   *[other] { $seat } is dealt a card back.
}

## The stage

stage-lose-life-disappear = { $me ->
    [seat] You disappear in part: you lose a life.
   *[other] { $seat } disappears in part, and loses a life.
}
stage-lose-life-bomb = { $me ->
    [seat] The Bomb goes off: you lose a life.
   *[other] The Bomb goes off: { $seat } loses a life.
}
stage-join = { $actor } has claimed { $role-the }. Others may do so too.
stage-back = A riot needs a second hand: 3 coins.
stage-choose-receiver = { $me ->
    [seat] You are sharing out somebody’s coins.
   *[other] { $seat } is sharing out somebody’s coins.
}
stage-draw-another = { $me ->
    [seat] You look at what you have drawn.
   *[other] { $seat } looks at what was drawn.
}
stage-pass-card = { $me ->
    [seat] One of your cards goes to { $to }.
    [to] You are about to get a card from { $seat }.
   *[other] { $to } is about to get a card from { $seat }.
}
stage-pay-ransom = { $me ->
    [seat] { $boss } wants 2 coins from you.
    [boss] You want 2 coins from { $seat }.
   *[other] { $boss } wants 2 coins from { $seat }.
}
stage-escape = { $me ->
    [seat] A Disappear token lies before you.
   *[other] A Disappear token lies before { $seat }.
}
stage-claim-estate = The coins of { $estates } are waiting for an heir.
stage-hold-bomb = { $me ->
    [seat] You have the Bomb.
   *[other] { $seat } has the Bomb.
}
stage-contribute = { $actor } collects a coin or a card.
stage-lay-down = { $me ->
    [seat] Of all these cards you keep as many as you had.
   *[other] { $seat } looks through the cards.
}

## What the reader is asked

ask-receiver = Who gets the coins?
ask-join = Do you claim it too?
ask-back = Do you join?
ask-more = Another card?
ask-give = Which card do you hand over?
ask-extortion = Do you pay?
ask-escape = Do you claim the Mercenary?
ask-probate = Do you claim the Lawyer?
ask-bomb = What do you do with it?
ask-contribute = What do you give?

## Replies

reply-profit = Profit: gain 3 coins (claim the Banker)
reply-cooperation = Cooperation with { $seat }: gain 3 coins, { $seat } gets 1 of them (claim the Farmer)
group-cooperation = Cooperation: gain 3 coins, they get 1 (claim the Farmer)
reply-intel = Intel: gain 1 coin, then act again (claim the Spy)
reply-dividends = Dividends: gain 4 coins, and share (claim the Capitalist)
reply-gamble = Gamble: gain as many coins as you have, up to 5 (claim the Speculator)
reply-propaganda = Propaganda: new cards
reply-propaganda-director = Propaganda: draw 2 cards, return 2 (claim the Director)
reply-propaganda-newscaster = Propaganda: pay 1 coin, draw 3 cards, return 3 (claim the Newscaster)
reply-propaganda-reporter = Propaganda: gain 1 coin, draw 1 card, return 1 (claim the Reporter)
reply-propaganda-writer = Propaganda: draw 1 card, more for 1 coin each (claim the Writer)
reply-propaganda-producer = Propaganda: swap a card with the deck, and one with whom you name (claim the Producer)
group-propaganda = Propaganda: swap a card with the deck and one with them (claim the Producer)
reply-execution = Execute { $seat }: they lose a life
reply-execution-guerrilla = Execute { $seat }: pay 4 coins, they lose a life (claim the Guerrilla)
reply-execution-paramilitary = Execute { $seat }: pay 3 coins, or 5 for their last life (claim the Paramilitary)
group-execution = Execution: they lose a life
group-execution-guerrilla = Execution: pay 4 coins, they lose a life (claim the Guerrilla)
group-execution-paramilitary = Execution: pay 3 coins, or 5 for a last life (claim the Paramilitary)
reply-frame = Frame { $seat }: they get 3 of your coins and lose a life (claim the Judge)
group-frame = Frame: they get 3 of your coins and lose a life (claim the Judge)
reply-purge = Purge: pay 5 coins, all others lose a life (claim the General)
reply-extortion = Extort { $seat }: 2 coins, or you pay 5 and they lose a life (claim the Crime Boss)
group-extortion = Extortion: 2 coins, or you pay 5 and they lose a life (claim the Crime Boss)
reply-disappear = Make { $seat } disappear: pay 3 coins, a life at the end of their turn (claim the Mercenary)
group-disappear = Disappear: pay 3 coins, a life at the end of their turn (claim the Mercenary)
reply-bribery = Bribery: take { $coins ->
    [0] nothing, the purse is empty,
    [one] 1 coin
   *[other] 2 coins
} from { $seat } (claim the Politician)
group-bribery = Bribery: take 2 coins (claim the Politician)
reply-charity = Charity: take 1 coin from all others (claim the Priest)
reply-peacekeeping = Peacekeeping: gain 1 coin, and be no target (claim the Peacekeeper)
reply-redistribution = Redistribution: 3 coins from { $seat } to the poorest (claim the Communist)
group-redistribution = Redistribution: 3 coins from the richest to the poorest (claim the Communist)
reply-customs = Tax { $what-the }: others pay you for claiming it (claim the Customs Officer)
reply-alliance = Alliance with { $seat }: you may not target each other (claim the Foreign Consular)
group-alliance = Alliance: you may not target each other (claim the Foreign Consular)
reply-riot = Riot against { $seat }: pay 2 coins; joined, they lose a life (claim the Protestor)
group-riot = Riot: pay 2 coins; joined, they lose a life (claim the Protestor)
reply-bomb = Bomb for { $seat }: pay 3 coins
group-bomb = Bomb: pay 3 coins, they pass it on, defuse it or lose a life
reply-harvest = Harvest: gain 2 coins, more with others (claim the Plantation Owner)
reply-banking = Banking: take what is in the Bank (claim the Financier)
reply-supply = Supply: bet on { $what-the } for 4 coins (claim the Arms Dealer)
reply-collection = Redistribution: a coin or a card from all others (claim the Socialist)
reply-social-media = Social Media: draw 1 card, return 1

reply-give = Hand over { $what-the }
reply-give-receiver = { $seat } gets them
reply-give-give = Hand { $what-the } to { $seat }
reply-give-contribute = Give { $what-the }
group-give = Hand over
group-give-receiver = The coins go to
group-give-give = Hand over a card
reply-join = Join
reply-join-join = Claim it too, and share
reply-pass-join = Claim nothing
reply-join-back = Join: pay 3 coins, and the riot takes place
reply-pass-back = Stay out of it
reply-more = Pay 1 coin for another card
reply-enough = Enough: give back as many as you drew
reply-pay = Pay 2 coins
reply-refuse-extortion = Refuse: you lose a life, and it costs them 5 coins
reply-block-escape = Claim the Mercenary: a token goes
reply-pass-escape = Claim nothing
reply-probate = Claim the Lawyer: a share of the coins
reply-pass-probate = Claim nothing
reply-defuse = Defuse it (claim the Anarchist)
reply-hand-on = Hand it on to { $seat } (claim the Anarchist)
group-hand-on = Hand it on (claim the Anarchist)
reply-pass-bomb = Do nothing: you lose a life
reply-memoirs = Set { $what-the } aside and gain 5 coins (claim the Intellectual)
reply-sacrifice = Set { $what-the } aside and draw a card (claim the Missionary)

closed-barred = not twice in a turn
closed-protected = cannot be a target
