# Guatemala 54: i suoi ruoli, che cosa fanno, e ciò che c’è solo qui.

game-guatemala = Guatemala 54
card-game-guatemala =
    A ogni turno compi un’azione e puoi dichiarare per farla qualsiasi ruolo in gioco, che tu l’abbia o no.
    Reddito: guadagni 1 gettone. Nessuno può impedirlo.
    Colpo di Stato: paga 7 gettoni; qualcuno perde una vita e niente lo ferma. Con 10 o più gettoni è la tua unica azione.
    Ogni dichiarazione si può sfidare, e chi ha la carta la mostra: allora perde una vita chi ha sfidato, e la carta si cambia con una nuova. Senza la carta, la dichiarazione costa una vita e non vale.
    Una reazione protegge soltanto te: ciò che si è pagato resta pagato, e il resto dell’azione avviene.
    I gettoni di chi va in esilio aspettano la fine del turno. Vince chi conserva l’ultima carta coperta.

## Ruoli: il nome, le sue forme, due righe per la carta in mano

role-banker = Banchiere
    .a = un Banchiere
    .the = il Banchiere
    .brief = guadagna 3 gettoni
    .blocks = non blocca nulla
role-farmer = Agricoltore
    .a = un Agricoltore
    .the = l’Agricoltore
    .brief = guadagna 3, ne dà 1
    .blocks = non blocca nulla
role-spy = Spia
    .a = una Spia
    .the = la Spia
    .brief = guadagna 1 e riagisce
    .blocks = non blocca nulla
role-capitalist = Capitalista
    .a = un Capitalista
    .the = il Capitalista
    .brief = guadagna 4 e divide
    .blocks = non blocca nulla
role-speculator = Speculatore
    .a = uno Speculatore
    .the = lo Speculatore
    .brief = raddoppia, fino a 5
    .blocks = non blocca nulla
role-director = Stazioni radio
    .a = delle Stazioni radio
    .the = le Stazioni radio
    .brief = scambiano 2 carte
    .blocks = non bloccano nulla
role-newscaster = Annunciatore
    .a = un Annunciatore
    .the = l’Annunciatore
    .brief = scambia 3, costa 1
    .blocks = non blocca nulla
role-reporter = Cronista
    .a = un Cronista
    .the = il Cronista
    .brief = guadagna 1, scambia 1
    .blocks = non blocca nulla
role-writer = Scrittore
    .a = uno Scrittore
    .the = lo Scrittore
    .brief = scambia, 1 gettone a carta
    .blocks = non blocca nulla
role-producer = Produttore
    .a = un Produttore
    .the = il Produttore
    .brief = scambia: mazzo e bersaglio
    .blocks = blocca lo scambio con te
role-guerrilla = Guerrigliero
    .a = un Guerrigliero
    .the = il Guerrigliero
    .brief = uccide per 4 gettoni
    .blocks = blocca un’esecuzione
role-judge = Giudice
    .a = un Giudice
    .the = il Giudice
    .brief = uccide, 3 al bersaglio
    .blocks = blocca una montatura
role-general = Generale
    .a = un Generale
    .the = il Generale
    .brief = colpisce tutti per 5
    .blocks = ti salva da una purga
role-crime-boss = Padrino
    .a = un Padrino
    .the = il Padrino
    .brief = 2 gettoni o la vita
    .blocks = non blocca nulla
role-mercenary = Mercenario
    .a = un Mercenario
    .the = il Mercenario
    .brief = fa sparire per 3
    .blocks = toglie un segnalino
role-politician = Politico
    .a = un Politico
    .the = il Politico
    .brief = prende 2 gettoni
    .blocks = blocca una tangente
role-priest = Sacerdote
    .a = un Sacerdote
    .the = il Sacerdote
    .brief = prende 1 a tutti
    .blocks = salva il tuo gettone
role-peacekeeper = Nazioni Unite
    .a = le Nazioni Unite
    .the = le Nazioni Unite
    .brief = guadagnano 1, al sicuro
    .blocks = non bloccano nulla
role-intellectual = Intellettuale
    .a = un Intellettuale
    .the = l’Intellettuale
    .brief = guadagna 5 per una vita
    .blocks = non ha azioni
role-lawyer = Avvocato
    .a = un Avvocato
    .the = l’Avvocato
    .brief = eredita gettoni
    .blocks = non ha azioni
role-communist = Comunista
    .a = un Comunista
    .the = il Comunista
    .brief = dà 3 a chi ha meno
    .blocks = blocca per il più ricco
role-customs-officer = Doganiere
    .a = un Doganiere
    .the = il Doganiere
    .brief = mette un dazio
    .blocks = non blocca nulla
role-foreign-consular = Console
    .a = un Console
    .the = il Console
    .brief = stringe un trattato
    .blocks = non blocca nulla
role-missionary = Missionario
    .a = un Missionario
    .the = il Missionario
    .brief = rimpiazza una vita
    .blocks = non ha azioni
role-protestor = Manifestante
    .a = un Manifestante
    .the = il Manifestante
    .brief = uccide per 2, più 3 altrui
    .blocks = blocca una rivolta
role-anarchist = Anarchico
    .a = un Anarchico
    .the = l’Anarchico
    .brief = lancia la Bomba per 3
    .blocks = passa o disinnesca
