"""Phase 7: what the emperor player gains, and empire cities (rules: Emperor actions)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.board_bits import ANY_CITY_SPACE
from engine.emperor.data import (
    CODES,
    ELECTORATE,
    EMPEROR_PHASE,
    EMPEROR_POINTS,
    EMPEROR_THALERS,
    FROM_EMPEROR,
    MAY_MOVE_EMPIRE_CITY,
    MAY_PLACE_EMPIRE_CITY,
    NOBODY,
)
from engine.emperor.pieces import EMPIRE
from engine.emperor.rules.placing import electorates_with_city_space, why_no_city_space
from engine.emperor.rules.shared import DECLINE, begin_phase, pay_out
from engine.emperor.rules.texts import electorate_name, reason, why_out_of_play
from engine.emperor.state import EmperorState

SUPPLY = "supply"


class EmperorActions(Automatic[EmperorState]):
    """Give the emperor player points and money, and in some rounds an empire city."""

    name = "emperor_actions"

    def run(self, state: EmperorState) -> None:
        """Pay, and ask about the empire city if there is a choice."""
        begin_phase(state, EMPEROR_PHASE)
        seat = state.emperor
        row = state.round - 1
        points = EMPEROR_POINTS[row]
        state.earn(seat, points, FROM_EMPEROR)
        gained = pay_out(state, seat, EMPEROR_THALERS[row])
        state.tell(events.EmperorRewarded, seat, round=state.round, points=points, **gained)
        if len(empire_choices(state)) > 1:
            state.then(EmpireCity(seat))


def empire_choices(state: EmperorState) -> list[str]:
    """Return ``decline``, ``supply`` and the electorates that an empire city can leave."""
    row = state.round - 1
    choices = [DECLINE]
    if not state.board & ANY_CITY_SPACE:
        return choices
    if MAY_PLACE_EMPIRE_CITY[row] and state.empire_left:
        choices.append(SUPPLY)
    if MAY_MOVE_EMPIRE_CITY[row]:
        choices += [
            code for electorate, code in enumerate(CODES) if EMPIRE in state.cities[electorate]
        ]
    return choices


class EmpireCity(Decision[EmperorState]):
    """Choose an empire city to place or move, or decline."""

    name = "empire_city"
    verb = "empire"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the choices of :func:`empire_choices`."""
        return empire_choices(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        if not self.record_if_declined(state, choice):
            state.then(EmpireSite(seat, choice))

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline``, ``supply`` and all electorates."""
        return (DECLINE, SUPPLY, *CODES)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why the supply cannot be used, or that an electorate has no empire city."""
        if choice == SUPPLY:
            if not MAY_PLACE_EMPIRE_CITY[state.round - 1]:
                return reason("empire-round", "emperor-actions", round=state.round)
            return reason("empire-supply", "emperor-actions")
        electorate = ELECTORATE[choice]
        return why_out_of_play(state, electorate) or reason(
            "no-empire-city", "emperor-actions", electorate=electorate_name(electorate)
        )


class EmpireSite(Decision[EmperorState]):
    """Choose an electorate for the empire city; ``start`` is the one it leaves, or ``supply``."""

    name = "empire_site"
    verb = "city"
    start: str

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with an empty city space, even if the city is already there."""
        return electorates_with_city_space(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Place or move the city."""
        start = self.start
        end = ELECTORATE[choice]
        if start == SUPPLY:
            state.empire_left -= 1
            state.found_city(EMPIRE, end)
        else:
            electorate = ELECTORATE[start]
            at = state.cities[electorate].index(EMPIRE)
            # Place it first; otherwise it might get the space that it leaves.
            state.found_city(EMPIRE, end)
            state.cities[electorate][at] = NOBODY
            state.update_board_bits(electorate)
        state.tell(events.EmpireCityPlaced, seat, start=start, end=choice)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate has no empty city space."""
        return why_no_city_space(state, ELECTORATE[choice])
