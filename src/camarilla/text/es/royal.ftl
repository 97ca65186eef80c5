# Coup Royal: sus lugares y su botín, lo que pasa en ellos y lo que solo hay aquí.
#
# Formas: .the el/la, .to al/a la. En las listas de ladrones y soplones quien lee es «tú» (list-me):
# ningún verbo concuerda con esas listas.

game-royal = Coup Royal
card-game-royal =
    En cada ronda todo el mundo planea en secreto y a la vez: adónde van los ladrones a robar y adónde los soplones a vigilar. Luego se resuelven los lugares desde la A.
    Un soplón: no pasa nada, el botín se queda.
    Un ladrón a solas: se lleva el botín.
    Varios ladrones: cada uno saca una carta de botín secreto, si alcanza para todos. El botín se queda.
    Nadie: el botín se descarta. Lo que falta se repone; cuando el botín no alcanza, la partida acaba.
    El prestigio tiene cuatro colores: información, arte, joyas y oro. En cada uno se suman al final cubos y cartas secretas, y los puestos dan fama. Los empates se reparten, redondeando hacia abajo.
    Colección: un cubo de cada color. Carta blanca: tres cubos a elegir. Reventador de cajas: tres cartas de botín secreto. Intrigas: hasta tres veces, tomar un cubo de alguien y darle uno propio. Documentos comprometedores: los demás pierden la mitad de sus cubos de ese color. Objetos especiales: fama al final.
    Entre dos, la carta de Cómplice cambia de manos en cada ronda: quien la tiene manda dos ladrones y un soplón, y el rival un ladrón y dos soplones. Un color se gana con al menos dos de ventaja.
    El mazo de la casa es nuestro: el reglamento no enumera las cartas. Quien tenga la caja puede anotar las suyas.
    Gana quien tenga más fama.

deck-house = mazo de la casa
    .the = el mazo de la casa
deck-own = { $name }
    .the = el mazo «{ $name }»

## Los cuatro colores: la categoría, y contados como cubos o cartas secretas

colour-blue = Información
colour-green = Arte
colour-red = Joyas
colour-yellow = Oro

cube-blue = { $count ->
    [one] { $count } informe
   *[other] { $count } informes
}
cube-green = { $count ->
    [one] { $count } obra de arte
   *[other] { $count } obras de arte
}
cube-red = { $count ->
    [one] { $count } joya
   *[other] { $count } joyas
}
cube-yellow = { $count ->
    [one] { $count } lingote de oro
   *[other] { $count } lingotes de oro
}

## Lugares

place-auction-house = Casa de subastas
    .letter = { $letter }
    .the = la Casa de subastas
    .to = a la Casa de subastas
place-bank = Banco
    .letter = { $letter }
    .the = el Banco
    .to = al Banco
place-casino = Casino
    .letter = { $letter }
    .the = el Casino
    .to = al Casino
place-depot = Depósito
    .letter = { $letter }
    .the = el Depósito
    .to = al Depósito
place-express-train = Expreso
    .letter = { $letter }
    .the = el Expreso
    .to = al Expreso
place-film-studio = Estudio de cine
    .letter = { $letter }
    .the = el Estudio de cine
    .to = al Estudio de cine
place-gallery = Galería
    .letter = { $letter }
    .the = la Galería
    .to = a la Galería
place-hotel = Hotel
    .letter = { $letter }
    .the = el Hotel
    .to = al Hotel
place-own = { $name }
    .letter = { $letter }
    .the = { $name }
    .to = a { $name }

## Botín

loot-cubes = { $cubes }
    .the = { $cubes }
    .brief = { $cubes }
    .short = { $cubes }
loot-collection = Colección
    .the = la Colección
    .brief = un cubo de cada color
    .short = Colección
loot-carte-blanche = Carta blanca
    .the = la Carta blanca
    .brief = tres cubos a elegir
    .short = Carta blanca
loot-safecracker = Reventador de cajas
    .the = el Reventador de cajas
    .brief = tres cartas de botín secreto
    .short = Reventador
loot-intrigues = Intrigas
    .the = las Intrigas
    .brief = hasta tres cambios de cubos
    .short = Intrigas
loot-documents-blue = Documentos comprometedores (información)
    .the = los Documentos comprometedores (información)
    .brief = los demás pierden la mitad de su información
    .short = Documentos
loot-documents-green = Documentos comprometedores (arte)
    .the = los Documentos comprometedores (arte)
    .brief = los demás pierden la mitad de su arte
    .short = Documentos
loot-documents-red = Documentos comprometedores (joyas)
    .the = los Documentos comprometedores (joyas)
    .brief = los demás pierden la mitad de sus joyas
    .short = Documentos
loot-documents-yellow = Documentos comprometedores (oro)
    .the = los Documentos comprometedores (oro)
    .brief = los demás pierden la mitad de su oro
    .short = Documentos
