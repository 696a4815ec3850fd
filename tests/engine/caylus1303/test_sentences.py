"""Texts at the table, word for word, in all four languages."""

from __future__ import annotations

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.events import Event, Plain
from engine.core.words.catalogue import LANGUAGES
from tests.engine.caylus1303.sample_texts import in_all, planning, read
from tests.engine.caylus1303.table import COURT, Table

from .corpus import crowded

WORDS = GAME.words

# The question


def test_the_headline_names_round_and_phase() -> None:
    assert in_all(WORDS.headline(planning().state)) == (
        "round 1 of 9 · planning",
        "第1輪（共9輪）・規劃階段",
        "第1轮（共9轮）·规划阶段",
        "第1ラウンド（全9ラウンド）・計画フェイズ",
    )
    assert read(WORDS.headline(Table.start("ABC", "x").state)) == "choosing characters"
    over = Table().round(9).begin(4).state
    assert read(WORDS.headline(over)) == "round 9 · game over"


def test_a_prompt_names_cost_and_means() -> None:
    assert in_all(WORDS.prompt(planning().state, 0)) == (
        "place a worker or pass. A placement costs 1 worker; you have 6 workers in hand.",
        "請放置工人或跳過。每次放置需1名工人；你手上有6名工人。",
        "请放置工人或跳过。每次放置需1名工人；你手上有6名工人。",
        "労働者を配置するか、パスしてください。配置には労働者1人が必要で、手元は労働者6人です。",
    )
    table = planning().play("A pass")
    assert "A placement costs 2 workers" in read(WORDS.prompt(table.state, 1))


def test_the_bridge_prompt_names_order_provost_and_price() -> None:
    table = Table().passed("BCA").only(2)
    assert in_all(WORDS.prompt(table.state, 1)) == (
        "move the provost up to 3 steps, 1 worker each, or don’t. He is between 13 and "
        "14; you have 6 workers in hand. Order: Bob, 小雨, Alice. You may talk and make deals, "
        "but promises don’t bind.",
        "請移動教區長最多3步，每步1名工人，或不移動。教區長位於第13格與第14格之間；你手上有6名工人。"
        "順序：Bob、小雨、Alice。可以商量，但承諾沒有約束力。",
        "请移动教区长最多3步，每步1名工人，或不移动。教区长位于第13格和第14格之间；你手上有6名工人。"
        "顺序：Bob、小雨、Alice。可自由谈判，承诺没有约束力。",
        "監督官を3マスまで動かせます（1マス労働者1人）。監督官は13番と14番の間、手元は労働者6人です。"
        "順番：Bob、小雨、Alice。相談は自由ですが、約束に拘束力はありません。",
    )


def test_the_bridge_prompt_names_the_longest_move_that_can_be_paid_for() -> None:
    table = Table().hands(A=1, B=2).passed("BAC").only(2)
    assert "provost up to 2 steps, 1 worker each, or don’t." in read(WORDS.prompt(table.state, 1))
    table.play("B provost 0")
    assert in_all(WORDS.ask(table.state, 0)) == (
        "move the provost 1 step for 1 worker, or don’t",
        "請移動教區長最多1步，每步1名工人，或不移動",
        "请移动教区长最多1步，每步1名工人，或不移动",
        "監督官を1マスまで動かせます（1マス労働者1人）",
    )


# The choices


def label(state: Caylus1303State, choice: str, language: str = "en") -> tuple[str, ...]:
    offer = WORDS.offer(state, state.stack[-1][1], choice)
    effect = read(offer.effect, language) if offer.effect else ""
    return offer.code, read(offer.name, language), effect, read(offer.group, language)


def test_a_place_has_code_owner_effect_and_the_owners_gain() -> None:
    table = planning()
    assert [label(table.state, "stone_farm", language) for language in LANGUAGES] == [
        (
            "15",
            "Farm (Bob)",
            "2 food and 1 cloth · owner +1, 1 food",
            "The road",
        ),
        ("15", "農場（Bob）", "2個食物與1個布料・擁有者+1、1個食物", "道路"),
        ("15", "农场（Bob）", "2个食物和1个布料·拥有者+1、1个食物", "道路"),
        ("15", "農場（Bob）", "食料2個と布地1個・所有者に1点と食料1個", "道の建物"),
    ]
    assert label(table.state, "stone_gold_mine")[2] == "1 gold · beyond provost"
    assert label(table.state, "toll")[2] == "move the provost up to 2 steps · acts second"


