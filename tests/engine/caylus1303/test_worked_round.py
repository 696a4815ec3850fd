"""The worked example of the rules: round 1 of three players, checked phase by phase."""

from __future__ import annotations

from engine.caylus1303.data import RESOURCES
from tests.engine.caylus1303.table import Table

CHOOSING = """
    C choose steward
    B choose foreman
    A choose architect
"""
PLANNING = """
    A place carpenter
    B place fairground
    C place site
    A place start_sawmill
    B place start_farm_a
    C place wood_market
    A place site
    B pass
    C place start_quarry
    A place start_market_a
    C pass
"""
ACTIVATION = """
    B activate use
    B favour B
    B activate use
    B take chamberlain
    A build wood_covered_market
    A pay stone
    B provost 0
    C provost +1
    A provost 0
    A activate use
    A take stone
    C take cloth
"""
DELIVERY = """
    C deliver food+wood+stone
    A deliver food+wood+stone
    C favour A
    C take chamberlain
"""
WHOLE = CHOOSING + PLANNING + ACTIVATION + DELIVERY


def begin() -> Table:
    """Return the position before the characters are chosen; A is Start Player."""
    table = Table()
    table.state.round = 0
    table.people(("architect", "foreman", "steward", "bailiff", "chamberlain", "delivery_man"))
    return table.run(("set_up", -1))


def test_setup() -> None:
    table = begin()
    assert table.state.provost == 13
    for player in "ABC":
        assert (table.hand(player), table.camp(player), table.houses(player)) == (6, 9, 9)
        assert table.holds(player) == {}
    assert table.asking == "C choose_start_character"
    assert table.choices == [
        "steward",
        "bailiff",
        "architect",
        "delivery_man",
        "chamberlain",
        "foreman",
    ]
    table.play(CHOOSING)
    for player in "ABC":
        assert table.holds(player) == {"food": 1, "wood": 2, "stone": 1}
    assert table.court == ["bailiff", "delivery_man", "chamberlain"]


def test_planning() -> None:
    table = begin().play(CHOOSING)
    hands = []
    for line in PLANNING.strip().splitlines():
        table.play(line)
        hands.append(table.hand(line.split()[0]))
    assert hands == [5, 5, 5, 4, 4, 4, 3, 4, 2, 1, 2]
    forced = [e for e in table.events("forced") if e.data["choice"] == "pass"]
    assert [event.seat for event in forced] == [0]
    assert table.hand("A") == 1
    assert table.in_order(table.state.bridge) == "BCA"
    assert table.state.start_player == table.seat("B")
    assert table.standing("site") == "CA"


def test_activation() -> None:
    table = begin().play(CHOOSING + PLANNING)
    table.play("""
        B activate use
        B favour B
    """)
    assert table.choices == ["use", "decline"]
    table.play("""
        B activate use
        B take chamberlain
    """)
    assert table.holds("B") == {"food": 1, "wood": 1}
    assert table.hand("B") == 8
    table.play("""
        A build wood_covered_market
        A pay stone
    """)
    assert table.at(14) == "wood_covered_market A"
    assert table.holds("A") == {"food": 1, "wood": 1}
    assert table.pp("A") == 4
    table.play("""
        B provost 0
        C provost +1
        A provost 0
    """)
    assert (table.state.provost, table.hand("C")) == (14, 1)
    assert table.holds("B") == {"food": 2, "wood": 1}
    assert table.holds("A") == {"food": 1, "wood": 2}
    table.play("""
        A activate use
        A take stone
    """)
    assert (table.holds("A")["stone"], table.hand("A")) == (1, 0)
    assert table.holds("C")["stone"] == 2
    table.play("C take cloth")
    assert table.holds("C") == {"food": 1, "wood": 2, "stone": 2, "cloth": 1}
    assert table.asking == "C deliver"


def test_delivery_and_management() -> None:
    table = begin().play(WHOLE)
    assert (table.state.round, table.state.phase, table.state.provost) == (2, 1, 14)
    assert table.asking == "B plan"
    expected = {
        "A": (9, 3, 12, {"wood": 1}, ["architect"], 8),
        "B": (0, 11, 4, {"food": 2, "wood": 1}, ["foreman"], 9),
        "C": (5, 4, 11, {"wood": 1, "stone": 1, "cloth": 1}, ["steward", "chamberlain"], 9),
    }
    found = {
        p: (
            table.pp(p),
            table.hand(p),
            table.camp(p),
            table.holds(p),
            table.characters(p),
            table.houses(p),
        )
        for p in "ABC"
    }
    assert found == expected
    assert table.court == ["bailiff", "delivery_man"]
    assert len(table.state.wood_supply) == 6
    assert len(table.state.stone_supply) == 7


def test_the_round_has_thirty_decisions() -> None:
    asked = [line for line in WHOLE.splitlines() if line.strip()]
    assert len(asked) == 30


def test_every_amount_is_reported() -> None:
    table = begin()
    before = [dict(zip(RESOURCES, held, strict=True)) for held in table.state.resources]
    table.play(WHOLE)
    assert table.state.events is not None
    for seat, book in enumerate(before):
        for event in table.state.events:
            if event.seat == seat or event.kind == "goods":
                for kind in RESOURCES:
                    change = event.data.get(kind, 0)
                    assert isinstance(change, int)
                    book[kind] += change
        assert book == dict(zip(RESOURCES, table.state.resources[seat], strict=True))
