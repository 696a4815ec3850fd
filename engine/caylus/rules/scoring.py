"""Phase 7: scoring castle sections, and the end of the game (rules: Scoring a section)."""

from __future__ import annotations

from engine.caylus import castle_events, events
from engine.caylus.data import (
    BASIC_PER_POINT,
    CAPS,
    DENIERS_PER_POINT,
    FROM_DENIERS,
    FROM_GOLD,
    FROM_GOODS,
    GOLD,
    GOLD_POINTS,
    NOBODY,
    SCORING_FAVOURS,
    SCORING_PENALTY,
    SECTIONS,
)
from engine.caylus.rules.building import Favour
from engine.caylus.rules.castle import lose_points
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic


class SectionScore(Automatic[CaylusState]):
    """Each player gets favours for houses in the section, or a penalty for none."""

    name = "section_score"
    section: str

    def run(self, state: CaylusState) -> None:
        """Take points away, or queue all favours before the next player's."""
        seat, word = self.seat, self.section
        section = SECTIONS.index(word)
        houses = state.castle_houses[section].count(seat)
        table = SCORING_FAVOURS[section]
        favours = table[min(houses, len(table) - 1)]
        loss = {} if houses else lose_points(state, seat, SCORING_PENALTY[section])
        state.tell(
            castle_events.HousesScored, seat, section=word, houses=houses, favours=favours, **loss
        )
        if favours:
            state.then(*[Favour(seat)] * favours)


class SectionScored(Automatic[CaylusState]):
    """The end of a scoring opens higher favour levels and the next section."""

    name = "section_scored"

    def run(self, state: CaylusState) -> None:
        """Make the next section the current one."""
        section = SECTIONS[state.sections_scored]
        state.sections_scored += 1
        state.tell(
            castle_events.SectionScored, NOBODY, section=section, cap=CAPS[state.sections_scored]
        )


class FinalScoring(Automatic[CaylusState]):
    """Points for gold, goods and deniers, which the players keep."""

    name = "final_scoring"

    def run(self, state: CaylusState) -> None:
        """Add every player's points; nothing is queued, so the game is over."""
        for seat in range(state.seats):
            gold = state.cubes[seat][GOLD] * GOLD_POINTS
            goods = sum(state.cubes[seat][:GOLD]) // BASIC_PER_POINT
            deniers = state.deniers[seat] // DENIERS_PER_POINT
            state.earn(seat, gold, FROM_GOLD)
            state.earn(seat, goods, FROM_GOODS)
            state.earn(seat, deniers, FROM_DENIERS)
            amounts = {"from_gold": gold, "from_goods": goods, "from_deniers": deniers}
            total = gold + goods + deniers
            gain = {"points": total, "total": state.points[seat]} if total else {}
            state.tell(castle_events.FinalPointsScored, seat, **amounts, **gain)
        state.tell(events.GameOver, NOBODY, scores=tuple(state.points), winners=winners(state))


def winners(state: CaylusState) -> tuple[int, ...]:
    """Return all players with the most points; there is no tie-break."""
    most = max(state.points)
    return tuple(seat for seat, points in enumerate(state.points) if points == most)
