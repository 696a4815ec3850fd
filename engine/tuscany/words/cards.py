"""The rules cards: tiles, bonus tiles, yield cards, actions and the rest of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import RulesCard
from engine.core.words.text import Value, say
from engine.tuscany.data import (
    AREA_POINTS,
    BONUS_COPIES,
    BONUSES,
    CARDS_PER_POINT,
    FIRST_COLOUR_POINTS,
    HEXES,
    ITEMS,
    KINDS,
    MONASTERY_CARDS,
    OVERFLOW_RED,
    PURGE_COUNT,
    REGION_CARDS,
    SECOND_COLOUR_POINTS,
    STACK_SIZE,
    START_CARDS,
    START_STORAGE,
    STARTING_CASTLE,
    STORAGE_GREEN,
    TOKEN,
    YIELD_COPIES,
    YIELDS,
    Yield,
)
from engine.tuscany.rules.texts import item_text, kind_text
from engine.tuscany.words.effects import yield_gain
from engine.tuscany.words.names import bonus_name

TILES = "tuscany-card-group-tiles"
BONUS_TILES = "tuscany-card-group-bonuses"
YIELD_CARDS = "tuscany-card-group-yields"
ACTIONS = "tuscany-card-group-actions"
RULES = "tuscany-card-group-rules"


class _RuleAndRulings(NamedTuple):
    """The rule of a kind of tile, and the number of rulings about it."""

    rule: str
    rulings: int = 0


_RULE_AND_RULINGS = {
    "village": _RuleAndRulings("villages"),
    "farm": _RuleAndRulings("farms", rulings=2),
    "carriage": _RuleAndRulings("carriages", rulings=1),
    "monastery": _RuleAndRulings("monasteries", rulings=1),
    "quarry": _RuleAndRulings("quarries"),
    "city": _RuleAndRulings("cities"),
    "inn": _RuleAndRulings("inns-and-wild-tokens", rulings=2),
    "castle": _RuleAndRulings("castles", rulings=4),
}
_KIND_ARGUMENTS: Mapping[str, Mapping[str, Value]] = {
    "monastery": {"count": MONASTERY_CARDS},
    "inn": {"red": OVERFLOW_RED},
}

_card = GameTexts("tuscany").card


def _kind_card(kind: int) -> RulesCard:
    word = KINDS[kind]
    rule, rulings = _RULE_AND_RULINGS[word]
    items = [item for item in ITEMS if item.kind == kind]
    own = sum(item.per_player for item in items)
    neutral = sum(item.neutral for item in items)
    facts = (
        say("tuscany-card-fact-hexes", count=HEXES[kind]),
        say("tuscany-card-fact-tiles", own=own, neutral=neutral),
        say("tuscany-card-fact-cards", count=REGION_CARDS[kind]),
        say(
            "tuscany-card-fact-colour",
            first=FIRST_COLOUR_POINTS[kind],
            second=SECOND_COLOUR_POINTS[kind],
        ),
    )
    return _card(
        word,
        TILES,
        rule=rule,
        title=kind_text(kind),
        facts=facts,
        rulings=rulings,
        arguments=_KIND_ARGUMENTS.get(word),
    )


def _tile_cards() -> list[RulesCard]:
    castle = item_text(STARTING_CASTLE)
    return [
        *map(_kind_card, range(len(KINDS))),
        _card("token", TILES, rule="inns-and-wild-tokens", title=item_text(TOKEN), rulings=2),
        _card("starting_castle", TILES, rule="setup", title=castle, rulings=1),
    ]


def _bonus_card(word: str) -> RulesCard:
    return _card(
        word,
        BONUS_TILES,
        rule="bonus-tiles",
        title=bonus_name(word),
        facts=[say("tuscany-card-fact-copies", count=BONUS_COPIES)],
        rulings=0 if word == "plus_yield" else 1,
        arguments={"green": STORAGE_GREEN} if word == "plus_storage" else None,
    )


def _yield_card(card: Yield) -> RulesCard:
    return RulesCard(
        id=card.word,
        title=say("tuscany-card-yield-title", card=card.word),
        group=say(YIELD_CARDS),
        facts=(say("tuscany-card-fact-copies", count=YIELD_COPIES),),
        body=say("tuscany-card-yield", gain=yield_gain(card)),
        rulings=(),
        rule=say("tuscany-rule-yield-cards"),
    )


def _action_cards() -> list[RulesCard]:
    return [
        _card("draw", ACTIONS, rule="draw", rulings=1),
        _card("take", ACTIONS, rule="take", rulings=2),
        _card("place", ACTIONS, rule="place", rulings=1),
        _card("payment", ACTIONS, rule="payment", rulings=2),
        _card("marble", ACTIONS, rule="a-turn", rulings=2),
    ]


def _rule_cards() -> list[RulesCard]:
    start = {"cards": START_CARDS, "tiles": STACK_SIZE}
    area = {"one": AREA_POINTS[1], "two": AREA_POINTS[2], "three": AREA_POINTS[3]}
    return [
        _card("setup", RULES, rule="setup", rulings=2, arguments=start),
        _card("region", RULES, rule="arranging-a-region", rulings=2),
        _card(
            "refill", RULES, rule="refill-and-purge", rulings=3, arguments={"count": PURGE_COUNT}
        ),
        _card("storage", RULES, rule="take", rulings=1, arguments={"room": START_STORAGE}),
        _card("area", RULES, rule="after-placing", rulings=1, arguments=area),
        _card("colour_bonus", RULES, rule="after-placing", rulings=1),
        _card("round", RULES, rule="end-of-a-round", rulings=2),
        _card("end", RULES, rule="the-last-lap", rulings=1),
        _card(
            "final", RULES, rule="final-scoring", rulings=1, arguments={"cards": CARDS_PER_POINT}
        ),
        _card("ties", RULES, rule="ties"),
        _card("stall", RULES, rule="nobody-can-draw"),
    ]


CARDS: tuple[RulesCard, ...] = (
    *_tile_cards(),
    *map(_bonus_card, BONUSES),
    *map(_yield_card, YIELDS),
    *_action_cards(),
    *_rule_cards(),
)
