"""What a position is good for, seat by seat: features whose worth is learnt (``weights.json``)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.valuing import Valuing
from engine.emperor.data import (
    BASE_INCOME,
    BOARD,
    BOH,
    BOH_VOTES,
    CARDS,
    CHURCH,
    EMINENCE,
    EMPEROR_POINTS,
    EXCOMMUNICATION,
    LAST_AGE,
    MAI,
    MOST_THALERS,
    NOBODY,
    PHASES,
    POPE,
    PRIVILEGES,
    RIVAL,
    ROUNDS,
    SAX,
    SAX_INCOME,
    SEAT_VOTES,
    SINGLE_INFLUENCE,
)
from engine.emperor.pieces import (
    AGE,
    EMPIRE,
    INFLUENCE,
    IS_SINGLE,
    KNIGHT_PIECE,
    OWNER,
)
from engine.emperor.state import EmperorState

_ELECTORS, _ELECTION = 5, 6
_COLOURS = tuple(card.colour for card in CARDS)
_VOTES = tuple(BOH_VOTES if e == BOH else SEAT_VOTES for e in range(len(BOARD)))
_LAST_BUYING = 4
"""The phase in which money is spent."""


class EmperorValuing(Valuing[EmperorState]):
    """Points, means, influence now and after the next ageing, seats, votes, the throne."""

    names = (
        "points",
        "thalers",
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

    avoided = frozenset({"losing"})

    def progress(self, state: EmperorState) -> float:
        """The rounds gone by, and the phases of this one."""
        rounds = max(0, state.round - 1) + max(0, state.phase - 1) / len(PHASES)
        return min(1.0, rounds / ROUNDS)

    def features(self, state: EmperorState) -> Sequence[Sequence[float]]:
        """A row for each seat."""
        land = _Land(state)
        reigns = _reigns(state, land.votes)
        left = ROUNDS - state.round
        return [
            [
                float(state.vp[seat]),
                _money(state, seat),
                land.income[seat] if left else 0.0,
                float(state.tiles[seat]),
                float(state.knights[seat]),
                float(state.cities_left[seat]) if left else 0.0,
                *land.row(seat),
                1.0 if state.emperor == seat else 0.0,
                reigns[seat],
                1.0 if RIVAL in state.cards[seat] else 0.0,
                float(sum([card in (POPE, CHURCH, EXCOMMUNICATION) for card in state.cards[seat]])),
                1.0 if EMINENCE in state.cards[seat] else 0.0,
                *(_children(state, seat) if left else (0.0, 0.0)),
                land.singles[seat],
            ]
            for seat in range(state.seats)
        ]


class _Land:
    """What the electorates mean to every seat."""

    def __init__(self, state: EmperorState) -> None:
        n = self.seats = state.seats
        self.income = [float(BASE_INCOME)] * n
        self.votes = [0] * n
        self.singles = [0.0] * n
        self._influence = [0.0] * n
        self._youth = [0.0] * n
        self._held = [0.0] * n
        self._winning = [0.0] * n
        self._losing = [0.0] * n
        self._ties = [0.0] * n
        self._next_leads = [0.0] * n
        self._next_influence = [0.0] * n
        self._margin = [0.0] * n
        self._privileges = [0.0] * n
        self._mainz = [0.0] * n
        contested = state.phase < _ELECTORS or state.round == 0
        for e in range(len(BOARD)):
            if state.places[e]:
                self._electorate(state, e, contested)
        for seat, cards in enumerate(state.cards):
            self.votes[seat] += POPE in cards
        noble = state.throne
        if noble != NOBODY:
            self._youth[OWNER[noble]] += LAST_AGE - AGE[noble]

    def row(self, seat: int) -> list[float]:
        """The figures of a seat, from influence to votes."""
        return [
            self._influence[seat],
            self._youth[seat],
            self._held[seat],
            self._winning[seat],
            self._losing[seat],
            self._ties[seat],
            self._next_leads[seat],
            self._next_influence[seat],
            self._margin[seat],
            self._mainz[seat],
            self._privileges[seat],
            float(self.votes[seat]),
        ]

    def _electorate(self, state: EmperorState, e: int, contested: bool) -> None:
        now, later, able = self._pieces(state, e)
        elector = state.electors[e]
        holder = OWNER[elector] if elector != NOBODY else NOBODY
        for city in state.cities[e]:
            if city in (NOBODY, EMPIRE):
                continue
            self.income[city] += 1
            if holder not in (NOBODY, city):
                self.income[holder] += 1
        if holder != NOBODY and e == SAX:
            self.income[holder] += SAX_INCOME
        coming = self._leader(state, now, able, holder, contested)
        if holder != NOBODY:
            self._held[holder] += 1
            if e in PRIVILEGES and e not in state.used and state.phase <= _LAST_BUYING:
                self._privileges[holder] += 1
        if coming != NOBODY:
            self.votes[coming] += _VOTES[e]
            if e == MAI and state.phase <= _ELECTORS:
                self._mainz[coming] += 1
        self._after(later, state.emperor)

    def _pieces(self, state: EmperorState, e: int) -> tuple[list[int], list[int], list[bool]]:
        """Influence now, after the next ageing, and who could take the seat."""
        now, later, able = [0] * self.seats, [0] * self.seats, [False] * self.seats
        spiritual = BOARD[e].spiritual
        for piece in state.places[e]:
            if piece == NOBODY:
                continue
            owner, weight = OWNER[piece], INFLUENCE[piece]
            now[owner] += weight
            if piece >= KNIGHT_PIECE:
                later[owner] += weight
                continue
            if IS_SINGLE[piece]:
                self.singles[owner] += 1
            able[owner] = able[owner] or bool(IS_SINGLE[piece]) or not spiritual
            self._youth[owner] += LAST_AGE - AGE[piece]
            if AGE[piece] < LAST_AGE:
                later[owner] += weight
        elector = state.electors[e]
        if elector != NOBODY:
            owner = OWNER[elector]
            now[owner] += INFLUENCE[elector]
            self._youth[owner] += LAST_AGE - AGE[elector]
            if AGE[elector] < LAST_AGE:
                later[owner] += INFLUENCE[elector]
        self._standing(state, e, now, later)
        for seat in range(self.seats):
            self._influence[seat] += now[seat]
            self._next_influence[seat] += later[seat]
        return now, later, able

    @staticmethod
    def _standing(state: EmperorState, e: int, now: list[int], later: list[int]) -> None:
        """Add what does not age: castle and cities; and the Gray eminence, which goes."""
        if state.castles[e] >= 0:
            now[state.castles[e]] += SINGLE_INFLUENCE
            later[state.castles[e]] += SINGLE_INFLUENCE
        for city in state.cities[e]:
            if city != NOBODY:
                owner = state.emperor if city == EMPIRE else city
                now[owner] += SINGLE_INFLUENCE
                later[owner] += SINGLE_INFLUENCE
        if state.eminence_at == e:
            now[state.eminence] += SINGLE_INFLUENCE

    def _leader(
        self,
        state: EmperorState,
        now: Sequence[int],
        able: Sequence[bool],
        holder: int,
        contested: bool,
    ) -> int:
        """Who will hold the seat after phase 5, counting what is won and lost."""
        most = max(now)
        if not contested or not most:
            return holder
        first = [seat for seat, total in enumerate(now) if total == most]
        if len(first) > 1:
            for seat in first:
                self._ties[seat] += 1
            leader = state.emperor if state.emperor in first else first[0]
        else:
            leader = first[0]
            second = max([total for seat, total in enumerate(now) if seat != leader])
            self._margin[leader] += min(2, most - second)
        if leader == holder:
            return holder
        if holder != NOBODY:
            self._losing[holder] += 1
        if not able[leader]:
            return NOBODY
        self._winning[leader] += 1
        return leader

    def _after(self, later: Sequence[int], emperor: int) -> None:
        """Who will lead after the next ageing."""
        most = max(later)
        if most:
            first = [seat for seat, total in enumerate(later) if total == most]
            for seat in first:
                self._next_leads[seat] += 1 if len(first) == 1 else 0.7 * (seat == emperor)


def _money(state: EmperorState, seat: int) -> float:
    """What can still be spent: nothing is left of it after the last buying."""
    if state.round == ROUNDS and (state.phase > _LAST_BUYING or seat in state.passed):
        return 0.1 * state.thalers[seat]
    return min(float(MOST_THALERS), state.thalers[seat])


def _reigns(state: EmperorState, votes: Sequence[int]) -> list[float]:
    """How likely each seat is the emperor after this round's election, times what that brings."""
    chances = [0.0] * state.seats
    rival = state.holder(RIVAL)
    if state.phase > _ELECTION or rival in (NOBODY, state.emperor):
        chances[state.emperor] = 1.0
    else:
        lead = votes[rival] - votes[state.emperor]
        loose = sum(votes) - votes[rival] - votes[state.emperor]
        likely = min(0.95, max(0.05, 0.45 + 0.5 * lead / (1 + loose)))
        chances[rival] = likely
        chances[state.emperor] = 1 - likely
    if state.phase > _ELECTION + 1:
        points = float(EMPEROR_POINTS[state.round]) if state.round < ROUNDS else 0.0
    else:
        points = float(EMPEROR_POINTS[max(0, state.round - 1)])
    return [chance * points for chance in chances]


def _children(state: EmperorState, seat: int) -> tuple[float, float]:
    """Whether a son or a daughter comes by the cards bought so far."""
    colours = [_COLOURS[card] for card in state.cards[seat]]
    blue, red = colours.count("blue"), colours.count("red")
    if not blue and not red:
        return 0.0, 0.0
    return (1.0, 0.0) if blue > red else (0.0, 1.0)


VALUING = EmperorValuing()
