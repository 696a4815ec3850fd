"""Random playouts in which accounts are kept and invariants are checked at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State
from engine.core.words.chapters import ChapterWords
from tests.engine.games.game_extras import Books

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class StepCheck(Protocol[S_contra]):
    """Checks each position against the one before."""

    def check(self, after: S_contra, events: Sequence[Event]) -> None:
        """Check it, given the events between them."""


def audited(game: Game[S], state: S, books: Books) -> Iterator[list[Event]]:
    """Yield the events before each waiting position, and before the last.

    Accounts and invariants have been checked; the caller makes the moves.
    """
    game.advance(state)
    running = True
    while running:
        events, state.events = state.events or [], []
        for event in events:
            books.book(event)
        books.compare(state)
        assert game.broken_invariants(state) == []
        running = bool(state.stack)
        yield events


def play_audited(
    game: Game[S],
    state: S,
    books: Books,
    steps: StepCheck[S],
    player: Callable[[S, Chance], tuple[int, str]],
    chance: Chance,
) -> Counter[str]:
    """Play from a prepared position to the end; return how often each event kind occurred."""
    kinds = Counter[str]()
    for events in audited(game, state, books):
        kinds.update(event.kind for event in events)
        steps.check(state, events)
        if state.stack:
            game.apply_unchecked(state, *player(state, chance))
    return kinds


def play_choices(game: Game[S], state: S, books: Books, choices: Sequence[int]) -> None:
    """Play from a prepared position: each number selects the player and their choice."""
    numbers = iter(choices)
    for _ in audited(game, state, books):
        number = next(numbers, None)
        if number is None or not state.stack:
            return
        to_move = game.to_move(state)
        seat = to_move[number % len(to_move)]
        legal = game.legal_choices(state, seat)
        game.apply(state, seat, legal[number % len(legal)])


def every_kind(words: ChapterWords[S]) -> set[str]:
    """Return the kinds of a game's declared events, and those of the core."""
    return {*words.event_classes, "answered", "declined", "forced"}
