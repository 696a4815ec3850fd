"""The texts of hints: what a choice changes, or else its effect by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.words.game_words import Offer, Words
from engine.core.words.phrases import dots, listed
from engine.core.words.text import Seat, Text, Value, say
from engine.players.hints import Hint
from engine.players.trial import POINTS, Change

_MAX_LISTED = 4
"""Maximum number of gains, and of losses, that are listed."""


def why(words: Words[Any], view: Any, seat: int, hint: Hint) -> Text | None:
    """Return the pros and cons of a choice, or ``None`` if nothing is known about it."""
    pros_and_cons = effect(words, view, seat, hint)
    if pros_and_cons is None and not view.stack[-1].sealed:  # nothing is known of sealed answers
        return say("hint-nothing")
    return pros_and_cons


def effect(words: Words[Any], view: Any, seat: int, hint: Hint) -> Text | None:
    """Return the pros and cons of a choice, or ``None`` if it has none."""
    reasons = [*_reasons(words, view, seat, hint)]
    return dots(reasons) if reasons else None


def _reasons(words: Words[Any], view: Any, seat: int, hint: Hint) -> Iterator[Value]:
    offer = words.offer(view, seat, hint.choice)
    gains = any(change.amount > 0 and not _is_named(words, change, offer) for change in hint.own)
    by_the_rules = None if gains or (offer.number and hint.kept) else offer.effect
    if by_the_rules is not None:
        yield by_the_rules
    elif hint.own:
        yield _changes(words, hint.own)
    if hint.kept:
        yield say("hint-keeps", what=_amounts(words, hint.kept))
    if hint.rival and (by_the_rules is None or hint.rival[0].amount < 0):
        who = Seat(hint.rival[0].seat)
        yield say("hint-rival", who=who, changes=_changes(words, hint.rival))
    if hint.taken_by is not None:
        yield say("hint-taken", who=Seat(hint.taken_by))
    if hint.costs_more:
        yield say("hint-costs-more", what=_amounts(words, hint.costs_more))


def _is_named(words: Words[Any], change: Change, offer: Offer) -> bool:
    """Return whether the name of a choice says that one gains this: "Architect: +Architect"."""
    amount = _amount(words, change)
    return offer.name == amount or offer.name in amount.args.values()


def _amounts(words: Words[Any], changes: Sequence[Change]) -> list[Value]:
    return [_amount(words, change) for change in changes[:_MAX_LISTED]]


def _changes(words: Words[Any], changes: Sequence[Change]) -> Value:
    gains = [change for change in changes if change.amount > 0][:_MAX_LISTED]
    losses = [change for change in changes if change.amount < 0][:_MAX_LISTED]
    return listed([_change(words, change) for change in (*gains, *losses)])


def _change(words: Words[Any], change: Change) -> Text:
    return say("hint-more" if change.amount > 0 else "hint-less", amount=_amount(words, change))


def _amount(words: Words[Any], change: Change) -> Text:
    count = abs(change.amount)
    if change.asset == POINTS:
        return say("hint-points", count=count)
    return words.asset(change.asset, count)
