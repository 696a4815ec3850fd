"""Explain the codes in pictures, of places, the road and the stock."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from engine.caylus.data import EMPTY, LAST_SPACE, PRINTED
from engine.caylus.state import CaylusState
from engine.caylus.tiles import STOCK_TILES
from engine.caylus.words.names import PLACE_CODES, stock_code
from engine.core.words.game_words import Place
from engine.core.words.text import say

CODES = MappingProxyType(
    {code: word for word, code in PLACE_CODES.items()}
    | {str(space): word for space, word in PRINTED.items()}
)
"""The places before the road, and the buildings printed on it."""


def places(view: CaylusState) -> Iterator[Place]:
    """Yield every code of the board and the stock."""
    for word, code in PLACE_CODES.items():
        yield Place(code, word)
    for space in range(1, LAST_SPACE + 1):
        word = view.road_tile[space]
        name = say("caylus-empty-space") if word == EMPTY else None
        yield Place(str(space), word, name)
    for tile in STOCK_TILES:
        if code := stock_code(view, tile.word):
            yield Place(code, tile.word)
