"""The part ``ending``: a finished game as a poster, for the message that reports its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from engine.core.definition import UNKNOWN
from engine.core.score_history import TurningPoint
from engine.core.words.numbers import signed, with_minus_sign
from render.kit import chart, ending_banner, ending_place, layout, names, scores, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.ending_place import Areas
from render.kit.names import NameStyle
from render.kit.panel_box import PanelBox
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.scene import ENDING, UnknownPart
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL, NOTE, ORDER

T = TypeVar("T", bound=BoardModel[Any])

_HEIGHT = 1500
_LEFT_COLUMN = layout.MARGIN
"""Left edge of the left column."""
_RIGHT_COLUMN = 796
"""Left edge of the right column."""
_TOP = 468
"""Top of both columns."""
_BOTTOM = 1462
"""Bottom of both columns."""
_LEFT_WIDTH = 712
_RIGHT_WIDTH = ending_place.SIZE.w
_CHART_SHIFT = (6, -6)
"""Where the contents of the chart begin, from the corner of its panel."""
_CHART_MARGIN = 10
"""Height that the contents of the chart gain, because the poster has no names below it."""
_NOTICE_MARGINS = 60
"""Width of the chart's panel that a sentence in its place leaves free."""
_LINE_PITCH = 66
"""Distance of the lines about the turning points."""
_TURNING_POINT_TOKEN_SIZE = 46
"""Size of the token before a line about a turning point."""
_TURNING_POINT_TEXT_SIZE = 38
_TURNING_POINT_LEFT = 64
"""Left edge of a turning point's text, from the left edge of the column."""
_BELOW_LINE = 28
"""Distance from the middle of the last line to the bottom of the section."""
_TITLE_MIDDLE = 60
"""Middle of a title, from the bottom of what is above it."""
_PANEL_BELOW_TITLE = 36
"""Distance of a panel from the middle of its title."""
_MIN_SOURCES_HEIGHT = 192
"""Minimum height of the sources of points: a row of tokens and four sources."""
_MAX_SOURCES_SCALE = 1.5
"""Maximum scale of the sources."""
_RANK_MIDDLE = 42
"""Middle of a rank, from the left edge of its row."""
_TOKEN_SIZE = 72
_TOKEN_MIDDLE = 118
_NAME_LEFT = 178
_POINTS_INSET = 24
"""Distance of the points from the right edge of a row, and from the name."""
_ROOM_IN_ROW = _LEFT_WIDTH - _NAME_LEFT - 2 * _POINTS_INSET


class _RankStyle(NamedTuple):
    """Sizes of a player's row among the ranks.

    Attributes:
        height: height of the row.
        pitch: distance between the tops of two rows.
        points: text size of the points.
        raised: distance of the points above the middle if there is a note below them.
        note_below: distance of that note below the middle.
    """

    height: int
    pitch: int
    points: int
    raised: int
    note_below: int


_RANK_STYLE = _RankStyle(height=104, pitch=120, points=64, raised=16, note_below=32)
_CLOSE_RANK_STYLE = _RankStyle(height=84, pitch=94, points=56, raised=13, note_below=28)
"""Used from :data:`_CLOSE_RANKS_FROM` players on, to leave room for the sources of points."""
_CLOSE_RANKS_FROM = 5


class _RankRow(NamedTuple):
    """A player's row among the ranks: its middle, and the room between its name and points."""

    seat: int
    middle: float
    room: float


def draw_part(model: T, board: Callable[[T], Canvas], areas: Callable[[T], Areas]) -> Canvas:
    """Draw the poster: winners, ranks, chart, turning points, and areas of the final board.

    ``board`` draws the final board; ``areas`` returns the parts of it to show.

    Raises:
        UnknownPart: the game is not over.
    """
    if not model.is_over:
        raise UnknownPart(ENDING)
    canvas = Canvas(layout.WIDTH, _HEIGHT, model.canvas_style)
    ending_banner.draw(canvas, model)
    bottom = _draw_ranks(canvas, model)
    bottom = _draw_turning_points(canvas, model, bottom)
    _draw_sources(canvas, model, bottom)
    final = ending_place.final_model(model)
    board_areas = areas(final)
    height = round(ending_place.height_for(final, board_areas))
    area = Rect(_RIGHT_COLUMN, _BOTTOM - height, _RIGHT_WIDTH, height)
    _draw_chart(canvas, model, area.y - layout.BETWEEN_SECTIONS - _TOP)
    ending_place.draw(canvas, area, board(final), board_areas)
    return canvas


def _draw_ranks(canvas: Canvas, model: BoardModel[Any]) -> float:
    """Draw a row for each player, the first rank on top; return the bottom edge."""
    seats = sorted(range(len(model.scores)), key=lambda seat: model.ranks[seat])
    style = _CLOSE_RANK_STYLE if len(seats) >= _CLOSE_RANKS_FROM else _RANK_STYLE
    for i, seat in enumerate(seats):
        y = _TOP + i * style.pitch
        edge = "ink" if model.has_won(seat) else "line"
        box = BoxStyle(layout.PANEL_RADIUS, "tile", edge, layout.EDGE_WIDTH)
        canvas.box(Rect(_LEFT_COLUMN, y, _LEFT_WIDTH, style.height), box)
        points = "?" if model.scores[seat] == UNKNOWN else with_minus_sign(model.scores[seat])
        room = _ROOM_IN_ROW - canvas.text_width(points, style.points, "black")
        row = _RankRow(seat, y + style.height / 2, room)
        _draw_rank(canvas, model, row, points, style)
    return _TOP + (len(seats) - 1) * style.pitch + style.height


