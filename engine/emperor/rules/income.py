"""Phase 1: income (rules: Income)."""

from __future__ import annotations

from engine.core.rules import Automatic
from engine.emperor import events
from engine.emperor.data import BASE_INCOME, CITY_INCOME, INCOME_PHASE, NOBODY, SAX, SAXONY_INCOME
from engine.emperor.pieces import EMPIRE, OWNER
from engine.emperor.rules.shared import begin_phase, pay_out
from engine.emperor.state import EmperorState


class Income(Automatic[EmperorState]):
    """Every player's income from cities and Saxony."""

    name = "income"

    def run(self, state: EmperorState) -> None:
        begin_phase(state, INCOME_PHASE)
        own, tribute = [0] * state.seats, [0] * state.seats
        for electorate, row in enumerate(state.cities):
            elector = state.electors[electorate]
            for city in row:
                if city in (NOBODY, EMPIRE):
                    continue
                own[city] += CITY_INCOME
                if elector != NOBODY and OWNER[elector] != city:
                    tribute[OWNER[elector]] += CITY_INCOME
        saxon = state.electors[SAX]
        for seat in state.in_order():
            saxony = SAXONY_INCOME if saxon != NOBODY and OWNER[saxon] == seat else 0
            income = BASE_INCOME + own[seat] + tribute[seat] + saxony
            gained = pay_out(state, seat, income)
            state.tell(
                events.IncomePaid,
                seat,
                income=income,
                own=own[seat],
                tribute=tribute[seat],
                saxony=saxony,
                **gained,
            )
