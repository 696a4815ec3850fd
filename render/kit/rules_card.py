"""Pictures of rules cards: a large figure with its cost, gains and effect.

The words come from the card. A painter adds an :class:`Illustration`: a figure, painted by the same
functions as on the board, and glyphs for the card's facts.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.words.catalogue import Catalogue
from engine.core.words.game_words import RulesCard
from engine.core.words.phrases import dots
from engine.core.words.text import Text
from render.kit import example_ribbon, glyph_rows, keep_together, layout, text, type_scale
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.card_figures import WIDTH, Figure, Illustration
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow
from render.kit.palette import Palette
from render.kit.pen import Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, SCORE, SMALL_FIGURE

_LEFT = layout.CROP_MARGIN
_TOP = 132
_TITLE_MIDDLE = 50
_SUBTITLE_MIDDLE = 100
"""Middle of the line below the title, with the game and the group of the card."""
_MAX_WIDTH_BESIDE_FACTS = 372
"""Facts go beside figures of up to this width, and below wider ones."""
_PANEL_GAP = 22
"""Gap between the figure and the panels."""
_BOTTOM_MARGIN = 30
_INSET = 22
"""Distance of the blocks from the edges of their panel."""
_BLOCK_GAP = 22
"""Gap between two blocks, with a line in its middle."""
_LINE_WIDTH = 2
"""Width of that line."""
_GLYPH_SIZE = 50
_BELOW_GLYPHS = 10
"""Gap between glyphs and the words below them."""
_LEADING = 9
"""How much the distance of two lines exceeds their text size."""
_MAX_LINES = 40
"""Maximum number of lines of a text; never reached."""


class _Block(NamedTuple):
    """A fact or the body text: glyphs above lines of words."""

    row: GlyphRow
    lines: list[str]
    style: TextStyle

    @property
    def height(self) -> float:
        """The height, glyphs included."""
        glyphs = _GLYPH_SIZE + _BELOW_GLYPHS if self.row else 0
        return len(self.lines) * self.pitch + glyphs

    @property
    def pitch(self) -> float:
        """The distance between two lines."""
        return self.style.size + _LEADING


_BODY = TextStyle(BODY)
_FACT = TextStyle(CAPTION, "ink2")


def draw_page(
    card: RulesCard,
    illustration: Illustration,
    game: Game[Any],
    words: Catalogue,
    palette: Palette,
    *,
    recording: bool = False,
) -> Canvas:
    """Draw a rules card, 800 pixels wide."""
    figure = illustration.figure
    facts, body = _BlockWriter(game, words).write(card, illustration)
    page = _lay_out(figure, facts, body)
    style = CanvasStyle(palette, words.language, recording, floor=type_scale.CROP_FLOOR)
    canvas = Canvas(layout.CROP_WIDTH, page.height, style)
    ribbon_width = example_ribbon.draw(canvas, _SUBTITLE_MIDDLE, words) if figure.is_example else 0
    _draw_head(canvas, card, game.words.title, words, WIDTH - ribbon_width)
    figure.draw(canvas, *page.figure)
    for panel, blocks in page.panels:
        _draw_panel(canvas, panel, blocks)
    return canvas


class _Page(NamedTuple):
    """The layout of a card.

    Attributes:
        figure: upper left corner of the figure.
        panels: the panels with their blocks.
        height: height of the picture.
    """

    figure: Point
    panels: list[tuple[Rect, list[_Block]]]
    height: int


def _lay_out(figure: Figure, facts: list[_Block], body: _Block | None) -> _Page:
    """Lay out a card: the facts beside or below the figure, then the body."""
    panels = list[tuple[Rect, list[_Block]]]()
    facts_height = _panel_height(facts)
    if _is_beside_facts(figure):
        height = max(figure.height, facts_height)
        corner = (float(_LEFT), _TOP + (height - figure.height) / 2)
        width = _width_beside(figure)
        panels.append((Rect(_LEFT + WIDTH - width, _TOP, width, height), facts))
    else:
        height = figure.height
        corner = (_LEFT + (WIDTH - figure.width) / 2, float(_TOP))
        if facts:
            panels.append((Rect(_LEFT, _TOP + height + _PANEL_GAP, WIDTH, facts_height), facts))
            height += _PANEL_GAP + facts_height
    if body:
        body_height = _panel_height([body])
        panels.append((Rect(_LEFT, _TOP + height + _PANEL_GAP, WIDTH, body_height), [body]))
        height += _PANEL_GAP + body_height
    return _Page(corner, panels, math.ceil(_TOP + height + _BOTTOM_MARGIN))


def _is_beside_facts(figure: Figure) -> bool:
    return figure.width <= _MAX_WIDTH_BESIDE_FACTS


def _width_beside(figure: Figure) -> float:
    return WIDTH - figure.width - _PANEL_GAP


class _BlockWriter(NamedTuple):
    """Breaks the texts of a card into lines."""

    game: Game[Any]
    words: Catalogue

    def write(
        self, card: RulesCard, illustration: Illustration
    ) -> tuple[list[_Block], _Block | None]:
        """Return the blocks of the upper panel, and the body if it goes into a panel of its own.

        Beside a figure, the body is the first block of the upper panel if all of them fit, or if
        there are no facts.
        """
        figure = illustration.figure
        is_beside = _is_beside_facts(figure)
        width = _width_beside(figure) if is_beside else WIDTH
        facts = [
            self._block(fact, _FACT, width, illustration.rows.get(fact.key, ()))
            for fact in card.facts
        ]
        if is_beside:
            body = self._block(card.body, _BODY, width)
            if not facts or _panel_height([body, *facts]) <= figure.height:
                return [body, *facts], None
        return facts, self._block(card.body, _BODY, WIDTH)

    def _block(
        self, label: Text, style: TextStyle, panel_width: float, row: GlyphRow = ()
    ) -> _Block:
        marked = keep_together.mark_words(self.words.format(label), self.words, self.game.name)
        room = panel_width - 2 * _INSET
        lines = text.wrap(marked, style.size, room, _MAX_LINES, language=self.words.language)
        return _Block(row, lines, style)


def _panel_height(blocks: list[_Block]) -> float:
    return 2 * _INSET + sum(block.height for block in blocks) + _BLOCK_GAP * (len(blocks) - 1)


def _draw_head(
    canvas: Canvas, card: RulesCard, game_title: Text, words: Catalogue, room: float
) -> None:
    """Draw the card's title, and below it the game and the group, at most ``room`` wide."""
    title = words.format(card.title)
    style = TextStyle(SCORE, font="serif", min_size=SMALL_FIGURE)
    canvas.text((_LEFT, _TITLE_MIDDLE), title, style, max_width=WIDTH)
    subtitle = words.format(dots([game_title, card.group]))
    style = TextStyle(BODY, "ink2", min_size=canvas.floor)
    canvas.text((_LEFT, _SUBTITLE_MIDDLE), subtitle, style, max_width=room)


def _draw_panel(canvas: Canvas, panel: Rect, blocks: list[_Block]) -> None:
    """Draw blocks one below the other in the middle of a panel, separated by lines."""
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    content = panel.inset(_INSET)
    top = panel.y + (panel.h - _panel_height(blocks)) / 2 + _INSET
    for i, block in enumerate(blocks):
        if i:
            line_top = top - (_BLOCK_GAP + _LINE_WIDTH) / 2
            canvas.fill(Rect(content.x, line_top, content.w, _LINE_WIDTH), "line")
        _draw_block(canvas, content.x, top, content.w, block)
        top += block.height + _BLOCK_GAP


def _draw_block(canvas: Canvas, x: float, y: float, room: float, block: _Block) -> None:
    if block.row:
        style = RowStyle(_GLYPH_SIZE, align="left")
        glyph_rows.draw(canvas, block.row, x, y + _GLYPH_SIZE / 2, style, max_width=room)
        y += _GLYPH_SIZE + _BELOW_GLYPHS
    for i, line in enumerate(block.lines):
        middle = y + (i + 0.5) * block.pitch
        canvas.text((x, middle), line, block.style, on="tile")
