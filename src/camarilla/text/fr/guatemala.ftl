# Guatemala 54 : ses rôles, ce qu’ils font, et ce qui n’existe qu’ici.

game-guatemala = Guatemala 54
card-game-guatemala =
    À chaque tour tu fais une action, et tu peux annoncer n’importe quel rôle en jeu pour cela, que tu l’aies ou non.
    Revenus : gagne 1 pièce. Rien ne peut l’empêcher.
    Coup d’État : paie 7 pièces ; quelqu’un perd une vie, sans défense possible. À partir de 10 pièces, c’est ta seule action.
    Toute annonce peut être défiée, et qui a la carte la montre : alors l’auteur du défi perd une vie, et la carte est échangée contre une nouvelle. Sans la carte, l’annonce coûte une vie et échoue.
    Une contre-mesure ne protège que toi : ce qui a été payé reste payé, et le reste de l’action a lieu.
    Les pièces laissées par une élimination attendent la fin du tour. La dernière personne à avoir une carte face cachée gagne.

## Rôles : le nom, ses formes, deux lignes pour la carte en main

role-banker = Banquier
    .a = un Banquier
    .the = le Banquier
    .brief = gagne 3 pièces
    .blocks = ne contre rien
role-farmer = Fermier
    .a = un Fermier
    .the = le Fermier
    .brief = gagne 3, en donne 1
    .blocks = ne contre rien
role-spy = Espion
    .a = un Espion
    .the = l’Espion
    .brief = gagne 1 et rejoue
    .blocks = ne contre rien
role-capitalist = Capitaliste
    .a = un Capitaliste
    .the = le Capitaliste
    .brief = gagne 4 et partage
    .blocks = ne contre rien
role-speculator = Spéculateur
    .a = un Spéculateur
    .the = le Spéculateur
    .brief = double, jusqu’à 5
    .blocks = ne contre rien
role-director = Stations de radio
    .a = des Stations de radio
    .the = les Stations de radio
    .brief = échangent 2 cartes
    .blocks = ne contrent rien
role-newscaster = Présentateur
    .a = un Présentateur
    .the = le Présentateur
    .brief = échange 3, coûte 1
    .blocks = ne contre rien
role-reporter = Reporter
    .a = un Reporter
    .the = le Reporter
    .brief = gagne 1, échange 1
    .blocks = ne contre rien
role-writer = Écrivain
    .a = un Écrivain
    .the = l’Écrivain
    .brief = échange, 1 pièce par carte
    .blocks = ne contre rien
role-producer = Producteur
    .a = un Producteur
    .the = le Producteur
    .brief = échange : paquet et cible
    .blocks = contre l’échange avec toi
role-guerrilla = Guérillero
    .a = un Guérillero
    .the = le Guérillero
    .brief = tue pour 4 pièces
    .blocks = contre une exécution
role-judge = Juge
    .a = un Juge
    .the = le Juge
    .brief = tue, 3 pièces à la cible
    .blocks = contre un coup monté
role-general = Général
    .a = un Général
    .the = le Général
    .brief = frappe partout pour 5
    .blocks = te sauve d’une purge
role-crime-boss = Parrain
    .a = un Parrain
    .the = le Parrain
    .brief = 2 pièces ou la vie
    .blocks = ne contre rien
role-mercenary = Mercenaire
    .a = un Mercenaire
    .the = le Mercenaire
    .brief = fait disparaître pour 3
    .blocks = ôte un jeton Disparition
role-politician = Politicien
    .a = un Politicien
    .the = le Politicien
    .brief = prend 2 pièces
    .blocks = contre un pot-de-vin
role-priest = Prêtre
    .a = un Prêtre
    .the = le Prêtre
    .brief = prend 1 à tout le monde
    .blocks = sauve ta pièce
role-peacekeeper = Nations Unies
    .a = les Nations Unies
    .the = les Nations Unies
    .brief = gagnent 1, hors d’atteinte
    .blocks = ne contrent rien
role-intellectual = Intellectuel
    .a = un Intellectuel
    .the = l’Intellectuel
    .brief = gagne 5 pour une vie
    .blocks = n’a pas d’action
role-lawyer = Avocat
    .a = un Avocat
    .the = l’Avocat
    .brief = hérite des pièces
    .blocks = n’a pas d’action
role-communist = Communiste
    .a = un Communiste
    .the = le Communiste
    .brief = donne 3 aux pauvres
    .blocks = contre, pour qui est riche
role-customs-officer = Douanier
    .a = un Douanier
    .the = le Douanier
    .brief = taxe un rôle
    .blocks = ne contre rien
role-foreign-consular = Consul
    .a = un Consul
    .the = le Consul
    .brief = conclut un traité
    .blocks = ne contre rien
role-missionary = Missionnaire
    .a = un Missionnaire
    .the = le Missionnaire
    .brief = remplace une vie
    .blocks = n’a pas d’action
role-protestor = Manifestant
    .a = un Manifestant
    .the = le Manifestant
    .brief = tue pour 2, plus 3 d’autrui
    .blocks = contre une émeute
role-anarchist = Anarchiste
    .a = un Anarchiste
    .the = l’Anarchiste
    .brief = lance la Bombe pour 3
    .blocks = passe ou désamorce
