"""Positions and events that are rare in random play: more games, and staged ones."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.events import Event
from engine.emperor import GAME
from engine.emperor.data import CODES
from engine.emperor.state import EmperorState
from tests.engine.emperor.table import Table
from tests.engine.games.game_extras import Corpus


def game(seats: int, seed: str) -> Iterator[EmperorState]:
    """Yield the positions of a random game, always as the same state object."""
    state = GAME.new(seats, None, Chance.from_seed(seed), events=True)
    chance = Chance.from_seed("words " + seed)
    yield state
    while state.stack:
        state.events = []
        GAME.apply_unchecked(state, *random_move(GAME, state, chance))
        yield state


def staged() -> Iterator[EmperorState]:
    """Yield positions that are rare in random play."""
    seven = "\n".join(f"{code} | P2 S25 | - | - | -" for code in CODES)
    yield Table(3, seven).held(P2="rival").begin(6, 6).state
    board = "PAL | P3 S25 | P2 K, P2 K, P1 K | P2 K | P2"
    yield Table(3, board).begin(5, 5).state
    yield _accession_with_grey_eminence()
    trier = Table(3, "TRI | P1 S25 | P1 S15 | - | -").thalers(9, 0, 0)
    yield trier.held(P2="move move indulgence").act().play("P1 use TRI").state
    four = seven.replace("SAX | P2", "SAX | P3").replace("BRA | P2", "BRA | P4")
    for side in ("emperor", "rival"):
        voting = Table(4, four).held(P2="rival").begin(6, 6)
        yield from [voting.play(f"P3 vote {side}").state] * 4  # as each seat sees it


def _accession_with_grey_eminence() -> EmperorState:
    """Return the questions and refusals when the new emperor has a Grey Eminence and nobles."""
    board = "PAL | P2 S25 | P2 C25, P2 S15 | - | -\nTRI | P1 S25 | - | - | -"
    table = Table(3, board).eminence("P2", "TRI").held(P2="rival pope")
    return table.begin(6, 6).state


def rare_events() -> Iterator[Event]:
    """Yield one event of each rare kind."""
    yield Event("eminence_lost", 1, {})
    yield Event("son_lost", 1, {"why": "hand"})
    yield Event("son_lost", 1, {"why": "room"})
    yield Event("convent", 1, {})
    yield Event("exhausted_used", 1, {"card": "pope", "thalers": -1})
    for spot in ("hand", "eminence", "TRI-elector"):
        yield Event("crowned", 1, {"noble": "S45", "spot": spot, "why": "elected"})
    yield Event("displaced", 1, {"electorate": "TRI", "noble": "S25", "to": "hand", "tiles": 1})
    yield Event("retired", 1, {"noble": "C25", "tiles": 1})
    rules = ("son", "gray_eminence", "church_influence", "excommunication", "empire_city")
    for rule in rules:
        yield Event("declined", 1, {"rule": rule})
    for totals, won in (([3, 3], "emperor"), ([4, 3], "emperor"), ([3, 4], "rival")):
        yield Event("election", 0, {"emperor": 0, "rival": 1, "totals": totals, "won": won})
    over = {"scores": (20, 25, 25), "winners": (1, 2)}
    yield Event("game_over", -1, over)
    yield Event("game_over", -1, {**over, "winners": (1,), "tie_breaks": (("thalers", 9, 4),)})


def positions() -> Iterator[EmperorState]:
    """Yield more random games, because much is rare, and the staged positions."""
    for number in range(6):
        yield from game(2 + number % 3, f"keys {number}")
    yield from staged()


CORPUS = Corpus(
    positions,
    tuple(rare_events()),
    final=frozenset(("emperor", "rival")),
    buttons=frozenset(("proposal", "ballot")),
    most=36,
    points="vp",
)
"""Only the last vote asks for confirmation, because it reveals all; the rest can be undone."""
