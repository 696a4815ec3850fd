"""The rules cards: places, tiles, favour lines, phases, castle sections and the rest."""

from __future__ import annotations

from engine.caylus.data import (
    ALTERNATIVES,
    BAILIFF_FAR,
    BAILIFF_NEAR,
    BASIC_PER_POINT,
    CAPS,
    CRAFTSMEN,
    DENIERS_PER_POINT,
    EXCHANGES,
    FIRST_PASS_DENIERS,
    FIXED_TILES,
    GOLD_POINTS,
    HOUSE_POINTS,
    IDLE_PENALTY,
    INCOME,
    INN_PRICE,
    JOUST_CLOTH,
    JOUST_DENIERS,
    LAST_SPACE,
    LEVELS,
    LINES,
    MARKET_PRICE,
    NEUTRAL_TILES,
    OWN_PRICE,
    OWNER_BONUS,
    OWNER_POINT,
    PEDDLER_PRICES,
    PRESTIGE_TILES,
    PRINTED,
    PRODUCTION,
    PROVOST_PRICE,
    PROVOST_REACH,
    RESIDENCE,
    RESIDENCE_DENIERS,
    ROOM,
    SCORING_FAVORS,
    SCORING_PENALTY,
    SECTIONS,
    SIMPLIFIED_FAVOR_POINTS,
    START_DENIERS,
    START_SPACE,
    STONE_TILES,
    TILES,
    TRADING_POST_DENIERS,
    TRIGGERS,
    TWO_PLAYER_LATE_PRICE,
    WOOD_TILES,
    Tile,
)
from engine.caylus.words.effects import level_effect, residence_cost, tile_effect
from engine.caylus.words.names import amount, amounts, category, cost, full_name, tile_name
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Card
from engine.core.words.phrases import either
from engine.core.words.text import Text, Value, say

_ONCE = ("caylus-ruling-once",)
_BUILDS = ("caylus-ruling-one-building", "caylus-ruling-new-building")
_EXCHANGES = {
    **dict.fromkeys(PEDDLER_PRICES, ("caylus-ruling-basic",)),
    "church": ("caylus-card-church-1",),
    "alchemist": ("caylus-ruling-basic", "caylus-card-alchemist-1"),
}
"""Rulings on an exchange, besides that it is used once."""

_card = GameTexts("caylus").card


def make_cards() -> tuple[Card, ...]:
    """All cards, in the order of the rulebook."""
    return (
        *_phases(),
        *_specials(),
        *_tiles(),
        *_castle(),
        *_favors(),
        *_others(),
    )


# Phases


def _phases() -> list[Card]:
    group = "caylus-cards-phases"
    income: dict[str, Value] = {
        "income": amount("denier", INCOME),
        "residence": amount("denier", RESIDENCE.income),
        "library": amount("denier", TILES["library"].income),
        "hotel": amount("denier", TILES["hotel"].income),
    }
    placing: dict[str, Value] = {
        "price": amount("denier", 1),
        "own": amount("denier", OWN_PRICE),
        "points": amount("vp", OWNER_POINT),
    }
    provost: dict[str, Value] = {
        "reach": PROVOST_REACH,
        "price": amount("denier", PROVOST_PRICE),
    }
    bailiff: dict[str, Value] = {"far": BAILIFF_FAR, "near": BAILIFF_NEAR}
    return [
        _card("phase-1", group, "§5.1", rulings=1, figures=income),
        _card("phase-2", group, "§5.2", rulings=3, figures=placing),
        _card("phase-3", group, "§5.3"),
        _card("phase-4", group, "§5.4", figures=provost),
        _card("phase-5", group, "§5.5", rulings=1),
        _card("phase-6", group, "§8.1–8.3", figures={"favors": amount("favor", 1)}),
        _card("phase-7", group, "§5.7", figures=bailiff),
    ]


# Places before the road


def _specials() -> list[Card]:
    joust: dict[str, Value] = {
        "cost": amounts((0, 0, 0, JOUST_CLOTH, 0), deniers=JOUST_DENIERS),
        "gain": amount("favor", 1),
    }
    rows: tuple[tuple[str, int, dict[str, Value]], ...] = (
        ("gate", 3, {}),
        ("trading_post", 1, {"gain": amount("denier", TRADING_POST_DENIERS)}),
        ("merchants_guild", 0, {"reach": PROVOST_REACH}),
        ("joust_field", 2, joust),
        ("stables", 2, {}),
        ("inn", 4, {"price": amount("denier", INN_PRICE)}),
    )
    cards = [
        _card(
            word,
            "caylus-group-special",
            "§5.3",
            title=tile_name(word),
            rulings=rulings,
            figures=figures,
        )
        for word, rulings, figures in rows
    ]
    gain: dict[str, Value] = {"gain": amount("denier", FIRST_PASS_DENIERS)}
    bridge = _card("bridge", "caylus-group-special", "§3.3", rulings=1, figures=gain)
    return [*cards, bridge]


