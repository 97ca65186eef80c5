# Las palabras de la página: lo que no es ni suceso, ni pregunta, ni respuesta.

## Inicio

web-title = Camarilla
web-tagline = Una camarilla tras un trono. Todo el mundo miente. Alguien se da cuenta.
web-bots = Jugar contra bots
    .hint = Coup, cuatro puestos, ahora mismo
web-create = Abrir una sala
    .hint = Invita a tus amistades con un enlace o un código
web-quick = Partida rápida
    .hint = Únete a quien esté esperando
web-pass-and-play = En este dispositivo
    .hint = Un móvil alrededor del sofá
web-watch = Mirar
    .hint = Mesas públicas donde se está jugando
web-learn = Aprender los juegos
    .hint = Una primera lección y todas las reglas
web-matches = Mis partidas
    .hint = Vuelve a verlas, decisión a decisión
web-join = Entrar con un código
web-join-code = Código de la sala
web-join-go = Entrar
web-install = Instalar en este dispositivo
web-install-by-hand = Para instalar: Compartir y luego Añadir a pantalla de inicio
web-back = Volver
web-home = Inicio
web-skip = Saltar al contenido
web-close = Cerrar
web-more = Más
web-loading = Un momento…
web-not-found = No hay nada en esta dirección.
web-game = Juego

## Quién soy

web-me = Tú
web-name = Tu nombre
web-avatar = Tu imagen
web-avatar-choose = Imagen: { $name }
web-save = Guardar
web-saved = Guardado
web-guest = Visitante
web-forget = Olvidarme aquí
    .hint = Borra de este servidor tu nombre y todo lo que has dicho
web-forget-sure = ¿Seguro que quieres borrar tu nombre y todo lo que has dicho?

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Claro y oscuro
web-theme-auto = Como el dispositivo
web-theme-light = Día
web-theme-dark = Noche
web-sound = Sonidos
web-motion = Menos movimiento
web-on = Sí
web-off = No
web-device = Seguir en otro dispositivo
    .hint = Un código de un solo uso, válido cinco minutos
web-device-code = Escríbelo en el otro dispositivo: { $code }
web-device-enter = Tengo un código así

## Conexión

web-reconnecting = Reconectando… no se pierde nada.
web-replaced = Ahora juegas en otra pestaña o en otro dispositivo.
web-replaced-here = Jugar aquí
web-refused = { $reason }
web-error-offline = No se puede llegar al servidor.
web-error-no-room = Esa sala no existe.
web-error-no-match = Esa partida no existe.
web-error-too-fast = Un poco más despacio, por favor.
web-error-taken = Ese puesto está ocupado.
web-error-not-now = Ahora no.
web-error-not-host = Eso solo puede hacerlo quien organiza la sala.
web-error-not-yours = Eso no te toca a ti.
web-error-silenced = Te han pedido silencio en esta sala.
web-error-bad-setup = Estos ajustes no combinan entre sí.
web-error-busy = Demasiado a la vez. Inténtalo de nuevo.
web-error-reconnecting = El servidor se está reconectando a sus datos. Inténtalo de nuevo en un momento.
web-error-unsure = Justo entonces se cortó la conexión. Mira si se ha hecho.
web-error-other = No ha funcionado.

## Sala

web-room = Sala { $code }
web-room-invite = Invitar
web-room-link = Copiar el enlace
web-room-copied = Copiado
web-room-share = Compartir
web-room-qr = Un código para escanear con el móvil: lleva a esta sala
web-room-seats = Puestos
web-room-number = Número de puestos
web-room-sit = Sentarse aquí
web-room-stand = Levantarse
web-room-empty = Libre
web-room-bot = Añadir un bot
web-room-fill = Completar con bots
web-room-remove = Quitar
    .hint = Dejar libre el puesto de { $name }
