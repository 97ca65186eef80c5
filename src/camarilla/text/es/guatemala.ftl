# Guatemala 54: sus roles, lo que hacen y lo que solo hay aquí.

game-guatemala = Guatemala 54
card-game-guatemala =
    En cada turno haces una acción, y para ello puedes declarar cualquier rol en juego, lo tengas o no.
    Ingreso: gana 1 moneda. Nadie puede impedirlo.
    Golpe de Estado: paga 7 monedas; alguien pierde una vida y nada lo detiene. Con 10 monedas o más, es tu única acción.
    Toda declaración se puede desafiar, y quien tiene la carta la muestra: entonces pierde una vida quien desafió, y la carta se cambia por otra. Sin la carta, la declaración cuesta una vida y no vale.
    Un contrarresto te protege solo a ti: lo pagado, pagado está, y el resto de la acción ocurre.
    Las monedas de quien queda fuera esperan hasta el final del turno. Gana quien conserve la última carta boca abajo.

## Roles: el nombre, sus formas, dos líneas para la carta en la mano

role-banker = Banqueros
    .a = unos Banqueros
    .the = los Banqueros
    .brief = ganan 3 monedas
    .blocks = no bloquean nada
role-farmer = Agricultor
    .a = un Agricultor
    .the = el Agricultor
    .brief = gana 3 y da 1
    .blocks = no bloquea nada
role-spy = Espía
    .a = un Espía
    .the = el Espía
    .brief = gana 1 y vuelve a actuar
    .blocks = no bloquea nada
role-capitalist = Capitalista
    .a = un Capitalista
    .the = el Capitalista
    .brief = gana 4 y reparte
    .blocks = no bloquea nada
role-speculator = Especulador
    .a = un Especulador
    .the = el Especulador
    .brief = dobla, hasta 5
    .blocks = no bloquea nada
role-director = Estaciones de Radio
    .a = unas Estaciones de Radio
    .the = las Estaciones de Radio
    .brief = cambian 2 cartas
    .blocks = no bloquean nada
role-newscaster = Locutor
    .a = un Locutor
    .the = el Locutor
    .brief = cambia 3 por 1 moneda
    .blocks = no bloquea nada
role-reporter = Reportero
    .a = un Reportero
    .the = el Reportero
    .brief = gana 1, cambia 1
    .blocks = no bloquea nada
role-writer = Escritor
    .a = un Escritor
    .the = el Escritor
    .brief = cambia, 1 moneda por carta
    .blocks = no bloquea nada
role-producer = Productor
    .a = un Productor
    .the = el Productor
    .brief = cambia: baraja y objetivo
    .blocks = bloquea el cambio contigo
role-guerrilla = Guerrillas
    .a = unas Guerrillas
    .the = las Guerrillas
    .brief = matan por 4 monedas
    .blocks = bloquean una ejecución
role-judge = Juez
    .a = un Juez
    .the = el Juez
    .brief = mata, 3 al objetivo
    .blocks = bloquea un montaje
role-general = General
    .a = un General
    .the = el General
    .brief = ataca a todos por 5
    .blocks = te salva de una purga
role-crime-boss = Capo
    .a = un Capo
    .the = el Capo
    .brief = 2 monedas o la vida
    .blocks = no bloquea nada
role-mercenary = Mercenario
    .a = un Mercenario
    .the = el Mercenario
    .brief = hace desaparecer por 3
    .blocks = quita una ficha
role-politician = Políticos
    .a = unos Políticos
    .the = los Políticos
    .brief = quitan 2 monedas
    .blocks = bloquean un soborno
role-priest = Sacerdote
    .a = un Sacerdote
    .the = el Sacerdote
    .brief = quita 1 a cada cual
    .blocks = salva tu moneda
role-peacekeeper = Naciones Unidas
    .a = las Naciones Unidas
    .the = las Naciones Unidas
    .brief = ganan 1, a salvo
    .blocks = no bloquean nada
role-intellectual = Intelectual
    .a = un Intelectual
    .the = el Intelectual
    .brief = gana 5 por una vida
    .blocks = no tiene acción
role-lawyer = Abogado
    .a = un Abogado
    .the = el Abogado
    .brief = hereda monedas
    .blocks = no tiene acción
role-communist = Comunista
    .a = un Comunista
    .the = el Comunista
    .brief = da 3 a quien menos tiene
    .blocks = bloquea si eres más rico
role-customs-officer = Aduanero
    .a = un Aduanero
    .the = el Aduanero
    .brief = grava un rol
    .blocks = no bloquea nada
role-foreign-consular = Cónsul
    .a = un Cónsul
    .the = el Cónsul
    .brief = firma un tratado
    .blocks = no bloquea nada
role-missionary = Misionero
    .a = un Misionero
    .the = el Misionero
    .brief = repone una vida
    .blocks = no tiene acción
role-protestor = Manifestante
    .a = un Manifestante
    .the = el Manifestante
    .brief = mata por 2, y 3 ajenas
    .blocks = bloquea una revuelta
