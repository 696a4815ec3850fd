"""Export records of games, and verify that they follow from the seed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from bot.store.models.table import ActionRow
from bot.tables.domain import shuffle_seats
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.table import Status
from bot.tables.history.log import is_secret
from bot.tables.history.seat_history import seat_history_of
from bot.tables.session.feature import Feature, reads_table
from bot.tables.session.timeline import move_of, without_earlier_answers
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


def _record(unit: UnitOfWork, moves: Sequence[ActionRow]) -> Record:
    row, seat_history = unit.row, seat_history_of(unit)
    sequences = [move.sequence for move in moves]
    return Record(
        game=row.game,
        rules_version=row.rules_version,
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
    """Return the record of the whole timeline, including the seed: never for its players."""
    return _record(unit, unit.history.timeline(unit.row.head)[1:])


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


def _seating_agrees(unit: UnitOfWork) -> bool:
    """Return whether the seed gives the seats and colours that the first players have."""
    first_players = [tenures[0].user_id for tenures in seat_history_of(unit).tenures]
    seated = zip(first_players, (seat.colour for seat in unit.seats), strict=True)
    return [*seated] == shuffle_seats.shuffle_seats(unit.row.seed, *_players_at_start(unit))


def _players_at_start(unit: UnitOfWork) -> tuple[list[str], dict[str, str | None]]:
    """Return who was in the lobby at the start in the order of joining, and their colours."""
    joined: list[str] = []
    chosen: dict[str, str | None] = {}
    actions = unit.history.between(0, unit.row.sequence)
    for action in takewhile(lambda action: action.kind != ActionKind.START, actions):
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


class Records(Feature):
    """Export and verify records."""

    @reads_table
    def export(self, unit: UnitOfWork, user_id: str | None) -> RecordFile:
        """Return the record of the timeline, without undone moves.

        While the game runs it has the seed's hash instead of the seed, and leaves out the
        unrevealed answers of other players.
        """
        state = unit.state
        own_seat = None if user_id is None else unit.table().visible_seat(user_id)
        moves = without_earlier_answers(unit.history.timeline(unit.row.head)[1:])
        shown = [row for row in moves if row.seat == own_seat or not is_secret(unit, row)]
        record = _record(unit, shown)
        if unit.row.status == Status.FINISHED:
            record.final = state_hash(state)
        else:
            record.seed = None
        return RecordFile(record, f"{unit.row.game}-{unit.id}.txt", len(moves) - len(shown))

    @reads_table
    def load_whole(self, unit: UnitOfWork) -> Record:
        """Return the whole record of a table; the caller must hide what is not public."""
        return whole_record(unit)

    async def verify(self, table_id: int) -> Verification:
        """Replay the game from its seed and compare hash, seating and position.

        While the game runs the seed is not revealed. For a game begun under other rules only hash
        and seating are compared.
        """
        record, stored = await self._stored(table_id)
        if stored.of_other_rules:
            return stored
        final, problem = await self._service.replay(record)
        return replace(stored, play_agrees=final == stored.final, final=final, problem=problem)

    @reads_table
    def _stored(self, unit: UnitOfWork) -> tuple[Record, Verification]:
        """Return a game's record, and what can be verified without replaying it."""
        record = whole_record(unit)
        assert record.seed is not None
        verification = Verification(
            seed_hash=record.hash,
            seed=record.seed if unit.row.status == Status.FINISHED else None,
            hash_agrees=seed_hash(record.seed) == record.hash,
            seating_agrees=_seating_agrees(unit),
            play_agrees=True,
            moves=len(record.moves),
            final="" if unit.of_other_rules else state_hash(unit.state),
            problem=None,
            rules=record.rules_version,
            rules_here=unit.game.rules_version,
        )
        return record, verification
