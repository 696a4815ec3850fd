"""A player who sees only texts: the question, the labels of the choices, the text board.

It uses nothing of the engine: no states, no words of choices, no catalogue keys.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from tests.engine.games.game_extras import Label, Look, Page, TextPlayer
from tests.engine.games.goods_reader import GoodsReader

from .lexicon import LEXICONS, Lexicon


class Reader(GoodsReader[Lexicon]):
    """Plays for one name, in one language."""

    kinds = ("food", "wood", "stone", "cloth", "gold")
    worth: ClassVar = {"worker": 0.7, "point": 1.2, "favour": 3.5, "basic": 1.6, "gold": 3.2}
    kind_worth = 1.5

    def choose(self, prompt: str, labels: Sequence[Label], look: Look) -> int:
        """Return the best label; the first of equals."""
        self._study(look())
        if any(self.names_spaces(label) for label in labels):
            worths = [self.moving(label) for label in labels]
        elif self.words.place in prompt:
            worths = [self._placing(label) for label in labels]
        elif self.words.batch in prompt:
            worths = [float(bool(self.amounts(label.name))) for label in labels]
        else:
            worths = [self._taking(label) for label in labels]
        return worths.index(max(worths))

    def _study(self, board: Sequence[Page]) -> None:
        """Read own goods and the supply from the board."""
        pages = {page.title: page.lines for page in board}
        facts = self.own_line(pages).split(self.words.dot)
        self.held = self.amounts(self.words.dot.join((facts[0], *facts[2:3])))
        self.study_supply(pages[self.words.supply])

    # The worth of texts

    def wild(self) -> dict[str, int]:
        """Return goods that are not gold."""
        return {"basic": sum(self.held[kind] for kind in self.kinds[:4])}

    def fact(self, fact: str) -> float:
        """Return the worth of one fact of an effect to the reader."""
        for group, phrase in self.words.builds.items():
            if re.search(phrase, fact):
                return self._building(group)
        if re.search(self.words.owner, fact):
            return -0.3
        if re.search(self.words.pays, fact):
            return -self.worth_of(self.amounts(fact))
        if "→" in fact:
            return self.best_of(fact)
        if points := re.search(self.words.points, fact):
            return self.worth["point"] * int(points[1])
        return self.best_of(fact)

    def _building(self, group: str) -> float:
        if group == "claim":
            return 2.0 if self.held["cloth"] else 0.0
        return 3.5 if self.can_build(group) else 0.0

    # The ways to decide

    def _placing(self, label: Label) -> float:
        """Value what the place brings, compared with passing."""
        facts = label.effect.split(self.words.dot)
        if not label.code:
            return 0.9
        if label.code == "S":
            return 6.0 if self.could_deliver() else 0.2
        gain = sum(self.fact(fact) for fact in facts if fact != self.words.beyond)
        return gain * 0.2 if self.words.beyond in facts else gain

    def price(self, fact: str) -> int:
        """Return the price in workers."""
        paid = re.search(r"\d+", fact)
        return int(paid[0]) if paid else 0

    def _taking(self, label: Label) -> float:
        """Value everything else: take what is worth most, give what is most plentiful."""
        if label.code.startswith("P"):
            return 1.0  # a character; this reader can't judge its ability
        facts = label.effect.split(self.words.dot)
        if self.words.you_have in facts[0] and not self.amounts(label.name):
            return float(sum(self.amounts(label.effect).values()))
        gain = 0.1 * bool(label.code)
        if "→" in label.name:
            return gain + self.fact(label.name)
        return gain + sum(self.fact(fact) for fact in facts if self.words.you_have not in fact)


def choose(name: str, language: str, prompt: str, labels: Sequence[Label], look: Look) -> int:
    """Choose for a reader of that name and language."""
    return Reader(name, LEXICONS[language]).choose(prompt, labels, look)


READER = TextPlayer(
    choose,
    seats=3,
    seed="a",
    verbs=frozenset(["place", "pass", "provost", "build", "deliver", "favour", "take", "activate"]),
    points=15,
    rivals=("1", "2", "3"),
    wins=3,
)
