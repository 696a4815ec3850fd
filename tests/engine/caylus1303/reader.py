"""A player who sees only texts: the question, the labels of the choices, the text board.

Nothing of the engine is known here, neither states nor words of choices nor keys of catalogues.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from tests.engine.games.extras import Label, Look, Page, TextPlayer

from .lexicon import LEXICONS, Lexicon

KINDS = ("food", "wood", "stone", "cloth", "gold")
WORTH = {"worker": 0.7, "point": 1.2, "favour": 3.5, "basic": 1.6, "gold": 3.2}
KIND_WORTH = 1.5


class Reader:
    """Plays for one name, in one language."""

    def __init__(self, name: str, lexicon: Lexicon) -> None:
        self.name = name
        self.words = lexicon
        self.held: Counter[str] = Counter()
        self.supply: list[tuple[str, Counter[str]]] = []

    def choose(self, prompt: str, labels: Sequence[Label], look: Look) -> int:
        """Which label to take: the one that reads best; the first of equals."""
        self._study(look())
        if any(re.match(r"[+−]\d", label.name) for label in labels):
            worths = [self._moving(label) for label in labels]
        elif self.words.place in prompt:
            worths = [self._placing(label) for label in labels]
        elif self.words.batch in prompt:
            worths = [float(bool(self._amounts(label.name))) for label in labels]
        else:
            worths = [self._taking(label) for label in labels]
        return worths.index(max(worths))

    def _study(self, board: Sequence[Page]) -> None:
        """Own holdings and the supply, from the board."""
        pages = {page.title: page.lines for page in board}
        mine = [line for line in pages[self.words.players] if self._is_mine(line)]
        assert len(mine) == 1, mine
        facts = mine[0].split(self.words.dot)
        self.held = self._amounts(self.words.dot.join((facts[0], *facts[2:3])))
        self.supply = []
        for line in pages[self.words.supply]:
            code, _, *about = line.split(self.words.dot)
            cost = next(fact for fact in about if re.search(self.words.costs, fact))
            self.supply.append((code[0], self._amounts(cost)))

    def _is_mine(self, line: str) -> bool:
        return re.match(rf"\d+\. {re.escape(self.name)}[:：]", line) is not None

    def _amounts(self, text: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for kind, pattern in self.words.amounts.items():
            for number in re.findall(pattern, text):
                found[kind] += int(number)
        return found

    # What texts are worth

    def _worth(self, amounts: Counter[str]) -> float:
        """Resources are dearer the fewer of them are at hand."""
        total = 0.0
        for kind, count in amounts.items():
            each = WORTH.get(kind, KIND_WORTH)
            if kind in KINDS:
                each *= max(0.4, 1.3 - 0.2 * self.held[kind])
            total += count * each
        return total

    def _can_pay(self, cost: Counter[str]) -> bool:
        have = {**self.held, "basic": sum(self.held[kind] for kind in KINDS[:4])}
        return all(have.get(kind, 0) >= count for kind, count in cost.items())

    def _fact(self, fact: str) -> float:
        """What one fact of an effect is worth to oneself."""
        for group, phrase in self.words.builds.items():
            if re.search(phrase, fact):
                return self._building(group)
        if re.search(self.words.owner, fact):
            return -0.3
        if re.search(self.words.pays, fact):
            return -self._worth(self._amounts(fact))
        if "→" in fact:
            return max(self._trade(option) for option in fact.split(self.words.either))
        if points := re.search(self.words.points, fact):
            return WORTH["point"] * int(points[1])
        return max(self._worth(self._amounts(part)) for part in fact.split(self.words.either))

    def _trade(self, option: str) -> float:
        given, gained = option.split("→")
        cost = self._amounts(given)
        gain = self._worth(self._amounts(gained)) - self._worth(cost)
        return max(0.0, gain) if self._can_pay(cost) else 0.0

    def _building(self, group: str) -> float:
        if group == "claim":
            return 2.0 if self.held["cloth"] else 0.0
        payable = any(letter == group and self._can_pay(cost) for letter, cost in self.supply)
        return 3.5 if payable else 0.0

    # The ways to decide

    def _placing(self, label: Label) -> float:
        """What the place brings; passing is the measure."""
        facts = label.effect.split(self.words.dot)
        if not label.code:
            return 0.9
        if label.code == "S":
            others = sum(1 for kind in KINDS[1:] if self.held[kind])
            return 6.0 if self.held["food"] and others > 1 else 0.2
        gain = sum(self._fact(fact) for fact in facts if fact != self.words.beyond)
        return gain * 0.2 if self.words.beyond in facts else gain

    def _moving(self, label: Label) -> float:
        """The provost: keep own workers in reach, leave others' out, and mind the price."""
        worth = 0.0
        for fact in label.effect.split(self.words.dot):
            mine, all_named = fact.count(self.name), len(re.findall(r"\d+", fact))
            if re.search(self.words.in_reach, fact):
                worth += 3 * mine - 0.5 * (all_named - mine)
            elif re.search(self.words.out_of_reach, fact):
                worth -= 3 * mine - 0.5 * (all_named - mine)
            elif paid := re.search(r"\d+", fact):
                worth -= int(paid[0])
        return worth

    def _taking(self, label: Label) -> float:
        """Everything else: take what is worth most, give what there is most of."""
        if label.code.startswith("P"):
            return 1.0  # a character; what it is good for is beyond this reader
        facts = label.effect.split(self.words.dot)
        if self.words.you_have in facts[0] and not self._amounts(label.name):
            return float(sum(self._amounts(label.effect).values()))
        gain = 0.1 * bool(label.code)
        if "→" in label.name:
            return gain + self._fact(label.name)
        return gain + sum(self._fact(fact) for fact in facts if self.words.you_have not in fact)


def choose(name: str, language: str, prompt: str, labels: Sequence[Label], look: Look) -> int:
    """The choice of a reader of that name and language."""
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
