# Coup Royal : ses lieux et son butin, ce qui s’y passe, et ce qui n’existe qu’ici.
#
# Formes : .the le/la/l’, .to à la/au/à l’. Dans les listes de voleurs et de mouchards, le lecteur
# s’appelle « toi » (list-me) : aucun verbe ne s’accorde avec ces listes.

game-royal = Coup Royal
card-game-royal =
    À chaque manche, tout le monde prépare son plan en secret et en même temps : où les voleurs vont voler, où les mouchards vont surveiller. Puis on règle les lieux à partir de A.
    Un mouchard : rien ne se passe, le butin reste.
    Un voleur seul : il prend le butin.
    Plusieurs voleurs : chacun pioche une carte Butin secret, s’il y en a assez pour tous. Le butin reste.
    Personne : le butin est défaussé. Ce qui manque est remplacé ; quand il n’y a plus assez de butin, la partie est finie.
    Le prestige a quatre couleurs : informations, œuvres d’art, bijoux et or. À la fin, cubes et cartes secrètes de chaque couleur sont additionnés et classés, et les places rapportent de la gloire. En cas d’égalité on partage, arrondi vers le bas.
    Collection : un cube de chaque couleur. Carte blanche : trois cubes au choix. Perceur de coffres : trois cartes Butin secret. Intrigues : jusqu’à trois fois, prendre un cube à quelqu’un et en donner un des siens. Documents compromettants : tous les autres perdent la moitié de leurs cubes de cette couleur. Objets spéciaux : de la gloire à la fin.
    À deux, la carte Partenaire change de mains à chaque manche : qui la tient envoie deux voleurs et un mouchard, l’autre un voleur et deux mouchards. Une couleur se gagne avec deux d’avance au moins.
    Le paquet maison est de nous : la règle du jeu ne détaille pas les cartes. Qui a la boîte peut entrer les siennes.
    Le plus de gloire l’emporte.

deck-house = paquet maison
    .the = le paquet maison
deck-own = { $name }
    .the = le paquet « { $name } »

## Les quatre couleurs : la catégorie, et le compte des cubes ou des cartes secrètes

colour-blue = Informations
colour-green = Œuvres d’art
colour-red = Bijoux
colour-yellow = Or

cube-blue = { $count ->
    [one] { $count } information
   *[other] { $count } informations
}
cube-green = { $count ->
    [one] { $count } œuvre d’art
   *[other] { $count } œuvres d’art
}
cube-red = { $count ->
    [one] { $count } bijou
   *[other] { $count } bijoux
}
cube-yellow = { $count ->
    [one] { $count } lingot d’or
   *[other] { $count } lingots d’or
}

## Lieux

place-auction-house = Salle des ventes
    .letter = { $letter }
    .the = la Salle des ventes
    .to = à la Salle des ventes
place-bank = Banque
    .letter = { $letter }
    .the = la Banque
    .to = à la Banque
place-casino = Casino
    .letter = { $letter }
    .the = le Casino
    .to = au Casino
place-depot = Dépôt
    .letter = { $letter }
    .the = le Dépôt
    .to = au Dépôt
place-express-train = Express
    .letter = { $letter }
    .the = l’Express
    .to = à l’Express
place-film-studio = Studio de cinéma
    .letter = { $letter }
    .the = le Studio de cinéma
    .to = au Studio de cinéma
place-gallery = Galerie
    .letter = { $letter }
    .the = la Galerie
    .to = à la Galerie
place-hotel = Hôtel
    .letter = { $letter }
    .the = l’Hôtel
    .to = à l’Hôtel
place-own = { $name }
    .letter = { $letter }
    .the = { $name }
    .to = à { $name }

## Butin

loot-cubes = { $cubes }
    .the = { $cubes }
    .brief = { $cubes }
    .short = { $cubes }
loot-collection = Collection
    .the = la Collection
    .brief = un cube de chaque couleur
    .short = Collection
loot-carte-blanche = Carte blanche
    .the = la Carte blanche
    .brief = trois cubes au choix
    .short = Carte blanche
loot-safecracker = Perceur de coffres
    .the = le Perceur de coffres
    .brief = trois cartes Butin secret
    .short = Perceur
loot-intrigues = Intrigues
    .the = les Intrigues
    .brief = jusqu’à trois échanges de cubes
    .short = Intrigues
loot-documents-blue = Documents compromettants (informations)
    .the = les Documents compromettants (informations)
    .brief = les autres perdent la moitié de leurs informations
    .short = Documents
loot-documents-green = Documents compromettants (œuvres d’art)
    .the = les Documents compromettants (œuvres d’art)
    .brief = les autres perdent la moitié de leurs œuvres d’art
    .short = Documents
loot-documents-red = Documents compromettants (bijoux)
    .the = les Documents compromettants (bijoux)
    .brief = les autres perdent la moitié de leurs bijoux
    .short = Documents
