# Coup: seine Charaktere, was sie tun, und was es nur hier gibt.

game-coup = Coup

## Charaktere: der Name, seine Formen, zwei Zeilen für die Karte auf der Hand (höchstens 19 Zeichen)

role-duke = Großherzog
    .a = ein Großherzog
    .a-acc = einen Großherzog
    .the = der Großherzog
    .acc = den Großherzog
    .dat = dem Großherzog
    .brief = nimmt 3 Münzen
    .blocks = stoppt Hilfsgelder
role-assassin = Attentäterin
    .a = eine Attentäterin
    .a-acc = eine Attentäterin
    .the = die Attentäterin
    .acc = die Attentäterin
    .dat = der Attentäterin
    .brief = tötet für 3 Münzen
    .blocks = stoppt nichts
role-captain = Captain
    .a = ein Captain
    .a-acc = einen Captain
    .the = der Captain
    .acc = den Captain
    .dat = dem Captain
    .brief = stiehlt 2 Münzen
    .blocks = stoppt Diebstahl
role-contessa = Contessa
    .a = eine Contessa
    .a-acc = eine Contessa
    .the = die Contessa
    .acc = die Contessa
    .dat = der Contessa
    .brief = hat keine Aktion
    .blocks = stoppt Anschläge
role-ambassador = Botschafter
    .a = ein Botschafter
    .a-acc = einen Botschafter
    .the = der Botschafter
    .acc = den Botschafter
    .dat = dem Botschafter
    .brief = tauscht 2 Karten
    .blocks = stoppt Diebstahl
role-inquisitor = Inquisitor
    .a = ein Inquisitor
    .a-acc = einen Inquisitor
    .the = der Inquisitor
    .acc = den Inquisitor
    .dat = dem Inquisitor
    .brief = tauscht, untersucht
    .blocks = stoppt Diebstahl

## Übersichtskarten

card-duke =
    Steuern: 3 Münzen aus der Staatskasse nehmen.
    Verhindert jede Entwicklungshilfe.
card-assassin =
    Mordanschlag: 3 Münzen zahlen; das Ziel deiner Wahl verliert einen Einfluss.
    Verhindert nichts.
card-captain =
    Diebstahl: jemandem 2 Münzen abnehmen, oder die eine, die da ist.
    Verhindert einen Diebstahl bei dir.
card-contessa =
    Hat keine eigene Aktion.
    Verhindert einen Mordanschlag auf dich.
card-ambassador =
    Austausch: 2 Karten vom Hofstaat-Stapel ziehen, dann 2 zurücklegen.
    Verhindert einen Diebstahl bei dir.
card-inquisitor =
    Austausch: 1 Karte vom Hofstaat-Stapel ziehen, dann 1 zurücklegen.
    Untersuchung: Jemand zeigt dir allein eine Karte; du gibst sie zurück oder lässt sie ersetzen.
    Verhindert einen Diebstahl bei dir.
card-game-coup =
    In jedem Zug führst du eine Aktion aus und darfst dich dafür auf jeden Charakter berufen, ob du ihn hast oder nicht.
    Einkommen: 1 Münze nehmen. Das kann niemand verhindern.
    Entwicklungshilfe: 2 Münzen nehmen, sofern sich niemand auf den Großherzog beruft.
    Coup: 7 Münzen zahlen; jemand verliert einen Einfluss, und nichts hilft dagegen. Ab 10 Münzen bleibt dir nur der Coup.
    Jede Behauptung darf angefochten werden. Zeigst du dann die Karte, verliert einen Einfluss, wer gezweifelt hat, und du tauschst sie gegen eine neue; zeigst du sie nicht, verlierst du einen, und deine Behauptung gilt nicht.
    Wer zuletzt noch eine verdeckte Karte hat, gewinnt.

## Aktionen

action-foreign-aid = Entwicklungshilfe
    .noun = Entwicklungshilfe
    .the = die Entwicklungshilfe
    .acc = die Entwicklungshilfe
    .your-acc = deine Entwicklungshilfe
action-tax = Steuern
    .noun = Steuern
    .the = die Steuern
    .acc = die Steuern
    .your-acc = deine Steuern
action-assassinate = Mordanschlag
    .noun = Mordanschlag
    .the = der Mordanschlag
    .acc = den Mordanschlag
    .your-acc = deinen Mordanschlag
action-steal = Diebstahl
    .noun = Diebstahl
    .the = der Diebstahl
    .acc = den Diebstahl
    .your-acc = deinen Diebstahl
action-exchange = Austausch
    .noun = Austausch
    .the = der Austausch
    .acc = den Austausch
    .your-acc = deinen Austausch
action-examine = Untersuchung
    .noun = Untersuchung
    .the = die Untersuchung
    .acc = die Untersuchung
    .your-acc = deine Untersuchung

