"""A player who sees only texts: the question, the labels of the choices, the hand in words.

It uses nothing of the engine: no states, no words of choices, no catalogue keys.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.engine.games.game_extras import Label, Look, TextPlayer


@dataclass(frozen=True)
class Lexicon:
    """The words a reader needs in a language, as patterns."""

    region: str
    place: str
    display: str
    draw: str
    decline: str
    use: str
    turn: str
    store: str
    fits: str
    storage_bonus: str
    hand: str


LEXICONS = {
    "en": Lexicon(
        region="Your region",
        place="Place a tile",
        display="Display: take a tile",
        draw="Draw",
        decline="Decline",
        use="Use a marble",
        turn="Turn the region by 180°",
        store="into storage",
        fits=r"fits on ([\d, ]+)",
        storage_bonus="+1 storage",
        hand="What you could place now",
    ),
    "zh-TW": Lexicon(
        region="你的區域",
        place="放置板塊",
        display="展示區：拿取",
        draw="抽牌",
        decline="放棄",
        use="使用大理石",
        turn="區域旋轉180°",
        store="放入存放區",
        fits=r"可放第([\d、]+)格",
        storage_bonus="+1 存放區",
        hand="現在可以放置",
    ),
    "zh-CN": Lexicon(
        region="你的区域",
        place="放置板块",
        display="展示区：拿取",
        draw="抽牌",
        decline="放弃",
        use="使用大理石",
        turn="区域旋转180°",
        store="放入存放区",
        fits=r"可放第([\d、]+)格",
        storage_bonus="+1 存放区",
        hand="现在可以放置",
    ),
    "ja": Lexicon(
        region="自分の領地",
        place="タイルを置く",
        display="場から取る",
        draw="引く",
        decline="辞退する",
        use="大理石を使う",
        turn="領地を180°回転",
        store="保管スペースへ",
        fits=r"マス([\d、]+)に置ける",
        storage_bonus="+1 保管スペース",
        hand="今置けるもの",
    ),
}


def best(words: Lexicon, labels: Sequence[Label]) -> int:
    """Return the choice of a sensible reader."""
    for index, label in enumerate(labels):
        if label.name in (words.use, words.storage_bonus):
            return index
    places = [i for i, label in enumerate(labels) if label.group in (words.region, words.place)]
    if places:
        return max(places, key=lambda i: _worth(words, labels[i]))
    takes = [i for i, label in enumerate(labels) if label.group == words.display]
    free = any(label.name == words.decline for label in labels)
    fitting = [i for i in takes if free or words.store in labels[i].effect]
    fitting = [i for i in fitting if re.search(words.fits, labels[i].effect)]
    if fitting:
        return max(fitting, key=lambda i: _targets(words, labels[i]))
    return next((i for i, label in enumerate(labels) if label.group == words.draw), 0)


def _worth(words: Lexicon, label: Label) -> int:
    """Return the points a placement scores at once; turning the region is worth nothing."""
    points = sum(int(n) for n in re.findall(r"\+(\d+)", label.effect))
    return points if label.name != words.turn else -1


def _targets(words: Lexicon, label: Label) -> int:
    found = re.search(words.fits, label.effect)
    return len(re.findall(r"\d+", found[1])) if found else 0


def choose(_name: str, language: str, _prompt: str, labels: Sequence[Label], _look: Look) -> int:
    """Choose for a reader of that language."""
    return best(LEXICONS[language], labels)


READER = TextPlayer(
    choose,
    seats=3,
    seed="readers",
    verbs=frozenset(["draw", "take", "place", "pay", "marble", "castle", "bonus"]),
    points=40,
    rivals=("1", "2", "3"),
    wins=3,
)
