"""Sources of points: a part of its own, and a summary on the final board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any, NamedTuple

from engine.core.definition import UNKNOWN, ScoreLine
from engine.core.words.numbers import with_minus_sign
from render.kit import crop, layout, names, text, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.names import NameStyle, TileNameStyle
from render.kit.panel import PanelBox
from render.kit.pen import BoxStyle
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, COUNT, DETAIL, FLOOR, HEADING, LABEL, NOTE, SUBHEADING

_MIN_ROWS, _MAX_ROWS = 4, 5
"""Minimum and maximum number of rows in a summary as narrow as a player panel."""
_SPREAD = 3
"""With fewer rows than this, the row height grows no further."""
_LINE, _HEAD, _TOTAL = 50, 126, 60
_HEAD_ALONE = 84
"""Height of the header if it holds tokens only and the names are listed above it."""
_NAME, _NAME_MIDDLE, _LISTED = 26, 94, 62
"""Size of names, their middle in a header, and height of a row of names above all headers."""
_NAMES, _END = 316, 16
"""Width of the column of sources, and distance of the last column from the right edge."""
_COLUMN_GAP = 8
_INDENT = 24
_STEP, _MIN_STEP = 38, 34
"""Usual and minimum row height on the board."""
_FRAME = 12
_SOURCES = 386
"""Width of the sources on the board."""


def part(model: BoardModel[Any]) -> Canvas:
    """Draw a row for each source of points and a column for each player, the leader first."""
    seats, lines = _seats(model), _lines(model)
    room = (crop.WIDTH - _NAMES - _END) / len(seats) - _COLUMN_GAP
    listed = _listed_rows(model, room) * _LISTED
    head = listed + (_HEAD_ALONE if listed else _HEAD)
    body = head + max(1, len(lines)) * _LINE + _TOTAL + 12
    canvas = crop.page(
        model, model.words.say("picture-part-score"), crop.PANELS + body + 8 + crop.BOTTOM_MARGIN
    )
    x, y, w = crop.LEFT, crop.PANELS, crop.WIDTH
    canvas.box(x, y, w, body, layout.TILE_PANEL, shadow=5)
    centres = _columns(x + _NAMES, x + w - _END, len(seats))
    if listed:
        _list_names(canvas, x, y, w, model, seats)
    for seat, cx in zip(seats, centres, strict=True):
        _draw_head(canvas, cx, y + listed, model, seat)
        if not listed:
            style = NameStyle(_NAME, two_line_size=_NAME, align="m")
            names.draw_player_name(canvas, cx, y + _NAME_MIDDLE, model.name(seat), style, room)
    top = y + head
    for i, line in enumerate(lines):
        if i:
            canvas.fill(x + _INDENT, top + i * _LINE, w - 2 * _INDENT, 2, "line")
        _draw_line(canvas, x, top + i * _LINE + _LINE / 2 + 1, model, line, seats, centres)
    if not lines:
        _draw_no_sources(canvas, x + _INDENT, top + _LINE / 2, w - 2 * _INDENT, model)
    _draw_totals(canvas, x, top + max(1, len(lines)) * _LINE + 4, w, model, seats, centres)
    return canvas


def _draw_no_sources(
    canvas: Canvas, x: float, y: float, room: float, model: BoardModel[Any]
) -> None:
    """Draw the reason why no source is listed."""
    why = why_unknown(model) if _hidden(model) else "none"
    label = model.words.say(f"picture-points-{why}")
    canvas.text(x, y, label, TextStyle(CAPTION, "ink2"), on="tile", max_width=room)


def _seats(model: BoardModel[Any]) -> list[int]:
    """Return the seats by rank."""
    return sorted(range(len(model.scores)), key=lambda seat: model.ranks[seat])


def _lines(model: BoardModel[Any]) -> list[ScoreLine]:
    """Return the sources that gave points to any player, as far as they are known."""
    known = [points != UNKNOWN for points in model.scores]
    lines = model.rules.outcome(model.view).lines
    return [line for line in lines if any(compress(line.points, known))]


def _hidden(model: BoardModel[Any]) -> bool:
    return UNKNOWN in model.scores


def why_unknown(model: BoardModel[Any]) -> str:
    """Return why points are not shown: still hidden, or never counted in a game ended early."""
    return "uncounted" if model.over else "hidden"


def _columns(left: float, right: float, count: int) -> list[float]:
    step = (right - left) / count
    return [left + step * (i + 0.5) for i in range(count)]


def _listed_rows(model: BoardModel[Any], room: float) -> int:
    """Return the number of rows of names above the columns; 0 if names fit the columns."""
    seats = len(model.scores)
    fits = all(_fits(model.name(seat), room, model.language) for seat in range(seats))
    return 0 if fits else (seats + 1) // 2


def _fits(name: str, room: float, language: str) -> bool:
    """Return whether a name fits a column, on two lines if it can be broken."""
    if text.width(name, _NAME, "black", language) <= room:
        return True
    return bool(names.break_points(name)) and names.two_line_width(name, _NAME, language) <= room


def _list_names(
    canvas: Canvas, x: float, y: float, w: float, model: BoardModel[Any], seats: Sequence[int]
) -> None:
    """Draw tokens with names, two in a row."""
    for i, seat in enumerate(seats):
        left, middle = x + _INDENT + i % 2 * w / 2, y + 14 + _LISTED * (i // 2 + 0.5)
        canvas.put(tokens.label(model.colour(seat), 34), left + 17, middle, "tile")
        name, room = model.name(seat), w / 2 - _INDENT - 54
        names.draw_player_name(
            canvas, left + 46, middle, name, NameStyle(_NAME, two_line_size=NOTE), room
        )


def _draw_head(canvas: Canvas, cx: float, y: float, model: BoardModel[Any], seat: int) -> None:
    """Draw a player's token over the column, with a laurel for winners."""
    if model.won(seat):
        canvas.put(icon("laurels", 66, "vp"), cx, y + 36, "tile")
    size, dy = (30, 34) if model.won(seat) else (48, 38)
    canvas.put(tokens.label(model.colour(seat), size), cx, y + dy, "tile")


