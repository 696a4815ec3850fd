"""Effects of buildings and characters in a few words, with the numbers from the tables."""

from __future__ import annotations

from engine.caylus1303.data import (
    ARCHITECT_POINTS,
    BAILIFF_REACH,
    BATCH_SIZE,
    BRIDGE_REACH,
    DAY_LABORER_WORKERS,
    EARLY_RISER_WORKERS,
    FOREMAN_POINTS,
    GOLDSMITH_POINTS,
    RESIDENCE_RECRUITS,
    STEP_WORKERS,
    STEWARD_POINTS,
    SURCHARGE,
    THIEF_POINTS,
    TOLL_REACH,
    Category,
)
from engine.caylus1303.rules.texts import amount
from engine.caylus1303.tiles import BUILT, LAWYER_COST, RESIDENCE, SETUP, TILES, Line, Tile
from engine.caylus1303.words.names import amounts
from engine.core.words.phrases import either
from engine.core.words.text import Text, Value, say


def line_effect(line: Line) -> Value:
    """Describe the cost and gain of a line: "1 wood → 1 favour", "1 food and 1 point"."""
    gains: list[Value] = []
    if any(line.gain) or line.gain_any:
        gains += amounts(line.gain, basic=line.gain_any)
    if line.gain_workers:
        gains.append(amount("worker", line.gain_workers))
    if line.points:
        gains.append(amount("point", line.points))
    if line.favours:
        gains.append(amount("favour", line.favours))
    gained: Value = gains if len(gains) > 1 else gains[0]
    if line.free:
        return gained
    return say("caylus1303-trade", cost=line_cost(line), gain=gained)


def line_cost(line: Line) -> list[Value]:
    """Return the cost of a line."""
    return amounts(line.pay, basic=line.pay_any, workers=line.pay_workers)


def side_effect(word: str, side: int) -> Value:
    """Describe the effect of the visible side of a tile."""
    return _EFFECTS[word, side] if (word, side) in _EFFECTS else _EFFECTS[word, SETUP]


def tile_worth(tile: Tile) -> list[Value]:
    """Describe a supply tile: points and the effect of its built side."""
    return [say("caylus1303-gain-points", points=tile.points), side_effect(tile.word, BUILT)]


def ability_description(word: str) -> Text:
    """Describe a character's ability."""
    return _ABILITIES[word]


def _describe_side(tile: Tile, side: int) -> Value:
    """Describe a craft, or the lines of that side with the owner's bonus."""
    if tile.craft:
        return _describe_craft(tile.craft, tile.waived if side == SETUP else 0)
    lines = tile.built if side == BUILT else tile.setup
    effect = either([line_effect(line) for line in lines])
    if side == BUILT and any(tile.bonus):
        return say("caylus1303-effect-bonus", output=effect, bonus=amounts(tile.bonus))
    return effect


def _describe_craft(craft: str, waived: int) -> Text:
    """Describe the effect of Carpenter, Stonemason, Lawyer, Toll or Guilds' Bridge."""
    if craft == "stone" and waived:
        return say("caylus1303-effect-build-waived", less=amount("stone", waived))
    return {
        "wood": say("caylus1303-effect-build-wood"),
        "stone": say("caylus1303-effect-build-stone"),
        "lawyer": say("caylus1303-effect-lawyer", cost=amounts(LAWYER_COST)),
        "toll": say("caylus1303-effect-toll", reach=TOLL_REACH),
        "bridge": say(
            "caylus1303-effect-bridge",
            reach=BRIDGE_REACH,
            price=amount("worker", STEP_WORKERS),
        ),
    }[craft]


def _describe_lasting(tile: Tile) -> Text:
    """Describe the gains of a monument besides its points."""
    if tile.recruits:
        return say("caylus1303-effect-recruits", gain=amount("worker", tile.recruits))
    if any(tile.income):
        return say("caylus1303-effect-recruits", gain=amounts(tile.income))
    if tile.favours:
        return say("caylus1303-effect-favour", gain=amount("favour", tile.favours))
    return say("caylus1303-effect-none")


def _effects_by_side() -> dict[tuple[str, int], Value]:
    """Return the effect of every tile, by word and side."""
    effects: dict[tuple[str, int], Value] = {}
    residence = say("caylus1303-effect-recruits", gain=amount("worker", RESIDENCE_RECRUITS))
    for word, tile in TILES.items():
        if tile.category == Category.MONUMENT:
            effects[word, SETUP] = _describe_lasting(tile)
            continue
        effects[word, SETUP] = _describe_side(tile, SETUP)
        if tile.category in (Category.WOOD, Category.STONE):
            effects[word, BUILT] = _describe_side(tile, BUILT)
        if tile.category == Category.STARTING:
            effects[word, RESIDENCE] = residence
    return effects


_EFFECTS = _effects_by_side()
_ABILITIES = {
    "early_riser": say(
        "caylus1303-ability-early_riser", cost=amount("worker", EARLY_RISER_WORKERS)
    ),
    "night_worker": say("caylus1303-ability-night_worker", spared=amount("worker", SURCHARGE)),
    "journeyman": say("caylus1303-ability-journeyman"),
    "thief": say("caylus1303-ability-thief", points=amount("point", THIEF_POINTS)),
    "steward": say("caylus1303-ability-steward", points=amount("point", STEWARD_POINTS)),
    "bailiff": say("caylus1303-ability-bailiff", reach=BAILIFF_REACH),
    "architect": say("caylus1303-ability-architect", points=ARCHITECT_POINTS),
    "delivery_man": say("caylus1303-ability-delivery_man"),
    "chamberlain": say("caylus1303-ability-chamberlain", size=BATCH_SIZE),
    "foreman": say("caylus1303-ability-foreman", points=FOREMAN_POINTS),
    "goldsmith": say("caylus1303-ability-goldsmith", points=GOLDSMITH_POINTS),
    "day_laborer": say("caylus1303-ability-day_laborer", workers=DAY_LABORER_WORKERS),
}
