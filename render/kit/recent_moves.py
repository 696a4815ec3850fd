"""The latest moves as sentences, made from the summaries of which recaps consist."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.words.summaries import Span
from engine.core.words.text import Seat, Text, say
from render.kit import layout, text, tokens
from render.kit.board_model import NOBODY, BoardModel
from render.kit.canvas import Canvas
from render.kit.highlights import RIM
from render.kit.palette import Colour
from render.kit.panel import PanelBox
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, FIGURE, NOTE

_FORCED = "forced"
"""The kind of the event of a choice without an alternative, which says nothing by itself."""
_CLAUSE = "summary-clause"
"""The key of a clause: a player, and what that player did."""
_LIST = "phrase-listed"
"""The key of a list of results, whose ``head`` is the list without the last one."""
_STOPS = ".。"
_MORE = " …"
_MAX_SENTENCES = 3
_PILL_TOP = 142
_PILL_HEIGHT = 48
_MAX_PILL_WIDTH = 1100
_PILL_MIDDLE = _PILL_TOP + _PILL_HEIGHT / 2
_PILL_MARGIN = 6
"""Distance of the token from the left edge of the pill."""
_TOKEN_SIZE = 36
_TOKEN_PITCH = 42
"""Distance of the words from the left edge of the token."""
_BESIDE_WORDS = _PILL_MARGIN + _TOKEN_PITCH
"""Width of the pill before the words."""
_AFTER_WORDS = 22
"""Width of the pill after the words."""
_PANEL_LEFT = 18
"""Distance of the tokens from the left edge of the list."""
_PANEL_MARGINS = 82
"""Width of the list that sentences cannot use."""
_LINE_SIZE = BODY
_MIN_LINE_SIZE = NOTE
_LEADING = 40
"""Distance between two lines of a sentence."""


class MoveSentence(NamedTuple):
    """A sentence about the move of a seat, and shorter versions of it, the longest first."""

    seat: int
    versions: Sequence[str]


def describe_last_move(model: BoardModel[Any]) -> MoveSentence | None:
    """Return the sentence about the last move, or ``None`` if nothing can be told."""
    last, before = model.scene.latest_events, model.scene.before_latest_turn
    seat = next((event.seat for event in last if event.seat >= 0), NOBODY)
    if seat == NOBODY or before is None:
        return None
    words = model.rules.words
    clauses = words.summary(Span(before, model.view, last, None))
    news = model.news_from(clauses)
    if news is not None:
        return MoveSentence(news[0], [_sentence(model, text) for text in news[1]])
    own = [clause for clause in clauses if clause.args.get("who") == Seat(seat)]
    told = own or clauses or words.tell([event for event in last if event.kind != _FORCED])
    if told:
        who = told[0].args.get("who")
        told_of = who.number if isinstance(who, Seat) else seat
        return MoveSentence(told_of, tuple(_versions(model, told[0])))
    return next(reversed(describe_latest_moves(model)), None)


def describe_latest_moves(model: BoardModel[Any]) -> list[MoveSentence]:
    """Return a sentence about what each of the last players did, the latest last.

    It summarises the results; a move that the summary leaves out, or tells of the board rather
    than the player, is told by itself.
    """
    before, events = model.scene.after_last_turn, model.scene.recent_events
    if before is None or not events or not model.movers:
        return []
    words = model.rules.words
    clauses = words.summary(Span(before, model.view, events, None))
    found = {clause.args.get("who"): clause for clause in clauses if clause.key == _CLAUSE}
    for told in words.tell([event for event in events if event.kind != _FORCED]):
        who = told.args.get("who")
        if isinstance(who, Seat):
            found[who] = found.pop(who, told)
    return [
        MoveSentence(who.number, tuple(_versions(model, told)))
        for who, told in found.items()
        if isinstance(who, Seat)
    ][-_MAX_SENTENCES:]


def _versions(model: BoardModel[Any], told: Text) -> Iterator[str]:
    """Yield a sentence, then with fewer and fewer results, then without the player's name."""
    yield _sentence(model, told)
    if told.key != _CLAUSE:
        return
    whats = [told.args["what"]]
    while isinstance(whats[-1], Text) and whats[-1].key == _LIST:
        whats.append(whats[-1].args["head"])
    for what in whats[1:]:
        shorter = say(_CLAUSE, who=told.args["who"], what=what)
        yield _sentence(model, shorter) + _MORE
    bare = whats[-1]
    label = _sentence(model, bare) if isinstance(bare, Text) else str(bare)
    yield label[:1].upper() + label[1:] + (_MORE if len(whats) > 1 else "")


def _sentence(model: BoardModel[Any], told: Text) -> str:
    """Return a text with the players' names, without the full stop at its end."""
    names = [model.name_of(seat) for seat in range(len(model.scores))]
    return model.words.format(told, names).rstrip(_STOPS)


