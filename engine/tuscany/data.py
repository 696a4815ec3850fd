"""Every number and table of The Castles of Tuscany (2020).

Words are the ids of the rules; they never change and are never translated. In a state,
kinds, items, yield cards and bonus tiles are indices of these tables.
"""

from __future__ import annotations

from typing import NamedTuple

SEAT_COUNTS = (2, 3, 4)
NOBODY = -1
UNKNOWN = -1
"""Placeholder for a card, tile or count that the viewer may not know."""
EMPTY = -1
"""Value of a display slot or a hex without a tile."""

# Options, the default first

BASE_DRAW = ("baseDraw", ("2", "3"))
ROUND_END = ("roundEnd", ("turn", "lap"))
REGIONS = ("regions", ("choose", "dealt"))

# The eight kinds of tile, colour of hex and region card

KINDS = ("village", "farm", "carriage", "monastery", "quarry", "city", "inn", "castle")
VILLAGE, FARM, CARRIAGE, MONASTERY, QUARRY, CITY, INN, CASTLE = range(8)
KIND = {word: kind for kind, word in enumerate(KINDS)}
ANY_KIND = -1
"""Kind of the wild token, which fits any colour."""
HEXES = (5, 5, 4, 4, 4, 3, 2, 3)
"""Hexes of each colour in every region."""

# Tiles (rules: Products of farm tiles)

PRODUCTS = ("olive", "grape", "wheat", "livestock")
OLIVE, GRAPE, WHEAT, LIVESTOCK = 1, 2, 4, 8
"""Products as bits."""


class Item(NamedTuple):
    """A piece that covers a hex or is stored: a tile, the wild token or the starting castle.

    ``kind`` is :data:`ANY_KIND` for the token; ``products`` are bits.
    """

    word: str
    kind: int
    products: int = 0
    per_player: int = 0
    neutral: int = 0


ITEMS = (
    Item("village", VILLAGE, per_player=4, neutral=4),
    Item("olive+grape", FARM, products=OLIVE | GRAPE, per_player=1),
    Item("wheat+livestock", FARM, products=WHEAT | LIVESTOCK, per_player=1),
    Item("grape", FARM, products=GRAPE, per_player=1),
    Item("wheat", FARM, products=WHEAT, per_player=1),
    Item("olive+wheat", FARM, products=OLIVE | WHEAT, neutral=1),
    Item("grape+livestock", FARM, products=GRAPE | LIVESTOCK, neutral=1),
    Item("olive", FARM, products=OLIVE, neutral=1),
    Item("livestock", FARM, products=LIVESTOCK, neutral=1),
    Item("carriage", CARRIAGE, per_player=3, neutral=4),
    Item("monastery", MONASTERY, per_player=3, neutral=4),
    Item("quarry", QUARRY, per_player=3, neutral=4),
    Item("city", CITY, per_player=2, neutral=4),
    Item("inn", INN, per_player=1, neutral=4),
    Item("castle", CASTLE, per_player=1, neutral=4),
    Item("token", ANY_KIND),
    Item("starting_castle", CASTLE),
)
ITEM = {item.word: number for number, item in enumerate(ITEMS)}
TOKEN = ITEM["token"]
STARTING_CASTLE = ITEM["starting_castle"]
ITEM_WORDS = tuple(item.word for item in ITEMS)
ITEM_KIND = tuple(item.kind for item in ITEMS)
ITEM_PRODUCTS = tuple(item.products for item in ITEMS)
PLAYER_TILES = tuple(number for number, item in enumerate(ITEMS) for _ in range(item.per_player))
NEUTRAL_TILES = tuple(number for number, item in enumerate(ITEMS) for _ in range(item.neutral))

# Setup

STACKS = 3
STACK_SIZE = 7
DISPLAY = "ABCDEFGH"
"""The letters of the display's slots in the picture and in choices."""
START_CARDS = 5
START_STORAGE = 1

# Region cards (rules: Region cards by colour)

REGION_CARDS = (20, 20, 16, 16, 16, 12, 11, 11)

# Yield cards (rules: List of yield cards)

YIELD_COPIES = 3


class Yield(NamedTuple):
    """The gain of a yield card."""

    word: str
    marble: int = 0
    workers: int = 0
    tokens: int = 0
    cards: int = 0
    green: int = 0
    red: int = 0


