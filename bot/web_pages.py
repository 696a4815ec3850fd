"""What every process that serves web pages needs: wake-ups of open pages, and who logs in where."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.config import Settings
from bot.picture_service import PictureService
from bot.presentation.hints import Hints
from bot.presentation.turning_points import TurningPoints
from bot.presentation.what_if import WhatIfs
from bot.tables.facade import Tables
from bot.web.access import ChannelReaders
from bot.web.application import Application
from bot.web.server import WebServer
from bot.workers import Pool

PAGE_CHANGED = "page "
"""What a wake-up begins with that is for open web pages only."""

COMPUTERS = "computers"
"""The wake-up that a process without computer players sends when one of them must move."""


def web_server(
    tables: Tables, pictures: PictureService, pool: Pool, readers: ChannelReaders
) -> WebServer:
    """Return the server of the pages; ``pool`` has the workers for what takes long."""
    return WebServer(
        tables,
        pictures,
        readers,
        WhatIfs(tables, pool),
        TurningPoints(tables, pool),
        Hints(tables, pool),
    )


class PageWakeups:
    """Wakes the open pages of a table that has changed, here and in the other processes."""

    def __init__(self, web: WebServer, notify: Callable[[str], None]) -> None:
        self._web, self._notify = web, notify

    def changed(self, table_id: int) -> None:
        """Wake the pages of a table that has been changed here."""
        self._web.notify(table_id)
        self._notify(f"{PAGE_CHANGED}{table_id}")

    def hear(self, word: str) -> bool:
        """Wake the pages that a wake-up is for; return whether it is for pages."""
        if not word.startswith(PAGE_CHANGED):
            return False
        self._web.notify(int(word.removeprefix(PAGE_CHANGED)))
        return True


def application_of(client: discord.Client, settings: Settings) -> Application | None:
    """Return the application with which visitors log in; ``None`` if they cannot.

    ``client`` has logged in.
    """
    if settings.client_secret is None or client.application_id is None:
        return None
    return Application(str(client.application_id), settings.client_secret, discord.http.Route.BASE)