role-anarchist = Anarquista
    .a = un Anarquista
    .the = el Anarquista
    .brief = lanza la Bomba por 3
    .blocks = pasa o desactiva
role-paramilitary = Paramilitar
    .a = un Paramilitar
    .the = el Paramilitar
    .brief = mata por 3 o por 5
    .blocks = bloquea una ejecución
role-plantation-owner = Hacendado
    .a = un Hacendado
    .the = el Hacendado
    .brief = reparte una cosecha
    .blocks = no bloquea nada
role-financier = Financiero
    .a = un Financiero
    .the = el Financiero
    .brief = vacía el Banco
    .blocks = no bloquea nada
role-arms-dealer = Traficante de armas
    .a = un Traficante de armas
    .the = el Traficante de armas
    .brief = apuesta a la baraja
    .blocks = no bloquea nada
role-socialist = Socialista
    .a = un Socialista
    .the = el Socialista
    .brief = recoge monedas y cartas
    .blocks = no bloquea nada
role-social-media = Redes sociales
    .a = unas Redes sociales
    .the = las Redes sociales
    .brief = cambian 1 carta
    .blocks = para todo el mundo
role-coin = Moneda
    .a = una moneda
    .the = una moneda

## Cartas de referencia

card-banker =
    Beneficio: gana 3 monedas.
    Nadie puede bloquearlo.
card-farmer =
    Cooperación: gana 3 monedas y dale 1 a quien tú elijas.
    Nadie puede bloquearla. Quien recibe la moneda no es un objetivo: ninguna protección lo impide.
card-spy =
    Espionaje: gana 1 moneda y haz otra acción, que no sea Espionaje.
    Nadie puede bloquearlo. La segunda acción se puede desafiar y bloquear como siempre; con 10 monedas o más tiene que ser un golpe de Estado.
    Si te descubren, se acaba tu turno. Si solo falla la segunda acción, conservas la moneda.
card-capitalist =
    Dividendos: gana 4 monedas y da 1 a cada persona que declare también el Capitalista.
    Quien quiera su parte lo declara a la vez que los demás; luego cada declaración se puede desafiar por turno. Un farol descubierto cuesta una vida; el resto sigue.
    Si te faltan monedas, pagas en el sentido de las agujas del reloj hasta quedarte sin ninguna.
card-speculator =
    Especulación: gana tantas monedas como tengas, 5 como mucho.
    Nadie puede bloquearla. Si te descubren, quien te desafió se lleva todas tus monedas antes de que pierdas la vida.
card-director =
    Propaganda: saca 2 cartas y devuelve 2.
    Nadie puede bloquearla.
card-newscaster =
    Propaganda: paga 1 moneda; saca 3 cartas y devuelve 3.
    Nadie puede bloquearla.
card-reporter =
    Propaganda: gana 1 moneda; saca 1 carta y devuelve 1.
    Nadie puede bloquearla.
card-writer =
    Propaganda: saca 1 carta y mírala; cuantas veces quieras, paga 1 moneda para sacar otra. Devuelve tantas como sacaste.
    Nadie puede bloquearla. Se acaba cuando se acaban las cartas o tus monedas.
card-producer =
    Propaganda: saca 1 carta y recibe 1 que elige tu objetivo; devuelve 1 a la baraja y da 1 al objetivo.
    Bloquea el cambio de un Productor contigo: ni das ni recibes carta, y el cambio con la baraja ocurre igual.
    Si nadie puede ser tu objetivo, cambias solo con la baraja.
card-guerrilla =
    Ejecución: paga 4 monedas; tu objetivo pierde una vida.
    Bloquea una ejecución contra ti. Las monedas quedan pagadas.
card-judge =
    Montaje: da 3 monedas a tu objetivo, que pierde una vida.
    Bloquea un montaje contra ti, y te quedas con las 3 monedas. Llegan tarde para pagar el bloqueo.
card-general =
    Purga: paga 5 monedas; todos los demás pierden una vida, uno tras otro.
    Bloquea una purga solo para ti. Quien no puede ser objetivo se libra.
    Sigue adelante aunque mueras al desafiar un bloqueo.
card-crime-boss =
    Extorsión: con 5 monedas en la mano, pídele 2 a tu objetivo. Si se niega, pagas las 5 y pierde una vida.
    Nadie puede bloquearla. Son 2 monedas o nada, y pagar no declara nada.
card-mercenary =
    Desaparición: paga 3 monedas; tu objetivo recibe una ficha y pierde una vida al final de su próximo turno si aún la tiene.
    Declara el Mercenario para quitarte una: cuando van a por ti, antes de tu acción o al final de tu turno. Una declaración fallida cuesta una vida, y la ficha se queda.
    Las fichas se acumulan, y cada declaración quita una. Ninguna protección posterior las detiene.
card-politician =
    Soborno: quítale 2 monedas a tu objetivo, o la única que tenga.
    Bloquea un soborno contra ti.
card-priest =
    Colecta: quítales 1 moneda a todos los demás que tengan alguna.
    Protege tu propia moneda. Quien no puede ser objetivo se libra.
