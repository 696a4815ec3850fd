"""Private answers below a board: one at a time, and each leads back to the board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Channel, Message, User
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


def private(channel: Channel, who: User, since: Message) -> list[Message]:
    """Return what only one person sees below a message."""
    below = channel.everything[channel.everything.index(since) :]
    return [m for m in below if m.only_for is who and not m.deleted]


def links(message: Message) -> list[str]:
    """Return the addresses of the message's link buttons."""

    def urls(components: list[dict[str, object]]) -> Iterator[str]:
        for each in components:
            inner = each.get("components")
            yield from urls(inner if isinstance(inner, list) else [])
            if isinstance(url := each.get("url"), str):
                yield url

    return list(urls(message.components))


async def test_a_new_answer_takes_the_place_of_the_last_one_and_leads_to_the_board(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    board = app.board(channel).message
    mover, (other,) = app.mover(channel), app.others(channel, 2)
    for act in ("view", "why", "more", "view"):
        reply = await (await mover.at(channel).click(re.compile(f"^{act}:"))).answer()
        await app.quiet()
        assert private(channel, mover, board) == [reply]
        assert links(reply)[0].endswith(f"/{channel.id}/{board.id}")
    await other.at(channel).click(re.compile("^more:"))
    await app.quiet()
    assert private(channel, mover, board) == [reply], "each person has their own"


async def test_what_the_menu_opens_leads_back_to_the_menu(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel)
    menu = await (await mover.at(channel).click(re.compile("^more:"))).answer()
    for act in ("status", "score", "guide"):
        await mover.at(channel).click(re.compile(f"^{act}:"), message=menu)
        await channel.wait_for(lambda m: m is menu and has_button("more")(m))
        assert links(menu), menu.text
        await mover.at(channel).click(re.compile("^more:"), message=menu)
        await channel.wait_for(lambda m: m is menu and has_button("verify")(m))


async def test_looking_something_up_leaves_a_question_open(app: AppHarness) -> None:
    channel = await app.begin(2, game="tuscany")
    board, mover = app.board(channel).message, app.mover(channel)
    question = await (await mover.at(channel).click(re.compile("^open:"))).answer()
    seen = await (await mover.at(channel).click(re.compile("^view:"))).answer()
    await app.quiet()
    assert private(channel, mover, board) == [question, seen]
    again = await (await mover.at(channel).click(re.compile("^open:"))).answer()
    await app.quiet()
    assert private(channel, mover, board) == [seen, again]


async def test_the_last_person_is_asked_before_leaving_closes_the_lobby(app: AppHarness) -> None:
    channel = await app.open(2)
    alice, bob = app.people[:2]
    await bob.at(channel).click("Leave")
    await channel.wait_for(lambda m: has_button("join")(m) and "**Bob**" not in m.text)
    asked = await (await alice.at(channel).click("Leave")).answer()
    assert "leaving closes the table" in asked.text
    assert (await app.table(channel)).live
    await alice.at(channel).click(re.compile("^no:"), message=asked)
    await app.quiet()
    assert (await app.table(channel)).live
    asked = await (await alice.at(channel).click("Leave")).answer()
    await alice.at(channel).click(re.compile("^leave-now:"), message=asked)
    await channel.wait_for(lambda m: "closed before the game started" in m.text)


async def test_what_only_its_player_learns_from_a_move_is_told_privately(app: AppHarness) -> None:
    channel = await app.begin(2, game="tuscany")
    drawing = re.compile("^Draw 2")
    while not any(drawing.match(b.label) for b in app.board(channel).message.buttons()):
        await app.play(channel, (Way.PANEL,), "set up", moves=1)
        await app.quiet()
    mover, board = app.mover(channel), app.board(channel).message
    told = await (await mover.at(channel).click(drawing, message=board)).followup()
    assert told.only_for is mover
    assert re.search("draw|抽", told.text)
    assert links(told)
