"""Hot spots follow from the recorded facts, grow to a fingertip and stay apart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.chance import Chance
from engine.core.contract import ContractBroken
from engine.core.words.game_words import Place
from render.kit import plates
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.contract.hot_spots import check_hot_spots
from render.kit.hot_spots import MIN_SIDE, HotSpot, find_hot_spots, to_rows
from render.kit.palette import COURT
from render.kit.rect import Rect
from render.kit.scene import LANDSCAPE, Scene
from render.kit.sprite import Box
from tests.engine.toy import GAME
from tests.render.toy import PAINTER

SCENE = Scene("en", ("Alice", "Bob"), ("blue", "red"), viewer=0)
VIEW = GAME.view(GAME.new(2, {}, Chance(1)), 0)
LEGAL = GAME.legal_choices(VIEW, 0)
FINGER = MIN_SIDE * 1600 / 390
"""A fingertip on a phone, in pixels of a board."""


def empty_page() -> Canvas:
    return Canvas(1600, 1200, CanvasStyle(COURT, "en", recording=True))


def spots_at(*places: tuple[str, str, Box]) -> list[HotSpot]:
    """Return the hot spots of an empty page with these facts."""
    page = empty_page()
    for kind, value, box in places:
        page.record(kind, value, box)
    return list(find_hot_spots(GAME, VIEW, SCENE, page))


def painted_toy() -> Canvas:
    return PAINTER.paint(VIEW, SCENE, recording=True)


def test_the_hot_spot_of_a_code_is_the_whole_card() -> None:
    found = find_hot_spots(GAME, VIEW, SCENE, painted_toy())
    by_code = {spot.code: spot for spot in found}
    assert by_code.keys() == {"1", "2", "3", "4"}
    assert by_code["1"].box == (48, 296, 740, 558)
    cards = [choice for choice in LEGAL if choice.isdecimal()]
    assert cards
    for code, spot in by_code.items():
        assert spot.choices == ((code,) if code in cards else ())


def test_hot_spots_with_choices_come_last() -> None:
    found = [bool(spot.choices) for spot in find_hot_spots(GAME, VIEW, SCENE, painted_toy())]
    assert found == sorted(found)
    assert {*found} == {False, True}


def test_hot_spots_are_scaled_with_the_picture() -> None:
    found = find_hot_spots(GAME, VIEW, replace(SCENE, width=400), painted_toy())
    assert (12, 74, 185, 140) in [spot.box for spot in found]
    larger = find_hot_spots(GAME, VIEW, replace(SCENE, width=3200), painted_toy())
    assert (48, 296, 740, 558) in [spot.box for spot in larger]


def test_a_plate_without_a_frame_is_a_hot_spot_by_itself() -> None:
    page = empty_page()
    plates.draw_plate(page, (100, 100), "9", is_legal=False)
    (spot,) = find_hot_spots(GAME, VIEW, SCENE, page)
    assert (spot.code, spot.choices) == ("9", ())
    assert spot.box == (100, 100, 62, 46)


def test_the_smallest_frame_around_a_plate_counts() -> None:
    wide, narrow = (0, 0, 900, 900), (100, 100, 400, 400)
    (spot,) = spots_at(
        ("frame", "", wide), ("frame", "", narrow), ("code", "9", (110, 110, 160, 150))
    )
    assert spot.box == (100, 100, 300, 300)


def test_a_quiet_plate_has_no_choice_even_if_its_code_is_legal_elsewhere() -> None:
    code = next(choice for choice in LEGAL if choice.isdecimal())
    (spot,) = spots_at(("code", code, (110, 110, 160, 150)))
    assert spot.choices == ()


def test_a_choice_recorded_at_its_place_leaves_the_spot_of_its_code() -> None:
    code = next(choice for choice in LEGAL if choice.isdecimal())
    card, place = (0, 0, 900, 900), (300, 300, 600, 600)
    whole, part = spots_at(("spot", code, card), ("choice", code, place))
    assert (whole.box, whole.choices) == ((0, 0, 900, 900), ())
    assert (part.box, part.choices, part.code) == ((300, 300, 300, 300), (code,), code)


def test_equal_pieces_are_hot_spots_of_one_choice_and_choices_at_one_place_share_it() -> None:
    first, second = LEGAL[:2]
    here, there = (0, 0, 300, 300), (600, 0, 900, 300)
    found = spots_at(("choice", first, here), ("choice", first, there), ("choice", second, there))
    assert [spot.choices for spot in found] == [(first,), (first, second)]


def test_a_small_hot_spot_grows_to_a_fingertip_inside_the_picture() -> None:
    middle, corner = (700, 500, 760, 560), (0, 0, 60, 60)
    first, second = spots_at(("choice", LEGAL[0], middle), ("choice", LEGAL[1], corner))
    left, top, width, height = first.box
    assert width == height == pytest.approx(FINGER, abs=1)
    assert left + width / 2 == pytest.approx(730, abs=1)
    assert top + height / 2 == pytest.approx(530, abs=1)
    assert second.box == (0, 0, round(FINGER), round(FINGER))
    assert (first.thing, second.thing) == ((700, 500, 60, 60), (0, 0, 60, 60))


def test_hot_spots_of_cards_alone_do_not_grow() -> None:
    (spot,) = spots_at(("spot", "9", (700, 500, 760, 560)))
    assert spot.box == (700, 500, 60, 60)


def test_neighbours_share_the_gap_between_them() -> None:
    left, right = (500, 500, 560, 560), (580, 500, 640, 560)
    first, second = spots_at(("choice", LEGAL[0], left), ("choice", LEGAL[1], right))
    assert Rect(*first.box).box[2] == second.box[0] == 570
    assert first.box[3] == second.box[3] == pytest.approx(FINGER, abs=1)


def test_on_a_landscape_board_hot_spots_grow_for_a_mouse() -> None:
    page = empty_page()
    page.record("choice", LEGAL[0], (700, 500, 740, 540))
    (spot,) = find_hot_spots(GAME, VIEW, replace(SCENE, shape=LANDSCAPE), page)
    assert spot.box[2] == pytest.approx(MIN_SIDE * 1.6, abs=1)


def test_after_an_early_end_nothing_may_be_chosen() -> None:
    ended = replace(SCENE, winners=(1,))
    assert not any(spot.choices for spot in find_hot_spots(GAME, VIEW, ended, painted_toy()))


def test_as_plain_data_each_choice_has_a_row() -> None:
    one, other = (1, 2, 3, 4), (5, 6, 7, 8)
    spots = [HotSpot(one, ("a", "b"), "9", "toll", one), HotSpot(other, (), "9", "toll", other)]
    assert list(to_rows(spots)) == [
        {"choice": "a", "card": "toll", "box": [1, 2, 3, 4]},
        {"choice": "b", "card": "toll", "box": [1, 2, 3, 4]},
        {"choice": "", "card": "toll", "box": [5, 6, 7, 8]},
    ]


# The contract


@pytest.mark.parametrize(
    ("kind", "value", "box", "why"),
    [
        ("choice", "levy", (900, 1440, 960, 1500), "which is not legal"),
        ("choice", "pass", (100, 1000, 160, 1060), "overlap"),
        ("spot", "9", (1500, 1500, 1700, 1700), "leaves the picture"),
        ("spot", "1", (900, 1440, 960, 1500), "the plate of “1” is on no hot spot of it"),
        ("target", "bridge", (900, 1440, 960, 1500), "is lit without a hot spot"),
        ("free", "3", (900, 1440, 960, 1500), "is lit without a hot spot"),
    ],
)
def test_a_broken_hot_spot_is_caught(kind: str, value: str, box: Box, why: str) -> None:
    page = painted_toy()
    check_hot_spots(GAME, VIEW, SCENE, page)
    page.record(kind, value, box)
    with pytest.raises(ContractBroken) as caught:
        check_hot_spots(GAME, VIEW, SCENE, page)
    assert why in caught.value.why


def test_a_legal_code_without_a_hot_spot_is_caught() -> None:
    page = painted_toy()
    page.facts = [fact for fact in page.facts if fact.kind != "legal"]
    with pytest.raises(ContractBroken) as caught:
        check_hot_spots(GAME, VIEW, SCENE, page)
    assert "has no hot spot" in caught.value.why


def test_an_unknown_rules_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME.words), "places", lambda *_: [Place("1", "cellar")])
    with pytest.raises(ContractBroken) as caught:
        check_hot_spots(GAME, VIEW, SCENE, painted_toy())
    assert caught.value.why == "the hot spot of “1” has an unknown card: cellar"