loot-ashtray = Cenicero de Teddy Roosevelt
    .the = el cenicero de Teddy Roosevelt
    .brief = { $fame } de fama al final
    .short = Cenicero
loot-baton = Batuta de Mozart
    .the = la batuta de Mozart
    .brief = { $fame } de fama al final
    .short = Batuta
loot-cognac = Botella de coñac de Napoleón
    .the = la botella de coñac de Napoleón
    .brief = { $fame } de fama al final
    .short = Coñac
loot-mirror = Espejo de mano de Cleopatra
    .the = el espejo de mano de Cleopatra
    .brief = { $fame } de fama al final
    .short = Espejo
loot-own = { $name }
    .the = { $name }
    .brief = { $fame } de fama al final
    .short = { $name }

## Listas

list-me = tú
list-entries = { $first }; { $rest }

## Sucesos

event-table-laid = { $partner-count ->
    [0] La ciudad duerme, y { $seats } bandas velan. Se juega con { $deck-the }.
   *[other] { $me ->
        [partner] La ciudad duerme, y dos bandas velan. Se juega con { $deck-the }, y tú tienes la carta de Cómplice.
       *[other] La ciudad duerme, y dos bandas velan. Se juega con { $deck-the }, y { $partner } tiene la carta de Cómplice.
    }
}
event-cubes-dealt = { $cubes-count ->
    [0] { $me ->
        [seat] Empiezas sin nada.
       *[other] { $seat } empieza sin nada.
    }
   *[other] { $me ->
        [seat] Empiezas con { $cubes }.
       *[other] { $seat } empieza con { $cubes }.
    }
}
event-loot-laid = { $list-count ->
    [0] Todo el botín sigue ahí.
   *[other] Botín nuevo: { $list }.
}
entry-loot-laid = { $place-letter }: { $spoils }
event-round-began = { $partner-count ->
    [0] Ronda { $number }
   *[other] { $me ->
        [partner] Ronda { $number }: tienes la carta de Cómplice
       *[other] Ronda { $number }: { $partner } tiene la carta de Cómplice
    }
}
event-plans-revealed = Los planes: { $list }.
entry-plans-revealed = { $me ->
    [seat] tú, ladrones { $heist-letter }, soplones { $watch-letter }
   *[other] { $seat }, ladrones { $heist-letter }, soplones { $watch-letter }
}
event-place-guarded = { $thieves-count ->
    [0] { $place }: bajo vigilancia ({ $snitches }). El botín se queda.
   *[other] { $place }: bajo vigilancia ({ $snitches }). No hay nada que llevarse ({ $thieves }); el botín se queda.
}
event-place-deserted = { $place }: no ha venido nadie. Descartado: { $spoils }.
event-thieves-met = { $paid ->
    [0] { $place }: demasiados ladrones a la vez ({ $thieves }), y el botín secreto no alcanza para todos. El botín se queda.
   *[other] { $place }: demasiados ladrones a la vez ({ $thieves }). Una carta de botín secreto para cada uno; el botín se queda.
}
event-secrets-drawn = { $count ->
    [0] Ya no queda botín secreto que sacar.
   *[other] Tu botín secreto: { $secrets }.
}
event-secrets-drawn-sealed = { $count ->
    [0] Ya no queda botín secreto que sacar.
    [one] { $me ->
        [seat] Sacas una carta de botín secreto.
       *[other] { $seat } saca una carta de botín secreto.
    }
   *[other] { $me ->
        [seat] Sacas { $count } cartas de botín secreto.
       *[other] { $seat } saca { $count } cartas de botín secreto.
    }
}
event-loot-stolen = { $me ->
    [seat] { $place }: robas { $spoils-the }.
   *[other] { $place }: { $seat } roba { $spoils-the }.
}
event-cubes-taken = { $me ->
    [seat] Ganas { $cubes }.
   *[other] { $seat } gana { $cubes }.
}
event-cubes-swapped = { $me ->
    [seat] Le quitas { $took } a { $whom } y le das { $gave } a cambio.
    [whom] { $seat } te quita { $took } y te da { $gave } a cambio.
   *[other] { $seat } le quita { $took } a { $whom } y le da { $gave } a cambio.
}
event-cubes-returned = { $me ->
    [seat] Los documentos te cuestan { $cubes }.
   *[other] Los documentos le cuestan { $cubes } a { $seat }.
}
event-item-kept = { $me ->
    [seat] Te quedas con el objeto: { $fame } de fama al final.
   *[other] { $seat } se queda con el objeto: { $fame } de fama al final.
}
event-partner-passed = { $me ->
    [seat] La carta de Cómplice pasa a ti.
   *[other] La carta de Cómplice pasa a { $seat }.
}
event-secrets-revealed = { $secrets-count ->
    [0] { $me ->
        [seat] No tenías botín secreto.
       *[other] { $seat } no tenía botín secreto.
    }
   *[other] { $me ->
        [seat] Tu botín secreto: { $secrets }.
       *[other] El botín secreto de { $seat }: { $secrets }.
    }
}
event-category-scored = { $colour }: { $list }.
entry-category-scored = { $me ->
    [seat] { $fame ->
        [0] tienes { $held }
       *[other] tienes { $held }, por { $fame } de fama
    }
   *[other] { $fame ->
        [0] { $seat } tiene { $held }
       *[other] { $seat } tiene { $held }, por { $fame } de fama
    }
}
event-fame-counted = Fama en total: { $list }.
entry-fame-counted = { $me ->
    [seat] { $items ->
        [0] tú { $fame }
       *[other] tú { $fame }, con objetos especiales
    }
   *[other] { $items ->
        [0] { $seat } { $fame }
       *[other] { $seat } { $fame }, con objetos especiales
    }
}
event-game-ended-score = { $winners-count ->
    [one] { $me ->
        [winners] Tienes la mayor fama: ganas.
       *[other] { $winners } tiene la mayor fama y gana.
    }
   *[other] { $winners } empatan a fama y comparten la victoria.
}

