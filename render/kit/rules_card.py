"""Pictures of rules cards: a large figure with its cost, gains and effect.

The words come from the card. A painter adds an :class:`Illustration`: a figure, painted by the same
functions as on the board, and glyphs for the card's facts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.words.catalogue import Catalogue
from engine.core.words.game_words import Card
from engine.core.words.phrases import dots
from engine.core.words.text import Text
from render.kit import (
    effects,
    example_ribbon,
    face_patch,
    highlights,
    keep_together,
    layout,
    text,
    tile_face,
    tokens,
    type_scale,
)
from render.kit.canvas import Canvas
from render.kit.effects import GlyphRow, RowStyle
from render.kit.palette import Palette
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.tile_face import TileFace
from render.kit.type_scale import BODY, FIGURE, SCORE, SMALL_FIGURE


class Figure(NamedTuple):
    """A drawing of a given size; ``draw`` gets the canvas and its top left corner.

    ``example`` marks a part of a board in a made-up position, which gets a ribbon.
    """

    width: float
    height: float
    draw: Callable[[Canvas, float, float], None]
    example: bool = False


@dataclass(frozen=True, slots=True)
class Illustration:
    """The figure of a card, and rows of glyphs by the key of a fact."""

    figure: Figure
    rows: Mapping[str, GlyphRow] = field(default_factory=dict)


LEFT, WIDTH = layout.CROP_MARGIN, layout.CROP_ONE_WIDTH
TOP = 132
_TITLE_MIDDLE = 50
_SUBTITLE_MIDDLE = 100
"""Middle of the line below the title, with the game and the group of the card."""
MAX_WIDTH_BESIDE_FACTS = 372
"""Facts go beside figures of up to this width, and below wider ones."""
_BLOCK_GAP, _BOTTOM_MARGIN, _INSET = 22, 30, 22
_GLYPH_SIZE, _BELOW_GLYPHS = 50, 10
"""Size of glyphs, and the gap below them."""
_BODY_SIZE, _FACT_SIZE = 28, 26
"""Sizes of the body and of facts."""
_MAX_LINES = 40
"""Maximum number of lines of a text; never reached."""


class _Block(NamedTuple):
    """A fact or the body text: glyphs above lines of words."""

    row: GlyphRow
    lines: list[str]
    size: int

    @property
    def height(self) -> float:
        """The height, glyphs included."""
        return len(self.lines) * self.pitch + (_GLYPH_SIZE + _BELOW_GLYPHS if self.row else 0)

    @property
    def pitch(self) -> int:
        """The distance between two lines."""
        return self.size + 9


def draw_page(
    card: Card,
    illustration: Illustration,
    rules: Game[Any],
    words: Catalogue,
    palette: Palette,
    *,
    recording: bool = False,
) -> Canvas:
    """Draw a rules card, 800 pixels wide."""
    figure = illustration.figure
    beside = figure.width <= MAX_WIDTH_BESIDE_FACTS
    side = WIDTH - figure.width - _BLOCK_GAP if beside else WIDTH
    facts, body = _blocks_of(card, illustration, rules, words, side)
    tall = _panel_height(facts)
    upper = (
        max(figure.height, tall) if beside else figure.height + (_BLOCK_GAP + tall if facts else 0)
    )
    lower = _BLOCK_GAP + _panel_height([body]) if body else 0
    canvas = Canvas(
        layout.CROP_WIDTH,
        math.ceil(TOP + upper + lower + _BOTTOM_MARGIN),
        palette,
        words.language,
        recording=recording,
        floor=type_scale.CROP_FLOOR,
    )
    ribbon = example_ribbon.draw(canvas, _SUBTITLE_MIDDLE, words) if figure.example else 0
    _draw_head(canvas, card, rules.words.title, words, WIDTH - ribbon)
    if beside:
        figure.draw(canvas, LEFT, TOP + (upper - figure.height) / 2)
        _draw_panel(canvas, LEFT + WIDTH - side, TOP, side, upper, facts)
    else:
        figure.draw(canvas, LEFT + (WIDTH - figure.width) / 2, TOP)
        if facts:
            _draw_panel(canvas, LEFT, TOP + figure.height + _BLOCK_GAP, WIDTH, tall, facts)
    if body:
        _draw_panel(canvas, LEFT, TOP + upper + _BLOCK_GAP, WIDTH, _panel_height([body]), [body])
    return canvas


def _blocks_of(
    card: Card, illustration: Illustration, rules: Game[Any], words: Catalogue, side: float
) -> tuple[list[_Block], _Block | None]:
    """Return the blocks of a panel of width ``side``, and the body if it is to go below.

    Beside a figure, the body is the first block if all of them fit, or if there are no facts.
    """

    def block(text: Text, size: int, room: float, row: GlyphRow = ()) -> _Block:
        return _Block(row, _wrap_text(rules, words, text, size, room - 2 * _INSET), size)

    facts = [
        block(fact, _FACT_SIZE, side, illustration.rows.get(fact.key, ())) for fact in card.facts
    ]
    body = block(card.body, _BODY_SIZE, side)
    figure = illustration.figure
    if figure.width > MAX_WIDTH_BESIDE_FACTS:
        return facts, body
    if not facts or _panel_height([*facts, body]) <= figure.height:
        return [body, *facts], None
    return facts, block(card.body, _BODY_SIZE, WIDTH)


def _wrap_text(
    rules: Game[Any], words: Catalogue, label: Text, size: int, room: float
) -> list[str]:
    whole = keep_together.mark_words(words.format(label), words, rules.name)
    return text.wrap(whole, size, room, _MAX_LINES, language=words.language)


def _panel_height(blocks: list[_Block]) -> float:
    return 2 * _INSET + sum(block.height for block in blocks) + _BLOCK_GAP * (len(blocks) - 1)


def _draw_head(canvas: Canvas, card: Card, title: Text, words: Catalogue, room: float) -> None:
    """Draw the card's title, and below it the game and the group, at most ``room`` wide."""
    label = words.format(card.title)
    canvas.text(
        LEFT,
        _TITLE_MIDDLE,
        label,
        TextStyle(SCORE, font="serif", min_size=SMALL_FIGURE),
        max_width=WIDTH,
    )
    small = words.format(dots([title, card.group]))
    canvas.text(
        LEFT,
        _SUBTITLE_MIDDLE,
        small,
        TextStyle(BODY, "ink2", min_size=canvas.floor),
        max_width=room,
    )


