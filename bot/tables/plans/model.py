"""Plans as their owners read them, and as rows store them."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.store.models.plan import PlanRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.plans import PlanScope, PlanStatus, StopCondition
from engine.core.foresight import ForeseenChoice
from engine.core.words.text import Text
from engine.core.words.text_json import text_from_json

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Plan:
    """A conditional move: the first of the ``steps`` that is legal is chosen.

    ``offers`` are the choices a draft may use; ``why`` is why the plan has stopped.
    """

    id: int
    table_id: int
    seat: int
    state: PlanStatus
    question: str
    ask: Text
    steps: tuple[ForeseenChoice, ...]
    stops: tuple[StopCondition, ...]
    scope: PlanScope
    offers: tuple[ForeseenChoice, ...]
    why: Text | None


def plan_from_row(row: PlanRow) -> Plan | None:
    """Return the plan of a row, or ``None`` if its JSON cannot be read, which harms no other."""
    try:
        return _plan(row)
    except (KeyError, TypeError, ValueError, AttributeError):
        log.error("plan.unreadable", extra={"table": row.table_id, "plan": row.id})
        return None


def _plan(row: PlanRow) -> Plan:
    return Plan(
        id=row.id or 0,
        table_id=row.table_id,
        seat=row.seat,
        state=PlanStatus(row.status),
        question=row.question,
        ask=text_from_json(row.ask),
        steps=tuple(map(ForeseenChoice.from_json, row.steps)),
        stops=tuple(map(StopCondition.from_json, row.stops)),
        scope=PlanScope(row.scope),
        offers=tuple(map(ForeseenChoice.from_json, row.offers)),
        why=None if row.why is None else text_from_json(row.why),
    )


class PlanRefused(TableError):
    """The plan does not exist any more, or must not be made like this."""
