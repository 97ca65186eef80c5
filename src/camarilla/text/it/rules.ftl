# Le regole da leggere: ogni parte ha un titolo e poche frasi.

## Coup

rules-coup-idea-title = L’idea
rules-coup-idea-text = Hai due carte coperte: due personaggi della corte che lavorano per te. A ogni turno puoi dire di avere un personaggio qualsiasi e usarne il potere; finché nessuno ti sfida, funziona. Smaschera i bluff degli altri, non farti scoprire i tuoi e conserva l’ultima carta coperta.

rules-coup-set-up-title = Preparazione
rules-coup-set-up-text = Ci sono cinque personaggi, con tre carte ciascuno. Tutti ricevono due carte e 2 gettoni; le altre carte formano il mazzo della Corte. I gettoni restano in vista, e la Tesoreria non si esaurisce mai. In due, chi comincia riceve solo 1 gettone.

rules-coup-turn-title = Il tuo turno
rules-coup-turn-text = Nel tuo turno compi una sola azione, e non puoi passare. Il suo costo si paga quando la annunci. Se cominci il turno con 10 o più gettoni, devi lanciare un colpo di Stato. Poi si prosegue in senso orario.

rules-coup-actions-title = Le azioni
rules-coup-actions-text =
    Chiunque può prendere il reddito (1 gettone), chiedere l’aiuto estero (2 gettoni) o pagare 7 gettoni per un colpo di Stato, che costa a qualcuno un’influenza.
    Il Duca prende 3 gettoni. L’Assassino costa 3 gettoni e toglie un’influenza. Il Capitano ruba 2 gettoni a qualcuno.
    L’Ambasciatore pesca due carte e ne rimette due. L’Inquisitore, che può sedere al suo posto, ne pesca una e ne rimette una, oppure guarda una carta di qualcuno e può fargliela cambiare.

rules-coup-challenges-title = Le sfide
rules-coup-challenges-text = Chiunque può sfidare una dichiarazione, che lo riguardi o no. Se allora mostri la carta, perde un’influenza chi ti ha sfidato, e tu cambi la carta mostrata con una nuova del mazzo della Corte. Se non la mostri, l’influenza la perdi tu; la dichiarazione non vale, e riprendi ciò che hai pagato.

rules-coup-blocks-title = Le reazioni
rules-coup-blocks-text = Alcune azioni si possono bloccare, ancora una volta dichiarando un personaggio. Contro l’aiuto estero chiunque può dichiarare il Duca. Solo il bersaglio può dichiarare la Contessa contro un assassinio, oppure il Capitano, l’Ambasciatore o l’Inquisitore contro un furto. Un’azione bloccata fallisce, e ciò che si è pagato resta pagato. Ma anche una reazione è una dichiarazione, e si può sfidare.

rules-coup-losing-title = Perdere un’influenza
rules-coup-losing-text = Quando perdi un’influenza, scegli una delle tue carte e la scopri davanti a tutti. Senza più carte coperte vai in esilio: sei fuori, e i tuoi gettoni passano alla Tesoreria. Attenzione all’Assassino: una sfida persa e l’assassinio stesso possono costarti due influenze in un solo turno.

rules-coup-end-title = La fine
rules-coup-end-text = Vince chi ha ancora influenza quando nessun altro ne ha; il secondo posto non esiste. Prometti e minaccia quanto vuoi: nessuna promessa vincola, le carte non si mostrano e i gettoni non si regalano. Se chi è ancora in gioco è d’accordo, o se finiscono i turni, la partita è pari.

rules-coup-editions-title = Le edizioni
rules-coup-editions-text = Le edizioni sono un po’ diverse, e scegliete voi quale seguire. Quella inglese è da 2 a 6 posti, con l’Ambasciatore. Quella tedesca permette anche l’Inquisitore, e in due si comincia con 1 gettone a testa; una carta fatta cambiare dall’Inquisitore può tornare subito. Anche quella italiana permette l’Inquisitore e arriva a 10 posti, con più carte di ogni personaggio.

rules-coup-draft-title = La scelta in due
rules-coup-draft-text = In due potete scegliere la prima carta. Ciascuno prende una serie dei cinque personaggi, tiene in segreto una carta e toglie le altre quattro dal gioco. Dalla terza serie si dà un’altra carta a testa, e le ultime tre formano il mazzo della Corte.

## Guatemala 54

rules-guatemala-idea-title = L’idea
rules-guatemala-idea-text = Guatemala, 1954: il governo è caduto e tutti vogliono la presidenza. Si bluffa e si dubita come in Coup, ma ogni volta con un cast diverso, dai banchieri ai guerriglieri. Se conosci Coup, devi imparare soltanto che cosa cambia.

rules-guatemala-draft-title = I cinque ruoli
rules-guatemala-draft-text = Ci sono 25 ruoli in quattro gruppi. In ogni partita ne entrano cinque: uno di Finanza, uno di Comunicazioni, uno di Forza e due di Interessi speciali, sorteggiati o scelti insieme. Per la prima volta vanno bene Banchiere, Stazioni radio, Guerrigliero, Politico e Nazioni Unite. Alcuni ruoli sono avanzati e restano fuori, se non li ammettete.

