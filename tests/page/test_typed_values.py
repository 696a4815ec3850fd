"""Typed option values on the sandbox page: people by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox.persistence import Folder
from tests.page.test_client import sandbox

pytestmark = pytest.mark.asyncio(loop_scope="package")


@pytest.mark.parametrize(
    ("path", "options", "expected"),
    [
        ("echo", {"number": "1", "person": "bob"}, "1 Bob None  False"),
        ("echo", {"number": "1", "person": "@Bob"}, "1 Bob None  False"),
    ],
)
async def test_a_typed_name_is_accepted(
    tmp_path: Path, path: str, options: dict[str, Any], expected: str
) -> None:
    folder = Folder(tmp_path)
    async with sandbox(folder) as server, aiohttp.ClientSession() as session:
        channel = server.channels[0]
        own = {"Origin": server.url}
        async with session.ws_connect(f"{server.url}/tab", headers=own) as socket:
            asked = {"n": 1, "do": "slash", "channel": str(channel.id)}
            await socket.send_json({**asked, "path": path, "options": options})
            while (frame := await socket.receive_json())["t"] != "done":
                pass
        assert "error" not in frame
        assert expected in [message.content for message in channel.messages]
