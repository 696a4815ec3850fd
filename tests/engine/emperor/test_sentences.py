"""Texts at the table, word for word, in all four languages."""

from __future__ import annotations

from engine.core.events import Event, Plain
from engine.core.words.catalogue import LANGUAGES
from engine.core.words.summaries import Span
from engine.core.words.text import Text
from engine.emperor import GAME
from engine.emperor.piece_words import PLAYER
from tests.engine.emperor.table import Table
from tests.engine.games.rendered_texts import RenderedTexts

NAMES = ("Alice", "Bob", "小雨")
WORDS = GAME.words
ALOUD = RenderedTexts("emperor", NAMES)
read, in_all = ALOUD.read, ALOUD.in_all


def offered(table: Table, player: str, choice: str, language: str = "en") -> str:
    """Return label and effect, as a menu shows them."""
    seat = PLAYER[player]
    offer = WORDS.offer(GAME.view(table.state, seat), seat, choice)
    parts = [offer.code, read(offer.name, language)]
    if offer.effect is not None:
        parts.append(read(offer.effect, language))
    return " · ".join(filter(None, parts))


def asked(table: Table, player: str) -> Text:
    seat = PLAYER[player]
    return WORDS.prompt(GAME.view(table.state, seat), seat)


RICH = """
    TRI | P1 S25 | P1 S15, P2 K, P3 K | - | -
    SAX | P2 C35 | P3 S25             | - | -
    PAL | P1 C25 | -                  | - | -
"""


def test_the_headline_names_round_and_phase() -> None:
    assert in_all(WORDS.headline(Table(3, RICH).act().state)) == (
        "round 2 of 5 · actions",
        "第2回合（共5回合）・玩家行動",
        "第2轮（共5轮）·行动",
        "第2ラウンド（全5ラウンド）・アクション",
    )


def test_a_prompt_names_the_players_means() -> None:
    table = Table(3, RICH).thalers(5, 0, 0).act()
    assert in_all(asked(table, "P1")) == (
        "buy a card, use a privilege, or pass. You have 5 thalers, and "
        "3 nobles, 3 knights and 3 cities in hand.",
        "請購買行動牌、行使特權，或跳過。你有5塔勒；手中有3名貴族、3名騎士、3座城市。",
        "请购买行动牌、使用特权，或跳过。你有5塔勒；手中有3名贵族、3名骑士、3座城市。",
        "カードを買うか、特権を使うか、パスしてください。所持金は5ターラー、"
        "手元は貴族3枚、騎士3枚、都市3枚です。",
    )


def test_a_card_has_code_price_colour_and_effect() -> None:
    table = Table(3, RICH).thalers(5, 0, 0).act()
    assert offered(table, "P1", "doctor") == (
        "b · Doctor · 1 thaler · blue · one of yours younger or another’s older"
    )
    assert offered(table, "P1", "permit") == (
        "i · Permit · single 3 thalers, couple 5 · red · place a noble aged 15"
    )
    assert offered(table, "P1", "ordinance") == (
        "j · Ordinance · 4 thalers · red · found city 1: +1 point"
    )
    assert offered(table, "P1", "PAL") == "PAL · Palatinate · privilege: a free single aged 15"


def test_with_two_players_an_impossible_card_is_marked() -> None:
    table = Table(2, "TRI | - | P1 S15 | - | -", out="KOL PAL").thalers(9, 0).act()
    assert offered(table, "P1", "promotion") == (
        "k · Promotion · 2 thalers · red · no effect right now, only its colour"
    )


def test_a_pushing_move_names_whose_knight() -> None:
    table = Table(3, RICH).thalers(3, 0, 0).act().play("P1 buy permit")
    table.state.places[0] = [0, 33, 34]
    table.state.update_board_bits(0)
    assert tuple(offered(table, "P1", "TRI-P2", language) for language in LANGUAGES) == (
        "TRI · Trier, a single · pushes a knight of Bob · influence: you 2, most 2",
        "TRI · 特里爾：獨身貴族 · 排擠Bob的騎士・影響力：你2點，最高2點",
        "TRI · 特里尔：单身贵族 · 挤走Bob的骑士·影响力：你2点，最高2点",
        "TRI · トリーア：独身貴族 · Bobの騎士を追い出す・影響力：自分2、最大2",
    )
    assert "小雨" in offered(table, "P1", "TRI-P3")
    own = Table(3, "TRI | - | P1 K, P2 S15, P2 S25 | - | -").thalers(3, 0, 0)
    own.act().play("P1 buy permit")
    assert "pushes your own knight" in offered(own, "P1", "TRI-P1")


def test_a_proposal_describes_both_sides() -> None:
    table = Table(3, RICH).held(P3="indulgence").begin(3, 3)
    assert table.asking == "P3 daughter"
    assert offered(table, "P3", "TRI-P1-S15") == (
        "TRI · single aged 15 (Alice) · a couple if Alice accepts, then +1 point for you"
    )
    table.play("P3 daughter TRI-P1-S15")
    assert in_all(asked(table, "P1")) == (
        "accept or refuse marriage for your single aged 15 in Trier: 小雨’s daughter. "
        "If you accept, it becomes a couple and 小雨 gains 1 point; if not, 小雨 gains 1 thaler.",
        "請答覆對你的15歲獨身貴族的提親。小雨向特里爾的貴族提親。"
        "應允則成為夫婦，小雨獲得1分；拒絕則小雨獲得1塔勒。",
        "请答复对你的15岁单身贵族的提亲。小雨向特里尔的贵族提亲。"
        "同意则成为夫妇，小雨获得1分；拒绝则小雨获得1塔勒。",
        "あなたの15歳の独身貴族への縁談に返事をしてください。"
        "小雨さんからトリーアにいる貴族への申し込みです。承諾すると夫婦になり、"
        "小雨さんが1点を得ます。断ると小雨さんが1ターラーを得ます。",
    )
    assert [offered(table, "P1", word) for word in table.choices] == ["Accept", "Refuse"]


