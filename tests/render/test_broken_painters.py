"""The contract catches painters that break one rule each, and accepts the toy's painter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.core import registry
from engine.core.contract import play_game
from render.kit import crop, goods, header, highlights, layout, plates, tokens
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.card_figures import Figure, Illustration
from render.kit.contract import ContractBroken, check_blank_areas, check_cards, check_painter
from render.kit.painter import PartsPainter
from render.kit.palette import COURT
from render.kit.rect import Rect
from render.kit.scene import BOARD, PORTRAIT, Scene
from render.kit.text import TextStyle
from tests.engine.toy import GAME
from tests.render.toy import PAINTER, board, crops, rules_cards
from tests.render.toy.board_model import ToyBoard
from tests.thorough import THOROUGH

PARTS: dict[str, Callable[[ToyBoard], Canvas]] = {
    BOARD: board.draw_board,
    "cards": crops.draw_cards_part,
    "players": crops.draw_players_part,
    "hand": crops.draw_hand_part,
}


def painter(**parts: Callable[[ToyBoard], Canvas]) -> PartsPainter[ToyBoard]:
    """Return the toy's painter with some parts replaced."""
    return PartsPainter(ToyBoard, {**PARTS, **parts}, rules_cards.illustrate)


def on_board(draw: Callable[[Canvas, ToyBoard], object]) -> PartsPainter[ToyBoard]:
    """Return the toy's painter with something extra on the board."""

    def paint(model: ToyBoard) -> Canvas:
        canvas = board.draw_board(model)
        draw(canvas, model)
        return canvas

    return painter(board=paint)


def what_breaks(broken: Any, seats: int, stakes: str) -> ContractBroken | None:
    """Return why the contract rejects the painter at a table, or nothing."""
    try:
        check_painter(GAME, broken, seats, {"stakes": stakes}, "7")
    except ContractBroken as caught:
        return caught
    return None


def assert_caught(broken: Any, why: str) -> None:
    """Assert that the contract rejects the painter at one of two tables, for this reason."""
    caught = what_breaks(broken, 3, "low") or what_breaks(broken, 4, "high")
    assert caught is not None, f"not caught: {why}"
    assert why in caught.why
    assert caught.record is not None


def test_the_rules_cards_of_the_toy_keep_the_contract() -> None:
    check_cards(GAME, PAINTER)


@pytest.mark.parametrize(
    ("draw", "why"),
    [
        (
            lambda canvas, x, y: canvas.text((x, y), "tiny", TextStyle(21)),
            "is 21 pixels, less than 22",
        ),
        (
            lambda canvas, x, y: canvas.text((x, y), "Toll Bridge", TextStyle(30), max_width=90),
            "is cut",
        ),
        (
            lambda canvas, x, y: canvas.text((x + 740, y), "over", TextStyle(30)),
            "leaves the picture",
        ),
        (lambda canvas, x, y: highlights.draw_ring(canvas, Rect(x, y, 60, 60), 12), "magenta"),
        (lambda canvas, x, y: canvas.put(tokens.token_sprite("red", 62), (60, 50)), "overlap"),
    ],
)
def test_a_broken_rules_card_is_caught(
    draw: Callable[[Canvas, float, float], None], why: str
) -> None:
    broken = PartsPainter(ToyBoard, PARTS, lambda word, words: Illustration(Figure(744, 90, draw)))
    with pytest.raises(ContractBroken) as caught:
        check_cards(GAME, broken)
    assert why in caught.value.why


