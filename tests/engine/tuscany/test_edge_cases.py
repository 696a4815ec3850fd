"""The edge cases of the rules, at least one test for each row."""

from __future__ import annotations

import pytest

from engine.tuscany.data import CASTLE as CASTLE_KIND
from engine.tuscany.data import EMPTY, ITEM, KINDS, REGION_SIZE, TOKEN
from engine.tuscany.regions import ARRANGEMENTS, region
from engine.tuscany.rules.setup import place_starting_castle
from tests.engine.tuscany.table import Table


def test_nothing_useful_to_do() -> None:
    """Draw is always legal."""
    table = Table().no_neutral().display().begin()
    assert table.moves("A") == ["draw"]
    assert table.to_move() == "A"


# Both region deck and discard empty (rules: Passes end a stalled round)


def dry(players: str = "AB", **options: str) -> Table:
    """Give all cards to the last player; B has marble."""
    table = Table(players, **options).deal_all(players[-1])
    return table.give("B", marble=1)


def test_a_draw_of_no_card_is_legal_and_draws_none() -> None:
    table = dry().begin().play("A draw")
    (drew,) = table.events("drew")
    assert (drew.data["cards"], drew.secret) == (0, {"kinds": []})
    assert table.state.hand_sizes[0] == 0
    assert table.to_move() == "B"


@pytest.mark.parametrize("lap", ["turn", "lap"])
def test_after_n_passes_the_round_ends_under_both_settings(lap: str) -> None:
    table = dry("ABC", roundEnd=lap).points("B", green=5).begin("B")
    table.play("B draw", "B end", "C draw")
    assert table.state.passes == 2
    table.play("A draw")
    assert len(table.events("stalled")) == 1
    assert table.red("B") == 5
    assert (table.state.round, table.state.passes) == (2, 0)
    assert table.to_move() == "B"
    table.check()


def test_a_marble_spent_on_a_second_empty_draw_is_still_a_pass() -> None:
    table = dry().begin("B").play("B draw", "B marble use", "B draw")
    assert table.state.passes == 1
    assert table.state.marble[1] == 0


def test_only_an_empty_draw_is_a_pass() -> None:
    table = dry().begin().play("A draw", "B draw", "B marble use", "B take A")
    assert table.state.passes == 0
    assert not table.events("stalled")


def test_a_stall_in_round_3_ends_the_game_without_a_final_lap() -> None:
    table = dry().points("A", green=3)
    table.state.round = 3
    table.begin().play("A draw", "B draw", "B end")
    assert table.state.over
    assert not table.events("last_lap")
    assert [event.kind for event in table.events("stalled", "round_scored", "game_over")] == [
        "stalled",
        "round_scored",
        "game_over",
    ]
    assert table.red("A") == 3
    table.check()


def test_at_most_one_round_ends_by_a_stall_and_an_emptied_stack() -> None:
    """The emptied stack still counts: it ends the next round at the end of the next turn.

    This follows a ruling (rules: One round per turn).
    """
    table = dry().reveal("A", 14)
    table.begin().play("A draw")
    assert table.state.round == 2
    table.play("B draw", "B end")
    assert table.state.round == 3
    assert len(table.events("round_scored")) == 2


# The display


def test_take_is_illegal_with_an_empty_display() -> None:
    table = Table().no_neutral().display("village").begin()
    assert table.moves("A") == ["draw", "take A"]
    assert table.refused("A take B").key == "tuscany-refusal-slot-empty"


def test_the_castle_effect_is_lost_with_an_empty_display() -> None:
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 9).no_neutral()
    table.reveal("A", 21).display().begin()
    table.play("A place 1,1", "A pay worker+worker")
    assert len(table.events("castle_lost")) == 1
    assert table.to_move() == "B"


# Tokens and storage


def test_a_token_fits_when_the_inn_came_from_full_storage() -> None:
    table = Table().give("A", workers=2).store("A", "inn").cover("A", 8, 9, 6).begin()
    table.play("A place 1,2", "A pay worker+worker")
    assert table.stored("A") == ["token"]
    assert table.red("A") == 0


