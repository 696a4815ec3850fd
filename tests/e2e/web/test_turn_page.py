"""What a turn's JSON says, in whose language, and whom it tells what; its pictures."""

from __future__ import annotations

import json
import re
from base64 import b64decode

import pytest

from tests.e2e.harness import TOY, AppHarness
from tests.e2e.web.browser import Browser

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_choices_have_the_labels_of_the_menus(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    turn = await browser.turn(table)
    farm = next(c for c in turn["question"]["choices"] if "Farm" in c["title"])
    assert farm["code"]
    assert farm["label"] == f"{farm['title']} · {farm['effect']}"
    assert farm["move"].startswith("place ")
    (declining,) = (c for c in turn["question"]["choices"] if c["declining"])
    assert declining["move"] == "pass"
    assert [player["name"] for player in turn["players"]] == list(table.names)
    assert all(player["goods"] and player["brief"] for player in turn["players"])
    assert all(re.fullmatch("#[0-9a-f]{6}", player["rgb"]) for player in turn["players"])


@pytest.mark.parametrize("game", ["caylus", "caylus1303", "tuscany", "emperor"])
async def test_hot_spots_are_where_moves_are_made(
    app: AppHarness, browser: Browser, game: str
) -> None:
    channel = await app.begin(2, game)
    table = await app.table(channel)
    await browser.sign_in(app.people[0])
    async with Browser.open(app) as visitor:
        watched = (await visitor.turn(table, "?width=390"))["picture"]
    assert all(spot["moves"] == [] for spot in watched["hot_spots"])
    turn = await browser.turn(table, "?width=390")
    picture = turn["picture"]
    for left, top, width, height in (spot["box"] for spot in picture["hot_spots"]):
        assert 0 <= left < left + width <= picture["width"]
        assert 0 <= top < top + height <= picture["height"]
    choices = (
        {}
        if turn["question"] is None
        else {choice["move"]: choice for choice in turn["question"]["choices"]}
    )
    for move, choice in choices.items():
        assert choice["spots"] or not choice["code"], choice
        for index in choice["spots"]:
            spot = picture["hot_spots"][index]
            assert move in spot["moves"]
            assert choice["label"] in spot["label"]
    named = {move for spot in picture["hot_spots"] for move in spot["moves"]}
    assert named == {move for move, choice in choices.items() if choice["spots"]}


async def test_the_reader_chooses_the_language(app: AppHarness, browser: Browser) -> None:
    table = await app.table(await app.begin(2))
    async with Browser.open(app, "xx,ja;q=0.9,en;q=0.8") as japanese:
        turn = await japanese.turn(table)
        words = await japanese.words()
    assert (turn["language"], words["language"]) == ("ja", "ja")
    assert turn["headline"] != (await browser.turn(table))["headline"]
    assert words["words"]["web-title"]


async def test_pictures_have_immutable_addresses_and_the_width_that_is_shown(
    app: AppHarness, browser: Browser
) -> None:
    table = await app.table(await app.begin(2))
    small, large = [
        (await browser.turn(table, f"?width={width}"))["picture"] for width in (390, 700)
    ]
    assert (small["width"], large["width"]) == (400, 800)
    assert small["address"] != large["address"]
    assert (await browser.turn(table, "?width=400"))["picture"] == small
    status, png, headers = await browser.fetch(small["address"])
    assert (status, png[:4]) == (200, b"\x89PNG")
    assert int.from_bytes(png[20:24]) == small["height"]
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert headers["Referrer-Policy"] == "no-referrer"
    light = (await browser.turn(table, "?width=390&lossy=yes"))["picture"]
    status, webp, headers = await browser.fetch(light["address"])
    assert (webp[8:12], headers["Content-Type"]) == (b"WEBP", "image/webp")
    assert len(webp) < min(30_000, 0.8 * len(png))
    assert light["hot_spots"] == small["hot_spots"]


async def test_a_seats_view_is_for_its_player_only(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2, "tuscany")
    table = await app.table(channel)
    await browser.sign_in(app.people[0])
    await other_browser.sign_in(app.people[1])
    mine, theirs = await browser.turn(table), await other_browser.turn(table)
    assert mine["version"] != theirs["version"]
    address = mine["picture"]["address"]
    status, _, headers = await browser.fetch(address)
    assert (status, headers["Cache-Control"].partition(",")[0]) == (200, "private")
    assert (await other_browser.fetch(address))[0] == 404
    async with Browser.open(app) as visitor:
        assert (await visitor.fetch(address))[0] == 404
        public = await visitor.turn(table)
    assert public["hand_markdown"] == ""
    assert public["picture"]["address"] != address


async def test_others_do_not_learn_of_a_secret_answer_or_its_steps(
    app: AppHarness, browser: Browser
) -> None:
    """The toy begins with a secret choice: no visitor's JSON changes by what is chosen."""
    channel = await app.begin(2, TOY)
    table = await app.table(channel)
    async with Browser.open(app) as visitor:
        before = await visitor.turn(table)
        await browser.sign_in(app.mover(channel))
        turn = await browser.turn(table)
        assert "asked" not in json.dumps(before["question"])
        choices = turn["question"]["choices"]
        for choice in choices:
            assert f'"{choice["move"]}"' not in json.dumps(before)
        status, done = await browser.tap(table, turn, choices[0]["move"], confirmed=True)
        assert status == 200, done
        after = await visitor.turn(table)
        assert choices[0]["title"] not in json.dumps(after["players"])
        assert (after["question"], after["hand_markdown"]) == (None, "")
        _, log = await visitor.get(f"{visitor.page(table)}/log")
        assert choices[0]["title"] not in json.dumps(log)


async def test_a_lobby_has_a_page_without_a_board(app: AppHarness, browser: Browser) -> None:
    table = await app.table(await app.open(2))
    turn = await browser.turn(table)
    assert (turn["status"], turn["picture"], turn["history"]) == ("lobby", None, None)
    assert [player["name"] for player in turn["players"]] == list(table.names)


async def test_why_says_what_the_game_says(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    turn = await browser.turn(table)
    legal = {choice["code"] for choice in turn["question"]["choices"]}
    code = next(str(number) for number in range(1, 40) if str(number) not in legal)
    status, answer = await browser.post(f"{browser.page(table)}/why", {"code": code})
    assert status == 200
    assert answer["message_markdown"]
    _, none = await browser.post(f"{browser.page(table)}/why", {"code": "no such place"})
    assert none == {"message_markdown": "", "card": "", "card_title": ""}


async def test_the_html_has_the_turn_and_the_board_of_its_visitor_only(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    table = await app.table(await app.begin(2, "tuscany"))
    await browser.sign_in(app.people[0])
    frame = "width=390&shape=tall"
    html, headers, mine = await browser.first_turn(browser.page(table), frame)
    assert mine == await browser.turn(table, f"?{frame}")
    assert headers["Cache-Control"] == "no-store"
    assert f'<img src="{mine["picture"]["address"]}"' in html
    _, _, theirs = await other_browser.first_turn(browser.page(table), frame)
    assert theirs is not None
    assert theirs["hand_markdown"] == ""
    assert theirs["picture"]["address"] != mine["picture"]["address"]
    phone = {"User-Agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile"}
    _, body, _ = await browser.fetch(browser.page(table), **phone)
    assert b'<template id="first-turn" data-width="400" data-shape="tall">' in body
    desktop = {"Sec-Fetch-Mode": "navigate"}
    _, body, _ = await browser.fetch(browser.page(table), **desktop)
    assert b'<template id="first-turn" data-width="800" data-shape="wide">' in body
    assert b"first-turn" not in (await browser.fetch(browser.page(table)))[1]
    for forged in ("/t/1-" + 22 * "x", browser.page(table) + "x"):
        html, _, nothing = await browser.first_turn(forged, frame)
        assert nothing is None
        assert "<img" not in html


async def test_the_name_of_a_place_has_its_code_once(app: AppHarness, browser: Browser) -> None:
    table = await app.table(await app.begin(2, "emperor"))
    turn = await browser.turn(table)
    named = {spot["code"]: spot["label"] for spot in turn["picture"]["hot_spots"] if spot["code"]}
    labels = {code: label for code, label in named.items() if label}
    assert {label.count(f"{code} · ") for code, label in labels.items()} == {1}
    assert all(label.startswith(f"{code} · ") for code, label in labels.items())


async def test_a_board_for_a_slow_connection_is_in_the_html(
    app: AppHarness, browser: Browser
) -> None:
    table = await app.table(await app.begin(2, "tuscany"))
    await browser.sign_in(app.people[0])
    frame = "width=390&shape=tall&lossy=yes"
    html, _, turn = await browser.first_turn(browser.page(table), frame)
    assert turn is not None
    address = turn["picture"]["address"]
    sent = re.search(r'<img src="data:image/webp;base64,(.*?)" data-address="(.*?)"', html)
    assert sent is not None
    assert (b64decode(sent[1]), sent[2]) == ((await browser.fetch(address))[1], address)
    assert 'as="image"' not in html


async def test_files_are_kept_for_a_year_and_those_of_another_version_are_not(
    browser: Browser,
) -> None:
    html = (await browser.fetch("/"))[1].decode()
    script = re.search(r'src="(/static/(\w+)/web/main\.js)"', html)
    assert script is not None
    _, ours, headers = await browser.fetch(script[1])
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    _, other, headers = await browser.fetch(script[1].replace(script[2], "0" * 16))
    assert (other, headers["Cache-Control"]) == (ours, "no-cache")
    assert (await browser.fetch(f"/static/{script[2]}/web/index.html"))[0] == 404
