"""Undo: one's own moves freely while nothing has come of them, further back by consent.

An earlier position of the line of play stands again; nothing is deleted.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session

from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.action_kinds import BY_AUTO_ANSWER, ActionKind
from bot.tables.domain.errors import TableError, TableMovedOn
from bot.tables.domain.request import Request
from bot.tables.domain.results import ProposalOpened, Undone
from bot.tables.domain.timeout_policy import GRACE_TIME
from bot.tables.play.early_end import to_proposal_opened
from bot.tables.session import requirements, timeline
from bot.tables.session.service import Change, TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open
from bot.tables.votes.model import VoteKind


@dataclass(frozen=True, slots=True)
class UndoReach:
    """How far back: the action whose position will stand, and whether it needs consent.

    ``late``: what is taken back the house has played because the seat's time had run out.
    """

    target: int
    moves: int
    within_own_moves: bool
    late: bool = False


async def undo(
    service: TableService,
    request: Request,
    table_id: int,
    *,
    to: int | None = None,
    sequence: int | None = None,
) -> Undone | ProposalOpened:
    """Take back one's last move, or propose it where others are concerned.

    One call takes back one decision of the person's own, as long as nobody else has acted and
    neither chance nor a secret came in since. Otherwise, or with ``to`` (a sequence on the line
    of play to go back to) beyond that, it asks every other seat. ``sequence`` is that of the
    panel pressed, ``None`` for a typed undo.

    Raises:
        TableMovedOn: the position of that panel is not the one that stands.
    """

    def attempt(unit: UnitOfWork) -> VoteRow | None:
        seat = requirements.require_seat(unit, request.person.id)
        requirements.require_running(unit)
        _require_current(unit, sequence)
        found = reach(unit, seat, to)
        if found.within_own_moves or unit.people() == [seat]:
            go_back(unit, found.target, seat=seat, user_id=request.person.id)
            if found.late:
                unit.granted[seat] = GRACE_TIME  # counts once its clock runs again
            return None
        return open.open_unanimous(
            unit, request, VoteKind.UNDO, seat, target=found.target, moves=found.moves
        )

    made = await open.do_or_open_vote(service, request, table_id, attempt)
    return (
        to_undone(made.done)
        if made.asked is None
        else await to_proposal_opened(service, made, made.asked)
    )


async def count_moves_to_ask_about(
    service: TableService, user_id: str, table_id: int, sequence: int | None = None
) -> int:
    """How many moves the others would be asked to take back; 0 when nobody has to be asked.

    Raises:
        TableMovedOn: what stood at that sequence stands no more.
        TableError: there is nothing to take back, or nobody may.
    """

    def work(session: Session) -> int:
        unit = service.load(session, table_id)
        seat = requirements.require_seat(unit, user_id)
        requirements.require_running(unit)
        _require_current(unit, sequence)
        found = reach(unit, seat, None)
        return 0 if found.within_own_moves or unit.people() == [seat] else found.moves

    return await service.read(work)


def _require_current(unit: UnitOfWork, sequence: int | None) -> None:
    """Nothing if the position the pressed panel showed is the one that stands.

    Raises:
        TableMovedOn: somebody has moved or taken back since; what was meant is not known.
    """
    if sequence is None:
        return
    shown = timeline.action(unit, sequence)
    if shown is None or shown.head != unit.row.head:
        raise TableMovedOn.because("table-moved-on")


def reach(unit: UnitOfWork, seat: int, to: int | None) -> UndoReach:
    """Walk back to before the seat's last move, or to the action asked for.

    It is free as far as there are only the seat's own moves and what the house played for seats
    that do not move themselves, all of them without chance and revelation. A turn that the house
    has played for the seat counts as one move; its owner had no say in it, so whatever came in
    with it, it is free until the next person moves. What was no choice, and is always done for
    somebody, is stepped over: it would be done again.

    Raises:
        TableError: there is nothing of one's own, or no such action on the line of play.
    """
    alone, certain, own, late = True, True, False, False
    for moves, row in enumerate(timeline.walk_back(unit, unit.row.head)):
        played_for = row.kind == ActionKind.FORCED and row.seat == seat
        done = own and not (late and played_for)
        if moves and (done if to is None else row.sequence == to):
            return UndoReach(row.sequence, moves, alone and (certain or late), late)
        no_choice = row.kind == ActionKind.MOVE and row.data.get("by") == BY_AUTO_ANSWER
        mine = row.kind == ActionKind.MOVE and row.seat == seat and not no_choice
        late = late or (played_for and not own)
        own = own or mine or played_for
        alone = alone and (mine or no_choice or row.kind == ActionKind.FORCED)
        certain = certain and row.reversible
    if to is None:
        raise TableError.because("table-nothing-to-undo")
    raise TableError.because("table-no-such-move", number=to)


def go_back(unit: UnitOfWork, target: int, *, seat: int, user_id: str) -> None:
    """Let the position after an action stand again; what moves by itself goes on from there."""
    action = timeline.action(unit, target)
    assert action is not None
    unit.state = timeline.state_at(unit, target)
    taken_back = unit.row.moves - action.number
    unit.row.moves = action.number
    unit.record_action(
        ActionKind.UNDO,
        seat=seat,
        user_id=user_id,
        head=target,
        question=action.question,
        data={"moves": taken_back},
    )
    unit.row.asked = unit.row.sequence


def apply(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Everybody has agreed to take moves back."""
    requirements.require_running(unit)
    go_back(unit, row.target, seat=row.seat, user_id=voter.user_id)


def to_undone(done: Change) -> Undone:
    """The read model of an undo."""
    first = done.actions[0]
    return Undone(
        table=done.unit.table(),
        seat=first.seat or 0,
        moves=int(first.data.get("moves", 0)),
        repeated=done.repeated,
    )
