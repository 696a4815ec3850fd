"""How fast a table plays: free time at each hand-over, then a bank that lasts the game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.domain.errors import TableError
from bot.tables.time_control.format_duration import DAY, HOUR, format_duration

ANSWER = 2
"""An answer out of turn, as on a ballot, is due after so many times the free time."""


class TimeControl(NamedTuple):
    """What a player has: ``free`` at each hand-over, then ``bank``; ``back`` returns a round.

    The bank never grows above what it was at the start.
    """

    grace: timedelta
    bank: timedelta
    refill: timedelta

    @property
    def answer(self) -> timedelta:
        """For an answer out of turn; it costs nothing of the bank."""
        return self.grace * ANSWER


PRESETS: Mapping[str, TimeControl] = MappingProxyType(
    {
        "swift": TimeControl(grace=1 * HOUR, bank=2 * DAY, refill=6 * HOUR),
        "standard": TimeControl(grace=6 * HOUR, bank=5 * DAY, refill=1 * DAY),
        "relaxed": TimeControl(grace=16 * HOUR, bank=10 * DAY, refill=2 * DAY),
    }
)
"""The paces by name; a table may agree on other figures."""
DEFAULT = "standard"
NO_CLOCK = "none"
NAMES = (*PRESETS, NO_CLOCK)

LEAST_FREE, MOST_FREE = timedelta(minutes=10), 7 * DAY
MAX_BANK = 60 * DAY

_UNITS = {"m": timedelta(minutes=1), "h": HOUR, "d": DAY}
_SPAN = re.compile(r"(\d{1,4})\s*([mhd])")


def read_span(text: str) -> timedelta | None:
    """A span of time as people type it, ``90m`` or ``2d 12h``; ``None``: it is none."""
    typed = text.strip().casefold()
    if not typed or _SPAN.sub("", typed).strip(" +"):
        return None
    return sum((int(n) * _UNITS[unit] for n, unit in _SPAN.findall(typed)), timedelta(0))


def format_time_control(span: timedelta) -> str:
    """A span in one unit: ``6h``, ``5d``, ``90m``."""
    unit = next((u for u in "dh" if span and not span % _UNITS[u]), "m")
    return f"{span // _UNITS[unit]}{unit}"


def parse_time_control(typed: str) -> str:
    """The pace somebody means: a name, or figures such as ``6h 5d 1d``.

    Raises:
        TableError: it is neither, or the figures cannot be played with.
    """
    word = " ".join(typed.casefold().split())
    if word in NAMES:
        return word
    figures = [read_span(part) for part in re.split(r"[\s,;/+]+", word)]
    if len(figures) != 3 or None in figures:
        raise TableError.because("table-pace-form", typed=typed)
    pace = TimeControl(*(span for span in figures if span is not None))
    _need_playable(pace)
    return " ".join(map(format_time_control, pace))


def _need_playable(pace: TimeControl) -> None:
    """Nothing if the figures can be played with; else which cannot, and what could be."""
    free, bank, back = map(format_duration, pace)
    if not LEAST_FREE <= pace.grace <= MOST_FREE:
        least, most = format_duration(LEAST_FREE), format_duration(MOST_FREE)
        raise TableError.because("table-pace-free", grace=free, least=least, most=most)
    if pace.bank > MAX_BANK:
        raise TableError.because("table-pace-bank", bank=bank, most=format_duration(MAX_BANK))
    if pace.refill > pace.bank:
        raise TableError.because("table-pace-back", refill=back, bank=bank)


def time_control_named(word: str | None) -> TimeControl | None:
    """The figures of a pace that is known; ``None`` without a clock."""
    if word is None or word == NO_CLOCK:
        return None
    if word in PRESETS:
        return PRESETS[word]
    free, bank, back = (read_span(part) or timedelta(0) for part in word.split())
    return TimeControl(free, bank, back)
