"""Tables that turn bit masks into words, so that choices are looked up instead of collected."""

from __future__ import annotations

from collections.abc import Sequence


def words_by_mask(words: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return for every bit mask the words of its bits: entry ``0b101`` has the first and the third.

    The table has ``2 ** len(words)`` entries; split a long list of words into several tables.
    """
    return tuple(
        tuple(word for bit, word in enumerate(words) if (mask >> bit) & 1)
        for mask in range(1 << len(words))
    )