role-paramilitary = Paramilitaire
    .a = un Paramilitaire
    .the = le Paramilitaire
    .brief = tue pour 3 ou 5
    .blocks = contre une exécution
role-plantation-owner = Planteur
    .a = un Planteur
    .the = le Planteur
    .brief = partage une récolte
    .blocks = ne contre rien
role-financier = Financier
    .a = un Financier
    .the = le Financier
    .brief = vide la Banque
    .blocks = ne contre rien
role-arms-dealer = Marchand d’armes
    .a = un Marchand d’armes
    .the = le Marchand d’armes
    .brief = parie sur le paquet
    .blocks = ne contre rien
role-socialist = Socialiste
    .a = un Socialiste
    .the = le Socialiste
    .brief = collecte pièces et cartes
    .blocks = ne contre rien
role-social-media = Réseaux sociaux
    .a = des Réseaux sociaux
    .the = les Réseaux sociaux
    .brief = échangent 1 carte
    .blocks = pour tout le monde
role-coin = Pièce
    .a = une pièce
    .the = une pièce

## Cartes de référence

card-banker =
    Profit : gagne 3 pièces.
    Personne ne peut le contrer.
card-farmer =
    Coopération : gagne 3 pièces, et donnes-en 1 à quelqu’un de ton choix.
    Personne ne peut la contrer. Qui reçoit la pièce n’est pas une cible : aucune protection ne s’y oppose.
card-spy =
    Renseignement : gagne 1 pièce, puis fais encore une action, sauf Renseignement.
    Personne ne peut le contrer. La seconde action peut être défiée et contrée comme d’habitude ; à partir de 10 pièces, c’est forcément un coup d’État.
    Si ton bluff est démasqué, ton tour est fini. Si seule la seconde action échoue, tu gardes la pièce.
card-capitalist =
    Dividendes : gagne 4 pièces, puis donnes-en 1 à toutes les autres personnes qui annoncent aussi le Capitaliste.
    Les annonces se font en même temps ; ensuite chacune peut être défiée à son tour. Un bluff démasqué coûte une vie, le reste continue.
    S’il te manque des pièces, tu paies dans le sens des aiguilles d’une montre jusqu’à la dernière.
card-speculator =
    Spéculation : gagne autant de pièces que tu en as, 5 au plus.
    Personne ne peut la contrer. Si ton bluff est démasqué, l’auteur du défi prend toutes tes pièces avant que tu perdes la vie.
card-director =
    Propagande : pioche 2 cartes, puis remets-en 2.
    Personne ne peut la contrer.
card-newscaster =
    Propagande : paie 1 pièce ; pioche 3 cartes, puis remets-en 3.
    Personne ne peut la contrer.
card-reporter =
    Propagande : gagne 1 pièce ; pioche 1 carte, puis remets-en 1.
    Personne ne peut la contrer.
card-writer =
    Propagande : pioche 1 carte et regarde-la ; autant de fois que tu veux, paie 1 pièce pour en piocher une autre. Remets autant de cartes que tu en as pioché.
    Personne ne peut la contrer. C’est fini quand il n’y a plus de cartes, ou plus de pièces.
card-producer =
    Propagande : pioche 1 carte et reçois-en 1 que ta cible choisit ; remets 1 carte dans le paquet et donnes-en 1 à la cible.
    Contre l’échange d’un Producteur avec toi : tu ne donnes ni ne reçois de carte, et l’échange avec le paquet a lieu quand même.
    Si personne ne peut être ta cible, tu échanges seulement avec le paquet.
card-guerrilla =
    Exécution : paie 4 pièces ; ta cible perd une vie.
    Contre une exécution qui te vise. Les pièces restent payées.
card-judge =
    Coup monté : donne 3 pièces à ta cible, qui perd une vie.
    Contre un coup monté qui te vise, et tu gardes les 3 pièces. Elles arrivent trop tard pour payer la contre-mesure.
card-general =
    Purge : paie 5 pièces ; toutes les autres personnes perdent une vie, l’une après l’autre.
    Contre une purge, pour toi seulement. Qui ne peut pas être une cible y échappe.
    Elle continue même si tu meurs en défiant une contre-mesure.
card-crime-boss =
    Extorsion : avec 5 pièces en main, demandes-en 2 à ta cible. En cas de refus, tu paies les 5 et elle perd une vie.
    Personne ne peut la contrer. C’est 2 pièces ou rien, et payer n’annonce rien.
card-mercenary =
    Disparition : paie 3 pièces ; ta cible reçoit un jeton et perd une vie à la fin de son prochain tour si le jeton est encore là.
    Annonce le Mercenaire pour t’en défaire : quand on te vise, avant ton action ou à la fin de ton tour. Une annonce manquée coûte une vie, et le jeton reste.
    Les jetons s’accumulent, et chaque annonce en ôte un. Aucune protection ultérieure ne les arrête.
card-politician =
    Pot-de-vin : prends 2 pièces à ta cible, ou la seule qui s’y trouve.
    Contre un pot-de-vin qui te vise.
card-priest =
    Quête : prends 1 pièce à toutes les autres personnes qui en ont une.
    Protège ta propre pièce. Qui ne peut pas être une cible y échappe.
