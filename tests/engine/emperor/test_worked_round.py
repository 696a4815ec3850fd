"""The worked example of the rules: round 2 of three players, phase by phase."""

from __future__ import annotations

from tests.engine.emperor.table import Table

BEFORE = """
    TRI | P2 S45 | P3 C15         | P2 K | -
    KOL | -      | P2 S25         | -    | -
    MAI | P1 S25 | P1 C15         | -    | empire
    PAL | P3 C35 | P3 S25         | P3 K | -
    SAX | P3 S45 | -              | -    | P2
    BRA | P2 C35 | P2 C15         | -    | -
    BOH | P1 C35 | P1 K           | -    | empire
"""
CHILDREN = """
    P1 place MAI
    P2 daughter PAL-P3-S35
    P3 answer accept
"""
ACTIONS = """
    P1 buy permit
    P1 permit SAX
    P2 buy eminence
    P3 use PAL
    P3 place KOL
    P1 buy doctor
    P1 doctor BRA-elector
    P2 buy ordinance
    P2 city KOL
    P3 buy ordinance
    P3 city TRI
    P1 buy knight
    P1 take hand
    P1 knight SAX-castle
    P2 buy permit
    P2 permit TRI
    P3 buy excommunication
    P1 buy indulgence
    P2 buy knight
    P2 take hand
    P2 knight BRA
    P3 buy daughter     # its only single, in KOL
    P1 pass
    P2 pass
    P3 buy pope
    P3 buy rival
"""
ELECTORS = """
    P2 place TRI        # the Grey Eminence
    P1 winner P3        # TRI
    P1 winner P2        # KOL
"""
ELECTION = """
    P3 excommunicate BOH
    P2 vote rival
    P3 throne TRI-P3-C25
    P1 place SAX
"""
EMPEROR = """
    P3 empire supply
    P3 city PAL
"""
AFTER = """
    TRI | -      | P2 S15         | P2 K | P3
    KOL | P2 S35 | P3 C15         | -    | P2
    MAI | P1 S35 | P1 S15         | -    | empire
    PAL | P3 C45 | P3 C35         | P3 K | empire
    SAX | P1 S15 | P1 C25         | P1 K | P2
    BRA | P2 C25 | P2 K           | -    | -
    BOH | P1 C45 | P1 K           | -    | empire
"""


def table(phase: int, last: int) -> Table:
    """Return the example before phase 1, and play it from there."""
    found = Table(3, BEFORE, throne="P1 S45").thalers(3, 2, 7).vp(8, 4, 2)
    found.held(P1="excommunication pope indulgence", P2="ordinance move", P3="rival")
    assert found.state.tiles == [3, 3, 3]
    assert found.state.knights == [2, 2, 2]
    assert found.state.empire_left == 1
    return found.begin(phase, last)


def test_phase_1_income() -> None:
    example = table(1, 1)
    assert example.state.thalers == [9, 9, 12]
    found = [dict(event.data) for event in example.events("income")]
    assert [event["income"] for event in found] == [6, 7, 9]
    assert [event["thalers"] for event in found] == [6, 7, 5]


def test_phase_2_aging() -> None:
    example = table(1, 2)
    died = [(event.seat, event.data["spot"]) for event in example.events("died")]
    assert died == [(0, "throne"), (1, "TRI-elector"), (2, "SAX-elector")]
    crowned = example.events("crowned")[0]
    assert (crowned.seat, crowned.data["noble"], crowned.data["spot"]) == (0, "C25", "MAI")
    assert example.same_board("""
        TRI | -      | P3 C25 | P2 K | -
        KOL | -      | P2 S35 | -    | -
        MAI | P1 S35 | -      | -    | empire
        PAL | P3 C45 | P3 S35 | P3 K | -
        SAX | -      | -      | -    | P2
        BRA | P2 C45 | P2 C25 | -    | -
        BOH | P1 C45 | P1 K   | -    | empire
    """)
    assert example.throne == "P1 C25"
    assert example.state.tiles == [4, 4, 4]


