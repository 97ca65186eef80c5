"""`camarilla serve`: says where it is, and says in one line what is wrong."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from camarilla.cli import main
from tests.server.node import free_port


def command(port: int, data: Path, host: str = "127.0.0.1") -> list[str]:
    options = ["--host", host, "--port", str(port), "--data", str(data)]
    return [sys.executable, "-m", "camarilla", "serve", *options]


def test_it_runs_and_another_one_is_told_so(tmp_path: Path):
    port = free_port()
    served = command(port, tmp_path / "data")
    with subprocess.Popen(served, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert f"http://localhost:{port}" in process.stdout.readline().decode()
            transport = httpx.HTTPTransport(retries=8)
            with httpx.Client(transport=transport, timeout=60) as http:
                assert http.get(f"http://127.0.0.1:{port}/healthz").json()["status"] == "ok"
            for wrong in (served, command(free_port(), tmp_path / "data")):
                done = subprocess.run(
                    wrong, capture_output=True, text=True, check=False, timeout=300
                )
                assert done.returncode != 0
                assert len(done.stderr.strip().splitlines()) == 1, done.stderr
                assert "Traceback" not in done.stderr
        finally:
            process.terminate()
            _, errors = process.communicate(timeout=120)
    assert b"Traceback" not in errors
    assert b"Warning" not in errors
    assert (tmp_path / "data" / "camarilla.db").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bus", "nats://127.0.0.1:4222"], "--database"),
        (["--database", "nonsense"], "address of a database"),
        (["--database", "postgresql://{pg}/postgres", "--bus", "http://x"], "nats://"),
        (["--database", "postgresql://camarilla@{pg}/nowhere"], "does not let us in"),
    ],
)
def test_a_wrong_address_gets_one_line(words, said, postgres, capsys):
    given = [word.format(pg=f"127.0.0.1:{postgres.port}") for word in words]
    code = main(["serve", "--host", "127.0.0.1", "--port", str(free_port()), *given])
    errors = capsys.readouterr().err.strip()
    assert code == 2
    assert said in errors
    assert len(errors.splitlines()) == 1


def test_a_database_that_does_not_come_gets_one_line(monkeypatch, capsys):
    monkeypatch.setattr("camarilla.store.pool.PATIENCE", 0.0)
    monkeypatch.setattr("camarilla.server.serve.start_logging", lambda: None)
    address = f"postgresql://127.0.0.1:{free_port()}/x"
    assert main(["serve", "--port", str(free_port()), "--database", address]) == 2
    assert "cannot be reached" in capsys.readouterr().err


def test_it_runs_as_one_of_many_nodes(tmp_path: Path, postgres, nats):
    port = free_port()
    words = ["--database", postgres.new_database(), "--bus", nats.url]
    served = [*command(port, tmp_path / "data"), *words]
    with subprocess.Popen(served, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert f"http://localhost:{port}" in process.stdout.readline().decode()
            with httpx.Client(transport=httpx.HTTPTransport(retries=8), timeout=60) as http:
                assert http.get(f"http://127.0.0.1:{port}/healthz").json()["connections"] == 0
        finally:
            process.terminate()
            _, errors = process.communicate(timeout=120)
    assert b"Traceback" not in errors
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])
def test_the_address_of_the_network_is_shown_as_a_code(host: str, capsys):
    from camarilla.server.serve import announce

    announce(host, 8000)
    said = capsys.readouterr().out
    assert ("for phones" in said) == (host == "0.0.0.0")
    assert ("█" in said or "▀" in said) == (host == "0.0.0.0")
