"""Moves from the page: one message and one board, as if they had been pressed in the channel."""

from __future__ import annotations

import pytest

from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser, new_id

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_tap_makes_a_move_that_the_channel_sees(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table, board, mover = await app.table(channel), app.board(channel), app.mover(channel)
    answer = await browser.sign_in(mover, table)
    assert answer == {"to": browser.page(table)}
    turn = await browser.turn(table)
    assert turn["your_turn"]
    choices = {choice["move"]: choice for choice in turn["question"]["choices"]}
    move = next(move for move, choice in choices.items() if not choice["declining"])
    status, done = await browser.tap(table, turn, move)
    assert status == 200, done
    assert not done["turn"]["your_turn"]
    assert done["turn"]["version"] != turn["version"]
    assert mover.name in done["story_markdown"]
    await app.until_moved(channel, board)
    assert (await app.table(channel)).moves == table.moves + 1


async def test_the_same_tap_again_changes_nothing(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table, mover = await app.table(channel), app.mover(channel)
    await browser.sign_in(mover)
    turn = await browser.turn(table)
    move = turn["question"]["choices"][0]["move"]
    tap = {"id": new_id(), "asked": turn["question"]["asked"], "move": move, "confirmed": True}
    first = await browser.post(f"{browser.page(table)}/move", tap)
    again = await browser.post(f"{browser.page(table)}/move", tap)
    assert first[0] == again[0] == 200
    assert first[1]["story_markdown"] == again[1]["story_markdown"]
    assert (await app.table(channel)).moves == table.moves + 1


async def test_a_stale_tap_gets_the_new_turn_and_a_sentence(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    table, mover = await app.table(channel), app.mover(channel)
    await browser.sign_in(mover)
    turn = await browser.turn(table)
    move = turn["question"]["choices"][0]["move"]
    assert (await browser.tap(table, turn, move, confirmed=True))[0] == 200
    status, answer = await browser.tap(table, turn, move)
    assert (status, answer["error"]) == (409, "stale")
    assert mover.name in answer["message_markdown"]
    assert answer["turn"]["question"] is None


async def test_an_illegal_move_is_refused_with_the_games_reason(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    turn = await browser.turn(table)
    status, answer = await browser.tap(table, turn, "place nowhere")
    assert (status, answer["error"]) == (422, "refused")
    assert answer["message_markdown"]


async def test_undo_takes_the_move_back(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    turn = await browser.turn(table)
    move = next(c["move"] for c in turn["question"]["choices"] if not c["declining"])
    _, done = await browser.tap(table, turn, move, confirmed=True)
    undo = {"id": new_id(), "version": turn["version"]}
    status, answer = await browser.post(f"{browser.page(table)}/undo", undo)
    assert (status, answer["error"]) == (409, "stale"), "it was for another board"
    undo = {"id": new_id(), "version": done["turn"]["version"]}
    status, answer = await browser.post(f"{browser.page(table)}/undo", undo)
    assert status == 200, answer
    assert answer["turn"]["question"]["choices"] == turn["question"]["choices"]
