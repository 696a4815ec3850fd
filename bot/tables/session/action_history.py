"""Read a table's actions in pages within one transaction, each row at most once."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow

MIN_PAGE_SIZE, MAX_PAGE_SIZE = 16, 512
"""Rows per query; doubles with each query, because most readers need few rows or all of them."""


_ACTIONS = select(ActionRow).where(
    col(ActionRow.table_id) == bindparam("table"),
    col(ActionRow.sequence).between(bindparam("low"), bindparam("high")),
)


class ActionHistory:
    """The actions of a table by sequence, including undone ones.

    All stored rows from ``_low`` to ``_high`` have been read.
    """

    def __init__(self, session: Session, table_id: int) -> None:
        self._session, self._table_id = session, table_id
        self._rows: dict[int, ActionRow] = {}
        self._low, self._high = 1, 0
        self._page = MIN_PAGE_SIZE

    def at(self, sequence: int) -> ActionRow | None:
        """Return an action, or ``None`` if it does not exist."""
        if self._high == 0:
            self._low, self._high = sequence + 1, sequence
        if sequence > self._high:
            self._read(self._high + 1, sequence)
            self._high = sequence
        elif 0 < sequence < self._low:
            low = max(1, min(sequence, self._low - self._page))
            self._read(low, self._low - 1)
            self._low, self._page = low, min(2 * self._page, MAX_PAGE_SIZE)
        return self._rows.get(sequence)

    def between(self, after: int, last: int) -> list[ActionRow]:
        """Return the actions after one sequence up to another, oldest first."""
        first = max(1, after + 1)
        if first > last:
            return []
        self.at(last)
        self.at(first)
        return [self._rows[at] for at in range(first, last + 1) if at in self._rows]

    def newest_first(self, last: int) -> Iterator[ActionRow]:
        """Iterate over the actions from a sequence back to the first."""
        found = map(self.at, range(last, 0, -1))
        return (row for row in found if row is not None)

    def add(self, row: ActionRow) -> None:
        """Add the newest action, which may not have been flushed yet."""
        if self._high == 0:
            self._low, self._high = row.sequence, row.sequence - 1
        elif self._high < row.sequence - 1:
            self.at(row.sequence - 1)
        self._rows[row.sequence] = row
        self._high = row.sequence

    def _read(self, low: int, high: int) -> None:
        parameters = {"table": self._table_id, "low": low, "high": high}
        with self._session.no_autoflush:  # unsaved rows were added with add()
            found = self._session.scalars(_ACTIONS, parameters)
        self._rows.update((row.sequence, row) for row in found)