## La escena

stage-make-plans = Todo el mundo planea, en secreto y a la vez.
stage-take-cubes = { $me ->
    [seat] { $count ->
        [one] Tomas un cubo a tu elección.
       *[other] Tomas { $count } cubos a tu elección.
    }
   *[other] { $count ->
        [one] { $seat } toma un cubo a su elección.
       *[other] { $seat } toma { $count } cubos a su elección.
    }
}
stage-intrigue = { $me ->
    [seat] { $left ->
        [one] Puedes cambiar un cubo con alguien una última vez.
       *[other] Puedes cambiar un cubo con alguien hasta { $left } veces.
    }
   *[other] { $left ->
        [one] { $seat } puede cambiar un cubo con alguien una última vez.
       *[other] { $seat } puede cambiar un cubo con alguien hasta { $left } veces.
    }
}
stage-give-cube = { $me ->
    [seat] Le quitas { $took } a { $whom }.
    [whom] { $seat } te quita { $took }.
   *[other] { $seat } le quita { $took } a { $whom }.
}

## Preguntas

ask-plan = ¿Adónde van tus ladrones y adónde tus soplones?
ask-cube = ¿Qué color tomas?
ask-intrigue = ¿Qué quitas, y a quién?
ask-give-royal = ¿Qué das a cambio?

pick-plan-1 = { $left ->
    [one] ¿Adónde van tus ladrones?
   *[other] ¿Adónde van tus ladrones? Elige { $left } lugares.
}
pick-plan-1-more = Ladrones { $heist-to }. ¿Adónde van los otros ladrones?
pick-plan-2 = { $left ->
    [one] Ladrones { $heist-to }. ¿Adónde van tus soplones?
   *[other] Ladrones { $heist-to }. ¿Adónde van tus soplones? Elige { $left } lugares.
}
pick-plan-2-more = Ladrones { $heist-to }, soplones { $watch-to }. ¿Adónde van los otros soplones?
pick-back = deshacer

## Respuestas

reply-plan = Ladrones { $heist-to }, soplones { $watch-to }
reply-take-cube = Tomar { $what } de la reserva
reply-take-intrigue = Quitarle { $what } a { $seat } y dar uno de tus cubos
group-take-intrigue = Quitar un cubo y dar otro a cambio
target-take-intrigue = { $seat }: { $colour }
reply-give-royal = Dar { $what }
action-take = Quitar
    .noun = cambio
    .the = el cambio
    .your = tu cambio
    .by = el cambio intentado por
reply-pass-intrigue = Sin cambio: conservas lo que tienes

## La mesa en la terminal

table-turn-royal = ronda { $turn }
royal-left = quedan { $loot } cartas de botín y { $secrets } secretas
royal-secrets = secreto
royal-items = objetos
royal-fame = fama
royal-pays = paga
royal-supply = reserva
royal-own = Tu botín secreto: { $secrets }.
royal-own-none = Aún no tienes botín secreto.
royal-own-items = Objetos especiales: { $items }.
royal-empty = nada
end-rematch-royal = Revancha
end-rematch-drawn-royal = Revancha
end-fame = { $fame } de fama
help-keys-royal =
    Un plan se escribe letra a letra: primero el lugar de los ladrones, luego el de los soplones. La tecla de retroceso borra una letra. Cualquier otra respuesta tiene su tecla delante; un clic hace lo mismo.
    Debajo de un lugar se ve quién vino en la última ronda: → ladrones, ◉ soplones; ✓ se llevó el botín, ✗ descartado.
    En la tabla, +2 es la fama que darían ahora los cubos solos; se suman los objetos especiales y, al final, el botín secreto. ◆ tiene la carta de Cómplice.
