"""Write the rules cards of the tiles."""

from __future__ import annotations

from engine.caylus.data import PRINTED, Category
from engine.caylus.rules.texts import amount, full_name
from engine.caylus.tiles import (
    ALTERNATIVES,
    CRAFTSMEN,
    EXCHANGES,
    FIXED_TILES,
    MARKET_PRICE,
    NEUTRAL_TILES,
    OWNER_BONUS,
    PEDDLER_PRICES,
    PRESTIGE_TILES,
    PRODUCTION,
    RESIDENCE,
    RESIDENCE_DENIERS,
    STONE_TILES,
    WOOD_TILES,
    Tile,
)
from engine.caylus.words.effects import residence_cost, tile_effect
from engine.caylus.words.names import amounts, category_name, cost_list
from engine.core.words.game_words import RulesCard
from engine.core.words.phrases import either
from engine.core.words.text import Text, say

_ONCE = ("caylus-ruling-once",)
_BUILDS = ("caylus-ruling-one-building", "caylus-ruling-new-building")
_EXCHANGE_RULINGS = {
    **dict.fromkeys(PEDDLER_PRICES, ("caylus-ruling-basic",)),
    "church": ("caylus-card-church-1",),
    "alchemist": ("caylus-ruling-basic", "caylus-card-alchemist-1"),
}
"""Rulings on an exchange, in addition to its use only once."""


def tile_cards() -> list[RulesCard]:
    """Return the rules cards of all tiles, in the order of the rulebook."""
    tiles = (*FIXED_TILES, *NEUTRAL_TILES, *WOOD_TILES, *STONE_TILES, RESIDENCE, *PRESTIGE_TILES)
    return [_tile_card(tile) for tile in tiles]


def _tile_card(tile: Tile) -> RulesCard:
    body, rulings = _tile_body(tile)
    if tile.category in (Category.FIXED, Category.NEUTRAL):
        rulings = (*rulings, f"caylus-ruling-{tile.category}")
    return RulesCard(
        id=tile.word,
        title=full_name(tile.word),
        group=category_name(tile.word),
        facts=tuple(_tile_facts(tile)),
        body=body,
        rulings=tuple(say(ruling) for ruling in rulings),
        rule=say("caylus-rule-special-fixed-and-neutral-buildings")
        if tile.category in (Category.FIXED, Category.NEUTRAL)
        else say("caylus-rule-buildings-you-can-build"),
    )


def _tile_facts(tile: Tile) -> list[Text]:
    """Return the facts that a tile has: space, cost, points, favours, copies, income."""
    printed = {word: space for space, word in PRINTED.items()}
    facts = []
    if tile.word in printed:
        facts.append(say("caylus-fact-printed", space=printed[tile.word]))
    if any(tile.cost):
        facts.append(say("caylus-fact-cost", cost=cost_list(tile)))
    elif tile is RESIDENCE:
        facts.append(say("caylus-fact-cost", cost=residence_cost(RESIDENCE_DENIERS)))
    if tile.points:
        facts.append(say("caylus-fact-points", points=amount("vp", tile.points)))
    if tile.favours:
        facts.append(say("caylus-fact-favors", favors=amount("favor", tile.favours)))
    if tile.copies > 1:
        facts.append(say("caylus-fact-copies", count=tile.copies))
    if tile.category == Category.PRESTIGE and tile.income:
        facts.append(say("caylus-effect-income", gain=amount("denier", tile.income)))
    return facts


def _tile_body(tile: Tile) -> tuple[Text, tuple[str, ...]]:
    """Return the text about a tile's effect, and the keys of its rulings."""
    word = tile.word
    for table, describe in (
        (PRODUCTION, _production_body),
        (ALTERNATIVES, _choice_body),
        (MARKET_PRICE, _market_body),
        (EXCHANGES, _exchange_body),
        (PEDDLER_PRICES, _exchange_body),
        (CRAFTSMEN, _craftsman_body),
    ):
        if word in table:
            return describe(word)
    match word:
        case "lawyer":
            return _lawyer_body()
        case "architect":
            rulings = ("caylus-card-architect-1", "caylus-card-architect-2")
            return say("caylus-card-architect"), rulings
        case "residence":
            income = amount("denier", RESIDENCE.income)
            body = say("caylus-card-residence", income=income)
            return body, ("caylus-card-residence-1",)
    two = ("caylus-ruling-two-favors",) if tile.favours > 1 else ()
    return say("caylus-card-prestige"), two


def _production_body(word: str) -> tuple[Text, tuple[str, ...]]:
    gain = amounts(PRODUCTION[word])
    if word in OWNER_BONUS:
        bonus = either([amount(kind, 1) for kind in OWNER_BONUS[word]])
        body = say("caylus-card-shared-production", gain=gain, bonus=bonus)
        return body, ("caylus-card-shared-production-1",)
    own = ("caylus-card-gold_mine-1",) if word == "gold_mine" else ()
    return say("caylus-card-production", gain=gain), own


def _choice_body(word: str) -> tuple[Text, tuple[str, ...]]:
    return say("caylus-card-choice", gain=tile_effect(word)), ()


def _market_body(word: str) -> tuple[Text, tuple[str, ...]]:
    return say("caylus-card-market", gain=amount("denier", MARKET_PRICE[word])), ()


def _exchange_body(word: str) -> tuple[Text, tuple[str, ...]]:
    only = len(EXCHANGES.get(word) or PEDDLER_PRICES[word]) == 1
    key = "caylus-card-exchange-only" if only else "caylus-card-exchange"
    body = say(key, effect=tile_effect(word))
    return body, (*_ONCE, *_EXCHANGE_RULINGS.get(word, ()))


def _craftsman_body(word: str) -> tuple[Text, tuple[str, ...]]:
    return say(f"caylus-card-craft-{CRAFTSMEN[word]}"), _BUILDS


def _lawyer_body() -> tuple[Text, tuple[str, ...]]:
    body = say(
        "caylus-card-lawyer",
        cost=residence_cost(RESIDENCE_DENIERS),
        points=RESIDENCE.points,
        income=amount("denier", RESIDENCE.income),
    )
    return body, tuple(f"caylus-card-lawyer-{number}" for number in range(1, 5))
