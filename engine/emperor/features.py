"""The features for evaluating positions; their weights are in ``weights.json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.features import Features
from engine.emperor.board_features import BoardFeatures
from engine.emperor.data import (
    ACTIONS_PHASE,
    CARDS,
    CHURCH,
    ELECTION_PHASE,
    EMINENCE,
    EMPEROR_PHASE,
    EMPEROR_POINTS,
    EXCOMMUNICATION,
    MAX_THALERS,
    NOBODY,
    PHASES,
    POPE,
    RIVAL,
    ROUNDS,
)
from engine.emperor.state import EmperorState

_COLOURS = tuple(card.colour for card in CARDS)
_VOTING_CARDS = (POPE, CHURCH, EXCOMMUNICATION)
_TIE_BREAK_VALUE = 0.1
"""Value of a thaler in the last round, when money only breaks ties."""
_TIED_RIVAL_WINS = 0.45
"""A rival's probability of winning with equal votes; a tie keeps the emperor."""
_LEAD_VALUE = 0.5
"""How much a lead as large as the undecided votes adds to that probability."""
_MIN_CHANCE = 0.05
"""The lowest probability of either candidate."""


class EmperorRow(NamedTuple):
    """A seat's features. The electorates' are those of :class:`BoardFeatures`.

    Attributes:
        spending: the thalers that can still be spent in this round.
        savings: those left for the next round.
        income: the thalers at the beginning of the next round.
        barons: the nobles in hand.
        cities: the cities that can still be founded.
        seats: the electorates whose elector it has.
        votes: the expected votes in the election.
        throne: whether it has the emperor marker.
        reign: the points expected for the next emperor.
        challenge: whether it has the rival card.
        voting_card: the number of cards that change votes.
        eminence: whether it has the Grey Eminence card.
        son: whether its cards lead to a son.
        daughter: whether its cards lead to a daughter.
    """

    points: float
    spending: float
    savings: float
    income: float
    barons: float
    knights: float
    cities: float
    influence: float
    youth: float
    seats: float
    winning: float
    losing: float
    ties: float
    next_leads: float
    next_influence: float
    margin: float
    mainz: float
    privileges: float
    votes: float
    throne: float
    reign: float
    challenge: float
    voting_card: float
    eminence: float
    son: float
    daughter: float
    singles: float


class EmperorFeatures(Features[EmperorState]):
    """Points, resources, influence now and after the next aging, seats, votes, the throne."""

    names = EmperorRow._fields

    lower_is_better = frozenset({"losing"})

    def progress(self, state: EmperorState) -> float:
        """Return the share of the game played, by rounds and phases."""
        rounds = max(0, state.round - 1) + max(0, state.phase - 1) / len(PHASES)
        return min(1.0, rounds / ROUNDS)

    def rows(self, state: EmperorState) -> Sequence[EmperorRow]:
        """Return a row for each seat."""
        board = BoardFeatures(state)
        reign = _expected_reign(state, board.votes)
        return [self._row(state, seat, board, reign[seat]) for seat in range(state.seats)]

    def _row(
        self, state: EmperorState, seat: int, board: BoardFeatures, reign: float
    ) -> EmperorRow:
        """Return a seat's features; in the last round, what pays later is worth 0."""
        round_follows = state.round < ROUNDS
        spending, savings = _spending_and_savings(state, seat, board.income[seat])
        son, daughter = _expected_children(state, seat) if round_follows else (0.0, 0.0)
        cards = state.cards[seat]
        return EmperorRow(  # in order, because keywords would take a sixth of the evaluation's time
            float(state.points[seat]),
            spending,
            savings,
            board.income[seat] if round_follows else 0.0,
            float(state.tiles[seat]),
            float(state.knights[seat]),
            float(state.cities_left[seat]) if round_follows else 0.0,
            board.influence[seat],
            board.youth[seat],
            board.held[seat],
            board.winning[seat],
            board.losing[seat],
            board.ties[seat],
            board.next_leads[seat],
            board.next_influence[seat],
            board.margin[seat],
            board.mainz[seat],
            board.privileges[seat],
            float(board.votes[seat]),
            1.0 if state.emperor == seat else 0.0,
            reign,
            1.0 if RIVAL in cards else 0.0,
            float(sum([card in _VOTING_CARDS for card in cards])),
            1.0 if EMINENCE in cards else 0.0,
            son,
            daughter,
            board.singles[seat],
        )


def _spending_and_savings(state: EmperorState, seat: int, income: float) -> tuple[float, float]:
    """Return the thalers a seat can still spend this round, and those left for the next."""
    thalers = float(state.thalers[seat])
    if state.phase <= ACTIONS_PHASE and seat not in state.passed:
        return thalers, 0.0
    savings = min(thalers, max(0.0, MAX_THALERS - income))
    return 0.0, savings if state.round < ROUNDS else _TIE_BREAK_VALUE * thalers


def _expected_reign(state: EmperorState, votes: Sequence[int]) -> list[float]:
    """Return each seat's probability of winning the election, times the emperor's points."""
    win_chances = [0.0] * state.seats
    rival = state.holder(RIVAL)
    if state.phase > ELECTION_PHASE or rival in (NOBODY, state.emperor):
        win_chances[state.emperor] = 1.0
    else:
        lead = votes[rival] - votes[state.emperor]
        undecided = sum(votes) - votes[rival] - votes[state.emperor]
        estimate = _TIED_RIVAL_WINS + _LEAD_VALUE * lead / (1 + undecided)
        probability = min(1 - _MIN_CHANCE, max(_MIN_CHANCE, estimate))
        win_chances[rival] = probability
        win_chances[state.emperor] = 1 - probability
    if state.phase > EMPEROR_PHASE:
        points = float(EMPEROR_POINTS[state.round]) if state.round < ROUNDS else 0.0
    else:
        points = float(EMPEROR_POINTS[max(0, state.round - 1)])
    return [chance * points for chance in win_chances]


def _expected_children(state: EmperorState, seat: int) -> tuple[float, float]:
    """Return 1 for a son and 1 for a daughter, if the cards bought so far lead to one."""
    colours = [_COLOURS[card] for card in state.cards[seat]]
    blue = colours.count("blue")
    red = colours.count("red")
    if not blue and not red:
        return 0.0, 0.0
    return (1.0, 0.0) if blue > red else (0.0, 1.0)


FEATURES = EmperorFeatures()