web-room-host = Organiza
web-room-you = tú
web-room-start = Empezar la partida
web-room-need = Falta que se ocupen todos los puestos.
web-room-wait-host = { $name } empezará la partida cuando se ocupen todos los puestos.
web-room-settings = A qué se juega
web-room-watching = { $count ->
    [0] No mira nadie
    [one] Mira 1 persona
   *[other] Miran { $count } personas
}
web-room-leave = Salir de la sala
web-room-silence = Silenciar
    .hint = { $name } ya no podrá escribir
web-room-unsilence = Dejar hablar
    .hint = { $name } podrá volver a escribir
web-room-away = no está
web-room-going = Aquí se está jugando una partida.
web-room-enter = A la mesa
web-room-free = { $count ->
    [0] sin puestos libres
    [one] 1 puesto libre
   *[other] { $count } puestos libres
}
web-room-playing = en juego
web-rooms-none = Ahora mismo no hay ninguna mesa pública abierta.

option-pace = Ritmo
    .hint = Tiempo para cada pregunta
option-pace-none = Sin reloj
    .hint = Que cada cual se tome su tiempo
option-pace-relaxed = Tranquilo
    .hint = 60 segundos por pregunta
option-pace-normal = Normal
    .hint = 30 segundos por pregunta
option-pace-fast = Rápido
    .hint = 12 segundos por pregunta
option-public = Pública
    .hint = Aparece en la página de inicio
option-spectators = Con público
    .hint = Se puede mirar, pero sin ver cartas ocultas
option-shuffle = Mezclar los puestos
    .hint = Quién se sienta dónde se sortea en cada partida
option-turn-limit = Límite de turnos
    .hint = Pasados esos turnos, hay empate
option-edition = Edición
    .hint = De cuál se toman las pequeñas reglas
option-edition-auto = La que convenga
    .hint = La primera edición que tenga lo que has elegido
option-edition-en = Inglesa
    .hint = De 2 a 6 puestos, con el Embajador
option-edition-de = Alemana
    .hint = De 2 a 6 puestos, admite el Inquisidor
option-edition-it = Italiana
    .hint = De 2 a 10 puestos, admite el Inquisidor
option-fifth = Quinto personaje
    .hint = Quien intercambia cartas con la baraja
option-fifth-ambassador = Embajador
    .hint = Saca dos cartas y devuelve dos
option-fifth-inquisitor = Inquisidor
    .hint = Saca una, o mira una de las tuyas
option-draft = Elección inicial
    .hint = Entre dos: la primera carta se elige en secreto
option-free = Ajuste libre
    .hint = También vale lo que una edición no tiene
option-copies = Cartas de cada personaje
    .hint = En blanco: como en la edición
option-lives = Cartas para cada uno
    .hint = Dos. Con una (ajuste libre) la partida es corta
option-duel-coins = Monedas entre dos
    .hint = Con lo que empieza cada cual; en blanco: como en la edición
option-duel-coins-0 = Quien empieza
option-duel-coins-1 = El otro puesto
option-draw-first = Sacar y luego devolver
    .hint = Para las cartas que el Inquisidor hace cambiar
option-auto = Como en la edición
option-yes = Sí
option-no = No
option-range = Un número entero de { $least } a { $most }, por favor.

bot-random = Bufón
    .hint = Juega cualquier cosa
bot-honest = Honrado
    .hint = Nunca va de farol, cuenta las cartas
bot-adept = Experto
    .hint = Ha entrenado contra sí mismo
bot-master = Maestro
    .hint = Muy entrenado, difícil de leer
bot-planner = Estratega
    .hint = Piensa por adelantado
bot-cautious = Prudente
    .hint = Poco farol, pocas dudas
bot-bold = Atrevido
    .hint = Anuncia lo que más convendría tener
bot-sceptic = Escéptico
    .hint = Cree poco
bot-vengeful = Rencoroso
    .hint = Recuerda quién le hizo daño
bot-thinker = Pensador
    .hint = Cuenta, calcula y piensa

## Mesa

