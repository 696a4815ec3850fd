"""Write the rules cards, except those of the tiles."""

from __future__ import annotations

from engine.caylus.data import (
    BAILIFF_FAR,
    BAILIFF_NEAR,
    BASIC_PER_POINT,
    CAPS,
    DENIERS_PER_POINT,
    FIRST_PASS_DENIERS,
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
    OWN_PRICE,
    OWNER_POINT,
    PROVOST_PRICE,
    PROVOST_REACH,
    ROOM,
    SCORING_FAVOURS,
    SCORING_PENALTY,
    SECTIONS,
    SIMPLIFIED_FAVOUR_POINTS,
    START_DENIERS,
    START_SPACE,
    TRADING_POST_DENIERS,
    TRIGGERS,
    TWO_PLAYER_LATE_PRICE,
    cubes,
)
from engine.caylus.rules.texts import amount
from engine.caylus.tiles import RESIDENCE, TILES
from engine.caylus.words.effects import level_effect, residence_cost
from engine.caylus.words.names import amounts, tile_name
from engine.caylus.words.tile_cards import tile_cards
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import RulesCard
from engine.core.words.text import Text, Value, say

_card = GameTexts("caylus").card


def make_cards() -> tuple[RulesCard, ...]:
    """Return all rules cards, in the order of the rulebook."""
    return (
        *_phase_cards(),
        *_special_cards(),
        *tile_cards(),
        *_castle_cards(),
        *_favour_cards(),
        *_other_cards(),
    )


# Phases


def _phase_cards() -> list[RulesCard]:
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
        _card("phase-1", group, rule="income", rulings=1, arguments=income),
        _card("phase-2", group, rule="placing-workers", rulings=3, arguments=placing),
        _card("phase-3", group, rule="special-buildings"),
        _card("phase-4", group, rule="moving-the-provost", arguments=provost),
        _card("phase-5", group, rule="road-buildings", rulings=1),
        _card("phase-6", group, rule="the-castle", arguments={"favors": amount("favor", 1)}),
        _card("phase-7", group, rule="end-of-the-round", arguments=bailiff),
    ]


# Places before the road

_SPECIAL_GROUP = "caylus-group-special"


def _special_cards() -> list[RulesCard]:
    joust: dict[str, Value] = {
        "cost": amounts(cubes(cloth=JOUST_CLOTH), deniers=JOUST_DENIERS),
        "gain": amount("favor", 1),
    }
    gain: dict[str, Value] = {"gain": amount("denier", FIRST_PASS_DENIERS)}
    return [
        _special_card("gate", rulings=3),
        _special_card("trading_post", rulings=1, gain=amount("denier", TRADING_POST_DENIERS)),
        _special_card("merchants_guild", reach=PROVOST_REACH),
        _special_card("joust_field", rulings=2, **joust),
        _special_card("stables", rulings=2),
        _special_card("inn", rulings=4, price=amount("denier", INN_PRICE)),
        _card("bridge", _SPECIAL_GROUP, rule="the-bridge", rulings=1, arguments=gain),
    ]


def _special_card(word: str, /, *, rulings: int = 0, **arguments: Value) -> RulesCard:
    """Return the card of a special building."""
    title = tile_name(word)
    return _card(
        word,
        _SPECIAL_GROUP,
        rule="special-buildings",
        title=title,
        rulings=rulings,
        arguments=arguments,
    )


# The castle


def _castle_cards() -> list[RulesCard]:
    group = "caylus-cards-castle"
    lost: dict[str, Value] = {"points": amount("vp", IDLE_PENALTY)}
    castle = _card(
        "castle", group, rule="the-castle", title=tile_name("castle"), rulings=5, arguments=lost
    )
    sections = [
        RulesCard(
            id=word,
            title=say(f"caylus-section-{word}"),
            group=say(group),
            facts=tuple(_section_facts(section)),
            body=say("caylus-card-section"),
            rulings=(say("caylus-card-section-1"),),
            rule=say("caylus-rule-scoring-a-section"),
        )
        for section, word in enumerate(SECTIONS)
    ]
    return [castle, *sections]


def _section_facts(section: int) -> list[Text]:
    """Return room, points and trigger of a section, and the result of each number of houses."""
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
    table = SCORING_FAVOURS[section]
    first = 1
    for houses in range(1, len(table)):
        last = houses + 1 == len(table)
        if not last and table[houses + 1] == table[first]:
            continue
        favours = table[first]
        result = amount("favor", favours) if favours else say("caylus-result-nothing")
        counted = _houses_text(first, None if last else houses)
        facts.append(say("caylus-fact-houses", houses=counted, result=result))
        first = houses + 1
    return facts


def _houses_text(first: int, last: int | None) -> Text:
    """Return "``first`` to ``last`` houses"; ``None`` means no upper limit."""
    if last is None:
        return say("caylus-houses-more", first=first)
    if first == last:
        return amount("house", first)
    return say("caylus-houses-range", first=first, last=last)


# Favours and the rest


def _favour_cards() -> list[RulesCard]:
    group = "caylus-cards-favors"
    caps = say("caylus-fact-caps", first=CAPS[0], second=CAPS[1], third=CAPS[2])
    title = say("caylus-group-favor")
    favour = _card("favor", group, rule="royal-favours", title=title, facts=[caps], rulings=3)
    rulings = {"resource": 1, "building": 2}
    lines = [
        _card(
            f"favor-{word}",
            group,
            rule="the-favour-table",
            title=say("caylus-card-favor-line-title", line=say(f"caylus-line-{word}")),
            facts=[
                say("caylus-fact-level", level=level, effect=level_effect(word, level))
                for level in range(1, len(LEVELS) + 1)
            ],
            rulings=rulings.get(word, 0),
            arguments={"cost": residence_cost(0)},
        )
        for word in LINES
    ]
    gain: dict[str, Value] = {"gain": amount("vp", SIMPLIFIED_FAVOUR_POINTS)}
    return [
        favour,
        *lines,
        _card("simplified", group, rule="simplified-favours", rulings=1, arguments=gain),
    ]


def _other_cards() -> list[RulesCard]:
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
        _card("provost", group, rule="moving-the-provost", rulings=1, arguments=road),
        _card("bailiff", group, rule="end-of-the-round", rulings=1, arguments=bailiff),
        _card("final-scoring", group, rule="end-of-the-game", rulings=2, arguments=final),
        _card("two-players", group, rule="two-players", rulings=1, arguments=two),
    ]
