"""The contract test: what must hold for every game, seat count, option and random play.

:func:`check_game` plays one game and checks everything after every step; it serves the tests of
every game. :func:`play_game` only plays and checks the invariants; it serves long runs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.chance import Chance, seed_hash
from engine.core.errors import EngineError, IllegalMove
from engine.core.game import Game
from engine.core.record import Played, Record, state_hash
from engine.core.rules import Sealed, answered, unanswered
from engine.core.state import State
from engine.core.text import LANGUAGES, catalogue


class ContractBroken(EngineError):
    """A promise of the contract that a game did not keep, with all it takes to see it again."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(f"{why}\n{record.text()}")
        self.why = why
        self.record = record


def play_game(
    rules: Game[Any], seats: int, options: Mapping[str, str], seed: str, *, check: bool = True
) -> tuple[Any, Record]:
    """One game of random legal moves to its end.

    Raises:
        ContractBroken: an invariant broke, nothing was legal, or the game went on too long.
    """
    state, record, chance = _begin(rules, seats, options, seed)
    if check:
        _need(not (found := rules.problems(state)), "; ".join(found), record)
    while state.stack:
        seat, choice = random_move(rules, state, chance)
        record.moves.append(Played(seat, rules.move(state, choice)))
        rules.take(state, seat, choice)
        if check and (found := rules.problems(state)):
            raise ContractBroken("; ".join(found), record)
        _need(len(record.moves) <= rules.longest, "the game does not end", record)
    record.final = state_hash(state)
    return state, record


def random_move(rules: Game[Any], state: State, chance: Chance) -> tuple[int, str]:
    """A seat the table cannot go on without, and one of its choices, each equally likely."""
    frame = state.stack[-1]
    if frame[1] >= 0:
        return frame[1], state.legal[chance.below(len(state.legal))]
    owing = rules.owing(state)
    seat = owing[chance.below(len(owing))]
    legal = rules.legal(state, seat)
    return seat, legal[chance.below(len(legal))]


def check_game(rules: Game[Any], seats: int, options: Mapping[str, str], seed: str) -> Record:
    """One random game with every promise of the contract checked after every step.

    Raises:
        ContractBroken: naming the promise, with the record so far.
    """
    state, record, chance = _begin(rules, seats, options, seed, events=True)
    while True:
        _check_position(rules, state, record)
        if not state.stack:
            break
        _check_refusals(rules, state, record)
        seat, choice = random_move(rules, state, chance)
        _check_step(rules, state, seat, choice, record)
        record.moves.append(Played(seat, rules.move(state, choice)))
        rules.apply(state, seat, choice)
        _need(len(record.moves) <= rules.longest, "the game does not end", record)
    outcome = rules.outcome(state)
    _need(bool(outcome.winners), "a finished game has no winner", record)
    record.final = state_hash(state)
    return record


def _begin(
    rules: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seed: str,
    *,
    events: bool = False,
) -> tuple[Any, Record, Chance]:
    names = [f"Player {i + 1}" for i in range(seats)]
    full = rules.full_options(seats, options)
    record = Record(rules.name, rules.rules_version, full, names, seed, seed_hash(seed))
    state = rules.new(seats, full, Chance.from_seed(seed), events=events)
    return state, record, Chance.from_seed("moves of " + seed)


def _need(holds: bool, why: str, record: Record) -> None:
    if not holds:
        raise ContractBroken(why, record)


def _check_position(rules: Game[Any], state: Any, record: Record) -> None:
    """Sound, copyable, savable, with unique choices, and tellable in every language."""
    _need(not (found := rules.problems(state)), "; ".join(found), record)
    plain = state.to_json()
    saved = json.loads(json.dumps(plain))
    _need(state.copy().to_json() == plain, "a copy differs", record)
    _need(rules.load(saved).to_json() == plain, "a saved state differs", record)
    restored = rules.restore(saved)
    for seat in rules.waiting(state):
        legal = list(rules.legal(state, seat))
        _need(bool(legal), "somebody waits with nothing to choose", record)
        _need(len(set(legal)) == len(legal), "a choice is offered twice", record)
        _need(list(rules.legal(restored, seat)) == legal, "choices differ after loading", record)
        _need(len(rules.moves(state, seat)) == len(legal), "two choices share a move", record)
        _need(set(legal) <= set(rules.vocabulary(state, seat)), "a choice is no word", record)
        _need(rules.default(state, seat) in legal, "the default is not legal", record)
    _need(set(rules.owing(state)) <= set(rules.waiting(state)), "who owes does not wait", record)
    _check_words(rules, state, record)
    state.events = []


