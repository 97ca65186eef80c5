# Coup : ses personnages, ce qu’ils font, et ce qui n’existe qu’ici.

game-coup = Coup

## Personnages : le nom, ses formes, deux lignes pour la carte en main (19 caractères au plus)

role-duke = Duc
    .a = un Duc
    .the = le Duc
    .brief = prend 3 pièces
    .blocks = contre l’aide
role-assassin = Assassin
    .a = un Assassin
    .the = l’Assassin
    .brief = tue pour 3 pièces
    .blocks = ne contre rien
role-captain = Capitaine
    .a = un Capitaine
    .the = le Capitaine
    .brief = vole 2 pièces
    .blocks = contre le vol
role-contessa = Comtesse
    .a = une Comtesse
    .the = la Comtesse
    .brief = n’a pas d’action
    .blocks = contre l’assassinat
role-ambassador = Ambassadeur
    .a = un Ambassadeur
    .the = l’Ambassadeur
    .brief = échange 2 cartes
    .blocks = contre le vol
role-inquisitor = Inquisiteur
    .a = un Inquisiteur
    .the = l’Inquisiteur
    .brief = échange, examine
    .blocks = contre le vol

## Cartes de référence

card-duke =
    Taxe : prends 3 pièces au Trésor Public.
    Contre l’aide étrangère de n’importe qui.
card-assassin =
    Assassiner : paie 3 pièces ; la cible de ton choix perd une influence.
    Ne contre rien.
card-captain =
    Voler : prends 2 pièces à quelqu’un, ou la seule qui s’y trouve.
    Contre un vol qui te vise.
card-contessa =
    N’a pas d’action à elle.
    Contre un assassinat qui te vise.
card-ambassador =
    Échanger : pioche 2 cartes dans le paquet, puis remets-en 2.
    Contre un vol qui te vise.
card-inquisitor =
    Échanger : pioche 1 carte dans le paquet, puis remets-en 1.
    Examiner : quelqu’un te montre une carte, à toi seulement ; tu la rends ou tu la fais remplacer.
    Contre un vol qui te vise.
card-game-coup =
    À chaque tour tu fais une action, et tu peux annoncer n’importe quel personnage pour cela, que tu l’aies ou non.
    Revenus : prends 1 pièce. Rien ne peut l’empêcher.
    Aide étrangère : prends 2 pièces, sauf si quelqu’un annonce le Duc.
    Coup d’État : paie 7 pièces ; quelqu’un perd une influence, sans défense possible. À partir de 10 pièces, c’est ta seule action.
    Toute annonce peut être défiée. Si tu montres la carte, c’est l’auteur du défi qui perd une influence, et tu échanges la carte contre une nouvelle ; sinon, tu perds une influence et ton annonce échoue.
    La dernière personne à avoir une carte face cachée gagne.

## Actions

action-foreign-aid = Aide étrangère
    .noun = aide étrangère
    .the = l’aide étrangère
    .your = ton aide étrangère
    .by = l’aide étrangère demandée par
action-tax = Taxe
    .noun = taxe
    .the = la taxe
    .your = ta taxe
    .by = la taxe levée par
action-assassinate = Assassiner
    .noun = assassinat
    .the = l’assassinat
    .your = ta tentative d’assassinat
    .by = l’assassinat tenté par
action-steal = Voler
    .noun = vol
    .the = le vol
    .your = ton vol
    .by = le vol tenté par
action-exchange = Échanger
    .noun = échange
    .the = l’échange
    .your = ton échange
    .by = l’échange tenté par
action-examine = Examiner
    .noun = examen
    .the = l’examen
    .your = ton examen
    .by = l’examen tenté par

event-action-declared-foreign-aid = { $me ->
    [seat] Tu demandes l’aide étrangère : 2 pièces.
   *[other] { $seat } demande l’aide étrangère : 2 pièces.
}
event-action-declared-tax = { $me ->
    [seat] Tu annonces { $role-the } pour prendre 3 pièces.
   *[other] { $seat } annonce { $role-the } pour prendre 3 pièces.
}
event-action-declared-assassinate = { $me ->
    [seat] Tu annonces { $role-the } et paies { $paid } pièces pour assassiner { $targets }.
    [targets] { $seat } annonce { $role-the } et paie { $paid } pièces pour t’assassiner.
   *[other] { $seat } annonce { $role-the } et paie { $paid } pièces pour assassiner { $targets }.
}
event-action-declared-steal = { $me ->
    [seat] Tu annonces { $role-the } pour prendre 2 pièces à { $targets }.
    [targets] { $seat } annonce { $role-the } pour te prendre 2 pièces.
   *[other] { $seat } annonce { $role-the } pour prendre 2 pièces à { $targets }.
}
event-action-declared-exchange = { $me ->
    [seat] Tu annonces { $role-the } pour échanger des cartes avec le paquet.
   *[other] { $seat } annonce { $role-the } pour échanger des cartes avec le paquet.
}
event-action-declared-examine = { $me ->
    [seat] Tu annonces { $role-the } pour voir une carte chez { $targets }.
    [targets] { $seat } annonce { $role-the } pour voir une de tes cartes.
   *[other] { $seat } annonce { $role-the } pour voir une carte chez { $targets }.
}

