"""Records of games as text files, and proof that they follow from the seed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain import shuffle_seats
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.table import Status
from bot.tables.history.log import is_secret
from bot.tables.history.seat_history import seat_history_of
from bot.tables.session import timeline
from bot.tables.session.service import TableService
from bot.tables.session.timeline import move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.chance import seed_hash
from engine.core.record import Record, RecordedMove, Successor, state_hash


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A game's record as its reader may have it, with a file name.

    ``withheld`` is the number of moves that are left out because they are not public yet.
    """

    record: Record
    filename: str
    withheld: int = 0


def full_record(unit: UnitOfWork, moves: Sequence[ActionRow]) -> Record:
    """Return a record including the seed: never for a running game's players."""
    row, seat_history = unit.row, seat_history_of(unit)
    sequences = [move.sequence for move in moves]
    return Record(
        game=row.game,
        rules=row.rules_version,
        options=dict(row.options),
        names=[tenures[0].name for tenures in seat_history.tenures],
        seed=row.seed,
        hash=row.seed_hash,
        moves=[RecordedMove(move.seat or 0, move_of(move)) for move in moves],
        successors=[
            Successor(bisect_left(sequences, tenure.since), seat, tenure.name)
            for tenure, seat in seat_history.successors()
        ],
    )


def whole_record(unit: UnitOfWork) -> Record:
    """Return the record of the whole timeline, including the seed."""
    return full_record(unit, unit.history.timeline(unit.row.head)[1:])


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of replaying a game.

    While the game runs ``seed`` is ``None`` and nothing can be verified by others.
    """

    seed_hash: str
    seed: str | None
    hash_agrees: bool
    seating_agrees: bool
    play_agrees: bool
    moves: int
    final: str
    """The SHA-256 of the position the record leads to."""
    problem: str | None
    """Why the record could not be replayed, in English."""
    rules: int
    rules_here: int
    """The rules version the game began under, and the present one."""

    @property
    def of_other_rules(self) -> bool:
        """Whether the rules have changed since, so that its moves cannot be replayed."""
        return self.rules != self.rules_here

    @property
    def holds(self) -> bool:
        """Whether everything that can be compared agrees."""
        agrees = self.play_agrees or self.of_other_rules
        return self.hash_agrees and self.seating_agrees and agrees


class Claimed(NamedTuple):
    """The stored facts, to be compared with what follows from the seed."""

    record: Record
    position: str
    """Its hash; empty if the game began under other rules and cannot be replayed."""
    rules_here: int
    seating_agrees: bool
    over: bool


def seating_agrees(unit: UnitOfWork) -> bool:
    """Return whether the seed gives the seats and colours that the players have."""
    expected = shuffle_seats.shuffle_seats(
        unit.row.seed, *players_at_start(_lobby_actions(unit.session, unit.id))
    )
    first_players = _first_players(unit)
    return [(first_players.get(s.seat, s.user_id), s.colour) for s in unit.seats] == expected


def _first_players(unit: UnitOfWork) -> dict[int, str]:
    """Return the first players of seats that have been taken over."""
    query = select(ActionRow).where(
        col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == ActionKind.TAKEOVER
    )
    found: dict[int, str] = {}
    for action in unit.session.scalars(query.order_by(col(ActionRow.sequence))):
        found.setdefault(action.seat or 0, str(action.data.get("before", "")))
    return found


def _lobby_actions(session: Session, table_id: int) -> list[ActionRow]:
    """Return the actions in the lobby, up to the start."""
    query = select(ActionRow).where(col(ActionRow.table_id) == table_id)
    actions = session.scalars(query.order_by(col(ActionRow.sequence)))
    return list(takewhile(lambda action: action.kind != ActionKind.START, actions))


def players_at_start(actions: Sequence[ActionRow]) -> tuple[list[str], dict[str, str | None]]:
    """Return who was in the lobby at the start in the order of joining, and their colours."""
    joined: list[str] = []
    chosen: dict[str, str | None] = {}
    for action in actions:
        user = action.user_id or ""
        if action.kind in (ActionKind.OPEN, ActionKind.JOIN):
            joined.append(user)
        elif action.kind == ActionKind.SEAT_COMPUTER:
            joined.append(action.data["computer"])
        elif action.kind == ActionKind.REMOVE_COMPUTER:
            joined.remove(action.data["computer"])
        elif action.kind == ActionKind.LEAVE:
            joined.remove(user)
            chosen.pop(user, None)
        elif action.kind == ActionKind.COLOUR:
            chosen[user] = action.data.get("colour")
    return joined, chosen


class Records:
    """Export and verify records."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def export(self, table_id: int, user_id: str | None) -> RecordFile:
        """Return the record of the timeline, without undone moves.

        While the game runs it has the seed's hash instead of the seed, and leaves out the
        unrevealed answers of other players.
        """

        def work(session: Session) -> RecordFile:
            unit = self._service.load(session, table_id)
            state = unit.state
            is_over = unit.row.status == Status.FINISHED
            own_seat = None if user_id is None else unit.table().visible_seat(user_id)
            rows = unit.history.timeline(unit.row.head)[1:]
            made = timeline.without_earlier_answers(rows)
            shown = [row for row in made if row.seat == own_seat or not is_secret(unit, row)]
            exported = full_record(unit, shown)
            if is_over:
                exported.final = state_hash(state)
            else:
                exported.seed = None
            return RecordFile(exported, f"{unit.row.game}-{unit.id}.txt", len(made) - len(shown))

        return await self._service.read(work)

    async def load_whole(self, table_id: int) -> Record:
        """Return the whole record of a table; the caller must hide what is not public."""
        return await self._service.read(
            lambda session: whole_record(self._service.load(session, table_id))
        )

    async def verify(self, table_id: int) -> Verification:
        """Replay the game from its seed and compare hash, seating and position.

        While the game runs the seed is not revealed. For a game begun under other rules only hash
        and seating are compared.
        """

        def work(session: Session) -> Claimed:
            unit = self._service.load(session, table_id)
            position = "" if unit.of_other_rules else state_hash(unit.state)
            over, here = unit.row.status == Status.FINISHED, unit.game.rules_version
            return Claimed(whole_record(unit), position, here, seating_agrees(unit), over)

        claimed = await self._service.read(work)
        record = claimed.record
        assert record.seed is not None
        other_rules = record.rules != claimed.rules_here
        final, problem = ("", None) if other_rules else await self._service.replay(record)
        return Verification(
            seed_hash=record.hash,
            seed=record.seed if claimed.over else None,
            hash_agrees=seed_hash(record.seed) == record.hash,
            seating_agrees=claimed.seating_agrees,
            play_agrees=final == claimed.position,
            moves=len(record.moves),
            final=final,
            problem=problem,
            rules=record.rules,
            rules_here=claimed.rules_here,
        )
