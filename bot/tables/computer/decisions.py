"""Find what computer players must decide and how long to search, and make the moves found."""

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

from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.tables.domain.kinds import ActionKind, TimerKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.play.make_move import apply_choice
from bot.tables.session.service import TableService
from bot.tables.session.table_rows import at_seat
from bot.tables.session.unit_of_work import UnitOfWork
from engine.players.advice import Advice
from engine.players.strengths import EXPERT

log = logging.getLogger(__name__)

EFFORT_BY_MOVE = (1.0, 1.0, 1.0, 0.5, 0.5, 0.5)
"""Share of a full search for each of the first computer moves in a row."""
LATER_EFFORT = 0.125
"""Share for the moves after those."""
FULL_SEARCH_CHOICES = 4
"""With fewer choices than this a smaller search is enough."""
MIN_EFFORT = 0.1
"""A smaller search is no better than none."""
FULL_EFFORT_TABLES = 2
"""Tables per lane that get full searches at the same time; with more, each gets less."""


def effort(in_a_row: int, choices: int) -> float:
    """Return the effort after a number of computer moves in a row, with a number of choices."""
    base = EFFORT_BY_MOVE[in_a_row] if in_a_row < len(EFFORT_BY_MOVE) else LATER_EFFORT
    return max(MIN_EFFORT, base * min(1.0, choices / FULL_SEARCH_CHOICES))


def shared_effort(effort: float, tables: int, lanes: int) -> float:
    """Divide the effort among the tables that wait, given the number of parallel searches."""
    return max(MIN_EFFORT, effort * min(1.0, FULL_EFFORT_TABLES * lanes / max(1, tables)))


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A decision of a computer player; ``asked`` is the sequence of the question.

    ``seed`` is the same for the same question, so that a repeated search gives the same move.
    ``effort`` is the share of a full search.
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
    """Return the tables that wait for a computer player's move."""
    for_this_turn = col(SeatRow.computer_for_this_turn).is_not(None)
    query = (
        select(col(TimerRow.table_id))
        .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
        .join(SeatRow, at_seat(TimerRow))
        .where(col(TimerRow.kind) == TimerKind.REMINDER, col(TableRow.status) == Status.RUNNING)
        .where(or_(col(SeatRow.occupant) == Occupant.COMPUTER, for_this_turn))
        .distinct()
        .order_by(col(TimerRow.table_id))
    )
    return await service.read(lambda session: list(session.scalars(query)))


async def next_request(service: TableService, table_id: int) -> MoveRequest | None:
    """Return what the first computer player at a table must decide, if anything."""

    def work(session: Session) -> MoveRequest | None:
        unit = service.load(session, table_id)
        if unit.row.status != Status.RUNNING:
            return None
        state = unit.state
        strengths = unit.computer_strengths()
        seat = next((s for s in unit.game.to_move(state) if s in strengths), None)
        if seat is None:
            return None
        strength = strengths[seat]
        request = request_for(unit, seat, strength)
        return replace(request, effort=_effort(unit, seat, strength))

    return await service.read(work)


def _effort(unit: UnitOfWork, seat: int, strength: str) -> float:
    """Return less effort the more computer moves come in a row.

    An expert always makes a full effort, and so do all computer players if no person plays.
    """
    if strength == EXPERT or not unit.people():
        return 1.0
    last_moves = islice(unit.history.walk_back(unit.row.head), len(EFFORT_BY_MOVE))
    in_a_row = [*takewhile(lambda row: row.kind == ActionKind.COMPUTER_MOVE, last_moves)]
    return effort(len(in_a_row), len(unit.game.legal_choices(unit.state, seat)))


def request_for(unit: UnitOfWork, seat: int, strength: str) -> MoveRequest:
    """Return what a seat must decide, limited to what it may see."""
    seed_text = f"{unit.row.seed} {unit.row.moves} {seat}"
    return MoveRequest(
        table=unit.id,
        asked=unit.row.asked,
        game=unit.row.game,
        view=unit.game.view(unit.state, seat).to_json(),
        seat=seat,
        strength=strength,
        seed=hashlib.sha256(seed_text.encode()).hexdigest(),
    )


async def make_computer_move(
    service: TableService, request: MoveRequest, advice: Advice | None
) -> bool:
    """Make the computed move and log its reasons; return whether it was still asked for.

    ``None`` means that the search failed: the game's default move is made instead.
    """

    def work(unit: UnitOfWork) -> None:
        if not _still_asked(unit, request):
            return
        state, rules = unit.state, unit.game
        choice = "" if advice is None else advice.choice
        if choice not in rules.legal_choices(state, request.seat):
            if advice is not None:
                log.error("computer.move.illegal", extra={"table": unit.id, "choice": choice})
            choice = rules.default(rules.view(state, request.seat), request.seat)
        data = {} if advice is None else _aims(unit, request.seat, advice)
        seat = unit.seats[request.seat]
        for_person = seat.computer_for_this_turn is not None
        kind = ActionKind.AUTOPILOT_MOVE if for_person else ActionKind.COMPUTER_MOVE
        apply_choice(unit, request.seat, choice, kind, about=data)
        if request.seat not in rules.to_move(state):
            # Reset now: other players' plans may bring the seat its next turn in this change.
            seat.computer_for_this_turn = None

    return bool((await service.change(request.table, None, work)).actions)


def _still_asked(unit: UnitOfWork, request: MoveRequest) -> bool:
    """Return whether the question is unchanged; other answers to a sealed one do not count."""
    row = unit.row
    if row.status != Status.RUNNING or row.asked != request.asked:
        return False
    plays = unit.computer_strengths().get(request.seat) == request.strength
    return plays and request.seat in unit.game.to_move(unit.state)


def _aims(unit: UnitOfWork, seat: int, advice: Advice) -> dict[str, Any]:
    """Return the reasons for the choice, and whether they may reveal what only the seat knows."""
    if not advice.reasons:
        return {}
    rules, state = unit.game, unit.state
    own, public = (rules.view(state, viewer).to_json() for viewer in (seat, None))
    aims = [reason.aim for reason in advice.reasons]
    return {"aims": aims, "in_secret": own != public}
