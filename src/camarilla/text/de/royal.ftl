# Coup Royal: seine Schauplätze und Beute, was dort geschieht, und was es nur hier gibt.
#
# Formen: .the (wer?), .acc (wen?), .dat (wem?), .to (wohin?). In Aufzählungen von Dieben und Spitzeln
# steht „du“ (list-me): Sie stehen deshalb nur dort, wo der Nominativ passt, etwa in Klammern.

game-royal = Coup Royal
card-game-royal =
    In jeder Runde planen alle heimlich und zugleich: wo die Diebe stehlen und wo die Spitzel aufpassen. Dann werden die Schauplätze von A an abgehandelt.
    Ein Spitzel: Nichts geschieht, die Beute bleibt liegen.
    Ein Dieb allein: Er nimmt die Beute.
    Mehrere Diebe: Für jeden wird stattdessen eine Geheime Beutekarte gezogen, wenn sie für alle reichen. Die Beute bleibt liegen.
    Niemand: Die Beute wird abgelegt. Was fehlt, wird ersetzt; reicht die Beute nicht mehr, ist das Spiel aus.
    Prestige gibt es in vier Farben: Informationen, Kunstwerke, Schmuck und Gold. In jeder zählen am Ende Würfel und Geheime Beutekarten zusammen, und die Plätze bringen Ruhmpunkte. Bei Gleichstand wird geteilt und abgerundet.
    Kollektion: ein Würfel jeder Farbe. Carte Blanche: drei Würfel nach Wahl. Tresorknacker: drei Geheime Beutekarten. Intrigen: bis zu dreimal jemandem einen Würfel nehmen und einen eigenen dafür geben. Belastende Unterlagen: Alle anderen verlieren die Hälfte ihrer Würfel dieser Farbe. Spezialgegenstände: Ruhmpunkte am Ende.
    Zu zweit wechselt die Partner-Karte jede Runde: Wer sie hat, schickt zwei Diebe und einen Spitzel, die Gegenseite einen Dieb und zwei Spitzel. Eine Farbe gewinnt, wer mindestens zwei voraus ist.
    Die Hauskarten sind von uns: Die Spielregel zählt die Karten nicht auf. Wer die Schachtel hat, kann ihre eintragen.
    Die meisten Ruhmpunkte gewinnen.

deck-house = Hauskarten
    .the = die Hauskarten
    .dat = den Hauskarten
deck-own = { $name }
    .the = die Karten „{ $name }“
    .dat = den Karten „{ $name }“

## Die vier Farben: als Kategorie, und gezählt als Würfel oder Geheime Beutekarten

colour-blue = Informationen
colour-green = Kunstwerke
colour-red = Schmuck
colour-yellow = Gold

cube-blue = { $count ->
    [one] { $count } Information
   *[other] { $count } Informationen
}
cube-green = { $count ->
    [one] { $count } Kunstwerk
   *[other] { $count } Kunstwerke
}
cube-red = { $count ->
    [one] { $count } Schmuckstück
   *[other] { $count } Schmuckstücke
}
cube-yellow = { $count } Goldbarren

## Schauplätze

place-auction-house = Auktionshaus
    .letter = { $letter }
    .the = das Auktionshaus
    .to = ins Auktionshaus
place-bank = Bank
    .letter = { $letter }
    .the = die Bank
    .to = in die Bank
place-casino = Casino
    .letter = { $letter }
    .the = das Casino
    .to = ins Casino
place-depot = Depot
    .letter = { $letter }
    .the = das Depot
    .to = ins Depot
place-express-train = Expresszug
    .letter = { $letter }
    .the = der Expresszug
    .to = in den Expresszug
place-film-studio = Filmstudio
    .letter = { $letter }
    .the = das Filmstudio
    .to = ins Filmstudio
place-gallery = Galerie
    .letter = { $letter }
    .the = die Galerie
    .to = in die Galerie
place-hotel = Hotel
    .letter = { $letter }
    .the = das Hotel
    .to = ins Hotel
place-own = { $name }
    .letter = { $letter }
    .the = { $name }
    .to = zu { $name }

## Beute

loot-cubes = { $cubes }
    .the = { $cubes }
    .acc = { $cubes }
    .brief = { $cubes }
    .short = { $cubes }
loot-collection = Kollektion
    .the = die Kollektion
    .acc = die Kollektion
    .brief = ein Würfel jeder Farbe
    .short = Kollektion
