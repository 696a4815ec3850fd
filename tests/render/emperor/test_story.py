"""Points of Emperor appear beside the piece that earned them; a line leads to the last piece."""

from __future__ import annotations

from engine.emperor import GAME
from render.emperor import PAINTER
from render.kit.contract.boxes import are_apart
from render.kit.contract.driver import PictureDriver
from render.kit.contract.positions import replay_positions
from render.kit.highlights import MAX_RINGS
from render.kit.scene import BOARD
from tests.engine.games.records import record_of
from tests.render.shields import shielded

NEAR = 20
"""Maximum distance of a number from its piece's tab, and of the end of a line from its piece."""


def test_points_of_a_new_city_are_at_its_corner() -> None:
    for _, box, facts in shielded("emperor", "founded", "vp"):
        halos = [fact.box for fact in facts if fact.kind == "halo"]
        assert any(not are_apart(box, halo) and halo[2] - halo[0] < 100 for halo in halos)


def test_the_line_ends_below_the_last_piece() -> None:
    lines, record = 0, record_of("emperor", 3)
    for position in replay_positions(GAME, record)[:60]:
        driver = PictureDriver(GAME, PAINTER, 3, position, ())
        facts = driver.paint(driver.view(None), driver.scene(BOARD, "en", None)).facts
        ends = [fact.box for fact in facts if fact.kind == "trail-end"]
        marked = [fact.box for fact in facts if fact.kind in {"halo", "chosen"}]
        for left, top, right, bottom in ends[1:]:
            near = (left - NEAR, top - NEAR, right + NEAR, bottom + NEAR)
            assert any(not are_apart(near, box) for box in marked), position.move
            lines += 1
    assert lines


def test_a_number_hides_no_tab_of_a_target() -> None:
    beside, record = 0, record_of("emperor", 4)
    positions = [
        position
        for position in replay_positions(GAME, record)
        if any(
            len(GAME.legal_choices(position.state, seat)) > MAX_RINGS
            for seat in GAME.to_move(position.state)
        )
    ]
    for position in positions:
        driver = PictureDriver(GAME, PAINTER, 4, position, ())
        facts = driver.paint(driver.view(None), driver.scene(BOARD, "en", None)).facts
        tabs = [fact.box for fact in facts if fact.kind == "target"]
        for left, top, right, bottom in (
            fact.box for fact in facts if fact.kind in {"step", "faint-step"}
        ):
            assert all(are_apart((left, top, right, bottom), tab) for tab in tabs), position.move
            wide = (left - NEAR, top - NEAR, right + NEAR, bottom + NEAR)
            beside += any(not are_apart(wide, tab) for tab in tabs)
    assert beside