def _check_words(rules: Game[Any], state: Any, record: Record) -> None:
    """Everything has a text, and no two choices read the same, in every language."""
    names = record.names
    for language in LANGUAGES:
        words = catalogue(language, f"engine.{rules.name}")
        words.format(rules.words.headline(state), names)
        for event in state.events or ():
            if (story := rules.words.story(event)) is not None:
                words.format(story, names)
        for seat in rules.waiting(state):
            view = rules.view(state, seat)
            words.format(rules.words.prompt(view, seat), names)
            labels = set()
            for choice in rules.legal(state, seat):
                offer = rules.words.offer(view, seat, choice)
                effect = words.format(offer.effect, names) if offer.effect else ""
                group = words.format(offer.group, names)
                labels.add((group, offer.code, words.format(offer.name, names), effect))
            _need(len(labels) == len(rules.legal(state, seat)), "labels coincide", record)


def _check_refusals(rules: Game[Any], state: Any, record: Record) -> None:
    """Illegal and foreign choices are refused with a reason, and nothing changes."""
    before = state.to_json()
    waiting = rules.waiting(state)
    asked = [(seat, "no-such-word") for seat in range(len(record.names))]
    for seat in waiting:
        legal = set(rules.legal(state, seat))
        asked += [(seat, word) for word in rules.vocabulary(state, seat) if word not in legal]
    outsiders = [seat for seat in range(len(record.names)) if seat not in waiting]
    asked += [(seat, rules.legal(state, waiting[0])[0]) for seat in outsiders]
    for seat, word in asked:
        try:
            rules.apply(state, seat, word)
        except IllegalMove as illegal:
            for language in LANGUAGES:
                catalogue(language, f"engine.{rules.name}").format(illegal.reason, record.names)
        else:
            raise ContractBroken(f"seat {seat} could choose {word}", record)
    _need(state.to_json() == before, "a refused choice changed something", record)


def _check_step(rules: Game[Any], state: Any, seat: int, choice: str, record: Record) -> None:
    """A step from a copy or a saved state ends where the step itself ends."""
    here, copied = state.copy(), state.copy()
    saved = rules.restore(json.loads(json.dumps(state.to_json())))
    for other in (here, saved):
        rules.apply(other, seat, choice)
    _need(here.to_json() == saved.to_json(), "a step differs after loading", record)
    _need(copied.to_json() == state.to_json(), "a step on a copy reached the original", record)
    if isinstance(rules.top(state)[1], Sealed):
        _check_sealed(rules, state, record)


def _check_sealed(rules: Game[Any], state: Any, record: Record) -> None:
    """Sealed answers give one result in any order and can be changed until the last is in."""
    owing = rules.owing(state)
    answers = {seat: _last_answer(rules, state, seat) for seat in owing}
    forth, back = state.copy(), state.copy()
    for seat in owing:
        _answer(rules, forth, seat, answers[seat])
    if len(owing) > 1:
        _answer(rules, back, owing[-1], answers[owing[-1]])
    for seat in owing[::-1]:
        _answer(rules, back, seat, answers[seat])
    _need(forth.to_json() == back.to_json(), "sealed answers depend on their order", record)


def _last_answer(rules: Game[Any], state: Any, seat: int) -> list[str]:
    """The choices, step by step, with which a seat gives the last of its possible answers."""
    frame, rule = rules.top(state)
    assert isinstance(rule, Sealed)
    choices: list[str] = []
    while seat in unanswered(frame):
        choices.append(rule.options(state, frame, seat)[-1])
        frame = answered(frame, seat, rule.answer(state, frame, seat, choices[-1]))
    return choices


def _answer(rules: Game[Any], state: Any, seat: int, choices: Sequence[str]) -> None:
    for choice in choices:
        rules.apply(state, seat, choice)


def check_views(rules: Game[Any], state: Any, seat: int | None, chance: Chance) -> None:
    """A view tells no more than the seat knows: other worlds that agree with it look the same.

    Raises:
        EngineError: a state filled in from the view differs from it for that seat.
    """
    view = rules.view(state, seat)
    other = rules.determinize(view.copy(), chance)
    if rules.view(other, seat).to_json() != view.to_json():
        raise EngineError(f"the view of seat {seat} depends on what it cannot see")
