"""The unit of work: a table's rows in one session, changed and saved together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm.attributes import flag_modified
from sqlmodel import col

from bot.store.columns import to_json
from bot.store.models.plan import PlanRow
from bot.store.models.table import ActionRow, CheckpointRow, OutboxRow, SeatRow, TimerRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import TableClosed, TableDamaged
from bot.tables.domain.kinds import NOT_ON_BOARD, TIMELINE_KINDS, ActionKind, OutboxKind, TimerKind
from bot.tables.domain.table import EMPTY_OCCUPANTS, Ending, Occupant, Status
from bot.tables.domain.votes import VoteKind, VoteStatus
from bot.tables.session.table_rows import TableRows, request_of
from bot.tables.session.timeline import MOVES_BETWEEN_CHECKPOINTS, state_from_json
from bot.tables.session.user_cache import LastActive
from engine.core import Event, State


@dataclass
class UnitOfWork(TableRows):
    """The rows of one table in a session, and the changes to them.

    A change edits rows and ``state``, and records what it did with :meth:`record_action` and
    :meth:`post`; nothing is saved before the session commits.
    """

    last_active: LastActive
    first_games: dict[tuple[int, str], bool] = field(default_factory=dict)
    """By table and user, whether it is their first game of this kind, as far as that was read."""
    pauses_changed: bool = False
    """Whether a player's quiet hours or away periods have changed."""
    request_id: str | None = None
    """Stored with the first action, so that a repeated request changes nothing."""
    before: State | None = None
    """The position before the change; read only."""
    actions: list[ActionRow] = field(default_factory=list)
    plans: list[PlanRow] | None = None
    """The waiting plans of the table; ``None`` before they are loaded."""
    may_have_votes: bool = True
    """False if the table is known to have no open votes."""
    may_have_undelivered: bool = True
    """False if all earlier outbox messages are known to be delivered."""
    plans_checked: int = 0
    """How many of the actions have been compared with the plans."""
    outbox_messages: list[OutboxRow] = field(default_factory=list)
    granted: dict[int, timedelta] = field(default_factory=dict)
    """Time to add to the clocks of seats after the change."""
    deliver: Callable[[], None] | None = None
    """Starts the delivery of the first outbox message after the commit, unless the loop does."""
    next_due: datetime | None = None
    """When the next of the changed timers is due."""

    # Positions

    @cached_property
    def state(self) -> State:
        """The position for changes: a copy of the cached or stored one, made on first use.

        Raises ``TableClosed`` before the start, and ``TableDamaged`` if the row cannot be read.
        """
        if self.row.started_at is None:
            raise TableClosed.because("table-not-started")
        saved = self.history.positions.get(self.id, self.row.sequence)
        if saved is None:
            saved = self.stored_state()
            self.history.positions.keep(self.id, self.row.sequence, saved)
        self.before = saved
        return saved.copy()

    def position(self) -> State:
        """Load the position, so that the hooks look at it; raises like :attr:`state`."""
        return self.state

    @property
    def position_loaded(self) -> bool:
        """Whether the change has used the position; if not, hooks need not look at it."""
        return "state" in self.__dict__

    def stored_state(self) -> State:
        """Return the position in the table's row; raise ``TableDamaged`` if it cannot be read."""
        try:
            return state_from_json(self.game, self.id, self.row.state)
        except TableDamaged:
            if not self.of_other_rules:
                raise
            theirs, ours = self.row.rules_version, self.game.rules_version
            raise TableDamaged.because(
                "table-rules-changed", table=self.id, theirs=theirs, ours=ours
            ) from None

    # Actions and messages

    def record_action(
        self, kind: ActionKind, *, events: Sequence[Event] = (), **details: Any
    ) -> ActionRow:
        """Add an action; a move becomes the head of the line of play."""
        self.row.sequence += 1
        head = self.row.sequence if kind in TIMELINE_KINDS else self.row.head
        self.row.head = details.pop("head", head)
        self.row.question = details.pop("question", self.row.question)
        self.row.moved_at = self.now
        action = ActionRow(
            table_id=self.id,
            sequence=self.row.sequence,
            kind=kind,
            events=to_json([event.to_json() for event in events]),
            head=self.row.head,
            question=self.row.question,
            clock=self.row.clock,
            at=self.now,
            request_id=None if self.actions else self.request_id,
            **details,
        )
        self.history.add(action)
        self.session.add(action)
        self.actions.append(action)
        return action

    def post(
        self,
        kind: OutboxKind,
        seats: Sequence[int] = (),
        vote_id: int | None = None,
        about: dict[str, Any] | None = None,
        *,
        after: timedelta = timedelta(),
    ) -> None:
        """Add an outbox message, which is due after a delay."""
        message = OutboxRow(
            table_id=self.id,
            kind=kind,
            sequence=self.row.sequence,
            seats=list(seats),
            vote_id=vote_id,
            details=about,
            due_at=self.now + after,
            created_at=self.now,
        )
        self.session.add(message)
        self.outbox_messages.append(message)

    def finish(self) -> None:
        """Save a new position and the table's new version, and find the next due timer.

        Every few moves the position is also saved as a checkpoint.
        """
        if self.position_loaded and self.actions:
            self.row.state = to_json(self.state.to_json())
            numbers, last = [action.number for action in self.actions], self.actions[-1]
            due = any(number and number % MOVES_BETWEEN_CHECKPOINTS == 0 for number in numbers)
            if last.kind == ActionKind.START or (last.head == last.sequence and due):
                self.session.add(
                    CheckpointRow(table_id=self.id, sequence=last.sequence, state=self.row.state)
                )
        changed = [*self.session.new, *self.session.dirty, *self.session.deleted]
        if changed or self.actions:
            flag_modified(self.row, "status")  # the version guards all rows of the table
        for timer in self.session:
            if isinstance(timer, TimerRow) and timer.done_at is None:
                self.set_due(timer, timer.due_at)

    def cancel_votes(self, *kinds: str, seat: int | None = None) -> None:
        """Cancel open votes of these kinds (of one seat, if given), and remove their buttons."""
        query = select(VoteRow).where(
            col(VoteRow.table_id) == self.id,
            col(VoteRow.status) == VoteStatus.OPEN,
            col(VoteRow.kind).in_(kinds),
        )
        if seat is not None:
            query = query.where(col(VoteRow.seat) == seat)
        for row in self.session.scalars(query):
            row.status = VoteStatus.EXPIRED
            self.post(OutboxKind.VOTE_UPDATE, vote_id=row.id)

    def update_substitute_message(self, seat: SeatRow, *, declined: bool = False) -> None:
        """Update the message that asks a substitute to play for a seat."""
        request: dict[str, Any] | None = request_of(seat)
        if request is not None:
            answer = {"declined": True} if declined else {}
            self.post(OutboxKind.SUBSTITUTE_UPDATE, [seat.seat], about=request | answer)

    # Seats

    def pending_people(self) -> list[int]:
        """Return the seats of persons that have to move."""
        if not self.position_loaded or self.row.status != Status.RUNNING:
            return []
        pending = self.game.to_move(self.state)
        return [seat for seat in pending if self.seats[seat].occupant == Occupant.PERSON]

    def asked(self) -> list[int]:
        """Return the persons that have to move, unless a computer player plays their turn."""
        people = self.pending_people()
        return [seat for seat in people if self.seats[seat].computer_for_this_turn is None]

    @property
    def progressed(self) -> bool:
        """Whether the change is visible on the board."""
        return self.position_loaded and any(
            action.kind not in NOT_ON_BOARD for action in self.actions
        )

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer player has to move."""
        running = self.row.status == Status.RUNNING
        return running and not self.computer_strengths().keys().isdisjoint(self.reminders)

    # Timers

    def set_pending_seats(self, *, restart: Collection[int | None] = ()) -> None:
        """Keep a reminder timer for each seat that has to move; ``restart`` some of them."""
        to_move = self.game.to_move(self.state)
        pending = [s for s in to_move if self.seats[s].occupant not in EMPTY_OCCUPANTS]
        for seat in self.reminders.keys() - pending:
            self.session.delete(self.reminders.pop(seat))
        for seat in pending:
            reminder = self.reminders.get(seat)
            if reminder is None:
                reminder = TimerRow(
                    table_id=self.id, kind=TimerKind.REMINDER, seat=seat, since=self.now
                )
                self.reminders[seat] = reminder
                self.session.add(reminder)
            elif seat in restart:
                reminder.since, reminder.done_at = self.now, None
                reminder.notified_at = reminder.reminders_sent = reminder.snoozed_until = None
                reminder.requested_at = reminder.requested_by = reminder.mentions = None

    def set_timer(self, kind: str, due: datetime, seat: int | None = None) -> None:
        """Set a timer, replacing the seat's timer of the same kind."""
        timer = None if seat is None else self.timer_for(kind, seat)
        if timer is None:
            timer = TimerRow(table_id=self.id, kind=kind, seat=seat, since=self.now)
            self.session.add(timer)
        timer.since = self.now
        self.set_due(timer, due)

    def timer_for(self, kind: str, seat: int) -> TimerRow | None:
        """Return the timer of a kind for a seat, done or not."""
        query = select(TimerRow).where(
            col(TimerRow.table_id) == self.id,
            col(TimerRow.kind) == kind,
            col(TimerRow.seat) == seat,
        )
        return self.session.scalar(query)

    def set_due(self, timer: TimerRow, due: datetime | None) -> None:
        """Set when a timer rings, ``None`` for never."""
        timer.due_at, timer.done_at = due, None
        if due is not None and (self.next_due is None or due < self.next_due):
            self.next_due = due

    def close(self, status: Status, ending: Ending | None, winners: Sequence[int] = ()) -> None:
        """Close the table: set its result, and end its timers, votes and substitute requests."""
        self.row.status = status
        self.row.ending = ending
        self.row.winners = list(winners)
        self.row.ended_at = self.now
        self.reminders.clear()
        self.clocks.clear()
        self.inactivity_timer = None
        timers = select(TimerRow).where(
            col(TimerRow.table_id) == self.id, col(TimerRow.kind) != TimerKind.LOBBY_EXPIRY
        )
        for timer in self.session.scalars(timers):
            self.session.delete(timer)
        self.cancel_votes(*VoteKind)
        for seat in self.seats:
            self.update_substitute_message(seat)