web-table = La mesa
web-seats = Los otros puestos
web-stage = Lo que está pasando
web-my-hand = Tu mano
web-my-coins = tus monedas
web-answers = Tus respuestas
web-you = tú
web-turn-of = Le toca a { $name }
web-your-turn = Te toca
web-title-your-turn = ● Te toca – Camarilla
web-exiled = fuera
web-bot = bot
web-stand-in = Un bot ocupa este puesto
web-disconnected = sin conexión
web-deciding = pensando
web-answered = { $answers } de { $count } respuestas
web-answered-you = Ya has respondido. Van { $answers } de { $count }.
web-waiting-one = Falta { $name }
web-coins = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
web-cards = { $cards ->
    [0] ninguna carta boca abajo
    [one] 1 carta boca abajo
   *[other] { $cards } cartas boca abajo
}
web-face-up = boca arriba: { $cards }
web-claimed = ha declarado: { $roles }
web-claimed-none = nada declarado aún
web-claim-times = { $role }, { $count ->
    [one] una vez
   *[other] { $count } veces
}
web-claim-shown = mostrada
web-claim-failed = no mostrada
web-claimed-before = { $count ->
    [0] nunca declarado antes
    [one] declarado una vez antes
   *[other] declarado { $count } veces antes
}
web-court = { $cards ->
    [one] 1 carta en la baraja
   *[other] { $cards } cartas en la baraja
}
web-true = verdad
web-bluff = farol
web-block-and-pass = Bloquear, sin desafiar
web-pass-all = Dejar pasar todo este turno
    .hint = Hasta el próximo turno, o hasta que alguien vaya a por ti
web-pass-all-on = Dejas pasar todo este turno
web-pass-all-stop = Volver a preguntarme
web-key = Tecla { $key }
web-choose-target = ¿Contra quién?
web-choose-other = Elegir otra cosa
web-not-open = Ahora no se puede
web-more-time = Más tiempo
    .hint = { $seconds } segundos de reserva
web-clock = { $seconds ->
    [one] queda 1 segundo
   *[other] quedan { $seconds } segundos
}
web-take-back = Recuperar mi puesto
web-bot-plays = Un bot juega por ti
web-vote-out = Que un bot juegue por { $name }
web-draw = Proponer empate
    .hint = Vale si todo el mundo acepta en el mismo turno
web-draw-agree = Aceptar el empate
web-draw-offered = Propones un empate
web-leave = Dejar la partida
    .hint = Un bot sigue por ti
web-leave-sure = ¿Dejar esta partida? Un bot sigue por ti.
web-stay = Quedarse
web-watching = Estás mirando
web-out = Estás fuera. Los demás siguen jugando.
web-out-bots = Estás fuera. Los bots terminan la partida deprisa.
web-again = Nueva partida
web-waiting-match = Se está poniendo la mesa…
web-menu = Menú
web-log = Lo que ha pasado
web-log-empty = Nada todavía.
web-talk = Charla
web-talk-write = Di algo
web-talk-send = Decir
web-talk-empty = Nadie ha dicho nada. Nada de lo que se diga compromete.
web-talk-phrases = Frases
web-talk-whom = ¿Quién?
web-talk-which = ¿Qué personaje?
web-talk-new = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-reference = Cartas de referencia
web-reference-game = Para todo el mundo
web-tokens = fichas: { $tokens }
web-set-aside = Apartadas: { $cards }
web-hide-hand = Tapar mis cartas
web-show-hand = Ver mis cartas

## En este dispositivo

web-pp-title = En este dispositivo
web-pp-who = ¿Quién juega?
web-pp-player = Puesto { $number }
web-pp-add = Añadir a alguien
web-pp-bots = Y bots
web-pp-start = Empezar
web-pp-seats = Este juego pide de { $least } a { $most } puestos.
web-pp-cover = Pásale el dispositivo a { $name }
web-pp-cover-body = Toca cuando solo { $name } vea la pantalla.
web-pp-cover-show = Soy { $name }
web-pp-ask-challenge = ¿Alguien desafía?
web-pp-ask-block = ¿Alguien bloquea?
web-pp-ask-other = ¿Alguien responde?
web-pp-nobody = Nadie
web-pp-nobody-hint = Todo el mundo lo deja pasar
web-pp-someone = { $name }
web-pp-look = { $name } mira sus cartas
web-pp-done = Listo, tapar las cartas

