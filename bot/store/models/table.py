"""Rows of tables: their seats, actions, checkpoints, timers and outbox messages."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import Column, Index, Integer, Text, UniqueConstraint, text
from sqlmodel import Field

from bot.store.columns import Plain, Row, UtcTime, one_of

LARGEST = 2**31 - 1
"""The largest number a row can have: PostgreSQL counts them in 32 bits."""

LIVE = "status IN ('lobby', 'running')"
_VERSION = Column("version", Integer, nullable=False)

ACTION_KINDS = (
    "open join leave seat-computer remove-computer colour options cancel expire start move"
    " autopilot-move computer-move undo resign remove-player timeout wait autopilot-turn"
    " computer-turn empty-seat offer autopilot-seat takeover substitute return end time-control"
    " pause resume repair"
)
TIMER_KINDS = (
    "clock lobby-expiry vote vote-mention reminder silence inactivity substitute empty-seat"
)
OUTBOX_KINDS = (
    "lobby board thinking final deadline-changed reminder direct-message next-up setback"
    " away-days-used inactive overdue vote vote-reminder vote-update substitute substitute-update"
    " plan rematch reminder-interval invitation"
)
OUTBOX_STATUSES = "pending sent superseded failed"
"""The values the database accepts; a test compares them with the enums."""


class TableRow(Row, table=True):
    """A table: its options, its status, and the position as JSON text.

    ``version`` grows with every change, so that a process notices that another one changed the row.
    Ids of users, channels, servers and messages are the chat platform's ids, stored as text.
    """

    __tablename__ = "tables"
    __table_args__ = (
        Index(
            "uq_tables_live_channel",
            "channel_id",
            unique=True,
            sqlite_where=text(LIVE),
            postgresql_where=text(LIVE),
        ),
        Index("uq_tables_game_rated_order", "game", "rated_order", unique=True),
        Index("ix_tables_channel_id", "channel_id"),
        Index("ix_tables_created_at", "created_at"),
        Index("ix_tables_host_id_status", "host_id", "status"),
        Index("ix_tables_server_id_status", "server_id", "status"),
        one_of("status", "lobby running finished cancelled paused"),
        one_of("ending", "played consent resigned admin voted expired"),
        one_of("pauses", "all away days-off nights"),
        one_of("empty_seat_default", "autopilot easy medium hard expert takeover end"),
        one_of("picture_shape", "tall wide"),
        {"sqlite_autoincrement": True},
    )
    __mapper_args__: ClassVar[dict[str, Any]] = {"version_id_col": _VERSION}

    id: int | None = Field(default=None, primary_key=True)
    version: int = Field(default=None, sa_column=_VERSION)
    server_id: str | None = None
    channel_id: str
    host_id: str
    game: str
    rules_version: int
    options: dict[str, str] = Field(sa_type=Plain)
    language: str
    min_seats: int
    max_seats: int
    seed: str = Field(repr=False)
    seed_hash: str
    status: str
    ending: str | None = None
    winners: list[int] = Field(default_factory=list, sa_type=Plain)
    sequence: int = 0
    """The number of actions."""
    head: int = 0
    """The action with the current position; earlier than the last one after an undo."""
    asked: int = 0
    """The sequence since which the current question is asked; controls of older messages are stale.
    """
    question: int = 0
    """The action on the timeline that asked the current question."""
    moves: int = 0
    state: str | None = Field(default=None, sa_type=Text, repr=False)
    reminder_hours: int | None = None
    time_control: str | None = None
    """A preset or durations; ``None``: no clocks."""
    pauses: str | None = None
    """What pauses the clocks, besides nights; ``None``: days off and away periods."""
    empty_seat_default: str | None = None
    """What happens to an empty seat if nobody votes; ``None``: autopilot."""
    picture_shape: str | None = None
    """``None``: tall."""
    clock: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """The running clocks, and the time left in each bank."""
    public: bool | None = None
    """Whether its lobby is listed on other servers."""
    invite_only: bool | None = None
    """Whether only guests may join it, and nobody else finds it in lists."""
    host_line: str | None = None
    """What the host tells those who might join."""
    ping: str | None = None
    """The role its lobby pings."""
    computer_players: bool | None = None
    """Whether computer players are allowed; ``None``: they are."""
    hints: bool | None = None
    """Whether hints are allowed; ``None``: only for a person who plays against computer players."""
    rated: bool | None = None
    """Whether the game counts for ratings; ``None`` in a lobby: if only people play. A table that
    started before there were ratings has ``None`` too, and does not count."""
    rated_order: int | None = None
    """Its number in the order in which the rated tables of its game ended; ``None`` if it has not
    been counted."""
    created_at: datetime = Field(sa_type=UtcTime)
    started_at: datetime | None = Field(default=None, sa_type=UtcTime)
    ended_at: datetime | None = Field(default=None, sa_type=UtcTime)
    moved_at: datetime = Field(sa_type=UtcTime)
    unposted_reason: str | None = None
    """Why the newest message that shows the table could not be posted."""
    lobby_post: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    board_post: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """The message that shows the table: its id and channel, the sequence and digest of what it
    shows, its components without controls, the seats that had to move, and when it was posted."""


class SeatRow(Row, table=True):
    """A seat and who plays it.

    ``user_id`` is its last player; a computer player that has never replaced a person has an id of
    its own.
    """

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("table_id", "user_id"),
        one_of("colour", "blue red green orange black"),
        one_of("occupant", "person computer autopilot empty offered"),
        one_of("strength", "easy medium hard expert"),
        one_of("computer_for_this_turn", "easy medium hard expert"),
    )

    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    user_id: str = Field(index=True)
    name: str
    colour: str | None = None
    occupant: str = "person"
    timeouts: int = 0
    """How often the seat timed out; several times within a day count once."""
    last_timeout_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """The last timeout that counted."""
    substitute_id: str | None = None
    """Who is invited to play for it, until when, and whether they have agreed."""
    substitute_name: str | None = None
    substitute_until: datetime | None = Field(default=None, sa_type=UtcTime)
    substitute_agreed: bool = False
    strength: str | None = None
    """Of a computer player."""
    computer_for_this_turn: str | None = None
    """The strength of the computer player that makes this turn for the seat's player."""