YIELDS = (
    Yield("Y1", marble=1),
    Yield("Y2", workers=2),
    Yield("Y3", tokens=1),
    Yield("Y4", cards=3),
    Yield("Y5", green=2),
    Yield("Y6", red=3),
    Yield("Y7", workers=1, cards=1),
    Yield("Y8", cards=2, green=1),
    Yield("Y9", workers=1, red=2),
)
YIELD = {card.word: card for card in YIELDS}
YIELD_WORDS = tuple(YIELD)

# Bonus tiles

BONUSES = ("plus_card", "plus_storage", "plus_marble", "plus_worker", "plus_yield")
PLUS_CARD, PLUS_STORAGE, PLUS_MARBLE, PLUS_WORKER, PLUS_YIELD = range(5)
BONUS = {word: bonus for bonus, word in enumerate(BONUSES)}
BONUS_COPIES = 5
STORAGE_GREEN = 2
"""Green points for taking ``plus_storage``."""

# Colour bonuses (rules: Values of colour bonuses)

FIRST_COLOUR_POINTS = (4, 4, 3, 3, 3, 2, 2, 2)
SECOND_COLOUR_POINTS = (2, 2, 1, 1, 1, 1, 1, 1)

# Region boards (rules: Layouts of the boards), hexes h0 to h9

BOARDS = {
    "A1": "VQMFTKIFCV",
    "A2": "VQCIFTKFMV",
    "A3": "MKFVVTFCQI",
    "A4": "KCMFVVTFQI",
    "B1": "KCFTCFIMQV",
    "B2": "CQFCTFKIMV",
    "B3": "CKFCITFMQV",
    "B4": "CCMITFFKQV",
    "C1": "MCVMKVTQQF",
    "C2": "MQKMVQTVCF",
    "C3": "MMVKTQVCQF",
    "C4": "MQCTMQFVVK",
}
BOARD_LETTERS = "ABC"
BOARD_COPIES = 4
HEX_LETTERS = "VFCMQTIK"
"""The letters of :data:`BOARDS` in the order of :data:`KINDS`."""
BOARD_HEXES = ((0, 0), (0, 1), (0, 2), (1, -1), (1, 0), (1, 1), (1, 2), (2, -1), (2, 0), (2, 1))
"""Axial coordinates of h0 to h9."""
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
BOARD_WIDTH = 3
SHIFT = {"d": -1, "u": -2}
"""Change of r from a board to the next: half a hex lower or higher."""
REGION_SIZE = 30

# Arrangements

ORDERS = ("ABC", "ACB", "BAC")
"""The orders of three boards, except those that equal another one turned by 180°."""
MIRRORED_ORDERS = ("CBA", "BCA", "CAB")
"""The other orders, which are the same maps turned by 180°."""
ROTATIONS = ("000", "00R", "0R0", "0RR", "R00", "R0R", "RR0", "RRR")
SHIFTS = ("dd", "du", "ud", "uu")

# A turn and its effects

PURGE_COUNT = 5
"""When this many tiles of a kind lie in the display, all of them leave the game."""
AREA_POINTS = (0, 1, 3, 6)
VILLAGE_WORKERS = 1
QUARRY_MARBLE = 1
MONASTERY_CARDS = 3
CARRIAGE_YIELDS = 1
TOKEN_PRODUCTS = 1
"""Green points of a token on a farm hex."""
OVERFLOW_RED = 2
"""Red points for a token without a free storage slot."""
PLACEMENT_COST = 2
"""How many cards of its colour, workers and pairs of other cards a placement costs together."""

# Rounds and final scoring

ROUNDS = 3
CARDS_PER_POINT = 3

# Sources of points, for the breakdown

GREEN_SOURCES = ("area", "colour", "farm", "plus_storage", "yield")
AREA, COLOUR, PRODUCT, STORAGE_BONUS, YIELD_GREEN = range(5)
RED_SOURCES = (
    "round_1",
    "round_2",
    "round_3",
    "overflow",
    "yield",
    "tiles",
    "tokens",
    "marble",
    "workers",
    "cards",
)
OVERFLOW, YIELD_RED = range(3, 5)
LEFT_TILES, LEFT_TOKENS, LEFT_MARBLE, LEFT_WORKERS, LEFT_CARDS = range(5, 10)
