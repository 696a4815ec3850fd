"""Tables as everybody may see them: immutable read models without rows or Discord objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

COLOURS = ("blue", "red", "green", "orange", "black")
"""The players' colours, as in the pictures."""

SHAPES = TALL, WIDE = ("tall", "wide")
"""The layouts of a board's picture."""
TEXT_ONLY = "words"
"""The preference for a text board instead of a picture."""
PREVIEW = "half"
"""The preference for smaller pictures."""
EVERY_MOVE, NO_MOVE = "all", "never"
"""The preferences for confirming all moves or none; the default is irreversible ones."""


class Status(StrEnum):
    """The status of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    PAUSED = "paused"
    """Its channel is gone or closed to the bot; the game can be resumed."""


class Ending(StrEnum):
    """How a table ended."""

    PLAYED = "played"
    CONSENT = "consent"
    RESIGNED = "resigned"
    """All but one resigned; the remaining player won."""
    ADMIN = "admin"
    """An admin ended it; nobody won."""
    VOTED = "voted"
    """The remaining players ended it; the leader among them won."""
    EXPIRED = "expired"


LIVE = (Status.LOBBY, Status.RUNNING)
"""Statuses in which a table occupies its channel."""


class Occupant(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    """A computer player of the seat's ``strength``."""
    AUTOPILOT = "autopilot"
    """Empty; autopilot plays, and the last player's name stays."""
    EMPTY = "empty"
    """Empty; the players decide what happens."""
    OFFERED = "offered"


EMPTY_OCCUPANTS = (Occupant.AUTOPILOT, Occupant.EMPTY, Occupant.OFFERED)
ENDED = (Status.FINISHED, Status.CANCELLED)


@dataclass(frozen=True, slots=True)
class Substitute:
    """Another person who plays a seat until a moment, once they have ``agreed``."""

    user_id: str
    name: str
    until: datetime
    agreed: bool

    @property
    def mark(self) -> str:
        """Distinguishes repeated invitations of the same person."""
        return str(int(self.until.timestamp()))


class InvitationStatus(StrEnum):
    """What a person has answered to an invitation; the values are stored."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who is invited to a table before its game starts."""

    user_id: str
    name: str
    status: InvitationStatus


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat, numbered from 0: in the lobby in the order of joining, later as shuffled."""

    seat: int
    user_id: str
    name: str
    colour: str | None
    """One of :data:`COLOURS`; ``None`` if not chosen yet."""
    occupant: Occupant
    timeouts: int = 0
    substitute: Substitute | None = None
    strength: str | None = None
    """A computer player's strength: one of :data:`engine.players.strengths.STRENGTHS`."""
    computer_for_this_turn: bool = False
    """Whether a computer player plays this one turn."""

    @property
    def empty(self) -> bool:
        """Whether its player resigned, was removed or timed out for good."""
        return self.occupant in EMPTY_OCCUPANTS

    @property
    def mover_id(self) -> str | None:
        """The id of its substitute or player, who moves for it; ``None`` if it is empty."""
        if self.empty:
            return None
        substitute = self.substitute
        return substitute.user_id if substitute is not None and substitute.agreed else self.user_id

    @property
    def person(self) -> bool:
        """Whether a person plays it, who can be asked and mentioned."""
        return self.occupant is Occupant.PERSON


@dataclass(frozen=True, slots=True)
class PendingSeat:
    """A seat that must move: since when, its next reminder (``None``: never), and its last."""

    seat: int
    user_id: str
    since: datetime
    due: datetime | None
    reminded: datetime | None
    deadline: datetime | None = None
    """When its clock runs out, if there is one."""
    away: datetime | None = None
    """The end of an away day that was used automatically and pauses its clock."""


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message in the channel: first posted ``at``, last updated at ``sequence``.

    ``to_move`` are the seats that had to move then; ``digest`` identifies its content, empty if
    unknown.
    """

    message_id: str
    channel_id: str
    sequence: int
    at: datetime
    to_move: tuple[int, ...]
    digest: str = ""
    components: Sequence[dict[str, Any]] = ()
    """Its content as sent to Discord, without controls; empty if unknown."""


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message as posted or edited, with a digest of its content."""

    id: str
    digest: str = ""
    components: Sequence[dict[str, Any]] = ()
    """Its content as sent to Discord, without controls."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table as everybody may see it.

    ``sequence`` grows by one with every action; ``asked`` is the sequence at which the present
    question was asked: controls posted since are valid. ``moves`` counts the moves on the timeline.
    """

    id: int
    server_id: str | None
    channel_id: str
    game: str
    rules_version: int
    options: Mapping[str, str]
    language: str
    status: Status
    sequence: int
    asked: int
    moves: int
    host_id: str
    min_seats: int
    max_seats: int
    seats: tuple[SeatView, ...]
    seed_hash: str
    reminder_hours: int | None
    pending: tuple[PendingSeat, ...]
    created: datetime
    started: datetime | None
    ended: datetime | None
    moved: datetime
    ending: Ending | None
    winners: tuple[int, ...]
    lobby: PostedMessage | None
    board: PostedMessage | None
    time_control: str | None = None
    """The time control; ``None`` at tables from before there were clocks."""
    pauses: str | None = None
    empty_seat_default: str | None = None
    """What happens to an empty seat if nobody votes; ``None`` is the default."""
    picture_shape: str = TALL
    public: bool = False
    """Whether its lobby is listed on other servers."""
    invite_only: bool = False
    """Whether only guests may join it."""
    host_line: str = ""
    """What the host tells those who might join, as typed; empty if nothing."""
    guests: tuple[Guest, ...] = ()
    """In the lobby: who is invited."""
    ping: str | None = None
    """The role its lobby mentions."""
    banks: tuple[timedelta, ...] = ()
    """By seat, the time bank at the start of the turn; empty without a clock."""
    unposted_reason: str | None = None
    """Why its newest message could not be posted, if so."""
    computer_players: bool = True
    hints: bool = False
    rated: bool = False
    """Whether the game counts for ratings."""
    inactive: bool = False
    """Whether it is inactive: nobody is mentioned until the next move."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    def with_names(self, names: Sequence[str]) -> Table:
        """Return the table with other names by seat, as at an earlier time."""
        seats = (replace(seat, name=name) for seat, name in zip(self.seats, names, strict=True))
        return self if self.names == tuple(names) else replace(self, seats=tuple(seats))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats played by people."""
        return tuple(seat.seat for seat in self.seats if seat.person)

    @property
    def solo(self) -> bool:
        """Whether one person plays against computer players only."""
        return len(self.people) == 1 and any(
            seat.occupant is Occupant.COMPUTER for seat in self.seats
        )

    @property
    def live(self) -> bool:
        """Whether it is a lobby or running, and so occupies its channel."""
        return self.status in LIVE

    def seat_of(self, user_id: str) -> SeatView | None:
        """Return the user's seat, even if it is empty now, or the one they play as a substitute."""
        own = next((seat for seat in self.seats if seat.user_id == user_id), None)
        return own or next((seat for seat in self.seats if seat.mover_id == user_id), None)

    def visible_seat(self, user_id: str) -> int | None:
        """Return the seat whose private view the user may see; none if it is empty."""
        seat = self.seat_of(user_id)
        return None if seat is None or seat.empty else seat.seat
