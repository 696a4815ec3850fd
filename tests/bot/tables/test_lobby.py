"""The lobby: one a channel, seats, colours, options, and the host's say."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.domain.errors import ChannelBusy, NotSeated, NotVisible, TableClosed, TableError
from bot.tables.domain.table import COLOURS, Status
from engine.core.chance import seed_hash
from tests.bot.tables.bench import HOST, ORGANISER, PEOPLE, STRANGER, Bench
from tests.bot.tables.steward import SERVER

ALICE, BOB, CAROL, DAVE, EVE = PEOPLE


def opening(bench: Bench, **more: Any) -> dict[str, Any]:
    """The arguments of an ordinary new table."""
    usual: dict[str, Any] = {
        "guild_id": SERVER,
        "channel_id": "5000",
        "user": ALICE,
        "game": "caylus",
        "seats": None,
        "options": {},
        "language": "ja",
        "interaction_id": bench.next_id,
    }
    return usual | more


async def test_a_new_table_has_its_host_the_usual_options_and_a_hash(bench: Bench) -> None:
    table = await bench.steward.open_table(**opening(bench))
    assert table.status == Status.LOBBY
    assert [(seat.user_id, seat.name, seat.colour) for seat in table.seats] == [
        (ALICE.id, ALICE.name, None)
    ]
    assert table.options == {"favors": "table"}
    assert (table.min_seats, table.max_seats) == (2, 5)
    assert (table.host_id, table.language, table.remind_hours) == (ALICE.id, "ja", 24)
    assert len(table.seed_hash) == 64
    seeds = await bench.rows("tables")
    assert table.seed_hash in {seed_hash(str(value)) for value in seeds["tables"][0]}
    assert await bench.steward.table_in("5000") == table
    assert await bench.steward.table_in("5001") is None


async def test_a_second_table_in_a_channel_is_refused(bench: Bench) -> None:
    first = await bench.steward.open_table(**opening(bench))
    before = await bench.rows()
    with pytest.raises(ChannelBusy):
        await bench.steward.open_table(**opening(bench, user=BOB))
    assert await bench.rows() == before
    await bench.steward.join(first.id, BOB, bench.next_id)
    await bench.steward.start(first.id, HOST, bench.next_id)
    with pytest.raises(ChannelBusy):
        await bench.steward.open_table(**opening(bench, user=BOB))


async def test_two_who_open_at_once_get_one_table(bench: Bench) -> None:
    other = Bench(bench.url, bench.clock)
    try:
        results = await asyncio.gather(
            bench.steward.open_table(**opening(bench, interaction_id=8001)),
            other.steward.open_table(**opening(bench, interaction_id=8002)),
            return_exceptions=True,
        )
        assert sorted(isinstance(result, ChannelBusy) for result in results) == [False, True]
    finally:
        await other.store.close()


async def test_opening_twice_by_one_interaction_is_one_table(bench: Bench) -> None:
    first = await bench.steward.open_table(**opening(bench, interaction_id=8000))
    assert await bench.steward.open_table(**opening(bench, interaction_id=8000)) == first


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "table-no-such-game"),
        ({"seats": 6}, "table-seat-count"),
        ({"seats": (1, 3)}, "table-seat-count"),
        ({"seats": (4, 3)}, "table-seat-count"),
        ({"options": {"speed": "fast"}}, "table-no-such-option"),
        ({"options": {"favors": "none"}}, "table-option-value"),
        ({"language": "tlh"}, "table-no-such-language"),
    ],
)
async def test_what_a_game_does_not_have_is_refused(
    bench: Bench, wrong: dict[str, Any], key: str
) -> None:
    with pytest.raises(TableError) as refused:
        await bench.steward.open_table(**opening(bench, **wrong))
    assert refused.value.text.key == key
    assert not (await bench.rows("tables"))["tables"]


async def test_joining_and_leaving(bench: Bench) -> None:
    table = await bench.lobby(players=3)
    assert [seat.name for seat in table.seats] == ["Alice", "Bob", "Carol"]
    table = await bench.steward.leave(table.id, BOB.id, bench.next_id)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Alice"), (1, "Carol")]
    table = await bench.steward.join(table.id, BOB, bench.next_id)
    assert [seat.name for seat in table.seats] == ["Alice", "Carol", "Bob"]
    with pytest.raises(TableError) as refused:
        await bench.steward.join(table.id, BOB, bench.next_id)
    assert refused.value.text.key == "table-already-joined"
    with pytest.raises(NotSeated):
        await bench.steward.leave(table.id, STRANGER.id, bench.next_id)


async def test_a_full_table_takes_nobody_else(bench: Bench) -> None:
    table = await bench.steward.open_table(**opening(bench, seats=2))
    await bench.steward.join(table.id, BOB, bench.next_id)
    with pytest.raises(TableError) as refused:
        await bench.steward.join(table.id, CAROL, bench.next_id)
    assert refused.value.text.key == "table-full"


async def test_five_join_at_once_and_all_are_seated(bench: Bench) -> None:
    table = await bench.steward.open_table(**opening(bench))
    await asyncio.gather(
        *(bench.steward.join(table.id, person, bench.next_id) for person in PEOPLE[1:])
    )
    table = await bench.steward.table(table.id)
    assert {seat.user_id for seat in table.seats} == {person.id for person in PEOPLE}


async def test_when_the_host_leaves_the_next_is_host_and_the_last_closes(bench: Bench) -> None:
    table = await bench.lobby(players=2)
    table = await bench.steward.leave(table.id, ALICE.id, bench.next_id)
    assert table.host_id == BOB.id
    table = await bench.steward.leave(table.id, BOB.id, bench.next_id)
    assert table.status == Status.CANCELLED
    reopened = await bench.lobby(channel=table.channel_id)
    assert reopened.id != table.id


async def test_joining_twice_by_one_interaction(bench: Bench) -> None:
    table = await bench.steward.open_table(**opening(bench))
    for _ in range(2):
        table = await bench.steward.join(table.id, BOB, 8000)
    assert len(table.seats) == 2


async def test_a_colour_is_chosen_once(bench: Bench) -> None:
    table = await bench.lobby(players=2)
    table = await bench.steward.choose_colour(table.id, ALICE.id, "red", bench.next_id)
    assert table.seats[0].colour == "red"
    for who, colour, key in (
        (BOB, "red", "table-colour-taken"),
        (BOB, "mauve", "table-no-such-colour"),
    ):
        with pytest.raises(TableError) as refused:
            await bench.steward.choose_colour(table.id, who.id, colour, bench.next_id)
        assert refused.value.text.key == key
    table = await bench.steward.choose_colour(table.id, ALICE.id, None, bench.next_id)
    table = await bench.steward.choose_colour(table.id, BOB.id, "red", bench.next_id)
    assert [seat.colour for seat in table.seats] == [None, "red"]


async def test_the_host_or_an_organiser_changes_options(bench: Bench) -> None:
    table = await bench.lobby(players=3)
    with pytest.raises(TableError) as refused:
        await bench.steward.change_options(table.id, BOB, {"favors": "simplified"}, bench.next_id)
    assert refused.value.text.key == "table-host-only"
    table = await bench.steward.change_options(
        table.id, ORGANISER, {"favors": "simplified"}, bench.next_id
    )
    assert table.options == {"favors": "simplified"}
    table = await bench.steward.change_options(
        table.id, HOST, {}, bench.next_id, seats=3, language="zh-TW"
    )
    assert (table.min_seats, table.max_seats, table.language) == (3, 3, "zh-TW")
    assert table.options == {"favors": "simplified"}
    with pytest.raises(TableError) as refused:
        await bench.steward.change_options(table.id, HOST, {}, bench.next_id, seats=2)
    assert refused.value.text.key == "table-too-many-joined"


async def test_a_cancelled_lobby_frees_its_channel(bench: Bench) -> None:
    table = await bench.lobby()
    with pytest.raises(TableError):
        await bench.steward.cancel(table.id, BOB, bench.next_id)
    table = await bench.steward.cancel(table.id, HOST, bench.next_id)
    assert table.status == Status.CANCELLED
    assert table.ended is not None
    with pytest.raises(TableClosed):
        await bench.steward.join(table.id, EVE, bench.next_id)
    assert (await bench.lobby(channel=table.channel_id)).status == Status.LOBBY


async def test_too_few_cannot_start(bench: Bench) -> None:
    table = await bench.steward.open_table(**opening(bench, seats=(3, 5)))
    await bench.steward.join(table.id, BOB, bench.next_id)
    with pytest.raises(TableError) as refused:
        await bench.steward.start(table.id, HOST, bench.next_id)
    assert (refused.value.text.key, dict(refused.value.text.args)) == (
        "table-too-few",
        {"need": 3, "have": 2},
    )


async def test_only_those_who_sit_there_or_organisers_start(bench: Bench) -> None:
    table = await bench.lobby(players=2)
    with pytest.raises(NotSeated):
        await bench.steward.start(table.id, STRANGER, bench.next_id)
    started = await bench.steward.start(table.id, ORGANISER, bench.next_id)
    assert started.table.status == Status.RUNNING
    with pytest.raises(TableClosed):
        await bench.steward.join(table.id, EVE, bench.next_id)


async def test_starting_twice_by_one_interaction_starts_once(bench: Bench) -> None:
    table = await bench.lobby(players=4)
    first = await bench.steward.start(table.id, HOST, 8000)
    again = await bench.steward.start(table.id, HOST, 8000)
    assert again.repeated
    assert again.table == first.table
    assert again.events == first.events


async def test_seats_and_colours_are_drawn_from_the_seed_whose_hash_was_shown(
    bench: Bench,
) -> None:
    table = await bench.lobby(players=4)
    await bench.steward.leave(table.id, BOB.id, bench.next_id)
    await bench.steward.join(table.id, BOB, bench.next_id)
    await bench.steward.choose_colour(table.id, CAROL.id, "green", bench.next_id)
    shown = table.seed_hash
    started = (await bench.steward.start(table.id, HOST, bench.next_id)).table
    assert started.seed_hash == shown
    assert {seat.user_id for seat in started.seats} == {person.id for person in PEOPLE[:4]}
    colours = [seat.colour for seat in started.seats]
    assert len(set(colours)) == 4
    assert set(colours) <= set(COLOURS)
    assert next(seat.colour for seat in started.seats if seat.user_id == CAROL.id) == "green"
    found = await bench.steward.verify(table.id)
    assert found.seating_agrees
    assert found.seed is None
    (undealt,) = set(COLOURS) - set(colours)
    await bench.alter("seats", {"seat": 0}, colour=undealt)
    assert not (await bench.steward.verify(table.id)).seating_agrees


async def test_seating_is_not_always_the_order_of_joining(bench: Bench) -> None:
    firsts = set()
    for _ in range(12):
        firsts.add((await bench.game(players=2)).table.seats[0].name)
    assert firsts == {"Alice", "Bob"}


async def test_there_must_be_such_a_lobby(bench: Bench) -> None:
    with pytest.raises(NotVisible):
        await bench.steward.join(41, ALICE, bench.next_id)


async def test_the_tables_of_a_person_begin_with_those_that_wait_for_them(bench: Bench) -> None:
    lobby = await bench.lobby(players=2)
    waits: dict[int, set[str]] = {}
    for _ in range(4):
        table = (await bench.game("toy", 2)).table
        waits[table.id] = {owed.user_id for owed in table.owing}
    mine = [table.id for table in await bench.steward.tables_of(ALICE.id)]
    assert set(mine) == {lobby.id, *waits}
    mine.remove(lobby.id)
    turns = [ALICE.id in waits[table_id] for table_id in mine]
    assert turns == sorted(turns, reverse=True)


async def test_open_seats_are_the_hosts_to_leave_open(bench: Bench) -> None:
    table = await bench.lobby(players=3)
    with pytest.raises(TableError) as refused:
        await bench.steward.start(table.id, BOB, bench.next_id)
    assert refused.value.text.key == "table-seats-open"
    started = await bench.steward.start(table.id, ORGANISER, bench.next_id)
    assert started.table.status == Status.RUNNING
    full = await bench.lobby(players=5)
    started = await bench.steward.start(full.id, BOB, bench.next_id)
    assert started.table.status == Status.RUNNING


async def test_the_table_an_interaction_opened_is_found_again(bench: Bench) -> None:
    number = bench.next_id
    assert await bench.steward.opened_by(number) is None
    table = await bench.steward.open_table(
        guild_id=SERVER,
        channel_id="77",
        user=PEOPLE[0],
        game="caylus",
        seats=2,
        options={},
        language="en",
        interaction_id=number,
    )
    assert await bench.steward.opened_by(number) == table
