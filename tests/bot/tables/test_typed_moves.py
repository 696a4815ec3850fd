"""Typed moves: made in one transaction, or refused with nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any, TypeVar

import pytest
from sqlalchemy.orm import Session

from bot.store import SerializationConflict
from bot.tables.domain.errors import (
    AlreadyMade,
    IllegalMove,
    NeedsConfirmation,
    NotSeated,
    NotVisible,
)
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status
from bot.tables.domain.turn_view import ChosenMove, Turn
from bot.tables.play.make_move import MadeMove, resolve_exactly
from engine.core.rules import question_key
from tests.bot.tables.harness import OUTSIDER, TablesHarness
from tests.bot.tables.tables_helper import SERVER, Position

T = TypeVar("T")


def first_move(position: Position) -> tuple[int, str]:
    """Return the seat that is asked, and the first of its legal moves."""
    seat = position.game.to_move(position.state)[0]
    return seat, next(iter(position.game.moves(position.state, seat)))


async def typed(
    harness: TablesHarness,
    position: Position,
    seat: int,
    move: str,
    request: str = "r1",
    **more: Any,
) -> MadeMove:
    """Make a move that a player types."""
    person = Person(position.table.seats[seat].user_id, "Player", SERVER)
    resolve = more.pop("resolve", resolve_exactly(move))
    return await harness.tables.play.make_move(
        Request(request, person), position.table.id, resolve, **more
    )


async def sequence(harness: TablesHarness, position: Position) -> int:
    return (await harness.tables.position(position.table.id)).table.sequence


async def test_a_typed_move_returns_the_turn_before_it(harness: TablesHarness) -> None:
    position = await harness.game("caylus", 3)
    seat, move = first_move(position)
    made = await typed(harness, position, seat, move)
    assert (made.moved.move, made.moved.seat) == (move, seat)
    assert made.before.sequence < made.moved.turn.sequence
    assert move in made.before.game.moves(made.before.view, seat), "it is the turn before the move"


async def test_a_refused_move_changes_nothing(harness: TablesHarness) -> None:
    position = await harness.game("caylus", 3)
    seat, move = first_move(position)
    before = await sequence(harness, position)
    with pytest.raises(IllegalMove):
        await typed(harness, position, seat, "nonsense")
    with pytest.raises(IllegalMove):
        await typed(harness, position, (seat + 1) % 3, move)
    player = Request("lost", Person(position.table.seats[seat].user_id, "Player", SERVER))
    with pytest.raises(NotVisible):
        await harness.tables.play.make_move(player, position.table.id + 1, resolve_exactly(move))
    assert await sequence(harness, position) == before


async def test_a_person_without_a_seat_cannot_move_and_outsiders_see_no_table(
    harness: TablesHarness,
) -> None:
    position = await harness.game("caylus", 3)
    _, move = first_move(position)
    table = position.table.id
    here = Request("r1", Person("stranger", "Stranger", SERVER))
    with pytest.raises(NotSeated):
        await harness.tables.play.make_move(here, table, resolve_exactly(move))
    elsewhere = Request("r2", Person("stranger", "Stranger", "another server"))
    with pytest.raises(NotVisible):
        await harness.tables.play.make_move(elsewhere, table, resolve_exactly(move))


async def test_a_move_that_needs_confirmation_is_made_once_confirmed(
    harness: TablesHarness,
) -> None:
    position = await harness.game("caylus", 3)
    seat, move = first_move(position)
    before = await sequence(harness, position)

    def ask(_: Turn) -> ChosenMove:
        return ChosenMove(move, ask=True)

    with pytest.raises(NeedsConfirmation) as asked:
        await typed(harness, position, seat, move, resolve=ask)
    assert (asked.value.move, asked.value.turn.viewer) == (move, seat)
    assert await sequence(harness, position) == before
    made = await typed(harness, position, seat, move, "r2", resolve=ask, confirmed=True)
    assert made.moved.move == move


async def test_the_same_move_typed_again_needs_confirmation(harness: TablesHarness) -> None:
    position = await harness.game("toy", 2)
    for number in range(12):
        position = await harness.tables.position(position.table.id)
        seat, move = first_move(position)
        try:
            await typed(harness, position, seat, move, f"r{number}")
        except AlreadyMade:
            pytest.fail("the first of its kind")
        now = await harness.tables.position(position.table.id)
        if move not in now.game.moves(now.state, seat):
            continue
        before = await sequence(harness, now)
        with pytest.raises(AlreadyMade) as again:
            await typed(harness, now, seat, move, f"again {number}")
        assert again.value.entry.move == move
        assert await sequence(harness, now) == before
        return
    pytest.fail("no move could be made twice")


async def test_a_text_that_now_means_another_move_needs_confirmation(
    harness: TablesHarness,
) -> None:
    """A player whose answer was lost types a word again, which fits the next move too."""
    position = await harness.game("toy", 2)
    for number in range(12):
        seat, move = first_move(position)
        question = question_key(position.state.stack[-1], seat)
        await typed(harness, position, seat, move, f"r{number}", confirmed=True)
        before, position = position, await harness.tables.position(position.table.id)
        asked = seat in position.game.may_act(position.state)
        if asked and question_key(position.state.stack[-1], seat) == question:
            break
    else:
        pytest.fail("no question was asked twice")
    other = next(m for m in position.game.moves(position.state, seat) if m != move)

    def by_word(shown: Turn) -> ChosenMove:
        now = shown.sequence > before.table.sequence
        return ChosenMove(other if now else move, exact=False)

    with pytest.raises(AlreadyMade):
        await typed(harness, position, seat, other, "again", resolve=by_word)
    made = await typed(harness, position, seat, other, "exact")
    assert made.moved.move == other


def repeated_move(position: Position) -> tuple[int, str] | None:
    """Return a move that is also legal at the next, different question of the same seat."""
    rules, state = position.game, position.state
    seat = rules.to_move(state)[0]
    for move, choice in rules.moves(state, seat).items():
        after = state.copy()
        rules.apply_unchecked(after, seat, choice)
        again = seat in rules.to_move(after) and move in rules.moves(after, seat)
        if again and question_key(after.stack[-1], seat) != question_key(state.stack[-1], seat):
            return seat, move
    return None


async def test_the_same_words_for_the_next_question_make_a_move(
    harness: TablesHarness,
) -> None:
    position = await harness.game("caylus1303", 2)
    while (found := repeated_move(position)) is None:
        assert position.table.status == Status.RUNNING
        position = await harness.random(position)
    seat, move = found
    await typed(harness, position, seat, move, "first")
    made = await typed(harness, position, seat, move, "second")
    assert not made.change.repeated


async def test_a_substitute_and_the_player_confirm_each_others_repeated_moves(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy", 2), "bid")
    seat, move = first_move(position)
    table = position.table
    owner = Person(table.seats[seat].user_id, "Player", SERVER)
    until = harness.clock.now() + timedelta(days=2)
    await harness.tables.seats.invite_substitute(Request("ask", owner), table.id, OUTSIDER, until)
    agreed = Request("agree", OUTSIDER)
    await harness.tables.seats.answer_invitation(agreed, table.id, seat, agrees=True)
    await harness.tables.play.make_move(Request("r1", OUTSIDER), table.id, resolve_exactly(move))
    for who in (OUTSIDER, owner):
        with pytest.raises(AlreadyMade):
            await harness.tables.play.make_move(
                Request(f"again {who.id}", who), table.id, resolve_exactly(move)
            )


async def test_a_repeated_request_gets_its_first_result(harness: TablesHarness) -> None:
    position = await harness.game("caylus", 3)
    seat, move = first_move(position)
    first = await typed(harness, position, seat, move)
    after = await sequence(harness, position)
    again = await typed(harness, position, seat, move)
    assert again.change.repeated
    assert (again.moved.move, again.moved.turn.sequence) == (move, first.moved.turn.sequence)
    assert await sequence(harness, position) == after


async def test_a_connection_lost_after_the_commit_still_gets_an_answer(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await harness.game("caylus", 3)
    seat, move = first_move(position)
    write, broken = harness.store.write, [True]

    async def breaking(work: Callable[[Session], T]) -> T:
        result = await write(work)
        if broken:
            broken.clear()
            raise SerializationConflict("the connection was lost")
        return result

    monkeypatch.setattr(harness.store, "write", breaking)
    made = await typed(harness, position, seat, move)
    assert (made.moved.move, made.change.repeated) == (move, True)
    assert await sequence(harness, position) == made.moved.turn.sequence
