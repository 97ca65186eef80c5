# Coup: sus personajes, lo que hacen y lo que solo hay aquí.

game-coup = Coup

## Personajes: el nombre, sus formas, dos líneas para la carta en la mano (19 caracteres como mucho)

role-duke = Duque
    .a = un Duque
    .the = el Duque
    .brief = cobra 3 monedas
    .blocks = bloquea la ayuda
role-assassin = Asesino
    .a = un Asesino
    .the = el Asesino
    .brief = mata por 3 monedas
    .blocks = no bloquea nada
role-captain = Capitán
    .a = un Capitán
    .the = el Capitán
    .brief = roba 2 monedas
    .blocks = bloquea el robo
role-contessa = Condesa
    .a = una Condesa
    .the = la Condesa
    .brief = no tiene acción
    .blocks = bloquea asesinatos
role-ambassador = Embajador
    .a = un Embajador
    .the = el Embajador
    .brief = cambia 2 cartas
    .blocks = bloquea el robo
role-inquisitor = Inquisidor
    .a = un Inquisidor
    .the = el Inquisidor
    .brief = cambia o examina
    .blocks = bloquea el robo

## Cartas de referencia

card-duke =
    Impuestos: cobra 3 monedas del Tesoro.
    Bloquea la ayuda exterior de cualquiera.
card-assassin =
    Asesinar: paga 3 monedas; el objetivo que elijas pierde una influencia.
    No bloquea nada.
card-captain =
    Robar: quítale 2 monedas a alguien, o la única que tenga.
    Bloquea un robo contra ti.
card-contessa =
    No tiene acción propia.
    Bloquea un asesinato contra ti.
card-ambassador =
    Intercambiar: saca 2 cartas de la baraja y devuelve 2.
    Bloquea un robo contra ti.
card-inquisitor =
    Intercambiar: saca 1 carta de la baraja y devuelve 1.
    Examinar: alguien te muestra una carta, solo a ti; se la devuelves o haces que la cambie.
    Bloquea un robo contra ti.
card-game-coup =
    En cada turno haces una acción, y para ello puedes declarar cualquier personaje, lo tengas o no.
    Ingreso: cobra 1 moneda. Nadie puede impedirlo.
    Ayuda exterior: cobra 2 monedas, salvo que alguien declare el Duque.
    Golpe de Estado: paga 7 monedas; alguien pierde una influencia y nada lo detiene. Con 10 monedas o más, es tu única acción.
    Toda declaración se puede desafiar. Si muestras la carta, quien desafió pierde una influencia y tú la cambias por otra nueva; si no, la influencia la pierdes tú y tu declaración no vale.
    Gana quien conserve la última carta boca abajo.

## Acciones

action-foreign-aid = Ayuda exterior
    .noun = ayuda exterior
    .the = la ayuda exterior
    .your = tu ayuda exterior
    .by = la ayuda exterior pedida por
action-tax = Impuestos
    .noun = impuestos
    .the = los impuestos
    .your = tus impuestos
    .by = los impuestos cobrados por
action-assassinate = Asesinar
    .noun = asesinato
    .the = el asesinato
    .your = tu intento de asesinato
    .by = el asesinato intentado por
action-steal = Robar
    .noun = robo
    .the = el robo
    .your = tu robo
    .by = el robo intentado por
action-exchange = Intercambiar
    .noun = intercambio
    .the = el intercambio
    .your = tu intercambio
    .by = el intercambio intentado por
action-examine = Examinar
    .noun = examen
    .the = el examen
    .your = tu examen
    .by = el examen intentado por

event-action-declared-foreign-aid = { $me ->
    [seat] Pides ayuda exterior: 2 monedas.
   *[other] { $seat } pide ayuda exterior: 2 monedas.
}
event-action-declared-tax = { $me ->
    [seat] Declaras { $role-the } para cobrar 3 monedas.
   *[other] { $seat } declara { $role-the } para cobrar 3 monedas.
}
event-action-declared-assassinate = { $me ->
    [seat] Declaras { $role-the } y pagas { $paid } monedas para asesinar a { $targets }.
    [targets] { $seat } declara { $role-the } y paga { $paid } monedas para asesinarte.
   *[other] { $seat } declara { $role-the } y paga { $paid } monedas para asesinar a { $targets }.
}
event-action-declared-steal = { $me ->
    [seat] Declaras { $role-the } para robarle 2 monedas a { $targets }.
    [targets] { $seat } declara { $role-the } para robarte 2 monedas.
   *[other] { $seat } declara { $role-the } para robarle 2 monedas a { $targets }.
}
event-action-declared-exchange = { $me ->
    [seat] Declaras { $role-the } para intercambiar cartas con la baraja.
   *[other] { $seat } declara { $role-the } para intercambiar cartas con la baraja.
}
event-action-declared-examine = { $me ->
    [seat] Declaras { $role-the } para ver una carta de { $targets }.
    [targets] { $seat } declara { $role-the } para ver una de tus cartas.
   *[other] { $seat } declara { $role-the } para ver una carta de { $targets }.
}

