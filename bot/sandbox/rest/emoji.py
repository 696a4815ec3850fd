"""The emoji of the bot's application."""

from __future__ import annotations

import base64
from typing import Final

from bot.sandbox import limits, payloads
from bot.sandbox.errors import ApiError, Problems
from bot.sandbox.rest.call import Call, Json, ResponseBody, Route


def get_all(call: Call) -> ResponseBody:
    """GET the emoji."""
    return {"items": [_payload(call, *each) for each in call.core.world.me.emoji.items()]}


def create(call: Call) -> ResponseBody:
    """POST an emoji: its name, and its picture as a data URI."""
    emoji, name = call.core.world.me.emoji, call.json.get("name")
    problems = Problems()
    problems.text(("name",), name, limits.EMOJI_NAME)
    head, _, data = str(call.json.get("image")).partition(";base64,")
    if not head.startswith("data:image/"):
        problems.add(("image",), "BASE_TYPE_REQUIRED", "A picture is required")
    elif len(base64.b64decode(data)) > limits.EMOJI_BYTES:
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256 kb.")
    if name in emoji.values():
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Name is already taken")
    problems.check()
    if len(emoji) >= limits.APPLICATION_EMOJI:
        raise ApiError(30008)
    number = call.core.world.new_id()
    emoji[number] = str(name)
    return _payload(call, number, str(name))


def _payload(call: Call, number: int, name: str) -> Json:
    return {
        "id": str(number),
        "name": name,
        "roles": [],
        "user": payloads.user(call.core.world.me),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


EMOJI: Final = "/applications/{application_id}/emojis"
ROUTES: Final[tuple[Route, ...]] = (("GET", EMOJI, get_all), ("POST", EMOJI, create))