card-peacekeeper =
    Misión de paz: gana 1 moneda y toma la ficha. Quien la tiene no puede ser objetivo, salvo de un golpe de Estado.
    Nadie puede bloquearla. La ficha se queda hasta que otra persona la toma.
card-intellectual =
    Memorias: cuando pierdes una vida, también por un golpe de Estado, aparta la carta boca abajo y gana 5 monedas. No vale para la última.
    Solo un desafío lo detiene, y entonces decide esa misma carta: si es la buena, pierde una vida quien desafió; si no, pierdes otra y no ganas nada.
card-lawyer =
    Herencia: al final de un turno, quédate con las monedas de quienes han quedado fuera en él.
    Cualquiera puede declararlo, por turno. Las declaraciones que se sostienen se reparten el total a partes iguales, y lo que sobra se pierde.
card-communist =
    Redistribución: quítale 3 monedas, o las que haya, al puesto más rico y dáselas al más pobre. Puedes ser cualquiera de los dos; los empates los decides tú.
    El puesto más rico lo bloquea declarando el Comunista. No se puede si el único puesto más rico no puede ser tu objetivo.
card-customs-officer =
    Aduana: pon una ficha ante ti y otra sobre un rol. Los demás te dan una moneda antes de cada declaración de ese rol.
    Quien no tiene monedas no puede declararlo, y nada se devuelve. El siguiente Aduanero se lleva las dos fichas; se van contigo.
card-foreign-consular =
    Alianza: pon una ficha ante ti y otra ante alguien más, aunque no quiera. Ninguno de los dos puede tomar al otro como objetivo, tampoco con un golpe de Estado.
    Los desafíos siguen permitidos, y entre los dos últimos no vale.
card-missionary =
    Sacrificio: cuando pierdes una vida, salvo por un golpe de Estado, aparta la carta boca abajo y toma 1 de la baraja, si queda. Vale incluso para la última.
    Solo un desafío lo detiene, y entonces decide esa misma carta: si es la buena, pierde una vida quien desafió; si no, pierdes otra y no recibes nada.
card-protestor =
    Revuelta: paga 2 monedas; si otra persona paga 3 para sumarse, tu objetivo pierde una vida. Sumarse no declara nada.
    Bloquea una revuelta contra ti, cuando alguien ya se ha sumado. Si no se suma nadie, fracasa, y las 2 monedas se pierden.
card-anarchist =
    Bomba: cualquiera puede pagar 3 monedas para enviarle la Bomba a alguien. Eso no declara nada.
    Quien la tiene puede declarar el Anarquista para pasarla, nunca al puesto activo ni a quien ya la tuvo, o para desactivarla. Si no, cuesta una vida; un farol descubierto, dos.
card-paramilitary =
    Ejecución: paga 3 monedas contra quien tiene dos vidas, 5 contra quien tiene una sola; el objetivo pierde una vida.
    Bloquea una ejecución contra ti. Las monedas quedan pagadas.
card-plantation-owner =
    Cosecha: gana 1 moneda. Otros pueden declarar también el Hacendado; luego cada declaración que se sostiene, la tuya incluida, gana tantas monedas como declaraciones haya.
    Nadie puede bloquearla; cada declaración se puede desafiar por turno.
card-financier =
    Retirada de fondos: llévate todo lo que hay en el Banco.
    Nadie puede bloquearla. Mientras este rol esté en juego, cada ingreso pone además una moneda en el Banco.
card-arms-dealer =
    Suministro: nombra un rol y destapa 2 cartas de la baraja. Gana 4 monedas si una de las dos es ese rol.
    Nadie puede bloquearlo. Las cartas vuelven a la baraja.
card-socialist =
    Redistribución: todos los demás te dan una moneda o una carta, lo que prefieran. Quédate con las monedas; de todas las cartas conservas tantas como tenías, y las otras se devuelven al azar.
    Nadie puede bloquearla. Quien no puede ser objetivo se libra.
card-social-media =
    Redes sociales: saca 1 carta y devuelve 1.
    Para todo el mundo: no se declara nada, y nada lo detiene.

## Acciones

action-profit = Beneficio
    .noun = beneficio
    .the = el beneficio
    .your = tu beneficio
    .by = el beneficio reclamado por
action-cooperation = Cooperación
    .noun = cooperación
    .the = la cooperación
    .your = tu cooperación
    .by = la cooperación propuesta por
action-intel = Espionaje
    .noun = espionaje
    .the = el espionaje
    .your = tu espionaje
    .by = el espionaje intentado por
action-dividends = Dividendos
    .noun = dividendos
    .the = los dividendos
    .your = tus dividendos
    .by = los dividendos reclamados por
action-gamble = Especulación
    .noun = especulación
    .the = la especulación
    .your = tu especulación
    .by = la especulación intentada por
action-propaganda = Propaganda
    .noun = propaganda
    .the = la propaganda
    .your = tu propaganda
    .by = la propaganda hecha por
action-execution = Ejecución
    .noun = ejecución
    .the = la ejecución
    .your = tu orden de ejecución
    .by = la ejecución ordenada por
action-frame = Montaje
    .noun = montaje
    .the = el montaje
    .your = tu montaje
    .by = el montaje urdido por