card-peacekeeper =
    Maintien de la paix : gagne 1 pièce et prends le jeton. Qui l’a ne peut pas être une cible, sauf d’un coup d’État.
    Personne ne peut le contrer. Le jeton reste là jusqu’à ce que quelqu’un d’autre le prenne.
card-intellectual =
    Mémoires : quand tu perds une vie, même par un coup d’État, écarte la carte face cachée et gagne 5 pièces. Pas pour ta dernière.
    Seul un défi l’arrête, et c’est alors cette carte-là qui décide : si elle est bonne, l’auteur du défi perd une vie ; sinon, tu en perds une autre et ne gagnes rien.
card-lawyer =
    Succession : à la fin d’un tour, prends les pièces laissées par les éliminations de ce tour.
    Tout le monde peut l’annoncer à son tour. Les annonces qui tiennent se partagent le tout à parts égales, et le reste est perdu.
card-communist =
    Redistribution : prends 3 pièces, ou ce qu’il y a, à la place la plus riche et donne-les à la plus pauvre. Tu peux être l’une ou l’autre ; en cas d’égalité, tu choisis.
    La place la plus riche contre en annonçant le Communiste. Impossible si la seule place la plus riche ne peut pas être ta cible.
card-customs-officer =
    Douane : mets un jeton devant toi et un sur un rôle. Tous les autres te donnent une pièce avant chaque annonce de ce rôle.
    Sans pièce, pas d’annonce, et rien n’est remboursé. Le Douanier suivant prend les deux jetons ; ils partent avec toi.
card-foreign-consular =
    Alliance : mets un jeton devant toi et un devant quelqu’un d’autre, même sans son accord. Aucun des deux ne peut viser l’autre, coup d’État compris.
    Les défis restent permis, et entre les deux dernières places le traité ne vaut plus.
card-missionary =
    Sacrifice : quand tu perds une vie, sauf par un coup d’État, écarte la carte face cachée et prends-en 1 dans le paquet, s’il en reste. Même pour ta dernière.
    Seul un défi l’arrête, et c’est alors cette carte-là qui décide : si elle est bonne, l’auteur du défi perd une vie ; sinon, tu en perds une autre et ne reçois rien.
card-protestor =
    Émeute : paie 2 pièces ; si quelqu’un d’autre en paie 3 pour s’y joindre, ta cible perd une vie. S’y joindre n’annonce rien.
    Contre une émeute qui te vise, dès que quelqu’un s’y est joint. Si personne ne vient, elle échoue, et les 2 pièces sont perdues.
card-anarchist =
    Bombe : n’importe qui peut payer 3 pièces pour remettre la Bombe à quelqu’un. Cela n’annonce rien.
    Qui l’a peut annoncer l’Anarchiste pour la passer, jamais à la place active ni à qui l’a déjà eue, ou pour la désamorcer. Sinon elle coûte une vie ; un bluff démasqué, deux.
card-paramilitary =
    Exécution : paie 3 pièces contre quelqu’un qui a deux vies, 5 contre quelqu’un qui n’en a qu’une ; la cible perd une vie.
    Contre une exécution qui te vise. Les pièces restent payées.
card-plantation-owner =
    Récolte : gagne 1 pièce. D’autres peuvent aussi annoncer le Planteur ; ensuite, chaque annonce qui tient, la tienne comprise, rapporte autant de pièces qu’il y en a.
    Personne ne peut la contrer ; chaque annonce peut être défiée à son tour.
card-financier =
    Retrait : prends tout ce qu’il y a dans la Banque.
    Personne ne peut le contrer. Tant que ce rôle est en jeu, chaque prise de revenus met aussi une pièce dans la Banque.
card-arms-dealer =
    Livraison d’armes : nomme un rôle et retourne 2 cartes du paquet. Gagne 4 pièces si l’une des deux est ce rôle.
    Personne ne peut la contrer. Les cartes retournent au paquet.
card-socialist =
    Redistribution : tous les autres te donnent une pièce ou une carte, à leur choix. Garde les pièces ; de toutes les cartes, garde autant que tu en avais, les autres sont rendues au hasard.
    Personne ne peut la contrer. Qui ne peut pas être une cible y échappe.
card-social-media =
    Réseaux sociaux : pioche 1 carte, puis remets-en 1.
    Ouverts à tout le monde : aucune annonce, et rien ne les arrête.

## Actions

action-profit = Profit
    .noun = profit
    .the = le profit
    .your = ton profit
    .by = le profit réclamé par
action-cooperation = Coopération
    .noun = coopération
    .the = la coopération
    .your = ta coopération
    .by = la coopération proposée par
action-intel = Renseignement
    .noun = renseignement
    .the = le renseignement
    .your = ton renseignement
    .by = le renseignement tenté par
action-dividends = Dividendes
    .noun = dividendes
    .the = les dividendes
    .your = tes dividendes
    .by = les dividendes réclamés par
action-gamble = Spéculation
    .noun = spéculation
    .the = la spéculation
    .your = ta spéculation
    .by = la spéculation tentée par
action-propaganda = Propagande
    .noun = propagande
    .the = la propagande
    .your = ta propagande
    .by = la propagande menée par
action-execution = Exécution
    .noun = exécution
    .the = l’exécution
    .your = ton ordre d’exécution
    .by = l’exécution ordonnée par