role-paramilitary = Paramilitare
    .a = un Paramilitare
    .the = il Paramilitare
    .brief = uccide per 3 o per 5
    .blocks = blocca un’esecuzione
role-plantation-owner = Latifondista
    .a = un Latifondista
    .the = il Latifondista
    .brief = divide un raccolto
    .blocks = non blocca nulla
role-financier = Finanziere
    .a = un Finanziere
    .the = il Finanziere
    .brief = svuota la Banca
    .blocks = non blocca nulla
role-arms-dealer = Trafficante d’armi
    .a = un Trafficante d’armi
    .the = il Trafficante d’armi
    .brief = scommette sul mazzo
    .blocks = non blocca nulla
role-socialist = Socialista
    .a = un Socialista
    .the = il Socialista
    .brief = raccoglie da tutti
    .blocks = non blocca nulla
role-social-media = Social media
    .a = dei Social media
    .the = i Social media
    .brief = scambiano 1 carta
    .blocks = per tutti
role-coin = Gettone
    .a = un gettone
    .the = un gettone

## Carte riassuntive

card-banker =
    Profitto: guadagna 3 gettoni.
    Nessuno può bloccarlo.
card-farmer =
    Cooperazione: guadagna 3 gettoni e danne 1 a chi vuoi.
    Nessuno può bloccarla. Chi riceve il gettone non è un bersaglio: nessuna protezione lo impedisce.
card-spy =
    Spionaggio: guadagna 1 gettone, poi compi un’altra azione, ma non Spionaggio.
    Nessuno può bloccarlo. La seconda azione si può sfidare e bloccare come sempre; con 10 o più gettoni dev’essere un colpo di Stato.
    Se il bluff è scoperto, il tuo turno finisce. Se fallisce solo la seconda azione, il gettone resta tuo.
card-capitalist =
    Dividendi: guadagna 4 gettoni, poi danne 1 a chiunque altro dichiari il Capitalista.
    Chi vuole la sua parte lo dichiara insieme agli altri; poi ogni dichiarazione si può sfidare a turno. Un bluff scoperto costa una vita, il resto continua.
    Se i gettoni non bastano, paghi in senso orario finché ne hai.
card-speculator =
    Speculazione: guadagna tanti gettoni quanti ne hai, al massimo 5.
    Nessuno può bloccarla. Se il bluff è scoperto, chi ti ha sfidato prende tutti i tuoi gettoni prima che tu perda la vita.
card-director =
    Propaganda: pesca 2 carte, poi rimettine 2.
    Nessuno può bloccarla.
card-newscaster =
    Propaganda: paga 1 gettone; pesca 3 carte, poi rimettine 3.
    Nessuno può bloccarla.
card-reporter =
    Propaganda: guadagna 1 gettone; pesca 1 carta, poi rimettine 1.
    Nessuno può bloccarla.
card-writer =
    Propaganda: pesca 1 carta e guardala; quante volte vuoi, paga 1 gettone per pescarne un’altra. Rimettine tante quante ne hai pescate.
    Nessuno può bloccarla. Finisce quando finiscono le carte o i tuoi gettoni.
card-producer =
    Propaganda: pesca 1 carta e ricevine 1 scelta dal tuo bersaglio; rimetti 1 carta nel mazzo e danne 1 al bersaglio.
    Blocca lo scambio di un Produttore con te: non dai e non ricevi carte, e lo scambio con il mazzo avviene comunque.
    Se nessuno può essere il tuo bersaglio, scambi soltanto con il mazzo.
card-guerrilla =
    Esecuzione: paga 4 gettoni; il tuo bersaglio perde una vita.
    Blocca un’esecuzione contro di te. I gettoni restano pagati.
card-judge =
    Montatura: dai 3 gettoni al tuo bersaglio, che perde una vita.
    Blocca una montatura contro di te, e tieni i 3 gettoni. Arrivano troppo tardi per pagare la reazione.
card-general =
    Purga: paga 5 gettoni; tutti gli altri perdono una vita, uno dopo l’altro.
    Blocca una purga soltanto per te. Chi non può essere un bersaglio la scampa.
    Continua anche se muori sfidando una reazione.
card-crime-boss =
    Estorsione: con 5 gettoni in mano, chiedine 2 al tuo bersaglio. Se rifiuta, paghi i 5 e il bersaglio perde una vita.
    Nessuno può bloccarla. Sono 2 gettoni o niente, e pagarli non dichiara nulla.
card-mercenary =
    Sparizione: paga 3 gettoni; il tuo bersaglio riceve un segnalino e perde una vita alla fine del suo prossimo turno, se ce l’ha ancora.
    Dichiara il Mercenario per liberartene: quando ti prendono di mira, prima della tua azione o alla fine del tuo turno. Una dichiarazione fallita costa una vita, e il segnalino resta.
    I segnalini si accumulano, e ogni dichiarazione ne toglie uno. Nessuna protezione successiva li ferma.
card-politician =
    Tangente: prendi 2 gettoni al tuo bersaglio, o l’unico che ha.
    Blocca una tangente contro di te.
card-priest =
    Questua: prendi 1 gettone a tutti gli altri che ne hanno.
    Protegge il tuo gettone. Chi non può essere un bersaglio la scampa.
card-peacekeeper =
    Missione di pace: guadagna 1 gettone e prendi il segnalino. Chi ce l’ha non può essere un bersaglio, se non di un colpo di Stato.
    Nessuno può bloccarla. Il segnalino resta finché qualcun altro non lo prende.
