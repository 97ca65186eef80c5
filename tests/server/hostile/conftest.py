"""What holds for every hostile client."""

import logging

import pytest


@pytest.fixture(autouse=True)
def _nothing_goes_wrong(caplog: pytest.LogCaptureFixture):
    """Whatever is sent, nothing of it is an error of ours."""
    yield
    wrong = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert [record.getMessage() for record in wrong] == []
