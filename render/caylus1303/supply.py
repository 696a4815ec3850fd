"""The supplies of wood tiles, stone tiles and monuments, as items of the stock."""

from __future__ import annotations

from engine.caylus1303.tiles import TILES
from engine.caylus1303.words.names import supply_code
from render.caylus1303 import faces
from render.caylus1303.board_model import Caylus1303Board
from render.kit import stock


def stock_items(model: Caylus1303Board) -> list[stock.StockItem]:
    """Return the tiles not built yet, in the order of their codes."""
    view = model.view
    words = (*view.wood_supply, *view.stone_supply, *view.monument_supply)
    return [_stock_item(word, model) for word in words]


def _stock_item(word: str, model: Caylus1303Board) -> stock.StockItem:
    tile = TILES[word]
    code = supply_code(model.view, word)
    return stock.StockItem(
        code=code,
        name=faces.name_of(word, model.language),
        icon=faces.icon_of(word),
        category=faces.BAND_COLOURS[tile.category],
        points=tile.points,
        cost=faces.cost_row(tile),
        row=faces.stock_row(word),
        is_legal=code in model.legal_codes,
        is_chosen=word == model.acting.tile,
    )