card-intellectual =
    Memorie: quando perdi una vita, anche per un colpo di Stato, metti da parte la carta coperta e guadagna 5 gettoni. Non per l’ultima.
    Solo una sfida la ferma, e allora decide proprio quella carta: se è giusta, perde una vita chi ha sfidato; se no, ne perdi un’altra e non guadagni nulla.
card-lawyer =
    Successione: alla fine di un turno, prendi i gettoni di chi in quel turno è andato in esilio.
    Chiunque può dichiararlo, a turno. Chi la spunta divide in parti uguali, e ciò che avanza è perso.
card-communist =
    Redistribuzione: prendi 3 gettoni, o quelli che ci sono, al posto più ricco e dalli al più povero. Puoi essere l’uno o l’altro; in caso di parità scegli tu.
    Il posto più ricco la blocca dichiarando il Comunista. Non si può fare se l’unico posto più ricco non può essere il tuo bersaglio.
card-customs-officer =
    Dazio: metti un segnalino davanti a te e uno su un ruolo. Tutti gli altri ti danno un gettone prima di ogni dichiarazione di quel ruolo.
    Chi non ha gettoni non può dichiararlo, e nulla viene rimborsato. Il prossimo Doganiere prende i due segnalini; se ne vanno con te.
card-foreign-consular =
    Alleanza: metti un segnalino davanti a te e uno davanti a qualcun altro, anche se non vuole. Nessuno dei due può prendere di mira l’altro, nemmeno con un colpo di Stato.
    Le sfide restano permesse, e tra gli ultimi due il trattato non vale.
card-missionary =
    Sacrificio: quando perdi una vita, ma non per un colpo di Stato, metti da parte la carta coperta e prendine 1 dal mazzo, se ce n’è. Anche per l’ultima.
    Solo una sfida lo ferma, e allora decide proprio quella carta: se è giusta, perde una vita chi ha sfidato; se no, ne perdi un’altra e non ricevi nulla.
card-protestor =
    Rivolta: paga 2 gettoni; se qualcun altro ne paga 3 per unirsi, il tuo bersaglio perde una vita. Unirsi non dichiara nulla.
    Blocca una rivolta contro di te, quando qualcuno si è unito. Se non si unisce nessuno, fallisce, e i 2 gettoni sono persi.
card-anarchist =
    Bomba: chiunque può pagare 3 gettoni per mandare la Bomba a qualcuno. Non dichiara nulla.
    Chi ce l’ha può dichiarare l’Anarchico per passarla, mai al posto di turno né a chi l’ha già avuta, o per disinnescarla. Altrimenti costa una vita; un bluff scoperto, due.
card-paramilitary =
    Esecuzione: paga 3 gettoni contro chi ha due vite, 5 contro chi ne ha una sola; il bersaglio perde una vita.
    Blocca un’esecuzione contro di te. I gettoni restano pagati.
card-plantation-owner =
    Raccolto: guadagna 1 gettone. Anche altri possono dichiarare il Latifondista; poi ogni dichiarazione che regge, la tua compresa, rende tanti gettoni quante sono.
    Nessuno può bloccarlo; ogni dichiarazione si può sfidare a turno.
card-financier =
    Prelievo: prendi tutto quello che c’è nella Banca.
    Nessuno può bloccarlo. Finché questo ruolo è in gioco, ogni reddito mette anche un gettone nella Banca.
card-arms-dealer =
    Fornitura: nomina un ruolo e scopri 2 carte del mazzo. Guadagni 4 gettoni se una delle due è quel ruolo.
    Nessuno può bloccarla. Le carte tornano nel mazzo.
card-socialist =
    Redistribuzione: tutti gli altri ti danno un gettone o una carta, a loro scelta. Tieni i gettoni; di tutte le carte ne tieni quante ne avevi, e le altre si restituiscono a caso.
    Nessuno può bloccarla. Chi non può essere un bersaglio la scampa.
card-social-media =
    Social media: pesca 1 carta, poi rimettine 1.
    Per tutti: non si dichiara nulla, e niente li ferma.

## Azioni

action-profit = Profitto
    .noun = profitto
    .the = il profitto
    .your = il tuo profitto
    .by = il profitto chiesto da
action-cooperation = Cooperazione
    .noun = cooperazione
    .the = la cooperazione
    .your = la tua cooperazione
    .by = la cooperazione proposta da
action-intel = Spionaggio
    .noun = spionaggio
    .the = lo spionaggio
    .your = il tuo spionaggio
    .by = lo spionaggio tentato da
action-dividends = Dividendi
    .noun = dividendi
    .the = i dividendi
    .your = i tuoi dividendi
    .by = i dividendi chiesti da
action-gamble = Speculazione
    .noun = speculazione
    .the = la speculazione
    .your = la tua speculazione
    .by = la speculazione tentata da
action-propaganda = Propaganda
    .noun = propaganda
    .the = la propaganda
    .your = la tua propaganda
    .by = la propaganda fatta da
action-execution = Esecuzione
    .noun = esecuzione
    .the = l’esecuzione
    .your = il tuo ordine di esecuzione
    .by = l’esecuzione ordinata da
action-frame = Montatura
    .noun = montatura
    .the = la montatura
    .your = la tua montatura
    .by = la montatura ordita da
