# Las reglas para leer: cada parte, un título y unas pocas frases.

## Coup

rules-coup-idea-title = La idea
rules-coup-idea-text = Tienes dos cartas boca abajo: dos personajes de la corte que trabajan para ti. En cada turno puedes decir que tienes cualquier personaje y usar su poder; mientras nadie te desafíe, funciona. Pilla los faroles ajenos, que no te pillen los tuyos y conserva la última carta boca abajo.

rules-coup-set-up-title = Preparación
rules-coup-set-up-text = Hay cinco personajes, con tres cartas de cada uno. Todo el mundo recibe dos cartas y 2 monedas; las demás cartas forman la baraja. Las monedas están a la vista, y el Tesoro nunca se agota. Entre dos, quien empieza recibe solo 1 moneda.

rules-coup-turn-title = Tu turno
rules-coup-turn-text = En tu turno haces una acción, ni más ni menos: no se puede pasar. Lo que cuesta se paga al anunciarla. Si empiezas el turno con 10 monedas o más, tienes que dar un golpe de Estado. Después se sigue en el sentido de las agujas del reloj.

rules-coup-actions-title = Las acciones
rules-coup-actions-text =
    Cualquiera puede cobrar su ingreso (1 moneda), pedir ayuda exterior (2 monedas) o pagar 7 monedas por un golpe de Estado, que le cuesta a alguien una influencia.
    El Duque cobra 3 monedas. El Asesino cuesta 3 monedas y acaba con una influencia. El Capitán le quita 2 monedas a alguien.
    El Embajador saca dos cartas y devuelve dos. El Inquisidor, que puede ocupar su lugar, saca una y devuelve una, o mira una carta de alguien y puede hacer que la cambie.

rules-coup-challenges-title = Los desafíos
rules-coup-challenges-text = Cualquiera puede desafiar una declaración, le afecte o no. Si entonces muestras la carta, pierde una influencia quien te desafió, y tú cambias la carta mostrada por otra de la baraja. Si no la muestras, la influencia la pierdes tú; tu declaración no vale, y recuperas lo que pagaste.

rules-coup-blocks-title = Los contrarrestos
rules-coup-blocks-text = Algunas acciones se pueden bloquear, también declarando un personaje. Contra la ayuda exterior, cualquiera puede declarar el Duque. Solo el objetivo puede declarar la Condesa contra un asesinato, o el Capitán, el Embajador o el Inquisidor contra un robo. Una acción bloqueada fracasa, y lo pagado, pagado está. Pero un bloqueo también es una declaración y se puede desafiar.

rules-coup-losing-title = Perder una influencia
rules-coup-losing-text = Cuando pierdes una influencia, eliges una de tus cartas y la destapas a la vista de todo el mundo. Sin cartas boca abajo llega la eliminación: estás fuera y tus monedas van al Tesoro. Cuidado con el Asesino: un desafío perdido y el propio asesinato te pueden costar dos influencias en un solo turno.

rules-coup-end-title = El final
rules-coup-end-text = Gana la última persona con influencia; no hay segundo puesto. Promete y amenaza cuanto quieras: ninguna promesa obliga, las cartas no se enseñan y las monedas no se regalan. Si lo acepta todo el mundo que sigue en juego, o si se acaban los turnos, hay empate.

rules-coup-editions-title = Las ediciones
rules-coup-editions-text = Las ediciones se diferencian un poco, y elegís cuál seguir. La inglesa es para entre 2 y 6, con el Embajador. La alemana admite también el Inquisidor, y entre dos se empieza con 1 moneda por cabeza; una carta que el Inquisidor hace cambiar puede volver enseguida. La italiana también admite el Inquisidor y llega hasta 10, con más cartas de cada personaje.

rules-coup-draft-title = La elección entre dos
rules-coup-draft-text = Entre dos podéis elegir la primera carta. Cada cual toma un juego de los cinco personajes, se queda en secreto con una carta y retira las otras cuatro de la partida. Del tercer juego se reparte otra carta a cada cual, y las tres últimas forman la baraja.

## Guatemala 54

rules-guatemala-idea-title = La idea
rules-guatemala-idea-text = Guatemala, 1954: el gobierno ha caído y todo el mundo quiere la presidencia. Se farolea y se duda como en Coup, pero con un reparto distinto cada vez, de banqueros a guerrillas. Si conoces Coup, solo te falta aprender lo que cambia.

rules-guatemala-draft-title = Los cinco roles
rules-guatemala-draft-text = Hay 25 roles en cuatro grupos. En cada partida entran cinco: uno de Finanzas, uno de Comunicaciones, uno de Fuerzas Militares y dos de Intereses Especiales, por sorteo o de común acuerdo. Para la primera vez, van bien Banqueros, Estaciones de Radio, Guerrillas, Políticos y Naciones Unidas. Algunos roles son avanzados y se quedan fuera si no los admitís.

rules-guatemala-differences-title = Lo que cambia
rules-guatemala-differences-text = No hay ayuda exterior: cualquiera puede cobrar su ingreso o dar un golpe de Estado, y todo lo demás lo hacen los roles. Ante un desafío, quien tiene la carta la muestra; no cabe negarse. Un contrarresto protege de su propio daño y de nada más: el resto de la acción ocurre, y lo pagado, pagado está. Por lo general, un rol protege contra sí mismo. Aquí una influencia se llama vida.

