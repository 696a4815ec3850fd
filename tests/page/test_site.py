"""The page's server without a browser: access, limits, saved data, and size."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from bot import playground
from bot.sandbox import LoopbackDiscord
from bot.sandbox.flags import EPHEMERAL, LOADING
from bot.sandbox.model import Message
from bot.sandbox.page import Guard, Site
from bot.sandbox.page.site import WEB
from bot.sandbox.persistence import CannotRead, Folder, Keeper, retention
from tests.page.browser import sizes

LIMIT = 150_000


async def status(url: str, headers: Mapping[str, str] | None = None) -> int:
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
        return answer.status


async def test_strangers_are_refused() -> None:
    server = LoopbackDiscord()
    Site(server)
    server.add_guild("Test", owner=server.world.add_user("Alice"))
    async with server:
        assert await status(f"{server.url}/") == 200
        assert await status(f"{server.url}/page/main.js") == 200
        for path in ("/page/..%2fguard.py", "/page/guard.py", "/picture/none", "/attachments/1/a"):
            assert await status(server.url + path) == 404
        strangers: tuple[Mapping[str, str], ...] = (
            {"Host": "evil.example"},
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
        )
        for headers in strangers:
            assert await status(f"{server.url}/page/main.js", headers) == 403
            async with aiohttp.ClientSession() as session:
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    await session.ws_connect(f"{server.url}/tab", headers=headers)
        async with aiohttp.ClientSession() as session:
            own = {"Origin": server.url}
            async with session.ws_connect(f"{server.url}/tab", headers=own) as tab:
                assert (await tab.receive_json())["t"] == "hello"
                for text in ("[]", "{", '{"n": 1, "do": "fly"}', '{"n": 2, "do": "look"}'):
                    await tab.send_str(text)
                for kind in ("malformed", "malformed", "gone", "gone"):
                    assert (await tab.receive_json())["error"]["kind"] == kind
                with suppress(ConnectionError):
                    await tab.send_str("x" * 5_000_000)
                closed = (await tab.receive()).type
                assert closed not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY)
            async with session.ws_connect(f"{server.url}/tab", headers=own) as tab:
                assert (await tab.receive_json())["t"] == "hello"


async def test_other_hosts_need_a_key_and_each_guest_is_one_person() -> None:
    server, guard = LoopbackDiscord(), Guard("0.0.0.0")
    Site(server, guard=guard)
    alice = server.world.add_user("Alice")
    bob = server.add_guild("Test", owner=alice).add_member("Bob")
    async with server:
        assert await status(f"{server.url}/") == 403
        assert await status(f"{server.url}/?key=wrong") == 403
        assert await status(f"{server.url}/?key={guard.new_key()}") == 200
        guests = guard.new_key(bob.id)
        assert guests != guard.new_key()
        jar, own = aiohttp.CookieJar(unsafe=True), {"Origin": server.url}
        async with aiohttp.ClientSession(cookie_jar=jar) as session:
            async with session.get(f"{server.url}/?key={guests}") as answer:
                assert answer.cookies["seneschal-key"]["httponly"]
            async with session.ws_connect(f"{server.url}/tab", headers=own) as tab:
                hello = await tab.receive_json()
                assert (hello["me"], hello["guest"]) == (str(bob.id), True)
                for do in ("be", "jump", "trace", "channel", "reload"):
                    await tab.send_json({"n": 1, "do": do, "person": str(alice.id), "seconds": 9})
                    assert "error" in await tab.receive_json()


def left_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_a_saved_world_is_restored(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    async with LoopbackDiscord() as server:
        keeper = Keeper(server, folder)
        assert keeper.new
        world = server.world
        guild = server.add_guild("Test", owner=world.add_user("Alice"))
        bob = guild.add_member("Bob", locale="ja")
        games = guild.add_text_channel("games")
        thread = world.create_thread(games, "a table", world.me, 60)
        file = world.new_attachment("a.png", b"bytes", "image/png", "A board")
        world.attachments[file.id] = file
        shown = {"type": 13, "id": 1, "file": {"url": file.url}}
        world.post(Message(thread, world.new_id(), world.me, components=[shown]))
        world.post(Message(thread, world.new_id(), world.me, attachments=[file]))
        world.post(Message(games, world.new_id(), world.me, flags=EPHEMERAL, only_for=bob))
        world.post(Message(games, world.new_id(), world.me, flags=LOADING))
        bob.dm.world.clock.advance(3600)
        url, ids = server.url, [list(world.users), list(world.channels)]
        keeper.close()
    async with LoopbackDiscord() as server:
        keeper = Keeper(server, folder)
        world = server.world
        assert not keeper.new
        assert [list(world.users), list(world.channels)] == ids
        assert world.users[bob.id].locale == "ja"
        assert server.clock.ahead == 3600
        again = world.channels[thread.id]
        assert again.thread is not None
        assert again.thread.parent.threads == [again]
        assert again.everything[-1].attachments[0].data == b"bytes"
        assert url not in str(again.everything[0].components)
        assert server.url in str(again.everything[0].components)
        private = world.channels[games.id].visible_to(world.users[bob.id])
        assert [each.loading for each in private if each.ephemeral] == [False]
        assert world.new_id() > max(map(max, ids))
        server.clock.advance(2 * retention.MAX_PRIVATE_AGE_S)
        world.delete_message(again.everything[-1])
        for number in range(retention.MAX_MESSAGES + 5):
            world.post(Message(again, world.new_id(), world.me, content=str(number)))
        keeper.close()
    async with LoopbackDiscord() as server:
        keeper = Keeper(server, folder)
        assert len(server.world.channels[thread.id].everything) == retention.MAX_MESSAGES
        assert not any(m.ephemeral for m in server.world.channels[games.id].everything)
        assert list(folder.files.iterdir()) == []
        keeper.close()
    folder.world.write_bytes(b"no database " * 500)
    for rest in ("-wal", "-shm"):
        (tmp_path / f"world.db{rest}").unlink(missing_ok=True)
    async with LoopbackDiscord() as server:
        with pytest.raises(CannotRead, match=r"world\.db"):
            Keeper(server, folder)
    (tmp_path / "mine.txt").write_text("not the sandbox's")
    folder.clear()
    assert left_in(tmp_path) == {"files", "mine.txt"}


def test_the_page_is_small_and_self_contained() -> None:
    assert sum(size for _, size in sizes()) <= LIMIT
    for path, _ in sizes():
        text = path.read_text(encoding="utf-8")
        found = re.findall(
            r"""(?:src|href|url|from|import)\s*[=(]?\s*["']?(https?:[^"')\s]+)""", text
        )
        assert found == [], path.name
        assert not re.search(r"innerHTML|outerHTML|insertAdjacent|document\.write|eval\(", text)


def test_the_page_is_complete_in_four_languages() -> None:
    words = (WEB / "words.js").read_text(encoding="utf-8")
    rows = re.findall(r'^  (\w+): \[((?:"[^"]*",? ?)+)\],$', words, re.MULTILINE)
    assert len(rows) > 80
    sources = [path for path, _ in sizes() if path.name != "words.js"]
    sources += [
        *WEB.parent.glob("*.py"),
        *WEB.parent.parent.glob("*.py"),
        *Path(playground.__path__[0]).glob("*.py"),
    ]
    scripts = "".join(path.read_text(encoding="utf-8") for path in sources)
    for key, line in rows:
        spoken = re.findall(r'"([^"]*)"', line)
        assert len(spoken) == 4, key
        assert len({frozenset(re.findall(r"\{\w+\}", each)) for each in spoken}) == 1, key
        assert f'"{key}"' in scripts, key
    known = {key for key, _ in rows}
    assert set(re.findall(r'\bsay\("(\w+)"', scripts)) <= known