action-purge = Purga
    .noun = purga
    .the = la purga
    .your = la tua purga
    .by = la purga lanciata da
action-extortion = Estorsione
    .noun = estorsione
    .the = l’estorsione
    .your = la tua estorsione
    .by = l’estorsione tentata da
action-disappear = Sparizione
    .noun = sparizione
    .the = la sparizione
    .your = il tuo ordine di sparizione
    .by = la sparizione ordinata da
action-bribery = Tangente
    .noun = tangente
    .the = la tangente
    .your = la tua tangente
    .by = la tangente chiesta da
action-charity = Questua
    .noun = questua
    .the = la questua
    .your = la tua questua
    .by = la questua fatta da
action-peacekeeping = Missione di pace
    .noun = missione di pace
    .the = la missione di pace
    .your = la tua missione di pace
    .by = la missione di pace avviata da
action-redistribution = Redistribuzione
    .noun = redistribuzione
    .the = la redistribuzione
    .your = la tua redistribuzione
    .by = la redistribuzione tentata da
action-customs = Dazio
    .noun = dazio
    .the = il dazio
    .your = il tuo dazio
    .by = il dazio imposto da
action-alliance = Alleanza
    .noun = alleanza
    .the = l’alleanza
    .your = la tua alleanza
    .by = l’alleanza proposta da
action-riot = Rivolta
    .noun = rivolta
    .the = la rivolta
    .your = la tua rivolta
    .by = la rivolta scatenata da
action-bomb = Bomba
    .noun = Bomba
    .the = la Bomba
    .your = la tua Bomba
    .by = la Bomba lanciata da
action-harvest = Raccolto
    .noun = raccolto
    .the = il raccolto
    .your = il tuo raccolto
    .by = il raccolto avviato da
action-banking = Prelievo
    .noun = prelievo
    .the = il prelievo
    .your = il tuo prelievo
    .by = il prelievo tentato da
action-supply = Fornitura
    .noun = fornitura
    .the = la fornitura
    .your = la tua fornitura
    .by = la fornitura tentata da
action-collection = Redistribuzione
    .noun = redistribuzione
    .the = la redistribuzione
    .your = la tua redistribuzione
    .by = la redistribuzione tentata da
action-social-media = Social media
    .noun = social media
    .the = i social media
    .your = i tuoi social media
    .by = i social media usati da
action-give = Consegna
    .noun = consegna
    .the = la consegna
    .your = la tua consegna
    .by = la consegna fatta da
action-hand-on = Passaggio
    .noun = passaggio
    .the = il passaggio
    .your = il tuo passaggio
    .by = il passaggio tentato da
action-memoirs = Memorie
    .noun = memorie
    .the = le memorie
    .your = le tue memorie
    .by = le memorie pubblicate da
action-sacrifice = Sacrificio
    .noun = sacrificio
    .the = il sacrificio
    .your = il tuo sacrificio
    .by = il sacrificio fatto da

## Segnalini

token-peacekeeping = segnalino Pace
token-tax = segnalino Dazio
token-treaty = segnalino Trattato
token-disappear = segnalino Sparizione

## Che cosa si annuncia

