# Guatemala 54: seine Rollen, was sie tun, und was es nur hier gibt.

game-guatemala = Guatemala 54
card-game-guatemala =
    In jedem Zug führst du eine Aktion aus und darfst dich dafür auf jede Rolle im Spiel berufen, ob du sie hast oder nicht.
    Einkommen: 1 Münze bekommen. Das kann niemand verhindern.
    Coup: 7 Münzen zahlen; jemand verliert ein Leben, und nichts hilft dagegen. Ab 10 Münzen bleibt dir nur der Coup.
    Jede Behauptung darf angefochten werden, und wer die Karte hat, zeigt sie: Dann verliert ein Leben, wer gezweifelt hat, und die Karte wird gegen eine neue getauscht. Fehlt die Karte, kostet die Behauptung ein Leben und scheitert.
    Mit einer Gegenmaßnahme schützt du nur dich selbst: Gezahltes bleibt gezahlt, und der Rest der Aktion geschieht.
    Die Münzen der Ausgeschiedenen warten bis zum Ende des Zuges. Wer zuletzt noch eine verdeckte Karte hat, gewinnt.

## Rollen: der Name, seine Formen, zwei Zeilen für die Karte auf der Hand

role-banker = Banker
    .a = ein Banker
    .a-acc = einen Banker
    .the = der Banker
    .acc = den Banker
    .dat = dem Banker
    .brief = bekommt 3 Münzen
    .blocks = stoppt nichts
role-farmer = Landwirt
    .a = ein Landwirt
    .a-acc = einen Landwirt
    .the = der Landwirt
    .acc = den Landwirt
    .dat = dem Landwirt
    .brief = bekommt 3, gibt 1
    .blocks = stoppt nichts
role-spy = Spion
    .a = ein Spion
    .a-acc = einen Spion
    .the = der Spion
    .acc = den Spion
    .dat = dem Spion
    .brief = 1 Münze, neue Aktion
    .blocks = stoppt nichts
role-capitalist = Kapitalist
    .a = ein Kapitalist
    .a-acc = einen Kapitalisten
    .the = der Kapitalist
    .acc = den Kapitalisten
    .dat = dem Kapitalisten
    .brief = bekommt 4 und teilt
    .blocks = stoppt nichts
role-speculator = Spekulant
    .a = ein Spekulant
    .a-acc = einen Spekulanten
    .the = der Spekulant
    .acc = den Spekulanten
    .dat = dem Spekulanten
    .brief = verdoppelt bis zu 5
    .blocks = stoppt nichts
role-director = Radio-Stationen
    .a = Radio-Stationen
    .a-acc = Radio-Stationen
    .the = die Radio-Stationen
    .acc = die Radio-Stationen
    .dat = den Radio-Stationen
    .brief = tauschen 2 Karten
    .blocks = stoppen nichts
role-newscaster = Nachrichtensprecher
    .a = ein Nachrichtensprecher
    .a-acc = einen Nachrichtensprecher
    .the = der Nachrichtensprecher
    .acc = den Nachrichtensprecher
    .dat = dem Nachrichtensprecher
    .brief = tauscht 3 für 1 Münze
    .blocks = stoppt nichts
role-reporter = Reporter
    .a = ein Reporter
    .a-acc = einen Reporter
    .the = der Reporter
    .acc = den Reporter
    .dat = dem Reporter
    .brief = 1 Münze, 1 Tausch
    .blocks = stoppt nichts
role-writer = Schriftsteller
    .a = ein Schriftsteller
    .a-acc = einen Schriftsteller
    .the = der Schriftsteller
    .acc = den Schriftsteller
    .dat = dem Schriftsteller
    .brief = tauscht, je Karte 1 Münze
    .blocks = stoppt nichts
role-producer = Produzent
    .a = ein Produzent
    .a-acc = einen Produzenten
    .the = der Produzent
    .acc = den Produzenten
    .dat = dem Produzenten
    .brief = tauscht mit Stapel und Ziel
    .blocks = stoppt den Tausch mit dir
role-guerrilla = Guerillas
    .a = Guerillas
    .a-acc = Guerillas
    .the = die Guerillas
    .acc = die Guerillas
    .dat = den Guerillas
    .brief = töten für 4 Münzen
    .blocks = stoppen Hinrichtungen
role-judge = Richter
    .a = ein Richter
    .a-acc = einen Richter
    .the = der Richter
    .acc = den Richter
    .dat = dem Richter
    .brief = tötet für 3 ans Opfer
    .blocks = stoppt falsche Anklagen
role-general = General
    .a = ein General
    .a-acc = einen General
    .the = der General
    .acc = den General
    .dat = dem General
    .brief = trifft alle für 5
    .blocks = schützt dich vor Säuberung
role-crime-boss = Gangsterboss
    .a = ein Gangsterboss
    .a-acc = einen Gangsterboss
    .the = der Gangsterboss
    .acc = den Gangsterboss
    .dat = dem Gangsterboss
    .brief = 2 Münzen, sonst tödlich
    .blocks = stoppt nichts
role-mercenary = Söldner
    .a = ein Söldner
    .a-acc = einen Söldner
    .the = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
    .brief = verschleppt für 3
    .blocks = entfernt einen Marker
role-politician = Politiker
    .a = ein Politiker
    .a-acc = einen Politiker
    .the = der Politiker
    .acc = den Politiker
    .dat = dem Politiker
    .brief = nimmt 2 Münzen
    .blocks = stoppt Bestechung
role-priest = Priester
    .a = ein Priester
    .a-acc = einen Priester
    .the = der Priester
    .acc = den Priester
    .dat = dem Priester
    .brief = nimmt allen 1 Münze
    .blocks = schützt deine Münze
role-peacekeeper = Vereinte Nationen
    .a = die Vereinten Nationen
    .a-acc = die Vereinten Nationen
    .the = die Vereinten Nationen
    .acc = die Vereinten Nationen
    .dat = den Vereinten Nationen
    .brief = 1 Münze, kein Ziel mehr
    .blocks = stoppen nichts
