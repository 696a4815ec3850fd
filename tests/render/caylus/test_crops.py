"""The parts of the board for phones."""

from __future__ import annotations

from engine.caylus import GAME
from render import painter
from render.kit.contract.boxes import values_of
from render.kit.palette import PLAYERS
from tests.render.caylus.positions import of_rule


def test_my_view_is_the_viewers() -> None:
    position = of_rule("place_or_pass")[0]
    mover = GAME.may_act(position.view)[0]
    for viewer in (None, 0, 1):
        scene = position.scene("en", "me", viewer)
        picture = painter("caylus").paint(position.view, scene, recording=True)
        seat = mover if viewer is None else viewer
        order = position.view.turn_order.index(seat) + 1
        assert values_of(picture.facts, "text")[3] == str(order)
        houses = {fact.value for fact in picture.facts if fact.kind == "house"}
        assert houses == {PLAYERS[seat]}