loot-carte-blanche = Carte Blanche
    .the = die Carte Blanche
    .acc = die Carte Blanche
    .brief = drei Würfel nach Wahl
    .short = Carte Blanche
loot-safecracker = Tresorknacker
    .the = der Tresorknacker
    .acc = den Tresorknacker
    .brief = drei Geheime Beutekarten
    .short = Tresorknacker
loot-intrigues = Intrigen
    .the = die Intrigen
    .acc = die Intrigen
    .brief = bis zu drei Würfel tauschen
    .short = Intrigen
loot-documents-blue = Belastende Unterlagen (Informationen)
    .the = die Belastenden Unterlagen (Informationen)
    .acc = die Belastenden Unterlagen (Informationen)
    .brief = die anderen verlieren die Hälfte ihrer Informationen
    .short = Unterlagen
loot-documents-green = Belastende Unterlagen (Kunstwerke)
    .the = die Belastenden Unterlagen (Kunstwerke)
    .acc = die Belastenden Unterlagen (Kunstwerke)
    .brief = die anderen verlieren die Hälfte ihrer Kunstwerke
    .short = Unterlagen
loot-documents-red = Belastende Unterlagen (Schmuck)
    .the = die Belastenden Unterlagen (Schmuck)
    .acc = die Belastenden Unterlagen (Schmuck)
    .brief = die anderen verlieren die Hälfte ihres Schmucks
    .short = Unterlagen
loot-documents-yellow = Belastende Unterlagen (Gold)
    .the = die Belastenden Unterlagen (Gold)
    .acc = die Belastenden Unterlagen (Gold)
    .brief = die anderen verlieren die Hälfte ihres Goldes
    .short = Unterlagen
loot-ashtray = Teddy Roosevelts Aschenbecher
    .the = Teddy Roosevelts Aschenbecher
    .acc = Teddy Roosevelts Aschenbecher
    .brief = { $fame ->
        [one] { $fame } Ruhmpunkt am Ende
       *[other] { $fame } Ruhmpunkte am Ende
    }
    .short = Aschenbecher
loot-baton = Mozarts Taktstock
    .the = Mozarts Taktstock
    .acc = Mozarts Taktstock
    .brief = { $fame ->
        [one] { $fame } Ruhmpunkt am Ende
       *[other] { $fame } Ruhmpunkte am Ende
    }
    .short = Taktstock
loot-cognac = Napoleons Cognacflasche
    .the = Napoleons Cognacflasche
    .acc = Napoleons Cognacflasche
    .brief = { $fame ->
        [one] { $fame } Ruhmpunkt am Ende
       *[other] { $fame } Ruhmpunkte am Ende
    }
    .short = Cognac
loot-mirror = Kleopatras Handspiegel
    .the = Kleopatras Handspiegel
    .acc = Kleopatras Handspiegel
    .brief = { $fame ->
        [one] { $fame } Ruhmpunkt am Ende
       *[other] { $fame } Ruhmpunkte am Ende
    }
    .short = Handspiegel
loot-own = { $name }
    .the = { $name }
    .acc = { $name }
    .brief = { $fame ->
        [one] { $fame } Ruhmpunkt am Ende
       *[other] { $fame } Ruhmpunkte am Ende
    }
    .short = { $name }

## Aufzählungen

list-me = du
list-entries = { $first }; { $rest }

## Ereignisse

