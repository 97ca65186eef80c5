# Coup: i suoi personaggi, che cosa fanno, e ciò che c’è solo qui.

game-coup = Coup

## Personaggi: il nome, le sue forme, due righe per la carta in mano (al massimo 19 caratteri)

role-duke = Duca
    .a = un Duca
    .the = il Duca
    .brief = prende 3 gettoni
    .blocks = blocca l’aiuto
role-assassin = Assassino
    .a = un Assassino
    .the = l’Assassino
    .brief = uccide: 3 gettoni
    .blocks = non blocca nulla
role-captain = Capitano
    .a = un Capitano
    .the = il Capitano
    .brief = ruba 2 gettoni
    .blocks = blocca il furto
role-contessa = Contessa
    .a = una Contessa
    .the = la Contessa
    .brief = non ha azioni
    .blocks = blocca l’assassinio
role-ambassador = Ambasciatore
    .a = un Ambasciatore
    .the = l’Ambasciatore
    .brief = scambia 2 carte
    .blocks = blocca il furto
role-inquisitor = Inquisitore
    .a = un Inquisitore
    .the = l’Inquisitore
    .brief = scambia o esamina
    .blocks = blocca il furto

## Carte riassuntive

card-duke =
    Tasse: prendi 3 gettoni dalla Tesoreria.
    Blocca l’aiuto estero di chiunque.
card-assassin =
    Assassinare: paga 3 gettoni; il bersaglio che scegli perde un’influenza.
    Non blocca nulla.
card-captain =
    Rubare: prendi 2 gettoni a qualcuno, o l’unico che ha.
    Blocca un furto contro di te.
card-contessa =
    Non ha azioni proprie.
    Blocca un assassinio contro di te.
card-ambassador =
    Scambiare: pesca 2 carte dal mazzo della Corte, poi rimettine 2.
    Blocca un furto contro di te.
card-inquisitor =
    Scambiare: pesca 1 carta dal mazzo della Corte, poi rimettine 1.
    Esaminare: qualcuno mostra una carta soltanto a te; gliela restituisci o gliela fai cambiare.
    Blocca un furto contro di te.
card-game-coup =
    A ogni turno compi un’azione e puoi dichiarare per farla qualsiasi personaggio, che tu l’abbia o no.
    Reddito: prendi 1 gettone. Nessuno può impedirlo.
    Aiuto estero: prendi 2 gettoni, a meno che qualcuno dichiari il Duca.
    Colpo di Stato: paga 7 gettoni; qualcuno perde un’influenza e niente lo ferma. Con 10 o più gettoni è la tua unica azione.
    Ogni dichiarazione si può sfidare. Se mostri la carta, perde un’influenza chi ti ha sfidato e tu la cambi con una nuova; altrimenti la perdi tu e la dichiarazione non vale.
    Vince chi conserva l’ultima carta coperta.

## Azioni

action-foreign-aid = Aiuto estero
    .noun = aiuto estero
    .the = l’aiuto estero
    .your = il tuo aiuto estero
    .by = l’aiuto estero chiesto da
action-tax = Tasse
    .noun = tasse
    .the = le tasse
    .your = le tue tasse
    .by = le tasse riscosse da
action-assassinate = Assassinare
    .noun = assassinio
    .the = l’assassinio
    .your = il tuo tentativo di assassinio
    .by = l’assassinio tentato da
action-steal = Rubare
    .noun = furto
    .the = il furto
    .your = il tuo furto
    .by = il furto tentato da
action-exchange = Scambiare
    .noun = scambio
    .the = lo scambio
    .your = il tuo scambio
    .by = lo scambio tentato da
action-examine = Esaminare
    .noun = esame
    .the = l’esame
    .your = il tuo esame
    .by = l’esame tentato da

event-action-declared-foreign-aid = { $me ->
    [seat] Chiedi l’aiuto estero: 2 gettoni.
   *[other] { $seat } chiede l’aiuto estero: 2 gettoni.
}
event-action-declared-tax = { $me ->
    [seat] Dichiari { $role-the } per prendere 3 gettoni.
   *[other] { $seat } dichiara { $role-the } per prendere 3 gettoni.
}
event-action-declared-assassinate = { $me ->
    [seat] Dichiari { $role-the } e paghi { $paid } gettoni per assassinare { $targets }.
    [targets] { $seat } dichiara { $role-the } e paga { $paid } gettoni per assassinarti.
   *[other] { $seat } dichiara { $role-the } e paga { $paid } gettoni per assassinare { $targets }.
}
event-action-declared-steal = { $me ->
    [seat] Dichiari { $role-the } per rubare 2 gettoni a { $targets }.
    [targets] { $seat } dichiara { $role-the } per rubarti 2 gettoni.
   *[other] { $seat } dichiara { $role-the } per rubare 2 gettoni a { $targets }.
}
event-action-declared-exchange = { $me ->
    [seat] Dichiari { $role-the } per scambiare carte con la Corte.
   *[other] { $seat } dichiara { $role-the } per scambiare carte con la Corte.
}
event-action-declared-examine = { $me ->
    [seat] Dichiari { $role-the } per vedere una carta di { $targets }.
    [targets] { $seat } dichiara { $role-the } per vedere una delle tue carte.
   *[other] { $seat } dichiara { $role-the } per vedere una carta di { $targets }.
}