role-intellectual = Intellektueller
    .a = ein Intellektueller
    .a-acc = einen Intellektuellen
    .the = der Intellektuelle
    .acc = den Intellektuellen
    .dat = dem Intellektuellen
    .brief = 5 Münzen fürs Sterben
    .blocks = hat keine Aktion
role-lawyer = Anwalt
    .a = ein Anwalt
    .a-acc = einen Anwalt
    .the = der Anwalt
    .acc = den Anwalt
    .dat = dem Anwalt
    .brief = erbt Münzen
    .blocks = hat keine Aktion
role-communist = Kommunist
    .a = ein Kommunist
    .a-acc = einen Kommunisten
    .the = der Kommunist
    .acc = den Kommunisten
    .dat = dem Kommunisten
    .brief = bringt den Ärmsten 3
    .blocks = schützt die Reichsten
role-customs-officer = Zöllner
    .a = ein Zöllner
    .a-acc = einen Zöllner
    .the = der Zöllner
    .acc = den Zöllner
    .dat = dem Zöllner
    .brief = verzollt eine Rolle
    .blocks = stoppt nichts
role-foreign-consular = Konsul
    .a = ein Konsul
    .a-acc = einen Konsul
    .the = der Konsul
    .acc = den Konsul
    .dat = dem Konsul
    .brief = schließt einen Vertrag
    .blocks = stoppt nichts
role-missionary = Missionar
    .a = ein Missionar
    .a-acc = einen Missionar
    .the = der Missionar
    .acc = den Missionar
    .dat = dem Missionar
    .brief = ersetzt ein Leben
    .blocks = hat keine Aktion
role-protestor = Demonstrant
    .a = ein Demonstrant
    .a-acc = einen Demonstranten
    .the = der Demonstrant
    .acc = den Demonstranten
    .dat = dem Demonstranten
    .brief = tötet für 2 und fremde 3
    .blocks = stoppt Aufruhr gegen dich
role-anarchist = Anarchist
    .a = ein Anarchist
    .a-acc = einen Anarchisten
    .the = der Anarchist
    .acc = den Anarchisten
    .dat = dem Anarchisten
    .brief = wirft die Bombe für 3
    .blocks = entschärft die Bombe
role-paramilitary = Paramilitär
    .a = ein Paramilitär
    .a-acc = einen Paramilitär
    .the = der Paramilitär
    .acc = den Paramilitär
    .dat = dem Paramilitär
    .brief = tötet für 3 oder 5
    .blocks = stoppt Hinrichtungen
role-plantation-owner = Plantagenbesitzer
    .a = ein Plantagenbesitzer
    .a-acc = einen Plantagenbesitzer
    .the = der Plantagenbesitzer
    .acc = den Plantagenbesitzer
    .dat = dem Plantagenbesitzer
    .brief = teilt eine Ernte
    .blocks = stoppt nichts
role-financier = Finanzier
    .a = ein Finanzier
    .a-acc = einen Finanzier
    .the = der Finanzier
    .acc = den Finanzier
    .dat = dem Finanzier
    .brief = leert die Bank
    .blocks = stoppt nichts
role-arms-dealer = Waffenhändler
    .a = ein Waffenhändler
    .a-acc = einen Waffenhändler
    .the = der Waffenhändler
    .acc = den Waffenhändler
    .dat = dem Waffenhändler
    .brief = wettet auf den Stapel
    .blocks = stoppt nichts
role-socialist = Sozialist
    .a = ein Sozialist
    .a-acc = einen Sozialisten
    .the = der Sozialist
    .acc = den Sozialisten
    .dat = dem Sozialisten
    .brief = sammelt bei allen ein
    .blocks = stoppt nichts
role-social-media = Soziale Medien
    .a = Soziale Medien
    .a-acc = Soziale Medien
    .the = die Sozialen Medien
    .acc = die Sozialen Medien
    .dat = den Sozialen Medien
    .brief = tauschen 1 Karte
    .blocks = für alle da
role-coin = Münze
    .a = eine Münze
    .a-acc = eine Münze
    .the = eine Münze
    .acc = eine Münze
    .dat = einer Münze

## Übersichtskarten

card-banker =
    Gewinn: 3 Münzen bekommen.
    Niemand kann das verhindern.
card-farmer =
    Kooperation: 3 Münzen bekommen und 1 davon an jemanden deiner Wahl geben.
    Niemand kann das verhindern. Wer die Münze bekommt, ist kein Ziel; kein Schutz steht dem im Weg.
card-spy =
    Spionage: 1 Münze bekommen und noch eine Aktion ausführen, nur nicht wieder Spionage.
    Niemand kann das verhindern. Die zweite Aktion kann wie immer angefochten und verhindert werden; ab 10 Münzen muss sie ein Coup sein.
    Wirst du ertappt, ist dein Zug vorbei. Scheitert nur die zweite Aktion, behältst du die Münze.
card-capitalist =
    Dividenden: 4 Münzen bekommen und je 1 an alle geben, die sich auch auf den Kapitalisten berufen.
    Wer mitmachen will, sagt es zugleich mit den anderen; dann kann jede Behauptung einzeln angefochten werden. Wer ertappt wird, verliert ein Leben, der Rest geht weiter.
    Reichen die Münzen nicht, zahlst du im Uhrzeigersinn, bis keine mehr da sind.
card-speculator =
    Spekulation: so viele Münzen bekommen, wie du hast, höchstens 5.
    Niemand kann das verhindern. Wirst du ertappt, gehen vor dem Leben auch alle deine Münzen an die Person, die dich angefochten hat.
card-director =
    Propaganda: 2 Karten ziehen, dann 2 zurücklegen.
    Niemand kann das verhindern.
card-newscaster =
    Propaganda: 1 Münze zahlen; 3 Karten ziehen, dann 3 zurücklegen.
    Niemand kann das verhindern.
card-reporter =
    Propaganda: 1 Münze bekommen; 1 Karte ziehen, dann 1 zurücklegen.
    Niemand kann das verhindern.