## Después de la partida

web-after = Después de la partida
web-after-winner = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
web-after-all-open = Ahora todas las cartas están a la vista
web-after-replay = La partida otra vez
web-after-moment = Decisión { $number } de { $count }
web-after-start = El reparto
web-after-previous = Anterior
web-after-next = Siguiente
web-after-play = Reproducir
web-after-pause = Pausa
web-after-view = Vista de
web-after-view-open = Todas las cartas a la vista
web-after-view-table = La mesa
web-after-decision = { $name }: { $reply }
web-why = Lo que pensaba un bot
web-why-of = Lo que pensaba { $name }
web-why-none = En las decisiones de los bots, aquí aparece lo que pensaban.
web-why-position = Sus opciones de ganar, según sus cálculos: { $value }
web-why-replies = Cómo sopesó sus respuestas
web-why-reply = Respuesta
web-why-value = Gana al
web-why-chance = Elige al
web-why-chosen = elegida
web-why-forced = { $reply }: nada más tenía sentido.
web-why-beliefs = Lo que creía que tenían los demás
web-why-held = la tenía de verdad
web-why-role = Personaje
web-why-likely = Probabilidad
web-after-bluffs = Quién iba de farol
web-after-bluffs-none = Nadie fue de farol. Admirable.
web-after-bluff = { $name } declaró { $role-the } sin tener la carta
web-after-honest = { $name } tenía { $role-the }
web-after-caught = farol descubierto
web-after-uncaught = coló
web-after-doubted = desafío en vano
web-after-turn = Turno { $turn }
web-after-summary = { $name }: { $claims ->
    [one] 1 declaración
   *[other] { $claims } declaraciones
}, { $bluffs ->
    [0] ningún farol
    [one] 1 farol
   *[other] { $bluffs } faroles
}, { $caught ->
    [one] 1 descubierto
   *[other] { $caught } descubiertos
}
web-after-chart = Monedas e influencia
web-after-chart-coins = Monedas
web-after-chart-cards = Influencia
web-after-chart-text = { $name } acaba con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} y { $cards ->
    [0] ninguna influencia
    [one] 1 influencia
   *[other] { $cards } influencias
}.
web-after-share = Compartir la repetición
web-after-transcript = Descargar la transcripción
web-after-seed = ¿Fue limpio el reparto?
    .hint = El resumen de la semilla se publicó antes de repartir la primera carta.
web-after-seed-check = Comprobarlo
web-after-seed-good = Sí: la semilla da el resumen que se publicó al principio.
web-after-seed-bad = No: la semilla no da el resumen publicado.
web-after-seed-none = Esta partida se compuso a mano; su reparto fue elegido.
web-after-commitment = Resumen publicado
web-after-seed-is = Semilla
web-after-rematch = Revancha
    .hint = La misma mesa; empieza quien ha ganado
web-after-room = Volver a la sala
web-after-wait-host = { $name } puede empezar una revancha.

## Mis partidas

web-matches-none = Aún no has jugado aquí.
web-match-won = victoria
web-match-lost = derrota
web-match-drawn = empate
web-match-going = en curso
web-match-replay = Ver
web-match-resume = Seguir

## Aprender

web-learn-title = Aprender
web-learn-soon = Las lecciones se están escribiendo.

## Para lectores de pantalla

web-aria-seat = Puesto de { $name }
web-aria-card-back = una carta boca abajo
web-aria-card = { $role }
web-aria-lost = { $role }, carta perdida
web-aria-log = Lo que ha pasado, lo más reciente al final

## Añadidos

web-keys = Teclas sueltas
    .hint = Responde con una sola tecla, la que muestra el botón
