"""What can be said about deploy/ without building it."""

import re
import sqlite3
from pathlib import Path

import yaml

from camarilla.server import messages as m
from tests.server.desks import seated, services

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()


def test_every_image_is_pinned_by_its_version():
    images = [service["image"] for service in COMPOSE["services"].values()]
    images = [image for image in images if image != "camarilla:local"]
    images += re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(images) == 5
    assert [image for image in images if not re.search(r":\d+\.\d+\.?\d*", image)] == []


def test_only_the_proxy_can_be_reached():
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == [
        "caddy"
    ]
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert COMPOSE["services"]["postgres"]["networks"] == ["back"]


def test_what_must_be_chosen_is_in_the_example_and_no_secret_is_anywhere():
    example = (DEPLOY / ".env.example").read_text()
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert named == set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    assert re.search(r"^POSTGRES_PASSWORD=$", example, re.MULTILINE)


def test_the_image_has_a_user_a_check_and_everything_that_it_copies():
    last = DOCKERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER camarilla$", last, re.MULTILINE)
    assert "/healthz" in last
    sent = set(
        re.findall(r"^!(.+)$", (DEPLOY / "Dockerfile.dockerignore").read_text(), re.MULTILINE)
    )
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    assert {name for line in copied for name in line.split()} == sent
    assert all((ROOT / name).exists() for name in sent)


async def test_a_backup_of_a_running_server_goes_on(tmp_path: Path):
    """As docs/deploy.md says it: the copy has every match, with all that was acknowledged."""
    async with services(tmp_path / "first") as running:
        code, people = await seated(running, 2)
        await people[0].does(m.Start())
        match = await running.matches.get((await running.rooms.find(code)).match or "")
        seat = match.game.asked[0]
        await people[seat].does(m.Decide(match=match.id, window=1, seat=seat, reply="income"))
        (tmp_path / "second").mkdir()
        page = (ROOT / "docs/deploy.md").read_text()
        (told,) = re.findall(r'python3 -c "(.+)"', page)
        first, second = tmp_path / "first/camarilla.db", tmp_path / "second/camarilla.db"
        told = told.replace("'camarilla.db'", repr(str(first))).replace(
            "'copy.db'", repr(str(second))
        )
        exec(told, {"sqlite3": sqlite3})
        before = match.game.view(0)
    async with services(tmp_path / "second") as running:
        match = await running.matches.get(match.id)
        assert match.game.view(0) == before
        assert match.sequence == 1
