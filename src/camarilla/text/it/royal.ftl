# Coup Royal: i suoi luoghi e il suo bottino, che cosa vi succede, e ciò che c’è solo qui.
#
# Forme: .the il/lo/la/l’, .to al/allo/alla/all’. Negli elenchi di ladri e informatori chi legge è
# «tu» (list-me): nessun verbo si accorda con quegli elenchi.

game-royal = Coup Royal
card-game-royal =
    A ogni round tutti fanno un piano, in segreto e insieme: dove i ladri vanno a rubare e dove gli informatori vanno a sorvegliare. Poi i luoghi si risolvono a partire dalla A.
    Un informatore: non succede nulla, il bottino resta.
    Un ladro da solo: prende il bottino.
    Più ladri: ciascuno pesca invece una carta bottino segreto, se bastano per tutti. Il bottino resta.
    Nessuno: il bottino si scarta. Ciò che manca si rimpiazza; quando il bottino non basta più, la partita finisce.
    Il prestigio ha quattro colori: informazioni, opere d’arte, gioielli e oro. In ognuno, alla fine, si sommano cubi e carte segrete, e i posti in classifica danno fama. A pari merito si divide, arrotondando per difetto.
    Collezione: un cubo di ogni colore. Carta bianca: tre cubi a scelta. Scassinatore: tre carte bottino segreto. Intrighi: fino a tre volte, prendere un cubo a qualcuno e dargliene uno dei propri. Documenti compromettenti: tutti gli altri perdono metà dei loro cubi di quel colore. Oggetti speciali: fama alla fine.
    In due, la carta Complice passa di mano a ogni round: chi ce l’ha manda due ladri e un informatore, l’altro un ladro e due informatori. Un colore si vince con almeno due di vantaggio.
    Il mazzo della casa è nostro: il regolamento non elenca le carte. Chi ha la scatola può inserire le sue.
    Vince chi ha più fama.

deck-house = mazzo della casa
    .the = il mazzo della casa
deck-own = { $name }
    .the = il mazzo «{ $name }»

## I quattro colori: la categoria, e contati come cubi o carte segrete

colour-blue = Informazioni
colour-green = Opere d’arte
colour-red = Gioielli
colour-yellow = Oro

cube-blue = { $count ->
    [one] { $count } informazione
   *[other] { $count } informazioni
}
cube-green = { $count ->
    [one] { $count } opera d’arte
   *[other] { $count } opere d’arte
}
cube-red = { $count ->
    [one] { $count } gioiello
   *[other] { $count } gioielli
}
cube-yellow = { $count ->
    [one] { $count } lingotto d’oro
   *[other] { $count } lingotti d’oro
}

## Luoghi

place-auction-house = Casa d’aste
    .letter = { $letter }
    .the = la Casa d’aste
    .to = alla Casa d’aste
place-bank = Banca
    .letter = { $letter }
    .the = la Banca
    .to = alla Banca
place-casino = Casinò
    .letter = { $letter }
    .the = il Casinò
    .to = al Casinò
place-depot = Deposito
    .letter = { $letter }
    .the = il Deposito
    .to = al Deposito
place-express-train = Treno espresso
    .letter = { $letter }
    .the = il Treno espresso
    .to = al Treno espresso
place-film-studio = Studio di posa
    .letter = { $letter }
    .the = lo Studio di posa
    .to = allo Studio di posa
place-gallery = Galleria
    .letter = { $letter }
    .the = la Galleria
    .to = alla Galleria
place-hotel = Hotel
    .letter = { $letter }
    .the = l’Hotel
    .to = all’Hotel
place-own = { $name }
    .letter = { $letter }
    .the = { $name }
    .to = a { $name }

## Bottino

loot-cubes = { $cubes }
    .the = { $cubes }
    .brief = { $cubes }
    .short = { $cubes }
loot-collection = Collezione
    .the = la Collezione
    .brief = un cubo di ogni colore
    .short = Collezione
loot-carte-blanche = Carta bianca
    .the = la Carta bianca
    .brief = tre cubi a scelta
    .short = Carta bianca
loot-safecracker = Scassinatore
    .the = lo Scassinatore
    .brief = tre carte bottino segreto
    .short = Scassinatore
loot-intrigues = Intrighi
    .the = gli Intrighi
    .brief = fino a tre scambi di cubi
    .short = Intrighi
loot-documents-blue = Documenti compromettenti (informazioni)
    .the = i Documenti compromettenti (informazioni)
    .brief = gli altri perdono metà delle loro informazioni
    .short = Documenti
loot-documents-green = Documenti compromettenti (opere d’arte)
    .the = i Documenti compromettenti (opere d’arte)
    .brief = gli altri perdono metà delle loro opere d’arte
    .short = Documenti
loot-documents-red = Documenti compromettenti (gioielli)
    .the = i Documenti compromettenti (gioielli)
    .brief = gli altri perdono metà dei loro gioielli
    .short = Documenti
