"""Buttons and menus that carry all they mean in their id, and so still work after a restart.

An id is ``act:table:sequence:word``, for a move ``m:31:148:place 12``; a menu has ``pick-`` in
front and its choice as the value. Each act is handled by the cog that registered it with
:func:`press`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.store.models.table import LARGEST
from bot.tables.domain.errors import TableError

ID_LIMIT = 100
_FORM = re.compile(
    r"(?:pick-)?(?P<act>[a-z]+):(?P<table>[0-9]+):(?P<sequence>[0-9]+):(?P<word>.*)", re.DOTALL
)
_NUMBER = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a control stands for: an act, the table (or proposal), where it stood, and a word."""

    act: str
    table: int = 0
    sequence: int = 0
    word: str = ""

    @property
    def id(self) -> str:
        """The custom id of a button."""
        made = f"{self.act}:{self.table}:{self.sequence}:{self.word}"
        assert len(made) <= ID_LIMIT - len("pick-"), made
        return made

    @classmethod
    def of(cls, custom_id: str) -> ControlId:
        """The reverse of :attr:`id`; an id nobody made has no act."""
        match = _FORM.fullmatch(custom_id[:ID_LIMIT])
        if match is None:
            return cls("")
        table, sequence = int(match["table"]), int(match["sequence"])
        if max(table, sequence) > LARGEST:
            return cls("")
        return cls(match["act"], table, sequence, match["word"])

    @property
    def number(self) -> int:
        """The word, where it is a number.

        Raises:
            TableError: it is none.
        """
        if _NUMBER.fullmatch(self.word) is None:
            raise TableError.because("error-old-button")
        return int(self.word)
