"""Nothing painted later covers the lower edge of a change chip."""

from __future__ import annotations

import pytest

from engine.core.registry import game
from render.kit.canvas import Canvas
from render.kit.contract.positions import replay_positions
from render.kit.highlights import FAINT_RIM, RIM
from render.kit.palette import PLAYERS
from render.kit.scene import SHAPES, Scene
from render.registry import painted_games, painter
from tests.engine.games.records import records
from tests.thorough import THOROUGH

RIMS = {"change": RIM, "faint-change": FAINT_RIM}
POSITIONS = 4 if THOROUGH else 2


def without_lower_rim(picture: Canvas) -> list[str]:
    """Return the chips whose lower edge is missing over more than half of its length."""
    found = []
    for fact in picture.facts:
        if fact.kind in RIMS:
            left, _, right, bottom = (round(edge) for edge in fact.box)
            lower_rim = picture.image.crop((left, bottom - 3, right, bottom + 1))
            if lower_rim.histogram()[picture.palette.index(RIMS[fact.kind])] < (right - left) / 2:
                found.append(f"{fact.kind} {fact.value} {fact.box}")
    return found


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", painted_games())
def test_nothing_covers_the_lower_edge_of_a_chip(name: str, shape: str) -> None:
    rules, chips = game(name), 0
    for record in {len(record.names): record for record in records(name)}.values():
        positions, seats = replay_positions(rules, record), len(record.names)
        for position in positions[:: len(positions) // POSITIONS or 1]:
            then = [
                seen and rules.view(seen, None)
                for seen in (position.before_latest_turn, position.after_previous_turn)
            ]
            scene = Scene(
                "en",
                names=tuple(record.names),
                colours=PLAYERS[:seats],
                shape=shape,
                latest_events=position.latest_events,
                before_latest_turn=then[0],
                after_previous_turn=then[1],
            )
            picture = painter(name).paint(rules.view(position.state, None), scene, recording=True)
            assert without_lower_rim(picture) == [], (record.names, position.move)
            chips += sum(fact.kind in RIMS for fact in picture.facts)
    assert chips > POSITIONS
