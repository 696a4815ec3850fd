"""Answers without a code on the board, as glyphs: goods, lines of a building, uses of a favour."""

from __future__ import annotations

from engine.caylus1303.data import KIND
from engine.caylus1303.rules.characters import characters_of_others
from engine.caylus1303.rules.effects_and_favours import FavourMode, UseBuilding, open_site_spaces
from engine.caylus1303.rules.lines import lines_of
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.names import place_code
from render.caylus1303 import faces
from render.kit.glyphs import Glyph, GlyphRow, Label, good, icon

_MAX_CHARACTERS = 4
"""Further characters are told by an ellipsis."""


def label_of(view: Caylus1303State, choice: str) -> str:
    """Return the key of the word before an answer: for what a favour may be used; "" if none."""
    if not view.stack or not isinstance(view.stack[-1], FavourMode):
        return ""
    return "caylus1303-picture-part-people" if choice == "A" else "caylus1303-picture-part-site"


def row_of(view: Caylus1303State, seat: int, choice: str) -> GlyphRow:
    """Return goods given or gained, a line of a building, or what a favour may be used for."""
    asked = view.stack[-1] if view.stack else None
    kinds = choice.split("+")
    if isinstance(asked, UseBuilding) and choice.isdecimal():
        return faces.line_row(lines_of(view, asked.tile)[int(choice) - 1])
    if isinstance(asked, FavourMode):
        return _characters_row(view, seat) if choice == "A" else _site_row(view)
    return tuple(good(kind) for kind in kinds) if all(kind in KIND for kind in kinds) else ()


def _characters_row(view: Caylus1303State, seat: int) -> GlyphRow:
    """Return the characters of the other players, one of which may be taken."""
    words = characters_of_others(view, seat)
    icons = tuple(icon(faces.CHARACTER_ICONS[word]) for word in words[:_MAX_CHARACTERS])
    return icons if len(words) <= _MAX_CHARACTERS else (*icons, Label("…"))


def _site_row(view: Caylus1303State) -> GlyphRow:
    """Return the codes of the buildings of the site, one of which may be used."""
    row: list[Glyph] = []
    for word in view.site_tiles[: open_site_spaces(view)]:
        row += ["/"] * bool(row)
        row.append(Label(place_code(view, word)))
    return tuple(row)
