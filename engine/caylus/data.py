"""The numbers and tables of Caylus (rules: First printing); tiles are in ``tiles``.

Words are the ids of the rules; they never change and are never translated.
"""

from __future__ import annotations

from enum import StrEnum

Cubes = tuple[int, int, int, int, int]
"""Counts of food, wood, stone, cloth and gold."""

# Goods and players

CUBES = ("food", "wood", "stone", "cloth", "gold")
FOOD, WOOD, STONE, CLOTH, GOLD = range(5)
BASIC = CUBES[:4]
KIND = {word: kind for kind, word in enumerate(CUBES)}
NO_CUBES: Cubes = (0, 0, 0, 0, 0)


def cubes(*, food: int = 0, wood: int = 0, stone: int = 0, cloth: int = 0, gold: int = 0) -> Cubes:
    """Return counts of the five kinds."""
    return (food, wood, stone, cloth, gold)


SEAT_COUNTS = (2, 3, 4, 5)
WORKERS = 6
NOBODY = -1

# Tiles


class Category(StrEnum):
    """The categories of tiles; craft buildings are of wood or stone."""

    FIXED = "fixed"
    NEUTRAL = "neutral"
    WOOD = "wood"
    STONE = "stone"
    RESIDENTIAL = "residential"
    PRESTIGE = "prestige"


# Setup

START_DENIERS = {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}
START_CUBES = cubes(food=2, wood=1)
START_SPACE = 6

# The board

LAST_SPACE = 28
SPECIALS = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
SINGLE_SPECIALS = SPECIALS[:4]
"""The special buildings with room for one worker, in the order of ``State.specials``."""
GATE, TRADING_POST, MERCHANTS_GUILD, JOUST_FIELD = range(4)
STABLES_ROOM = 3
PLACES = (*SPECIALS, "castle", *map(str, range(1, LAST_SPACE + 1)))
"""All places for workers, in the order of choices; road space ``i`` is place ``6 + i``."""
PLACE = {word: place for place, word in enumerate(PLACES)}
STABLES, INN, CASTLE = 4, 5, 6
ROAD = 6
"""Offset from the number of a road space to its place."""


def road_space(place: int) -> int:
    """Return the number of the road space at a place; 0 for a place before the road."""
    return max(0, place - ROAD)


PRINTED = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
EMPTY = ""
"""The word of a road space without a tile."""

# The castle

SECTIONS = ("dungeon", "walls", "towers")
ROOM = (6, 10, 14)
HOUSE_POINTS = (5, 4, 3)
TRIGGERS = (12, 18, 24)
SCORING_FAVOURS = ((0, 0, 1, 1, 1, 1, 1), (0, 0, 1, 2, 2, 3, 3), (0, 0, 1, 1, 2, 2, 3))
"""Favours by section and number of own houses in it (0 to 6 or more)."""
SCORING_PENALTY = (2, 3, 4)
IDLE_PENALTY = 2
"""Points lost by a castle worker who delivers nothing."""
BATCHES: dict[str, Cubes] = {
    "food+wood+stone": cubes(food=1, wood=1, stone=1),
    "food+wood+cloth": cubes(food=1, wood=1, cloth=1),
    "food+wood+gold": cubes(food=1, wood=1, gold=1),
    "food+stone+cloth": cubes(food=1, stone=1, cloth=1),
    "food+stone+gold": cubes(food=1, stone=1, gold=1),
    "food+cloth+gold": cubes(food=1, cloth=1, gold=1),
}

# A round

PHASES = ("income", "placing", "special", "provost", "road", "castle", "end")
(
    INCOME_PHASE,
    PLACING_PHASE,
    SPECIAL_PHASE,
    PROVOST_PHASE,
    ROAD_PHASE,
    CASTLE_PHASE,
    END_PHASE,
) = range(1, len(PHASES) + 1)
INCOME = 2
FIRST_PASS_DENIERS = 1
OWNER_POINT = 1
TRADING_POST_DENIERS = 3
JOUST_DENIERS = JOUST_CLOTH = 1
PROVOST_REACH = 3
PROVOST_PRICE = 1
OWN_PRICE = INN_PRICE = 1
TWO_PLAYER_LATE_PRICE = 3
BAILIFF_FAR = 2
"""Spaces the bailiff advances when the provost is ahead of it."""
BAILIFF_NEAR = 1
"""Spaces the bailiff advances otherwise."""
LONGEST_GAME_ROUNDS = 18

# Royal favours

LINES = ("vp", "denier", "resource", "building")
VP_LINE, DENIER_LINE, RESOURCE_LINE, BUILDING_LINE = range(4)
LEVELS = ("1", "2", "3", "4", "5")
CAPS = (2, 4, 5, 5)
"""The highest favour level by the number of sections scored."""
FAVOUR_POINTS = (0, 1, 2, 3, 4, 5)
FAVOUR_DENIERS = (0, 3, 4, 5, 6, 7)
FAVOUR_GOODS = {1: FOOD, 3: CLOTH, 5: GOLD}
CHOICE_LEVEL = 2
"""Level of the resource line that gives a wood or a stone."""
SWAP_LEVEL = 4
"""Level of the resource line that gives two cubes for another one."""
FAVOUR_CHOICE = ("wood", "stone")
WOOD_LEVEL, STONE_LEVEL, LAWYER_LEVEL, PRESTIGE_LEVEL = range(2, 6)
"""Levels of the building line; level 1 has no effect."""
SIMPLIFIED_FAVOUR_POINTS = 3

# The end

GOLD_POINTS = 3
BASIC_PER_POINT = 3
DENIERS_PER_POINT = 4
SOURCES = (
    "building",
    "residence",
    "owner",
    "castle",
    "favor",
    "trade",
    "penalty",
    "gold",
    "goods",
    "deniers",
)
"""Sources of points: building, residences, owner points, castle batches, the
favours' points, church and tailor, penalties (negative), and the three of the end."""
(
    FROM_BUILDING,
    FROM_RESIDENCE,
    FROM_OWNER,
    FROM_CASTLE,
    FROM_FAVOUR,
    FROM_TRADE,
    FROM_PENALTY,
    FROM_GOLD,
    FROM_GOODS,
    FROM_DENIERS,
) = range(10)
