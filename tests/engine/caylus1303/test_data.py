"""The data file: the numbers of the rules, and their sources."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

from engine.caylus1303 import data, tiles
from engine.caylus1303.data import BASIC, CHARACTERS, RECOMMENDED, RECRUITS, START_HAND, Goods
from engine.caylus1303.tiles import (
    BUILT,
    LINES,
    MONUMENT_TILES,
    PRINTED_TILES,
    SETUP,
    STARTING_TILES,
    STONE_TILES,
    TILES,
    WOOD_TILES,
    Line,
)

TAG = re.compile(r"\[(R|P|V|P\?|N)\]|\(rules: ")
LETTERS = "FWSCG"


def written(goods: Goods, any_basic: int = 0) -> str:
    """Return a cost as written in the rules: ``1W+1?``."""
    parts = [f"{n}{letter}" for n, letter in zip(goods, LETTERS, strict=True) if n]
    return "+".join(parts + [f"{any_basic}?"] * bool(any_basic))


def effect(lines: tuple[Line, ...]) -> str:
    """Return a side as written in the rules: ``1W → favour``; ``K`` are workers."""
    return " / ".join(map(_line, lines))


def _line(line: Line) -> str:
    pays = written(line.pay, line.pay_any) or (f"{line.pay_workers}K" if line.pay_workers else "")
    gains = [written(line.gain, line.gain_any)]
    gains += [f"{line.gain_workers}K"] * bool(line.gain_workers)
    gains += [f"{line.points}PP"] * bool(line.points) + ["favour"] * line.favours
    return f"{pays} → {'+'.join(filter(None, gains))}".strip()


def test_every_number_has_its_source_beside_it() -> None:
    """Lines with a number other than 0 carry the tag of their source, or belong to a tagged one."""
    untagged = []
    for module in (data, tiles):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        lines = source.splitlines()
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            figure = token.type == tokenize.NUMBER and token.string != "0"
            if figure and not TAG.search(lines[token.start[0] - 1]):
                untagged.append(f"{token.start[0]}: {lines[token.start[0] - 1].strip()}")
    assert untagged == []


def test_doubtful_numbers_are_one_line_each() -> None:
    """These may be amended first."""
    source = Path(tiles.__file__).read_text(encoding="utf-8")
    for ruling in ("starting Guild gives four", "wood Farm's cost", "monuments keep their figures"):
        assert ruling in source


def test_there_are_34_tiles_and_12_characters() -> None:
    counts = map(len, (PRINTED_TILES, STARTING_TILES, WOOD_TILES, STONE_TILES, MONUMENT_TILES))
    assert list(counts) == [5, 9, 9, 9, 7]
    assert len(TILES) == 39
    assert len(CHARACTERS) == len(set(CHARACTERS)) == 12


STARTING = {
    "start_farm_a": "→ 1F",
    "start_farm_b": "→ 1F",
    "start_sawmill": "→ 1W",
    "start_quarry": "→ 1S",
    "start_market_a": "1K → 1?",
    "start_market_b": "1K → 1?",
    "start_guild_3": "1? → 3K",
    "start_guild_4": "1S → 4K",
}


@pytest.mark.parametrize(("word", "does"), STARTING.items())
def test_starting_tiles(word: str, does: str) -> None:
    assert effect(TILES[word].setup) == does


BUILDINGS = {
    "wood_farm": ("1F+1W", 2, "→ 2F", "→ 1F+1PP"),
    "wood_sawmill": ("1F+1W", 2, "→ 2W", "→ 1W+1PP"),
    "wood_quarry": ("1F+1W", 2, "→ 2S", "→ 1S+1PP"),
    "wood_spinning_mill": ("2W", 2, "→ 2C", "→ 1C+1PP"),
    "wood_market": ("1F+1W", 3, "→ 1?", "→ 1?"),
    "wood_covered_market": ("1W+1?", 3, "→ 3K", "→ 2K+1PP"),
    "wood_manor": ("1W+1C", 4, "→ favour", "→ 2PP"),
    "wood_tailor": ("1W+1?", 4, "1C → 4PP / 2C → 6PP", "1C → 4PP / 2C → 6PP"),
    "wood_stonemason": ("1W+1?", 4, "", ""),
    "stone_farm": ("1F+1S", 3, "→ 2F+1C", "→ 1F+1C"),
    "stone_sawmill": ("1F+1S", 3, "→ 2W+1C", "→ 1W+1C"),
    "stone_quarry": ("1F+1S", 3, "→ 2S+1C", "→ 1S+1C"),
    "stone_gold_mine": ("1F+1S", 4, "→ 1G", "→ 1G"),
    "stone_foundry": ("1W+1S", 5, "1K → 1G / 3K → 2G", "1K → 1G / 3K → 2G"),
    "stone_alchemist": ("1W+1S", 5, "1? → 1G / 2? → 2G", "1? → 1G / 2? → 2G"),
    "stone_guild": ("1S+1?", 4, "1? → 5K", "1? → 5K"),
    "stone_church": ("1S+1C", 5, "2K → 4PP / 4K → 6PP", "2K → 4PP / 4K → 6PP"),
    "stone_jeweler": ("1W+1S", 5, "1G → 5PP / 2G → 9PP", "1G → 5PP / 2G → 9PP"),
}


@pytest.mark.parametrize(("word", "expected"), BUILDINGS.items())
def test_wood_and_stone_tiles(word: str, expected: tuple[str, int, str, str]) -> None:
    tile = TILES[word]
    sides = (effect(tile.built), effect(tile.setup))
    assert (written(tile.cost, tile.cost_any), tile.points, *sides) == expected


def test_owner_bonuses() -> None:
    bonuses = {word: written(tile.bonus) for word, tile in TILES.items() if any(tile.bonus)}
    assert bonuses == {"stone_farm": "1F", "stone_sawmill": "1W", "stone_quarry": "1S"}


MONUMENTS = {
    "mon_garden": ("1W+1G", 4, 2, "", 0),
    "mon_factory": ("1C+1G", 5, 0, "1C", 0),
    "mon_granary": ("1S+1G", 7, 0, "1F", 0),
    "mon_statue": ("2S+1G", 7, 0, "", 0),
    "mon_theatre": ("4W+3G", 12, 0, "", 1),
    "mon_cathedral": ("3S+3G", 15, 0, "", 0),
    "mon_mansion": ("5S+5G", 20, 0, "", 0),
}


@pytest.mark.parametrize(("word", "expected"), MONUMENTS.items())
def test_monuments(word: str, expected: tuple[str, int, int, str, int]) -> None:
    tile = TILES[word]
    found = (written(tile.cost), tile.points, tile.recruits, written(tile.income), tile.favours)
    assert found == expected


def test_crafts() -> None:
    crafts = {word: tile.craft for word, tile in TILES.items() if tile.craft}
    assert crafts == {
        "lawyer": "lawyer",
        "carpenter": "wood",
        "toll": "toll",
        "guilds_bridge": "bridge",
        "start_carpenter": "wood",
        "wood_stonemason": "stone",
    }
    assert effect(TILES["fairground"].setup) == "1W → favour"


def test_numbers_by_player_count() -> None:
    assert START_HAND == {2: 10, 3: 6, 4: 6, 5: 10}
    assert RECRUITS == {2: 3, 3: 3, 4: 3, 5: 2}
    assert [len(words) for words in RECOMMENDED.values()] == [5, 1, 1, 1]


def test_every_producing_tile_has_a_side() -> None:
    assert set(LINES[SETUP]) == {*STARTING, *BUILDINGS} - {"wood_stonemason"}
    assert set(LINES[BUILT]) == set(BUILDINGS) - {"wood_stonemason"}
    assert BASIC == ("food", "wood", "stone", "cloth")
