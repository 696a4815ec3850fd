"""Moves made outright: in one transaction, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any, TypeVar

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.store import SerializationConflict
from bot.tables.domain.errors import NotSaved
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status
from bot.tables.history import turn
from bot.tables.history.turn import Turn
from bot.tables.play import already_made, typed_at_once
from bot.tables.play.typed_at_once import MadeOutright
from bot.tables.seats import substitutes
from engine.core.rules import question_of
from tests.bot.tables.bench import STRANGER, Bench
from tests.bot.tables.steward import Position

T = TypeVar("T")


def sure(_: Turn) -> bool:
    return True


def first_move(position: Position) -> tuple[int, str]:
    """Who is asked, and the first of the moves they may make."""
    seat = position.game.to_move(position.state)[0]
    return seat, next(iter(position.game.moves(position.state, seat)))


async def seen(bench: Bench, position: Position) -> None:
    """Somebody looks at the channel's table, by which it is known."""
    channel = position.table.channel_id
    await turn.read_position_in(bench.steward.service, channel, turn.public)


async def typed(
    bench: Bench, position: Position, seat: int, move: str, request: str = "r1", **more: Any
) -> MadeOutright | None:
    """A player types a move in the table's channel."""
    user = position.table.seats[seat].user_id
    asked = Request(request, Person(user))
    wanted: dict[str, Any] = {"sure": sure, "channel": position.table.channel_id} | more
    return await typed_at_once.make(
        bench.steward.service, asked, wanted["channel"], turn.person(user), move, wanted["sure"]
    )


async def sequence(bench: Bench, position: Position) -> int:
    return (await bench.steward.position(position.table.id)).table.sequence


async def test_a_move_word_for_word_is_made_and_told_of(bench: Bench) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, move = first_move(position)
    made = await typed(bench, position, seat, move)
    assert made is not None
    assert (made.moved.move, made.moved.seat) == (move, seat)
    assert made.before.sequence < made.moved.turn.sequence
    assert move in made.before.game.moves(made.before.view, seat), "it is the turn before"


@pytest.mark.parametrize(
    ("move", "more"),
    [
        ("nonsense", {}),
        (None, {"sure": lambda _: False}),
        (None, {"channel": "another"}),
    ],
)
async def test_whatever_is_not_clear_changes_nothing(
    bench: Bench, move: str | None, more: dict[str, Any]
) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, legal = first_move(position)
    before = await sequence(bench, position)
    assert await typed(bench, position, seat, move or legal, **more) is None
    assert await sequence(bench, position) == before


async def test_nobody_moves_who_is_not_asked_or_does_not_play(bench: Bench) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, move = first_move(position)
    before = await sequence(bench, position)
    assert await typed(bench, position, (seat + 1) % 3, move) is None
    stranger = Request("r2", Person("stranger"))
    service, channel = bench.steward.service, position.table.channel_id
    eyes = turn.person("stranger")
    assert await typed_at_once.make(service, stranger, channel, eyes, move, sure) is None
    assert await sequence(bench, position) == before


async def test_the_same_move_once_more_is_looked_at_first(bench: Bench) -> None:
    position = await bench.game("toy", 2)
    await seen(bench, position)
    for number in range(12):
        position = await bench.steward.position(position.table.id)
        seat, move = first_move(position)
        made = await typed(bench, position, seat, move, f"r{number}")
        now = await bench.steward.position(position.table.id)
        if made is None or move not in now.game.moves(now.state, seat):
            continue
        before = await sequence(bench, now)
        assert await typed(bench, now, seat, move, f"again {number}") is None
        assert await sequence(bench, now) == before
        return
    pytest.fail("no move could be made twice")


def asked_twice(position: Position) -> tuple[int, str] | None:
    """A move that is also legal at the next, different question of the same seat."""
    rules, state = position.game, position.state
    seat = rules.to_move(state)[0]
    for move, choice in rules.moves(state, seat).items():
        after = state.copy()
        rules.apply_unchecked(after, seat, choice)
        again = seat in rules.to_move(after) and move in rules.moves(after, seat)
        if again and question_of(after.stack[-1], seat) != question_of(state.stack[-1], seat):
            return seat, move
    return None