def _draw_panel(
    canvas: Canvas, x: float, y: float, w: float, h: float, blocks: list[_Block]
) -> None:
    """Draw blocks one below the other in the middle of a panel, separated by lines."""
    canvas.box(x, y, w, h, layout.TILE_PANEL, shadow=5)
    top = y + (h - _panel_height(blocks)) / 2 + _INSET
    for i, block in enumerate(blocks):
        if i:
            canvas.fill(x + _INSET, top - _BLOCK_GAP / 2 - 1, w - 2 * _INSET, 2, "line")
        _draw_block(canvas, x + _INSET, top, w - 2 * _INSET, block)
        top += block.height + _BLOCK_GAP


def _draw_block(canvas: Canvas, x: float, y: float, room: float, block: _Block) -> None:
    if block.row:
        row_style = RowStyle(_GLYPH_SIZE, align="l")
        effects.draw(
            canvas, block.row, x, y + _GLYPH_SIZE / 2, row_style, max_width=room, on="tile"
        )
        y += _GLYPH_SIZE + _BELOW_GLYPHS
    for i, line in enumerate(block.lines):
        middle = y + (i + 0.5) * block.pitch
        ink = "ink" if block.size == _BODY_SIZE else "ink2"
        canvas.text(x, middle, line, TextStyle(block.size, ink), on="tile")


# Figures


def tile_figure(face: TileFace, scale: float, owner: str | None = None) -> Figure:
    """Return a tile as a figure, enlarged by ``scale``, with a house if it has an owner."""
    w, h = layout.TILE
    size = (round(w * scale), round((h + 5) * scale))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        recording = canvas.recording
        tile_canvas = Canvas(*size, canvas.palette, canvas.language, recording=recording)
        tile_canvas.floor = canvas.floor
        face_patch.draw_enlarged(tile_canvas, face, w, h, scale)
        canvas.put(tile_canvas.patch(), x, y)
        for i, (dx, dy) in enumerate(() if face.off else tile_face.worker_places(face)):
            number = str(i + 1) if face.places == 3 else ""
            highlights.draw_worker_space(
                canvas, x + dx * scale, y + dy * scale, 27 * scale, number=number
            )
        if owner is not None:
            house = tokens.house_sprite(owner, 46 * scale)
            line = y + (tile_face.middle_of(face) - 1) * scale
            canvas.put(house, x + 99 * scale, line, "tile")

    return Figure(*size, draw)


def pictogram_figure(rows: Sequence[GlyphRow], *, size: float = 64, width: float = WIDTH) -> Figure:
    """Return a rule as rows of glyphs, one for each step."""
    pitch = size * 1.5

    def draw(canvas: Canvas, x: float, y: float) -> None:
        h = pitch * len(rows) + size * 0.5
        canvas.box(x, y, width, h, layout.PANEL, shadow=5)
        for i, row in enumerate(rows):
            middle = y + size * 0.25 + pitch * (i + 0.5)
            room = width - 2 * _INSET
            row_style = RowStyle(size, gap=12)
            effects.draw(canvas, row, x + width / 2, middle, row_style, max_width=room, on="panel")

    return Figure(width, pitch * len(rows) + size * 0.5, draw)


def stack_figures(first: Figure, second: Figure, gap: float = _BLOCK_GAP) -> Figure:
    """Return two figures, one below the other."""
    width = max(first.width, second.width)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        first.draw(canvas, x + (width - first.width) / 2, y)
        second.draw(canvas, x + (width - second.width) / 2, y + first.height + gap)

    example = first.example or second.example
    return Figure(width, first.height + gap + second.height, draw, example)


def track_figure(count: int, now: int, first: int = 1) -> Figure:
    """Return numbered steps in a row, with the current one highlighted."""
    step, radius = 84, 31

    def draw(canvas: Canvas, x: float, y: float) -> None:
        middle = y + radius + 2
        canvas.fill(x + radius, middle - 2, step * (count - 1), 4, "line")
        for i in range(count):
            lit = first + i == now
            cx = x + radius + 1 + i * step
            canvas.put(_disc_sprite(radius, lit), cx, middle)
            ink, on = ("white", "ink") if lit else ("ink2", "panel")
            canvas.text(
                cx, middle + 1, str(first + i), TextStyle(FIGURE, ink, "black"), align="m", on=on
            )

    return Figure(step * (count - 1) + 2 * radius + 2, 2 * radius + 4, draw)


@lru_cache(maxsize=4)
def _disc_sprite(radius: int, lit: bool) -> Sprite:
    pen = Pen(-radius - 1, -radius - 1, radius + 1, radius + 1)
    pen.disc(0, 0, radius, "ink" if lit else "panel", "ink" if lit else "line", 3)
    return pen.sprite()
