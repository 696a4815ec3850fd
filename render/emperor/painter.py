"""The painter of In the Shadow of the Emperor: a function for each part."""

from __future__ import annotations

from collections.abc import Sequence

from engine.emperor.data import CODES, SEAT_COUNTS
from engine.emperor.rules.influence import influence_by_seat
from render.emperor import (
    board,
    crop_electorate,
    crop_player,
    crop_votes,
    crops,
    electorate_base,
    rules_cards,
)
from render.emperor.board_model import EmperorBoard
from render.kit import crop
from render.kit.ending_place import Areas
from render.kit.painter import PartsPainter
from render.kit.scene import BOARD


def _turn_order(model: EmperorBoard) -> Sequence[int]:
    return model.view.in_order()


def _featured(model: EmperorBoard) -> int:
    return model.featured_seat(model.view.emperor)


_ON_POSTER = 3
"""Number of electorates on the poster."""


def _poster_areas(model: EmperorBoard) -> Areas:
    """Return the areas of the electorates in which the winner has most influence."""
    winner = model.winners[0] if model.winners else model.view.emperor
    by_influence = sorted(
        range(len(CODES)), key=lambda electorate: -influence_by_seat(model.view, electorate)[winner]
    )
    shown = sorted(by_influence[:_ON_POSTER])
    w, h = electorate_base.BOARD_PLAN.size
    corners = [board.CORNERS[electorate] for electorate in shown]
    return [(left, top, left + w, top + h) for left, top in corners]


PAINTER = PartsPainter(
    model_type=EmperorBoard,
    parts={
        BOARD: board.draw_board,
        **dict.fromkeys(CODES, crop_electorate.draw_part),
        "votes": crop_votes.draw_part,
        "cards": crops.draw_cards_part,
        "players": crops.draw_players_part,
        "me": crop.make_my_part(crop_player.draw_player_part, _featured),
        **crop.make_player_parts(max(SEAT_COUNTS), crop_player.draw_player_part, _turn_order),
    },
    illustrate=rules_cards.illustrate,
    areas=_poster_areas,
)
"""Draws In the Shadow of the Emperor for 2 to 4 players."""