card-writer =
    Propaganda: 1 Karte ziehen und ansehen; beliebig oft 1 Münze zahlen und noch eine ziehen. Leg so viele zurück, wie du gezogen hast.
    Niemand kann das verhindern. Schluss ist, wenn der Stapel oder deine Münzen zu Ende sind.
card-producer =
    Propaganda: 1 Karte ziehen und 1 bekommen, die dein Ziel aussucht; 1 Karte zurück in den Stapel legen und 1 dem Ziel geben.
    Verhindert den Tausch eines Produzenten mit dir: Du gibst und bekommst keine Karte, der Tausch mit dem Stapel findet trotzdem statt.
    Gibt es kein mögliches Ziel, tauschst du nur mit dem Stapel.
card-guerrilla =
    Hinrichtung: 4 Münzen zahlen; dein Ziel verliert ein Leben.
    Verhindert eine Hinrichtung, die dir gilt. Die Münzen bleiben gezahlt.
card-judge =
    Falsche Anklage: deinem Ziel 3 Münzen geben; es verliert ein Leben.
    Verhindert eine falsche Anklage gegen dich, und du behältst die 3 Münzen. Für die Gegenmaßnahme kommen sie zu spät.
card-general =
    Säuberung: 5 Münzen zahlen; alle anderen verlieren der Reihe nach ein Leben.
    Verhindert die Säuberung nur für dich. Wer kein Ziel sein kann, bleibt verschont.
    Sie geht auch weiter, wenn du beim Anfechten stirbst.
card-crime-boss =
    Erpressung: Mit 5 Münzen auf der Hand forderst du 2 von deinem Ziel. Weigert es sich, zahlst du die 5, und es verliert ein Leben.
    Niemand kann das verhindern. Es sind 2 Münzen oder keine, und sie zu zahlen behauptet nichts.
card-mercenary =
    Verschleppung: 3 Münzen zahlen; dein Ziel bekommt einen Marker und verliert am Ende seines nächsten Zuges ein Leben, wenn der Marker noch da ist.
    Beruf dich auf den Söldner, um einen Marker loszuwerden: wenn du das Ziel wirst, vor deiner Aktion oder am Ende deines Zuges. Eine gescheiterte Behauptung kostet ein Leben, und der Marker bleibt.
    Marker sammeln sich an, und jede Behauptung entfernt einen. Kein späterer Schutz hält sie auf.
card-politician =
    Bestechung: deinem Ziel 2 Münzen abnehmen, oder die eine, die da ist.
    Verhindert eine Bestechung, die dir gilt.
card-priest =
    Kollekte: allen anderen, die eine haben, 1 Münze abnehmen.
    Schützt deine eigene Münze. Wer kein Ziel sein kann, bleibt verschont.
card-peacekeeper =
    Friedenssicherung: 1 Münze bekommen und den Marker nehmen. Wer ihn hat, kann kein Ziel sein, außer von einem Coup.
    Niemand kann das verhindern. Der Marker bleibt, bis ihn jemand anderes nimmt.
card-intellectual =
    Memoiren: Verlierst du ein Leben, auch durch einen Coup, so leg die Karte verdeckt beiseite und bekomm 5 Münzen. Nicht für dein letztes.
    Nur eine Anfechtung hilft dagegen, und dann entscheidet genau diese Karte: Stimmt sie, verliert die Gegenseite ein Leben; stimmt sie nicht, verlierst du noch eins und bekommst nichts.
card-lawyer =
    Erbschaft: am Ende eines Zuges die Münzen derer nehmen, die in ihm ausgeschieden sind.
    Alle können das der Reihe nach behaupten. Wessen Behauptung steht, erbt zu gleichen Teilen; was übrig bleibt, ist verloren.
card-communist =
    Umverteilung: 3 Münzen, oder was da ist, vom reichsten Platz nehmen und dem ärmsten geben. Du darfst beides sein; bei Gleichstand entscheidest du.
    Wer am reichsten ist, verhindert es mit dem Kommunisten. Nicht möglich, wenn der einzige reichste Platz nicht dein Ziel sein kann.
card-customs-officer =
    Zoll: einen Marker vor dich und einen auf eine Rolle legen. Alle anderen geben dir vor jeder Berufung auf sie eine Münze.
    Wer keine Münze hat, kann sich nicht darauf berufen, und zurück gibt es nichts. Wer den Zöllner als Nächstes nutzt, nimmt beide Marker; sie gehen, wenn du gehst.
card-foreign-consular =
    Bündnis: einen Marker vor dich und einen vor jemand anderen legen, auch ungefragt. Keine der beiden Seiten darf die andere zum Ziel machen, auch nicht mit einem Coup.
    Anfechten bleibt erlaubt, und unter den letzten beiden gilt es nicht.
card-missionary =
    Opfer: Verlierst du ein Leben, außer durch einen Coup, so leg die Karte verdeckt beiseite und nimm 1 vom Stapel, wenn dort eine ist. Auch für dein letztes.
    Nur eine Anfechtung hilft dagegen, und dann entscheidet genau diese Karte: Stimmt sie, verliert die Gegenseite ein Leben; stimmt sie nicht, verlierst du noch eins und bekommst nichts.
card-protestor =
    Aufruhr: 2 Münzen zahlen; zahlt jemand anderes 3, um mitzumachen, verliert dein Ziel ein Leben. Mitmachen behauptet nichts.
    Verhindert einen Aufruhr gegen dich, sobald jemand mitmacht. Macht niemand mit, scheitert er, und die 2 Münzen sind weg.
card-anarchist =
    Bombe: Alle dürfen 3 Münzen zahlen, um jemandem die Bombe zuzuschieben. Das behauptet nichts.
    Wer sie hat, darf sich auf den Anarchisten berufen, um sie weiterzugeben (nie an den aktiven Platz oder an jemanden, der sie schon hatte) oder sie zu entschärfen. Sonst kostet sie ein Leben; ertappt, zwei.
