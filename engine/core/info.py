"""Facts about a game for programs that choose, compare or wrap games."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.registry import game
from engine.core.rules import Sealed


class GameInfo(NamedTuple):
    """What kind of game it is, and how large.

    Attributes:
        name: the game's name in the registry.
        min_players: the smallest number of seats.
        max_players: the largest number of seats.
        stochastic: whether chance decides anything after the setup; a shuffled pile counts, a
            random setup that everybody sees does not.
        hidden_information: whether a seat may not know everything that has happened; answers to
            a sealed question that is still open do not count.
        simultaneous_moves: whether several seats are asked at the same time.
        max_decisions: an upper bound for the decisions of a game.
        max_choices: an upper bound for the legal choices of a decision.
    """

    name: str
    min_players: int
    max_players: int
    stochastic: bool
    hidden_information: bool
    simultaneous_moves: bool
    max_decisions: int
    max_choices: int


def game_info(name: str) -> GameInfo:
    """Return the facts about a game.

    Raises:
        KeyError: there is no game of that name.
    """
    rules = game(name)
    return GameInfo(
        name=name,
        min_players=min(rules.seat_counts),
        max_players=max(rules.seat_counts),
        stochastic=rules.stochastic,
        hidden_information=rules.hidden_information,
        simultaneous_moves=any(issubclass(rule, Sealed) for rule in rules.rules.values()),
        max_decisions=rules.max_decisions,
        max_choices=rules.max_choices,
    )
