"""Checks of every position: valid, copyable, serialisable, with stable choices."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.contract.broken import ContractBroken, require
from engine.core.contract.texts import Reader
from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.state import State

_MOVE = re.compile(r"[^\s#]+(?: [^\s#]+)*")
_NOT_CONTENT = {"events", "legal"}
_LEAVES = (int, str, type(None))
_MUTABLE = (list, dict, set, bytearray, Chance)


def saved_json(state: State) -> Any:
    """Return the state's JSON as it comes back from a file."""
    return json.loads(json.dumps(state.to_json()))


def check_position(rules: Game[Any], state: Any) -> None:
    """Check that the state is valid, has independent copies, and offers the same after loading."""
    state.check()
    require(not (broken := rules.broken_invariants(state)), "; ".join(broken))
    _check_copy(state, state.copy())
    loaded = rules.load(saved_json(state))
    require(loaded.to_json() == state.to_json(), "a saved state differs")
    _require_same_content(state, loaded, "a saved state loses")
    _check_choices(rules, state)
    _check_scores(rules, state)


def _check_copy(state: State, copied: State) -> None:
    require(not hasattr(state, "__dict__"), f"{type(state).__name__} has fields without a slot")
    require(copied.to_json() == state.to_json(), "a copy differs")
    _require_same_content(state, copied, "a copy loses")
    require(list(copied.legal) == list(state.legal), "a copy offers other choices")
    require(copied.events is None, "a copy collects events")
    check_independent(state, copied, "a copy shares")
    before = _all_content(state)
    for name in _slot_names(copied):
        _change_all_parts(getattr(copied, name))
    require(_all_content(state) == before, "a change of a copy reaches the original")


def _all_content(state: State) -> str:
    return repr([(name, _as_comparable(getattr(state, name))) for name in _slot_names(state)])


def _change_all_parts(value: Any) -> None:
    """Change every mutable part of a value."""
    for part in _mutable_parts(value):
        if isinstance(part, Chance):
            part.state += 1
        elif isinstance(part, list):
            part.append("changed")
        else:
            part.clear()


def _require_same_content(state: State, other: State, why: str) -> None:
    for name in _content_names(state):
        expected = _as_comparable(getattr(state, name))
        same = hasattr(other, name) and _as_comparable(getattr(other, name)) == expected
        require(same, f"{why} “{name}”")


def _content_names(state: State) -> Iterator[str]:
    return (name for name in _slot_names(state) if name not in _NOT_CONTENT)


def _slot_names(state: State) -> Iterator[str]:
    for kind in type(state).__mro__:
        yield from getattr(kind, "__slots__", ())


def _as_comparable(value: Any) -> Any:
    match value:
        case Chance():
            return value.state
        case list() | tuple():
            return [_as_comparable(part) for part in value]
        case dict():
            return {key: _as_comparable(part) for key, part in value.items()}
        case _:
            return value


def check_independent(state: State, other: State, why: str) -> None:
    """Check that the states share no list, dictionary, set or generator."""
    for name in _content_names(state):
        value = getattr(state, name)
        if not isinstance(value, _LEAVES):
            own_ids = set(map(id, _mutable_parts(value)))
            other_ids = map(id, _mutable_parts(getattr(other, name)))
            require(own_ids.isdisjoint(other_ids), f"{why} “{name}”")


def _mutable_parts(value: Any) -> list[Any]:
    """Return all mutable parts of a value; a list, because this is called a million times."""
    parts = [value] if isinstance(value, _MUTABLE) else []
    if isinstance(value, list | tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            if not isinstance(part, _LEAVES):
                parts += _mutable_parts(part)
    return parts


def _check_choices(rules: Game[Any], state: Any) -> None:
    restored = rules.restore(saved_json(state))
    waiting = rules.may_act(state)
    require(bool(waiting) == bool(state.stack), "no seat may act, or one may after the end")
    require(restored.to_json() == state.to_json(), "a restored state advances again")
    require(set(rules.to_move(state)) <= set(waiting), "a seat that must move may not act")
    require(bool(rules.to_move(state)) == bool(waiting), "a seat may act although none must move")
    for seat in waiting:
        legal = list(rules.legal_choices(state, seat))
        require(bool(legal), "a seat that may act has no legal choice")
        require(len(set(legal)) == len(legal), "a choice is offered twice")
        require(len(legal) <= rules.max_choices, "there are more choices than max_choices")
        for other in (state, restored, state.copy()):
            require(
                list(rules.legal_choices(other, seat)) == legal, "choices differ when asked again"
            )
        require(rules.default(state, seat) in legal, "the default is not legal")
        _check_vocabulary(rules, state, seat, legal)


def _check_vocabulary(rules: Game[Any], state: Any, seat: int, legal: Sequence[str]) -> None:
    words = rules.vocabulary(state, seat)
    for choices in (words, state.legal, rules.legal_choices(state, seat)):
        require(isinstance(choices, tuple), "the caller can change the game's own list of choices")
    require(set(legal) <= set(words), "a choice is no word of the vocabulary")
    require(len(set(words)) == len(words), "a word appears twice in the vocabulary")
    moves = [rules.move(state, word) for word in words]
    require(len(set(moves)) == len(moves), "two words share a move")
    require(all(map(_MOVE.fullmatch, moves)), "a move cannot be written to a record")


def _check_scores(rules: Game[Any], state: Any) -> None:
    outcome = rules.outcome(state)
    public = rules.outcome(rules.view(state, None))
    seats = range(len(outcome.scores))
    sums = tuple(sum(line.points[seat] for line in outcome.lines) for seat in seats)
    require(sums == outcome.scores, "the score lines do not add up to the scores")
    require(bool(outcome.winners) == state.over, "winners before the end, or none at it")
    require(set(outcome.winners) <= set(seats), "a winner is not a seat")
    if state.over:
        require(public == outcome, "the final scores are not public")


def check_refusals(rules: Game[Any], state: Any, reader: Reader) -> None:
    """Check that illegal choices are refused with a reason and change nothing."""
    waiting = rules.may_act(state)
    seats = range(len(reader.names))
    asked = [(seat, "no-such-word") for seat in seats]
    for seat in waiting:
        legal = set(rules.legal_choices(state, seat))
        asked += [(seat, word) for word in rules.vocabulary(state, seat) if word not in legal]
    foreign = rules.legal_choices(state, waiting[0])[0]
    asked += [(seat, foreign) for seat in seats if seat not in waiting]
    _check_refused(rules, state, asked, reader)


def _check_refused(
    rules: Game[Any], state: Any, asked: Iterable[tuple[int, str]], reader: Reader
) -> None:
    """Check that each of these choices of a seat is refused with a reason and changes nothing."""
    before = state.copy().to_json()
    legal = list(state.legal)
    for seat, word in asked:
        try:
            rules.apply(state, seat, word)
        except IllegalMove as illegal:
            reader.read_all(illegal.reason)
        else:
            raise ContractBroken(f"seat {seat + 1} could choose “{word}”")
        same = state.to_json() == before and list(state.legal) == legal
        require(same and not state.events, f"refusing “{word}” changed something")


def check_finished(rules: Game[Any], state: Any, reader: Reader) -> None:
    """Check that a finished game has no question and accepts no choice."""
    require(rules.legal_choices(state, 0) == (), "a seat may choose after the end")
    require(rules.moves(state, 0) == {}, "a seat may move after the end")
    _check_refused(rules, state, [(0, "pass")], reader)
