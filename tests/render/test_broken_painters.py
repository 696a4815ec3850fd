"""Painters that break one promise each are caught, and the toy's own keeps them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from render.kit import crop, goods, header, layout, marks, tokens
from render.kit.canvas import Canvas
from render.kit.contract import ContractBroken, check_cards, check_painter
from render.kit.painter import PartsPainter
from render.kit.rules_card import Figure, Look
from render.kit.scene import BOARD, TALL, Scene
from tests.engine.toy import GAME
from tests.render.toy import PAINTER, board, crops, rules_cards
from tests.render.toy.table import Table

PARTS: dict[str, Callable[[Table], Canvas]] = {
    BOARD: board.paint,
    "cards": crops.cards_part,
    "players": crops.players_part,
    "hand": crops.hand_part,
}


def painter(**parts: Callable[[Table], Canvas]) -> PartsPainter[Table]:
    """The toy's painter with some parts drawn otherwise."""
    return PartsPainter(Table, {**PARTS, **parts}, rules_cards.look)


def on_board(draw: Callable[[Canvas, Table], object]) -> PartsPainter[Table]:
    """The toy's painter with something more on the board."""

    def paint(table: Table) -> Canvas:
        canvas = board.paint(table)
        draw(canvas, table)
        return canvas

    return painter(board=paint)


def assert_caught(broken: Any, why: str) -> None:
    """The contract refuses the painter at one of two tables, for this reason."""
    found = list[ContractBroken]()
    for seats, stakes in ((3, "low"), (4, "high")):
        try:
            check_painter(GAME, broken, seats, {"stakes": stakes}, "7")
        except ContractBroken as caught:
            found.append(caught)
    assert found, f"nobody noticed: {why}"
    assert why in found[0].why
    assert found[0].record is not None


def test_the_rules_cards_of_the_toy_keep_the_contract() -> None:
    check_cards(GAME, PAINTER)


@pytest.mark.parametrize(
    ("draw", "why"),
    [
        (lambda canvas, x, y: canvas.text(x, y, "tiny", 21), "is 21 pixels, less than 22"),
        (lambda canvas, x, y: canvas.text(x, y, "Toll Bridge", 30, room=90), "is cut"),
        (lambda canvas, x, y: canvas.text(x + 740, y, "over", 30), "leaves the picture"),
        (lambda canvas, x, y: marks.ring(canvas, x, y, 60, 60, 12), "magenta"),
        (lambda canvas, x, y: canvas.put(tokens.token("red", 62), 60, 50), "overlap"),
    ],
)
def test_a_rules_card_drawn_wrongly_is_caught(
    draw: Callable[[Canvas, float, float], None], why: str
) -> None:
    broken = PartsPainter(Table, PARTS, lambda word, words: Look(Figure(744, 90, draw)))
    with pytest.raises(ContractBroken) as caught:
        check_cards(GAME, broken)
    assert why in caught.value.why


