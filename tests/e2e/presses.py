"""Find and press buttons in end-to-end tests."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.sandbox import Message, Reply
from bot.sandbox.keyboard import Keyboard

OF_A_TABLE = re.compile("(?:join|more|rematch):([0-9]+):")
"""The id of a button that lobbies, boards or results have."""


def has_button(act: str, *, enabled: bool = False) -> Callable[[Message], bool]:
    """Return a predicate: whether a message has a button of that action."""

    def test(message: Message) -> bool:
        return any(
            button.custom_id.startswith(f"{act}:") and not (enabled and button.disabled)
            for button in message.buttons()
        )

    return test


async def press_act(who: Keyboard, act: str, word: str = "", *, table: int | None = None) -> Reply:
    """Press a button that otherwise only private messages have; of the channel's latest table."""
    on = next(m for m in reversed(who.channel.messages) if m.author.bot and not m.ephemeral)
    ids = [button.custom_id for message in who.channel.messages for button in message.buttons()]
    tables = (int(found[1]) for found in map(OF_A_TABLE.match, ids) if found)
    custom_id = f"{act}:{table or max(tables)}:0:{word}"
    button = {"type": 2, "id": 2, "style": 2, "label": "x", "custom_id": custom_id}
    kept, on.components = on.components, [{"type": 1, "id": 1, "components": [button]}]
    try:
        return await who.click(custom_id, message=on)
    finally:
        on.components = kept


async def show_stored_data(who: Keyboard) -> Message:
    """Open what is stored about a user, and return the message."""
    opened = (await who.slash("settings")).message
    await who.click(re.compile("^privacy:"), message=opened)
    return await who.channel.wait_for(lambda m: m is opened and has_button("mydata")(m))


async def private_reply(reply: Reply) -> str:
    """Return the private reply to a press."""
    message = await reply.answer()
    assert message.ephemeral
    return message.text


async def ask_to_end(who: Keyboard) -> Reply:
    """Ask the other players to end the game, and confirm it."""
    asked = await who.slash("game end")
    return await who.click(re.compile("^end(ask|alone):"), message=asked.message)
