"""Length of recaps in every language: what players read at each turn of whole games."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median, quantiles

from bot.bench.report import Row, budget
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES
from tests.engine.games.recaps import USUAL, WORST, recaps, rendered
from tests.engine.games.records import records


def measure() -> Iterator[Row]:
    """Return median and 90th percentile over every record of a game."""
    for name in game_names():
        lengths = sorted(
            max(len(rendered(text, texts, record)) for text in LANGUAGES)
            for record in records(name)
            for _, texts in recaps(record)
        )
        yield budget(f"{name}: a recap, median", "letters", median(lengths), USUAL)
        yield budget(f"{name}: a recap, p90", "letters", quantiles(lengths, n=10)[-1], WORST)
        yield Row(f"{name}: a recap, longest before it is cut", "letters", lengths[-1])