def test_steward_and_thief_are_included() -> None:
    for people, gain in (({"B": "steward"}, 2), ({"A": "thief"}, 0)):
        table = Table().people(("bailiff", "foreman", "night_worker"), **people)
        table.tile("wood_farm", "B")
        effect = label(table.begin(1).state, "wood_farm")[2]
        assert effect == f"2 food · owner +{gain} · beyond provost"


def test_site_and_pass_have_codes() -> None:
    table = planning()
    assert label(table.state, "site") == (
        "S",
        "Castle site",
        "slot 1: deliver batches later this round",
        "Castle site",
    )
    assert label(table.state, "pass") == (
        "",
        "Pass",
        "no. 1 on the bridge; Start Player next round",
        "Answer",
    )
    codes = [label(table.state, tile)[0] for tile in table.state.site_tiles]
    assert codes == ["S1", "S2", "S3"]


def test_codes_count_what_is_left_in_each_supply() -> None:
    table = planning().give("A", wood=2)
    table.resume(2, ("choose_wood_tile", 0))
    assert label(table.state, "wood_farm")[0] == "w1"
    assert label(table.state, "wood_covered_market")[0] == ""
    assert label(table.state, "wood_tailor")[0] == "w5"
    stone = Table().give("A", stone=1, food=1).resume(2, ("choose_stone_tile", 0, 0))
    assert label(stone.state, "stone_alchemist") == (
        "s5",
        "Alchemist",
        "pay 1 wood and 1 stone · +5 · 1 basic resource → 1 gold or 2 basic resources → 2 gold",
        "Stone buildings",
    )


def test_a_monument_has_cost_points_and_lasting_effect() -> None:
    table = Table().residence("A", "start_quarry").give("A", gold=1, wood=1).begin(4)
    assert label(table.state, "mon_garden") == (
        "m1",
        "Garden",
        "pay 1 wood and 1 gold · +4 · 2 workers every recruitment",
        "Monuments",
    )


def test_characters_keep_their_code_for_the_whole_game() -> None:
    table = Table().people(COURT, A="journeyman", B="bailiff").favour("A")
    assert read(WORDS.offer(table.state, 0, "A").effect) == "Bailiff, Goldsmith"
    table.play("A favour A")
    assert label(table.state, "bailiff") == (
        "P5",
        "Bailiff",
        "held by Bob · move the provost 1 step after the bridge step",
        "Other players’ characters",
    )
    assert label(table.state, "thief")[0] == "P3"
    table.play("A take bailiff")
    again = table.favour("C").play("C favour A")
    assert label(again.state, "bailiff")[:1] == ("P5",)


def test_a_provost_move_names_whom_it_brings_in_and_leaves_out() -> None:
    """So that the bridge step can be negotiated."""
    table = crowded()
    expected = {
        "+1": ("+1 (up to 15)", "1 worker · active: 15 Alice & Bob"),
        "+3": ("+3 (up to 17)", "3 workers · active: 15 Alice & Bob, 16 Alice, 17 Alice"),
        "-1": ("−1 (up to 13)", "1 worker · no worker affected"),
        "0": ("0 (stay)", ""),
    }
    assert {choice: label(table.state, choice)[1:3] for choice in expected} == expected
    table.play("A provost +3")
    assert label(table.state, "-2")[2] == "2 workers · beyond: 16 Alice, 17 Alice"
    assert label(table.state, "-3", "ja")[2] == (
        "労働者3人・監督官の先になる：AliceとBob（15番）、Alice（16番）、Alice（17番）"
    )
    assert WORDS.offer(table.state, 1, "-2").is_number


def test_a_step_without_a_worker_is_idle() -> None:
    table = crowded()  # with workers on 15, 16 and 17, and the provost behind 14
    idle = [choice for choice in table.choices if WORDS.offer(table.state, 0, choice).idle_heading]
    assert idle == ["-3", "-2", "-1"]
    assert read(WORDS.offer(table.state, 0, "-1").idle_heading) == "To a space without workers"


