"""A move is checked, applied and saved as a whole, exactly once."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.domain.errors import IllegalMove, NotSeated, Stale, TableClosed, TableError
from bot.tables.domain.table import Status
from engine.core.record import state_hash
from tests.bot.tables.conftest import with_kinds_in_turn
from tests.bot.tables.harness import OUTSIDER, PEOPLE, TablesHarness
from tests.bot.tables.tables_helper import Position
from tests.thorough import by_turns


def first_move(position: Position) -> tuple[int, str]:
    """Return the asked seat and one of its legal moves."""
    seat = position.game.to_move(position.state)[0]
    return seat, next(iter(position.game.moves(position.state, seat)))


async def test_a_move_changes_the_position_and_is_logged(harness: TablesHarness) -> None:
    position = await harness.game()
    seat, text = first_move(position)
    moved = await harness.say(position, seat, text, sequence=position.sequence)
    assert (moved.seat, moved.move, moved.repeated) == (seat, text, False)
    assert moved.table.sequence == position.sequence + 1
    assert moved.table.moves == 1
    expected = position.state.copy()
    position.game.apply(expected, seat, position.game.parse_move(expected, seat, text))
    assert state_hash(moved.position.state) == state_hash(expected)
    assert moved.events
    entry = (await harness.tables.log(position.table.id, -1, 1))[0]
    assert (entry.seat, entry.move, entry.number) == (seat, text, 1)
    assert entry.events == moved.events


async def test_spaces_around_a_typed_move_are_ignored(harness: TablesHarness) -> None:
    position = await harness.game()
    seat, text = first_move(position)
    moved = await harness.say(position, seat, f"  {text.replace(' ', '   ')} ")
    assert moved.move == text


async def test_a_repeated_interaction_makes_one_move(harness: TablesHarness) -> None:
    position = await harness.game()
    seat, text = first_move(position)
    first = await harness.say(position, seat, text, interaction_id=7000)
    await harness.random(first.position, 3)
    before = await harness.rows()
    again = await harness.say(position, seat, text, interaction_id=7000)
    assert again.repeated
    assert again.events == first.events
    assert again.position.sequence == first.position.sequence
    assert state_hash(again.position.state) == state_hash(first.position.state)
    assert await harness.rows() == before


async def test_two_simultaneous_deliveries_of_an_interaction_make_one_move(
    harness: TablesHarness,
) -> None:
    position = await harness.game()
    seat, text = first_move(position)
    results = await asyncio.gather(
        *(harness.say(position, seat, text, interaction_id=7000) for _ in range(5))
    )
    assert sorted(moved.repeated for moved in results) == [False, True, True, True, True]
    assert (await harness.tables.table(position.table.id)).moves == 1


async def test_a_stale_panel_is_refused_and_changes_nothing(harness: TablesHarness) -> None:
    position = await harness.game()
    later = await harness.random(position, 2)
    before = await harness.rows()
    seat, text = first_move(later)
    with pytest.raises(Stale):
        await harness.say(position, seat, text, sequence=position.sequence)
    with pytest.raises(Stale):
        await harness.say(position, seat, text, sequence=later.sequence + 1)
    assert await harness.rows() == before


async def test_a_move_out_of_turn_is_refused_with_the_games_reason(harness: TablesHarness) -> None:
    position = await harness.game()
    seat, text = first_move(position)
    before = await harness.rows()
    with pytest.raises(IllegalMove) as refused:
        await harness.say(position, (seat + 1) % 3, text)
    assert refused.value.text.key == "refusal-not-now"
    assert await harness.rows() == before


async def test_an_unknown_word_is_refused(harness: TablesHarness) -> None:
    position = await harness.game()
    seat, _ = first_move(position)
    before = await harness.rows()
    with pytest.raises(IllegalMove) as refused:
        await harness.say(position, seat, "place the moon")
    assert refused.value.text.key == "refusal-not-offered"
    assert await harness.rows() == before


async def test_an_illegal_move_is_refused_with_the_rule_and_the_amounts(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy"), "turn")
    seat = position.game.to_move(position.state)[0]
    legal = position.game.moves(position.state, seat)
    lacking = next(f"do {card}" for card in range(1, 5) if f"do {card}" not in legal)
    with pytest.raises(IllegalMove) as refused:
        await harness.say(position, seat, lacking)
    assert refused.value.text.key == "toy-refusal-hand"


async def test_a_person_without_a_seat_cannot_move(harness: TablesHarness) -> None:
    position = await harness.game()
    _, text = first_move(position)
    with pytest.raises(NotSeated):
        await harness.tables.move(
            position.table.id, OUTSIDER.id, text, sequence=None, interaction_id=harness.next_id
        )


async def test_moves_before_the_start_and_after_the_end_are_refused(harness: TablesHarness) -> None:
    lobby = await harness.lobby()
    with pytest.raises(TableClosed):
        await harness.tables.move(
            lobby.id, PEOPLE[0].id, "pass", sequence=None, interaction_id=harness.next_id
        )
    over = await harness.random(await harness.game("toy", 2), 500)
    assert over.table.status == Status.FINISHED
    with pytest.raises(TableClosed):
        await harness.say(over, 0, "pass")


async def test_an_unknown_table_is_refused(harness: TablesHarness) -> None:
    with pytest.raises(TableError):
        await harness.tables.move(77, "1", "pass", sequence=None, interaction_id=harness.next_id)


async def test_a_short_game_is_played_recorded_and_verified(harness: TablesHarness) -> None:
    await play_recorded_and_verified(harness, "toy", 3, {"stakes": "high"})


@pytest.mark.parametrize(
    ("url", "table"),
    by_turns(
        with_kinds_in_turn([("caylus", 2, {}), ("caylus", 5, {"favors": "simplified"})]), 0, 2
    ),
    indirect=["url"],
)
async def test_a_long_game_is_played_recorded_and_verified(
    harness: TablesHarness, table: tuple[str, int, dict[str, str]]
) -> None:
    await play_recorded_and_verified(harness, *table)


async def play_recorded_and_verified(
    harness: TablesHarness, game: str, players: int, options: dict[str, str]
) -> None:
    over = await harness.random(await harness.game(game, players, options), 1000)
    table = over.table
    assert table.status == Status.FINISHED
    assert table.winners == over.game.outcome(over.state).winners
    assert table.pending == ()
    assert table.ended == harness.clock.now()
    made = (await harness.tables.record(table.id, None)).record
    assert made.options == table.options
    assert state_hash(made.replay()) == made.final == state_hash(over.state)
    found = await harness.tables.verify(table.id)
    assert found.holds
    assert found.moves == table.moves


async def test_sealed_answers_do_not_make_other_panels_stale(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy"), "bid")
    asked = position.sequence
    for seat in range(3):
        moved = await harness.say(position, seat, "bid 0", sequence=asked)
        if seat < 2:
            assert moved.table.asked == asked
    assert moved.table.asked == moved.table.sequence
    with pytest.raises(Stale):
        await harness.say(position, 0, "pass", sequence=asked)


async def test_a_sealed_answer_can_be_changed_from_the_same_panel(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy", 3, {"stakes": "high"}), "bid")
    asked = position.sequence
    for move in ("bid north", "bid 0", "bid south", "bid 0"):
        moved = await harness.say(position, 0, move, sequence=asked)
    assert [pending.seat for pending in moved.table.pending] == [1, 2]
    assert moved.table.asked == asked


async def test_two_processes_accept_a_move_once(harness: TablesHarness) -> None:
    position = await harness.game()
    other = TablesHarness(harness.url, harness.clock)
    try:
        for _ in range(12):
            seat, text = first_move(position)
            results = await asyncio.gather(
                harness.say(
                    position,
                    seat,
                    text,
                    sequence=position.sequence,
                    interaction_id=1_000_000 + 2 * position.sequence,
                ),
                other.say(
                    position,
                    seat,
                    text,
                    sequence=position.sequence,
                    interaction_id=1_000_001 + 2 * position.sequence,
                ),
                return_exceptions=True,
            )
            taken = [result for result in results if not isinstance(result, BaseException)]
            refused = [result for result in results if isinstance(result, BaseException)]
            assert len(taken) == 1
            assert isinstance(refused[0], Stale)
            position = taken[0].position
        assert position.table.moves == 12
    finally:
        await other.store.close()


async def test_two_processes_apply_one_interaction_once(harness: TablesHarness) -> None:
    position = await harness.game()
    other = TablesHarness(harness.url, harness.clock)
    try:
        seat, text = first_move(position)
        results = await asyncio.gather(
            harness.say(position, seat, text, interaction_id=7000),
            other.say(position, seat, text, interaction_id=7000),
        )
        assert sorted(moved.repeated for moved in results) == [False, True]
    finally:
        await other.store.close()


async def test_changing_a_returned_position_affects_nothing(harness: TablesHarness) -> None:
    position = await harness.game()
    before = state_hash(position.state)
    position.state.stack.clear()
    assert state_hash((await harness.tables.position(position.table.id)).state) == before
