# Les règles à lire : chaque partie a un titre et quelques phrases.

## Coup

rules-coup-idea-title = L’idée
rules-coup-idea-text = Tu as deux cartes face cachée : deux personnages de la cour qui travaillent pour toi. À chaque tour, tu peux prétendre avoir n’importe quel personnage et te servir de son pouvoir ; tant que personne ne te défie, cela marche. Démasque les bluffs des autres, cache bien les tiens, et sois la dernière personne à garder une carte face cachée.

rules-coup-set-up-title = La mise en place
rules-coup-set-up-text = Il y a cinq personnages, et trois cartes de chacun. Tout le monde reçoit deux cartes et 2 pièces ; les autres cartes forment le paquet. Les pièces restent visibles, et le Trésor Public n’est jamais à sec. À deux, qui commence ne reçoit que 1 pièce.

rules-coup-turn-title = Ton tour
rules-coup-turn-text = À ton tour, tu fais une action, une seule, et tu ne peux pas passer. Son prix se paie au moment de l’annonce. Si tu commences ton tour avec 10 pièces ou plus, tu dois lancer un coup d’État. Ensuite on continue dans le sens des aiguilles d’une montre.

rules-coup-actions-title = Les actions
rules-coup-actions-text =
    Tout le monde peut toucher ses revenus (1 pièce), demander l’aide étrangère (2 pièces) ou payer 7 pièces pour un coup d’État, qui coûte une influence à quelqu’un.
    Le Duc prend 3 pièces. L’Assassin coûte 3 pièces et tue une influence. Le Capitaine prend 2 pièces à quelqu’un.
    L’Ambassadeur pioche deux cartes et en remet deux. L’Inquisiteur, qui peut siéger à sa place, en pioche une et en remet une, ou bien regarde la carte de quelqu’un et peut la faire remplacer.

rules-coup-challenges-title = Les défis
rules-coup-challenges-text = N’importe qui peut défier une annonce, même sans être en cause. Si tu montres alors la carte, l’auteur du défi perd une influence, et tu échanges la carte montrée contre une nouvelle du paquet. Si tu ne la montres pas, c’est toi qui perds une influence ; ton annonce échoue, et tu récupères ce que tu as payé.

rules-coup-blocks-title = Les contre-mesures
rules-coup-blocks-text = Certaines actions peuvent être contrées, là encore en annonçant un personnage. Contre l’aide étrangère, n’importe qui peut annoncer le Duc. Seule la cible peut annoncer la Comtesse contre un assassinat, ou le Capitaine, l’Ambassadeur ou l’Inquisiteur contre un vol. Une action contrée échoue, et ce qui a été payé reste payé. Mais une contre-mesure est aussi une annonce : elle peut être défiée.

rules-coup-losing-title = Perdre une influence
rules-coup-losing-text = Quand tu perds une influence, tu choisis une de tes cartes et tu la révèles à tout le monde. Sans carte face cachée, c’est l’élimination : tes pièces vont au Trésor Public. Prends garde à l’Assassin : un défi perdu et l’assassinat lui-même peuvent te coûter deux influences en un seul tour.

rules-coup-end-title = La fin
rules-coup-end-text = La dernière personne à avoir de l’influence gagne ; il n’y a pas de deuxième place. Promets et menace tant que tu veux : aucune promesse n’engage, les cartes ne se montrent jamais et les pièces ne se donnent pas. Si tout le monde encore en jeu est d’accord, ou s’il n’y a plus de tours à jouer, la partie est nulle.

rules-coup-editions-title = Les éditions
rules-coup-editions-text = Les éditions diffèrent un peu, et vous choisissez la vôtre. L’anglaise se joue de 2 à 6, avec l’Ambassadeur. L’allemande permet aussi l’Inquisiteur, et à deux chacun commence avec 1 pièce ; une carte que l’Inquisiteur fait remplacer peut revenir aussitôt. L’italienne permet elle aussi l’Inquisiteur et accueille jusqu’à 10 places, avec plus de cartes par personnage.

rules-coup-draft-title = Le choix à deux
rules-coup-draft-text = À deux, vous pouvez choisir votre première carte. Chacun prend un jeu des cinq personnages, garde une carte en secret et retire les quatre autres de la partie. Le troisième jeu donne encore une carte à chacun, et les trois dernières forment le paquet.

## Guatemala 54

rules-guatemala-idea-title = L’idée
rules-guatemala-idea-text = Guatemala, 1954 : le gouvernement est tombé, et tout le monde vise la présidence. On bluffe et on doute comme dans Coup, mais avec une distribution différente à chaque fois, des banquiers aux guérilleros. Si tu connais Coup, il te suffit d’apprendre ce qui change.

rules-guatemala-draft-title = Les cinq rôles
rules-guatemala-draft-text = Il y a 25 rôles en quatre groupes. Chaque partie en utilise cinq : un de Finance, un de Communications, un de Force et deux d’Intérêts spéciaux, tirés au sort ou choisis ensemble. Pour une première partie, prenez Banquier, Stations de radio, Guérillero, Politicien et Nations Unies. Certains rôles sont avancés et restent dehors si vous ne les invitez pas.