def test_toll_and_bailiff_cost_nothing() -> None:
    table = Table().worker("A", "toll", "wood_market").only(2)
    assert label(table.state, "+1")[1:3] == ("+1 (up to 14)", "active: 14 Alice")
    table = Table().people(("thief", "steward", "night_worker"), B="bailiff").only(2)
    table.default_until("bailiff_move")
    assert label(table.state, "-1")[2] == "no worker affected"


def test_a_batch_names_everything_it_brings() -> None:
    table = Table().people(COURT, A="foreman goldsmith").worker("A", "site")
    table.give("A", food=2, wood=2, stone=1, gold=1).only(3)
    assert label(table.state, "food+wood+stone")[1:3] == ("1 food, 1 wood and 1 stone", "+6")
    assert label(table.state, "food+wood+gold")[2] == "+11"


def test_a_market_and_a_payment_name_the_readers_goods() -> None:
    table = Table().give("A", food=2).hands(A=2).worker("A", "start_market_a").only(2)
    table.default_until("use_building")
    assert label(table.state, "use")[1:3] == (
        "1 worker → 1 basic resource",
        "you have 2 food and 1 worker",
    )
    table.play("A activate use")
    assert label(table.state, "food")[1:3] == ("Food", "1 food · you have 2 food")


# What happened


def sentences(kind: str, seat: int, **data: Plain) -> tuple[str, ...]:
    return in_all(WORDS.story(Event(kind, seat, data)))


def test_building_with_the_architect() -> None:
    figures: dict[str, Plain] = {"wood": -1, "food": -1, "houses": -1, "pp": 3, "architect": 1}
    assert sentences("built", 0, tile="wood_farm", space=14, **figures) == (
        "Alice pays 1 food and 1 wood for the Farm (wood) at 15: +3 (with Architect).",
        "Alice支付1個食物與1個木材，建造第15格農場（木材）：+3（含建築師）。",
        "Alice支付1个食物和1个木材，建造第15格农场（木材）：+3（含建筑师）。",
        "Aliceが食料1個と木材1個を支払い、15番の農場（木造）を建築：3点（建築家を含む）。",
    )


def test_gains_are_announced_and_totals_are_not() -> None:
    """A ruling (rules: Only your own total shows)."""
    assert sentences("placement", 1, tile="wood_farm", space=14, by=0, pp=1) == (
        "Bob owns the Farm (wood) at 15: +1 point.",
        "Bob擁有第15格農場（木材），獲得1點威望。",
        "Bob拥有第15格农场（木材），获得1点威望。",
        "15番の農場（木造）の所有者Bobが名声1点を得る。",
    )


def test_placing_with_and_without_the_surcharge() -> None:
    road: dict[str, Plain] = {"place": "start_farm_a", "space": 5, "slot": 0, "second": 0}
    assert sentences("placed", 0, how="plan", workers=-1, **road)[0] == (
        "Alice places a worker on the Farm (starting) at 6."
    )
    assert sentences("placed", 0, how="plan", workers=-2, camp=1, **road) == (
        "Alice places a worker on the Farm (starting) at 6. It costs 1 worker extra.",
        "Alice將工人放在第6格農場（起始）。另將1名工人送回營地。",
        "Alice将工人放在第6格农场（起始）。另将1名工人送回营地。",
        "Aliceが6番の農場（初期）に労働者を配置。さらに労働者1人を野営地へ戻す。",
    )
    assert sentences("placed", 0, how="early_riser", workers=-2, camp=1, **road)[0] == (
        "Early Riser: Alice places a worker on the Farm (starting) at 6."
    )


