# Ciò che ogni gioco ha: posti, pareggi, finali.
#
# Forme dei nomi in italiano: .a un/una, .the il/lo/la/l’, .your il tuo/la tua; per un’azione,
# .by «il furto tentato da» (davanti a un nome). I nomi dei posti non hanno genere: nessun accordo.

## Elenchi

list-pair = { $first } e { $last }
list-more = { $first }, { $rest }

## Eventi

event-game-ended = { $reason ->
    [last] { $me ->
        [winners] Resti solo tu: la corte è tua.
       *[other] Resta in gioco soltanto { $winners }, che vince la partita.
    }
    [limit] I turni sono finiti: pareggio tra { $winners }.
    [agreed] C’è accordo: pareggio tra { $winners }.
   *[other] La partita è finita. La vittoria va a { $winners }.
}
event-draw-agreed = { $me ->
    [seat] Proponi un pareggio.
   *[other] { $seat } propone un pareggio.
}

## Esiti

outcome = La vittoria va a { $winners }.
outcome-last = { $me ->
    [winners] Hai vinto!
   *[other] Vince { $winners }.
}
outcome-limit = I turni sono finiti: pareggio tra { $winners }.
outcome-agreed = Pareggio concordato tra { $winners }.
outcome-score = { $count ->
    [one] { $me ->
        [winners] Hai vinto ai punti!
       *[other] Vince ai punti { $winners }.
    }
   *[other] { $winners } si dividono la vittoria ai punti.
}

## Domande

question = { $stage } { $ask }

waiting = { $count ->
    [one] Si aspetta { $seats }.
   *[other] Si aspettano { $count } risposte.
}

reply-pass = Lascia passare
reply-agree = Accetta: la partita finisce in pareggio
reply-refuse = Continua a giocare: niente pareggio

draw-asked = { $seat } propone un pareggio. Ci stai?

group = { $verb }
target = { $seat }
claim-true = vero
claim-bluff = bluff

table-turn = turno { $turn }