rules-guatemala-differences-title = Ce qui change
rules-guatemala-differences-text = Pas d’aide étrangère : tout le monde peut toucher ses revenus ou lancer un coup d’État, et tout le reste passe par les rôles. En cas de défi, qui a la carte la montre ; impossible de refuser. Une contre-mesure protège de son propre dommage et de rien d’autre : le reste de l’action a lieu, et ce qui a été payé reste payé. En général, un rôle protège contre lui-même. Ici, une influence s’appelle une vie.

rules-guatemala-order-title = L’ordre d’un tour
rules-guatemala-order-text = D’abord, l’action est annoncée et payée. Ensuite, d’autres peuvent s’y joindre, si le rôle le permet. Puis les cibles peuvent annoncer une contre-mesure. Les contre-mesures s’appliquent en premier, l’action après. Chaque annonce peut être défiée avant la suivante.

rules-guatemala-reactions-title = Les annonces au bon moment
rules-guatemala-reactions-text = Certains rôles attendent leur heure. L’Intellectuel et le Missionnaire répondent à la perte d’une vie : la carte perdue est écartée face cachée et rapporte 5 pièces ou une nouvelle carte ; en cas de défi, c’est cette carte-là qui doit être le rôle. L’Avocat réclame, à la fin du tour, les pièces laissées par les éliminations. Et l’on peut encore se défaire du jeton du Mercenaire, jusqu’à ce qu’il frappe.

rules-guatemala-end-title = La fin
rules-guatemala-end-text = Sans vie, c’est l’élimination. Tes pièces attendent la fin du tour, au cas où un Avocat les réclamerait, puis vont au Trésor Public ; tes jetons retournent au milieu. Qui survit aux autres devient Président et gagne.

## Coup Royal

rules-royal-idea-title = L’idée
rules-royal-idea-text = Tu diriges une bande de voleurs très distingués, et tu n’as pas le monopole. À chaque manche, tu envoies tes voleurs dans un lieu et tes mouchards dans un autre, en secret et en même temps que les autres. Devine où personne ne va, et surveille ce que tu ne veux pas laisser prendre. Ici, ni rôles ni annonces.

rules-royal-set-up-title = La mise en place
rules-royal-set-up-text = Il y a trois lieux de plus que de joueurs, nommés à partir de A, et une carte Butin dans chacun. Les cubes de prestige sont de quatre sortes : informations, œuvres d’art, bijoux et or. Tout le monde commence avec trois cubes tirés au hasard. Le paquet de butin est de notre cru.

rules-royal-round-title = Une manche
rules-royal-round-text = Tous les plans sont révélés ensemble, puis on règle les lieux à partir de A. Là où il y a un mouchard, rien ne se passe et le butin reste. Un voleur seul prend le butin. Plusieurs voleurs se gênent : le butin reste, mais chacun pioche une carte Butin secret. Là où personne ne vient, le butin est défaussé. Les lieux vides reçoivent un nouveau butin ; quand il n’y en a plus assez pour tous, la partie est finie.

rules-royal-loot-title = Le butin
rules-royal-loot-text = La plupart des butins rapportent un cube par symbole. Une Collection rapporte un cube de chaque sorte, une Carte blanche trois au choix, un Perceur de coffres trois cartes Butin secret. Avec les Intrigues, tu échanges jusqu’à trois cubes avec d’autres. Les Objets spéciaux valent des points de gloire à la fin. Des Documents compromettants font rendre à tous les autres la moitié de leurs cubes d’une sorte.

rules-royal-scoring-title = La gloire
rules-royal-scoring-text = À la fin, on additionne tes cubes et tes cartes Butin secret de chaque sorte, et seul le classement compte. Pour les informations, seule la première place rapporte de la gloire ; pour l’art et les bijoux, davantage de places ; pour l’or, toutes sauf la dernière. En cas d’égalité, on partage les points des places, arrondis vers le bas. On ajoute les Objets spéciaux, et le plus de gloire l’emporte.

rules-royal-two-players-title = À deux
rules-royal-two-players-text = À deux, il y a six lieux et une carte Partenaire. Qui la tient envoie deux voleurs et un mouchard, l’autre un voleur et deux mouchards, tous dans des lieux différents ; après chaque manche, la carte change de mains. Une sorte ne se gagne qu’avec deux d’avance au moins ; sinon, 1 point de gloire chacun.

## Autour des règles

rules-heading = Les règles
rules-contents = Sommaire
rules-print = Imprimer
rules-coup-about = Annonce qui tu veux, et démasque les menteurs.
rules-guatemala-about = Une distribution de cinq rôles, différente à chaque fois.
rules-royal-about = Voleurs et mouchards, en secret et tous en même temps.
rules-coup-roles = Les personnages
rules-guatemala-roles = Tous les rôles
rules-cost = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}
rules-cost-lives = coûte { $many } pièces, { $last } contre une dernière vie
rules-blocked-by = contré par : { $roles }
rules-unblocked = rien ne le contre
rules-group-finance = Finance
rules-group-communications = Communications
rules-group-force = Force
rules-group-special = Intérêts spéciaux
rules-advanced = avancé
rules-anarchy = Anarchy
    .hint = de l’extension
rules-roles-soon = Les cartes des rôles ne sont pas encore là.
rules-royal-fame = Gloire pour la première place, la deuxième et ainsi de suite, de 2 à 5 à table
rules-royal-information = Informations
rules-royal-art = Œuvres d’art
rules-royal-jewellery = Bijoux
rules-royal-gold = Or
