"""Play whole games of random legal moves, checking everything or only the invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Chance, seed_hash
from engine.core.contract.broken import fail, recorded, require
from engine.core.contract.leaks import LeakCheck
from engine.core.contract.positions import (
    check_finished,
    check_independent,
    check_position,
    check_refusals,
)
from engine.core.contract.scores import check_scores
from engine.core.contract.steps import check_sealed, check_step
from engine.core.contract.texts import Reader, check_catalogue, check_texts
from engine.core.contract.views import check_steps_unseen, check_views
from engine.core.game import Game
from engine.core.record import Record, RecordedMove, state_hash
from engine.core.score_deltas import ScoredEvents
from engine.core.state import State


def play_game(
    rules: Game[Any], seats: int, options: Mapping[str, str], seed: str, *, check: bool = True
) -> tuple[Any, Record]:
    """Play a game of random legal moves to its end.

    Raises:
        ContractBroken: an invariant broke, no choice was legal, or the game went on too long.
    """
    record = _begin_record(rules, seats, options, seed)
    with recorded(record):
        state = rules.new(seats, record.options, Chance.from_seed(seed))
        chance = Chance.from_seed("moves of " + seed)
        while True:
            if check and (broken := rules.broken_invariants(state)):
                fail("; ".join(broken))
            if not state.stack:
                break
            seat, choice = random_move(rules, state, chance)
            record.moves.append(RecordedMove(seat, rules.move(state, choice)))
            rules.apply_unchecked(state, seat, choice)
            require(len(record.moves) <= rules.max_decisions, "the game does not end")
        record.final = state_hash(state)
    return state, record


def random_move(rules: Game[Any], state: State, chance: Chance) -> tuple[int, str]:
    """Return a seat that must move and one of its choices, each equally likely."""
    asked = state.stack[-1]
    if not asked.sealed:
        return asked.seat, state.legal[chance.below(len(state.legal))]
    to_move = rules.to_move(state)
    seat = to_move[chance.below(len(to_move))]
    legal = rules.legal_choices(state, seat)
    return seat, legal[chance.below(len(legal))]


def check_game(rules: Game[Any], seats: int, options: Mapping[str, str], seed: str) -> Record:
    """Play a random game and check the whole contract after every step.

    Raises:
        ContractBroken: a check failed; the message has the record so far.
    """
    record = _begin_record(rules, seats, options, seed)
    with recorded(record):
        check_catalogue(rules)
        state = rules.new(seats, record.options, Chance.from_seed(seed), events=True)
        chance = Chance.from_seed("moves of " + seed)
        leaks = LeakCheck(rules)
        reader = Reader(rules, record.names)
        while True:
            _check_at_rest(rules, state, reader, chance, len(record.moves))
            if not state.stack:
                break
            seat, choice = random_move(rules, state, chance)
            _check_move(rules, state, seat, choice, reader)
            record.moves.append(RecordedMove(seat, rules.move(state, choice)))
            expected = check_step(rules, state, seat, choice)
            leaks.check_step(state, seat, choice, chance)
            state.events = events = ScoredEvents(rules, state)
            rules.apply(state, seat, choice)
            check_scores(rules, state, events)
            state.events = [*events]
            require(state.to_json() == expected, "a step differs on a copy")
            require(len(record.moves) <= rules.max_decisions, "the game does not end")
        check_finished(rules, state, reader)
        leaks.check_end()
        record.final = state_hash(state)
        require(
            _hash_after_replay(rules, record) == record.final, "the replayed game ends differently"
        )
    return record


def _check_at_rest(rules: Game[Any], state: Any, reader: Reader, chance: Chance, step: int) -> None:
    seats = len(reader.names)
    check_position(rules, state)
    check_texts(rules, state, reader, step)
    state.events = []
    for viewer in (*range(seats), None):
        check_views(rules, state, viewer, chance)
    check_independent(state, rules.view(state, step % seats), "a view shares")
    check_steps_unseen(rules, state, chance)


def _check_move(rules: Game[Any], state: Any, seat: int, choice: str, reader: Reader) -> None:
    check_refusals(rules, state, reader)
    if rules.top(state).sealed:
        check_sealed(rules, state)
    require(
        rules.parse_move(state, seat, rules.move(state, choice)) == choice,
        "a move reads as another",
    )


def _begin_record(rules: Game[Any], seats: int, options: Mapping[str, str], seed: str) -> Record:
    names = [f"Player {i + 1}" for i in range(seats)]
    full = rules.full_options(seats, options)
    return Record(rules.name, rules.rules_version, full, names, seed, seed_hash(seed))


def _hash_after_replay(rules: Game[Any], record: Record) -> str:
    """Replay the moves from their texts and return the hash of the final state."""
    state = rules.new(len(record.names), record.options, Chance.from_seed(record.seed or ""))
    for played in record.moves:
        rules.apply_unchecked(state, played.seat, rules.parse_move(state, played.seat, played.move))
    return state_hash(state)
