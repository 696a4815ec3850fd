"""The faces of the tiles of Caylus: icon, band colour, and the effect row from the data tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.caylus.data import (
    CUBES,
    JOUST_CLOTH,
    JOUST_DENIERS,
    PROVOST_REACH,
    SPECIALS,
    TRADING_POST_DENIERS,
    Cubes,
)
from engine.caylus.state import CaylusState
from engine.caylus.tiles import (
    ALTERNATIVES,
    CRAFTSMEN,
    EXCHANGES,
    MARKET_PRICE,
    PEDDLER_PRICES,
    PRODUCTION,
    RESIDENCE_CLOTH,
    RESIDENCE_DENIERS,
    STOCK_TILES,
    TILES,
    Exchange,
    Tile,
)
from engine.caylus.words.names import PLACE_CODES, stock_code, tile_name
from engine.core.words.catalogue import catalogue
from render.kit import stock
from render.kit.glyphs import (
    Glyph,
    GlyphRow,
    Label,
    Shield,
    build,
    good,
    icon,
    join_glyphs,
    workers,
)
from render.kit.tile_face import TileFace

PACKAGES = ("engine.caylus", "render", "render.caylus")
"""Packages with the catalogues for the words in the picture."""
FAVOUR: Glyph = icon("fleur-de-lys")

BAND_COLOURS = {
    "special": "cspecial",
    "fixed": "cfixed",
    "neutral": "cneutral",
    "wood": "cwood",
    "stone": "cstone",
    "residential": "cresidence",
    "prestige": "cprestige",
}
"""Colour of the band by category."""

_ICONS = {
    "gate": "medieval-gate",
    "trading_post": "trade",
    "merchants_guild": "cavalry",
    "joust_field": "mounted-knight",
    "stables": "stable",
    "inn": "tavern-sign",
    "gold_mine": "mine-wagon",
    "neutral_forest": "forest",
    "mason": "trowel",
    "lawyer": "scales",
    "park": "oak-leaf",
    "workshop": "anvil",
    "church": "church",
    "bank": "bank",
    "alchemist": "bubbling-flask",
    "tailor": "scissors",
    "architect": "compass",
    "residence": "family-house",
    "statue": "stone-bust",
    "granary": "granary",
    "library": "bookshelf",
    "weaver": "spinning-wheel",
    "theater": "drama-masks",
    "college": "graduate-cap",
    "monument": "obelisk",
    "hotel": "house-keys",
    "cathedral": "byzantin-temple",
}
_SHARED_ICONS = {
    "peddler": "light-backpack",
    "carpenter": "hand-saw",
    "quarry": "war-pick",
    "sawmill": "circular-sawblade",
    "farm": "barn",
    "marketplace": "shop",
}
"""Icons of trades that several tiles have."""

_SPECIAL_ROWS: dict[str, GlyphRow] = {
    "gate": (workers(), "->", Label("B–G, 1–28")),
    "trading_post": ("->", good("denier", TRADING_POST_DENIERS)),
    "merchants_guild": (icon("cavalry"), Label(f"±{PROVOST_REACH}")),
    "joust_field": (good("denier", JOUST_DENIERS), good("cloth", JOUST_CLOTH), "->", FAVOUR),
    "inn": (workers(), "->", good("denier")),
}
_WORKER_PLACES = {"stables": 3, "inn": 2}


def icon_of(word: str) -> str:
    """Return the icon of a tile or special building."""
    return _ICONS.get(word) or _SHARED_ICONS[word.split("_")[1]]


def _by_number(cubes: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return kinds of cubes with their numbers, the largest number first."""
    return sorted(((kind, n) for kind, n in cubes.items() if n), key=lambda cube: -cube[1])


def _cubes(counts: Cubes) -> list[tuple[str, int]]:
    return _by_number(dict(zip(CUBES, counts, strict=True)))


def cost_glyphs(tile: Tile) -> list[Glyph]:
    """Return the cost of a tile as glyphs, its own material first."""
    cubes = sorted(_cubes(tile.cost), key=lambda cube: cube[0] != tile.category)
    return [good(kind, n) for kind, n in cubes]


@cache
def effect_row(word: str) -> GlyphRow:
    """Return a tile's effect for a worker, or its owner's gain, as glyphs."""
    if word in CRAFTSMEN:
        return ("->", build(BAND_COLOURS[CRAFTSMEN[word]]))
    if word == "architect":
        return ("->", build(BAND_COLOURS["prestige"]))
    return _production_row(word) or _trade_row(word) or _owner_glyphs(word)


