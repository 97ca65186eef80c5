# La corte: lo que comparten Coup y Guatemala 54.

## Sucesos

event-game-began = { $me ->
    [first] La corte se reúne. Empiezas tú.
   *[other] La corte se reúne. Empieza { $first }.
}
event-cards-dealt = Recibes { $cards-a }.
event-cards-dealt-sealed = { $me ->
    [seat] Recibes tus cartas.
   *[other] { $seat } recibe sus cartas.
}
event-turn-began = { $me ->
    [seat] Turno { $turn }: tú
   *[other] Turno { $turn }: { $seat }
}
event-action-declared = { $me ->
    [seat] Anuncias: { $action }.
   *[other] { $seat } anuncia: { $action }.
}
event-action-declared-income = { $me ->
    [seat] Cobras tu ingreso.
   *[other] { $seat } cobra su ingreso.
}
event-action-declared-coup = { $me ->
    [seat] Pagas { $paid } monedas por un golpe de Estado contra { $targets }.
    [targets] { $seat } paga { $paid } monedas por un golpe de Estado contra ti.
   *[other] { $seat } paga { $paid } monedas por un golpe de Estado contra { $targets }.
}
event-counter-claimed = { $me ->
    [seat] Declaras { $role-the } para bloquear { $action-by } { $against }.
    [against] { $seat } declara { $role-the } para bloquear { $action-your }.
   *[other] { $seat } declara { $role-the } para bloquear { $action-by } { $against }.
}
event-challenged = { $me ->
    [seat] Desafías a { $claimant }: ¿de verdad es { $role-the }?
    [claimant] { $seat } te desafía a mostrar { $role-the }.
   *[other] { $seat } desafía a { $claimant } a mostrar { $role-the }.
}
event-claim-proved = { $me ->
    [seat] Muestras { $role-the }: { $challenger } se equivocaba.
    [challenger] { $seat } muestra { $role-the }: te equivocabas.
   *[other] { $seat } muestra { $role-the }: { $challenger } se equivocaba.
}
event-claim-failed = { $me ->
    [seat] No muestras { $role-the }.
   *[other] { $seat } no muestra { $role-the }.
}
event-cost-returned = { $me ->
    [seat] Recuperas { $coins ->
        [one] tu moneda
       *[other] tus { $coins } monedas
    }.
   *[other] { $seat } recupera { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
}
event-action-blocked = { $me ->
    [seat] { $by } ha bloqueado { $action-your }.
    [by] Has bloqueado { $action-by } { $seat }.
   *[other] { $by } ha bloqueado { $action-by } { $seat }.
}
event-coins-gained = { $me ->
    [seat] Ganas { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
   *[other] { $seat } gana { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
}
event-coins-taken = { $coins ->
    [0] { $me ->
        [seat] No le quitas nada a { $source }.
        [source] { $seat } no te quita nada.
       *[other] { $seat } no le quita nada a { $source }.
    }
    [one] { $me ->
        [seat] Le quitas 1 moneda a { $source }.
        [source] { $seat } te quita 1 moneda.
       *[other] { $seat } le quita 1 moneda a { $source }.
    }
   *[other] { $me ->
        [seat] Le quitas { $coins } monedas a { $source }.
        [source] { $seat } te quita { $coins } monedas.
       *[other] { $seat } le quita { $coins } monedas a { $source }.
    }
}
event-life-lost = { $me ->
    [seat] Destapas { $card-the }.
   *[other] { $seat } destapa { $card-the }.
}
event-exiled = { $me ->
    [seat] Quedas fuera de la corte.
   *[other] { $seat } queda fuera de la corte.
}
event-estate-returned = { $me ->
    [seat] El Tesoro se queda con { $coins ->
        [one] tu última moneda
       *[other] tus últimas { $coins } monedas
    }.
   *[other] El Tesoro se queda con { $coins ->
        [one] la última moneda
       *[other] las últimas { $coins } monedas
    } de { $seat }.
}
event-cards-drawn = { $count ->
    [0] No quedan cartas en la baraja.
   *[other] Sacas { $cards-a }.
}
event-cards-drawn-sealed = { $count ->
    [0] No quedan cartas en la baraja.
    [one] { $me ->
        [seat] Sacas una carta.
       *[other] { $seat } saca una carta.
    }
   *[other] { $me ->
        [seat] Sacas { $count } cartas.
       *[other] { $seat } saca { $count } cartas.
    }
}
event-card-returned = { $me ->
    [seat] Devuelves { $card-the } a la baraja.
   *[other] { $seat } devuelve { $card-the } a la baraja.
}
event-card-returned-sealed = { $me ->
    [seat] Devuelves una carta a la baraja.
   *[other] { $seat } devuelve una carta a la baraja.
}

## La escena: lo que está pasando, para todo el mundo

stage-take-action = { $me ->
    [seat] Te toca.
   *[other] Le toca a { $seat }.
}
stage-lose-life = { $me ->
    [seat] Pierdes una influencia.
   *[other] { $seat } pierde una influencia.
}
stage-lose-life-challenge = { $me ->
    [seat] Pierdes el desafío y, con él, una influencia.
   *[other] { $seat } pierde el desafío y, con él, una influencia.
}
stage-lose-life-coup = { $me ->
    [seat] El golpe de Estado acierta: pierdes una influencia.
   *[other] El golpe de Estado acierta: { $seat } pierde una influencia.
}
stage-return-card = { $me ->
    [seat] Estás intercambiando cartas con la baraja.
   *[other] { $seat } está intercambiando cartas con la baraja.
}

## Preguntas

ask-action = ¿Qué haces?
ask-challenge = ¿Desafías?
ask-block = ¿Lo bloqueas?
ask-prove = ¿Muestras la carta?
ask-lose = ¿Qué carta destapas?
ask-return = { $left ->
    [one] ¿Qué carta devuelves?
   *[other] Hay que devolver { $left } cartas. ¿Cuál ahora?
}

## Respuestas: cada una dice a qué lleva

reply-income = Ingreso: cobrar 1 moneda
reply-coup = Golpe de Estado contra { $seat }: pagar 7 monedas, { $seat } pierde una influencia
group-coup = Golpe de Estado: pagar 7 monedas, el objetivo pierde una influencia

reply-pass-challenge = Dejar pasar: sin desafío por tu parte
reply-pass-challenge-counter-claimed = Dejar pasar: el bloqueo vale, salvo que alguien más dude
reply-challenge = Desafiar: una influencia menos, para ti o para { $claimant }
reply-block = Bloquear con { $what-the }
reply-prove = Mostrar { $role-the }: { $challenger } pierde una influencia, tú recibes una carta nueva
reply-decline = No mostrar { $role-the }: pierdes una influencia
reply-lose = Destapar { $what-the }, a la vista de todo el mundo
reply-return = Devolver { $what-the } a la baraja

closed-coins = faltan monedas
closed-coins-coup = cuesta 7 monedas
closed-must-coup = con 10 monedas o más, solo un golpe de Estado

## Acciones

action-income = Ingreso
    .noun = ingreso
    .the = el ingreso
    .your = tu ingreso
    .by = el ingreso cobrado por
action-coup = Golpe de Estado
    .noun = golpe de Estado
    .the = el golpe de Estado
    .your = tu golpe de Estado
    .by = el golpe de Estado lanzado por
action-challenge = Desafío
    .noun = desafío
    .the = el desafío
    .your = tu desafío
    .by = el desafío lanzado por
