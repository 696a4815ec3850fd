"""Describe the latest turns in sentences, which are made from the summaries used by recaps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.words.phrases import listed
from engine.core.words.summaries import Span
from engine.core.words.text import Seat, Text, Value
from render.kit.board_model import BoardModel
from render.kit.story import NOBODY, mover_of, without_last

_FORCED = "forced"
"""The kind of the event of a choice without an alternative, which says nothing by itself."""
_CLAUSE = "summary-clause"
"""The key of a clause: a player, and what that player did."""
_LIST = "phrase-listed"
"""The key of a list of results, whose ``head`` is the list without the last one."""
_STOPS = ".。"
_MAX_SENTENCES = 3


class MoveSentence(NamedTuple):
    """A sentence about the turn of a seat, and shorter versions of it, the longest first.

    Beside the token of the player, a shorter version need not begin with the name.
    """

    seat: int
    versions: Sequence[str]


def describe_last_move(model: BoardModel[Any]) -> MoveSentence | None:
    """Return the sentence about the latest turn, or ``None`` if there is nothing to say."""
    last, before = model.scene.latest_events, model.scene.before_latest_turn
    seat = mover_of(last)
    if seat == NOBODY or before is None:
        return None
    words = model.rules.words
    clauses = words.summary(Span(before, model.view, last, None))
    news = model.news_from(clauses)
    if news is not None:
        return MoveSentence(news.seat, [_format(model, text) for text in news.versions])
    texts = _texts_about(seat, clauses)
    if not texts:
        events = words.tell([event for event in last if event.kind != _FORCED])
        texts = _texts_about(seat, events) or clauses or events
    if texts:
        who = texts[0].args.get("who")
        player = who.number if isinstance(who, Seat) else seat
        return MoveSentence(player, tuple(_versions(model, texts[0])))
    return next(reversed(_describe_earlier_turns(model)), None)


def _texts_about(seat: int, texts: Sequence[Text]) -> Sequence[Text]:
    """Return those of the texts whose subject is a seat."""
    return [text for text in texts if text.args.get("who") == Seat(seat)]


def describe_latest_turns(model: BoardModel[Any]) -> list[MoveSentence]:
    """Return a sentence about each of the latest turns since the reader's own, the latest last.

    They end with that of :func:`describe_last_move`, and with the moves to which the others were
    forced by it.
    """
    earlier = _describe_earlier_turns(model)
    last = describe_last_move(model)
    sentences = earlier if last is None or [last] == earlier[-1:] else [*earlier, last]
    return [*sentences, *_describe_forced_moves(model)][-_MAX_SENTENCES:]


def _describe_forced_moves(model: BoardModel[Any]) -> list[MoveSentence]:
    """Return a sentence about each other player's choice without an alternative, after a move."""
    last, before = model.scene.latest_events, model.scene.before_latest_turn
    mover = mover_of(last)
    forced = {event.seat for event in last if event.kind == _FORCED and event.seat != mover}
    if mover == NOBODY or before is None or not forced:
        return []
    events = [event for event in last if event.seat in forced]
    clauses = model.rules.words.summary(Span(before, model.view, events, None))
    return [
        MoveSentence(seat, tuple(_versions(model, text)))
        for seat in dict.fromkeys(event.seat for event in events)
        for text in _texts_about(seat, clauses)[:1]
    ]


def _describe_earlier_turns(model: BoardModel[Any]) -> list[MoveSentence]:
    """Return a sentence about each player's moves before the latest turn, the latest last.

    The sentence is the player's clause of the summary. A player without a clause gets the sentence
    about their last event instead.
    """
    scene, words = model.scene, model.rules.words
    start, end = scene.after_previous_turn, scene.before_latest_turn
    events = without_last(scene.recent_events, scene.latest_events)
    if start is None or end is None or not events:
        return []
    clauses = words.summary(Span(start, end, events, None))
    text_by_player = {clause.args.get("who"): clause for clause in clauses if clause.key == _CLAUSE}
    for text in words.tell([event for event in events if event.kind != _FORCED]):
        who = text.args.get("who")
        if isinstance(who, Seat):
            # Inserting the player again moves them to the end: the last to act comes last.
            text_by_player[who] = text_by_player.pop(who, text)
    return [
        MoveSentence(who.number, tuple(_versions(model, text)))
        for who, text in text_by_player.items()
        if isinstance(who, Seat)
    ]


def _versions(model: BoardModel[Any], text: Text) -> Iterator[str]:
    """Yield a sentence, then without the player's name, then without its first results.

    The last two results matter most: first comes what was paid or given up.
    """
    yield _format(model, text)
    if text.key != _CLAUSE:
        return
    results = _results_of(text.args["what"])
    for first in range(max(1, len(results) - 1)):
        kept = listed(results[first:])
        label = _format(model, kept) if isinstance(kept, Text) else str(kept)
        yield label[:1].upper() + label[1:]


def _results_of(what: Value) -> list[Value]:
    """Return the results that a clause lists."""
    if isinstance(what, Text) and what.key == _LIST:
        return [*_results_of(what.args["head"]), what.args["tail"]]
    return [what]


def _format(model: BoardModel[Any], text: Text) -> str:
    """Return a text with the players' names, without the full stop at its end."""
    names = [model.name_of(seat) for seat in range(len(model.scores))]
    return model.words.format(text, names).rstrip(_STOPS)