card-paramilitary =
    Hinrichtung: 3 Münzen zahlen, wenn das Ziel zwei Leben hat, 5 bei nur einem; das Ziel verliert ein Leben.
    Verhindert eine Hinrichtung, die dir gilt. Die Münzen bleiben gezahlt.
card-plantation-owner =
    Ernte: 1 Münze bekommen. Andere dürfen sich auch auf den Plantagenbesitzer berufen; dann bekommen alle, deren Behauptung steht, du eingeschlossen, so viele Münzen, wie ihr seid.
    Niemand kann das verhindern; jede Behauptung kann einzeln angefochten werden.
card-financier =
    Bankgeschäft: alles nehmen, was in der Bank liegt.
    Niemand kann das verhindern. Solange diese Rolle im Spiel ist, kommt mit jedem Einkommen auch eine Münze in die Bank.
card-arms-dealer =
    Waffenlieferung: eine Rolle nennen und 2 Karten des Stapels aufdecken. Ist eine davon diese Rolle, bekommst du 4 Münzen.
    Niemand kann das verhindern. Die Karten kommen zurück.
card-socialist =
    Umverteilung: Alle anderen geben dir eine Münze oder eine Karte, wie sie wollen. Behalt die Münzen; von allen Karten behältst du so viele, wie du hattest, die übrigen werden zufällig zurückgegeben.
    Niemand kann das verhindern. Wer kein Ziel sein kann, bleibt verschont.
card-social-media =
    Soziale Medien: 1 Karte ziehen, dann 1 zurücklegen.
    Für alle da: Das behauptet nichts, und nichts hilft dagegen.

## Aktionen

action-profit = Gewinn
    .noun = Gewinn
    .the = der Gewinn
    .acc = den Gewinn
    .your-acc = deinen Gewinn
action-cooperation = Kooperation
    .noun = Kooperation
    .the = die Kooperation
    .acc = die Kooperation
    .your-acc = deine Kooperation
action-intel = Spionage
    .noun = Spionage
    .the = die Spionage
    .acc = die Spionage
    .your-acc = deine Spionage
action-dividends = Dividenden
    .noun = Dividenden
    .the = die Dividenden
    .acc = die Dividenden
    .your-acc = deine Dividenden
action-gamble = Spekulation
    .noun = Spekulation
    .the = die Spekulation
    .acc = die Spekulation
    .your-acc = deine Spekulation
action-propaganda = Propaganda
    .noun = Propaganda
    .the = die Propaganda
    .acc = die Propaganda
    .your-acc = deine Propaganda
action-execution = Hinrichtung
    .noun = Hinrichtung
    .the = die Hinrichtung
    .acc = die Hinrichtung
    .your-acc = deine Hinrichtung
action-frame = Falsche Anklage
    .noun = falsche Anklage
    .the = die falsche Anklage
    .acc = die falsche Anklage
    .your-acc = deine falsche Anklage
action-purge = Säuberung
    .noun = Säuberung
    .the = die Säuberung
    .acc = die Säuberung
    .your-acc = deine Säuberung
action-extortion = Erpressung
    .noun = Erpressung
    .the = die Erpressung
    .acc = die Erpressung
    .your-acc = deine Erpressung
action-disappear = Verschleppung
    .noun = Verschleppung
    .the = die Verschleppung
    .acc = die Verschleppung
    .your-acc = deine Verschleppung
action-bribery = Bestechung
    .noun = Bestechung
    .the = die Bestechung
    .acc = die Bestechung
    .your-acc = deine Bestechung
action-charity = Kollekte
    .noun = Kollekte
    .the = die Kollekte
    .acc = die Kollekte
    .your-acc = deine Kollekte
action-peacekeeping = Friedenssicherung
    .noun = Friedenssicherung
    .the = die Friedenssicherung
    .acc = die Friedenssicherung
    .your-acc = deine Friedenssicherung
action-redistribution = Umverteilung
    .noun = Umverteilung
    .the = die Umverteilung
    .acc = die Umverteilung
    .your-acc = deine Umverteilung
action-customs = Zoll
    .noun = Zoll
    .the = der Zoll
    .acc = den Zoll
    .your-acc = deinen Zoll
action-alliance = Bündnis
    .noun = Bündnis
    .the = das Bündnis
    .acc = das Bündnis
    .your-acc = dein Bündnis
action-riot = Aufruhr
    .noun = Aufruhr
    .the = der Aufruhr
    .acc = den Aufruhr
    .your-acc = deinen Aufruhr
action-bomb = Bombe
    .noun = Bombe
    .the = die Bombe
    .acc = die Bombe
    .your-acc = deine Bombe
action-harvest = Ernte
    .noun = Ernte
    .the = die Ernte
    .acc = die Ernte
    .your-acc = deine Ernte
action-banking = Bankgeschäft
    .noun = Bankgeschäft
    .the = das Bankgeschäft
    .acc = das Bankgeschäft
    .your-acc = dein Bankgeschäft
action-supply = Waffenlieferung
    .noun = Waffenlieferung
    .the = die Waffenlieferung
    .acc = die Waffenlieferung
    .your-acc = deine Waffenlieferung
action-collection = Umverteilung
    .noun = Umverteilung
    .the = die Umverteilung
    .acc = die Umverteilung
    .your-acc = deine Umverteilung
action-social-media = Soziale Medien
    .noun = soziale Medien
    .the = die sozialen Medien
    .acc = die sozialen Medien
    .your-acc = deine sozialen Medien
action-give = Übergabe
    .noun = Übergabe
    .the = die Übergabe
    .acc = die Übergabe
    .your-acc = deine Übergabe
action-hand-on = Weitergabe
    .noun = Weitergabe
    .the = die Weitergabe
    .acc = die Weitergabe
    .your-acc = deine Weitergabe
action-memoirs = Memoiren
    .noun = Memoiren
    .the = die Memoiren
    .acc = die Memoiren
    .your-acc = deine Memoiren
