"""The latest turns as sentences, made from the summaries of which recaps consist."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.words.phrases import listed
from engine.core.words.summaries import Span
from engine.core.words.text import Seat, Text, Value
from render.kit import layout, text, tokens
from render.kit.board_model import NOBODY, BoardModel
from render.kit.canvas import Canvas
from render.kit.highlights import RIM
from render.kit.palette import Colour
from render.kit.panel_box import PanelBox
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.story import without_last
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, FIGURE, HEADING, NOTE

_FORCED = "forced"
"""The kind of the event of a choice without an alternative, which says nothing by itself."""
_CLAUSE = "summary-clause"
"""The key of a clause: a player, and what that player did."""
_LIST = "phrase-listed"
"""The key of a list of results, whose ``head`` is the list without the last one."""
_STOPS = ".。"
_MAX_SENTENCES = 3
_PILL_TOP = 142
_PILL_HEIGHT = 48
_PILL_MIDDLE = _PILL_TOP + _PILL_HEIGHT / 2
_PILL_SIZES = (FIGURE, HEADING, BODY, CAPTION)
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
_LIST_SIZES = (BODY, CAPTION, NOTE)
_LIST_MARGINS = 12
"""Height of the list that sentences cannot use."""
_LEADING = 1.22
"""Distance of two lines of the list, in units of the text size."""
_ROW_GAP = 0.2
"""Distance between two sentences, in the same units."""


class MoveSentence(NamedTuple):
    """A sentence about the turn of a seat, and shorter versions of it, the longest first.

    Beside the token of the player, a shorter version need not begin with the name.
    """

    seat: int
    versions: Sequence[str]


def describe_last_move(model: BoardModel[Any]) -> MoveSentence | None:
    """Return the sentence about the latest turn, or ``None`` if nothing can be told."""
    last, before = model.scene.latest_events, model.scene.before_latest_turn
    seat = next((event.seat for event in last if event.seat >= 0), NOBODY)
    if seat == NOBODY or before is None:
        return None
    words = model.rules.words
    clauses = words.summary(Span(before, model.view, last, None))
    news = model.news_from(clauses)
    if news is not None:
        return MoveSentence(news[0], [_sentence(model, text) for text in news[1]])
    found = _told_of(seat, clauses)
    if not found:
        events = words.tell([event for event in last if event.kind != _FORCED])
        found = _told_of(seat, events) or clauses or events
    if found:
        who = found[0].args.get("who")
        told_of = who.number if isinstance(who, Seat) else seat
        return MoveSentence(told_of, tuple(_versions(model, found[0])))
    return next(reversed(_describe_earlier_turns(model)), None)


def _told_of(seat: int, told: Sequence[Text]) -> Sequence[Text]:
    """Return the texts about a seat."""
    return [one for one in told if one.args.get("who") == Seat(seat)]


def describe_latest_turns(model: BoardModel[Any]) -> list[MoveSentence]:
    """Return a sentence about each of the latest turns since the reader's own, the latest last.

    The last one is that of :func:`describe_last_move`.
    """
    if not model.movers:
        return []
    earlier = _describe_earlier_turns(model)
    last = describe_last_move(model)
    told = earlier if last is None or last in earlier else [*earlier, last]
    return told[-_MAX_SENTENCES:]


def _describe_earlier_turns(model: BoardModel[Any]) -> list[MoveSentence]:
    """Return a sentence about each player's moves before the latest turn, the latest last.

    It summarises the results; a move that the summary leaves out, or tells of the board rather
    than the player, is told by itself.
    """
    scene, words = model.scene, model.rules.words
    start, end = scene.after_last_turn, scene.before_latest_turn
    events = without_last(scene.recent_events, scene.latest_events)
    if start is None or end is None or not events:
        return []
    clauses = words.summary(Span(start, end, events, None))
    told_by_player = {clause.args.get("who"): clause for clause in clauses if clause.key == _CLAUSE}
    for told in words.tell([event for event in events if event.kind != _FORCED]):
        who = told.args.get("who")
        if isinstance(who, Seat):
            told_by_player[who] = told_by_player.pop(who, told)
    return [
        MoveSentence(who.number, tuple(_versions(model, told)))
        for who, told in told_by_player.items()
        if isinstance(who, Seat)
    ]


def _versions(model: BoardModel[Any], told: Text) -> Iterator[str]:
    """Yield a sentence, then without the player's name, then without its first results.

    The last two results matter most: first comes what was paid or given up.
    """
    yield _sentence(model, told)
    if told.key != _CLAUSE:
        return
    results = _results_of(told.args["what"])
    for first in range(max(1, len(results) - 1)):
        kept = listed(results[first:])
        label = _sentence(model, kept) if isinstance(kept, Text) else str(kept)
        yield label[:1].upper() + label[1:]


def _results_of(what: Value) -> list[Value]:
    """Return the results that a clause lists."""
    if isinstance(what, Text) and what.key == _LIST:
        return [*_results_of(what.args["head"]), what.args["tail"]]
    return [what]


def _sentence(model: BoardModel[Any], told: Text) -> str:
    """Return a text with the players' names, without the full stop at its end."""
    names = [model.name_of(seat) for seat in range(len(model.scores))]
    return model.words.format(told, names).rstrip(_STOPS)


