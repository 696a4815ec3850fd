"""Every tile of Caylus 1303: effects, costs and points (rules: Tiles).

The tags after the numbers are explained in :mod:`engine.caylus1303.data`.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.caylus1303.data import NO_GOODS, Category, Goods, goods

# The tiles


class Line(NamedTuple):
    """One effect of a building: its price and its gain.

    ``pay_any`` and ``gain_any`` are basic resources of the player's choice (``?``). Workers are
    returned to the camp and taken from it.
    """

    pay: Goods = NO_GOODS
    pay_any: int = 0
    pay_workers: int = 0
    gain: Goods = NO_GOODS
    gain_any: int = 0
    gain_workers: int = 0
    points: int = 0
    favours: int = 0

    @property
    def free(self) -> bool:
        """Whether it is free, so that no question is asked (rules: Effects are optional)."""
        return not (any(self.pay) or self.pay_any or self.pay_workers)


Lines = tuple[Line, ...]


class Tile(NamedTuple):
    """A tile: the lines of its setup and its built side, and the cost and gains of building it.

    ``craft`` replaces the lines: ``wood`` and ``stone`` build, ``lawyer``, ``toll`` and ``bridge``.
    ``waived`` is the fixed stone that its setup side saves a builder (rules: Only fixed stone is
    waived). ``bonus`` is the owner's gain when other players work there; ``income`` and
    ``recruits`` are gained at every recruitment.
    """

    word: str
    category: Category
    setup: Lines = ()
    built: Lines = ()
    cost: Goods = NO_GOODS
    cost_any: int = 0
    points: int = 0
    bonus: Goods = NO_GOODS
    craft: str = ""
    waived: int = 0
    income: Goods = NO_GOODS
    recruits: int = 0
    favours: int = 0


def _producing(points: int = 0, **made: int) -> Lines:
    """Return the lines of a tile that produces resources and points for free."""
    return (Line(gain=goods(**made), points=points),)


def _two_sided(
    word: str, category: Category, lines: Lines, cost: Goods, *, points: int, cost_any: int = 0
) -> Tile:
    """Return a tile with the same effect on both sides."""
    return Tile(word, category, lines, lines, cost, cost_any, points)


_monument = partial(Tile, category=Category.MONUMENT)

PRINTED_TILES = (
    Tile("fairground", Category.PRINTED, (Line(pay=goods(wood=1), favours=1),)),  # [R], [P] [V]
    Tile("lawyer", Category.PRINTED, craft="lawyer"),  # [R]
    Tile("carpenter", Category.PRINTED, craft="wood"),  # [R]
    Tile("toll", Category.PRINTED, craft="toll"),  # [R]
    Tile("guilds_bridge", Category.PRINTED, craft="bridge"),  # [R]
)
LAWYER_COST = goods(cloth=1)  # [P]
STARTING_TILES = (
    Tile("start_farm_a", Category.STARTING, _producing(food=1)),  # [P]
    Tile("start_farm_b", Category.STARTING, _producing(food=1)),  # [P]
    Tile("start_sawmill", Category.STARTING, _producing(wood=1)),  # [P]
    Tile("start_quarry", Category.STARTING, _producing(stone=1)),  # [P]
    Tile("start_market_a", Category.STARTING, (Line(pay_workers=1, gain_any=1),)),  # [P]
    Tile("start_market_b", Category.STARTING, (Line(pay_workers=1, gain_any=1),)),  # [P]
    Tile("start_guild_3", Category.STARTING, (Line(pay_any=1, gain_workers=3),)),  # [P]
    # (rules: The starting Guild gives four)
    Tile("start_guild_4", Category.STARTING, (Line(pay=goods(stone=1), gain_workers=4),)),  # [P?]
    Tile("start_carpenter", Category.STARTING, craft="wood"),  # [P]
)
_WOOD_FOOD = goods(wood=1, food=1)  # [P] for the market too; the farm [P]
_WOOD = goods(wood=1)  # [P]
WOOD_TILES = (
    Tile(
        "wood_farm",
        Category.WOOD,
        _producing(1, food=1),  # amounts [R], kind [P]
        _producing(food=2),  # amounts [R], kind [P]
        _WOOD_FOOD,  # (rules: The wood Farm's cost)
        points=2,  # [R]
    ),
    Tile(
        "wood_sawmill",
        Category.WOOD,
        _producing(1, wood=1),  # amounts [R], kind (rules: Setup sides keep their kind)
        _producing(wood=2),  # amounts [R], kind (rules: Setup sides keep their kind)
        _WOOD_FOOD,
        points=2,  # [P]
    ),
    Tile(
        "wood_quarry",
        Category.WOOD,
        _producing(1, stone=1),  # amounts [R], kind (rules: Setup sides keep their kind)
        _producing(stone=2),  # amounts [R], kind [P]
        _WOOD_FOOD,
        points=2,  # [P]
    ),
    Tile(
        "wood_spinning_mill",
        Category.WOOD,
        _producing(1, cloth=1),  # amounts [R], kind (rules: Setup sides keep their kind)
        _producing(cloth=2),  # amounts [R], kind [P]
        goods(wood=2),  # [P]
        points=2,  # [P]
    ),
    _two_sided(
        "wood_market",
        Category.WOOD,
        (Line(gain_any=1),),  # [R]
        _WOOD_FOOD,
        points=3,  # [P]
    ),
    Tile(
        "wood_covered_market",
        Category.WOOD,
        (Line(gain_workers=2, points=1),),  # [R]
        (Line(gain_workers=3),),  # [R]
        _WOOD,
        cost_any=1,  # [P]
        points=3,  # [P]
    ),
    Tile(
        "wood_manor",
        Category.WOOD,
        (Line(points=2),),  # [R]
        (Line(favours=1),),  # [R]
        goods(wood=1, cloth=1),  # [P]
        points=4,  # [P]
    ),
    _two_sided(
        "wood_tailor",
        Category.WOOD,
        (Line(pay=goods(cloth=1), points=4), Line(pay=goods(cloth=2), points=6)),  # [R], kind [P]
        _WOOD,
        points=4,  # [P]
        cost_any=1,  # [P]
    ),
    Tile(
        "wood_stonemason",
        Category.WOOD,
        cost=_WOOD,
        cost_any=1,  # [P]
        points=4,  # [P]
        craft="stone",
        waived=1,  # [R], kind [P] (rules: Only fixed stone is waived)
    ),
)
_STONE_FOOD = goods(stone=1, food=1)  # [P]
_STONE_WOOD = goods(stone=1, wood=1)  # [P]
STONE_TILES = (
    Tile(
        "stone_farm",
        Category.STONE,
        _producing(food=1, cloth=1),  # [P]
        _producing(food=2, cloth=1),  # [P]
        _STONE_FOOD,
        points=3,  # (rules: The stone Farm gives three)
        bonus=goods(food=1),  # [P]
    ),
    Tile(
        "stone_sawmill",
        Category.STONE,
        _producing(wood=1, cloth=1),  # amounts [R], kinds [P]
        _producing(wood=2, cloth=1),  # amounts [R], kinds [P]
        _STONE_FOOD,
        points=3,  # [P]
        bonus=goods(wood=1),  # [P]
    ),
    Tile(
        "stone_quarry",
        Category.STONE,
        _producing(stone=1, cloth=1),  # amounts [R], kinds [P]
        _producing(stone=2, cloth=1),  # amounts [R], kinds [P]
        _STONE_FOOD,
        points=3,  # [P]
        bonus=goods(stone=1),  # [P]
    ),
    _two_sided(
        "stone_gold_mine",
        Category.STONE,
        _producing(gold=1),  # [R]
        _STONE_FOOD,
        points=4,  # [P]
    ),
    _two_sided(
        "stone_foundry",
        Category.STONE,
        (Line(pay_workers=1, gain=goods(gold=1)), Line(pay_workers=3, gain=goods(gold=2))),  # [R]
        _STONE_WOOD,
        points=5,  # [P]
    ),
    _two_sided(
        "stone_alchemist",
        Category.STONE,
        (Line(pay_any=1, gain=goods(gold=1)), Line(pay_any=2, gain=goods(gold=2))),  # [R]
        _STONE_WOOD,
        points=5,  # [P]
    ),
    _two_sided(
        "stone_guild",
        Category.STONE,
        (Line(pay_any=1, gain_workers=5),),  # [R]
        goods(stone=1),  # [P]
        points=4,  # [P]
        cost_any=1,  # [P]
    ),
    _two_sided(
        "stone_church",
        Category.STONE,
        (Line(pay_workers=2, points=4), Line(pay_workers=4, points=6)),  # [R]
        goods(stone=1, cloth=1),  # [P]
        points=5,  # [P]
    ),
    _two_sided(
        "stone_jeweler",
        Category.STONE,
        (Line(pay=goods(gold=1), points=5), Line(pay=goods(gold=2), points=9)),  # [R], kind [P]
        _STONE_WOOD,
        points=5,  # [P]
    ),
)
MONUMENT_TILES = (
    _monument("mon_garden", cost=goods(gold=1, wood=1), points=4, recruits=2),  # [P], last [R]
    _monument(
        "mon_factory",
        cost=goods(gold=1, cloth=1),  # [P]
        points=5,  # [P]
        income=goods(cloth=1),  # [R]
    ),
    _monument(
        "mon_granary",
        cost=goods(gold=1, stone=1),  # [P]
        points=7,  # [P?] (rules: Doubtful monuments keep their figures)
        income=goods(food=1),  # [R]
    ),
    # (rules: Doubtful monuments keep their figures)
    _monument("mon_statue", cost=goods(gold=1, stone=2), points=7),  # [P], points [P?]
    _monument("mon_theatre", cost=goods(gold=3, wood=4), points=12, favours=1),  # [R], cost [P]
    _monument("mon_cathedral", cost=goods(gold=3, stone=3), points=15),  # [P]
    # (rules: Doubtful monuments keep their figures)
    _monument("mon_mansion", cost=goods(gold=5, stone=5), points=20),  # [P], points [P?]
)

ALL_TILES = (*PRINTED_TILES, *STARTING_TILES, *WOOD_TILES, *STONE_TILES, *MONUMENT_TILES)
TILES = {tile.word: tile for tile in ALL_TILES}
STARTING = tuple(tile.word for tile in STARTING_TILES)
WOODS = tuple(tile.word for tile in WOOD_TILES)
STONES = tuple(tile.word for tile in STONE_TILES)
MONUMENTS = tuple(tile.word for tile in MONUMENT_TILES)
EMPTY = ""
"""The word of a road space without a tile."""

# The visible side of a tile on the road

SIDES = ("", "printed", "setup", "built", "residence", "monument")  # [R]
NO_SIDE, PRINTED, SETUP, BUILT, RESIDENCE, MONUMENT = range(6)  # [N]
LINES: dict[int, dict[str, Lines]] = {
    PRINTED: {tile.word: tile.setup for tile in PRINTED_TILES if tile.setup},
    SETUP: {
        tile.word: tile.setup for tile in ALL_TILES if tile.setup and tile not in PRINTED_TILES
    },
    BUILT: {tile.word: tile.built for tile in ALL_TILES if tile.built},
}
"""By visible side, the lines of each tile that has any."""
OPEN_SIDES = frozenset(
    (side, tile.word)
    for side in (PRINTED, SETUP, BUILT)
    for tile in ALL_TILES
    if tile.word in LINES[side] or tile.craft in ("wood", "stone", "lawyer", "toll")
)
"""The tile sides that have an effect for a worker placed there."""
