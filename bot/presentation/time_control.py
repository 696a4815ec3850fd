"""Describe time controls, and what pauses the clocks."""

from __future__ import annotations

from datetime import timedelta

from bot.presentation.texts import truncate
from bot.tables.domain.errors import TableError
from bot.tables.domain.time_control import (
    DAY,
    HOUR,
    MINUTE,
    NO_CLOCK,
    PAUSE_OPTIONS,
    TIME_CONTROL_NAMES,
    format_duration,
    parse_time_control,
    time_control_named,
)
from engine.core.words.catalogue import Catalogue
from engine.core.words.text import Text, say

OPTION_LABEL_LIMIT = 100
"""Maximum length of a choice."""


def rough_text(span: timedelta) -> Text:
    """Round a duration down to one unit: "3 days", "47 hours", "90 minutes"."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if span >= 2 * size:
            return say(f"span-{unit}", count=span // size)
    return say("span-minutes", count=span // MINUTE)


def time_control_name(word: str | None) -> Text:
    """Return the name of a time control."""
    known = word or NO_CLOCK
    return say(f"time-control-{known}" if known in TIME_CONTROL_NAMES else "time-control-custom")


def time_control_text(word: str | None) -> Text:
    """Describe a time control: "Standard: 6 hours per turn, then …"."""
    terms = time_control_named(word)
    if terms is None:
        return say("time-control-terms-none")
    name, (grace, bank, refill) = time_control_name(word), map(format_duration, terms)
    return say("time-control-terms", name=name, grace=grace, bank=bank, refill=refill)


def pauses_text(word: str | None) -> Text:
    """Describe what pauses the clocks at a table, and what does not."""
    return say(f"pauses-{word or next(iter(PAUSE_OPTIONS))}")


def suggested(typed: str, words: Catalogue) -> list[tuple[str, str]]:
    """Return the time controls to suggest while a user types, with names and values."""
    names = list(TIME_CONTROL_NAMES)
    try:
        own = parse_time_control(typed)
    except TableError:
        own = ""
    if own and own not in names:
        names.insert(0, own)
    return [(truncate(time_control_label(name, words), OPTION_LABEL_LIMIT), name) for name in names]


def time_control_label(word: str, words: Catalogue) -> str:
    """Return a time control as one line of a menu."""
    terms = time_control_named(word)
    if terms is None:
        return words.format(time_control_name(word))
    name, (grace, bank, _) = time_control_name(word), map(format_duration, terms)
    return words.format(say("time-control-label", name=name, grace=grace, bank=bank))
