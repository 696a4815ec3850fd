"""Edge cases of the rules: cards, privileges, knights, passing."""

from __future__ import annotations

import pytest

from engine.emperor import GAME
from engine.emperor.data import CARD_WORDS, CARDS, CODES
from tests.engine.emperor.edge_cases import RICH
from tests.engine.emperor.table import Table

# Money and stacks


def test_prices() -> None:
    for thalers in range(13):
        table = Table(3, RICH, throne="P2 S25").thalers(thalers, 0, 0).act()
        payable = [card.word for card in CARDS if card.price <= thalers]
        assert [word for word in table.choices if word in CARD_WORDS] == payable
        assert {"KOL", "PAL"} <= set(table.choices)
        assert table.choices[0] == "pass"


def test_the_price_is_named_when_it_cannot_be_paid() -> None:
    table = Table(3, RICH).thalers(3, 0, 0).act()
    reason = table.why_not("P1", "ordinance")
    assert reason.key == "emperor-refusal-cost"
    need, have = reason.args["need"], reason.args["have"]
    assert [getattr(text, "args", None) for text in (need, have)] == [{"count": 4}, {"count": 3}]


def test_a_couple_costs_five() -> None:
    table = Table(3, RICH).thalers(4, 0, 0).act().play("P1 buy permit")
    assert "SAX" in table.choices
    assert table.refused("P1", "couple+SAX") == "cost"
    rich = Table(3, RICH).thalers(5, 0, 0).act().play("P1 buy permit")
    ways = ["TRI", "KOL", "MAI", "PAL", "SAX", "BRA", "BOH"]
    assert rich.choices == [*ways, *(f"couple+{way}" for way in ways)]
    assert rich.cards("P1") == []
    rich.play("P1 permit couple+SAX")
    assert rich.state.thalers[0] == 0
    assert rich.at("SAX") == "- | P1 C15 | - | -"
    assert rich.cards("P1") == ["permit"]
    bought = rich.events("bought")[0]
    assert bought.data == {"card": "permit", "left": 2, "thalers": -5}


@pytest.mark.parametrize(
    ("seats", "copies"),
    [
        (2, [1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1]),
        (3, [1, 2, 2, 1, 1, 1, 1, 1, 3, 2, 1, 1, 1]),
        (4, [1, 3, 2, 1, 1, 1, 1, 1, 4, 3, 1, 1, 1]),
    ],
)
def test_copies_by_players(seats: int, copies: list[int]) -> None:
    state = GAME.new(seats)
    assert state.stock == copies
    assert sum(copies) == {2: 15, 3: 18, 4: 21}[seats]


def test_an_exhausted_stack_says_how_many_there_were() -> None:
    table = Table(3, RICH).thalers(9, 0, 0).held(P2="doctor doctor").act()
    reason = table.why_not("P1", "doctor")
    assert (reason.key, reason.args["count"]) == ("emperor-refusal-exhausted", 2)


def test_several_copies_of_a_card_on_different_turns() -> None:
    table = Table(3, RICH).thalers(9, 0, 0).act()
    table.play("P1 buy doctor\nP1 doctor TRI-elector\nP1 buy doctor\nP1 doctor BRA-P2-S15")
    assert table.cards("P1") == ["doctor", "doctor"]
    assert table.left("doctor") == 0


# Privileges


def test_privileges_are_free_and_used_once() -> None:
    table = Table(3, RICH).act().play("P1 use KOL\nP1 doctor TRI-elector")
    assert table.at("TRI").startswith("P1 S15")
    assert table.refused("P1", "KOL") == "privilege-used"
    table.play("P1 use PAL\nP1 place BOH")
    assert table.at("BOH") == "- | P1 S15 | - | -"
    assert table.asking == ""  # without money only passing remains


def test_a_privilege_belongs_to_the_electorate() -> None:
    table = Table(3, "KOL | P2 S25 | - | - | -").used("KOL").act("P2")
    assert table.refused("P2", "KOL") == "privilege-used"


def test_only_the_holder_has_the_privilege() -> None:
    table = Table(3, "KOL | P2 S25 | - | - | -").thalers(1, 0, 0).act()
    assert table.refused("P1", "KOL") == "seat-held"


def test_tri_without_an_exhausted_kind() -> None:
    table = Table(3, RICH).thalers(9, 0, 0).act()
    assert table.refused("P1", "TRI") == "nothing-exhausted"


