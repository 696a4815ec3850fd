"""What holds clocks up at a table beside the nights: agreed on in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.tables.domain.errors import TableError
from bot.tables.time_control.exclusions import Counts

PAUSES: Mapping[str, Counts] = MappingProxyType(
    {
        "all": Counts(days_off=True, absences=True),
        "absences": Counts(days_off=False, absences=True),
        "days-off": Counts(days_off=True, absences=False),
        "nights": Counts(days_off=False, absences=False),
    }
)
"""The first is the usual one."""


def counts(word: str | None) -> Counts:
    """What a table has agreed on; where nothing was said, the usual."""
    return PAUSES[word or next(iter(PAUSES))]


def known_pauses(word: str) -> str:
    """A word for what holds clocks up.

    Raises:
        TableError: there is no such word.
    """
    if word not in PAUSES:
        raise TableError.because("table-pauses-unknown")
    return word
