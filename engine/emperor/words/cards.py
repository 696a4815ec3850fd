"""The rules cards: phases, electorates with their privileges, action cards, and the rest."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import RulesCard
from engine.core.words.text import Text, Value, say
from engine.emperor.data import (
    AGES,
    BASE_INCOME,
    BOARD,
    BOHEMIA_VOTES,
    BUYABLE,
    CARDS,
    CITIES,
    CITY_INCOME,
    CONVENT_THALERS,
    COUPLE_INFLUENCE,
    ELECTOR_POINTS,
    EMPEROR_POINTS,
    EMPEROR_THALERS,
    EMPIRE_CITIES,
    INDULGENCE_POINTS,
    KNIGHT_PRICE,
    KNIGHTS,
    MAINZ_POINTS,
    MARRIAGE_POINTS,
    MAX_THALERS,
    MAY_MOVE_EMPIRE_CITY,
    MAY_PLACE_EMPIRE_CITY,
    NEWBORN,
    OPENING_ELECTOR,
    OPENING_NOBLES,
    ORDINANCE_POINTS,
    POPE_VOTES,
    ROUNDS,
    SAXONY_INCOME,
    SEAT_COUNTS,
    SINGLE_INFLUENCE,
    START_THALERS,
    TILES,
    VOTE_POINTS,
    Card,
    Electorate,
)
from engine.emperor.rules.texts import amount, card_name
from engine.emperor.words.card_facts import colour_text, price_text
from engine.emperor.words.names import electorate_full_name, noble_name

Arguments = Mapping[str, Value]

_card = GameTexts("emperor", cards="rules").card


def make_cards() -> tuple[RulesCard, ...]:
    """Return all rules cards: the round, the board, the action cards, the rest."""
    return (
        *_phase_cards(),
        *map(_electorate_card, BOARD),
        *map(_action_card, CARDS),
        *_other_cards(),
    )


# The round


def _phase_cards() -> list[RulesCard]:
    income: Arguments = {
        "base": amount("thaler", BASE_INCOME),
        "city": amount("thaler", CITY_INCOME),
        "saxony": amount("thaler", SAXONY_INCOME),
        "cap": MAX_THALERS,
    }
    child: Arguments = {
        "son": noble_name(NEWBORN["single"]),
        "convent": amount("thaler", CONVENT_THALERS),
        "points": amount("vp", MARRIAGE_POINTS),
    }
    actions: Arguments = {"price": amount("thaler", KNIGHT_PRICE)}
    electors: Arguments = {
        "points": amount("vp", ELECTOR_POINTS),
        "mainz": amount("vp", MAINZ_POINTS),
    }
    vote: Arguments = {"points": amount("vp", VOTE_POINTS), "old": noble_name(OPENING_ELECTOR)}
    aging: Arguments = {"first": AGES[0], "last": AGES[-1], "old": noble_name(OPENING_ELECTOR)}
    group = "emperor-cards-phases"
    return [
        _card("phase-1", group, rule="income", rulings=2, arguments=income),
        _card("phase-2", group, rule="aging", rulings=3, arguments=aging),
        _card("phase-3", group, rule="descendants", rulings=4, arguments=child),
        _card("phase-4", group, rule="actions", rulings=4, arguments=actions),
        _card("phase-5", group, rule="new-electors", rulings=4, arguments=electors),
        _card("phase-6", group, rule="electing-the-emperor", rulings=4, arguments=vote),
        _card(
            "phase-7",
            group,
            rule="emperor-actions",
            rulings=1,
            arguments={"count": EMPIRE_CITIES},
            facts=_emperor_facts(),
        ),
        _card("phase-8", group, rule="round-marker", arguments={"rounds": ROUNDS}),
    ]


def _emperor_facts() -> list[Text]:
    """Return the emperor player's gains in each round."""
    facts = []
    for round_ in range(ROUNDS):
        gain: list[Value] = [amount("vp", EMPEROR_POINTS[round_])]
        if EMPEROR_THALERS[round_]:
            gain.append(amount("thaler", EMPEROR_THALERS[round_]))
        city = say("emperor-fact-city-none")
        if MAY_PLACE_EMPIRE_CITY[round_]:
            city = say("emperor-fact-city-place")
        elif MAY_MOVE_EMPIRE_CITY[round_]:
            city = say("emperor-fact-city-move")
        facts.append(say("emperor-fact-round", round=round_ + 1, gain=gain, city=city))
    return facts


# The board

_ELECTORATE_RULINGS = {"TRI": 3, "KOL": 1, "PAL": 1, "BRA": 1}
"""Number of rulings on each privilege; electorates that are missing have none."""