action-frame = Coup monté
    .noun = coup monté
    .the = le coup monté
    .your = ton coup monté
    .by = le coup monté par
action-purge = Purge
    .noun = purge
    .the = la purge
    .your = ta purge
    .by = la purge lancée par
action-extortion = Extorsion
    .noun = extorsion
    .the = l’extorsion
    .your = ton extorsion
    .by = l’extorsion tentée par
action-disappear = Disparition
    .noun = disparition
    .the = la disparition
    .your = ton ordre de disparition
    .by = la disparition ordonnée par
action-bribery = Pot-de-vin
    .noun = pot-de-vin
    .the = le pot-de-vin
    .your = ton pot-de-vin
    .by = le pot-de-vin exigé par
action-charity = Quête
    .noun = quête
    .the = la quête
    .your = ta quête
    .by = la quête menée par
action-peacekeeping = Maintien de la paix
    .noun = maintien de la paix
    .the = le maintien de la paix
    .your = ton maintien de la paix
    .by = le maintien de la paix assuré par
action-redistribution = Redistribution
    .noun = redistribution
    .the = la redistribution
    .your = ta redistribution
    .by = la redistribution voulue par
action-customs = Douane
    .noun = douane
    .the = la douane
    .your = ta douane
    .by = la douane imposée par
action-alliance = Alliance
    .noun = alliance
    .the = l’alliance
    .your = ton alliance
    .by = l’alliance proposée par
action-riot = Émeute
    .noun = émeute
    .the = l’émeute
    .your = ton émeute
    .by = l’émeute lancée par
action-bomb = Bombe
    .noun = Bombe
    .the = la Bombe
    .your = ta Bombe
    .by = la Bombe posée par
action-harvest = Récolte
    .noun = récolte
    .the = la récolte
    .your = ta récolte
    .by = la récolte lancée par
action-banking = Retrait
    .noun = retrait
    .the = le retrait
    .your = ton retrait
    .by = le retrait tenté par
action-supply = Livraison d’armes
    .noun = livraison d’armes
    .the = la livraison d’armes
    .your = ta livraison d’armes
    .by = la livraison d’armes tentée par
action-collection = Redistribution
    .noun = redistribution
    .the = la redistribution
    .your = ta redistribution
    .by = la redistribution voulue par
action-social-media = Réseaux sociaux
    .noun = réseaux sociaux
    .the = les réseaux sociaux
    .your = tes réseaux sociaux
    .by = les réseaux sociaux consultés par
action-give = Remise
    .noun = remise
    .the = la remise
    .your = ta remise
    .by = la remise faite par
action-hand-on = Passage
    .noun = passage
    .the = le passage
    .your = ton passage
    .by = le passage tenté par
action-memoirs = Mémoires
    .noun = mémoires
    .the = les mémoires
    .your = tes mémoires
    .by = les mémoires publiés par
action-sacrifice = Sacrifice
    .noun = sacrifice
    .the = le sacrifice
    .your = ton sacrifice
    .by = le sacrifice fait par

## Jetons

token-peacekeeping = jeton Paix
token-tax = jeton Douane
token-treaty = jeton Traité
token-disappear = jeton Disparition

## Ce qui est annoncé