# Tiles of the road


def _tiles() -> list[Card]:
    tiles = (*FIXED_TILES, *NEUTRAL_TILES, *WOOD_TILES, *STONE_TILES, RESIDENCE, *PRESTIGE_TILES)
    return [_tile(tile) for tile in tiles]


def _tile(tile: Tile) -> Card:
    body, rulings = _tile_body(tile)
    if tile.category in ("fixed", "neutral"):
        rulings = (*rulings, f"caylus-ruling-{tile.category}")
    return Card(
        tile.word,
        full_name(tile.word),
        category(tile.word),
        tuple(_tile_facts(tile)),
        body,
        tuple(say(ruling) for ruling in rulings),
        "§6.1" if tile.category in ("fixed", "neutral") else "§6.2",
    )


def _tile_facts(tile: Tile) -> list[Text]:
    printed = {word: space for space, word in PRINTED.items()}
    facts = []
    if tile.word in printed:
        facts.append(say("caylus-fact-printed", space=printed[tile.word]))
    if any(tile.cost):
        facts.append(say("caylus-fact-cost", cost=cost(tile)))
    elif tile is RESIDENCE:
        facts.append(say("caylus-fact-cost", cost=residence_cost(RESIDENCE_DENIERS)))
    if tile.vp:
        facts.append(say("caylus-fact-points", points=amount("vp", tile.vp)))
    if tile.favors:
        facts.append(say("caylus-fact-favors", favors=amount("favor", tile.favors)))
    if tile.copies > 1:
        facts.append(say("caylus-fact-copies", count=tile.copies))
    if tile.category == "prestige" and tile.income:
        facts.append(say("caylus-effect-income", gain=amount("denier", tile.income)))
    return facts


def _tile_body(tile: Tile) -> tuple[Text, tuple[str, ...]]:
    """Return what a tile does, and the keys of its rulings."""
    word = tile.word
    for table, describe in (
        (PRODUCTION, _production),
        (ALTERNATIVES, _choice),
        (MARKET_PRICE, _market),
        (EXCHANGES, _exchange),
        (PEDDLER_PRICES, _exchange),
        (CRAFTSMEN, _craftsman),
    ):
        if word in table:
            return describe(word)
    match word:
        case "lawyer":
            return _lawyer()
        case "architect":
            rulings = ("caylus-card-architect-1", "caylus-card-architect-2")
            return say("caylus-card-architect"), rulings
        case "residence":
            income = amount("denier", RESIDENCE.income)
            body = say("caylus-card-residence", income=income)
            return body, ("caylus-card-residence-1",)
    two = ("caylus-ruling-two-favors",) if tile.favors > 1 else ()
    return say("caylus-card-prestige"), two


def _production(word: str) -> tuple[Text, tuple[str, ...]]:
    gain = amounts(PRODUCTION[word])
    if word in OWNER_BONUS:
        bonus = either([amount(kind, 1) for kind in OWNER_BONUS[word]])
        body = say("caylus-card-shared-production", gain=gain, bonus=bonus)
        return body, ("caylus-card-shared-production-1",)
    own = ("caylus-card-gold_mine-1",) if word == "gold_mine" else ()
    return say("caylus-card-production", gain=gain), own


def _choice(word: str) -> tuple[Text, tuple[str, ...]]:
    return say("caylus-card-choice", gain=tile_effect(word)), ()


def _market(word: str) -> tuple[Text, tuple[str, ...]]:
    return say("caylus-card-market", gain=amount("denier", MARKET_PRICE[word])), ()


def _exchange(word: str) -> tuple[Text, tuple[str, ...]]:
    only = len(EXCHANGES.get(word) or PEDDLER_PRICES[word]) == 1
    key = "caylus-card-exchange-only" if only else "caylus-card-exchange"
    body = say(key, effect=tile_effect(word))
    return body, (*_ONCE, *_EXCHANGES.get(word, ()))