def test_a_token_fits_when_the_castle_of_a_free_inn_came_from_full_storage() -> None:
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 9).begin()
    table.play("A place 1,1", "A pay worker+worker", "A castle G")
    assert table.stored("A") == ["token"]


def test_a_yield_token_fits_after_a_carriage_from_full_storage() -> None:
    table = Table().give("A", workers=2).store("A", "carriage").yields("Y3").begin()
    table.play("A place 2,0", "A pay worker+worker")
    assert table.stored("A") == ["token"]
    assert not table.events("overflow")


def test_two_yield_tokens_with_plus_yield_and_one_slot() -> None:
    table = Table().give("A", workers=2).store("A", "carriage").yields("Y3", "Y3")
    table.bonus("A", "plus_yield").begin().play("A place 2,0", "A pay worker+worker")
    assert table.stored("A") == ["token"]
    (overflow,) = table.events("overflow")
    assert overflow.data == {"red": 2, "why": "Y3"}
    assert table.red("A") == 2


def test_a_token_without_room_scores_two_red() -> None:
    """Three yield cards with a token each and one free slot."""
    table = Table().give("A", workers=2).store("A", "carriage").yields("Y3", "Y3", "Y3")
    table.bonus("A", "plus_yield", "plus_yield").begin()
    table.play("A place 2,0", "A pay worker+worker")
    assert table.stored("A") == ["token"]
    assert table.red("A") == 4


# Castle chains


def chain() -> Table:
    """Put a castle in storage and another in the display; castle spaces 6 and 25 are in reach."""
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 9, 12, 15, 18, 21, 22)
    return table.display("castle", "city", "olive", "village")


def test_a_castle_chain_that_reveals_the_last_tile_of_a_stack() -> None:
    """Announced at once; the chain continues; the round ends with the turn."""
    table = chain().give("A", marble=1).reveal("A", 6).stack("A", "quarry").begin()
    table.play("A place 1,1", "A pay worker+worker", "A castle A")
    assert [event.data["stack"] for event in table.events("stack_emptied")] == [1]
    assert table.state.round == 1
    assert table.state.stack[-1].name == "castle"
    table.play("A decline", "A marble use", "A draw")
    assert table.state.round == 2
    assert table.to_move() == "B"


def test_a_castle_taken_by_a_castle_without_a_further_target() -> None:
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 9, 12, 15, 18, 21, 22)
    table.display("castle").no_neutral().reveal("A", 21).begin()
    table.play("A place 1,1", "A pay worker+worker", "A castle A")
    assert len(table.events("castle_lost")) == 1
    assert 25 in table.covered("A")


def test_a_chained_castle_chooses_from_the_refilled_display() -> None:
    """The refill comes before the free tile's scoring and effect.

    A ruling (rules: Castles refill before their effect).
    """
    table = chain().stack("A", "inn").begin()
    table.play("A place 1,1", "A pay worker+worker", "A castle A")
    assert table.slot("A") == "inn"
    kinds = [event.kind for event in table.events("placed_free", "refilled", "area")]
    assert kinds[-3:] == ["placed_free", "refilled", "area"]
    assert "castle A" in table.moves("A")


def test_a_purge_during_a_chain_ends_before_the_next_choice() -> None:
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 9, 12, 15, 18, 21, 22)
    table.display("castle", "village", "village", "village", "village", "city", "inn", "inn")
    table.stack("A", "village").neutral("quarry", "carriage", "carriage", "quarry", "monastery")
    table.begin().play("A place 1,1", "A pay worker+worker", "A castle A")
    assert table.shown()[:5] == ["quarry", "carriage", "carriage", "quarry", "monastery"]
    assert table.state.stack[-1].name == "castle"


def test_the_castle_effect_may_be_declined() -> None:
    table = chain().begin().play("A place 1,1", "A pay worker+worker")
    assert table.moves("A")[-1] == "decline"
    table.play("A decline")
    assert table.to_move() == "B"
    assert len(table.events("declined")) == 1


