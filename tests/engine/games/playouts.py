"""Whole games of players at random in which books are kept and laws hold from step to step."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Protocol, TypeVar

from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State

from .extras import Books

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Law(Protocol[S_contra]):
    """What must hold from one position of a game to the next."""

    def check(self, after: S_contra, told: Sequence[Event]) -> None:
        """Assert that it holds, given what was told between them."""


def audited(game: Game[S], state: S, books: Books) -> Iterator[list[Event]]:
    """What was told before each position that waits for a move, or is the last one.

    Books and invariants have been checked; the caller makes the moves.
    """
    game.advance(state)
    running = True
    while running:
        told, state.events = state.events or [], []
        for event in told:
            books.hear(event)
        books.compare(state)
        assert game.broken_invariants(state) == []
        running = bool(state.stack)
        yield told


def play_audited(
    game: Game[S],
    state: S,
    books: Books,
    law: Law[S],
    player: Callable[[S, Chance], tuple[int, str]],
    chance: Chance,
) -> Counter[str]:
    """A game from a position that is set up to its end; how often each kind of event happened."""
    kinds = Counter[str]()
    for told in audited(game, state, books):
        kinds.update(event.kind for event in told)
        law.check(state, told)
        if state.stack:
            game.apply_unchecked(state, *player(state, chance))
    return kinds


def play_choices(game: Game[S], state: S, books: Books, choices: Sequence[int]) -> None:
    """A game from a position that is set up: each number picks who answers and what is chosen."""
    numbers = iter(choices)
    for _ in audited(game, state, books):
        number = next(numbers, None)
        if number is None or not state.stack:
            return
        to_move = game.to_move(state)
        seat = to_move[number % len(to_move)]
        legal = game.legal_choices(state, seat)
        game.apply(state, seat, legal[number % len(legal)])


def kinds_in_the_table(rules: ModuleType) -> set[str]:
    """The kinds in the table of events that rules, words and painter share."""
    _, table = re.split(r"^kind +seat", rules.__doc__ or "", maxsplit=1, flags=re.MULTILINE)
    table = re.split(r"^Decisions$", table, maxsplit=1, flags=re.MULTILINE)[0]
    return {line.split()[0] for line in table.splitlines() if line[:1].isalpha()}
