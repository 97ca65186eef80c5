# Les mots de la page : ce qui n’est ni événement, ni question, ni réponse.

## Accueil

web-title = Camarilla
web-tagline = Une clique derrière un trône. Tout le monde ment. Quelqu’un s’en aperçoit.
web-bots = Jouer contre des bots
    .hint = Coup, quatre places, tout de suite
web-create = Ouvrir un salon
    .hint = Invite des amis avec un lien ou un code
web-quick = Partie rapide
    .hint = Rejoins celles et ceux qui attendent
web-pass-and-play = Sur cet appareil
    .hint = Un téléphone autour du canapé
web-watch = Regarder
    .hint = Les tables publiques où l’on joue
web-learn = Apprendre les jeux
    .hint = Une première leçon, et toutes les règles
web-matches = Mes parties
    .hint = À revoir, décision par décision
web-join = Rejoindre avec un code
web-join-code = Code du salon
web-join-go = Rejoindre
web-install = Installer sur cet appareil
web-install-by-hand = Pour installer : Partager, puis Sur l’écran d’accueil
web-back = Retour
web-home = Accueil
web-skip = Aller au contenu
web-close = Fermer
web-more = Plus
web-loading = Un instant…
web-not-found = Il n’y a rien à cette adresse.
web-game = Jeu

## Qui je suis

web-me = Toi
web-name = Ton nom
web-avatar = Ton image
web-avatar-choose = Image : { $name }
web-save = Enregistrer
web-saved = C’est enregistré
web-guest = Anonyme
web-forget = M’oublier ici
    .hint = Efface de ce serveur ton nom et tout ce que tu as dit
web-forget-sure = Vraiment effacer ton nom et tout ce que tu as dit ?

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Clair et sombre
web-theme-auto = Comme l’appareil
web-theme-light = Jour
web-theme-dark = Nuit
web-sound = Sons
web-motion = Moins d’animations
web-on = Oui
web-off = Non
web-device = Continuer sur un autre appareil
    .hint = Un code à usage unique, valable cinq minutes
web-device-code = Saisis-le sur l’autre appareil : { $code }
web-device-enter = J’ai un code de ce genre

## Connexion

web-reconnecting = Reconnexion… rien n’est perdu.
web-replaced = Tu joues maintenant dans un autre onglet ou sur un autre appareil.
web-replaced-here = Jouer ici
web-refused = { $reason }
web-error-offline = Le serveur est injoignable.
web-error-no-room = Ce salon n’existe pas.
web-error-no-match = Cette partie n’existe pas.
web-error-too-fast = Un peu moins vite, s’il te plaît.
web-error-taken = Cette place est prise.
web-error-not-now = Pas maintenant.
web-error-not-host = C’est réservé à l’hôte.
web-error-not-yours = Ce n’est pas à toi de le faire.
web-error-silenced = L’hôte t’a demandé le silence.
web-error-bad-setup = Ces réglages ne vont pas ensemble.
web-error-busy = Il y a trop de monde à la fois. Réessaie.
web-error-reconnecting = Le serveur se reconnecte à ses données. Réessaie dans un instant.
web-error-unsure = La connexion s’est coupée à ce moment. Vérifie si c’est fait.
web-error-other = Cela n’a pas marché.

## Salon

web-room = Salon { $code }
web-room-invite = Inviter
web-room-link = Copier le lien
web-room-copied = C’est copié
web-room-share = Partager
web-room-qr = Un code à scanner avec un téléphone : il mène à ce salon
web-room-seats = Places
web-room-number = Nombre de places
web-room-sit = S’asseoir ici
web-room-stand = Se lever
web-room-empty = Libre
web-room-bot = Ajouter un bot
web-room-fill = Compléter avec des bots
web-room-remove = Retirer
    .hint = Libérer la place : { $name }
