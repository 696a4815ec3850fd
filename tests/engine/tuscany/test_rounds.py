"""Turns, rounds and the end of the game."""

from __future__ import annotations

import pytest

from tests.engine.tuscany.table import Table


def test_draw_takes_two_and_one_for_each_plus_card() -> None:
    table = Table().bonus("A", "plus_card", "plus_card", "plus_card").begin()
    table.play("A draw", "B draw")
    assert table.state.hand_sizes == [5, 2]


def test_draw_takes_three_with_the_option_of_later_printings() -> None:
    assert Table(baseDraw="3").begin().play("A draw").state.hand_sizes[0] == 3


def test_the_deck_is_reshuffled_only_when_a_card_is_due() -> None:
    table = Table()
    for card in table.state.deck[:-2]:
        table.state.discard[card] += 1
    del table.state.deck[:-2]
    table.begin().play("A draw")
    assert not table.events("reshuffled")
    assert table.state.deck == []
    table.play("B draw")
    (event,) = table.events("reshuffled")
    assert event.data == {"what": "cards", "count": 120}
    assert sum(table.state.discard) == 0
    table.check()


def test_the_yield_deck_is_reshuffled_only_when_a_card_is_due() -> None:
    table = Table().give("A", workers=2).store("A", "carriage").bonus("A", "plus_yield")
    table.state.yield_discard = table.state.yields[:-1]
    del table.state.yields[:-1]
    table.begin().play("A place 2,0", "A pay worker+worker")
    (event,) = table.events("reshuffled")
    assert event.data == {"what": "yields", "count": 27}
    assert len(table.state.yields) == 26


def test_monastery_draws_three_whatever_plus_card_says() -> None:
    table = Table().give("A", workers=2).store("A", "monastery").bonus("A", "plus_card")
    table.cover("A", 12, 15).begin().play("A place 5,-2", "A pay worker+worker")
    assert table.state.hand_sizes[0] == 3


def test_plus_tiles_do_not_raise_yield_cards() -> None:
    """A ruling (rules: Bonus tiles ignore yield cards)."""
    table = Table().give("A", workers=2).store("A", "carriage").yields("Y1")
    table.bonus("A", "plus_marble", "plus_card").begin()
    table.play("A place 2,0", "A pay worker+worker")
    assert table.state.marble[0] == 1


@pytest.mark.parametrize(
    ("card", "cards", "workers", "marble", "tokens", "green", "red"),
    [
        ("Y1", 0, 0, 1, 0, 0, 0),
        ("Y2", 0, 2, 0, 0, 0, 0),
        ("Y3", 0, 0, 0, 1, 0, 0),
        ("Y4", 3, 0, 0, 0, 0, 0),
        ("Y5", 0, 0, 0, 0, 2, 0),
        ("Y6", 0, 0, 0, 0, 0, 3),
        ("Y7", 1, 1, 0, 0, 0, 0),
        ("Y8", 2, 0, 0, 0, 1, 0),
        ("Y9", 0, 1, 0, 0, 0, 2),
    ],
)
def test_yield_cards(
    card: str, cards: int, workers: int, marble: int, tokens: int, green: int, red: int
) -> None:
    """A ruling (rules: List of yield cards)."""
    table = Table().give("A", workers=2).store("A", "carriage").yields(card).begin()
    table.play("A place 2,0", "A pay worker+worker")
    state = table.state
    assert state.hand_sizes[0] == cards
    assert state.workers[0] == workers
    assert state.marble[0] == marble
    assert table.stored("A") == ["token"] * tokens
    assert (table.green("A"), table.red("A")) == (green, red)


def test_village_and_plus_worker() -> None:
    table = Table().give("A", workers=2).store("A", "village").cover("A", 9).begin()
    table.play("A place 2,1", "A pay worker+worker")
    assert table.state.workers[0] == 2


def test_a_city_brings_a_bonus_tile_that_works_at_once() -> None:
    table = Table().give("A", workers=2).store("A", "city").cover("A", 9).begin()
    table.play("A place 1,0", "A pay worker+worker", "A bonus plus_storage")
    assert table.state.capacity(0) == 2
    assert table.green("A") == 1 + 2
    table.check()


def test_an_empty_pile_cannot_be_chosen() -> None:
    table = Table("ABCD").give("A", workers=2).store("A", "city").cover("A", 9)
    table.bonus("B", *["plus_card"] * 5).begin()
    table.play("A place 1,0", "A pay worker+worker")
    assert "bonus plus_card" not in table.moves("A")
    assert table.refused("A bonus plus_card").key == "tuscany-refusal-pile-empty"


def test_take_with_full_storage_discards_first() -> None:
    table = Table().bonus("A", "plus_storage").store("A", "token", "inn").begin()
    table.play("A take A")
    assert table.moves("A") == ["discard inn", "discard token"]
    table.play("A discard token")
    assert table.stored("A") == ["inn", "carriage"]
    assert table.state.removed == []


def test_a_discarded_tile_leaves_the_game() -> None:
    """With one kind of item stored there is nothing to ask."""
    table = Table().store("A", "inn").begin().play("A take A")
    assert table.stored("A") == ["carriage"]
    assert len(table.state.removed) == 1
    table.check()


