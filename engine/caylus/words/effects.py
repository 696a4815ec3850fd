"""Describe the effects of places in a few words, with the numbers from the tables."""

from __future__ import annotations

from engine.caylus import data
from engine.caylus.data import (
    CUBES,
    FAVOUR_CHOICE,
    FAVOUR_DENIERS,
    FAVOUR_GOODS,
    FAVOUR_POINTS,
    HOUSE_POINTS,
    INN_PRICE,
    JOUST_CLOTH,
    JOUST_DENIERS,
    LAWYER_LEVEL,
    PRESTIGE_LEVEL,
    PROVOST_REACH,
    SECTIONS,
    STONE_LEVEL,
    TRADING_POST_DENIERS,
    WOOD_LEVEL,
    Category,
    cubes,
)
from engine.caylus.rules.castle import free_section
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.tiles import (
    ALTERNATIVES,
    CRAFTSMEN,
    EXCHANGES,
    MARKET_PRICE,
    OWNER_BONUS,
    PEDDLER_PRICES,
    PRESTIGE_TILES,
    PRODUCTION,
    RESIDENCE,
    RESIDENCE_CLOTH,
    RESIDENCE_DENIERS,
    Exchange,
    Tile,
)
from engine.caylus.words.names import amounts, exchange_text
from engine.core.words.phrases import either
from engine.core.words.text import Text, Value, say


def place_effect(state: CaylusState, place: str) -> Value:
    """Describe the effect of a place before the road in this position."""
    if place != "castle":
        return _SPECIAL_EFFECTS[place]
    section = free_section(state)
    if section is None:
        return say("caylus-effect-castle-full")
    return say(
        "caylus-effect-castle",
        section=say(f"caylus-section-{SECTIONS[section]}"),
        points=amount("vp", HOUSE_POINTS[section]),
    )


def tile_effect(word: str) -> Value:
    """Describe a tile's effect when activated, when built, or at every income."""
    return _TILE_EFFECTS[word]


def tile_worth(tile: Tile) -> list[Value]:
    """Describe a tile in stock: points, effect, favours when built."""
    worth: list[Value] = [say("caylus-gain-points", points=tile.points)]
    if tile.category != Category.PRESTIGE or tile.income:
        worth.append(tile_effect(tile.word))
    if tile.favours:
        worth.append(say("caylus-effect-favors", gain=amount("favor", tile.favours)))
    return worth


def _production_effect(word: str) -> Value:
    output = amounts(PRODUCTION[word])
    if word not in OWNER_BONUS:
        return output if len(output) > 1 else output[0]
    bonus = either([amount(kind, 1) for kind in OWNER_BONUS[word]])
    return say("caylus-effect-bonus", output=output, bonus=bonus)


def exchange_effect(option: Exchange) -> Text:
    """Describe an option of church, bank, tailor or alchemist: "2 deniers → 1 gold"."""
    if option.deniers:
        given = amount("denier", option.deniers)
    elif option.cloth:
        given = amount("cloth", option.cloth)
    else:
        given = amount("basic", option.basic)
    return exchange_text(given, exchange_gain(option))


def exchange_gain(option: Exchange) -> Text:
    """Return the gain of an exchange: gold or points."""
    if option.gold_gained:
        return amount("gold", option.gold_gained)
    return amount("vp", option.points_gained)


def residence_cost(deniers: int) -> list[Value]:
    """Return the cost of a residence in addition to the building it replaces."""
    return amounts(cubes(cloth=RESIDENCE_CLOTH), deniers=deniers)


def level_effect(line: str, level: int) -> Value:
    """Describe the effect of a level of a favour line."""
    match line, level:
        case "vp", _:
            return amount("vp", FAVOUR_POINTS[level])
        case "denier", _:
            return amount("denier", FAVOUR_DENIERS[level])
        case "resource", data.CHOICE_LEVEL:
            return either([amount(kind, 1) for kind in FAVOUR_CHOICE])
        case "resource", data.SWAP_LEVEL:
            return exchange_text(amount("any", 1), amount("basic", 2))
        case "resource", _:
            return amount(CUBES[FAVOUR_GOODS[level]], 1)
        case _:
            return _BUILDING_LEVELS[level]


_SPECIAL_EFFECTS: dict[str, Text] = {
    "gate": say("caylus-effect-gate"),
    "trading_post": amount("denier", TRADING_POST_DENIERS),
    "merchants_guild": say("caylus-effect-merchants_guild", reach=PROVOST_REACH),
    "joust_field": exchange_text(
        amounts(cubes(cloth=JOUST_CLOTH), deniers=JOUST_DENIERS), amount("favor", 1)
    ),
    "stables": say("caylus-effect-stables"),
    "inn": say("caylus-effect-inn", price=amount("denier", INN_PRICE)),
}
_BUILDING_LEVELS: dict[int, Text] = {
    1: say("caylus-level-nothing"),
    WOOD_LEVEL: say("caylus-level-wood", less=amount("wood", 1)),
    STONE_LEVEL: say("caylus-level-stone", less=amount("stone", 1)),
    LAWYER_LEVEL: say("caylus-effect-lawyer", cost=residence_cost(0)),
    PRESTIGE_LEVEL: say("caylus-level-prestige"),
}


def _peddler_effect(prices: tuple[int, ...]) -> Value:
    return either(
        [
            exchange_text(amount("denier", price), amount("basic", count))
            for count, price in enumerate(prices, 1)
        ]
    )


def _lasting_effect(tile: Tile) -> Text:
    """Describe the effect, besides points, of a tile that takes no workers."""
    if tile.income:
        return say("caylus-effect-income", gain=amount("denier", tile.income))
    return say("caylus-effect-none")


_TILE_EFFECTS: dict[str, Value] = {
    **{word: _production_effect(word) for word in PRODUCTION},
    **{
        word: either([amount(kind, count) for kind, count in made.items()])
        for word, made in ALTERNATIVES.items()
    },
    **{
        word: exchange_text(amount("any", 1), amount("denier", paid))
        for word, paid in MARKET_PRICE.items()
    },
    **{word: _peddler_effect(prices) for word, prices in PEDDLER_PRICES.items()},
    **{word: say(f"caylus-effect-build-{group}") for word, group in CRAFTSMEN.items()},
    **{word: either(list(map(exchange_effect, options))) for word, options in EXCHANGES.items()},
    "lawyer": say("caylus-effect-lawyer", cost=residence_cost(RESIDENCE_DENIERS)),
    "architect": say("caylus-effect-build-prestige"),
    **{tile.word: _lasting_effect(tile) for tile in (RESIDENCE, *PRESTIGE_TILES)},
}
