# La prima lezione: una breve partita a Coup, passo per passo. Tu sei Ann.

lesson-intro = Sei Ann, al tavolo con Ben e Cleo. Davanti a te, coperte, ci sono la Contessa e il Duca: due influenze che conosci solo tu. Tutti hanno 2 gettoni.

lesson-1 = Cominci tu. Premi «Tasse» e dichiara il Duca per prendere 3 gettoni.
lesson-why-1 = Il Duca ce l’hai davvero: chi ti avesse sfidato l’avrebbe pagata cara. Nessuno ha osato, e ora hai 5 gettoni.

lesson-2 = Ben dichiara l’Ambasciatore per scambiare carte con la Corte. Potresti sfidare, ma è ancora presto: lascia passare.
lesson-why-2 = Era un bluff: Ben non ha l’Ambasciatore. Ma ciò che nessuno sfida vale, vero o no. Il gioco è tutto qui.

lesson-3 = Cleo dichiara il Duca e punta a 3 gettoni. Lascia passare e osserva Ben, che non ci crede affatto.
lesson-why-3 = Cleo mostra il Duca, lo cambia con una carta nuova e prende i gettoni. Ben ha dubitato a torto, perde un’influenza e scopre l’Assassino.

lesson-4 = Tocca di nuovo a te, e il tuo Duca vale quanto prima: premi ancora «Tasse».
lesson-why-4 = Così fanno 8 gettoni. Un colpo di Stato ne costa 7, e anche gli altri sanno contare.

lesson-5 = Ben prende 1 gettone di reddito. Non devi premere nulla: guarda soltanto.
lesson-why-5 = Per il reddito non si dichiara nessun personaggio, quindi nessuno può sfidarlo o bloccarlo. È lento, ma sicuro.

lesson-6 = Cleo dichiara l’Assassino e paga 3 gettoni per colpire una delle tue influenze. Non sfidare: lascia passare, poi blocca con la Contessa.
lesson-why-6 = La tua Contessa ferma l’assassinio, e i 3 gettoni sono persi comunque. Cleo ha davvero l’Assassino: una sfida ti sarebbe costata un’influenza, e l’assassinio forse una seconda.

lesson-7 = Adesso rispondi. Paga 7 gettoni per un colpo di Stato contro Cleo.
lesson-why-7 = Un colpo di Stato non dichiara nulla, perciò nulla lo ferma. Cleo deve scoprire una carta e rinuncia alla Contessa.

lesson-8 = Ben dichiara il Capitano per rubare 2 gettoni a Cleo, e Cleo dichiara l’Ambasciatore per bloccarlo. Lascia passare tutto e guarda che cosa fa Ben.
lesson-why-8 = Ben lancia una sfida, e Cleo non ha l’Ambasciatore: scopre l’ultima carta e va in esilio. Ben prende i 2 gettoni. Chi bluffa con l’ultima carta si gioca tutto.

lesson-done = Ora restate tu e Ben: tu hai due influenze, Ben una sola. Sai già quel che serve: dichiarare, dubitare, bloccare, colpire. Il resto si impara al tavolo.

## Intorno alla lezione

lesson-title = La prima lezione
lesson-about = Una breve partita a Coup in cui decidi tu. Circa cinque minuti.
lesson-begin = Comincia
lesson-resume = Riprendi dal passo { $step }
lesson-again = Ricomincia
lesson-next = Avanti
lesson-leave = Lascia la lezione; ricorderà dove eri
lesson-progress = Passo { $step } di { $count }
lesson-wrong-challenge = Dubitare si può sempre, ma chi dubita della verità perde un’influenza. Per questa volta no: premi «{ $answer }».
lesson-wrong-bluff = Sarebbe un bluff: non hai questo personaggio. Forse funzionerebbe! Ma cominciamo dalla verità: premi «{ $answer }».
lesson-wrong-block = Così perderesti un’influenza, mentre la tua Contessa può salvarti: premi «{ $answer }».
lesson-wrong-target = Così colpiresti Ben, a cui resta una sola carta. Cleo ne ha due e ha appena tentato di assassinarti: scegli «{ $answer }».
lesson-wrong-other = Si può fare, e nessuno avrebbe da ridire. Ma puoi fare di meglio: premi «{ $answer }».
lesson-finished = Hai finito questa lezione.
lesson-play = La tua prima partita contro i bot
    .hint = Coup, quattro posti e nessuna fretta