rules-guatemala-differences-title = Che cosa cambia
rules-guatemala-differences-text = Non c’è aiuto estero: chiunque può prendere il reddito o lanciare un colpo di Stato, e tutto il resto spetta ai ruoli. Davanti a una sfida, chi ha la carta la mostra; non ci si può rifiutare. Una reazione protegge dal proprio danno e da nient’altro: il resto dell’azione avviene comunque, e ciò che si è pagato resta pagato. Di solito un ruolo protegge da sé stesso. Qui un’influenza si chiama vita.

rules-guatemala-order-title = L’ordine di un turno
rules-guatemala-order-text = Prima si annuncia l’azione e la si paga. Poi altri possono unirsi, se il ruolo lo permette. Poi i bersagli possono dichiarare una reazione. Le reazioni si applicano per prime, l’azione dopo. Ogni dichiarazione si può sfidare prima della successiva.

rules-guatemala-reactions-title = Dichiarazioni al momento giusto
rules-guatemala-reactions-text = Alcuni ruoli aspettano il loro momento. L’Intellettuale e il Missionario rispondono alla perdita di una vita: la carta persa si mette da parte coperta e porta 5 gettoni o una carta nuova; in caso di sfida, proprio quella carta dev’essere il ruolo. L’Avvocato reclama a fine turno i gettoni di chi è andato in esilio. E del segnalino del Mercenario ci si può ancora liberare, finché non colpisce.

rules-guatemala-end-title = La fine
rules-guatemala-end-text = Senza vite vai in esilio. I tuoi gettoni aspettano la fine del turno, nel caso un Avvocato li reclami, poi passano alla Tesoreria; i tuoi segnalini tornano al centro. Chi sopravvive a tutti ottiene la presidenza e vince.

## Coup Royal

rules-royal-idea-title = L’idea
rules-royal-idea-text = Guidi un’elegante banda di ladri, come tutti gli altri al tavolo. A ogni round mandi i tuoi ladri in un luogo e i tuoi informatori in un altro, in segreto e tutti insieme. Indovina dove non va nessun altro, e sorveglia ciò che non vuoi lasciare agli altri. Qui non ci sono ruoli né dichiarazioni.

rules-royal-set-up-title = Preparazione
rules-royal-set-up-text = Ci sono tre luoghi in più dei giocatori, chiamati dalla A in poi, e in ognuno c’è una carta bottino. I cubi prestigio sono di quattro tipi: informazioni, opere d’arte, gioielli e oro. Tutti cominciano con tre cubi presi a caso. Il mazzo del bottino è una nostra creazione.

rules-royal-round-title = Un round
rules-royal-round-text = Tutti i piani si rivelano insieme, e i luoghi si risolvono a partire dalla A. Dove c’è un informatore non succede nulla, e il bottino resta. Un ladro da solo prende il bottino. Più ladri si ostacolano: il bottino resta, ma ciascuno pesca una carta bottino segreto. Dove non va nessuno, il bottino si scarta. I luoghi vuoti ricevono un nuovo bottino; quando non basta più per tutti, la partita finisce.

rules-royal-loot-title = Il bottino
rules-royal-loot-text = Quasi tutti i bottini danno un cubo per ogni simbolo. Una Collezione dà un cubo di ogni tipo, una Carta bianca tre a scelta, uno Scassinatore tre carte bottino segreto. Con gli Intrighi scambi fino a tre cubi con altri. Gli Oggetti speciali valgono fama alla fine. I Documenti compromettenti costringono tutti gli altri a restituire metà dei loro cubi di un tipo.

rules-royal-scoring-title = La fama
rules-royal-scoring-text = Alla fine si sommano i tuoi cubi e le tue carte bottino segreto di ogni tipo, e conta solo la classifica. Per le informazioni dà fama solo il primo posto; per l’arte e i gioielli qualche posto in più; per l’oro tutti tranne l’ultimo. A pari merito ci si divide la fama dei posti, arrotondata per difetto. Si aggiungono gli Oggetti speciali, e vince chi ha più fama.

rules-royal-two-players-title = In due
rules-royal-two-players-text = In due ci sono sei luoghi e una carta Complice. Chi ce l’ha manda due ladri e un informatore, l’altro un ladro e due informatori, tutti in luoghi diversi; dopo ogni round la carta passa di mano. Un tipo si vince solo con almeno due di vantaggio; altrimenti 1 punto fama a testa.

## Intorno alle regole

rules-heading = Le regole
rules-contents = Indice
rules-print = Stampa
rules-coup-about = Dichiara il personaggio che vuoi e smaschera chi mente.
rules-guatemala-about = Ogni volta un cast diverso di cinque ruoli.
rules-royal-about = Ladri e informatori, tutti in segreto e tutti insieme.
rules-coup-roles = I personaggi
rules-guatemala-roles = Tutti i ruoli
rules-cost = { $coins ->
    [one] costa 1 gettone
   *[other] costa { $coins } gettoni
}
rules-cost-lives = costa { $many } gettoni, { $last } contro un’ultima vita
rules-blocked-by = bloccato da: { $roles }
rules-unblocked = non si può bloccare
rules-group-finance = Finanza
rules-group-communications = Comunicazioni
rules-group-force = Forza
rules-group-special = Interessi speciali
rules-advanced = avanzato
rules-anarchy = Anarchy
    .hint = dall’espansione
rules-roles-soon = Le carte dei ruoli non sono ancora qui.
rules-royal-fame = Fama per il primo posto, il secondo e così via, da 2 a 5 al tavolo
rules-royal-information = Informazioni
rules-royal-art = Opere d’arte
rules-royal-jewellery = Gioielli
rules-royal-gold = Oro