def _craftsman(word: str) -> tuple[Text, tuple[str, ...]]:
    return say(f"caylus-card-craft-{CRAFTSMEN[word]}"), _BUILDS


def _lawyer() -> tuple[Text, tuple[str, ...]]:
    body = say(
        "caylus-card-lawyer",
        cost=residence_cost(RESIDENCE_DENIERS),
        points=RESIDENCE.vp,
        income=amount("denier", RESIDENCE.income),
    )
    return body, tuple(f"caylus-card-lawyer-{i}" for i in range(1, 5))


# The castle


def _castle() -> list[Card]:
    group = "caylus-cards-castle"
    lost: dict[str, Value] = {"points": amount("vp", IDLE_PENALTY)}
    castle = _card("castle", group, "§8.1–8.3", title=tile_name("castle"), rulings=4, figures=lost)
    sections = [
        Card(
            word,
            say(f"caylus-section-{word}"),
            say(group),
            tuple(_section_facts(section)),
            say("caylus-card-section"),
            (say("caylus-card-section-1"),),
            "§8.4",
        )
        for section, word in enumerate(SECTIONS)
    ]
    return [castle, *sections]


def _section_facts(section: int) -> list[Text]:
    facts = [
        say(
            "caylus-fact-section",
            room=ROOM[section],
            points=amount("vp", HOUSE_POINTS[section]),
        ),
        say("caylus-fact-trigger", trigger=TRIGGERS[section]),
        say(
            "caylus-fact-houses",
            houses=say("caylus-houses-none"),
            result=say("caylus-result-loss", points=amount("vp", SCORING_PENALTY[section])),
        ),
    ]
    table = SCORING_FAVORS[section]
    first = 1
    for houses in range(1, len(table)):
        last = houses + 1 == len(table)
        if not last and table[houses + 1] == table[first]:
            continue
        favors = table[first]
        result = amount("favor", favors) if favors else say("caylus-result-nothing")
        counted = _houses(first, None if last else houses)
        facts.append(say("caylus-fact-houses", houses=counted, result=result))
        first = houses + 1
    return facts


def _houses(first: int, last: int | None) -> Text:
    """From ``first`` to ``last`` houses; ``None``: or more."""
    if last is None:
        return say("caylus-houses-more", first=first)
    if first == last:
        return amount("house", first)
    return say("caylus-houses-range", first=first, last=last)


# Favours and the rest


def _favors() -> list[Card]:
    group = "caylus-cards-favors"
    caps = say("caylus-fact-caps", first=CAPS[0], second=CAPS[1], third=CAPS[2])
    title = say("caylus-group-favor")
    favor = _card("favor", group, "§9", title=title, facts=[caps], rulings=3)
    rulings = {"resource": 1, "building": 2}
    lines = [
        _card(
            f"favor-{word}",
            group,
            "§9.2",
            title=say("caylus-card-favor-line-title", line=say(f"caylus-line-{word}")),
            facts=[
                say("caylus-fact-level", level=level, effect=level_effect(word, level))
                for level in range(1, len(LEVELS) + 1)
            ],
            rulings=rulings.get(word, 0),
            figures={"cost": residence_cost(0)},
        )
        for word in LINES
    ]
    gain: dict[str, Value] = {"gain": amount("vp", SIMPLIFIED_FAVOR_POINTS)}
    return [favor, *lines, _card("simplified", group, "§9.4", rulings=1, figures=gain)]


def _others() -> list[Card]:
    group = "caylus-cards-rules"
    road: dict[str, Value] = {"first": 1, "last": LAST_SPACE}
    bailiff: dict[str, Value] = {"far": BAILIFF_FAR, "near": BAILIFF_NEAR, "start": START_SPACE}
    final: dict[str, Value] = {
        "gold": amount("vp", GOLD_POINTS),
        "goods": amount("vp", 1),
        "cubes": BASIC_PER_POINT,
        "money": amount("vp", 1),
        "deniers": amount("denier", DENIERS_PER_POINT),
    }
    two: dict[str, Value] = {
        "start": amount("denier", START_DENIERS[2][0]),
        "price": amount("denier", TWO_PLAYER_LATE_PRICE),
    }
    return [
        _card("provost", group, "§5.4", rulings=1, figures=road),
        _card("bailiff", group, "§5.7", rulings=1, figures=bailiff),
        _card("final-scoring", group, "§10", rulings=2, figures=final),
        _card("two-players", group, "§11", rulings=1, figures=two),
    ]