event-action-declared-profit = { $me ->
    [seat] Dichiari { $role-the } per guadagnare 3 gettoni.
   *[other] { $seat } dichiara { $role-the } per guadagnare 3 gettoni.
}
event-action-declared-cooperation = { $me ->
    [seat] Dichiari { $role-the } per guadagnare 3 gettoni e darne 1 a { $receiver }.
    [receiver] { $seat } dichiara { $role-the } per guadagnare 3 gettoni e dartene 1.
   *[other] { $seat } dichiara { $role-the } per guadagnare 3 gettoni e darne 1 a { $receiver }.
}
event-action-declared-intel = { $me ->
    [seat] Dichiari { $role-the } per guadagnare 1 gettone e agire ancora.
   *[other] { $seat } dichiara { $role-the } per guadagnare 1 gettone e agire ancora.
}
event-action-declared-dividends = { $me ->
    [seat] Dichiari { $role-the } per guadagnare 4 gettoni, da dividere con i tuoi simili.
   *[other] { $seat } dichiara { $role-the } per guadagnare 4 gettoni, da dividere con i suoi simili.
}
event-action-declared-gamble = { $me ->
    [seat] Dichiari { $role-the } per raddoppiare il tuo denaro.
   *[other] { $seat } dichiara { $role-the } per raddoppiare il suo denaro.
}
event-action-declared-propaganda = { $me ->
    [seat] Dichiari { $role-the } per fare propaganda: carte nuove.
    [targets] { $seat } dichiara { $role-the } per fare propaganda: carte nuove, una delle quali tua.
   *[other] { $seat } dichiara { $role-the } per fare propaganda: carte nuove.
}
event-action-declared-execution = { $me ->
    [seat] Dichiari { $role-the } e paghi { $paid } gettoni per far giustiziare { $targets }.
    [targets] { $seat } dichiara { $role-the } e paga { $paid } gettoni per farti giustiziare.
   *[other] { $seat } dichiara { $role-the } e paga { $paid } gettoni per far giustiziare { $targets }.
}
event-action-declared-frame = { $me ->
    [seat] Dichiari { $role-the } per incastrare { $targets }, con { $paid } gettoni come prova.
    [targets] { $seat } dichiara { $role-the } per incastrarti, con { $paid } gettoni come prova.
   *[other] { $seat } dichiara { $role-the } per incastrare { $targets }, con { $paid } gettoni come prova.
}
event-action-declared-purge = { $me ->
    [seat] Dichiari { $role-the } e paghi { $paid } gettoni per una purga contro { $targets }.
    [targets] { $seat } dichiara { $role-the } e paga { $paid } gettoni per una purga contro { $targets }: anche contro di te.
   *[other] { $seat } dichiara { $role-the } e paga { $paid } gettoni per una purga contro { $targets }.
}
event-action-declared-extortion = { $me ->
    [seat] Dichiari { $role-the } per estorcere 2 gettoni a { $targets }.
    [targets] { $seat } dichiara { $role-the } per estorcerti 2 gettoni.
   *[other] { $seat } dichiara { $role-the } per estorcere 2 gettoni a { $targets }.
}
event-action-declared-disappear = { $me ->
    [seat] Dichiari { $role-the } e paghi { $paid } gettoni per far sparire { $targets }.
    [targets] { $seat } dichiara { $role-the } e paga { $paid } gettoni per farti sparire.
   *[other] { $seat } dichiara { $role-the } e paga { $paid } gettoni per far sparire { $targets }.
}
event-action-declared-bribery = { $me ->
    [seat] Dichiari { $role-the } per prendere 2 gettoni a { $targets }.
    [targets] { $seat } dichiara { $role-the } per prenderti 2 gettoni.
   *[other] { $seat } dichiara { $role-the } per prendere 2 gettoni a { $targets }.
}
event-action-declared-charity = { $me ->
    [seat] Dichiari { $role-the } per chiedere un gettone a { $targets }.
    [targets] { $seat } dichiara { $role-the } per chiedere un gettone a { $targets }: anche a te.
   *[other] { $seat } dichiara { $role-the } per chiedere un gettone a { $targets }.
}
event-action-declared-peacekeeping = { $me ->
    [seat] Dichiari { $role-the } per guadagnare 1 gettone e il segnalino Pace.
   *[other] { $seat } dichiara { $role-the } per guadagnare 1 gettone e il segnalino Pace.
}
event-action-declared-redistribution = { $me ->
    [seat] Dichiari { $role-the } per passare 3 gettoni da { $targets } a { $receiver }.
    [targets] { $seat } dichiara { $role-the } per passare 3 dei tuoi gettoni a { $receiver }.
    [receiver] { $seat } dichiara { $role-the } per passare 3 gettoni da { $targets } a te.
   *[other] { $seat } dichiara { $role-the } per passare 3 gettoni da { $targets } a { $receiver }.
}
event-action-declared-customs = { $me ->
    [seat] Dichiari { $role-the } per tassare { $named-the }.
   *[other] { $seat } dichiara { $role-the } per tassare { $named-the }.
}
event-action-declared-alliance = { $me ->
    [seat] Dichiari { $role-the } per stringere un trattato con { $receiver }.
    [receiver] { $seat } dichiara { $role-the } per stringere un trattato con te.
   *[other] { $seat } dichiara { $role-the } per stringere un trattato con { $receiver }.
}
event-action-declared-riot = { $me ->
    [seat] Dichiari { $role-the } e paghi { $paid } gettoni per scatenare una rivolta contro { $targets }.
    [targets] { $seat } dichiara { $role-the } e paga { $paid } gettoni per scatenare una rivolta contro di te.
   *[other] { $seat } dichiara { $role-the } e paga { $paid } gettoni per scatenare una rivolta contro { $targets }.
}
event-action-declared-bomb = { $me ->
    [seat] Paghi { $paid } gettoni per mandare la Bomba a { $targets }.
    [targets] { $seat } paga { $paid } gettoni per mandarti la Bomba.
   *[other] { $seat } paga { $paid } gettoni per mandare la Bomba a { $targets }.
}
event-action-declared-harvest = { $me ->
    [seat] Dichiari { $role-the } per fare il raccolto.
   *[other] { $seat } dichiara { $role-the } per fare il raccolto.
}
event-action-declared-banking = { $me ->
    [seat] Dichiari { $role-the } per svuotare la Banca.
   *[other] { $seat } dichiara { $role-the } per svuotare la Banca.
}
event-action-declared-supply = { $me ->
    [seat] Dichiari { $role-the } e scommetti di trovare { $named-the }.
   *[other] { $seat } dichiara { $role-the } e scommette di trovare { $named-the }.
}
event-action-declared-collection = { $me ->
    [seat] Dichiari { $role-the } per chiedere un gettone o una carta a { $targets }.
    [targets] { $seat } dichiara { $role-the } per chiedere un gettone o una carta a { $targets }: anche a te.
   *[other] { $seat } dichiara { $role-the } per chiedere un gettone o una carta a { $targets }.
}
event-action-declared-social-media = { $me ->
    [seat] Ti rivolgi ai social media.
   *[other] { $seat } si rivolge ai social media.
}

## Che cosa è successo

