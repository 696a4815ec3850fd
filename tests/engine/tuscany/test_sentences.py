"""Texts at the table, word for word, in all four languages."""

from __future__ import annotations

import pytest

from engine.core.events import Event
from engine.tuscany import GAME
from tests.engine.games.rendered_texts import RenderedTexts
from tests.engine.tuscany.table import NAMES, Table

WORDS = GAME.words
ALOUD = RenderedTexts("tuscany", NAMES)
read, in_all = ALOUD.read, ALOUD.in_all


def label(table: Table, choice: str, language: str = "en") -> str:
    """Return a choice of A in one line, as a menu shows it."""
    offer = WORDS.offer(GAME.view(table.state, 0), 0, choice)
    parts = [offer.code, read(offer.name, language)]
    if offer.effect:
        parts.append(read(offer.effect, language))
    return " | ".join(parts)


@pytest.fixture
def table() -> Table:
    """Give A a Carriage in storage, three Carriage cards, two Farm cards and a worker."""
    table = Table().hand("A", carriage=3, farm=2).give("A", workers=1, marble=1)
    return table.store("A", "carriage").begin()


def test_the_headline(table: Table) -> None:
    assert in_all(WORDS.headline(table.state)) == (
        "round 1 · turn 1",
        "第1輪・第1回合",
        "第1轮·第1回合",
        "第1ラウンド・1手番目",
    )


def test_the_headline_of_the_set_up_of_the_last_turns_and_of_the_end() -> None:
    assert read(WORDS.headline(GAME.new(2))) == "setup"
    table = Table().reveal("A", 20)
    table.state.round = 3
    table.begin().play("A take A")
    assert read(WORDS.headline(table.state)) == "round 3 · turn 2 · last turns"
    table.play("B draw", "A draw")
    assert read(WORDS.headline(table.state)) == "turn 3 · game over"


def test_a_prompt_contains_only_public_information(table: Table) -> None:
    expected = (
        "draw 2 cards, take a tile, or place one. "
        "You have 5 region cards and 1 worker; storage (1 of 1): Carriage.",
        "請抽2張區域牌、拿取板塊或放置板塊。你有5張區域牌與1名工人，存放區（1／1）：馬車。",
        "请抽2张区域牌、拿取板块或放置板块。你有5张区域牌和1名工人，存放区（1/1）：马车。",
        "カードを2枚引くか、タイルを取るか、置いてください。"
        "手元は地域カード5枚と労働者1人、保管スペース（1／1）：馬車。",
    )
    for viewer in (0, 1, None):
        assert in_all(WORDS.prompt(GAME.view(table.state, viewer), 0)) == expected


def test_labels_of_an_action(table: Table) -> None:
    assert label(table, "draw") == " | Draw 2 region cards | 117 in the deck, 0 discarded"
    assert label(table, "C") == "C | Village | discards Carriage · fits nowhere now"
    assert (
        label(table, "A")
        == "A | Carriage | discards Carriage · fits on 9, 12, 15 · gives 1 yield card"
    )
    assert label(table, "2,0") == "9 | Place Carriage | gives 1 yield card"
    assert _fits(table, "F") == "14 · area of 1: +1 · gives a bonus tile"
    table.cover("A", 9, 12, 16)
    assert _fits(table, "F") == "5, 14 · area of 1: +1 · gives a bonus tile"
    assert _fits(table, "C") == "10, 20 · 10: area of 1: +1 · gives 2 workers"


def _fits(table: Table, choice: str) -> str:
    return label(table, choice).partition("fits on ")[2]


def test_a_take_that_costs_a_stored_tile_asks_for_confirmation(table: Table) -> None:
    view = GAME.view(table.state, 0)
    assert WORDS.offer(view, 0, "A").final
    assert not WORDS.offer(view, 0, "draw").final
    assert not WORDS.offer(Table().begin().state, 0, "A").final


