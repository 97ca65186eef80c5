"""Records games with every sentence that Python says about them, for speaker.test.ts to compare.

Run by that test: `python web/tests/record.py`. All games, all their set-ups, all languages.
"""

import sys

import msgspec

from camarilla import GAMES, Game, Loose
from camarilla.text import Speaker, languages

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"]
SPEAKERS = {language: Speaker(language) for language in languages()}
MOST_MOMENTS = 20
MOST_REPLIES = 12
MOST_EVENTS = 6
TOLD = set()


def moments(key: str, preset: str):
    seats, options = GAMES[key].presets()[preset]
    game, chance = Game.start(key, seats, seed=preset, **options), Loose(preset)
    for number in range(MOST_MOMENTS * 3):
        if game.over:
            break
        seat = game.asked[chance.pick(len(game.asked))]
        question = game.question(seat)
        if number % 3 == 0:
            onlooker = (seat + 1) % seats
            for view in (game.view(seat), game.view(onlooker), game.view(None)):
                yield moment(view)
        game.decide(seat, question.options[chance.pick(len(question.options))])


def news(view):
    """The places in the view of its latest events, without those that this seat was told before."""
    latest = range(max(0, len(view.events) - MOST_EVENTS), len(view.events))
    fresh = [number for number in latest if (view.events[number], view.seat) not in TOLD]
    TOLD.update((view.events[number], view.seat) for number in fresh)
    return fresh


def moment(view):
    question = view.window.question if view.window else None
    # A plan of Coup Royal has hundreds of replies, all alike.
    replies = [] if question is None else question.options[:MOST_REPLIES]
    fresh = news(view)
    said = {}
    for language, say in SPEAKERS.items():
        lines = [say.stage(view, NAMES), say.ask(view, NAMES), say.question(view, NAMES)]
        lines += [say.event(view.events[number], NAMES, view.seat) for number in fresh]
        for reply in replies:
            lines.append(say.reply(reply, view, NAMES))
            if reply.seat is not None:
                lines.append(say.group(reply, view, NAMES))
                lines.append(say.target(reply, view, NAMES))
        lines += [say.closed(c.why, c.reply.verb) for c in question.closed] if question else []
        said[language] = lines
    return {"view": view, "news": fresh, "said": said}


setups = [(key, preset) for key in sorted(GAMES) for preset in GAMES[key].presets()]
recorded = [moment for setup in setups for moment in moments(*setup)]
sys.stdout.buffer.write(msgspec.json.encode(recorded))
