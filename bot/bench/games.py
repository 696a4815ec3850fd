"""Positions from the middle of random games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game


def random_picker(seed: int) -> Callable[[], float]:
    """Return a function that yields numbers from 0 to 1; faster than :class:`Chance`."""
    return random.Random(seed).random  # noqa: S311 - for moves of random games


def play(rules: Game[Any], state: Any, pick: Callable[[], float], limit: int) -> int:
    """Make random legal choices until the end or a limit; return how many."""
    take, stack, done = rules.apply_unchecked, state.stack, 0
    while stack and done < limit:
        seat = stack[-1][1]
        if seat >= 0:
            legal = state.legal
        else:
            seat = rules.to_move(state)[0]
            legal = rules.legal_choices(state, seat)
        take(state, seat, legal[int(pick() * len(legal))])
        done += 1
    return done


def middle_state(rules: Game[Any], seats: int) -> Any:
    """Return a state from the middle of a random game."""
    whole = play(rules, rules.new(seats, None, Chance(1)), random_picker(2), rules.max_decisions)
    state = rules.new(seats, None, Chance(1))
    play(rules, state, random_picker(2), whole // 2)
    return state
