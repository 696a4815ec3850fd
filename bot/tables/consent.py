"""What needs everybody's consent: an undo that concerns others, and an early end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.rows import OutboxRow, ProposalRow, SeatRow, TableRow, VoteRow
from bot.tables import line, play
from bot.tables.back import go_back, undone
from bot.tables.errors import NoSuchTable, TableClosed, TableError
from bot.tables.house import Done, House
from bot.tables.models import Consent, Ended, Ending, Proposal, ProposalOpened, Undone, Voted
from bot.tables.sheet import Kind, Outrun, Sheet

_ALREADY_OPEN = {Consent.UNDO: "table-undo-open", Consent.END: "table-end-open"}
_CLOSED = {
    "carried": "table-proposal-carried",
    "refused": "table-proposal-refused",
    "lapsed": "table-proposal-lapsed",
}


@dataclass(slots=True)
class Asked:
    """The proposal a piece of work made, or found made by the same interaction."""

    proposal: Proposal | None = None
    repeated: bool = False


def standing(sheet: Sheet) -> list[int]:
    """The seats that have not resigned: those whose consent counts."""
    return [seat.seat for seat in sheet.seats if not seat.resigned]


def seen(session: Session, sheet: Sheet, asked: Asked, interaction_id: int) -> bool:
    """Whether the interaction has opened a proposal before; it is then noted in ``asked``."""
    query = select(ProposalRow).where(col(ProposalRow.interaction_id) == interaction_id)
    earlier = session.scalar(query)
    if earlier is not None:
        asked.proposal, asked.repeated = _told(session, sheet, earlier), True
    return earlier is not None


def propose(session: Session, sheet: Sheet, asked: Asked, row: ProposalRow) -> None:
    """Open a proposal when the sheet is saved, and tell the others.

    Raises:
        TableError: one of its kind is open already.
    """
    kind = Consent(row.kind)
    if any(found.kind == kind for found in _open(session, sheet.id)):
        raise TableError.because(_ALREADY_OPEN[kind])

    def also(saving: Session) -> None:
        saving.add(row)
        saving.flush()
        others = [seat for seat in standing(sheet) if seat != row.seat]
        saving.add(
            OutboxRow(
                table_id=sheet.id,
                kind="proposal",
                sequence=sheet.row.sequence,
                seats=others,
                proposal_id=row.id,
                due_at=sheet.now,
                created_at=sheet.now,
            )
        )
        asked.proposal = _told(saving, sheet, row)

    sheet.also = also


async def propose_end(
    house: House, table_id: int, user_id: int, interaction_id: int
) -> ProposalOpened | Ended:
    """Ask the others to stop here; whoever is alone stops at once."""
    asked = Asked()

    def work(sheet: Sheet, session: Session) -> None:
        asked.proposal = None
        if seen(session, sheet, asked, interaction_id):
            return
        seat = play.seated(sheet, user_id)
        play.running(sheet)
        house.place(sheet)
        if standing(sheet) == [seat]:
            _end(sheet, seat, user_id)
            return
        row = ProposalRow(
            table_id=table_id,
            kind=Consent.END,
            seat=seat,
            target=sheet.row.head,
            moves=0,
            status="open",
            at=sheet.now,
            interaction_id=interaction_id,
        )
        propose(session, sheet, asked, row)

    done = await house.change(table_id, interaction_id, work)
    if asked.proposal is None:
        return ended(done)
    return ProposalOpened(done.sheet.table(), asked.proposal, asked.repeated)


async def end_by_organiser(house: House, table_id: int, user_id: int, interaction_id: int) -> Ended:
    """End the game at once, for a table nobody plays at any more; asks nobody."""

    def work(sheet: Sheet, _session: Session) -> None:
        play.running(sheet)
        house.place(sheet)
        _end(sheet, None, user_id, Ending.ORGANISER)

    return ended(await house.change(table_id, interaction_id, work))


def _end(sheet: Sheet, seat: int | None, user_id: int, ending: Ending = Ending.CONSENT) -> None:
    """The game stops as it stands; nobody has won it."""
    sheet.act(Kind.END, seat=seat, user_id=user_id)
    sheet.finish(ending, ())
    play.settle(sheet)


def ended(done: Done) -> Ended:
    """The read model of an end."""
    assert done.position is not None
    outcome = done.position.game.outcome(done.position.state)
    return Ended(done.sheet.table(), done.position, outcome, done.repeated)


async def vote(
    house: House, proposal_id: int, user_id: int, yes: bool, interaction_id: int
) -> Voted:
    """Count a vote; the last yes carries the proposal, a no ends it."""
    table_id = (await proposal(house, proposal_id)).table_id
    repeated = False

    def work(sheet: Sheet, session: Session) -> None:
        nonlocal repeated
        repeated = _voted_before(session, interaction_id)
        if repeated:
            return
        row = _row(session, proposal_id)
        seat = play.seated(sheet, user_id)
        if row.status != "open":
            raise TableClosed.because(_CLOSED[row.status])
        votes = (_told(session, sheet, row)).votes
        if yes and votes[seat]:
            raise TableError.because("table-already-agreed")
        carried = yes and all(said for other, said in votes.items() if other != seat)
        cast = VoteRow(
            proposal_id=proposal_id, seat=seat, yes=yes, at=sheet.now, interaction_id=interaction_id
        )
        if carried:
            _carry(house, session, sheet, row, sheet.seats[seat])
        status = "carried" if carried else ("open" if yes else "refused")
        sheet.also = _counting(row, cast, votes, status, sheet)

    done = await house.change(table_id, interaction_id, work)
    return await _voted(house, done, proposal_id, repeated or done.repeated)


def _carry(house: House, session: Session, sheet: Sheet, row: ProposalRow, voter: SeatRow) -> None:
    """Do what everybody has agreed to."""
    play.running(sheet)
    if row.kind == Consent.UNDO:
        go_back(session, sheet, row.target, seat=row.seat, user_id=voter.user_id)
    else:
        house.place(sheet)
        _end(sheet, voter.seat, voter.user_id)


def _counting(
    row: ProposalRow,
    cast: VoteRow,
    votes: Mapping[int, bool | None],
    status: str,
    sheet: Sheet,
) -> Callable[[Session], None]:
    """Save a vote, unless the others' votes are no longer those it was weighed against."""

    def also(saving: Session) -> None:
        now = _row(saving, row.id or 0)
        if now.status != "open" or (_told(saving, sheet, now)).votes != votes:
            raise Outrun
        saving.merge(cast)
        now.status = status
        now.carried_by = sheet.acts[0].sequence if sheet.acts else None
        saving.flush()

    return also


