"""The lobby: one per channel, seats, colours, options, and the host's rights."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.domain.errors import ChannelBusy, NotSeated, NotVisible, TableClosed, TableError
from bot.tables.domain.table import COLOURS, Status
from engine.core.chance import seed_hash
from tests.bot.tables.harness import ADMIN, HOST, OUTSIDER, PEOPLE, TablesHarness
from tests.bot.tables.tables_helper import SERVER

ALICE, BOB, CAROL, DAVE, EVE = PEOPLE


def table_arguments(harness: TablesHarness, **more: Any) -> dict[str, Any]:
    """Return the arguments of an ordinary new table."""
    usual: dict[str, Any] = {
        "guild_id": SERVER,
        "channel_id": "5000",
        "user": ALICE,
        "game": "caylus",
        "seats": None,
        "options": {},
        "language": "ja",
        "interaction_id": harness.next_id,
    }
    return usual | more


async def test_a_new_table_has_a_host_default_options_and_a_seed_hash(
    harness: TablesHarness,
) -> None:
    table = await harness.tables.open_table(**table_arguments(harness))
    assert table.status == Status.LOBBY
    assert [(seat.user_id, seat.name, seat.colour) for seat in table.seats] == [
        (ALICE.id, ALICE.name, None)
    ]
    assert table.options == {"favors": "table"}
    assert (table.min_seats, table.max_seats) == (2, 5)
    assert (table.host_id, table.language, table.reminder_hours) == (ALICE.id, "ja", 24)
    assert len(table.seed_hash) == 64
    seeds = await harness.rows("tables")
    assert table.seed_hash in {seed_hash(str(value)) for value in seeds["tables"][0]}
    assert await harness.tables.table_in("5000") == table
    assert await harness.tables.table_in("5001") is None


async def test_a_second_table_in_a_channel_is_refused(harness: TablesHarness) -> None:
    first = await harness.tables.open_table(**table_arguments(harness))
    before = await harness.rows()
    with pytest.raises(ChannelBusy):
        await harness.tables.open_table(**table_arguments(harness, user=BOB))
    assert await harness.rows() == before
    await harness.tables.join(first.id, BOB, harness.next_id)
    await harness.tables.start(first.id, HOST, harness.next_id)
    with pytest.raises(ChannelBusy):
        await harness.tables.open_table(**table_arguments(harness, user=BOB))


async def test_two_simultaneous_openings_create_one_table(harness: TablesHarness) -> None:
    other = TablesHarness(harness.url, harness.clock)
    try:
        results = await asyncio.gather(
            harness.tables.open_table(**table_arguments(harness, interaction_id=8001)),
            other.tables.open_table(**table_arguments(harness, interaction_id=8002)),
            return_exceptions=True,
        )
        assert sorted(isinstance(result, ChannelBusy) for result in results) == [False, True]
    finally:
        await other.store.close()


async def test_a_repeated_interaction_opens_one_table(harness: TablesHarness) -> None:
    first = await harness.tables.open_table(**table_arguments(harness, interaction_id=8000))
    assert await harness.tables.open_table(**table_arguments(harness, interaction_id=8000)) == first


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
        ({"host_line": "x" * 101}, "table-line-long"),
        ({"host_line": "more at https://x.example"}, "table-line-link"),
        ({"host_line": "join discord.gg/abc"}, "table-line-link"),
    ],
)
async def test_unknown_options_are_refused(
    harness: TablesHarness, wrong: dict[str, Any], key: str
) -> None:
    with pytest.raises(TableError) as refused:
        await harness.tables.open_table(**table_arguments(harness, **wrong))
    assert refused.value.text.key == key
    assert not (await harness.rows("tables"))["tables"]


async def test_players_join_and_leave(harness: TablesHarness) -> None:
    table = await harness.lobby(players=3)
    assert [seat.name for seat in table.seats] == ["Alice", "Bob", "Carol"]
    table = await harness.tables.leave(table.id, BOB.id, harness.next_id)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Alice"), (1, "Carol")]
    table = await harness.tables.join(table.id, BOB, harness.next_id)
    assert [seat.name for seat in table.seats] == ["Alice", "Carol", "Bob"]
    with pytest.raises(TableError) as refused:
        await harness.tables.join(table.id, BOB, harness.next_id)
    assert refused.value.text.key == "table-already-joined"
    with pytest.raises(NotSeated):
        await harness.tables.leave(table.id, OUTSIDER.id, harness.next_id)


async def test_a_full_table_accepts_no_more_players(harness: TablesHarness) -> None:
    table = await harness.tables.open_table(**table_arguments(harness, seats=2))
    await harness.tables.join(table.id, BOB, harness.next_id)
    with pytest.raises(TableError) as refused:
        await harness.tables.join(table.id, CAROL, harness.next_id)
    assert refused.value.text.key == "table-full"


async def test_five_players_join_at_once(harness: TablesHarness) -> None:
    table = await harness.tables.open_table(**table_arguments(harness))
    await asyncio.gather(
        *(harness.tables.join(table.id, person, harness.next_id) for person in PEOPLE[1:])
    )
    table = await harness.tables.table(table.id)
    assert {seat.user_id for seat in table.seats} == {person.id for person in PEOPLE}


async def test_the_next_player_becomes_host_and_the_last_to_leave_closes_the_table(
    harness: TablesHarness,
) -> None:
    table = await harness.lobby(players=2)
    table = await harness.tables.leave(table.id, ALICE.id, harness.next_id)
    assert table.host_id == BOB.id
    table = await harness.tables.leave(table.id, BOB.id, harness.next_id)
    assert table.status == Status.CANCELLED
    reopened = await harness.lobby(channel=table.channel_id)
    assert reopened.id != table.id


async def test_a_repeated_interaction_joins_once(harness: TablesHarness) -> None:
    table = await harness.tables.open_table(**table_arguments(harness))
    for _ in range(2):
        table = await harness.tables.join(table.id, BOB, 8000)
    assert len(table.seats) == 2


async def test_a_colour_is_taken_by_one_player(harness: TablesHarness) -> None:
    table = await harness.lobby(players=2)
    table = await harness.tables.choose_colour(table.id, ALICE.id, "red", harness.next_id)
    assert table.seats[0].colour == "red"
    for who, colour, key in (
        (BOB, "red", "table-colour-taken"),
        (BOB, "mauve", "table-no-such-colour"),
    ):
        with pytest.raises(TableError) as refused:
            await harness.tables.choose_colour(table.id, who.id, colour, harness.next_id)
        assert refused.value.text.key == key
    table = await harness.tables.choose_colour(table.id, ALICE.id, None, harness.next_id)
    table = await harness.tables.choose_colour(table.id, BOB.id, "red", harness.next_id)
    assert [seat.colour for seat in table.seats] == [None, "red"]


async def test_the_host_and_admins_change_options(harness: TablesHarness) -> None:
    table = await harness.lobby(players=3)
    with pytest.raises(TableError) as refused:
        await harness.tables.change_options(
            table.id, BOB, {"favors": "simplified"}, harness.next_id
        )
    assert refused.value.text.key == "table-host-only"
    table = await harness.tables.change_options(
        table.id, ADMIN, {"favors": "simplified"}, harness.next_id
    )
    assert table.options == {"favors": "simplified"}
    table = await harness.tables.change_options(
        table.id, HOST, {}, harness.next_id, seats=3, language="zh-TW"
    )
    assert (table.min_seats, table.max_seats, table.language) == (3, 3, "zh-TW")
    assert table.options == {"favors": "simplified"}
    with pytest.raises(TableError) as refused:
        await harness.tables.change_options(table.id, HOST, {}, harness.next_id, seats=2)
    assert refused.value.text.key == "table-too-many-joined"


async def test_a_host_has_a_line_of_text_until_they_leave(harness: TablesHarness) -> None:
    line = "Beginners\n  welcome"
    table = await harness.tables.open_table(**table_arguments(harness, host_line=line))
    assert table.host_line == "Beginners welcome"
    await harness.tables.join(table.id, BOB, harness.next_id)
    with pytest.raises(TableError, match="table-host-only"):
        await harness.tables.change_options(table.id, BOB, {}, harness.next_id, host_line="Mine")
    table = await harness.tables.change_options(
        table.id, HOST, {}, harness.next_id, host_line="x" * 100
    )
    assert table.host_line == "x" * 100
    exported = await harness.tables.users.read_personal_data(HOST.id)
    assert [row["host_line"] for row in exported["tables"]] == ["x" * 100]
    table = await harness.tables.leave(table.id, HOST.id, harness.next_id)
    assert (table.host_id, table.host_line) == (BOB.id, "")
    table = await harness.tables.change_options(
        table.id, BOB, {}, harness.next_id, host_line="Mine"
    )
    await harness.tables.cancel(table.id, BOB, harness.next_id)
    await harness.tables.users.delete_personal_data(BOB.id, lambda _, number: f"{number}")
    assert (await harness.tables.table(table.id)).host_line == ""


async def test_a_cancelled_lobby_frees_its_channel(harness: TablesHarness) -> None:
    table = await harness.lobby()
    with pytest.raises(TableError):
        await harness.tables.cancel(table.id, BOB, harness.next_id)
    table = await harness.tables.cancel(table.id, HOST, harness.next_id)
    assert table.status == Status.CANCELLED
    assert table.ended is not None
    with pytest.raises(TableClosed):
        await harness.tables.join(table.id, EVE, harness.next_id)
    assert (await harness.lobby(channel=table.channel_id)).status == Status.LOBBY


async def test_too_few_players_cannot_start(harness: TablesHarness) -> None:
    table = await harness.tables.open_table(**table_arguments(harness, seats=(3, 5)))
    await harness.tables.join(table.id, BOB, harness.next_id)
    with pytest.raises(TableError) as refused:
        await harness.tables.start(table.id, HOST, harness.next_id)
    assert (refused.value.text.key, dict(refused.value.text.args)) == (
        "table-too-few",
        {"need": 3, "have": 2},
    )


async def test_only_seated_players_and_admins_start(harness: TablesHarness) -> None:
    table = await harness.lobby(players=2)
    with pytest.raises(NotSeated):
        await harness.tables.start(table.id, OUTSIDER, harness.next_id)
    started = await harness.tables.start(table.id, ADMIN, harness.next_id)
    assert started.table.status == Status.RUNNING
    with pytest.raises(TableClosed):
        await harness.tables.join(table.id, EVE, harness.next_id)


async def test_a_repeated_interaction_starts_once(harness: TablesHarness) -> None:
    table = await harness.lobby(players=4)
    first = await harness.tables.start(table.id, HOST, 8000)
    again = await harness.tables.start(table.id, HOST, 8000)
    assert again.table == first.table
    assert again.events == first.events


async def test_seats_and_colours_follow_the_seed_whose_hash_was_shown(
    harness: TablesHarness,
) -> None:
    table = await harness.lobby(players=4)
    await harness.tables.leave(table.id, BOB.id, harness.next_id)
    await harness.tables.join(table.id, BOB, harness.next_id)
    await harness.tables.choose_colour(table.id, CAROL.id, "green", harness.next_id)
    shown = table.seed_hash
    started = (await harness.tables.start(table.id, HOST, harness.next_id)).table
    assert started.seed_hash == shown
    assert {seat.user_id for seat in started.seats} == {person.id for person in PEOPLE[:4]}
    colours = [seat.colour for seat in started.seats]
    assert len(set(colours)) == 4
    assert set(colours) <= set(COLOURS)
    assert next(seat.colour for seat in started.seats if seat.user_id == CAROL.id) == "green"
    found = await harness.tables.verify(table.id)
    assert found.seating_agrees
    assert found.seed is None
    (undealt,) = set(COLOURS) - set(colours)
    await harness.alter("seats", {"seat": 0}, colour=undealt)
    assert not (await harness.tables.verify(table.id)).seating_agrees


async def test_seat_order_differs_from_the_order_of_joining(harness: TablesHarness) -> None:
    firsts = set()
    for _ in range(12):
        firsts.add((await harness.game(players=2)).table.seats[0].name)
    assert firsts == {"Alice", "Bob"}


async def test_an_unknown_lobby_is_refused(harness: TablesHarness) -> None:
    with pytest.raises(NotVisible):
        await harness.tables.join(41, ALICE, harness.next_id)


async def test_my_tables_lists_those_that_wait_for_me_first(
    harness: TablesHarness,
) -> None:
    lobby = await harness.lobby(players=2)
    waits: dict[int, set[str]] = {}
    for _ in range(4):
        table = (await harness.game("toy", 2)).table
        waits[table.id] = {pending.user_id for pending in table.pending}
    mine = [table.id for table in await harness.tables.tables_of(ALICE.id)]
    assert set(mine) == {lobby.id, *waits}
    mine.remove(lobby.id)
    turns = [ALICE.id in waits[table_id] for table_id in mine]
    assert turns == sorted(turns, reverse=True)


async def test_only_hosts_and_admins_start_with_open_seats(harness: TablesHarness) -> None:
    table = await harness.lobby(players=3)
    with pytest.raises(TableError) as refused:
        await harness.tables.start(table.id, BOB, harness.next_id)
    assert refused.value.text.key == "table-seats-open"
    started = await harness.tables.start(table.id, ADMIN, harness.next_id)
    assert started.table.status == Status.RUNNING
    full = await harness.lobby(players=5)
    started = await harness.tables.start(full.id, BOB, harness.next_id)
    assert started.table.status == Status.RUNNING


async def test_the_table_of_an_interaction_is_found(harness: TablesHarness) -> None:
    number = harness.next_id
    assert await harness.tables.opened_by(number) is None
    table = await harness.tables.open_table(
        guild_id=SERVER,
        channel_id="77",
        user=PEOPLE[0],
        game="caylus",
        seats=2,
        options={},
        language="en",
        interaction_id=number,
    )
    assert await harness.tables.opened_by(number) == table