action-purge = Purga
    .noun = purga
    .the = la purga
    .your = tu purga
    .by = la purga lanzada por
action-extortion = Extorsión
    .noun = extorsión
    .the = la extorsión
    .your = tu extorsión
    .by = la extorsión intentada por
action-disappear = Desaparición
    .noun = desaparición
    .the = la desaparición
    .your = tu orden de desaparición
    .by = la desaparición ordenada por
action-bribery = Soborno
    .noun = soborno
    .the = el soborno
    .your = tu soborno
    .by = el soborno exigido por
action-charity = Colecta
    .noun = colecta
    .the = la colecta
    .your = tu colecta
    .by = la colecta pedida por
action-peacekeeping = Misión de paz
    .noun = misión de paz
    .the = la misión de paz
    .your = tu misión de paz
    .by = la misión de paz emprendida por
action-redistribution = Redistribución
    .noun = redistribución
    .the = la redistribución
    .your = tu redistribución
    .by = la redistribución intentada por
action-customs = Aduana
    .noun = aduana
    .the = la aduana
    .your = tu aduana
    .by = la aduana impuesta por
action-alliance = Alianza
    .noun = alianza
    .the = la alianza
    .your = tu alianza
    .by = la alianza propuesta por
action-riot = Revuelta
    .noun = revuelta
    .the = la revuelta
    .your = tu revuelta
    .by = la revuelta iniciada por
action-bomb = Bomba
    .noun = Bomba
    .the = la Bomba
    .your = tu Bomba
    .by = la Bomba enviada por
action-harvest = Cosecha
    .noun = cosecha
    .the = la cosecha
    .your = tu cosecha
    .by = la cosecha iniciada por
action-banking = Retirada de fondos
    .noun = retirada de fondos
    .the = la retirada de fondos
    .your = tu retirada de fondos
    .by = la retirada de fondos intentada por
action-supply = Suministro
    .noun = suministro
    .the = el suministro
    .your = tu suministro
    .by = el suministro intentado por
action-collection = Redistribución
    .noun = redistribución
    .the = la redistribución
    .your = tu redistribución
    .by = la redistribución intentada por
action-social-media = Redes sociales
    .noun = redes sociales
    .the = las redes sociales
    .your = tus redes sociales
    .by = las redes sociales usadas por
action-give = Entrega
    .noun = entrega
    .the = la entrega
    .your = tu entrega
    .by = la entrega hecha por
action-hand-on = Pase
    .noun = pase
    .the = el pase
    .your = tu pase
    .by = el pase intentado por
action-memoirs = Memorias
    .noun = memorias
    .the = las memorias
    .your = tus memorias
    .by = las memorias publicadas por
action-sacrifice = Sacrificio
    .noun = sacrificio
    .the = el sacrificio
    .your = tu sacrificio
    .by = el sacrificio hecho por

## Fichas

token-peacekeeping = ficha de Paz
token-tax = ficha de Aduana
token-treaty = ficha de Tratado
token-disappear = ficha de Desaparición

## Lo que se anuncia

