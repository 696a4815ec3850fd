"""Time control: grace time, time bank, what pauses the clocks, and durations as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.domain.errors import TableError
from engine.core.words.text import Text, say

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def format_duration(span: timedelta) -> Text:
    """Format a duration exactly, in the largest unit that fits: "6 hours", "5 days"."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if span and not span % size:
            return say(f"span-{unit}", count=span // size)
    return say("span-minutes", count=span // MINUTE)


def format_at_least(span: timedelta) -> Text:
    """Format a duration rounded up to whole hours."""
    return format_whole_hours(-(-span // HOUR) * HOUR)


def format_whole_hours(span: timedelta) -> Text:
    """Format a duration rounded down to whole hours: "5 days 23 hours"."""
    days, hours = divmod(span // HOUR, 24)
    if days and hours:
        parts = {"days": format_duration(days * DAY), "hours": format_duration(hours * HOUR)}
        return say("span-days-hours", **parts)
    return format_duration(span // HOUR * HOUR)


ANSWER_FACTOR = 2
"""The time to answer a question out of turn, such as a vote in a game, in grace times."""


class TimeControl(NamedTuple):
    """Grace time per turn, time bank for the game, and refill of the bank per round.

    The bank never grows above its size at the start.
    """

    grace: timedelta
    bank: timedelta
    refill: timedelta

    @property
    def answer(self) -> timedelta:
        """The time for an answer out of turn; it does not use the bank."""
        return self.grace * ANSWER_FACTOR


PRESETS: Mapping[str, TimeControl] = MappingProxyType(
    {
        "swift": TimeControl(grace=1 * HOUR, bank=2 * DAY, refill=6 * HOUR),
        "standard": TimeControl(grace=6 * HOUR, bank=5 * DAY, refill=1 * DAY),
        "relaxed": TimeControl(grace=16 * HOUR, bank=10 * DAY, refill=2 * DAY),
    }
)
"""The time controls by name; a table may agree on other values."""
DEFAULT_TIME_CONTROL = "standard"
NO_CLOCK = "none"
TIME_CONTROL_NAMES = (*PRESETS, NO_CLOCK)

MIN_GRACE, MAX_GRACE = timedelta(minutes=10), 7 * DAY
MAX_BANK = 60 * DAY

_UNITS = {"m": timedelta(minutes=1), "h": HOUR, "d": DAY}
_SPAN = re.compile(r"(\d{1,4})\s*([mhd])")


def parse_duration(text: str) -> timedelta | None:
    """Parse a duration such as ``90m`` or ``2d 12h``; return ``None`` if it is none."""
    typed = text.strip().casefold()
    if not typed or _SPAN.sub("", typed).strip(" +"):
        return None
    return sum((int(n) * _UNITS[unit] for n, unit in _SPAN.findall(typed)), timedelta(0))


def format_short_duration(span: timedelta) -> str:
    """Format a duration in one unit: ``6h``, ``5d``, ``90m``."""
    unit = next((u for u in "dh" if span and not span % _UNITS[u]), "m")
    return f"{span // _UNITS[unit]}{unit}"


def parse_time_control(typed: str) -> str:
    """Parse a preset's name, or durations in range such as ``6h 5d 1d``; raise ``TableError``."""
    name = " ".join(typed.casefold().split())
    if name in TIME_CONTROL_NAMES:
        return name
    durations = [parse_duration(part) for part in re.split(r"[\s,;/+]+", name)]
    if len(durations) != 3 or None in durations:
        raise TableError.because("table-time-control-form", typed=typed)
    time_control = TimeControl(*(span for span in durations if span is not None))
    _require_playable(time_control)
    return " ".join(map(format_short_duration, time_control))


def _require_playable(time_control: TimeControl) -> None:
    """Raise ``TableError`` with the permitted range if a duration is out of range."""
    grace, bank, refill = map(format_duration, time_control)
    if not MIN_GRACE <= time_control.grace <= MAX_GRACE:
        least, most = format_duration(MIN_GRACE), format_duration(MAX_GRACE)
        raise TableError.because("table-time-control-grace", grace=grace, least=least, most=most)
    if time_control.bank > MAX_BANK:
        raise TableError.because(
            "table-time-control-bank", bank=bank, most=format_duration(MAX_BANK)
        )
    if time_control.refill > time_control.bank:
        raise TableError.because("table-time-control-refill", refill=refill, bank=bank)


def time_control_named(name: str | None) -> TimeControl | None:
    """Return a stored time control; ``None`` without a clock."""
    if name is None or name == NO_CLOCK:
        return None
    if name in PRESETS:
        return PRESETS[name]
    grace, bank, refill = (parse_duration(part) or timedelta(0) for part in name.split())
    return TimeControl(grace, bank, refill)


class PauseOptions(NamedTuple):
    """What pauses the clocks at a table, besides nights and outages."""

    days_off: bool = True
    away: bool = True


PAUSE_OPTIONS: Mapping[str, PauseOptions] = MappingProxyType(
    {
        "all": PauseOptions(days_off=True, away=True),
        "away": PauseOptions(days_off=False, away=True),
        "days-off": PauseOptions(days_off=True, away=False),
        "nights": PauseOptions(days_off=False, away=False),
    }
)
"""By name; the first is the default."""


def pause_options_named(name: str | None) -> PauseOptions:
    """Return a table's pause options; the default for ``None``."""
    return PAUSE_OPTIONS[name or next(iter(PAUSE_OPTIONS))]


def require_pause_option(name: str) -> str:
    """Return the name; raise ``TableError`` if it is no pause option."""
    if name not in PAUSE_OPTIONS:
        raise TableError.because("table-pauses-unknown")
    return name
