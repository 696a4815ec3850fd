"""What a player decides, and what it thought of every choice: plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.players.reasons import Reason

Stop = Callable[[], bool]


class Rated(NamedTuple):
    """A choice, the share of the win it promises (calibrated), and what speaks for it."""

    choice: str
    chance: float
    reasons: tuple[Reason, ...]


class Decision(NamedTuple):
    """What a player chooses and why; ``rated`` are all choices, the best first.

    The chosen one is not always the first: an easy player slips.
    """

    choice: str
    rated: tuple[Rated, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What speaks for the choice; nothing where it is a slip or makes no difference."""
        return next((one.reasons for one in self.rated if one.choice == self.choice), ())

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "choice": self.choice,
            "rated": [[choice, chance, list(map(list, why))] for choice, chance, why in self.rated],
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Decision:
        """What :meth:`to_json` described."""
        rated = tuple(
            Rated(choice, chance, tuple(Reason(*one) for one in why))
            for choice, chance, why in plain["rated"]
        )
        return cls(plain["choice"], rated)


class Weighed(NamedTuple):
    """A choice against the best one: what either promises its seat.

    ``stake`` is the part of its chance that a choice at random would cost on the average, by what
    each choice promises at first sight.
    """

    best: str
    kept: float
    could: float
    stake: float
