# Der Tisch im Terminal: was weder Ereignis noch Frage ist.

table-court = { $cards ->
    [one] 1 Karte im Hofstaat-Stapel
   *[other] { $cards } Karten im Hofstaat-Stapel
}
table-taxed = Zoll auf: { $role }
table-bank = { $coins ->
    [one] 1 Münze in der Bank
   *[other] { $coins } Münzen in der Bank
}
table-you = du
table-exiled = ausgeschieden
table-set-aside = Beiseitegelegt, aus dem Spiel: { $cards }
table-hand-covered = Die Karten sind verdeckt
table-log = Was geschah
table-watch = Du bist ausgeschieden. Die anderen spielen weiter.
table-watch-all = Die Bots spielen weiter.
table-skip = Zum Ende springen

key-rules = Regeln
key-draw = Unentschieden anbieten
key-quit = aufhören
key-choose = wählen
key-scroll = Verlauf

cover-title = Gib das Gerät an { $name } weiter
cover-body = Drück die Eingabetaste, sobald nur noch { $name } den Bildschirm sieht.
cover-show = Nur { $name } sieht hin
cover-log = Was alle gesehen haben

quit-title = Dieses Spiel verlassen?
quit-body = Es endet hier, und niemand gewinnt.
quit-yes = Verlassen
quit-no = Weiterspielen

help-title = Die Übersichtskarten
help-close = Schließen
help-keys =
    Jede Antwort hat eine Taste, die davor steht; ein Klick tut dasselbe.
    „wahr“ und „Bluff“ stehen an deinen eigenen Behauptungen: Nur du siehst sie.
    Die kleinen Zeichen an einem Platz sind die behaupteten Charaktere: ✓ die Karte wurde gezeigt, ✗ sie wurde nicht gezeigt.

draw-offered = Du bist für ein Unentschieden. Es gilt, wenn alle zustimmen, die noch im Spiel sind.
draw-bots = Du bist für ein Unentschieden, aber Bots spielen bis zum Ende.
draw-again = In diesem Zug hast du schon ein Unentschieden angeboten.
draw-none = In diesem Spiel gibt es kein Unentschieden.
draw-not-now = Ein Unentschieden kannst du anbieten, wenn du etwas gefragt wirst.

end-title = Das Spiel ist aus
end-rematch = Revanche: Wer gewonnen hat, fängt an
end-rematch-drawn = Revanche: Wer anfängt, wird ausgelost
end-quit = Den Tisch verlassen
end-seat-out = ausgeschieden
end-hidden = { $cards ->
    [one] 1 verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
