"""A player who sees only the labels of the choices, and nothing of the engine."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.engine.games.game_extras import Label, Look, TextPlayer

WANTED = "hjilkbm"
"""Codes of the cards that a sensible reader buys, best first."""


@dataclass(frozen=True)
class Lexicon:
    """The words a reader needs in a language, as patterns."""

    cards: str
    privileges: str
    electorates: str
    older: str
    players: str
    passing: str
    accept: str
    rival: str


LEXICONS = {
    "en": Lexicon(
        cards="Cards",
        privileges="Privileges",
        electorates="Electorates",
        older="Others’: 10 years older",
        players="Players",
        passing="Pass",
        accept="Accept",
        rival="Rival",
    ),
    "zh-TW": Lexicon(
        cards="行動牌",
        privileges="特權",
        electorates="選帝侯領",
        older="他人貴族：年老1級",
        players="玩家",
        passing="跳過",
        accept="應允",
        rival="競敵",
    ),
    "zh-CN": Lexicon(
        cards="行动牌",
        privileges="特权",
        electorates="选帝侯领",
        older="他人贵族：年老一级",
        players="玩家",
        passing="跳过",
        accept="同意",
        rival="竞争者",
    ),
    "ja": Lexicon(
        cards="アクションカード",
        privileges="特権",
        electorates="選帝侯領",
        older="他人の貴族：1段階老いる",
        players="プレイヤー",
        passing="パス",
        accept="承諾する",
        rival="対立候補",
    ),
}


class Reader:
    """A reader of that name in one language."""

    def __init__(self, name: str, words: Lexicon) -> None:
        self.name = name
        self.words = words

    def choose(self, labels: Sequence[Label]) -> int:
        """Return the chosen label."""
        groups = [label.group for label in labels]
        if self.words.privileges in groups:
            return groups.index(self.words.privileges)
        names = [label.name for label in labels]
        if self.words.accept in names:
            return names.index(self.words.accept)
        if self.words.cards in groups or names == [self.words.passing]:
            return self._buy(labels)
        if self.words.players in groups:
            return names.index(self.name) if self.name in names else 0
        return self._best(labels)

    def _buy(self, labels: Sequence[Label]) -> int:
        """Return the best card; if none, the challenge, which is free."""
        codes = [label.code for label in labels]
        for code in WANTED:
            if code in codes:
                return codes.index(code)
        names = [label.name for label in labels]
        return names.index(self.words.rival) if self.words.rival in names else 0

    def _best(self, labels: Sequence[Label]) -> int:
        """Return the choice with the greatest gain, else the best influence or age."""

        def worth(index: int) -> tuple[int, int, int]:
            label = labels[index]
            gained = sum(map(int, re.findall(r"\+(\d+)", label.effect)))
            older = label.group == self.words.older
            return gained, int(older), self._lead(label)

        return max(range(len(labels)), key=lambda i: (*worth(i), -i))

    def _lead(self, label: Label) -> int:
        """Compare own influence with the others' maximum: the last two numbers of the effect."""
        if label.group != self.words.electorates:
            return -9
        figures = [int(n) for n in re.findall(r"\d+", label.effect)]
        return -abs(figures[-1] - figures[-2] - 1) if len(figures) > 1 else -8


def choose(name: str, language: str, _prompt: str, labels: Sequence[Label], _look: Look) -> int:
    """Choose for a reader of that name and language."""
    return Reader(name, LEXICONS[language]).choose(labels)


READER = TextPlayer(
    choose,
    seats=4,
    seed="readers",
    verbs=frozenset(["buy", "use", "place", "city", "doctor", "marry", "vote", "winner"]),
    points=5,
    rivals=tuple(map(str, range(8))),
    wins=5,
)
"""Some votes may go wrong, so not every game is won."""
