"""Records of games, and proof that they are genuine."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables.domain.table import Status
from bot.tables.history import record, seed_verification
from bot.tables.history.log import is_secret
from bot.tables.history.record import RecordFile, whole_record
from bot.tables.history.seed_verification import Claimed, Verification
from bot.tables.session import timeline
from bot.tables.session.service import TableService
from engine.core.chance import seed_hash
from engine.core.record import Record, state_hash


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
            exported = record.full_record(unit, shown)
            if is_over:
                exported.final = state_hash(state)
            else:
                exported.seed = None
            return RecordFile(exported, f"{unit.row.game}-{unit.id}.txt", len(made) - len(shown))

        return await self._service.read(work)

    async def load_whole(self, table_id: int) -> Record:
        """Return the whole record of a table; the caller must hide what is not public."""
        return await record.load_whole_record(self._service, table_id)

    async def verify(self, table_id: int) -> Verification:
        """Replay the game from its seed and compare hash, seating and position.

        While the game runs the seed is not revealed. For a game begun under other rules only hash
        and seating are compared.
        """

        def work(session: Session) -> Claimed:
            unit = self._service.load(session, table_id)
            position = "" if unit.of_other_rules else state_hash(unit.state)
            over, here = unit.row.status == Status.FINISHED, unit.game.rules_version
            return Claimed(
                whole_record(unit), position, here, seed_verification.seating_agrees(unit), over
            )

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
