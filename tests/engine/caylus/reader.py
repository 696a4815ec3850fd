"""A player who sees only texts: the question, the labels of the choices, the text board.

Nothing of the engine is known here, neither states nor words of choices nor keys of catalogues.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from tests.engine.games.extras import Label, Look, Page, TextPlayer

from .lexicon import LEXICONS, Lexicon

CUBES = ("food", "wood", "stone", "cloth", "gold")
WORTH = {"denier": 1.0, "vp": 1.2, "favor": 4.0, "any": 1.2, "basic": 1.8, "gold": 3.5}
CUBE_WORTH = 1.8


class Reader:
    """Plays for one name, in one language."""

    def __init__(self, name: str, lexicon: Lexicon) -> None:
        self.name = name
        self.words = lexicon
        self.held: Counter[str] = Counter()
        self.stock: list[tuple[str, Counter[str]]] = []

    def choose(self, prompt: str, labels: Sequence[Label], look: Look) -> int:
        """Which label to take: the one that reads best; the first of equals."""
        if any(self._names_spaces(label) for label in labels):
            worths = [self._moving(label) for label in labels]
            return worths.index(max(worths))
        self._study(look())
        if self.words.place in prompt:
            worths = [self._placing(label) for label in labels]
        elif self.words.batch in prompt:
            worths = [float(bool(self._amounts(label.name))) for label in labels]
        else:
            worths = [self._taking(label) for label in labels]
        return worths.index(max(worths))

    def _study(self, board: Sequence[Page]) -> None:
        """Own goods and the stock, from the board."""
        pages = {page.title: page.lines for page in board}
        mine = [line for line in pages[self.words.players] if self._is_mine(line)]
        assert len(mine) == 1, mine
        self.held = self._amounts(mine[0])
        self.stock = []
        for line in pages[self.words.stock]:
            code, _, *facts = line.split(self.words.dot)
            cost = next(fact for fact in facts if re.search(self.words.costs, fact))
            self.stock.append((code[0], self._amounts(cost)))

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
        """Cubes are dearer the fewer of them are at hand."""
        total = 0.0
        for kind, count in amounts.items():
            if kind in CUBES:
                each = WORTH.get(kind, CUBE_WORTH) * max(0.4, 1.3 - 0.2 * self.held[kind])
            else:
                each = WORTH[kind]
            total += count * each
        return total

    def _can_pay(self, cost: Counter[str]) -> bool:
        cubes = sum(self.held[kind] for kind in CUBES)
        basic = cubes - self.held["gold"]
        wild = {"any": cubes, "basic": basic}
        return all(wild.get(kind, self.held[kind]) >= count for kind, count in cost.items())

    def _fact(self, fact: str) -> float:
        """What one fact of an effect is worth to oneself."""
        for group, phrase in self.words.builds.items():
            if re.search(phrase, fact):
                return self._building(group)
        if re.search(self.words.pays, fact):
            return -self._worth(self._amounts(fact))
        if "→" in fact:
            return max(self._trade(option) for option in fact.split(self.words.either))
        if points := re.search(self.words.own_points, fact):
            return WORTH["vp"] * int(points[1])
        if re.search(self.words.others_points, fact):
            return -0.3
        return max(self._worth(self._amounts(part)) for part in fact.split(self.words.either))

    def _trade(self, option: str) -> float:
        given, gained = option.split("→")
        cost = self._amounts(given)
        gain = self._worth(self._amounts(gained)) - self._worth(cost)
        return max(0.0, gain) if self._can_pay(cost) else 0.0

    def _building(self, group: str) -> float:
        if group == "residence":
            return 3.0 if self.held["cloth"] else 0.0
        payable = any(letter == group and self._can_pay(cost) for letter, cost in self.stock)
        return 4.5 if payable else 0.0

    # The three ways to decide

    def _placing(self, label: Label) -> float:
        """What the place brings less what it costs; passing is the measure."""
        facts = label.effect.split(self.words.dot)
        price = 0
        gain = 0.0
        for fact in facts:
            if paid := re.fullmatch(self.words.pays, fact):
                price = int(paid[1])
            elif label.code != "G":
                gain += max(0.0, self._fact(fact))
        if not label.code:
            return 0.5
        if label.code == "G":
            gain = 6.0 * self._batches()
        if self.words.beyond in facts:
            gain *= 0.2
        return gain - price * WORTH["denier"]

    def _batches(self) -> int:
        others = sum(1 for kind in CUBES[1:] if self.held[kind])
        return int(self.held["food"] > 0 and others > 1)

    def _names_spaces(self, label: Label) -> bool:
        return re.match(r"[+−]\d", label.name) is not None

    def _moving(self, label: Label) -> float:
        """The provost: keep own workers in reach, leave others' out, and mind the price."""
        worth = 0.0
        for fact in label.effect.split(self.words.dot):
            mine, all_named = fact.count(self.name), len(re.findall(r"\d+", fact))
            if re.search(self.words.in_reach, fact):
                worth += 3 * mine - 0.5 * (all_named - mine)
            elif re.search(self.words.out_of_reach, fact):
                worth -= 3 * mine - 0.5 * (all_named - mine)
            elif paid := re.fullmatch(self.words.pays, fact):
                worth -= int(paid[1])
        return worth

    def _taking(self, label: Label) -> float:
        """Everything else: take what is worth most, give what there is most of."""
        if self.words.you_have in label.effect and not self._amounts(label.name):
            return float(sum(self._amounts(label.effect).values()))
        gain = sum(self._fact(fact) for fact in label.effect.split(self.words.dot))
        if "→" in label.name:
            gain += self._fact(label.name)
        return gain


def choose(name: str, language: str, prompt: str, labels: Sequence[Label], look: Look) -> int:
    """The choice of a reader of that name and language."""
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
