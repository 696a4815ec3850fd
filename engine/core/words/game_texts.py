"""Answers, rules cards and board sections, by the key conventions that all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.events import Event
from engine.core.words.game_words import Offer, RulesCard, Section
from engine.core.words.stories import story_text
from engine.core.words.text import Text, Value, say

ANSWER = say("group-answer")
"""The group of choices that belong to no part of the board."""


@dataclass(frozen=True, slots=True)
class GameTexts:
    """Builds texts of a game by its key conventions; ``cards`` is the word in the keys of cards."""

    game: str
    cards: str = "card"

    def reason(self, word: str, rule: str, /, **arguments: Value) -> Text:
        """Return the reason why a choice is unavailable, with the title of the rule behind it.

        ``rule`` is the anchor of a heading in the game's rules: "placing-workers".
        """
        arguments["rule"] = say(f"{self.game}-rule-{rule}")
        return Text(f"{self.game}-refusal-{word}", arguments)

    def answer(self, choice: str, key: str, effect: Text | None = None) -> Offer:
        """Return the offer for a short answer, such as yes or no."""
        return Offer(choice, say(f"{self.game}-offer-{key}"), ANSWER, effect=effect)

    def story(self, event: Event, key: str = "", /, **arguments: Value) -> Text:
        """Return a sentence about an event's player; see :func:`story_text`."""
        return story_text(self.game, event, key, **arguments)

    def section(self, name: str, lines: Sequence[Text]) -> Section:
        """Return a section of the text board."""
        return Section(say(f"{self.game}-board-{name}"), tuple(lines))

    def card(
        self,
        word: str,
        group: str,
        *,
        rule: str,
        title: Text | None = None,
        facts: Sequence[Text] = (),
        rulings: int = 0,
        arguments: Mapping[str, Value] | None = None,
    ) -> RulesCard:
        """Return a rules card with a body and numbered rulings; all of them may use the arguments.

        ``rule`` is the anchor of a heading in the game's rules, as for a refusal.
        """
        key = f"{self.game}-{self.cards}-{word}"
        filled = arguments or {}
        return RulesCard(
            id=word,
            title=title or say(f"{key}-title"),
            group=say(group),
            facts=tuple(facts),
            body=Text(key, filled),
            rulings=tuple(Text(f"{key}-{i}", filled) for i in range(1, rulings + 1)),
            rule=say(f"{self.game}-rule-{rule}"),
        )
