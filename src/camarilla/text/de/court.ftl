# Der Hof: was Coup und Guatemala 54 gemeinsam haben.

## Ereignisse

event-game-began = { $me ->
    [first] Der Hofstaat versammelt sich. Du fängst an.
   *[other] Der Hofstaat versammelt sich. { $first } fängt an.
}
event-cards-dealt = Du bekommst { $cards-a-acc }.
event-cards-dealt-sealed = { $me ->
    [seat] Du bekommst deine Karten.
   *[other] { $seat } bekommt Karten.
}
event-turn-began = { $me ->
    [seat] Zug { $turn }: du
   *[other] Zug { $turn }: { $seat }
}
event-action-declared = { $me ->
    [seat] Du sagst an: { $action }.
   *[other] { $seat } sagt an: { $action }.
}
event-action-declared-income = { $me ->
    [seat] Du nimmst dein Einkommen.
   *[other] { $seat } nimmt Einkommen.
}
event-action-declared-coup = { $me ->
    [seat] Du zahlst { $paid } Münzen für einen Coup gegen { $targets }.
    [targets] { $seat } zahlt { $paid } Münzen für einen Coup gegen dich.
   *[other] { $seat } zahlt { $paid } Münzen für einen Coup gegen { $targets }.
}
event-counter-claimed = { $me ->
    [seat] Du berufst dich gegen { $against } auf { $role-acc }, um { $action-acc } zu verhindern.
    [against] { $seat } beruft sich auf { $role-acc }, um { $action-your-acc } zu verhindern.
   *[other] { $seat } beruft sich gegen { $against } auf { $role-acc }, um { $action-acc } zu verhindern.
}
event-challenged = { $me ->
    [seat] Du fichtst das an: Hat { $claimant } wirklich { $role-acc }?
    [claimant] { $seat } ficht das an: Hast du wirklich { $role-acc }?
   *[other] { $seat } ficht das an: Hat { $claimant } wirklich { $role-acc }?
}
event-claim-proved = { $me ->
    [seat] Du zeigst { $role-acc }: { $challenger } lag falsch.
    [challenger] { $seat } zeigt { $role-acc }: Du lagst falsch.
   *[other] { $seat } zeigt { $role-acc }: { $challenger } lag falsch.
}
event-claim-failed = { $me ->
    [seat] Du zeigst { $role-acc } nicht.
   *[other] { $seat } zeigt { $role-acc } nicht.
}
event-cost-returned = { $me ->
    [seat] Du bekommst { $coins ->
        [one] deine Münze
       *[other] deine { $coins } Münzen
    } zurück.
   *[other] { $seat } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } zurück.
}
event-action-blocked = { $me ->
    [seat] { $by } hat { $action-your-acc } verhindert.
    [by] Du hast { $seat } aufgehalten und { $action-acc } verhindert.
   *[other] { $by } hat { $seat } aufgehalten und { $action-acc } verhindert.
}
event-coins-gained = { $me ->
    [seat] Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
   *[other] { $seat } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
}
event-coins-taken = { $me ->
    [seat] Du nimmst { $source } { $coins ->
        [0] nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ab.
    [source] { $seat } nimmt dir { $coins ->
        [0] nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ab.
   *[other] { $seat } nimmt { $source } { $coins ->
        [0] nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ab.
}
event-life-lost = { $me ->
    [seat] Du deckst { $card-acc } auf.
   *[other] { $seat } deckt { $card-acc } auf.
}
event-exiled = { $me ->
    [seat] Du scheidest aus und verlässt den Hof.
   *[other] { $seat } scheidet aus und verlässt den Hof.
}
event-estate-returned = { $me ->
    [seat] Die Staatskasse nimmt { $coins ->
        [one] deine letzte Münze
       *[other] deine letzten { $coins } Münzen
    }.
   *[other] Die Staatskasse nimmt { $coins ->
        [one] die letzte Münze
       *[other] die letzten { $coins } Münzen
    } von { $seat }.
}
event-cards-drawn = { $count ->
    [0] Im Hofstaat-Stapel ist keine Karte mehr.
   *[other] Du ziehst { $cards-a-acc }.
}
event-cards-drawn-sealed = { $count ->
    [0] Im Hofstaat-Stapel ist keine Karte mehr.
    [one] { $me ->
        [seat] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
   *[other] { $me ->
        [seat] Du ziehst { $count } Karten.
       *[other] { $seat } zieht { $count } Karten.
    }
}
event-card-returned = { $me ->
    [seat] Du legst { $card-acc } zurück in den Hofstaat-Stapel.
   *[other] { $seat } legt { $card-acc } zurück in den Hofstaat-Stapel.
}
event-card-returned-sealed = { $me ->
    [seat] Du legst eine Karte zurück in den Hofstaat-Stapel.
   *[other] { $seat } legt eine Karte zurück in den Hofstaat-Stapel.
}

## Die Bühne: was gerade geschieht, für alle

stage-take-action = { $me ->
    [seat] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
stage-lose-life = { $me ->
    [seat] Du verlierst einen Einfluss.
   *[other] { $seat } verliert einen Einfluss.
}
stage-lose-life-challenge = { $me ->
    [seat] Du verlierst die Anfechtung und damit einen Einfluss.
   *[other] { $seat } verliert die Anfechtung und damit einen Einfluss.
}
stage-lose-life-coup = { $me ->
    [seat] Der Coup sitzt: Du verlierst einen Einfluss.
   *[other] Der Coup sitzt: { $seat } verliert einen Einfluss.
}
stage-return-card = { $me ->
    [seat] Du tauschst Karten mit dem Hofstaat aus.
   *[other] { $seat } tauscht Karten mit dem Hofstaat aus.
}

## Fragen

ask-action = Was tust du?
ask-challenge = Fichtst du das an?
ask-block = Verhinderst du das?
ask-prove = Zeigst du die Karte?
ask-lose = Welche Karte deckst du auf?
ask-return = { $left ->
    [one] Welche Karte legst du zurück?
   *[other] { $left } Karten müssen zurück. Welche als nächste?
}

## Antworten: jede sagt, was sie bewirkt

reply-income = Einkommen: 1 Münze nehmen
reply-coup = Coup gegen { $seat }: 7 Münzen zahlen, { $seat } verliert einen Einfluss
group-coup = Coup: 7 Münzen zahlen, das Ziel verliert einen Einfluss

reply-pass-challenge = Durchgehen lassen: Du fichtst nicht an
reply-pass-challenge-counter-claimed = Durchgehen lassen: Die Reaktion gilt, wenn sonst niemand zweifelt
reply-challenge = Anfechten: Du oder { $claimant } verliert einen Einfluss
reply-block = Mit { $what-dat } verhindern
reply-prove = { $role } zeigen: { $challenger } verliert einen Einfluss, du bekommst eine neue Karte
reply-decline = { $role } nicht zeigen: Du verlierst einen Einfluss
reply-lose = { $what } aufdecken, für alle sichtbar
reply-return = { $what } in den Hofstaat-Stapel zurücklegen

closed-coins = nicht genug Münzen
closed-coins-coup = kostet 7 Münzen
closed-must-coup = ab 10 Münzen ist nur ein Coup erlaubt

## Aktionen

action-income = Einkommen
    .noun = Einkommen
    .the = das Einkommen
    .acc = das Einkommen
    .your-acc = dein Einkommen
action-coup = Coup
    .noun = Coup
    .the = der Coup
    .acc = den Coup
    .your-acc = deinen Coup
action-challenge = Anfechtung
    .noun = Anfechtung
    .the = die Anfechtung
    .acc = die Anfechtung
    .your-acc = deine Anfechtung
