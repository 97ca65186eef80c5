# Le parole della pagina: ciò che non è evento, né domanda, né risposta.

## Inizio

web-title = Camarilla
web-tagline = Una cricca dietro un trono. Tutti mentono. Qualcuno se ne accorge.
web-bots = Gioca contro i bot
    .hint = Coup, quattro posti, subito
web-create = Apri una stanza
    .hint = Invita gli amici con un link o un codice
web-quick = Partita veloce
    .hint = Unisciti a chi sta aspettando
web-pass-and-play = Su questo dispositivo
    .hint = Un telefono attorno al divano
web-watch = Guarda
    .hint = I tavoli pubblici dove si gioca
web-learn = Impara i giochi
    .hint = Una prima lezione e tutte le regole
web-matches = Le mie partite
    .hint = Rivedile, decisione per decisione
web-join = Entra con un codice
web-join-code = Codice della stanza
web-join-go = Entra
web-install = Installa su questo dispositivo
web-install-by-hand = Per installare: Condividi, poi Aggiungi alla schermata Home
web-back = Indietro
web-home = Inizio
web-skip = Vai al contenuto
web-close = Chiudi
web-more = Altro
web-loading = Un momento…
web-not-found = A questo indirizzo non c’è nulla.
web-game = Gioco

## Chi sono

web-me = Tu
web-name = Il tuo nome
web-avatar = La tua immagine
web-avatar-choose = Immagine: { $name }
web-save = Salva
web-saved = Salvato
web-guest = Ospite
web-forget = Dimenticami qui
    .hint = Cancella da questo server il tuo nome e tutto ciò che hai detto
web-forget-sure = Vuoi davvero cancellare il tuo nome e tutto ciò che hai detto?

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Chiaro e scuro
web-theme-auto = Come il dispositivo
web-theme-light = Giorno
web-theme-dark = Notte
web-sound = Suoni
web-motion = Meno movimento
web-on = Sì
web-off = No
web-device = Continua su un altro dispositivo
    .hint = Un codice, valido una volta sola per cinque minuti
web-device-code = Scrivilo sull’altro dispositivo: { $code }
web-device-enter = Ho un codice così

## Connessione

web-reconnecting = Mi sto ricollegando… non si perde nulla.
web-replaced = Ora stai giocando in un’altra scheda o su un altro dispositivo.
web-replaced-here = Gioca qui
web-refused = { $reason }
web-error-offline = Il server non è raggiungibile.
web-error-no-room = Questa stanza non esiste.
web-error-no-match = Questa partita non esiste.
web-error-too-fast = Un po’ più piano, per favore.
web-error-taken = Questo posto è occupato.
web-error-not-now = Non adesso.
web-error-not-host = Può farlo solo chi organizza la stanza.
web-error-not-yours = Non spetta a te.
web-error-silenced = In questa stanza ti è stato chiesto il silenzio.
web-error-bad-setup = Queste impostazioni non stanno insieme.
web-error-busy = Troppe cose insieme. Riprova.
web-error-reconnecting = Il server si sta ricollegando ai suoi dati. Riprova tra un attimo.
web-error-unsure = Proprio allora è caduta la connessione. Controlla se è stato fatto.
web-error-other = Non ha funzionato.

## Stanza

web-room = Stanza { $code }
web-room-invite = Invita
web-room-link = Copia il link
web-room-copied = Copiato
web-room-share = Condividi
web-room-qr = Un codice da inquadrare con il telefono: porta in questa stanza
web-room-seats = Posti
web-room-number = Numero di posti
web-room-sit = Siediti qui
web-room-stand = Alzati
web-room-empty = Libero
web-room-bot = Aggiungi un bot
web-room-fill = Completa con i bot
web-room-remove = Togli
    .hint = Libera il posto di { $name }
web-room-host = Organizza
web-room-you = tu
web-room-start = Comincia la partita
web-room-need = Si aspetta che tutti i posti siano occupati.
web-room-wait-host = { $name } comincia la partita quando tutti i posti sono occupati.
web-room-settings = A che cosa si gioca
web-room-watching = { $count ->
    [0] Non guarda nessuno
    [one] Guarda 1 persona
   *[other] Guardano in { $count }
}
web-room-leave = Lascia la stanza
web-room-silence = Zittisci
    .hint = { $name } non può più scrivere
