# La mesa en la terminal: lo que no es ni suceso ni pregunta.

table-court = { $cards ->
    [one] 1 carta en la baraja
   *[other] { $cards } cartas en la baraja
}
table-taxed = aduana: { $role }
table-bank = { $coins ->
    [one] 1 moneda en el Banco
   *[other] { $coins } monedas en el Banco
}
table-you = tú
table-exiled = fuera
table-set-aside = Apartadas, fuera del juego: { $cards }
table-hand-covered = Las cartas están tapadas
table-log = Lo que ha pasado
table-watch = Estás fuera. Los demás siguen jugando.
table-watch-all = Los bots siguen jugando.
table-skip = Saltar al final

key-rules = reglas
key-draw = proponer empate
key-quit = salir
key-choose = elegir
key-scroll = historial

cover-title = Pásale el dispositivo a { $name }
cover-body = Pulsa Intro cuando solo { $name } vea la pantalla.
cover-show = Solo mira { $name }
cover-log = Lo que ha visto todo el mundo

quit-title = ¿Salir de esta partida?
quit-body = Se acaba aquí, y no gana nadie.
quit-yes = Salir
quit-no = Seguir jugando

help-title = Las cartas de referencia
help-close = Cerrar
help-keys =
    Cada respuesta tiene una tecla, que se ve delante; un clic hace lo mismo.
    «verdad» y «farol» acompañan a tus propias declaraciones: solo los ves tú.
    Los signos pequeños de cada puesto son los personajes que ha declarado: ✓ mostró la carta, ✗ no la mostró.

draw-offered = Propones un empate. Vale si lo acepta todo el mundo que siga en juego.
draw-bots = Propones un empate, pero los bots juegan hasta el final.
draw-again = Ya has propuesto un empate en este turno.
draw-none = En esta partida no hay empates.
draw-not-now = Puedes proponer un empate cuando se te pregunte algo.

end-title = Se acabó la partida
end-rematch = Revancha: empieza quien ha ganado
end-rematch-drawn = Revancha: se sortea quién empieza
end-quit = Dejar la mesa
end-seat-out = fuera
end-hidden = { $cards ->
    [one] 1 carta boca abajo
   *[other] { $cards } cartas boca abajo
}
