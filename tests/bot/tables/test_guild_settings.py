"""Settings that admins choose for their server, and their effects."""

from __future__ import annotations

import pytest

from bot.tables.admin import guild_settings
from bot.tables.admin.guild_settings import GuildSettings
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from bot.tables.lobby import new_table
from tests.bot.tables.harness import ADMIN, PEOPLE, TablesHarness
from tests.bot.tables.steward import SERVER

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
ALICE = PEOPLE[0]


async def open_table(
    harness: TablesHarness,
    person: Person = ALICE,
    *,
    below: str | None = None,
    looking: bool = False,
) -> Table:
    return await new_table.open_table(
        harness.tables.service,
        Request(str(harness.next_id), person),
        channel_id=str(next(harness.channels)),
        game="toy",
        seats=None,
        options={},
        language="en",
        looking=looking,
        places=() if below is None else (below,),
    )


async def refusal_key(
    harness: TablesHarness, person: Person = ALICE, *, below: str | None = None
) -> str:
    with pytest.raises(TableError) as why:
        await open_table(harness, person, below=below)
    return why.value.text.key


async def test_only_admins_change_settings_and_errors_change_nothing(
    harness: TablesHarness,
) -> None:
    service = harness.tables.service
    for person in (ALICE, ADMIN._replace(server_id=None)):
        with pytest.raises(TableError) as why:
            await guild_settings.set_option(service, person, pace="swift")
        assert why.value.text.key == "server-organisers-only"
    for wrong in ({"pace": "soon"}, {"language": "tlh"}, {"openers": "cats"}, {"most": 4}):
        with pytest.raises(TableError):
            await guild_settings.set_option(service, ADMIN, **wrong)
    assert await guild_settings.read_guild_settings(service, SERVER) == GuildSettings()
    said = await guild_settings.set_option(service, ADMIN, pace="2h 1d 1h", language="ja", most=2)
    assert (said.pace, said.language, said.most) == ("2h 1d 1h", "ja", 2)
    await harness.restart()
    said = await guild_settings.set_option(
        harness.tables.service, ADMIN, pace="", language="", most=0
    )
    assert said == GuildSettings()
    assert (
        await guild_settings.read_guild_settings(harness.tables.service, "2") == GuildSettings()
    ), "each server has its own"


async def test_settings_limit_channels_hosts_and_open_tables(harness: TablesHarness) -> None:
    service = harness.tables.service
    await guild_settings.switch_channel(service, ADMIN, "77")
    assert await refusal_key(harness) == "server-not-here"
    await open_table(harness, below="77")
    await guild_settings.set_option(service, ADMIN, most=1)
    assert await refusal_key(harness, below="77") == "server-most"
    await open_table(harness, PEOPLE[1], below="77")
    await open_table(harness, ADMIN, below="77")
    await open_table(harness, ADMIN, below="77")
    assert (await guild_settings.switch_channel(service, ADMIN, "77")).channels == ()
    await open_table(harness, PEOPLE[2])
    await guild_settings.set_option(service, ADMIN, openers="organisers")
    assert await refusal_key(harness, PEOPLE[3]) == "server-organisers-open"
    with pytest.raises(TableError):
        await guild_settings.require_may_open(service, PEOPLE[3], ("77",))
    await open_table(harness, ALICE._replace(server_id="2"))


async def test_computer_player_setting_and_a_role_mentioned_once_an_hour(
    harness: TablesHarness,
) -> None:
    service = harness.tables.service
    await guild_settings.set_option(service, ADMIN, opponents=False)
    await guild_settings.switch_role(service, ADMIN, "55")
    quiet, calls = await open_table(harness), await open_table(harness, looking=True)
    assert (quiet.ping, calls.ping) == (None, "55")
    assert not calls.opponents
    assert (await open_table(harness, looking=True)).ping is None, "within the hour"
    harness.clock.advance(hours=1)
    assert (await open_table(harness, looking=True)).ping == "55"
    assert (await guild_settings.switch_role(service, ADMIN, "55")).ping is None
