"""The table on the screen, played with keys alone."""

import pytest

from camarilla import BadSetup, Game
from camarilla.bots import RandomBot
from camarilla.court.table import CourtSeen
from camarilla.terminal.app import TableApp
from camarilla.terminal.court_panel import PaperCard
from camarilla.terminal.director import Asked, Covered, Over, Waiting
from camarilla.terminal.screens import CoverScreen, EndScreen, HelpScreen, QuitScreen

from .playing import Player, app_for, chance, playing


async def test_one_person_plays_a_whole_game_and_a_rematch() -> None:
    app, fate = app_for(1, 2, seed=4), chance(4)
    async with playing(app) as player:
        while not isinstance(app.director.scene, Over):
            assert not isinstance(app.screen, CoverScreen)
            await player.answer(fate)
        first_game = app.director.game
        assert isinstance(app.screen, EndScreen)
        assert "The game is over" in player.text()
        await player.press("r")
        assert app.director.game is not first_game
        assert first_game.outcome is not None
        assert app.director.game.header.first == first_game.outcome.winners[0]
        await player.press("escape")
        assert isinstance(app.screen, QuitScreen)
        await player.pilot.press("y")
    assert app.return_code == 0


async def test_every_reply_is_on_the_screen_with_its_key_and_consequence() -> None:
    async with playing(app_for(1, 2)) as player:
        text = player.text()
        assert " 1  Income: take 1 coin" in text
        assert "Coup – needs 7 coins" in text
        assert "Steal: take 2 coins (claim the Captain)" in text
        assert " e  Ben " in text
        assert " f  Cleo " in text
        hand = hand_of(player, 0)
        assert ("≈ bluff" in line_with("Tax:", text)) == ("duke" not in hand)
        assert ("✓ true" in line_with("Tax:", text)) == ("duke" in hand)


async def test_a_click_answers_as_well() -> None:
    app = app_for(1, 2)
    async with playing(app) as player:
        await player.pilot.click(player.buttons()[0])
        await player.settle()
        assert app.director.game.decisions[0].reply.verb == "income"


async def test_a_closed_reply_tells_why_and_is_not_taken() -> None:
    app = app_for(1, 2)
    async with playing(app) as player:
        await player.press("a")
        assert not app.director.game.decisions
        assert "needs 7 coins" in player.text()


async def test_a_key_for_the_last_question_does_not_answer_the_next() -> None:
    app = app_for(1, 1)
    async with playing(app) as player:
        app.table._guard = 60.0
        await player.press("1")  # too early: nobody has read it yet
        assert not app.director.game.decisions
        app.table._guard = 0.0
        await player.press("1")
        assert app.director.game.decisions


async def test_help_shows_every_role_in_play() -> None:
    async with playing(app_for(1, 2, edition="de", fifth="inquisitor"), (100, 60)) as player:
        await player.press("question_mark")
        assert isinstance(player.app.screen, HelpScreen)
        for role in ("Duke", "Assassin", "Captain", "Contessa", "Inquisitor"):
            assert role in player.text()
        assert "Ambassador" not in player.text()
        await player.press("escape")
        assert player.app.screen is player.app.table


async def test_leaving_is_asked_and_can_be_taken_back() -> None:
    app = app_for(1, 2)
    async with playing(app) as player:
        await player.press("ctrl+q")
        assert isinstance(app.screen, QuitScreen)
        await player.press("n")
        await player.press("1")
        assert app.director.game.decisions


async def test_who_is_out_may_skip_to_the_end() -> None:
    app = app_for(1, 3, pause=0.3)
    app.director.game = without_seat_0()
    async with app.run_test(size=(80, 24)) as pilot:
        player = Player(app, pilot)
        await pilot.pause(0.1)
        assert app.director.scene == Waiting(watching=True)
        assert "You are out." in player.text()
        assert "Skip to the end" in player.text()
        await player.press("s")
        assert isinstance(app.screen, EndScreen)


def without_seat_0() -> Game:
    """A game of four in which the first seat is out and the others are not done."""
    for seed in range(100):
        game, fate = Game.start("coup", 4, seed=seed), chance(seed)
        while not game.over:
            if 0 not in game.view().living:
                return game
            options = game.question(game.asked[0]).options
            game.decide(game.asked[0], options[fate.pick(len(options))])
    raise AssertionError


