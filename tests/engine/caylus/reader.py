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
    worth: ClassVar = {
        "denier": 1.0,
        "vp": 1.2,
        "favor": 4.0,
        "any": 1.2,
        "basic": 1.8,
        "gold": 3.5,
    }
    kind_worth = 1.8

    def choose(self, prompt: str, labels: Sequence[Label], look: Look) -> int:
        """Return the best label; the first of equals."""
        if any(self.names_spaces(label) for label in labels):
            worths = [self.moving(label) for label in labels]
            return worths.index(max(worths))
        self._study(look())
        if self.words.place in prompt:
            worths = [self._placing(label) for label in labels]
        elif self.words.batch in prompt:
            worths = [float(bool(self.amounts(label.name))) for label in labels]
        else:
            worths = [self._taking(label) for label in labels]
        return worths.index(max(worths))

    def _study(self, board: Sequence[Page]) -> None:
        """Read own goods and the stock from the board."""
        pages = {page.title: page.lines for page in board}
        self.held = self.amounts(self.own_line(pages))
        self.study_supply(pages[self.words.supply])

    # The worth of texts

    def wild(self) -> dict[str, int]:
        """Return cubes of any kind, and those that are not gold."""
        cubes = sum(self.held[kind] for kind in self.kinds)
        return {"any": cubes, "basic": cubes - self.held["gold"]}

    def fact(self, fact: str) -> float:
        """Return the worth of one fact of an effect to the reader."""
        for group, phrase in self.words.builds.items():
            if re.search(phrase, fact):
                return self._building(group)
        if re.search(self.words.pays, fact):
            return -self.worth_of(self.amounts(fact))
        if "→" in fact:
            return self.best_of(fact)
        if points := re.search(self.words.own_points, fact):
            return self.worth["vp"] * int(points[1])
        if re.search(self.words.others_points, fact):
            return -0.3
        return self.best_of(fact)

    def _building(self, group: str) -> float:
        if group == "residence":
            return 3.0 if self.held["cloth"] else 0.0
        return 4.5 if self.can_build(group) else 0.0

    # The three ways to decide

    def _placing(self, label: Label) -> float:
        """Value what the place brings minus its cost, compared with passing."""
        facts = label.effect.split(self.words.dot)
        price = 0
        gain = 0.0
        for fact in facts:
            if paid := re.fullmatch(self.words.pays, fact):
                price = int(paid[1])
            elif label.code != "G":
                gain += max(0.0, self.fact(fact))
        if not label.code:
            return 0.5
        if label.code == "G":
            gain = 6.0 * self.could_deliver()
        if self.words.beyond in facts:
            gain *= 0.2
        return gain - price * self.worth["denier"]

    def price(self, fact: str) -> int:
        """Return the price in deniers."""
        paid = re.fullmatch(self.words.pays, fact)
        return int(paid[1]) if paid else 0

    def _taking(self, label: Label) -> float:
        """Value everything else: take what is worth most, give what is most plentiful."""
        if self.words.you_have in label.effect and not self.amounts(label.name):
            return float(sum(self.amounts(label.effect).values()))
        gain = sum(self.fact(fact) for fact in label.effect.split(self.words.dot))
        if "→" in label.name:
            gain += self.fact(label.name)
        return gain


def choose(name: str, language: str, prompt: str, labels: Sequence[Label], look: Look) -> int:
    """Choose for a reader of that name and language."""
    return Reader(name, LEXICONS[language]).choose(prompt, labels, look)


READER = TextPlayer(
    choose,
    seats=3,
    seed="readers",
    verbs=frozenset(["place", "pass", "provost", "build", "batch", "favor", "produce"]),
    points=15,
    rivals=("1", "2", "3"),
    wins=3,
)
