# La cour : ce que Coup et Guatemala 54 ont en commun.

## Événements

event-game-began = { $me ->
    [first] La cour se réunit. Tu commences.
   *[other] La cour se réunit. { $first } commence.
}
event-cards-dealt = Tu reçois { $cards-a }.
event-cards-dealt-sealed = { $me ->
    [seat] Tu reçois tes cartes.
   *[other] { $seat } reçoit ses cartes.
}
event-turn-began = { $me ->
    [seat] Tour { $turn } : toi
   *[other] Tour { $turn } : { $seat }
}
event-action-declared = { $me ->
    [seat] Tu annonces : { $action }.
   *[other] { $seat } annonce : { $action }.
}
event-action-declared-income = { $me ->
    [seat] Tu touches tes revenus.
   *[other] { $seat } touche ses revenus.
}
event-action-declared-coup = { $me ->
    [seat] Tu paies { $paid } pièces pour un coup d’État contre { $targets }.
    [targets] { $seat } paie { $paid } pièces pour un coup d’État contre toi.
   *[other] { $seat } paie { $paid } pièces pour un coup d’État contre { $targets }.
}
event-counter-claimed = { $me ->
    [seat] Tu annonces { $role-the } pour contrer { $action-by } { $against }.
    [against] { $seat } annonce { $role-the } pour contrer { $action-your }.
   *[other] { $seat } annonce { $role-the } pour contrer { $action-by } { $against }.
}
event-challenged = { $me ->
    [seat] Tu défies { $claimant } : est-ce vraiment { $role-the } ?
    [claimant] { $seat } te défie de montrer { $role-the }.
   *[other] { $seat } défie { $claimant } de montrer { $role-the }.
}
event-claim-proved = { $me ->
    [seat] Tu montres { $role-the } : { $challenger } avait tort.
    [challenger] { $seat } montre { $role-the } : tu avais tort.
   *[other] { $seat } montre { $role-the } : { $challenger } avait tort.
}
event-claim-failed = { $me ->
    [seat] Tu ne montres pas { $role-the }.
   *[other] { $seat } ne montre pas { $role-the }.
}
event-cost-returned = { $me ->
    [seat] Tu récupères { $coins ->
        [one] ta pièce
       *[other] tes { $coins } pièces
    }.
   *[other] { $seat } récupère { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
event-action-blocked = { $me ->
    [seat] { $by } a contré { $action-your }.
    [by] Tu as contré { $action-by } { $seat }.
   *[other] { $by } a contré { $action-by } { $seat }.
}
event-coins-gained = { $me ->
    [seat] Tu gagnes { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $seat } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
event-coins-taken = { $coins ->
    [0] { $me ->
        [seat] Tu ne prends rien à { $source }.
        [source] { $seat } ne te prend rien.
       *[other] { $seat } ne prend rien à { $source }.
    }
    [one] { $me ->
        [seat] Tu prends 1 pièce à { $source }.
        [source] { $seat } te prend 1 pièce.
       *[other] { $seat } prend 1 pièce à { $source }.
    }
   *[other] { $me ->
        [seat] Tu prends { $coins } pièces à { $source }.
        [source] { $seat } te prend { $coins } pièces.
       *[other] { $seat } prend { $coins } pièces à { $source }.
    }
}
event-life-lost = { $me ->
    [seat] Tu révèles { $card-the }.
   *[other] { $seat } révèle { $card-the }.
}
event-exiled = { $me ->
    [seat] C’est l’élimination : tu quittes la cour.
   *[other] C’est l’élimination : { $seat } quitte la cour.
}
event-estate-returned = { $me ->
    [seat] Le Trésor Public reprend { $coins ->
        [one] ta dernière pièce
       *[other] tes { $coins } dernières pièces
    }.
   *[other] Le Trésor Public reprend { $coins ->
        [one] la dernière pièce
       *[other] les { $coins } dernières pièces
    } à { $seat }.
}
event-cards-drawn = { $count ->
    [0] Le paquet est vide : plus de carte à piocher.
   *[other] Tu pioches { $cards-a }.
}
event-cards-drawn-sealed = { $count ->
    [0] Le paquet est vide : plus de carte à piocher.
    [one] { $me ->
        [seat] Tu pioches une carte.
       *[other] { $seat } pioche une carte.
    }
   *[other] { $me ->
        [seat] Tu pioches { $count } cartes.
       *[other] { $seat } pioche { $count } cartes.
    }
}
event-card-returned = { $me ->
    [seat] Tu remets { $card-the } dans le paquet.
   *[other] { $seat } remet { $card-the } dans le paquet.
}
event-card-returned-sealed = { $me ->
    [seat] Tu remets une carte dans le paquet.
   *[other] { $seat } remet une carte dans le paquet.
}

## La scène : ce qui se passe, pour tout le monde

stage-take-action = { $me ->
    [seat] À toi de jouer.
   *[other] À { $seat } de jouer.
}
stage-lose-life = { $me ->
    [seat] Tu perds une influence.
   *[other] { $seat } perd une influence.
}
stage-lose-life-challenge = { $me ->
    [seat] Tu perds le défi, et une influence avec.
   *[other] { $seat } perd le défi, et une influence avec.
}
stage-lose-life-coup = { $me ->
    [seat] Le coup d’État frappe : tu perds une influence.
   *[other] Le coup d’État frappe : { $seat } perd une influence.
}
stage-return-card = { $me ->
    [seat] Tu échanges des cartes avec le paquet.
   *[other] { $seat } échange des cartes avec le paquet.
}

## Questions

ask-action = Que fais-tu ?
ask-challenge = Lances-tu un défi ?
ask-block = Veux-tu contrer ?
ask-prove = Montres-tu la carte ?
ask-lose = Quelle carte révèles-tu ?
ask-return = { $left ->
    [one] Quelle carte remets-tu ?
   *[other] { $left } cartes à remettre. Laquelle maintenant ?
}

## Réponses : chacune dit ce qui s’ensuit

reply-income = Revenus : prendre 1 pièce
reply-coup = Coup d’État contre { $seat } : payer 7 pièces, { $seat } perd une influence
group-coup = Coup d’État : payer 7 pièces, la cible perd une influence

reply-pass-challenge = Laisser passer : pas de défi de ta part
reply-pass-challenge-counter-claimed = Laisser passer : la contre-mesure tient, sauf si quelqu’un d’autre doute
reply-challenge = Défier : toi ou { $claimant }, quelqu’un perd une influence
reply-block = Contrer avec { $what-the }
reply-prove = Montrer { $role-the } : { $challenger } perd une influence, tu reçois une nouvelle carte
reply-decline = Ne pas montrer { $role-the } : tu perds une influence
reply-lose = Révéler { $what-the }, à la vue de tout le monde
reply-return = Remettre { $what-the } dans le paquet

closed-coins = pas assez de pièces
closed-coins-coup = coûte 7 pièces
closed-must-coup = à partir de 10 pièces, seul le coup d’État est permis

## Actions

action-income = Revenus
    .noun = revenus
    .the = les revenus
    .your = tes revenus
    .by = les revenus pris par
action-coup = Coup d’État
    .noun = coup d’État
    .the = le coup d’État
    .your = ton coup d’État
    .by = le coup d’État lancé par
action-challenge = Défi
    .noun = défi
    .the = le défi
    .your = ton défi
    .by = le défi lancé par