loot-documents-yellow = Documents compromettants (or)
    .the = les Documents compromettants (or)
    .brief = les autres perdent la moitié de leur or
    .short = Documents
loot-ashtray = Cendrier de Teddy Roosevelt
    .the = le cendrier de Teddy Roosevelt
    .brief = { $fame } de gloire à la fin
    .short = Cendrier
loot-baton = Baguette de Mozart
    .the = la baguette de Mozart
    .brief = { $fame } de gloire à la fin
    .short = Baguette
loot-cognac = Bouteille de cognac de Napoléon
    .the = la bouteille de cognac de Napoléon
    .brief = { $fame } de gloire à la fin
    .short = Cognac
loot-mirror = Miroir à main de Cléopâtre
    .the = le miroir à main de Cléopâtre
    .brief = { $fame } de gloire à la fin
    .short = Miroir
loot-own = { $name }
    .the = { $name }
    .brief = { $fame } de gloire à la fin
    .short = { $name }

## Listes

list-me = toi
list-entries = { $first } ; { $rest }

## Événements

event-table-laid = { $partner-count ->
    [0] La ville dort, et { $seats } bandes veillent. On joue avec { $deck-the }.
   *[other] { $me ->
        [partner] La ville dort, et deux bandes veillent. On joue avec { $deck-the }, et tu as la carte Partenaire.
       *[other] La ville dort, et deux bandes veillent. On joue avec { $deck-the }, et { $partner } a la carte Partenaire.
    }
}
event-cubes-dealt = { $cubes-count ->
    [0] { $me ->
        [seat] Tu commences sans rien.
       *[other] { $seat } commence sans rien.
    }
   *[other] { $me ->
        [seat] Tu commences avec { $cubes }.
       *[other] { $seat } commence avec { $cubes }.
    }
}
event-loot-laid = { $list-count ->
    [0] Tout le butin est encore là.
   *[other] Nouveau butin : { $list }.
}
entry-loot-laid = { $place-letter }, { $spoils }
event-round-began = { $partner-count ->
    [0] Manche { $number }
   *[other] { $me ->
        [partner] Manche { $number } : tu as la carte Partenaire
       *[other] Manche { $number } : { $partner } a la carte Partenaire
    }
}
event-plans-revealed = Les plans : { $list }.
entry-plans-revealed = { $me ->
    [seat] toi, voleurs { $heist-letter }, mouchards { $watch-letter }
   *[other] { $seat }, voleurs { $heist-letter }, mouchards { $watch-letter }
}
event-place-guarded = { $thieves-count ->
    [0] { $place } : sous surveillance ({ $snitches }). Le butin reste.
   *[other] { $place } : sous surveillance ({ $snitches }). Rien à prendre ({ $thieves }) ; le butin reste.
}
event-place-deserted = { $place } : personne n’est venu. À la défausse : { $spoils }.
event-thieves-met = { $paid ->
    [0] { $place } : trop de voleurs à la fois ({ $thieves }), et pas assez de butin secret pour tous. Le butin reste.
   *[other] { $place } : trop de voleurs à la fois ({ $thieves }). Une carte Butin secret par voleur ; le butin reste.
}
event-secrets-drawn = { $count ->
    [0] Il n’y a plus de butin secret à piocher.
   *[other] Ton butin secret : { $secrets }.
}
event-secrets-drawn-sealed = { $count ->
    [0] Il n’y a plus de butin secret à piocher.
    [one] { $me ->
        [seat] Tu pioches une carte Butin secret.
       *[other] { $seat } pioche une carte Butin secret.
    }
   *[other] { $me ->
        [seat] Tu pioches { $count } cartes Butin secret.
       *[other] { $seat } pioche { $count } cartes Butin secret.
    }
}
event-loot-stolen = { $me ->
    [seat] { $place } : tu voles { $spoils-the }.
   *[other] { $place } : { $seat } vole { $spoils-the }.
}
event-cubes-taken = { $me ->
    [seat] Tu gagnes { $cubes }.
   *[other] { $seat } gagne { $cubes }.
}
event-cubes-swapped = { $me ->
    [seat] Tu prends { $took } à { $whom } et donnes { $gave } en échange.
    [whom] { $seat } te prend { $took } et te donne { $gave } en échange.
   *[other] { $seat } prend { $took } à { $whom } et donne { $gave } en échange.
}
event-cubes-returned = { $me ->
    [seat] Les documents te coûtent { $cubes }.
   *[other] Les documents coûtent { $cubes } à { $seat }.
}
event-item-kept = { $me ->
    [seat] Tu gardes cet objet : { $fame } de gloire à la fin.
   *[other] { $seat } garde cet objet : { $fame } de gloire à la fin.
}
event-partner-passed = { $me ->
    [seat] La carte Partenaire te revient.
   *[other] La carte Partenaire passe à { $seat }.
}
event-secrets-revealed = { $secrets-count ->
    [0] { $me ->
        [seat] Tu n’avais pas de butin secret.
       *[other] { $seat } n’avait pas de butin secret.
    }
   *[other] { $me ->
        [seat] Ton butin secret : { $secrets }.
       *[other] { $seat } avait en butin secret : { $secrets }.
    }
}
event-category-scored = { $colour } : { $list }.
entry-category-scored = { $me ->
    [seat] { $fame ->
        [0] tu en as { $held }
       *[other] tu en as { $held }, pour { $fame } de gloire
    }
   *[other] { $fame ->
        [0] { $seat } en a { $held }
       *[other] { $seat } en a { $held }, pour { $fame } de gloire
    }
}
event-fame-counted = Gloire au total : { $list }.
entry-fame-counted = { $me ->
    [seat] { $items ->
        [0] toi { $fame }
       *[other] toi { $fame }, objets spéciaux compris
    }
   *[other] { $items ->
        [0] { $seat } { $fame }
       *[other] { $seat } { $fame }, objets spéciaux compris
    }
}
event-game-ended-score = { $winners-count ->
    [one] { $me ->
        [winners] Tu as le plus de gloire : tu gagnes.
       *[other] { $winners } a le plus de gloire et gagne.
    }
   *[other] { $winners } ont autant de gloire et se partagent la victoire.
}

