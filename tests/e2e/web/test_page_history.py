"""Any step of a game, and its log, as the visitor may know them."""

from __future__ import annotations

import pytest

from bot.demonstration.people import Way
from bot.presentation.steps import log_line
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOVES = 6


async def test_every_step_has_a_picture_and_a_line(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "history", MOVES)
    table = await app.table(channel)
    page, seen = browser.page(table), []
    for number in range(table.moves + 1):
        status, step = await browser.get(f"{page}/history/{number}?width=390")
        assert (status, step["number"], step["latest"]) == (200, number, table.moves)
        assert step["story_markdown"]
        seen.append(step["picture"]["address"])
    assert len(set(seen)) == len(seen)
    _, latest = await browser.get(f"{page}/history/latest?width=390")
    assert latest["number"] == table.moves
    assert latest["round_starts"]
    assert (await browser.get(f"{page}/history/mine"))[0] == 404, "visitors have no moves"
    await browser.sign_in(app.people[0])
    _, mine = await browser.get(f"{page}/history/mine?width=390")
    assert 0 < mine["number"] <= table.moves


async def test_the_log_goes_back_to_the_beginning(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "log", MOVES)
    table = await app.table(channel)
    _, log = await browser.get(f"{browser.page(table)}/log")
    numbers = [entry["sequence"] for entry in log["entries"]]
    assert numbers == sorted(numbers)
    entries = await app.bot.tables.history.read_log(table.id, -1, len(numbers))
    lines = [await log_line(app.bot.tables, table, entry, "en") for entry in entries]
    assert [entry["markdown"] for entry in log["entries"]] == lines
    _, earlier = await browser.get(f"{browser.page(table)}/log?before={numbers[-1]}")
    assert earlier["entries"][-1]["sequence"] < numbers[-1]
    assert (await browser.get(f"{browser.page(table)}/log?before=x"))[0] == 400


async def test_only_a_player_has_a_last_move_that_is_recalled(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "recap", MOVES)
    table = await app.table(channel)
    seen = await browser.turn(table)
    assert seen["recap_markdown"].startswith("Last: ")
    assert "your last move" not in seen["picture"]["alt"]
    await browser.sign_in(app.mover(channel))
    mine = await browser.turn(table)
    assert mine["recap_markdown"].startswith("Since your last move: ")


async def test_the_record_of_a_running_game_keeps_its_seed(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "record", MOVES)
    table = await app.table(channel)
    status, record, headers = await browser.fetch(f"{browser.page(table)}/record")
    expected = await app.bot.tables.records.export(table.id, None)
    assert (status, record.decode()) == (200, expected.record.text())
    assert b"seed:" not in record
    assert expected.filename in headers["Content-Disposition"]
    assert headers["Cache-Control"] == "no-store"
    address = browser.page(await app.table(await app.open(2)))
    assert (await browser.fetch(f"{address}/record"))[0] == 404
