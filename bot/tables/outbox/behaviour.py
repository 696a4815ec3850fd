"""Define for each kind of message what supersedes it, whom it mentions, and how long it is kept.

Also post the board, or a notice that a computer player is thinking, after a change of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from types import MappingProxyType

from sqlalchemy.orm import Session

from bot.store.models.plan import PlanRow
from bot.store.models.table import OutboxRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.table import Status
from bot.tables.domain.timeout_policy import MAX_SUBSTITUTION
from bot.tables.domain.votes import VoteStatus
from bot.tables.lobby import invitations
from bot.tables.outbox.repost import request_in, substitute_message_id, vote_message_id
from bot.tables.reminders import mentions
from bot.tables.reminders.send_reminders import is_still_due
from bot.tables.session.table_rows import Snapshot, request_of
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open_votes import load_vote, seats_to_answer

PendingRows = Sequence[OutboxRow]
"""The undelivered outbox rows of a table, oldest first."""
IsSuperseded = Callable[[UnitOfWork, OutboxRow, PendingRows], bool]
"""Returns whether a pending message need not be posted; may reduce the row's seats."""

RETENTION = timedelta(days=7)
"""How long delivered rows are kept; failed rows are never deleted."""


def _superseded_by(*kinds: str) -> IsSuperseded:
    """Return a check for a newer pending message of these kinds, which include the row's own."""

    def is_superseded(_: UnitOfWork, row: OutboxRow, pending: PendingRows) -> bool:
        return row is not [other for other in pending if other.kind in kinds][-1]

    return is_superseded


def _superseded_by_same(key: Callable[[OutboxRow], object]) -> IsSuperseded:
    """Return a check for a newer pending message with the same key."""

    def is_superseded(_: UnitOfWork, row: OutboxRow, pending: PendingRows) -> bool:
        return row is not [other for other in pending if key(other) == key(row)][-1]

    return is_superseded


def _reminder_superseded(unit: UnitOfWork, row: OutboxRow, pending: PendingRows) -> bool:
    """Drop a reminder for a pending board, a newer reminder, or once its players have moved.

    The newest reminder takes over the seats of the older ones that still have to move.
    """
    others = [other for other in pending if other.kind == OutboxKind.REMINDER]
    if any(other.kind in BOARD_KINDS for other in pending) or row is not others[-1]:
        return True
    reminded = {seat for other in others for seat in other.seats}
    first_attempt = row.claimed_by is None
    row.seats = sorted(
        seat for seat in reminded if is_still_due(unit, seat, first_attempt=first_attempt)
    )
    return not row.seats


def _direct_message_superseded(unit: UnitOfWork, row: OutboxRow, pending: PendingRows) -> bool:
    """Drop a direct message for a newer one to the same seat, or once the seat has moved."""
    same = [other for other in pending if (other.kind, other.seats) == (row.kind, row.seats)]
    if row is not same[-1]:
        return True
    first_attempt = row.claimed_by is None
    return not all(is_still_due(unit, seat, first_attempt=first_attempt) for seat in row.seats)


def _next_up_superseded(unit: UnitOfWork, row: OutboxRow, pending: PendingRows) -> bool:
    return row.sequence != unit.row.sequence or _superseded_by(row.kind)(unit, row, pending)


def _overdue_superseded(unit: UnitOfWork, row: OutboxRow, _: PendingRows) -> bool:
    """Keep only the seats that still have to make the move whose time ran out."""
    running = {
        seat
        for seat, clock in unit.clocks.items()
        if clock.since <= row.created_at and unit.seats[seat].computer_for_this_turn is None
    }
    row.seats = [seat for seat in row.seats if seat in running]
    return not row.seats


def _vote_decided(unit: UnitOfWork, row: OutboxRow, _: PendingRows) -> bool:
    vote = unit.session.get(VoteRow, row.vote_id)
    return vote is None or vote.status != VoteStatus.OPEN


def _vote_reminder_superseded(unit: UnitOfWork, row: OutboxRow, _: PendingRows) -> bool:
    """Drop a reminder of a vote that all mentioned seats have answered."""
    assert row.vote_id is not None
    return not set(row.seats) & set(seats_to_answer(load_vote(unit, row.vote_id)))


def _substitute_request_superseded(unit: UnitOfWork, row: OutboxRow, _: PendingRows) -> bool:
    (seat,) = (unit.seats[seat] for seat in row.seats)
    current = request_of(seat)
    return seat.substitute_agreed or current is None or current != (row.details or current)


def _plan_superseded(unit: UnitOfWork, row: OutboxRow, _: PendingRows) -> bool:
    """Drop the notice of a stopped plan that its owner has already seen."""
    plan = unit.session.get(PlanRow, (row.details or {}).get("plan", 0))
    return plan is None or plan.announced


def _invitation_superseded(unit: UnitOfWork, row: OutboxRow, _: PendingRows) -> bool:
    return invitations.is_obsolete(unit, (row.details or {}).get("guest", ""))