class ActionRow(Row, table=True):
    """An entry of a table's log; rows are added, never changed."""

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("table_id", "sequence"), one_of("kind", ACTION_KINDS))

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    sequence: int
    kind: str
    seat: int | None = None
    user_id: str | None = None
    """The user who did it; ``None``: the bot."""
    data: dict[str, Any] = Field(default_factory=dict, sa_type=Plain)
    """Details by kind: a ``move``, a ``colour``, how many ``moves`` were undone, ``why`` a table
    was paused, the channel ``below`` which a thread was opened."""
    events: str = Field(default="[]", sa_type=Text)
    head: int
    """The action with the position after this one: itself, or the target of an undo."""
    number: int = 0
    """Its number on the timeline, from 1; 0 if it is no move."""
    reversible: bool = False
    """Whether it revealed no chance and no hidden information."""
    secret: bool = False
    """Whether only its seat may see the move: a sealed answer until it is revealed, or a private
    step until its choice is complete."""
    question: int = 0
    """The action that asked the public question after this one."""
    sealed: int | None = None
    """Of a sealed answer or a private step: the action that asked the question it answers."""
    fresh: bool = False
    """Of a sealed answer: whether it is the first step, which discards an earlier answer."""
    clock: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """The table's clocks afterwards."""
    at: datetime = Field(sa_type=UtcTime)
    request_id: str | None = Field(default=None, unique=True)


class CheckpointRow(Row, table=True):
    """A stored position, so that undo and history need not replay the whole game."""

    __tablename__ = "checkpoints"

    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    sequence: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    state: str = Field(sa_type=Text, repr=False)


class TimerRow(Row, table=True):
    """A due time at a table, of a kind, for one seat or for all.

    A ``reminder`` exists while its seat has to move, and is due at its next reminder. A ``clock``
    exists while the seat's clock runs, and is due when it runs out.
    """

    __tablename__ = "timers"
    __table_args__ = (
        UniqueConstraint("table_id", "kind", "seat"),
        Index("ix_timers_pending", "done_at", "due_at"),
        one_of("kind", TIMER_KINDS),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    kind: str
    seat: int | None = None
    since: datetime = Field(sa_type=UtcTime)
    due_at: datetime | None = Field(default=None, sa_type=UtcTime)
    done_at: datetime | None = Field(default=None, sa_type=UtcTime)
    notified_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """Of a reminder: when its player was last notified."""
    reminders_sent: int | None = None
    """How many of the regular reminders of this turn were due by then."""
    mentions: int | None = None
    """How many messages of this turn have mentioned the player."""
    requested_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When an additional notice was requested."""
    requested_by: int | None = None
    """The seat that requested it; ``None``: the player."""
    snoozed_until: datetime | None = Field(default=None, sa_type=UtcTime)
    """The player wants no notice before that."""


class OutboxRow(Row, table=True):
    """A message to post, saved in the transaction of the change it announces."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("ix_outbox_pending", "status", "due_at"),
        one_of("kind", OUTBOX_KINDS),
        one_of("status", OUTBOX_STATUSES),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    kind: str
    sequence: int
    seats: list[int] = Field(default_factory=list, sa_type=Plain)
    vote_id: int | None = Field(default=None, foreign_key="votes.id", index=True)
    details: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """What its kind needs, such as events."""
    status: str = "pending"
    attempts: int = 0
    failures: int = 0
    due_at: datetime = Field(sa_type=UtcTime)
    claimed_by: int | None = None
    """The process that delivers it; the claim ends when that process ends."""
    created_at: datetime = Field(sa_type=UtcTime)
    message_id: str | None = None
    error: str | None = None
