"""The rules cards: tiles, bonus tiles, yield cards, actions and the rest of the rules."""

from __future__ import annotations

from engine.core.words.game_words import Card
from engine.core.words.text import Text, Value, say
from engine.tuscany.data import (
    AREA_POINTS,
    BONUS_COPIES,
    BONUSES,
    CARDS_PER_POINT,
    FIRST_COLOUR,
    HEXES,
    ITEMS,
    KINDS,
    MONASTERY_CARDS,
    OVERFLOW_RED,
    PURGE,
    SECOND_COLOUR,
    STACK_SIZE,
    START_CARDS,
    START_STORAGE,
    STARTING_CASTLE,
    STORAGE_GREEN,
    TOKEN,
    YIELD_COPIES,
    YIELDS,
)
from engine.tuscany.data import CARDS as REGION_CARDS
from engine.tuscany.rules.texts import item_text, kind_text
from engine.tuscany.words.effects import yield_gain
from engine.tuscany.words.names import bonus_name

TILES = say("tuscany-card-group-tiles")
BONUS_TILES = say("tuscany-card-group-bonuses")
YIELD_CARDS = say("tuscany-card-group-yields")
ACTIONS = say("tuscany-card-group-actions")
RULES = say("tuscany-card-group-rules")

_KIND_RULES = {
    "village": "villages",
    "farm": "farms",
    "carriage": "carriages",
    "monastery": "monasteries",
    "quarry": "quarries",
    "city": "cities",
    "inn": "inns-and-wild-tokens",
    "castle": "castles",
}
_RULINGS = {
    "farm": 2,
    "carriage": 1,
    "monastery": 1,
    "inn": 2,
    "castle": 4,
    "token": 2,
    "starting_castle": 1,
    "plus_card": 1,
    "plus_storage": 1,
    "plus_marble": 1,
    "plus_worker": 1,
    "draw": 1,
    "take": 2,
    "place": 1,
    "payment": 2,
    "marble": 2,
    "setup": 2,
    "region": 2,
    "refill": 3,
    "storage": 1,
    "area": 1,
    "colour_bonus": 1,
    "round": 2,
    "end": 1,
    "final": 1,
}
"""Number of rulings by card."""
_FIGURES: dict[str, dict[str, Value]] = {
    "monastery": {"count": MONASTERY_CARDS},
    "inn": {"red": OVERFLOW_RED},
    "plus_storage": {"green": STORAGE_GREEN},
    "setup": {"cards": START_CARDS, "tiles": STACK_SIZE},
    "refill": {"count": PURGE},
    "storage": {"room": START_STORAGE},
    "area": {"one": AREA_POINTS[1], "two": AREA_POINTS[2], "three": AREA_POINTS[3]},
    "final": {"cards": CARDS_PER_POINT},
}
_RULES: tuple[tuple[str, Text, str], ...] = (
    ("draw", ACTIONS, "draw"),
    ("take", ACTIONS, "take"),
    ("place", ACTIONS, "place"),
    ("payment", ACTIONS, "payment"),
    ("marble", ACTIONS, "a-turn"),
    ("setup", RULES, "setup"),
    ("region", RULES, "arranging-a-region"),
    ("refill", RULES, "refill-and-purge"),
    ("storage", RULES, "take"),
    ("area", RULES, "after-placing"),
    ("colour_bonus", RULES, "after-placing"),
    ("round", RULES, "end-of-a-round"),
    ("end", RULES, "the-last-lap"),
    ("final", RULES, "final-scoring"),
    ("ties", RULES, "ties"),
    ("stall", RULES, "nobody-can-draw"),
)


def _card(id_: str, title: Text, group: Text, rule: str, facts: tuple[Text, ...] = ()) -> Card:
    body = say(f"tuscany-card-{id_}", **_FIGURES.get(id_, {}))
    count = _RULINGS.get(id_, 0)
    rulings = tuple(say(f"tuscany-card-{id_}-ruling-{i}") for i in range(1, count + 1))
    return Card(id_, title, group, facts, body, rulings, say(f"tuscany-rule-{rule}"))


def _kind_card(kind: int) -> Card:
    word = KINDS[kind]
    items = [item for item in ITEMS if item.kind == kind]
    own, neutral = sum(i.per_player for i in items), sum(i.neutral for i in items)
    facts = (
        say("tuscany-card-fact-hexes", count=HEXES[kind]),
        say("tuscany-card-fact-tiles", own=own, neutral=neutral),
        say("tuscany-card-fact-cards", count=REGION_CARDS[kind]),
        say("tuscany-card-fact-colour", first=FIRST_COLOUR[kind], second=SECOND_COLOUR[kind]),
    )
    return _card(word, kind_text(kind), TILES, _KIND_RULES[word], facts)


def _bonus_card(word: str) -> Card:
    copies = (say("tuscany-card-fact-copies", count=BONUS_COPIES),)
    return _card(word, bonus_name(word), BONUS_TILES, "bonus-tiles", copies)


def _yield_cards() -> list[Card]:
    copies = (say("tuscany-card-fact-copies", count=YIELD_COPIES),)
    found = []
    for card in YIELDS:
        title = say("tuscany-card-yield-title", card=card.word)
        body = say("tuscany-card-yield", gain=yield_gain(card))
        found.append(
            Card(card.word, title, YIELD_CARDS, copies, body, (), say("tuscany-rule-yield-cards"))
        )
    return found


CARDS: tuple[Card, ...] = (
    *(_kind_card(kind) for kind in range(len(KINDS))),
    _card("token", item_text(TOKEN), TILES, "inns-and-wild-tokens"),
    _card("starting_castle", item_text(STARTING_CASTLE), TILES, "setup"),
    *map(_bonus_card, BONUSES),
    *_yield_cards(),
    *(
        _card(id_, say(f"tuscany-card-{id_}-title"), group, section)
        for id_, group, section in _RULES
    ),
)
