# Il tavolo nel terminale: ciò che non è né evento né domanda.

table-court = { $cards ->
    [one] 1 carta nel mazzo della Corte
   *[other] { $cards } carte nel mazzo della Corte
}
table-taxed = dazio: { $role }
table-bank = { $coins ->
    [one] 1 gettone nella Banca
   *[other] { $coins } gettoni nella Banca
}
table-you = tu
table-exiled = in esilio
table-set-aside = Messe da parte, fuori dal gioco: { $cards }
table-hand-covered = Le carte sono coperte
table-log = Che cosa è successo
table-watch = Per te è finita. Gli altri continuano.
table-watch-all = I bot continuano.
table-skip = Salta alla fine

key-rules = regole
key-draw = proponi pareggio
key-quit = esci
key-choose = scegli
key-scroll = cronaca

cover-title = Passa il dispositivo a { $name }
cover-body = Premi Invio quando solo { $name } può vedere lo schermo.
cover-show = Guarda solo { $name }
cover-log = Che cosa hanno visto tutti

quit-title = Vuoi lasciare questa partita?
quit-body = Finisce qui, e non vince nessuno.
quit-yes = Esci
quit-no = Continua a giocare

help-title = Le carte riassuntive
help-close = Chiudi
help-keys =
    Ogni risposta ha un tasto, indicato davanti; un clic fa lo stesso.
    «vero» e «bluff» stanno accanto alle tue dichiarazioni: li vedi solo tu.
    I piccoli segni di un posto sono i personaggi che ha dichiarato: ✓ la carta è stata mostrata, ✗ no.

draw-offered = Proponi un pareggio. Vale se accetta chi è ancora in gioco.
draw-bots = Proponi un pareggio, ma i bot giocano fino alla fine.
draw-again = In questo turno hai già proposto un pareggio.
draw-none = In questa partita non ci sono pareggi.
draw-not-now = Puoi proporre un pareggio quando ti viene chiesto qualcosa.

end-title = La partita è finita
end-rematch = Rivincita: comincia chi ha vinto
end-rematch-drawn = Rivincita: si sorteggia chi comincia
end-quit = Lascia il tavolo
end-seat-out = in esilio
end-hidden = { $cards ->
    [one] 1 carta coperta
   *[other] { $cards } carte coperte
}
