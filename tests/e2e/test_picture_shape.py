"""Portrait and landscape pictures: the posted board, and private pictures."""

from __future__ import annotations

import pytest

from bot.sandbox.model import Message
from bot.tables.domain.table import SHAPES
from render import SHAPES as PAINTED
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


def wide(message: Message | None) -> bool:
    """Return whether the picture of a message is wider than tall."""
    width, height = pixels(message)
    return width * 10 >= height * 15


def pixels(message: Message | None) -> tuple[int, int]:
    """Return the size of a message's picture."""
    assert message is not None
    (found,) = (file.pixels for file in message.attachments if file.pixels is not None)
    return found


async def test_the_board_follows_the_table_and_private_pictures_the_person(app: AppHarness) -> None:
    assert SHAPES == PAINTED
    channel = await app.begin(2)
    host, zoe = app.people[0].at(channel), app.stranger.at(channel)
    first = app.board(channel).message
    assert not wide(first)
    assert wide((await host.slash("view", picture="wide")).message)
    assert not wide((await host.slash("view")).message)

    said = await press_act(host, "shape", "wide")
    assert said.text.startswith("From now on the board is posted wide.")
    await app.quiet()
    assert app.board(channel).message is first, "it is edited, not posted again"
    assert wide(first)
    assert wide((await host.slash("view")).message), "nobody has a preference"
    assert "You’re not playing" in (await press_act(zoe, "shape", "tall")).text

    settings = (await host.slash("settings")).message
    await host.click("Play and pictures", message=settings)
    await app.quiet()
    menu = "My private boards"
    await host.select(menu, "picture=tall", message=settings)
    await app.quiet()
    assert not wide((await host.slash("view")).message)
    assert wide((await host.slash("view", picture="wide")).message)
    assert wide((await zoe.slash("view", part="board")).message), "they prefer the table's"
    assert wide(first)

    await host.select(menu, "picture=words", message=settings)
    await app.quiet()
    for looks, options in (("view", {}), ("view", {"part": "board"}), ("history", {})):
        message = (await host.slash(looks, options)).message
        assert message.attachments == [], looks
        assert "Provost" in message.text, looks
        assert len(message.text) < 4000
    assert wide((await host.slash("view", picture="wide")).message), "requested by name"
    assert not wide((await host.slash("view", part="me")).message)

    await host.select(menu, "picture=table", message=settings)
    await app.quiet()
    await host.select("My private pictures", "size=half", message=settings)
    await app.quiet()
    mine, everybodys = (
        (await host.slash("view")).message,
        (await zoe.slash("view", part="board")).message,
    )
    assert pixels(mine)[0] * 2 == pixels(everybodys)[0]