def _electorate_card(electorate: Electorate) -> RulesCard:
    """Return the rules card of an electorate: its spaces, its privilege, and rulings on that."""
    code = electorate.code
    arguments: Arguments = {
        "points": amount("vp", MAINZ_POINTS),
        "income": amount("thaler", SAXONY_INCOME),
        "votes": amount("vote", BOHEMIA_VOTES),
        "son": noble_name(NEWBORN["single"]),
    }
    kind = say("emperor-fact-spiritual" if electorate.spiritual else "emperor-fact-secular")
    spaces = say(
        "emperor-fact-spaces",
        places=electorate.places,
        cities=electorate.cities,
        castles=electorate.castles,
    )
    return _card(
        code,
        "emperor-cards-electorates",
        rule="electorates",
        title=say("emperor-board-electorate", code=code, name=electorate_full_name(code)),
        facts=(kind, spaces),
        rulings=_ELECTORATE_RULINGS.get(code, 0),
        arguments=arguments,
    )


# Action cards


_ACTION_CARD_RULINGS = {
    "rival": 2,
    "doctor": 2,
    "move": 1,
    "church": 3,
    "excommunication": 1,
    "eminence": 2,
    "permit": 1,
    "ordinance": 1,
    "promotion": 1,
    "daughter": 1,
    "knight": 3,
}
"""Number of rulings on each action card; those that are missing have none."""


def _action_card(kind: Card) -> RulesCard:
    """Return the rules card of a kind of action card: price, colour, copies and effect."""
    arguments: Arguments = {
        "votes": amount("vote", POPE_VOTES),
        "points": amount("vp", INDULGENCE_POINTS),
        "single": noble_name(NEWBORN["single"]),
        "couple": noble_name(NEWBORN["couple"]),
        "old": noble_name(OPENING_ELECTOR),
        "first": amount("vp", ORDINANCE_POINTS[0]),
        "second": amount("vp", ORDINANCE_POINTS[1]),
        "third": amount("vp", ORDINANCE_POINTS[2]),
        "price": amount("thaler", KNIGHT_PRICE),
        "age": AGES[1],
        "last": AGES[-1],
    }
    facts = [say("emperor-fact-price", price=price_text(kind.word))]
    if (colour := colour_text(kind.word)) is not None:
        facts.append(say("emperor-fact-colour", colour=colour))
    if kind.word in BUYABLE:
        two, three, four = kind.copies
        facts.append(say("emperor-fact-copies", two=two, three=three, four=four))
    return _card(
        kind.word,
        "emperor-cards-cards",
        rule="knights" if kind.word == "knight" else "what-the-cards-do",
        title=card_name(kind.word),
        facts=facts,
        rulings=_ACTION_CARD_RULINGS.get(kind.word, 0),
        arguments=arguments,
    )


# The rest


def _other_cards() -> list[RulesCard]:
    """Return the cards of rules that belong to no phase, electorate or action card."""
    setup: Arguments = {
        "elector": noble_name(OPENING_ELECTOR),
        "nobles": [noble_name(word) for word in OPENING_NOBLES],
        "thalers": amount("thaler", START_THALERS),
        "tiles": amount("noble", TILES),
        "knights": amount("knight", KNIGHTS),
        "cities": amount("city", CITIES),
    }
    ages: Arguments = {"ages": [*AGES], "last": AGES[-1]}
    worth: Arguments = {"single": SINGLE_INFLUENCE, "couple": COUPLE_INFLUENCE}
    final: Arguments = {
        "ordinance": [*ORDINANCE_POINTS],
        "indulgence": INDULGENCE_POINTS,
        "marriage": MARRIAGE_POINTS,
        "elector": ELECTOR_POINTS,
        "mainz": MAINZ_POINTS,
        "vote": VOTE_POINTS,
        "emperor": [*EMPEROR_POINTS],
    }
    group = "emperor-cards-rules"
    return [
        _card("setup", group, rule="setup", rulings=1, arguments=setup),
        _card("nobles", group, rule="ages", rulings=2, arguments=ages),
        _card("push", group, rule="pushing-a-knight", rulings=2),
        _card("influence", group, rule="influence", rulings=2, arguments=worth),
        _card(
            "cities", group, rule="emperor-actions", rulings=2, arguments={"count": EMPIRE_CITIES}
        ),
        _card("action-cards", group, rule="buying-a-card", rulings=3),
        _card(
            "two-players",
            group,
            rule="buying-a-card",
            rulings=3,
            arguments={"players": SEAT_COUNTS[0]},
        ),
        _card("final-scoring", group, rule="end-and-winner", rulings=1, arguments=final),
    ]
