# La corte: ciò che Coup e Guatemala 54 hanno in comune.

## Eventi

event-game-began = { $me ->
    [first] La corte si riunisce. Cominci tu.
   *[other] La corte si riunisce. Comincia { $first }.
}
event-cards-dealt = Ricevi { $cards-a }.
event-cards-dealt-sealed = { $me ->
    [seat] Ricevi le tue carte.
   *[other] { $seat } riceve le sue carte.
}
event-turn-began = { $me ->
    [seat] Turno { $turn }: tu
   *[other] Turno { $turn }: { $seat }
}
event-action-declared = { $me ->
    [seat] Annunci: { $action }.
   *[other] { $seat } annuncia: { $action }.
}
event-action-declared-income = { $me ->
    [seat] Prendi il reddito.
   *[other] { $seat } prende il reddito.
}
event-action-declared-coup = { $me ->
    [seat] Paghi { $paid } gettoni per un colpo di Stato contro { $targets }.
    [targets] { $seat } paga { $paid } gettoni per un colpo di Stato contro di te.
   *[other] { $seat } paga { $paid } gettoni per un colpo di Stato contro { $targets }.
}
event-counter-claimed = { $me ->
    [seat] Dichiari { $role-the } per bloccare { $action-by } { $against }.
    [against] { $seat } dichiara { $role-the } per bloccare { $action-your }.
   *[other] { $seat } dichiara { $role-the } per bloccare { $action-by } { $against }.
}
event-challenged = { $me ->
    [seat] Sfidi { $claimant }: è davvero { $role-the }?
    [claimant] { $seat } ti sfida a mostrare { $role-the }.
   *[other] { $seat } sfida { $claimant } a mostrare { $role-the }.
}
event-claim-proved = { $me ->
    [seat] Mostri { $role-the }: { $challenger } aveva torto.
    [challenger] { $seat } mostra { $role-the }: avevi torto.
   *[other] { $seat } mostra { $role-the }: { $challenger } aveva torto.
}
event-claim-failed = { $me ->
    [seat] Non mostri { $role-the }.
   *[other] { $seat } non mostra { $role-the }.
}
event-cost-returned = { $me ->
    [seat] Riprendi { $coins ->
        [one] il tuo gettone
       *[other] i tuoi { $coins } gettoni
    }.
   *[other] { $seat } riprende { $coins ->
        [one] 1 gettone
       *[other] { $coins } gettoni
    }.
}
event-action-blocked = { $me ->
    [seat] { $by } ha bloccato { $action-your }.
    [by] Hai bloccato { $action-by } { $seat }.
   *[other] { $by } ha bloccato { $action-by } { $seat }.
}
event-coins-gained = { $me ->
    [seat] Guadagni { $coins ->
        [one] 1 gettone
       *[other] { $coins } gettoni
    }.
   *[other] { $seat } guadagna { $coins ->
        [one] 1 gettone
       *[other] { $coins } gettoni
    }.
}
event-coins-taken = { $coins ->
    [0] { $me ->
        [seat] Non prendi nulla a { $source }.
        [source] { $seat } non ti prende nulla.
       *[other] { $seat } non prende nulla a { $source }.
    }
    [one] { $me ->
        [seat] Prendi 1 gettone a { $source }.
        [source] { $seat } ti prende 1 gettone.
       *[other] { $seat } prende 1 gettone a { $source }.
    }
   *[other] { $me ->
        [seat] Prendi { $coins } gettoni a { $source }.
        [source] { $seat } ti prende { $coins } gettoni.
       *[other] { $seat } prende { $coins } gettoni a { $source }.
    }
}
event-life-lost = { $me ->
    [seat] Scopri { $card-the }.
   *[other] { $seat } scopre { $card-the }.
}
event-exiled = { $me ->
    [seat] Vai in esilio, lontano dalla corte.
   *[other] { $seat } va in esilio, lontano dalla corte.
}
event-estate-returned = { $me ->
    [seat] La Tesoreria incassa { $coins ->
        [one] il tuo ultimo gettone
       *[other] i tuoi ultimi { $coins } gettoni
    }.
   *[other] La Tesoreria incassa { $coins ->
        [one] l’ultimo gettone
       *[other] gli ultimi { $coins } gettoni
    } di { $seat }.
}
event-cards-drawn = { $count ->
    [0] Il mazzo della Corte è finito: nessuna carta da pescare.
   *[other] Peschi { $cards-a }.
}
event-cards-drawn-sealed = { $count ->
    [0] Il mazzo della Corte è finito: nessuna carta da pescare.
    [one] { $me ->
        [seat] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
   *[other] { $me ->
        [seat] Peschi { $count } carte.
       *[other] { $seat } pesca { $count } carte.
    }
}
event-card-returned = { $me ->
    [seat] Rimetti { $card-the } nel mazzo della Corte.
   *[other] { $seat } rimette { $card-the } nel mazzo della Corte.
}
event-card-returned-sealed = { $me ->
    [seat] Rimetti una carta nel mazzo della Corte.
   *[other] { $seat } rimette una carta nel mazzo della Corte.
}

## La scena: che cosa sta succedendo, per tutti

stage-take-action = { $me ->
    [seat] Tocca a te.
   *[other] Tocca a { $seat }.
}
stage-lose-life = { $me ->
    [seat] Perdi un’influenza.
   *[other] { $seat } perde un’influenza.
}
stage-lose-life-challenge = { $me ->
    [seat] Perdi la sfida, e con essa un’influenza.
   *[other] { $seat } perde la sfida, e con essa un’influenza.
}
stage-lose-life-coup = { $me ->
    [seat] Il colpo di Stato va a segno: perdi un’influenza.
   *[other] Il colpo di Stato va a segno: { $seat } perde un’influenza.
}
stage-return-card = { $me ->
    [seat] Stai scambiando carte con la Corte.
   *[other] { $seat } sta scambiando carte con la Corte.
}

## Domande

ask-action = Che cosa fai?
ask-challenge = Lanci una sfida?
ask-block = Vuoi bloccare?
ask-prove = Mostri la carta?
ask-lose = Quale carta scopri?
ask-return = { $left ->
    [one] Quale carta rimetti?
   *[other] Devi rimettere { $left } carte. Quale adesso?
}

## Risposte: ognuna dice a che cosa porta

reply-income = Reddito: prendi 1 gettone
reply-coup = Colpo di Stato contro { $seat }: paghi 7 gettoni, { $seat } perde un’influenza
group-coup = Colpo di Stato: paghi 7 gettoni, il bersaglio perde un’influenza

reply-pass-challenge = Lascia passare: nessuna sfida da parte tua
reply-pass-challenge-counter-claimed = Lascia passare: il blocco vale, se nessun altro ne dubita
reply-challenge = Sfida: un’influenza in meno, per te o per { $claimant }
reply-block = Blocca con { $what-the }
reply-prove = Mostra { $role-the }: { $challenger } perde un’influenza, tu ricevi una carta nuova
reply-decline = Non mostrare { $role-the }: perdi un’influenza
reply-lose = Scopri { $what-the }, sotto gli occhi di tutti
reply-return = Rimetti { $what-the } nel mazzo della Corte

closed-coins = non bastano i gettoni
closed-coins-coup = costa 7 gettoni
closed-must-coup = con 10 o più gettoni, solo un colpo di Stato

## Azioni

action-income = Reddito
    .noun = reddito
    .the = il reddito
    .your = il tuo reddito
    .by = il reddito preso da
action-coup = Colpo di Stato
    .noun = colpo di Stato
    .the = il colpo di Stato
    .your = il tuo colpo di Stato
    .by = il colpo di Stato lanciato da
action-challenge = Sfida
    .noun = sfida
    .the = la sfida
    .your = la tua sfida
    .by = la sfida lanciata da
