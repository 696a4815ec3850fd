"""Reading aloud, for tests: texts in one language or all, and a position to talk about."""

from __future__ import annotations

from engine.core.text import LANGUAGES, Text
from tests.engine.caylus1303.table import COURT, Table

from .gather import CATALOGUES

NAMES = ("Alice", "Bob", "小雨", "Dan", "Eve")


def read(text: Text | None, language: str = "en") -> str:
    assert text is not None
    return CATALOGUES[language].format(text, NAMES)


def in_all(text: Text | None) -> tuple[str, ...]:
    return tuple(read(text, language) for language in LANGUAGES)


def planning() -> Table:
    """Three players in round 1; Bob owns a stone farm at 15 and a covered market at 16."""
    table = Table().people(COURT, A="journeyman", B="bailiff").give("A", food=2, wood=1)
    table.tile("stone_farm", "B")
    table.tile("wood_covered_market", "B")
    table.worker("B", "start_quarry").worker("C", "toll")
    return table.begin(1)