loot-documents-yellow = Documenti compromettenti (oro)
    .the = i Documenti compromettenti (oro)
    .brief = gli altri perdono metà del loro oro
    .short = Documenti
loot-ashtray = Posacenere di Teddy Roosevelt
    .the = il posacenere di Teddy Roosevelt
    .brief = { $fame } di fama alla fine
    .short = Posacenere
loot-baton = Bacchetta di Mozart
    .the = la bacchetta di Mozart
    .brief = { $fame } di fama alla fine
    .short = Bacchetta
loot-cognac = Bottiglia di cognac di Napoleone
    .the = la bottiglia di cognac di Napoleone
    .brief = { $fame } di fama alla fine
    .short = Cognac
loot-mirror = Specchio di Cleopatra
    .the = lo specchio di Cleopatra
    .brief = { $fame } di fama alla fine
    .short = Specchio
loot-own = { $name }
    .the = { $name }
    .brief = { $fame } di fama alla fine
    .short = { $name }

## Elenchi

list-me = tu
list-entries = { $first }; { $rest }

## Eventi

event-table-laid = { $partner-count ->
    [0] La città dorme, e { $seats } bande vegliano. Si gioca con { $deck-the }.
   *[other] { $me ->
        [partner] La città dorme, e due bande vegliano. Si gioca con { $deck-the }, e tu hai la carta Complice.
       *[other] La città dorme, e due bande vegliano. Si gioca con { $deck-the }, e { $partner } ha la carta Complice.
    }
}
event-cubes-dealt = { $cubes-count ->
    [0] { $me ->
        [seat] Cominci senza nulla.
       *[other] { $seat } comincia senza nulla.
    }
   *[other] { $me ->
        [seat] Cominci con { $cubes }.
       *[other] { $seat } comincia con { $cubes }.
    }
}
event-loot-laid = { $list-count ->
    [0] Tutto il bottino è ancora lì.
   *[other] Nuovo bottino: { $list }.
}
entry-loot-laid = { $place-letter }: { $spoils }
event-round-began = { $partner-count ->
    [0] Round { $number }
   *[other] { $me ->
        [partner] Round { $number }: hai la carta Complice
       *[other] Round { $number }: { $partner } ha la carta Complice
    }
}
event-plans-revealed = I piani: { $list }.
entry-plans-revealed = { $me ->
    [seat] tu, ladri { $heist-letter }, informatori { $watch-letter }
   *[other] { $seat }, ladri { $heist-letter }, informatori { $watch-letter }
}
event-place-guarded = { $thieves-count ->
    [0] { $place }: sotto sorveglianza ({ $snitches }). Il bottino resta.
   *[other] { $place }: sotto sorveglianza ({ $snitches }). Niente da prendere ({ $thieves }); il bottino resta.
}
event-place-deserted = { $place }: non è venuto nessuno. Negli scarti: { $spoils }.
event-thieves-met = { $paid ->
    [0] { $place }: troppi ladri insieme ({ $thieves }), e il bottino segreto non basta per tutti. Il bottino resta.
   *[other] { $place }: troppi ladri insieme ({ $thieves }). Una carta bottino segreto a testa; il bottino resta.
}
event-secrets-drawn = { $count ->
    [0] Non c’è più bottino segreto da pescare.
   *[other] Il tuo bottino segreto: { $secrets }.
}
event-secrets-drawn-sealed = { $count ->
    [0] Non c’è più bottino segreto da pescare.
    [one] { $me ->
        [seat] Peschi una carta bottino segreto.
       *[other] { $seat } pesca una carta bottino segreto.
    }
   *[other] { $me ->
        [seat] Peschi { $count } carte bottino segreto.
       *[other] { $seat } pesca { $count } carte bottino segreto.
    }
}
event-loot-stolen = { $me ->
    [seat] { $place }: rubi { $spoils-the }.
   *[other] { $place }: { $seat } ruba { $spoils-the }.
}
event-cubes-taken = { $me ->
    [seat] Guadagni { $cubes }.
   *[other] { $seat } guadagna { $cubes }.
}
event-cubes-swapped = { $me ->
    [seat] Prendi { $took } a { $whom } e dai { $gave } in cambio.
    [whom] { $seat } ti prende { $took } e ti dà { $gave } in cambio.
   *[other] { $seat } prende { $took } a { $whom } e dà { $gave } in cambio.
}
event-cubes-returned = { $me ->
    [seat] I documenti ti costano { $cubes }.
   *[other] I documenti costano { $cubes } a { $seat }.
}
event-item-kept = { $me ->
    [seat] Tieni l’oggetto: { $fame } di fama alla fine.
   *[other] { $seat } tiene l’oggetto: { $fame } di fama alla fine.
}
event-partner-passed = { $me ->
    [seat] La carta Complice passa a te.
   *[other] La carta Complice passa a { $seat }.
}
event-secrets-revealed = { $secrets-count ->
    [0] { $me ->
        [seat] Non avevi bottino segreto.
       *[other] { $seat } non aveva bottino segreto.
    }
   *[other] { $me ->
        [seat] Il tuo bottino segreto: { $secrets }.
       *[other] Il bottino segreto di { $seat }: { $secrets }.
    }
}
event-category-scored = { $colour }: { $list }.
entry-category-scored = { $me ->
    [seat] { $fame ->
        [0] tu ne hai { $held }
       *[other] tu ne hai { $held }, per { $fame } di fama
    }
   *[other] { $fame ->
        [0] { $seat } ne ha { $held }
       *[other] { $seat } ne ha { $held }, per { $fame } di fama
    }
}
event-fame-counted = Fama in tutto: { $list }.
entry-fame-counted = { $me ->
    [seat] { $items ->
        [0] tu { $fame }
       *[other] tu { $fame }, oggetti speciali compresi
    }
   *[other] { $items ->
        [0] { $seat } { $fame }
       *[other] { $seat } { $fame }, oggetti speciali compresi
    }
}
event-game-ended-score = { $winners-count ->
    [one] { $me ->
        [winners] La fama più grande è la tua: hai vinto.
       *[other] La fama più grande è di { $winners }, che vince.
    }
   *[other] { $winners } sono pari per fama e si dividono la vittoria.
}

