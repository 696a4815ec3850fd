"""The facts of Caylus 1303 boards, for every decision, number of players and language."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import CHARACTERS, NOBODY, SITE_ROUNDS
from engine.caylus1303.rules.planning import placement_cost
from engine.core.words.catalogue import LANGUAGES
from render.kit import layout
from render.kit.contract.boxes import are_apart, find_collisions, find_touching_pieces, values_of
from render.kit.rect import is_inside
from tests.render.caylus1303.positions import Position, of_rule, positions, spread

STRIPS = 104
CHOOSING = {2: 0, 3: 0, 4: 164, 5: 164}
"""How much lower the road lies while an extra row of characters is shown."""


def test_the_games_cover_every_decision_and_seat_count() -> None:
    rules = {position.rule for position in positions()}
    decisions = {name for name, rule in GAME.rules.items() if not rule.automatic}
    assert decisions | {"over"} == rules
    assert {position.state.seats for position in positions()} == {2, 3, 4, 5}


def test_every_code_appears_once() -> None:
    for position, language in spread():
        facts = position.facts(language)
        codes = values_of(facts, "legal") + values_of(facts, "code")
        assert len(set(codes)) == len(codes), position
        assert {str(i) for i in range(1, 29)} | {"S", "S1", "S2", "S3"} <= set(codes)
        people = {f"P{i + 1}" for i in range(position.state.seats + 3)}
        medals = values_of(facts, "spot") if position.state.over else ()  # have no codes then
        assert people <= {*codes, *medals}


def test_the_stock_shows_its_codes_while_one_of_them_can_be_chosen() -> None:
    shown = 0
    for position, language in spread():
        codes = [c for c in values_of(position.facts(language), "code") if c[0] in "wsm"]
        legal = [c for c in position.codes if c[0] in "wsm"]
        view = position.state
        left = len(view.wood_supply) + len(view.stone_supply) + len(view.monument_supply)
        if legal:
            shown += 1
            assert len(codes) + len(legal) == left, position
        elif position.rule != "pay_any":
            assert codes == [], position
    assert shown > 8


def test_everything_on_the_table_is_in_the_picture() -> None:
    """Count workers, houses, characters, the provost, resources and camp."""
    for position, language in spread():
        state, facts = position.state, position.facts(language)
        held = [holder for holder in state.holder if holder >= NOBODY]
        owned = sum(holder != NOBODY for holder in held)
        workers = sum(len(state.workers_on(space)) for space in range(28)) + len(state.site_row)
        chosen = (owned if state.round == 0 else 0) + (position.rule == "bridge_move")
        actors = len(GAME.may_act(state))
        tokens = workers + len(state.bridge) + chosen + actors
        assert len(values_of(facts, "token")) == tokens, position
        houses = sum(owner != NOBODY for owner in state.road_owner) + state.seats
        assert len(values_of(facts, "house")) == houses, position
        medals = len(held) + (owned if state.round == 0 else 0)
        assert len(values_of(facts, "medal")) == medals, position
        assert values_of(facts, "provost") == [str(state.provost)]
        label = values_of(facts, "text")
        for seat in range(state.seats):
            counts = [state.hand[seat], *state.resources[seat], state.camp[seat]]
            assert [str(count) in label for count in counts] == [True] * 7, position


def test_every_player_panel_shows_hand_resources_and_camp_in_order() -> None:
    playing = [(p, language) for p, language in spread() if p.rule != "over"]
    for position, language in playing[::3]:
        state, facts = position.state, position.facts(language)
        numbers = [m for m in facts if m.kind == "text" and m.value.isdecimal() and m.size >= 28]
        tall = position.page(language)[3]
        rows = (state.seats + 1) // 2
        for place, seat in enumerate(state.order()):
            top = tall - 30 - (rows - place // 2) * layout.PANEL_PITCH + 18
            left = (48, 809)[place % 2] + 100
            wide = 1410 if place == state.seats - 1 and not place % 2 else 650
            line = [
                fact
                for fact in numbers
                if top + 80 < fact.box[1] < top + 152 and left < fact.box[0] < left + wide
            ]
            listed = [int(fact.value) for fact in sorted(line, key=lambda fact: fact.box[0])]
            counts = [state.hand[seat], *state.resources[seat], state.camp[seat]]
            assert listed in (counts, [*counts, state.houses[seat]]), position


def test_the_acting_worker_is_highlighted() -> None:
    marked = 0
    for position, language in spread():
        chosen = values_of(position.facts(language), "chosen")
        expected = position.rule in {"bridge_move", "deliver", "monument"}
        expected |= position.rule in {"early_riser", "bailiff_move", "deliver_last"}
        expected |= any(frame[0] == "leave" for frame in position.state.stack)
        if position.rule == "pay_any":
            continue  # the tile that is paid for may be marked too
        marked += expected
        assert len(chosen) == expected, position
    assert marked > 20


def test_the_brackets_of_the_site_follow_the_rounds() -> None:
    for number in (0, 1, 3, 4, 6, 7, 9):
        position, state = of_rule("plan")[0].changed()
        state.round = number
        picture = position.painted()
        locked = [fact.value for fact in picture.facts if fact.kind == "locked"]
        shut = [f"{first}–{last}" for first, last in SITE_ROUNDS if max(1, number) < first]
        assert locked == shut
        now = [fact.value for fact in picture.facts if fact.kind == "round"]
        assert now == ([str(number)] if number else [])


def test_the_price_of_a_placement_is_shown() -> None:
    for position in of_rule("plan"):
        facts = position.facts()
        assert "A placement costs" in values_of(facts, "text")
        cost = placement_cost(position.state, position.mover)
        row = next(m for m in facts if m.kind == "row" and m.size >= 60)
        inner = [m for m in facts if m.kind == "text" and is_inside(m.box, row.box)]
        assert [m.value for m in inner] == [str(cost)], position


@pytest.mark.parametrize("over", [False, True])
def test_one_player_may_have_all_characters(over: bool) -> None:
    start = next(p for p in of_rule("over" if over else "plan") if p.state.seats == 5)
    position, state = start.changed()
    state.holder = [1 if holder >= NOBODY else holder for holder in state.holder]
    for part in ("board", "players"):
        picture = position.painted("en", part)
        assert find_collisions(picture.facts) == find_touching_pieces(picture.facts) == []
        codes = {f"P{i + 1}" for i in range(8)}
        assert codes <= set(values_of(picture.facts, "spot" if over else "text"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_victories_fit_the_header(language: str) -> None:
    for position in of_rule("over"):
        shared, state = position.changed()
        state.points = [50] * state.seats
        facts = shared.painted(language).facts
        banner = next(fact for fact in facts if fact.kind == "winners")
        label = [m for m in facts if m.kind == "text" and not are_apart(m.box, banner.box)]
        listed = " ".join(
            m.value for m in sorted(label, key=lambda fact: (fact.box[1], fact.box[0]))
        )
        assert banner.value in listed, shared
        assert find_collisions(label) == []
        assert all(is_inside(fact.box, banner.box) for fact in label)


def test_while_characters_are_chosen_all_are_shown_with_who_took_them() -> None:
    for position in of_rule("choose_start_character"):
        state, facts = position.state, position.facts()
        assert len(values_of(facts, "medal")) == sum(h != -2 for h in state.holder) + sum(
            h >= 0 for h in state.holder
        )
        lit = {f"P{i + 1}" for i in range(state.seats + 3)}
        assert set(values_of(facts, "legal")) <= lit
        taken = {CHARACTERS[i] for i, holder in enumerate(state.holder) if holder >= 0}
        shown = values_of(facts, "medal")
        assert all(shown.count(word) == 1 + (word in taken) for word in shown)


def test_row_four_grows_when_something_is_built_there() -> None:
    low = next(p for p in of_rule("plan") if not any(p.state.road_tile[21:]))
    position, state = low.changed()
    before = position.painted().height
    state.lay("wood_farm", 3, 0, 21)
    assert position.painted().height == before + 104


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_picture_is_as_tall_as_its_rows(seats: int) -> None:
    rows = {2: 1896, 3: 2066, 4: 2066, 5: 2236}[seats] + STRIPS
    start = Position("start", GAME.new(seats))
    assert start.painted().height == rows + CHOOSING[seats]
    first = next(p for p in of_rule("plan") if p.state.seats == seats)
    assert first.painted().height == rows
