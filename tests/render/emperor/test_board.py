"""The facts of boards of In the Shadow of the Emperor, for every decision and language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.core.chance import Chance
from engine.core.words.catalogue import LANGUAGES
from engine.emperor import GAME
from engine.emperor.data import AGES, CARD_LETTERS, CODES, NOBODY
from engine.emperor.pieces import AGE, EMPIRE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.influence import influence_by_seat, leaders
from engine.emperor.state import EmperorState
from render import Scene
from render.emperor import PAINTER
from render.emperor.influence_bar import block_widths
from render.kit import layout, type_scale
from render.kit.contract.boxes import are_apart, values_of
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from render.kit.scene import SHAPES
from tests.render.emperor.positions import (
    COLOURS,
    NAMES,
    Position,
    collisions,
    crowded,
    measured,
    of_rule,
    positions,
    shown,
    spread,
)


def test_the_games_cover_every_decision_and_seat_count() -> None:
    rules = {position.rule for position in positions()}
    decisions = {name for name, rule in GAME.rules.items() if not rule.automatic}
    assert decisions - rules <= {"displaced", "exhausted"}
    assert {position.state.seats for position in positions()} == {2, 3, 4}


def test_every_code_appears_once() -> None:
    for position, language in spread():
        facts = shown(position, language)
        codes = [*values_of(facts, "legal"), *values_of(facts, "code")]
        over = position.rule == "over"
        played = {CODES[e] for e in position.state.in_play()} | {*("" if over else CARD_LETTERS)}
        assert len(codes) == len(set(codes)), position
        assert set(codes) == played, position


def test_nothing_covers_a_text_or_a_piece_and_no_text_is_too_small_or_cut_off() -> None:
    for position, language in spread():
        facts, page = measured(position, language)
        assert collisions(facts) == [], (position, language)
        assert page == (0, 0, 1600, tall(position)), position
        for fact in facts:
            if fact.kind == "text":
                assert fact.size >= type_scale.FLOOR, (position, fact)
                assert is_inside(fact.box, page), (position, fact)


def tall(position: Position) -> int:
    """Return the expected height of a board, which stays the same at the end."""
    return 1612 if position.state.seats == 2 else 1782


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_has_room_for_everything(language: str) -> None:
    picture = crowded().painted(language)
    assert collisions(picture.facts) == []
    chips = [fact for fact in picture.facts if fact.kind == "change"]
    assert len(chips) > 15
    for i, chip in enumerate(chips):
        assert is_inside(chip.box, (48, 0, 1552, picture.height)), chip
        assert all(are_apart(chip.box, other.box) for other in chips[:i]), chip


def on_the_table(state: EmperorState) -> Counter[str]:
    """Count all pieces of a state as their facts name them; cards appear as tokens."""
    found = Counter[str]()
    nobles = [state.throne, state.lifted, *state.electors]
    nobles += [p for row in state.places for p in row if p < KNIGHT_PIECE]
    for noble in nobles:
        if noble != NOBODY:
            side = "single" if IS_SINGLE[noble] else "couple"
            found[f"{PLAYERS[OWNER[noble]]} {AGES[AGE[noble]]} {side}"] += 1
    knights = [OWNER[p] for row in state.places for p in row if p >= KNIGHT_PIECE]
    for seat in (*knights, *(castle for castle in state.castles if castle >= 0)):
        found[f"{PLAYERS[seat]} knight"] += 1
    for city in (c for row in state.cities for c in row if c != NOBODY):
        found["empire city" if city == EMPIRE else f"{PLAYERS[city]} city"] += 1
    found["empire city"] += 1  # the supply
    if state.eminence != NOBODY:
        found[f"{PLAYERS[state.eminence]} eminence"] += 1
    return found


def test_every_piece_is_in_the_picture() -> None:
    for position, language in spread():
        facts = shown(position, language)
        assert Counter(values_of(facts, "piece")) == on_the_table(position.state), position


def test_every_number_is_in_the_picture() -> None:
    for position, language in spread():
        state, facts = position.state, shown(position, language)
        label, stock = Counter(values_of(facts, "text")), position.rule != "over"
        for card in range(12 if stock else 0):
            assert label[f"×{state.stock[card]}"] >= state.stock.count(state.stock[card]) - 1
        for seat in range(state.seats):
            figures = (state.points, state.thalers, state.tiles, state.knights, state.cities_left)
            assert all(label[str(row[seat])] for row in figures), position
        held = [PLAYERS[seat] for seat, cards in enumerate(state.cards) for _ in cards if stock]
        asked = [PLAYERS[seat] for seat in GAME.to_move(state)]
        assert Counter(values_of(facts, "token")) == Counter(held + asked), position


def test_influence_and_leaders_are_in_the_picture() -> None:
    for position, language in spread():
        state = position.state
        listed = Counter(values_of(shown(position, language), "influence"))
        expected = Counter[str]()
        for e in state.in_play():
            totals = influence_by_seat(state, e)
            first = leaders(totals)
            for seat, total in enumerate(totals):
                leads = " leads" if first == [seat] else ""
                expected.update([f"{PLAYERS[seat]} {total}{leads}"] if total else [])
        assert listed == expected, position


def test_blocks_of_influence_fill_the_bar_and_the_larger_is_never_narrower() -> None:
    for totals in ([1], [4, 4], [7, 2, 1], [9, 1, 1, 1], [5, 4, 4, 4], [1, 1, 1, 1]):
        spans = block_widths(totals, 330)
        assert sum(spans) == pytest.approx(330)
        assert spans == sorted(spans, reverse=True)
        assert min(spans) >= 60


def test_with_two_players_two_electorates_are_out_of_play() -> None:
    for position, language in spread():
        quiet = {CODES[e] for e in position.state.out}
        assert len(quiet) == (2 if position.state.seats == 2 else 0)
        facts = shown(position, language)
        assert quiet <= set(values_of(facts, "text"))
        assert not quiet & {*values_of(facts, "code"), *values_of(facts, "legal")}


@pytest.mark.parametrize(("seats", "height"), [(2, 1612), (3, 1782), (4, 1782)])
def test_the_picture_is_as_tall_as_its_rows(seats: int, height: int) -> None:
    picture = Position("start", GAME.new(seats, None, Chance(seats))).painted()
    assert (picture.width, picture.height) == (1600, height)


@pytest.mark.parametrize("shape", SHAPES)
def test_at_the_end_the_sources_of_points_take_the_place_of_the_cards(shape: str) -> None:
    position = of_rule("over")[-1]
    scene = replace(position.scene(), shape=shape)
    facts = PAINTER.paint(position.view(), scene, recording=True).facts
    shown_sources = [fact.box for fact in facts if fact.kind == "source"]
    lines = GAME.outcome(position.view()).lines
    assert len(shown_sources) == sum(any(line.points) for line in lines)
    assert not {*CARD_LETTERS} & {*values_of(facts, "code")}
    names = [fact.box for fact in facts if fact.value in NAMES and fact.box[0] < layout.WIDTH]
    below = [box for box in names if box[1] > layout.BOARD_TOP + 900]
    assert all(source[3] < box[1] for source in shown_sources for box in below)


@pytest.mark.parametrize("colours", COLOURS, ids=lambda colours: colours[0])
def test_any_four_colours_play(colours: tuple[str, ...]) -> None:
    position = next(p for p in of_rule("action") if p.state.seats == 4)
    scene = Scene("en", NAMES, colours, latest_events=position.latest_events)
    picture = PAINTER.paint(GAME.view(position.state, None), scene, recording=True)
    assert {value.split()[0] for value in values_of(picture.facts, "piece")} - {"empire"} == {
        *colours
    }


WORDS = ("Konstantinopouli", "Wintergreenwoods", "Christophermoore", "Ravensburgerfan9")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("rule", ["action", "over"])
def test_a_name_of_one_word_is_on_one_line(rule: str, shape: str) -> None:
    for position in of_rule(rule)[-3:]:
        for first in range(len(WORDS)):
            named = (WORDS[first:] + WORDS[:first])[: position.state.seats]
            scene = replace(position.scene(), names=named, shape=shape)
            facts = PAINTER.paint(position.view(), scene, recording=True).facts
            label = values_of(facts, "text")
            assert {*named} <= {*label}
            assert not [one for one in label if len(one) > 3 and _broken(one, named)]


def _broken(label: str, named: Sequence[str]) -> bool:
    return any(label in name and label != name for name in named)


def test_the_throne_calls_an_elected_rival_elected_until_a_noble_sits_there() -> None:
    facts = shown(of_rule("accession")[0], "en")
    said = values_of(facts, "text")
    assert {"Elected", "old emperor", "elected"} <= set(said)
    assert not {"Emperor", "emperor", "rival"} & set(said)