def _thinking_superseded(unit: UnitOfWork, row: OutboxRow, pending: PendingRows) -> bool:
    """Drop the thinking notice once the table waits for anything but a computer player."""
    newer = _superseded_by(*BOARD_KINDS)(unit, row, pending)
    computers = unit.computer_strengths()
    waits_for_person = any(seat not in computers for seat in unit.reminders)
    return newer or not unit.awaits_computer or waits_for_person


@dataclass(frozen=True, slots=True)
class OutboxBehaviour:
    """How messages of one kind are delivered."""

    superseded: IsSuperseded
    shows_turn: bool = False
    lists_tables: bool = False
    """Whether it tells each seat's player at which tables they must move: this one and others."""
    silent_mentions: Callable[[UnitOfWork, OutboxRow], Collection[int]] = lambda *_: ()
    """Returns the seats to name without a ping: in quiet hours, muted, or mentioned later by
    another message."""
    remembered_as: str | None = None
    """The column of the table's row that stores the posted message."""
    related: Callable[[Session, OutboxRow], str | None] | None = None
    """Returns the id of the posted message that it edits or links to."""
    retention: timedelta = RETENTION
    """How long the posted message may still be looked up."""


BOARD_KINDS = (OutboxKind.BOARD, OutboxKind.THINKING, OutboxKind.FINAL)

BEHAVIOURS: Mapping[str, OutboxBehaviour] = MappingProxyType(
    {
        OutboxKind.LOBBY: OutboxBehaviour(
            _superseded_by(OutboxKind.LOBBY), remembered_as="lobby_post"
        ),
        OutboxKind.BOARD: OutboxBehaviour(
            _superseded_by(*BOARD_KINDS),
            shows_turn=True,
            silent_mentions=mentions.silent_movers,
            remembered_as="board_post",
        ),
        OutboxKind.THINKING: OutboxBehaviour(
            _thinking_superseded, shows_turn=True, remembered_as="board_post"
        ),
        OutboxKind.FINAL: OutboxBehaviour(
            _superseded_by(*BOARD_KINDS), shows_turn=True, remembered_as="board_post"
        ),
        OutboxKind.DEADLINE_CHANGED: OutboxBehaviour(
            _superseded_by(*BOARD_KINDS, OutboxKind.DEADLINE_CHANGED), shows_turn=True
        ),
        OutboxKind.REMINDER: OutboxBehaviour(
            _reminder_superseded, lists_tables=True, silent_mentions=mentions.beyond_limit
        ),
        OutboxKind.DIRECT_MESSAGE: OutboxBehaviour(
            _direct_message_superseded, lists_tables=True, silent_mentions=mentions.beyond_limit
        ),
        OutboxKind.NEXT_UP: OutboxBehaviour(_next_up_superseded),
        OutboxKind.SETBACK: OutboxBehaviour(lambda *_: False),
        OutboxKind.AWAY_DAYS_USED: OutboxBehaviour(
            _overdue_superseded, silent_mentions=mentions.beyond_limit
        ),
        OutboxKind.INACTIVE: OutboxBehaviour(lambda unit, *_: not unit.inactive),
        OutboxKind.OVERDUE: OutboxBehaviour(
            _overdue_superseded, shows_turn=True, silent_mentions=mentions.silent_timed_out
        ),
        OutboxKind.VOTE: OutboxBehaviour(_vote_decided, silent_mentions=mentions.silent_voters),
        OutboxKind.VOTE_REMINDER: OutboxBehaviour(
            _vote_reminder_superseded,
            silent_mentions=mentions.silent_voters,
            related=vote_message_id,
        ),
        OutboxKind.SUBSTITUTE: OutboxBehaviour(
            _substitute_request_superseded, retention=MAX_SUBSTITUTION + RETENTION
        ),
        OutboxKind.SUBSTITUTE_UPDATE: OutboxBehaviour(
            _superseded_by_same(lambda row: (row.kind, request_in(row))),
            related=substitute_message_id,
        ),
        OutboxKind.VOTE_UPDATE: OutboxBehaviour(
            _superseded_by_same(lambda row: (row.kind, row.vote_id)), related=vote_message_id
        ),
        OutboxKind.PLAN: OutboxBehaviour(_plan_superseded),
        OutboxKind.REMATCH: OutboxBehaviour(lambda unit, *_: unit.row.status != Status.LOBBY),
        OutboxKind.REMINDER_INTERVAL: OutboxBehaviour(_superseded_by(OutboxKind.REMINDER_INTERVAL)),
        OutboxKind.INVITATION: OutboxBehaviour(_invitation_superseded),
    }
)


THINKING_NOTICE_DELAY = timedelta(seconds=3)
"""How long computer players may think before the channel gets a notice."""


def announce_position(_: Snapshot, unit: UnitOfWork) -> None:
    """Post the board or the thinking notice after a change that the board shows."""
    if not unit.progressed or unit.row.status != Status.RUNNING:
        return
    people = unit.asked()
    if people or not unit.people() or not unit.awaits_computer:
        unit.post(OutboxKind.BOARD, people)
    else:
        unit.post(OutboxKind.THINKING, unit.game.to_move(unit.state), after=THINKING_NOTICE_DELAY)
