"""Edge cases of the rules: space, death, seats, phase 5."""

from __future__ import annotations

from engine.emperor.data import CODES
from engine.emperor.rules.throne import Abdication
from tests.engine.emperor.table import Table, noble

FULL = {
    "TRI": "P1 S25, P2 C25, P3 S35",
    "KOL": "P1 C25, P2 S25, P3 S35",
    "MAI": "P1 C15, P2 S15, P3 S25, P4 S35",
    "PAL": "P1 C35, P4 S15, P3 C15",
    "SAX": "P2 C15, P4 S25, P3 C35, P4 C35",
    "BRA": "P1 S15, P2 C35, P4 S25",
    "BOH": "P2 S35, P4 C25, P3 S15, P4 C15",
}
"""Nobles on all 24 places: 5, 6, 6 and 7 of the players."""


def full_board(**changed: str) -> str:
    """Return that board with some electorates replaced."""
    lines = {code: f"- | {places} | - | -" for code, places in FULL.items()} | changed
    return "\n".join(f"{code} | {line}" for code, line in lines.items())


# No tile in hand


def no_tiles(board: str) -> Table:
    """Put all seven tiles of P1 on the board."""
    rest = """
        MAI | - | P1 S15, P1 S15, P1 S15 | - | -
        BOH | - | P1 S15, P1 S15 | - | -
    """
    table = Table(3, board + rest).thalers(12, 0, 0)
    assert table.state.tiles[0] == 0
    return table


def test_no_tile_no_permit_no_promotion_no_palatinate() -> None:
    table = no_tiles("PAL | P1 S25 | - | - | -\nTRI | - | P1 K | - | -").act()
    assert not {"permit", "promotion", "PAL"} & set(table.choices)
    for word in ("permit", "promotion", "PAL"):
        assert table.refused("P1", word) == "no-tile"


def test_no_tile_no_exhausted_permit() -> None:
    table = no_tiles("TRI | P1 S25 | - | - | -").held(P2="permit permit permit move move").act()
    table.play("P1 use TRI")
    assert table.events("forced")[-1].data == {"rule": "exhausted", "choice": "move"}


def test_no_tile_no_son() -> None:
    table = no_tiles("PAL | P1 S25 | - | - | -").held(P1="move").begin(3, 3)
    assert table.asking == ""
    assert table.events("son_lost")[0].data == {"why": "hand"}
    assert table.state.thalers[0] == 12


def test_no_tile_no_grey_eminence() -> None:
    table = no_tiles("BRA | P1 S25 | - | - | -").held(P1="eminence").begin(5, 5)
    assert [e.seat for e in table.events("eminence_lost")] == [0]
    assert table.state.eminence == -1


def test_losing_the_seat_or_the_last_tile_does_not_matter_when_the_eminence_is_bought() -> None:
    table = no_tiles("BRA | P1 S25 | - | - | -").act()
    assert "eminence" in table.choices


# No open electorate


def test_no_open_electorate_no_permit_no_move_no_palatinate() -> None:
    board = full_board(PAL=f"P1 S45 | {FULL['PAL']} | - | -")
    table = Table(4, board, throne="P2 S25").thalers(12, 0, 0, 0).act()
    assert not {"permit", "move", "PAL"} & set(table.choices)
    assert table.refused("P1", "permit") == "all-full"
    assert table.refused("P1", "move") == "none-move"
    assert table.refused("P1", "PAL") == "all-full"


def test_no_open_electorate_no_son() -> None:
    table = Table(4, full_board()).held(P2="move").begin(3, 3)
    assert table.events("son_lost")[0].data == {"why": "room"}


def test_no_open_electorate_sends_a_lifted_emperor_to_hand() -> None:
    table = Table(4, full_board(), throne="P2 C25")
    table.state.lifted = noble("P1", "C35")
    table.state.tiles[0] -= 1
    hand = table.state.tiles[0]
    table.run(Abdication(0))
    assert table.asking == ""
    assert table.state.tiles[0] == hand + 1
    assert table.events("retired")[0].data["noble"] == "C35"


