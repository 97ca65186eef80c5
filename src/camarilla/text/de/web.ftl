# Die Worte der Seite selbst: was weder Ereignis noch Frage noch Antwort ist.

## Start

web-title = Camarilla
web-tagline = Eine Clique hinter einem Thron. Alle lügen. Irgendwer merkt es.
web-bots = Gegen Bots spielen
    .hint = Coup, vier Plätze, sofort
web-create = Raum eröffnen
    .hint = Lade Freunde mit einem Link oder einem Code ein
web-quick = Schnelles Spiel
    .hint = Zu denen, die schon warten
web-pass-and-play = Auf diesem Gerät
    .hint = Ein Handy rund ums Sofa
web-watch = Zuschauen
    .hint = Öffentliche Tische, an denen gespielt wird
web-learn = Die Spiele lernen
    .hint = Eine erste Lektion und alle Regeln
web-matches = Meine Spiele
    .hint = Noch einmal ansehen, Zug um Zug
web-join = Mit Code beitreten
web-join-code = Raumcode
web-join-go = Beitreten
web-install = Auf diesem Gerät installieren
web-install-by-hand = Zum Installieren: Teilen, dann Zum Home-Bildschirm
web-back = Zurück
web-home = Start
web-skip = Zum Inhalt springen
web-close = Schließen
web-more = Mehr
web-loading = Einen Moment …
web-not-found = Unter dieser Adresse gibt es nichts.
web-game = Spiel

## Wer ich bin

web-me = Du
web-name = Dein Name
web-avatar = Dein Bild
web-avatar-choose = Bild: { $name }
web-save = Speichern
web-saved = Gespeichert
web-guest = Gast
web-forget = Vergesst mich hier
    .hint = Löscht deinen Namen und alles, was du gesagt hast, von diesem Server
web-forget-sure = Deinen Namen und alles, was du gesagt hast, wirklich löschen?

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Hell und dunkel
web-theme-auto = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-sound = Töne
web-motion = Weniger Bewegung
web-on = An
web-off = Aus
web-device = Auf einem anderen Gerät weiterspielen
    .hint = Ein Code, einmal gültig, fünf Minuten lang
web-device-code = Gib ihn auf dem anderen Gerät ein: { $code }
web-device-enter = Ich habe so einen Code

## Verbindung

web-reconnecting = Verbindung wird wiederhergestellt … nichts geht verloren.
web-replaced = Du spielst jetzt in einem anderen Tab oder auf einem anderen Gerät.
web-replaced-here = Hier spielen
web-refused = { $reason }
web-error-offline = Der Server ist nicht erreichbar.
web-error-no-room = Diesen Raum gibt es nicht.
web-error-no-match = Dieses Spiel gibt es nicht.
web-error-too-fast = Etwas langsamer, bitte.
web-error-taken = Dieser Platz ist besetzt.
web-error-not-now = Jetzt nicht.
web-error-not-host = Das darf nur, wer den Raum leitet.
web-error-not-yours = Das ist nicht deine Sache.
web-error-silenced = Du wurdest gebeten, hier still zu sein.
web-error-bad-setup = Diese Einstellungen passen nicht zusammen.
web-error-busy = Zu viel auf einmal. Versuch es noch einmal.
web-error-reconnecting = Der Server verbindet sich gerade neu mit seinen Aufzeichnungen. Versuch es gleich noch einmal.
web-error-unsure = Da riss gerade die Verbindung ab. Bitte sieh nach, ob es geschehen ist.
web-error-other = Das hat nicht geklappt.

## Raum

web-room = Raum { $code }
web-room-invite = Einladen
web-room-link = Link kopieren
web-room-copied = Kopiert
web-room-share = Teilen
web-room-qr = Ein Code zum Scannen mit dem Handy: Er führt in diesen Raum
web-room-seats = Plätze
web-room-number = Zahl der Plätze
web-room-sit = Hier hinsetzen
web-room-stand = Aufstehen
web-room-empty = Frei
web-room-bot = Bot dazusetzen
web-room-fill = Mit Bots auffüllen
web-room-remove = Entfernen
    .hint = Den Platz von { $name } frei machen
