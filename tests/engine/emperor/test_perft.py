"""Count the sequences of first choices in the Emperor, and list its decisions."""

from __future__ import annotations

import pytest

from engine.cli.perft import perft
from engine.core.chance import Chance
from engine.emperor import GAME
from engine.emperor.rules import RULES
from tests.engine.emperor.table import Table


def test_the_verbs_are_those_of_the_rules() -> None:
    verbs = {rule.verb for rule in RULES.values() if hasattr(rule, "verb")}
    assert verbs == {
        "answer",
        "buy",
        "church",
        "city",
        "daughter",
        "doctor",
        "elector",
        "empire",
        "excommunicate",
        "indulgence",
        "knight",
        "marry",
        "move",
        "permit",
        "place",
        "promote",
        "push",
        "take",
        "throne",
        "use",
        "vote",
        "winner",
    }


@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [5, 25, 125]), (3, [7, 49, 294]), (4, [7, 49, 294])]
)
def test_perft_from_the_start(seats: int, counts: list[int]) -> None:
    """By hand: a city space in each electorate in play, then seats that get fewer; with two
    players the second noble placed is a couple, for which all five electorates have room."""
    state = GAME.new(seats, None, Chance.from_seed("7"))
    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == counts


def test_perft_of_a_rich_phase_4() -> None:
    """The first count by hand: a pass, ten cards and knights, three privileges."""
    board = """
        TRI | P1 S25 | P1 S15, P2 C25, P2 K | P1 K | -
        KOL | P1 S15 | P1 K                 | -    | -
        PAL | P1 C25 | P3 K, P2 S15, P3 C15 | -    | -
        BRA | P2 S35 | P1 S15               | -    | -
    """
    table = Table(3, board).thalers(5, 1, 1).held(P2="move move").act("P1", alone=False)
    assert [perft(GAME, table.state, depth) for depth in (1, 2, 3)] == [14, 90, 568]


def test_perft_of_a_vote() -> None:
    """Two sealed votes, one after the other: the order changes nothing."""
    board = "TRI | P1 S25 | - | - | -\nKOL | P3 S25 | - | - | -\nSAX | P4 S25 | - | - | -"
    table = Table(4, board + "\nBOH | P2 S25 | P2 C15 | - | -").held(P2="rival").begin(6, 6)
    assert [perft(GAME, table.state, depth) for depth in (1, 2)] == [2, 4]
