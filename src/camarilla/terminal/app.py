"""`run_table`: play a game in the terminal."""

import asyncio
from collections.abc import Mapping, Sequence

from textual import work
from textual.app import App

from camarilla.bots import Bot
from camarilla.kernel import BadSetup, Game, Loose
from camarilla.terminal import court_panel as court_panel  # makes its panel known
from camarilla.terminal import guatemala_panel as guatemala_panel
from camarilla.terminal import royal_panel as royal_panel
from camarilla.terminal.director import Asked, Covered, Director, DrawAsked, Over, Waiting
from camarilla.terminal.panels import Look, panel_for
from camarilla.terminal.screens import CoverScreen, EndScreen, QuitScreen
from camarilla.terminal.table_screen import TableScreen
from camarilla.text import Speaker

PAUSE = 0.6
"""Seconds before the bots' replies, so that a person can follow. The same whatever they hold."""


def run_table(
    game: Game,
    people: Mapping[int, str],
    bots: Mapping[int, Bot],
    names: Sequence[str],
    seed: int | str | None = None,
    pause: float = PAUSE,
    language: str = "en",
) -> Game:
    """Play a game, and its rematches, until the people leave; returns the last one as it stands.

    Every seat is a person's or a bot's. `seed` is for the bots and for rematches.
    """
    app = TableApp(game, people, bots, names, seed, pause, Speaker(language))
    app.run()
    return app.director.game


class TableApp(App[None]):
    """One device, from the first game to the last rematch."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Camarilla"

    def __init__(
        self,
        game: Game,
        people: Mapping[int, str],
        bots: Mapping[int, Bot],
        names: Sequence[str],
        seed: int | str | None = None,
        pause: float = PAUSE,
        speaker: Speaker | None = None,
    ) -> None:
        super().__init__()
        _check_seats(game, people, bots, names)
        self.people = people
        self.bots = bots
        self.names = names
        self.seed = seed
        self.pause = pause
        self.speaker = (speaker or Speaker()).for_table(game.header.options)
        self.fate = Loose(seed)
        self.games = 0
        self.skipping = False
        self.director = self._direct(game)
        self.table = TableScreen(self._look(), guard=min(pause, 0.25))

    def _direct(self, game: Game) -> Director:
        self.games += 1
        self.skipping = False
        return Director(game, self.people, self.bots, self.fate)

    def _look(self) -> Look:
        return Look(self.director.view, self.names, self.speaker)

    async def on_mount(self) -> None:
        await self.push_screen(self.table)
        self.play_on()

    # -- the course of the game ------------------------------------------------------------------

    @work(exclusive=True)
    async def play_on(self) -> None:
        """Until a person is asked, or leaves."""
        while True:
            match self.director.scene:
                case Waiting(watching=watching):
                    await self._let_bots_answer(watching)
                case Covered(seat=seat):
                    await self._hand_over(seat)
                case Over():
                    if not await self._end():
                        self.exit()
                        return
                case Asked(question=question):
                    self.table.show(self._look(), question)
                    return
                case DrawAsked(by=by, question=question):
                    stage = (self.speaker.say("draw-asked", seat=self.names[by]), "")
                    self.table.show(self._look(), question, stage)
                    return

    async def _let_bots_answer(self, watching: bool) -> None:
        """A bot may think for long: it does so in a thread, and the pause runs alongside."""
        pause = 0.0 if self.skipping else self.pause
        if not self.skipping:
            self.table.show(self._look(), watching=watching)
        thinking = asyncio.to_thread(self.director.bots_reply)
        replies, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        self.director.settle(replies)

    async def _hand_over(self, seat: int) -> None:
        """Cover everything until the one who is asked says that nobody else is looking."""
        self.table.show(self._look())
        public = self.director.game.events()
        await self.push_screen_wait(CoverScreen(self.names[seat], self._look(), public))
        self.director.uncover()

    async def _end(self) -> bool:
        """Show how it ended; True when there is to be another game, which is then begun."""
        look = self._look()
        self.table.show(look)
        again = await self.push_screen_wait(EndScreen(look, panel_for(look.view.table)))
        if again:
            self.director = self._direct(self._rematch())
        return bool(again)

    def _rematch(self) -> Game:
        """The same table again: who won alone begins."""
        header, outcome = self.director.game.header, self.director.game.outcome
        winners = outcome.winners if outcome else ()
        seed = None if self.seed is None else f"{self.seed} {self.games}"
        first = winners[0] if len(winners) == 1 else None
        try:
            return Game.start(header.game, header.seats, seed, first, **header.options)
        except BadSetup:  # the table's options say who begins
            return Game.start(header.game, header.seats, seed, None, **header.options)

    # -- what people do --------------------------------------------------------------------------

    def on_table_screen_answered(self, message: TableScreen.Answered) -> None:
        self.director.answer(message.reply)
        self.play_on()

    def on_table_screen_draw_offered(self) -> None:
        told = self.director.offer_draw()
        self.notify(self.speaker.say(told), markup=False, timeout=3)
        if told == "draw-offered":
            self.play_on()
        elif told == "draw-bots":
            self.table.show_events(self._look())

    def on_table_screen_skipped(self) -> None:
        self.skipping = True

    def on_leave_asked(self) -> None:
        self._ask_to_leave()

    async def action_quit(self) -> None:
        """Textual's own key for leaving asks as well; pressed twice it is an answer."""
        if isinstance(self.screen, QuitScreen):
            self.exit()
        else:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        self.push_screen(QuitScreen(self._look()), self._leave)

    def _leave(self, sure: bool | None) -> None:
        if sure:
            self.exit()


def _check_seats(
    game: Game, people: Mapping[int, str], bots: Mapping[int, Bot], names: Sequence[str]
) -> None:
    seats = list(range(game.header.seats))
    if sorted([*people, *bots]) != seats:
        raise BadSetup("every seat is to be a person's or a bot's, and not both")
    if len(names) != len(seats):
        raise BadSetup(f"there are {len(names)} names for {len(seats)} seats")
