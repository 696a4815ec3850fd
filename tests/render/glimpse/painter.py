"""The painter of the card game: which function draws which part."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit.card_figures import Illustration, pictogram_figure
from render.kit.glyphs import GlyphRow, icon
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD
from tests.render.glimpse import board
from tests.render.glimpse.board_model import GlimpseBoard

_ROWS: dict[str, GlyphRow] = {
    "turn": (icon("padlock"), "->", icon("card-play")),
}
"""The figure of each card, by its id."""


def illustrate(card: str, _: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    return Illustration(pictogram_figure([_ROWS[card]]))


PAINTER = PartsPainter(
    GlimpseBoard,
    {BOARD: board.draw_board, "cards": board.draw_cards_part, "players": board.draw_players_part},
    illustrate,
)
