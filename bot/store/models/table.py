"""The rows of a table and of what happens at it, the same on SQLite and PostgreSQL."""

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
    "open join leave seat-opponent send-away colour options cancel lapse start move forced-out"
    " opponent undo resign free late wait house lend vacate offer stand-in takeover substitute"
    " return end pace pause resume repair"
)
TIMER_KINDS = "clock lobby proposal question reminder silence sleep substitute vacancy"
OUTBOX_KINDS = (
    "lobby board thinking final retimed reminder letter next loss drawn asleep overdue proposal"
    " question substitute answered votes plan interval rematch"
)
"""What the database accepts; a test compares it with the kinds that the features define."""

DATABASE_ID = "mark"
"""The note that tells this database from every other; a backup leaves it out."""
UNFINISHED_COPY = "unfinished-copy"
"""The note of a database into which everything was copied, until it has been compared."""
RESTORED = "restored"
"""The note of a database that was restored: when the bot first started on it, empty until then."""


class TableRow(Row, table=True):
    """A table: what was agreed, where it stands, and the position itself as JSON text.

    ``version`` grows with every change, so that of two processes one finds out it came too late.
    Ids of people, channels, servers and messages are texts of whatever the players meet in.
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
        Index("ix_tables_channel_id", "channel_id"),
        Index("ix_tables_created_at", "created_at"),
        Index("ix_tables_host_id_status", "host_id", "status"),
        Index("ix_tables_server_id_status", "server_id", "status"),
        one_of("status", "lobby running finished cancelled paused"),
        one_of("ending", "played consent resigned organiser voted lapsed"),
        one_of("pauses", "all absences days-off nights"),
        one_of("vacant", "house easy medium hard takeover end"),
        one_of("picture", "tall wide"),
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
    """How many actions there are."""
    head: int = 0
    """The action whose position stands; earlier than the last one after an undo."""
    asked: int = 0
    """The sequence since which the table has asked what it asks now; older panels are stale."""
    question: int = 0
    """The action on the line of play that put the question now on the table."""
    moves: int = 0
    state: str | None = Field(default=None, sa_type=Text, repr=False)
    remind_hours: int | None = None
    pace: str | None = None
    """How fast it plays, by name or in figures; tables from before there were clocks have none."""
    pauses: str | None = None
    """What holds clocks up here, beside the nights; none said: days off and absences."""
    vacant: str | None = None
    """What becomes of a vacant seat where nobody answers; none said: the house plays on."""
    picture: str | None = None
    """The shape of its pictures; none said: tall."""
    clock: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """Whose clocks run since when, and what is left in each bank."""
    looking: bool | None = None
    """Whether its lobby asks for players, on other servers too."""
    ping: str | None = None
    """The role its lobby calls."""
    opponents: bool | None = None
    """Whether opponents may sit here; none said: they may."""
    help: bool | None = None
    """Whether players may ask for hints; none said: where one person plays against opponents."""
    created_at: datetime = Field(sa_type=UtcTime)
    started_at: datetime | None = Field(default=None, sa_type=UtcTime)
    ended_at: datetime | None = Field(default=None, sa_type=UtcTime)
    moved_at: datetime = Field(sa_type=UtcTime)
    unposted: str | None = None
    """Why the message that shows the table as it stands could not be posted, until it is."""
    lobby_post: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    board_post: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """The message that shows the table: its id and channel, the sequence and the digest of what
    it shows, its components without the controls, who owed a move there, and when it was first
    posted."""


class SeatRow(Row, table=True):
    """Who sits where: ``occupant`` is ``person``, ``opponent`` or, once given up, ``nobody``.

    ``user_id`` is whoever sat there last; an opponent who never sat in for a person has an id that
    no person has.
    """

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("table_id", "user_id"),
        one_of("colour", "blue red green orange black"),
        one_of("occupant", "person opponent nobody vacant offered"),
        one_of("strength", "easy medium hard"),
        one_of("lent", "easy medium hard"),
    )

    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    user_id: str = Field(index=True)
    name: str
    colour: str | None = None
    occupant: str = "person"
    lapses: int = 0
    """How often the seat's time has run out; several times within a day count once."""
    lapsed_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When it did so for the last time that counted."""
    substitute_id: str | None = None
    """Who plays for it, or is asked to, until when, and whether they have agreed."""
    substitute_name: str | None = None
    substitute_until: datetime | None = Field(default=None, sa_type=UtcTime)
    substitute_agreed: bool = False
    strength: str | None = None
    """How well an opponent plays."""
    lent: str | None = None
    """How well the opponent plays who plays this one turn for its player."""


class ActionRow(Row, table=True):
    """One thing that happened; rows are added, never changed."""

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("table_id", "sequence"), one_of("kind", ACTION_KINDS))

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id")
    sequence: int
    kind: str
    seat: int | None = None
    user_id: str | None = None
    """The person who did it; none for what the house did by itself."""
    data: dict[str, Any] = Field(default_factory=dict, sa_type=Plain)
    """What the kind needs: a ``move``, a ``colour``, how many ``moves`` were taken back, ``why`` a
    table paused, the channel ``below`` which a thread was opened."""
    events: str = Field(default="[]", sa_type=Text)
    head: int
    """The action whose position stands after this one: itself, or where an undo went back to."""
    number: int = 0
    """Its place on the line of play, from 1; 0 for what is no move."""
    reversible: bool = False
    """No chance and no secret came in with it."""
    secret: bool = False
    """While the game runs only its seat may know the move; a sealed answer until it is revealed, a
    private step until its choice is complete."""
    question: int = 0
    """The action that put the question that everybody sees standing after this one."""
    sealed: int | None = None
    """For a sealed answer or a private step: the action that put the question it answers."""
    fresh: bool = False
    """For a sealed answer: its first step, which discards an earlier answer."""
    clock: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """The table's clocks after it."""
    at: datetime = Field(sa_type=UtcTime)
    request_id: str | None = Field(default=None, unique=True)


