"""The bench of entropy: what it asks of the trainer, that it goes on where it was cut off, and that
page and picture say what was measured. The trainer is played by one that only writes files."""

import importlib
import json
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from camarilla.vector import train
from camarilla.vector.train import _response, parser, settings_of

ROOT = Path(__file__).parents[2]
PARTS = ["learn", "respond", "respond", "evaluate", "evaluate"]


@pytest.fixture
def entropy(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import entropy

    yield entropy
    for name in ("entropy", "entropy_exact", "entropy_picture", "marks", "reduced", "train"):
        sys.modules.pop(name, None)


class Trainer:
    """Takes the words of `camarilla train`, and leaves the files that it would leave."""

    def __init__(self):
        self.calls = []
        self.fails = None

    def __call__(self, words):
        given = parser().parse_args(words)
        self.calls.append(given)
        given.out.mkdir(parents=True, exist_ok=True)
        if given.mode in ("learn", "respond"):
            settings = _response(given)[0] if given.mode == "respond" else settings_of(given)
            done = settings.decisions / (2 if self.fails == len(self.calls) else 1)
            row = {"decisions": done, "entropy": 10 * settings.entropy_end, "pool_2": 0.6}
            (given.out / "curves.jsonl").write_text(json.dumps(row) + "\n")
            (given.out / "settings.json").write_text(json.dumps(settings.to_json()))
            (given.out / "weights.npz").touch()
        if self.fails == len(self.calls):
            return 2
        names = {"respond": "response.json", "evaluate": "evaluation.json"}
        if given.mode in names:
            rate = {"games": given.matches, "rate": 0.625, "low": 0.6, "high": 0.65}
            (given.out / names[given.mode]).write_text(json.dumps({"rates": [rate]}))
        return 0


@pytest.fixture
def trainer(monkeypatch):
    found = Trainer()
    monkeypatch.setattr("camarilla.vector.checkpoint.load_actor", lambda path, *_: {})
    monkeypatch.setattr(train, "main", found)
    return found


def words(folder, *more):
    sizes = ["--decisions", "4000", "--response", "2000", "--from-itself", "1000"]
    out = ["--out", str(folder / "runs"), "--json", str(folder / "found.json")]
    return [*out, *sizes, "--entropies", "0.01,0.1", "--seeds", "1,2", "--matches", "40", *more]


def test_only_entropy_and_seed_differ(entropy, trainer, tmp_path):
    assert entropy.main(words(tmp_path)) == 0
    assert [call.mode for call in trainer.calls] == 4 * PARTS
    nets = [settings_of(call) for call in trainer.calls if call.mode == "learn"]
    free = ("seed", "entropy", "entropy_end")
    assert len({replace(one, **dict.fromkeys(free, 0)) for one in nets}) == 1
    assert {(one.seed, one.entropy_end) for one in nets} == {
        (seed, end) for seed in (1, 2) for end in (0.01, 0.1)
    }
    for one in nets:
        assert one.entropy / one.entropy_end == pytest.approx(0.05 / 0.015, rel=1e-4)
        assert (one.decisions, one.shares[1:]) == (4000, (0.0,) * 4)
    attacks = [_response(call)[0] for call in trainer.calls if call.mode == "respond"]
    assert [one.decisions for one in attacks] == 4 * [2000, 1000]
    assert {(one.prune, one.alone) for one in attacks} == {(0.02, True)}
    assert {one.entropy_end for one in attacks} == {0.002}


def test_it_goes_on_where_it_was_cut_off(entropy, trainer, tmp_path):
    trainer.fails = 6  # the second net, half trained
    with pytest.raises(SystemExit):
        entropy.main(words(tmp_path))
    trainer.fails = None
    assert len(json.loads((tmp_path / "found.json").read_text())) == 1
    trainer.calls.clear()
    assert entropy.main(words(tmp_path)) == 0
    assert [call.mode for call in trainer.calls] == 3 * PARTS
    assert [call.resume for call in trainer.calls if call.mode == "learn"] == [True, False, False]
    trainer.calls.clear()
    assert entropy.main(words(tmp_path)) == 0
    assert trainer.calls == []
    found = json.loads((tmp_path / "found.json").read_text())
    assert [(one["entropy_end"], one["seed"]) for one in found] == [
        (end, seed) for end in (0.01, 0.1) for seed in (1, 2)
    ]
    assert (found[0]["entropy"], found[0]["response"]["rate"]) == (0.1, 0.625)


def test_runs_of_other_lengths_are_not_mixed(entropy, trainer, tmp_path, capsys):
    assert entropy.main(words(tmp_path)) == 0
    capsys.readouterr()
    assert entropy.main(words(tmp_path, "--decisions", "9000")) == 2
    err = capsys.readouterr().err
    assert err.startswith("entropy: ")
    assert err.endswith("holds a run of 4000 decisions, not of 9000\n")


def test_the_picture_has_a_point_for_every_net(entropy, trainer, tmp_path):
    picture = tmp_path / "entropy.svg"
    assert entropy.main(words(tmp_path, "--picture", str(picture))) == 0
    marks = [node.tag.rpartition("}")[2] for node in ElementTree.parse(picture).iter()]
    assert marks.count("circle") == 3 * 4 + 3  # two attacks and `master`; the legend
    assert marks.count("polyline") == 2


@pytest.mark.parametrize("bench", ["entropy", "entropy_exact"])
def test_page_and_picture_say_what_was_measured(entropy, tmp_path, bench):
    page, picture = tmp_path / "strength.md", tmp_path / "picture.svg"
    written = (ROOT / "docs" / "strength.md").read_text()
    page.write_text(written)
    made = ["--docs", str(page), "--picture", str(picture)]
    results = ROOT / "bench" / f"{bench}.json"
    assert importlib.import_module(bench).main(["--json", str(results), *made]) == 0
    assert page.read_text() == written
    assert picture.read_text() == (ROOT / "docs" / "pictures" / f"{bench}.svg").read_text()


def test_nets_are_trained_once_and_solved(entropy, tmp_path, monkeypatch, capsys):
    import entropy_exact

    calls = []

    def solve(words):
        out = Path(words[words.index("--out") + 1])
        out.mkdir(parents=True)
        calls.append(words)
        (out / "reduced.json").write_text('{"decisions": 1000, "nash_conv": 0.2}')
        (out / "curves.jsonl").write_text('{"entropy": 0.5}\n')
        return 0

    monkeypatch.setattr(entropy_exact.reduced, "main", solve)
    words = ["--out", str(tmp_path / "runs"), "--json", str(tmp_path / "found.json")]
    for _ in range(2):
        assert entropy_exact.main([*words, "--entropies", "0.03", "--seeds", "1,2"]) == 0
    assert [words[words.index("--seed") + 1] for words in calls] == ["1", "2"]
    assert all("entropy=0.2" in words and "entropy_end=0.03" in words for words in calls)
    found = json.loads((tmp_path / "found.json").read_text())
    assert [(one["seed"], one["gain"]) for one in found] == [(1, 0.05), (2, 0.05)]
    assert entropy_exact.main(["--json", str(tmp_path / "nothing.json")]) == 2
    assert capsys.readouterr().err.startswith("entropy_exact: ")
