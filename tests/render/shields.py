"""Boards of a recorded game after events that earned points at a place."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.registry import game
from render.kit.contract.driver import PictureDriver
from render.kit.contract.positions import replay_positions
from render.kit.scene import BOARD, SHAPES
from render.kit.sprite import Box, Fact
from render.registry import painter
from tests.engine.games.records import records

Shielded = tuple[Event, Box, list[Fact]]
"""An event, the box of the only shield on the board, and the facts of the board."""


def shielded(name: str, kind: str, key: str, most: int = 6) -> Iterator[Shielded]:
    """Yield boards with one shield, after moves with one event that has points under ``key``."""
    found = 0
    for record in records(name):
        for position in replay_positions(game(name), record):
            earning = [event for event in position.latest_events if event.kind == kind]
            if len(earning) != 1 or not earning[0].data.get(key):
                continue
            driver = PictureDriver(game(name), painter(name), len(record.names), position, ())
            scene = driver.scene(BOARD, "en", None, shape=SHAPES[found % 2])
            facts = driver.paint(driver.view(None), scene).facts
            shields = [fact for fact in facts if fact.kind == "earned"]
            if [shield.value for shield in shields] == [f"+{earning[0].data[key]}"]:
                yield earning[0], shields[0].box, facts
                found += 1
                if found == most:
                    return
    assert found, f"no board has a shield for “{kind}” alone"


def middle(box: Box) -> tuple[float, float]:
    """Return the middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def box_of_code(facts: list[Fact], code: str) -> Box:
    """Return the box of the plate with a code."""
    return next(fact.box for fact in facts if fact.kind in {"code", "legal"} and fact.value == code)
