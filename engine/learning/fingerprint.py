"""A fingerprint of a game's evaluation: it changes when calibrated win probabilities may be off."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game
from engine.players.evaluation import Evaluator

_GAMES = 3
"""Random games per number of seats."""
_DECIMALS = 5
"""Decimal places compared, so that the last bits of a sum do not matter."""
_HASH_DIGITS = 16


def fingerprint(evaluator: Evaluator) -> str:
    """Return a hash of the win probabilities at the turn starts of fixed random games.

    It depends on features, weights and rules, but not on how they are written.
    """
    digest = hashlib.sha256()
    for state in _positions(evaluator.rules):
        rounded = [round(chance, _DECIMALS) for chance in evaluator.win_probabilities(state)]
        digest.update(repr(rounded).encode())
    return digest.hexdigest()[:_HASH_DIGITS]


def _positions(rules: Game[Any]) -> Iterator[Any]:
    """Yield the starts of turns in random games with every number of seats."""
    for seats in rules.seat_counts:
        for number in range(_GAMES):
            seed = f"fingerprint:{seats}:{number}"
            chance = Chance.from_seed(f"moves:{seed}")
            state = rules.new(seats, None, Chance.from_seed(seed))
            while state.stack:
                if rules.turn_begins(state):
                    yield state
                seat = rules.to_move(state)[0]
                legal = rules.legal_choices(state, seat)
                rules.apply_unchecked(state, seat, legal[chance.below(len(legal))])
