"""The facts of Caylus boards, for every decision, number of players and language."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.caylus.data import SECTIONS, TRIGGERS
from render.kit.contract.boxes import values_of
from tests.render.caylus.positions import Position, positions, shown, spread


def test_the_records_cover_every_decision_and_seat_count() -> None:
    rules = {position.rule for position in positions()}
    decisions = {name for name, rule in GAME.rules.items() if not rule.automatic}
    assert decisions - rules <= {"favor_resource", "favor_give", "favor_take", "prestige_site"}
    assert {position.view.seats for position in positions()} == {2, 3, 4, 5}


def test_every_code_appears_once() -> None:
    for position, language in spread():
        facts = shown(position, language)
        lit, quiet = values_of(facts, "legal"), values_of(facts, "code")
        assert len(set(lit)) == len(lit), position
        spaces = {str(i) for i in range(1, 29)} | set("ABCDEFG")
        assert spaces <= {*lit, *quiet}, position


def test_everything_on_the_table_is_in_the_picture() -> None:
    """Count workers, houses, markers, points and goods."""
    for position, language in spread():
        view, facts = position.view, shown(position, language)
        passed, queue = len(view.pass_order), len(view.castle_queue)
        standing = [*view.road_worker, *view.specials, view.inn_left, view.inn_right]
        workers = sum(seat >= 0 for seat in standing) + len(view.stables) + queue
        favors = (1 if view.simplified else 4) * view.seats
        actors = len(GAME.may_act(view))
        assert len(values_of(facts, "token")) == passed + workers + favors + actors, position
        houses = sum(owner >= 0 for owner in view.road_owner) + sum(map(len, view.castle_houses))
        pending = sum(seat >= 0 for seat in view.road_pending)
        assert len(values_of(facts, "house")) == houses + pending, position
        assert len(values_of(facts, "pending")) == pending
        assert values_of(facts, "provost") == [str(view.provost)]
        assert values_of(facts, "bailiff") == [str(view.bailiff)]
        label = values_of(facts, "text")
        for seat in range(view.seats):
            assert str(view.points[seat]) in label
            assert str(view.deniers[seat]) in label


def test_row_four_grows_when_something_is_built_there() -> None:
    low = next(p for p in positions() if not any(p.view.road_tile[22:]))
    view = low.view.copy()
    before = Position("made", 0, view, ()).painted().height
    view.road_tile[22] = "bank"
    assert Position("made", 0, view, ()).painted().height == before + 104


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_picture_is_as_tall_as_its_rows(seats: int) -> None:
    start = GAME.new(seats)
    picture = Position("start", 0, start, ()).painted()
    rows = {2: 2040, 3: 2210, 4: 2210, 5: 2380}
    assert (picture.width, picture.height) == (1600, rows[seats] + 104)  # two strips of stock


def test_with_two_players_the_stables_are_out_of_use() -> None:
    start = Position("start", 0, GAME.new(2), ())
    assert "E" not in values_of(start.painted().facts, "legal")
    assert "E" in values_of(start.painted().facts, "code")


def test_the_sections_say_whether_they_are_scored() -> None:
    for position in positions()[::5]:
        label = values_of(position.painted().facts, "text")
        assert label.count("scored") == position.view.sections_scored
        assert len(SECTIONS) - position.view.sections_scored <= sum(
            str(t) in label for t in TRIGGERS
        )
