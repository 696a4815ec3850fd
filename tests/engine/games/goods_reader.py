"""Play a game of workers on a road from texts: amounts of goods, their worth, the provost.

A lexicon contains what the reader knows of a language: patterns, one group of which is a number.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from tests.engine.games.game_extras import Label


@dataclass(frozen=True)
class GoodsLexicon:
    """Patterns for amounts and phrases."""

    amounts: dict[str, str]
    either: str
    dot: str
    pays: str
    beyond: str
    in_reach: str
    out_of_reach: str
    you_have: str
    place: str
    batch: str
    supply: str
    costs: str
    players: str
    winners: str
    builds: dict[str, str]


L = TypeVar("L", bound=GoodsLexicon)


class GoodsReader(Generic[L]):
    """A reader of one language; each game defines what a fact is worth."""

    kinds: ClassVar[Sequence[str]]
    """The kinds of goods."""
    worth: ClassVar[Mapping[str, float]]
    """Worth of kinds that differ from ``kind_worth``."""
    kind_worth: ClassVar[float]

    def __init__(self, name: str, lexicon: L) -> None:
        self.name = name
        self.words = lexicon
        self.held: Counter[str] = Counter()
        self.supply: list[tuple[str, Counter[str]]] = []

    def own_line(self, pages: Mapping[str, Sequence[str]]) -> str:
        """Return the reader's own line of the text board."""
        begins = rf"\d+\. {re.escape(self.name)}[:：]"
        (mine,) = (line for line in pages[self.words.players] if re.match(begins, line))
        return mine

    def study_supply(self, lines: Sequence[str]) -> None:
        """Note what could be built, with its costs."""
        self.supply = []
        for line in lines:
            code, _, *facts = line.split(self.words.dot)
            cost = next(fact for fact in facts if re.search(self.words.costs, fact))
            self.supply.append((code[0], self.amounts(cost)))

    def amounts(self, text: str) -> Counter[str]:
        """Return the goods mentioned in a text."""
        found: Counter[str] = Counter()
        for kind, pattern in self.words.amounts.items():
            for number in re.findall(pattern, text):
                found[kind] += int(number)
        return found

    def wild(self) -> dict[str, int]:
        """Return what could pay for amounts of several kinds."""
        raise NotImplementedError

    def worth_of(self, amounts: Counter[str]) -> float:
        """Return the worth of goods, which is higher the fewer are left."""
        total = 0.0
        for kind, count in amounts.items():
            each = self.worth.get(kind, self.kind_worth)
            if kind in self.kinds:
                each *= max(0.4, 1.3 - 0.2 * self.held[kind])
            total += count * each
        return total

    def can_pay(self, cost: Counter[str]) -> bool:
        """Return whether the reader can pay a cost."""
        wild = self.wild()
        return all(wild.get(kind, self.held[kind]) >= count for kind, count in cost.items())

    def trade(self, option: str) -> float:
        """Return the value of an exchange, at least 0 because it is optional."""
        given, gained = option.split("→")
        cost = self.amounts(given)
        gain = self.worth_of(self.amounts(gained)) - self.worth_of(cost)
        return max(0.0, gain) if self.can_pay(cost) else 0.0

    def best_of(self, fact: str) -> float:
        """Return the best of the alternatives in a fact."""
        options = fact.split(self.words.either)
        if "→" in fact:
            return max(self.trade(option) for option in options)
        return max(self.worth_of(self.amounts(option)) for option in options)

    def can_build(self, group: str) -> bool:
        """Return whether the reader can pay for a building of that kind."""
        return any(letter == group and self.can_pay(cost) for letter, cost in self.supply)

    def could_deliver(self) -> bool:
        """Return whether the reader can deliver a batch: food and two other goods."""
        others = sum(1 for kind in self.kinds[1:] if self.held[kind])
        return self.held["food"] > 0 and others > 1

    def names_spaces(self, label: Label) -> bool:
        """Return whether the label moves the provost."""
        return re.match(r"[+−]\d", label.name) is not None

    def moving(self, label: Label) -> float:
        """Value a provost move: own workers in reach, others' out, and its price."""
        worth = 0.0
        for fact in label.effect.split(self.words.dot):
            mine, all_named = fact.count(self.name), len(re.findall(r"\d+", fact))
            kept = 3 * mine - 0.5 * (all_named - mine)
            if re.search(self.words.in_reach, fact):
                worth += kept
            elif re.search(self.words.out_of_reach, fact):
                worth -= kept
            else:
                worth -= self.price(fact)
        return worth

    def price(self, fact: str) -> int:
        """Return the price of a provost move in that fact; 0 if none is given."""
        raise NotImplementedError