## La scena

stage-make-plans = Tutti fanno un piano, in segreto e insieme.
stage-take-cubes = { $me ->
    [seat] { $count ->
        [one] Prendi un cubo a tua scelta.
       *[other] Prendi { $count } cubi a tua scelta.
    }
   *[other] { $count ->
        [one] { $seat } prende un cubo a scelta.
       *[other] { $seat } prende { $count } cubi a scelta.
    }
}
stage-intrigue = { $me ->
    [seat] { $left ->
        [one] Puoi scambiare un cubo con qualcuno, un’ultima volta.
       *[other] Puoi scambiare un cubo con qualcuno, fino a { $left } volte.
    }
   *[other] { $left ->
        [one] { $seat } può scambiare un cubo con qualcuno, un’ultima volta.
       *[other] { $seat } può scambiare un cubo con qualcuno, fino a { $left } volte.
    }
}
stage-give-cube = { $me ->
    [seat] Prendi { $took } a { $whom }.
    [whom] { $seat } ti prende { $took }.
   *[other] { $seat } prende { $took } a { $whom }.
}

## Domande

ask-plan = Dove vanno i tuoi ladri, e dove i tuoi informatori?
ask-cube = Quale colore prendi?
ask-intrigue = Che cosa prendi, e a chi?
ask-give-royal = Che cosa dai in cambio?

pick-plan-1 = { $left ->
    [one] Dove vanno i tuoi ladri?
   *[other] Dove vanno i tuoi ladri? Scegli { $left } luoghi.
}
pick-plan-1-more = Ladri { $heist-to }. Dove vanno gli altri ladri?
pick-plan-2 = { $left ->
    [one] Ladri { $heist-to }. Dove vanno i tuoi informatori?
   *[other] Ladri { $heist-to }. Dove vanno i tuoi informatori? Scegli { $left } luoghi.
}
pick-plan-2-more = Ladri { $heist-to }, informatori { $watch-to }. Dove vanno gli altri informatori?
pick-back = annulla

## Risposte

reply-plan = Ladri { $heist-to }, informatori { $watch-to }
reply-take-cube = Prendi { $what } dalla riserva
reply-take-intrigue = Prendi { $what } a { $seat } e dai uno dei tuoi cubi
group-take-intrigue = Prendi un cubo e dai uno dei tuoi in cambio
target-take-intrigue = { $seat }: { $colour }
reply-give-royal = Dai { $what }
action-take = Prendi
    .noun = scambio
    .the = lo scambio
    .your = il tuo scambio
    .by = lo scambio tentato da
reply-pass-intrigue = Nessuno scambio: tieni ciò che hai

## Il tavolo nel terminale

table-turn-royal = round { $turn }
royal-left = restano { $loot } carte bottino e { $secrets } segrete
royal-secrets = segreto
royal-items = oggetti
royal-fame = fama
royal-pays = dà
royal-supply = riserva
royal-own = Il tuo bottino segreto: { $secrets }.
royal-own-none = Non hai ancora bottino segreto.
royal-own-items = Oggetti speciali: { $items }.
royal-empty = sparito
end-rematch-royal = Rivincita
end-rematch-drawn-royal = Rivincita
end-fame = { $fame } di fama
help-keys-royal =
    Un piano si scrive lettera per lettera: prima il luogo dei ladri, poi quello degli informatori. Il tasto Backspace cancella una lettera. Ogni altra risposta ha il suo tasto davanti; un clic fa lo stesso.
    Sotto un luogo si vede chi è venuto nell’ultimo round: → ladri, ◉ informatori; ✓ ha preso il bottino, ✗ scartato.
    Nella tabella, +2 è la fama che darebbero ora i cubi da soli; si aggiungono gli oggetti speciali e, alla fine, il bottino segreto. ◆ ha la carta Complice.
