"""Coup Royal's table on the screen, played with keys alone."""

import re
from typing import Any

import msgspec
import pytest

from camarilla import GAMES, Game, Loose, Question, Reply
from camarilla.games.royal import house_deck
from camarilla.games.royal.events import PlansRevealed, SecretsDrawn
from camarilla.games.royal.table import RoyalSeen
from camarilla.terminal.app import TableApp
from camarilla.terminal.director import Asked, Covered, Over
from camarilla.terminal.keys import Picking
from camarilla.terminal.royal_panel import RoyalPanel, Standing, Visit, last_visits
from camarilla.terminal.screens import CoverScreen, EndScreen, HelpScreen

from .playing import Player, app_for, chance, playing


def royal(people: int, bots: int, seed: int = 1, **options: Any) -> TableApp:
    return app_for(people, bots, seed, game_key="royal", **options)


async def plan(player: Player, letters: str) -> None:
    for letter in letters:
        await player.press(letter)


# -- picking a plan ------------------------------------------------------------------------------


class TestPicking:
    @pytest.mark.parametrize("preset", GAMES["royal"].presets())
    def test_every_plan_is_made_up_of_picks_and_nothing_else(self, preset: str) -> None:
        seats, options = GAMES["royal"].presets()[preset]
        game = Game.start("royal", seats, seed=1, **options)
        for seat in range(seats):
            question = game.question(seat)
            start = Picking.of(question, RoyalPanel().parts)
            assert start is not None
            assert reached(start) == set(question.options)

    def test_the_order_within_a_group_does_not_matter(self) -> None:
        game = Game.start("royal", 2, seed=1, partner=0)
        for keys, what in (("cae", "AC/E"), ("ace", "AC/E"), ("ECA", "CE/A")):
            assert typed(game.question(0), keys) == Reply("plan", what=what)
        assert typed(game.question(1), "aec") == Reply("plan", what="A/CE")

    def test_what_is_picked_is_not_to_be_had_again(self) -> None:
        start = Picking.of(Game.start("royal", 3, seed=1).question(0), RoyalPanel().parts)
        assert start is not None
        assert start.pressed("z") is None
        assert (start.groups, start.left) == (((),), 1)
        pick = start.pressed("c")
        assert pick is not None
        after = start.add(pick)
        assert after.pressed("c") is None
        assert (after.groups, after.left) == ((("C",), ()), 1)
        assert after.back() == start

    def test_other_questions_are_answered_from_a_list(self) -> None:
        question = Question("cube", (Reply("take", what="red"), Reply("take", what="blue")), ())
        assert Picking.of(question, RoyalPanel().parts) is None
        assert Picking.of(Question("none", (), ()), RoyalPanel().parts) is None


def reached(picking: Picking) -> set[Reply]:
    found = set()
    for pick in picking.picks():
        found |= reached(picking.add(pick)) if pick.reply is None else {pick.reply}
    return found


def typed(question: Question, keys: str) -> Reply | None:
    picking = Picking.of(question, RoyalPanel().parts)
    assert picking is not None
    for key in keys[:-1]:
        pick = picking.pressed(key)
        assert pick is not None
        assert pick.reply is None
        picking = picking.add(pick)
    last = picking.pressed(keys[-1])
    return last.reply if last else None


# -- the table -----------------------------------------------------------------------------------


async def test_one_person_plays_a_whole_game() -> None:
    app, fate = royal(1, 4, seed=4), chance(4)
    async with playing(app, (80, 24)) as player:
        while not isinstance(app.director.scene, Over):
            assert not isinstance(app.screen, CoverScreen)
            await player.answer(fate)
        assert isinstance(app.screen, EndScreen)
        text = player.text()
        assert "on points" in text
        assert re.search(r"\d+ fame +≡ \d", text)


async def test_a_rematch_has_nobody_who_begins() -> None:
    app, fate = royal(1, 2, seed=4, deck=own_deck(stack_2=["cognac", "mirror"])), chance(4)
    async with playing(app, (120, 36)) as player:
        while not isinstance(app.director.scene, Over):
            await player.answer(fate)
        assert "Rematch" in player.text()
        assert "the winner begins" not in player.text()
        first = app.director.game
        await player.press("r")
        assert app.director.game is not first