# -- several people on one device ----------------------------------------------------------------


async def test_two_people_never_see_each_others_hands() -> None:
    app, fate = app_for(2, 1, seed=2), chance(2)
    covers = 0
    async with playing(app, (120, 36)) as player:
        while not isinstance(scene := app.director.scene, Over):
            if isinstance(scene, Covered):
                covers += 1
                assert_nothing_private(player)
                await player.press("enter")
            else:
                assert isinstance(scene, Asked)
                assert_own_things_only(player, scene.seat)
                await player.answer(fate)
    assert covers > 5


def assert_nothing_private(player: Player) -> None:
    """Covered: no card, no reply, and in the log only what every spectator was told."""
    app = player.app
    for screen in app.screen_stack:
        assert not screen.query(PaperCard)
    assert not player.buttons()
    told = [app.speaker.event(event, app.names) for event in app.director.game.events()]
    log = player.text().split("What everybody saw")[1]
    log = log.translate({ord(bar): " " for bar in "▁▂▃▄▅▆▇█"})  # the scroll bar
    public = "".join("".join(told).split())
    for line in log.splitlines():
        words = "".join(line.split()[1:])
        assert words in public or not words


def assert_own_things_only(player: Player, seat: int) -> None:
    shown = [card._role for card in player.app.screen.query(PaperCard)]
    assert tuple(shown) == hand_of(player, seat)
    assert player.app.table._look.view.seat == seat


async def test_a_cover_looks_the_same_whatever_is_held() -> None:
    texts = set()
    for seed in range(4):
        async with playing(app_for(2, 0, seed=seed)) as player:
            texts.add(player.text())
    (text,) = texts
    for role in ("Duke", "Assassin", "Captain", "Contessa", "Ambassador"):
        assert role not in text


async def test_leaving_from_a_cover_shows_nothing_either() -> None:
    async with playing(app_for(2, 0)) as player:
        await player.pilot.press("escape")
        assert isinstance(player.app.screen, QuitScreen)
        assert "Your hand" not in player.text()
        assert not player.buttons()


async def test_two_people_agree_to_a_draw() -> None:
    app = app_for(2, 0)
    async with playing(app) as player:
        await player.press("enter")
        await player.press("equals_sign")
        assert isinstance(app.screen, CoverScreen)
        await player.press("enter")
        assert "Ann would call it a draw. Do you agree?" in player.text()
        await player.press("1")
        assert "A draw, as agreed" in player.text()


# -- sizes and set-up ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (40, 12), (200, 60)])
@pytest.mark.parametrize("seats", [2, 10])
async def test_any_size_can_be_played(size: tuple[int, int], seats: int) -> None:
    app, fate = app_for(1, seats - 1, edition="it"), chance(1)
    async with playing(app, size) as player:
        for _ in range(4):
            if isinstance(app.director.scene, Asked):
                await player.answer(fate)
        assert app.director.game.decisions


async def test_everything_of_a_first_turn_fits_80_by_24() -> None:
    async with playing(app_for(1, 3), (80, 24)) as player:
        text = player.text()
        for words in ("CAMARILLA", "Ann", "Dan", "It is your turn.", "Exchange:", "Turn 1: you"):
            assert words in text
        assert "Esc  leave" in text


async def test_a_window_that_changes_its_size() -> None:
    async with playing(app_for(1, 2), (120, 36)) as player:
        await player.pilot.resize_terminal(60, 20)
        await player.settle()
        assert "It is your turn." in player.text()


async def test_names_are_never_taken_for_markup() -> None:
    app = app_for(1, 1)
    app.names = ["[red]Ann[/]", "[b"]
    async with playing(app) as player:
        assert "[red]Ann[/]" in player.text()


def test_every_seat_must_be_taken_once() -> None:
    game = Game.start("coup", 2, seed=1)
    with pytest.raises(BadSetup):
        TableApp(game, {0: "Ann"}, {}, ["Ann", "Ben"])
    with pytest.raises(BadSetup):
        TableApp(game, {0: "Ann"}, {1: RandomBot()}, ["Ann"])


def hand_of(player: Player, seat: int) -> tuple[str, ...]:
    seen = player.app.director.game.view(seat).table
    assert isinstance(seen, CourtSeen)
    return seen.seats[seat].hand or ()


def line_with(words: str, text: str) -> str:
    return next(line for line in text.splitlines() if words in line)
