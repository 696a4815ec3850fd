"""Who may do what with a table from where: organisers of its own server, and nobody else's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import update

from bot.store.models.table import TableRow
from bot.tables.channels.pause import pause_table
from bot.tables.domain.errors import NotVisible, TableError, Unreachable
from bot.tables.domain.request import Person
from bot.tables.domain.table import Status
from bot.tables.votes.model import VoteKind
from tests.bot.tables.bench import HOST, ORGANISER, PEOPLE, STRANGER, Bench, Post
from tests.bot.tables.steward import SERVER, Position

ELSEWHERE = "2"
FAR_ORGANISER = Person(ORGANISER.id, "", ELSEWHERE, manages=True)
CHANNEL = "4242"
"""Another channel than the table's."""


async def paused(bench: Bench) -> Position:
    position = await bench.game()
    post = Post()
    post.troubles = [Unreachable("10003")] * 2
    await bench.steward.outbox(post).drain()
    return position


Doing = Callable[[Bench, int, Person], Awaitable[object]]

DOINGS: dict[str, Doing] = {
    "resume": lambda b, t, who: b.steward.resume(t, who, b.next_id, channel_id=CHANNEL),
    "end": lambda b, t, who: b.steward.end_by_organiser(t, who, b.next_id),
    "remind": lambda b, t, who: b.steward.set_reminder(t, 5, who),
    "free": lambda b, t, who: b.steward.free(t, who, 0, b.next_id),
}
IN_LOBBY: dict[str, Doing] = {
    "start": lambda b, t, who: b.steward.start(t, who, b.next_id),
    "cancel": lambda b, t, who: b.steward.cancel(t, who, b.next_id),
    "options": lambda b, t, who: b.steward.change_options(t, who, {}, b.next_id, language="ja"),
}


@pytest.mark.parametrize("name", [*DOINGS, *IN_LOBBY])
async def test_an_organiser_is_one_only_in_the_tables_own_server(bench: Bench, name: str) -> None:
    table = (await bench.game()).table if name in DOINGS else await bench.lobby()
    do = (DOINGS | IN_LOBBY)[name]
    before = await bench.rows()
    for outsider in (FAR_ORGANISER, Person(ORGANISER.id, "", None, manages=True)):
        with pytest.raises(NotVisible):
            await do(bench, table.id, outsider)
    with pytest.raises(TableError):
        await do(bench, table.id, STRANGER)
    assert await bench.rows() == before
    await do(bench, table.id, ORGANISER)
    assert await bench.rows() != before


async def test_who_plays_is_no_organiser_of_it_for_managing_another_server(bench: Bench) -> None:
    table_id = (await bench.game()).table.id
    bob = Person(PEOPLE[1].id, "", ELSEWHERE, manages=True)
    for do in (DOINGS["end"], DOINGS["free"]):
        with pytest.raises(TableError) as refused:
            await do(bench, table_id, bob)
        assert refused.value.text.key == "table-organiser-only"


async def test_a_table_is_seen_where_it_is_and_by_those_who_sit_there(bench: Bench) -> None:
    table_id = (await bench.game()).table.id
    await bench.steward.within_sight(table_id, STRANGER)
    await bench.steward.within_sight(table_id, Person(PEOPLE[1].id, "", ELSEWHERE))
    for number, who in (
        (table_id, Person(STRANGER.id, "", ELSEWHERE)),
        (99, STRANGER),
    ):
        with pytest.raises(NotVisible) as refused:
            await bench.steward.within_sight(number, who)
        assert refused.value.text.key == "table-unknown"


async def test_a_running_table_moves_when_all_seats_agree(bench: Bench) -> None:
    table = (await bench.game(players=3)).table
    alice, bob, carol = (Person(person.id, person.name, SERVER) for person in PEOPLE[:3])
    made = await bench.steward.resume(table.id, alice, 9001, channel_id=CHANNEL)
    assert made.table.channel_id == table.channel_id
    assert made.proposal is not None
    assert (made.proposal.kind, made.proposal.channel_id) == (VoteKind.MOVE, CHANNEL)
    again = await bench.steward.resume(table.id, alice, 9001, channel_id=CHANNEL)
    assert again.repeated
    with pytest.raises(TableError) as refused:
        await bench.steward.resume(table.id, bob, bench.next_id, channel_id="4243")
    assert refused.value.text.key == "table-move-open"
    voted = await bench.steward.vote(made.proposal.id, bob.id, True, bench.next_id)
    assert voted.table.channel_id == table.channel_id
    last = await bench.steward.resume(table.id, carol, 9002, channel_id=CHANNEL)
    assert (last.table.channel_id, last.table.server_id) == (CHANNEL, SERVER)
    assert last.table.status == Status.RUNNING
    assert (await bench.steward.resume(table.id, carol, 9002, channel_id=CHANNEL)).repeated
    assert await bench.steward.proposals(table.id) == []
    post = Post()
    await bench.steward.outbox(post).drain()
    assert post.outbox_messages[-1].table.channel_id == CHANNEL


