"""Records games with every sentence that Python says about them, for speaker.test.ts to compare.

Run by that test: `python web/tests/record.py`. All games, all their set-ups, all languages;
Royal to its end, and with a deck of one's own as well.
"""

import sys

import msgspec

from camarilla import GAMES, Game, Loose
from camarilla.games.royal.deck import Item, Place, house_deck
from camarilla.text import Speaker, languages

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"]
SPEAKERS = {language: Speaker(language) for language in languages()}
MOST_MOMENTS = 20
MOST_REPLIES = 12
MOST_EVENTS, MOST_AT_THE_END = 6, 14
TOLD = set()


def own_deck():
    """The house deck with names of its own: one place, one place's key, one item."""
    house = house_deck()
    bank, opera = Place("B", "bank", "Sparkasse"), Place("C", "opera", "Opéra")
    places = (house.places[0], bank, opera, *house.places[3:])
    items = (Item("ashtray", "Tante Olgas Aschenbecher", 3), *house.items[1:])
    deck = msgspec.structs.replace(house, name="Salon", places=places, items=items)
    return msgspec.to_builtins(deck)


def moments(key: str, preset: str, seats: int, options):
    game, chance = Game.start(key, seats, seed=preset, **options), Loose(preset)
    for number in range(MOST_MOMENTS * (20 if key == "royal" else 3)):
        if game.over:
            break
        seat = game.asked[chance.pick(len(game.asked))]
        question = game.question(seat)
        # What loot asks is rare; plans are all alike.
        rare = question.kind in ("cube", "intrigue", "give")
        if number % (9 if key == "royal" else 3) == 0 or rare:
            onlooker = (seat + 1) % seats
            for view in (game.view(seat), game.view(onlooker), game.view(None)):
                yield moment(view)
        game.decide(seat, question.options[chance.pick(len(question.options))])
    if game.over:
        yield from (moment(game.view(seat)) for seat in (0, None))


def news(view):
    """The places in the view of its latest events, without those that this seat was told before."""
    most = MOST_EVENTS if view.outcome is None else MOST_AT_THE_END
    latest = range(max(0, len(view.events) - most), len(view.events))
    deck = view.table.deck if view.game == "royal" else None  # it may bring names of its own
    fresh = [number for number in latest if (view.events[number], view.seat, deck) not in TOLD]
    TOLD.update((view.events[number], view.seat, deck) for number in fresh)
    return fresh


def moment(view):
    question = view.window.question if view.window else None
    # A plan of Coup Royal has hundreds of replies, all alike.
    replies = [] if question is None else question.options[:MOST_REPLIES]
    fresh = news(view)
    said = {}
    for language, general in SPEAKERS.items():
        say = general.for_table(view.options)
        lines = [say.stage(view, NAMES), say.ask(view, NAMES), say.question(view, NAMES)]
        lines += [say.event(view.events[number], NAMES, view.seat) for number in fresh]
        for reply in replies:
            lines.append(say.reply(reply, view, NAMES))
            if reply.seat is not None:
                lines.append(say.group(reply, view, NAMES))
                lines.append(say.target(reply, view, NAMES))
        lines += [say.closed(c.why, c.reply.verb) for c in question.closed] if question else []
        lines.append(say.say_of(view.game, "table-turn", turn=view.turn))
        lines += royal(say, view) if view.game == "royal" else []
        said[language] = lines
    return {"view": view, "news": fresh, "said": said}


def royal(say, view):
    """What a page for Royal asks for besides: names, and counts."""
    lines = [say.noun("deck", view.table.deck, "the")]
    for place, card in sorted(view.table.loot.items()):
        lines += [say.noun("place", place), say.noun("place", place, "to")]
        if card is not None:
            lines += [say.noun("loot", card), say.noun("loot", card, "brief")]
    return lines + [say.counted(seat.secrets or ()) for seat in view.table.seats]


setups = [
    (key, preset, *setup) for key in sorted(GAMES) for preset, setup in GAMES[key].presets().items()
]
setups += [("royal", f"own-{seats}", seats, {"deck": own_deck()}) for seats in (2, 3)]
recorded = [moment for setup in setups for moment in moments(*setup)]
sys.stdout.buffer.write(msgspec.json.encode(recorded))
