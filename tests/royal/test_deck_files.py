"""Decks from files: what is wrong with one is said in one clear line that names the entry."""

from importlib.resources import files

import pytest
from msgspec import to_builtins

from camarilla.games.royal import house_deck, load_deck
from camarilla.kernel import BadFile, BadSetup, Game, Transcript
from camarilla.kernel.codec import load_state, save_state
from tests.royal.table import own_deck

HOUSE = files("camarilla.games.royal").joinpath("house.toml").read_text("utf-8")


@pytest.fixture
def written(tmp_path):
    def write(*changes: tuple[str, str]) -> str:
        text = HOUSE
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        path = tmp_path / "deck.toml"
        path.write_text(text, "utf-8")
        return str(path)

    return write


def test_the_house_deck_loads_from_its_file(written):
    assert load_deck(written()) == house_deck()


def test_an_own_deck_is_called_by_its_own_name(written):
    deck = load_deck(written(('"house deck"', '"my box"'), ("blue = 25", "blue = 30")))
    game = Game.start("royal", 3, deck=deck)
    assert game.view().table.deck == "my box"
    assert sum(game.view().table.supply) == 105 - 9


MISTAKES = {
    "name": ('name = "house deck"', 'name = ""'),
    "name.": ('name = "house deck"', 'name = "two\\nlines"'),
    "start_cubes": ("start_cubes = 3", "start_cubes = -1"),
    "$.start_cubes": ("start_cubes = 3", 'start_cubes = "three"'),
    "cubes.green": ("green = 25", "green = -5"),
    "$.cubes": ("green = 25", ""),
    "secrets.blue": ("blue = 7", "blue = 9999"),
    "unknown field `colours`": ("start_cubes", "colours = 4\nstart_cubes"),
    "$.fame[1].green": ("green = [3, 1, 0]", 'green = [3, "one", 0]'),
    "fame for 4 seats, red": ("[3, 3, 1, 0]", "[3, 3, 1]"),
    "fame for 4 seats, red:": ("[3, 3, 1, 0]", "[3, 1, 3, 0]"),
    "fame for 5 seats, green": ("green = [3, 3, 0, 0, 0]", "green = [3, 3, 0, 0, -1]"),
    "fame: one card for each": ("{ seats = 5,", "{ seats = 4,"),
    "places[2]: its letter": ('letter = "C"', 'letter = "X"'),
    "places[1].key": ('"bank"', '"The Bank"'),
    "places: 'bank'": ('"casino"', '"bank"'),
    "places: 8 are needed": ('{ letter = "H", key = "hotel", name = "Hotel" },', ""),
    "items[0].fame": ('ashtray", fame = 1', 'ashtray", fame = 99'),
    "items[1].key": ('key = "baton"', 'key = "collection"'),
    "items: 'ashtray' is there 2": ('key = "baton"', 'key = "ashtray"'),
    "items: 'baton' is in the stacks 0": ('"ashtray", "baton",', '"ashtray",'),
    "items: 'cognac' is in the stacks 2": ('"ashtray", "baton",', '"ashtray", "baton", "cognac",'),
    "stack_1[1]: there is no loot card 'GX'": ('"GG"', '"GX"'),
    "stack_2[20]: there is no loot card 'documents'": ('"documents_blue"', '"documents"'),
    "$.stack_1": ('"BB", "GG", "RR", "YY",', '"BB", 7, "RR", "YY",'),
    "line": ("stack_1 = [", "stack_1 = "),
}


@pytest.mark.parametrize("entry", MISTAKES)
def test_a_mistake_gives_one_clear_line_that_names_the_entry(written, entry):
    old, new = MISTAKES[entry]
    with pytest.raises(BadFile) as caught:
        load_deck(written((old, new)))
    line = str(caught.value)
    assert "\n" not in line
    assert "deck.toml" in line
    assert entry.rstrip(".:") in line


def test_too_few_cubes_to_deal(written):
    with pytest.raises(BadFile, match="cubes: "):
        load_deck(
            written(
                ("blue = 25", "blue = 0"),
                ("green = 25", "green = 4"),
                ("red = 25", "red = 4"),
                ("yellow = 25", "yellow = 4"),
            )
        )


def test_too_little_loot_to_lay_out(written):
    text = HOUSE[HOUSE.index("stack_1 = [") : HOUSE.index("# The prestige cubes")]
    items = HOUSE[HOUSE.index("items = [") : HOUSE.index("# The loot deck")]
    with pytest.raises(BadFile, match="stack_1 and stack_2"):
        load_deck(
            written((text, 'stack_1 = ["BB"]\nstack_2 = ["GG"]\n\n'), (items, "items = []\n"))
        )


def test_a_file_that_cannot_be_read(tmp_path):
    with pytest.raises(BadFile, match="cannot be read"):
        load_deck(tmp_path / "nowhere.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="UTF-8"):
        load_deck(binary)
    with pytest.raises(BadFile, match="cannot be read"):
        load_deck(tmp_path)


def test_another_deck_may_not_be_called_the_house_deck(written):
    deck = load_deck(written(("blue = 25", "blue = 30")))
    with pytest.raises(BadSetup, match="own name"):
        Game.start("royal", 3, deck=deck)


def test_the_house_deck_itself_may_be_given():
    assert Game.start("royal", 3, deck=house_deck()).view().table.deck == "house deck"


def test_a_deck_that_never_was_a_file_is_checked_all_the_same():
    plain = to_builtins(own_deck())
    plain["stack_1"] = ["QQ", *plain["stack_1"]]
    with pytest.raises(BadSetup, match=r"stack_1\[0\]"):
        Game.start("royal", 3, deck=plain)


def test_a_transcript_needs_no_other_file():
    game = Game.start("royal", 3, seed=5, deck=own_deck(start_cubes=4))
    for seat in range(3):
        game.decide(seat, game.question(seat).options[0])
    transcript = Transcript.from_json(game.transcript().to_json())
    again = Game.verify(transcript)
    assert again.view(1) == game.view(1)
    assert again.view().table.deck == "test deck"
    assert save_state(load_state(save_state(game.state))) == save_state(game.state)
