"""Checks of every step: it depends only on the state and the choice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from engine.core.contract.broken import require
from engine.core.contract.positions import saved_json
from engine.core.game import Game
from engine.core.rules import Sealed, unanswered


def check_step(rules: Game[Any], state: Any, seat: int, choice: str) -> Any:
    """Check that a step from a copy or a saved state has the same result; return its JSON."""
    before = json.dumps(state.to_json())
    here = state.copy()
    loaded = rules.restore(saved_json(state))
    for other in (here, loaded):
        rules.apply(other, seat, choice)
    require(not (broken := rules.broken_invariants(here)), "; ".join(broken))
    require(here.to_json() == loaded.to_json(), "a step differs after loading")
    require(json.dumps(state.to_json()) == before, "a step on a copy reached the original")
    return here.to_json()


def check_sealed(rules: Game[Any], state: Any) -> None:
    """Check that the order of sealed answers is irrelevant, and that they can be changed."""
    frame = rules.top(state)
    assert isinstance(frame, Sealed)
    if any(isinstance(answer, tuple) for answer in frame.answers):
        return  # in the middle of an answer; the order was checked when it began
    to_move = rules.to_move(state)
    last = {seat: _give_answer(state, frame, seat, -1)[0] for seat in to_move}
    in_order, reordered = state.copy(), state.copy()
    for seat in to_move:
        _apply_all(rules, in_order, seat, last[seat])
    if len(to_move) > 1:
        _apply_all(rules, reordered, to_move[-1], _give_answer(state, frame, to_move[-1], 0)[0])
        require(
            bool(rules.legal_choices(reordered, to_move[-1])), "a sealed answer cannot be changed"
        )
    for seat in to_move[::-1]:
        _apply_all(rules, reordered, seat, last[seat])
    require(in_order.to_json() == reordered.to_json(), "sealed answers depend on their order")


def other_answers(rules: Game[Any], state: Any, seat: int) -> list[Sealed[Any]]:
    """Return a sealed frame with the first and with the last possible answer of one seat."""
    frame = rules.top(state)
    assert isinstance(frame, Sealed)
    return [_give_answer(state, frame.with_answer(seat, None), seat, index)[1] for index in (0, -1)]


def _give_answer(
    state: Any, frame: Sealed[Any], seat: int, index: int
) -> tuple[list[str], Sealed[Any]]:
    """Answer for a seat, always with the choice at ``index``; return its choices and the frame."""
    choices: list[str] = []
    while seat in unanswered(frame):
        legal = frame.options(state, seat)
        if len(legal) > 1 or frame.always_ask:
            choices.append(legal[index])
        frame = frame.with_answer(seat, frame.answer(state, seat, legal[index]))
    return choices, frame


def _apply_all(rules: Game[Any], state: Any, seat: int, choices: Sequence[str]) -> None:
    for choice in choices:
        rules.apply(state, seat, choice)