def draw_pill(canvas: Canvas, model: BoardModel[Any], right: float) -> None:
    """Draw the last move in the header of a board, left of ``right``."""
    told = describe_last_move(model)
    left = layout.MARGIN
    if told is None:
        return
    label, size = _fit_pill(canvas, told.versions, right - left - _BESIDE_WORDS - _AFTER_WORDS)
    width = _BESIDE_WORDS + canvas.text_width(label, size) + _AFTER_WORDS
    style = BoxStyle(_PILL_HEIGHT / 2, "glow", RIM, thick=3)
    pill = Rect(left, _PILL_TOP, width, _PILL_HEIGHT)
    canvas.box(*pill, style)
    _draw_token(canvas, (left + _PILL_MARGIN, _PILL_MIDDLE), model.colour_of(told.seat), "glow")
    x, y = left + _BESIDE_WORDS, _PILL_MIDDLE - 1
    canvas.text(x, y, label, TextStyle(size), on="glow")
    canvas.record("last-move", label, pill.box)


def _fit_pill(canvas: Canvas, versions: Sequence[str], room: float) -> tuple[str, float]:
    """Return the longest version that fits, and its size; the shortest one is cut if need be."""
    for version in versions:
        for size in _PILL_SIZES:
            if canvas.text_width(version, size) <= room:
                return version, size
    size = _PILL_SIZES[-1]
    return text.cut_sentence(versions[-1], room, lambda part: canvas.text_width(part, size)), size


def _draw_token(canvas: Canvas, start: Point, player: str, on: Colour) -> None:
    """Draw a player's token, its left edge at ``start``."""
    x, y = start
    canvas.put(tokens.flat_token_sprite(player, _TOKEN_SIZE), x + _TOKEN_SIZE / 2, y, on)


def draw_list(canvas: Canvas, place: PanelBox, model: BoardModel[Any]) -> None:
    """Draw the latest turns in a panel of their own, if there are others than the header tells."""
    told = describe_latest_turns(model)
    if len(told) < 2:
        return
    canvas.box(*place[:4], layout.PANEL, shadow=5)
    size, rows = _fit_list(canvas, model, [sentence.versions for sentence in told], place)
    taken = sum(map(len, rows)) * _LEADING + (len(rows) - 1) * _ROW_GAP
    y = place.y + (place.h - taken * size) / 2
    for sentence, lines in zip(told[-len(rows) :], rows, strict=True):
        x = place.x + _PANEL_LEFT
        middle = y + _LEADING * size / 2
        _draw_token(canvas, (x, middle), model.colour_of(sentence.seat), "panel")
        for i, label in enumerate(lines):
            line = middle + i * _LEADING * size - 1
            canvas.text(x + _TOKEN_PITCH, line, label, TextStyle(size), on="panel")
        height = len(lines) * _LEADING * size
        canvas.record("turn", " ".join(lines), (place.x, y, place.x + place.w, y + height))
        y += height + _ROW_GAP * size


def _fit_list(
    canvas: Canvas, model: BoardModel[Any], told: Sequence[Sequence[str]], place: PanelBox
) -> tuple[float, list[list[str]]]:
    """Return a size and the lines of each sentence, so that a panel has room for them.

    All sentences are kept as long as they fit without results left out; otherwise the last two.
    """
    room = place.w - _PANEL_MARGINS
    height = place.h - _LIST_MARGINS
    shortest = max(map(len, told))
    for count, shorter in ((len(told), 0), (len(told), 1), *((2, i) for i in range(shortest))):
        labels = [versions[min(shorter, len(versions) - 1)] for versions in told[-count:]]
        for size in _LIST_SIZES:
            most = int((height / size - (count - 1) * _ROW_GAP) / _LEADING)
            rows = [
                text.wrap(model.keep_together(label), size, room, most, language=canvas.language)
                for label in labels
            ]
            if sum(map(len, rows)) <= most and not any(row[-1].endswith("…") for row in rows):
                return size, rows
    size = _LIST_SIZES[-1]
    return size, [_cut_to_two_lines(canvas, label, size, room) for label in labels]


def _cut_to_two_lines(canvas: Canvas, label: str, size: float, room: float) -> list[str]:
    """Wrap a sentence into at most two lines; a space before "…" says that words are left out."""
    narrow = room - canvas.text_width(" ", size)
    *lines, last = text.wrap(label, size, narrow, 2, language=canvas.language)
    if last.endswith("…"):
        last = f"{last.removesuffix('…').rstrip()} …"
    return [*lines, last]
