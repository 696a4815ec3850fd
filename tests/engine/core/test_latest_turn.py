"""The latest turn is all moves in a row of the last player to move."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.latest_turn import latest_turn


def event(number: int) -> Event:
    return Event("bid", 0, {"number": number})


def test_the_moves_in_a_row_of_one_seat_are_a_turn_in_their_order() -> None:
    moves = [(1, [event(1)]), (0, [event(2)]), (0, [event(3), event(4)])]
    turn = latest_turn(reversed(moves))
    assert [one.data["number"] for one in turn.events] == [2, 3, 4]
    assert turn.moves == 2


def test_private_steps_change_nothing() -> None:
    moves = [(1, [event(1)]), (0, [event(2)]), (0, []), (1, [])]
    turn = latest_turn(reversed(moves))
    assert [one.data["number"] for one in turn.events] == [2]
    assert turn.moves == 3, "the turn began three moves ago"


def test_before_the_first_visible_move_there_is_no_turn() -> None:
    assert latest_turn([(0, []), (1, [])]) == ((), 0)