## L’Inquisiteur

event-card-shown = { $me ->
    [seat] Tu montres { $card-the } à { $to }.
   *[other] { $seat } te montre { $card-the }.
}
event-card-shown-sealed = { $me ->
    [seat] Tu montres une carte à { $to }.
    [to] { $seat } te montre une carte.
   *[other] { $seat } montre une carte à { $to }, et à personne d’autre.
}
event-card-kept = { $me ->
    [seat] { $by } te rend la carte.
    [by] Tu rends la carte à { $seat }.
   *[other] { $by } rend la carte à { $seat }.
}
event-replacement-forced = { $me ->
    [seat] { $by } fait remplacer ta carte.
    [by] { $seat } doit remplacer sa carte : tu l’exiges.
   *[other] { $by } l’exige : { $seat } doit remplacer sa carte.
}
stage-lose-life-assassinate = { $me ->
    [seat] L’assassinat réussit : tu perds une influence.
   *[other] L’assassinat réussit : { $seat } perd une influence.
}
stage-show-card = { $me ->
    [seat] { $to } peut voir une de tes cartes.
    [to] Tu peux voir une carte chez { $seat }.
   *[other] { $to } peut voir une carte chez { $seat }.
}
ask-show = Quelle carte montres-tu ?
ask-examine = La rendre à { $owner }, ou la remettre dans le paquet ?

## Le choix à deux

event-card-chosen = Tu gardes { $card-the } ; tes autres cartes sortent du jeu.
event-card-chosen-sealed = { $me ->
    [seat] Tu as choisi une carte.
   *[other] { $seat } a choisi une carte.
}
stage-draft = Chaque camp choisit une carte en secret. Une seconde sera distribuée.
ask-draft = Quelle carte gardes-tu ?

## Réponses

reply-foreign-aid = Aide étrangère : prendre 2 pièces, sauf si un Duc s’y oppose
reply-tax = Taxe : prendre 3 pièces (annoncer le Duc)
reply-assassinate = Assassiner { $seat } : payer 3 pièces, { $seat } perd une influence (annoncer l’Assassin)
reply-steal = Voler { $seat } : { $coins ->
    [0] rien à prendre, la bourse est vide
    [one] prendre 1 pièce
   *[other] prendre 2 pièces
} (annoncer le Capitaine)
reply-exchange = Échanger des cartes avec le paquet
reply-exchange-ambassador = Échanger : piocher 2 cartes, en remettre 2 (annoncer l’Ambassadeur)
reply-exchange-inquisitor = Échanger : piocher 1 carte, en remettre 1 (annoncer l’Inquisiteur)
reply-examine = Examiner { $seat } : voir une carte (annoncer l’Inquisiteur)
closed-coins-assassinate = coûte 3 pièces
group-assassinate = Assassiner : payer 3 pièces, la cible perd une influence (annoncer l’Assassin)
group-steal = Voler : prendre 2 pièces (annoncer le Capitaine)
group-examine = Examiner : voir une carte (annoncer l’Inquisiteur)
target-steal = { $coins ->
    [0] { $seat } : rien
    [one] { $seat } : 1 seule
   *[other] { $seat }
}

reply-pass-block-foreign-aid = Laisser passer : { $actor } prend 2 pièces
reply-pass-block-steal = Laisser passer : { $my-coins ->
    [0] tu ne perds rien, faute de pièces
    [one] tu perds ta seule pièce
   *[other] tu perds 2 pièces
}
reply-pass-block-assassinate = Laisser passer : tu perds une influence
reply-show = Montrer { $what-the } à { $to }, et à personne d’autre
reply-keep = La rendre : { $owner } garde la carte
reply-replace = La remplacer : { $owner } doit piocher une autre carte
reply-choose = Garder { $what-the } ; les quatre autres sortent du jeu
