"""The whole board of In the Shadow of the Emperor, portrait or landscape."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core.words.catalogue import catalogue
from engine.emperor.data import SECULAR, SPIRITUAL
from engine.emperor.rules.influence import influence_by_seat
from render.emperor import (
    card_face,
    cards,
    electorate_base,
    electorate_contents,
    influence_bar,
    players,
    realm,
    throne,
)
from render.emperor.board_model import PACKAGES, EmperorBoard
from render.emperor.piece_moves import AT_THRONE, PieceMove
from render.kit import (
    arrows,
    header,
    landscape,
    layout,
    player_area,
    recent_moves,
    scores,
    story_marks,
)
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.highlights import Recency
from render.kit.palette import COURT
from render.kit.panel_box import PanelBox
from render.kit.player_area import PlayerArea
from render.kit.rect import Rect
from render.kit.story_marks import LineRoute

_COLUMN_LEFTS = (48, 428, 808, 1188)
_TOP = layout.BOARD_TOP
_ROW_TOPS = (_TOP, _TOP + 474)
_THRONE_CORNER = (_COLUMN_LEFTS[3], _ROW_TOPS[0])
_CARDS_TOP = _TOP + 952
_CARD_PITCH = 124
"""Distance between the two rows of cards."""
_CARDS_HEIGHT = _CARD_PITCH + card_face.SIZE.h
_SOURCES = PanelBox(
    layout.MARGIN, _CARDS_TOP, layout.WIDTH - 2 * layout.MARGIN, _CARDS_HEIGHT, scale=1.4
)
"""The sources of points, which take the place of the cards at the end of the game."""
_PLAYERS_TOP = _TOP + 1214
_LANDSCAPE_WIDTH = 2304
_ON_LAND = replace(electorate_base.BOARD_PLAN, ground=realm.LAND)
CORNERS = {
    **{electorate: (_COLUMN_LEFTS[i], _ROW_TOPS[0]) for i, electorate in enumerate(SPIRITUAL)},
    **{electorate: (_COLUMN_LEFTS[i], _ROW_TOPS[1]) for i, electorate in enumerate(SECULAR)},
}
_REALM = Rect(
    _COLUMN_LEFTS[0],
    _TOP,
    layout.WIDTH - 2 * layout.MARGIN,
    _ROW_TOPS[1] - _TOP + electorate_base.BOARD_PLAN.size.h,
)
"""What lies on the land: both rows of electorates, with the throne."""
_USUAL_GATE = 290
"""Exit of an arrow from the left edge of an electorate, unless a chip hangs there."""
_CHIP_CLEARANCE = 56
"""Distance of an arrow from a chip."""
_ARROW_CLEARANCE = 40
"""Distance of an arrow from another arrow."""
_GUTTER_MIDDLE = _TOP + 463
"""The line between the two rows of electorates, along which arrows run."""
_GATE_STEP = 10
"""Distance between two exits that are tried."""
_START_REACH = 13
"""Distance of the start of an arrow from the middle of the gutter."""
_END_REACH = 7
"""Distance of its end from there."""
_BOTTOM_MARGIN = 30


def draw_board(model: EmperorBoard) -> Canvas:
    """Draw the whole board: base, header, pieces, cards, players, arrows."""
    view = model.view
    size, panels = _lay_out(model)
    canvas = _draw_base(model.language, tuple(view.out), size, model.recording).copy()
    header.draw_board(canvas, model, model.headline)
    for electorate in view.in_play():
        electorate_contents.draw(
            canvas, *CORNERS[electorate], electorate, model, electorate_base.BOARD_PLAN
        )
    throne.draw(canvas, *_THRONE_CORNER, model)
    if scores.is_summed_up(model):
        scores.draw_summary(canvas, model, _SOURCES)
    else:
        cards.draw_strip(canvas, _CARDS_TOP, model, _CARD_PITCH)
    places = [*zip(model.panel_order(view.in_order()), panels.panels, strict=True)]
    line = (
        LineRoute(landscape.LINE_X)
        if model.is_landscape
        else LineRoute(layout.MARGIN / 2, story_marks.line_height_above(_PLAYERS_TOP))
    )
    story_marks.draw_line(
        canvas, model.story, story_marks.find_line_start(model.story, places), line
    )
    for seat, place in places:
        players.draw(canvas, place, model, seat)
    if panels.moves:
        recent_moves.draw_list(canvas, panels.moves, model)
    if panels.summary:
        scores.draw_summary(canvas, model, panels.summary)
    for piece_move, recency in reversed(_find_arrows(model)):
        arrows.draw_arrow(canvas, piece_move, recency=recency)
    return canvas


def _lay_out(model: EmperorBoard) -> tuple[tuple[int, int], PlayerArea]:
    """Return the size of the page, and the player area: below the cards, or on the right."""
    summary = not scores.is_summed_up(model)
    if model.is_landscape:
        size = landscape.page_size(_CARDS_TOP + _CARDS_HEIGHT, _LANDSCAPE_WIDTH)
        return size, player_area.lay_out_landscape(
            model, size[0], size[1] - landscape.BOTTOM_MARGIN, has_summary=summary
        )
    panels = player_area.lay_out_portrait(model, _PLAYERS_TOP, has_summary=summary)
    return (layout.WIDTH, panels.bottom + _BOTTOM_MARGIN), panels


@lru_cache(maxsize=16)
def _draw_base(
    language: str, out: tuple[int, ...], size: tuple[int, int], recording: bool
) -> Canvas:
    """Draw the static parts, which stay the same from move to move."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(*size, CanvasStyle(COURT, language, recording))
    realm.draw(canvas, _REALM)
    for electorate, (x, y) in CORNERS.items():
        draw_electorate = (
            electorate_base.draw_out_of_play if electorate in out else electorate_base.draw_base
        )
        draw_electorate(canvas, x, y, electorate, words, _ON_LAND)
    throne.draw_base(canvas, *_THRONE_CORNER, words, on=realm.LAND)
    return canvas


