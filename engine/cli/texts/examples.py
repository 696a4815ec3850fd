"""Examples of texts: each as it reads in the games from which newcomers learn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.cli.texts.usage import Usage
from engine.core.events import Event
from engine.core.game import Game
from engine.core.record import Record
from engine.core.state import State
from engine.core.words.catalogue import DEFAULT_LANGUAGE, Catalogue, catalogue
from engine.core.words.game_words import Section
from engine.core.words.summaries import Span
from engine.core.words.text import Player, Seat, Text, Value, say

_POSITIONS_PER_BOARD = 5
"""Boards, hands and refusals change slowly: those of one position in this many are read."""
_MOVES_PER_SUMMARY = 7


class Shown(NamedTuple):
    """A text as it was first shown: where, and what it read."""

    usage: Usage
    example: str


def examples(rules: Game[Any], records: Iterable[Record]) -> dict[str, Shown]:
    """Return the first use of each text of a game, by key, in the rules cards and recorded games.

    A text within another one has an example too, as part of other texts.
    """
    texts = catalogue(DEFAULT_LANGUAGE, rules.package)
    shown_texts: dict[str, Shown] = {}
    for record in records:
        for usage, text in _texts_shown(rules, record):
            _add_example(shown_texts, usage, text, texts, record.names)
    for usage, text in _card_texts(rules):
        _add_example(shown_texts, usage, text, texts, ())
    return shown_texts


def _add_example(
    shown_texts: dict[str, Shown], usage: Usage, text: Text, texts: Catalogue, names: Sequence[str]
) -> None:
    if text.key not in texts:
        return  # optional ones, such as questions before a choice that is final
    if text.key not in shown_texts or shown_texts[text.key].usage is Usage.PART is not usage:
        shown_texts[text.key] = Shown(usage, texts.format(text, names))
    for part in _contained_texts(text.args.values()):
        _add_example(shown_texts, Usage.PART, part, texts, names)


def _contained_texts(values: Iterable[Value]) -> Iterator[Text]:
    """Yield the texts among the arguments of a text, also those in lists."""
    for value in values:
        if isinstance(value, Text):
            yield value
        elif not isinstance(value, str | int | Seat | Player):
            yield from _contained_texts(value)


def _card_texts(rules: Game[Any]) -> Iterator[tuple[Usage, Text]]:
    for card in rules.words.cards:
        for text in (card.title, card.group, card.body, *card.facts, *card.rulings):
            yield Usage.CARD, text


def _texts_shown(rules: Game[Any], record: Record) -> Iterator[tuple[Usage, Text]]:
    """Yield the texts of a recorded game, move by move."""
    since: State | None = None
    happened: list[Event] = []
    for number, state in enumerate(record.positions(events=True)):
        happened += state.events or ()
        for event in state.events or ():
            for reader in dict.fromkeys((event.seat, None)):
                if (story := rules.words.story(event.seen_by(reader))) is not None:
                    yield Usage.STORY, story
        public = [event.seen_by(None) for event in state.events or ()]
        yield from ((Usage.STORY, text) for text in rules.words.tell(public))
        yield from _question_texts(rules, state, refused=number % _POSITIONS_PER_BOARD == 0)
        if number % _POSITIONS_PER_BOARD == 0 or not state.stack:
            yield from _board_texts(rules, state)
        if since is None or number % _MOVES_PER_SUMMARY == 0:
            view = rules.view(state, None)
            if since is not None:
                span = Span(since, view, [event.seen_by(None) for event in happened], None)
                yield from ((Usage.SUMMARY, text) for text in rules.words.summary(span))
            since = view.copy()
            happened = []
        state.events = []


def _question_texts(
    rules: Game[Any], state: State, *, refused: bool
) -> Iterator[tuple[Usage, Text]]:
    words = rules.words
    for seat in rules.may_act(state):
        view = rules.view(state, seat)
        yield Usage.ASK, words.ask(view, seat)
        yield Usage.QUESTION, words.prompt(view, seat)
        for choice in rules.vocabulary(state, seat):
            offer = words.offer(view, seat, choice)
            yield Usage.CHOICE, offer.name
            yield Usage.GROUP, offer.group
            if offer.effect is not None:
                yield Usage.EFFECT, offer.effect
            if offer.final:
                asked = f"{rules.name}-confirm-{rules.top(state).name}"
                yield Usage.CONFIRM, say(asked, move=offer.name)
            reason = rules.refusal(state, seat, choice) if refused else None
            if reason is not None:
                yield Usage.REFUSAL, reason


def _board_texts(rules: Game[Any], state: State) -> Iterator[tuple[Usage, Text]]:
    words = rules.words
    view = rules.view(state, None)
    yield Usage.HEADLINE, words.headline(view)
    yield from _section_texts(Usage.BOARD, words.board(view, None))
    for seat in rules.may_act(state):
        yield from _section_texts(Usage.HAND, words.hand(rules.view(state, seat), seat))
    glance = words.glance(view)
    yield from ((Usage.GLANCE, line) for line in glance.table)
    for _, full, brief in glance.players:
        yield Usage.GLANCE, full
        yield Usage.GLANCE, brief
    for line in rules.outcome(state).lines:
        yield Usage.SCORE, say(f"{rules.name}-score-{line.source}")


def _section_texts(usage: Usage, sections: Iterable[Section]) -> Iterator[tuple[Usage, Text]]:
    for section in sections:
        yield from ((usage, text) for text in (section.title, *section.lines))