def _draw_line(
    canvas: Canvas,
    x: float,
    middle: float,
    model: BoardModel[Any],
    line: ScoreLine,
    seats: Sequence[int],
    centres: Sequence[float],
) -> None:
    """Draw a source and the points it gave each player."""
    label = _source(model, line)
    name_style = TileNameStyle(size=LABEL, min_size=DETAIL, leading=23)
    names.draw_tile_name(canvas, x + _INDENT, middle, label, _NAMES - 30, name_style)
    for seat, cx in zip(seats, centres, strict=True):
        points = _points(model, seat, line.points[seat])
        ink = "line" if points == "0" else "ink"
        canvas.text(cx, middle, points, TextStyle(HEADING, ink), align="m", on="tile")


def _source(model: BoardModel[Any], line: ScoreLine) -> str:
    return model.words.say(f"{model.rules.name}-score-{line.source}")


def _points(model: BoardModel[Any], seat: int, points: int) -> str:
    """Format points; hidden ones are a question mark."""
    return "?" if model.scores[seat] == UNKNOWN else with_minus_sign(points)


def _draw_totals(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    model: BoardModel[Any],
    seats: Sequence[int],
    centres: Sequence[float],
) -> None:
    """Draw the totals on the colour of points."""
    canvas.box(x + 10, y, w - 20, _TOTAL - 4, BoxStyle(12, "vp"), on="tile")
    middle, label = y + _TOTAL / 2 - 2, model.words.say("picture-total")
    style = TextStyle(SUBHEADING, "white", min_size=DETAIL)
    canvas.text(x + _INDENT, middle, label, style, on="vp", max_width=_NAMES - 30)
    for seat, cx in zip(seats, centres, strict=True):
        points = _points(model, seat, model.scores[seat])
        canvas.text(cx, middle, points, TextStyle(COUNT, "white", "black"), align="m", on="vp")


# On the board: at the end, and on a landscape board if there is room


class ScoreRow(NamedTuple):
    """A source of points, and the points by seat."""

    label: str
    points: Sequence[int]


