"""Texts of Caylus 1303 in one language or in all, and a sample position."""

from __future__ import annotations

from tests.engine.caylus1303.table import COURT, Table
from tests.engine.games.rendered_texts import RenderedTexts

ALOUD = RenderedTexts("caylus1303", ("Alice", "Bob", "小雨", "Dan", "Eve"))
read, in_all = ALOUD.read, ALOUD.in_all


def planning() -> Table:
    """Return three players in round 1; Bob owns a stone farm at 15 and a covered market at 16."""
    table = Table().people(COURT, A="journeyman", B="bailiff").give("A", food=2, wood=1)
    table.tile("stone_farm", "B")
    table.tile("wood_covered_market", "B")
    table.worker("B", "start_quarry").worker("C", "toll")
    return table.begin(1)
