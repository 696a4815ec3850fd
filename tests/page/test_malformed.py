"""Malformed requests to a sandbox are refused clearly, without a traceback in the log."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.sandbox import LoopbackDiscord
from bot.sandbox.page.actions import ACTIONS
from bot.sandbox.persistence import Folder
from tests.page.test_client import sandbox

pytestmark = pytest.mark.asyncio(loop_scope="module")

DEEP = "[" * 100_000
PAYLOAD = 'Content-Disposition: form-data; name="payload_json"'
JUNK: tuple[Any, ...] = (None, True, -1, 1e400, "²", "words", "9" * 5000, [], [[]], {}, {"id": {}})
PARAMETERS = (
    *("channel", "message", "before", "path", "options", "option", "typed", "text", "id"),
    *("values", "form", "fields", "person", "name", "locale", "zone", "chosen", "to", "seconds"),
)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LoopbackDiscord]:
    folder = Folder(tmp_path_factory.mktemp("malformed"))
    async with sandbox(folder) as made:
        yield made


@pytest.fixture(autouse=True)
def _no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


async def status(url: str, method: str = "GET", **request: Any) -> int:
    async with aiohttp.ClientSession() as session, session.request(method, url, **request) as got:
        return got.status


@pytest.mark.parametrize(
    "headers",
    [{"Host": "["}, {"Host": "[::1"}, {"Host": "a]b"}, {"Origin": "http://["}],
)
async def test_a_malformed_host_or_origin_is_refused(
    server: LoopbackDiscord, headers: Mapping[str, str]
) -> None:
    assert await status(f"{server.url}/", headers=headers) == 400


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (DEEP, "application/json"),
        ("{", "application/json"),
        ('{"a": 1}', "multipart/form-data"),
        ('{"a": 1}', "multipart/form-data; boundary=x"),
        (
            f"--x\r\n{PAYLOAD}\r\n\r\n{DEEP}\r\n--x--\r\n",
            "multipart/form-data; boundary=x",
        ),
    ],
)
async def test_an_unreadable_body_is_refused(server: LoopbackDiscord, body: str, kind: str) -> None:
    url = f"{server.url}/api/v10/channels/{server.channels[0].id}/messages"
    headers = {"Authorization": f"Bot {server.token}", "Content-Type": kind}
    assert await status(url, "POST", data=body, headers=headers) == 400


@pytest.mark.parametrize("number", ["²", "x", "9" * 5000])
async def test_a_non_numeric_id_is_refused(server: LoopbackDiscord, number: str) -> None:
    headers = {"Authorization": f"Bot {server.token}"}
    api = f"{server.url}/api/v10/channels/{number}/messages"
    assert await status(api, headers=headers) == 404
    assert await status(f"{server.url}/attachments/{number}/a/b.png") == 404


@pytest.mark.parametrize(
    "frame",
    [
        *(DEEP, "{", "[]", '{"op": 2}', '{"op": 2, "d": []}', '{"op": 2, "d": {"shard": "ab"}}'),
        *('{"op": 2, "d": {"shard": 7}}', '{"op": 6, "d": {"seq": "x", "session_id": {}}}'),
        b"\x00",
    ],
)
async def test_an_unreadable_gateway_frame_is_refused(
    server: LoopbackDiscord, frame: str | bytes
) -> None:
    url = f"{server.url}/gateway?v=10"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as gateway:
        await gateway.receive_json()
        await (gateway.send_str(frame) if isinstance(frame, str) else gateway.send_bytes(frame))
        assert (await gateway.receive()).type is aiohttp.WSMsgType.CLOSE
        assert gateway.close_code == 4002


class Tab:
    """A browser tab that sends anything."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def answer(self) -> Any:
        while (frame := await self.socket.receive_json())["t"] != "done":
            pass
        return frame


@pytest_asyncio.fixture(loop_scope="module")
async def tab(server: LoopbackDiscord) -> AsyncIterator[Tab]:
    url, own = f"{server.url}/tab", {"Origin": server.url}
    async with aiohttp.ClientSession() as session, session.ws_connect(url, headers=own) as socket:
        yield Tab(socket)


@pytest.mark.parametrize(
    "frame", [DEEP, "{", "[]", "7", '{"n": 1, "do": "say", "text": "\\ud800"}', b"\x00", b"{}"]
)
async def test_an_unreadable_tab_frame_is_refused(tab: Tab, frame: str | bytes) -> None:
    socket = tab.socket
    await (socket.send_str(frame) if isinstance(frame, str) else socket.send_bytes(frame))
    assert (await tab.answer())["error"]["kind"] == "malformed"
    await socket.send_json({"n": {"deep": 1}, "do": "welcome"})
    assert (await tab.answer())["n"] is None


async def test_wrong_types_of_time_and_number_are_refused(
    server: LoopbackDiscord, tab: Tab
) -> None:
    wrong: Any
    for wrong in ("words", True, {}, None):
        await tab.socket.send_json({"n": 1, "do": "jump", "seconds": wrong})
        assert (await tab.answer())["error"]["kind"] == "refused", wrong
    channel = str(server.channels[0].id)
    asked = {"n": 2, "do": "slash", "channel": channel, "path": "echo"}
    values: tuple[Any, ...] = ({}, [], 1e400, "²")
    for value in values:
        await tab.socket.send_json({**asked, "options": {"number": value}})
        error = (await tab.answer())["error"]
        assert (error["kind"], error["word"]) == ("cannot", "takesWhole"), value


@pytest.mark.parametrize("action", [name for name in ACTIONS if name != "reload"])
async def test_junk_in_any_parameter_causes_no_error(
    server: LoopbackDiscord, tab: Tab, action: str
) -> None:
    usual = {"channel": str(server.channels[0].id), "path": "echo", "name": "x", "locale": "en-US"}
    for name in PARAMETERS:
        for junk in JUNK:
            await tab.socket.send_json({**usual, "n": 1, "do": action, name: junk})
            error = (await tab.answer()).get("error", {})
            assert error.get("kind") != "fault", (name, junk)
