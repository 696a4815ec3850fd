"""The picture of the standings of a league's group or of a cup."""

from render.kit.standings.content import (
    ReserveRow,
    Standings,
    StandingsRow,
    StandingsScene,
)
from render.kit.standings.page import draw_standings, paint_standings

__all__ = [
    "ReserveRow",
    "Standings",
    "StandingsRow",
    "StandingsScene",
    "draw_standings",
    "paint_standings",
]
