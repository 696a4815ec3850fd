"""A table's unit of work: its rows as objects of one session, changed together, saved together."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import flag_modified
from sqlmodel import col

from bot.store.columns import compact
from bot.store.models.plan import PlanRow
from bot.store.models.table import ActionRow, OutboxRow, SeatRow, TableRow, TimerRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.action_kinds import TIMELINE_KINDS, UNSHOWN, ActionKind
from bot.tables.domain.errors import TableClosed, TableDamaged
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.table import EMPTY, Ending, Occupant, Status, Table
from bot.tables.session import checkpoints
from bot.tables.session.action_history import ActionHistory
from bot.tables.session.position_cache import PositionCache
from bot.tables.session.public_view import to_public_view
from bot.tables.session.seat_rows import request_of, substitute_of
from bot.tables.session.serialization import state_from_json
from bot.tables.time_control.countdown import Pause
from bot.tables.users.last_active import LastActive
from bot.tables.votes.model import VoteKind
from engine.core import Game, State, game, game_names

log = logging.getLogger(__name__)

REMINDER = "reminder"
"""The kind of the timers that tell since when a seat owes a move."""
LOBBY = "lobby"
"""The kind of those that close a lobby."""
CLOCK = "clock"
"""The kind of those that tell when a seat's time has run out."""
INACTIVITY = "sleep"
"""The kind of those that tell when a table sleeps."""


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
    inactivity_timer: TimerRow | None
    now: datetime
    position_cache: PositionCache
    seen: LastActive = field(default_factory=LastActive)
    pauses: dict[tuple[str, datetime], Sequence[Pause]] = field(default_factory=dict)
    """When time does not count, by person and the moment since when; as far as it was asked for."""
    state: State | None = None
    request_id: str | None = None
    """What the first action bears, so that the same request does nothing more."""
    before: State | None = None
    """The position before the change, not to be changed."""
    actions: list[ActionRow] = field(default_factory=list)
    plans: list[PlanRow] | None = None
    """The plans that wait at the table; ``None`` before anybody has looked."""
    may_have_votes: bool = True
    """Whether there may be anything that its players vote about."""
    may_have_undelivered: bool = True
    """Whether anything announced before may wait, or may not have come through."""
    plans_checked: int = 0
    """With how many of the actions they were compared."""
    outbox_messages: list[OutboxRow] = field(default_factory=list)
    granted: dict[int, timedelta] = field(default_factory=dict)
    """By seat: time to add to its clock after the change."""
    deliver: Callable[[], None] | None = None
    """Starts delivering the first outbox message after the commit; ``None``: the loop does."""
    next_due: datetime | None = None
    """The earliest time at which something new falls due."""
    history: ActionHistory = field(init=False)
    """What has happened at the table."""

    def __post_init__(self) -> None:
        self.history = ActionHistory(self.session, self.id)

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

    @property
    def inactive(self) -> bool:
        """Whether nothing has happened for so long that nobody is called any more."""
        return self.inactivity_timer is not None and self.inactivity_timer.done_at is not None

    # Positions

    def position(self) -> State:
        """The position, to be changed: a copy of the kept one, or as the row has it.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: the row cannot be read.
        """
        if self.row.started_at is None:
            raise TableClosed.because("table-not-started")
        if self.state is None:
            kept = self.position_cache.get(self.id, self.row.sequence)
            if kept is None:
                kept = self._restored()
                self.position_cache.keep(self.id, self.row.sequence, kept)
            self.before, self.state = kept, kept.copy()
        return self.state

    def _restored(self) -> State:
        try:
            return state_from_json(self.game, self.id, self.row.state)
        except TableDamaged:
            if not self.of_other_rules:
                raise
            theirs, ours = self.row.rules_version, self.game.rules_version
            raise TableDamaged.because(
                "table-rules-changed", table=self.id, theirs=theirs, ours=ours
            ) from None

    @property
    def of_other_rules(self) -> bool:
        """Whether it was begun under other rules: it goes on, but cannot be played again."""
        return self.row.rules_version != self.game.rules_version

    def save_state(self) -> None:
        """Write the state into the row, with a checkpoint where one is due."""
        assert self.state is not None
        self.row.state = compact(self.state.to_json())
        checkpoints.save_if_due(self.session, self.row, self.actions)

    # What happens

    def record_action(self, kind: ActionKind, **details: Any) -> ActionRow:
        """Note an action; moves become the head of the line of play."""
        self.row.sequence += 1
        head = self.row.sequence if kind in TIMELINE_KINDS else self.row.head
        self.row.head = details.pop("head", head)
        self.row.question = details.pop("question", self.row.question)
        self.row.moved_at = self.now
        action = ActionRow(
            table_id=self.id,
            sequence=self.row.sequence,
            kind=kind,
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
        proposal_id: int | None = None,
        about: dict[str, Any] | None = None,
        *,
        after: timedelta = timedelta(),
    ) -> None:
        """Note something to be posted, at once or after a while."""
        parcel = OutboxRow(
            table_id=self.id,
            kind=kind,
            sequence=self.row.sequence,
            seats=list(seats),
            proposal_id=proposal_id,
            about=about,
            due_at=self.now + after,
            created_at=self.now,
        )
        self.session.add(parcel)
        self.outbox_messages.append(parcel)

    def finish(self) -> None:
        """Count the change, and note when the next of its timers is due."""
        changed = [*self.session.new, *self.session.dirty, *self.session.deleted]
        if changed or self.actions:
            flag_modified(self.row, "status")  # the version guards all rows of the table
        for timer in self.session:
            if isinstance(timer, TimerRow) and timer.done_at is None:
                self.note_due(timer.due_at)

    def cancel_votes(self, *kinds: str, seat: int | None = None) -> None:
        """Close the open proposals of those kinds, all or those of a seat; their buttons go."""
        query = select(VoteRow).where(
            col(VoteRow.table_id) == self.id,
            col(VoteRow.status) == "open",
            col(VoteRow.kind).in_(kinds),
        )
        if seat is not None:
            query = query.where(col(VoteRow.seat) == seat)
        for row in self.session.scalars(query):
            row.status = "lapsed"
            self.post(OutboxKind.VOTES, proposal_id=row.id)

    def update_substitute_message(self, seat: SeatRow, *, declined: bool = False) -> None:
        """The message that asks a friend to play for a seat is to show how that stands now."""
        request: dict[str, Any] | None = request_of(seat)
        if request is not None:
            said = {"declined": True} if declined else {}
            self.post(OutboxKind.SUBSTITUTE_UPDATE, [seat.seat], about=request | said)

    # Seats

    def replace_seats(self, seats: Sequence[SeatRow]) -> None:
        """Put these in the place of whoever sat there."""
        self.session.flush()
        for row in self.seats:
            self.session.delete(row)
        self.session.flush()
        self.session.add_all(seats)
        self.seats = list(seats)

    def active_seats(self) -> list[int]:
        """The seats that are still played, by people or opponents: those that can win."""
        return [seat.seat for seat in self.seats if seat.occupant not in EMPTY]

    def player(self, seat: int) -> str:
        """Who is to be called when a seat is to move: its player, or who plays for them."""
        friend = substitute_of(self.seats[seat], self.now)
        return self.seats[seat].user_id if friend is None or not friend.agreed else friend.user_id

    def pending_people(self) -> list[int]:
        """The seats that owe a move and are played by people, who can be late with it."""
        if self.state is None or self.row.status != Status.RUNNING:
            return []
        owing = self.game.to_move(self.state)
        return [seat for seat in owing if self.seats[seat].occupant == Occupant.PERSON]

    def player_ids(self) -> set[str]:
        """Who plays here: whoever has a seat, or plays for somebody."""
        own = {seat.user_id for seat in self.seats}
        return own | {self.player(seat.seat) for seat in self.seats}

    def people(self) -> list[int]:
        """The seats people play: those whose consent counts, and who are called."""
        return [seat.seat for seat in self.seats if seat.occupant == Occupant.PERSON]

    def computers(self) -> list[int]:
        """The seats opponents play."""
        return [seat.seat for seat in self.seats if seat.occupant == Occupant.OPPONENT]

    def computer_strengths(self) -> Mapping[int, str]:
        """The seats opponents think for, with their strengths: their own, and turns lent out."""
        found = {}
        for seat in self.seats:
            lent = seat.lent if seat.occupant == Occupant.PERSON else None
            strength = seat.strength if seat.occupant == Occupant.OPPONENT else lent
            if strength is not None:
                found[seat.seat] = strength
        return found

    def asked(self) -> list[int]:
        """The people who are to move: of those awaited, who has not had the turn taken away."""
        return [seat for seat in self.pending_people() if self.seats[seat].lent is None]

    @property
    def progressed(self) -> bool:
        """Whether the change is one that the board shows."""
        return self.state is not None and any(act.kind not in UNSHOWN for act in self.actions)

    @property
    def awaits_computer(self) -> bool:
        """Whether the game cannot go on without an opponent's move."""
        running = self.row.status == Status.RUNNING
        return running and not self.computer_strengths().keys().isdisjoint(self.reminders)

    # Who owes a move

    def set_pending_seats(self, *, restart: Sequence[int] = ()) -> None:
        """Keep a reminder for every seat that must move; ``restart``: count from now on."""
        assert self.state is not None
        running = self.row.status == Status.RUNNING
        played = (*self.people(), *self.computers())
        owing = [s for s in self.game.to_move(self.state) if s in played] if running else []
        self.clear_reminders([seat for seat in self.reminders if seat not in owing])
        for seat in owing:
            if seat not in self.reminders:
                self._remind(seat)
            elif seat in restart:
                self._start_again(self.reminders[seat])

    def _remind(self, seat: int) -> None:
        made = TimerRow(table_id=self.id, kind=REMINDER, seat=seat, since=self.now)
        self.reminders[seat] = made
        self.session.add(made)

    def _start_again(self, reminder: TimerRow) -> None:
        reminder.since, reminder.done_at = self.now, None
        reminder.told_at = reminder.told = reminder.held_until = None
        reminder.wanted_at = reminder.wanted_by = reminder.mentions = None

    def set_timer(self, kind: str, due: datetime, seat: int | None = None) -> None:
        """A timer that is due then, once; a seat has one of a kind, which is set anew."""
        timer = None if seat is None else self.timer_for(kind, seat)
        if timer is None:
            timer = TimerRow(table_id=self.id, kind=kind, seat=seat, since=self.now)
            self.session.add(timer)
        timer.since, timer.due_at, timer.done_at = self.now, due, None
        self.note_due(due)

    def timer_for(self, kind: str, seat: int) -> TimerRow | None:
        """The timer of that kind for a seat, done or not."""
        query = select(TimerRow).where(
            col(TimerRow.table_id) == self.id,
            col(TimerRow.kind) == kind,
            col(TimerRow.seat) == seat,
        )
        return self.session.scalar(query)

    def note_due(self, at: datetime | None) -> None:
        """Note when a timer is due, so that its loop sleeps no longer than that."""
        if at is not None and (self.next_due is None or at < self.next_due):
            self.next_due = at

    def clear_reminders(self, seats: Sequence[int]) -> None:
        """These seats owe nothing any more."""
        for seat in seats:
            self.session.delete(self.reminders.pop(seat))

    def close(self, status: Status, ending: Ending | None, winners: Sequence[int] = ()) -> None:
        """The table is over: nobody owes anything any more, nothing is asked."""
        self.row.status = status
        self.row.ending = ending
        self.row.winners = list(winners)
        self.row.ended_at = self.now
        self.clear_reminders(list(self.reminders))
        self.clocks.clear()
        self.inactivity_timer = None
        timers = select(TimerRow).where(
            col(TimerRow.table_id) == self.id, col(TimerRow.kind) != LOBBY
        )
        for timer in self.session.scalars(timers):
            self.session.delete(timer)
        self.cancel_votes(*VoteKind)
        for seat in self.seats:
            self.update_substitute_message(seat)

    # What is told

    def table(self) -> Table:
        """The table as everybody may see it."""
        return to_public_view(self)