event-action-declared-profit = { $me ->
    [seat] Declaras { $role-the } para ganar 3 monedas.
   *[other] { $seat } declara { $role-the } para ganar 3 monedas.
}
event-action-declared-cooperation = { $me ->
    [seat] Declaras { $role-the } para ganar 3 monedas y darle 1 a { $receiver }.
    [receiver] { $seat } declara { $role-the } para ganar 3 monedas y darte 1.
   *[other] { $seat } declara { $role-the } para ganar 3 monedas y darle 1 a { $receiver }.
}
event-action-declared-intel = { $me ->
    [seat] Declaras { $role-the } para ganar 1 moneda y actuar otra vez.
   *[other] { $seat } declara { $role-the } para ganar 1 moneda y actuar otra vez.
}
event-action-declared-dividends = { $me ->
    [seat] Declaras { $role-the } para ganar 4 monedas y repartirlas entre los tuyos.
   *[other] { $seat } declara { $role-the } para ganar 4 monedas y repartirlas entre los suyos.
}
event-action-declared-gamble = { $me ->
    [seat] Declaras { $role-the } para doblar tu dinero.
   *[other] { $seat } declara { $role-the } para doblar su dinero.
}
event-action-declared-propaganda = { $me ->
    [seat] Declaras { $role-the } para hacer propaganda: cartas nuevas.
    [targets] { $seat } declara { $role-the } para hacer propaganda: cartas nuevas, una de ellas tuya.
   *[other] { $seat } declara { $role-the } para hacer propaganda: cartas nuevas.
}
event-action-declared-execution = { $me ->
    [seat] Declaras { $role-the } y pagas { $paid } monedas para que ejecuten a { $targets }.
    [targets] { $seat } declara { $role-the } y paga { $paid } monedas para que te ejecuten.
   *[other] { $seat } declara { $role-the } y paga { $paid } monedas para que ejecuten a { $targets }.
}
event-action-declared-frame = { $me ->
    [seat] Declaras { $role-the } para incriminar a { $targets }, con { $paid } monedas como prueba.
    [targets] { $seat } declara { $role-the } para incriminarte, con { $paid } monedas como prueba.
   *[other] { $seat } declara { $role-the } para incriminar a { $targets }, con { $paid } monedas como prueba.
}
event-action-declared-purge = { $me ->
    [seat] Declaras { $role-the } y pagas { $paid } monedas por una purga contra { $targets }.
    [targets] { $seat } declara { $role-the } y paga { $paid } monedas por una purga contra { $targets }: también contra ti.
   *[other] { $seat } declara { $role-the } y paga { $paid } monedas por una purga contra { $targets }.
}
event-action-declared-extortion = { $me ->
    [seat] Declaras { $role-the } para sacarle 2 monedas a { $targets }.
    [targets] { $seat } declara { $role-the } para sacarte 2 monedas.
   *[other] { $seat } declara { $role-the } para sacarle 2 monedas a { $targets }.
}
event-action-declared-disappear = { $me ->
    [seat] Declaras { $role-the } y pagas { $paid } monedas para hacer desaparecer a { $targets }.
    [targets] { $seat } declara { $role-the } y paga { $paid } monedas para hacerte desaparecer.
   *[other] { $seat } declara { $role-the } y paga { $paid } monedas para hacer desaparecer a { $targets }.
}
event-action-declared-bribery = { $me ->
    [seat] Declaras { $role-the } para quitarle 2 monedas a { $targets }.
    [targets] { $seat } declara { $role-the } para quitarte 2 monedas.
   *[other] { $seat } declara { $role-the } para quitarle 2 monedas a { $targets }.
}
event-action-declared-charity = { $me ->
    [seat] Declaras { $role-the } para pedir una moneda a { $targets }.
    [targets] { $seat } declara { $role-the } para pedir una moneda a { $targets }: a ti también.
   *[other] { $seat } declara { $role-the } para pedir una moneda a { $targets }.
}
event-action-declared-peacekeeping = { $me ->
    [seat] Declaras { $role-the } para ganar 1 moneda y la ficha de Paz.
   *[other] { $seat } declara { $role-the } para ganar 1 moneda y la ficha de Paz.
}
event-action-declared-redistribution = { $me ->
    [seat] Declaras { $role-the } para pasar 3 monedas de { $targets } a { $receiver }.
    [targets] { $seat } declara { $role-the } para pasar 3 de tus monedas a { $receiver }.
    [receiver] { $seat } declara { $role-the } para pasarte 3 monedas de { $targets }.
   *[other] { $seat } declara { $role-the } para pasar 3 monedas de { $targets } a { $receiver }.
}
event-action-declared-customs = { $me ->
    [seat] Declaras { $role-the } para cobrar aduana por { $named-the }.
   *[other] { $seat } declara { $role-the } para cobrar aduana por { $named-the }.
}
event-action-declared-alliance = { $me ->
    [seat] Declaras { $role-the } para firmar un tratado con { $receiver }.
    [receiver] { $seat } declara { $role-the } para firmar un tratado contigo.
   *[other] { $seat } declara { $role-the } para firmar un tratado con { $receiver }.
}
event-action-declared-riot = { $me ->
    [seat] Declaras { $role-the } y pagas { $paid } monedas para iniciar una revuelta contra { $targets }.
    [targets] { $seat } declara { $role-the } y paga { $paid } monedas para iniciar una revuelta contra ti.
   *[other] { $seat } declara { $role-the } y paga { $paid } monedas para iniciar una revuelta contra { $targets }.
}
event-action-declared-bomb = { $me ->
    [seat] Pagas { $paid } monedas para enviarle la Bomba a { $targets }.
    [targets] { $seat } paga { $paid } monedas para enviarte la Bomba.
   *[other] { $seat } paga { $paid } monedas para enviarle la Bomba a { $targets }.
}
event-action-declared-harvest = { $me ->
    [seat] Declaras { $role-the } para recoger la cosecha.
   *[other] { $seat } declara { $role-the } para recoger la cosecha.
}
event-action-declared-banking = { $me ->
    [seat] Declaras { $role-the } para vaciar el Banco.
   *[other] { $seat } declara { $role-the } para vaciar el Banco.
}
event-action-declared-supply = { $me ->
    [seat] Declaras { $role-the } y apuestas por { $named-the }.
   *[other] { $seat } declara { $role-the } y apuesta por { $named-the }.
}
event-action-declared-collection = { $me ->
    [seat] Declaras { $role-the } para pedir una moneda o una carta a { $targets }.
    [targets] { $seat } declara { $role-the } para pedir una moneda o una carta a { $targets }: a ti también.
   *[other] { $seat } declara { $role-the } para pedir una moneda o una carta a { $targets }.
}
event-action-declared-social-media = { $me ->
    [seat] Recurres a las redes sociales.
   *[other] { $seat } recurre a las redes sociales.
}

## Lo que ha pasado

