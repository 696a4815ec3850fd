"""Map features: influence, seats, votes and income per player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.emperor.data import (
    ACTIONS_PHASE,
    BASE_INCOME,
    BOARD,
    BOH,
    BOHEMIA_VOTES,
    ELECTION_PHASE,
    ELECTORS_PHASE,
    LAST_AGE,
    MAI,
    NOBODY,
    POPE,
    PRIVILEGES,
    SAX,
    SAXONY_INCOME,
    SEAT_VOTES,
    SINGLE_INFLUENCE,
)
from engine.emperor.pieces import AGE, EMPIRE, INFLUENCE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.election import elector_votes
from engine.emperor.state import EmperorState

_TIE_VALUE = 0.7
"""Value of a future tie for the emperor player, who breaks it, compared with a sole lead."""
_MAX_MARGIN = 2
"""A larger lead in influence makes a seat no safer."""
_VOTES = tuple(
    BOHEMIA_VOTES if electorate == BOH else SEAT_VOTES for electorate in range(len(BOARD))
)


class BoardFeatures:
    """Values of the electorates for every seat.

    Attributes:
        income: the thalers at the beginning of the next round.
        votes: the votes of the expected electors, and those of the Pope.
        singles: the singles on places.
        influence: the influence in all electorates.
        youth: the years that its nobles on the board have left.
        held: the electorates whose elector the seat has.
        winning: the electorates whose elector it will have, but does not yet.
        losing: those whose elector it will lose.
        ties: the electorates where it shares the most influence.
        next_leads: the electorates where it leads after the next aging.
        next_influence: the influence after the next aging.
        margin: the sum of its leads in influence.
        privileges: the privileges that it can still use in this round.
        mainz: whether it will gain the points of Mainz.
    """

    def __init__(self, state: EmperorState) -> None:
        none = [0.0] * state.seats
        self.seats = state.seats
        self.income = [float(BASE_INCOME)] * state.seats
        self.votes = [0] * state.seats
        self.singles = [*none]
        self.influence = [*none]
        self.youth = [*none]
        self.held = [*none]
        self.winning = [*none]
        self.losing = [*none]
        self.ties = [*none]
        self.next_leads = [*none]
        self.next_influence = [*none]
        self.margin = [*none]
        self.privileges = [*none]
        self.mainz = [*none]
        contested = state.phase < ELECTORS_PHASE or state.round == 0
        for electorate in range(len(BOARD)):
            if state.places[electorate]:
                self._add_electorate(state, electorate, contested)
        for seat, cards in enumerate(state.cards):
            self.votes[seat] += POPE in cards
        noble = state.throne
        if noble != NOBODY:
            self.youth[OWNER[noble]] += LAST_AGE - AGE[noble]

    def _add_electorate(self, state: EmperorState, electorate: int, contested: bool) -> None:
        """Add an electorate's influence, income, seat, votes and privilege."""
        influence, next_influence, eligible = self._add_pieces(state, electorate)
        elector = state.electors[electorate]
        holder = OWNER[elector] if elector != NOBODY else NOBODY
        for city in state.cities[electorate]:
            if city in (NOBODY, EMPIRE):
                continue
            self.income[city] += 1
            if holder not in (NOBODY, city):
                self.income[holder] += 1
        if holder != NOBODY and electorate == SAX:
            self.income[holder] += SAXONY_INCOME
        next_holder = self._expected_elector(state, influence, eligible, holder, contested)
        if holder != NOBODY:
            self.held[holder] += 1
            if (
                electorate in PRIVILEGES
                and electorate not in state.used
                and state.phase <= ACTIONS_PHASE
            ):
                self.privileges[holder] += 1
        if next_holder != NOBODY:
            self.votes[next_holder] += (
                elector_votes(state, electorate)
                if state.phase == ELECTION_PHASE
                else _VOTES[electorate]
            )
            if electorate == MAI and state.phase <= ELECTORS_PHASE:
                self.mainz[next_holder] += 1
        self._add_next_leads(next_influence, state.emperor)

    def _add_pieces(
        self, state: EmperorState, electorate: int
    ) -> tuple[list[int], list[int], list[bool]]:
        """Add the influence, youth and singles of the pieces in an electorate.

        Return influence now and after the next aging, and which players have an eligible noble.
        """
        influence = [0] * self.seats
        next_influence = [0] * self.seats
        eligible = [False] * self.seats
        spiritual = BOARD[electorate].spiritual
        for piece in state.places[electorate]:
            if piece == NOBODY:
                continue
            owner, weight = OWNER[piece], INFLUENCE[piece]
            influence[owner] += weight
            if piece >= KNIGHT_PIECE:
                next_influence[owner] += weight
                continue
            if IS_SINGLE[piece]:
                self.singles[owner] += 1
            eligible[owner] = eligible[owner] or bool(IS_SINGLE[piece]) or not spiritual
            self.youth[owner] += LAST_AGE - AGE[piece]
            if AGE[piece] < LAST_AGE:
                next_influence[owner] += weight
        elector = state.electors[electorate]
        if elector != NOBODY:
            owner = OWNER[elector]
            influence[owner] += INFLUENCE[elector]
            self.youth[owner] += LAST_AGE - AGE[elector]
            if AGE[elector] < LAST_AGE:
                next_influence[owner] += INFLUENCE[elector]
        self._add_other_influence(state, electorate, influence, next_influence)
        for seat in range(self.seats):
            self.influence[seat] += influence[seat]
            self.next_influence[seat] += next_influence[seat]
        return influence, next_influence, eligible

    @staticmethod
    def _add_other_influence(
        state: EmperorState, electorate: int, influence: list[int], next_influence: list[int]
    ) -> None:
        """Add castle and cities, which do not age, and the Grey Eminence, which is temporary."""
        if state.castles[electorate] >= 0:
            influence[state.castles[electorate]] += SINGLE_INFLUENCE
            next_influence[state.castles[electorate]] += SINGLE_INFLUENCE
        for city in state.cities[electorate]:
            if city != NOBODY:
                owner = state.emperor if city == EMPIRE else city
                influence[owner] += SINGLE_INFLUENCE
                next_influence[owner] += SINGLE_INFLUENCE
        if state.eminence_at == electorate:
            influence[state.eminence] += SINGLE_INFLUENCE

    def _expected_elector(
        self,
        state: EmperorState,
        influence: Sequence[int],
        eligible: Sequence[bool],
        holder: int,
        contested: bool,
    ) -> int:
        """Return the player who will have the seat after phase 5; count seats won and lost."""
        most = max(influence)
        if not contested or not most:
            return holder
        leaders = [seat for seat, total in enumerate(influence) if total == most]
        if len(leaders) > 1:
            for seat in leaders:
                self.ties[seat] += 1
            leader = state.emperor if state.emperor in leaders else leaders[0]
        else:
            leader = leaders[0]
            second_most = max([total for seat, total in enumerate(influence) if seat != leader])
            self.margin[leader] += min(_MAX_MARGIN, most - second_most)
        if leader == holder:
            return holder
        if holder != NOBODY:
            self.losing[holder] += 1
        if not eligible[leader]:
            return NOBODY
        self.winning[leader] += 1
        return leader

    def _add_next_leads(self, next_influence: Sequence[int], emperor: int) -> None:
        """Add the leads after the next aging; a tie counts for the emperor player only."""
        most = max(next_influence)
        if not most:
            return
        leaders = [seat for seat, total in enumerate(next_influence) if total == most]
        if len(leaders) == 1:
            self.next_leads[leaders[0]] += 1
        elif emperor in leaders:
            self.next_leads[emperor] += _TIE_VALUE