event-action-declared-foreign-aid = { $me ->
    [seat] Du bittest um Entwicklungshilfe: 2 Münzen.
   *[other] { $seat } bittet um Entwicklungshilfe: 2 Münzen.
}
event-action-declared-tax = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um 3 Münzen zu nehmen.
   *[other] { $seat } beruft sich auf { $role-acc }, um 3 Münzen zu nehmen.
}
event-action-declared-assassinate = { $me ->
    [seat] Du berufst dich auf { $role-acc } und zahlst { $paid } Münzen für einen Mordanschlag auf { $targets }.
    [targets] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen für einen Mordanschlag auf dich.
   *[other] { $seat } beruft sich auf { $role-acc } und zahlt { $paid } Münzen für einen Mordanschlag auf { $targets }.
}
event-action-declared-steal = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um { $targets } 2 Münzen zu stehlen.
    [targets] { $seat } beruft sich auf { $role-acc }, um dir 2 Münzen zu stehlen.
   *[other] { $seat } beruft sich auf { $role-acc }, um { $targets } 2 Münzen zu stehlen.
}
event-action-declared-exchange = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um Karten mit dem Hofstaat auszutauschen.
   *[other] { $seat } beruft sich auf { $role-acc }, um Karten mit dem Hofstaat auszutauschen.
}
event-action-declared-examine = { $me ->
    [seat] Du berufst dich auf { $role-acc }, um dir eine Karte von { $targets } anzusehen.
    [targets] { $seat } beruft sich auf { $role-acc }, um sich eine deiner Karten anzusehen.
   *[other] { $seat } beruft sich auf { $role-acc }, um sich eine Karte von { $targets } anzusehen.
}

## Der Inquisitor

event-card-shown = { $me ->
    [seat] Du zeigst { $to } { $card-acc }.
   *[other] { $seat } zeigt dir { $card-acc }.
}
event-card-shown-sealed = { $me ->
    [seat] Du zeigst { $to } eine Karte.
    [to] { $seat } zeigt dir eine Karte.
   *[other] { $seat } zeigt { $to } eine Karte, und sonst niemandem.
}
event-card-kept = { $me ->
    [seat] { $by } gibt dir die Karte zurück.
    [by] Du gibst { $seat } die Karte zurück.
   *[other] { $by } gibt { $seat } die Karte zurück.
}
event-replacement-forced = { $me ->
    [seat] { $by } lässt deine Karte ersetzen.
    [by] Du lässt die Karte von { $seat } ersetzen.
   *[other] { $by } lässt die Karte von { $seat } ersetzen.
}
stage-lose-life-assassinate = { $me ->
    [seat] Der Mordanschlag gelingt: Du verlierst einen Einfluss.
   *[other] Der Mordanschlag gelingt: { $seat } verliert einen Einfluss.
}
stage-show-card = { $me ->
    [seat] { $to } darf sich eine deiner Karten ansehen.
    [to] Du darfst dir eine Karte von { $seat } ansehen.
   *[other] { $to } darf sich eine Karte von { $seat } ansehen.
}
ask-show = Welche Karte zeigst du?
ask-examine = Zurück an { $owner } oder in den Hofstaat-Stapel?

## Der Draft

event-card-chosen = Du behältst { $card-acc }; deine anderen Karten kommen aus dem Spiel.
event-card-chosen-sealed = { $me ->
    [seat] Du hast eine Karte gewählt.
   *[other] { $seat } hat eine Karte gewählt.
}
stage-draft = Beide wählen heimlich eine Karte. Eine zweite wird ausgeteilt.
ask-draft = Welche Karte behältst du?

## Antworten

reply-foreign-aid = Entwicklungshilfe: 2 Münzen nehmen, wenn kein Großherzog es verhindert
reply-tax = Steuern: 3 Münzen nehmen (als Großherzog)
reply-assassinate = Mordanschlag auf { $seat }: 3 Münzen zahlen, { $seat } verliert einen Einfluss (als Attentäterin)
reply-steal = Diebstahl bei { $seat }: { $coins ->
    [0] nichts zu holen, der Beutel ist leer
    [one] 1 Münze nehmen
   *[other] 2 Münzen nehmen
} (als Captain)
reply-exchange = Karten mit dem Hofstaat austauschen
reply-exchange-ambassador = Austausch: 2 Karten ziehen, 2 zurücklegen (als Botschafter)
reply-exchange-inquisitor = Austausch: 1 Karte ziehen, 1 zurücklegen (als Inquisitor)
reply-examine = Untersuchung bei { $seat }: eine Karte ansehen (als Inquisitor)
closed-coins-assassinate = kostet 3 Münzen
group-assassinate = Mordanschlag: 3 Münzen zahlen, das Ziel verliert einen Einfluss (als Attentäterin)
group-steal = Diebstahl: 2 Münzen nehmen (als Captain)
group-examine = Untersuchung: eine Karte ansehen (als Inquisitor)
target-steal = { $coins ->
    [0] { $seat }: nichts
    [one] { $seat }: nur 1
   *[other] { $seat }
}

reply-pass-block-foreign-aid = Durchgehen lassen: { $actor } nimmt 2 Münzen
reply-pass-block-steal = Durchgehen lassen: { $my-coins ->
    [0] Du verlierst nichts, du hast ja keine Münzen
    [one] Du verlierst deine einzige Münze
   *[other] Du verlierst 2 Münzen
}
reply-pass-block-assassinate = Durchgehen lassen: Du verlierst einen Einfluss
reply-show = { $what } zeigen, aber nur { $to }
reply-keep = Zurückgeben: { $owner } behält die Karte
reply-replace = Ersetzen: { $owner } muss eine neue Karte ziehen
reply-choose = { $what } behalten; die anderen vier kommen aus dem Spiel
