"""Find the rules card that explains a refusal or a choice."""

from __future__ import annotations

from bot.presentation.choices import Candidate
from engine.core import RulesCard, game
from engine.core.words.text import Text, rule_title

MAX_CARDS_OF_RULE = 2
"""Maximum number of a rule's cards for which the first is shown with a refusal."""


def card_of(name: str, id_: str) -> RulesCard | None:
    """Return the card with that id."""
    return next((c for c in game(name).words.cards if c.id == id_), None)


def card_of_refusal(
    name: str, candidate: Candidate | None, reason: Text | None = None
) -> RulesCard | None:
    """Return the card of a refusal: that of the choice, or of the rule it names.

    A rule with more than :data:`MAX_CARDS_OF_RULE` cards does not identify one.
    """
    cards = game(name).words.cards
    if candidate is not None:
        words = {candidate.choice, *(key.rpartition("-")[2] for key in _keys(candidate.offer.name))}
        for c in cards:
            if c.id in words:
                return c
    rule = None if reason is None else rule_title(reason)
    of_rule = [c for c in cards if c.rule == rule] if rule is not None else []
    return of_rule[0] if 0 < len(of_rule) <= MAX_CARDS_OF_RULE else None


def _keys(text: Text) -> list[str]:
    inner = [key for value in text.args.values() if isinstance(value, Text) for key in _keys(value)]
    return [text.key, *inner]
