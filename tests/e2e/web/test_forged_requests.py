"""Forged sequences, moves, tables, codes, sessions and origins change nothing, reveal nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.tables.domain.table import Table
from bot.web.guard import HEADERS
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser, new_id
from tests.thorough import THOROUGH

pytestmark = pytest.mark.asyncio(loop_scope="module")

WITH_LIMITS = 150
TRIES = 10_000 if THOROUGH else WITH_LIMITS
UNLIMITED = dict.fromkeys(("read", "change", "sign-in"), 10**9)
NOBODY_KNOWS = (404, {"error": "unknown"})


async def stored(app: AppHarness, table: Table) -> tuple[int, int]:
    now = await app.tables.table(table.id)
    return now.sequence, now.moves


async def test_a_table_that_does_not_exist_looks_like_one_that_is_hidden(
    app: AppHarness, browser: Browser
) -> None:
    table = await app.table(await app.begin(2))
    page = browser.page(table)
    number, _, code = page.removeprefix("/t/").partition("-")
    forged = [
        f"/t/{number}-{code[:-1]}{'A' if code[-1] != 'A' else 'B'}",
        f"/t/{number}-{code.swapcase()}",
        f"/t/{int(number) + 1}-{code}",
        f"/t/0{number}-{code}",
        f"/t/{number}",
        f"/t/{number}-",
        f"/t/-{number}-{code}",
        f"/t/99999999999999999999999-{code}",
        f"/t/{number}-{code}%00",
    ]
    shell = await browser.fetch("/")
    for address in forged:
        for what in ("turn", "events", "log", "history/0", "board.png"):
            assert await browser.get(f"{address}/{what}") == NOBODY_KNOWS, address
        assert (await browser.fetch(address))[:2] == shell[:2], "the page tells nothing"


async def test_moves_need_a_session_and_a_seat(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    turn, before = await browser.turn(table), await stored(app, table)
    move = turn["question"]["choices"][0]["move"]
    status, answer = await other_browser.tap(table, turn, move, confirmed=True)
    assert (status, answer) == (403, {"error": "forbidden"})
    await other_browser.sign_in(app.stranger)
    status, answer = await other_browser.tap(table, turn, move, confirmed=True)
    assert (status, answer["error"]) == (422, "refused")
    await other_browser.sign_in(app.others(channel, 2)[0])
    status, answer = await other_browser.tap(table, turn, move, confirmed=True)
    assert (status, answer["error"]) == (422, "refused"), "it is not their turn"
    assert await stored(app, table) == before


async def test_changes_come_only_from_our_own_pages(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    turn, before = await browser.turn(table), await stored(app, table)
    body = {
        "id": new_id(),
        "asked": turn["question"]["asked"],
        "move": turn["question"]["choices"][0]["move"],
        "confirmed": True,
    }
    address = f"{browser.url}{browser.page(table)}/move"
    host = browser.url.removeprefix("http://")
    as_json = {"Content-Type": "application/json"}
    for headers in (
        {},
        {"Origin": "null"},
        {"Origin": "https://evil.example"},
        {"Origin": f"https://{host}"},
        {"Origin": f"{browser.url}.evil.example"},
        {"Origin": browser.url, "Sec-Fetch-Site": "cross-site"},
        {"Origin": browser.url, "Sec-Fetch-Site": "same-site"},
        {"Origin": browser.url, "Content-Type": "text/plain"},
        {"Origin": browser.url, "Content-Type": "application/x-www-form-urlencoded"},
    ):
        async with browser.session.post(
            address, data=json.dumps(body), headers={**as_json, **headers}
        ) as response:
            assert (response.status, await response.json()) == (403, {"error": "forbidden"})
            assert HEADERS.items() <= dict(response.headers).items()
    for foreign in ("evil.example", "127.0.0.1", f"{host}.evil.example", ""):
        async with browser.session.get(browser.url, headers={"Host": foreign}) as response:
            assert response.status in (400, 421)
    assert await stored(app, table) == before


async def test_malformed_requests_change_nothing(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    turn, before = await browser.turn(table), await stored(app, table)
    move, asked = turn["question"]["choices"][0]["move"], turn["question"]["asked"]
    good = {"id": new_id(), "asked": asked, "move": move, "confirmed": True}
    for wrong in (
        {"id": "short"},
        {"id": "x" * 65},
        {"id": 7},
        {"id": "' OR 1=1 --' OR 1=1"},
        {"asked": str(asked)},
        {"asked": True},
        {"asked": -1},
        {"asked": 2**40},
        {"asked": 1.5},
        {"move": None},
        {"move": ""},
        {"move": ["pass"]},
        {"move": "x" * 5000},
    ):
        status, answer = await browser.post(f"{browser.page(table)}/move", {**good, **wrong})
        assert (status, answer) == (400, {"error": "malformed"}), wrong
    for kind in ("move", "undo", "why"):
        own = {"Origin": browser.url, "Content-Type": "application/json"}
        for data in ("", "[]", "null", "{", '"text"', "[" * 5000):
            address = f"{browser.url}{browser.page(table)}/{kind}"
            async with browser.session.post(address, data=data, headers=own) as response:
                assert response.status == 400
    assert await stored(app, table) == before


async def test_random_forgeries_change_nothing_and_say_nothing_new(
    app: AppHarness, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.others(channel, 2)[0])
    page, before, dice = browser.page(table), await stored(app, table), random.Random(26)
    answers: set[str] = set()
    for number in range(TRIES):
        if number == WITH_LIMITS:
            for limits in ("PER_MINUTE", "PER_MINUTE_OF_ADDRESS"):
                monkeypatch.setattr(f"bot.web.limits.{limits}", UNLIMITED)
        path = dice.choice((f"{page}/move", f"{page}/undo", "/session"))
        body: dict[str, Any] = {
            "id": new_id(),
            "asked": dice.choice((0, before[0], before[0] + dice.randrange(1000))),
            "move": dice.choice(("pass", "place 1", "place 12", "undo", "x y", "🙂")),
            "version": new_id(),
            "token": new_id(),
            "seat": dice.randrange(5),
            "user_id": str(app.mover(channel).id),
            "confirmed": dice.random() < 0.5,
        }
        status, answer = await browser.post(path, body)
        assert status in (403, 409, 422, 429), answer
        answers.add(answer["error"])
    assert answers == {"forbidden", "stale", "refused", "busy"}
    assert await stored(app, table) == before


async def test_forged_cookies_are_nobody(app: AppHarness, browser: Browser) -> None:
    table = await app.table(await app.begin(2))
    for cookie in ("", "x", "x" * 5000, str(app.people[0].id), "'; DROP TABLE web_sessions"):
        headers = {"Cookie": f"seneschal-session={cookie}"}
        status, turn = await browser.get(f"{browser.page(table)}/turn", **headers)
        assert (status, turn["viewer"]["signed_in"]) == (200, False)