def rows(model: BoardModel[Any], most: int) -> list[ScoreRow]:
    """Return all sources in the game's order, the smallest merged so that ``most`` rows remain."""
    lines = _lines(model)
    kept = most if len(lines) <= most else most - 1
    greatest = sorted(lines, key=lambda line: -sum(map(abs, line.points)))[:kept]
    found = [ScoreRow(_source(model, line), line.points) for line in lines if line in greatest]
    joined = [line.points for line in lines if line not in greatest]
    if joined:
        other = model.words.say("picture-points-other")
        found.append(ScoreRow(other, [sum(each) for each in zip(*joined, strict=True)]))
    return found


def has_public_sources(model: BoardModel[Any]) -> bool:
    """Return whether there are points whose sources are public."""
    return not _hidden(model) and bool(_lines(model))


def ended(model: BoardModel[Any]) -> bool:
    """Return whether the game is over and there are points to sum up."""
    return model.over and bool(model.winners) and has_public_sources(model)


def height(model: BoardModel[Any], scale: float) -> int:
    """Return the height of a panel with all sources."""
    return _height(max(_MIN_ROWS, len(_lines(model))), scale)


def compact_height(model: BoardModel[Any], width: float) -> int:
    """Return the height of a panel of that width that may merge the smallest sources."""
    count = -(-len(_lines(model)) // _most_blocks(width))
    return _height(max(_MIN_ROWS, min(_MAX_ROWS, count)), 1)


def _height(count: int, scale: float) -> int:
    return round(_FRAME + (1 + count) * _STEP * scale)


def _most_blocks(width: float) -> int:
    """Return the number of blocks of rows that fit side by side."""
    return max(1, int(width / layout.PANEL_WIDTH))


def draw_summary(canvas: Canvas, model: BoardModel[Any], place: PanelBox) -> None:
    """Draw the sources in a panel: in two blocks if it is wide, merging the smallest if needed."""
    x, y, w, h = place[:4]
    canvas.box(x, y, w, h, layout.PANEL, shadow=5)
    fit = max(_MIN_ROWS, int((h - _FRAME) / (_MIN_STEP * place.scale)) - 1)
    count = 1 if len(_lines(model)) <= fit else _most_blocks(w)
    found = rows(model, fit * count)
    each = -(-len(found) // count)
    step = (h - _FRAME) / (max(_SPREAD, each) + 1)
    for i in range(count):
        block = place._replace(x=x + i * w // count, w=w // count)
        _draw_block(canvas, model, block, found[i * each : (i + 1) * each], step)
        if i:
            canvas.fill(block.x, y + 16, 2, h - 32, "line")


def _draw_block(
    canvas: Canvas, model: BoardModel[Any], place: PanelBox, shown: Sequence[ScoreRow], step: float
) -> None:
    """Draw the players' tokens, and a row for each source below them."""
    x, y, w = place[:3]
    seats = _seats(model)
    size, points_size = min(26 * place.scale, 0.8 * step), min(30 * place.scale, 0.92 * step)
    left = x + _SOURCES * min(place.scale, w / layout.PANEL_WIDTH)
    centres = _columns(left, x + w - 16, len(seats))
    for seat, cx in zip(seats, centres, strict=True):
        token = tokens.label(model.colour(seat), min(32 * place.scale, 0.92 * step))
        canvas.put(token, cx, y + 6 + step / 2, "panel")
    for i, row in enumerate(shown):
        middle = y + 6 + (i + 1.5) * step
        room = left - x - 30
        style = TextStyle(size, "ink2", min_size=FLOOR)
        canvas.text(x + 20, middle, row.label, style, on="panel", max_width=room)
        for seat, cx in zip(seats, centres, strict=True):
            points = with_minus_sign(row.points[seat])
            ink = "line" if points == "0" else "ink"
            canvas.text(cx, middle, points, TextStyle(points_size, ink), align="m", on="panel")
        box = (x + 20, middle - step / 2, x + w - 16, middle + step / 2)
        canvas.record("source", " ".join(str(row.points[seat]) for seat in seats), box)