def test_tri_only_for_kinds_that_act_at_once() -> None:
    table = Table(3, RICH).thalers(9, 0, 0)
    table.held(P2="rival pope church excommunication eminence move move daughter").act()
    table.play("P1 use TRI")
    assert table.choices == ["move", "daughter"]
    for word in ("rival", "pope", "church", "excommunication", "eminence"):
        assert table.refused("P1", word) == "not-at-once"
    table.play("P1 use daughter")
    assert table.asking == "P1 foreign_daughter"
    assert table.state.thalers[0] == 7
    assert table.cards("P1") == []


def test_tri_needs_the_price() -> None:
    table = Table(3, RICH).thalers(1, 0, 0).held(P2="indulgence promotion").act()
    assert "TRI" not in table.choices
    rich = Table(3, RICH).thalers(2, 0, 0).held(P2="indulgence").act().play("P1 use TRI")
    assert rich.state.points[0] == 1
    assert rich.state.thalers[0] == 0


def test_tri_with_an_exhausted_permit_takes_no_card() -> None:
    table = Table(3, RICH).thalers(5, 0, 0).held(P2="permit permit permit").act()
    table.play("P1 use TRI\nP1 permit couple+SAX")
    assert table.state.thalers[0] == 0
    assert table.cards("P1") == []
    assert table.events("exhausted_used")[0].data == {"card": "permit", "thalers": -5}


def test_the_grey_eminence_is_for_the_holder_of_brandenburg() -> None:
    table = Table(3, RICH).thalers(1, 1, 0).act("P2")
    assert table.refused("P2", "eminence") == "seat-held"
    table = Table(3, RICH).thalers(1, 1, 0).act()
    table.play("P1 buy eminence")
    assert table.state.thalers[0] == 0


def test_a_bought_eminence_stays_valid_when_the_seat_is_lost() -> None:
    table = Table(3, RICH).held(P1="eminence")
    table.state.electors[5] = -1
    table.state.tiles[0] += 1
    table.begin(5, 5)
    assert table.asking == "P1 gray_eminence"


# Conditions of cards


def test_doctor_targets() -> None:
    board = "TRI | P1 S15 | P1 S25, P2 C45, P3 K | - | -\nSAX | - | P1 S25, P1 S25 | - | -"
    table = Table(3, board, throne="P3 S15").thalers(1, 0, 0).act().play("P1 buy doctor")
    assert table.choices == ["throne", "TRI-P1-S25", "TRI-P2-C45", "SAX-P1-S25"]
    table.play("P1 doctor SAX-P1-S25")
    assert table.at("SAX") == "- | P1 S15, P1 S25 | - | -"


def test_no_doctor_without_a_patient() -> None:
    table = Table(3, "TRI | - | P1 S15 | - | -", throne="P1 C15").thalers(1, 0, 0).act()
    assert table.refused("P1", "doctor") == "none-doctor"


def test_move_leaves_throne_and_seats_alone() -> None:
    table = Table(3, RICH).thalers(1, 0, 0).act().play("P1 buy move")
    assert table.asking == "P1 move_target"  # the only one on a place
    assert "TRI" not in table.choices
    assert table.refused("P1", "TRI") == "same-electorate"
    assert table.refused("P1", "TRI-P2") == "same-electorate"
    table.play("P1 place SAX")
    assert table.at("SAX") == "- | P1 S15 | - | -"
    two = Table(3, RICH + "SAX | - | P1 C45 | - | -").thalers(1, 0, 0).act().play("P1 buy move")
    assert two.choices == ["TRI-P1-S15", "SAX-P1-C45"]
    assert two.refused("P1", "TRI-elector") == "only-places"


def test_promotion_is_for_knights_on_places() -> None:
    castle = Table(3, "TRI | - | - | P1 K | -").thalers(2, 0, 0).act()
    assert castle.refused("P1", "promotion") == "none-promotion"
    board = "TRI | - | P1 K | - | -\nSAX | - | P1 K, P1 K | - | -"
    table = Table(3, board).thalers(2, 0, 0).act().play("P1 buy promotion")
    assert table.choices == ["TRI", "SAX"]
    assert table.refused("P1", "KOL") == "no-knight-there"
    table.play("P1 promote SAX")
    assert table.at("SAX") == "- | P1 K, P1 S15 | - | -"
    assert table.state.knights[0] == 1


def test_the_foreign_kings_daughter_marries_emperor_and_secular_electors() -> None:
    board = RICH + "SAX | P1 S45 | - | - | -"
    table = Table(3, board, throne="P1 S35").thalers(2, 0, 0).act().play("P1 buy daughter")
    assert table.choices == ["throne", "TRI-P1-S15", "SAX-elector", "BRA-elector"]
    assert table.refused("P1", "KOL-elector") == "archdiocese"
    assert table.refused("P1", "PAL-elector") == "couple"
    table.play("P1 marry throne")
    assert table.throne == "P1 C35"