# Refill


def test_a_player_with_empty_stacks_leaves_the_slot_empty() -> None:
    table = Table().reveal("A", 21)
    table.state.round = 3
    table.begin().play("A take C")
    assert table.slot("C") == ""
    assert not table.events("refilled", "purged")


def test_a_short_display_stays_short() -> None:
    """Each Take removes one tile, and the player's refill adds one to the emptied slot."""
    table = Table().no_neutral().display("village", "", "inn", "", "city").begin()
    table.stack("A", "quarry").play("A take A")
    assert table.shown() == ["quarry", "", "inn", "", "city", "", "", ""]


def purging() -> Table:
    """Put four villages in a display of eight; A's next tile is the fifth."""
    table = Table().display(
        "village", "village", "village", "village", "inn", "inn", "city", "city"
    )
    return table.stack("A", "village")


def test_a_purge_while_the_neutral_supply_runs_out() -> None:
    """It fills slots in order, as far as possible."""
    table = purging()
    table.no_neutral(left=2).begin().play("A take H")
    assert "" not in table.shown()[:2]
    assert table.shown()[2:] == ["", "", "inn", "inn", "city", ""]
    assert table.state.neutral == []


def crowded() -> Table:
    """Put four villages and four castles in the display; three more come from the supply."""
    table = Table("ABCD").display(*["village"] * 4, *["castle"] * 4)
    state = table.state
    for seat in (1, 2, 3):
        castle = ITEM["castle"]
        state.stacks[seat].remove(castle)
        state.stacks[seat].append(state.neutral.pop(0))
        state.neutral.append(castle)
    return table.stack("A", "village").begin()


def test_a_purge_checks_again_after_filling_and_takes_more_than_five() -> None:
    """The new castles make six with those already there; all six go.

    This follows a ruling (rules: Purges remove whole kinds).
    """
    table = crowded().play("A take H")
    purged = [(event.data["kind"], event.data["count"]) for event in table.events("purged")]
    assert purged == [("village", 5), ("castle", 6)]


def test_a_purge_fills_only_its_own_slots_and_leaves_an_older_gap() -> None:
    table = Table().display("village", "", "village", "village", "village", "inn", "city", "inn")
    table.stack("A", "village").begin().play("A take H")
    assert table.slot("B") == ""
    assert table.shown().count("") == 1


def test_purged_tiles_leave_the_game() -> None:
    table = purging().begin().play("A take H")
    (purged,) = table.events("purged")
    assert purged.data["count"] == 5
    assert len(table.state.removed) == 5
    table.check()


# Scoring


def test_two_players_finish_a_colour_in_turn_order() -> None:
    table = Table("ABC")
    for player in "ABC":
        table.give(player, workers=2).store(player, "inn").cover(player, 9, 6, 12, 15, 16, 17)
    table.begin()
    for player in "ABC":
        table.play(f"{player} place 1,2", f"{player} pay worker+worker")
    points = [
        (event.seat, event.data["green"], event.data["rank"])
        for event in table.events("colour_bonus")
    ]
    assert points == [(0, 2, 1), (1, 1, 2)]
    inn = KINDS.index("inn")
    assert (table.state.firsts[inn], table.state.seconds[inn]) == (0, 1)


def test_a_complete_region_still_draws_and_takes() -> None:
    table = Table().cover("A", *(space for space in range(1, 31) if space != 11)).begin()
    assert table.moves("A") == ["draw", *(f"take {slot}" for slot in "ABCDEFGH")]


