"""Count the influence in an electorate (rules: Influence)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.emperor.data import NOBODY, SINGLE_INFLUENCE
from engine.emperor.pieces import EMPIRE, INFLUENCE, OWNER
from engine.emperor.state import EmperorState


def influence_by_seat(state: EmperorState, electorate: int) -> list[int]:
    """Return every seat's influence in an electorate, with the elector, without the throne."""
    totals = [0] * state.seats
    for piece in (state.electors[electorate], *state.places[electorate]):
        if piece != NOBODY:
            totals[OWNER[piece]] += INFLUENCE[piece]
    if state.castles[electorate] >= 0:
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
