"""Undo: freely as far as nothing has come of it, by consent further back, by rows only."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.domain.errors import NotSeated, Stale, TableClosed, TableError
from bot.tables.domain.results import ProposalOpened, Undone
from bot.tables.domain.table import Status
from bot.tables.votes.model import VoteKind
from engine.core import Game
from engine.core.record import state_hash
from tests.bot.tables.bench import STRANGER, Bench
from tests.bot.tables.steward import Position


def user_of(position: Position, seat: int) -> str:
    """The person in a seat."""
    return position.table.seats[seat].user_id


async def take_back(bench: Bench, position: Position, seat: int, **more: Any) -> Any:
    """An undo asked for by a seat."""
    return await bench.steward.undo(
        position.table.id, user_of(position, seat), bench.next_id, **more
    )


async def owing(bench: Bench, result: Any) -> tuple[int, ...]:
    """Who owes a move in the position a result tells of."""
    now = await bench.now(result)
    return now.game.to_move(now.state)


async def overtaken(bench: Bench) -> tuple[Position, int]:
    """A game, and a seat that has moved but not last."""
    position = await bench.random(await bench.game(), 4)
    log = await bench.steward.log(position.table.id, -1, 4)
    seat = next(entry.seat for entry in log if entry.seat != log[-1].seat)
    assert seat is not None
    return position, seat


async def toy_turn(bench: Bench) -> tuple[Position, int]:
    """A toy game at the turn of a seat whose card would be answered by a toll."""
    position = await bench.until(await bench.game("toy", 2), "turn")
    return position, position.game.to_move(position.state)[0]


async def test_ones_last_move_is_taken_back_and_nothing_is_deleted(bench: Bench) -> None:
    position = await bench.game()
    seat = position.game.to_move(position.state)[0]
    after = await bench.random(position)
    undone = await take_back(bench, after, seat)
    assert isinstance(undone, Undone)
    assert (undone.moves, undone.table.moves) == (1, 0)
    assert undone.table.sequence == after.sequence + 1
    assert state_hash((await bench.now(undone)).state) == state_hash(position.state)
    log = await bench.steward.log(position.table.id, position.sequence, 10)
    assert [(entry.kind, entry.undone) for entry in log] == [("move", True), ("undo", False)]
    assert [owed.seat for owed in undone.table.owing] == [seat]


async def test_after_an_undo_another_move_can_be_made(bench: Bench) -> None:
    position = await bench.game()
    seat = position.game.to_move(position.state)[0]
    first, second = list(position.game.moves(position.state, seat))[:2]
    after = await bench.say(position, seat, first)
    await take_back(bench, after.position, seat)
    again = await bench.say(position, seat, second)
    assert again.table.moves == 1
    made = (await bench.steward.record(position.table.id, None)).record
    assert [played.move for played in made.moves] == [second]


async def test_a_panel_from_before_an_undo_is_stale(bench: Bench) -> None:
    position = await bench.game()
    seat = position.game.to_move(position.state)[0]
    text = next(iter(position.game.moves(position.state, seat)))
    after = await bench.say(position, seat, text)
    await take_back(bench, after.position, seat)
    with pytest.raises(TableError):
        await bench.say(position, seat, text, sequence=position.sequence)


async def test_undo_on_a_panel_means_the_position_it_shows(bench: Bench) -> None:
    position = await bench.game()
    first = position.game.to_move(position.state)[0]
    after = await bench.random(position)
    second = after.game.to_move(after.state)[0]
    crossed = await bench.random(after)
    asks = bench.steward.undo_asks
    for stale in (position.sequence, after.sequence, 999):
        with pytest.raises(Stale):
            await asks(position.table.id, user_of(position, first), stale)
        with pytest.raises(Stale):
            await take_back(bench, position, first, sequence=stale)
    assert await bench.steward.proposals(position.table.id) == []
    assert await asks(position.table.id, user_of(position, second), crossed.sequence) == 0
    assert isinstance(await take_back(bench, position, second, sequence=crossed.sequence), Undone)


async def test_a_second_press_on_undo_takes_back_nothing_more(bench: Bench) -> None:
    position = await bench.game("toy", 2)
    seat = position.game.to_move(position.state)[0]
    after = await bench.random(position)
    while after.game.to_move(after.state) != (seat,):
        after, seat = await bench.random(after), after.game.to_move(after.state)[0]
    last = await bench.random(after)
    undone = await take_back(bench, last, seat, sequence=last.sequence)
    with pytest.raises(Stale):
        await take_back(bench, last, seat, sequence=last.sequence)
    assert (await bench.steward.table(last.table.id)).sequence == undone.table.sequence


async def test_the_steps_of_a_turn_go_back_one_by_one(bench: Bench) -> None:
    position = await bench.game()
    for _ in range(400):
        seat = position.game.to_move(position.state)[0]
        after = await bench.random(position)
        if after.game.to_move(after.state) == (seat,):
            break
        position = after
    last = await bench.random(after)
    for expected in (after, position):
        undone = await take_back(bench, last, seat)
        assert isinstance(undone, Undone)
        assert state_hash((await bench.now(undone)).state) == state_hash(expected.state)


async def test_the_same_interaction_takes_back_one_move(bench: Bench) -> None:
    position, seat = await toy_turn(bench)
    after = await bench.say(position, seat, "pass")
    user = user_of(position, seat)
    first = await bench.steward.undo(position.table.id, user, 9000)
    again = await bench.steward.undo(position.table.id, user, 9000)
    assert isinstance(first, Undone)
    assert isinstance(again, Undone)
    assert (again.repeated, again.moves) == (True, first.moves)
    assert again.table.sequence == after.table.sequence + 1


async def test_nothing_of_ones_own_is_nothing_to_undo(bench: Bench) -> None:
    position = await bench.game()
    other = (position.game.to_move(position.state)[0] + 1) % 3
    with pytest.raises(TableError) as refused:
        await take_back(bench, position, other)
    assert refused.value.text.key == "table-nothing-to-undo"
    with pytest.raises(NotSeated):
        await bench.steward.undo(position.table.id, STRANGER.id, bench.next_id)


@pytest.mark.parametrize("revealing", ["roll", "draw"])
async def test_behind_chance_or_a_revealed_card_consent_is_needed(
    bench: Bench, revealing: str
) -> None:
    position, seat = await toy_turn(bench)
    after = await bench.say(position, seat, revealing)
    opened = await take_back(bench, after.position, seat)
    assert isinstance(opened, ProposalOpened)
    assert (opened.proposal.kind, opened.proposal.moves) == (VoteKind.UNDO, 1)
    assert (await bench.steward.table(position.table.id)).moves == after.table.moves


async def test_behind_anothers_move_consent_is_needed(bench: Bench) -> None:
    position = await bench.game()
    seat = position.game.to_move(position.state)[0]
    after = await bench.random(position, 2)
    assert after.table.moves == 2
    opened = await take_back(bench, after, seat)
    assert isinstance(opened, ProposalOpened)
    assert opened.proposal.moves == 2


async def test_a_sealed_answer_can_be_taken_back_until_another_is_in(bench: Bench) -> None:
    position = await bench.until(await bench.game("toy", 3), "bid")
    after = await bench.say(position, 0, "bid 0")
    undone = await take_back(bench, after.position, 0)
    assert isinstance(undone, Undone)
    assert await owing(bench, undone) == (0, 1, 2)
    await bench.say(position, 0, "bid 0")
    after = await bench.say(position, 1, "bid 0")
    assert isinstance(await take_back(bench, after.position, 0), ProposalOpened)


async def test_everybodys_yes_takes_moves_back(bench: Bench) -> None:
    position = await bench.game()
    later = await bench.random(position, 5)
    seat = position.game.to_move(position.state)[0]
    opened = await take_back(bench, later, seat, to=position.sequence)
    assert isinstance(opened, ProposalOpened)
    others = [other for other in range(3) if other != seat]
    assert dict(opened.proposal.votes) == {seat: True, others[0]: None, others[1]: None}
    votes = [
        await bench.steward.vote(opened.proposal.id, user_of(position, other), True, bench.next_id)
        for other in others
    ]
    assert [vote.proposal.status for vote in votes] == ["open", "carried"]
    assert votes[0].result is None
    result = votes[1].result
    assert isinstance(result, Undone)
    assert (result.moves, result.table.moves) == (5, 0)
    assert state_hash((await bench.now(result)).state) == state_hash(position.state)


async def test_a_no_refuses_and_nothing_goes_back(bench: Bench) -> None:
    later, seat = await overtaken(bench)
    first, second = (other for other in range(3) if other != seat)
    opened = await take_back(bench, later, seat)
    assert isinstance(opened, ProposalOpened)
    vote = await bench.steward.vote(opened.proposal.id, user_of(later, first), False, bench.next_id)
    assert vote.proposal.status == "refused"
    with pytest.raises(TableClosed) as refused:
        await bench.steward.vote(opened.proposal.id, user_of(later, second), True, bench.next_id)
    assert refused.value.text.key == "table-proposal-refused"
    assert (await bench.steward.table(later.table.id)).moves == 4
    assert isinstance(await take_back(bench, later, seat), ProposalOpened)


async def test_a_move_in_between_lapses_the_proposal(bench: Bench) -> None:
    later, seat = await overtaken(bench)
    first = next(other for other in range(3) if other != seat)
    opened = await take_back(bench, later, seat)
    assert isinstance(opened, ProposalOpened)
    await bench.random(later)
    with pytest.raises(TableClosed) as refused:
        await bench.steward.vote(opened.proposal.id, user_of(later, first), True, bench.next_id)
    assert refused.value.text.key == "table-proposal-lapsed"
    assert await bench.steward.proposals(later.table.id) == []


async def test_the_same_interaction_opens_one_proposal_and_casts_one_vote(bench: Bench) -> None:
    later, seat = await overtaken(bench)
    one, two = (user_of(later, other) for other in range(3) if other != seat)
    table_id, user = later.table.id, user_of(later, seat)
    first = await bench.steward.undo(table_id, user, 9000)
    again = await bench.steward.undo(table_id, user, 9000)
    assert isinstance(first, ProposalOpened)
    assert isinstance(again, ProposalOpened)
    assert again.repeated
    assert again.proposal == first.proposal
    with pytest.raises(TableError) as refused:
        await bench.steward.undo(table_id, user, bench.next_id)
    assert refused.value.text.key == "table-undo-open"
    await bench.steward.vote(first.proposal.id, one, True, 9001)
    twice = await bench.steward.vote(first.proposal.id, one, True, 9001)
    assert twice.repeated
    with pytest.raises(TableError) as refused:
        await bench.steward.vote(first.proposal.id, one, True, bench.next_id)
    assert refused.value.text.key == "table-already-agreed"
    await bench.steward.vote(first.proposal.id, two, True, 9002)
    last = await bench.steward.vote(first.proposal.id, two, True, 9002)
    assert last.repeated
    assert isinstance(last.result, Undone)
    log = await bench.steward.log(table_id, 0, 100)
    assert [entry.kind for entry in log].count("undo") == 1


async def test_a_yes_can_become_a_no(bench: Bench) -> None:
    later, seat = await overtaken(bench)
    first = next(other for other in range(3) if other != seat)
    opened = await take_back(bench, later, seat)
    assert isinstance(opened, ProposalOpened)
    await bench.steward.vote(opened.proposal.id, user_of(later, first), True, bench.next_id)
    vote = await bench.steward.vote(opened.proposal.id, user_of(later, first), False, bench.next_id)
    assert vote.proposal.status == "refused"


async def test_only_moves_that_stand_can_be_gone_back_to(bench: Bench) -> None:
    later = await bench.random(await bench.game(), 3)
    for wrong in (1, later.sequence, later.sequence + 5):
        with pytest.raises(TableError) as refused:
            await take_back(bench, later, 0, to=wrong)
        assert refused.value.text.key == "table-no-such-move"


async def test_a_finished_game_is_not_undone(bench: Bench) -> None:
    over = await bench.random(await bench.game("toy", 2), 500)
    assert over.table.status == Status.FINISHED
    with pytest.raises(TableClosed):
        await take_back(bench, over, 0)


async def test_any_earlier_position_costs_a_few_steps(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = start = await bench.game("caylus", 2)
    hashes = {start.sequence: state_hash(start.state)}
    while position.table.moves < 120:
        position = await bench.random(position)
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
        there = await bench.steward.position(start.table.id, sequence)
        assert state_hash(there.state) == hashes[sequence]
        assert steps < 16
    opened = await take_back(bench, position, 0, to=start.sequence)
    assert isinstance(opened, ProposalOpened)
    steps = 0
    vote = await bench.steward.vote(opened.proposal.id, user_of(start, 1), True, bench.next_id)
    assert isinstance(vote.result, Undone)
    assert steps == 0
    assert vote.result.moves == 120


async def test_a_game_full_of_undos_is_recorded_as_its_line_of_play(bench: Bench) -> None:
    position = await bench.game("caylus", 2)
    rounds = 0
    while position.table.status == Status.RUNNING:
        seat = position.game.to_move(position.state)[0]
        position = await bench.random(position)
        rounds += 1
        if rounds % 3 == 0 and position.table.status == Status.RUNNING:
            undone = await take_back(bench, position, seat)
            assert isinstance(undone, Undone)
            position = await bench.now(undone)
    made = (await bench.steward.record(position.table.id, None)).record
    assert len(made.moves) == position.table.moves
    assert state_hash(made.replay()) == state_hash(position.state)
    assert (await bench.steward.verify(position.table.id)).holds
    log = await bench.steward.log(position.table.id, 0, 5000)
    standing = [entry for entry in log if entry.kind == "move" and not entry.undone]
    assert [entry.number for entry in standing] == list(range(1, len(made.moves) + 1))
    assert [entry.move for entry in standing] == [played.move for played in made.moves]
