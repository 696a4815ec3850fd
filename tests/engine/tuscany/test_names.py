"""Names are those of the rules; refusals and cards are complete."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.tuscany import GAME, rules
from engine.tuscany.data import BONUSES, KINDS, YIELD_WORDS

NAMES_OF_RULES = {
    "en": (
        "Village Farm Carriage Monastery Quarry City Inn Castle",
        "+1 region card|+1 storage|+1 marble|+1 worker|+1 yield card",
        "The Castles of Tuscany|Wild token|Starting castle",
    ),
    "zh-TW": (
        "村莊 農場 馬車 修道院 礦場 城市 酒館 城堡",
        "+1 區域牌|+1 存放區|+1 大理石|+1 工人|+1 生產牌",
        "托斯卡尼城堡|六角指示物|起始城堡",
    ),
    "zh-CN": (
        "村庄 农场 马车 修道院 矿场 城市 酒馆 城堡",
        "+1 区域牌|+1 存放区|+1 大理石|+1 工人|+1 生产牌",
        "托斯卡纳城堡|六角指示物|起始城堡",
    ),
    "ja": (
        "村 農場 馬車 修道院 採石場 都市 宿屋 城",
        "+1 地域カード|+1 保管スペース|+1 大理石|+1 労働者|+1 産出カード",
        "トスカーナの城|ワイルドヘクス|初期城",
    ),
}


def test_every_refusal_has_a_text_and_every_text_its_refusal() -> None:
    sources = [f for f in files(rules).iterdir() if f.name.endswith(".py")]
    named = {
        f"tuscany-refusal-{word}"
        for file in sources
        if file.name != "__init__.py"
        for word in re.findall(r'reason\(\s*"([\w-]+)"', file.read_text(encoding="utf-8"))
    }
    texts = catalogue("en", GAME.package).keys
    assert {key for key in texts if key.startswith("tuscany-refusal-")} == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_equal_the_rules_file(language: str) -> None:
    say = catalogue(language, GAME.package).say
    kinds, bonuses, others = NAMES_OF_RULES[language]
    assert [say(f"tuscany-kind-{word}") for word in KINDS] == kinds.split()
    assert [say(f"tuscany-bonus-{word}") for word in BONUSES] == bonuses.split("|")
    words = ("tuscany-title", "tuscany-item-token", "tuscany-item-starting_castle")
    assert [say(word) for word in words] == others.split("|")


def test_every_tile_bonus_and_yield_has_a_card() -> None:
    ids = {card.id for card in GAME.words.cards}
    assert {*KINDS, *BONUSES, *YIELD_WORDS, "token", "starting_castle"} <= ids
    assert {"draw", "take", "place", "payment", "marble", "region", "final", "ties"} <= ids
