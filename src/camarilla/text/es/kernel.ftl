# Lo que tienen todos los juegos: puestos, empates, finales.
#
# Formas de los nombres en español: .a un/una, .the el/la/los/las, .your tu/tus; para una acción,
# .by «el robo intentado por» (delante de un nombre). Los nombres de los puestos no tienen género:
# nada concuerda con ellos.

## Listas

list-pair = { $first } y { $last }
list-more = { $first }, { $rest }

## Sucesos

event-game-ended = { $reason ->
    [last] { $me ->
        [winners] Solo quedas tú: la corte es tuya.
       *[other] Solo queda { $winners }, que gana la partida.
    }
    [limit] Se acabaron los turnos: empate entre { $winners }.
    [agreed] Hay acuerdo: empate entre { $winners }.
   *[other] Se acabó la partida. La victoria es para { $winners }.
}
event-draw-agreed = { $me ->
    [seat] Propones un empate.
   *[other] { $seat } propone un empate.
}

## Resultados

outcome = La victoria es para { $winners }.
outcome-last = { $me ->
    [winners] ¡Ganas!
   *[other] Gana { $winners }.
}
outcome-limit = Se acabaron los turnos: empate entre { $winners }.
outcome-agreed = Empate acordado entre { $winners }.
outcome-score = { $count ->
    [one] { $me ->
        [winners] ¡Ganas por puntos!
       *[other] Gana { $winners } por puntos.
    }
   *[other] { $winners } comparten la victoria por puntos.
}

## Preguntas

question = { $stage } { $ask }

waiting = { $count ->
    [one] Falta la respuesta de { $seats }.
   *[other] Faltan { $count } respuestas.
}

reply-pass = Dejar pasar
reply-agree = De acuerdo: la partida acaba en empate
reply-refuse = Seguir jugando: sin empate

draw-asked = { $seat } propone un empate. ¿De acuerdo?

group = { $verb }
target = { $seat }
claim-true = verdad
claim-bluff = farol

table-turn = turno { $turn }
