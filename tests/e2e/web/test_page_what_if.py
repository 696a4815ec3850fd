"""What-if on the page: the same branches as in Discord, and nothing changes in the game."""

from __future__ import annotations

import pytest

from bot.sandbox import Channel
from bot.tables.domain.table import Table
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser, Json, new_id

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def with_computer(app: AppHarness) -> tuple[Channel, Table]:
    """Begin a game of one person and a computer player, where hints are on."""
    channel, here = app.channel(), app.people[0]
    await here.at(channel).slash("game new", game="caylus", computers="easy", seats=2, thread=False)
    await app.until_asked(channel)
    return channel, await app.table(channel)


async def ask(browser: Browser, table: Table, what: str, **body: object) -> tuple[int, Json]:
    address = f"{browser.page(table)}/{what}?width=390"
    return await browser.post(address, {"id": new_id(), **body})


async def test_moves_are_tried_and_taken_back(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel, table = await with_computer(app)
    await browser.sign_in(app.people[0])
    assert (await browser.turn(table))["viewer"]["may_try"]
    status, begun = await ask(browser, table, "whatif", step=None)
    assert status == 200, begun
    first = begun["turn"]
    assert first["your_turn"]
    assert not first["branch"]["tried"]
    assert "Win chances" in first["branch"]["chances_markdown"]
    choices = first["question"]["choices"]
    assert not any(choice["confirm"] for choice in choices)
    assert {m for spot in first["picture"]["hot_spots"] for m in spot["moves"]} == {
        choice["move"] for choice in choices if choice["spots"]
    }
    at, placed = first["branch"]["at"], next(choice for choice in choices if choice["code"])
    move = placed["move"]
    _, tried = await ask(browser, table, "whatif/move", at=at, move=move)
    assert tried["turn"]["branch"]["at"] > at
    assert tried["story_markdown"]
    assert tried["turn"]["version"] != first["version"]
    _, repeated = await ask(browser, table, "whatif/move", at=at, move=move)
    assert repeated["turn"]["version"] == tried["turn"]["version"], "a late tap tries nothing"
    _, why = await ask(browser, table, "whatif/why", code=placed["code"])
    assert why["message_markdown"]
    _, back = await ask(browser, table, "whatif/back", at=tried["turn"]["branch"]["at"])
    assert back["turn"]["version"] == first["version"]
    address = tried["turn"]["picture"]["address"]
    assert (await browser.fetch(address))[0] == 200
    assert (await other_browser.fetch(address))[0] == 404
    now = await app.table(channel)
    assert (now.sequence, now.moves) == (table.sequence, table.moves)


async def test_only_those_may_try_who_may_in_discord(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    _, table = await with_computer(app)
    assert (await ask(browser, table, "whatif", step=None))[0] == 403
    assert not (await browser.turn(table))["viewer"]["may_try"]
    await browser.sign_in(app.people[0])
    await other_browser.sign_in(app.people[1])
    assert (await ask(browser, table, "whatif", step=0))[0] == 200
    for what, body in (
        ("whatif", {"step": 0}),
        ("whatif/move", {"at": 0, "move": "pass"}),
        ("whatif/back", {"at": 0}),
        ("whatif/why", {"code": "1"}),
    ):
        status, refused = await ask(other_browser, table, what, **body)
        assert (status, refused["error"]) == (422, "refused"), what
    status, refused = await ask(browser, table, "whatif", step=table.moves + 1)
    assert (status, refused["error"]) == (422, "refused")