web-room-host = Hôte
web-room-you = toi
web-room-start = Lancer la partie
web-room-need = On attend que toutes les places soient prises.
web-room-wait-host = { $name } lancera la partie quand toutes les places seront prises.
web-room-settings = Ce qu’on joue
web-room-watching = { $count ->
    [0] Personne ne regarde
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
web-room-leave = Quitter le salon
web-room-silence = Faire taire
    .hint = { $name } ne peut plus écrire
web-room-unsilence = Laisser parler
    .hint = { $name } peut écrire à nouveau
web-room-away = ailleurs
web-room-going = Une partie est en cours ici.
web-room-enter = À la table
web-room-free = { $count ->
    [0] complet
    [one] 1 place libre
   *[other] { $count } places libres
}
web-room-playing = en jeu
web-rooms-none = Aucune table publique n’est ouverte en ce moment.

option-pace = Rythme
    .hint = Le temps pour chaque question
option-pace-none = Sans pendule
    .hint = Chacun prend son temps
option-pace-relaxed = Tranquille
    .hint = 60 secondes par question
option-pace-normal = Normal
    .hint = 30 secondes par question
option-pace-fast = Rapide
    .hint = 12 secondes par question
option-public = Public
    .hint = Affiché sur la page d’accueil
option-spectators = Public admis
    .hint = D’autres peuvent regarder, sans voir les cartes cachées
option-shuffle = Mélanger les places
    .hint = Qui s’assoit où est tiré au sort à chaque partie
option-turn-limit = Nombre de tours maximal
    .hint = Au-delà, la partie est nulle
option-edition = Édition
    .hint = Celle dont on suit les petites règles
option-edition-auto = Selon les choix
    .hint = La première édition qui permet ce que tu as choisi
option-edition-en = Anglaise
    .hint = 2 à 6 places, avec l’Ambassadeur
option-edition-de = Allemande
    .hint = 2 à 6 places, Inquisiteur possible
option-edition-it = Italienne
    .hint = 2 à 10 places, Inquisiteur possible
option-fifth = Cinquième personnage
    .hint = Qui échange des cartes avec le paquet
option-fifth-ambassador = Ambassadeur
    .hint = Pioche deux cartes, en remet deux
option-fifth-inquisitor = Inquisiteur
    .hint = Pioche une carte, ou regarde une des tiennes
option-draft = Choix initial
    .hint = À deux : la première carte se choisit en secret
option-free = Réglage libre
    .hint = On permet aussi ce qu’une édition n’a pas
option-copies = Cartes par personnage
    .hint = Vide : comme dans l’édition
option-lives = Cartes pour chacun
    .hint = Deux. Avec une seule (réglage libre), la partie est courte
option-duel-coins = Pièces à deux
    .hint = Ce que chacun a au départ ; vide : comme dans l’édition
option-duel-coins-0 = Qui commence
option-duel-coins-1 = L’autre
option-draw-first = Piocher, puis remettre
    .hint = Pour les cartes que l’Inquisiteur fait remplacer
option-auto = Comme dans l’édition
option-yes = Oui
option-no = Non
option-range = Un nombre entier de { $least } à { $most }, s’il te plaît.

bot-random = Bouffon
    .hint = Joue n’importe quoi
bot-honest = Honnête
    .hint = Ne bluffe jamais, compte les cartes
bot-adept = Initié
    .hint = S’est entraîné contre lui-même
bot-master = Maître
    .hint = Longuement entraîné, difficile à lire
bot-planner = Stratège
    .hint = Réfléchit à l’avance
bot-cautious = Prudent
    .hint = Bluffe peu, doute peu
bot-bold = Audacieux
    .hint = Annonce ce qu’il vaudrait mieux avoir
bot-sceptic = Sceptique
    .hint = Croit peu de choses
bot-vengeful = Rancunier
    .hint = Se souvient de qui lui a nui
bot-thinker = Penseur
    .hint = Compte, estime et réfléchit

## Table

web-table = La table
web-seats = Les autres places
web-stage = Ce qui se passe
web-my-hand = Ta main
web-my-coins = tes pièces
web-answers = Tes réponses
web-you = toi
web-turn-of = À { $name } de jouer
web-your-turn = À toi de jouer
web-title-your-turn = ● À toi de jouer – Camarilla
web-exiled = hors jeu
web-bot = bot
web-stand-in = Un bot tient cette place
web-disconnected = hors ligne
web-deciding = réfléchit
web-answered = { $answers } réponses sur { $count }
web-answered-you = Tu as répondu. { $answers } sur { $count } pour l’instant.
web-waiting-one = On attend { $name }
web-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
web-cards = { $cards ->
    [0] aucune carte face cachée
    [one] 1 carte face cachée
   *[other] { $cards } cartes face cachée
}
web-face-up = face visible : { $cards }
web-claimed = annonces : { $roles }
web-claimed-none = pas encore d’annonce
web-claim-times = { $role }, { $count ->
    [one] une fois
   *[other] { $count } fois
}
web-claim-shown = carte montrée
web-claim-failed = carte non montrée
web-claimed-before = { $count ->
    [0] jamais encore annoncé
    [one] déjà annoncé une fois
   *[other] déjà annoncé { $count } fois
}
web-court = { $cards ->
    [one] { $cards } carte dans le paquet
   *[other] { $cards } cartes dans le paquet
}
web-true = vrai
web-bluff = bluff
web-block-and-pass = Contrer, sans lancer de défi
web-pass-all = Tout laisser passer ce tour-ci
    .hint = Jusqu’au prochain tour, ou jusqu’à ce que l’on te vise
web-pass-all-on = Tu laisses tout passer ce tour-ci
web-pass-all-stop = Me demander à nouveau
web-key = Touche { $key }
web-choose-target = Contre qui ?
web-choose-other = Choisir autre chose
web-not-open = Pas possible maintenant
web-more-time = Plus de temps
    .hint = { $seconds } secondes en réserve
web-clock = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
web-take-back = Reprendre ma place
web-bot-plays = Un bot joue pour toi
web-vote-out = Laisser un bot jouer à la place : { $name }
web-draw = Proposer la partie nulle
    .hint = Elle vaut si tout le monde accepte pendant le même tour
web-draw-agree = Accepter la partie nulle
web-draw-offered = Tu proposes la partie nulle
web-leave = Quitter la partie
    .hint = Un bot continue pour toi
web-leave-sure = Quitter cette partie ? Un bot continue pour toi.
web-stay = Rester
web-watching = Tu regardes
web-out = Te voilà hors jeu. La partie continue sans toi.
web-out-bots = Te voilà hors jeu. Les bots finissent vite la partie.
web-again = Nouvelle partie
web-waiting-match = On dresse la table…
web-menu = Menu
web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-talk = Conversation
web-talk-write = Dis quelque chose
web-talk-send = Dire
web-talk-empty = Personne n’a encore rien dit. Rien de ce qui se dit n’engage.
web-talk-phrases = Répliques
web-talk-whom = À propos de qui ?
web-talk-which = Quel personnage ?
web-talk-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-reference = Cartes de référence
web-reference-game = Pour tout le monde
web-tokens = jetons : { $tokens }
web-set-aside = Cartes écartées : { $cards }
web-hide-hand = Cacher mes cartes
web-show-hand = Montrer mes cartes

## Sur cet appareil

web-pp-title = Sur cet appareil
web-pp-who = Qui joue ?
web-pp-player = Place { $number }
web-pp-add = Ajouter quelqu’un
web-pp-bots = Et des bots
web-pp-start = C’est parti
web-pp-seats = Ce jeu demande de { $least } à { $most } places.
web-pp-cover = Passe l’appareil à { $name }
web-pp-cover-body = Touche l’écran quand { $name } est la seule personne à le voir.
web-pp-cover-show = C’est moi, { $name }
web-pp-ask-challenge = Quelqu’un lance-t-il un défi ?
web-pp-ask-block = Quelqu’un veut-il contrer ?
web-pp-ask-other = Quelqu’un veut-il répondre ?
web-pp-nobody = Personne
web-pp-nobody-hint = Tout le monde laisse passer
web-pp-someone = { $name }
web-pp-look = { $name } regarde ses cartes
web-pp-done = Terminé, cacher les cartes

## Après la partie

web-after = Après la partie
web-after-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-after-all-open = Toutes les cartes sont visibles maintenant
web-after-replay = Revoir la partie
web-after-moment = Décision { $number } sur { $count }
web-after-start = La donne
web-after-previous = Précédent
web-after-next = Suivant
web-after-play = Lire
web-after-pause = Pause
web-after-view = Point de vue
web-after-view-open = Toutes les cartes visibles
web-after-view-table = La table
web-after-decision = { $name } : { $reply }
web-why = Ce que pensait un bot
web-why-of = Ce que pensait { $name }
web-why-none = Aux décisions des bots, leurs pensées s’affichent ici.
web-why-position = Ses chances de gagner, selon ses calculs : { $value }
web-why-replies = Comment les réponses ont été pesées
web-why-reply = Réponse
web-why-value = Gagne à
web-why-chance = Choisit à
web-why-chosen = choisie
web-why-forced = { $reply } : rien d’autre n’avait de sens.
web-why-beliefs = Ce que les autres devaient avoir, à son avis
web-why-held = vraiment en main
web-why-role = Personnage
web-why-likely = Probabilité
web-after-bluffs = Qui a bluffé
web-after-bluffs-none = Personne n’a bluffé. Remarquable.
web-after-bluff = { $name } a annoncé { $role-the } sans l’avoir
web-after-honest = { $name } avait { $role-the }
web-after-caught = bluff démasqué
web-after-uncaught = ni vu ni connu
web-after-doubted = défi lancé à tort
web-after-turn = Tour { $turn }
web-after-summary = { $name } : { $claims ->
    [0] aucune annonce
    [one] 1 annonce
   *[other] { $claims } annonces
}, { $bluffs ->
    [0] aucun bluff
    [one] 1 bluff
   *[other] { $bluffs } bluffs
}, dont { $caught ->
    [one] { $caught } démasqué
   *[other] { $caught } démasqués
}
web-after-chart = Pièces et influence
web-after-chart-coins = Pièces
web-after-chart-cards = Influence
web-after-chart-text = { $name } finit avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $cards ->
    [0] aucune influence
    [one] 1 influence
   *[other] { $cards } influences
}.
web-after-share = Partager la partie
web-after-transcript = Télécharger la transcription
web-after-seed = La donne était-elle honnête ?
    .hint = L’empreinte de la graine a été publiée avant la première carte.