class CheckpointRow(Row, table=True):
    """The position after an action, so that going back costs the same from anywhere."""

    __tablename__ = "checkpoints"

    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    sequence: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    state: str = Field(sa_type=Text, repr=False)


class TimerRow(Row, table=True):
    """Something that falls due at a table, once: of a kind, for a seat or for all.

    A ``reminder`` is there as long as its seat owes a move, and due when the seat is told next.
    A ``clock`` is there as long as the seat's time runs, and due when it has run out. A table's
    ``sleep`` is due a month after its last move.
    """

    __tablename__ = "timers"
    __table_args__ = (
        UniqueConstraint("table_id", "kind", "seat"),
        Index("ix_timers_waiting", "done_at", "due_at"),
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
    told_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """Of a reminder: when its seat was told last,"""
    told: int | None = None
    """and how many of the turn's moments for a notice had come then."""
    mentions: int | None = None
    """Of a reminder: how many messages of this turn have mentioned the player."""
    wanted_at: datetime | None = Field(default=None, sa_type=UtcTime)
    """When somebody has asked for a notice beside those that come by themselves,"""
    wanted_by: int | None = None
    """and the seat that did; none: the player."""
    held_until: datetime | None = Field(default=None, sa_type=UtcTime)
    """The player wants none before that."""


class OutboxRow(Row, table=True):
    """Something to be posted, saved with the change it announces."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("ix_outbox_waiting", "status", "due_at"),
        one_of("kind", OUTBOX_KINDS),
        one_of("status", "waiting sent merged failed"),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    kind: str
    sequence: int
    seats: list[int] = Field(default_factory=list, sa_type=Plain)
    proposal_id: int | None = Field(default=None, foreign_key="proposals.id", index=True)
    about: dict[str, Any] | None = Field(default=None, sa_type=Plain)
    """What the kind needs beside that: events, or who has overtaken somebody."""
    status: str = "waiting"
    attempts: int = 0
    faults: int = 0
    due_at: datetime = Field(sa_type=UtcTime)
    claimed_by: int | None = None
    """The process that has it in hand; it counts as long as that process is there."""
    created_at: datetime = Field(sa_type=UtcTime)
    message_id: str | None = None
    error: str | None = None


class SettingRow(Row, table=True):
    """A small text the bot remembers under a key."""

    __tablename__ = "notes"

    key: str = Field(primary_key=True)
    value: str
