"""The rules cards: phases, tiles, places and the rest."""

from __future__ import annotations

from engine.caylus1303.data import (
    BATCH_POINTS,
    BATCH_SIZE,
    BRIDGE_REACH,
    COURT_CHARACTERS,
    DAY_LABORER_WORKERS,
    FIRST_PROVOST,
    GOLD_POINTS,
    HOUSES,
    LAST_PROVOST,
    PLACEMENT_POINTS,
    PRINTED_SPACES,
    RECOMMENDED,
    RECRUITS,
    RESIDENCE_RECRUITS,
    ROUNDS,
    SEAT_COUNTS,
    SITE_ROUNDS,
    START_HAND,
    START_RESOURCES,
    STEP_WORKERS,
    SURCHARGE,
    TOLL_REACH,
    WORKERS,
    Category,
)
from engine.caylus1303.rules.texts import amount, character_name, tile_name
from engine.caylus1303.tiles import (
    BUILT,
    LAWYER_COST,
    MONUMENT_TILES,
    PRINTED_TILES,
    SETUP,
    STARTING_TILES,
    STONE_TILES,
    TILES,
    WOOD_TILES,
    Tile,
)
from engine.caylus1303.words.character_cards import character_cards
from engine.caylus1303.words.effects import side_effect
from engine.caylus1303.words.names import amounts, category_name, cost_list, full_name
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import RulesCard
from engine.core.words.phrases import listed
from engine.core.words.text import Text, Value, say

Arguments = dict[str, Value]
COPIES = {"start_farm_a": "start_farm_b", "start_market_a": "start_market_b"}
"""Tiles that exist twice, with the second copy; both share a card."""

_card = GameTexts("caylus1303").card


def make_cards() -> tuple[RulesCard, ...]:
    """Return all rules cards, in the order of the rulebook."""
    return (
        *_phase_cards(),
        *_place_cards(),
        *_tile_cards(),
        *character_cards(),
        *_setup_cards(),
        *_other_cards(),
    )


# Phases


def _phase_cards() -> list[RulesCard]:
    group = "caylus1303-cards-phases"
    planning: Arguments = {
        "price": amount("worker", 1),
        "extra": amount("worker", SURCHARGE),
        "points": amount("point", PLACEMENT_POINTS),
    }
    delivery: Arguments = {
        "size": BATCH_SIZE,
        "points": amount("point", BATCH_POINTS),
        "favour": amount("favour", 1),
    }
    return [
        _card("planning", group, rule="planning", rulings=5, arguments=planning),
        _card("activation", group, rule="order-of-activation", rulings=4),
        _card("delivery", group, rule="delivery", rulings=4, arguments=delivery),
        _card("management", group, rule="management", rulings=2),
    ]


# Places


def _place_cards() -> list[RulesCard]:
    group = "caylus1303-cards-rules"
    brackets = [
        say("caylus1303-fact-bracket", first=first, last=last, spaces=number)
        for number, (first, last) in enumerate(SITE_ROUNDS, 1)
    ]
    road: Arguments = {"first": FIRST_PROVOST, "last": LAST_PROVOST}
    bridge: Arguments = {"reach": BRIDGE_REACH, "price": amount("worker", STEP_WORKERS)}
    return [
        _card("site", group, rule="the-castle-site", title=say("caylus1303-site"), rulings=1),
        _card("favour", group, rule="favours", facts=brackets, rulings=5),
        _card("bridge-step", group, rule="moving-the-provost", rulings=3, arguments=bridge),
        _card("provost", group, rule="the-road", rulings=2, arguments=road),
        _card("building", group, rule="building-a-tile", rulings=4, arguments={"houses": HOUSES}),
    ]


# Tiles


def _tile_cards() -> list[RulesCard]:
    doubles = set(COPIES.values())
    tiles = [
        tile
        for tile in (*PRINTED_TILES, *STARTING_TILES, *WOOD_TILES, *STONE_TILES)
        if tile.word not in doubles
    ]
    return [*map(_tile_card, tiles), _residence_card(), *map(_monument_card, MONUMENT_TILES)]


def _tile_card(tile: Tile) -> RulesCard:
    """Return the card of a tile that takes workers: its sides as facts, its category as body."""
    facts = []
    if tile.category == Category.PRINTED:
        space = PRINTED_SPACES.index(tile.word) + 1
        facts.append(say("caylus1303-fact-printed", space=space))
    if any(tile.cost):
        facts.append(say("caylus1303-fact-cost", cost=cost_list(tile)))
        facts.append(say("caylus1303-fact-points", points=amount("point", tile.points)))
        facts.append(say("caylus1303-fact-built", effect=side_effect(tile.word, BUILT)))
        facts.append(say("caylus1303-fact-setup", effect=side_effect(tile.word, SETUP)))
    else:
        facts.append(say("caylus1303-fact-effect", effect=side_effect(tile.word, SETUP)))
    if tile.word in COPIES:
        facts.append(say("caylus1303-fact-copies", count=2))
    return RulesCard(
        id=tile.word,
        title=full_name(tile.word),
        group=category_name(tile.word),
        facts=tuple(facts),
        body=say(f"caylus1303-card-{tile.category}"),
        rulings=tuple(_tile_rulings(tile)),
        rule=say(f"caylus1303-rule-{tile.category}-buildings"),
    )