action-sacrifice = Opfer
    .noun = Opfer
    .the = das Opfer
    .acc = das Opfer
    .your-acc = dein Opfer

## Marker

token-peacekeeping = Friedensmarker
token-tax = Zollmarker
token-treaty = Vertragsmarker
token-disappear = Verschleppungsmarker

## Was angesagt wird

event-action-declared-profit = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um 3 Münzen zu bekommen.
   *[other] { $seat } beruft sich auf { $role-acc }, um 3 Münzen zu bekommen.
}
event-action-declared-cooperation = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um 3 Münzen zu bekommen und { $receiver } 1 davon zu geben.
    [receiver] { $seat } beruft sich auf { $role-acc }, um 3 Münzen zu bekommen und dir 1 davon zu geben.
   *[other] { $seat } beruft sich auf { $role-acc }, um 3 Münzen zu bekommen und { $receiver } 1 davon zu geben.
}
event-action-declared-intel = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um 1 Münze zu bekommen und noch einmal zu handeln.
   *[other] { $seat } beruft sich auf { $role-acc }, um 1 Münze zu bekommen und noch einmal zu handeln.
}
event-action-declared-dividends = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um 4 Münzen zu bekommen und mit deinesgleichen zu teilen.
   *[other] { $seat } beruft sich auf { $role-acc }, um 4 Münzen zu bekommen und mit allen zu teilen, die dasselbe behaupten.
}
event-action-declared-gamble = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um dein Geld zu verdoppeln.
   *[other] { $seat } beruft sich auf { $role-acc }, um das eigene Geld zu verdoppeln.
}
event-action-declared-propaganda = { $me ->
    [seat] Du berufst dich auf { $role-acc } und machst Propaganda: neue Karten.
    [targets] { $seat } beruft sich auf { $role-acc } und macht Propaganda: neue Karten, eine davon von dir.
   *[other] { $seat } beruft sich auf { $role-acc } und macht Propaganda: neue Karten.
}
event-action-declared-execution = { $me ->
    [seat] Du berufst dich auf { $role-acc } und zahlst { $paid } Münzen, um { $targets } hinrichten zu lassen.
    [targets] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen, um dich hinrichten zu lassen.
   *[other] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen, um { $targets } hinrichten zu lassen.
}
event-action-declared-frame = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um { $targets } falsch anzuklagen, mit { $paid } Münzen als Beweis.
    [targets] { $seat } beruft sich auf { $role-acc }, um dich falsch anzuklagen, mit { $paid } Münzen als Beweis.
   *[other] { $seat } beruft sich auf { $role-acc }, um { $targets } falsch anzuklagen, mit { $paid } Münzen als Beweis.
}
event-action-declared-purge = { $me ->
    [seat] Du berufst dich auf { $role-acc } und zahlst { $paid } Münzen für eine Säuberung gegen { $targets }.
    [targets] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen für eine Säuberung gegen { $targets }: auch gegen dich.
   *[other] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen für eine Säuberung gegen { $targets }.
}
event-action-declared-extortion = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um von { $targets } 2 Münzen zu erpressen.
    [targets] { $seat } beruft sich auf { $role-acc }, um von dir 2 Münzen zu erpressen.
   *[other] { $seat } beruft sich auf { $role-acc }, um von { $targets } 2 Münzen zu erpressen.
}
event-action-declared-disappear = { $me ->
    [seat] Du berufst dich auf { $role-acc } und zahlst { $paid } Münzen, um { $targets } verschwinden zu lassen.
    [targets] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen, um dich verschwinden zu lassen.
   *[other] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen, um { $targets } verschwinden zu lassen.
}
event-action-declared-bribery = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um { $targets } 2 Münzen abzunehmen.
    [targets] { $seat } beruft sich auf { $role-acc }, um dir 2 Münzen abzunehmen.
   *[other] { $seat } beruft sich auf { $role-acc }, um { $targets } 2 Münzen abzunehmen.
}
event-action-declared-charity = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um je eine Münze von { $targets } einzusammeln.
    [targets] { $seat } beruft sich auf { $role-acc }, um je eine Münze von { $targets } einzusammeln: auch von dir.
   *[other] { $seat } beruft sich auf { $role-acc }, um je eine Münze von { $targets } einzusammeln.
}
event-action-declared-peacekeeping = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um 1 Münze und den Friedensmarker zu bekommen.
   *[other] { $seat } beruft sich auf { $role-acc }, um 1 Münze und den Friedensmarker zu bekommen.
}
event-action-declared-redistribution = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um 3 Münzen von { $targets } zu { $receiver } zu schaffen.
    [targets] { $seat } beruft sich auf { $role-acc }, um 3 deiner Münzen zu { $receiver } zu schaffen.
    [receiver] { $seat } beruft sich auf { $role-acc }, um 3 Münzen von { $targets } zu dir zu schaffen.
   *[other] { $seat } beruft sich auf { $role-acc }, um 3 Münzen von { $targets } zu { $receiver } zu schaffen.
}
event-action-declared-customs = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um Zoll auf { $named-acc } zu erheben.
   *[other] { $seat } beruft sich auf { $role-acc }, um Zoll auf { $named-acc } zu erheben.
}
event-action-declared-alliance = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um mit { $receiver } einen Vertrag zu schließen.
    [receiver] { $seat } beruft sich auf { $role-acc }, um mit dir einen Vertrag zu schließen.
   *[other] { $seat } beruft sich auf { $role-acc }, um mit { $receiver } einen Vertrag zu schließen.
}
event-action-declared-riot = { $me ->
    [seat] Du berufst dich auf { $role-acc } und zahlst { $paid } Münzen für einen Aufruhr gegen { $targets }.
    [targets] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen für einen Aufruhr gegen dich.
   *[other] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen für einen Aufruhr gegen { $targets }.
}
event-action-declared-bomb = { $me ->
    [seat] Du zahlst { $paid } Münzen, um { $targets } die Bombe zuzuschieben.
    [targets] { $seat } zahlt { $paid } Münzen, um dir die Bombe zuzuschieben.
   *[other] { $seat } zahlt { $paid } Münzen, um { $targets } die Bombe zuzuschieben.
}
event-action-declared-harvest = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um die Ernte einzubringen.
   *[other] { $seat } beruft sich auf { $role-acc }, um die Ernte einzubringen.
}
event-action-declared-banking = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um die Bank zu leeren.
   *[other] { $seat } beruft sich auf { $role-acc }, um die Bank zu leeren.
}
event-action-declared-supply = { $me ->
    [seat] Du berufst dich auf { $role-acc } und setzt auf { $named-acc }.
   *[other] { $seat } beruft sich auf { $role-acc } und setzt auf { $named-acc }.
}
event-action-declared-collection = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um je eine Münze oder Karte von { $targets } einzusammeln.
    [targets] { $seat } beruft sich auf { $role-acc }, um je eine Münze oder Karte von { $targets } einzusammeln: auch von dir.
   *[other] { $seat } beruft sich auf { $role-acc }, um je eine Münze oder Karte von { $targets } einzusammeln.
}
event-action-declared-social-media = { $me ->
    [seat] Du wendest dich an die sozialen Medien.
   *[other] { $seat } wendet sich an die sozialen Medien.
}