def test_discarding_is_impossible_while_a_slot_is_free() -> None:
    table = Table().bonus("A", "plus_storage").store("A", "inn").begin().play("A take A")
    assert table.stored("A") == ["inn", "carriage"]
    assert not table.events("discarded")


def test_equal_stored_items_are_offered_once() -> None:
    table = Table().bonus("A", "plus_storage", "plus_storage").store("A", "inn", "inn", "token")
    table.begin().play("A take A")
    assert table.moves("A") == ["discard inn", "discard token"]


def test_a_tile_and_a_token_for_one_hex_are_asked() -> None:
    table = Table().give("A", workers=2).bonus("A", "plus_storage").store("A", "carriage", "token")
    table.begin().play("A place 2,0")
    assert table.moves("A") == ["place carriage", "place token"]
    table.play("A place token", "A pay worker+worker")
    assert table.stored("A") == ["carriage"]


def test_equal_tiles_in_two_slots_are_two_options() -> None:
    assert {"take A", "take B"} <= set(Table().begin().moves("A"))


# Rounds


def test_a_round_ends_with_the_turn_in_which_a_stack_is_emptied() -> None:
    """Not before a marble action."""
    table = Table("ABC").points("B", green=4).give("B", marble=1).reveal("B", 6).begin("B")
    table.play("B take A")
    assert table.state.round == 1
    table.play("B end")
    assert table.state.round == 2
    assert table.red("B") == 4
    assert table.to_move() == "C"
    assert table.state.stack_sizes(1) == (0, 7, 7)
    table.check()


def test_with_the_lap_option_the_lap_is_played_to_its_end() -> None:
    table = Table("ABC", roundEnd="lap").reveal("A", 6).begin().play("A take A", "B draw")
    assert table.state.round == 1
    table.play("C draw")
    assert table.state.round == 2
    assert table.to_move() == "A"


def test_with_the_lap_option_the_last_seat_ends_the_round_at_once() -> None:
    table = Table("ABC", roundEnd="lap").reveal("C", 6).begin("C").play("C take A")
    assert table.state.round == 2


def test_an_emptied_stack_that_has_ended_its_round_triggers_nothing() -> None:
    """In round 2 a player may still be emptying stack 1."""
    table = Table().reveal("A", 7).reveal("B", 6)
    table.state.round = 2
    table.begin("B").play("B take A")
    assert [event.data["stack"] for event in table.events("stack_emptied")] == [1]
    assert table.state.round == 2


def test_one_turn_may_go_on_to_the_next_stack() -> None:
    table = Table().give("A", marble=1).bonus("A", "plus_storage").reveal("A", 6).begin()
    table.play("A take A", "A marble use", "A take B")
    assert [event.data["stack"] for event in table.events("refilled")] == [1, 2]
    assert table.state.round == 2
    assert table.state.revealed(0) == 8


def test_green_scores_in_every_round() -> None:
    """Green of round 1 counts three times, of round 2 twice, of round 3 once."""
    table = Table().points("A", green=5).reveal("A", 6).begin().play("A take A")
    assert table.red("A") == 5
    table.points("A", green=2).reveal("B", 13).play("B take A")
    assert table.red("A") == 5 + 7
    assert table.green("A") == 7


def last_lap(players: str) -> Table:
    """B empties stack 3 in this turn of round 3."""
    table = Table(players).reveal("B", 20)
    table.state.round = 3
    return table.begin("B").play("B take A")


def test_everyone_has_one_more_turn_after_stack_3() -> None:
    """Including the player who emptied it, who comes last.

    This follows a ruling (rules: The last lap includes everyone).
    """
    table = last_lap("ABC")
    assert [event.seat for event in table.events("last_lap")] == [1]
    table.play("C draw", "A draw", "B draw")
    assert table.state.over
    assert len(table.events("round_scored")) == 1


def test_the_last_lap_is_the_same_with_the_lap_option() -> None:
    table = Table("ABC", roundEnd="lap").reveal("B", 20)
    table.state.round = 3
    table.begin("B").play("B take A", "C draw", "A draw")
    assert not table.state.over
    table.play("B draw")
    assert table.state.over


def test_further_stacks_do_not_lengthen_the_last_lap() -> None:
    table = Table("AB").reveal("A", 20).reveal("B", 20)
    table.state.round = 3
    table.begin().play("A take A", "B take B", "A draw")
    assert table.state.over
    assert len(table.events("last_lap")) == 1


def test_a_player_without_stack_tiles_leaves_gaps_in_the_last_lap() -> None:
    table = last_lap("AB").play("A draw", "B take C")
    assert table.slot("C") == ""
    assert table.state.over


def test_stacks_and_bonus_tiles_score_nothing_at_the_end() -> None:
    table = last_lap("AB").hand("A").hand("B").play("A draw", "B draw")
    reds = {event.seat: event.data["red"] for event in table.events("final_score")}
    assert reds == {0: 0, 1: 1}
    assert table.stored("B") == ["carriage"]