def test_places_full_of_nobles_are_not_open_whatever_else_is_empty() -> None:
    board = "PAL | - | P1 C35, P2 S15, P3 C15 | - | -"
    table = Table(3, board).thalers(3, 0, 0).act().play("P1 buy permit")
    assert "PAL" not in table.choices
    assert table.refused("P1", "PAL") == "full"
    knight = Table(3, board).thalers(1, 0, 0).act().play("P1 buy knight")
    assert "PAL-castle" in knight.choices
    assert "PAL" not in knight.choices


def test_the_pushing_player_names_the_knight() -> None:
    board = "PAL | - | P2 S25, P3 K, P1 K | - | -"
    table = Table(3, board).thalers(3, 0, 0).act().play("P1 buy permit")
    assert [word for word in table.choices if word.startswith("PAL")] == ["PAL-P1", "PAL-P3"]
    assert table.refused("P1", "PAL") == "name-knight"
    assert table.refused("P1", "PAL-P2") == "no-knight-there"
    table.play("P1 permit PAL-P3")
    assert table.at("PAL") == "- | P1 K, P1 S15, P2 S25 | - | -"
    assert table.state.knights[2] == 3
    pushed = table.events("pushed")[0]
    assert (pushed.seat, dict(pushed.data)) == (2, {"electorate": "PAL", "by": 0, "knights": 1})


def test_a_castle_knight_is_never_pushed() -> None:
    board = "PAL | - | P2 S25, P3 S15, P1 S15 | P2 K | -"
    table = Table(3, board).thalers(3, 0, 0).act().play("P1 buy permit")
    assert not [word for word in table.choices if word.startswith("PAL")]


def test_a_pushed_knight_costs_a_thaler_again() -> None:
    board = "PAL | - | P2 S25, P1 K, P3 S15 | - | -"
    table = Table(3, board).thalers(4, 0, 0).act().play("P1 buy permit\nP1 permit PAL-P1")
    assert table.state.knights[0] == 3
    table.play("P1 buy knight\nP1 knight PAL-castle")
    assert table.state.thalers[0] == 0


# The deaths of emperor and electors


def test_an_emperor_dead_of_age_is_replaced_from_a_place() -> None:
    board = "TRI | P1 S25 | P1 C15, P1 S25 | - | -\nKOL | - | P1 C15 | - | -"
    table = Table(3, board, throne="P1 S45").begin(2, 2)
    assert table.asking == "P1 successor"
    assert table.choices == ["TRI-P1-C25", "TRI-P1-S35", "KOL-P1-C25"]
    assert table.refused("P1", "TRI-elector") == "throne-elector"
    assert table.refused("P1", "hand") == "throne-place"
    table.play("P1 throne TRI-P1-C25")
    assert table.throne == "P1 C25"
    assert table.state.emperor == 0


def test_without_a_noble_on_a_place_a_single_of_45_comes_from_hand() -> None:
    table = Table(3, "TRI | P1 S25 | P2 S15 | - | -", throne="P1 C45").begin(2, 2)
    assert table.throne == "P1 S45"
    assert table.at("TRI") == "P1 S35 | P2 S25 | - | -"
    assert [dict(e.data)["tiles"] for e in table.events("crowned")] == [-1]


def test_an_emperor_killed_by_a_doctor_is_replaced_at_once_out_of_turn() -> None:
    board = "TRI | P1 S25 | P1 C15, P1 S25 | - | -"
    table = Table(3, board, throne="P1 S45").thalers(0, 1, 0).act("P2", alone=False)
    table.play("P2 buy doctor\nP2 doctor throne")
    assert table.asking == "P1 successor"
    table.play("P1 throne TRI-P1-S25")
    assert table.throne == "P1 S25"
    assert table.asking == "P3 action"


def test_every_hand_can_fill_the_throne() -> None:
    """The dead emperor's own tile is available, even if no other is."""
    seats = "\n".join(f"{code} | P1 S15 | - | - | -" for code in CODES[:6])
    table = Table(3, seats, throne="P1 S45")
    assert table.state.tiles[0] == 0
    table.begin(2, 2)
    assert table.throne == "P1 S45"
    assert table.state.tiles[0] == 0


