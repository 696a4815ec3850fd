"""The features for evaluating positions; their weights are in ``weights.json``."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.features import Features
from engine.emperor.board_features import BoardFeatures
from engine.emperor.data import (
    ACTIONS_PHASE,
    CARDS,
    CHURCH,
    ELECTION_PHASE,
    EMINENCE,
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
_TIE_BREAK_VALUE = 0.1
"""Value of a thaler in the last round, when money only breaks ties."""
_EVEN_CHANCE, _LEAD_CHANCE, _MIN_CHANCE = 0.45, 0.5, 0.05
"""A rival's probability of winning: with equal votes (a tie keeps the emperor), more with a lead,
compared with the undecided votes, and the lower limit for either candidate."""


class EmperorFeatures(Features[EmperorState]):
    """Points, resources, influence now and after the next aging, seats, votes, the throne."""

    names = (
        "points",
        "spending",
        "savings",
        "income",
        "barons",
        "knights",
        "cities",
        "influence",
        "youth",
        "seats",
        "winning",
        "losing",
        "ties",
        "next_leads",
        "next_influence",
        "margin",
        "mainz",
        "privileges",
        "votes",
        "throne",
        "reign",
        "challenge",
        "voting_card",
        "eminence",
        "son",
        "daughter",
        "singles",
    )

    lower_is_better = frozenset({"losing"})

    def progress(self, state: EmperorState) -> float:
        """Return the share of the game played, by rounds and phases."""
        rounds = max(0, state.round - 1) + max(0, state.phase - 1) / len(PHASES)
        return min(1.0, rounds / ROUNDS)

    def rows(self, state: EmperorState) -> Sequence[Sequence[float]]:
        """Return a row for each seat."""
        board = BoardFeatures(state)
        expected_reign = _expected_reign(state, board.votes)
        left = ROUNDS - state.round
        return [
            [
                float(state.vp[seat]),
                *_money(state, seat, board.income[seat]),
                board.income[seat] if left else 0.0,
                float(state.tiles[seat]),
                float(state.knights[seat]),
                float(state.cities_left[seat]) if left else 0.0,
                *board.row(seat),
                1.0 if state.emperor == seat else 0.0,
                expected_reign[seat],
                1.0 if RIVAL in state.cards[seat] else 0.0,
                float(sum([card in (POPE, CHURCH, EXCOMMUNICATION) for card in state.cards[seat]])),
                1.0 if EMINENCE in state.cards[seat] else 0.0,
                *(_children(state, seat) if left else (0.0, 0.0)),
                board.singles[seat],
            ]
            for seat in range(state.seats)
        ]


def _money(state: EmperorState, seat: int, income: float) -> tuple[float, float]:
    """Return the thalers a seat can still spend this round, and those left for the next."""
    thalers = float(state.thalers[seat])
    if state.phase <= ACTIONS_PHASE and seat not in state.passed:
        return thalers, 0.0
    savings = min(thalers, max(0.0, MAX_THALERS - income))
    return 0.0, savings if state.round < ROUNDS else _TIE_BREAK_VALUE * thalers


def _expected_reign(state: EmperorState, votes: Sequence[int]) -> list[float]:
    """Return each seat's probability of winning the election, times the emperor's points."""
    chances = [0.0] * state.seats
    rival = state.holder(RIVAL)
    if state.phase > ELECTION_PHASE or rival in (NOBODY, state.emperor):
        chances[state.emperor] = 1.0
    else:
        lead = votes[rival] - votes[state.emperor]
        undecided = sum(votes) - votes[rival] - votes[state.emperor]
        estimate = _EVEN_CHANCE + _LEAD_CHANCE * lead / (1 + undecided)
        probability = min(1 - _MIN_CHANCE, max(_MIN_CHANCE, estimate))
        chances[rival] = probability
        chances[state.emperor] = 1 - probability
    if state.phase > ELECTION_PHASE + 1:
        points = float(EMPEROR_POINTS[state.round]) if state.round < ROUNDS else 0.0
    else:
        points = float(EMPEROR_POINTS[max(0, state.round - 1)])
    return [chance * points for chance in chances]


def _children(state: EmperorState, seat: int) -> tuple[float, float]:
    """Return 1 for a son and 1 for a daughter, if the cards bought so far lead to one."""
    colours = [_COLOURS[card] for card in state.cards[seat]]
    blue, red = colours.count("blue"), colours.count("red")
    if not blue and not red:
        return 0.0, 0.0
    return (1.0, 0.0) if blue > red else (0.0, 1.0)


FEATURES = EmperorFeatures()