event-join-claimed = { $me ->
    [seat] Come { $partner }, dichiari { $role-the } per avere la tua parte.
    [partner] Come te, { $seat } dichiara { $role-the } per avere la sua parte.
   *[other] Come { $partner }, { $seat } dichiara { $role-the } per avere la sua parte.
}
event-action-backed = { $me ->
    [seat] Paghi { $paid } gettoni per sostenere { $action-by } { $partner }.
    [partner] { $seat } paga { $paid } gettoni per sostenere { $action-your }.
   *[other] { $seat } paga { $paid } gettoni per sostenere { $action-by } { $partner }.
}
event-action-unbacked = { $me ->
    [seat] Nessuno si unisce a te: non se ne fa nulla.
   *[other] Nessuno si unisce a { $seat }: non se ne fa nulla.
}
event-coins-given = { $me ->
    [seat] Dai { $coins ->
        [one] 1 gettone
       *[other] { $coins } gettoni
    } a { $to }.
    [to] { $seat } ti dà { $coins ->
        [one] 1 gettone
       *[other] { $coins } gettoni
    }.
   *[other] { $seat } dà { $coins ->
        [one] 1 gettone
       *[other] { $coins } gettoni
    } a { $to }.
}
event-life-set-aside = Metti da parte, coperta, la tua carta ({ $card }) e dichiari { $role-the }.
event-life-set-aside-sealed = { $me ->
    [seat] Metti da parte una carta coperta e dichiari { $role-the }.
   *[other] { $seat } mette da parte una carta coperta e dichiara { $role-the }.
}
event-aside-turned-up = { $me ->
    [seat] { $challenger } ti fa scoprire la carta e vede { $card-the }.
    [challenger] Fai scoprire la carta a { $seat } e vedi { $card-the }.
   *[other] { $challenger } fa scoprire la carta a { $seat } e vede { $card-the }.
}
event-card-passed = { $me ->
    [seat] Consegni { $card-the } a { $to }.
   *[other] { $seat } ti consegna { $card-the }.
}
event-card-passed-sealed = { $me ->
    [seat] Consegni una carta a { $to }.
    [to] { $seat } ti consegna una carta.
   *[other] { $seat } consegna una carta a { $to }.
}
event-cards-revealed = Fuori dal mazzo e di nuovo dentro: { $cards-a }.
event-estate-divided = { $heirs-count ->
    [one] { $me ->
        [heirs] Erediti { $share ->
            [one] 1 gettone
           *[other] { $share } gettoni
        } da { $estates }.
       *[other] { $heirs } eredita { $share ->
            [one] 1 gettone
           *[other] { $share } gettoni
        } da { $estates }.
    }
   *[other] { $heirs } si dividono l’eredità di { $estates }: { $share ->
        [0] niente
        [one] 1 gettone a testa
       *[other] { $share } gettoni a testa
    }; { $remainder ->
        [0] non avanza nulla
        [one] avanza 1 gettone
       *[other] avanzano { $remainder } gettoni
    }.
}
event-tokens-returned = Di nuovo al centro del tavolo: { $tokens }.
event-tax-paid = { $me ->
    [seat] Dai un gettone a { $officer } per dichiarare { $role-the }.
    [officer] { $seat } ti dà un gettone per dichiarare { $role-the }.
   *[other] { $seat } dà un gettone a { $officer } per dichiarare { $role-the }.
}
event-tax-placed = { $me ->
    [seat] D’ora in poi tassi { $role-the }.
   *[other] D’ora in poi { $seat } tassa { $role-the }.
}
event-peacekeeping-taken = { $me ->
    [seat] Il segnalino Pace è tuo.
   *[other] { $seat } ha il segnalino Pace.
}
event-treaty-made = { $me ->
    [seat] C’è un trattato tra te e { $partner }.
    [partner] C’è un trattato tra { $seat } e te.
   *[other] C’è un trattato tra { $seat } e { $partner }.
}
event-card-paid-for = { $me ->
    [seat] Paghi per un’altra carta.
   *[other] { $seat } paga per un’altra carta.
}
event-extortion-refused = { $me ->
    [seat] Non paghi; { $by } ci spende { $paid } gettoni.
    [by] { $seat } non paga; ci spendi { $paid } gettoni.
   *[other] { $seat } non paga; { $by } ci spende { $paid } gettoni.
}
event-disappear-placed = { $me ->
    [seat] Davanti a te ora c’è un segnalino Sparizione.
   *[other] Davanti a { $seat } ora c’è un segnalino Sparizione.
}
event-escape-claimed = { $me ->
    [seat] Dichiari { $role-the } per liberarti di un segnalino Sparizione.
   *[other] { $seat } dichiara { $role-the } per liberarsi di un segnalino Sparizione.
}
event-disappear-lifted = { $me ->
    [seat] Ti liberi di un segnalino Sparizione.
   *[other] { $seat } si libera di un segnalino Sparizione.
}
event-disappear-fired = { $me ->
    [seat] È suonata l’ora del tuo segnalino Sparizione.
   *[other] È suonata l’ora del segnalino Sparizione di { $seat }.
}
event-estate-claimed = { $me ->
    [seat] Dichiari { $role-the } per ereditare.
   *[other] { $seat } dichiara { $role-the } per ereditare.
}
event-bank-fed = Un gettone va nella Banca, che ora ne ha { $bank }.
event-bank-taken = { $coins ->
    [0] { $me ->
        [seat] Non prendi nulla: la Banca è vuota.
       *[other] { $seat } non prende nulla: la Banca è vuota.
    }
    [one] { $me ->
        [seat] Prendi l’unico gettone della Banca.
       *[other] { $seat } prende l’unico gettone della Banca.
    }
   *[other] { $me ->
        [seat] Prendi tutti i { $coins } gettoni della Banca.
       *[other] { $seat } prende tutti i { $coins } gettoni della Banca.
    }
}
event-bomb-held = { $me ->
    [seat] La Bomba ticchetta nelle tue mani.
   *[other] La Bomba ticchetta nelle mani di { $seat }.
}
event-bomb-claimed = { $to-count ->
    [one] { $me ->
        [seat] Dichiari { $role-the } per passare la Bomba a { $to }.
        [to] { $seat } dichiara { $role-the } per passarti la Bomba.
       *[other] { $seat } dichiara { $role-the } per passare la Bomba a { $to }.
    }
   *[other] { $me ->
        [seat] Dichiari { $role-the } per disinnescare la Bomba.
       *[other] { $seat } dichiara { $role-the } per disinnescare la Bomba.
    }
}
event-bomb-defused = La Bomba non fa danni.
event-card-pooled = Lasci { $card-the }, da ridistribuire.
event-card-pooled-sealed = { $me ->
    [seat] Lasci una carta da ridistribuire.
   *[other] { $seat } lascia una carta da ridistribuire.
}
event-card-dealt-back = Ricevi indietro { $card-the }.
event-card-dealt-back-sealed = { $me ->
    [seat] Ricevi indietro una carta.
   *[other] { $seat } riceve indietro una carta.
}

