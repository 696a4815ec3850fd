"""Paces, and what holds clocks up, in words."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.errors import TableError
from bot.tables.timing.paces import NAMES, NO_CLOCK, known_pace, pace_called
from bot.tables.timing.pause_options import PAUSES
from bot.tables.timing.spans_in_words import DAY, HOUR, MINUTE, span_text
from bot.telling.fitting import cut
from engine.core.words.catalogue import Catalogue
from engine.core.words.text import Text, say

LABEL = 100
"""Characters of a choice."""


def rough_text(span: timedelta) -> Text:
    """About how long, never more than it is: "3 days", "47 hours", "90 minutes"."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if span >= 2 * size:
            return say(f"span-{unit}", count=span // size)
    return say("span-minutes", count=span // MINUTE)


def pace_name(word: str | None) -> Text:
    """What a pace is called."""
    known = word or NO_CLOCK
    return say(f"pace-{known}" if known in NAMES else "pace-own")


def pace_text(word: str | None) -> Text:
    """A pace with its figures: "Standard: 6 hours free at each hand-over, then …"."""
    pace = pace_called(word)
    if pace is None:
        return say("pace-terms-none")
    free, bank, back = map(span_text, pace)
    return say("pace-terms", name=pace_name(word), free=free, bank=bank, back=back)


def pauses_text(word: str | None) -> Text:
    """What holds clocks up at a table, and what does not."""
    return say(f"pauses-{word or next(iter(PAUSES))}")


def suggested(typed: str, words: Catalogue) -> list[tuple[str, str]]:
    """The paces to choose from while somebody types, each in words and as it is sent."""
    names = list(NAMES)
    try:
        own = known_pace(typed)
    except TableError:
        own = ""
    if own and own not in names:
        names.insert(0, own)
    return [(cut(pace_label(name, words), LABEL), name) for name in names]


def pace_label(word: str, words: Catalogue) -> str:
    """A pace on one line of a menu."""
    pace = pace_called(word)
    if pace is None:
        return words.format(pace_name(word))
    free, bank, _ = map(span_text, pace)
    return words.format(say("pace-label", name=pace_name(word), free=free, bank=bank))