async def test_one_no_keeps_the_table_where_it_is(bench: Bench) -> None:
    table = (await bench.game(players=2)).table
    made = await bench.steward.resume(table.id, HOST, bench.next_id, channel_id=CHANNEL)
    assert made.proposal is not None
    await bench.steward.vote(made.proposal.id, PEOPLE[1].id, False, bench.next_id)
    assert (await bench.steward.table(table.id)).channel_id == table.channel_id


async def test_a_paused_table_leaves_its_server_only_by_consent(bench: Bench) -> None:
    table = (await paused(bench)).table
    abroad = [Person(person.id, person.name, ELSEWHERE) for person in PEOPLE[:3]]
    for asker in abroad[:2]:
        made = await bench.steward.resume(table.id, asker, bench.next_id, channel_id=CHANNEL)
        assert (made.table.status, made.table.server_id) == (Status.PAUSED, SERVER)
    made = await bench.steward.resume(table.id, abroad[2], bench.next_id, channel_id=CHANNEL)
    assert (made.table.status, made.table.server_id) == (Status.RUNNING, ELSEWHERE)


async def test_going_on_at_home_lets_the_question_lapse(bench: Bench) -> None:
    table = (await paused(bench)).table
    abroad = Person(PEOPLE[0].id, "", ELSEWHERE)
    made = await bench.steward.resume(table.id, abroad, bench.next_id, channel_id=CHANNEL)
    assert made.proposal is not None
    await bench.steward.resume(table.id, PEOPLE[1], bench.next_id)
    assert (await bench.steward.proposal(made.proposal.id)).status == "lapsed"


async def test_who_may_bring_a_paused_table_there_is_not_asked_to_agree(bench: Bench) -> None:
    table = (await bench.game(players=3)).table
    await bench.steward.resume(table.id, HOST, bench.next_id, channel_id=CHANNEL)
    await pause_table(bench.steward.service, table.id, "10003")
    bob = PEOPLE[1]
    made = await bench.steward.resume(table.id, bob, bench.next_id, channel_id=CHANNEL)
    assert (made.table.status, made.table.channel_id) == (Status.RUNNING, CHANNEL)
    assert await bench.steward.proposals(table.id) == []


async def test_a_lobby_follows_its_host_and_stays_in_its_server(bench: Bench) -> None:
    table = await bench.lobby()
    bob = PEOPLE[1]
    for asker, key in (
        (bob, "table-host-only"),
        (Person(PEOPLE[0].id, "", ELSEWHERE), "table-lobby-stays"),
    ):
        with pytest.raises(TableError) as refused:
            await bench.steward.resume(table.id, asker, bench.next_id, channel_id=CHANNEL)
        assert refused.value.text.key == key
    made = await bench.steward.resume(table.id, HOST, bench.next_id, channel_id=CHANNEL)
    assert (made.table.channel_id, made.table.status) == (CHANNEL, Status.LOBBY)


async def test_a_lobby_of_one_stays_in_its_server_too(bench: Bench) -> None:
    table = await bench.lobby(players=1)
    far = Person(HOST.id, "", ELSEWHERE, manages=True)
    with pytest.raises(TableError, match="table-lobby-stays"):
        await bench.steward.resume(table.id, far, bench.next_id, channel_id=CHANNEL)
    assert (await bench.steward.table(table.id)).server_id == SERVER


@pytest.mark.parametrize("seated", [True, False])
async def test_who_may_is_named_where_the_host_has_no_seat_too(bench: Bench, seated: bool) -> None:
    table = await bench.lobby(players=2)
    if not seated:
        gone = update(TableRow).values(host_id="gone")
        await bench.store.write(lambda session: session.execute(gone))
    for name, key in (("start", "table-seats-open"), ("cancel", "table-host-only")):
        with pytest.raises(TableError) as refused:
            await IN_LOBBY[name](bench, table.id, PEOPLE[1])
        assert refused.value.text.key == (key if seated else "table-organiser-only")
