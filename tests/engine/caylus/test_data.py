"""The data file equals the tables of the rules, copied by hand."""

from __future__ import annotations

import pytest

from engine.caylus import data, tiles
from engine.caylus.data import Cubes
from engine.caylus.tiles import TILES, Exchange, Tile

LETTERS = "FWSCG"


def cubes(text: str) -> Cubes:
    """Parse cubes as written in the rules: ``1W 1F``; nothing for none."""
    count = dict.fromkeys(LETTERS, 0)
    for part in text.split():
        count[part[-1]] += int(part[:-1])
    return count["F"], count["W"], count["S"], count["C"], count["G"]


def test_goods_and_players() -> None:
    assert data.CUBES == ("food", "wood", "stone", "cloth", "gold")
    assert data.BASIC == ("food", "wood", "stone", "cloth")
    assert data.KIND == {"food": 0, "wood": 1, "stone": 2, "cloth": 3, "gold": 4}
    assert (data.FOOD, data.WOOD, data.STONE, data.CLOTH, data.GOLD) == (0, 1, 2, 3, 4)
    assert data.SEAT_COUNTS == (2, 3, 4, 5)
    assert data.WORKERS == 6
    assert data.NOBODY not in range(5)
    assert data.NOBODY == -1


def test_setup() -> None:
    assert data.START_DENIERS == {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}
    assert cubes("2F 1W") == data.START_CUBES
    assert data.START_SPACE == 6


def test_special_buildings() -> None:
    assert data.SPECIALS == (
        "gate",
        "trading_post",
        "merchants_guild",
        "joust_field",
        "stables",
        "inn",
    )
    assert data.SINGLE_SPECIALS == ("gate", "trading_post", "merchants_guild", "joust_field")
    singles = (data.GATE, data.TRADING_POST, data.MERCHANTS_GUILD, data.JOUST_FIELD)
    assert singles == (0, 1, 2, 3)
    assert data.STABLES_ROOM == 3


def test_places() -> None:
    """Six special buildings, the castle, 28 road spaces."""
    assert data.PLACES[:6] == data.SPECIALS
    assert data.PLACES[6:8] == ("castle", "1")
    assert data.PLACES[-1] == "28"
    assert len(set(data.PLACES)) == len(data.PLACES) == 6 + 1 + 28
    assert {data.PLACES[place]: place for place in range(35)} == data.PLACE
    assert (data.STABLES, data.INN, data.CASTLE) == (4, 5, 6)
    assert data.PLACES[data.ROAD + 12] == "12"