def _fitted(
    canvas: Canvas, versions: Sequence[str], room: float, size: float, least: float
) -> tuple[str, float]:
    """Return the longest version that fits, and its size; the shortest one is cut if need be."""
    for version in versions:
        for trial in (size, (size + least) / 2, least):
            if canvas.text_width(version, trial) <= room:
                return version, trial
    spare = room - canvas.text_width(" ", least)
    cut = text.cut(versions[-1], spare, lambda part: canvas.text_width(part, least))
    return cut.removesuffix("…").rstrip() + _MORE, least


def draw_pill(canvas: Canvas, model: BoardModel[Any], right: float) -> None:
    """Draw the last move in the header of a board, left of ``right``."""
    told, left = describe_last_move(model), layout.MARGIN
    if told is None:
        return
    room = min(_MAX_PILL_WIDTH, right - left) - _BESIDE_WORDS - _AFTER_WORDS
    label, size = _fitted(canvas, told.versions, room, FIGURE, BODY)
    width = _BESIDE_WORDS + canvas.text_width(label, size) + _AFTER_WORDS
    style = BoxStyle(_PILL_HEIGHT / 2, "glow", RIM, thick=3)
    pill = Rect(left, _PILL_TOP, width, _PILL_HEIGHT)
    canvas.box(*pill, style)
    start = left + _PILL_MARGIN, _PILL_MIDDLE
    _draw_line(canvas, start, (label, size), model.colour_of(told.seat), "glow")
    canvas.record("last-move", label, pill.box)


def _told_by_pill(canvas: Canvas, model: BoardModel[Any], told: MoveSentence) -> bool:
    """Return whether the pill tells the whole of a sentence, if nothing is to the right of it.

    A move that no clause tells is in the pill in the words of the summary.
    """
    last, whole = describe_last_move(model), told.versions[0]
    if last is None or last.seat != told.seat:
        return False
    if last.versions[0] != whole:
        return len(told.versions) == 1
    return canvas.text_width(whole, BODY) <= _MAX_PILL_WIDTH - _BESIDE_WORDS - _AFTER_WORDS


def _draw_line(
    canvas: Canvas, start: Point, line: tuple[str, float], player: str, on: Colour
) -> None:
    """Draw a player's token and a line of text of that size from ``start`` on."""
    (x, y), (label, size) = start, line
    canvas.put(tokens.flat_token_sprite(player, _TOKEN_SIZE), x + _TOKEN_SIZE / 2, y, on)
    canvas.text(x + _TOKEN_PITCH, y - 1, label, TextStyle(size), on=on)


def draw_list(canvas: Canvas, place: PanelBox, model: BoardModel[Any]) -> None:
    """Draw the latest moves in a panel of their own, one a line.

    Nothing is drawn if there are none, or only one that the header tells in full.
    """
    told = describe_latest_moves(model)
    if not told or (len(told) == 1 and _told_by_pill(canvas, model, told[0])):
        return
    x, y, w, h = place[:4]
    canvas.box(x, y, w, h, layout.PANEL, shadow=5)
    room = w - _PANEL_MARGINS
    if len(told) == 1:
        _draw_paragraph(canvas, x + _PANEL_LEFT, y + h / 2, told[0], model, room)
        return
    pitch = (h - 12) / _MAX_SENTENCES
    top = y + (h - pitch * len(told)) / 2
    for i, sentence in enumerate(told):
        fitted = _fitted(canvas, sentence.versions, room, _LINE_SIZE, _MIN_LINE_SIZE)
        line = Rect(x, top + i * pitch, w, pitch)
        start = x + _PANEL_LEFT, line.cy
        _draw_line(canvas, start, fitted, model.colour_of(sentence.seat), "panel")
        canvas.record("turn", fitted[0], line.box)


def _draw_paragraph(
    canvas: Canvas, x: float, y: float, told: MoveSentence, model: BoardModel[Any], room: float
) -> None:
    """Draw the only sentence on as many lines as it needs, around the middle ``y``."""
    lines = ["…"]
    for version in told.versions:
        kept = model.keep_together(version)
        lines = text.wrap(kept, _LINE_SIZE, room, _MAX_SENTENCES, language=canvas.language)
        if not lines[-1].endswith("…") or version.endswith(lines[-1]):
            break
    first = y - (len(lines) - 1) * _LEADING / 2
    line = lines[0], float(_LINE_SIZE)
    _draw_line(canvas, (x, first), line, model.colour_of(told.seat), "panel")
    for i, label in enumerate(lines[1:], 1):
        middle = first + i * _LEADING - 1
        canvas.text(x + _TOKEN_PITCH, middle, label, TextStyle(_LINE_SIZE), on="panel")