@pytest.mark.parametrize("stakes", ["low", "high"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_painter_of_the_toy_keeps_the_contract(seats: int, stakes: str) -> None:
    seed = f"toy {seats} {stakes}"
    check_painter(GAME, PAINTER, seats, {"stakes": stakes}, seed, thorough=THOROUGH)


@pytest.mark.parametrize(
    ("draw", "why"),
    [
        (
            lambda canvas, _: canvas.text((1590, 300), "over the edge", TextStyle(30)),
            "leaves the picture",
        ),
        (
            lambda canvas, _: canvas.text((1200, 300), "tiny", TextStyle(19)),
            "is 19 pixels, less than 20",
        ),
        (lambda canvas, _: canvas.text((60, 90), "again", TextStyle(40)), "overlap"),
        (lambda canvas, _: canvas.put(tokens.token_sprite("red", 62), (60, 90)), "overlap"),
        (
            lambda canvas, _: [
                canvas.put(tokens.token_sprite("red", 62), (x, 300)) for x in (1300, 1320)
            ],
            "“token red” and “token red” overlap: x 1289 to 1351, y 269 to 331 and "
            "x 1269 to 1331, y 269 to 331; move one of them 42 pixels sideways or 62 up or down",
        ),
        (
            lambda canvas, _: [
                canvas.text((1200, 300), "a word", TextStyle(30)),
                canvas.record("change", "+1", (1220, 270, 1260, 330)),
            ],
            "“a word” and “change +1” overlap",
        ),
        (
            lambda canvas, _: plates.draw_plate(canvas, (1300, 300), "9", is_legal=True),
            "“9” is lit but not legal",
        ),
        (
            lambda canvas, _: plates.draw_plate(canvas, (1300, 300), "1", is_legal=False),
            "appears twice",
        ),
        (lambda canvas, _: canvas.record("code", "9", (1300, 300, 1340, 340)), "lacks its text"),
        (lambda canvas, _: canvas.fill(Rect(1300, 300, 20, 20), "act"), "magenta outside"),
        (lambda canvas, _: canvas.record("halo", "", (1300, 4, 1340, 16)), "has no rim"),
        (lambda canvas, _: canvas.record("active", "blue", (0, 0, 9, 9)), "the frame is for"),
        (
            lambda canvas, _: canvas.record("question", "", (0, 0, 9, 9)),
            "the header has 2 questions",
        ),
        (lambda canvas, _: canvas.record("to-move", "", (0, 0, 9, 9)), "2 badges for 1 to move"),
        (
            lambda canvas, _: canvas.text(
                (1200, 300), "Toll Bridge Castle", TextStyle(30), max_width=120
            ),
            "is cut",
        ),
    ],
)
def test_a_broken_board_is_caught(draw: Callable[[Canvas, ToyBoard], object], why: str) -> None:
    assert_caught(on_board(draw), why)


def test_a_legal_code_that_is_not_lit_is_caught() -> None:
    def paint(model: ToyBoard) -> Canvas:
        model.legal_codes = frozenset()
        return board.draw_board(model)

    assert_caught(painter(board=paint), "is legal but not lit")


def test_a_legal_code_that_no_part_shows_is_caught() -> None:
    def cards(model: ToyBoard) -> Canvas:
        model.legal_codes = frozenset()
        return crops.draw_cards_part(model)

    assert_caught(painter(cards=cards), "is legal but in no part")


def test_a_target_after_the_end_is_caught() -> None:
    def target(canvas: Canvas, model: ToyBoard) -> None:
        if not model.decision:
            canvas.record("target", "castle", (1300, 300, 1360, 360))

    assert_caught(on_board(target), "may be chosen after the end")


def test_a_ring_without_a_legal_choice_is_caught() -> None:
    def ring(canvas: Canvas, model: ToyBoard) -> None:
        highlights.draw_ring(canvas, Rect(1300, 300, 60, 60), 12)

    assert_caught(on_board(ring), "1 rings for 0 legal codes")


def test_a_ring_among_more_than_eight_targets_is_caught() -> None:
    def targets(canvas: Canvas, model: ToyBoard) -> None:
        if model.legal_codes and "ring" in {fact.kind for fact in canvas.facts}:
            for _ in range(highlights.MAX_RINGS + 1):
                canvas.record("target", "", (1300, 300, 1360, 360))

    assert_caught(on_board(targets), "rings for")


def test_a_winner_who_is_not_named_is_caught() -> None:
    def paint(model: ToyBoard) -> Canvas:
        canvas = board.draw_board(model)
        if model.decision:
            return canvas
        empty = Canvas(
            layout.WIDTH, canvas.height, CanvasStyle(canvas.palette, model.language, recording=True)
        )
        header.draw_heading(empty, header.Heading(model.title, model.headline))
        return empty

    assert_caught(painter(board=paint), "the winner is not named")


def test_a_crop_as_wide_as_the_board_is_caught() -> None:
    assert_caught(painter(hand=board.draw_board), "it is 1600 pixels wide, not 800")


def test_text_that_is_too_small_for_a_phone_is_caught() -> None:
    def hand(model: ToyBoard) -> Canvas:
        canvas = crops.draw_hand_part(model)
        canvas.text((crop.LEFT, 20), "small", TextStyle(21))
        return canvas

    assert_caught(painter(hand=hand), "less than 22")


def test_a_painter_that_fails_on_long_names_is_caught() -> None:
    def paint(model: ToyBoard) -> Canvas:
        for seat, name in enumerate(model.scene.names):
            assert len(name) < 30, f"no room for the name of seat {seat + 1}"
        return board.draw_board(model)

    assert_caught(painter(board=paint), "no room for the name")


def test_a_caption_that_is_missing_is_caught() -> None:
    def hand(model: ToyBoard) -> Canvas:
        model.words.say("toy-picture-nothing")
        return crops.draw_hand_part(model)

    assert_caught(painter(hand=hand), "toy-picture-nothing")


def test_a_part_without_a_name_is_caught() -> None:
    assert_caught(painter(cellar=crops.draw_hand_part), "no toy-picture-part-cellar")


def test_a_painter_without_a_board_is_caught() -> None:
    bare = PartsPainter(ToyBoard, {"hand": crops.draw_hand_part}, rules_cards.illustrate)
    assert_caught(bare, "the first part is not the board")


def test_a_secret_cached_in_the_painter_is_caught() -> None:
    kept: dict[int, str] = {}

    def hand(model: ToyBoard) -> Canvas:
        """Draw the last known cards of every hand."""
        if model.scene.viewer is not None and model.hand is not None:
            kept[model.scene.viewer] = " ".join(map(str, model.hand))
        canvas = crops.draw_hand_part(model)
        label = " · ".join(f"{seat}: {cards}" for seat, cards in sorted(kept.items()))
        canvas.text((crop.LEFT, canvas.height - 14), label, TextStyle(22))
        return canvas

    assert_caught(painter(hand=hand), "it depends on something its viewer cannot see")


def test_drawing_that_changes_the_view_is_caught() -> None:
    def spend(canvas: Canvas, model: ToyBoard) -> None:
        model.view.coins[0] += 1

    assert_caught(on_board(spend), "drawing changes the view")


def test_recording_that_draws_something_else_is_caught() -> None:
    def show(canvas: Canvas, model: ToyBoard) -> None:
        if model.recording:
            canvas.put(goods.good_sprite("denier", 40), (1300, 300))

    assert_caught(on_board(show), "recording changes the picture")


def test_facts_recorded_in_production_are_caught() -> None:
    def listen(canvas: Canvas, model: ToyBoard) -> None:
        canvas.recording = True
        canvas.record("seen", "", (0, 0, 9, 9))

    assert_caught(on_board(listen), "facts are recorded in production")


def test_a_painter_without_a_wide_board_is_caught() -> None:
    class Tall(PartsPainter[ToyBoard]):
        def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
            return super().paint(view, replace(scene, shape=PORTRAIT), recording=recording)

    assert_caught(Tall(ToyBoard, PARTS, rules_cards.illustrate), "a landscape board is 1600 to ")


def test_a_painter_that_draws_any_part_is_caught() -> None:
    class Willing(PartsPainter[ToyBoard]):
        def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
            known = scene.part if scene.part in self.parts else BOARD
            return super().paint(view, replace(scene, part=known), recording=recording)

    assert_caught(Willing(ToyBoard, PARTS, rules_cards.illustrate), "an unknown part is accepted")


def test_a_large_blank_area_is_caught_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")

    def paint(model: ToyBoard) -> Canvas:
        canvas = Canvas(640, 320, CanvasStyle(COURT, model.language))
        canvas.fill(Rect(0, 0, 640, 96), "ink")
        return canvas

    _, record = play_game(GAME, 2, {}, "1")
    with pytest.raises(ContractBroken) as caught:
        check_blank_areas(GAME, painter(board=paint), [record])
    assert caught.value.why == (
        "after move 0 70.0% of the landscape board (640 × 320) are blank in one piece, "
        "more than 8.5%: x 0 to 640, y 96 to 320\n"
        "To see it, save the record as FILE: "
        "python -m render FILE --at 0 --lang en --shape wide"
    )