event-table-laid = { $partner-count ->
    [0] Die Stadt schläft, { $seats } Banden sind wach. Gespielt wird mit { $deck-dat }.
   *[other] { $me ->
        [partner] Die Stadt schläft, zwei Banden sind wach. Gespielt wird mit { $deck-dat }, und du hast die Partner-Karte.
       *[other] Die Stadt schläft, zwei Banden sind wach. Gespielt wird mit { $deck-dat }, und { $partner } hat die Partner-Karte.
    }
}
event-cubes-dealt = { $cubes-count ->
    [0] { $me ->
        [seat] Du fängst mit nichts an.
       *[other] { $seat } fängt mit nichts an.
    }
   *[other] { $me ->
        [seat] Du hast am Anfang { $cubes }.
       *[other] { $seat } hat am Anfang { $cubes }.
    }
}
event-loot-laid = { $list-count ->
    [0] Alle Beute liegt noch da.
   *[other] Neue Beute: { $list }.
}
entry-loot-laid = { $place-letter }: { $spoils }
event-round-began = { $partner-count ->
    [0] Runde { $number }
   *[other] { $me ->
        [partner] Runde { $number }: Du hast die Partner-Karte
       *[other] Runde { $number }: { $partner } hat die Partner-Karte
    }
}
event-plans-revealed = Die Pläne: { $list }.
entry-plans-revealed = { $me ->
    [seat] du, Diebe { $heist-letter }, Spitzel { $watch-letter }
   *[other] { $seat }, Diebe { $heist-letter }, Spitzel { $watch-letter }
}
event-place-guarded = { $thieves-count ->
    [0] { $place }: bewacht ({ $snitches }). Die Beute bleibt liegen.
   *[other] { $place }: bewacht ({ $snitches }). Nichts zu holen ({ $thieves }); die Beute bleibt liegen.
}
event-place-deserted = { $place }: Niemand war da. Abgelegt: { $spoils }.
event-thieves-met = { $paid ->
    [0] { $place }: zu viele Diebe auf einmal ({ $thieves }), und die Geheimen Beutekarten reichen nicht für alle. Die Beute bleibt liegen.
   *[other] { $place }: zu viele Diebe auf einmal ({ $thieves }). Je eine Geheime Beutekarte; die Beute bleibt liegen.
}
event-secrets-drawn = { $count ->
    [0] Es gibt keine Geheimen Beutekarten mehr.
   *[other] Deine geheime Beute: { $secrets }.
}
event-secrets-drawn-sealed = { $count ->
    [0] Es gibt keine Geheimen Beutekarten mehr.
    [one] { $me ->
        [seat] Du ziehst eine Geheime Beutekarte.
       *[other] { $seat } zieht eine Geheime Beutekarte.
    }
   *[other] { $me ->
        [seat] Du ziehst { $count } Geheime Beutekarten.
       *[other] { $seat } zieht { $count } Geheime Beutekarten.
    }
}
event-loot-stolen = { $me ->
    [seat] { $place }: Du stiehlst { $spoils-acc }.
   *[other] { $place }: { $seat } stiehlt { $spoils-acc }.
}
event-cubes-taken = { $me ->
    [seat] Du bekommst { $cubes }.
   *[other] { $seat } bekommt { $cubes }.
}
event-cubes-swapped = { $me ->
    [seat] Du nimmst { $whom } { $took } ab und gibst { $gave } dafür.
    [whom] { $seat } nimmt dir { $took } ab und gibt dir { $gave } dafür.
   *[other] { $seat } nimmt { $whom } { $took } ab und gibt { $gave } dafür.
}
event-cubes-returned = { $me ->
    [seat] Die Unterlagen kosten dich { $cubes }.
   *[other] Die Unterlagen kosten { $seat } { $cubes }.
}
event-item-kept = { $me ->
    [seat] { $fame ->
        [one] Du behältst den Fund: { $fame } Ruhmpunkt am Ende.
       *[other] Du behältst den Fund: { $fame } Ruhmpunkte am Ende.
    }
   *[other] { $fame ->
        [one] { $seat } behält den Fund: { $fame } Ruhmpunkt am Ende.
       *[other] { $seat } behält den Fund: { $fame } Ruhmpunkte am Ende.
    }
}
event-partner-passed = { $me ->
    [seat] Die Partner-Karte geht an dich.
   *[other] Die Partner-Karte geht an { $seat }.
}
event-secrets-revealed = { $secrets-count ->
    [0] { $me ->
        [seat] Du hattest keine geheime Beute.
       *[other] { $seat } hatte keine geheime Beute.
    }
   *[other] { $me ->
        [seat] Deine geheime Beute: { $secrets }.
       *[other] Die geheime Beute von { $seat }: { $secrets }.
    }
}
event-category-scored = { $colour }: { $list }.
entry-category-scored = { $me ->
    [seat] { $fame ->
        [0] du hast { $held }
        [one] du hast { $held }, das bringt { $fame } Ruhmpunkt
       *[other] du hast { $held }, das bringt { $fame } Ruhmpunkte
    }
   *[other] { $fame ->
        [0] { $seat } hat { $held }
        [one] { $seat } hat { $held }, das bringt { $fame } Ruhmpunkt
       *[other] { $seat } hat { $held }, das bringt { $fame } Ruhmpunkte
    }
}
event-fame-counted = Ruhmpunkte insgesamt: { $list }.
entry-fame-counted = { $me ->
    [seat] { $items ->
        [0] du { $fame }
       *[other] du { $fame }, Spezialgegenstände eingerechnet
    }
   *[other] { $items ->
        [0] { $seat } { $fame }
       *[other] { $seat } { $fame }, Spezialgegenstände eingerechnet
    }
}
event-game-ended-score = { $winners-count ->
    [one] { $me ->
        [winners] Du hast die meisten Ruhmpunkte und gewinnst.
       *[other] { $winners } hat die meisten Ruhmpunkte und gewinnt.
    }
   *[other] { $winners } haben gleich viele Ruhmpunkte und teilen sich den Sieg.
}