## Was geschah

event-join-claimed = { $me ->
    [seat] Du berufst dich wie { $partner } auf { $role-acc }, um deinen Anteil zu bekommen.
    [partner] { $seat } beruft sich wie du auf { $role-acc }, um einen Anteil zu bekommen.
   *[other] { $seat } beruft sich wie { $partner } auf { $role-acc }, um einen Anteil zu bekommen.
}
event-action-backed = { $me ->
    [seat] Du zahlst { $paid } Münzen und schließt dich { $partner } an.
    [partner] { $seat } zahlt { $paid } Münzen und schließt sich dir an.
   *[other] { $seat } zahlt { $paid } Münzen und schließt sich { $partner } an.
}
event-action-unbacked = { $me ->
    [seat] Niemand schließt sich dir an: Es wird nichts daraus.
   *[other] Niemand schließt sich { $seat } an: Es wird nichts daraus.
}
event-coins-given = { $me ->
    [seat] Du gibst { $to } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
    [to] { $seat } gibt dir { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
   *[other] { $seat } gibt { $to } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
}
event-life-set-aside = Du legst { $card-acc } verdeckt beiseite und berufst dich auf { $role-acc }.
event-life-set-aside-sealed = { $me ->
    [seat] Du legst eine Karte verdeckt beiseite und berufst dich auf { $role-acc }.
   *[other] { $seat } legt eine Karte verdeckt beiseite und beruft sich auf { $role-acc }.
}
event-aside-turned-up = { $me ->
    [seat] { $challenger } lässt deine Karte aufdecken und sieht { $card-acc }.
    [challenger] Du lässt die Karte von { $seat } aufdecken und siehst { $card-acc }.
   *[other] { $challenger } lässt die Karte von { $seat } aufdecken und sieht { $card-acc }.
}
event-card-passed = { $me ->
    [seat] Du gibst { $to } { $card-acc }.
   *[other] { $seat } gibt dir { $card-acc }.
}
event-card-passed-sealed = { $me ->
    [seat] Du gibst { $to } eine Karte.
    [to] { $seat } gibt dir eine Karte.
   *[other] { $seat } gibt { $to } eine Karte.
}
event-cards-revealed = Aus dem Stapel und wieder hinein: { $cards-a }.
event-estate-divided = { $heirs-count ->
    [one] { $me ->
        [heirs] Du erbst { $share ->
            [one] 1 Münze
           *[other] { $share } Münzen
        } von { $estates }.
       *[other] { $heirs } erbt { $share ->
            [one] 1 Münze
           *[other] { $share } Münzen
        } von { $estates }.
    }
   *[other] { $heirs } erben { $share ->
        [0] nichts
        [one] je 1 Münze
       *[other] je { $share } Münzen
    } von { $estates }; { $remainder ->
        [0] es bleibt nichts übrig
        [one] 1 Münze bleibt übrig
       *[other] { $remainder } Münzen bleiben übrig
    }.
}
event-tokens-returned = Zurück in die Mitte: { $tokens }.
event-tax-paid = { $me ->
    [seat] Du gibst { $officer } eine Münze, um dich auf { $role-acc } zu berufen.
    [officer] { $seat } gibt dir eine Münze, um sich auf { $role-acc } zu berufen.
   *[other] { $seat } gibt { $officer } eine Münze, um sich auf { $role-acc } zu berufen.
}
event-tax-placed = { $me ->
    [seat] Du erhebst jetzt Zoll auf { $role-acc }.
   *[other] { $seat } erhebt jetzt Zoll auf { $role-acc }.
}
event-peacekeeping-taken = { $me ->
    [seat] Der Friedensmarker gehört dir.
   *[other] { $seat } hat den Friedensmarker.
}
event-treaty-made = { $me ->
    [seat] Zwischen dir und { $partner } gilt ein Vertrag.
    [partner] Zwischen { $seat } und dir gilt ein Vertrag.
   *[other] Zwischen { $seat } und { $partner } gilt ein Vertrag.
}
event-card-paid-for = { $me ->
    [seat] Du zahlst für eine weitere Karte.
   *[other] { $seat } zahlt für eine weitere Karte.
}
event-extortion-refused = { $me ->
    [seat] Du zahlst nicht; { $by } lässt sich das { $paid } Münzen kosten.
    [by] { $seat } zahlt nicht; du lässt dir das { $paid } Münzen kosten.
   *[other] { $seat } zahlt nicht; { $by } lässt sich das { $paid } Münzen kosten.
}
event-disappear-placed = { $me ->
    [seat] Vor dir liegt jetzt ein Verschleppungsmarker.
   *[other] Vor { $seat } liegt jetzt ein Verschleppungsmarker.
}
event-escape-claimed = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um einen Verschleppungsmarker loszuwerden.
   *[other] { $seat } beruft sich auf { $role-acc }, um einen Verschleppungsmarker loszuwerden.
}
event-disappear-lifted = { $me ->
    [seat] Du bist einen Verschleppungsmarker los.
   *[other] { $seat } ist einen Verschleppungsmarker los.
}
event-disappear-fired = { $me ->
    [seat] Die Zeit deines Verschleppungsmarkers ist gekommen.
   *[other] Die Zeit des Verschleppungsmarkers vor { $seat } ist gekommen.
}
event-estate-claimed = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um zu erben.
   *[other] { $seat } beruft sich auf { $role-acc }, um zu erben.
}
event-bank-fed = Eine Münze kommt in die Bank, die jetzt { $bank } hat.
event-bank-taken = { $me ->
    [seat] Du nimmst { $coins ->
        [0] nichts: Die Bank ist leer
        [one] die einzige Münze aus der Bank
       *[other] alle { $coins } Münzen aus der Bank
    }.
   *[other] { $seat } nimmt { $coins ->
        [0] nichts: Die Bank ist leer
        [one] die einzige Münze aus der Bank
       *[other] alle { $coins } Münzen aus der Bank
    }.
}
event-bomb-held = { $me ->
    [seat] Die Bombe tickt in deinen Händen.
   *[other] Die Bombe tickt in den Händen von { $seat }.
}
event-bomb-claimed = { $to-count ->
    [one] { $me ->
        [seat] Du berufst dich auf { $role-acc }, um die Bombe an { $to } weiterzugeben.
        [to] { $seat } beruft sich auf { $role-acc }, um die Bombe an dich weiterzugeben.
       *[other] { $seat } beruft sich auf { $role-acc }, um die Bombe an { $to } weiterzugeben.
    }
   *[other] { $me ->
        [seat] Du berufst dich auf { $role-acc }, um die Bombe zu entschärfen.
       *[other] { $seat } beruft sich auf { $role-acc }, um die Bombe zu entschärfen.
    }
}
event-bomb-defused = Die Bombe richtet keinen Schaden an.
event-card-pooled = Du legst { $card-acc } ab; die Karte wird wieder verteilt.
event-card-pooled-sealed = { $me ->
    [seat] Du legst eine Karte ab; sie wird wieder verteilt.
   *[other] { $seat } legt eine Karte ab; sie wird wieder verteilt.
}
event-card-dealt-back = Du bekommst { $card-acc } zurück.
event-card-dealt-back-sealed = { $me ->
    [seat] Du bekommst eine Karte zurück.
   *[other] { $seat } bekommt eine Karte zurück.
}

