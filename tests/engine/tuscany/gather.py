"""Everything Tuscany can say: texts met in games of several kinds and in staged events."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.text import LANGUAGES, Catalogue, Text, Value, catalogue
from engine.core.words import Offer
from engine.tuscany import GAME
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.random_play import OPTIONS, builder, drawer
from tests.engine.tuscany.table import Table

WORDS = GAME.words
CATALOGUES: dict[str, Catalogue] = {lang: catalogue(lang, GAME.package) for lang in LANGUAGES}


def keys(value: Value) -> Iterator[str]:
    """The keys of a text and of all texts within it."""
    if isinstance(value, Text):
        yield value.key
        for inner in value.args.values():
            yield from keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from keys(inner)


def positions() -> Iterator[TuscanyState]:
    """The positions of games of all seat counts and options, with what has just happened."""
    for number, options in enumerate(OPTIONS):
        for seats in GAME.seat_counts:
            state = GAME.new(seats, options, Chance(number), events=True)
            chance = Chance(100 + number)
            yield state
            while state.stack:
                state.events = []
                player = drawer if (number + seats) % 3 == 0 else builder
                GAME.take(state, *player(state, chance))
                yield state
    yield from staged()


def staged() -> Iterator[TuscanyState]:
    """Positions play seldom reaches."""
    rich = Table().hand("A", **dict.fromkeys(("village", "farm", "quarry", "inn", "city"), 4))
    rich.give("A", workers=2, marble=1).bonus("A", "plus_storage", "plus_storage")
    rich.store("A", "token", "carriage", "olive+grape").begin()
    yield rich.state
    yield rich.play("A place 2,0").state
    yield rich.play("A place token").state
    yield Table().store("A", "inn").give("A", workers=1).begin().state
    yield Table().begin().state
    purge = Table().display(*["village"] * 4, "inn", "inn", "city", "city")
    yield purge.stack("A", "village").begin().play("A take H").state
    lost = Table().give("A", workers=2).store("A", "castle").cover("A", 9).no_neutral()
    lost.reveal("A", 21).display().begin()
    yield lost.play("A place 1,1", "A pay worker+worker").state
    castle = Table().give("A", workers=2).store("A", "castle").cover("A", 9)
    castle.display("village", "", "monastery").begin().play("A place 1,1", "A pay worker+worker")
    yield castle.state
    yield castle.play("A decline").state
    full = Table().give("A", workers=2).store("A", "carriage").yields("Y3", "Y3")
    full.bonus("A", "plus_yield").begin()
    yield full.play("A place 2,0", "A pay worker+worker").state
    last = Table().reveal("A", 20)
    last.state.round = 3
    yield last.begin().play("A take A").state
    empty = Table("ABCD").give("A", workers=2).store("A", "city").cover("A", 9)
    empty.bonus("B", *["plus_card"] * 5).begin()
    yield empty.play("A place 1,0", "A pay worker+worker").state


def offers(state: TuscanyState) -> Iterator[Offer]:
    """Every choice of the waiting seats, legal or not."""
    for seat in GAME.waiting(state):
        view = GAME.view(state, seat)
        for choice in GAME.vocabulary(state, seat):
            yield WORDS.offer(view, seat, choice)


def offer_texts(offer: Offer) -> Iterator[Text]:
    """The parts of an offer."""
    yield offer.name
    yield offer.group
    if offer.effect is not None:
        yield offer.effect


def stories(state: TuscanyState) -> Iterator[Text]:
    """What has just happened, as its own seat and as the public read it."""
    for event in state.events or ():
        for version in (event, event.seen_by(None)):
            if (story := WORDS.story(version)) is not None:
                yield story


def texts_of(state: TuscanyState) -> Iterator[Text]:
    """All that can be said of a position and of what has just happened in it."""
    yield WORDS.headline(state)
    sections = list(WORDS.board(GAME.view(state, None), None))
    for seat in range(state.seats):
        sections += WORDS.hand(GAME.view(state, seat), seat)
    for section in sections:
        yield section.title
        yield from section.lines
    yield from stories(state)
    for seat in GAME.waiting(state):
        yield WORDS.prompt(GAME.view(state, seat), seat)
        for offer in offers(state):
            yield from offer_texts(offer)
        for choice in GAME.vocabulary(state, seat):
            if (refusal := GAME.refusal(state, seat, choice)) is not None:
                yield refusal


def card_texts() -> Iterator[Text]:
    """The title and all rules cards."""
    yield WORDS.title
    for card in WORDS.cards:
        yield from (card.title, card.group, card.body, *card.facts, *card.rulings)


def refusal_keys() -> set[str]:
    """The refusals the rules name."""
    found: set[str] = set()
    for file in files("engine.tuscany.rules").iterdir():
        if file.name.endswith(".py") and file.name != "__init__.py":
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r'"(tuscany-refusal-[\w-]+)"', text))
    return found


def option_and_score_keys() -> Iterator[str]:
    """Keys that follow from the game's options and its sources of points."""
    for option in GAME.options:
        yield f"option-tuscany-{option.name}"
        for value in option.values:
            yield f"option-tuscany-{option.name}-{value}"
    for line in GAME.outcome(GAME.new(2)).lines:
        yield f"tuscany-score-{line.source}"


RARE_EVENTS = (
    Event("drew", 0, {"cards": 1, "why": "Y7"}),
    Event("reshuffled", -1, {"what": "yields", "count": 27}),
    Event("stalled", -1, {}),
    Event("game_over", -1, {"scores": [50, 60, 60], "winners": [1, 2]}),
    Event("yield", 0, {"card": "Y6", "marble": 0, "workers": 0, "green": 0, "red": 3}),
)
