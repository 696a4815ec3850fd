"""Settings that admins choose for their server, and their effects."""

from __future__ import annotations

import pytest

from bot.tables.admin.server_settings import ServerSettings
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import TableOptions
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from tests.bot.tables.harness import ADMIN, PEOPLE, TablesHarness
from tests.bot.tables.tables_helper import SERVER

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
ALICE = PEOPLE[0]


async def open_table(
    harness: TablesHarness,
    person: Person = ALICE,
    *,
    below: str | None = None,
    public: bool = False,
) -> Table:
    return await harness.tables.lobby.open(
        Request(str(harness.next_id), person),
        str(next(harness.channels)),
        TableOptions("toy", "en", public=public),
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
    for person in (ALICE, ADMIN._replace(server_id=None)):
        with pytest.raises(TableError) as why:
            await harness.tables.servers.set_option(person, time_control="swift")
        assert why.value.text.key == "server-admins-only"
    for wrong in (
        {"time_control": "soon"},
        {"language": "tlh"},
        {"openers": "cats"},
        {"max_tables": 4},
    ):
        with pytest.raises(TableError):
            await harness.tables.servers.set_option(ADMIN, **wrong)
    assert await harness.tables.servers.read(SERVER) == ServerSettings()
    said = await harness.tables.servers.set_option(
        ADMIN, time_control="2h 1d 1h", language="ja", max_tables=2
    )
    assert (said.time_control, said.language, said.max_tables) == ("2h 1d 1h", "ja", 2)
    await harness.restart()
    said = await harness.tables.servers.set_option(
        ADMIN, time_control="", language="", max_tables=0
    )
    assert said == ServerSettings()
    assert await harness.tables.servers.read("2") == ServerSettings(), "each server has its own"


async def test_settings_limit_channels_hosts_and_open_tables(harness: TablesHarness) -> None:
    await harness.tables.servers.switch_channel(ADMIN, "77")
    assert await refusal_key(harness) == "server-not-here"
    await open_table(harness, below="77")
    await harness.tables.servers.set_option(ADMIN, max_tables=1)
    assert await refusal_key(harness, below="77") == "server-most"
    await open_table(harness, PEOPLE[1], below="77")
    await open_table(harness, ADMIN, below="77")
    await open_table(harness, ADMIN, below="77")
    assert (await harness.tables.servers.switch_channel(ADMIN, "77")).channels == ()
    await open_table(harness, PEOPLE[2])
    await harness.tables.servers.set_option(ADMIN, openers="admins")
    assert await refusal_key(harness, PEOPLE[3]) == "server-admins-open"
    with pytest.raises(TableError):
        await harness.tables.servers.require_may_open(PEOPLE[3], ("77",))
    await open_table(harness, ALICE._replace(server_id="2"))


async def test_computer_player_setting_and_a_role_mentioned_once_an_hour(
    harness: TablesHarness,
) -> None:
    await harness.tables.servers.set_option(ADMIN, computer_players=False)
    await harness.tables.servers.switch_role(ADMIN, "55")
    quiet, calls = await open_table(harness), await open_table(harness, public=True)
    assert (quiet.ping, calls.ping) == (None, "55")
    assert not calls.computer_players
    assert (await open_table(harness, public=True)).ping is None, "within the hour"
    harness.clock.advance(hours=1)
    assert (await open_table(harness, public=True)).ping == "55"
    assert (await harness.tables.servers.switch_role(ADMIN, "55")).ping is None
