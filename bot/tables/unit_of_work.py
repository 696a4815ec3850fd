"""A table's unit of work: its rows as objects of one session, changed together, saved together."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import update
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import flag_modified
from sqlmodel import col

from bot.store.database import compact
from bot.store.rows import (
    ActionRow,
    OutboxRow,
    ProposalRow,
    SeatRow,
    TableRow,
    TimerRow,
)
from bot.tables import checkpoints
from bot.tables.actions import LINE, Kind
from bot.tables.errors import TableClosed, TableDamaged
from bot.tables.kept_positions import KeptPositions
from bot.tables.models import Ending, Occupant, Status, Table
from bot.tables.shown import table_of
from engine.core import Event, Game, State, game, game_names

log = logging.getLogger(__name__)

REMINDER = "reminder"
"""The kind of the timers that tell since when a seat owes a move."""
CLOCK = "clock"
"""The kind of those that tell when a seat's time has run out."""


@dataclass(slots=True)
class UnitOfWork:
    """The rows of one table in a session, and what happens to them in it.

    Work changes rows and ``state`` freely and notes what happened with :meth:`act` and
    :meth:`post`; nothing counts until the session is committed.
    """

    session: Session
    row: TableRow
    seats: list[SeatRow]
    reminders: dict[int, TimerRow]
    """By seat: who owes a move, since when, and when they are reminded."""
    clocks: dict[int, TimerRow]
    """By seat: whose clock runs, and when it runs out."""
    now: datetime
    positions: KeptPositions
    state: State | None = None
    acts: list[ActionRow] = field(default_factory=list)
    parcels: list[OutboxRow] = field(default_factory=list)
    next_due: datetime | None = None
    """The earliest time at which something new falls due."""

    @property
    def id(self) -> int:
        """The table's number."""
        assert self.row.id is not None
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        """The game that is played.

        Raises:
            TableDamaged: this Seneschal has no such game.
        """
        if self.row.game not in game_names():
            raise TableDamaged.because("table-game-unknown", table=self.id)
        return game(self.row.game)

    # Positions

    def place(self) -> State:
        """The position, to be changed: a copy of the kept one, or as the row has it.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: the row cannot be read.
        """
        if self.row.started_at is None:
            raise TableClosed.because("table-not-started")
        if self.state is None:
            kept = self.positions.get(self.id, self.row.sequence)
            if kept is None:
                kept = restore(self.game, self.id, self.row.state)
                self.positions.keep(self.id, self.row.sequence, kept)
            self.state = kept.copy()
        return self.state

    def keep_state(self) -> None:
        """Write the state into the row, with a checkpoint where one is due."""
        assert self.state is not None
        self.row.state = compact(self.state.to_json())
        checkpoints.keep(self.session, self.row, self.acts)

    # What happens

    def act(self, kind: Kind, **details: Any) -> ActionRow:
        """Note an action; moves become the head of the line of play."""
        self.row.sequence += 1
        head = self.row.sequence if kind in LINE else self.row.head
        self.row.head = details.pop("head", head)
        self.row.question = details.pop("question", self.row.question)
        self.row.moved_at = self.now
        action = ActionRow(
            table_id=self.id,
            sequence=self.row.sequence,
            kind=kind,
            head=self.row.head,
            question=self.row.question,
            at=self.now,
            **details,
        )
        self.session.add(action)
        self.acts.append(action)
        return action

    def post(self, kind: str, seats: Sequence[int] = (), proposal_id: int | None = None) -> None:
        """Note something to be posted."""
        parcel = OutboxRow(
            table_id=self.id,
            kind=kind,
            sequence=self.row.sequence,
            seats=list(seats),
            proposal_id=proposal_id,
            due_at=self.now,
            created_at=self.now,
        )
        self.session.add(parcel)
        self.parcels.append(parcel)

    def touch(self) -> None:
        """Count a change in rows that belong to the table, so that nobody misses it."""
        flag_modified(self.row, "status")

    def lapse(self, *kinds: str) -> None:
        """Close the open proposals of those kinds."""
        self.session.execute(
            update(ProposalRow)
            .where(col(ProposalRow.table_id) == self.id, col(ProposalRow.status) == "open")
            .where(col(ProposalRow.kind).in_(kinds))
            .values(status="lapsed")
            .execution_options(synchronize_session="fetch")
        )

    # Seats

    def seat_all(self, seats: Sequence[SeatRow]) -> None:
        """Put these in the place of whoever sat there."""
        for row in self.seats:
            self.session.delete(row)
        self.session.flush()
        self.session.add_all(seats)
        self.seats = list(seats)

    def standing(self) -> list[int]:
        """The seats somebody still plays: those whose consent counts."""
        return [seat.seat for seat in self.seats if seat.occupant != Occupant.NOBODY]

    # Who owes a move

    def ask(self, *, anew: Sequence[int] = ()) -> None:
        """Bring the reminders in line with who owes a move; ``anew``: whose time starts again."""
        assert self.state is not None
        running = self.row.status == Status.RUNNING
        owing = self.game.owing(self.state) if running else ()
        self.forget_reminders([seat for seat in self.reminders if seat not in owing])
        for seat in owing:
            if seat not in self.reminders:
                self._remind(seat)
            elif seat in anew:
                self._start_again(self.reminders[seat])

    def _remind(self, seat: int) -> None:
        made = TimerRow(table_id=self.id, kind=REMINDER, seat=seat, since=self.now)
        self.reminders[seat] = made
        self.session.add(made)
        self._start_again(made)

    def _start_again(self, reminder: TimerRow) -> None:
        reminder.since, reminder.done_at = self.now, None
        self.set_due(reminder, self.now)

    def set_due(self, reminder: TimerRow, since: datetime) -> None:
        """When a seat owing a move since then is reminded; never where the table is silenced."""
        hours = self.row.remind_hours
        reminder.due_at = None if hours is None else since + timedelta(hours=hours)
        self.falls_due(reminder.due_at)

    def falls_due(self, at: datetime | None) -> None:
        """Note when a timer is due, so that its loop sleeps no longer than that."""
        if at is not None and (self.next_due is None or at < self.next_due):
            self.next_due = at

    def forget_reminders(self, seats: Sequence[int]) -> None:
        """These seats owe nothing any more."""
        for seat in seats:
            self.session.delete(self.reminders.pop(seat))

    def close(self, status: Status, ending: Ending | None, winners: Sequence[int] = ()) -> None:
        """The table is over: nobody owes anything any more, nothing is asked."""
        self.row.status = status
        self.row.ending = ending
        self.row.winners = list(winners)
        self.row.ended_at = self.now
        self.forget_reminders(list(self.reminders))
        while self.clocks:
            self.session.delete(self.clocks.popitem()[1])
        self.lapse("undo", "end", "move", "pace")

    # What is told

    def table(self) -> Table:
        """The table as everybody may see it."""
        return table_of(self)


def restore(rules: Game[Any], table_id: int, text: str | None) -> State:
    """The state a row holds, at rest and sound.

    Raises:
        TableDamaged: it is not JSON, not a state of the game, or breaks one of its laws.
    """
    try:
        state: State = rules.restore(json.loads(text or ""))
        found = rules.broken_invariants(state)
    except Exception as error:  # whatever a game stumbles over in damaged data
        raise TableDamaged.because("table-damaged", table=table_id) from error
    if found:
        log.error("unsound position", extra={"table": table_id, "found": "; ".join(found)})
        raise TableDamaged.because("table-damaged", table=table_id)
    return state


def events(action: ActionRow) -> tuple[Event, ...]:
    """What happened with an action."""
    try:
        return tuple(Event.from_json(plain) for plain in json.loads(action.events))
    except (ValueError, TypeError):
        raise TableDamaged.because("table-damaged", table=action.table_id) from None


def as_text(told: Sequence[Event]) -> str:
    """Events as an action keeps them."""
    return compact([event.to_json() for event in told])
