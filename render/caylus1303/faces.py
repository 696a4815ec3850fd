"""The faces of tiles and characters: icon, band colour, and the effect as a row of glyphs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.caylus1303.data import (
    ARCHITECT_POINTS,
    BAILIFF_REACH,
    BATCH_SIZE,
    BRIDGE_REACH,
    DAY_LABORER_WORKERS,
    EARLY_RISER_WORKERS,
    FOREMAN_POINTS,
    GOLDSMITH_POINTS,
    NO_GOODS,
    PLACEMENT_POINTS,
    RESIDENCE_RECRUITS,
    RESOURCES,
    STEP_WORKERS,
    STEWARD_POINTS,
    SURCHARGE,
    THIEF_POINTS,
    TOLL_REACH,
    Goods,
)
from engine.caylus1303.tiles import (
    BUILT,
    LAWYER_COST,
    LINES,
    MONUMENT,
    RESIDENCE,
    SETUP,
    TILES,
    Line,
    Tile,
)
from engine.core.words.catalogue import catalogue
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

PACKAGES = ("engine.caylus1303", "render", "render.caylus1303")
"""Packages with the catalogues for the words in the picture."""
FAVOUR: Glyph = icon("fleur-de-lys")
BATCH: Glyph = icon("wooden-crate")

BAND_COLOURS = {
    "printed": "cspecial",
    "starting": "cfixed",
    "wood": "cwood",
    "stone": "cstone",
    "monument": "cprestige",
}
"""Colour of the band by category; residences have :data:`RESIDENCE_BAND`."""
RESIDENCE_BAND = "cresidence"
RESIDENCE_ICON = "family-house"

_ICONS = {
    "fairground": "medieval-pavilion",
    "lawyer": "scales",
    "toll": "medieval-gate",
    "guilds_bridge": "stone-bridge",
    "covered_market": "trade",
    "spinning_mill": "spinning-wheel",
    "manor": RESIDENCE_ICON,
    "tailor": "scissors",
    "stonemason": "trowel",
    "gold_mine": "mine-wagon",
    "foundry": "anvil",
    "alchemist": "bubbling-flask",
    "church": "church",
    "jeweler": "gem-pendant",
    "garden": "flowers",
    "factory": "factory",
    "granary": "granary",
    "statue": "stone-bust",
    "theatre": "drama-masks",
    "cathedral": "byzantin-temple",
    "mansion": "indian-palace",
    "carpenter": "hand-saw",
    "quarry": "war-pick",
    "sawmill": "circular-sawblade",
    "farm": "barn",
    "market": "shop",
    "guild": "tavern-sign",
}
"""Icons by trade: the name of a tile without its category and number."""
_PREFIXES = ("start_", "wood_", "stone_", "mon_")
_SUFFIXES = ("_a", "_b", "_3", "_4")

CHARACTER_ICONS = {
    "early_riser": "rooster",
    "night_worker": "night-sleep",
    "journeyman": "shaking-hands",
    "thief": "robber",
    "steward": "keyring",
    "bailiff": "gavel",
    "architect": "compass",
    "delivery_man": "wheelbarrow",
    "chamberlain": "locked-chest",
    "foreman": "whistle",
    "goldsmith": "gold-bar",
    "day_laborer": "farmer",
}
_CHARACTER_ROWS: dict[str, GlyphRow] = {
    "night_worker": (workers(1 + SURCHARGE), "->", workers()),
    "journeyman": (workers(), "+", workers()),
    "thief": (Shield(PLACEMENT_POINTS), "->", Label(str(THIEF_POINTS))),
    "steward": (Shield(PLACEMENT_POINTS), "->", Shield(STEWARD_POINTS)),
    "bailiff": (icon("cavalry"), Label(f"±{BAILIFF_REACH}")),
    "architect": (icon("claw-hammer"), "+", Shield(ARCHITECT_POINTS)),
    "delivery_man": ("+", BATCH),
    "chamberlain": (good("any", BATCH_SIZE), "->", BATCH),
    "foreman": (BATCH, "+", Shield(FOREMAN_POINTS)),
    "goldsmith": (good("gold"), "+", Shield(GOLDSMITH_POINTS)),
    "day_laborer": ("+", workers(DAY_LABORER_WORKERS)),
}


def _trade_of(word: str) -> str:
    """Return the trade of a tile: ``farm`` for ``start_farm_a`` and ``stone_farm``."""
    for prefix in _PREFIXES:
        word = word.removeprefix(prefix)
    for suffix in _SUFFIXES:
        word = word.removesuffix(suffix)
    return word


def icon_of(word: str) -> str:
    """Return the icon of a tile."""
    return _ICONS[_trade_of(word)]


def goods_glyphs(counts: Goods, first: str = RESOURCES[0]) -> list[Glyph]:
    """Return resources as glyphs, ``first`` before the others."""
    amounts = [(kind, n) for kind, n in zip(RESOURCES, counts, strict=True) if n]
    amounts.sort(key=lambda amount: amount[0] != first)
    return [good(kind, n) for kind, n in amounts]


def cost_row(tile: Tile) -> GlyphRow:
    """Return the building cost of a tile as glyphs, its own material first."""
    own = "gold" if tile.category == "monument" else tile.category
    return (
        *goods_glyphs(tile.cost, own),
        *([good("basic", tile.cost_any)] if tile.cost_any else []),
    )


def _amount_glyphs(fixed: Goods, any_basic: int, worker_count: int) -> list[Glyph]:
    row: list[Glyph] = [*goods_glyphs(fixed)]
    if any_basic:
        row.append(good("basic", any_basic))
    if worker_count:
        row.append(workers(worker_count))
    return row


def line_row(line: Line) -> GlyphRow:
    """Return a payment and its gain, as glyphs."""
    gained = _amount_glyphs(line.gain, line.gain_any, line.gain_workers)
    if line.points:
        gained.append(Shield(line.points))
    gained += [FAVOUR] * line.favours
    return (
        *_amount_glyphs(line.pay, line.pay_any, line.pay_workers),
        "->",
        *join_glyphs(gained),
    )


def effect_rows(word: str, side: int) -> tuple[GlyphRow, ...]:
    """Return the effect of a tile's side for a worker, a row for each of its lines."""
    tile = TILES[word]
    if tile.craft:
        return (_craft_row(tile, side),)
    return tuple(line_row(line) for line in LINES[side][word])