web-block-planned = Bloquearás con { $role-the } si nadie pone en duda a { $name }.
web-moment-true = ¡Era verdad!
web-moment-false = ¡Era un farol!
web-moment-challenge = ¡Desafío!
web-connecting = Conectando…
web-your-name-first = ¿Cómo te llamamos?
web-version = Versión { $version }
web-waiting-several = { $count ->
    [one] Falta 1 respuesta
   *[other] Faltan { $count } respuestas
}

## La mesa de Coup Royal

royal-page-street = La calle
royal-page-standing = La clasificación, color por color
royal-page-house = { $letter }, { $place }: { $loot }
royal-page-empty = sin botín
royal-page-thief = Ladrón a { $letter }, { $place }: { $loot }
royal-page-snitch = Soplón a { $letter }, { $place }: { $loot }
royal-page-thieves = Ladrones
royal-page-snitches = Soplones
royal-page-choose-thieves = { $count ->
    [one] Tu ladrón: toca debajo de una casa
   *[other] Tus ladrones: toca debajo de { $count } casas
}
royal-page-choose-snitches = { $count ->
    [one] Tu soplón: toca encima de una casa
   *[other] Tus soplones: toca encima de { $count } casas
}
royal-page-seal = Sellar el plan
royal-page-sealed = Tu plan está sellado: { $answers } de { $count } han respondido
royal-page-plan-chosen = { $role }: { $places }
royal-page-was-here = { $names }: aquí en la última ronda
royal-page-skip = Saltar
royal-page-supply = Reserva
royal-page-loot-left = { $count ->
    [one] queda 1 carta de botín
   *[other] quedan { $count } cartas de botín
}
royal-page-secrets-left = { $count ->
    [one] queda 1 botín secreto
   *[other] quedan { $count } botines secretos
}
royal-page-secret-cards = { $count ->
    [one] 1 botín secreto
   *[other] { $count } botines secretos
}
royal-page-secret = Secreto
royal-page-own = Tu botín secreto
royal-page-own-none = nada todavía
royal-page-items = Objetos especiales
royal-page-fame = Fama
royal-page-fame-now = La fama por ahora: cubos y objetos especiales, sin el botín secreto
royal-page-fame-of = { $count ->
    [one] 1 punto de fama
   *[other] { $count } puntos de fama
}
royal-page-pays = Da, del primero al último: { $places }
royal-page-lead = Entre dos, un color se gana por una ventaja de dos.
royal-page-partner = Carta de Cómplice
royal-page-mark-guarded = vigilado
royal-page-mark-stolen = robado
royal-page-mark-met = gentío
royal-page-mark-deserted = nadie
royal-page-from-supply = { $count } en la reserva
royal-page-from-own = de tus { $count }
royal-page-from-seat = Tomar de { $name }
royal-page-no-swap = Sin cambio
royal-page-revealed = Los planes están sobre la mesa.
royal-page-laid = Hay botín nuevo.

option-roles = Roles en juego
    .hint = Por sorteo, o cinco elegidos a mano:
option-first-game = Primera partida
    .hint = Los cinco roles más fáciles para empezar
option-advanced = Roles avanzados
    .hint = También pueden salir en el sorteo
option-anarchy = Anarchy
    .hint = También pueden salir los roles de la expansión
option-partner = Carta de Cómplice
    .hint = Entre dos: quién tiene primero la carta de Cómplice
option-partner-auto = Por sorteo
option-partner-0 = Primer puesto
option-partner-1 = Segundo puesto
option-deck = Mazo
    .hint = El mazo de la casa, o las cartas de tu propia caja
option-deck-own = Tu propio mazo
option-deck-house = Mazo de la casa
option-deck-help = Este es el mazo como archivo. Escribe las cartas de tu caja, ponle un nombre propio y juega con él.
option-deck-file = Abrir un archivo
option-deck-use = Jugar con este mazo
option-deck-bad = Con este mazo no se puede jugar. { $reason }

# Whom one does not want to hear
web-talk-mute = Silenciar a { $name }
web-talk-unmute = Volver a leer a todo el mundo
