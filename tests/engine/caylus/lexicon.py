"""The words a reader of Caylus needs in each language, as patterns."""

from __future__ import annotations

from dataclasses import dataclass

from tests.engine.games.goods_reader import GoodsLexicon


@dataclass(frozen=True)
class Lexicon(GoodsLexicon):
    """Additionally, how a building states its points."""

    own_points: str
    others_points: str


LEXICONS = {
    "en": Lexicon(
        amounts={
            "food": r"(\d+) food",
            "wood": r"(\d+) wood\b",
            "stone": r"(\d+) stone",
            "cloth": r"(\d+) cloth",
            "gold": r"(\d+) gold",
            "any": r"(\d+) cubes? of any kind",
            "basic": r"(\d+) basic cube",
            "denier": r"(\d+) denier",
            "vp": r"(\d+) point",
            "favor": r"(\d+) royal favour",
        },
        either=" or ",
        dot=" · ",
        pays=r"pay (?:(\d+)$)?",
        own_points=r"(?:^|: |, )\+(\d+)$",
        others_points=r"[^:,] \+\d+$",
        beyond="beyond provost",
        in_reach="^now in reach: ",
        out_of_reach="^now beyond him: ",
        you_have="you have",
        place="place a worker or pass",
        batch="hand in a batch",
        supply="To build",
        costs="^costs ",
        players="Players",
        winners="Won by (.+)",
        builds={
            "w": "build a wood building",
            "s": "build a stone building",
            "p": "prestige building",
            "residence": "your Residence",
        },
    ),
    "zh-TW": Lexicon(
        amounts={
            "food": r"(\d+)個食物",
            "wood": r"(\d+)個木材",
            "stone": r"(\d+)個石頭",
            "cloth": r"(\d+)個布料",
            "gold": r"(\d+)個黃金",
            "any": r"(\d+)個任意資源",
            "basic": r"(\d+)個非黃金資源",
            "denier": r"(\d+)元",
            "vp": r"(\d+)分聲望",
            "favor": r"(\d+)次國王賞賜",
        },
        either="或",
        dot="・",
        pays=r"支付(?:(\d+)元$)?",
        own_points=r"(?:^|：|，)\+(\d+)分$",
        others_points=r"[^：，]\+\d+分$",
        beyond="市長前方",
        in_reach="^變成可執行：",
        out_of_reach="^變成在市長前方：",
        you_have="你有",
        place="請指派工人或放棄指派",
        batch="請繳交1組資源",
        supply="建築庫存",
        costs="^費用",
        players="玩家",
        winners="獲勝：(.+)",
        builds={
            "w": "建造1棟木造建築物",
            "s": "建造1棟石造建築物",
            "p": "升級成特製建築物",
            "residence": "升級成住所|成為自家住所",
        },
    ),
    "zh-CN": Lexicon(
        amounts={
            "food": r"(\d+)个食物",
            "wood": r"(\d+)个木材",
            "stone": r"(\d+)个石材",
            "cloth": r"(\d+)个布料",
            "gold": r"(\d+)个黄金",
            "any": r"(\d+)个任意资源",
            "basic": r"(\d+)个非黄金资源",
            "denier": r"(\d+)元",
            "vp": r"(\d+)点威望",
            "favor": r"(\d+)次国王恩赐",
        },
        either="或",
        dot="·",
        pays=r"支付(?:(\d+)元$)?",
        own_points=r"(?:^|：|，)\+(\d+)点$",
        others_points=r"[^：，]\+\d+点$",
        beyond="教区长前方",
        in_reach="^变为可执行：",
        out_of_reach="^变成在教区长前方：",
        you_have="你有",
        place="请放置工人或跳过",
        batch="请交付1批资源",
        supply="待建建筑",
        costs="^费用",
        players="玩家",
        winners="获胜：(.+)",
        builds={
            "w": "建造1座木制建筑",
            "s": "建造1座石制建筑",
            "p": "升级为威望建筑",
            "residence": "改建为住宅|成为自己的住宅",
        },
    ),
    "ja": Lexicon(
        amounts={
            "food": r"食料(\d+)個",
            "wood": r"木材(\d+)個",
            "stone": r"石材(\d+)個",
            "cloth": r"布地(\d+)個",
            "gold": r"金(\d+)個",
            "any": r"任意の資源(\d+)個",
            "basic": r"金以外の資源(\d+)個",
            "denier": r"金貨(\d+)枚",
            "vp": r"(\d+)点",
            "favor": r"王の恩恵(\d+)つ",
        },
        either="または",
        dot="・",
        pays=r"^コスト(?:金貨(\d+)枚$)?",
        own_points=r"(?:^|：|、)(\d+)点$",
        others_points=r"に\d+点$",
        beyond="監督官の先",
        in_reach="^処理されるようになる：",
        out_of_reach="^監督官の先になる：",
        you_have="手持ち",
        place="職人を配置するか、パス",
        batch="資源1組を納める",
        supply="ストックの建物",
        costs="^コスト",
        players="プレイヤー",
        winners="勝者：(.+)",
        builds={
            "w": "木造建物を",
            "s": "石造建物を",
            "p": "名声建物に改築",
            "residence": "邸宅に改築|自分の邸宅になり",
        },
    ),
}
