"""A small language for game tests: moves by text, facts, and players known by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Self, TypeVar

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State
from engine.core.words.text import Text

S = TypeVar("S", bound=State)


class PlayedTable(ABC, Generic[S]):
    """A position under play; each game defines how to build one."""

    game: Game[S]
    state: S

    @abstractmethod
    def seat(self, player: str) -> int:
        """Return the seat of a name."""

    @abstractmethod
    def name(self, seat: int) -> str:
        """Return the name of a seat."""

    # Playing

    def run(self, *frames: tuple[object, ...]) -> Self:
        """Run frames from the current position; nothing follows them."""
        self.state.stack = []
        self.state.then(*(self.game.saved_rules[str(frame[0])].of(frame) for frame in frames))
        self.state.events = []
        self.game.advance(self.state)
        self.check()
        return self

    def check(self) -> None:
        """Check the invariants."""
        assert self.game.broken_invariants(self.state) == []

    def play(self, script: str) -> Self:
        """Play moves, one a line: ``A place 12``; what follows ``#`` is a comment."""
        for line in script.splitlines():
            move = line.split("#")[0].strip()
            if move:
                player, text = move.split(" ", 1)
                seat = self.seat(player)
                self.game.apply(self.state, seat, self.game.parse_move(self.state, seat, text))
                self.check()
        return self

    def default_until(self, rule: str) -> Self:
        """Take default choices until that rule asks, or to the end."""
        while self.state.stack and self.asked != rule:
            seat = self.state.stack[-1][1]
            self.game.apply(self.state, seat, self.game.default(self.state, seat))
            self.check()
        return self

    # Facts

    @property
    def asked(self) -> str:
        """Return the waiting rule."""
        return self.state.stack[-1].name

    @property
    def asking(self) -> str:
        """Return the waiting player and rule: ``A plan``."""
        return f"{self.name(self.state.stack[-1][1])} {self.asked}"

    @property
    def choices(self) -> list[str]:
        """Return the current choices."""
        return list(self.state.legal)

    def why_not(self, player: str, choice: str) -> Text:
        """Return the refusal of a choice."""
        try:
            self.game.apply(self.state, self.seat(player), choice)
        except IllegalMove as illegal:
            return illegal.reason
        raise AssertionError(f"{player} could choose {choice}")

    def refused(self, player: str, choice: str) -> str:
        """Return the last part of the refusal's key."""
        return self.why_not(player, choice).key.removeprefix(f"{self.game.name}-refusal-")

    def events(self, *kinds: str) -> list[Event]:
        """Return the events of those kinds so far, in order."""
        assert self.state.events is not None
        return [event for event in self.state.events if event.kind in kinds]


class LetteredTable(PlayedTable[S]):
    """Players are letters in the order of their seats; a round runs through named phases."""

    phases: ClassVar[Sequence[str]]
    players: str

    def seat(self, player: str) -> int:
        """Return the seat of a letter."""
        return self.players.index(player)

    def name(self, seat: int) -> str:
        """Return the letter of a seat."""
        return self.players[seat]

    def in_order(self, seats: Sequence[int]) -> str:
        """Return seats as letters."""
        return "".join(map(self.name, seats))

    @abstractmethod
    def at_phase(self, phase: int) -> Self:
        """Bring the position to the start of a phase, with what earlier phases leave behind."""

    def begin(self, phase: int) -> Self:
        """Run from the start of a phase to the first decision; later phases follow."""
        return self.at_phase(phase).run(*_automatic(self.phases[phase - 1 :]))

    def only(self, phase: int) -> Self:
        """Run one phase from its start; nothing follows it."""
        return self.at_phase(phase).run(*_automatic(self.phases[phase - 1 : phase]))

    def resume(self, phase: int, *frames: tuple[object, ...]) -> Self:
        """Resume frames in the middle of a phase; nothing follows them."""
        return self.at_phase(phase).run(*frames)


def _automatic(rules: Sequence[str]) -> list[tuple[str, int]]:
    return [(rule, -1) for rule in rules]
