"""Plans: conditional moves as their owners read them, and what stops them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from bot.tables.domain.errors import TableError
from engine.core.foresight import ForeseenChoice
from engine.core.words.phrases import dots
from engine.core.words.text import Text, say


class PlanStatus(StrEnum):
    """The status of a plan; the values are stored."""

    DRAFT = "draft"
    WAITING = "waiting"
    STOPPED = "stopped"


class PlanScope(StrEnum):
    """How often a plan applies."""

    ONCE = "once"
    """The next time its question is asked."""
    ROUND = "round"
    """Every time in the round in which it was made."""
    GAME = "game"
    """Every time."""


class StopKind(StrEnum):
    """A kind of condition that stops a plan; the values are stored."""

    MOVE = "move"
    """Another seat has made a certain move."""
    SIGNAL = "signal"
    """An event of the game has happened to another seat, see ``hosting.signals``."""
    OVERTAKEN = "overtaken"
    """Another seat has more points."""
    SETBACK = "loss"
    """Something was taken from the seat."""
    ROUND_OVER = "round"
    EFFECT_CHANGED = "effect"
    """The choice does or costs something else than when it was planned."""


class StopCondition(NamedTuple):
    """A condition that stops a plan.

    ``what`` is the move or event it is about, ``choice`` the move as it was shown, ``behind`` the
    seats that were not ahead when the plan was made.
    """

    kind: StopKind
    what: str = ""
    choice: ForeseenChoice | None = None
    behind: tuple[int, ...] = ()

    def text(self, game: str) -> Text:
        """Return the condition in words: "the provost has moved"."""
        if self.kind is StopKind.SIGNAL:
            return say(f"{game}-signal-{self.what}")
        what = "" if self.choice is None else choice_title(self.choice)
        return say(f"plan-stop-{self.kind}", what=what)

    def same_as(self, other: StopCondition) -> bool:
        """Return whether both are about the same."""
        return (self.kind, self.what) == (other.kind, other.what)

    def to_json(self) -> dict[str, Any]:
        """Return JSON data."""
        choice = None if self.choice is None else self.choice.to_json()
        return {**self._asdict(), "choice": choice, "behind": list(self.behind)}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> StopCondition:
        """Rebuild a condition from JSON data."""
        choice = None if plain["choice"] is None else ForeseenChoice.from_json(plain["choice"])
        return cls(StopKind(plain["kind"]), plain["what"], choice, tuple(plain["behind"]))


def choice_title(choice: ForeseenChoice) -> Text:
    """Return a choice's name with its code: "12 · Farm"."""
    return dots((choice.code, choice.name)) if choice.code else choice.name


@dataclass(frozen=True, slots=True)
class Plan:
    """A conditional move: the first of the ``steps`` that is legal is chosen.

    ``offers`` are the choices a draft may use; ``why`` is why the plan has stopped.
    """

    id: int
    table_id: int
    seat: int
    status: PlanStatus
    question: str
    ask: Text
    steps: tuple[ForeseenChoice, ...]
    stops: tuple[StopCondition, ...]
    scope: PlanScope
    offers: tuple[ForeseenChoice, ...]
    why: Text | None


class PlanRefused(TableError):
    """The plan does not exist any more, or must not be made like this."""
