"""Numbered pins point at their targets and hide no code."""

from __future__ import annotations

import pytest

from render.kit import pins
from render.kit.canvas import Canvas
from render.kit.contract.boxes import are_apart
from render.kit.palette import PLAYERS
from render.kit.scene import BOARD, Scene
from tests.engine.toy import GAME
from tests.render.toy import PAINTER


def painted(part: str) -> Canvas:
    scene = Scene("en", ("Ann", "Bo", "Cy"), PLAYERS[:3], part)
    return PAINTER.paint(GAME.view(GAME.new(3), None), scene, recording=True)


@pytest.mark.parametrize("part", [BOARD, "cards"])
def test_pins_stand_beside_their_targets(part: str) -> None:
    canvas = painted(part)
    plates = {fact.value: fact for fact in canvas.facts if fact.kind in ("legal", "code")}
    codes, before = list(plates)[:3], len(canvas.facts)
    pins.draw(canvas, codes)
    numbers = [fact for fact in canvas.facts[before:] if fact.kind == "text"]
    assert [fact.value for fact in numbers] == ["1", "2", "3"]
    for code, number in zip(codes, numbers, strict=True):
        left, top, right, bottom = plates[code].box
        near = (left - 90, top - 90, right + 90, bottom + 90)
        assert not are_apart(number.box, near)
        assert all(are_apart(number.box, plate.box) for plate in plates.values())


def test_pins_point_at_kinds_of_facts_and_texts_only() -> None:
    canvas = painted(BOARD)
    pins.draw(canvas, ["to-move", "Bo"])
    with pytest.raises(pins.UnknownPoint):
        pins.draw(canvas, ["cellar"])