event-action-declared-profit = { $me ->
    [seat] Tu annonces { $role-the } pour gagner 3 pièces.
   *[other] { $seat } annonce { $role-the } pour gagner 3 pièces.
}
event-action-declared-cooperation = { $me ->
    [seat] Tu annonces { $role-the } pour gagner 3 pièces et en donner 1 à { $receiver }.
    [receiver] { $seat } annonce { $role-the } pour gagner 3 pièces et t’en donner 1.
   *[other] { $seat } annonce { $role-the } pour gagner 3 pièces et en donner 1 à { $receiver }.
}
event-action-declared-intel = { $me ->
    [seat] Tu annonces { $role-the } pour gagner 1 pièce et agir encore.
   *[other] { $seat } annonce { $role-the } pour gagner 1 pièce et agir encore.
}
event-action-declared-dividends = { $me ->
    [seat] Tu annonces { $role-the } pour gagner 4 pièces, à partager avec tes semblables.
   *[other] { $seat } annonce { $role-the } pour gagner 4 pièces, à partager avec ses semblables.
}
event-action-declared-gamble = { $me ->
    [seat] Tu annonces { $role-the } pour doubler ta mise.
   *[other] { $seat } annonce { $role-the } pour doubler sa mise.
}
event-action-declared-propaganda = { $me ->
    [seat] Tu annonces { $role-the } pour faire de la propagande : de nouvelles cartes.
    [targets] { $seat } annonce { $role-the } pour faire de la propagande : de nouvelles cartes, dont une à toi.
   *[other] { $seat } annonce { $role-the } pour faire de la propagande : de nouvelles cartes.
}
event-action-declared-execution = { $me ->
    [seat] Tu annonces { $role-the } et paies { $paid } pièces pour faire exécuter { $targets }.
    [targets] { $seat } annonce { $role-the } et paie { $paid } pièces pour te faire exécuter.
   *[other] { $seat } annonce { $role-the } et paie { $paid } pièces pour faire exécuter { $targets }.
}
event-action-declared-frame = { $me ->
    [seat] Tu annonces { $role-the } pour piéger { $targets }, avec { $paid } pièces comme preuve.
    [targets] { $seat } annonce { $role-the } pour te piéger, avec { $paid } pièces comme preuve.
   *[other] { $seat } annonce { $role-the } pour piéger { $targets }, avec { $paid } pièces comme preuve.
}
event-action-declared-purge = { $me ->
    [seat] Tu annonces { $role-the } et paies { $paid } pièces pour une purge contre { $targets }.
    [targets] { $seat } annonce { $role-the } et paie { $paid } pièces pour une purge contre { $targets } : toi aussi.
   *[other] { $seat } annonce { $role-the } et paie { $paid } pièces pour une purge contre { $targets }.
}
event-action-declared-extortion = { $me ->
    [seat] Tu annonces { $role-the } pour extorquer 2 pièces à { $targets }.
    [targets] { $seat } annonce { $role-the } pour t’extorquer 2 pièces.
   *[other] { $seat } annonce { $role-the } pour extorquer 2 pièces à { $targets }.
}
event-action-declared-disappear = { $me ->
    [seat] Tu annonces { $role-the } et paies { $paid } pièces pour faire disparaître { $targets }.
    [targets] { $seat } annonce { $role-the } et paie { $paid } pièces pour te faire disparaître.
   *[other] { $seat } annonce { $role-the } et paie { $paid } pièces pour faire disparaître { $targets }.
}
event-action-declared-bribery = { $me ->
    [seat] Tu annonces { $role-the } pour prendre 2 pièces à { $targets }.
    [targets] { $seat } annonce { $role-the } pour te prendre 2 pièces.
   *[other] { $seat } annonce { $role-the } pour prendre 2 pièces à { $targets }.
}
event-action-declared-charity = { $me ->
    [seat] Tu annonces { $role-the } pour prendre une pièce à { $targets }.
    [targets] { $seat } annonce { $role-the } pour prendre une pièce à { $targets } : à toi aussi.
   *[other] { $seat } annonce { $role-the } pour prendre une pièce à { $targets }.
}
event-action-declared-peacekeeping = { $me ->
    [seat] Tu annonces { $role-the } pour gagner 1 pièce et le jeton Paix.
   *[other] { $seat } annonce { $role-the } pour gagner 1 pièce et le jeton Paix.
}
event-action-declared-redistribution = { $me ->
    [seat] Tu annonces { $role-the } pour prendre 3 pièces à { $targets } et les donner à { $receiver }.
    [targets] { $seat } annonce { $role-the } pour te prendre 3 pièces et les donner à { $receiver }.
    [receiver] { $seat } annonce { $role-the } pour prendre 3 pièces à { $targets } et te les donner.
   *[other] { $seat } annonce { $role-the } pour prendre 3 pièces à { $targets } et les donner à { $receiver }.
}
event-action-declared-customs = { $me ->
    [seat] Tu annonces { $role-the } pour taxer { $named-the }.
   *[other] { $seat } annonce { $role-the } pour taxer { $named-the }.
}
event-action-declared-alliance = { $me ->
    [seat] Tu annonces { $role-the } pour conclure un traité avec { $receiver }.
    [receiver] { $seat } annonce { $role-the } pour conclure un traité avec toi.
   *[other] { $seat } annonce { $role-the } pour conclure un traité avec { $receiver }.
}
event-action-declared-riot = { $me ->
    [seat] Tu annonces { $role-the } et paies { $paid } pièces pour lancer une émeute contre { $targets }.
    [targets] { $seat } annonce { $role-the } et paie { $paid } pièces pour lancer une émeute contre toi.
   *[other] { $seat } annonce { $role-the } et paie { $paid } pièces pour lancer une émeute contre { $targets }.
}
event-action-declared-bomb = { $me ->
    [seat] Tu paies { $paid } pièces pour remettre la Bombe à { $targets }.
    [targets] { $seat } paie { $paid } pièces pour te remettre la Bombe.
   *[other] { $seat } paie { $paid } pièces pour remettre la Bombe à { $targets }.
}
event-action-declared-harvest = { $me ->
    [seat] Tu annonces { $role-the } pour rentrer la récolte.
   *[other] { $seat } annonce { $role-the } pour rentrer la récolte.
}
event-action-declared-banking = { $me ->
    [seat] Tu annonces { $role-the } pour vider la Banque.
   *[other] { $seat } annonce { $role-the } pour vider la Banque.
}
event-action-declared-supply = { $me ->
    [seat] Tu annonces { $role-the } et paries sur { $named-the }.
   *[other] { $seat } annonce { $role-the } et parie sur { $named-the }.
}
event-action-declared-collection = { $me ->
    [seat] Tu annonces { $role-the } pour prendre une pièce ou une carte à { $targets }.
    [targets] { $seat } annonce { $role-the } pour prendre une pièce ou une carte à { $targets } : à toi aussi.
   *[other] { $seat } annonce { $role-the } pour prendre une pièce ou une carte à { $targets }.
}
event-action-declared-social-media = { $me ->
    [seat] Tu te tournes vers les réseaux sociaux.
   *[other] { $seat } se tourne vers les réseaux sociaux.
}

## Ce qui s’est passé