async def test_a_rematch_leaves_the_partner_card_where_the_table_wants_it() -> None:
    app, fate = royal(1, 1, seed=2, partner=0, turn_limit=1), chance(2)
    async with playing(app) as player:
        while not isinstance(app.director.scene, Over):
            await player.answer(fate)
        await player.press("r")
        table = app.director.view.table
        assert isinstance(table, RoyalSeen)
        assert table.partner == 0


async def test_a_plan_takes_two_keys_and_says_what_is_picked() -> None:
    app = royal(1, 3)
    async with playing(app, (80, 24)) as player:
        assert "Where do your thieves go?" in player.text()
        await player.press("c")
        assert "Thieves to the Casino. Where do your snitches go?" in player.text()
        assert not app.director.game.decisions
        await player.press("c")  # taken already
        assert not app.director.game.decisions
        await player.press("e")
        replies = [str(d.reply) for d in app.director.game.decisions if d.seat == 0]
        assert replies == ["plan C/E"]


async def test_a_pick_can_be_taken_back() -> None:
    app = royal(1, 3)
    async with playing(app, (80, 24)) as player:
        await plan(player, "c")
        assert "take back" in player.text()
        await player.press("backspace")
        assert "Where do your thieves go?" in player.text()
        assert "take back" not in player.text()
        await player.press("backspace")  # nothing left to take back
        await plan(player, "da")
        assert app.director.game.decisions


async def test_two_clicks_make_a_plan() -> None:
    app = royal(1, 2)
    async with playing(app, (120, 40)) as player:
        await player.pilot.click(player.buttons()[1])
        await player.settle()
        await player.pilot.click(player.buttons()[0])
        await player.settle()
        (plans,) = [e for e in app.director.game.events() if isinstance(e, PlansRevealed)]
        assert plans.plans[0] == "B/A"


async def test_with_the_partner_card_two_thieves_are_sent() -> None:
    app = royal(1, 1, partner=0)
    async with playing(app, (80, 24)) as player:
        assert "Choose 2 locations." in player.text()
        await plan(player, "da")
        assert "Where do your snitches go?" in player.text()
        await plan(player, "f")
        (plans,) = [e for e in app.director.game.events() if isinstance(e, PlansRevealed)]
        assert plans.plans[0] == "AD/F"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_everything_fits_80_by_24(seats: int) -> None:
    async with playing(royal(1, seats - 1), (80, 24)) as player:
        await plan(player, "a" if seats > 2 else "")
        text = player.text()
        for place in house_deck().places[: max(seats, 3) + 3]:
            assert f"{place.letter} {place.name}" in text
            assert place.letter == "A" or f" {place.letter}  {place.name}" in text
        for words in ("house deck", "round 1", "≡ Information", "▣ Art", "♦ Jewellery", "● Gold"):
            assert words in text
        for words in ("pays", "supply", "secret", "Round 1", "Esc  leave"):
            assert words in text


@pytest.mark.parametrize("size", [(40, 12), (100, 30), (200, 60)])
@pytest.mark.parametrize("seats", [2, 5])
async def test_any_size_can_be_played(size: tuple[int, int], seats: int) -> None:
    app, fate = royal(1, seats - 1), chance(1)
    async with playing(app, size) as player:
        for _ in range(6):
            if isinstance(app.director.scene, Asked):
                await player.answer(fate)
        assert app.director.game.decisions


async def test_after_a_round_the_places_show_who_came() -> None:
    app = royal(1, 2, seed=3)
    async with playing(app, (80, 24)) as player:
        await plan(player, "ab")
        while app.director.view.turn == 1:
            await player.answer(chance(1))
        visits = last_visits(app.director.view.events)
        assert 0 in visits["A"].thieves
        assert 0 in visits["B"].snitches
        assert re.search(r"◉[^ ]*Ann", player.text())


def test_visits_are_those_of_the_last_round() -> None:
    assert last_visits(()) == {}
    events = Game.start("royal", 3, seed=1)
    for seat, reply in enumerate(("plan A/B", "plan C/B", "plan C/E")):
        events.decide(seat, reply)
    visits = last_visits(events.events())
    assert visits["B"] == Visit((), (0, 1))
    assert visits["C"] == Visit((1, 2), ())
    assert visits["A"].took
    assert visits["D"] == Visit((), (), deserted=True)