## La scena

stage-lose-life-disappear = { $me ->
    [seat] La sparizione ti colpisce: perdi una vita.
   *[other] La sparizione colpisce { $seat }, che perde una vita.
}
stage-lose-life-bomb = { $me ->
    [seat] La Bomba esplode: perdi una vita.
   *[other] La Bomba esplode: { $seat } perde una vita.
}
stage-join = { $actor } ha dichiarato { $role-the }. Altri possono fare lo stesso.
stage-back = A una rivolta serve una seconda mano: 3 gettoni.
stage-choose-receiver = { $me ->
    [seat] Stai distribuendo gettoni altrui.
   *[other] { $seat } sta distribuendo gettoni altrui.
}
stage-draw-another = { $me ->
    [seat] Guardi che cosa hai pescato.
   *[other] { $seat } guarda che cosa ha pescato.
}
stage-pass-card = { $me ->
    [seat] Una delle tue carte passa a { $to }.
    [to] Stai per ricevere una carta da { $seat }.
   *[other] { $to } sta per ricevere una carta da { $seat }.
}
stage-pay-ransom = { $me ->
    [seat] { $boss } vuole 2 gettoni da te.
    [boss] Vuoi 2 gettoni da { $seat }.
   *[other] { $boss } vuole 2 gettoni da { $seat }.
}
stage-escape = { $me ->
    [seat] Davanti a te c’è un segnalino Sparizione.
   *[other] Davanti a { $seat } c’è un segnalino Sparizione.
}
stage-claim-estate = I gettoni di { $estates } aspettano un erede.
stage-hold-bomb = { $me ->
    [seat] Hai la Bomba.
   *[other] { $seat } ha la Bomba.
}
stage-contribute = { $actor } chiede a ciascuno un gettone o una carta.
stage-lay-down = { $me ->
    [seat] Di tutte queste carte ne tieni quante ne avevi.
   *[other] { $seat } passa in rassegna le carte.
}

## Domande

ask-receiver = Chi riceve i gettoni?
ask-join = Lo dichiari anche tu?
ask-back = Ti unisci?
ask-more = Un’altra carta?
ask-give = Quale carta consegni?
ask-extortion = Paghi?
ask-escape = Dichiari il Mercenario?
ask-probate = Dichiari l’Avvocato?
ask-bomb = Che cosa ne fai?
ask-contribute = Che cosa dai?

## Risposte