@pytest.mark.parametrize("stakes", ["low", "high"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_painter_of_the_toy_keeps_the_contract(seats: int, stakes: str) -> None:
    check_painter(GAME, PAINTER, seats, {"stakes": stakes}, f"toy {seats} {stakes}")


@pytest.mark.parametrize(
    ("draw", "why"),
    [
        (lambda canvas, _: canvas.text(1590, 300, "over the edge", 30), "leaves the picture"),
        (lambda canvas, _: canvas.text(1200, 300, "tiny", 19), "is 19 pixels, less than 20"),
        (lambda canvas, _: canvas.text(60, 90, "again", 40), "overlap"),
        (lambda canvas, _: canvas.put(tokens.token("red", 62), 60, 90), "overlap"),
        (
            lambda canvas, _: [canvas.put(tokens.token("red", 62), x, 300) for x in (1300, 1320)],
            "“token red” and “token red” overlap",
        ),
        (lambda canvas, _: marks.plate(canvas, 1300, 300, "9", True), "“9” is lit but not legal"),
        (lambda canvas, _: marks.plate(canvas, 1300, 300, "1", False), "stands in two places"),
        (lambda canvas, _: canvas.note("code", "9", (1300, 300, 1340, 340)), "does not say so"),
        (lambda canvas, _: canvas.fill(1300, 300, 20, 20, "act"), "magenta outside"),
        (lambda canvas, _: canvas.note("halo", "", (1300, 300, 1340, 340)), "has no rim"),
        (lambda canvas, _: canvas.note("active", "blue", (0, 0, 9, 9)), "the frame is for"),
        (lambda canvas, _: canvas.note("question", "", (0, 0, 9, 9)), "2 questions stand"),
        (lambda canvas, _: canvas.note("to-move", "", (0, 0, 9, 9)), "2 pills for 1 to move"),
        (
            lambda canvas, _: canvas.text(1200, 300, "Toll Bridge Castle", 30, room=120),
            "is cut",
        ),
    ],
)
def test_what_is_drawn_wrongly_is_caught(draw: Callable[[Canvas, Table], object], why: str) -> None:
    assert_caught(on_board(draw), why)


def test_a_legal_code_that_is_not_lit_is_caught() -> None:
    def paint(table: Table) -> Canvas:
        table.legal = frozenset()
        return board.paint(table)

    assert_caught(painter(board=paint), "is legal but not lit")


def test_a_legal_code_that_no_part_shows_is_caught() -> None:
    def cards(table: Table) -> Canvas:
        table.legal = frozenset()
        return crops.cards_part(table)

    assert_caught(painter(cards=cards), "is legal but in no part")


def test_a_mark_of_what_may_be_chosen_after_the_end_is_caught() -> None:
    def target(canvas: Canvas, table: Table) -> None:
        if not table.rule:
            canvas.note("target", "castle", (1300, 300, 1360, 360))

    assert_caught(on_board(target), "may be chosen after the end")


def test_a_ring_around_what_is_not_legal_is_caught() -> None:
    def ring(canvas: Canvas, table: Table) -> None:
        marks.ring(canvas, 1300, 300, 60, 60, 12)

    assert_caught(on_board(ring), "1 rings for 0 legal codes")


def test_a_winner_who_is_not_named_is_caught() -> None:
    def paint(table: Table) -> Canvas:
        canvas = board.paint(table)
        if table.rule:
            return canvas
        empty = Canvas(layout.WIDTH, canvas.height, canvas.palette, table.language, recording=True)
        header.draw(empty, table.title, table.headline)
        return empty

    assert_caught(painter(board=paint), "who has won is not told")


def test_a_crop_as_wide_as_the_board_is_caught() -> None:
    assert_caught(painter(hand=board.paint), "it is 1600 pixels wide, not 800")


def test_text_that_is_too_small_for_a_phone_is_caught() -> None:
    def hand(table: Table) -> Canvas:
        canvas = crops.hand_part(table)
        canvas.text(crop.LEFT, 20, "small", 21)
        return canvas

    assert_caught(painter(hand=hand), "less than 22")


def test_a_name_that_cannot_be_drawn_is_caught() -> None:
    def paint(table: Table) -> Canvas:
        for seat, name in enumerate(table.scene.names):
            assert len(name) < 30, f"no room for the name of seat {seat + 1}"
        return board.paint(table)

    assert_caught(painter(board=paint), "no room for the name")


def test_a_caption_that_is_missing_is_caught() -> None:
    def hand(table: Table) -> Canvas:
        table.words.say("toy-picture-nothing")
        return crops.hand_part(table)

    assert_caught(painter(hand=hand), "toy-picture-nothing")


def test_a_part_without_a_name_is_caught() -> None:
    assert_caught(painter(cellar=crops.hand_part), "no toy-picture-part-cellar")


def test_a_painter_without_a_board_is_caught() -> None:
    bare = PartsPainter(Table, {"hand": crops.hand_part}, rules_cards.look)
    assert_caught(bare, "the first part is not the board")


def test_a_hand_that_stays_in_the_painter_is_caught() -> None:
    kept: dict[int, str] = {}

    def hand(table: Table) -> Canvas:
        """Draws what it last knew of every hand."""
        if table.scene.viewer is not None and table.hand is not None:
            kept[table.scene.viewer] = " ".join(map(str, table.hand))
        canvas = crops.hand_part(table)
        said = " · ".join(f"{seat}: {cards}" for seat, cards in sorted(kept.items()))
        canvas.text(crop.LEFT, canvas.height - 14, said, 22)
        return canvas

    assert_caught(painter(hand=hand), "it depends on what its viewer cannot see")


def test_drawing_that_changes_the_view_is_caught() -> None:
    def spend(canvas: Canvas, table: Table) -> None:
        table.view.coins[0] += 1

    assert_caught(on_board(spend), "drawing changes the view")


def test_recording_that_draws_something_else_is_caught() -> None:
    def show(canvas: Canvas, table: Table) -> None:
        if table.recording:
            canvas.put(goods.good("denier", 40), 1300, 300)

    assert_caught(on_board(show), "recording changes the picture")


def test_marks_kept_in_production_are_caught() -> None:
    def listen(canvas: Canvas, table: Table) -> None:
        canvas.recording = True
        canvas.note("seen", "", (0, 0, 9, 9))

    assert_caught(on_board(listen), "marks are kept while nobody listens")


def test_a_painter_without_a_wide_board_is_caught() -> None:
    class Tall(PartsPainter[Table]):
        def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
            return super().paint(view, replace(scene, shape=TALL), recording=recording)

    assert_caught(Tall(Table, PARTS, rules_cards.look), "a wide board is 1600 to ")


def test_a_painter_that_draws_any_part_is_caught() -> None:
    class Willing(PartsPainter[Table]):
        def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
            known = scene.part if scene.part in self.parts else BOARD
            return super().paint(view, replace(scene, part=known), recording=recording)

    assert_caught(Willing(Table, PARTS, rules_cards.look), "a part nobody knows is drawn")
