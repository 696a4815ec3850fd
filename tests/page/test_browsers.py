"""Each browser at a sandbox is logged in to Discord as the person of its own tab."""

from __future__ import annotations

from contextlib import AsyncExitStack

import aiohttp
from aiohttp import ClientSession, ClientWebSocketResponse
from yarl import URL

from bot.sandbox import LoopbackDiscord
from bot.sandbox.oauth import AUTHORIZE
from bot.sandbox.page import Site
from bot.sandbox.rest.transport import BASE

RETURN = "http://127.0.0.1:9/login/return"


async def open_tab(
    session: ClientSession, server: LoopbackDiscord, person: int
) -> ClientWebSocketResponse:
    """Open the sandbox's page in a browser and become a person there."""
    await (await session.get(server.url)).read()
    tab = await session.ws_connect(f"{server.url}/tab", headers={"Origin": server.url})
    await tab.send_json({"n": 1, "do": "be", "person": str(person)})
    while (await tab.receive_json())["t"] != "done":
        pass
    return tab


async def logged_in(session: ClientSession, server: LoopbackDiscord) -> int:
    """Log in at an application with a browser, and return who Discord says it is."""
    client, api = str(server.bot.id), server.url + BASE
    asked = {"client_id": client, "redirect_uri": RETURN, "scope": "identify"}
    asked["response_type"] = "code"
    async with session.get(
        server.url + BASE + AUTHORIZE, params=asked, allow_redirects=False
    ) as to:
        code = URL(to.headers["Location"]).query["code"]
    form = {"grant_type": "authorization_code", "code": code, "redirect_uri": RETURN}
    form |= {"client_id": client, "client_secret": server.oauth.secret}
    async with ClientSession() as application:
        async with application.post(f"{api}/oauth2/token", data=form) as answered:
            token = (await answered.json())["access_token"]
        bearer = {"Authorization": f"Bearer {token}"}
        async with application.get(f"{api}/oauth2/@me", headers=bearer) as answered:
            return int((await answered.json())["user"]["id"])


async def test_two_browsers_are_logged_in_as_the_persons_of_their_tabs() -> None:
    server = LoopbackDiscord()
    Site(server)
    server.oauth.redirects = {RETURN}
    alice = server.world.add_user("Alice")
    bob = server.add_guild("Test", owner=alice).add_member("Bob")
    async with server, AsyncExitStack() as browsers:
        ones, others = [
            await browsers.enter_async_context(
                ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
            )
            for _ in range(2)
        ]
        await browsers.enter_async_context(await open_tab(ones, server, alice.id))
        tab = await browsers.enter_async_context(await open_tab(others, server, bob.id))
        assert await logged_in(ones, server) == alice.id
        assert await logged_in(others, server) == bob.id
        await tab.send_json({"n": 2, "do": "be", "person": str(alice.id)})
        while (await tab.receive_json()).get("n") != 2:
            pass
        assert await logged_in(others, server) == alice.id