web-room-host = Leitung
web-room-you = du
web-room-start = Spiel starten
web-room-need = Es geht los, wenn jeder Platz besetzt ist.
web-room-wait-host = { $name } startet das Spiel, wenn jeder Platz besetzt ist.
web-room-settings = Was gespielt wird
web-room-watching = { $count ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } schauen zu
}
web-room-leave = Raum verlassen
web-room-silence = Stummschalten
    .hint = { $name } kann nicht mehr schreiben
web-room-unsilence = Wieder reden lassen
    .hint = { $name } darf wieder schreiben
web-room-away = nicht da
web-room-going = Hier läuft gerade ein Spiel.
web-room-enter = Zum Tisch
web-room-free = { $count ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
web-room-playing = im Spiel
web-rooms-none = Gerade ist kein öffentlicher Tisch offen.

option-pace = Tempo
    .hint = Zeit für jede Frage
option-pace-none = Ohne Uhr
    .hint = Alle nehmen sich Zeit
option-pace-relaxed = Gemütlich
    .hint = 60 Sekunden pro Frage
option-pace-normal = Normal
    .hint = 30 Sekunden pro Frage
option-pace-fast = Schnell
    .hint = 12 Sekunden pro Frage
option-public = Öffentlich
    .hint = Steht auf der Startseite
option-spectators = Publikum
    .hint = Andere dürfen zuschauen; verdeckte Karten sehen sie nicht
option-shuffle = Plätze mischen
    .hint = Wer wo sitzt, wird bei jedem Start ausgelost
option-turn-limit = Höchstzahl der Züge
    .hint = Nach so vielen Zügen ist es unentschieden
option-edition = Ausgabe
    .hint = Wessen kleine Regeln gelten
option-edition-auto = Wie es passt
    .hint = Die erste Ausgabe, die alles Gewählte hat
option-edition-en = Englisch
    .hint = 2 bis 6 Plätze, mit dem Botschafter
option-edition-de = Deutsch
    .hint = 2 bis 6 Plätze, Inquisitor möglich
option-edition-it = Italienisch
    .hint = 2 bis 10 Plätze, Inquisitor möglich
option-fifth = Fünfter Charakter
    .hint = Wer Karten mit dem Hofstaat austauscht
option-fifth-ambassador = Botschafter
    .hint = Zieht zwei Karten, legt zwei zurück
option-fifth-inquisitor = Inquisitor
    .hint = Zieht eine Karte oder sieht sich eine fremde an
option-draft = Auswahl
    .hint = Zu zweit: Die erste Karte wird heimlich gewählt
option-free = Freie Zusammenstellung
    .hint = Erlaubt ist auch, was eine Ausgabe nicht kennt
option-copies = Karten je Charakter
    .hint = Leer heißt: wie in der Ausgabe
option-lives = Karten für jeden
    .hint = Zwei. Mit einer (freie Zusammenstellung) ist das Spiel kurz
option-duel-coins = Münzen zu zweit
    .hint = Womit beide beginnen; leer heißt: wie in der Ausgabe
option-duel-coins-0 = Erster Platz
option-duel-coins-1 = Anderer Platz
option-draw-first = Erst ziehen, dann zurücklegen
    .hint = Bei Karten, die der Inquisitor ersetzen lässt
option-auto = Wie in der Ausgabe
option-yes = Ja
option-no = Nein
option-range = Bitte eine ganze Zahl von { $least } bis { $most }.

bot-random = Hofnarr
    .hint = Spielt irgendetwas
bot-honest = Ehrliche Haut
    .hint = Blufft nie, zählt Karten
bot-adept = Kenner
    .hint = Durch Spielen gegen sich selbst geübt
bot-master = Meister
    .hint = Lange geübt, schwer zu durchschauen
bot-planner = Planer
    .hint = Denkt voraus
bot-cautious = Vorsichtige
    .hint = Blufft selten, zweifelt selten
bot-bold = Draufgänger
    .hint = Behauptet, was gerade am besten wäre
bot-sceptic = Skeptiker
    .hint = Glaubt wenig
bot-vengeful = Nachtragende
    .hint = Merkt sich, wer geschadet hat
bot-thinker = Denker
    .hint = Zählt, schätzt und denkt voraus

## Tisch

web-table = Der Tisch
web-seats = Die anderen Plätze
web-stage = Was gerade geschieht
web-my-hand = Deine Karten
web-my-coins = deine Münzen
web-answers = Deine Antworten
web-you = du
web-turn-of = { $name } ist am Zug
web-your-turn = Du bist am Zug
web-title-your-turn = ● Du bist am Zug – Camarilla
web-exiled = ausgeschieden
web-bot = Bot
web-stand-in = Ein Bot hält diesen Platz
web-disconnected = ohne Verbindung
web-deciding = überlegt
web-answered = { $answers } von { $count } haben geantwortet
web-answered-you = Du hast geantwortet. Bisher { $answers } von { $count }.
web-waiting-one = Wir warten auf { $name }
web-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
web-cards = { $cards ->
    [0] keine verdeckte Karte
    [one] 1 verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
web-face-up = offen: { $cards }
web-claimed = bisher behauptet: { $roles }
web-claimed-none = noch nichts behauptet
web-claim-times = { $role }, { $count ->
    [one] einmal
   *[other] { $count }-mal
}
web-claim-shown = gezeigt
web-claim-failed = nicht gezeigt
web-claimed-before = { $count ->
    [0] noch nie behauptet
    [one] schon einmal behauptet
   *[other] schon { $count }-mal behauptet
}
web-court = { $cards ->
    [one] 1 Karte im Hofstaat-Stapel
   *[other] { $cards } Karten im Hofstaat-Stapel
}
web-true = wahr
web-bluff = Bluff
web-block-and-pass = Verhindern, aber nicht anfechten
web-pass-all = In diesem Zug alles durchgehen lassen
    .hint = Bis zum nächsten Zug, oder bis jemand auf dich zielt
web-pass-all-on = Du lässt in diesem Zug alles durchgehen
web-pass-all-stop = Frag mich wieder
web-key = Taste { $key }
web-choose-target = Gegen wen?
web-choose-other = Etwas anderes wählen
web-not-open = Jetzt nicht möglich
web-more-time = Mehr Zeit
    .hint = Noch { $seconds } Sekunden in Reserve
web-clock = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
web-take-back = Platz zurücknehmen
web-bot-plays = Ein Bot spielt für dich
web-vote-out = Einen Bot für { $name } spielen lassen
web-draw = Unentschieden anbieten
    .hint = Es gilt, wenn alle im selben Zug zustimmen
web-draw-agree = Unentschieden annehmen
web-draw-offered = Du bist für ein Unentschieden
web-leave = Spiel verlassen
    .hint = Ein Bot spielt für dich weiter
web-leave-sure = Dieses Spiel verlassen? Ein Bot spielt für dich weiter.
web-stay = Bleiben
web-watching = Du schaust zu
web-out = Du bist ausgeschieden. Die anderen spielen weiter.
web-out-bots = Du bist ausgeschieden. Die Bots spielen zügig zu Ende.
web-again = Neues Spiel
web-waiting-match = Der Tisch wird gedeckt …
web-menu = Menü
web-log = Was geschah
web-log-empty = Noch nichts.
web-talk = Gespräch
web-talk-write = Sag etwas
web-talk-send = Sagen
web-talk-empty = Noch hat niemand etwas gesagt. Nichts, was hier gesagt wird, verpflichtet.
web-talk-phrases = Sprüche
web-talk-whom = Wen meinst du?
web-talk-which = Welcher Charakter?
web-talk-new = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-reference = Übersichtskarten
web-reference-game = Für alle
web-tokens = Marker: { $tokens }
web-set-aside = Beiseitegelegt: { $cards }
web-hide-hand = Meine Karten verdecken
web-show-hand = Meine Karten zeigen

## Auf diesem Gerät

web-pp-title = Auf diesem Gerät
web-pp-who = Wer spielt mit?
web-pp-player = Platz { $number }
web-pp-add = Noch jemand
web-pp-bots = Dazu Bots
web-pp-start = Los
web-pp-seats = Dieses Spiel braucht { $least } bis { $most } Plätze.
web-pp-cover = Gib das Gerät an { $name } weiter
web-pp-cover-body = Tipp hier, sobald nur noch { $name } den Bildschirm sieht.
web-pp-cover-show = Ich bin { $name }
web-pp-ask-challenge = Ficht das jemand an?
web-pp-ask-block = Verhindert das jemand?
web-pp-ask-other = Möchte jemand antworten?
web-pp-nobody = Niemand
web-pp-nobody-hint = Ihr lasst es alle durchgehen
web-pp-someone = { $name }
web-pp-look = { $name } sieht sich die Karten an
web-pp-done = Fertig, Karten verdecken

## Nach dem Spiel

web-after = Nach dem Spiel
web-after-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-after-all-open = Jetzt liegen alle Karten offen
web-after-replay = Das Spiel noch einmal
web-after-moment = Entscheidung { $number } von { $count }
web-after-start = Die Karten werden verteilt
web-after-previous = Zurück
web-after-next = Weiter
web-after-play = Abspielen
web-after-pause = Pause
web-after-view = Aus der Sicht von
web-after-view-open = Alle Karten offen
web-after-view-table = Der Tisch
web-after-decision = { $name }: { $reply }
web-why = Was ein Bot dachte
web-why-of = Was { $name } dachte
web-why-none = Bei Entscheidungen von Bots stehen hier ihre Gedanken.
web-why-position = Aussicht auf den Sieg, wie es von dort aussah: { $value }
web-why-replies = Wie die Antworten gewogen wurden
web-why-reply = Antwort
web-why-value = Siegt zu
web-why-chance = Wählt zu
web-why-chosen = gewählt
web-why-forced = { $reply }: Alles andere wäre Unsinn gewesen.
web-why-beliefs = Was die anderen vermutlich hielten
web-why-held = wirklich gehalten
web-why-role = Charakter
web-why-likely = Wie wahrscheinlich
web-after-bluffs = Wer geblufft hat
web-after-bluffs-none = Niemand hat geblufft. Bemerkenswert.
web-after-bluff = { $name } hat { $role-acc } nur behauptet
web-after-honest = { $name } hatte { $role-acc }
web-after-caught = erwischt
web-after-uncaught = damit durchgekommen
web-after-doubted = vergeblich angezweifelt
web-after-turn = Zug { $turn }
web-after-summary = { $name }: { $claims ->
    [one] 1 Behauptung
   *[other] { $claims } Behauptungen
}, { $bluffs ->
    [0] kein Bluff
    [one] 1 Bluff
   *[other] { $bluffs } Bluffs
}, { $caught } erwischt
web-after-chart = Münzen und Einfluss
web-after-chart-coins = Münzen
web-after-chart-cards = Einfluss
web-after-chart-text = Am Ende hat { $name } { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $cards ->
    [0] keinen Einfluss
    [one] 1 Einfluss
   *[other] { $cards } Einflüsse
}.
web-after-share = Aufzeichnung teilen
web-after-transcript = Protokoll herunterladen
web-after-seed = Ging es beim Austeilen mit rechten Dingen zu?
    .hint = Die Prüfsumme des Startwerts stand fest, bevor die erste Karte ausgeteilt war.
web-after-seed-check = Nachprüfen
web-after-seed-good = Ja: Der Startwert ergibt die Prüfsumme, die am Anfang veröffentlicht wurde.
web-after-seed-bad = Nein: Der Startwert ergibt nicht die veröffentlichte Prüfsumme.
web-after-seed-none = Dieses Spiel wurde zusammengestellt; die Karten waren ausgesucht.
web-after-commitment = Veröffentlichte Prüfsumme
web-after-seed-is = Startwert
web-after-rematch = Revanche
    .hint = Derselbe Tisch; wer gewonnen hat, fängt an
web-after-room = Zurück in den Raum
web-after-wait-host = { $name } kann eine Revanche starten.

## Meine Spiele

web-matches-none = Du hast hier noch nicht gespielt.
web-match-won = gewonnen
web-match-lost = verloren
web-match-drawn = unentschieden
web-match-going = läuft noch
web-match-replay = Ansehen
web-match-resume = Weiterspielen

## Lernen

web-learn-title = Lernen
web-learn-soon = Die Lektionen werden noch geschrieben.

## Für Vorleseprogramme

web-aria-seat = Platz von { $name }
web-aria-card-back = eine verdeckte Karte
web-aria-card = { $role }
web-aria-lost = { $role }, verloren
web-aria-log = Was geschah, das Neueste zuletzt

## Später hinzugekommen

web-keys = Einzelne Tasten
    .hint = Antworte mit einem Tastendruck, wie auf den Knöpfen angezeigt
web-block-planned = Du verhinderst das mit { $role-dat }, sobald niemand { $name } anzweifelt.
web-moment-true = Es war wahr!
web-moment-false = Es war ein Bluff!
web-moment-challenge = Angefochten!
web-connecting = Verbindung wird aufgebaut …
web-your-name-first = Wie sollen wir dich nennen?
web-version = Version { $version }
web-waiting-several = { $count ->
    [one] Es fehlt noch 1 Antwort
   *[other] Es fehlen noch { $count } Antworten
}

## Der Tisch von Coup Royal

royal-page-street = Die Straße
royal-page-standing = Der Stand, Farbe für Farbe
royal-page-house = { $letter }, { $place }: { $loot }
royal-page-empty = keine Beute
royal-page-thief = Dieb nach { $letter }, { $place }: { $loot }
royal-page-snitch = Spitzel nach { $letter }, { $place }: { $loot }
royal-page-thieves = Diebe
royal-page-snitches = Spitzel
royal-page-choose-thieves = { $count ->
    [one] Dein Dieb: tippe unter ein Haus
   *[other] Deine Diebe: tippe unter { $count } Häuser
}
royal-page-choose-snitches = { $count ->
    [one] Dein Spitzel: tippe über ein Haus
   *[other] Deine Spitzel: tippe über { $count } Häuser
}
royal-page-seal = Plan versiegeln
royal-page-sealed = Dein Plan ist versiegelt: { $answers } von { $count } haben geantwortet
royal-page-plan-chosen = { $role }: { $places }
royal-page-was-here = { $names }: letzte Runde hier
royal-page-skip = Überspringen
royal-page-supply = Vorrat
royal-page-loot-left = { $count ->
    [one] noch 1 Beutekarte
   *[other] noch { $count } Beutekarten
}
royal-page-secrets-left = { $count ->
    [one] noch 1 Geheime Beutekarte
   *[other] noch { $count } Geheime Beutekarten
}
royal-page-secret-cards = { $count ->
    [one] 1 Geheime Beutekarte
   *[other] { $count } Geheime Beutekarten
}
royal-page-secret = Geheim
royal-page-own = Deine geheime Beute
royal-page-own-none = noch keine
royal-page-items = Spezialgegenstände
royal-page-fame = Ruhm
royal-page-fame-now = Ruhm, wie es steht: Würfel und Spezialgegenstände, ohne geheime Beute
royal-page-fame-of = { $count ->
    [one] 1 Ruhmpunkt
   *[other] { $count } Ruhmpunkte
}
royal-page-pays = Bringt, vom ersten bis zum letzten Platz: { $places }
royal-page-lead = Zu zweit gewinnt eine Farbe, wer um zwei führt.
royal-page-partner = Partner-Karte
royal-page-mark-guarded = bewacht
royal-page-mark-stolen = gestohlen
royal-page-mark-met = Gedränge
royal-page-mark-deserted = niemand
royal-page-from-supply = { $count } im Vorrat
royal-page-from-own = von deinen { $count }
royal-page-from-seat = Nimm von { $name }
royal-page-no-swap = Kein Tausch
royal-page-revealed = Die Pläne liegen offen.
royal-page-laid = Neue Beute liegt aus.

option-roles = Rollen im Spiel
    .hint = Ausgelost, oder fünf von Hand gewählt:
option-first-game = Erstes Spiel
    .hint = Die fünf Rollen, mit denen man am leichtesten anfängt
option-advanced = Rollen für Erfahrene
    .hint = Auch sie dürfen ausgelost werden
option-anarchy = Anarchy
    .hint = Auch die Rollen der Erweiterung dürfen ausgelost werden
option-partner = Partner-Karte
    .hint = Zu zweit: wer die Partner-Karte zuerst hat
option-partner-auto = Wird ausgelost
option-partner-0 = Erster Platz
option-partner-1 = Zweiter Platz
option-deck = Karten
    .hint = Die Hauskarten, oder die Karten deiner eigenen Schachtel
option-deck-own = Eigene Karten
option-deck-house = Hauskarten
option-deck-help = Das sind die Karten als Datei. Trag ein, was in deiner Schachtel liegt, gib ihnen einen eigenen Namen und spiel damit.
option-deck-file = Datei öffnen
option-deck-use = Mit diesen Karten spielen
option-deck-bad = Mit diesen Karten lässt sich nicht spielen. { $reason }

# Whom one does not want to hear
web-talk-mute = { $name } stummschalten
web-talk-unmute = Alle wieder hören
