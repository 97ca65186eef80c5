# Coup: its characters, what they do, and what only Coup has.

game-coup = Coup

## Characters: the name, its forms, a line for the card in the hand

role-duke = Duke
    .a = a Duke
    .the = the Duke
    .brief = takes 3 coins
    .blocks = blocks foreign aid
role-assassin = Assassin
    .a = an Assassin
    .the = the Assassin
    .brief = kills for 3 coins
    .blocks = blocks nothing
role-captain = Captain
    .a = a Captain
    .the = the Captain
    .brief = steals 2 coins
    .blocks = blocks stealing
role-contessa = Contessa
    .a = a Contessa
    .the = the Contessa
    .brief = has no action
    .blocks = blocks murder
role-ambassador = Ambassador
    .a = an Ambassador
    .the = the Ambassador
    .brief = exchanges 2 cards
    .blocks = blocks stealing
role-inquisitor = Inquisitor
    .a = an Inquisitor
    .the = the Inquisitor
    .brief = exchanges, examines
    .blocks = blocks stealing

## Reference cards

card-duke =
    Tax: take 3 coins from the treasury.
    Blocks anybody’s foreign aid.
card-assassin =
    Assassinate: pay 3 coins; somebody of your choice loses an influence.
    Blocks nothing.
card-captain =
    Steal: take 2 coins from somebody, or the only one there is.
    Blocks a steal from you.
card-contessa =
    Has no action of her own.
    Blocks an assassination aimed at you.
card-ambassador =
    Exchange: draw 2 cards from the court, then give 2 of yours back.
    Blocks a steal from you.
card-inquisitor =
    Exchange: draw 1 card from the court, then give 1 of yours back.
    Examine: somebody shows you a card, to you alone; you hand it back or have it replaced.
    Blocks a steal from you.
card-game-coup =
    Every turn you take one action, and you may claim any character for it, held or not.
    Income: take 1 coin. Nobody can stop it.
    Foreign aid: take 2 coins, unless somebody claims the Duke.
    Coup: pay 7 coins; somebody loses an influence, and nothing stops it. With 10 coins or more it is all you may do.
    A claim may be challenged. Shown to be true, the challenger loses an influence and the card is exchanged for a new one; not shown, the claimant loses one and the claim fails.
    The last with a card face down wins.

## Actions

action-foreign-aid = Foreign aid
    .noun = foreign aid
action-tax = Tax
    .noun = tax
action-assassinate = Assassinate
    .noun = assassination
action-steal = Steal
    .noun = steal
action-exchange = Exchange
    .noun = exchange
action-examine = Examine
    .noun = examination

event-action-declared-foreign-aid = { $me ->
    [seat] You ask for foreign aid: 2 coins.
   *[other] { $seat } asks for foreign aid: 2 coins.
}
event-action-declared-tax = { $me ->
    [seat] You claim { $role-the } to take 3 coins.
   *[other] { $seat } claims { $role-the } to take 3 coins.
}
event-action-declared-assassinate = { $me ->
    [seat] You claim { $role-the } and pay { $paid } coins to assassinate { $targets }.
    [targets] { $seat } claims { $role-the } and pays { $paid } coins to assassinate you.
   *[other] { $seat } claims { $role-the } and pays { $paid } coins to assassinate { $targets }.
}
event-action-declared-steal = { $me ->
    [seat] You claim { $role-the } to take 2 coins from { $targets }.
    [targets] { $seat } claims { $role-the } to take 2 coins from you.
   *[other] { $seat } claims { $role-the } to take 2 coins from { $targets }.
}
event-action-declared-exchange = { $me ->
    [seat] You claim { $role-the } to exchange cards with the court.
   *[other] { $seat } claims { $role-the } to exchange cards with the court.
}
event-action-declared-examine = { $me ->
    [seat] You claim { $role-the } to look at one of { $targets }’s cards.
    [targets] { $seat } claims { $role-the } to look at one of your cards.
   *[other] { $seat } claims { $role-the } to look at one of { $targets }’s cards.
}

## The Inquisitor

event-card-shown = { $me ->
    [seat] You show { $to } { $card-the }.
   *[other] { $seat } shows you { $card-the }.
}
event-card-shown-sealed = { $me ->
    [seat] You show { $to } a card.
    [to] { $seat } shows you a card.
   *[other] { $seat } shows { $to } a card, and nobody else.
}
event-card-kept = { $me ->
    [seat] { $by } hands the card back to you.
    [by] You hand the card back to { $seat }.
   *[other] { $by } hands the card back to { $seat }.
}
event-replacement-forced = { $me ->
    [seat] { $by } has your card replaced.
    [by] You have { $seat }’s card replaced.
   *[other] { $by } has { $seat }’s card replaced.
}
stage-lose-life-assassinate = { $me ->
    [seat] The assassination succeeds: you lose an influence.
   *[other] The assassination succeeds: { $seat } loses an influence.
}
stage-show-card = { $me ->
    [seat] { $to } may look at one of your cards.
    [to] You may look at one of { $seat }’s cards.
   *[other] { $to } may look at one of { $seat }’s cards.
}
ask-show = Which card do you show?
ask-examine = Back to { $owner }, or into the court?

## The draft

event-card-chosen = You keep { $card-the }; your other cards leave the game.
event-card-chosen-sealed = { $me ->
    [seat] You have chosen a card.
   *[other] { $seat } has chosen a card.
}
stage-draft = Both draft a card in secret. One more will be dealt to each.
ask-draft = Which card do you keep?

## Replies

reply-foreign-aid = Foreign aid: take 2 coins, unless a Duke blocks
reply-tax = Tax: take 3 coins (claim the Duke)
reply-assassinate = Assassinate { $seat }: pay 3 coins, { $seat } loses an influence (claim the Assassin)
reply-steal = Steal from { $seat }: take { $coins ->
    [0] nothing, the purse is empty
    [one] 1 coin
   *[other] 2 coins
} (claim the Captain)
reply-exchange = Exchange cards with the court
reply-exchange-ambassador = Exchange: draw 2 cards, return 2 (claim the Ambassador)
reply-exchange-inquisitor = Exchange: draw 1 card, return 1 (claim the Inquisitor)
reply-examine = Examine { $seat }: look at a card (claim the Inquisitor)
closed-coins-assassinate = needs 3 coins
group-assassinate = Assassinate: pay 3, they lose an influence (claim the Assassin)
group-steal = Steal: take 2 coins (claim the Captain)
group-examine = Examine: look at a card (claim the Inquisitor)
target-steal = { $coins ->
    [0] { $seat }: nothing
    [one] { $seat }: just 1
   *[other] { $seat }
}

reply-pass-block-foreign-aid = Let it pass: { $actor } takes 2 coins
reply-pass-block-steal = Let it pass: you lose { $my-coins ->
    [0] nothing, having no coins
    [one] your only coin
   *[other] 2 coins
}
reply-pass-block-assassinate = Let it pass: you lose an influence
reply-show = Show { $what-the } to { $to }, and nobody else
reply-keep = Hand it back: { $owner } keeps the card
reply-replace = Replace it: { $owner } must draw another card
reply-choose = Keep { $what-the }; the other four leave the game