def test_phase_3_descendants() -> None:
    example = table(1, 3).play(CHILDREN)
    children = [(event.seat, event.data["child"]) for event in example.events("child")]
    assert children == [(0, "son"), (1, "daughter")]
    assert example.at("MAI") == "P1 S35 | P1 S15 | - | empire"
    assert example.at("PAL") == "P3 C45 | P3 C35 | P3 K | -"
    assert example.state.points == [8, 5, 2]
    assert example.points("P2", "marriage") == 1
    assert [example.cards(player) for player in ("P1", "P2", "P3")] == [[], [], []]
    assert [example.left(card) for card in ("doctor", "permit", "ordinance")] == [2, 3, 2]


def test_phase_4_actions() -> None:
    example = table(1, 4).play(CHILDREN + ACTIONS)
    assert example.asking == ""
    assert example.state.thalers == [2, 0, 4]
    assert example.state.points == [9, 6, 3]
    assert example.left("ordinance") == 0
    assert example.at("BRA") == "- | P2 C25, P2 K | - | -"
    assert example.at("KOL") == "- | P2 S35, P3 C15 | - | P2"
    doctor = [event for event in example.events("died") if event.data["why"] == "doctor"]
    assert [(event.seat, event.data["noble"]) for event in doctor] == [(1, "C45")]


def test_phase_5_new_electors() -> None:
    example = table(1, 5).play(CHILDREN + ACTIONS + ELECTORS)
    found = {str(e.data["electorate"]): e.data["totals"] for e in example.events("influence")}
    assert found == {
        "TRI": [0, 3, 3],
        "KOL": [0, 2, 2],
        "MAI": [3, 0, 0],
        "PAL": [0, 0, 5],
        "SAX": [2, 1, 0],
        "BRA": [0, 3, 0],
        "BOH": [4, 0, 0],
    }
    new = [(e.seat, e.data["electorate"], e.data["noble"]) for e in example.events("elector")]
    assert new == [(1, "KOL", "S35"), (0, "SAX", "S15"), (1, "BRA", "C25")]
    assert [e.data["electorate"] for e in example.events("no_elector")] == ["TRI"]
    assert example.state.points == [12, 10, 3]
    assert example.points("P1", "mainz") == 1


def test_phase_6_election() -> None:
    example = table(1, 6).play(CHILDREN + ACTIONS + ELECTORS + ELECTION)
    ballots = [(e.seat, e.data["side"], e.data["votes"]) for e in example.events("ballot")]
    assert ballots == [(0, "emperor", 2), (1, "rival", 2), (2, "rival", 2)]
    assert example.events("election")[0].data["totals"] == [2, 4]
    assert example.state.points == [12, 11, 3]
    assert example.throne == "P3 C25"
    assert example.state.emperor == 2
    assert example.at("SAX") == "P1 S15 | P1 C25 | P1 K | P2"


def test_the_whole_round() -> None:
    example = table(1, 7).play(CHILDREN + ACTIONS + ELECTORS + ELECTION + EMPEROR)
    assert example.same_board(AFTER)
    assert example.throne == "P3 C25"
    state = example.state
    assert (state.eminence, state.eminence_at) == (1, 0)
    assert state.thalers == [2, 0, 4]
    assert state.points == [12, 11, 5]
    assert state.tiles == [2, 3, 3]
    assert state.knights == [1, 1, 2]
    assert state.cities_left == [3, 1, 2]
    assert state.empire_left == 0
    assert sorted(example.cards("P1")) == ["doctor", "indulgence", "permit"]
    assert sorted(example.cards("P2")) == ["eminence", "ordinance", "permit"]
    assert sorted(example.cards("P3")) == [
        "daughter",
        "excommunication",
        "ordinance",
        "pope",
        "rival",
    ]


def test_the_next_round_begins() -> None:
    example = table(1, 8).play(CHILDREN + ACTIONS + ELECTORS + ELECTION + EMPEROR)
    assert example.state.round == 3
    income = [e.data["income"] for e in example.events("income")[-3:]]
    assert income == [7, 9, 8]  # in order: P3, P1, P2
    assert example.state.thalers == [11, 8, 11]
    assert example.asking == "P3 daughter"
    example.play("P3 daughter convent")
    assert example.asking == "P1 daughter"
    example.play("P1 daughter convent")
    assert example.asking == "P2 daughter"
    children = [(e.seat, e.data["blue"], e.data["red"]) for e in example.events("child")[-3:]]
    assert children == [(2, 2, 2), (0, 1, 2), (1, 1, 2)]