## Die Bühne

stage-lose-life-disappear = { $me ->
    [seat] Die Verschleppung trifft dich: Du verlierst ein Leben.
   *[other] Die Verschleppung trifft { $seat } und kostet ein Leben.
}
stage-lose-life-bomb = { $me ->
    [seat] Die Bombe geht hoch: Du verlierst ein Leben.
   *[other] Die Bombe geht hoch: { $seat } verliert ein Leben.
}
stage-join = { $actor } hat sich auf { $role-acc } berufen. Andere dürfen das auch.
stage-back = Ein Aufruhr braucht eine zweite Hand: 3 Münzen.
stage-choose-receiver = { $me ->
    [seat] Du verteilst fremde Münzen.
   *[other] { $seat } verteilt fremde Münzen.
}
stage-draw-another = { $me ->
    [seat] Du siehst dir an, was du gezogen hast.
   *[other] { $seat } sieht sich die gezogene Karte an.
}
stage-pass-card = { $me ->
    [seat] Eine deiner Karten geht an { $to }.
    [to] Du bekommst gleich eine Karte von { $seat }.
   *[other] { $to } bekommt gleich eine Karte von { $seat }.
}
stage-pay-ransom = { $me ->
    [seat] { $boss } will 2 Münzen von dir.
    [boss] Du willst 2 Münzen von { $seat }.
   *[other] { $boss } will 2 Münzen von { $seat }.
}
stage-escape = { $me ->
    [seat] Vor dir liegt ein Verschleppungsmarker.
   *[other] Vor { $seat } liegt ein Verschleppungsmarker.
}
stage-claim-estate = Die Münzen von { $estates } suchen Erben.
stage-hold-bomb = { $me ->
    [seat] Du hast die Bombe.
   *[other] { $seat } hat die Bombe.
}
stage-contribute = { $actor } sammelt je eine Münze oder eine Karte ein.
stage-lay-down = { $me ->
    [seat] Von all diesen Karten behältst du so viele, wie du hattest.
   *[other] { $seat } sieht die Karten durch.
}

## Fragen

ask-receiver = Wer bekommt die Münzen?
ask-join = Berufst du dich auch darauf?
ask-back = Machst du mit?
ask-more = Noch eine Karte?
ask-give = Welche Karte gibst du ab?
ask-extortion = Zahlst du?
ask-escape = Berufst du dich auf den Söldner?
ask-probate = Berufst du dich auf den Anwalt?
ask-bomb = Was machst du mit ihr?
ask-contribute = Was gibst du?

## Antworten

