"""Players for random games: uniform ones rarely build, so these usually do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.tuscany import GAME
from engine.tuscany.data import DISPLAY
from engine.tuscany.rules.places import legal_hexes
from engine.tuscany.state import TuscanyState

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"baseDraw": "3"},
    {"roundEnd": "lap"},
    {"regions": "dealt"},
    {"baseDraw": "3", "roundEnd": "lap", "regions": "dealt"},
)
"""Each value of each option, and the other values together."""


def builder(state: TuscanyState, chance: Chance) -> tuple[int, str]:
    """Usually place, take what fits and use marble; one move in eight is arbitrary."""
    seat, choice = random_move(GAME, state, chance)
    rule = state.stack[-1].name
    if chance.below(8) == 0:
        return seat, choice
    if rule == "action":
        choice = _pick(_wise(state, seat), chance)
    elif rule == "marble":
        choice = "use"
    elif rule in ("pay", "castle"):
        choice = state.legal[0]
    return seat, choice


def _wise(state: TuscanyState, seat: int) -> Sequence[str]:
    places = [word for word in state.legal if "," in word]
    if places:
        return places
    if len(state.storage[seat]) < state.capacity(seat):
        fitting = [
            word
            for word in state.legal
            if word in DISPLAY and legal_hexes(state, seat, state.display[DISPLAY.index(word)])
        ]
        if fitting:
            return fitting
    return ("draw",)


def drawer(state: TuscanyState, chance: Chance) -> tuple[int, str]:
    """Almost always draw, so that decks run out and rounds stall."""
    seat, choice = random_move(GAME, state, chance)
    if state.stack[-1].name == "action" and chance.below(12):
        choice = "draw"
    return seat, choice


def _pick(words: Sequence[str], chance: Chance) -> str:
    return words[chance.below(len(words))]