def _voted_before(session: Session, interaction_id: int) -> bool:
    query = select(VoteRow).where(col(VoteRow.interaction_id) == interaction_id)
    return session.scalar(query) is not None


async def _voted(house: House, done: Done, proposal_id: int, repeated: bool) -> Voted:
    """The read model of a vote, with what it carried."""
    told = await proposal(house, proposal_id)
    result: Undone | Ended | None = None
    if done.acts and done.acts[0].kind == Kind.UNDO:
        result = undone(done)
    elif done.acts:
        result = ended(done)
    return Voted(done.sheet.table(), told, result, repeated)


def _row(session: Session, proposal_id: int) -> ProposalRow:
    row = session.get(ProposalRow, proposal_id)
    if row is None:
        raise NoSuchTable.because("table-no-such-proposal")
    return row


def _open(session: Session, table_id: int) -> Sequence[ProposalRow]:
    query = (
        select(ProposalRow)
        .where(col(ProposalRow.table_id) == table_id, col(ProposalRow.status) == "open")
        .order_by(col(ProposalRow.id))
    )
    return list(session.scalars(query))


def _told(session: Session, sheet: Sheet, row: ProposalRow) -> Proposal:
    """The read model of a proposal; whoever made it has said yes."""
    votes: dict[int, bool | None] = dict.fromkeys(standing(sheet))
    votes[row.seat] = True
    query = select(VoteRow).where(col(VoteRow.proposal_id) == row.id)
    votes.update({cast.seat: cast.yes for cast in session.scalars(query)})
    return Proposal(
        id=row.id or 0,
        table_id=row.table_id,
        kind=Consent(row.kind),
        seat=row.seat,
        moves=row.moves,
        status=row.status,
        votes=votes,
        at=row.at,
        revealed=row.status == "open" and row.kind == Consent.UNDO and _revealed(session, row),
    )


def _revealed(session: Session, row: ProposalRow) -> bool:
    """Whether chance or something hidden came in since the position an undo goes back to."""
    table = session.get(TableRow, row.table_id)
    assert table is not None
    back = takewhile(
        lambda act: act.sequence != row.target, line.walk(session, row.table_id, table.head)
    )
    return not all(act.reversible for act in back)


async def proposal(house: House, proposal_id: int) -> Proposal:
    """One proposal; raises ``NoSuchTable``."""

    def work(session: Session) -> Proposal:
        row = _row(session, proposal_id)
        return _told(session, house.load(session, row.table_id), row)

    return await house.read(work)


async def open_proposals(house: House, table_id: int) -> list[Proposal]:
    """Those of a table that wait for votes."""

    def work(session: Session) -> list[Proposal]:
        sheet = house.load(session, table_id)
        return [_told(session, sheet, row) for row in _open(session, table_id)]

    return await house.read(work)
