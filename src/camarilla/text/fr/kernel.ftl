# Ce que tous les jeux ont en commun : les places, les parties nulles, la fin.
#
# Formes des noms en français : .a un/une, .the le/la/l’, .your ton/ta/tes ; pour une action,
# .by « le vol tenté par » (devant un nom de joueur). Les noms des places n’ont pas de genre et
# peuvent commencer par une voyelle : ni accord, ni « de », ni « que » devant eux.

## Listes

list-pair = { $first } et { $last }
list-more = { $first }, { $rest }

## Événements

event-game-ended = { $reason ->
    [last] { $me ->
        [winners] Il ne reste plus que toi : la cour t’appartient.
       *[other] { $winners } survit à tout le monde et gagne la partie.
    }
    [limit] Plus de tours à jouer : partie nulle entre { $winners }.
    [agreed] Tout le monde est d’accord : partie nulle entre { $winners }.
   *[other] La partie est finie. Victoire pour { $winners }.
}
event-draw-agreed = { $me ->
    [seat] Tu proposes la partie nulle.
   *[other] { $seat } propose la partie nulle.
}

## Résultats

outcome = Victoire pour { $winners }.
outcome-last = { $me ->
    [winners] Tu gagnes !
   *[other] { $winners } gagne.
}
outcome-limit = Plus de tours à jouer : partie nulle entre { $winners }.
outcome-agreed = Partie nulle d’un commun accord entre { $winners }.
outcome-score = { $count ->
    [one] { $me ->
        [winners] Tu gagnes aux points !
       *[other] { $winners } gagne aux points.
    }
   *[other] { $winners } se partagent la victoire aux points.
}

## Questions

question = { $stage } { $ask }

waiting = { $count ->
    [one] On attend { $seats }.
   *[other] On attend { $count } réponses.
}

reply-pass = Laisser passer
reply-agree = D’accord : partie nulle
reply-refuse = Continuer : pas de partie nulle

draw-asked = { $seat } propose la partie nulle. D’accord ?

group = { $verb }
target = { $seat }
claim-true = vrai
claim-bluff = bluff

table-turn = tour { $turn }
