"""What organisers say about the tables of their server, and what follows from it."""

from __future__ import annotations

import pytest

from bot.tables.admin import guild_settings
from bot.tables.admin.guild_settings import GuildSettings
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from bot.tables.lobby import lobby
from tests.bot.tables.bench import ORGANISER, PEOPLE, Bench
from tests.bot.tables.steward import SERVER

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
ALICE = PEOPLE[0]


async def opened(
    bench: Bench, person: Person = ALICE, *, below: str | None = None, looking: bool = False
) -> Table:
    return await lobby.open_table(
        bench.steward.service,
        Request(str(bench.next_id), person),
        channel_id=str(next(bench.channels)),
        game="toy",
        seats=None,
        options={},
        language="en",
        looking=looking,
        places=() if below is None else (below,),
    )


async def refused(bench: Bench, person: Person = ALICE, *, below: str | None = None) -> str:
    with pytest.raises(TableError) as why:
        await opened(bench, person, below=below)
    return why.value.text.key


async def test_only_organisers_say_and_what_is_wrong_changes_nothing(bench: Bench) -> None:
    service = bench.steward.service
    for person in (ALICE, ORGANISER._replace(server_id=None)):
        with pytest.raises(TableError) as why:
            await guild_settings.set_option(service, person, pace="swift")
        assert why.value.text.key == "server-organisers-only"
    for wrong in ({"pace": "soon"}, {"language": "tlh"}, {"openers": "cats"}, {"most": 4}):
        with pytest.raises(TableError):
            await guild_settings.set_option(service, ORGANISER, **wrong)
    assert await guild_settings.read_guild_settings(service, SERVER) == GuildSettings()
    said = await guild_settings.set_option(
        service, ORGANISER, pace="2h 1d 1h", language="ja", most=2
    )
    assert (said.pace, said.language, said.most) == ("2h 1d 1h", "ja", 2)
    await bench.restart()
    said = await guild_settings.set_option(
        bench.steward.service, ORGANISER, pace="", language="", most=0
    )
    assert said == GuildSettings()
    assert (
        await guild_settings.read_guild_settings(bench.steward.service, "2") == GuildSettings()
    ), "each for itself"


async def test_where_by_whom_and_how_many(bench: Bench) -> None:
    service = bench.steward.service
    await guild_settings.switch_channel(service, ORGANISER, "77")
    assert await refused(bench) == "server-not-here"
    await opened(bench, below="77")
    await guild_settings.set_option(service, ORGANISER, most=1)
    assert await refused(bench, below="77") == "server-most"
    await opened(bench, PEOPLE[1], below="77")
    await opened(bench, ORGANISER, below="77")
    await opened(bench, ORGANISER, below="77")
    assert (await guild_settings.switch_channel(service, ORGANISER, "77")).channels == ()
    await opened(bench, PEOPLE[2])
    await guild_settings.set_option(service, ORGANISER, openers="organisers")
    assert await refused(bench, PEOPLE[3]) == "server-organisers-open"
    with pytest.raises(TableError):
        await guild_settings.require_may_open(service, PEOPLE[3], ("77",))
    await opened(bench, ALICE._replace(server_id="2"))


async def test_opponents_and_the_role_that_is_called_once_an_hour(bench: Bench) -> None:
    service = bench.steward.service
    await guild_settings.set_option(service, ORGANISER, opponents=False)
    await guild_settings.switch_role(service, ORGANISER, "55")
    quiet, calls = await opened(bench), await opened(bench, looking=True)
    assert (quiet.ping, calls.ping) == (None, "55")
    assert not calls.opponents
    assert (await opened(bench, looking=True)).ping is None, "within the hour"
    bench.clock.advance(hours=1)
    assert (await opened(bench, looking=True)).ping == "55"
    assert (await guild_settings.switch_role(service, ORGANISER, "55")).ping is None
