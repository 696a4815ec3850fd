"""Undo: own moves without consent, others by a vote, and no row is ever deleted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.domain.errors import NotSeated, Stale, TableClosed, TableError
from bot.tables.domain.table import Status
from bot.tables.domain.votes import VoteKind
from engine.core import Game
from engine.core.record import state_hash
from tests.bot.tables.harness import OUTSIDER, TablesHarness
from tests.bot.tables.tables_helper import Position


def user_of(position: Position, seat: int) -> str:
    """Return the user in a seat."""
    return position.table.seats[seat].user_id


async def undo_as(harness: TablesHarness, position: Position, seat: int, **more: Any) -> Any:
    """Undo as a seat."""
    return await harness.tables.undo(
        position.table.id, user_of(position, seat), harness.next_id, **more
    )


async def to_move(harness: TablesHarness, result: Any) -> tuple[int, ...]:
    """Return the seats that owe a move in the position of a result."""
    now = await harness.now(result)
    return now.game.to_move(now.state)


async def game_with_later_move(harness: TablesHarness) -> tuple[Position, int]:
    """Start a game in which the returned seat has moved, but not last."""
    position = await harness.random(await harness.game(), 4)
    log = await harness.tables.log(position.table.id, -1, 4)
    seat = next(entry.seat for entry in log if entry.seat != log[-1].seat)
    assert seat is not None
    return position, seat


async def toy_turn(harness: TablesHarness) -> tuple[Position, int]:
    """Play a toy game to the turn of a seat whose card would be answered by a toll."""
    position = await harness.until(await harness.game("toy", 2), "turn")
    return position, position.game.to_move(position.state)[0]


async def test_the_last_own_move_is_undone_and_no_row_is_deleted(harness: TablesHarness) -> None:
    position = await harness.game()
    seat = position.game.to_move(position.state)[0]
    after = await harness.random(position)
    undone = await undo_as(harness, after, seat)
    assert undone.vote is None
    assert (undone.moves, undone.table.moves) == (1, 0)
    assert undone.table.sequence == after.sequence + 1
    assert state_hash((await harness.now(undone)).state) == state_hash(position.state)
    log = await harness.tables.log(position.table.id, position.sequence, 10)
    assert [(entry.kind, entry.undone) for entry in log] == [("move", True), ("undo", False)]
    assert [pending.seat for pending in undone.table.pending] == [seat]


async def test_another_move_can_be_made_after_an_undo(harness: TablesHarness) -> None:
    position = await harness.game()
    seat = position.game.to_move(position.state)[0]
    first, second = list(position.game.moves(position.state, seat))[:2]
    after = await harness.say(position, seat, first)
    await undo_as(harness, after.position, seat)
    again = await harness.say(position, seat, second)
    assert again.table.moves == 1
    made = (await harness.tables.record(position.table.id, None)).record
    assert [played.move for played in made.moves] == [second]


async def test_a_panel_from_before_an_undo_is_stale(harness: TablesHarness) -> None:
    position = await harness.game()
    seat = position.game.to_move(position.state)[0]
    text = next(iter(position.game.moves(position.state, seat)))
    after = await harness.say(position, seat, text)
    await undo_as(harness, after.position, seat)
    with pytest.raises(TableError):
        await harness.say(position, seat, text, sequence=position.sequence)


async def test_undo_applies_to_the_position_of_the_pressed_panel(harness: TablesHarness) -> None:
    position = await harness.game()
    first = position.game.to_move(position.state)[0]
    after = await harness.random(position)
    second = after.game.to_move(after.state)[0]
    crossed = await harness.random(after)
    asks = harness.tables.undo_asks
    for stale in (position.sequence, after.sequence, 999):
        with pytest.raises(Stale):
            await asks(position.table.id, user_of(position, first), stale)
        with pytest.raises(Stale):
            await undo_as(harness, position, first, sequence=stale)
    assert await harness.tables.open_votes(position.table.id) == []
    assert await asks(position.table.id, user_of(position, second), crossed.sequence) == 0
    assert (await undo_as(harness, position, second, sequence=crossed.sequence)).vote is None


async def test_a_second_press_undoes_nothing_more(harness: TablesHarness) -> None:
    position = await harness.game("toy", 2)
    seat = position.game.to_move(position.state)[0]
    after = await harness.random(position)
    while after.game.to_move(after.state) != (seat,):
        after, seat = await harness.random(after), after.game.to_move(after.state)[0]
    last = await harness.random(after)
    undone = await undo_as(harness, last, seat, sequence=last.sequence)
    with pytest.raises(Stale):
        await undo_as(harness, last, seat, sequence=last.sequence)
    assert (await harness.tables.table(last.table.id)).sequence == undone.table.sequence


async def test_steps_of_a_turn_are_undone_one_by_one(harness: TablesHarness) -> None:
    position = await harness.game()
    for _ in range(400):
        seat = position.game.to_move(position.state)[0]
        after = await harness.random(position)
        if after.game.to_move(after.state) == (seat,):
            break
        position = after
    last = await harness.random(after)
    for expected in (after, position):
        undone = await undo_as(harness, last, seat)
        assert undone.vote is None
        assert state_hash((await harness.now(undone)).state) == state_hash(expected.state)


async def test_a_repeated_interaction_undoes_one_move(harness: TablesHarness) -> None:
    position, seat = await toy_turn(harness)
    after = await harness.say(position, seat, "pass")
    user = user_of(position, seat)
    first = await harness.tables.undo(position.table.id, user, 9000)
    again = await harness.tables.undo(position.table.id, user, 9000)
    assert first.vote is None
    assert again.vote is None
    assert (again.moves, again.table) == (first.moves, first.table)
    assert again.table.sequence == after.table.sequence + 1


async def test_undo_without_a_move_of_ones_own_is_refused(harness: TablesHarness) -> None:
    position = await harness.game()
    other = (position.game.to_move(position.state)[0] + 1) % 3
    with pytest.raises(TableError) as refused:
        await undo_as(harness, position, other)
    assert refused.value.text.key == "table-nothing-to-undo"
    with pytest.raises(NotSeated):
        await harness.tables.undo(position.table.id, OUTSIDER.id, harness.next_id)


@pytest.mark.parametrize("revealing", ["roll", "draw"])
async def test_undo_past_chance_or_a_revealed_card_needs_consent(
    harness: TablesHarness, revealing: str
) -> None:
    position, seat = await toy_turn(harness)
    after = await harness.say(position, seat, revealing)
    opened = await undo_as(harness, after.position, seat)
    assert opened.vote is not None
    assert (opened.vote.kind, opened.vote.moves) == (VoteKind.UNDO, 1)
    assert (await harness.tables.table(position.table.id)).moves == after.table.moves


async def test_undo_past_another_players_move_needs_consent(harness: TablesHarness) -> None:
    position = await harness.game()
    seat = position.game.to_move(position.state)[0]
    after = await harness.random(position, 2)
    assert after.table.moves == 2
    opened = await undo_as(harness, after, seat)
    assert opened.vote is not None
    assert opened.vote.moves == 2


async def test_a_sealed_answer_can_be_undone_until_all_are_in(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy", 3), "bid")
    after = await harness.say(position, 0, "bid 0")
    undone = await undo_as(harness, after.position, 0)
    assert undone.vote is None
    assert await to_move(harness, undone) == (0, 1, 2)
    await harness.say(position, 0, "bid 0")
    after = await harness.say(position, 1, "bid 0")
    assert (await undo_as(harness, after.position, 0)).vote is not None


async def test_a_unanimous_vote_undoes_moves(harness: TablesHarness) -> None:
    position = await harness.game()
    later = await harness.random(position, 5)
    seat = position.game.to_move(position.state)[0]
    opened = await undo_as(harness, later, seat, to=position.sequence)
    assert opened.vote is not None
    others = [other for other in range(3) if other != seat]
    assert dict(opened.vote.votes) == {seat: True, others[0]: None, others[1]: None}
    votes = [
        await harness.tables.vote(opened.vote.id, user_of(position, other), True, harness.next_id)
        for other in others
    ]
    assert [vote.vote and vote.vote.status for vote in votes] == ["open", "accepted"]
    assert [vote.table.moves for vote in votes] == [5, 0]
    assert state_hash((await harness.now(votes[1])).state) == state_hash(position.state)


async def test_one_no_undoes_nothing(harness: TablesHarness) -> None:
    later, seat = await game_with_later_move(harness)
    first, second = (other for other in range(3) if other != seat)
    opened = await undo_as(harness, later, seat)
    assert opened.vote is not None
    vote = await harness.tables.vote(opened.vote.id, user_of(later, first), False, harness.next_id)
    assert vote.vote is not None
    assert vote.vote.status == "refused"
    with pytest.raises(TableClosed) as refused:
        await harness.tables.vote(opened.vote.id, user_of(later, second), True, harness.next_id)
    assert refused.value.text.key == "table-vote-refused"
    assert (await harness.tables.table(later.table.id)).moves == 4
    assert (await undo_as(harness, later, seat)).vote is not None


async def test_a_move_cancels_the_undo_vote(harness: TablesHarness) -> None:
    later, seat = await game_with_later_move(harness)
    first = next(other for other in range(3) if other != seat)
    opened = await undo_as(harness, later, seat)
    assert opened.vote is not None
    await harness.random(later)
    with pytest.raises(TableClosed) as refused:
        await harness.tables.vote(opened.vote.id, user_of(later, first), True, harness.next_id)
    assert refused.value.text.key == "table-vote-expired"
    assert await harness.tables.open_votes(later.table.id) == []


async def test_a_repeated_interaction_opens_one_vote_and_casts_one_ballot(
    harness: TablesHarness,
) -> None:
    later, seat = await game_with_later_move(harness)
    one, two = (user_of(later, other) for other in range(3) if other != seat)
    table_id, user = later.table.id, user_of(later, seat)
    first = await harness.tables.undo(table_id, user, 9000)
    again = await harness.tables.undo(table_id, user, 9000)
    assert first.vote is not None
    assert again.vote is not None
    assert again == first
    with pytest.raises(TableError) as refused:
        await harness.tables.undo(table_id, user, harness.next_id)
    assert refused.value.text.key == "table-undo-open"
    once = await harness.tables.vote(first.vote.id, one, True, 9001)
    assert await harness.tables.vote(first.vote.id, one, True, 9001) == once
    with pytest.raises(TableError) as refused:
        await harness.tables.vote(first.vote.id, one, True, harness.next_id)
    assert refused.value.text.key == "table-already-agreed"
    last = await harness.tables.vote(first.vote.id, two, True, 9002)
    assert await harness.tables.vote(first.vote.id, two, True, 9002) == last
    log = await harness.tables.log(table_id, 0, 100)
    assert [entry.kind for entry in log].count("undo") == 1


async def test_a_yes_can_be_changed_to_no(harness: TablesHarness) -> None:
    later, seat = await game_with_later_move(harness)
    first = next(other for other in range(3) if other != seat)
    opened = await undo_as(harness, later, seat)
    assert opened.vote is not None
    await harness.tables.vote(opened.vote.id, user_of(later, first), True, harness.next_id)
    vote = await harness.tables.vote(opened.vote.id, user_of(later, first), False, harness.next_id)
    assert vote.vote is not None
    assert vote.vote.status == "refused"


async def test_only_moves_that_still_count_can_be_undone(harness: TablesHarness) -> None:
    later = await harness.random(await harness.game(), 3)
    for wrong in (1, later.sequence, later.sequence + 5):
        with pytest.raises(TableError) as refused:
            await undo_as(harness, later, 0, to=wrong)
        assert refused.value.text.key == "table-no-such-move"


async def test_a_finished_game_cannot_be_undone(harness: TablesHarness) -> None:
    over = await harness.random(await harness.game("toy", 2), 500)
    assert over.table.status == Status.FINISHED
    with pytest.raises(TableClosed):
        await undo_as(harness, over, 0)


async def test_reading_any_earlier_position_takes_few_steps(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = start = await harness.game("caylus", 2)
    hashes = {start.sequence: state_hash(start.state)}
    while position.table.moves < 120:
        position = await harness.random(position)
        hashes[position.sequence] = state_hash(position.state)
    steps = 0
    taken = Game.apply_unchecked

    def counting(rules: Any, state: Any, seat: int, choice: str) -> None:
        nonlocal steps
        steps += 1
        taken(rules, state, seat, choice)

    monkeypatch.setattr(Game, "apply_unchecked", counting)
    for sequence in list(hashes)[::7]:
        steps = 0
        there = await harness.tables.position(start.table.id, sequence)
        assert state_hash(there.state) == hashes[sequence]
        assert steps < 16
    opened = await undo_as(harness, position, 0, to=start.sequence)
    assert opened.vote is not None
    steps = 0
    vote = await harness.tables.vote(opened.vote.id, user_of(start, 1), True, harness.next_id)
    assert vote.vote is not None
    assert steps == 0
    assert (vote.vote.moves, vote.table.moves) == (120, start.table.moves)


async def test_the_record_of_a_game_with_undos_is_its_final_line(harness: TablesHarness) -> None:
    position = await harness.game("caylus", 2)
    rounds = 0
    while position.table.status == Status.RUNNING:
        seat = position.game.to_move(position.state)[0]
        position = await harness.random(position)
        rounds += 1
        if rounds % 3 == 0 and position.table.status == Status.RUNNING:
            undone = await undo_as(harness, position, seat)
            assert undone.vote is None
            position = await harness.now(undone)
    made = (await harness.tables.record(position.table.id, None)).record
    assert len(made.moves) == position.table.moves
    assert state_hash(made.replay()) == state_hash(position.state)
    assert (await harness.tables.verify(position.table.id)).holds
    log = await harness.tables.log(position.table.id, 0, 5000)
    standing = [entry for entry in log if entry.kind == "move" and not entry.undone]
    assert [entry.number for entry in standing] == list(range(1, len(made.moves) + 1))
    assert [entry.move for entry in standing] == [played.move for played in made.moves]
