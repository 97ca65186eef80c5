# What every game has: seats, draws, ends.
#
# How these files are read (see ../speaker.py):
# - $me says which field of the event or question is the reader's own seat ("seat", "targets" …),
#   and is "other" where the reader is none of them.
# - A field that names a seat comes as that seat's name; one that names a role or an action comes
#   as its name, with every attribute of its message along: $role, $role-the, $role-a.
# - A more special id is taken before a general one: event-action-declared-steal, then
#   event-action-declared. The ending -sealed is for those who may not read the secret.

## Lists

list-pair = { $first } and { $last }
list-more = { $first }, { $rest }

## Events

event-game-ended = { $reason ->
    [last] { $me ->
        [winners] You alone are left: the court is yours.
       *[other] { $winners } alone is left and wins the game.
    }
    [limit] The turns are used up: a draw between { $winners }.
    [agreed] All agree: a draw between { $winners }.
   *[other] The game is over. It goes to { $winners }.
}
event-draw-agreed = { $me ->
    [seat] You would call it a draw.
   *[other] { $seat } would call it a draw.
}

## Outcomes

outcome = The game goes to { $winners }.
outcome-last = { $me ->
    [winners] You win!
   *[other] { $winners } wins.
}
outcome-limit = The turns are used up: a draw between { $winners }.
outcome-agreed = A draw, as agreed, between { $winners }.
outcome-score = { $count ->
    [one] { $me ->
        [winners] You win on points!
       *[other] { $winners } wins on points.
    }
   *[other] { $winners } share the win on points.
}

## Questions

# Both are whole sentences; a language may order or join them otherwise.
question = { $stage } { $ask }

waiting = { $count ->
    [one] Waiting for { $seats }.
   *[other] Waiting for { $count } answers.
}

reply-pass = Let it pass
reply-agree = Agree: the game ends in a draw
reply-refuse = Play on: no draw

draw-asked = { $seat } would call it a draw. Do you agree?

group = { $verb }
target = { $seat }
claim-true = true
claim-bluff = bluff

table-turn = turn { $turn }
