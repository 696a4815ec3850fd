"""Whose turn it is to think, read from the position, and moves that were thought of."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE
from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.tables.computer.effort import IN_A_ROW, effort
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.request import SYSTEM_ACTOR
from bot.tables.domain.table import Occupant, Status
from bot.tables.play.apply_choice import apply_choice
from bot.tables.session import timeline
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import REMINDER, UnitOfWork
from engine.players.advice import Advice

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """What an opponent is to decide; ``asked`` is when the table came to ask it.

    ``seed`` is the same whenever the same is asked, so that nothing is lost with a thought.
    ``effort`` is the part of a search that is made.
    """

    table: int
    asked: int
    game: str
    view: Mapping[str, Any]
    seat: int
    strength: str
    seed: str
    effort: float = 1.0


async def tables_waiting(service: TableService) -> Sequence[int]:
    """The tables that cannot go on without an opponent's move."""
    query = (
        select(col(TimerRow.table_id))
        .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
        .join(
            SeatRow,
            (col(SeatRow.table_id) == col(TimerRow.table_id))
            & (col(SeatRow.seat) == col(TimerRow.seat)),
        )
        .where(col(TimerRow.kind) == REMINDER, col(TableRow.status) == Status.RUNNING)
        .where(or_(col(SeatRow.occupant) == Occupant.OPPONENT, col(SeatRow.lent).is_not(None)))
        .distinct()
        .order_by(col(TimerRow.table_id))
        .execution_options(**AS_THEY_ARE)
    )
    return await service.read(lambda session: list(session.scalars(query)))


async def next_request(service: TableService, table_id: int) -> MoveRequest | None:
    """What the first opponent who is asked at a table has to decide; ``None``: none is.

    Raises:
        TableDamaged: the position cannot be read.
    """

    def work(session: Session) -> MoveRequest | None:
        unit = service.load(session, table_id)
        if unit.row.status != Status.RUNNING:
            return None
        state = unit.position()
        strengths = unit.computer_strengths()
        seat = next((s for s in unit.game.to_move(state) if s in strengths), None)
        if seat is None:
            return None
        return replace(request_for(unit, seat, strengths[seat]), effort=_effort(unit, seat))

    return await service.read(work)


def _effort(unit: UnitOfWork, seat: int) -> float:
    """Less, the more opponents have moved since a person did; all of it where people only watch."""
    if not unit.people():
        return 1.0
    latest = islice(timeline.walk_back(unit, unit.row.head), len(IN_A_ROW))
    in_a_row = sum(1 for _ in takewhile(lambda row: row.kind == ActionKind.OPPONENT, latest))
    assert unit.state is not None
    return effort(in_a_row, len(unit.game.legal_choices(unit.state, seat)))


def request_for(unit: UnitOfWork, seat: int, strength: str) -> MoveRequest:
    """What a seat is asked, as it may see it, for a player of that strength."""
    assert unit.state is not None
    where = f"{unit.row.seed} {unit.row.moves} {seat}"
    return MoveRequest(
        table=unit.id,
        asked=unit.row.asked,
        game=unit.row.game,
        view=unit.game.view(unit.state, seat).to_json(),
        seat=seat,
        strength=strength,
        seed=hashlib.sha256(where.encode()).hexdigest(),
    )


async def make_computer_move(
    service: TableService, asked: MoveRequest, decision: Advice | None
) -> bool:
    """Make the move that was thought of, with what it is for; whether it still was asked for.

    ``None`` is no thought at all: the least committal choice, so that the table goes on.
    """

    def work(unit: UnitOfWork) -> None:
        if not _still_asked(unit, asked):
            return
        state, rules = unit.position(), unit.game
        choice = rules.default(state, asked.seat) if decision is None else decision.choice
        if choice not in rules.legal_choices(state, asked.seat):
            log.error("an illegal thought", extra={"table": unit.id, "choice": choice})
            choice = rules.default(state, asked.seat)
        about = {} if decision is None else _aims(unit, asked.seat, decision)
        seat = unit.seats[asked.seat]
        kind = ActionKind.OPPONENT if seat.lent is None else ActionKind.FORCED
        apply_choice(unit, asked.seat, choice, kind, about=about)
        if asked.seat not in rules.to_move(state):
            seat.lent = None  # what others have decided ahead may bring them their next turn

    return bool((await service.change(asked.table, SYSTEM_ACTOR, work)).actions)


def _still_asked(unit: UnitOfWork, asked: MoveRequest) -> bool:
    """Whether the question stands: others' answers to the same sealed one do not change it."""
    row = unit.row
    if row.status != Status.RUNNING or row.asked != asked.asked:
        return False
    plays = unit.computer_strengths().get(asked.seat) == asked.strength
    return plays and asked.seat in unit.game.to_move(unit.position())


def _aims(unit: UnitOfWork, seat: int, decision: Advice) -> dict[str, Any]:
    """The features that speak for the choice; whether they may tell of what only the seat knows."""
    if not decision.reasons:
        return {}
    rules, state = unit.game, unit.state
    own, public = (rules.view(state, viewer).to_json() for viewer in (seat, None))
    aims = [reason.aim for reason in decision.reasons]
    return {"aims": aims, "in_secret": own != public}
