"""The painter of In the Shadow of the Emperor: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.emperor.data import CODES, SEAT_COUNTS, SECULAR, SPIRITUAL
from engine.emperor.rules.influence import influence
from render.emperor import (
    board,
    crop_electorate,
    crop_votes,
    crops,
    electorate_base,
    rules_cards,
)
from render.emperor.board_model import EmperorBoard
from render.kit import crop
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD
from render.kit.sprite import Box


def _order(model: EmperorBoard) -> Sequence[int]:
    return model.view.in_order()


def _featured(model: EmperorBoard) -> int:
    return model.featured_seat(model.view.emperor)


def _poster_area(model: EmperorBoard) -> Box:
    """Return two neighbouring electorates in which the winner has most influence."""
    winner = model.winners[0] if model.winners else model.view.emperor
    pairs = [*pairwise(SPIRITUAL), *pairwise(SECULAR)]
    one, other = max(
        pairs,
        key=lambda pair: sum(influence(model.view, electorate)[winner] for electorate in pair),
    )
    (left, top), (right, _) = board.CORNERS[one], board.CORNERS[other]
    w, h = electorate_base.BOARD_PLAN.size
    return left, top, right + w, top + h


PAINTER = PartsPainter(
    EmperorBoard,
    {
        BOARD: board.paint,
        **dict.fromkeys(CODES, crop_electorate.paint),
        "votes": crop_votes.paint,
        "cards": crops.cards_part,
        "players": crops.players_part,
        "me": crop.my_part(crops.player_part, _featured),
        **crop.player_parts(max(SEAT_COUNTS), crops.player_part, _order),
    },
    rules_cards.illustrate,
    _poster_area,
)
"""Draws In the Shadow of the Emperor for 2 to 4 players."""
