"""The actions of a table, the timeline among them, and the positions along it.

The timeline is the moves that have not been undone. Every action stores the ``head`` after it: a
move stores itself, an undo the action it went back to, any other action the previous head. To read
the timeline, start at the head, go to the action before it, then to *its* head, and so on; this
skips undone moves.
"""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, takewhile
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow, CheckpointRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import ActionKind
from engine.core import Event, Game, IllegalMove, State

log = logging.getLogger(__name__)

MOVES = (ActionKind.MOVE, ActionKind.AUTOPILOT_MOVE, ActionKind.COMPUTER_MOVE)
MOVES_BETWEEN_CHECKPOINTS = 16
"""The maximum number of moves to replay from a checkpoint."""
CACHE_SIZE = 512
"""Maximum number of positions."""
MIN_PAGE_SIZE, MAX_PAGE_SIZE = 16, 512
"""Rows per query; doubles with each query, because most readers need few rows or all of them."""

_ACTIONS = select(ActionRow).where(
    col(ActionRow.table_id) == bindparam("table"),
    col(ActionRow.sequence).between(bindparam("first"), bindparam("last")),
)


class PositionCache:
    """An LRU cache of positions by table and the sequence of the action that led to them."""

    def __init__(self) -> None:
        self._positions: OrderedDict[tuple[int, int], State] = OrderedDict()

    def get(self, table_id: int, sequence: int) -> State | None:
        """Return the position after an action; callers copy it before they change it."""
        state = self._positions.get((table_id, sequence))
        if state is not None:
            self._positions.move_to_end((table_id, sequence))
        return state

    def keep(self, table_id: int, sequence: int, state: State) -> None:
        """Add a position that will not change, and evict the least recently used one if full."""
        self._positions[table_id, sequence] = state
        self._positions.move_to_end((table_id, sequence))
        if len(self._positions) > CACHE_SIZE:
            self._positions.popitem(last=False)


class ActionHistory:
    """The actions of a table by sequence, including undone ones, and the positions after them.

    Actions are read in pages, backwards from the newest: those since ``_first`` have been read.
    """

    def __init__(
        self, session: Session, table_id: int, newest: int, positions: PositionCache
    ) -> None:
        """``newest``: the sequence of the last stored action."""
        self.positions = positions
        self._session, self._table_id = session, table_id
        self._rows: dict[int, ActionRow] = {}
        self._first = newest + 1
        self._page = MIN_PAGE_SIZE
        self._all_saved = True

    # Actions

    def at(self, sequence: int) -> ActionRow | None:
        """Return an action, or ``None`` if it does not exist."""
        if 0 < sequence < self._first:
            first = max(1, min(sequence, self._first - self._page))
            parameters = {"table": self._table_id, "first": first, "last": self._first - 1}
            with self._session.no_autoflush:  # unsaved rows were added with add()
                for row in self._session.scalars(_ACTIONS, parameters):
                    self._rows[row.sequence] = row
            self._first, self._page = first, min(2 * self._page, MAX_PAGE_SIZE)
        return self._rows.get(sequence)

    def between(self, after: int, last: int) -> list[ActionRow]:
        """Return the actions after one sequence up to another, oldest first."""
        self.at(max(1, after + 1))
        return [self._rows[at] for at in range(after + 1, last + 1) if at in self._rows]

    def newest_first(self, last: int) -> Iterator[ActionRow]:
        """Iterate over the actions from a sequence back to the first."""
        return filter(None, map(self.at, range(last, 0, -1)))

    def add(self, row: ActionRow) -> None:
        """Add the newest action, which may not have been flushed yet."""
        self._rows[row.sequence] = row
        self._all_saved = False

    # The timeline

    def walk_back(self, head: int) -> Iterator[ActionRow]:
        """Iterate over the timeline from an action back to the start of the game."""
        row = self.at(head)
        while row is not None:
            yield row
            earlier = None if row.kind == ActionKind.START else self.at(row.sequence - 1)
            has_earlier_head = earlier is not None and earlier.head < row.sequence
            row = self.at(earlier.head) if earlier is not None and has_earlier_head else None

    def timeline(self, head: int) -> list[ActionRow]:
        """Return the timeline from the start action up to an action, oldest first."""
        return list(self.walk_back(head))[::-1]

    # Positions

    def state_at(self, rules: Game[Any], sequence: int) -> State:
        """Return a new copy of the position after an action of the timeline.

        Replay the moves since the last cached position or checkpoint; raise ``TableDamaged``.
        """
        steps: list[ActionRow] = []
        for row in islice(self.walk_back(sequence), MOVES_BETWEEN_CHECKPOINTS):
            cached = self.positions.get(self._table_id, row.sequence)
            if cached is not None:
                state: State = cached.copy()
                return self._replay_onto(rules, state, steps) if steps else state
            steps.append(row)
        return self._from_checkpoint(rules, sequence)

    def _from_checkpoint(self, rules: Game[Any], sequence: int) -> State:
        """Return the position after an action, replayed from the last checkpoint before it."""
        saved = select(col(CheckpointRow.sequence)).where(
            col(CheckpointRow.table_id) == self._table_id, col(CheckpointRow.sequence) <= sequence
        )
        checkpoints_at = set(self._session.scalars(saved))
        steps: list[ActionRow] = []
        for row in self.walk_back(sequence):
            if row.sequence in checkpoints_at:
                checkpoint = self._session.get(CheckpointRow, (self._table_id, row.sequence))
                text = checkpoint.state if checkpoint else None
                return self._replay_onto(rules, state_from_json(rules, self._table_id, text), steps)
            steps.append(row)
        raise TableDamaged.because("table-damaged", table=self._table_id)

    def _replay_onto(self, rules: Game[Any], state: State, steps: Sequence[ActionRow]) -> State:
        """Replay actions (newest first) onto a position, and cache it if they are all saved."""
        replay(rules, self._table_id, state, reversed(steps))
        if steps and self._all_saved:
            self.positions.keep(self._table_id, steps[0].sequence, state.copy())
        return state


