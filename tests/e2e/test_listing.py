"""Listed tables: to join and watch in this server, and open seats on other servers."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Message
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_tables_are_listed_for_people_who_can_see_them(app: AppHarness) -> None:
    alice, bob = app.people[:2]
    over = await app.begin(2)
    await app.play(over, (Way.MOVE,), "before", moves=4)
    await alice.at(over).slash("game leave")
    await alice.at(over).click(re.compile("^resign-now:"))
    await over.wait_for(has_button("replay"))
    running, lobby, hidden = await app.begin(2), app.channel(), app.channel()
    hidden.set_permissions(app.stranger, deny=1 << 10)
    for person, channel in ((bob, lobby), (alice, hidden)):
        await person.at(channel).slash("game new", game="caylus", seats=3, thread=False)
        await channel.wait_for(has_button("join"))
    abroad = app.server.add_guild("Elsewhere")
    wanting, silent = abroad.add_text_channel("wanting"), abroad.add_text_channel("silent")
    hana = abroad.add_member("Hana")
    for channel, looking in ((wanting, True), (silent, False)):
        await hana.at(channel).slash(
            "game new", game="emperor", seats=4, public=looking, thread=False
        )
        message = await channel.wait_for(has_button("join"))
        assert ("Looking for players: everyone is welcome" in message.text) is looking
    sam = app.stranger.at(app.channel())
    seen = (await sam.slash("tables")).message
    assert seen.ephemeral
    _lists(seen, [(await app.table(c)).id for c in (lobby, wanting, running)])
    for channel in (hidden, silent, over):
        assert f"table {(await app.table(channel)).id} ·" not in seen.text
    assert app.board(running).message.link in [button.url for button in seen.buttons()]
    assert "1 of 3 seats taken · needs 2 more · Standard" in seen.text
    assert "with Bob" in seen.text
    joined = await sam.click("Join", message=seen)
    followup = await joined.answer(2)
    assert "You joined table" in seen.text
    assert "finished 1 of 1 game" in followup.text
    assert (await app.table(lobby)).seat_of(str(app.stranger.id)) is not None


def _lists(seen: Message, numbers: list[int]) -> None:
    """Check the tables and their order: to join, on other servers, to watch."""
    found = [int(number) for number in re.findall(r"table (\d+)", seen.text)]
    assert found == numbers
    headings = [line for line in seen.text.splitlines() if line.startswith("### ")]
    assert headings == [
        "### Open tables",
        "### Looking for players on other servers",
        "### Games to watch",
    ]
    assert "Hana" not in seen.text