def _draw_rank(
    canvas: Canvas, model: BoardModel[Any], row: _RankRow, points: str, sizes: _RankStyle
) -> None:
    """Draw rank, token, name and points; a note below the points says who left early."""
    seat, room, middle, points_middle = row.seat, row.room, row.middle, row.middle
    rank = (_LEFT_COLUMN + _RANK_MIDDLE, middle)
    style = TextStyle(ORDER, font="black")
    canvas.text(rank, str(model.ranks[seat]), style, align="middle", on="tile")
    token = tokens.flat_token_sprite(model.colour_of(seat), _TOKEN_SIZE)
    canvas.put(token, (_LEFT_COLUMN + _TOKEN_MIDDLE, middle), "tile")
    right = _LEFT_COLUMN + _LEFT_WIDTH - _POINTS_INSET
    if seat in model.scene.who_left:
        label = model.words.say("picture-ending-left")
        note = (right, middle + sizes.note_below)
        span = canvas.text(note, label, TextStyle(NOTE, "ink2"), align="right", on="tile")
        room = min(room, _ROOM_IN_ROW - span)
        points_middle -= sizes.raised
    style = TextStyle(sizes.points, font="black")
    canvas.text((right, points_middle), points, style, align="right", on="tile")
    name_style = NameStyle(COUNT, two_line_size=names.MIN_NAME_SIZE)
    left = _LEFT_COLUMN + _NAME_LEFT
    names.draw_player_name(canvas, left, middle, model.name_of(seat), name_style, room)


def _draw_turning_points(canvas: Canvas, model: BoardModel[Any], top: float) -> float:
    """Draw a line for each of the rounds in which a score changed most; return the bottom edge."""
    turning_points = model.scene.progress.turning_points
    if not turning_points:
        return top
    y = _draw_title(canvas, top, model.words.say("picture-ending-decided"))
    for point in turning_points:
        y += _LINE_PITCH
        label = _describe(model, point)
        token = tokens.flat_token_sprite(model.colour_of(point.seat), _TURNING_POINT_TOKEN_SIZE)
        canvas.put(token, (_LEFT_COLUMN + _TURNING_POINT_TOKEN_SIZE / 2, y))
        style = TextStyle(_TURNING_POINT_TEXT_SIZE, min_size=DETAIL)
        left = _LEFT_COLUMN + _TURNING_POINT_LEFT
        canvas.text((left, y), label, style, max_width=_LEFT_WIDTH - _TURNING_POINT_LEFT)
    return y + _BELOW_LINE


def _draw_title(canvas: Canvas, top: float, label: str) -> float:
    """Draw a title of the left column below ``top``, and return its middle."""
    middle = top + _TITLE_MIDDLE
    canvas.text(
        (_LEFT_COLUMN, middle), label, TextStyle(COUNT, font="serif"), max_width=_LEFT_WIDTH
    )
    return middle


def _draw_sources(canvas: Canvas, model: BoardModel[Any], top: float) -> None:
    """Draw the sources of all points in the rest of the left column, if they fit and are known."""
    if not scores.is_summed_up(model):
        return
    below_title = top + _TITLE_MIDDLE + _PANEL_BELOW_TITLE
    if _BOTTOM - below_title >= _MIN_SOURCES_HEIGHT:
        _draw_title(canvas, top, model.words.say("picture-ending-sources"))
        scores.draw_summary(canvas, model, _sources_box(model, below_title))
    elif _BOTTOM - top - layout.BETWEEN_SECTIONS >= _MIN_SOURCES_HEIGHT:
        scores.draw_summary(canvas, model, _sources_box(model, top + layout.BETWEEN_SECTIONS))


def _sources_box(model: BoardModel[Any], top: float) -> PanelBox:
    """Return the box of the sources from ``top`` down, as large as the column allows."""
    room = _BOTTOM - top
    scale = min(_MAX_SOURCES_SCALE, room / scores.compact_summary_height(model, _LEFT_WIDTH))
    height = min(room, scores.summary_height(model, scale))
    return PanelBox(_LEFT_COLUMN, round(top), _LEFT_WIDTH, int(height), max(1.0, scale))


def _describe(model: BoardModel[Any], point: TurningPoint) -> str:
    """Say in which round a score changed, by how much, and how much came from its main source."""
    words, main = model.words, point.main
    gain = {"round": model.name_round(point.round), "points": signed(point.gain)}
    if not main.source:
        return words.say("picture-ending-gain", **gain)
    source = _name_source(model, main.source)
    if main.gain == point.gain:
        return words.say("picture-ending-turning-point", source=source, **gain)
    part = with_minus_sign(main.gain)
    return words.say("picture-ending-turning-point-part", source=source, part=part, **gain)


def _name_source(model: BoardModel[Any], source: str) -> str:
    """Return the name of a source of points.

    A game may have one phrase for all sources, for example if they are the rounds, which the
    sentence already names.
    """
    own = f"{model.rules.name}-picture-ending-source"
    return model.words.say(own if own in model.words else f"{model.rules.name}-score-{source}")


def _draw_chart(canvas: Canvas, model: BoardModel[Any], height: float) -> None:
    """Draw the score chart, or a sentence that explains its absence."""
    panel = Rect(_RIGHT_COLUMN, _TOP, _RIGHT_WIDTH, height)
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    if model.scene.progress.drawable:
        dx, dy = _CHART_SHIFT
        corner = (panel.x + dx, panel.y + dy)
        chart.draw(canvas, model, corner, height + _CHART_MARGIN, lists_names=False)
        return
    style = TextStyle(BODY, "ink2", min_size=DETAIL)
    label = chart.explain_absence(model)
    room = panel.w - _NOTICE_MARGINS
    canvas.text((panel.cx, panel.cy), label, style, align="middle", on="tile", max_width=room)
