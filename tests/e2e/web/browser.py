"""A browser without a screen: it keeps cookies and sends what the page's scripts would send."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from typing import Any, Self
from urllib.parse import parse_qsl

import aiohttp

from bot.sandbox import User
from bot.tables.domain.table import Table
from bot.tables.exports import WebUser
from bot.web.page import FRAME_COOKIE
from tests.e2e.harness import AppHarness

Json = dict[str, Any]


class Browser:
    """One visitor of the web page."""

    def __init__(self, app: AppHarness, session: aiohttp.ClientSession) -> None:
        self.app, self.session = app, session

    @classmethod
    @asynccontextmanager
    async def open(cls, app: AppHarness, language: str = "en") -> AsyncIterator[Self]:
        """Open a browser without a session."""
        jar = aiohttp.CookieJar(unsafe=True)  # also for addresses without a name
        headers = {"Accept-Language": language}
        async with aiohttp.ClientSession(cookie_jar=jar, headers=headers) as session:
            yield cls(app, session)

    @property
    def url(self) -> str:
        return self.app.bot.web.url

    def page(self, table: Table) -> str:
        """Return the address of a table's page."""
        assert self.app.bot.web.addresses is not None
        return self.app.bot.web.addresses.page(table.id)

    async def sign_in(self, user: User, table: Table | None = None) -> Json:
        """Sign in as the button in Discord lets a user do."""
        who = WebUser(str(user.id), user.name)
        token = await self.app.bot.tables.web.new_link(who, None if table is None else table.id)
        status, answer = await self.post("/session", {"token": token})
        assert status == 200
        return answer

    async def get(self, path: str, **headers: str) -> tuple[int, Json]:
        """Return the status and the JSON of an address."""
        async with self.session.get(self.url + path, headers=headers) as response:
            return response.status, await response.json()

    async def fetch(self, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        """Return the status, the content and the headers of an address."""
        async with self.session.get(self.url + path, headers=headers) as response:
            return response.status, await response.read(), dict(response.headers)

    async def first_turn(self, page: str, frame: str) -> tuple[str, dict[str, str], Json | None]:
        """Return the HTML and the headers of a table's page, and the turn in it, if any."""
        _, body, headers = await self.fetch(page, Cookie=f"{FRAME_COOKIE}={frame}")
        html = body.decode()
        sent = re.search(r'<template id="first-turn" (.*?)>(.*)</template>', html)
        if sent is None:
            return html, headers, None
        shape = dict(parse_qsl(frame)).get("shape", "tall")
        assert re.fullmatch(rf'data-width="\d+" data-shape="{shape}"', sent[1])
        turn: Json = json.loads(unescape(sent[2]))
        return html, headers, turn

    async def words(self) -> Json:
        """Return the language of the first page, and the words that its scripts get."""
        html = (await self.fetch("/"))[1].decode()
        language = re.search(r'<html lang="([\w-]+)">', html)
        address = re.search(r'href="(/static/\w+/words\.[\w-]+\.json)"', html)
        assert language is not None
        assert address is not None
        return {"language": language[1], **(await self.get(address[1]))[1]}

    async def post(self, path: str, body: Json, **headers: str) -> tuple[int, Json]:
        """Send what a script of the page sends."""
        own = {"Origin": self.url, **headers}
        async with self.session.post(self.url + path, json=body, headers=own) as response:
            return response.status, await response.json()

    async def turn(self, table: Table, query: str = "") -> Json:
        """Return the turn of a table."""
        status, turn = await self.get(f"{self.page(table)}/turn{query}")
        assert status == 200, turn
        return turn

    async def tap(self, table: Table, turn: Json, move: str, **more: Any) -> tuple[int, Json]:
        """Make a move of a turn, as a tap on its hot spot does."""
        body = {"id": new_id(), "asked": turn["question"]["asked"], "move": move, **more}
        return await self.post(f"{self.page(table)}/move", body)


def new_id() -> str:
    """Return an id as the page makes it for each tap."""
    return secrets.token_urlsafe(18)
