"""A table as it is told of: frozen read models, no rows and no Discord."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

COLOURS = ("blue", "red", "green", "orange", "black")
"""The players' colours, as the pictures know them."""

SHAPES = TALL, WIDE = ("tall", "wide")
"""The shapes of a board's picture, as the painters know them."""
TEXT_ONLY = "words"
"""What somebody may want in place of a picture of any shape: the board in words."""
PREVIEW = "half"
"""The size of pictures for whoever wants them smaller."""
EVERY_MOVE, NO_MOVE = "all", "never"
"""What somebody may want to be asked about once more, beside what cannot be taken back."""


class Status(StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    PAUSED = "paused"
    """Its channel is gone or closed to the bot; the game is kept and can be resumed."""


class Ending(StrEnum):
    """How a finished table ended."""

    PLAYED = "played"
    CONSENT = "consent"
    RESIGNED = "resigned"
    """All but one resigned; the one left is the winner."""
    ORGANISER = "organiser"
    """An organiser ended it as it stood; nobody has won."""
    VOTED = "voted"
    """Those who remained have ended it; whoever of them has most points has won."""
    LAPSED = "lapsed"
    """A lobby that was never begun, cancelled by the house."""


LIVE = (Status.LOBBY, Status.RUNNING)
"""Such a table has its channel to itself."""


class Occupant(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    OPPONENT = "opponent"
    """The house plays it, with the strength that stands beside it."""
    NOBODY = "nobody"
    """It was given up and the house plays; its last player's name stays on it."""
    VACANT = "vacant"
    """It was given up, and the table waits for what becomes of it."""
    OFFERED = "offered"
    """The same, and somebody may take it over."""


EMPTY = (Occupant.NOBODY, Occupant.VACANT, Occupant.OFFERED)
"""Seats that nobody plays."""


@dataclass(frozen=True, slots=True)
class Substitute:
    """A friend who plays for a seat until a moment; not before they have ``agreed``."""

    user_id: str
    name: str
    until: datetime
    agreed: bool

    @property
    def mark(self) -> str:
        """Tells a request from another one to the same friend."""
        return str(int(self.until.timestamp()))


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: from 0; in the lobby in the order of joining, later as drawn."""

    seat: int
    user_id: str
    name: str
    colour: str | None
    """One of :data:`COLOURS`; ``None`` in the lobby: to be dealt."""
    occupant: Occupant
    lapses: int = 0
    """How often its time has run out."""
    substitute: Substitute | None = None
    strength: str | None = None
    """Of an opponent: one of :data:`engine.players.strengths.STRENGTHS`."""
    lent: bool = False
    """Whether an opponent plays this one turn."""

    @property
    def resigned(self) -> bool:
        """Whether it was given up."""
        return self.occupant in EMPTY

    @property
    def plays(self) -> str | None:
        """Who is to be called when it is to move: the player, or their substitute."""
        if self.resigned:
            return None
        friend = self.substitute
        return friend.user_id if friend is not None and friend.agreed else self.user_id

    @property
    def person(self) -> bool:
        """Whether somebody with an account plays it, who can be asked and called."""
        return self.occupant is Occupant.PERSON


@dataclass(frozen=True, slots=True)
class Owing:
    """A seat that owes a move: since when, when it is told next (``None``: never), and was last."""

    seat: int
    user_id: str
    since: datetime
    due: datetime | None
    reminded: datetime | None
    deadline: datetime | None = None
    """When its time has run out, where the table plays by the clock."""
    away: datetime | None = None
    """Until when an absence holds its clock up that was drawn as its time had run out."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message in the channel: first posted ``at``, last showing the table at ``sequence``.

    ``owing`` are the seats that owed a move there, those the message mentioned; ``digest`` is that
    of what it shows, empty where that is not known.
    """

    message_id: str
    channel_id: str
    sequence: int
    at: datetime
    owing: tuple[int, ...]
    digest: str = ""
    components: Sequence[dict[str, Any]] = ()
    """What it shows, as Discord gets it, without its controls; empty where that is not known."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message as it was posted or edited, and a digest of what it shows."""

    id: str
    digest: str = ""
    components: Sequence[dict[str, Any]] = ()
    """What it shows, as Discord gets it, without its controls."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table as everybody may see it.

    ``sequence`` grows by one with everything that happens; ``asked`` is the sequence at which the
    question now on the table was put: a panel drawn at ``asked`` or later is still good.
    ``moves`` counts the moves on the line of play, without those taken back.
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
    remind_hours: int | None
    owing: tuple[Owing, ...]
    created: datetime
    started: datetime | None
    ended: datetime | None
    moved: datetime
    """When something last happened."""
    ending: Ending | None
    winners: tuple[int, ...]
    lobby: Posted | None
    board: Posted | None
    pace: str | None = None
    """How fast it plays; ``None`` at tables from before there were clocks."""
    pauses: str | None = None
    vacant: str | None = None
    """What becomes of a vacant seat where nobody answers; ``None``: the usual."""
    picture: str = TALL
    """The shape in which its board is posted."""
    looking: bool = False
    """Whether its lobby asks for players, on other servers too."""
    ping: str | None = None
    """The role its lobby calls."""
    banks: tuple[timedelta, ...] = ()
    """By seat, what was left in the bank when their turn began; none without a clock."""
    unposted: str | None = None
    """Why the message that shows it as it stands could not be posted; older ones are behind it."""
    opponents: bool = True
    """Whether opponents may sit here."""
    help: bool = False
    """Whether players may ask for hints."""
    asleep: bool = False
    """Nothing has happened for so long that nobody is called any more, until a move."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as texts want them."""
        return tuple(seat.name for seat in self.seats)

    def called(self, names: Sequence[str]) -> Table:
        """The same with other names by seat: of a time when others played."""
        seats = (replace(seat, name=name) for seat, name in zip(self.seats, names, strict=True))
        return self if self.names == tuple(names) else replace(self, seats=tuple(seats))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats people play."""
        return tuple(seat.seat for seat in self.seats if seat.person)

    @property
    def solo(self) -> bool:
        """Whether one person plays with opponents only."""
        return len(self.people) == 1 and any(
            seat.occupant is Occupant.OPPONENT for seat in self.seats
        )

    @property
    def live(self) -> bool:
        """Whether it is open or running: such a table has its channel to itself."""
        return self.status in LIVE

    def seat_of(self, user_id: str) -> SeatView | None:
        """That person's seat, resigned or not, or the one they play as a substitute."""
        own = next((seat for seat in self.seats if seat.user_id == user_id), None)
        return own or next((seat for seat in self.seats if seat.plays == user_id), None)

    def eyes_of(self, user_id: str) -> int | None:
        """The seat whose secrets that person may see: none once it was given up."""
        seat = self.seat_of(user_id)
        return None if seat is None or seat.resigned else seat.seat