## Die Bühne

stage-make-plans = Alle planen, heimlich und zugleich.
stage-take-cubes = { $me ->
    [seat] { $count ->
        [one] Du nimmst einen Würfel deiner Wahl.
       *[other] Du nimmst { $count } Würfel deiner Wahl.
    }
   *[other] { $count ->
        [one] { $seat } nimmt einen Würfel nach Wahl.
       *[other] { $seat } nimmt { $count } Würfel nach Wahl.
    }
}
stage-intrigue = { $me ->
    [seat] { $left ->
        [one] Du darfst ein letztes Mal einen Würfel tauschen.
       *[other] Du darfst noch bis zu { $left }-mal einen Würfel tauschen.
    }
   *[other] { $left ->
        [one] { $seat } darf ein letztes Mal einen Würfel tauschen.
       *[other] { $seat } darf noch bis zu { $left }-mal einen Würfel tauschen.
    }
}
stage-give-cube = { $me ->
    [seat] Du nimmst { $whom } { $took } ab.
    [whom] { $seat } nimmt dir { $took } ab.
   *[other] { $seat } nimmt { $whom } { $took } ab.
}

## Fragen

ask-plan = Wohin gehen deine Diebe, und wohin deine Spitzel?
ask-cube = Welche Farbe nimmst du?
ask-intrigue = Was nimmst du, und von wem?
ask-give-royal = Was gibst du dafür?

pick-plan-1 = { $left ->
    [one] Wohin gehen deine Diebe?
   *[other] Wohin gehen deine Diebe? Wähl { $left } Schauplätze.
}
pick-plan-1-more = Diebe { $heist-to }. Wohin gehen die anderen Diebe?
pick-plan-2 = { $left ->
    [one] Diebe { $heist-to }. Wohin gehen deine Spitzel?
   *[other] Diebe { $heist-to }. Wohin gehen deine Spitzel? Wähl { $left } Schauplätze.
}
pick-plan-2-more = Diebe { $heist-to }, Spitzel { $watch-to }. Wohin gehen die anderen Spitzel?
pick-back = zurücknehmen

## Antworten

reply-plan = Diebe { $heist-to }, Spitzel { $watch-to }
reply-take-cube = { $what } aus dem Vorrat nehmen
reply-take-intrigue = { $what } von { $seat } nehmen und einen eigenen Würfel dafür geben
group-take-intrigue = Einen Würfel nehmen und einen eigenen dafür geben
target-take-intrigue = { $seat }: { $colour }
reply-give-royal = { $what } geben
action-take = Nehmen
    .noun = Tausch
    .the = der Tausch
    .acc = den Tausch
    .your-acc = deinen Tausch
reply-pass-intrigue = Kein Tausch: behalten, was du hast

## Der Tisch im Terminal

table-turn-royal = Runde { $turn }
royal-left = noch { $loot } Beutekarten, { $secrets } geheime
royal-secrets = geheim
royal-items = Spezial
royal-fame = Ruhm
royal-pays = bringt
royal-supply = Vorrat
royal-own = Deine geheime Beute: { $secrets }.
royal-own-none = Du hast noch keine geheime Beute.
royal-own-items = Spezialgegenstände: { $items }.
royal-empty = weg
end-rematch-royal = Revanche
end-rematch-drawn-royal = Revanche
end-fame = { $fame ->
    [one] { $fame } Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
}
help-keys-royal =
    Einen Plan tippst du Buchstabe für Buchstabe: erst den Schauplatz der Diebe, dann den der Spitzel. Die Rücktaste nimmt einen Buchstaben zurück. Vor jeder anderen Antwort steht ihre Taste; ein Klick tut dasselbe.
    Unter einem Schauplatz steht, wer in der letzten Runde da war: → Diebe, ◉ Spitzel; ✓ nahm die Beute, ✗ abgelegt.
    In der Tabelle ist +2 der Ruhm, den die Würfel allein jetzt brächten; dazu kommen die Spezialgegenstände und am Ende die geheime Beute. ◆ hat die Partner-Karte.
