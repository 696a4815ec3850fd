"""Points appear on the tile that earned them."""

from __future__ import annotations

import pytest

from render.kit import layout
from tests.render.shields import box_of_code, middle, shielded


@pytest.mark.parametrize("kind", ["owner_point", "built"])
def test_points_of_a_building_are_on_its_tile(kind: str) -> None:
    for event, box, facts in shielded("caylus", kind, "vp"):
        space = event.data["space"]
        assert isinstance(space, int)
        left, top, *_ = box_of_code(facts, str(space))
        x, y = middle(box)
        assert left < x < left + layout.COLUMN
        assert top < y < top + layout.TILE.h


def test_points_of_a_batch_are_beside_its_section() -> None:
    for event, box, facts in shielded("caylus", "batch", "vp"):
        [section] = [
            fact.box
            for fact in facts
            if fact.kind == "section" and fact.value.startswith(str(event.data["section"]))
        ]
        x, y = middle(box)
        assert 0 < x - section[2] < 100
        assert section[1] <= y < section[3]