reply-profit = Profitto: guadagni 3 gettoni (dichiara il Banchiere)
reply-cooperation = Cooperazione con { $seat }: guadagni 3 gettoni, 1 va a { $seat } (dichiara l’Agricoltore)
group-cooperation = Cooperazione: guadagni 3 gettoni, ne dai 1 (dichiara l’Agricoltore)
reply-intel = Spionaggio: guadagni 1 gettone, poi agisci ancora (dichiara la Spia)
reply-dividends = Dividendi: guadagni 4 gettoni e dividi (dichiara il Capitalista)
reply-gamble = Speculazione: guadagni tanti gettoni quanti ne hai, fino a 5 (dichiara lo Speculatore)
reply-propaganda = Propaganda: carte nuove
reply-propaganda-director = Propaganda: peschi 2 carte, ne rimetti 2 (dichiara le Stazioni radio)
reply-propaganda-newscaster = Propaganda: paghi 1 gettone, peschi 3 carte, ne rimetti 3 (dichiara l’Annunciatore)
reply-propaganda-reporter = Propaganda: guadagni 1 gettone, peschi 1 carta, ne rimetti 1 (dichiara il Cronista)
reply-propaganda-writer = Propaganda: peschi 1 carta, altre per 1 gettone l’una (dichiara lo Scrittore)
reply-propaganda-producer = Propaganda: scambi una carta con il mazzo e una con il bersaglio (dichiara il Produttore)
group-propaganda = Propaganda: scambi una carta con il mazzo e una con il bersaglio (dichiara il Produttore)
reply-execution = Esecuzione: { $seat } perde una vita
reply-execution-guerrilla = Esecuzione: paghi 4 gettoni, { $seat } perde una vita (dichiara il Guerrigliero)
reply-execution-paramilitary = Esecuzione contro { $seat }: paghi 3 gettoni, o 5 per l’ultima vita (dichiara il Paramilitare)
group-execution = Esecuzione: il bersaglio perde una vita
group-execution-guerrilla = Esecuzione: paghi 4 gettoni, il bersaglio perde una vita (dichiara il Guerrigliero)
group-execution-paramilitary = Esecuzione: paghi 3 gettoni, o 5 per un’ultima vita (dichiara il Paramilitare)
reply-frame = Montatura contro { $seat }: riceve 3 dei tuoi gettoni e perde una vita (dichiara il Giudice)
group-frame = Montatura: il bersaglio riceve 3 dei tuoi gettoni e perde una vita (dichiara il Giudice)
reply-purge = Purga: paghi 5 gettoni, tutti gli altri perdono una vita (dichiara il Generale)
reply-extortion = Estorsione a { $seat }: 2 gettoni, o ne paghi 5 e il bersaglio perde una vita (dichiara il Padrino)
group-extortion = Estorsione: 2 gettoni, o ne paghi 5 e il bersaglio perde una vita (dichiara il Padrino)
reply-disappear = Fai sparire { $seat }: paghi 3 gettoni, una vita alla fine del suo turno (dichiara il Mercenario)
group-disappear = Sparizione: paghi 3 gettoni, una vita alla fine del suo turno (dichiara il Mercenario)
reply-bribery = Tangente da { $seat }: { $coins ->
    [0] niente, la borsa è vuota
    [one] prendi 1 gettone
   *[other] prendi 2 gettoni
} (dichiara il Politico)
group-bribery = Tangente: prendi 2 gettoni (dichiara il Politico)
reply-charity = Questua: prendi 1 gettone a tutti gli altri (dichiara il Sacerdote)
reply-peacekeeping = Missione di pace: guadagni 1 gettone e non puoi essere un bersaglio (dichiara le Nazioni Unite)
reply-redistribution = Redistribuzione: 3 gettoni da { $seat } al posto più povero (dichiara il Comunista)
group-redistribution = Redistribuzione: 3 gettoni dal posto più ricco al più povero (dichiara il Comunista)
reply-customs = Tassa { $what-the }: chi fa quella dichiarazione ti paga (dichiara il Doganiere)
reply-alliance = Alleanza con { $seat }: non potete più prendervi di mira (dichiara il Console)
group-alliance = Alleanza: non potete più prendervi di mira (dichiara il Console)
reply-riot = Rivolta contro { $seat }: paghi 2 gettoni; se qualcuno si unisce, perde una vita (dichiara il Manifestante)
group-riot = Rivolta: paghi 2 gettoni; se qualcuno si unisce, il bersaglio perde una vita (dichiara il Manifestante)
reply-bomb = La Bomba per { $seat }: paghi 3 gettoni
group-bomb = Bomba: paghi 3 gettoni; il bersaglio la passa, la disinnesca o perde una vita
reply-harvest = Raccolto: guadagni 2 gettoni, di più se siete in tanti (dichiara il Latifondista)
reply-banking = Prelievo: prendi quello che c’è nella Banca (dichiara il Finanziere)
reply-supply = Fornitura: scommetti di trovare { $what-the } per 4 gettoni (dichiara il Trafficante d’armi)
reply-collection = Redistribuzione: un gettone o una carta da tutti gli altri (dichiara il Socialista)
reply-social-media = Social media: peschi 1 carta, ne rimetti 1

reply-give = Consegna { $what-the }
reply-give-receiver = A { $seat }
reply-give-give = Consegna { $what-the } a { $seat }
reply-give-contribute = Dai { $what-the }
group-give = Consegna
group-give-receiver = I gettoni vanno a
group-give-give = Consegna una carta
reply-join = Unisciti
reply-join-join = Dichiaralo anche tu e dividi
reply-pass-join = Non dichiarare nulla
reply-join-back = Unisciti: paghi 3 gettoni, e la rivolta si fa
reply-pass-back = Restane fuori
reply-more = Paga 1 gettone per un’altra carta
reply-enough = Basta: rimettine tante quante ne hai pescate
reply-pay = Paga 2 gettoni
reply-refuse-extortion = Rifiuta: tu perdi una vita, l’altro 5 gettoni
reply-block-escape = Dichiara il Mercenario: un segnalino in meno
reply-pass-escape = Non dichiarare nulla
reply-probate = Dichiara l’Avvocato: una parte dei gettoni
reply-pass-probate = Non dichiarare nulla
reply-defuse = Disinnescala (dichiara l’Anarchico)
reply-hand-on = Passala a { $seat } (dichiara l’Anarchico)
group-hand-on = Passala (dichiara l’Anarchico)
reply-pass-bomb = Non fare nulla: perdi una vita
reply-memoirs = Metti da parte { $what-the } e guadagni 5 gettoni (dichiara l’Intellettuale)
reply-sacrifice = Metti da parte { $what-the } e peschi una carta (dichiara il Missionario)

closed-barred = non due volte in un turno
closed-protected = non può essere un bersaglio