event-join-claimed = { $me ->
    [seat] Comme { $partner }, tu annonces { $role-the } pour avoir ta part.
    [partner] Comme toi, { $seat } annonce { $role-the } pour avoir sa part.
   *[other] Comme { $partner }, { $seat } annonce { $role-the } pour avoir sa part.
}
event-action-backed = { $me ->
    [seat] Tu paies { $paid } pièces pour soutenir { $action-by } { $partner }.
    [partner] { $seat } paie { $paid } pièces pour soutenir { $action-your }.
   *[other] { $seat } paie { $paid } pièces pour soutenir { $action-by } { $partner }.
}
event-action-unbacked = { $me ->
    [seat] Personne ne se joint à toi : rien ne se passe.
   *[other] Personne ne se joint à { $seat } : rien ne se passe.
}
event-coins-given = { $me ->
    [seat] Tu donnes { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $to }.
    [to] { $seat } te donne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $seat } donne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $to }.
}
event-life-set-aside = Tu écartes ta carte face cachée ({ $card }) et annonces { $role-the }.
event-life-set-aside-sealed = { $me ->
    [seat] Tu écartes une carte face cachée et annonces { $role-the }.
   *[other] { $seat } écarte une carte face cachée et annonce { $role-the }.
}
event-aside-turned-up = { $me ->
    [seat] { $challenger } fait retourner ta carte et voit { $card-the }.
    [challenger] { $seat } doit retourner sa carte : tu vois { $card-the }.
   *[other] { $seat } doit retourner sa carte : { $challenger } voit { $card-the }.
}
event-card-passed = { $me ->
    [seat] Tu remets { $card-the } à { $to }.
   *[other] { $seat } te remet { $card-the }.
}
event-card-passed-sealed = { $me ->
    [seat] Tu remets une carte à { $to }.
    [to] { $seat } te remet une carte.
   *[other] { $seat } remet une carte à { $to }.
}
event-cards-revealed = Hors du paquet, puis de nouveau dedans : { $cards-a }.
event-estate-divided = { $heirs-count ->
    [one] { $me ->
        [heirs] L’héritage laissé par { $estates } te revient : { $share ->
            [one] { $share } pièce
           *[other] { $share } pièces
        }.
       *[other] L’héritage laissé par { $estates } revient à { $heirs } : { $share ->
            [one] { $share } pièce
           *[other] { $share } pièces
        }.
    }
   *[other] { $heirs } se partagent l’héritage laissé par { $estates } : { $share ->
        [0] rien
        [one] 1 pièce par personne
       *[other] { $share } pièces par personne
    } ; { $remainder ->
        [0] il ne reste rien
        [one] il reste 1 pièce
       *[other] il reste { $remainder } pièces
    }.
}
event-tokens-returned = De retour au milieu de la table : { $tokens }.
event-tax-paid = { $me ->
    [seat] Tu donnes une pièce à { $officer } pour annoncer { $role-the }.
    [officer] { $seat } te donne une pièce pour annoncer { $role-the }.
   *[other] { $seat } donne une pièce à { $officer } pour annoncer { $role-the }.
}
event-tax-placed = { $me ->
    [seat] Désormais, tu taxes { $role-the }.
   *[other] Désormais, { $seat } taxe { $role-the }.
}
event-peacekeeping-taken = { $me ->
    [seat] Le jeton Paix est à toi.
   *[other] { $seat } a le jeton Paix.
}
event-treaty-made = { $me ->
    [seat] Un traité vous lie, { $partner } et toi.
    [partner] Un traité vous lie, { $seat } et toi.
   *[other] Un traité lie { $seat } et { $partner }.
}
event-card-paid-for = { $me ->
    [seat] Tu paies une carte de plus.
   *[other] { $seat } paie une carte de plus.
}
event-extortion-refused = { $me ->
    [seat] Tu ne paies pas ; { $by } y consacre { $paid } pièces.
    [by] { $seat } ne paie pas ; tu y consacres { $paid } pièces.
   *[other] { $seat } ne paie pas ; { $by } y consacre { $paid } pièces.
}
event-disappear-placed = { $me ->
    [seat] Un jeton Disparition est posé devant toi.
   *[other] Un jeton Disparition est posé devant { $seat }.
}
event-escape-claimed = { $me ->
    [seat] Tu annonces { $role-the } pour te défaire d’un jeton Disparition.
   *[other] { $seat } annonce { $role-the } pour se défaire d’un jeton Disparition.
}
event-disappear-lifted = { $me ->
    [seat] Un jeton Disparition de moins devant toi.
   *[other] Un jeton Disparition de moins devant { $seat }.
}
event-disappear-fired = { $me ->
    [seat] L’heure de ton jeton Disparition a sonné.
   *[other] L’heure a sonné pour le jeton Disparition devant { $seat }.
}
event-estate-claimed = { $me ->
    [seat] Tu annonces { $role-the } pour hériter.
   *[other] { $seat } annonce { $role-the } pour hériter.
}
event-bank-fed = Une pièce va dans la Banque, qui en contient maintenant { $bank }.
event-bank-taken = { $coins ->
    [0] { $me ->
        [seat] Tu ne prends rien : la Banque est vide.
       *[other] { $seat } ne prend rien : la Banque est vide.
    }
    [one] { $me ->
        [seat] Tu prends la seule pièce de la Banque.
       *[other] { $seat } prend la seule pièce de la Banque.
    }
   *[other] { $me ->
        [seat] Tu prends les { $coins } pièces de la Banque.
       *[other] { $seat } prend les { $coins } pièces de la Banque.
    }
}
event-bomb-held = { $me ->
    [seat] La Bombe fait tic-tac entre tes mains.
   *[other] La Bombe fait tic-tac chez { $seat }.
}
event-bomb-claimed = { $to-count ->
    [0] { $me ->
        [seat] Tu annonces { $role-the } pour désamorcer la Bombe.
       *[other] { $seat } annonce { $role-the } pour désamorcer la Bombe.
    }
   *[other] { $me ->
        [seat] Tu annonces { $role-the } pour passer la Bombe à { $to }.
        [to] { $seat } annonce { $role-the } pour te passer la Bombe.
       *[other] { $seat } annonce { $role-the } pour passer la Bombe à { $to }.
    }
}
event-bomb-defused = La Bombe ne fait aucun dégât.
event-card-pooled = Tu poses { $card-the }, à redistribuer.
event-card-pooled-sealed = { $me ->
    [seat] Tu poses une carte, à redistribuer.
   *[other] { $seat } pose une carte, à redistribuer.
}
event-card-dealt-back = Tu reçois { $card-the } en retour.
event-card-dealt-back-sealed = { $me ->
    [seat] Tu reçois une carte en retour.
   *[other] { $seat } reçoit une carte en retour.
}

