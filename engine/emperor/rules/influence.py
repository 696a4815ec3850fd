"""Count the influence in an electorate (rules: Influence)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.emperor.data import NOBODY, SINGLE_INFLUENCE
from engine.emperor.pieces import EMPIRE, INFLUENCE, OWNER
from engine.emperor.state import NO_CASTLE, EmperorState


def influence_by_seat(state: EmperorState, electorate: int) -> list[int]:
    """Return each seat's influence: nobles, elector, knights, cities and Grey Eminence.

    The cities of the empire count for the emperor player, the noble on the throne nowhere.
    """
    totals = [0] * state.seats
    for piece in (state.electors[electorate], *state.places[electorate]):
        if piece != NOBODY:
            totals[OWNER[piece]] += INFLUENCE[piece]
    if state.castles[electorate] not in (NOBODY, NO_CASTLE):
        totals[state.castles[electorate]] += SINGLE_INFLUENCE
    for city in state.cities[electorate]:
        if city != NOBODY:
            totals[state.emperor if city == EMPIRE else city] += SINGLE_INFLUENCE
    if state.eminence_at == electorate:
        totals[state.eminence] += SINGLE_INFLUENCE
    return totals


def leaders(totals: Sequence[int]) -> list[int]:
    """Return the seats with the most influence; empty if all have none."""
    most = max(totals)
    return [seat for seat, total in enumerate(totals) if total == most] if most else []
