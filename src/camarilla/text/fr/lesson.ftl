# La première leçon : une courte partie de Coup, pas à pas. Tu es Ann.

lesson-intro = Tu es Ann, à table avec Ben et Cleo. Devant toi, face cachée, la Comtesse et le Duc : deux influences que personne d’autre ne connaît. Tout le monde a 2 pièces.

lesson-1 = Tu commences. Appuie sur « Taxe » et annonce le Duc pour prendre 3 pièces.
lesson-why-1 = Tu as vraiment le Duc : un défi se serait retourné contre son auteur. Personne n’a osé, et tu as 5 pièces.

lesson-2 = Ben annonce l’Ambassadeur pour échanger des cartes avec le paquet. Tu pourrais lancer un défi, mais il est encore tôt : laisse passer.
lesson-why-2 = C’était du bluff : Ben n’a pas l’Ambassadeur. Mais une annonce que personne ne défie est valable, vraie ou fausse. Tout le jeu est là.

lesson-3 = Cleo annonce le Duc et tend la main vers 3 pièces. Laisse passer et observe Ben, qui n’en croit pas un mot.
lesson-why-3 = Cleo montre le Duc, l’échange contre une nouvelle carte et prend ses pièces. Ben a douté à tort, perd une influence et révèle l’Assassin.

lesson-4 = À toi de jouer, et ton Duc n’a rien perdu de sa valeur : appuie encore sur « Taxe ».
lesson-why-4 = Te voilà avec 8 pièces. Un coup d’État en coûte 7, et les autres aussi savent compter.

lesson-5 = Ben prend 1 pièce de revenus. Rien à faire pour toi : regarde.
lesson-why-5 = Pour les revenus, on n’annonce aucun personnage : ni défi ni contre-mesure possible. C’est lent, mais sûr.

lesson-6 = Cleo annonce l’Assassin et paie 3 pièces pour tuer une de tes influences. Pas de défi : laisse passer, puis contre l’assassinat avec la Comtesse.
lesson-why-6 = Ta Comtesse arrête l’assassinat, et les 3 pièces sont bel et bien perdues. Cleo a vraiment l’Assassin : un défi t’aurait coûté une influence, et l’assassinat peut-être une seconde.

lesson-7 = Place à la riposte. Paie 7 pièces pour un coup d’État contre Cleo.
lesson-why-7 = Un coup d’État n’annonce aucun personnage, et rien ne l’arrête. Cleo doit révéler une carte et se sépare de la Comtesse.

lesson-8 = Ben annonce le Capitaine pour prendre 2 pièces à Cleo, et Cleo annonce l’Ambassadeur pour contrer. Laisse tout passer et regarde ce que fait Ben.
lesson-why-8 = Ben lance un défi, et Cleo n’a pas l’Ambassadeur : sa dernière carte est révélée, c’est l’élimination. Ben prend les 2 pièces. Bluffer avec sa dernière carte, c’est tout risquer.

lesson-done = Il ne reste que Ben et toi : tu as deux influences, Ben une seule. Tu sais l’essentiel : annoncer, douter, contrer, frapper. Le reste s’apprend à table.

## Autour de la leçon

lesson-title = La première leçon
lesson-about = Une courte partie de Coup, et c’est toi qui décides. Cinq minutes environ.
lesson-begin = Commencer
lesson-resume = Reprendre à l’étape { $step }
lesson-again = Tout recommencer
lesson-next = Suite
lesson-leave = Quitter la leçon ; elle se souvient de l’étape
lesson-progress = Étape { $step } sur { $count }
lesson-wrong-challenge = On peut douter à tout moment, mais qui doute de la vérité perd une influence. Pas cette fois : appuie sur « { $answer } ».
lesson-wrong-bluff = Ce serait du bluff : tu n’as pas ce personnage. Cela marcherait peut-être ! Mais commençons par la vérité : appuie sur « { $answer } ».
lesson-wrong-block = Tu perdrais une influence, alors que ta Comtesse peut te sauver : appuie sur « { $answer } ».
lesson-wrong-target = Ce serait Ben, qui n’a plus qu’une carte. Cleo en a deux et vient de tenter de t’assassiner : choisis « { $answer } ».
lesson-wrong-other = C’est possible, et personne n’y trouverait à redire. Mais tu as mieux à faire : appuie sur « { $answer } ».
lesson-finished = Tu as terminé cette leçon.
lesson-play = Ta première partie contre des bots
    .hint = Coup, quatre places, et tout ton temps