def test_the_gains_of_a_building() -> None:
    church: dict[str, Plain] = {"tile": "stone_church", "space": 16, "lost": 0}
    assert sentences("used", 0, workers=-2, camp=2, pp=4, **church) == (
        "Alice pays 2 workers for 4 points at the Church at 17.",
        "Alice在第17格教堂支付2名工人，獲得4點威望。",
        "Alice在第17格教堂支付2名工人，获得4点威望。",
        "Aliceが17番の教会で労働者2人を支払い、名声4点を得る。",
    )
    fair: dict[str, Plain] = {"tile": "fairground", "space": 0, "lost": 0}
    assert sentences("used", 0, wood=-1, **fair)[0] == "Alice pays 1 wood at the Fairground at 1."
    guild: dict[str, Plain] = {"tile": "stone_guild", "space": -1, "lost": 3}
    assert sentences("used", 0, food=-1, workers=2, camp=-2, **guild)[0] == (
        "Alice pays 1 food for 2 workers at the Guild (stone) on the site. "
        "The camp has 3 workers too few."
    )
    manor: dict[str, Plain] = {"tile": "wood_manor", "space": 14, "lost": 0}
    assert WORDS.story(Event("used", 0, manor)) is None


def test_recruitment_is_one_line() -> None:
    shares: dict[str, Plain] = {"workers": (3, 5, 0), "lost": (0, 0, 3), "cloth": (0, 1, 0)}
    assert sentences("recruited", -1, **shares) == (
        "Recruitment: Alice 3 workers, Bob 1 cloth and 5 workers, 小雨 nothing.",
        "募工：Alice（3名工人）、Bob（1個布料與5名工人）、小雨（0個資源）。",
        "募工：Alice（3名工人）、Bob（1个布料和5名工人）、小雨（0个资源）。",
        "募集：Alice（労働者3人）、Bob（布地1個と労働者5人）、小雨（なし）。",
    )


def test_moving_the_provost() -> None:
    way: dict[str, Plain] = {"start": 14, "end": 12, "steps": -2}
    assert sentences("provost_moved", 2, how="bridge", workers=-2, camp=2, **way) == (
        "小雨 pays 2 workers and moves the provost back 2: the road is active up to 12.",
        "小雨支付2名工人，將教區長向後移動2步，啟動範圍到第12格。",
        "小雨支付2名工人，将教区长向后移动2步，启动范围到第12格。",
        "小雨が労働者2人を支払い、監督官を2マス後退：12番まで発動。",
    )
    assert sentences("provost_moved", 2, how="bailiff", start=12, end=13, steps=1)[0] == (
        "With the Bailiff 小雨 moves the provost forward 1: the road is active up to 13."
    )


def test_characters_change_hands() -> None:
    assert sentences("character", 0, character="thief", source=1) == (
        "Alice takes the Thief from Bob.",
        "Alice拿走Bob的竊賊。",
        "Alice拿走Bob的窃贼。",
        "AliceがBobから泥棒を取る。",
    )


def test_the_end_reveals_prestige() -> None:
    assert sentences("final_score", 0, before=41, left=2, pp=4) == (
        "Alice reveals 41 points, and 2 gold adds 4.",
        "Alice亮出41點威望，2個黃金再加4點。",
        "Alice展示41点威望，2个黄金再加4点。",
        "Aliceが名声41点を公開、黄金2個でさらに4点。",
    )
    assert sentences("game_over", -1, scores=(61, 40, 61), winners=(0, 2))[0] == (
        "The game is over. Alice and 小雨 share the win with 61 points."
    )


# Refusals


def test_a_refusal_has_rule_need_have_and_section() -> None:
    table = Table().give("A", wood=1, food=1).resume(2, ("choose_wood_tile", 0))
    assert in_all(table.why_not("A", "wood_spinning_mill")) == (
        "That costs 2 wood; you have 1 wood.",
        "需支付2個木材；你目前有1個木材。",
        "需支付2个木材；你目前有1个木材。",
        "コストは木材2個ですが、手持ちは木材1個です。",
    )


def test_a_refusal_names_whose_worker_is_in_the_way() -> None:
    table = Table().worker("B", "toll").begin(1)
    assert in_all(table.why_not("A", "toll")) == (
        "A building holds 1 worker, and Bob already has one on the Toll.",
        "每座建築只能放1名工人，召回已有Bob的工人。",
        "每座建筑只能放1名工人，召回已有Bob的工人。",
        "建物に置ける労働者は1人で、関所にはすでにBobさんの労働者がいます。",
    )
