# Die Regeln zum Nachlesen: jeder Teil ein Titel und ein paar Sätze.

## Coup

rules-coup-idea-title = Worum es geht
rules-coup-idea-text = Vor dir liegen zwei verdeckte Karten: zwei Charaktere am Hof, die für dich arbeiten. In jedem Zug darfst du behaupten, einen beliebigen Charakter zu haben, und seine Fähigkeit nutzen; solange niemand das anficht, klappt es. Ertappe die anderen beim Bluffen, lass dich selbst nicht erwischen und behalte länger als alle anderen eine verdeckte Karte.

rules-coup-set-up-title = Vorbereitung
rules-coup-set-up-text = Es gibt fünf Charaktere mit je drei Karten. Alle bekommen zwei Karten und 2 Münzen; die übrigen Karten bilden den Hofstaat-Stapel. Münzen liegen offen, und die Staatskasse wird nie leer. Zu zweit beginnt, wer anfängt, mit nur 1 Münze.

rules-coup-turn-title = Dein Zug
rules-coup-turn-text = In deinem Zug führst du genau eine Aktion aus; passen darfst du nicht. Was sie kostet, zahlst du beim Ansagen. Hast du zu Beginn deines Zuges 10 Münzen oder mehr, musst du einen Coup starten. Danach geht es im Uhrzeigersinn weiter.

rules-coup-actions-title = Die Aktionen
rules-coup-actions-text =
    Alle dürfen Einkommen nehmen (1 Münze), um Entwicklungshilfe bitten (2 Münzen) oder für 7 Münzen einen Coup starten, der jemanden einen Einfluss kostet.
    Der Großherzog bringt 3 Münzen Steuern. Der Mordanschlag der Attentäterin kostet 3 Münzen und das Ziel einen Einfluss. Der Captain stiehlt jemandem 2 Münzen.
    Der Botschafter zieht zwei Karten und legt zwei zurück. Der Inquisitor, der seinen Platz einnehmen kann, zieht eine und legt eine zurück, oder er sieht sich eine fremde Karte an und lässt sie auf Wunsch ersetzen.

rules-coup-challenges-title = Anfechtungen
rules-coup-challenges-text = Jede Behauptung darf von allen angefochten werden, ob sie betroffen sind oder nicht. Zeigst du dann die Karte, verliert einen Einfluss, wer gezweifelt hat, und du tauschst die gezeigte Karte gegen eine neue aus dem Hofstaat-Stapel. Zeigst du sie nicht, verlierst du selbst einen Einfluss; deine Behauptung scheitert, und was du dafür gezahlt hast, bekommst du zurück.

rules-coup-blocks-title = Reaktionen
rules-coup-blocks-text = Manche Aktionen lassen sich verhindern, wiederum mit einem Charakter. Gegen Entwicklungshilfe dürfen sich alle auf den Großherzog berufen. Nur wer das Ziel ist, darf sich gegen einen Mordanschlag auf die Contessa berufen, gegen einen Diebstahl auf den Captain, den Botschafter oder den Inquisitor. Eine verhinderte Aktion scheitert, und das Gezahlte bleibt gezahlt. Aber auch eine Reaktion ist eine Behauptung und kann angefochten werden.

rules-coup-losing-title = Einfluss verlieren
rules-coup-losing-text = Verlierst du einen Einfluss, so suchst du dir eine deiner Karten aus und deckst sie für alle sichtbar auf. Ohne verdeckte Karte scheidest du aus, und deine Münzen gehen an die Staatskasse. Hüte dich vor der Attentäterin: Eine verlorene Anfechtung und der Anschlag selbst können dich in einem einzigen Zug zwei Einflüsse kosten.

rules-coup-end-title = Das Ende
rules-coup-end-text = Wer zuletzt noch Einfluss hat, gewinnt; einen zweiten Platz gibt es nicht. Versprechen und drohen darfst du nach Herzenslust, nur bindet kein Versprechen; Karten werden nie hergezeigt und Münzen nie verschenkt. Sind sich alle einig, die noch im Spiel sind, oder gehen die Züge aus, endet das Spiel unentschieden.

