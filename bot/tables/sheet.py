"""A table's sheet: all its rows in hand, changed together and saved together."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy.orm import Session

from bot.store.database import compact
from bot.store.rows import ActionRow, CheckpointRow, OutboxRow, ReminderRow, SeatRow, TableRow
from bot.tables.errors import TableDamaged
from bot.tables.models import Ending, Owing, Position, Posted, SeatView, Status, Table
from engine.core import Game, State, game

log = logging.getLogger(__name__)

CHECKPOINT_EVERY = 16
"""Moves between two saved positions: what going back replays at most."""


class Kind(StrEnum):
    """What an action is."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    COLOUR = "colour"
    OPTIONS = "options"
    CANCEL = "cancel"
    START = "start"
    MOVE = "move"
    FORCED = "forced-out"
    """A move the house played for a seat that has resigned."""
    UNDO = "undo"
    RESIGN = "resign"
    END = "end"
    """Ended by consent or resignation; a game played to its end has no such action."""
    PAUSE = "pause"
    RESUME = "resume"
    REPAIR = "repair"


class Outrun(Exception):
    """Another process has changed the table since it was read."""


@dataclass(slots=True)
class Sheet:
    """The rows of one table as read at one moment, and what is to become of them.

    Work changes ``row``, ``seats``, ``owing`` and ``state`` freely and notes what happened with
    :meth:`act` and :meth:`post`; nothing counts until the house saves the sheet.
    """

    row: TableRow
    seats: list[SeatRow]
    owing: dict[int, ReminderRow]
    now: datetime
    state: State | None = None
    acts: list[ActionRow] = field(default_factory=list)
    checkpoints: list[CheckpointRow] = field(default_factory=list)
    parcels: list[OutboxRow] = field(default_factory=list)
    lapsed: tuple[str, ...] = ()
    """Kinds of proposals that lapse with the change."""
    also: Callable[[Session], None] | None = None
    """What else is to be written in the same transaction."""
    _before: tuple[dict[str, Any], list[dict[str, Any]], dict[int, dict[str, Any]]] = field(
        init=False
    )

    def __post_init__(self) -> None:
        self._before = self._dump()

    def _dump(self) -> tuple[dict[str, Any], list[dict[str, Any]], dict[int, dict[str, Any]]]:
        return (
            self.row.model_dump(),
            [seat.model_dump() for seat in self.seats],
            {seat: row.model_dump() for seat, row in self.owing.items()},
        )

    @property
    def id(self) -> int:
        """The table's number."""
        assert self.row.id is not None
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return game(self.row.game)

    @property
    def expected(self) -> int:
        """The sequence the row must still have when the sheet is saved."""
        sequence: int = self._before[0]["sequence"]
        return sequence

    # What happens

    def act(self, kind: Kind, **details: Any) -> ActionRow:
        """Note an action; moves become the head of the line of play."""
        self.row.sequence += 1
        moves_on = kind in (Kind.START, Kind.MOVE, Kind.FORCED)
        self.row.head = details.pop("head", self.row.sequence if moves_on else self.row.head)
        self.row.question = details.pop("question", self.row.question)
        self.row.moved_at = self.now
        action = ActionRow(
            table_id=self.row.id or 0,
            sequence=self.row.sequence,
            kind=kind,
            head=self.row.head,
            question=self.row.question,
            at=self.now,
            **details,
        )
        self.acts.append(action)
        return action

    def post(self, kind: str, seats: Sequence[int] = (), proposal_id: int | None = None) -> None:
        """Note something to be posted."""
        parcel = OutboxRow(
            table_id=self.row.id or 0,
            kind=kind,
            sequence=self.row.sequence,
            seats=list(seats),
            proposal_id=proposal_id,
            due_at=self.now,
            created_at=self.now,
        )
        self.parcels.append(parcel)

    def keep_state(self) -> None:
        """Write the state into the row, with a checkpoint where one is due."""
        assert self.state is not None
        self.row.state = compact(self.state.to_json())
        last = self.acts[-1]
        if last.kind == Kind.START or (last.head == last.sequence and self._checkpoint_due()):
            checkpoint = CheckpointRow(
                table_id=self.id, sequence=last.sequence, state=self.row.state
            )
            self.checkpoints.append(checkpoint)

    def _checkpoint_due(self) -> bool:
        """Whether one of the moves of this change completes a stretch."""
        return any(act.number and act.number % CHECKPOINT_EVERY == 0 for act in self.acts)

    def ask(self, *, anew: Sequence[int] = ()) -> None:
        """Bring the reminders in line with who owes a move; ``anew``: whose time starts again."""
        assert self.state is not None
        running = self.row.status == Status.RUNNING
        owing = self.game.owing(self.state) if running else ()
        for seat in [seat for seat in self.owing if seat not in owing]:
            del self.owing[seat]
        for seat in owing:
            if seat not in self.owing or seat in anew:
                self.owing[seat] = ReminderRow(
                    table_id=self.id, seat=seat, since=self.now, due_at=self.due(self.now)
                )

    def due(self, since: datetime) -> datetime | None:
        """When a seat that owes a move since then is reminded."""
        hours = self.row.remind_hours
        return None if hours is None else since + timedelta(hours=hours)

    def finish(self, ending: Ending, winners: Sequence[int]) -> None:
        """The game is over: nobody owes anything any more."""
        self.row.status = Status.FINISHED
        self.row.ending = ending
        self.row.winners = list(winners)
        self.row.ended_at = self.now
        self.owing.clear()
        self.lapsed = ("undo", "end")

    # What has changed

    def changed_columns(self) -> dict[str, Any]:
        """The columns of the table's row that differ from what was read."""
        before, now = self._before[0], self.row.model_dump()
        return {name: value for name, value in now.items() if before[name] != value}

    def changed_seats(self) -> list[dict[str, Any]] | None:
        """All seats, if any of them differs from what was read."""
        now = [seat.model_dump() for seat in self.seats]
        return now if now != self._before[1] else None

    def changed_owing(self) -> tuple[list[int], list[dict[str, Any]]]:
        """The seats whose reminders go, and those that come in their place or anew."""
        before = self._before[2]
        now = {seat: row.model_dump() for seat, row in self.owing.items()}
        gone = [seat for seat, row in before.items() if now.get(seat) != row]
        return gone, [row for seat, row in now.items() if before.get(seat) != row]

    # What is told

    def table(self) -> Table:
        """The table as everybody may see it."""
        row = self.row
        return Table(
            id=self.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            game=row.game,
            rules_version=row.rules_version,
            options=row.options,
            language=row.language,
            status=Status(row.status),
            sequence=row.sequence,
            asked=row.asked,
            moves=row.moves,
            host_id=row.host_id,
            min_seats=row.min_seats,
            max_seats=row.max_seats,
            seats=tuple(
                SeatView(s.seat, s.user_id, s.name, s.colour, s.resigned) for s in self.seats
            ),
            seed_hash=row.seed_hash,
            remind_hours=row.remind_hours,
            owing=tuple(self._owing(seat) for seat in sorted(self.owing)),
            created=row.created_at,
            started=row.started_at,
            ended=row.ended_at,
            moved=row.moved_at,
            ending=Ending(row.ending) if row.ending else None,
            winners=tuple(row.winners),
            lobby=posted(row.lobby_post),
            board=posted(row.board_post),
        )

    def _owing(self, seat: int) -> Owing:
        row = self.owing[seat]
        return Owing(seat, self.seats[seat].user_id, row.since, row.due_at, row.sent_at)

    def position(self) -> Position:
        """The table with its game as the sheet has it.

        When the table is finished nobody is asked anything more, however the game ended.
        """
        assert self.state is not None
        state = self.state.copy()
        if self.row.status == Status.FINISHED:
            state.stack, state.legal = [], ()
        return Position(self.table(), self.game, state, self.row.sequence)


def posted(plain: Mapping[str, Any] | None) -> Posted | None:
    """The message a row remembers."""
    if plain is None:
        return None
    at = datetime.fromisoformat(plain["at"])
    return Posted(plain["message"], plain["channel"], plain["sequence"], at, tuple(plain["owing"]))


def restore(rules: Game[Any], table_id: int, text: str | None) -> State:
    """The state a row holds, at rest and sound.

    Raises:
        TableDamaged: it is not JSON, not a state of the game, or breaks one of its laws.
    """
    try:
        state: State = rules.restore(json.loads(text or ""))
        found = rules.problems(state)
    except Exception as error:  # whatever a game stumbles over in damaged data
        raise TableDamaged.because("table-damaged", table=table_id) from error
    if found:
        log.error("unsound position", extra={"table": table_id, "found": "; ".join(found)})
        raise TableDamaged.because("table-damaged", table=table_id)
    return state