async def test_a_swap_is_chosen_in_80_by_24() -> None:
    """Sixteen cubes to choose from, all in view, and the space bar to leave it."""
    app = royal(1, 4)
    app.director.game = before_a_swap()
    async with playing(app, (80, 24)) as player:
        text = player.text()
        assert "What do you take, and from whom?" in text
        for button in player.buttons():
            assert button.region.bottom <= 20
        assert "No swap: keep what you have" in text
        await player.press("a")
        assert "What do you give in return?" in player.text()


def before_a_swap() -> Game:
    """A game of five in which the first seat is asked for its first swap."""
    for seed in range(200):
        game, fate = Game.start("royal", 5, seed=seed), Loose(seed)
        while not game.over:
            question = game.question(game.asked[0])
            if question.kind == "intrigue" and game.asked == (0,) and len(question.options) > 11:
                return game
            game.decide(game.asked[0], question.options[fate.pick(len(question.options))])
    raise AssertionError


async def test_help_tells_of_the_house_deck_and_not_of_bluffs() -> None:
    async with playing(royal(1, 2), (100, 60)) as player:
        await player.press("question_mark")
        assert isinstance(player.app.screen, HelpScreen)
        text = " ".join(player.text().split())
        assert "The house deck is ours" in text
        assert "bluff" not in text


async def test_a_deck_of_ones_own_is_called_by_its_names() -> None:
    app = royal(1, 2, deck=own_deck())
    async with playing(app, (120, 36)) as player:
        text = player.text()
        assert "my box" in text
        assert "house deck" not in text
        assert "A Abbey" in text
        assert "B Bank" in text
        await plan(player, "a")
        assert "Thieves to Abbey." in player.text()


def own_deck(**changes: Any) -> dict[str, Any]:
    deck: dict[str, Any] = msgspec.to_builtins(house_deck()) | changes
    deck["name"] = "my box"
    deck["places"] = [{"letter": "A", "key": "abbey", "name": "Abbey"}, *deck["places"][1:]]
    return deck


def test_the_fame_of_a_running_game_is_what_all_can_see() -> None:
    game, fate = Game.start("royal", 3, seed=5), Loose(5)
    while not game.over:
        views = [game.view(seat) for seat in (None, 0, 1, 2)]
        assert len({Standing.of(view) for view in views}) == 1
        assert not Standing.of(views[0]).final or not any(s.secret_cards for s in seats(game))
        options = game.question(game.asked[0]).options
        game.decide(game.asked[0], options[fate.pick(len(options))])
    standing = Standing.of(game.view())
    assert standing.final
    assert game.outcome is not None
    assert max(standing.total) == standing.total[game.outcome.winners[0]]


def seats(game: Game) -> tuple[Any, ...]:
    table = game.view().table
    assert isinstance(table, RoyalSeen)
    return table.seats


# -- several people on one device ----------------------------------------------------------------


async def test_plans_stay_hidden_behind_the_cover() -> None:
    """What the second person and the cover show does not depend on the first one's plan."""
    shown = []
    for keys in ("ab", "fc"):
        async with playing(royal(2, 1, seed=2), (80, 24)) as player:
            await player.press("enter")
            await plan(player, keys)
            cover = player.text()
            assert isinstance(player.app.screen, CoverScreen)
            assert not player.buttons()
            await player.press("enter")
            shown.append((cover, player.text()))
    assert shown[0] == shown[1]


async def test_two_people_play_on_and_see_only_their_own_secrets() -> None:
    app, fate = royal(2, 1, seed=6, turn_limit=4), chance(6)
    covers = 0
    async with playing(app, (80, 24)) as player:
        while not isinstance(scene := app.director.scene, Over):
            if isinstance(scene, Covered):
                covers += 1
                assert app.director.view.seat is None
                assert "Your secret loot" not in player.text()
                await player.press("enter")
            else:
                assert isinstance(scene, Asked)
                assert app.table._look.view.seat == scene.seat
                for event in app.table._look.view.events:
                    if isinstance(event, SecretsDrawn) and event.seat != scene.seat:
                        assert event.cards.value is None
                await player.answer(fate)
    assert covers >= 8
