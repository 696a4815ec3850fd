"""Winners, and how a broken tie is explained (rules: The last tie-break)."""

from __future__ import annotations

import pytest

from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.tuscany import GAME
from engine.tuscany.rules.game_end import result
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.table import Table

TEXTS = {language: catalogue(language, GAME.package) for language in LANGUAGES}


def over(table: Table) -> TuscanyState:
    """Return the position as one in which the game is over."""
    table.state.stack = []
    return table.state


def read(state: TuscanyState) -> list[str]:
    """Return how the tie was broken, in every language."""
    broken = GAME.outcome(state).tie_break
    assert broken is not None
    return [TEXTS[language].format(broken, ()) for language in LANGUAGES]


def test_most_red_wins_without_a_tie_break() -> None:
    state = over(Table("ABC").points("B", red=5))
    outcome = GAME.outcome(state)
    assert (outcome.winners, outcome.tie_break) == ((1,), None)


def test_then_more_empty_hexes() -> None:
    state = over(Table("ABC").cover("A", 12).cover("B", 12))
    assert GAME.outcome(state).winners == (2,)
    assert read(state) == [
        "tied at 0; more empty spaces, 29 to 28",
        "0分平手；區域空格較多，29比28",
        "0分平局；区域空格较多，29比28",
        "0点で同点、空きマスが29対28で多い",
    ]


def test_then_fewer_green() -> None:
    state = over(Table("ABC").points("A", red=7, green=3).points("C", red=7, green=2))
    assert GAME.outcome(state).winners == (2,)
    assert read(state) == [
        "tied at 7; fewer green points, 2 to 3",
        "7分平手；綠分較少，2比3",
        "7分平局；绿分较少，2比3",
        "7点で同点、緑の得点が2対3で低い",
    ]


def test_then_fewer_cards() -> None:
    table = Table("ABC").hand("A", city=1).hand("B", city=1, inn=1).hand("C", farm=2)
    state = over(table)
    assert GAME.outcome(state).winners == (0,)
    assert read(state) == [
        "tied at 0; fewer region cards, 1 to 2",
        "0分平手；區域牌較少，1比2",
        "0分平局；区域牌较少，1比2",
        "0点で同点、地域カードが1対2で少ない",
    ]


def test_then_the_win_is_shared() -> None:
    state = over(Table("ABC").points("A", red=3).points("B", red=3).points("C", red=2))
    outcome = GAME.outcome(state)
    assert (outcome.winners, outcome.tie_break) == ((0, 1), None)


def test_every_deciding_criterion_is_named() -> None:
    table = Table("ABC").cover("A", 12).points("C", green=1)
    state = over(table)
    assert GAME.outcome(state).winners == (1,)
    assert read(state)[0] == ("tied at 0; more empty spaces, 29 to 28; fewer green points, 0 to 1")


def test_a_tie_can_be_broken_for_one_and_shared_by_the_others() -> None:
    state = over(Table("ABC").points("B", green=1))
    assert GAME.outcome(state).winners == (0, 2)
    assert read(state)[0] == "tied at 0; fewer green points, 0 to 1"


def test_tie_breaks_compare_only_the_tied() -> None:
    table = Table("ABC").points("A", red=9).points("B", red=9).cover("A", 12)
    assert result(table.state).winners == (1,)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_text_board_names_the_tie_break(seat: int | None) -> None:
    state = over(Table("AB").points("A", red=88).points("B", red=88).cover("A", 9, 12))
    now, *_ = GAME.words.board(GAME.view(state, seat), seat)
    lines = [TEXTS["en"].format(line, ("Anna", "Ben")) for line in now.lines]
    assert "Won by Ben (tied at 88; more empty spaces, 29 to 27)" in lines
