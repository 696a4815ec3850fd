"""What a seat may be asked next: courses of play are followed at random from what it knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.rules import question_of
from engine.core.state import State
from engine.core.words.game_words import Offer
from engine.core.words.text import Text
from engine.core.words.text_json import text_from_json, text_to_json

PLAYOUTS = 32
"""So many courses of play are followed,"""
MAX_DECISIONS = 400
"""for so many decisions of anybody, and no further than the end of the next round."""
ROUNDS = 1
SAMPLES_PER_QUESTION = 8
"""So often the choices of a question are looked at; it may come up with others each time."""


class ForeseenChoice(NamedTuple):
    """A choice as it was read: its word, its move, and how it was offered.

    What has the same word and another code or name later is something else.
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
        """The choice a game offers."""
        code, name, effect = offer.code, offer.name, offer.effect
        return cls(offer.choice, move, code, name, effect, offer.group, offer.number, offer.final)

    def same_as(self, offer: Offer) -> bool:
        """Whether what a game offers under this word is what was read."""
        return (self.code, text_to_json(self.name)) == (offer.code, text_to_json(offer.name))

    def same_effect(self, offer: Offer) -> bool:
        """Whether it does and costs the same."""
        return _plain(self.effect) == _plain(offer.effect)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        texts = {key: _plain(getattr(self, key)) for key in ("name", "effect", "group")}
        return {**self._asdict(), **texts}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> ForeseenChoice:
        """What :meth:`to_json` described."""
        effect = plain["effect"]
        texts = {
            "name": text_from_json(plain["name"]),
            "effect": None if effect is None else text_from_json(effect),
            "group": text_from_json(plain["group"]),
        }
        return cls(**{**plain, **texts})


def _plain(text: Text | None) -> dict[str, Any] | None:
    return None if text is None else text_to_json(text)


class ForeseenQuestion(NamedTuple):
    """A question that may come: its name, how it is put, and what could be chosen.

    ``prompt`` is all that was said with it when it first came up, ``share`` the part of the courses
    of play in which it did.
    """

    question: str
    ask: Text
    prompt: Text
    share: float
    choices: tuple[ForeseenChoice, ...]

    def to_json(self) -> list[Any]:
        """Plain data."""
        choices = [choice.to_json() for choice in self.choices]
        return [
            self.question,
            text_to_json(self.ask),
            text_to_json(self.prompt),
            self.share,
            choices,
        ]

    @classmethod
    def from_json(cls, plain: Any) -> ForeseenQuestion:
        """What :meth:`to_json` described."""
        question, ask, prompt, share, choices = plain
        offered = tuple(map(ForeseenChoice.from_json, choices))
        return cls(question, text_from_json(ask), text_from_json(prompt), share, offered)


@dataclass(slots=True)
class _Found:
    """What is known of a question so far; choices by their word, code and name.

    ``rows`` are the legal words as they stood each time, ``usual`` all that were ever looked for.
    """

    ask: Text
    prompt: Text
    courses: set[int] = field(default_factory=set)
    looks: int = 0
    choices: dict[tuple[str, str, str], ForeseenChoice] = field(default_factory=dict)
    rows: list[Sequence[str]] = field(default_factory=list)
    usual: dict[str, None] = field(default_factory=dict)

    def in_order(self) -> tuple[ForeseenChoice, ...]:
        """The choices as a panel of the board would list them if all were possible at once."""
        place = {word: i for i, word in enumerate(merge_orders(self.rows, list(self.usual)))}
        return tuple(sorted(self.choices.values(), key=lambda choice: place[choice.choice]))


def merge_orders(rows: Iterable[Sequence[str]], usual: Sequence[str]) -> list[str]:
    """The words of several rows in one that agrees with each of them, as far as they agree.

    Where no row says which of two comes first, the usual order does, which has all of them.
    """
    before: dict[str, set[str]] = {}
    for row in rows:
        for first, second in pairwise(("", *row)):
            before.setdefault(second, set()).add(first)
    left, made = [word for word in usual if word in before], [""]
    while left:
        free = (word for word in left if before[word].issubset(made))
        made.append(next(free, left[0]))
        left.remove(made[-1])
    return made[1:]


def foresee(
    rules: Game[Any],
    view: State,
    seat: int,
    chance: Chance,
    stop: Callable[[], bool] = lambda: False,
) -> list[ForeseenQuestion]:
    """What a seat may be asked after what the table asks now, what comes up most often first.

    Args:
        rules: the game.
        view: the position as the seat may see it.
        seat: whose questions.
        chance: decides the courses of play; the same view and chance find the same.
        stop: asked before each course whether to make do with those so far.
    """
    found: dict[str, _Found] = {}
    followed = 0
    for course in range(PLAYOUTS):
        if course and stop():
            break
        followed += 1
        for question, state in _course(rules, view, seat, chance):
            if question not in found:
                seen = rules.view(state, seat)
                words = rules.words
                found[question] = _Found(words.ask(seen, seat), words.prompt(seen, seat))
            known = found[question]
            known.courses.add(course)
            if known.looks < SAMPLES_PER_QUESTION:
                known.looks += 1
                _look(rules, state, seat, known)
    coming = [
        ForeseenQuestion(name, one.ask, one.prompt, len(one.courses) / followed, one.in_order())
        for name, one in found.items()
    ]
    return sorted(coming, key=lambda one: -one.share)


def _course(
    rules: Game[Any], view: State, seat: int, chance: Chance
) -> Iterator[tuple[str, State]]:
    """One course of play: each question of the seat, with the position that asks it."""
    state = rules.determinize(view, chance)
    state.events = None
    rules.advance(state)
    standing = state.stack[-1][:3] if state.stack else ()
    last = rules.round_of(state) + ROUNDS
    for _ in range(MAX_DECISIONS):
        owing = rules.to_move(state)
        if not owing or rules.round_of(state) > last:
            return
        if standing and state.stack[-1][:3] != standing:
            standing = ()
        mover = seat if seat in owing else owing[0]
        if mover == seat and not standing:
            yield question_of(state.stack[-1], seat), state
        legal = rules.legal_choices(state, mover)
        before = state.stack[-1]
        rules.apply_unchecked(state, mover, legal[chance.below(len(legal))])
        if before[1] >= 0:
            standing = ()


def _look(rules: Game[Any], state: State, seat: int, known: _Found) -> None:
    seen, legal = rules.view(state, seat), rules.legal_choices(state, seat)
    known.rows.append(legal)
    known.usual.update(dict.fromkeys(rules.vocabulary(state, seat)))
    for choice in legal:
        offer = rules.words.offer(seen, seat, choice)
        key = (choice, offer.code, repr(offer.name))
        if key not in known.choices:
            known.choices[key] = ForeseenChoice.offered(offer, rules.move(state, choice))