rules-guatemala-order-title = El orden de un turno
rules-guatemala-order-text = Primero se anuncia la acción y se paga. Luego otros pueden sumarse, si el rol lo permite. Después, los objetivos pueden declarar un contrarresto. Los contrarrestos se aplican primero, y la acción después. Cada declaración se puede desafiar antes de la siguiente.

rules-guatemala-reactions-title = Declaraciones a su debido tiempo
rules-guatemala-reactions-text = Algunos roles esperan su momento. El Intelectual y el Misionero responden a la pérdida de una vida: la carta perdida se aparta boca abajo y trae 5 monedas o una carta nueva; si hay desafío, esa misma carta tiene que ser el rol. El Abogado reclama al final del turno las monedas de quien haya quedado fuera. Y de la ficha del Mercenario aún te puedes librar hasta que golpea.

rules-guatemala-end-title = El final
rules-guatemala-end-text = Sin vidas llega la eliminación. Tus monedas esperan hasta el final del turno, por si un Abogado las reclama, y luego van al Tesoro; tus fichas vuelven al centro. Quien sobrevive al resto llega a la presidencia y gana.

## Coup Royal

rules-royal-idea-title = La idea
rules-royal-idea-text = Diriges una elegante banda de ladrones, como todo el mundo en la mesa. En cada ronda mandas a tus ladrones a un lugar y a tus soplones a otro, en secreto y todo el mundo a la vez. Adivina adónde no va nadie más y vigila lo que no quieres que se lleven. Aquí no hay roles ni declaraciones.

rules-royal-set-up-title = Preparación
rules-royal-set-up-text = Hay tres lugares más que jugadores, nombrados desde la A, y en cada uno espera una carta de botín. Los cubos de prestigio son de cuatro clases: información, arte, joyas y oro. Todo el mundo empieza con tres cubos al azar. El mazo de botín es de cosecha propia.

rules-royal-round-title = Una ronda
rules-royal-round-text = Todos los planes se revelan a la vez, y los lugares se resuelven desde la A. Donde hay un soplón no pasa nada, y el botín se queda. Un ladrón a solas se lleva el botín. Varios ladrones se estorban: el botín se queda, pero cada uno saca una carta de botín secreto. Donde no va nadie, el botín se descarta. Los lugares vacíos reciben botín nuevo; cuando no alcanza para todos, la partida acaba.

rules-royal-loot-title = El botín
rules-royal-loot-text = La mayoría de los botines dan un cubo por cada símbolo. Una Colección da un cubo de cada clase, una Carta blanca tres a elegir, y un Reventador de cajas tres cartas de botín secreto. Con las Intrigas cambias hasta tres cubos con otros. Los Objetos especiales valen fama al final. Unos Documentos comprometedores hacen que los demás devuelvan la mitad de sus cubos de una clase.

rules-royal-scoring-title = La fama
rules-royal-scoring-text = Al final se suman tus cubos y tus cartas de botín secreto de cada clase, y solo cuenta el orden. En información solo da fama el primer puesto; en arte y joyas, algunos más; en oro, todos menos el último. En caso de empate se reparten los puntos de esos puestos, redondeando hacia abajo. Se añaden los Objetos especiales, y gana quien tenga más fama.

rules-royal-two-players-title = Entre dos
rules-royal-two-players-text = Entre dos hay seis lugares y una carta de Cómplice. Quien la tiene manda dos ladrones y un soplón, y el rival un ladrón y dos soplones, todos a lugares distintos; después de cada ronda, la carta cambia de manos. Una clase solo se gana con al menos dos de ventaja; si no, 1 punto de fama para cada cual.

## Alrededor de las reglas

rules-heading = Las reglas
rules-contents = Contenido
rules-print = Imprimir
rules-coup-about = Declara el personaje que quieras y descubre a quien miente.
rules-guatemala-about = Cada vez un reparto distinto de cinco roles.
rules-royal-about = Ladrones y soplones, en secreto y todo a la vez.
rules-coup-roles = Los personajes
rules-guatemala-roles = Todos los roles
rules-cost = { $coins ->
    [one] cuesta 1 moneda
   *[other] cuesta { $coins } monedas
}
rules-cost-lives = cuesta { $many } monedas, { $last } contra una última vida
rules-blocked-by = lo bloquea: { $roles }
rules-unblocked = no se puede bloquear
rules-group-finance = Finanzas
rules-group-communications = Comunicaciones
rules-group-force = Fuerzas Militares
rules-group-special = Intereses Especiales
rules-advanced = avanzado
rules-anarchy = Anarchy
    .hint = de la expansión
rules-roles-soon = Las cartas de los roles aún no están aquí.
rules-royal-fame = Fama por el primer puesto, el segundo y así sucesivamente, de 2 a 5 en la mesa
rules-royal-information = Información
rules-royal-art = Arte
rules-royal-jewellery = Joyas
rules-royal-gold = Oro