## L’Inquisitore

event-card-shown = { $me ->
    [seat] Mostri { $card-the } a { $to }.
   *[other] { $seat } ti mostra { $card-the }.
}
event-card-shown-sealed = { $me ->
    [seat] Mostri una carta a { $to }.
    [to] { $seat } ti mostra una carta.
   *[other] { $seat } mostra una carta a { $to }, e a nessun altro.
}
event-card-kept = { $me ->
    [seat] { $by } ti restituisce la carta.
    [by] Restituisci la carta a { $seat }.
   *[other] { $by } restituisce la carta a { $seat }.
}
event-replacement-forced = { $me ->
    [seat] { $by } ti fa cambiare la carta.
    [by] Fai cambiare la carta a { $seat }.
   *[other] { $by } fa cambiare la carta a { $seat }.
}
stage-lose-life-assassinate = { $me ->
    [seat] L’assassinio riesce: perdi un’influenza.
   *[other] L’assassinio riesce: { $seat } perde un’influenza.
}
stage-show-card = { $me ->
    [seat] { $to } può vedere una delle tue carte.
    [to] Puoi vedere una carta di { $seat }.
   *[other] { $to } può vedere una carta di { $seat }.
}
ask-show = Quale carta mostri?
ask-examine = Torna a { $owner } o finisce nel mazzo della Corte?

## La scelta iniziale a due

event-card-chosen = Tieni { $card-the }; le altre tue carte escono dal gioco.
event-card-chosen-sealed = { $me ->
    [seat] Hai scelto una carta.
   *[other] { $seat } ha scelto una carta.
}
stage-draft = Ognuno sceglie una carta in segreto. Poi se ne distribuisce un’altra a testa.
ask-draft = Quale carta tieni?

## Risposte

reply-foreign-aid = Aiuto estero: prendi 2 gettoni, se nessun Duca lo blocca
reply-tax = Tasse: prendi 3 gettoni (dichiara il Duca)
reply-assassinate = Assassina { $seat }: paghi 3 gettoni, { $seat } perde un’influenza (dichiara l’Assassino)
reply-steal = Ruba a { $seat }: { $coins ->
    [0] niente, la borsa è vuota
    [one] 1 gettone
   *[other] 2 gettoni
} (dichiara il Capitano)
reply-exchange = Scambia carte con la Corte
reply-exchange-ambassador = Scambia: peschi 2 carte, ne rimetti 2 (dichiara l’Ambasciatore)
reply-exchange-inquisitor = Scambia: peschi 1 carta, ne rimetti 1 (dichiara l’Inquisitore)
reply-examine = Esamina { $seat }: guardi una carta (dichiara l’Inquisitore)
closed-coins-assassinate = costa 3 gettoni
group-assassinate = Assassina: paghi 3 gettoni, il bersaglio perde un’influenza (dichiara l’Assassino)
group-steal = Ruba: prendi 2 gettoni (dichiara il Capitano)
group-examine = Esamina: guardi una carta (dichiara l’Inquisitore)
target-steal = { $coins ->
    [0] { $seat }: niente
    [one] { $seat }: solo 1
   *[other] { $seat }
}

reply-pass-block-foreign-aid = Lascia passare: { $actor } prende 2 gettoni
reply-pass-block-steal = Lascia passare: { $my-coins ->
    [0] non perdi nulla, non hai gettoni
    [one] perdi il tuo unico gettone
   *[other] perdi 2 gettoni
}
reply-pass-block-assassinate = Lascia passare: perdi un’influenza
reply-show = Mostra { $what-the } a { $to }, e a nessun altro
reply-keep = Restituiscila: { $owner } tiene la carta
reply-replace = Falla cambiare: { $owner } deve pescare un’altra carta
reply-choose = Tieni { $what-the }; le altre quattro escono dal gioco