## El Inquisidor

event-card-shown = { $me ->
    [seat] Le muestras { $card-the } a { $to }.
   *[other] { $seat } te muestra { $card-the }.
}
event-card-shown-sealed = { $me ->
    [seat] Le muestras una carta a { $to }.
    [to] { $seat } te muestra una carta.
   *[other] { $seat } le muestra una carta a { $to }, y a nadie más.
}
event-card-kept = { $me ->
    [seat] { $by } te devuelve la carta.
    [by] Le devuelves la carta a { $seat }.
   *[other] { $by } le devuelve la carta a { $seat }.
}
event-replacement-forced = { $me ->
    [seat] { $by } te hace cambiar la carta.
    [by] Le haces cambiar la carta a { $seat }.
   *[other] { $by } le hace cambiar la carta a { $seat }.
}
stage-lose-life-assassinate = { $me ->
    [seat] El asesinato sale bien: pierdes una influencia.
   *[other] El asesinato sale bien: { $seat } pierde una influencia.
}
stage-show-card = { $me ->
    [seat] { $to } puede ver una de tus cartas.
    [to] Puedes ver una carta de { $seat }.
   *[other] { $to } puede ver una carta de { $seat }.
}
ask-show = ¿Qué carta muestras?
ask-examine = ¿Vuelve a { $owner } o va a la baraja?

## La elección inicial a dos

event-card-chosen = Te quedas con { $card-the }; tus otras cartas salen del juego.
event-card-chosen-sealed = { $me ->
    [seat] Has elegido una carta.
   *[other] { $seat } ha elegido una carta.
}
stage-draft = Cada cual elige una carta en secreto. Después se reparte otra.
ask-draft = ¿Con qué carta te quedas?

## Respuestas

reply-foreign-aid = Ayuda exterior: cobrar 2 monedas, salvo que un Duque lo bloquee
reply-tax = Impuestos: cobrar 3 monedas (declarar el Duque)
reply-assassinate = Asesinar a { $seat }: pagar 3 monedas, { $seat } pierde una influencia (declarar el Asesino)
reply-steal = Robar a { $seat }: { $coins ->
    [0] nada, su bolsa está vacía
    [one] 1 moneda
   *[other] 2 monedas
} (declarar el Capitán)
reply-exchange = Intercambiar cartas con la baraja
reply-exchange-ambassador = Intercambiar: sacar 2 cartas, devolver 2 (declarar el Embajador)
reply-exchange-inquisitor = Intercambiar: sacar 1 carta, devolver 1 (declarar el Inquisidor)
reply-examine = Examinar a { $seat }: ver una carta (declarar el Inquisidor)
closed-coins-assassinate = cuesta 3 monedas
group-assassinate = Asesinar: pagar 3 monedas, el objetivo pierde una influencia (declarar el Asesino)
group-steal = Robar: 2 monedas (declarar el Capitán)
group-examine = Examinar: ver una carta (declarar el Inquisidor)
target-steal = { $coins ->
    [0] { $seat }: nada
    [one] { $seat }: solo 1
   *[other] { $seat }
}

reply-pass-block-foreign-aid = Dejar pasar: { $actor } cobra 2 monedas
reply-pass-block-steal = Dejar pasar: { $my-coins ->
    [0] no pierdes nada, no tienes monedas
    [one] pierdes tu única moneda
   *[other] pierdes 2 monedas
}
reply-pass-block-assassinate = Dejar pasar: pierdes una influencia
reply-show = Mostrar { $what-the } a { $to }, y a nadie más
reply-keep = Devolverla: { $owner } conserva la carta
reply-replace = Cambiarla: { $owner } tiene que sacar otra carta
reply-choose = Quedarse con { $what-the }; las otras cuatro salen del juego
