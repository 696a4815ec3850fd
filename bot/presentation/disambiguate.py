"""Disambiguate menu labels that would be identical."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from bot.presentation.texts import OPTION_LIMIT, Localizer, length, truncate

MIN_LABEL_LENGTH = 48
"""Minimum length kept of a label before its distinguishing detail."""


def disambiguate(
    lines: Sequence[str], *details: Sequence[str], localizer: Localizer, limit: int = OPTION_LIMIT
) -> list[str]:
    """Return the labels in at most ``limit`` characters, all of them different.

    ``details`` are further facts about each label. The first that differs among identical labels
    is added to them.
    """
    labels = [truncate(line, limit) for line in lines]
    for more in details:
        for alike in _alike(labels):
            if len({more[i] for i in alike}) > 1:
                for i in alike:
                    if more[i]:
                        labels[i] = _longer(labels[i], more[i], localizer, limit)
    for alike in _alike(labels):
        for number, i in enumerate(alike[1:], 2):
            labels[i] = truncate(labels[i], limit - 6) + f" ({number})"
    return labels


def _alike(lines: Sequence[str]) -> list[list[int]]:
    places: defaultdict[str, list[int]] = defaultdict(list)
    for i, line in enumerate(lines):
        places[line].append(i)
    return [same for same in places.values() if len(same) > 1]


def _longer(line: str, more: str, localizer: Localizer, limit: int) -> str:
    room = max(MIN_LABEL_LENGTH, limit - length(more) - 3)
    return truncate(localizer.dots((truncate(line, room), more)), limit)
