"""Every reason for which a choice can be refused: rule, need, have, section."""

from __future__ import annotations

import re
from importlib.resources import files

from engine.core.words.catalogue import catalogue
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Seat, say
from engine.emperor import GAME, rules
from tests.engine.emperor.table import Table
from tests.engine.games.rendered_texts import RenderedTexts

from .corpus import game

refusal = GameTexts("emperor").reason
ALOUD = RenderedTexts("emperor", ("Alice", "Bob", "Carol", "Dan"))


def read(table: Table, player: str, choice: str, language: str = "en") -> str:
    return ALOUD.read(table.why_not(player, choice), language)


def test_a_price_names_need_and_have() -> None:
    table = Table(3, "BOH | - | - | - | -").thalers(3, 0, 0).act()
    assert table.why_not("P1", "ordinance") == refusal(
        "cost",
        "cards-and-prices",
        need=say("emperor-amount-thaler", count=4),
        have=say("emperor-amount-thaler", count=3),
    )
    assert read(table, "P1", "ordinance") == "This costs 4 thalers; you have 3 thalers."


def test_a_full_electorate_names_whose_knights_could_go() -> None:
    board = "PAL | - | P2 S25, P3 K, P1 K | - | -"
    table = Table(3, board).thalers(3, 0, 0).act().play("P1 buy permit")
    reason = table.why_not("P1", "PAL")
    assert reason.args["who"] == [Seat(0), Seat(2)]
    assert read(table, "P1", "PAL") == (
        "No place is empty in the Palatinate: choose whose knight to push out (Alice and Carol)."
    )


def test_a_seat_names_its_holder() -> None:
    table = Table(3, "KOL | P2 S25 | - | - | -").thalers(1, 0, 0).act()
    assert table.why_not("P1", "KOL").args["who"] == Seat(1)
    assert read(table, "P1", "KOL", "zh-TW") == ("須由自己的貴族擔任科隆選帝侯；目前為Bob。")


def test_an_exhausted_stack_names_its_copies() -> None:
    table = Table(4).thalers(9, 0, 0, 0).held(P2="doctor doctor doctor").act()
    text = read(table, "P1", "doctor")
    assert text == "Doctor is sold out (3 in all)."


def test_a_tie_names_need_and_have() -> None:
    board = "SAX | - | P2 C25, P3 C15, P1 S15 | - | -"
    table = Table(3, board).begin(5, 5)
    assert read(table, "P1", "P1") == (
        "The winner has the most influence, which is 2; Alice has 1."
    )


def test_every_refusal_has_a_text_and_every_text_its_refusal() -> None:
    sources = [file for file in files(rules).iterdir() if file.name.endswith(".py")]
    source = "".join(file.read_text(encoding="utf-8") for file in sources)
    words = re.findall(r'(?:reason\(\s*|_refusal = )"([\w-]+)"', source)
    named = {f"emperor-refusal-{word}" for word in words}
    texts = catalogue("en", GAME.package).keys
    assert {key for key in texts if key.startswith("emperor-refusal-")} == named


def test_games_meet_most_refusals() -> None:
    """The rest are in the edge cases, each tested by name."""
    met = set()
    for number in range(6):
        for state in game(2 + number % 3, f"refusals {number}"):
            for seat in GAME.may_act(state):
                for word in GAME.vocabulary(state, seat):
                    if (reason := GAME.refusal(state, seat, word)) is not None:
                        met.add(reason.key)
    assert all(key in ALOUD.texts["en"] for key in met)
    assert len(met) > 30
