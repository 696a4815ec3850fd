"""Undo moves: the player's own latest moves at once, anything further by unanimous vote.

An undo makes an earlier position current again; no actions are deleted.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session

from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import Stale, TableError
from bot.tables.domain.kinds import BY_AUTO_ANSWER, ActionKind
from bot.tables.domain.request import DoneOrVote, Request
from bot.tables.domain.timeout_policy import GRACE_TIME
from bot.tables.domain.votes import VoteKind
from bot.tables.session import permissions
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open_votes


class Undos:
    """Undo moves."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def undo(
        self,
        request: Request,
        table_id: int,
        *,
        to: int | None = None,
        sequence: int | None = None,
    ) -> DoneOrVote:
        """Undo the player's last move, or open a vote on it if others are affected.

        One call undoes one decision of the player, unless another player has acted since, or chance
        or hidden information was revealed. In those cases, or if ``to`` (a sequence on the
        timeline) is further back, it opens a vote. ``sequence`` is that of the pressed panel,
        ``None`` for a typed undo. Raise ``Stale`` if the panel is.
        """

        def attempt(unit: UnitOfWork) -> VoteRow | None:
            seat, undo = _find(unit, request.person.id, sequence, to)
            if not undo.needs_vote:
                go_back(unit, undo.target, seat=seat, user_id=request.person.id)
                if undo.late:
                    unit.granted[seat] = GRACE_TIME  # added when the clock runs again
                return None
            return open_votes.open_unanimous(
                unit, request, VoteKind.UNDO, seat, target=undo.target, moves=undo.moves
            )

        done, vote = await open_votes.do_or_open_vote(self._service, request, table_id, attempt)
        moves = int(done.actions[0].data["moves"]) if vote is None else vote.moves
        return DoneOrVote(done.unit.table(), vote, moves)

    async def count_moves_to_ask_about(
        self, user_id: str, table_id: int, sequence: int | None = None
    ) -> int:
        """Return how many moves a vote would undo; 0 if no vote is needed.

        Raise ``Stale`` if the panel is, and ``TableError`` if there is nothing to undo.
        """

        def work(session: Session) -> int:
            _, undo = _find(self._service.load(session, table_id), user_id, sequence)
            return undo.moves if undo.needs_vote else 0

        return await self._service.read(work)


@dataclass(frozen=True, slots=True)
class UndoReach:
    """How far an undo goes back: to the position after ``target``, over ``moves`` moves.

    ``late``: it undoes moves that autopilot made because the seat's time had run out.
    """

    target: int
    moves: int
    needs_vote: bool
    late: bool = False


def _find(
    unit: UnitOfWork, user_id: str, sequence: int | None, to: int | None = None
) -> tuple[int, UndoReach]:
    """Return the user's seat, and how far back an undo from the pressed panel goes."""
    seat = permissions.require_seat(unit, user_id)
    permissions.require_running(unit)
    panel = None if sequence is None else unit.history.at(sequence)
    if sequence is not None and (panel is None or panel.head != unit.row.head):
        raise Stale.because("table-moved-on")
    return seat, find_reach(unit, seat, to)


def find_reach(unit: UnitOfWork, seat: int, to: int | None) -> UndoReach:
    """Find how far back an undo goes: to before the seat's last move, or to the action ``to``.

    No vote is needed while there are only moves of the seat itself and of autopilot, without
    chance or revealed information. A turn that autopilot played for the seat counts as one move;
    because its player did not choose it, it needs no vote until another person moves. Automatic
    moves are skipped, because they would be made again.

    Raises:
        TableError: the seat has no move to undo, or ``to`` is not on the timeline.
    """
    only_own, reversible, own, late = True, True, False, False
    for moves, row in enumerate(unit.history.walk_back(unit.row.head)):
        played_for = row.kind == ActionKind.AUTOPILOT_MOVE and row.seat == seat
        done = own and not (late and played_for)
        if moves and (done if to is None else row.sequence == to):
            needs_vote = unit.people() != [seat] and not (only_own and (reversible or late))
            return UndoReach(row.sequence, moves, needs_vote, late)
        automatic = row.kind == ActionKind.MOVE and row.data.get("by") == BY_AUTO_ANSWER
        mine = row.kind == ActionKind.MOVE and row.seat == seat and not automatic
        late = late or (played_for and not own)
        own = own or mine or played_for
        only_own = only_own and (mine or automatic or row.kind == ActionKind.AUTOPILOT_MOVE)
        reversible = reversible and row.reversible
    if to is None:
        raise TableError.because("table-nothing-to-undo")
    raise TableError.because("table-no-such-move", number=to)


def go_back(unit: UnitOfWork, target: int, *, seat: int, user_id: str) -> None:
    """Make the position after an action current again; hooks then make automatic moves."""
    action = unit.history.at(target)
    assert action is not None
    unit.state = unit.history.state_at(unit.game, target)
    undone = unit.row.moves - action.number
    unit.row.moves = action.number
    unit.record_action(
        ActionKind.UNDO,
        seat=seat,
        user_id=user_id,
        head=target,
        question=action.question,
        data={"moves": undone},
    )
    unit.row.asked = unit.row.sequence


def apply_vote(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Apply an accepted vote to undo moves."""
    permissions.require_running(unit)
    go_back(unit, row.target, seat=row.seat, user_id=voter.user_id)
