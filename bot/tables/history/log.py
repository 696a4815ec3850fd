"""List what happened at a table, by action or by round, as its reader may know it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import islice, takewhile
from typing import Any, NamedTuple

from sqlalchemy import or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.store.models.vote import VoteAnswerRow, VoteRow
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import LogEntry, Request
from bot.tables.domain.table import Status
from bot.tables.history.recap import events_seen_by
from bot.tables.history.seat_history import SeatHistory, seat_history_of
from bot.tables.session import timeline
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event, Game, State
from engine.core.words.summaries import Span

LOBBY_KINDS = (
    ActionKind.OPEN,
    ActionKind.JOIN,
    ActionKind.LEAVE,
    ActionKind.COLOUR,
    ActionKind.OPTIONS,
    ActionKind.CANCEL,
    ActionKind.START,
)


def load_entries(
    unit: UnitOfWork, after: int, limit: int, viewer: int | None, before: int | None = None
) -> list[LogEntry]:
    """Return a page of the log; ``before`` is for a negative ``after`` only."""
    if after < 0:
        last = unit.row.sequence if before is None else before - 1
        rows = [*islice(unit.history.newest_first(last), limit)][::-1]
    else:
        rows = unit.history.between(after, min(after + limit, unit.row.sequence))
    if not rows:
        return []
    # Also the beginning of a sealed question that was open at the first of these actions:
    steps = takewhile(
        lambda row: row.sequence >= rows[0].sequence or row.sealed is not None,
        unit.history.walk_back(unit.row.head),
    )
    moves, seat_history = [*steps][::-1], seat_history_of(unit)
    on_timeline = {row.sequence for row in moves}
    revealed = {row.sequence for row in timeline.without_earlier_answers(moves)}
    entries = []
    for row in rows:
        replaced = row.sealed is not None and row.sequence not in revealed
        hidden = row.seat != viewer and (replaced or is_secret(unit, row))
        entry = entry_of_action(unit, row, seat_history, viewer, hidden=hidden)
        undone = row.kind in timeline.MOVES and row.sequence not in on_timeline
        entries.append(replace(entry, seat=_present_seat(seat_history, row), undone=undone))
    return entries


def entry_of_action(
    unit: UnitOfWork,
    row: ActionRow,
    seat_history: SeatHistory,
    viewer: int | None,
    *,
    hidden: bool,
) -> LogEntry:
    """Return the log entry of an action as it was made; without its data if ``hidden``."""
    return LogEntry(
        sequence=row.sequence,
        number=row.number,
        kind=row.kind,
        seat=row.seat,
        user_id=row.user_id,
        data={} if hidden else _visible_data(unit, row),
        events=events_seen_by(row, viewer),
        at=row.at,
        undone=False,
        names=seat_history.names_at(row.sequence),
        substitute=_substitute_moving(seat_history, row),
    )


def _substitute_moving(seat_history: SeatHistory, row: ActionRow) -> str | None:
    """Return the name of the substitute who made a move; empty if it is unknown."""
    if row.kind not in timeline.MOVES or row.seat is None or row.user_id is None:
        return None
    is_own = seat_history.at(row.sequence)[row.seat].user_id == row.user_id
    return None if is_own else seat_history.substitutes.get(row.user_id, "")


def _visible_data(unit: UnitOfWork, row: ActionRow) -> dict[str, Any]:
    """Return an action's data without a computer player's aims if they reveal its hand."""
    if unit.row.status == Status.FINISHED or not row.data.get("in_secret"):
        return row.data
    return {name: value for name, value in row.data.items() if name != "aims"}


def _present_seat(seat_history: SeatHistory, row: ActionRow) -> int | None:
    """Return the actor's present seat: in the lobby people had other seats, or none."""
    if row.kind not in LOBBY_KINDS:
        return row.seat
    players = (tenure.user_id for tenure in seat_history.at(row.sequence))
    return next((seat for seat, user_id in enumerate(players) if user_id == row.user_id), None)


def is_secret(unit: UnitOfWork, row: ActionRow) -> bool:
    """Return whether only its own seat may know a move yet.

    A sealed answer becomes public when the question is decided, other secrets when the game is
    over.
    """
    if unit.row.status == Status.FINISHED or not row.secret:
        return False
    return row.sealed in (None, unit.row.question)


def vote_of(session: Session, request: Request) -> VoteRow | None:
    """Return the vote a request has opened or cast."""
    cast = select(col(VoteAnswerRow.vote_id)).where(col(VoteAnswerRow.request_id) == request.id)
    either = or_(col(VoteRow.request_id) == request.id, col(VoteRow.id).in_(cast))
    return session.scalar(select(VoteRow).where(either))


class Round(NamedTuple):
    """A round by number, 0 for the set-up, with its events and the players' names.

    A round in which a seat was taken over is split into parts.
    """

    number: int
    span: Span[State]
    names: tuple[str, ...]


@dataclass(slots=True)
class Part:
    """The events of a round or a part of it, and the action it begins with."""

    number: int
    start: int
    names: tuple[str, ...]
    events: list[Event] = field(default_factory=list)


def round_parts(
    rules: Game[Any], rows: list[ActionRow], viewer: int | None, seat_history: SeatHistory
) -> list[Part]:
    """Split the timeline's events by round, and by who played."""
    start = rows[0].sequence
    parts = [Part(0, start, seat_history.names_at(start))]
    for row in rows:
        names = seat_history.names_at(row.sequence)
        if names != parts[-1].names:
            parts.append(Part(parts[-1].number, start, names))
        for event in events_seen_by(row, viewer):
            number = rules.words.round_of(event)
            if number not in (None, parts[-1].number):
                parts.append(Part(number or 0, row.sequence, names))
            parts[-1].events.append(event)
        start = row.sequence
    return parts