def test_road() -> None:
    assert data.LAST_SPACE == 28
    assert data.PRINTED == {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
    assert data.EMPTY == ""


def test_castle() -> None:
    sections = zip(data.SECTIONS, data.TRIGGERS, data.ROOM, data.HOUSE_POINTS, strict=True)
    assert list(sections) == [
        ("dungeon", 12, 6, 5),
        ("walls", 18, 10, 4),
        ("towers", 24, 14, 3),
    ]
    assert data.IDLE_PENALTY == 2


def test_batches() -> None:
    """Food and two different kinds out of wood, stone, cloth and gold."""
    assert {word: cubes(text) for word, text in BATCHES.items()} == data.BATCHES
    assert list(data.BATCHES) == list(BATCHES)


BATCHES = {
    "food+wood+stone": "1F 1W 1S",
    "food+wood+cloth": "1F 1W 1C",
    "food+wood+gold": "1F 1W 1G",
    "food+stone+cloth": "1F 1S 1C",
    "food+stone+gold": "1F 1S 1G",
    "food+cloth+gold": "1F 1C 1G",
}

SCORING = """
    0    −2  −3  −4
    1     0   0   0
    2     1   1   1
    3     1   2   1
    4     1   2   2
    5     1   3   2
    6     1   3   3
"""


def test_scoring() -> None:
    """The table of houses in a section: favours, or points lost."""
    rows = [[int(cell.replace("−", "-")) for cell in row.split()] for row in SCORING.split("\n")]
    houses, *sections = zip(*filter(None, rows), strict=True)
    assert houses == (0, 1, 2, 3, 4, 5, 6)
    for (none, *favors), ours, penalty in zip(
        sections, data.SCORING_FAVOURS, data.SCORING_PENALTY, strict=True
    ):
        assert ours == (0, *favors)
        assert penalty == -none


def test_turn() -> None:
    assert data.PHASES == ("income", "placing", "special", "provost", "road", "castle", "end")
    assert data.INCOME == 2
    assert data.FIRST_PASS_DENIERS == 1
    assert data.OWNER_POINT == 1
    assert data.TRADING_POST_DENIERS == 3
    assert (data.JOUST_DENIERS, data.JOUST_CLOTH) == (1, 1)
    assert data.PROVOST_REACH == 3
    assert data.PROVOST_PRICE == 1
    assert data.OWN_PRICE == 1
    assert data.INN_PRICE == 1
    assert (data.BAILIFF_FAR, data.BAILIFF_NEAR) == (2, 1)


def test_two_players_and_length() -> None:
    assert data.TWO_PLAYER_LATE_PRICE == 3
    assert data.LONGEST_GAME_ROUNDS == 18


def test_favours() -> None:
    assert data.LINES == ("vp", "denier", "resource", "building")
    lines = (data.VP_LINE, data.DENIER_LINE, data.RESOURCE_LINE, data.BUILDING_LINE)
    assert lines == (0, 1, 2, 3)
    assert data.LEVELS == ("1", "2", "3", "4", "5")
    assert data.FAVOUR_POINTS[1:] == (1, 2, 3, 4, 5)
    assert data.FAVOUR_DENIERS[1:] == (3, 4, 5, 6, 7)
    assert data.FAVOUR_POINTS[0] == data.FAVOUR_DENIERS[0] == 0
    assert data.FAVOUR_CHOICE == ("wood", "stone")
    found = {level: data.CUBES[kind] for level, kind in data.FAVOUR_GOODS.items()}
    assert found == {1: "food", 3: "cloth", 5: "gold"}
    assert data.CAPS == (2, 4, 5, 5)
    assert data.SIMPLIFIED_FAVOUR_POINTS == 3


def test_end() -> None:
    assert (data.GOLD_POINTS, data.BASIC_PER_POINT, data.DENIERS_PER_POINT) == (3, 3, 4)


def test_sources() -> None:
    found = {name: value for name, value in vars(data).items() if name.startswith("FROM_")}
    assert {data.SOURCES[place]: name for name, place in found.items()} == {
        "building": "FROM_BUILDING",
        "residence": "FROM_RESIDENCE",
        "owner": "FROM_OWNER",
        "castle": "FROM_CASTLE",
        "favor": "FROM_FAVOUR",
        "trade": "FROM_TRADE",
        "penalty": "FROM_PENALTY",
        "gold": "FROM_GOLD",
        "goods": "FROM_GOODS",
        "deniers": "FROM_DENIERS",
    }
    assert sorted(found.values()) == list(range(10))


ROWS = """
    gold_mine            fixed        | -          |  0
    fixed_peddler        fixed        | -          |  0
    fixed_carpenter      fixed        | -          |  0
    neutral_quarry       neutral      | -          |  0
    neutral_sawmill      neutral      | -          |  0
    neutral_forest       neutral      | -          |  0
    neutral_farm         neutral      | -          |  0
    neutral_marketplace  neutral      | -          |  0
    neutral_carpenter    neutral      | -          |  0
    wood_farm_food       wood         | 1W 1F      |  2
    wood_farm_cloth      wood         | 1W 1F      |  2
    wood_quarry          wood         | 1W 1F      |  2
    wood_sawmill         wood         | 1W 1F      |  2
    wood_marketplace     wood         | 1W 1any    |  4
    wood_peddler         wood         | 1W 1any    |  4
    mason                wood         | 1W 1F      |  4
    lawyer               wood         | 1W 1C      |  4
    stone_farm           stone        | 1S 1F      |  3
    park                 stone        | 1S 1F      |  3
    workshop             stone        | 1S 1F      |  3
    church               stone        | 1S 1C      |  3 | 1 favour
    bank                 stone        | 1S 1W      |  6
    alchemist            stone        | 1S 1F      |  6
    tailor               stone        | 1S 1W      |  6
    architect            stone        | 1S 1F      |  6 | 2 copies
    residence            residential  | -          |  2 | 1 income
    statue               prestige     | 2S 1G      |  7 | 1 favour
    granary              prestige     | 3F 1G      | 10
    library              prestige     | 3W 1G      | 10 | 1 income
    weaver               prestige     | 3C 1G      | 12
    theater              prestige     | 3W 2G      | 14 | 1 favour
    college              prestige     | 3S 2G      | 14 | 1 favour
    monument             prestige     | 4S 2G      | 14 | 2 favour
    hotel                prestige     | 3S 2G      | 16 | 2 income
    cathedral            prestige     | 5S 3G      | 25
"""


def row_of(tile: Tile) -> str:
    """Return a tile as a line of :data:`ROWS`, without its spaces."""
    letters = "WSCFG" if tile.category == "wood" else "SCWFG"
    count = dict(zip(LETTERS, tile.cost, strict=True))
    cost = [f"{count[letter]}{letter}" for letter in letters if count[letter]]
    cost += [f"{tile.of_any_kind}any"] * bool(tile.of_any_kind)
    cells = [f"{tile.word} {tile.category}", " ".join(cost) or "-", f"{tile.points}"]
    cells += [f"{tile.favours} favour"] * bool(tile.favours)
    cells += [f"{tile.copies} copies"] * (tile.copies != 1)
    cells += [f"{tile.income} income"] * bool(tile.income)
    return " | ".join(cells)


@pytest.mark.parametrize("row", ROWS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_tiles(row: str) -> None:
    assert row_of(TILES[row.split(maxsplit=1)[0]]) == " ".join(row.split())


def test_every_tile_has_a_row_and_a_group() -> None:
    """6 neutral, 8 wood, 9 stone and 9 prestige tiles."""
    words = [row.split()[0] for row in ROWS.strip().splitlines()]
    assert sorted(TILES) == sorted(words)
    groups = {"wood": tiles.WOOD_TILES, "stone": tiles.STONE_TILES}
    assert groups == tiles.GROUPS
    every = {**groups, "prestige": tiles.PRESTIGE_TILES, "neutral": tiles.NEUTRAL_TILES}
    every |= {"fixed": tiles.FIXED_TILES, "residential": (tiles.RESIDENCE,)}
    for category, group in every.items():
        assert {tile.category for tile in group} == {category}
    assert {category: sum(tile.copies for tile in group) for category, group in every.items()} == {
        "wood": 8,
        "stone": 9,
        "prestige": 9,
        "neutral": 6,
        "fixed": 3,
        "residential": 1,
    }
    assert {
        *tiles.WOOD_TILES,
        *tiles.STONE_TILES,
        *tiles.PRESTIGE_TILES,
    } == set(tiles.STOCK_TILES)
    assert sorted(tiles.NEUTRALS) == sorted(word for word in words if word.startswith("neutral"))


def test_a_tile_without_data_has_no_cost_and_no_effect() -> None:
    wood = data.Category.WOOD
    assert Tile("plain", wood) == Tile("plain", wood, (0, 0, 0, 0, 0), 0, 0, 0, 1, 0)
    assert Exchange() == Exchange(0, 0, 0, 0, 0)


def test_who_takes_workers_and_what_can_be_transformed_and_owned() -> None:
    """Invariant 6."""
    takes = {word for word, tile in TILES.items() if tile.category not in NEVER_ENTERED}
    assert takes == tiles.TAKES_WORKERS
    assert len(takes) == 9 + 8 + 8
    assert takes - {"lawyer", *data.PRINTED.values()} == tiles.TRANSFORMABLE
    assert tiles.OWNED == ("wood", "stone", "residential", "prestige")
    assert (tiles.RESIDENCE_DENIERS, tiles.RESIDENCE_CLOTH) == (1, 1)


NEVER_ENTERED = ("residential", "prestige")


def test_names_shared_by_two_tiles() -> None:
    """The tiles whose English names occur twice."""
    twice = {"farm", "quarry", "sawmill", "marketplace", "peddler", "carpenter"}
    assert {word for word in TILES if twice & {*word.split("_")}} == tiles.SAME_NAME
    assert len(tiles.SAME_NAME) == 4 + 5 * 2


PRODUCES = {
    "gold_mine": "1G",
    "neutral_quarry": "1S",
    "neutral_sawmill": "1W",
    "wood_quarry": "2S",
    "wood_sawmill": "2W",
    "stone_farm": "2F 1C",
    "park": "2W 1F",
    "workshop": "2S 1C",
}


def test_production() -> None:
    assert {word: cubes(made) for word, made in PRODUCES.items()} == tiles.PRODUCTION
    assert tiles.ALTERNATIVES == {
        "neutral_forest": {"food": 1, "wood": 1},
        "neutral_farm": {"food": 1, "cloth": 1},
        "wood_farm_food": {"food": 2, "cloth": 1},
        "wood_farm_cloth": {"cloth": 2, "food": 1},
    }
    assert {word: set(kinds) for word, kinds in tiles.OWNER_BONUS.items()} == {
        "stone_farm": {"food", "cloth"},
        "park": {"wood", "food"},
        "workshop": {"stone", "cloth"},
    }


def test_trade() -> None:
    assert tiles.MARKET_PRICE == {"neutral_marketplace": 4, "wood_marketplace": 6}
    assert tiles.PEDDLER_PRICES == {"fixed_peddler": (2,), "wood_peddler": (1, 2)}
    assert tiles.EXCHANGE_SIZES == ("small", "large")
    found = {word: tuple(map(tuple, options)) for word, options in tiles.EXCHANGES.items()}
    assert found == {
        #           d  C  basic  G  VP
        "church": ((2, 0, 0, 0, 3), (4, 0, 0, 0, 5)),
        "bank": ((2, 0, 0, 1, 0), (5, 0, 0, 2, 0)),
        "tailor": ((0, 2, 0, 0, 4), (0, 3, 0, 0, 6)),
        "alchemist": ((0, 0, 2, 1, 0), (0, 0, 4, 2, 0)),
    }
    assert Exchange._fields == ("deniers", "cloth", "basic", "gold_gained", "points_gained")


def test_craftsmen() -> None:
    assert tiles.CRAFTSMEN == {
        "fixed_carpenter": "wood",
        "neutral_carpenter": "wood",
        "mason": "stone",
    }
