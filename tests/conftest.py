"""Hypothesis: no deadlines (a shared machine is slow now and then), the same examples every run.
And the services that many nodes stand on, one of each for a whole worker."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.backing import Nats, Postgres

settings.register_profile(
    "camarilla",
    deadline=None,
    max_examples=60,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("camarilla")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.close()
