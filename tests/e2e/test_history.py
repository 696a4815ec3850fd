"""The history of a game, step by step, shown to one person, during and after the game."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.demonstration.people import Way
from bot.sandbox import Channel, Message
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


def footer_says(message: Message, number: int) -> Callable[[Message], bool]:
    return lambda found: found is message and f"`{number}`" in found.text


def begins(message: Message) -> Callable[[Message], bool]:
    return lambda found: found is message and "`" not in found.text


async def test_the_history_of_a_finished_game_is_paged_through(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "pages", moves=12)
    await app.people[0].at(channel).slash("game leave")
    await app.people[0].at(channel).click(re.compile("^resign-now:"))
    result = await channel.wait_for(has_button("replay"))
    bob = app.people[1].at(channel)
    seen = await (await bob.click(re.compile("^replay:"), message=result)).answer()
    assert seen.ephemeral
    assert len(seen.shown) == 1
    last = seen.text.splitlines()[1]
    for step, number in (("上一步", 11), ("退10步", 1), ("下一步", 2), ("進10步", 12)):
        await bob.click(step, message=seen)
        await channel.wait_for(footer_says(seen, number))
    assert seen.text.splitlines()[1] == last
    assert len(seen.shown) == 1


async def test_the_history_of_a_running_game_supports_steps_and_jumps(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice = app.people[0].at(channel)
    await app.play(channel, (Way.MOVE,), "rounds", moves=45)
    table = await app.table(channel)
    seen = (await alice.slash("history")).message
    assert f"move {table.moves} of {table.moves} · table {table.id}" in seen.text
    board = app.board(channel).message.shown[0].pixels
    assert [file.pixels for file in seen.shown] == [board]
    await app.restart()
    await alice.click("First", message=seen)
    await channel.wait_for(lambda m: m is seen and "move 0 of" in m.text)
    assert "The game begins." in seen.text
    await alice.click("My last move", message=seen)
    await channel.wait_for(lambda m: m is seen and "move 0 of" not in m.text)
    entries = await app.tables.log(table.id, -1, 45)
    seat = table.seat_of(str(app.people[0].id))
    assert seat is not None
    own = max(e.number for e in entries if e.seat == seat.seat and e.kind == "move")
    assert f"move {own} of" in seen.text
    await alice.select(re.compile("^pick-round:"), "Round 2", message=seen)
    await channel.wait_for(lambda m: m is seen and "· round 2 ·" in m.text)
    (step,) = re.findall(r"move (\d+) of", seen.text)
    await alice.click("Previous", message=seen)
    await channel.wait_for(lambda m: m is seen and f"move {int(step) - 1} of" in m.text)
    assert "· round 1 ·" in seen.text
    (menu,) = (m for m in seen.selects() if m.placeholder == "To a turning point…")
    await alice.select(menu.custom_id, menu.options[-1].label, message=seen)
    move = menu.options[-1].value
    await channel.wait_for(lambda m: m is seen and f"move {move} of" in m.text)
    onlooker = (await app.stranger.at(channel).slash("history")).message
    assert not has_button("lastturn")(onlooker)


async def test_a_step_shows_what_the_viewer_could_see_then(app: AppHarness) -> None:
    """Tuscany's regions are arranged in secret: viewers see their own steps only."""
    channel = await app.begin(2, "tuscany")
    await app.play(channel, (Way.MOVE,), "regions", moves=3)
    table = await app.table(channel)
    entries = [e for e in await app.tables.log(table.id, -1, 9) if e.kind == "move"]
    mover = next(p for p in app.people if str(p.id) == entries[0].user_id)
    other = next(p for p in app.people[:2] if p is not mover)
    texts = {}
    for person in (mover, other, app.stranger):
        hands = person.at(channel)
        seen = (await hands.slash("history")).message
        await hands.click(re.compile("^step:[0-9]+:1:"), message=seen)
        await channel.wait_for(begins(seen))
        await hands.click(re.compile("^step:[0-9]+:4:"), message=seen)
        await channel.wait_for(footer_says(seen, 1))
        texts[person.name] = (seen.text, seen.shown[0].data)
    secret = "isn’t public yet"
    assert secret in texts[app.stranger.name][0]
    assert texts[mover.name][0] != texts[other.name][0]
    assert texts[mover.name][1] != texts[app.stranger.name][1]


async def size_of_pictures(app: AppHarness, channel: Channel, size: str) -> None:
    """Set the size of the host's own pictures: an animation's, or the usual one."""
    host = app.people[0].at(channel)
    settings = (await host.slash("settings")).message
    await host.click("Play and pictures", message=settings)
    await app.quiet()
    await host.select("My private pictures", f"size={size}", message=settings)
    await app.quiet()


async def test_a_game_is_replayed_as_an_animation(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "animation", moves=14)
    table = await app.table(channel)
    moves = [e for e in await app.tables.log(table.id, -1, 99) if e.number]
    turns = 1 + sum(one.seat != other.seat for one, other in pairwise(moves))
    seen = (await app.people[0].at(channel).slash("history")).message
    reply = await app.people[0].at(channel).click("Animation", message=seen)
    animation = await reply.answer()
    await channel.wait_for(lambda m: m is animation and bool(m.attachments))
    assert f"{turns} turns, from move 0 to move {len(moves)}." in animation.text
    (file,) = animation.attachments
    assert len(file.data) < 100_000 * turns
    whole = Image.open(io.BytesIO(file.data))
    assert whole.size[0] == 800
    assert getattr(whole, "n_frames", 1) == turns + 1
    await size_of_pictures(app, channel, "half")
    await app.people[0].at(channel).click("First", message=seen)
    await channel.wait_for(lambda m: m is seen and "move 0 of" in m.text)
    begins = Image.open(io.BytesIO(seen.shown[0].data)).convert("RGB")
    assert ImageChops.difference(whole.convert("RGB"), begins).getbbox() is None
    await size_of_pictures(app, channel, "full")
    waited = next(p for p in app.people[:2] if str(p.id) != moves[-1].user_id)
    since = (await press_act(waited.at(channel), "animate", "turn")).message
    await channel.wait_for(lambda m: m is since and bool(m.attachments))
    assert len(since.attachments[0].data) < len(file.data)


async def test_a_boards_menu_shows_its_position_and_move(app: AppHarness) -> None:
    channel = await app.begin(2, "caylus")
    await app.play(channel, (Way.MOVE,), "what happened", moves=3)
    boards = [m for m in channel.messages if "Caylus" in m.text and "move " in m.text]
    numbers = [int(re.findall(r"move (\d+)$", board.text, re.MULTILINE)[-1]) for board in boards]
    shown = await app.stranger.at(channel).choose("What happened here?", boards[-1])
    assert shown.ephemeral
    assert f"move {numbers[-1]} of {numbers[-1]}" in shown.text
    written = app.people[0].at(channel).say("Well played!")
    refused = await app.stranger.at(channel).choose("What happened here?", written)
    assert "shows no board" in refused.text