## La scène

stage-lose-life-disappear = { $me ->
    [seat] La disparition te frappe : tu perds une vie.
   *[other] La disparition frappe { $seat } et coûte une vie.
}
stage-lose-life-bomb = { $me ->
    [seat] La Bombe explose : tu perds une vie.
   *[other] La Bombe explose : { $seat } perd une vie.
}
stage-join = { $actor } vient d’annoncer { $role-the }. D’autres peuvent en faire autant.
stage-back = Une émeute a besoin d’une seconde main : 3 pièces.
stage-choose-receiver = { $me ->
    [seat] Tu distribues l’argent des autres.
   *[other] { $seat } distribue l’argent des autres.
}
stage-draw-another = { $me ->
    [seat] Tu regardes ce que tu as pioché.
   *[other] { $seat } regarde sa pioche.
}
stage-pass-card = { $me ->
    [seat] Une de tes cartes passe à { $to }.
    [to] { $seat } va te remettre une carte.
   *[other] { $seat } va remettre une carte à { $to }.
}
stage-pay-ransom = { $me ->
    [seat] { $boss } te réclame 2 pièces.
    [boss] Tu réclames 2 pièces à { $seat }.
   *[other] { $boss } réclame 2 pièces à { $seat }.
}
stage-escape = { $me ->
    [seat] Un jeton Disparition se trouve devant toi.
   *[other] Un jeton Disparition se trouve devant { $seat }.
}
stage-claim-estate = Les pièces laissées par { $estates } attendent un héritier.
stage-hold-bomb = { $me ->
    [seat] Tu as la Bombe.
   *[other] { $seat } a la Bombe.
}
stage-contribute = { $actor } réclame à chacun une pièce ou une carte.
stage-lay-down = { $me ->
    [seat] De toutes ces cartes, tu en gardes autant que tu en avais.
   *[other] { $seat } passe les cartes en revue.
}

## Questions

ask-receiver = Qui reçoit les pièces ?
ask-join = L’annonces-tu aussi ?
ask-back = Veux-tu t’y joindre ?
ask-more = Encore une carte ?
ask-give = Quelle carte remets-tu ?
ask-extortion = Paies-tu ?
ask-escape = Annonces-tu le Mercenaire ?
ask-probate = Annonces-tu l’Avocat ?
ask-bomb = Qu’en fais-tu ?
ask-contribute = Que donnes-tu ?

## Réponses

