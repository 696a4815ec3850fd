"""The picture of a person's results in one game, for ``/record``."""

from render.kit.player_record.content import (
    HeadToHead,
    OwnBadge,
    PlayerRecord,
    PlayerRecordScene,
    RatingPoint,
    ShownRating,
    Tally,
)
from render.kit.player_record.page import draw_page, paint_page

__all__ = [
    "HeadToHead",
    "OwnBadge",
    "PlayerRecord",
    "PlayerRecordScene",
    "RatingPoint",
    "ShownRating",
    "Tally",
    "draw_page",
    "paint_page",
]