def test_a_prompt_names_the_candidates_and_only_the_voters_own_vote() -> None:
    table = Table(3, RICH + "BOH | P3 S25 | - | - | -").held(P2="rival").begin(6, 6)
    public = WORDS.prompt(GAME.view(table.state, None), 2)
    assert read(public) == (
        "vote in secret for the emperor or the rival. All your votes go to Alice, emperor "
        "(2 votes so far), or Bob, rival (1 vote so far)."
    )
    assert offered(table, "P3", "rival") == "Rival: Bob · 2 votes"
    assert WORDS.offer(GAME.view(table.state, 2), 2, "rival").final  # it reveals all votes
    four = Table(4, "KOL | P3 S25 | - | - | -\nSAX | P4 S25 | - | - | -").held(P2="rival")
    four.begin(6, 6).play("P3 vote rival")
    assert offered(four, "P3", "emperor") == "Emperor: Alice · 1 vote"
    assert not WORDS.offer(GAME.view(four.state, 2), 2, "rival").final
    given = "your ballot is in; you can still change it. It is for the rival: "
    assert read(asked(four, "P3")).startswith(given)
    other = WORDS.prompt(GAME.view(four.state, 0), 2)
    assert read(other).startswith("vote in secret")


def test_sentences_in_all_languages() -> None:
    facts = {"electorate": "TRI", "noble": "S25"}
    assert in_all(WORDS.story(Event("elector", 1, {**facts, "vp": 2}))) == (
        "Bob takes the seat of Trier with a single aged 25: +2 points.",
        "Bob的25歲獨身貴族成為特里爾選帝侯，獲得2分。",
        "Bob的25岁单身贵族成为特里尔选帝侯，获得2分。",
        "Bobの25歳の独身貴族がトリーアの選帝侯となり、2点を得る。",
    )
    pushed = Event("pushed", 2, {"electorate": "PAL", "by": 0, "knights": 1})
    assert in_all(WORDS.story(pushed)) == (
        "A knight of 小雨 has to leave the Palatinate.",
        "小雨在普法茲的騎士被排擠，回到手中。",
        "小雨在普法尔茨的骑士被挤走，回到手中。",
        "プファルツにいた小雨の騎士が追い出され、手元に戻る。",
    )
    election: dict[str, Plain] = {"emperor": 0, "rival": 1, "totals": [2, 4], "won": "rival"}
    assert in_all(WORDS.story(Event("election", 1, election))) == (
        "Bob is elected emperor: 4 votes against 2 votes for Alice.",
        "Bob以4票當選皇帝，Alice得2票。",
        "Bob以4票当选皇帝，Alice得2票。",
        "Bobが4票で皇帝に選ばれる。Aliceは2票。",
    )
    died: dict[str, Plain] = {
        "noble": "C45",
        "spot": "PAL-elector",
        "why": "doctor",
        "by": 0,
        "tiles": 1,
    }
    assert read(WORDS.story(Event("died", 1, died))) == (
        "Alice removes the couple aged 45 of Bob on the seat of the Palatinate with the Doctor."
    )


def test_a_summary_lists_cards_bought_one_after_another_once() -> None:
    bought = [Event("bought", 0, {"card": card}) for card in ("rival", "pope", "indulgence")]
    view = GAME.view(Table(3, RICH).act().state, None)
    (text,) = WORDS.summary(Span(view, view, bought, None))
    assert in_all(text) == (
        "Alice: bought Rival, Pope, Indulgence.",
        "Alice：購買競敵、教皇、赦罪。",
        "Alice：购买竞争者、教皇、赎罪券。",
        "Alice：対立候補、教皇、免罪符を購入。",
    )


def test_a_short_election_summary_addresses_its_reader() -> None:
    view = GAME.view(Table(3, RICH).act().state, 0)

    def short(reader: int | None, totals: list[int], won: str) -> tuple[str, ...]:
        figures: dict[str, Plain] = {"emperor": 0, "rival": 1, "totals": [*totals], "won": won}
        event = Event("election", 1 if won == "rival" else 0, figures)
        (text,) = WORDS.summary(Span(view, view, [event], reader))
        return in_all(text)

    assert short(0, [4, 2], "emperor") == (
        "Still emperor: you, 4 votes against 2 votes for Bob.",
        "你以4票連任皇帝，Bob得2票。",
        "你以4票连任皇帝，Bob得2票。",
        "あなたが4票で皇帝を続ける。Bobは2票。",
    )
    assert short(1, [2, 2], "emperor") == (
        "Still emperor: Alice, by a tie: 2 votes against 2 votes for you.",
        "Alice得2票，你得2票：平手，皇帝連任。",
        "Alice得2票，你得2票：平局，皇帝连任。",
        "Aliceが2票、あなたが2票：同数のため皇帝が続く。",
    )
    assert short(None, [2, 4], "rival") == (
        "New emperor: Bob, 4 votes against 2 votes for Alice.",
        "Bob以4票當選皇帝，Alice得2票。",
        "Bob以4票当选皇帝，Alice得2票。",
        "Bobが4票で皇帝に選ばれる。Aliceは2票。",
    )


def test_the_palatinate_has_an_article_in_sentences_only() -> None:
    moved = Event("moved", 0, {"noble": "S25", "start": "PAL", "end": "SAX"})
    assert read(WORDS.story(moved)) == (
        "Alice moves a single aged 25 from the Palatinate to Saxony."
    )
