"""Texts at the table, word for word, in all four languages."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.caylus.rules.building import BuildCraft, FavourLine
from engine.caylus.rules.castle import CastleBatch
from engine.caylus.rules.placing import PlaceOrPass
from engine.caylus.rules.provost import ProvostMove
from engine.caylus.rules.residences import ChooseLawyerTarget
from engine.caylus.rules.road import OwnerBonus
from engine.caylus.state import CaylusState
from engine.core.chance import Chance
from engine.core.errors import IllegalMove
from engine.core.events import Event, Plain
from tests.engine.games.rendered_texts import RenderedTexts

from .corpus import ask

NAMES = ("Alice", "Bob", "小雨")
WORDS = GAME.words
ALOUD = RenderedTexts("caylus", NAMES)
read, in_all = ALOUD.read, ALOUD.in_all


@pytest.fixture
def state() -> CaylusState:
    """Return three players at their first decision; Bob owns a farm on 9 and has a worker on 8."""
    state = GAME.new(3, {}, Chance.from_seed("sentences"))
    state.road_tile[1:7] = [
        "neutral_quarry",
        "neutral_forest",
        "neutral_sawmill",
        "neutral_farm",
        "neutral_marketplace",
        "neutral_carpenter",
    ]
    state.lay("wood_farm_food", 1, 9)
    state.stock["wood_farm_food"] = 0
    state.road_worker[8] = 1
    state.turn_order = [0, 1, 2]
    state.deniers = [7, 8, 8]
    state.pass_order = [2]
    state.open_places = state.find_open_places()
    return ask(state, PlaceOrPass(0))


# The question


def test_the_headline_names_turn_and_phase(state: CaylusState) -> None:
    assert in_all(WORDS.headline(state)) == (
        "round 1 · placing workers",
        "第1回合・指派工人",
        "第1轮·放置工人",
        "第1ターン・職人フェイズ",
    )


def test_a_prompt_names_cost_and_means(state: CaylusState) -> None:
    assert in_all(WORDS.prompt(state, 0)) == (
        "place a worker or pass. A worker costs 2 deniers; "
        "you have 7 deniers and 6 workers in hand.",
        "請指派工人或放棄指派。每名工人需2元；你有7元與6名工人。",
        "请放置工人或跳过。每名工人需2元；你有7元和6名工人。",
        "職人を配置するか、パスしてください。配置コストは金貨2枚、手持ちは金貨7枚と職人6人です。",
    )


def test_a_prompt_mentions_own_buildings_where_they_are_cheaper(state: CaylusState) -> None:
    ask(state, PlaceOrPass(1))
    assert "costs 2 deniers, or 1 denier on your own buildings" in read(WORDS.prompt(state, 1))


def test_a_prompt_names_the_longest_move_of_the_provost_that_can_be_paid_for(
    state: CaylusState,
) -> None:
    ask(state, ProvostMove(0))
    assert "provost up to 3 spaces, 1 denier each, or not." in read(WORDS.prompt(state, 0))
    state.deniers[0] = 2
    assert in_all(WORDS.ask(state, 0)) == (
        "move the provost up to 2 spaces, 1 denier each, or not",
        "請移動市長最多2格，每格1元，或不移動",
        "请移动教区长最多2格，每格1元，或不移动",
        "監督官を2マスまで、1マスにつき金貨1枚で移動できます",
    )
    state.deniers[0] = 1
    assert read(WORDS.ask(state, 0)) == "move the provost 1 space for 1 denier, or not"


def test_the_owner_is_told_who_came(state: CaylusState) -> None:
    state.lay("park", 1, 10)
    ask(state, OwnerBonus(1, 10, 0))
    assert in_all(WORDS.prompt(state, 1)) == (
        "Park (10) is yours: choose the cube you gain. Alice used it.",
        "你的公園（10）：請選擇獲得的資源。Alice使用了它。",
        "你的公园（10）：请选择获得的资源。Alice使用了它。",
        "あなたの公園（10）：得る資源を選んでください。Aliceさんが使いました。",
    )


# The choices


def label(state: CaylusState, choice: str, language: str = "en") -> tuple[str, ...]:
    offer = WORDS.offer(state, state.stack[-1].seat, choice)
    effect = read(offer.effect, language) if offer.effect else ""
    return offer.code, read(offer.name, language), effect, read(offer.group, language)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            ("9", "Farm (Bob)", "2 food or 1 cloth · pay 2 · Bob +1 · beyond provost", "The road"),
        ),
        (
            "zh-TW",
            (
                "9",
                "農場（Bob）",
                "2個食物或1個布料・支付2元・Bob +1分・市長前方",
                "發展路徑",
            ),
        ),
        (
            "zh-CN",
            ("9", "农场（Bob）", "2个食物或1个布料·支付2元·Bob +1点·教区长前方", "道路"),
        ),
        (
            "ja",
            (
                "9",
                "農場（Bob）",
                "食料2個または布地1個・コスト金貨2枚・Bobに1点・監督官の先",
                "道の建物",
            ),
        ),
    ],
)
def test_a_place_has_code_owner_effect_and_price(
    state: CaylusState, language: str, expected: tuple[str, ...]
) -> None:
    assert label(state, "9", language) == expected


def test_places_before_the_road_have_letters(state: CaylusState) -> None:
    places = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle")
    assert [label(state, place)[0] for place in places] == list("ABCDEFG")
    assert label(state, "castle") == (
        "G",
        "Castle",
        "build the castle: Dungeon, 5 points per batch · pay 2",
        "The castle",
    )


def test_passing_names_the_place_on_the_bridge(state: CaylusState) -> None:
    assert label(state, "pass") == ("", "Pass", "no. 2 on the bridge", "Answer")
    state.pass_order = []
    assert label(state, "pass")[2] == "first on the bridge: 1 denier"


def test_an_offset_names_the_affected_workers(state: CaylusState) -> None:
    ask(state, ProvostMove(0))
    assert label(state, "+2") == ("8", "+2", "pay 2 · now in reach: Bob (8)", "Provost")
    assert label(state, "-1") == ("5", "−1", "pay 1 · Marketplace", "Provost")
    assert label(state, "0") == ("6", "0 (stay)", "Carpenter", "Provost")
    state.provost = 8
    assert label(state, "-2") == ("6", "−2", "pay 2 · now beyond him: Bob (8)", "Provost")
    assert WORDS.offer(state, 0, "+1").is_number


def test_a_building_has_cost_points_and_effect(state: CaylusState) -> None:
    ask(state, BuildCraft(0, "wood", 0))
    assert label(state, "wood_farm_cloth") == (
        "w1",
        "Farm (cloth)",
        "pay 1 food and 1 wood · +2 · 1 food or 2 cloth",
        "Wood buildings",
    )
    ask(state, BuildCraft(0, "stone", 1))
    assert label(state, "church")[2] == (
        "pay 1 cloth · +3 · 2 deniers → 3 points or 4 deniers → 5 points · +1 royal favour"
    )


def test_codes_count_only_tiles_left_in_the_stock(state: CaylusState) -> None:
    ask(state, BuildCraft(0, "wood", 0))
    assert label(state, "wood_farm_food")[0] == ""
    assert label(state, "lawyer")[0] == "w7"


def test_a_residence_waits_for_the_worker_there(state: CaylusState) -> None:
    state.road_worker[3] = 2
    ask(state, ChooseLawyerTarget(0, 1))
    assert label(state, "2")[2] == "pay 1 denier and 1 cloth · your Residence, +2"
    assert label(state, "3")[2].endswith("your Residence, +2, once the worker there is back")


def test_stopping_without_a_batch_names_the_penalty(state: CaylusState) -> None:
    ask(state, CastleBatch(0))
    assert label(state, "stop")[2] == "nothing handed in: −2"
    assert label(state, "food+wood+gold")[1:3] == ("1 food, 1 wood and 1 gold", "Dungeon: +5")
    state.castle_batches[0] = 1
    assert label(state, "stop")[2] == ""


def test_a_favour_line_names_the_markers_destination(state: CaylusState) -> None:
    ask(state, FavourLine(0))
    assert label(state, "denier")[2] == "marker to level 1: 3 deniers"
    state.favour[0][1] = 2
    assert label(state, "denier")[2] == "marker stays at level 2: 4 deniers"


# What happened


def sentences(kind: str, seat: int, **data: Plain) -> tuple[str, ...]:
    return in_all(WORDS.story(Event(kind, seat, data)))


def test_building() -> None:
    assert sentences("built", 0, space=13, tile="mason", vp=4, total=27, wood=-1, food=-1) == (
        "Alice pays 1 food and 1 wood for the Mason at 13: +4 points (now 27).",
        "Alice支付1個食物與1個木材，建造第13格石匠工作坊，獲得4分聲望，現為27分。",
        "Alice支付1个食物和1个木材，建造第13格石工坊，获得4点威望，现为27点。",
        "Aliceが食料1個と木材1個を支払い、13番の石工を建築：4点、計27点。",
    )


def test_placing_on_another_players_building() -> None:
    assert sentences("placed", 0, place="9", tile="wood_farm_food", deniers=-2) == (
        "Alice pays 2 deniers and places a worker on the Farm (food) at 9.",
        "Alice支付2元，指派工人至第9格農場（食物）。",
        "Alice支付2元，将工人放置到第9格农场（食物）。",
        "Aliceが金貨2枚を支払い、9番の農場（食料）に職人を配置。",
    )
    assert sentences("owner_point", 1, space=9, tile="wood_farm_food", by=0, vp=1, total=3) == (
        "Bob owns the Farm (food) at 9: +1 point (now 3).",
        "Bob擁有第9格農場（食物），獲得1分聲望，現為3分。",
        "Bob拥有第9格农场（食物），获得1点威望，现为3点。",
        "9番の農場（食料）の所有者Bobが1点を得て計3点になる。",
    )


def test_moving_the_provost_back() -> None:
    moved: dict[str, Plain] = {"start": 9, "end": 7, "offset": -2, "how": "provost", "deniers": -2}
    assert sentences("provost_moved", 2, **moved) == (
        "小雨 pays 2 deniers and moves the provost back 2, from 9 to 7.",
        "小雨支付2元，將市長往後移動2格，從第9格到第7格。",
        "小雨支付2元，将教区长向后移动2格，从第9格到第7格。",
        "小雨が金貨2枚を支払い、監督官を9番から7番へ2マス後退。",
    )


def test_a_forced_pass_is_reported() -> None:
    assert sentences("forced", 1, rule="place_or_pass", choice="pass") == (
        "Bob can’t place another worker.",
        "Bob無法再指派工人。",
        "Bob无法再放置工人。",
        "Bobはこれ以上職人を配置できない。",
    )
    assert sentences("passed", 1, rank=3)[0] == "Bob passes (place 3 on the bridge)."


def test_a_worker_beyond_the_provost_returns() -> None:
    assert sentences("worker_home", 1, place="8", why="beyond") == (
        "Bob’s worker on space 8 is beyond the provost and returns without effect.",
        "Bob在第8格的工人位於市長前方，沒有效果，收回。",
        "Bob在第8格的工人位于教区长前方，没有效果，收回。",
        "8番のマスのBobの職人は監督官の先にいるため、効果なしで手元に戻る。",
    )
    assert WORDS.story(Event("worker_home", 1, {"place": "8", "why": "done"})) is None


def test_a_penalty_at_zero_takes_nothing() -> None:
    assert sentences("castle_penalty", 0, vp=-2, total=1)[0].endswith(
        "hands in nothing: −2 points (now 1)."
    )
    assert sentences("castle_penalty", 0)[0].endswith("at 0 points nothing is lost.")


def test_a_shared_win() -> None:
    assert sentences("game_over", -1, scores=(61, 40, 61), winners=(0, 2)) == (
        "The game is over. Alice and 小雨 share the win with 61 points.",
        "遊戲結束。Alice與小雨以61分聲望共同獲勝。",
        "游戏结束。Alice和小雨以61点威望共同获胜。",
        "ゲーム終了。Aliceと小雨が61点で共に勝利。",
    )


# Refusals


def refused(state: CaylusState, choice: str) -> tuple[str, ...]:
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, 0, choice)
    return in_all(refusal.value.reason)


def test_a_refusal_has_rule_need_have_and_section(state: CaylusState) -> None:
    state.deniers[0] = 1
    state.legal = ("pass",)
    english, *others = refused(state, "trading_post")
    assert english == "That takes 2 deniers; you have 1 denier."
    assert others == [
        "需要2元；你目前有1元。",
        "需要2元；你现有1元。",
        "必要なのは金貨2枚ですが、手持ちは金貨1枚です。",
    ]


def test_a_refusal_names_whose_worker_is_in_the_way(state: CaylusState) -> None:
    assert refused(state, "8") == (
        "Bob’s worker is already on the Carpenter (fixed), and there’s room for only 1.",
        "木匠工作坊（固定）只能放置1名工人，已有Bob的工人。",
        "木匠（固定）只能放置1名工人，已有Bob的工人。",
        "大工（基本）に置ける職人は1人だけで、すでにBobさんの職人がいます。",
    )


# The board


def page(state: CaylusState, title: str) -> list[str]:
    pages = {read(section.title): section.lines for section in WORDS.board(state, None)}
    return [read(line) for line in pages[title]]


def test_the_board_lists_every_space_of_the_road(state: CaylusState) -> None:
    assert page(state, "Road") == [
        "1 · Quarry (neutral) · 1 stone",
        "2 · Forest · 1 food or 1 wood",
        "3 · Sawmill (neutral) · 1 wood",
        "4 · Farm (neutral) · 1 food or 1 cloth",
        "5 · Marketplace (neutral) · 1 cube of any kind → 4 deniers",
        "6 · Carpenter (neutral) · build a wood building",
        "7 · Peddler (fixed) · 2 deniers → 1 basic cube · beyond provost",
        "8 · Carpenter (fixed) · build a wood building · worker: Bob · beyond provost",
        "9 · Farm (food) · owner: Bob · 2 food or 1 cloth · beyond provost",
        "10–15 · empty",
        "16 · Gold Mine · 1 gold · beyond provost",
        "17–28 · empty",
    ]


def test_the_board_names_who_is_asked_what(state: CaylusState) -> None:
    assert page(state, "Now") == [
        "round 1 · placing workers",
        "Alice to move: " + read(WORDS.prompt(state, 0)),
        "Turn order: Alice, Bob, 小雨",
    ]


def test_the_board_lists_bridge_castle_favours_and_players(state: CaylusState) -> None:
    state.inn_right = 1
    state.castle_queue = [1]
    state.castle_houses[0] = [1, 0, 1]
    assert page(state, "Bridge") == [
        "Passed, in this order: 小雨",
        "A worker costs 2 deniers now",
        "Thanks to the Inn a worker costs Bob only 1 denier",
    ]
    assert page(state, "Castle")[:2] == [
        "G · Castle · build the castle: Dungeon, 5 points per batch · "
        "workers, in building order: Bob",
        "Dungeon: 3 of 6 built, 5 points each · "
        "scored when the bailiff reaches 12 or it is full · Alice 1, Bob 2",
    ]
    assert page(state, "Royal favours")[:2] == [
        "Open up to level 2",
        "Prestige: Alice 0, Bob 0, 小雨 0",
    ]
    assert page(state, "Players")[0] == (
        "1. Alice: 0 points · 6 workers in hand · 7 deniers, 2 food, 1 wood"
    )
