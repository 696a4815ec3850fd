"""The sources of a player's votes: electorates and the Pope."""

from __future__ import annotations

import math
from typing import NamedTuple

from engine.emperor.data import CODES, NOBODY
from engine.emperor.pieces import OWNER
from engine.emperor.rules.election import elector_votes, votes
from engine.emperor.state import EmperorState
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, NOTE

_ICON_SIZE = 30
_CODE_GAP = 6
"""Gap between an electorate's code and its votes."""
_ICON_MIDDLE = 15
"""Middle of the icon of a source of votes."""
_NUMBER_LEFT = 36
"""Left edge of the number after that icon."""
_PITCH = 84
"""Distance of two columns of sources."""
_ROW_PITCH = 33
"""Distance of two rows of sources."""
_MAX_ROWS = 2
"""Number of rows of sources if they need more than two columns."""


class VoteSource(NamedTuple):
    """Votes from one source: an electorate's code, or an icon."""

    code: str
    icon: str
    votes: int


def sources_of_votes(view: EmperorState, seat: int) -> list[VoteSource]:
    """Return the sources of a player's votes: the seats, then the Pope."""
    sources = [
        VoteSource(CODES[electorate], "", elector_votes(view, electorate))
        for electorate, elector in enumerate(view.electors)
        if elector != NOBODY and OWNER[elector] == seat
    ]
    pope = votes(view, seat) - sum(source.votes for source in sources)
    return [*sources, VoteSource("", "pope-crown", pope)] if pope else sources


def width_of(sources: list[VoteSource]) -> int:
    """Return the width of the columns of sources."""
    return _column_count(sources) * _PITCH


def _column_count(sources: list[VoteSource]) -> int:
    return min(len(sources), max(_MAX_ROWS, math.ceil(len(sources) / _MAX_ROWS)))


def draw(canvas: Canvas, left: float, middle: float, sources: list[VoteSource]) -> None:
    """Draw the sources of votes in columns; a number follows unless it is 1."""
    columns = _column_count(sources)
    rows = math.ceil(len(sources) / columns) if sources else 0
    for i, source in enumerate(sources):
        x: float = left + i % columns * _PITCH
        y = middle + (i // columns - (rows - 1) / 2) * _ROW_PITCH
        if source.icon:
            icon = icon_sprite(source.icon, _ICON_SIZE, "ink2")
            canvas.put(icon, (x + _ICON_MIDDLE, y), "panel")
            x += _NUMBER_LEFT
        else:
            x += canvas.text((x, y), source.code, TextStyle(NOTE, "ink2"), on="panel")
            x += _CODE_GAP
        if source.votes != 1:
            canvas.text((x, y), str(source.votes), TextStyle(CAPTION, "ink2", "black"), on="panel")
