"""The arena: fair seats, the same result however it is run."""

import json

import pytest

from camarilla.bots.arena import Table, interval, play, play_all, scores, seated
from camarilla.cli import main
from camarilla.kernel import BadFile, BadSetup

TABLE = Table("coup", ("honest", "random", "random"), "7")


def shares(played):
    return [one.shares for one in played]


def test_the_same_result_whatever_the_number_of_workers():
    assert shares(play_all(TABLE, 24, workers=1)) == shares(play_all(TABLE, 24, workers=2))


def test_every_rotation_is_played_on_the_same_deal():
    same = Table("coup", ("random", "random", "random"), "7")
    decisions = [play(same, number).decisions for number in range(6)]
    assert len(set(decisions[:3])) == 1  # equal bots: a rotation changes nothing but who sits where
    winners = [play(same, number).shares.index(1.0) for number in range(3)]
    assert sorted(winners) == [0, 1, 2]


def test_a_run_that_was_cut_off_goes_on(tmp_path):
    kept = tmp_path / "run.jsonl"
    play_all(TABLE, 10, kept=kept)
    kept.write_bytes(kept.read_bytes()[:-20])  # in the middle of a line
    assert shares(play_all(TABLE, 24, kept=kept)) == shares(play_all(TABLE, 24))
    assert len(kept.read_bytes().splitlines()) >= 25


def test_a_file_of_another_table_is_refused(tmp_path):
    kept = tmp_path / "run.jsonl"
    play_all(TABLE, 2, kept=kept)
    with pytest.raises(BadFile):
        play_all(Table("coup", ("honest", "random"), "7"), 2, kept=kept)


def test_no_game_is_begun_when_the_time_is_up():
    assert play_all(TABLE, 24, until=0.0) == []


def test_a_bot_may_come_with_a_budget_or_from_outside():
    assert seated("thinker:7", "coup").simulations == 7
    assert seated("camarilla.bots.chance.RandomBot", "coup").name == "random"


@pytest.mark.parametrize("name", ["honest:7", "thinker:many", "nowhere.Bot", "json.NoBot"])
def test_a_bot_that_cannot_be_is_refused(name):
    with pytest.raises(BadSetup, match=name.split(":")[0]):
        seated(name, "coup")


def test_scores_add_up():
    found = scores(TABLE, play_all(TABLE, 30))
    assert [score.name for score in found] == ["honest", "random"]
    assert [score.games for score in found] == [30, 60]
    assert sum(score.wins for score in found) == pytest.approx(30)
    assert all(score.low <= score.rate <= score.high for score in found)
    assert found[0].rating > found[1].rating


def test_the_interval_is_wilsons():
    low, high = interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)


def test_the_command_gives_json(capsys):
    words = ["arena", "--bots", "honest,random", "--games", "8", "--seed", "1", "--json"]
    assert main([*words, "--workers", "1"]) == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    assert {"name", "games", "wins", "rate", "low", "high"} <= set(bots[0])


def test_the_command_gives_a_matrix(capsys):
    words = ["arena", "--cross", "honest,bold,random", "--players", "3", "--games", "3"]
    assert main([*words, "--seed", "1", "--workers", "1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["cross"]) == 6


@pytest.mark.parametrize(
    "words",
    [["--bots", "honest,nobody"], [], ["--cross", "honest,random"], ["--bots", "honest"]],
)
def test_a_mistake_gets_one_clear_line(capsys, words):
    assert main(["arena", "--games", "2", "--workers", "1", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