def _production_row(word: str) -> GlyphRow:
    if word in PRODUCTION:
        made = _cubes(PRODUCTION[word])
        return ("->", *join_glyphs(good(kind, n) for kind, n in made))
    if word in ALTERNATIVES:
        made = _by_number(ALTERNATIVES[word])
        return ("->", *join_glyphs((good(kind, n) for kind, n in made), "/"))
    return ()


def _trade_row(word: str) -> GlyphRow:
    if word in MARKET_PRICE:
        return (good("any"), "->", good("denier", MARKET_PRICE[word]))
    if word in PEDDLER_PRICES:
        first, *more = PEDDLER_PRICES[word]
        twice: GlyphRow = ("/", Label(f"×{1 + len(more)}")) if more else ()
        return (good("denier", first), "->", good("basic"), *twice)
    if word == "lawyer":
        paid: GlyphRow = (good("denier", RESIDENCE_DENIERS), good("cloth", RESIDENCE_CLOTH))
        return (*paid, "->", build(BAND_COLOURS["residential"]))
    return _both_sizes_row(word) if word in EXCHANGES else ()


def exchange_row(option: Exchange) -> GlyphRow:
    """Return one size of an exchange as glyphs."""
    given: Glyph = good("basic", option.basic)
    if option.deniers:
        given = good("denier", option.deniers)
    elif option.cloth:
        given = good("cloth", option.cloth)
    gold = option.gold_gained
    return (given, "->", good("gold", gold) if gold else Shield(option.points_gained))


def _both_sizes_row(word: str) -> GlyphRow:
    small, large = EXCHANGES[word]
    paid = large.deniers or large.cloth or large.basic
    gained = large.gold_gained or large.points_gained
    return (*exchange_row(small), "/", Label(f"{paid} → {gained}"))


def _owner_glyphs(word: str) -> GlyphRow:
    """Return points, favours and income of a residence or prestige tile as glyphs."""
    face = TILES[word]
    parts: list[Glyph] = []
    if face.category == "prestige":
        parts.append(Shield(face.points))
    if face.favours:
        parts.append(icon("fleur-de-lys", face.favours))
    if face.income:
        parts.append(good("denier", face.income))
    return ("+", parts[0]) if word == "residence" else join_glyphs(parts)


@cache
def name_of(word: str, language: str) -> str:
    """Return the name of a tile."""
    return catalogue(language, "engine.caylus").format(tile_name(word))


@cache
def face_of(word: str, language: str, *, is_out_of_game: bool = False) -> TileFace:
    """Return the face of a tile or special building."""
    label = name_of(word, language)
    if word in SPECIALS:
        words = catalogue(language, "engine.caylus", "render", "render.caylus")
        effect = _SPECIAL_ROWS.get(word) or (
            "->",
            Label(words.say("caylus-picture-order")),
        )
        known = words.say("caylus-board-out-of-use") if is_out_of_game else ""
        return TileFace(
            label,
            icon_of(word),
            "cspecial",
            effect,
            _WORKER_PLACES.get(word, 1),
            is_out_of_game,
            known,
        )
    category = TILES[word].category
    takes = -1 if category in ("residential", "prestige") else 1
    return TileFace(label, icon_of(word), BAND_COLOURS[category], effect_row(word), takes)


def code_of(word: str) -> str:
    """Return the code of a special building."""
    return PLACE_CODES[word]


def stock_row(word: str) -> GlyphRow:
    """Return the gains of a tile in the stock besides its points, as glyphs."""
    tile = TILES[word]
    if tile.category == "prestige":
        return tuple(part for part in _owner_glyphs(word)[1:] if part != "+" or not tile.favours)
    return effect_row(word)


def stock_items(
    view: CaylusState, language: str, legal: frozenset[str], chosen: str
) -> list[stock.StockItem]:
    """Return the tiles left in the stock, in the order of their codes."""
    items = []
    for left in STOCK_TILES:
        copies = view.stock[left.word]
        if not copies:
            continue
        code = stock_code(view, left.word)
        of_any_kind = [good("any", left.of_any_kind)] if left.of_any_kind else []
        items.append(
            stock.StockItem(
                code=code,
                name=name_of(left.word, language),
                icon=icon_of(left.word),
                category=BAND_COLOURS[left.category],
                points=left.points,
                cost=(*cost_glyphs(left), *of_any_kind),
                row=stock_row(left.word),
                copies=copies,
                bonus="fleur-de-lys" if left.favours and left.category == "stone" else "",
                is_legal=code in legal,
                is_chosen=left.word == chosen,
            )
        )
    return items