event-join-claimed = { $me ->
    [seat] Como { $partner }, declaras { $role-the } para llevarte tu parte.
    [partner] Como tú, { $seat } declara { $role-the } para llevarse su parte.
   *[other] Como { $partner }, { $seat } declara { $role-the } para llevarse su parte.
}
event-action-backed = { $me ->
    [seat] Pagas { $paid } monedas para apoyar { $action-by } { $partner }.
    [partner] { $seat } paga { $paid } monedas para apoyar { $action-your }.
   *[other] { $seat } paga { $paid } monedas para apoyar { $action-by } { $partner }.
}
event-action-unbacked = { $me ->
    [seat] Nadie te apoya: todo queda en nada.
   *[other] Nadie apoya a { $seat }: todo queda en nada.
}
event-coins-given = { $me ->
    [seat] Le das { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } a { $to }.
    [to] { $seat } te da { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }.
   *[other] { $seat } le da { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } a { $to }.
}
event-life-set-aside = Apartas { $card-the } boca abajo y declaras { $role-the }.
event-life-set-aside-sealed = { $me ->
    [seat] Apartas una carta boca abajo y declaras { $role-the }.
   *[other] { $seat } aparta una carta boca abajo y declara { $role-the }.
}
event-aside-turned-up = { $me ->
    [seat] { $challenger } te hace destapar la carta y ve { $card-the }.
    [challenger] Le haces destapar la carta a { $seat } y ves { $card-the }.
   *[other] { $challenger } le hace destapar la carta a { $seat } y ve { $card-the }.
}
event-card-passed = { $me ->
    [seat] Le entregas { $card-the } a { $to }.
   *[other] { $seat } te entrega { $card-the }.
}
event-card-passed-sealed = { $me ->
    [seat] Le entregas una carta a { $to }.
    [to] { $seat } te entrega una carta.
   *[other] { $seat } le entrega una carta a { $to }.
}
event-cards-revealed = Salen de la baraja y vuelven a ella: { $cards-a }.
event-estate-divided = { $heirs-count ->
    [one] { $me ->
        [heirs] Heredas { $share ->
            [one] 1 moneda
           *[other] { $share } monedas
        } de { $estates }.
       *[other] { $heirs } hereda { $share ->
            [one] 1 moneda
           *[other] { $share } monedas
        } de { $estates }.
    }
   *[other] { $heirs } se reparten la herencia de { $estates }: { $share ->
        [0] nada
        [one] 1 moneda por cabeza
       *[other] { $share } monedas por cabeza
    }; { $remainder ->
        [0] no sobra nada
        [one] sobra 1 moneda
       *[other] sobran { $remainder } monedas
    }.
}
event-tokens-returned = De vuelta al centro de la mesa: { $tokens }.
event-tax-paid = { $me ->
    [seat] Le das una moneda a { $officer } para declarar { $role-the }.
    [officer] { $seat } te da una moneda para declarar { $role-the }.
   *[other] { $seat } le da una moneda a { $officer } para declarar { $role-the }.
}
event-tax-placed = { $me ->
    [seat] Desde ahora cobras aduana por { $role-the }.
   *[other] Desde ahora { $seat } cobra aduana por { $role-the }.
}
event-peacekeeping-taken = { $me ->
    [seat] La ficha de Paz es tuya.
   *[other] { $seat } tiene la ficha de Paz.
}
event-treaty-made = { $me ->
    [seat] Hay un tratado entre { $partner } y tú.
    [partner] Hay un tratado entre { $seat } y tú.
   *[other] Hay un tratado entre { $seat } y { $partner }.
}
event-card-paid-for = { $me ->
    [seat] Pagas por otra carta.
   *[other] { $seat } paga por otra carta.
}
event-extortion-refused = { $me ->
    [seat] No pagas; { $by } se gasta { $paid } monedas en ello.
    [by] { $seat } no paga; te gastas { $paid } monedas en ello.
   *[other] { $seat } no paga; { $by } se gasta { $paid } monedas en ello.
}
event-disappear-placed = { $me ->
    [seat] Ante ti hay ahora una ficha de Desaparición.
   *[other] Ante { $seat } hay ahora una ficha de Desaparición.
}
event-escape-claimed = { $me ->
    [seat] Declaras { $role-the } para librarte de una ficha de Desaparición.
   *[other] { $seat } declara { $role-the } para librarse de una ficha de Desaparición.
}
event-disappear-lifted = { $me ->
    [seat] Te libras de una ficha de Desaparición.
   *[other] { $seat } se libra de una ficha de Desaparición.
}
event-disappear-fired = { $me ->
    [seat] Le llega la hora a tu ficha de Desaparición.
   *[other] Le llega la hora a la ficha de Desaparición de { $seat }.
}
event-estate-claimed = { $me ->
    [seat] Declaras { $role-the } para heredar.
   *[other] { $seat } declara { $role-the } para heredar.
}
event-bank-fed = Una moneda va al Banco, que ahora tiene { $bank }.
event-bank-taken = { $coins ->
    [0] { $me ->
        [seat] No te llevas nada: el Banco está vacío.
       *[other] { $seat } no se lleva nada: el Banco está vacío.
    }
    [one] { $me ->
        [seat] Te llevas la única moneda del Banco.
       *[other] { $seat } se lleva la única moneda del Banco.
    }
   *[other] { $me ->
        [seat] Te llevas las { $coins } monedas del Banco.
       *[other] { $seat } se lleva las { $coins } monedas del Banco.
    }
}
event-bomb-held = { $me ->
    [seat] La Bomba hace tictac en tus manos.
   *[other] La Bomba hace tictac en manos de { $seat }.
}
event-bomb-claimed = { $to-count ->
    [one] { $me ->
        [seat] Declaras { $role-the } para pasarle la Bomba a { $to }.
        [to] { $seat } declara { $role-the } para pasarte la Bomba.
       *[other] { $seat } declara { $role-the } para pasarle la Bomba a { $to }.
    }
   *[other] { $me ->
        [seat] Declaras { $role-the } para desactivar la Bomba.
       *[other] { $seat } declara { $role-the } para desactivar la Bomba.
    }
}
event-bomb-defused = La Bomba no hace daño a nadie.
event-card-pooled = Dejas { $card-the }, que se volverá a repartir.
event-card-pooled-sealed = { $me ->
    [seat] Dejas una carta, que se volverá a repartir.
   *[other] { $seat } deja una carta, que se volverá a repartir.
}
event-card-dealt-back = Recibes de vuelta { $card-the }.
event-card-dealt-back-sealed = { $me ->
    [seat] Recibes de vuelta una carta.
   *[other] { $seat } recibe de vuelta una carta.
}

