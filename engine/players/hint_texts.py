"""The texts of hints: what a choice changes, or else its effect by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.words.game_words import Offer, Words
from engine.core.words.phrases import dots, listed
from engine.core.words.text import Seat, Text, Value, say
from engine.players.amounts import POINTS, Change
from engine.players.hints import Hint

_MAX_LISTED = 4
"""Maximum number of gains, and of losses, that are listed."""


def hint_text(words: Words[Any], view: Any, seat: int, hint: Hint) -> Text | None:
    """Return the pros and cons of a choice, or that it has none.

    For a sealed question, ``None`` means that nothing is known about the choice.
    """
    pros_and_cons = effect_text(words, view, seat, hint)
    if pros_and_cons is None and not view.stack[-1].sealed:
        return say("hint-nothing")
    return pros_and_cons


def effect_text(words: Words[Any], view: Any, seat: int, hint: Hint) -> Text | None:
    """Return the pros and cons of a choice, or ``None`` if it has none."""
    reasons = [*_pros_and_cons(words, view, seat, hint)]
    return dots(reasons) if reasons else None


def _pros_and_cons(words: Words[Any], view: Any, seat: int, hint: Hint) -> Iterator[Value]:
    offer = words.offer(view, seat, hint.choice)
    gains = any(change.amount > 0 and not _is_named(words, change, offer) for change in hint.own)
    by_the_rules = None if gains or (offer.is_number and hint.kept) else offer.effect
    if by_the_rules is not None:
        yield by_the_rules
    elif hint.own:
        yield _changes_text(words, hint.own)
    if hint.kept:
        yield say("hint-keeps", what=_listed_amounts(words, hint.kept))
    if hint.rival and (by_the_rules is None or hint.rival[0].amount < 0):
        who = Seat(hint.rival[0].seat)
        yield say("hint-rival", who=who, changes=_changes_text(words, hint.rival))
    if hint.taken_by is not None:
        yield say("hint-taken", who=Seat(hint.taken_by))
    if hint.costs_more:
        yield say("hint-costs-more", what=_listed_amounts(words, hint.costs_more))


def _is_named(words: Words[Any], change: Change, offer: Offer) -> bool:
    """Return whether the name of a choice says that one gains this: "Architect: +Architect"."""
    amount = _amount_text(words, change)
    return offer.name == amount or offer.name in amount.args.values()


def _listed_amounts(words: Words[Any], changes: Sequence[Change]) -> list[Value]:
    return [_amount_text(words, change) for change in changes[:_MAX_LISTED]]


def _changes_text(words: Words[Any], changes: Sequence[Change]) -> Value:
    gains = [change for change in changes if change.amount > 0][:_MAX_LISTED]
    losses = [change for change in changes if change.amount < 0][:_MAX_LISTED]
    return listed([_change_text(words, change) for change in (*gains, *losses)])


def _change_text(words: Words[Any], change: Change) -> Text:
    key = "hint-more" if change.amount > 0 else "hint-less"
    return say(key, amount=_amount_text(words, change))


def _amount_text(words: Words[Any], change: Change) -> Text:
    count = abs(change.amount)
    if change.asset == POINTS:
        return say("hint-points", count=count)
    return words.asset(change.asset, count)
