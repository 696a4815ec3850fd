"""A plan as its owner may read it, and as its row keeps it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.store.damage import described
from bot.store.models.plan import PlanRow
from bot.tables.domain.errors import TableError
from engine.core.foresight import ForeseenChoice
from engine.core.words.phrases import dots
from engine.core.words.text import Text, say
from engine.core.words.text_json import text_from_json

STOPS: Mapping[str, str] = MappingProxyType(
    {
        "move": "plan-stop-move",
        "overtaken": "plan-stop-overtaken",
        "loss": "plan-stop-loss",
        "round": "plan-stop-round",
        "effect": "plan-stop-effect",
    }
)
"""By kind, the text of what is no game's own."""

log = logging.getLogger(__name__)


class State(StrEnum):
    """Where a plan stands."""

    DRAFT = "draft"
    WAITING = "waiting"
    STOPPED = "stopped"


class Scope(StrEnum):
    """How often a plan answers."""

    ONCE = "once"
    """The next time its question is asked."""
    ROUND = "round"
    """Every time in the round in which it was made."""
    GAME = "game"
    """Every time."""


class Stop(NamedTuple):
    """Something at which a plan stops.

    ``what`` is the move or event it is about, ``choice`` the move as it was read, ``behind`` the
    seats that were not ahead when the plan was made.
    """

    kind: str
    what: str = ""
    choice: ForeseenChoice | None = None
    behind: tuple[int, ...] = ()

    def text(self, game: str) -> Text:
        """The condition in words: "the provost has moved"."""
        if self.kind == "signal":
            return say(f"{game}-signal-{self.what}")
        what = "" if self.choice is None else title(self.choice)
        return say(STOPS[self.kind], what=what)

    def same_as(self, other: Stop) -> bool:
        """Whether they are about the same."""
        return (self.kind, self.what) == (other.kind, other.what)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        choice = None if self.choice is None else self.choice.to_json()
        return {**self._asdict(), "choice": choice, "behind": list(self.behind)}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Stop:
        """What :meth:`to_json` described."""
        choice = None if plain["choice"] is None else ForeseenChoice.from_json(plain["choice"])
        return cls(plain["kind"], plain["what"], choice, tuple(plain["behind"]))


def title(choice: ForeseenChoice) -> Text:
    """What a choice is called with its code: "12 · Farm"."""
    return dots((choice.code, choice.name)) if choice.code else choice.name


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody has decided ahead: the first of the ``steps`` that is possible is taken.

    ``offers`` are what a draft may choose from; ``why`` is why it has stopped.
    """

    id: int
    table_id: int
    seat: int
    state: State
    question: str
    ask: Text
    steps: tuple[ForeseenChoice, ...]
    stops: tuple[Stop, ...]
    scope: Scope
    offers: tuple[ForeseenChoice, ...]
    why: Text | None


def plan_of(row: PlanRow) -> Plan | None:
    """The plan a row holds; ``None`` where it is damaged, which harms nothing but the plan."""
    try:
        where = described(row)
        if where is None:
            return _plan(row)
    except (KeyError, TypeError, ValueError, AttributeError):
        where = f"plans {row.id}"
    log.error("damaged row", extra={"where": where})
    return None


def _plan(row: PlanRow) -> Plan:
    return Plan(
        id=row.id or 0,
        table_id=row.table_id,
        seat=row.seat,
        state=State(row.status),
        question=row.question,
        ask=text_from_json(row.ask),
        steps=tuple(map(ForeseenChoice.from_json, row.steps)),
        stops=tuple(map(Stop.from_json, row.stops)),
        scope=Scope(row.scope),
        offers=tuple(map(ForeseenChoice.from_json, row.offers)),
        why=None if row.why is None else text_from_json(row.why),
    )


class PlanRefused(TableError):
    """A plan is not there any more, or may not be made so."""
