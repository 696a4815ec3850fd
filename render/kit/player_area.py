"""Layout of the player panels, and of the score summary at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from render.kit import landscape as page
from render.kit import layout, panel, scores
from render.kit.board_model import BoardModel
from render.kit.panel_box import PanelBox

_TALLEST = 2460
"""A portrait board grows no taller than this for the score summary."""
_LARGEST = 1.8
"""Maximum scale of a panel."""
_NATURAL = (layout.PANEL_WIDTH, 506, 450)
"""Width a panel needs at scale 1 for one, two and three rows of counts."""
_MAX_STRETCH = 1.4
"""Maximum factor by which panels grow taller if there is room."""
_MIN_SHRINK = 0.9
"""Minimum factor by which panels shrink to make room for the score summary."""


class PlayerArea(NamedTuple):
    """The panels in the order of the players, the score summary, and their common bottom.

    ``moves`` is the empty place beside an odd last panel, for the latest moves.
    """

    panels: Sequence[PanelBox]
    summary: PanelBox | None
    bottom: int
    moves: PanelBox | None = None


def lay_out_portrait(
    model: BoardModel[Any], top: int, height: int = layout.PANEL_HEIGHT, *, has_summary: bool = True
) -> PlayerArea:
    """Lay out two panels a row, from ``top`` down.

    Beside an odd last panel is room for the latest moves. At the end the summary goes there, or
    below the panels unless that makes the board too tall. Its row takes the height it needs, up to
    ``TALLEST``. No ``has_summary`` means that the board shows it elsewhere.
    """
    pitch = height + layout.BETWEEN_PANELS
    seats = len(model.scores)
    panels = [PanelBox(x, y, h=height) for x, y in layout.panel_corners(seats, top, pitch)]
    bottom = panels[-1].y + height
    odd = seats % 2
    whole = layout.WIDTH - 2 * layout.MARGIN
    last = panels[-1].y if odd else panels[-1].y + pitch
    summed = has_summary and scores.is_summed_up(model)
    if not summed or (not odd and last + pitch > _TALLEST):
        beside = panels[-1]._replace(x=layout.PANEL_COLUMNS[1]) if odd else None
        return PlayerArea(panels, None, bottom, beside)
    short = scores.compact_summary_height(model, layout.PANEL_WIDTH if odd else whole)
    taller = max(height, min(short, _TALLEST - layout.BETWEEN_PANELS - last))
    place = PanelBox(layout.MARGIN, last, whole, taller)
    if odd:
        place = panels[-1]._replace(x=layout.PANEL_COLUMNS[1], h=taller)
    return PlayerArea(panels, place, last + taller)


def lay_out_landscape(
    model: BoardModel[Any],
    width: int,
    bottom: int,
    height: int = layout.PANEL_HEIGHT,
    *,
    rows: int = len(_NATURAL),
    has_summary: bool = True,
) -> PlayerArea:
    """Lay out the panels in the right column of a page down to ``bottom``, as large as they fit.

    The counts of a panel take at most ``rows`` rows. The summary goes below the panels: at the end
    of the game if the panels need not shrink much for it, and before that if there is room. No
    ``has_summary`` means that the board shows it elsewhere.
    """
    w = page.right_width(width)
    seats = len(model.scores)
    whole = bottom - page.TOP + layout.BETWEEN_PANELS
    least = round(height * _MIN_SHRINK) + layout.BETWEEN_PANELS
    summed = has_summary and scores.is_summed_up(model) and whole >= (seats + 1) * least
    room = whole // (seats + summed) - layout.BETWEEN_PANELS
    scale, taken = max(
        (round(min(w / natural, room / (height + i * panel.SECOND_ROW), _LARGEST), 2), i + 1)
        for i, natural in enumerate(_NATURAL[:rows])
    )
    h = min(room, round((height + (taken - 1) * panel.SECOND_ROW) * scale * _MAX_STRETCH))
    pitch = h + layout.BETWEEN_PANELS
    panels = [PanelBox(page.LEFT, page.TOP + i * pitch, w, h, scale, taken) for i in range(seats)]
    top = page.TOP + seats * pitch
    place = None
    spare = has_summary and bottom - top >= height
    if summed or (spare and scores.has_public_sources(model)):
        place = PanelBox(
            page.LEFT, top, w, min(bottom - top, scores.summary_height(model, scale)), scale
        )
    end = panels[-1] if place is None else place
    return PlayerArea(panels, place, end.y + end.h)
