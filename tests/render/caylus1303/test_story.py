"""Points appear on the tile that earned them."""

from __future__ import annotations

import pytest

from render.kit import layout
from tests.render.shields import box_of_code, middle, shielded


@pytest.mark.parametrize("kind", ["placement", "built"])
def test_points_of_a_building_are_on_its_tile(kind: str) -> None:
    for event, box, facts in shielded("caylus1303", kind, "pp"):
        space = event.data["space"]
        assert isinstance(space, int)
        left, top, *_ = box_of_code(facts, str(space + 1))
        x, y = middle(box)
        assert left < x < left + layout.COLUMN
        assert top < y < top + layout.TILE.h


def test_points_of_a_batch_are_at_the_castle_site() -> None:
    for _, box, facts in shielded("caylus1303", "delivered", "pp"):
        left, top, *_ = box_of_code(facts, "S")
        x, y = middle(box)
        assert x > left
        assert top < y < top + 160
