"""The words a reader of Caylus 1303 needs in each language, as patterns."""

from __future__ import annotations

from dataclasses import dataclass

from tests.engine.games.goods_reader import GoodsLexicon


@dataclass(frozen=True)
class Lexicon(GoodsLexicon):
    """Additionally, how a building states its points."""

    points: str
    owner: str


LEXICONS = {
    "en": Lexicon(
        amounts={
            "food": r"(\d+) food",
            "wood": r"(\d+) wood\b",
            "stone": r"(\d+) stone",
            "cloth": r"(\d+) cloth",
            "gold": r"(\d+) gold",
            "basic": r"(\d+) basic resource",
            "worker": r"(\d+) worker",
            "point": r"(\d+) point",
            "favour": r"(\d+) favour",
        },
        either=" or ",
        dot=" · ",
        pays="^pay ",
        points=r"^\+(\d+)",
        owner="^owner ",
        beyond="beyond provost",
        in_reach="^active: ",
        out_of_reach="^beyond: ",
        you_have="you have",
        place="place a worker or pass",
        batch="deliver a batch",
        supply="To build",
        costs="^costs ",
        players="Players",
        winners="Won by (.+)",
        builds={
            "w": "build a wood building",
            "s": "build a stone building",
            "claim": "claim a starting building|your Residence",
        },
    ),
    "zh-TW": Lexicon(
        amounts={
            "food": r"(\d+)個食物",
            "wood": r"(\d+)個木材(?!建)",
            "stone": r"(\d+)個石材(?!建)",
            "cloth": r"(\d+)個布料",
            "gold": r"(\d+)個黃金",
            "basic": r"(\d+)個基本資源",
            "worker": r"(\d+)名工人",
            "point": r"(\d+)點威望",
            "favour": r"(\d+)次恩賜",
        },
        either="或",
        dot="・",
        pays="^支付",
        points=r"^\+(\d+)",
        owner="^擁有者",
        beyond="教區長前方",
        in_reach="^變為可執行：",
        out_of_reach="^變成在教區長前方：",
        you_have="你有",
        place="請放置工人或跳過",
        batch="運送1批貨物",
        supply="供應堆",
        costs="^費用",
        players="玩家",
        winners="獲勝：(.+)",
        builds={
            "w": "建造1座木材建築",
            "s": "建造1座石材建築",
            "claim": "1座起始建築放上自家房屋|成為自家住宅",
        },
    ),
    "zh-CN": Lexicon(
        amounts={
            "food": r"(\d+)个食物",
            "wood": r"(\d+)个木材(?!建)",
            "stone": r"(\d+)个石材(?!建)",
            "cloth": r"(\d+)个布料",
            "gold": r"(\d+)个黄金",
            "basic": r"(\d+)个基本资源",
            "worker": r"(\d+)名工人",
            "point": r"(\d+)点威望",
            "favour": r"(\d+)次恩赐",
        },
        either="或",
        dot="·",
        pays="^支付",
        points=r"^\+(\d+)",
        owner="^拥有者",
        beyond="教区长前方",
        in_reach="^变为可执行：",
        out_of_reach="^变成在教区长前方：",
        you_have="你有",
        place="请放置工人或跳过",
        batch="运送1批货物",
        supply="供应堆",
        costs="^费用",
        players="玩家",
        winners="获胜：(.+)",
        builds={
            "w": "建造1座木材建筑",
            "s": "建造1座石材建筑",
            "claim": "1座起始建筑放上自己的房屋|成为自己的住宅",
        },
    ),
    "ja": Lexicon(
        amounts={
            "food": r"食料(\d+)個",
            "wood": r"木材(\d+)個",
            "stone": r"石材(\d+)個",
            "cloth": r"布地(\d+)個",
            "gold": r"黄金(\d+)個",
            "basic": r"基本資源(\d+)個",
            "worker": r"労働者(\d+)人",
            "point": r"名声(\d+)点",
            "favour": r"恩恵(\d+)回",
        },
        either="または",
        dot="・",
        pays="^コスト|^労働者\\d+人$",
        points=r"^(\d+)点",
        owner="^所有者に",
        beyond="監督官の先",
        in_reach="^発動するようになる：",
        out_of_reach="^監督官の先になる：",
        you_have="手持ち",
        place="労働者を配置するか、パス",
        batch="1組を輸送する",
        supply="サプライ",
        costs="^コスト",
        players="プレイヤー",
        winners="勝者：(.+)",
        builds={
            "w": "木造建物を1つ建築",
            "s": "石造建物を1つ建築",
            "claim": "初期建物1つに家を置く|自分の住宅になる",
        },
    ),
}
