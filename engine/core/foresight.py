"""Predict the questions a seat may be asked, by random playouts from its view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.frames import Frame
from engine.core.game import Game
from engine.core.rules import question_key
from engine.core.state import State
from engine.core.words.game_words import Offer
from engine.core.words.text import Text
from engine.core.words.text_json import text_from_json, text_to_json

PLAYOUTS = 32
"""Number of random playouts."""
MAX_DECISIONS = 400
"""Maximum decisions per playout."""
ROUNDS_AHEAD = 1
"""Playouts stop at the end of the next round."""
SAMPLES_PER_QUESTION = 8
"""Number of times the choices of one question are sampled; they can differ each time."""


class ForeseenChoice(NamedTuple):
    """A predicted choice: its word, its move, and its presentation.

    A later choice with the same word but another code or name is a different one.
    """

    choice: str
    move: str
    code: str
    name: Text
    effect: Text | None
    group: Text
    number: bool = False
    final: bool = False

    @classmethod
    def offered(cls, offer: Offer, move: str) -> ForeseenChoice:
        """Build from the choice a game offers."""
        return cls(
            offer.choice,
            move,
            offer.code,
            offer.name,
            offer.effect,
            offer.group,
            number=offer.is_number,
            final=offer.final,
        )

    def same_as(self, offer: Offer) -> bool:
        """Return whether an offer with the same word is the same choice."""
        return (self.code, text_to_json(self.name)) == (offer.code, text_to_json(offer.name))

    def same_effect(self, offer: Offer) -> bool:
        """Return whether an offer has the same effect and cost."""
        return _to_json_or_none(self.effect) == _to_json_or_none(offer.effect)

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON data."""
        texts = {key: _to_json_or_none(getattr(self, key)) for key in ("name", "effect", "group")}
        return {**self._asdict(), **texts}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> ForeseenChoice:
        """Rebuild from the data of :meth:`to_json`."""
        effect = plain["effect"]
        texts = {
            "name": text_from_json(plain["name"]),
            "effect": None if effect is None else text_from_json(effect),
            "group": text_from_json(plain["group"]),
        }
        return cls(**{**plain, **texts})


def _to_json_or_none(text: Text | None) -> dict[str, Any] | None:
    return None if text is None else text_to_json(text)


class ForeseenQuestion(NamedTuple):
    """A question that may be asked, with its possible choices.

    Attributes:
        question: its key (:func:`engine.core.rules.question_key`).
        ask: the question in one line.
        prompt: the full question, as it is asked first.
        share: the share of the playouts in which it is asked.
        choices: its possible choices.
    """

    question: str
    ask: Text
    prompt: Text
    share: float
    choices: tuple[ForeseenChoice, ...]


@dataclass(slots=True)
class _PlayoutSamples:
    """What the playouts have shown about one question.

    Attributes:
        ask: the question in one line.
        prompt: the full question.
        playouts: the numbers of the playouts that asked it.
        count: the number of times its choices were sampled.
        choices: the choices by word, code and name.
        rows: the legal words at each sample.
        usual: the words of the vocabulary in their usual order.
    """

    ask: Text
    prompt: Text
    playouts: set[int] = field(default_factory=set)
    count: int = 0
    choices: dict[tuple[str, str, str], ForeseenChoice] = field(default_factory=dict)
    rows: list[Sequence[str]] = field(default_factory=list)
    usual: dict[str, None] = field(default_factory=dict)

    def in_order(self) -> tuple[ForeseenChoice, ...]:
        """Return the choices in the order of the board, as if all were possible at once."""
        rank = {word: place for place, word in enumerate(merge_orders(self.rows, list(self.usual)))}
        return tuple(sorted(self.choices.values(), key=lambda choice: rank[choice.choice]))


def merge_orders(rows: Iterable[Sequence[str]], usual: Sequence[str]) -> list[str]:
    """Merge several word orders into one that agrees with each of them where they agree.

    If no row determines which of two words comes first, ``usual`` does; it contains all words.
    """
    before: dict[str, set[str]] = {}
    for row in rows:
        for first, second in pairwise(("", *row)):
            before.setdefault(second, set()).add(first)
    left = [word for word in usual if word in before]
    merged = [""]
    while left:
        ready = (word for word in left if before[word].issubset(merged))
        merged.append(next(ready, left[0]))
        left.remove(merged[-1])
    return merged[1:]


def foresee(
    rules: Game[Any],
    view: State,
    seat: int,
    chance: Chance,
    stop: Callable[[], bool] = lambda: False,
) -> list[ForeseenQuestion]:
    """Predict the questions a seat may be asked after the current one, the most likely first.

    Args:
        rules: the game.
        view: the position as the seat may see it.
        seat: the seat whose questions are predicted.
        chance: the only source of randomness.
        stop: called before each playout; if it returns True, the playouts so far are used.
    """
    questions: dict[str, _PlayoutSamples] = {}
    finished = 0
    for playout in range(PLAYOUTS):
        if playout and stop():
            break
        finished += 1
        for key, state in _play_out(rules, view, seat, chance):
            if key not in questions:
                seen = rules.view(state, seat)
                ask, prompt = rules.words.ask(seen, seat), rules.words.prompt(seen, seat)
                questions[key] = _PlayoutSamples(ask, prompt)
            samples = questions[key]
            samples.playouts.add(playout)
            if samples.count < SAMPLES_PER_QUESTION:
                samples.count += 1
                _sample_choices(rules, state, seat, samples)
    predicted = [
        ForeseenQuestion(
            key,
            samples.ask,
            samples.prompt,
            share=len(samples.playouts) / finished,
            choices=samples.in_order(),
        )
        for key, samples in questions.items()
    ]
    return sorted(predicted, key=lambda question: -question.share)


def _play_out(
    rules: Game[Any], view: State, seat: int, chance: Chance
) -> Iterator[tuple[str, State]]:
    """Yield each question of the seat in one playout, with the position that asks it."""
    state = rules.determinize(view, chance)
    state.events = None
    rules.advance(state)
    current = _identity_of(state.stack[-1]) if state.stack else ()
    last = rules.round_of(state) + ROUNDS_AHEAD
    for _ in range(MAX_DECISIONS):
        to_move = rules.to_move(state)
        if not to_move or rules.round_of(state) > last:
            return
        if current and _identity_of(state.stack[-1]) != current:
            current = ()
        mover = seat if seat in to_move else to_move[0]
        if mover == seat and not current:
            yield question_key(state.stack[-1], seat), state
        legal = rules.legal_choices(state, mover)
        before = state.stack[-1]
        rules.apply_unchecked(state, mover, legal[chance.below(len(legal))])
        if not before.sealed:
            current = ()


def _identity_of(frame: Frame) -> tuple[Any, ...]:
    """Return the parts of a frame that stay the same while it is answered."""
    return frame[:3]


def _sample_choices(rules: Game[Any], state: State, seat: int, samples: _PlayoutSamples) -> None:
    seen = rules.view(state, seat)
    legal = rules.legal_choices(state, seat)
    samples.rows.append(legal)
    samples.usual.update(dict.fromkeys(rules.vocabulary(state, seat)))
    for choice in legal:
        offer = rules.words.offer(seen, seat, choice)
        key = (choice, offer.code, repr(offer.name))
        if key not in samples.choices:
            samples.choices[key] = ForeseenChoice.offered(offer, rules.move(state, choice))
