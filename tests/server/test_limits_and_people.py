"""Rate limits, names, and what people say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.server.limits import LIMITS, PEOPLE_BEHIND_AN_ADDRESS, Limits, network_of
from camarilla.server.people import NAME_LENGTH, clean, proper_name
from camarilla.server.refused import Refused
from camarilla.server.talk import PHRASES


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(limits: Limits, purpose: str, whom: str) -> int:
    """How many one gets at once."""
    count = 0
    while limits.allows(purpose, whom):
        count += 1
    return count


def test_a_bucket_empties_and_fills_again():
    time = Time()
    limits = Limits(now=time)
    assert taken(limits, "talk", "ada") == LIMITS["talk"].burst
    time.now += 5
    assert taken(limits, "talk", "ada") == int(5 * LIMITS["talk"].rate)
    time.now += 1e6
    assert taken(limits, "talk", "ada") == LIMITS["talk"].burst
    assert taken(limits, "talk", "bea") == LIMITS["talk"].burst


def test_new_names_from_one_address_do_not_help():
    limits = Limits(now=Time())
    said = 0
    for number in range(1000):
        said += limits.allows_person("talk", f"guest {number}", "192.0.2.1")
    assert said == LIMITS["talk"].burst * PEOPLE_BEHIND_AN_ADDRESS


def test_looking_takes_nothing():
    limits = Limits(now=Time())
    assert all(limits.left("guesses", "a") for _ in range(1000))
    assert taken(limits, "guesses", "a") == LIMITS["guesses"].burst
    assert not limits.left("guesses", "a")


def test_memory_is_bounded(monkeypatch):
    monkeypatch.setattr("camarilla.server.limits.REMEMBERED_AT_MOST", 10)
    limits = Limits(now=Time())
    for number in range(1000):
        limits.allows("talk", str(number))
    assert len(limits._buckets) == 10


def test_an_ipv6_address_counts_as_its_network():
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db9::1")
    assert network_of("192.0.2.1") == network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("nowhere") == "nowhere"


@given(st.text(max_size=400))
def test_cleaned_text_is_one_short_line_without_tricks(text):
    cleaned = clean(text, 40)
    assert len(cleaned) <= 40
    assert cleaned == cleaned.strip()
    assert "\n" not in cleaned
    assert not any(c < " " or "\u202a" <= c <= "\u202e" or c == "\u200b" for c in cleaned)
    assert clean(cleaned, 40) == cleaned


def test_a_name_is_kept_as_it_is_written():
    assert proper_name("  Zoë \t O'Neill\u202e\x00 ") == "Zoë O'Neill"
    assert proper_name("<b>Ada</b>") == "<b>Ada</b>"  # text, never markup: the page shows it so
    assert len(proper_name("x" * 500)) == NAME_LENGTH
    for empty in ("", "   ", "\u200b\u202e", "\x00"):
        with pytest.raises(Refused):
            proper_name(empty)


def test_phrases_have_keys_that_texts_can_name():
    assert all(
        key == phrase.key and key.replace("-", "").isalpha() for key, phrase in PHRASES.items()
    )