## La escena

stage-lose-life-disappear = { $me ->
    [seat] La desaparición te alcanza: pierdes una vida.
   *[other] La desaparición alcanza a { $seat }, que pierde una vida.
}
stage-lose-life-bomb = { $me ->
    [seat] La Bomba estalla: pierdes una vida.
   *[other] La Bomba estalla: { $seat } pierde una vida.
}
stage-join = { $actor } ha declarado { $role-the }. Otros pueden hacer lo mismo.
stage-back = Una revuelta necesita otra mano: 3 monedas.
stage-choose-receiver = { $me ->
    [seat] Estás repartiendo monedas ajenas.
   *[other] { $seat } está repartiendo monedas ajenas.
}
stage-draw-another = { $me ->
    [seat] Miras lo que has sacado.
   *[other] { $seat } mira lo que ha sacado.
}
stage-pass-card = { $me ->
    [seat] Una de tus cartas pasa a { $to }.
    [to] Vas a recibir una carta de { $seat }.
   *[other] { $to } va a recibir una carta de { $seat }.
}
stage-pay-ransom = { $me ->
    [seat] { $boss } te exige 2 monedas.
    [boss] Le exiges 2 monedas a { $seat }.
   *[other] { $boss } le exige 2 monedas a { $seat }.
}
stage-escape = { $me ->
    [seat] Ante ti hay una ficha de Desaparición.
   *[other] Ante { $seat } hay una ficha de Desaparición.
}
stage-claim-estate = Las monedas de { $estates } esperan heredero.
stage-hold-bomb = { $me ->
    [seat] Tienes la Bomba.
   *[other] { $seat } tiene la Bomba.
}
stage-contribute = { $actor } pide a cada cual una moneda o una carta.
stage-lay-down = { $me ->
    [seat] De todas estas cartas conservas tantas como tenías.
   *[other] { $seat } repasa las cartas.
}

## Preguntas

ask-receiver = ¿Quién recibe las monedas?
ask-join = ¿Lo declaras también?
ask-back = ¿Te sumas?
ask-more = ¿Otra carta?
ask-give = ¿Qué carta entregas?
ask-extortion = ¿Pagas?
ask-escape = ¿Declaras el Mercenario?
ask-probate = ¿Declaras el Abogado?
ask-bomb = ¿Qué haces con ella?
ask-contribute = ¿Qué das?

## Respuestas

