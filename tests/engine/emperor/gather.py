"""Everything the game can say: texts met in random games, in staged positions, in staged events."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.events import Event
from engine.core.text import LANGUAGES, Catalogue, Text, Value, catalogue
from engine.core.words import Offer
from engine.emperor import GAME
from engine.emperor.data import CODES
from engine.emperor.state import EmperorState
from tests.engine.emperor.table import Table

NAMES = ("Alice", "小明", "Carol", "ゆき")
WORDS = GAME.words
CATALOGUES: dict[str, Catalogue] = {
    language: catalogue(language, "engine.emperor") for language in LANGUAGES
}


def keys(value: Value) -> Iterator[str]:
    """The keys of a text and of all texts within it."""
    if isinstance(value, Text):
        yield value.key
        for inner in value.args.values():
            yield from keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from keys(inner)


def game(seats: int, seed: str) -> Iterator[EmperorState]:
    """The positions of a random game; one state, moving on."""
    state = GAME.new(seats, None, Chance.from_seed(seed), events=True)
    chance = Chance.from_seed("words " + seed)
    yield state
    while state.stack:
        state.events = []
        GAME.take(state, *random_move(GAME, state, chance))
        yield state


def offers(state: EmperorState) -> Iterator[Offer]:
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


def texts_of(state: EmperorState) -> Iterator[Text]:
    """All that can be said of a position and of what has just happened in it."""
    yield WORDS.headline(state)
    for viewer in (None, *range(state.seats)):
        for section in WORDS.board(GAME.view(state, viewer), viewer):
            yield section.title
            yield from section.lines
    for event in state.events or ():
        if (story := WORDS.story(event)) is not None:
            yield story
    for seat in GAME.waiting(state):
        yield WORDS.prompt(GAME.view(state, seat), seat)
        for choice in GAME.vocabulary(state, seat):
            if (refusal := GAME.refusal(state, seat, choice)) is not None:
                yield refusal
    for offer in offers(state):
        yield from offer_texts(offer)


def card_texts() -> Iterator[Text]:
    """The title and all rules cards."""
    yield WORDS.title
    for card in WORDS.cards:
        yield from (card.title, card.group, card.body, *card.facts, *card.rulings)


def refusal_keys() -> Iterator[str]:
    """Keys the rules name outright, whether or not play gets there."""
    for file in files("engine.emperor.rules").iterdir():
        if file.name.endswith(".py"):
            yield from re.findall(r'"(emperor-refusal-[\w-]+)"', file.read_text(encoding="utf-8"))


def score_keys() -> Iterator[str]:
    """Keys that follow from the game's sources of points."""
    for line in GAME.outcome(GAME.new(2)).lines:
        yield f"emperor-score-{line.source}"


def staged() -> Iterator[EmperorState]:
    """Positions random play hardly ever reaches."""
    seven = "\n".join(f"{code} | P2 S25 | - | - | -" for code in CODES)
    yield Table(3, seven).held(P2="rival").begin(6, 6).state
    board = "PAL | P3 S25 | P2 K, P2 K, P1 K | P2 K | P2"
    yield Table(3, board).begin(5, 5).state
    yield _accession_with_gray_eminence()
    trier = Table(3, "TRI | P1 S25 | P1 S15 | - | -").thalers(9, 0, 0)
    yield trier.held(P2="move move indulgence").act().play("P1 use TRI").state


def _accession_with_gray_eminence() -> EmperorState:
    """What is asked, and what is refused, when the new emperor has one and nobles on places."""
    board = "PAL | P2 S25 | P2 C25, P2 S15 | - | -\nTRI | P1 S25 | - | - | -"
    table = Table(3, board).eminence("P2", "TRI").held(P2="rival pope")
    return table.begin(6, 6).state


def rare_events() -> Iterator[Event]:
    """One of each kind whose occasion is rare."""
    yield Event("eminence_lost", 1, {})
    yield Event("son_lost", 1, {"why": "hand"})
    yield Event("son_lost", 1, {"why": "room"})
    yield Event("convent", 1, {})
    for spot in ("hand", "eminence", "TRI-elector"):
        yield Event("crowned", 1, {"noble": "S45", "spot": spot, "why": "elected"})
    yield Event("displaced", 1, {"electorate": "TRI", "noble": "S25", "to": "hand", "tiles": 1})
    yield Event("retired", 1, {"noble": "C25", "tiles": 1})
    rules = ("son", "gray_eminence", "church_influence", "excommunication", "empire_city")
    for rule in rules:
        yield Event("declined", 1, {"rule": rule})
    for totals, won in (([3, 3], "emperor"), ([4, 3], "emperor"), ([3, 4], "rival")):
        yield Event("election", 0, {"emperor": 0, "rival": 1, "totals": totals, "won": won})
    yield Event("game_over", -1, {"scores": (20, 25, 25), "winners": (1, 2)})
