# The court: what Coup and Guatemala 54 share.

## Events

event-game-began = { $me ->
    [first] The court assembles. You play first.
   *[other] The court assembles. { $first } plays first.
}
event-cards-dealt = You are dealt { $cards-a }.
event-cards-dealt-sealed = { $me ->
    [seat] You are dealt your cards.
   *[other] { $seat } is dealt cards.
}
event-turn-began = { $me ->
    [seat] Turn { $turn }: you
   *[other] Turn { $turn }: { $seat }
}
event-action-declared = { $me ->
    [seat] You declare: { $action }.
   *[other] { $seat } declares: { $action }.
}
event-action-declared-income = { $me ->
    [seat] You take income.
   *[other] { $seat } takes income.
}
event-action-declared-coup = { $me ->
    [seat] You pay { $paid } coins for a coup against { $targets }.
    [targets] { $seat } pays { $paid } coins for a coup against you.
   *[other] { $seat } pays { $paid } coins for a coup against { $targets }.
}
event-counter-claimed = { $me ->
    [seat] You claim { $role-the } to block { $against }’s { $action-noun }.
    [against] { $seat } claims { $role-the } to block your { $action-noun }.
   *[other] { $seat } claims { $role-the } to block { $against }’s { $action-noun }.
}
event-challenged = { $me ->
    [seat] You challenge { $claimant }: is that really { $role-the }?
    [claimant] { $seat } challenges you to show { $role-the }.
   *[other] { $seat } challenges { $claimant } to show { $role-the }.
}
event-claim-proved = { $me ->
    [seat] You show { $role-the }: { $challenger } was wrong.
    [challenger] { $seat } shows { $role-the }: you were wrong.
   *[other] { $seat } shows { $role-the }: { $challenger } was wrong.
}
event-claim-failed = { $me ->
    [seat] You do not show { $role-the }.
   *[other] { $seat } does not show { $role-the }.
}
event-cost-returned = { $me ->
    [seat] You get your { $coins ->
        [one] coin
       *[other] { $coins } coins
    } back.
   *[other] { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } back.
}
event-action-blocked = { $me ->
    [seat] { $by } has blocked your { $action-noun }.
    [by] You have blocked { $seat }’s { $action-noun }.
   *[other] { $by } has blocked { $seat }’s { $action-noun }.
}
event-coins-gained = { $me ->
    [seat] You gain { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
event-coins-taken = { $me ->
    [seat] You take { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    } from { $source }.
    [source] { $seat } takes { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    } from you.
   *[other] { $seat } takes { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    } from { $source }.
}
event-life-lost = { $me ->
    [seat] You turn up { $card-the }.
   *[other] { $seat } turns up { $card-the }.
}
event-exiled = { $me ->
    [seat] You are exiled from the court.
   *[other] { $seat } is exiled from the court.
}
event-estate-returned = { $me ->
    [seat] The treasury takes your last { $coins ->
        [one] coin
       *[other] { $coins } coins
    }.
   *[other] The treasury takes { $seat }’s last { $coins ->
        [one] coin
       *[other] { $coins } coins
    }.
}
event-cards-drawn = { $count ->
    [0] The court has no card left to draw.
   *[other] You draw { $cards-a }.
}
event-cards-drawn-sealed = { $count ->
    [0] The court has no card left to draw.
    [one] { $me ->
        [seat] You draw a card.
       *[other] { $seat } draws a card.
    }
   *[other] { $me ->
        [seat] You draw { $count } cards.
       *[other] { $seat } draws { $count } cards.
    }
}
event-card-returned = { $me ->
    [seat] You return { $card-the } to the court.
   *[other] { $seat } returns { $card-the } to the court.
}
event-card-returned-sealed = { $me ->
    [seat] You return a card to the court.
   *[other] { $seat } returns a card to the court.
}

## The stage: what is under way, for everybody. Where there is no message the event is told again.

stage-take-action = { $me ->
    [seat] It is your turn.
   *[other] It is { $seat }’s turn.
}
stage-lose-life = { $me ->
    [seat] You lose an influence.
   *[other] { $seat } loses an influence.
}
stage-lose-life-challenge = { $me ->
    [seat] The challenge went against you: you lose an influence.
   *[other] The challenge went against { $seat }, who loses an influence.
}
stage-lose-life-coup = { $me ->
    [seat] The coup strikes: you lose an influence.
   *[other] The coup strikes: { $seat } loses an influence.
}
stage-return-card = { $me ->
    [seat] You are exchanging cards with the court.
   *[other] { $seat } is exchanging cards with the court.
}

## What the reader is asked

ask-action = What will you do?
ask-challenge = Do you challenge?
ask-block = Do you block it?
ask-prove = Will you show it?
ask-lose = Which card do you turn up?
ask-return = { $left ->
    [one] Which card goes back?
   *[other] { $left } cards must go back. Which one now?
}

## Replies: each says what it leads to

reply-income = Income: take 1 coin
reply-coup = Coup against { $seat }: pay 7 coins, { $seat } loses an influence
group-coup = Coup: pay 7 coins, they lose an influence

reply-pass-challenge = Let it pass: no challenge from you
reply-pass-challenge-counter-claimed = Let it pass: the block stands, unless others doubt it
reply-challenge = Challenge: you or { $claimant } will lose an influence
reply-block = Block with { $what-the }
reply-prove = Show { $role-the }: { $challenger } loses an influence, you get a new card
reply-decline = Do not show { $role-the }: you lose an influence
reply-lose = Turn up { $what-the }, for all to see
reply-return = Return { $what-the } to the court

closed-coins = not enough coins
closed-coins-coup = needs 7 coins
closed-must-coup = with 10 coins or more, only a coup

## Actions

action-income = Income
    .noun = income
action-coup = Coup
    .noun = coup
action-challenge = Challenge
    .noun = challenge
