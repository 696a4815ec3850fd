"""The page of standings: a banner, a row for each person, the key to the arrows, the reserves."""

from __future__ import annotations

from engine.core.registry import game
from engine.core.words.catalogue import catalogue
from render.kit import layout
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.encode import encode
from render.kit.palette import COURT
from render.kit.rect import Rect
from render.kit.standings import banner, key, reserves, table
from render.kit.standings.content import StandingsScene

_LEFT = layout.MARGIN
_WIDTH = layout.WIDTH - 2 * layout.MARGIN
_KEY_GAP = 12
"""Gap between the table and the key."""


def paint_standings(scene: StandingsScene) -> bytes:
    """Render the picture as a PNG file; safe to call from any thread."""
    return encode(draw_standings(scene), scene.width)


def draw_standings(scene: StandingsScene, *, recording: bool = False) -> Canvas:
    """Draw the whole picture, 1600 pixels wide."""
    words = catalogue(scene.language, "render", f"engine.{scene.game}")
    content = scene.content
    table_top = banner.BANNER.bottom + layout.BETWEEN_SECTIONS
    table_panel = Rect(_LEFT, table_top, _WIDTH, table.height(content))
    key_area = Rect(_LEFT, table_panel.bottom + _KEY_GAP, _WIDTH, key.height(content))
    reserves_top = key_area.bottom + layout.BETWEEN_PANELS
    reserves_panel = Rect(_LEFT, reserves_top, _WIDTH, reserves.height(content.reserves))
    bottom = reserves_panel.bottom if content.reserves else key_area.bottom
    height = round(bottom) + layout.BOTTOM_MARGIN
    canvas = Canvas(layout.WIDTH, height, CanvasStyle(COURT, scene.language, recording))
    banner.draw(canvas, content, words, words.format(game(scene.game).words.title))
    table.draw(canvas, table_panel, content, words)
    key.draw(canvas, key_area, content, words)
    if content.reserves:
        reserves.draw(canvas, reserves_panel, content.reserves, words)
    return canvas