web-after-seed-check = Vérifier
web-after-seed-good = Oui : la graine donne bien l’empreinte publiée au début.
web-after-seed-bad = Non : la graine ne donne pas l’empreinte publiée.
web-after-seed-none = Cette partie a été composée ; la donne était choisie.
web-after-commitment = Empreinte publiée
web-after-seed-is = Graine
web-after-rematch = Revanche
    .hint = Même table, le vainqueur commence
web-after-room = Retour au salon
web-after-wait-host = { $name } peut lancer une revanche.

## Mes parties

web-matches-none = Tu n’as pas encore joué ici.
web-match-won = victoire
web-match-lost = défaite
web-match-drawn = partie nulle
web-match-going = en cours
web-match-replay = Revoir
web-match-resume = Continuer

## Apprendre

web-learn-title = Apprendre
web-learn-soon = Les leçons sont en train de s’écrire.

## Pour les lecteurs d’écran

web-aria-seat = Place : { $name }
web-aria-card-back = une carte face cachée
web-aria-card = { $role }
web-aria-lost = { $role }, carte perdue
web-aria-log = Ce qui s’est passé, le plus récent à la fin

## Ajouts

web-keys = Touches simples
    .hint = Réponds d’une seule touche, celle que montre le bouton
web-block-planned = Tu contreras avec { $role-the }, si personne ne met en doute { $name }.
web-moment-true = C’était vrai !
web-moment-false = C’était du bluff !
web-moment-challenge = Défi !
web-connecting = Connexion…
web-your-name-first = Comment faut-il t’appeler ?
web-version = Version { $version }
web-waiting-several = { $count ->
    [one] Il manque encore { $count } réponse
   *[other] Il manque encore { $count } réponses
}