def test_an_old_successor_dies_in_the_next_phase_2_unless_doctored() -> None:
    table = Table(3, "", throne="P1 S45").begin(2, 2)
    assert len(table.events("died")) == 1
    table.begin(2, 2)
    assert len(table.events("died")) == 1
    young = Table(3, "", throne="P1 S45").thalers(1, 0, 0).act()
    young.play("P1 buy doctor").begin(2, 2)
    assert young.throne == "P1 S45"
    assert young.events("died") == []


def test_a_dead_electors_seat_and_privilege_are_empty_at_once() -> None:
    board = "KOL | P1 S45 | P2 S25 | - | -"
    assert "KOL" in Table(3, board).act().choices
    table = Table(3, board).thalers(1, 1, 0).act("P2", alone=False)
    table.play("P2 buy doctor\nP2 doctor KOL-elector\nP3 pass")
    assert table.at("KOL") == "- | P2 S25 | - | -"
    assert table.asking == "P1 action"
    assert table.refused("P1", "KOL") == "seat-vacant"


def test_a_former_owner_can_regain_the_seat() -> None:
    table = Table(3, "BRA | P2 S45 | P2 S15 | P2 K | -").begin(2, 2)
    assert table.at("BRA") == "- | P2 S25 | P2 K | -"
    table.begin(5, 5)
    assert table.at("BRA") == "P2 S25 | - | P2 K | -"
    assert table.points("P2", "elector") == 2


# Archdioceses


def test_a_couple_on_a_place_of_an_archdiocese_has_influence_but_never_the_seat() -> None:
    board = "TRI | P3 S25 | P2 C25, P2 C15 | - | -"
    table = Table(3, board).begin(5, 5)
    assert table.events("influence")[0].data["totals"] == [0, 4, 1]
    assert table.at("TRI") == "- | P2 C15, P2 C25, P3 S25 | - | -"
    assert table.state.points == [0, 0, 0]


def test_only_singles_are_asked_about_in_an_archdiocese() -> None:
    board = "MAI | - | P2 C25, P2 S15, P2 S35 | - | -"
    table = Table(3, board).begin(5, 5)
    assert table.choices == ["MAI-P2-S15", "MAI-P2-S35"]
    assert table.refused("P2", "MAI-P2-C25") == "single-only"
    table.play("P2 elector MAI-P2-S35")
    assert table.state.points == [0, 3, 0]


def test_electors_of_archdioceses_are_never_married() -> None:
    board = "TRI | P2 S25 | P1 C15 | - | -\nPAL | P2 S25 | - | - | -\nKOL | P1 S25 | - | - | -"
    table = Table(3, board, throne="P1 S25").thalers(2, 0, 0).held(P1="indulgence").begin(3, 3)
    assert table.choices == ["convent", "PAL-elector"]
    assert table.refused("P1", "TRI-elector") == "archdiocese"
    assert table.refused("P1", "throne") == "own-single"
    table = Table(3, board, throne="P1 S25").thalers(2, 0, 0).act().play("P1 buy daughter")
    assert table.throne == "P1 C25"  # the only choice


def test_a_majority_of_only_city_and_knights_leaves_the_seat_empty() -> None:
    board = "PAL | P3 S25 | P2 K | P2 K | P2"
    table = Table(3, board).begin(5, 5)
    assert [e.seat for e in table.events("no_elector")] == [1]
    assert table.at("PAL") == "- | P2 K, P3 S25 | P2 K | P2"
    assert table.state.points == [0, 0, 0]


def test_a_displaced_elector_pushes_a_knight_where_no_place_is_empty() -> None:
    board = "PAL | P3 S25 | P2 K, P2 K, P1 K | P2 K | P2"
    table = Table(3, board).begin(5, 5)
    assert table.asking == "P3 displaced"
    assert table.choices == ["P1", "P2"]
    assert table.refused("P3", "P3") == "no-knight-there"
    assert table.at("PAL").startswith("P3 S25")
    table.play("P3 push P2")
    assert table.at("PAL") == "- | P1 K, P2 K, P3 S25 | P2 K | P2"
    assert table.state.knights == [2, 1, 3]