reply-profit = Beneficio: ganar 3 monedas (declarar los Banqueros)
reply-cooperation = Cooperación con { $seat }: ganar 3 monedas, { $seat } recibe 1 (declarar el Agricultor)
group-cooperation = Cooperación: ganar 3 monedas y dar 1 (declarar el Agricultor)
reply-intel = Espionaje: ganar 1 moneda y actuar otra vez (declarar el Espía)
reply-dividends = Dividendos: ganar 4 monedas y repartir (declarar el Capitalista)
reply-gamble = Especulación: ganar tantas monedas como tengas, hasta 5 (declarar el Especulador)
reply-propaganda = Propaganda: cartas nuevas
reply-propaganda-director = Propaganda: sacar 2 cartas, devolver 2 (declarar las Estaciones de Radio)
reply-propaganda-newscaster = Propaganda: pagar 1 moneda, sacar 3 cartas, devolver 3 (declarar el Locutor)
reply-propaganda-reporter = Propaganda: ganar 1 moneda, sacar 1 carta, devolver 1 (declarar el Reportero)
reply-propaganda-writer = Propaganda: sacar 1 carta, más por 1 moneda cada una (declarar el Escritor)
reply-propaganda-producer = Propaganda: cambiar una carta con la baraja y otra con el objetivo (declarar el Productor)
group-propaganda = Propaganda: cambiar una carta con la baraja y otra con el objetivo (declarar el Productor)
reply-execution = Ejecutar a { $seat }: pierde una vida
reply-execution-guerrilla = Ejecutar a { $seat }: pagar 4 monedas, pierde una vida (declarar las Guerrillas)
reply-execution-paramilitary = Ejecutar a { $seat }: pagar 3 monedas, o 5 por la última vida (declarar el Paramilitar)
group-execution = Ejecución: el objetivo pierde una vida
group-execution-guerrilla = Ejecución: pagar 4 monedas, el objetivo pierde una vida (declarar las Guerrillas)
group-execution-paramilitary = Ejecución: pagar 3 monedas, o 5 por una última vida (declarar el Paramilitar)
reply-frame = Montaje contra { $seat }: recibe 3 de tus monedas y pierde una vida (declarar el Juez)
group-frame = Montaje: el objetivo recibe 3 de tus monedas y pierde una vida (declarar el Juez)
reply-purge = Purga: pagar 5 monedas, todos los demás pierden una vida (declarar el General)
reply-extortion = Extorsionar a { $seat }: 2 monedas, o pagas 5 y pierde una vida (declarar el Capo)
group-extortion = Extorsión: 2 monedas, o pagas 5 y el objetivo pierde una vida (declarar el Capo)
reply-disappear = Hacer desaparecer a { $seat }: pagar 3 monedas, una vida al final de su turno (declarar el Mercenario)
group-disappear = Desaparición: pagar 3 monedas, una vida al final de su turno (declarar el Mercenario)
reply-bribery = Soborno contra { $seat }: { $coins ->
    [0] nada, su bolsa está vacía
    [one] quitar 1 moneda
   *[other] quitar 2 monedas
} (declarar los Políticos)
group-bribery = Soborno: quitar 2 monedas (declarar los Políticos)
reply-charity = Colecta: quitar 1 moneda a todos los demás (declarar el Sacerdote)
reply-peacekeeping = Misión de paz: ganar 1 moneda y no ser objetivo (declarar las Naciones Unidas)
reply-redistribution = Redistribución: 3 monedas de { $seat } al puesto más pobre (declarar el Comunista)
group-redistribution = Redistribución: 3 monedas del puesto más rico al más pobre (declarar el Comunista)
reply-customs = Aduana por { $what-the }: los demás te pagan al hacer esa declaración (declarar el Aduanero)
reply-alliance = Alianza con { $seat }: ya no podéis atacaros (declarar el Cónsul)
group-alliance = Alianza: ya no podéis atacaros (declarar el Cónsul)
reply-riot = Revuelta contra { $seat }: pagar 2 monedas; si alguien se suma, pierde una vida (declarar el Manifestante)
group-riot = Revuelta: pagar 2 monedas; si alguien se suma, el objetivo pierde una vida (declarar el Manifestante)
reply-bomb = La Bomba para { $seat }: pagar 3 monedas
group-bomb = Bomba: pagar 3 monedas; el objetivo la pasa, la desactiva o pierde una vida
reply-harvest = Cosecha: ganar 2 monedas, más si se suman otros (declarar el Hacendado)
reply-banking = Retirada de fondos: llevarse lo que hay en el Banco (declarar el Financiero)
reply-supply = Suministro: apostar por { $what-the } para ganar 4 monedas (declarar el Traficante de armas)
reply-collection = Redistribución: una moneda o una carta de todos los demás (declarar el Socialista)
reply-social-media = Redes sociales: sacar 1 carta, devolver 1

reply-give = Entregar { $what-the }
reply-give-receiver = Para { $seat }
reply-give-give = Entregar { $what-the } a { $seat }
reply-give-contribute = Dar { $what-the }
group-give = Entregar
group-give-receiver = Las monedas van para
group-give-give = Entregar una carta
reply-join = Sumarse
reply-join-join = Declararlo también y repartir
reply-pass-join = No declarar nada
reply-join-back = Sumarse: pagar 3 monedas, y hay revuelta
reply-pass-back = Quedarse al margen
reply-more = Pagar 1 moneda por otra carta
reply-enough = Basta: devolver tantas como sacaste
reply-pay = Pagar 2 monedas
reply-refuse-extortion = Negarse: pierdes una vida, y le cuesta 5 monedas
reply-block-escape = Declarar el Mercenario: una ficha menos
reply-pass-escape = No declarar nada
reply-probate = Declarar el Abogado: una parte de las monedas
reply-pass-probate = No declarar nada
reply-defuse = Desactivarla (declarar el Anarquista)
reply-hand-on = Pasársela a { $seat } (declarar el Anarquista)
group-hand-on = Pasarla (declarar el Anarquista)
reply-pass-bomb = No hacer nada: pierdes una vida
reply-memoirs = Apartar { $what-the } y ganar 5 monedas (declarar el Intelectual)
reply-sacrifice = Apartar { $what-the } y sacar una carta (declarar el Misionero)

closed-barred = no dos veces en un turno
closed-protected = no puede ser objetivo
