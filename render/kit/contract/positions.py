"""Positions of random and recorded games that are worth drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from engine.core.chance import Chance, seed_hash
from engine.core.contract import random_move
from engine.core.definition import UNKNOWN
from engine.core.events import Event
from engine.core.game import Game
from engine.core.latest_turn import end_of_last_turn, latest_turn
from engine.core.record import Record, RecordedMove
from engine.core.score_history import NO_HISTORY, RoundScores, ScoreHistory
from engine.core.state import State

_PASSIVE_ODDS = 8
"""At most one in this many moves is passive, so that games have many kinds of questions."""


class PlayedPosition(NamedTuple):
    """A position of a game, with the events and the earlier states that a picture needs.

    Attributes:
        move: number of moves made.
        state: the state after them.
        latest_events: the events of the latest turn.
        before_latest_turn: the state before that turn.
        after_previous_turn: the state at the end of the previous turn of the player to move.
        recent_events: the events since ``after_previous_turn``.
        move_events: the events of the last move alone.
    """

    move: int
    state: Any
    latest_events: Sequence[Event]
    before_latest_turn: Any = None
    after_previous_turn: Any = None
    recent_events: Sequence[Event] = ()
    move_events: Sequence[Event] = ()

    @property
    def decision(self) -> str:
        """The pending decision; "" at the end."""
        return self.state.stack[-1].name if self.state.stack else ""


def play_random_game(
    rules: Game[Any], seats: int, options: Mapping[str, str], seed: str
) -> tuple[list[PlayedPosition], Record]:
    """Play a random game whose players rarely pass; return its positions and record."""
    names = [f"Player {i + 1}" for i in range(seats)]
    full = rules.full_options(seats, options)
    record = Record(rules.name, rules.rules_version, full, names, seed, seed_hash(seed))
    state = rules.new(seats, full, Chance.from_seed(seed), events=True)
    chance = Chance.from_seed("moves of " + seed)
    positions = [PlayedPosition(0, state.copy(), state.events or ())]
    while state.stack:
        state.events = []
        seat, choice = _busy_move(rules, state, chance)
        record.moves.append(RecordedMove(seat, rules.move(state, choice)))
        rules.apply_unchecked(state, seat, choice)
        positions.append(_next_position(rules, positions, record, state, state.events))
    return positions, record


def replay_positions(rules: Game[Any], record: Record) -> list[PlayedPosition]:
    """Return the positions of a recorded game."""
    positions = list[PlayedPosition]()
    for move, state in enumerate(record.positions(events=True)):
        assert state.events is not None
        last = tuple(state.events)
        if positions:
            positions.append(_next_position(rules, positions, record, state, last))
        else:
            positions.append(PlayedPosition(move, state.copy(), last))
        state.events.clear()
    return positions


def _next_position(
    rules: Game[Any],
    earlier: Sequence[PlayedPosition],
    record: Record,
    state: State,
    move_events: Sequence[Event],
) -> PlayedPosition:
    """Return the position in ``state``, which follows those found so far."""
    move = len(earlier)
    movers = rules.to_move(state)
    seats = [played.seat for played in record.moves[:move]]
    steps = [*(position.move_events for position in earlier[1:]), move_events]
    last, moves = latest_turn(zip(reversed(seats), reversed(steps), strict=True))
    before = earlier[move - max(moves, 1)].state
    position = PlayedPosition(move, state.copy(), last, before, move_events=move_events)
    if not movers:
        return position
    turn = end_of_last_turn(seats, movers[0])
    recent = tuple(chain.from_iterable(steps[turn:]))
    return position._replace(after_previous_turn=earlier[turn].state, recent_events=recent)


def _busy_move(rules: Game[Any], state: State, chance: Chance) -> tuple[int, str]:
    seat, choice = random_move(rules, state, chance)
    legal = rules.legal_choices(state, seat)
    if choice == rules.default(state, seat) and len(legal) > 1 and chance.below(_PASSIVE_ODDS):
        others = [word for word in legal if word != choice]
        choice = others[chance.below(len(others))]
    return seat, choice


def typical_positions(positions: Sequence[PlayedPosition]) -> list[PlayedPosition]:
    """Return the first position, an early one, the middle one and the last."""
    last = len(positions) - 1
    return [positions[at] for at in sorted({0, last // 6, last // 2, last})]


def positions_by_decision(positions: Sequence[PlayedPosition]) -> list[PlayedPosition]:
    """Return one position for each kind of decision, as late in the game as possible."""
    return list({position.decision: position for position in positions}.values())


def score_history_of(rules: Game[Any], history: Sequence[PlayedPosition]) -> ScoreHistory:
    """Return the public scores over a game; empty if they are hidden."""
    by_round = dict[int, tuple[int, ...]]()
    for position in history:
        state = position.state
        scores = rules.outcome(rules.view(state, None)).scores
        if UNKNOWN in scores:
            return NO_HISTORY
        by_round[rules.round_of(state)] = scores
    return ScoreHistory(tuple(RoundScores(*row) for row in by_round.items()))