## La scène

stage-make-plans = Tout le monde prépare son plan, en secret et en même temps.
stage-take-cubes = { $me ->
    [seat] { $count ->
        [one] Tu prends un cube de ton choix.
       *[other] Tu prends { $count } cubes de ton choix.
    }
   *[other] { $count ->
        [one] { $seat } prend un cube au choix.
       *[other] { $seat } prend { $count } cubes au choix.
    }
}
stage-intrigue = { $me ->
    [seat] { $left ->
        [one] Tu peux échanger un cube avec quelqu’un, une dernière fois.
       *[other] Tu peux échanger un cube avec quelqu’un, jusqu’à { $left } fois.
    }
   *[other] { $left ->
        [one] { $seat } peut échanger un cube avec quelqu’un, une dernière fois.
       *[other] { $seat } peut échanger un cube avec quelqu’un, jusqu’à { $left } fois.
    }
}
stage-give-cube = { $me ->
    [seat] Tu prends { $took } à { $whom }.
    [whom] { $seat } te prend { $took }.
   *[other] { $seat } prend { $took } à { $whom }.
}

## Questions

ask-plan = Où vont tes voleurs, et où vont tes mouchards ?
ask-cube = Quelle couleur prends-tu ?
ask-intrigue = Que prends-tu, et à qui ?
ask-give-royal = Que donnes-tu en échange ?

pick-plan-1 = { $left ->
    [one] Où vont tes voleurs ?
   *[other] Où vont tes voleurs ? Choisis { $left } lieux.
}
pick-plan-1-more = Voleurs { $heist-to }. Où vont les autres voleurs ?
pick-plan-2 = { $left ->
    [one] Voleurs { $heist-to }. Où vont tes mouchards ?
   *[other] Voleurs { $heist-to }. Où vont tes mouchards ? Choisis { $left } lieux.
}
pick-plan-2-more = Voleurs { $heist-to }, mouchards { $watch-to }. Où vont les autres mouchards ?
pick-back = reprendre

## Réponses

reply-plan = Voleurs { $heist-to }, mouchards { $watch-to }
reply-take-cube = Prendre { $what } dans la réserve
reply-take-intrigue = Prendre { $what } à { $seat } et donner un de tes cubes
group-take-intrigue = Prendre un cube et en donner un en échange
target-take-intrigue = { $seat } : { $colour }
reply-give-royal = Donner { $what }
action-take = Prendre
    .noun = échange
    .the = l’échange
    .your = ton échange
    .by = l’échange tenté par
reply-pass-intrigue = Pas d’échange : garder ce que tu as

## La table dans le terminal

table-turn-royal = manche { $turn }
royal-left = restent { $loot } cartes Butin et { $secrets } secrètes
royal-secrets = secret
royal-items = objets
royal-fame = gloire
royal-pays = rapporte
royal-supply = réserve
royal-own = Ton butin secret : { $secrets }.
royal-own-none = Tu n’as pas encore de butin secret.
royal-own-items = Objets spéciaux : { $items }.
royal-empty = parti
end-rematch-royal = Revanche
end-rematch-drawn-royal = Revanche
end-fame = { $fame } de gloire
help-keys-royal =
    Un plan se tape lettre par lettre : le lieu des voleurs, puis celui des mouchards. La touche Retour arrière efface une lettre. Toute autre réponse a sa touche, affichée devant ; un clic fait la même chose.
    Sous un lieu, on voit qui est venu à la dernière manche : → voleurs, ◉ mouchards ; ✓ a pris le butin, ✗ défaussé.
    Dans le tableau, +2 est la gloire que les cubes seuls rapporteraient maintenant ; s’y ajoutent les objets spéciaux, et le butin secret à la fin. ◆ tient la carte Partenaire.
