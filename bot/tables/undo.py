"""Undo: one's own moves freely while nothing has come of them, further back by consent."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session

from bot.store.rows import ProposalRow
from bot.tables import consent, line, play
from bot.tables.back import go_back, undone
from bot.tables.errors import TableError, TableMovedOn
from bot.tables.house import House
from bot.tables.models import Consent, ProposalOpened, Undone
from bot.tables.sheet import Kind, Sheet


@dataclass(frozen=True, slots=True)
class Reach:
    """How far back: the action whose position will stand, and whether it needs consent."""

    target: int
    moves: int
    free: bool


async def undo(
    house: House,
    table_id: int,
    user_id: int,
    interaction_id: int,
    *,
    to: int | None,
    sequence: int | None,
) -> Undone | ProposalOpened:
    """Take back, or ask to."""
    asked = consent.Asked()

    def work(sheet: Sheet, session: Session) -> None:
        asked.proposal = None
        if consent.seen(session, sheet, asked, interaction_id):
            return
        seat = play.seated(sheet, user_id)
        play.running(sheet)
        _still_stands(session, sheet, sequence)
        found = reach(session, sheet, seat, to)
        if found.free or consent.standing(sheet) == [seat]:
            go_back(session, sheet, found.target, seat=seat, user_id=user_id)
            return
        row = ProposalRow(
            table_id=table_id,
            kind=Consent.UNDO,
            seat=seat,
            target=found.target,
            moves=found.moves,
            status="open",
            at=sheet.now,
            interaction_id=interaction_id,
        )
        consent.propose(session, sheet, asked, row)

    done = await house.change(table_id, interaction_id, work)
    if asked.proposal is None:
        return undone(done)
    return ProposalOpened(done.sheet.table(), asked.proposal, asked.repeated)


async def asks(house: House, table_id: int, user_id: int, sequence: int | None) -> int:
    """How many moves the others would be asked to take back; 0 when nobody has to be asked.

    Raises:
        TableMovedOn: what stood at that sequence stands no more.
        TableError: there is nothing to take back, or nobody may.
    """

    def work(session: Session) -> int:
        sheet = house.load(session, table_id)
        seat = play.seated(sheet, user_id)
        play.running(sheet)
        _still_stands(session, sheet, sequence)
        found = reach(session, sheet, seat, None)
        return 0 if found.free or consent.standing(sheet) == [seat] else found.moves

    return await house.read(work)


def _still_stands(session: Session, sheet: Sheet, sequence: int | None) -> None:
    """Nothing if the position the pressed panel showed is the one that stands.

    Raises:
        TableMovedOn: somebody has moved or taken back since; what was meant is not known.
    """
    if sequence is None:
        return
    shown = line.action(session, sheet.id, sequence)
    if shown is None or shown.head != sheet.row.head:
        raise TableMovedOn.because("table-moved-on")


def reach(session: Session, sheet: Sheet, seat: int, to: int | None) -> Reach:
    """Walk back to before the seat's last move, or to the action asked for.

    It is free as far as there are only the seat's own moves and what the house played for
    resigned seats, all of them without chance and revelation.

    Raises:
        TableError: there is nothing of one's own, or no such action on the line of play.
    """
    free, own = True, False
    for moves, row in enumerate(line.walk(session, sheet.id, sheet.row.head)):
        if moves and (own if to is None else row.sequence == to):
            return Reach(row.sequence, moves, free)
        mine = row.kind == Kind.MOVE and row.seat == seat
        own = own or mine
        free = free and row.reversible and (mine or row.kind == Kind.FORCED)
    if to is None:
        raise TableError.because("table-nothing-to-undo")
    raise TableError.because("table-no-such-move", number=to)
