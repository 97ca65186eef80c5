# Was jedes Spiel hat: Plätze, Unentschieden, das Ende.
#
# Formen der Nomen im Deutschen: .the der/die/das (wer?), .acc den/die/das (wen?), .dat dem/der (wem?),
# .a ein/eine, .a-acc einen/eine. Namen von Plätzen haben kein Geschlecht und keinen Genitiv:
# „von Ann“, nie „Anns“.

## Aufzählungen

list-pair = { $first } und { $last }
list-more = { $first }, { $rest }

## Ereignisse

event-game-ended = { $reason ->
    [last] { $me ->
        [winners] Nur du bist noch übrig: Der Hof gehört dir.
       *[other] Nur { $winners } ist noch übrig und gewinnt das Spiel.
    }
    [limit] Die Züge sind aufgebraucht: unentschieden zwischen { $winners }.
    [agreed] Alle sind einverstanden: unentschieden zwischen { $winners }.
   *[other] Das Spiel ist aus. Es geht an { $winners }.
}
event-draw-agreed = { $me ->
    [seat] Du bist für ein Unentschieden.
   *[other] { $seat } ist für ein Unentschieden.
}

## Ergebnisse

outcome = Das Spiel geht an { $winners }.
outcome-last = { $me ->
    [winners] Du gewinnst!
   *[other] { $winners } gewinnt.
}
outcome-limit = Die Züge sind aufgebraucht: unentschieden zwischen { $winners }.
outcome-agreed = Unentschieden vereinbart zwischen { $winners }.
outcome-score = { $count ->
    [one] { $me ->
        [winners] Du gewinnst nach Punkten!
       *[other] { $winners } gewinnt nach Punkten.
    }
   *[other] { $winners } teilen sich den Sieg nach Punkten.
}

## Fragen

question = { $stage } { $ask }

waiting = { $count ->
    [one] Wir warten auf { $seats }.
   *[other] Es fehlen noch { $count } Antworten.
}

reply-pass = Durchgehen lassen
reply-agree = Einverstanden: Das Spiel endet unentschieden
reply-refuse = Weiterspielen: kein Unentschieden

draw-asked = { $seat } ist für ein Unentschieden. Bist du einverstanden?

group = { $verb }
target = { $seat }
claim-true = wahr
claim-bluff = Bluff

table-turn = Zug { $turn }