def _craft_row(tile: Tile, side: int) -> GlyphRow:
    match tile.craft:
        case "wood":
            return ("->", build(BAND_COLOURS["wood"]))
        case "stone":
            waived: GlyphRow = (Label("−"), good("stone", tile.waived)) if side == SETUP else ()
            return ("->", build(BAND_COLOURS["stone"]), *waived)
        case "lawyer":
            return (*goods_glyphs(LAWYER_COST), "->", build(RESIDENCE_BAND))
        case "toll":
            return (icon("cavalry"), Label(f"±{TOLL_REACH}"))
        case _:
            return (icon("cavalry"), Label(f"±{BRIDGE_REACH} :"), workers(STEP_WORKERS))


@cache
def effect_row(word: str, side: int, *, adds_owner_gain: bool = True) -> GlyphRow:
    """Return the effect of a tile on the road as one row; of a second line only the numbers.

    ``adds_owner_gain`` adds the owner's gain when another player uses it.
    """
    if side == RESIDENCE:
        return ("+", workers(RESIDENCE_RECRUITS))
    tile = TILES[word]
    if side == MONUMENT:
        return join_glyphs([Shield(tile.points), *_lasting_gains(tile)])
    first, *more = effect_rows(word, side)
    short = [_line_in_numbers(line) for line in LINES[side][word][1:]] if more else []
    bonus = goods_glyphs(tile.bonus) if side == BUILT and tile.bonus != NO_GOODS else []
    owner: Sequence[Glyph] = [Label("|"), icon("house"), *bonus]
    return (
        *first,
        *(glyph for text in short for glyph in ("/", Label(text))),
        *(owner if bonus and adds_owner_gain else ()),
    )


def _line_in_numbers(line: Line) -> str:
    """Return a line in numbers: "2 → 6"."""
    paid = sum(line.pay) + line.pay_any + line.pay_workers
    gained = sum(line.gain) + line.gain_any + line.gain_workers + line.points
    return f"{paid} → {gained}"


def _lasting_gains(tile: Tile) -> list[Glyph]:
    """Return the gains of a monument besides points: a favour, or goods at each recruitment."""
    recruits = [workers(tile.recruits)] if tile.recruits else []
    return [*([FAVOUR] * tile.favours), *recruits, *goods_glyphs(tile.income)]


def stock_row(word: str) -> GlyphRow:
    """Return the gains of a tile in the stock besides its points, as glyphs."""
    tile = TILES[word]
    if tile.category != "monument":
        return effect_row(word, BUILT)
    lasting = _lasting_gains(tile)
    return ("+", *join_glyphs(lasting)) if lasting and not tile.favours else tuple(lasting)


def name_of(word: str, language: str, *, is_residence: bool = False) -> str:
    """Return the name of a tile."""
    return _say("caylus1303-residence" if is_residence else f"caylus1303-tile-{word}", language)


def name_of_character(word: str, language: str) -> str:
    """Return the name of a character."""
    return _say(f"caylus1303-character-{word}", language)


@cache
def _say(key: str, language: str) -> str:
    return catalogue(language, *PACKAGES).say(key)


@cache
def character_row(word: str, language: str) -> GlyphRow:
    """Return a character's ability as glyphs; the Early Riser's needs a word."""
    if word != "early_riser":
        return _CHARACTER_ROWS[word]
    first = catalogue(language, *PACKAGES).say("caylus1303-picture-first")
    return (Label(f"{first} :"), workers(EARLY_RISER_WORKERS))


@cache
def face_of(word: str, side: int, language: str, *, adds_owner_gain: bool = True) -> TileFace:
    """Return the face of a side of a tile; ``adds_owner_gain`` adds the owner's gain."""
    if side == RESIDENCE:
        label = name_of(word, language, is_residence=True)
        return TileFace(label, RESIDENCE_ICON, RESIDENCE_BAND, effect_row(word, side), -1)
    tile = TILES[word]
    places = -1 if side == MONUMENT else int(tile.craft != "bridge")
    band = BAND_COLOURS[tile.category]
    effect = effect_row(word, side, adds_owner_gain=adds_owner_gain)
    return TileFace(name_of(word, language), icon_of(word), band, effect, places)