Path = list[tuple[float, float]]


def _find_arrows(model: EmperorBoard) -> list[tuple[Path, Recency]]:
    """Return the arrows of the latest turn and of earlier ones that do not overlap others."""
    arrows_found = list[tuple[Path, Recency]]()
    latest = model.latest_turn.piece_move
    for piece_move in [latest, *model.piece_moves] if latest is not None else model.piece_moves:
        gates = [
            _USUAL_GATE if electorate == AT_THRONE else _gate_of(model, electorate)
            for electorate in piece_move
        ]
        points = arrow_path(piece_move, *gates)
        left = min(points)[0] - _ARROW_CLEARANCE
        right = max(points)[0] + _ARROW_CLEARANCE
        if all(right < min(other)[0] or left > max(other)[0] for other, _ in arrows_found):
            recency = Recency.LATEST_TURN if piece_move == latest else Recency.EARLIER
            arrows_found.append((points, recency))
    return arrows_found


def _gate_of(model: EmperorBoard, electorate: int) -> int:
    """Return the x at which an arrow crosses an electorate's edge, clear of hanging chips."""
    if CORNERS[electorate][1] != _ROW_TOPS[0]:
        return _USUAL_GATE
    totals = influence_by_seat(model.view, electorate)
    changes = electorate_contents.influence_changes(model, electorate, totals)
    bar = electorate_base.BOARD_PLAN.bar
    assert bar is not None
    chip_middles = [x for x, _ in influence_bar.hanging_changes(bar, totals, changes)]
    return next(
        x
        for x in range(_USUAL_GATE, 0, -_GATE_STEP)
        if all(abs(x - at) > _CHIP_CLEARANCE for at in chip_middles)
    )


def arrow_path(piece_move: PieceMove, start: int = _USUAL_GATE, end: int = _USUAL_GATE) -> Path:
    """Return a path through the gutter between the rows, clear of all text.

    ``start`` and ``end`` are distances from the left edges of the electorates.
    """
    x0, y0 = _gate_point(piece_move.start, start, _START_REACH)
    x1, y1 = _gate_point(piece_move.end, end, _END_REACH)
    if x0 == x1:
        return [(x0, y0), (x1, y1)]
    return [(x0, y0), (x0, _GUTTER_MIDDLE), (x1, _GUTTER_MIDDLE), (x1, y1)]


def _gate_point(electorate: int, across: int, reach: int) -> tuple[float, float]:
    """Return the end of a path: in the gutter, or under the throne."""
    x, y = _THRONE_CORNER if electorate == AT_THRONE else CORNERS[electorate]
    return x + across, _GUTTER_MIDDLE + (-reach if y == _ROW_TOPS[0] else reach)