def test_the_daughter_card_needs_a_single() -> None:
    table = Table(3, "KOL | P1 S15 | - | - | -", throne="P1 C35").thalers(2, 0, 0).act()
    assert table.refused("P1", "daughter") == "none-daughter"


def test_the_city_card_needs_a_city_space_and_a_city() -> None:
    full = "\n".join(
        f"{code} | - | - | - | {cities}"
        for code, cities in zip(
            CODES,
            ("P1", "P2, P2", "P2, P3", "P3, P3", "P4, P4", "P4, empire", "empire, empire, P1"),
            strict=True,
        )
    )
    table = Table(4, full).thalers(4, 0, 0, 0).act()
    assert table.refused("P1", "ordinance") == "no-city-anywhere"
    assert table.state.cities_left == [1, 0, 0, 0]
    table = Table(4, "BOH | - | - | - | P1, P1, P1").thalers(4, 0, 0, 0).act()
    assert table.refused("P1", "ordinance") == "no-city-hand"
    emperor = Table(4, full).round(1).begin(7, 7)
    assert emperor.asking == ""


# Knights


def test_a_knight_from_hand_or_from_anywhere_to_any_empty_space() -> None:
    board = "TRI | - | P1 K, P2 S15, P3 S15 | P1 K | -\nBOH | - | P1 S15 | P2 K | -"
    table = Table(3, board).thalers(2, 0, 0).act().play("P1 buy knight")
    assert table.choices == ["hand", "TRI", "TRI-castle"]
    assert table.refused("P1", "BOH-castle") == "no-own-knight"
    table.play("P1 take TRI-castle")
    assert not {"TRI", "TRI-castle", "BOH-castle", "MAI-castle"} & set(table.choices)
    assert table.refused("P1", "TRI") == "no-place"
    assert table.refused("P1", "BOH-castle") == "castle-taken"
    assert table.refused("P1", "MAI-castle") == "no-castle"
    table.play("P1 knight BOH")
    assert table.at("BOH") == "- | P1 K, P1 S15 | P2 K | -"
    moved = table.events("knight_moved")[0]
    assert moved.data == {"start": "TRI-castle", "end": "BOH", "thalers": -1}


def test_a_move_within_places_of_an_electorate_is_legal() -> None:
    board = "TRI | - | P1 K, P2 S15 | - | -"
    table = Table(3, board).thalers(1, 0, 0).act()
    table.play("P1 buy knight\nP1 take TRI\nP1 knight TRI")
    assert table.at("TRI") == "- | P1 K, P2 S15 | - | -"
    assert table.state.thalers[0] == 0


def test_without_knights_in_hand_only_those_on_the_board() -> None:
    board = "TRI | - | P1 K, P1 K | P1 K | -"
    table = Table(3, board).thalers(1, 0, 0).act().play("P1 buy knight")
    assert table.choices == ["TRI", "TRI-castle"]
    assert table.refused("P1", "hand") == "no-knight-hand"


# Passing


def test_passing_is_final_and_a_lone_player_goes_on() -> None:
    table = Table(3, RICH).thalers(3, 3, 3).act("P1", alone=False)
    table.play("P1 pass\nP2 pass\nP3 buy indulgence\nP3 buy pope\nP3 pass")
    assert table.asking == ""
    assert table.state.passed == [0, 1, 2]


def test_buying_rival_is_passing() -> None:
    table = Table(3, RICH).thalers(3, 3, 3).act("P2", alone=False).play("P2 buy rival\nP3 pass")
    assert table.state.passed == [1, 2]
    assert table.asking == "P1 action"
    table.play("P1 pass")
    assert table.asking == ""


def test_rival_bought_when_all_others_have_passed_ends_the_phase() -> None:
    table = Table(3, RICH).thalers(3, 3, 3).act("P2").play("P2 buy rival")
    assert table.asking == ""


def test_a_player_who_can_only_pass_passes_for_good() -> None:
    """The rival costs nothing, so only the emperor player can be without a choice."""
    table = Table().act("P1", alone=False)
    assert [event.seat for event in table.events("passed")] == [0]
    assert table.asking == "P2 action"
    assert table.choices == ["pass", "rival"]
    table.play("P2 buy rival")
    assert table.asking == ""
    assert table.state.passed == [0, 1, 2]
