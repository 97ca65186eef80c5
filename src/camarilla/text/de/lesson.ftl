# Die erste Lektion: ein kurzes Spiel Coup, Schritt für Schritt. Du bist Ann.

lesson-intro = Du bist Ann und sitzt mit Ben und Cleo am Tisch. Vor dir liegen verdeckt die Contessa und der Großherzog: zwei Einflüsse, von denen nur du weißt. Alle haben 2 Münzen.

lesson-1 = Du fängst an. Drück auf „Steuern“ und berufe dich auf den Großherzog, um 3 Münzen zu nehmen.
lesson-why-1 = Du hast den Großherzog wirklich, eine Anfechtung hätte also nicht dir geschadet. Niemand hat es gewagt: Du hast 5 Münzen.

lesson-2 = Ben beruft sich auf den Botschafter, um Karten mit dem Hofstaat auszutauschen. Du könntest das anfechten, aber dafür ist es noch früh: Lass es durchgehen.
lesson-why-2 = Es war ein Bluff: Ben hat gar keinen Botschafter. Doch was niemand anficht, das gilt, ob wahr oder nicht. Darum dreht sich das ganze Spiel.

lesson-3 = Cleo beruft sich auf den Großherzog und greift nach 3 Münzen. Lass es durchgehen und achte auf Ben: Da glaubt jemand kein Wort.
lesson-why-3 = Cleo zeigt den Großherzog, tauscht ihn gegen eine neue Karte und bekommt die Münzen. Ben hat zu Unrecht gezweifelt, verliert einen Einfluss und deckt die Attentäterin auf.

lesson-4 = Du bist wieder am Zug, und dein Großherzog ist so gut wie vorher: Drück noch einmal auf „Steuern“.
lesson-why-4 = Damit hast du 8 Münzen. Ein Coup kostet 7, und rechnen können die anderen auch.

lesson-5 = Ben nimmt 1 Münze Einkommen. Für dich gibt es nichts zu drücken: Schau einfach zu.
lesson-why-5 = Für das Einkommen muss man nichts behaupten, also kann es niemand anfechten oder verhindern. Es ist langsam, aber sicher.

lesson-6 = Cleo beruft sich auf die Attentäterin und zahlt 3 Münzen für einen Mordanschlag auf dich. Ficht das nicht an: Lass es durchgehen und verhindere den Anschlag dann mit der Contessa.
lesson-why-6 = Deine Contessa verhindert den Mordanschlag, und die 3 Münzen sind trotzdem weg. Cleo hat die Attentäterin wirklich: Eine Anfechtung hätte dich einen Einfluss gekostet, und der Anschlag vielleicht noch einen zweiten.

lesson-7 = Jetzt schlägst du zurück. Zahl 7 Münzen für einen Coup gegen Cleo.
lesson-why-7 = Ein Coup behauptet nichts, also hilft auch nichts dagegen. Cleo muss eine Karte aufdecken und trennt sich von der Contessa.

lesson-8 = Ben beruft sich auf den Captain, um Cleo 2 Münzen zu stehlen, und Cleo beruft sich auf den Botschafter, um das zu verhindern. Lass alles durchgehen und sieh dir an, was Ben tut.
lesson-why-8 = Ben ficht an, und Cleo hat keinen Botschafter: Die letzte Karte wird aufgedeckt, Cleo scheidet aus. Ben bekommt die 2 Münzen. Wer mit der letzten Karte blufft, setzt alles aufs Spiel.

lesson-done = Nun heißt es du gegen Ben: Du hast zwei Einflüsse, Ben nur einen. Mehr musst du nicht wissen: behaupten, zweifeln, verhindern, zuschlagen. Den Rest lernst du am Tisch.

## Um die Lektion herum

lesson-title = Die erste Lektion
lesson-about = Ein kurzes Spiel Coup, und du triffst die Entscheidungen. Etwa fünf Minuten.
lesson-begin = Los geht’s
lesson-resume = Weiter mit Schritt { $step }
lesson-again = Von vorn beginnen
lesson-next = Weiter
lesson-leave = Die Lektion verlassen; sie merkt sich, wo du warst
lesson-progress = Schritt { $step } von { $count }
lesson-wrong-challenge = Zweifeln darfst du jederzeit, aber wer die Wahrheit anficht, verliert einen Einfluss. Lass es dieses eine Mal: Drück auf „{ $answer }“.
lesson-wrong-bluff = Das wäre ein Bluff: Diesen Charakter hast du nicht. Es könnte sogar klappen! Aber fangen wir mit der Wahrheit an: Drück auf „{ $answer }“.
lesson-wrong-block = Dann würdest du einen Einfluss verlieren, dabei kann dich deine Contessa retten: Drück auf „{ $answer }“.
lesson-wrong-target = Das würde Ben treffen, mit nur noch einer Karte. Cleo hat zwei und hat gerade einen Anschlag auf dich versucht: Wähl „{ $answer }“.
lesson-wrong-other = Das ginge, und niemand hätte etwas dagegen. Aber es gibt etwas Besseres für dich: Drück auf „{ $answer }“.
lesson-finished = Diese Lektion hast du abgeschlossen.
lesson-play = Das erste Spiel gegen Bots
    .hint = Coup, vier Plätze, und niemand drängt dich
