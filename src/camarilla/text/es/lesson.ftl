# La primera lección: una partida corta de Coup, paso a paso. Eres Ann.

lesson-intro = Eres Ann y estás en la mesa con Ben y Cleo. Tienes la Condesa y el Duque boca abajo: dos influencias que solo conoces tú. Todo el mundo tiene 2 monedas.

lesson-1 = Empiezas tú. Pulsa «Impuestos» y declara el Duque para cobrar 3 monedas.
lesson-why-1 = Tienes el Duque de verdad: quien te hubiera desafiado lo habría pagado. Nadie se atrevió, y ya tienes 5 monedas.

lesson-2 = Ben declara el Embajador para intercambiar cartas con la baraja. Podrías desafiar, pero aún es pronto: déjalo pasar.
lesson-why-2 = Era un farol: Ben no tiene el Embajador. Pero lo que nadie desafía vale, sea verdad o no. De eso trata todo el juego.

lesson-3 = Cleo declara el Duque y quiere 3 monedas. Déjalo pasar y fíjate en Ben, que no se lo cree.
lesson-why-3 = Cleo muestra el Duque, lo cambia por una carta nueva y cobra sus monedas. Ben dudó sin razón, pierde una influencia y destapa el Asesino.

lesson-4 = Te toca otra vez, y tu Duque vale lo mismo que antes: vuelve a pulsar «Impuestos».
lesson-why-4 = Ya son 8 monedas. Un golpe de Estado cuesta 7, y los demás también saben contar.

lesson-5 = Ben cobra 1 moneda de ingreso. No tienes que pulsar nada: solo mira.
lesson-why-5 = Para el ingreso no se declara ningún personaje, así que nadie puede desafiarlo ni bloquearlo. Es lento, pero seguro.

lesson-6 = Cleo declara el Asesino y paga 3 monedas para acabar con una de tus influencias. No desafíes: déjalo pasar y luego bloquea con la Condesa.
lesson-why-6 = Tu Condesa frena el asesinato, y las 3 monedas se pierden igual. Cleo tiene el Asesino de verdad: un desafío te habría costado una influencia, y el asesinato quizá otra más.

lesson-7 = Ahora devuelve el golpe. Paga 7 monedas por un golpe de Estado contra Cleo.
lesson-why-7 = Un golpe de Estado no declara nada, y por eso nada lo detiene. Cleo tiene que destapar una carta y se despide de la Condesa.

lesson-8 = Ben declara el Capitán para robarle 2 monedas a Cleo, y Cleo declara el Embajador para bloquearlo. Déjalo pasar todo y mira qué hace Ben.
lesson-why-8 = Ben desafía, y Cleo no tiene el Embajador: destapa su última carta y queda fuera. Ben se lleva las 2 monedas. Quien va de farol con su última carta se lo juega todo.

lesson-done = Ahora quedáis Ben y tú: tienes dos influencias, y Ben solo una. Ya sabes lo que hay que saber: declarar, dudar, bloquear, golpear. Lo demás se aprende en la mesa.

## Alrededor de la lección

lesson-title = La primera lección
lesson-about = Una partida corta de Coup en la que decides tú. Unos cinco minutos.
lesson-begin = Empezar
lesson-resume = Seguir en el paso { $step }
lesson-again = Empezar de nuevo
lesson-next = Seguir
lesson-leave = Salir de la lección; recordará dónde estabas
lesson-progress = Paso { $step } de { $count }
lesson-wrong-challenge = Se puede dudar en cualquier momento, pero quien duda de la verdad pierde una influencia. Esta vez no: pulsa «{ $answer }».
lesson-wrong-bluff = Eso sería un farol: no tienes ese personaje. ¡Quizá funcionaría! Pero empecemos con la verdad: pulsa «{ $answer }».
lesson-wrong-block = Así perderías una influencia, y tu Condesa puede salvarte: pulsa «{ $answer }».
lesson-wrong-target = Eso iría contra Ben, a quien solo le queda una carta. Cleo tiene dos y acaba de intentar asesinarte: elige «{ $answer }».
lesson-wrong-other = Se puede hacer, y nadie se opondría. Pero tienes algo mejor: pulsa «{ $answer }».
lesson-finished = Has terminado esta lección.
lesson-play = Tu primera partida contra bots
    .hint = Coup, cuatro puestos y sin prisas
