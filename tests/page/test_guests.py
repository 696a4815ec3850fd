"""Guests of a shared sandbox: links, access to pictures, and their setup."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from bot.config import Settings
from bot.playground.server import PlaygroundOptions, playground
from bot.sandbox import LoopbackDiscord, User
from bot.sandbox.flags import EPHEMERAL
from bot.sandbox.model import Message
from bot.sandbox.page import Guard, Site
from bot.sandbox.page.guard import outside_host
from bot.workers import Pool

BROWSER = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def shared() -> tuple[LoopbackDiscord, Guard]:
    server, guard = LoopbackDiscord(), Guard("0.0.0.0")
    Site(server, guard=guard)
    return server, guard


def posted(server: LoopbackDiscord, only_for: User | None) -> str:
    """Return the URL of the picture in a new message."""
    world, channel = server.world, server.channels[0]
    file = world.new_attachment("board.png", b"a hand", "image/png")
    world.attachments[file.id] = file
    message = Message(channel, world.new_id(), world.me, attachments=[file], only_for=only_for)
    message.flags = EPHEMERAL if only_for else 0
    world.post(message)
    return file.url


async def test_a_guest_fetches_only_pictures_they_may_see(
    shared: tuple[LoopbackDiscord, Guard],
) -> None:
    server, guard = shared
    alice = server.world.add_user("Alice")
    guild = server.add_guild("Test", owner=alice)
    bob = guild.add_member("Bob")
    guild.add_text_channel("games")

    async def status(url: str, key: str) -> int:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{url}?key={key}", headers=BROWSER) as answer,
        ):
            return answer.status

    async with server:
        board, hers, his = posted(server, None), posted(server, alice), posted(server, bob)
        hosts, guests = guard.new_key(), guard.new_key(bob.id)
        assert [await status(url, hosts) for url in (board, hers, his)] == [200, 200, 200]
        assert [await status(url, guests) for url in (board, hers, his)] == [200, 404, 200]
        assert await server.fetch(hers) == b"a hand", "the bot itself"


async def test_picture_urls_cannot_be_guessed() -> None:
    async with LoopbackDiscord() as server:
        server.add_guild("Test").add_text_channel("games")
        url = posted(server, None)
        *_, number, secret, name = url.split("/")
        assert len(secret) >= 20
        for guess in (f"{number}/{name}", f"{number}/{'x' * len(secret)}/{name}"):
            with pytest.raises(aiohttp.ClientResponseError, match="404"):
                await server.fetch(f"{server.url}/attachments/{guess}")


async def test_links_of_a_sandbox_on_all_interfaces_use_the_visitors_host(
    pool: Pool, tmp_path: Path
) -> None:
    options = PlaygroundOptions(tmp_path, 0, "0.0.0.0")
    async with playground(Settings(_env_file=None), options, pool) as made:
        port = int(made.server.url.rpartition(":")[2])
        home = f"http://{outside_host()}:{port}/?key="
        assert made.link.startswith(home)
        assert not outside_host().startswith("127.")
        key = made.link.removeprefix(home)
        jar, own = aiohttp.CookieJar(unsafe=True), {"Origin": made.server.url}
        async with aiohttp.ClientSession(cookie_jar=jar) as session:
            url = f"{made.server.url}/tab?key={key}"
            async with session.ws_connect(url, headers=own) as tab:
                chosen = {"card": "caylus", "way": "two"}
                await tab.send_json({"n": 7, "do": "begin", "chosen": chosen})
                while (frame := await tab.receive_json()).get("n") != 7:
                    pass
        assert [link["path"].startswith(home) for link in frame["links"]] == [True]
        assert key not in frame["links"][0]["path"], "a guest's link has its own key"


async def test_a_guest_gets_the_language_and_zone_of_their_browser(
    shared: tuple[LoopbackDiscord, Guard],
) -> None:
    server, guard = shared
    alice = server.world.add_user("Alice")
    guild = server.add_guild("Test", owner=alice)
    bob, carol = guild.add_member("Bob"), guild.add_member("Carol")

    async def arrive(key: str, locale: str, zone: str) -> None:
        url, own = f"{server.url}/tab?key={key}", {"Origin": server.url}
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(url, headers=own) as tab,
        ):
            await tab.send_json({"n": 1, "do": "arrive", "locale": locale, "zone": zone})
            while (await tab.receive_json()).get("n") != 1:
                pass

    def setups() -> list[tuple[str, str]]:
        return [(user.locale, user.zone) for user in (alice, bob, carol)]

    taipei, tokyo = ("zh-TW", "Asia/Taipei"), ("ja", "Asia/Tokyo")
    hong_kong = "Asia/Hong_Kong"
    async with server:
        await arrive(guard.new_key(), *taipei)
        assert setups() == [taipei, taipei, taipei]
        await arrive(guard.new_key(bob.id), *tokyo)
        assert setups() == [taipei, tokyo, taipei]
        await arrive(guard.new_key(bob.id), "en-US", "Europe/Berlin")
        assert setups() == [taipei, tokyo, taipei], "the choice is kept"
        await arrive(guard.new_key(carol.id), "zh-HK", hong_kong)
        assert setups() == [taipei, tokyo, ("zh-TW", hong_kong)]
