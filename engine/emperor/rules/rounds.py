"""The round and its first, second and seventh phase (rules: Income; Aging; Emperor actions)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.emperor.data import (
    ACTIONS_PHASE,
    BASE_INCOME,
    CITY_INCOME,
    CODES,
    ELECTORATE,
    EMPEROR_POINTS,
    EMPEROR_THALERS,
    FROM_EMPEROR,
    LAST_AGE,
    MAX_THALERS,
    MAY_MOVE_EMPIRE_CITY,
    MAY_PLACE_EMPIRE_CITY,
    NOBODY,
    PHASES,
    SAX,
    SAX_INCOME,
)
from engine.emperor.pieces import (
    AGE,
    ANY_CITY_SPACE,
    ELECTOR_WORDS,
    EMPIRE,
    KNIGHT_PIECE,
    ON_PLACE_WORDS,
    OWNER,
    THRONE,
)
from engine.emperor.rules.placing import city_spaces, no_city_space
from engine.emperor.rules.texts import electorate, out_of_play, refuse
from engine.emperor.rules.throne import bury
from engine.emperor.state import EmperorState

SUPPLY = "supply"
DECLINE = "decline"


def begin_phase(state: EmperorState, phase: int) -> None:
    """Begin a phase of the round."""
    state.phase = phase
    state.tell("phase", -1, phase=PHASES[phase - 1])


def pay_out(state: EmperorState, seat: int, thalers: int) -> dict[str, int]:
    """Give money up to the cap; return the gain as event data, empty if there is none."""
    before = state.thalers[seat]
    state.thalers[seat] = after = min(MAX_THALERS, before + thalers)
    return {"thalers": after - before} if after > before else {}


class Round(Automatic[EmperorState]):
    """A round has eight phases; the first one begins with the fourth."""

    name = "round"

    def run(self, state: EmperorState) -> None:
        """Reset passes and privileges, begin the next round and queue its phases."""
        state.round += 1
        state.passed = []
        state.used = []
        state.church = state.excommunicated = NOBODY
        state.tell("round", -1, round=state.round)
        first = ACTIONS_PHASE if state.round == 1 else 1
        state.then(*((phase, -1) for phase in _PHASE_RULES[first - 1 :]))


_PHASE_RULES = (
    "income",
    "aging",
    "descendants",
    "actions",
    "electors",
    "election",
    "emperor_actions",
    "round_marker",
)


class Income(Automatic[EmperorState]):
    """Phase 1: every player's income from cities and Saxony."""

    name = "income"

    def run(self, state: EmperorState) -> None:
        begin_phase(state, 1)
        own, tribute = [0] * state.seats, [0] * state.seats
        for e, row in enumerate(state.cities):
            elector = state.electors[e]
            for city in row:
                if city in (NOBODY, EMPIRE):
                    continue
                own[city] += CITY_INCOME
                if elector != NOBODY and OWNER[elector] != city:
                    tribute[OWNER[elector]] += CITY_INCOME
        saxon = state.electors[SAX]
        for seat in state.in_order():
            saxony = SAX_INCOME if saxon != NOBODY and OWNER[saxon] == seat else 0
            income = BASE_INCOME + own[seat] + tribute[seat] + saxony
            gained = pay_out(state, seat, income)
            parts = {"own": own[seat], "tribute": tribute[seat], "saxony": saxony}
            state.tell("income", seat, income=income, **parts, **gained)


class Aging(Automatic[EmperorState]):
    """Phase 2: nobles aged 45 return to hand, all others get one step older."""

    name = "aging"

    def run(self, state: EmperorState) -> None:
        """Age the throne, then seats and places by electorate, then the Grey Eminence."""
        begin_phase(state, 2)
        state.throne = self._age(state, state.throne, THRONE)
        for e, row in enumerate(state.places):
            if state.electors[e] != NOBODY:
                state.electors[e] = self._age(state, state.electors[e], ELECTOR_WORDS[e])
            for i, piece in enumerate(row):
                if NOBODY < piece < KNIGHT_PIECE:
                    row[i] = self._age(state, piece, ON_PLACE_WORDS[e][piece])
            state.mark(e)
        self._end_of_grey_eminence(state)
        state.tell("aged", -1)

    def _age(self, state: EmperorState, noble: int, word: str) -> int:
        if AGE[noble] < LAST_AGE:
            return noble + 1
        bury(state, word, noble, "age", NOBODY)
        return NOBODY

    def _end_of_grey_eminence(self, state: EmperorState) -> None:
        seat = state.eminence
        if seat != NOBODY:
            state.tiles[seat] += 1
            state.tell("eminence_left", seat, electorate=CODES[state.eminence_at], tiles=1)
            state.eminence = state.eminence_at = NOBODY


class EmperorActions(Automatic[EmperorState]):
    """Phase 7: points and money for the emperor player, and maybe an empire city."""

    name = "emperor_actions"

    def run(self, state: EmperorState) -> None:
        """Pay, and ask about the empire city if there is a choice."""
        begin_phase(state, 7)
        seat, row = state.emperor, state.round - 1
        points = EMPEROR_POINTS[row]
        state.earn(seat, points, FROM_EMPEROR)
        gained = pay_out(state, seat, EMPEROR_THALERS[row])
        state.tell("emperor_gain", seat, round=state.round, vp=points, **gained)
        if len(empire_choices(state)) > 1:
            state.then(("empire_city", seat))


def empire_choices(state: EmperorState) -> list[str]:
    """Return ``decline``, ``supply`` and the electorates an empire city can leave."""
    row = state.round - 1
    found = [DECLINE]
    if not state.board & ANY_CITY_SPACE:
        return found
    if MAY_PLACE_EMPIRE_CITY[row] and state.empire_left:
        found.append(SUPPLY)
    if MAY_MOVE_EMPIRE_CITY[row]:
        found += [code for e, code in enumerate(CODES) if EMPIRE in state.cities[e]]
    return found


class EmpireCity(Decision[EmperorState]):
    """Choose an empire city to place or move, or decline."""

    name = "empire_city"
    verb = "empire"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline``, ``supply``, the electorates with an empire city."""
        return empire_choices(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        if not self.tell_if_declined(state, choice):
            state.then(("empire_site", seat, choice))

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline``, ``supply`` and all electorates."""
        return (DECLINE, SUPPLY, *CODES)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse without a city in the supply, in the wrong round, or without a city to move."""
        if choice == SUPPLY:
            if not MAY_PLACE_EMPIRE_CITY[state.round - 1]:
                return refuse("empire-round", "emperor-actions", round=state.round)
            return refuse("empire-supply", "emperor-actions")
        e = ELECTORATE[choice]
        return out_of_play(state, e) or refuse(
            "no-empire-city", "emperor-actions", electorate=electorate(e)
        )


class EmpireSite(Decision[EmperorState]):
    """Choose the electorate of the city; the frame has its origin (D18, second step)."""

    name = "empire_site"
    verb = "city"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with an empty city space, including its own."""
        return city_spaces(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Place or move the city."""
        start = self[2]
        end = ELECTORATE[choice]
        if start == SUPPLY:
            state.empire_left -= 1
            state.found(EMPIRE, end)
        else:
            e = ELECTORATE[start]
            at = state.cities[e].index(EMPIRE)
            state.found(EMPIRE, end)
            state.cities[e][at] = NOBODY
            state.mark(e)
        state.tell("empire_city", seat, start=start, end=choice)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse an electorate without an empty city space."""
        return no_city_space(state, ELECTORATE[choice])