## La table de Coup Royal

royal-page-street = La rue
royal-page-standing = Le classement, couleur par couleur
royal-page-house = { $letter }, { $place } : { $loot }
royal-page-empty = pas de butin
royal-page-thief = Voleur en { $letter }, { $place } : { $loot }
royal-page-snitch = Mouchard en { $letter }, { $place } : { $loot }
royal-page-thieves = Voleurs
royal-page-snitches = Mouchards
royal-page-choose-thieves = { $count ->
    [one] Ton voleur : touche sous une maison
   *[other] Tes voleurs : touche sous { $count } maisons
}
royal-page-choose-snitches = { $count ->
    [one] Ton mouchard : touche au-dessus d’une maison
   *[other] Tes mouchards : touche au-dessus de { $count } maisons
}
royal-page-seal = Sceller le plan
royal-page-sealed = { $answers ->
    [one] Ton plan est scellé : { $answers } réponse sur { $count }
   *[other] Ton plan est scellé : { $answers } réponses sur { $count }
}
royal-page-plan-chosen = { $role } : { $places }
royal-page-was-here = { $names } : ici à la manche précédente
royal-page-skip = Passer
royal-page-supply = Réserve
royal-page-loot-left = { $count ->
    [one] encore { $count } carte Butin
   *[other] encore { $count } cartes Butin
}
royal-page-secrets-left = { $count ->
    [one] encore { $count } butin secret
   *[other] encore { $count } butins secrets
}
royal-page-secret-cards = { $count ->
    [one] { $count } butin secret
   *[other] { $count } butins secrets
}
royal-page-secret = Secret
royal-page-own = Ton butin secret
royal-page-own-none = encore rien
royal-page-items = Objets spéciaux
royal-page-fame = Gloire
royal-page-fame-now = La gloire à ce stade : cubes et objets spéciaux, sans le butin secret
royal-page-fame-of = { $count ->
    [one] { $count } point de gloire
   *[other] { $count } points de gloire
}
royal-page-pays = Rapporte, du premier au dernier : { $places }
royal-page-lead = À deux, il faut deux d’avance pour gagner une couleur.
royal-page-partner = Carte Partenaire
royal-page-mark-guarded = surveillé
royal-page-mark-stolen = volé
royal-page-mark-met = cohue
royal-page-mark-deserted = personne
royal-page-from-supply = { $count } en réserve
royal-page-from-own = sur tes { $count }
royal-page-from-seat = Prendre à { $name }
royal-page-no-swap = Pas d’échange
royal-page-revealed = Les plans sont sur la table.
royal-page-laid = Un nouveau butin est en place.

option-roles = Rôles en jeu
    .hint = Tirés au sort, ou cinq choisis à la main :
option-first-game = Première partie
    .hint = Les cinq rôles les plus faciles pour commencer
option-advanced = Rôles avancés
    .hint = Le sort peut aussi les tirer
option-anarchy = Anarchy
    .hint = Le sort peut aussi tirer les rôles de l’extension
option-partner = Carte Partenaire
    .hint = À deux : qui tient d’abord la carte Partenaire
option-partner-auto = Tirée au sort
option-partner-0 = Première place
option-partner-1 = Deuxième place
option-deck = Paquet
    .hint = Le paquet maison, ou les cartes de ta propre boîte
option-deck-own = Ton propre paquet
option-deck-house = Paquet maison
option-deck-help = Voici le paquet sous forme de fichier. Inscris les cartes de ta boîte, donne-lui un nom à lui, et joue avec.
option-deck-file = Ouvrir un fichier
option-deck-use = Jouer avec ce paquet
option-deck-bad = On ne peut pas jouer avec ce paquet. { $reason }

# Whom one does not want to hear
web-talk-mute = Ne plus lire { $name }
web-talk-unmute = Relire tout le monde