def state_from_json(rules: Game[Any], table_id: int, text: str | None) -> State:
    """Parse a stored position; raise ``TableDamaged`` if it is none or breaks an invariant."""
    try:
        state: State = rules.restore(json.loads(text or ""))
        broken = rules.broken_invariants(state)
    except Exception as error:  # a game may raise anything for damaged data
        raise TableDamaged.because("table-damaged", table=table_id) from error
    if broken:
        log.error("table.position.invalid", extra={"table": table_id, "found": "; ".join(broken)})
        raise TableDamaged.because("table-damaged", table=table_id)
    return state


def replay(rules: Game[Any], table_id: int, state: State, steps: Iterable[ActionRow]) -> None:
    """Replay actions, oldest first; raise ``TableDamaged`` if one of them is illegal."""
    for step in steps:
        seat = step.seat or 0
        try:
            choice = rules.parse_move(state, seat, move_of(step))
        except IllegalMove:
            raise TableDamaged.because("table-damaged", table=table_id) from None
        rules.apply_unchecked(state, seat, choice)


def events_from_json(action: ActionRow) -> tuple[Event, ...]:
    """Parse the events of an action."""
    try:
        return _events(action.events)
    except (ValueError, TypeError):
        raise TableDamaged.because("table-damaged", table=action.table_id) from None


@lru_cache(maxsize=1024)
def _events(text: str) -> tuple[Event, ...]:
    """Parse events; cached, because a table's last actions are read again and again."""
    return tuple(Event.from_json(plain) for plain in json.loads(text))


def move_of(action: ActionRow) -> str:
    """Return the text of a move; empty for other actions."""
    return str(action.data.get("move", ""))


def without_earlier_answers(moves: Sequence[ActionRow]) -> list[ActionRow]:
    """Return a timeline without sealed answers that were replaced later."""
    restarted: dict[tuple[int, int | None], int] = {}
    for row in moves:
        if row.sealed is not None and row.fresh:
            restarted[row.sealed, row.seat] = row.sequence
    return [
        row
        for row in moves
        if row.sealed is None or row.sequence >= restarted.get((row.sealed, row.seat), 0)
    ]


def completed_moves(history: ActionHistory, move: ActionRow) -> list[ActionRow]:
    """Return a public move and the private steps of the same choice that it completes."""
    if move.secret:
        return []
    steps = islice(history.walk_back(move.sequence), 1, None)
    return [move, *takewhile(lambda row: row.secret and row.sealed == row.question, steps)]