def _tile_rulings(tile: Tile) -> list[Text]:
    """Return the rulings on a tile's effects."""
    rulings: list[Text] = []
    lines = (*tile.setup, *tile.built)
    if any(line.pay_workers for line in lines):
        rulings.append(say("caylus1303-ruling-workers"))
    if any(line.pay_any for line in lines):
        rulings.append(say("caylus1303-ruling-basic"))
    if any(line.gain_workers for line in lines):
        rulings.append(say("caylus1303-ruling-camp"))
    if len(tile.setup) > 1:
        rulings.append(say("caylus1303-ruling-one-line"))
    if any(tile.bonus):
        rulings += [say("caylus1303-ruling-bonus"), say("caylus1303-ruling-bonus-journeyman")]
    match tile.craft:
        case "wood" | "stone":
            rulings.append(say("caylus1303-ruling-build"))
            if tile.waived:
                rulings.append(say("caylus1303-ruling-waived"))
        case "lawyer":
            rulings += _lawyer_rulings()
        case "toll":
            rulings.append(say("caylus1303-ruling-toll", reach=TOLL_REACH))
        case "bridge":
            rulings.append(say("caylus1303-ruling-bridge"))
    if tile.word == "wood_manor":
        rulings.append(say("caylus1303-ruling-manor"))
    return rulings


def _lawyer_rulings() -> list[Text]:
    arguments: Arguments = {"cost": amounts(LAWYER_COST)}
    return [Text(f"caylus1303-ruling-lawyer-{number}", arguments) for number in (1, 2, 3)]


def _residence_card() -> RulesCard:
    gain = say("caylus1303-effect-recruits", gain=amount("worker", RESIDENCE_RECRUITS))
    return _card(
        "residence",
        "caylus1303-category-residence",
        rule="starting-buildings",
        title=say("caylus1303-residence"),
        facts=[say("caylus1303-fact-effect", effect=gain)],
        rulings=2,
    )


def _monument_card(tile: Tile) -> RulesCard:
    """Return the card of a monument: cost, points and lasting effect."""
    facts = [
        say("caylus1303-fact-cost", cost=cost_list(tile)),
        say("caylus1303-fact-points", points=amount("point", tile.points)),
        say("caylus1303-fact-effect", effect=side_effect(tile.word, SETUP)),
    ]
    rulings = [say("caylus1303-ruling-monument")]
    if tile.favours:
        rulings.append(say("caylus1303-ruling-theatre"))
    return RulesCard(
        id=tile.word,
        title=tile_name(tile.word),
        group=category_name(tile.word),
        facts=tuple(facts),
        body=say("caylus1303-card-monument"),
        rulings=tuple(rulings),
        rule=say("caylus1303-rule-monuments"),
    )


# The set-up, and the rest

_RULES_GROUP = "caylus1303-cards-rules"


def _setup_cards() -> list[RulesCard]:
    """Return the cards of the set-up and of the first game."""
    counts = [
        say(
            "caylus1303-fact-players",
            players=seats,
            hand=amount("worker", START_HAND[seats]),
            recruits=amount("worker", RECRUITS[seats]),
            characters=seats + COURT_CHARACTERS,
        )
        for seats in SEAT_COUNTS
    ]
    setup: Arguments = {
        "resources": amounts(START_RESOURCES),
        "workers": amount("worker", WORKERS),
        "left": COURT_CHARACTERS,
    }
    first = [
        say(
            "caylus1303-fact-first",
            players=seats,
            characters=listed(list(map(character_name, words))),
        )
        for seats, words in RECOMMENDED.items()
    ]
    return [
        _card("setup", _RULES_GROUP, rule="setup", facts=counts, rulings=2, arguments=setup),
        _card("first-game", _RULES_GROUP, rule="first-game", facts=first, rulings=1),
    ]


def _other_cards() -> list[RulesCard]:
    """Return the cards of camp, recruitment, provost's reset, hidden points and the end."""
    camp: Arguments = {"workers": amount("worker", WORKERS)}
    recruitment: Arguments = {
        "most": amount("worker", max(RECRUITS.values())),
        "least": amount("worker", min(RECRUITS.values())),
        "garden": amount("worker", TILES["mon_garden"].recruits),
        "food": amounts(TILES["mon_granary"].income),
        "cloth": amounts(TILES["mon_factory"].income),
        "residence": amount("worker", RESIDENCE_RECRUITS),
        "laborer": amount("worker", DAY_LABORER_WORKERS),
    }
    end: Arguments = {"rounds": ROUNDS, "gold": amount("point", GOLD_POINTS)}
    return [
        _card("camp", _RULES_GROUP, rule="terms", rulings=2, arguments=camp),
        _card("recruitment", _RULES_GROUP, rule="recruitment", rulings=1, arguments=recruitment),
        _card("provost-reset", _RULES_GROUP, rule="the-provosts-reset", rulings=1),
        _card("prestige", _RULES_GROUP, rule="hidden-prestige", rulings=1),
        _card("final-scoring", _RULES_GROUP, rule="end-of-the-game", rulings=2, arguments=end),
    ]
