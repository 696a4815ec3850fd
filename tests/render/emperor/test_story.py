"""Points of Emperor appear beside the piece that earned them."""

from __future__ import annotations

from render.kit.contract.boxes import are_apart
from tests.render.shields import shielded


def test_points_of_a_new_city_are_at_its_corner() -> None:
    for _, box, facts in shielded("emperor", "founded", "vp"):
        halos = [fact.box for fact in facts if fact.kind == "halo"]
        assert any(not are_apart(box, halo) and halo[2] - halo[0] < 100 for halo in halos)