def test_the_starting_castle_in_an_area_of_two() -> None:
    """Covering the other hex completes the area: 3 green."""
    table = Table()
    state = table.state
    boards, arrangement, pair = next(
        (boards, word, area)
        for boards in ("A1 B3 C2", "A3 B3 C3", "A4 B1 C2", "A1 B2 C4", "A2 B4 C3", "A3 B1 C1")
        for word in ARRANGEMENTS
        for area in region(boards, word).areas
        if area.bit_count() == 2 and region(boards, word).masks[CASTLE_KIND] & area == area
    )
    found = region(boards, arrangement)
    first, second = (i for i in range(30) if pair >> i & 1)
    state.tiles[0] = [EMPTY] * REGION_SIZE
    state.boards[0], state.arrangements[0] = boards, arrangement
    place_starting_castle(state, 0, found.words[first])
    table.give("A", workers=2).store("A", "castle").begin()
    table.play(f"A place {found.words[second]}", "A pay worker+worker")
    (area,) = table.events("area")
    assert area.data == {"green": 3, "kind": "castle", "size": 2}


def test_the_starting_castle_alone_never_scores() -> None:
    """Neither when placed nor later (rules: Starting castles score nothing)."""
    table = Table().begin()
    assert table.green("A") == 0
    assert not table.events("area", "colour_bonus")
    assert table.state.region_of(0).areas[10] == 1 << 10


def test_the_starting_castle_counts_for_its_colour() -> None:
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 9, 6, 12, 15, 18, 21, 22)
    table.display().begin().play("A place 7,-2", "A pay worker+worker")
    (bonus,) = table.events("colour_bonus")
    assert bonus.data == {"green": 2, "kind": "castle", "rank": 1}


def test_a_token_on_the_last_hex_of_a_colour_counts() -> None:
    table = Table().give("A", workers=2).store("A", "token").cover("A", 9, 6, 12, 15, 18, 21, 22)
    table.begin().play("A place 7,-2", "A pay worker+worker")
    assert [event.data["kind"] for event in table.events("area", "colour_bonus")] == ["castle"] * 2
    assert table.state.stack[-1].name == "castle"


def test_an_area_across_a_seam_is_one_area() -> None:
    """Carriages 9, 12 and 15 lie on boards A and B."""
    table = Table().give("A", workers=2).store("A", "carriage").cover("A", 12, 15).yields("Y5")
    table.begin().play("A place 2,0", "A pay worker+worker")
    (area,) = table.events("area")
    assert area.data == {"green": 6, "kind": "carriage", "size": 3}


# The marble action (rules: Gained items may be placed)


def test_a_tile_taken_by_the_first_action_may_be_placed_by_the_second() -> None:
    table = Table().give("A", marble=1, workers=2).begin()
    table.play("A take A", "A marble use", "A place 2,0", "A pay worker+worker")
    assert 9 in table.covered("A")


def test_a_token_gained_by_the_first_action_may_be_placed_by_the_second() -> None:
    table = Table().give("A", marble=1, workers=4).store("A", "inn").cover("A", 9, 6, 8).begin()
    table.play("A place 1,2", "A pay worker+worker", "A marble use")
    table.play("A place 1,-1", "A pay worker+worker")
    assert table.state.tiles[0][3] == TOKEN


def test_a_marble_gained_by_the_first_action_may_be_used_at_once() -> None:
    table = Table().give("A", workers=2).store("A", "carriage").yields("Y1").begin()
    table.play("A place 2,0", "A pay worker+worker", "A marble use", "A draw")
    assert table.to_move() == "B"


def test_at_most_one_marble_a_turn() -> None:
    table = Table().give("A", marble=3).begin().play("A draw", "A marble use", "A draw")
    assert table.to_move() == "B"
    assert table.state.marble[0] == 2


# Supplies


def test_workers_and_marble_have_no_limit() -> None:
    table = Table().give("A", workers=40, marble=40).store("A", "village").cover("A", 9).begin()
    table.play("A place 2,1", "A pay worker+worker")
    assert table.state.workers[0] == 40
    table.check()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_count_changes_nothing_else(seats: int) -> None:
    state = Table("ABCD"[:seats]).state
    assert len(state.deck) == 122
    assert len(state.neutral) + len(state.neutral_shown) == 32
    assert sum(state.piles) + seats == 25
