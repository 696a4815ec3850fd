"""What pauses the clocks at a table besides nights, as agreed in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.tables.domain.errors import TableError
from bot.tables.time_control.exclusions import PauseOptions

PAUSE_OPTIONS: Mapping[str, PauseOptions] = MappingProxyType(
    {
        "all": PauseOptions(days_off=True, absences=True),
        "absences": PauseOptions(days_off=False, absences=True),
        "days-off": PauseOptions(days_off=True, absences=False),
        "nights": PauseOptions(days_off=False, absences=False),
    }
)
"""By name; the first is the default."""


def pause_options_named(name: str | None) -> PauseOptions:
    """Return a table's pause options; the default for ``None``."""
    return PAUSE_OPTIONS[name or next(iter(PAUSE_OPTIONS))]


def require_pause_option(name: str) -> str:
    """Return the name if it is a pause option.

    Raises:
        TableError: there is no such option.
    """
    if name not in PAUSE_OPTIONS:
        raise TableError.because("table-pauses-unknown")
    return name
