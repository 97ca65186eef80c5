"""The command line, as a user types it."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from camarilla.cli import main
from camarilla.kernel import Decision, Game, Header, Transcript

SIMULATE = ["simulate", "--game", "coup", "--players", "4", "--games", "20", "--seed", "1"]


def run(capsys, *words):
    """The exit code, the output, and the complaint."""
    try:
        code = main([str(word) for word in words])
    except SystemExit as left:  # --help and --version leave at once
        code = left.code or 0
    out, err = capsys.readouterr()
    return code, out, err


def complaint(capsys, *words):
    """What a mistake gets: exit code 2 and one clear line."""
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert err.startswith("camarilla: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.fixture
def kept(tmp_path, capsys):
    """Transcripts of three games."""
    assert run(capsys, *SIMULATE[:-4], "--games", 3, "--seed", 5, "--save", tmp_path)[0] == 0
    return sorted(tmp_path.iterdir())


# -- simulate ------------------------------------------------------------------------------------


def test_simulate_gives_its_figures_as_json(capsys):
    code, out, err = run(capsys, *SIMULATE, "--json")
    figures = json.loads(out)
    assert code == 0
    assert err == ""
    assert list(figures) == [
        "games",
        "decisions",
        "decisions_per_second",
        "decisions_per_game",
        "turns_per_game",
        "wins_by_seat",
        "draws",
        "longest_game",
    ]
    assert figures["games"] == 20
    assert sum(figures["wins_by_seat"]) == pytest.approx(20)
    assert figures["decisions_per_game"] == pytest.approx(figures["decisions"] / 20)
    assert figures["longest_game"] >= figures["decisions_per_game"]


def test_the_same_seed_gives_the_same_games_and_another_seed_others(capsys):
    def figures(seed):
        found = json.loads(run(capsys, *SIMULATE[:-1], seed, "--json")[1])
        del found["decisions_per_second"]
        return found

    assert figures("1") == figures("1") != figures("2")


def test_simulate_prints_for_people_too(capsys):
    out = run(capsys, *SIMULATE)[1]
    assert re.search(r"turns per game +[0-9.]+", out)


@pytest.mark.parametrize(
    "words",
    [
        ["--players", 2, "--edition", "de", "--inquisitor", "--draft"],
        ["--players", 10, "--edition", "it"],
        ["--players", 8],
        ["--players", 3, "--inquisitor"],
        ["--players", 8, "--edition", "en", "--inquisitor", "--free"],
        ["--players", 3, "--bots", "honest"],
        ["--players", 3, "--bots", "honest,random,random"],
        ["--players", 3, "--turn-limit", 5],
    ],
)
def test_simulate_sets_up_what_is_asked_for(capsys, words):
    code, out, _ = run(capsys, "simulate", "--games", 5, "--seed", 1, "--json", *words)
    assert code == 0
    assert len(json.loads(out)["wins_by_seat"]) == words[1]


def test_a_draw_counts_a_share_for_each_of_its_winners(capsys):
    out = run(
        capsys, "simulate", "--players", 3, "--turn-limit", 1, "--games", 4, "--seed", 1, "--json"
    )[1]
    figures = json.loads(out)
    assert figures["draws"] == 4
    assert sum(figures["wins_by_seat"]) == pytest.approx(4)


def test_honest_bots_beat_random_ones(capsys):
    out = run(
        capsys, *SIMULATE[:-4], "--games", 200, "--bots", "honest,random,random,random", "--json"
    )[1]
    assert json.loads(out)["wins_by_seat"][0] > 100


# -- replay and verify ---------------------------------------------------------------------------


def test_kept_games_replay_and_verify(capsys, kept):
    assert len(kept) == 3
    for path in kept:
        code, out, _ = run(capsys, "verify", path)
        assert code == 0
        assert "legal" in out
        assert "hash" in out
        code, out, _ = run(capsys, "replay", path)
        assert code == 0
        assert len(out.splitlines()) > 10


def test_a_replay_as_a_seat_tells_its_own_cards_and_no_others(capsys, kept):
    game = Game.replay(Transcript.from_json(kept[0].read_bytes()))
    as_table = run(capsys, "replay", kept[0])[1]
    as_seat = run(capsys, "replay", kept[0], "--as", 0)[1]
    assert as_seat != as_table
    assert len(as_seat.splitlines()) == len(as_table.splitlines()) == len(game.events())


def test_an_unfinished_game_verifies_as_such(capsys, tmp_path):
    game = Game.start("coup", seats=2, seed=1)
    game.decide(game.asked[0], "income")
    path = tmp_path / "game.json"
    path.write_bytes(game.transcript().to_json())
    assert "not finished" in run(capsys, "verify", path)[1]
    assert "1 decision" in run(capsys, "replay", path)[1]


def tampered(path, tmp_path, change, checksum=True):
    """A transcript changed by hand; a careful cheat makes the checksum fit."""
    raw = json.loads(path.read_bytes())
    change(raw)
    if checksum:
        header = msgspec.convert(raw["header"], Header)
        decisions = tuple(Decision.parse(line) for line in raw["decisions"])
        raw = json.loads(Transcript(header, decisions).to_json())
    target = tmp_path / "tampered.json"
    target.write_text(json.dumps(raw))
    return target


def test_a_changed_seed_does_not_match_its_published_hash(capsys, kept, tmp_path):
    path = tampered(kept[0], tmp_path, lambda raw: raw["header"].update(seed="00" * 32))
    assert "published hash" in complaint(capsys, "verify", path)


def test_an_illegal_decision_is_named(capsys, kept, tmp_path):
    def change(raw):
        raw["decisions"][3] = "4 0 coup 1"

    path = tampered(kept[0], tmp_path, change)
    assert "decision 4" in complaint(capsys, "verify", path)
    assert "decision 4" in run(capsys, "replay", path)[2]


def test_a_changed_decision_breaks_the_checksum(capsys, kept, tmp_path):
    path = tampered(kept[0], tmp_path, lambda raw: raw["decisions"].pop(), checksum=False)
    assert "checksum" in complaint(capsys, "verify", path)


def test_a_composed_game_is_not_vouched_for(capsys, tmp_path):
    path = tmp_path / "composed.json"
    path.write_bytes(Game.compose("coup", 2, [0] * 9).transcript().to_json())
    assert "composed" in complaint(capsys, "verify", path)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b"[]",
        b"{}",
        b'{"header": 3, "decisions": [], "checksum": ""}',
        b"\xff\xfe\x00",
        b"[" * 5000,
    ],
)
def test_a_damaged_file_gets_one_clear_line(capsys, tmp_path, data):
    path = tmp_path / "damaged.json"
    path.write_bytes(data)
    complaint(capsys, "verify", path)
    complaint(capsys, "replay", path)


@pytest.mark.parametrize("place", range(0, 4000, 97))
def test_a_file_cut_or_flipped_anywhere_gets_one_clear_line(capsys, kept, tmp_path, place):
    data = kept[0].read_bytes()
    place %= len(data)
    path = tmp_path / "damaged.json"
    path.write_bytes(data[:place])
    complaint(capsys, "verify", path)
    flipped = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
    path.write_bytes(flipped)
    complaint(capsys, "verify", path)


# -- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        ["simulate"],
        ["simulate", "--players", "x"],
        ["simulate", "--players", "1"],
        ["simulate", "--players", "11"],
        ["simulate", "--players", "-3"],
        ["simulate", "--players", "4", "--games", "0"],
        ["simulate", "--players", "4", "--turn-limit", "0"],
        ["simulate", "--players", "4", "--game", "chess"],
        ["simulate", "--players", "4", "--edition", "fr"],
        ["simulate", "--players", "4", "--edition", "en", "--inquisitor"],
        ["simulate", "--players", "7", "--edition", "de"],
        ["simulate", "--players", "4", "--draft"],
        ["simulate", "--players", "4", "--bots", "oracle"],
        ["simulate", "--players", "4", "--bots", "random,random"],
        ["simulate", "--players", "4", "--bogus"],
        ["replay"],
        ["replay", "no-such-file"],
        ["verify", "/"],
        ["play", "--players", "1"],
        ["play", "--players", "2", "--people", "A,B,C"],
        ["play", "--people", ","],
    ],
)
def test_a_mistake_gets_one_clear_line_and_exit_code_2(capsys, words):
    complaint(capsys, *words)


def test_a_seat_that_is_not_there(capsys, kept):
    assert "seat 7" in complaint(capsys, "replay", kept[0], "--as", 7)


def test_saving_where_no_folder_can_be_made(capsys, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    complaint(capsys, *SIMULATE, "--save", blocked)


def test_help_names_every_command(capsys):
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(command in out for command in ("play", "serve", "simulate", "arena", "replay"))
    assert run(capsys, "--version")[0] == 0


def test_every_command_is_in_the_readme(capsys):
    readme = (Path(__file__).parents[1] / "README.md").read_text()
    for command in ("play", "serve", "simulate", "arena", "replay", "verify"):
        assert f"./run {command}" in readme