rules-coup-editions-title = Ausgaben
rules-coup-editions-text = Die Ausgaben unterscheiden sich ein wenig, und ihr wählt, nach welcher ihr spielt. Die englische ist für 2 bis 6 mit dem Botschafter. Die deutsche erlaubt auch den Inquisitor, und zu zweit beginnen beide mit 1 Münze; eine Karte, die der Inquisitor ersetzen lässt, kann gleich wieder gezogen werden. Die italienische erlaubt ebenfalls den Inquisitor und reicht mit mehr Karten je Charakter für bis zu 10.

rules-coup-draft-title = Die Auswahl zu zweit
rules-coup-draft-text = Zu zweit könnt ihr eure erste Karte selbst wählen. Beide nehmen einen Satz aller fünf Charaktere, behalten heimlich eine Karte und legen die anderen vier aus dem Spiel. Aus dem dritten Satz bekommt ihr je eine weitere Karte, und die letzten drei sind der Hofstaat-Stapel.

## Guatemala 54

rules-guatemala-idea-title = Worum es geht
rules-guatemala-idea-text = Guatemala, 1954: Die Regierung ist gestürzt, und alle wollen ins Präsidentenamt. Geblufft und gezweifelt wird wie bei Coup, aber jedes Mal mit anderer Besetzung, von Bankern bis Guerillas. Wer Coup kennt, muss nur die Unterschiede lernen.

rules-guatemala-draft-title = Die fünf Rollen
rules-guatemala-draft-text = Es gibt 25 Rollen in vier Gruppen. In jedem Spiel sind fünf davon dabei: eine aus Finanzen, eine aus Kommunikation, eine aus Kraft und zwei aus den speziellen Interessen, ausgelost oder gemeinsam gewählt. Für das erste Mal eignen sich Banker, Radio-Stationen, Guerillas, Politiker und Vereinte Nationen. Einige Rollen sind für Erfahrene und bleiben draußen, wenn ihr sie nicht zulasst.

rules-guatemala-differences-title = Was anders ist
rules-guatemala-differences-text = Entwicklungshilfe gibt es nicht: Alle dürfen Einkommen nehmen oder einen Coup starten, alles Übrige tun die Rollen. Wer herausgefordert wird und die Karte hat, zeigt sie; sich zu weigern ist nicht möglich. Eine Gegenmaßnahme schützt vor dem eigenen Schaden und vor sonst nichts: Der Rest der Aktion geschieht trotzdem, und Gezahltes bleibt gezahlt. Meist schützt eine Rolle vor sich selbst. Ein Einfluss heißt hier Leben, eine Anfechtung Herausforderung, eine Reaktion Gegenmaßnahme.

rules-guatemala-order-title = Der Ablauf eines Zuges
rules-guatemala-order-text = Zuerst wird die Aktion angesagt und bezahlt. Dann dürfen sich andere anschließen, wo die Rolle es erlaubt. Danach kann, wer das Ziel ist, eine Gegenmaßnahme ansagen. Erst wirken die Gegenmaßnahmen, dann die Aktion. Jede Behauptung darf herausgefordert werden, bevor die nächste folgt.

rules-guatemala-reactions-title = Behauptungen zur rechten Zeit
rules-guatemala-reactions-text = Manche Rollen warten auf ihren Augenblick. Mit dem Intellektuellen und dem Missionar antwortest du auf den Verlust eines Lebens: Die verlorene Karte wird verdeckt beiseitegelegt und bringt 5 Münzen oder eine neue Karte; wird das herausgefordert, muss genau diese Karte die Rolle sein. Der Anwalt holt sich am Ende des Zuges die Münzen derer, die ausgeschieden sind. Den Marker des Söldners kannst du noch loswerden, bis er zuschlägt.

rules-guatemala-end-title = Das Ende
rules-guatemala-end-text = Ohne Leben scheidest du aus. Deine Münzen warten bis zum Ende des Zuges, falls ein Anwalt sie haben will, und gehen dann an die Staatskasse; deine Marker kommen zurück in die Mitte. Wer als Letztes übrig bleibt, zieht in den Präsidentenpalast ein und gewinnt.

## Coup Royal

