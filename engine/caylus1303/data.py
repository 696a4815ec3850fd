"""The numbers and tables of Caylus 1303 (2019), each with its source; tiles are in ``tiles``.

Words such as ``food`` are ids; they never change and are never translated. The tags after the
numbers name their sources: [R] rulebook, [P] public implementation, [V] public review, [P?] one
doubtful source. A ruling is named by its title (rules: Rulings). [N] is mere numbering.
"""

from __future__ import annotations

from enum import StrEnum

Goods = tuple[int, int, int, int, int]
"""Counts of food, wood, stone, cloth and gold."""

# Resources and players

RESOURCES = ("food", "wood", "stone", "cloth", "gold")  # [R]
FOOD, WOOD, STONE, CLOTH, GOLD = range(5)  # [N]
BASIC = RESOURCES[:GOLD]
"""The resources that can pay for a ``?`` in a cost: never gold, which is the last of them."""
KIND = {word: kind for kind, word in enumerate(RESOURCES)}
NO_GOODS: Goods = (0, 0, 0, 0, 0)


def goods(*, food: int = 0, wood: int = 0, stone: int = 0, cloth: int = 0, gold: int = 0) -> Goods:
    """Return counts of the five kinds."""
    return (food, wood, stone, cloth, gold)


SEAT_COUNTS = (2, 3, 4, 5)  # [R]
WORKERS = 15  # [R]
HOUSES = 9  # 10 [R], one of which marks passing (rules: The pass marker stays reserved)
NOBODY = -1  # [N]
UNKNOWN = -1  # [N]
"""Placeholder for another player's prestige points in a view."""

# Tiles


class Category(StrEnum):
    """The categories of tiles."""

    PRINTED = "printed"
    STARTING = "starting"
    WOOD = "wood"
    STONE = "stone"
    MONUMENT = "monument"


# The road; spaces are numbered from 0, but shown from 1

SPACES = 28  # [P], agrees with [V]
PRINTED_SPACES = ("fairground", "lawyer", "carpenter", "toll", "guilds_bridge")  # [R]
BRIDGE = 4  # [R]
STARTING_SPACES = range(5, 13)  # [R] eight, [P] where
WOOD_SPACE = 13  # [R] there is one, [P] [V] where
STONE_SPACE = 18  # [R] there is one, [P] [V] where
FIRST_PROVOST = 5  # [R]
"""The lowest space that the provost can be moved to."""
LAST_PROVOST = 28  # [R] the end symbol, [P] the count
"""The highest one, at the end of the road."""
START_PROVOST = 13  # [R] [V]

# The site

SITE = "site"
AT_SITE = -1  # [N]
"""Space of a worker or building at the site, which is not on the road."""
SITE_SLOTS = 5  # (rules: The site has five slots)
SITE_ROUNDS = ((1, 3), (4, 6), (7, 9))  # [R]
"""First and last round of each tower; from its first round, a favour can use its site space."""

# Setup

COURT_CHARACTERS = 3  # [R]
START_HAND = {2: 10, 3: 6, 4: 6, 5: 10}  # [R]
START_RESOURCES = goods(wood=2, food=1, stone=1)  # quantities [R], kinds [P]
NOT_FIRST_ON_ROAD = "wood_stonemason"  # [R]
"""The wood tile that is not laid on the road at the start."""

# Characters

CHARACTERS = (
    "early_riser",  # [R]
    "night_worker",  # [R]
    "journeyman",  # [R]
    "thief",  # [R]
    "steward",  # [R]
    "bailiff",  # [R]
    "architect",  # [R]
    "delivery_man",  # [R]
    "chamberlain",  # [R]
    "foreman",  # [R]
    "goldsmith",  # [R]
    "day_laborer",  # [R]
)
(
    EARLY_RISER,
    NIGHT_WORKER,
    JOURNEYMAN,
    THIEF,
    STEWARD,
    BAILIFF,
    ARCHITECT,
    DELIVERY_MAN,
    CHAMBERLAIN,
    FOREMAN,
    GOLDSMITH,
    DAY_LABORER,
) = range(12)  # [N]
CHARACTER = {word: number for number, word in enumerate(CHARACTERS)}
OUT_OF_GAME = -2  # [N]
"""Owner of a character that was not dealt."""
RECOMMENDED = {
    2: ("architect", "foreman", "bailiff", "day_laborer", "chamberlain"),  # [R]
    3: ("delivery_man",),  # [R]
    4: ("journeyman",),  # [R]
    5: ("early_riser",),  # [R]
}
"""Characters of a first game; each row adds to those above it.

The names follow a ruling (rules: Names of the recommended characters).
"""
EARLY_RISER_WORKERS = 2  # [R]
THIEF_POINTS = 0  # [R]
STEWARD_POINTS = 2  # [R]
BAILIFF_REACH = 1  # [R]
ARCHITECT_POINTS = 1  # [R]
FOREMAN_POINTS = 1  # [R]
GOLDSMITH_POINTS = 5  # [R]
DAY_LABORER_WORKERS = 1  # [R]

# Rounds and phases

ROUNDS = 9  # [R]
PHASES = ("setup", "planning", "activation", "delivery", "management")  # [R]
PLANNING_PHASE, ACTIVATION_PHASE, DELIVERY_PHASE, MANAGEMENT_PHASE = range(1, 5)  # [R]
"""Numbers of the phases; 0 is the set-up."""
PLACEMENT_POINTS = 1  # [R]
SURCHARGE = 1  # [R]
"""Workers that a placement costs more after the first pass."""
TOLL_REACH = 2  # [R]
BRIDGE_REACH = 3  # [R]
STEP_WORKERS = 1  # [R]
"""Workers that each step of the provost costs at the bridge."""
BATCH_SIZE = 3  # [R]
BATCH_POINTS = 5  # [R]
RECRUITS = {2: 3, 3: 3, 4: 3, 5: 2}  # [R]
RESIDENCE_RECRUITS = 1  # [R]
GOLD_POINTS = 2  # value [R], kind [P]
SOURCES = (
    "building",
    "monument",
    "placement",
    "effect",
    "delivery",
    "character",
    "gold",
)
"""Sources of prestige points: wood and stone tiles built, monuments, placements of other players,
building effects, batches, Architect, Foreman and Goldsmith, gold left at the end."""
(
    FROM_BUILDING,
    FROM_MONUMENT,
    FROM_PLACEMENT,
    FROM_EFFECT,
    FROM_DELIVERY,
    FROM_CHARACTER,
    FROM_GOLD,
) = range(7)  # [N]
