"""Lines of one menu that would read the same are told apart by what differs, else by numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.presentation.localizer import Localizer
from bot.presentation.truncate import length, truncate

LEAST = 48
"""So much of a line stays, however long the detail is that tells it apart."""


def disambiguate(
    lines: Sequence[str], *details: Sequence[str], voice: Localizer, limit: int
) -> list[str]:
    """The lines in at most ``limit`` characters, no two the same.

    Each of ``details`` says something more of each line, and is used for those that are alike
    where it differs; the first comes first.
    """
    shown = [truncate(line, limit) for line in lines]
    for more in details:
        for alike in _alike(shown):
            if len({more[i] for i in alike}) > 1:
                for i in alike:
                    if more[i]:
                        shown[i] = _longer(shown[i], more[i], voice, limit)
    for alike in _alike(shown):
        for number, i in enumerate(alike[1:], 2):
            shown[i] = truncate(shown[i], limit - 6) + f" ({number})"
    return shown


def _alike(lines: Sequence[str]) -> Iterator[list[int]]:
    """The places of lines that read the same."""
    places: defaultdict[str, list[int]] = defaultdict(list)
    for i, line in enumerate(lines):
        places[line].append(i)
    yield from [found for found in places.values() if len(found) > 1]


def _longer(line: str, more: str, voice: Localizer, limit: int) -> str:
    room = max(LEAST, limit - length(more) - 3)
    return truncate(voice.dots((truncate(line, room), more)), limit)
