"""The supplies of wood tiles, stone tiles and monuments, as the stock shows them."""

from __future__ import annotations

from engine.caylus1303.data import TILES
from engine.caylus1303.words.names import supply_code
from render.caylus1303 import faces
from render.caylus1303.table import Table
from render.kit import stock


def items(table: Table) -> list[stock.Item]:
    """The tiles not built yet, in the order of their codes."""
    view = table.view
    words = (*view.wood_supply, *view.stone_supply, *view.monument_supply)
    return [_item(word, table) for word in words]


def _item(word: str, table: Table) -> stock.Item:
    found, code = TILES[word], supply_code(table.view, word)
    return stock.Item(
        code=code,
        name=faces.name(word, table.language),
        icon=faces.icon(word),
        category=faces.BAND[found.category],
        points=found.pp,
        cost=faces.cost(found),
        row=faces.stock_row(word),
        legal=code in table.legal,
        chosen=word == table.acting.tile,
    )