web-room-unsilence = Lascia parlare
    .hint = { $name } può scrivere di nuovo
web-room-away = non c’è
web-room-going = Qui si sta giocando una partita.
web-room-enter = Al tavolo
web-room-free = { $count ->
    [0] al completo
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-room-playing = in gioco
web-rooms-none = In questo momento non c’è nessun tavolo pubblico aperto.

option-pace = Ritmo
    .hint = Il tempo per ogni domanda
option-pace-none = Senza orologio
    .hint = Tutti si prendono il loro tempo
option-pace-relaxed = Tranquillo
    .hint = 60 secondi a domanda
option-pace-normal = Normale
    .hint = 30 secondi a domanda
option-pace-fast = Veloce
    .hint = 12 secondi a domanda
option-public = Pubblica
    .hint = Compare nella pagina iniziale
option-spectators = Pubblico
    .hint = Altri possono guardare, senza vedere le carte coperte
option-shuffle = Mescola i posti
    .hint = Chi siede dove si sorteggia a ogni partita
option-turn-limit = Limite di turni
    .hint = Dopo tanti turni è pareggio
option-edition = Edizione
    .hint = Di quale si seguono le piccole regole
option-edition-auto = Quella adatta
    .hint = La prima edizione che ha ciò che hai scelto
option-edition-en = Inglese
    .hint = Da 2 a 6 posti, con l’Ambasciatore
option-edition-de = Tedesca
    .hint = Da 2 a 6 posti, Inquisitore possibile
option-edition-it = Italiana
    .hint = Da 2 a 10 posti, Inquisitore possibile
option-fifth = Quinto personaggio
    .hint = Chi scambia carte con la Corte
option-fifth-ambassador = Ambasciatore
    .hint = Pesca due carte, ne rimette due
option-fifth-inquisitor = Inquisitore
    .hint = Ne pesca una, o guarda una delle tue
option-draft = Scelta iniziale
    .hint = In due: la prima carta si sceglie in segreto
option-free = Impostazione libera
    .hint = È permesso anche ciò che un’edizione non ha
option-copies = Carte di ogni personaggio
    .hint = Vuoto: come nell’edizione
option-lives = Carte per ciascuno
    .hint = Due. Con una (impostazione libera) la partita è breve
option-duel-coins = Gettoni in due
    .hint = Con che cosa comincia ciascuno; vuoto: come nell’edizione
option-duel-coins-0 = Chi comincia
option-duel-coins-1 = L’altro posto
option-draw-first = Prima pescare, poi rimettere
    .hint = Per le carte che l’Inquisitore fa cambiare
option-auto = Come nell’edizione
option-yes = Sì
option-no = No
option-range = Un numero intero da { $least } a { $most }, per favore.

bot-random = Giullare
    .hint = Gioca a casaccio
bot-honest = Onesto
    .hint = Non bluffa mai, conta le carte
bot-adept = Esperto
    .hint = Si è allenato contro se stesso
bot-master = Maestro
    .hint = A lungo allenato, difficile da leggere
bot-planner = Stratega
    .hint = Pensa in anticipo
bot-cautious = Prudente
    .hint = Bluffa poco, dubita poco
bot-bold = Audace
    .hint = Dichiara ciò che converrebbe avere
bot-sceptic = Scettico
    .hint = Crede a poco
bot-vengeful = Vendicativo
    .hint = Ricorda chi lo ha danneggiato
bot-thinker = Pensatore
    .hint = Conta, valuta e riflette

## Tavolo

web-table = Il tavolo
web-seats = Gli altri posti
web-stage = Che cosa succede
web-my-hand = La tua mano
web-my-coins = i tuoi gettoni
web-answers = Le tue risposte
web-you = tu
web-turn-of = Tocca a { $name }
web-your-turn = Tocca a te
web-title-your-turn = ● Tocca a te – Camarilla
web-exiled = in esilio
web-bot = bot
web-stand-in = Un bot tiene questo posto
web-disconnected = senza connessione
web-deciding = sta pensando
web-answered = { $answers } risposte su { $count }
web-answered-you = Hai risposto. Finora { $answers } su { $count }.
web-waiting-one = Si aspetta { $name }
web-coins = { $coins ->
    [one] 1 gettone
   *[other] { $coins } gettoni
}
web-cards = { $cards ->
    [0] nessuna carta coperta
    [one] 1 carta coperta
   *[other] { $cards } carte coperte
}
web-face-up = scoperte: { $cards }
web-claimed = ha dichiarato: { $roles }
web-claimed-none = ancora nessuna dichiarazione
web-claim-times = { $role }, { $count ->
    [one] una volta
   *[other] { $count } volte
}
web-claim-shown = mostrata
web-claim-failed = non mostrata
web-claimed-before = { $count ->
    [0] mai dichiarato prima
    [one] già dichiarato una volta
   *[other] già dichiarato { $count } volte
}
web-court = { $cards ->
    [one] 1 carta nel mazzo della Corte
   *[other] { $cards } carte nel mazzo della Corte
}
web-true = vero
web-bluff = bluff
web-block-and-pass = Blocca, senza sfidare
web-pass-all = Lascia passare tutto in questo turno
    .hint = Fino al prossimo turno, o finché qualcuno non mira a te
web-pass-all-on = In questo turno lasci passare tutto
web-pass-all-stop = Chiedimelo di nuovo
web-key = Tasto { $key }
web-choose-target = Contro chi?
web-choose-other = Scegli qualcos’altro
web-not-open = Ora non si può
web-more-time = Più tempo
    .hint = { $seconds } secondi di riserva
web-clock = { $seconds ->
    [one] resta 1 secondo
   *[other] restano { $seconds } secondi
}
web-take-back = Riprendi il tuo posto
web-bot-plays = Un bot gioca per te
web-vote-out = Fai giocare un bot al posto di { $name }
web-draw = Proponi il pareggio
    .hint = Vale se tutti accettano nello stesso turno
web-draw-agree = Accetta il pareggio
web-draw-offered = Proponi un pareggio
web-leave = Lascia la partita
    .hint = Un bot continua per te
web-leave-sure = Vuoi lasciare questa partita? Un bot continua per te.
web-stay = Resta
web-watching = Stai guardando
web-out = Per te è finita. Gli altri continuano.
web-out-bots = Per te è finita. I bot concludono in fretta.
web-again = Nuova partita
web-waiting-match = Si apparecchia il tavolo…
web-menu = Menu
web-log = Che cosa è successo
web-log-empty = Ancora nulla.
web-talk = Chiacchiere
web-talk-write = Di’ qualcosa
web-talk-send = Di’
web-talk-empty = Nessuno ha detto nulla. Niente di ciò che si dice vincola.
web-talk-phrases = Frasi
web-talk-whom = Chi?
web-talk-which = Quale personaggio?
web-talk-new = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-reference = Carte riassuntive
web-reference-game = Per tutti
web-tokens = segnalini: { $tokens }
web-set-aside = Messe da parte: { $cards }
web-hide-hand = Copri le mie carte
web-show-hand = Mostra le mie carte

## Su questo dispositivo

web-pp-title = Su questo dispositivo
web-pp-who = Chi gioca?
web-pp-player = Posto { $number }
web-pp-add = Aggiungi qualcuno
web-pp-bots = E dei bot
web-pp-start = Comincia
web-pp-seats = Questo gioco vuole da { $least } a { $most } posti.
web-pp-cover = Passa il dispositivo a { $name }
web-pp-cover-body = Tocca quando solo { $name } può vedere lo schermo.
web-pp-cover-show = Sono { $name }
web-pp-ask-challenge = Qualcuno lancia una sfida?
web-pp-ask-block = Qualcuno blocca?
web-pp-ask-other = Qualcuno risponde?
web-pp-nobody = Nessuno
web-pp-nobody-hint = Lasciate passare tutti
web-pp-someone = { $name }
web-pp-look = { $name } guarda le carte
web-pp-done = Fatto, copri le carte

## Dopo la partita

web-after = Dopo la partita
web-after-winner = { $count ->
    [one] Vince { $names }
   *[other] { $names } si dividono la vittoria
}
web-after-all-open = Ora tutte le carte sono scoperte
web-after-replay = Rivedi la partita
web-after-moment = Decisione { $number } di { $count }
web-after-start = La distribuzione
web-after-previous = Indietro
web-after-next = Avanti
web-after-play = Riproduci
web-after-pause = Pausa
web-after-view = Visto da
web-after-view-open = Tutte le carte scoperte
web-after-view-table = Il tavolo
web-after-decision = { $name }: { $reply }
web-why = Che cosa pensava un bot
web-why-of = Che cosa pensava { $name }
web-why-none = Alle decisioni dei bot, qui compaiono i loro pensieri.
web-why-position = Le sue probabilità di vincere, secondo i suoi calcoli: { $value }
web-why-replies = Come ha soppesato le risposte
web-why-reply = Risposta
web-why-value = Vince al
web-why-chance = Sceglie al
web-why-chosen = scelta
web-why-forced = { $reply }: nient’altro aveva senso.
web-why-beliefs = Che cosa credeva che avessero gli altri
web-why-held = davvero in mano
web-why-role = Personaggio
web-why-likely = Probabilità
web-after-bluffs = Chi ha bluffato
web-after-bluffs-none = Nessuno ha bluffato. Notevole.
web-after-bluff = { $name } ha dichiarato { $role-the } senza avere la carta
web-after-honest = { $name } aveva { $role-the }
web-after-caught = bluff scoperto
web-after-uncaught = l’ha fatta franca
web-after-doubted = sfida a vuoto
web-after-turn = Turno { $turn }
web-after-summary = { $name }: { $claims ->
    [one] 1 dichiarazione
   *[other] { $claims } dichiarazioni
}, { $bluffs ->
    [0] nessun bluff
    [one] 1 bluff
   *[other] { $bluffs } bluff
}, { $caught ->
    [one] 1 scoperto
   *[other] { $caught } scoperti
}
web-after-chart = Gettoni e influenza
web-after-chart-coins = Gettoni
web-after-chart-cards = Influenza
web-after-chart-text = { $name } finisce con { $coins ->
    [one] 1 gettone
   *[other] { $coins } gettoni
} e { $cards ->
    [0] nessuna influenza
    [one] 1 influenza
   *[other] { $cards } influenze
}.
web-after-share = Condividi la partita
web-after-transcript = Scarica la trascrizione
web-after-seed = La distribuzione era onesta?
    .hint = L’impronta del seme è stata pubblicata prima di dare la prima carta.
web-after-seed-check = Verifica
web-after-seed-good = Sì: il seme dà l’impronta pubblicata all’inizio.
web-after-seed-bad = No: il seme non dà l’impronta pubblicata.
web-after-seed-none = Questa partita è stata composta; le carte erano scelte.
web-after-commitment = Impronta pubblicata
web-after-seed-is = Seme
web-after-rematch = Rivincita
    .hint = Stesso tavolo, comincia chi ha vinto
web-after-room = Torna alla stanza
web-after-wait-host = { $name } può cominciare una rivincita.

## Le mie partite

web-matches-none = Qui non hai ancora giocato.
web-match-won = vittoria
web-match-lost = sconfitta
web-match-drawn = pareggio
web-match-going = in corso
web-match-replay = Rivedi
web-match-resume = Continua

## Imparare

web-learn-title = Impara
web-learn-soon = Le lezioni sono in preparazione.

## Per chi ascolta la pagina

web-aria-seat = Posto di { $name }
web-aria-card-back = una carta coperta
web-aria-card = { $role }
web-aria-lost = { $role }, carta persa
web-aria-log = Che cosa è successo, le ultime cose in fondo

## Aggiunte

web-keys = Tasti singoli
    .hint = Rispondi con un solo tasto, quello indicato sul pulsante
web-block-planned = Bloccherai con { $role-the }, se nessuno mette in dubbio { $name }.
web-moment-true = Era vero!
web-moment-false = Era un bluff!
web-moment-challenge = Sfida!
web-connecting = Connessione in corso…
web-your-name-first = Come ti chiamiamo?
web-version = Versione { $version }
web-waiting-several = { $count ->
    [one] Si aspetta ancora 1 risposta
   *[other] Si aspettano ancora { $count } risposte
}

## Il tavolo di Coup Royal

royal-page-street = La strada
royal-page-standing = La classifica, colore per colore
royal-page-house = { $letter }, { $place }: { $loot }
royal-page-empty = nessun bottino
royal-page-thief = Ladro in { $letter }, { $place }: { $loot }
royal-page-snitch = Informatore in { $letter }, { $place }: { $loot }
royal-page-thieves = Ladri
royal-page-snitches = Informatori
royal-page-choose-thieves = { $count ->
    [one] Il tuo ladro: tocca sotto una casa
   *[other] I tuoi ladri: tocca sotto { $count } case
}
royal-page-choose-snitches = { $count ->
    [one] Il tuo informatore: tocca sopra una casa
   *[other] I tuoi informatori: tocca sopra { $count } case
}
royal-page-seal = Sigilla il piano
royal-page-sealed = Il tuo piano è sigillato: { $answers } su { $count } hanno risposto
royal-page-plan-chosen = { $role }: { $places }
royal-page-was-here = { $names }: qui nell’ultimo round
royal-page-skip = Salta
royal-page-supply = Riserva
royal-page-loot-left = { $count ->
    [one] resta 1 carta bottino
   *[other] restano { $count } carte bottino
}
royal-page-secrets-left = { $count ->
    [one] resta 1 bottino segreto
   *[other] restano { $count } bottini segreti
}
royal-page-secret-cards = { $count ->
    [one] 1 bottino segreto
   *[other] { $count } bottini segreti
}
royal-page-secret = Segreto
royal-page-own = Il tuo bottino segreto
royal-page-own-none = ancora niente
royal-page-items = Oggetti speciali
royal-page-fame = Fama
royal-page-fame-now = La fama per ora: cubi e oggetti speciali, senza il bottino segreto
royal-page-fame-of = { $count ->
    [one] 1 punto fama
   *[other] { $count } punti fama
}
royal-page-pays = Rende, dal primo all’ultimo: { $places }
royal-page-lead = In due, un colore si vince con un vantaggio di due.
royal-page-partner = Carta Complice
royal-page-mark-guarded = sorvegliato
royal-page-mark-stolen = rubato
royal-page-mark-met = ressa
royal-page-mark-deserted = nessuno
royal-page-from-supply = { $count } nella riserva
royal-page-from-own = dei tuoi { $count }
royal-page-from-seat = Prendi da { $name }
royal-page-no-swap = Nessuno scambio
royal-page-revealed = I piani sono sul tavolo.
royal-page-laid = C’è un nuovo bottino.

option-roles = Ruoli in gioco
    .hint = Sorteggiati, oppure cinque scelti a mano:
option-first-game = Prima partita
    .hint = I cinque ruoli più facili per cominciare
option-advanced = Ruoli avanzati
    .hint = Possono uscire anche loro
option-anarchy = Anarchy
    .hint = Possono uscire anche i ruoli dell’espansione
option-partner = Carta Complice
    .hint = In due: chi tiene per primo la carta Complice
option-partner-auto = A sorte
option-partner-0 = Primo posto
option-partner-1 = Secondo posto
option-deck = Mazzo
    .hint = Il mazzo della casa, o le carte della tua scatola
option-deck-own = Un mazzo tuo
option-deck-house = Mazzo della casa
option-deck-help = Questo è il mazzo come file. Inserisci le carte della tua scatola, dagli un nome suo e gioca.
option-deck-file = Apri un file
option-deck-use = Gioca con questo mazzo
option-deck-bad = Con questo mazzo non si può giocare. { $reason }

# Whom one does not want to hear
web-talk-mute = Silenzia { $name }
web-talk-unmute = Leggi di nuovo chiunque