rules-royal-idea-title = Worum es geht
rules-royal-idea-text = Du führst eine vornehme Diebesbande, und alle anderen tun das auch. In jeder Runde schickst du deine Diebe an einen Schauplatz und deine Spitzel an einen anderen, alle heimlich und gleichzeitig. Errate, wo sonst niemand hingeht, und bewache, was andere nicht bekommen sollen. Rollen und Behauptungen gibt es hier nicht.

rules-royal-set-up-title = Vorbereitung
rules-royal-set-up-text = Es gibt drei Schauplätze mehr, als Leute mitspielen, von A an benannt, und an jedem liegt eine Beutekarte. Prestige-Würfel gibt es in vier Arten: Informationen, Kunstwerke, Schmuck und Gold. Alle beginnen mit drei zufällig gezogenen Würfeln. Die Beutekarten hier sind ein Satz von uns.

rules-royal-round-title = Eine Runde
rules-royal-round-text = Alle Pläne werden zugleich aufgedeckt und die Schauplätze von A an abgehandelt. Ist ein Spitzel da, geschieht nichts, und die Beute bleibt liegen. Ein Dieb allein nimmt die Beute. Mehrere Diebe stören einander: Die Beute bleibt liegen, aber für jeden Dieb wird eine Geheime Beutekarte gezogen. Kommt niemand, wird die Beute abgelegt. Leere Schauplätze bekommen neue Beute; reicht sie nicht mehr für alle, ist das Spiel aus.

rules-royal-loot-title = Die Beute
rules-royal-loot-text = Die meisten Beutekarten bringen einen Würfel je Symbol. Eine Kollektion bringt einen Würfel jeder Art, eine Carte Blanche drei nach Wahl, ein Tresorknacker drei Geheime Beutekarten. Mit Intrigen tauschst du bis zu drei Würfel mit anderen. Spezialgegenstände bringen am Ende Ruhmpunkte. Bei Belastenden Unterlagen geben alle anderen die Hälfte ihrer Würfel einer Art zurück.

rules-royal-scoring-title = Ruhmpunkte
rules-royal-scoring-text = Am Ende zählen deine Würfel und deine Geheimen Beutekarten einer Art zusammen, und nur die Reihenfolge ist wichtig. Bei Informationen bringt allein der erste Platz Ruhmpunkte, bei Kunstwerken und Schmuck mehr Plätze und bei Gold alle außer dem letzten. Bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet. Dazu kommen die Spezialgegenstände, und die meisten Ruhmpunkte gewinnen.

rules-royal-two-players-title = Zu zweit
rules-royal-two-players-text = Zu zweit gibt es sechs Schauplätze und eine Partner-Karte. Wer sie hat, schickt zwei Diebe und einen Spitzel, die Gegenseite einen Dieb und zwei Spitzel, alle an verschiedene Schauplätze; nach jeder Runde wechselt die Karte. Eine Art gewinnt nur, wer mindestens zwei voraus ist; sonst bekommen beide 1 Ruhmpunkt.

## Um die Regeln herum

rules-heading = Die Regeln
rules-contents = Inhalt
rules-print = Drucken
rules-coup-about = Berufe dich, auf wen du willst, und ertappe, wer lügt.
rules-guatemala-about = Jedes Mal eine andere Besetzung aus fünf Rollen.
rules-royal-about = Diebe und Spitzel, alle heimlich und alle zugleich.
rules-coup-roles = Die Charaktere
rules-guatemala-roles = Alle Rollen
rules-cost = { $coins ->
    [one] kostet 1 Münze
   *[other] kostet { $coins } Münzen
}
rules-cost-lives = kostet { $many } Münzen, gegen ein letztes Leben { $last }
rules-blocked-by = zu verhindern durch: { $roles }
rules-unblocked = nicht zu verhindern
rules-group-finance = Finanzen
rules-group-communications = Kommunikation
rules-group-force = Kraft
rules-group-special = Spezielle Interessen
rules-advanced = für Erfahrene
rules-anarchy = Anarchy
    .hint = aus der Erweiterung
rules-roles-soon = Die Karten der Rollen sind noch nicht da.
rules-royal-fame = Ruhmpunkte für den ersten Platz, den zweiten und so weiter, zu zweit bis zu fünft
rules-royal-information = Informationen
rules-royal-art = Kunstwerke
rules-royal-jewellery = Schmuck
rules-royal-gold = Gold