async def test_the_same_words_in_answer_to_the_next_question_are_made(bench: Bench) -> None:
    position = await bench.game("caylus1303", 2)
    await seen(bench, position)
    while (found := asked_twice(position)) is None:
        assert position.table.status == Status.RUNNING
        position = await bench.random(position)
    seat, move = found
    assert await typed(bench, position, seat, move, "first") is not None
    service, channel = bench.steward.service, position.table.channel_id
    user = turn.person(position.table.seats[seat].user_id)
    for words in (move, ""):
        assert (await already_made.read_in(service, channel, user, words))[1] is None
    assert await typed(bench, position, seat, move, "second") is not None


async def test_a_friend_who_plays_for_somebody_is_asked_about_it_too(bench: Bench) -> None:
    position = await bench.until(await bench.game("toy", 2), "bid")
    seat, move = first_move(position)
    service, player = bench.steward.service, position.table.seats[seat]
    until = bench.clock.now() + timedelta(days=2)
    owner = Request("ask", Person(player.user_id))
    await substitutes.ask(service, owner, position.table.id, STRANGER, until)
    agreed = Request("agree", STRANGER)
    await substitutes.answer(service, agreed, position.table.id, seat, agrees=True)
    await seen(bench, position)
    channel, eyes = position.table.channel_id, turn.person(STRANGER.id)
    made = await typed_at_once.make(service, Request("r1", STRANGER), channel, eyes, move, sure)
    assert made is not None
    for who in (STRANGER, owner.person):
        again = Request(f"again {who.id}", who)
        eyes = turn.person(who.id)
        assert await typed_at_once.make(service, again, channel, eyes, move, sure) is None
        _, before = await already_made.read_in(service, channel, eyes, move)
        assert before is not None
        assert before.entry.move == move


async def test_a_request_that_comes_again_makes_nothing(bench: Bench) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, move = first_move(position)
    assert await typed(bench, position, seat, move) is not None
    after = await sequence(bench, position)
    assert await typed(bench, position, seat, move) is None
    assert await sequence(bench, position) == after


async def test_a_channel_whose_table_is_over_is_looked_at_first(bench: Bench) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, move = first_move(position)
    await bench.alter("tables", {"id": position.table.id}, channel_id="elsewhere")
    assert await typed(bench, position, seat, move) is None


async def test_a_line_that_breaks_once_it_is_saved_costs_the_answer_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, move = first_move(position)
    write, cut = bench.store.write, [True]

    async def breaking(work: Callable[[Session], T]) -> T:
        result = await write(work)
        if cut.pop():
            cut.append(False)
            raise SerializationConflict("the line broke")
        return result

    monkeypatch.setattr(bench.store, "write", breaking)
    made = await typed(bench, position, seat, move)
    assert made is not None
    assert (made.moved.move, made.moved.seat) == (move, seat)
    assert made.before.sequence == position.table.sequence
    assert await sequence(bench, position) == made.moved.turn.sequence


async def test_whoever_is_overtaken_looks_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another process has changed meanwhile counts, and nothing is left of the first try."""
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, move = first_move(position)
    write, tries = bench.store.write, 0

    async def overtaken(work: Callable[[Session], T]) -> T:
        nonlocal tries
        tries += 1
        if tries > 1:
            return await write(work)

        def undone(session: Session) -> T:
            result = work(session)
            session.rollback()
            return result

        await write(undone)
        await write(lambda session: session.execute(paused, {"at": position.table.id}))
        raise SerializationConflict("another process was first")

    paused = text("UPDATE tables SET status = 'paused' WHERE id = :at")
    monkeypatch.setattr(bench.store, "write", overtaken)
    assert await typed(bench, position, seat, move) is None
    assert tries == 2
    assert await sequence(bench, position) == position.table.sequence


async def test_what_cannot_be_saved_is_not_tried_in_another_way(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, move = first_move(position)

    async def overtaken(_: Callable[[Session], T]) -> T:
        raise SerializationConflict("another process was first")

    monkeypatch.setattr(bench.store, "write", overtaken)
    with pytest.raises(NotSaved):
        await typed(bench, position, seat, move)


async def test_nothing_typed_costs_no_transaction(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await bench.game("caylus", 3)
    await seen(bench, position)
    seat, _ = first_move(position)
    monkeypatch.setattr(bench.store, "write", None)
    assert await typed(bench, position, seat, "") is None
