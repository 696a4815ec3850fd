"""The meanings of the codes in pictures: site, road, characters, supply."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from engine.caylus1303.data import PRINTED_SPACES, SITE, SPACES
from engine.caylus1303.rules.characters import characters_in_play
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import EMPTY, RESIDENCE
from engine.caylus1303.words.cards import COPIES
from engine.caylus1303.words.names import (
    SITE_CODE,
    character_code,
    place_code,
    space_code,
    supply_code,
)
from engine.core.words.game_words import Place
from engine.core.words.text import say

CODES = MappingProxyType(
    {SITE_CODE: SITE} | {space_code(space): word for space, word in enumerate(PRINTED_SPACES)}
)
"""The site, and the buildings printed on the road."""
_CARDS = {copy: word for word, copy in COPIES.items()}


def places(view: Caylus1303State) -> Iterator[Place]:
    """Yield every code of the board, the characters and the supply."""
    yield Place(SITE_CODE, SITE)
    for word in view.site_tiles:
        yield _tile_place(place_code(view, word), word)
    for space in range(SPACES):
        code = space_code(space)
        word = view.road_tile[space]
        if word == EMPTY:
            yield Place(code, name=say("caylus1303-board-empty"))
        else:
            yield _tile_place(code, "residence" if view.road_side[space] == RESIDENCE else word)
    for word in characters_in_play(view):
        yield Place(character_code(view, word), word)
    for word in (*view.wood_supply, *view.stone_supply, *view.monument_supply):
        yield _tile_place(supply_code(view, word), word)


def _tile_place(code: str, word: str) -> Place:
    return Place(code, _CARDS.get(word, word))