reply-profit = Profit : gagner 3 pièces (annoncer le Banquier)
reply-cooperation = Coopération avec { $seat } : gagner 3 pièces, { $seat } en reçoit 1 (annoncer le Fermier)
group-cooperation = Coopération : gagner 3 pièces, en donner 1 (annoncer le Fermier)
reply-intel = Renseignement : gagner 1 pièce, puis agir encore (annoncer l’Espion)
reply-dividends = Dividendes : gagner 4 pièces et partager (annoncer le Capitaliste)
reply-gamble = Spéculation : gagner autant de pièces que tu en as, 5 au plus (annoncer le Spéculateur)
reply-propaganda = Propagande : de nouvelles cartes
reply-propaganda-director = Propagande : piocher 2 cartes, en remettre 2 (annoncer les Stations de radio)
reply-propaganda-newscaster = Propagande : payer 1 pièce, piocher 3 cartes, en remettre 3 (annoncer le Présentateur)
reply-propaganda-reporter = Propagande : gagner 1 pièce, piocher 1 carte, en remettre 1 (annoncer le Reporter)
reply-propaganda-writer = Propagande : piocher 1 carte, d’autres pour 1 pièce chacune (annoncer l’Écrivain)
reply-propaganda-producer = Propagande : échanger une carte avec le paquet et une avec la cible (annoncer le Producteur)
group-propaganda = Propagande : échanger une carte avec le paquet et une avec la cible (annoncer le Producteur)
reply-execution = Exécuter { $seat } : une vie de moins
reply-execution-guerrilla = Exécuter { $seat } : payer 4 pièces, une vie de moins (annoncer le Guérillero)
reply-execution-paramilitary = Exécuter { $seat } : payer 3 pièces, ou 5 pour la dernière vie (annoncer le Paramilitaire)
group-execution = Exécution : la cible perd une vie
group-execution-guerrilla = Exécution : payer 4 pièces, la cible perd une vie (annoncer le Guérillero)
group-execution-paramilitary = Exécution : payer 3 pièces, ou 5 pour une dernière vie (annoncer le Paramilitaire)
reply-frame = Coup monté contre { $seat } : 3 de tes pièces en cadeau, une vie de moins (annoncer le Juge)
group-frame = Coup monté : la cible reçoit 3 de tes pièces et perd une vie (annoncer le Juge)
reply-purge = Purge : payer 5 pièces, tous les autres perdent une vie (annoncer le Général)
reply-extortion = Extorsion contre { $seat } : 2 pièces, sinon tu en paies 5 et il en coûte une vie (annoncer le Parrain)
group-extortion = Extorsion : 2 pièces, sinon tu en paies 5 et la cible perd une vie (annoncer le Parrain)
reply-disappear = Faire disparaître { $seat } : payer 3 pièces, une vie à la fin du prochain tour (annoncer le Mercenaire)
group-disappear = Disparition : payer 3 pièces, une vie à la fin du prochain tour (annoncer le Mercenaire)
reply-bribery = Pot-de-vin contre { $seat } : { $coins ->
    [0] rien à prendre, la bourse est vide
    [one] prendre 1 pièce
   *[other] prendre 2 pièces
} (annoncer le Politicien)
group-bribery = Pot-de-vin : prendre 2 pièces (annoncer le Politicien)
reply-charity = Quête : prendre 1 pièce à tous les autres (annoncer le Prêtre)
reply-peacekeeping = Maintien de la paix : gagner 1 pièce et ne plus être une cible (annoncer les Nations Unies)
reply-redistribution = Redistribution : 3 pièces prises à { $seat } pour la place la plus pauvre (annoncer le Communiste)
group-redistribution = Redistribution : 3 pièces de la place la plus riche à la plus pauvre (annoncer le Communiste)
reply-customs = Taxer { $what-the } : les autres te paient pour l’annoncer (annoncer le Douanier)
reply-alliance = Alliance avec { $seat } : vous ne pouvez plus vous viser (annoncer le Consul)
group-alliance = Alliance : vous ne pouvez plus vous viser (annoncer le Consul)
reply-riot = Émeute contre { $seat } : payer 2 pièces ; si quelqu’un s’y joint, une vie de moins (annoncer le Manifestant)
group-riot = Émeute : payer 2 pièces ; si quelqu’un s’y joint, la cible perd une vie (annoncer le Manifestant)
reply-bomb = La Bombe pour { $seat } : payer 3 pièces
group-bomb = Bombe : payer 3 pièces ; la cible la passe, la désamorce ou perd une vie
reply-harvest = Récolte : gagner 2 pièces, plus à plusieurs (annoncer le Planteur)
reply-banking = Retrait : prendre ce qu’il y a dans la Banque (annoncer le Financier)
reply-supply = Livraison d’armes : parier sur { $what-the } pour 4 pièces (annoncer le Marchand d’armes)
reply-collection = Redistribution : une pièce ou une carte de tous les autres (annoncer le Socialiste)
reply-social-media = Réseaux sociaux : piocher 1 carte, en remettre 1

reply-give = Remettre { $what-the }
reply-give-receiver = Pour { $seat }
reply-give-give = Remettre { $what-the } à { $seat }
reply-give-contribute = Donner { $what-the }
group-give = Remettre
group-give-receiver = Les pièces vont à
group-give-give = Remettre une carte
reply-join = S’y joindre
reply-join-join = L’annoncer aussi, et partager
reply-pass-join = Ne rien annoncer
reply-join-back = S’y joindre : payer 3 pièces, et l’émeute a lieu
reply-pass-back = Rester en dehors
reply-more = Payer 1 pièce pour une autre carte
reply-enough = Assez : remettre autant de cartes que tu en as pioché
reply-pay = Payer 2 pièces
reply-refuse-extortion = Refuser : tu perds une vie, et l’autre 5 pièces
reply-block-escape = Annoncer le Mercenaire : un jeton de moins
reply-pass-escape = Ne rien annoncer
reply-probate = Annoncer l’Avocat : une part des pièces
reply-pass-probate = Ne rien annoncer
reply-defuse = La désamorcer (annoncer l’Anarchiste)
reply-hand-on = La passer à { $seat } (annoncer l’Anarchiste)
group-hand-on = La passer (annoncer l’Anarchiste)
reply-pass-bomb = Ne rien faire : tu perds une vie
reply-memoirs = Écarter { $what-the } et gagner 5 pièces (annoncer l’Intellectuel)
reply-sacrifice = Écarter { $what-the } et piocher une carte (annoncer le Missionnaire)

closed-barred = pas deux fois par tour
closed-protected = ne peut pas être une cible