def test_a_displaced_elector_without_room_goes_to_hand() -> None:
    board = "KOL | P3 S25 | P2 C25, P2 C15, P1 S15 | - | -"
    table = Table(3, board).begin(5, 5)
    assert table.at("KOL") == "- | P1 S15, P2 C15, P2 C25 | - | -"
    assert table.state.tiles[2] == 7
    assert table.events("displaced")[0].data["tiles"] == 1


def test_a_new_elector_gives_up_its_place_to_the_displaced_one() -> None:
    board = "PAL | P3 S25 | P2 C25, P2 C15, P1 K | - | -"
    table = Table(3, board).begin(5, 5).play("P2 elector PAL-P2-C15")
    assert table.at("PAL") == "P2 C15 | P1 K, P2 C25, P3 S25 | - | -"
    assert table.events("pushed") == []
    assert table.state.points == [0, 2, 0]


def test_an_elector_steps_down_for_an_owner_without_eligible_noble() -> None:
    board = "TRI | P3 S25 | P2 C15 | P3 K | P2"
    table = Table(3, board).begin(5, 5)
    assert table.at("TRI") == "- | P2 C15, P3 S25 | P3 K | P2"


# Ties, empire cities, the Grey Eminence


def test_the_emperor_player_breaks_ties_and_may_name_himself() -> None:
    board = "SAX | P3 S25 | P2 S25, P1 S15 | - | -\nPAL | P3 S25 | P2 S15 | - | -"
    table = Table(3, board).begin(5, 5)
    assert table.asking == "P1 tie"
    assert table.choices == ["P2", "P3"]
    reason = table.why_not("P1", "P1")
    assert reason.key == "emperor-refusal-not-tied"
    assert (reason.args["need"], reason.args["have"]) == (1, 0)
    table.play("P1 winner P3\nP1 winner P1")
    assert table.at("PAL") == "P3 S25 | P2 S15 | - | -"
    assert table.at("SAX") == "P1 S15 | P2 S25, P3 S25 | - | -"
    assert table.state.points == [2, 0, 0]


def test_empire_cities_count_for_the_emperor_and_bring_no_income() -> None:
    board = "BOH | P2 S25 | P1 S15 | - | empire, empire"
    table = Table(3, board).begin(1, 1)
    assert table.state.thalers == [6, 6, 6]
    table = Table(3, board).begin(5, 5)
    assert table.events("influence")[-1].data["totals"] == [3, 1, 0]
    table = Table(3, board, throne="P2 C25").begin(5, 5)
    assert table.events("influence")[-1].data["totals"] == [1, 3, 0]


def test_the_grey_eminence_takes_no_space_and_leaves_in_phase_2() -> None:
    table = Table(4, full_board()).held(P2="eminence").begin(5, 5)
    assert table.choices == ["decline", *CODES]
    table.play("P2 place TRI")
    assert table.events("influence")[0].data["totals"] == [1, 3, 1, 0]
    assert table.state.eminence == 1
    hand = table.state.tiles[1]
    table.begin(2, 2)
    assert table.state.eminence == -1
    assert table.state.tiles[1] == hand + 1


def test_the_grey_eminence_may_be_declined() -> None:
    table = Table().held(P2="eminence").begin(5, 5).play("P2 place decline")
    assert table.state.eminence == -1
    assert table.events("declined")[0].data == {"rule": "gray_eminence"}


def test_the_grey_eminence_is_no_elector() -> None:
    """Alone in an electorate it wins the seat for nobody."""
    table = Table().held(P2="eminence").begin(5, 5).play("P2 place PAL")
    assert [(e.seat, e.data["electorate"]) for e in table.events("no_elector")] == [(1, "PAL")]
    assert table.at("PAL") == "- | - | - | -"
    assert table.state.points == [0, 0, 0]


def test_an_electorate_without_influence_has_no_winner() -> None:
    table = Table().begin(5, 5)
    assert table.events("elector", "no_elector", "elector_stays") == []
    assert len(table.events("influence")) == len(CODES)