def test_labels_of_payments_name_cost_and_remainder(table: Table) -> None:
    table.play("A place 2,0")
    assert label(table, "own+own") == " | 2 Carriage cards | leaves 3 region cards and 1 worker"
    assert label(table, "own+2farm") == (
        " | 1 Carriage card and 2 Farm cards | leaves 2 region cards and 1 worker"
    )
    assert label(table, "worker+2farm", "zh-TW") == (
        " | 1名工人與2張農場牌 | 剩下3張區域牌與0名工人"
    )
    assert label(table, "worker+2farm", "ja") == (
        " | 労働者1人と農場カード2枚 | 残り地域カード3枚と労働者0人"
    )


def test_a_label_names_the_score_of_a_placement() -> None:
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 12, 15, 18, 21, 22, 9, 25)
    table.begin()
    assert label(table, "1,1") == (
        "6 | Place Castle | area of 1: +1 · all Castle spaces: +2 · gives a free tile"
    )


def test_the_hand_lists_what_it_can_pay_for(table: Table) -> None:
    sections = WORDS.hand(GAME.view(table.state, 0), 0)
    lines = [read(line) for section in sections for line in (section.title, *section.lines)]
    assert lines == [
        "Your hand: 5 region cards",
        "2 Farm cards · 1 pair for another colour",
        "3 Carriage cards · pays on 9, 12, 15 · 1 pair for another colour",
        "Also: 1 worker",
        "What you could place now",
        "Carriage on 9, 12, 15: 2 Carriage cards · 1 Carriage card, 1 worker · "
        "1 Carriage card, 2 Farm cards · 1 worker, 2 Farm cards",
    ]
    assert WORDS.hand(GAME.view(table.state, 1), 0) == []


def test_draws_are_described_in_full_to_their_player_only() -> None:
    event = Event("drew", 0, {"cards": 3, "why": "action"}, {"kinds": ["inn", "farm", "inn"]})
    assert in_all(WORDS.story(event)) == (
        "Anna draws 1 Farm card and 2 Inn cards.",
        "Anna抽到1張農場牌與2張酒館牌。",
        "Anna抽到1张农场牌和2张酒馆牌。",
        "Annaが引いたのは農場カード1枚と宿屋カード2枚。",
    )
    assert in_all(WORDS.story(event.seen_by(None))) == (
        "Anna draws 3 region cards.",
        "Anna抽3張區域牌。",
        "Anna抽3张区域牌。",
        "Annaが地域カードを3枚引く。",
    )


def test_a_turn_in_sentences(table: Table) -> None:
    table.yields("Y7").deck("city")
    table.play("A place 2,0", "A pay own+worker", "A end")
    sentences = [read(text) for event in table.events() if (text := WORDS.story(event)) is not None]
    assert sentences == [
        "Anna pays 1 Carriage card and 1 worker for space 9.",
        "Anna places the Carriage on space 9.",
        "Anna draws a yield card: 1 worker and 1 region card.",
        "Anna draws 1 City card.",
    ]


def test_the_end_in_sentences() -> None:
    over = Event("game_over", -1, {"scores": [70, 88, 88], "winners": [1, 2]})
    assert in_all(WORDS.story(over)) == (
        "The game is over. Ben and Clara share the win with 88 red points.",
        "遊戲結束。Ben與Clara以88紅分共同獲勝。",
        "游戏结束。Ben和Clara以88红分共同获胜。",
        "ゲーム終了。BenとClaraが赤88点で共に勝利。",
    )


def test_a_card_has_facts_effect_and_rulings() -> None:
    card = next(card for card in WORDS.cards if card.id == "inn")
    lines = [read(text) for text in (card.title, *card.facts, card.body, *card.rulings)]
    assert lines == [
        "Inn",
        "2 spaces in every region",
        "Tiles: 1 for each player, 4 neutral",
        "11 region cards",
        "Colour bonus: 2 for the first, 1 for the second",
        "You gain 1 wild token into a free storage slot. If none is free, you score 2 red points "
        "instead.",
        "You can neither refuse a token that fits nor discard something to make room for it.",
        "An Inn placed from storage has left its slot already, so its token fits.",
    ]