reply-profit = Gewinn: 3 Münzen bekommen (als Banker)
reply-cooperation = Kooperation mit { $seat }: 3 Münzen bekommen, { $seat } erhält 1 davon (als Landwirt)
group-cooperation = Kooperation: 3 Münzen bekommen, 1 davon weitergeben (als Landwirt)
reply-intel = Spionage: 1 Münze bekommen, dann noch eine Aktion (als Spion)
reply-dividends = Dividenden: 4 Münzen bekommen und teilen (als Kapitalist)
reply-gamble = Spekulation: so viele Münzen bekommen, wie du hast, höchstens 5 (als Spekulant)
reply-propaganda = Propaganda: neue Karten
reply-propaganda-director = Propaganda: 2 Karten ziehen, 2 zurücklegen (mit den Radio-Stationen)
reply-propaganda-newscaster = Propaganda: 1 Münze zahlen, 3 Karten ziehen, 3 zurücklegen (als Nachrichtensprecher)
reply-propaganda-reporter = Propaganda: 1 Münze bekommen, 1 Karte ziehen, 1 zurücklegen (als Reporter)
reply-propaganda-writer = Propaganda: 1 Karte ziehen, weitere für je 1 Münze (als Schriftsteller)
reply-propaganda-producer = Propaganda: eine Karte mit dem Stapel tauschen und eine mit dem Ziel (als Produzent)
group-propaganda = Propaganda: eine Karte mit dem Stapel tauschen und eine mit dem Ziel (als Produzent)
reply-execution = Hinrichtung: { $seat } verliert ein Leben
reply-execution-guerrilla = Hinrichtung: 4 Münzen zahlen, { $seat } verliert ein Leben (mit den Guerillas)
reply-execution-paramilitary = Hinrichtung von { $seat }: 3 Münzen zahlen, oder 5 für das letzte Leben (als Paramilitär)
group-execution = Hinrichtung: Das Ziel verliert ein Leben
group-execution-guerrilla = Hinrichtung: 4 Münzen zahlen, das Ziel verliert ein Leben (mit den Guerillas)
group-execution-paramilitary = Hinrichtung: 3 Münzen zahlen, oder 5 für ein letztes Leben (als Paramilitär)
reply-frame = Falsche Anklage gegen { $seat }: bekommt 3 deiner Münzen und verliert ein Leben (als Richter)
group-frame = Falsche Anklage: Das Ziel bekommt 3 deiner Münzen und verliert ein Leben (als Richter)
reply-purge = Säuberung: 5 Münzen zahlen, alle anderen verlieren ein Leben (als General)
reply-extortion = { $seat } erpressen: 2 Münzen, oder du zahlst 5 und es kostet ein Leben (als Gangsterboss)
group-extortion = Erpressung: 2 Münzen, oder du zahlst 5 und es kostet ein Leben (als Gangsterboss)
reply-disappear = { $seat } verschwinden lassen: 3 Münzen zahlen, ein Leben am Ende des nächsten Zuges (als Söldner)
group-disappear = Verschleppung: 3 Münzen zahlen, ein Leben am Ende des nächsten Zuges (als Söldner)
reply-bribery = Bestechung bei { $seat }: { $coins ->
    [0] nichts zu holen, der Beutel ist leer
    [one] 1 Münze nehmen
   *[other] 2 Münzen nehmen
} (als Politiker)
group-bribery = Bestechung: 2 Münzen nehmen (als Politiker)
reply-charity = Kollekte: allen anderen 1 Münze abnehmen (als Priester)
reply-peacekeeping = Friedenssicherung: 1 Münze bekommen und kein Ziel mehr sein (mit den Vereinten Nationen)
reply-redistribution = Umverteilung: 3 Münzen von { $seat } an den ärmsten Platz (als Kommunist)
group-redistribution = Umverteilung: 3 Münzen vom reichsten an den ärmsten Platz (als Kommunist)
reply-customs = Zoll auf { $what-acc }: Andere zahlen dir, wenn sie sich darauf berufen (als Zöllner)
reply-alliance = Bündnis mit { $seat }: Ihr dürft einander nicht zum Ziel machen (als Konsul)
group-alliance = Bündnis: Ihr dürft einander nicht zum Ziel machen (als Konsul)
reply-riot = Aufruhr gegen { $seat }: 2 Münzen zahlen; macht jemand mit, kostet es ein Leben (als Demonstrant)
group-riot = Aufruhr: 2 Münzen zahlen; macht jemand mit, verliert das Ziel ein Leben (als Demonstrant)
reply-bomb = Bombe für { $seat }: 3 Münzen zahlen
group-bomb = Bombe: 3 Münzen zahlen; das Ziel gibt sie weiter, entschärft sie oder verliert ein Leben
reply-harvest = Ernte: 2 Münzen bekommen, mit anderen mehr (als Plantagenbesitzer)
reply-banking = Bankgeschäft: nehmen, was in der Bank liegt (als Finanzier)
reply-supply = Waffenlieferung: für 4 Münzen auf { $what-acc } setzen (als Waffenhändler)
reply-collection = Umverteilung: von allen anderen eine Münze oder eine Karte (als Sozialist)
reply-social-media = Soziale Medien: 1 Karte ziehen, 1 zurücklegen

reply-give = { $what } abgeben
reply-give-receiver = { $seat } bekommt sie
reply-give-give = { $what } an { $seat } geben
reply-give-contribute = { $what } geben
group-give = Abgeben
group-give-receiver = Die Münzen gehen an
group-give-give = Eine Karte abgeben
reply-join = Mitmachen
reply-join-join = Auch darauf berufen und teilen
reply-pass-join = Nichts behaupten
reply-join-back = Mitmachen: 3 Münzen zahlen, und der Aufruhr findet statt
reply-pass-back = Sich heraushalten
reply-more = 1 Münze für eine weitere Karte zahlen
reply-enough = Genug: so viele zurücklegen, wie du gezogen hast
reply-pay = 2 Münzen zahlen
reply-refuse-extortion = Verweigern: Du verlierst ein Leben, die Gegenseite 5 Münzen
reply-block-escape = Auf den Söldner berufen: ein Marker weniger
reply-pass-escape = Nichts behaupten
reply-probate = Auf den Anwalt berufen: ein Teil der Münzen
reply-pass-probate = Nichts behaupten
reply-defuse = Entschärfen (als Anarchist)
reply-hand-on = An { $seat } weitergeben (als Anarchist)
group-hand-on = Weitergeben (als Anarchist)
reply-pass-bomb = Nichts tun: Du verlierst ein Leben
reply-memoirs = { $what } beiseitelegen und 5 Münzen bekommen (als Intellektueller)
reply-sacrifice = { $what } beiseitelegen und eine Karte ziehen (als Missionar)

closed-barred = nicht zweimal in einem Zug
closed-protected = kann kein Ziel sein
