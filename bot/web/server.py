"""The web server of the page: its parts, put together, on one address."""

from __future__ import annotations

import logging
import socket

from aiohttp import web

from bot.picture_service import PictureService
from bot.presentation.hints import Hints
from bot.presentation.turning_points import TurningPoints
from bot.presentation.what_if import WhatIfs
from bot.tables.facade import Tables
from bot.web.access import Access, ChannelReaders
from bot.web.addresses import Addresses
from bot.web.application import Application
from bot.web.drafts import Drafts
from bot.web.events import Streams
from bot.web.files import Files
from bot.web.guard import Guard
from bot.web.hints import HintPages
from bot.web.history import Histories
from bot.web.limits import Limits
from bot.web.login import DiscordLogin
from bot.web.moves import Moves
from bot.web.own_seat import OwnSeatPages
from bot.web.own_tables import OwnTables
from bot.web.page import TablePages
from bot.web.pictures import Pictures
from bot.web.reasons import Reasons
from bot.web.reviews import ReviewPages
from bot.web.season_pages import SeasonPages
from bot.web.sessions import Sessions
from bot.web.static_files import StaticFiles
from bot.web.taps import Taps
from bot.web.turn_page import TurnPages
from bot.web.votes import VotePages
from bot.web.what_if import BranchPages

log = logging.getLogger(__name__)

MAX_BODY = 10_000
"""Maximum bytes of a request."""
SHUTDOWN_TIMEOUT_S = 1.0


class WebServer:
    """Serves the pages of tables on one address; it only runs if the settings name one."""

    def __init__(
        self,
        tables: Tables,
        pictures: PictureService,
        readers: ChannelReaders,
        what_ifs: WhatIfs,
        turning_points: TurningPoints,
        hints: Hints,
    ) -> None:
        self._tables, self._pictures, self._readers = tables, pictures, readers
        self._what_ifs, self._turning_points, self._hints = what_ifs, turning_points, hints
        self._runner: web.AppRunner | None = None
        self._streams: Streams | None = None
        self.addresses: Addresses | None = None
        """Makes the addresses of pages; ``None`` while there are none."""
        self.url = ""
        """The public address of the pages, without a path; empty while there are none."""

    async def start(
        self, address: str, url: str | None = None, application: Application | None = None
    ) -> None:
        """Listen on ``host:port``; ``url`` is the public address, if that is another one.

        With ``application``, visitors can log in with Discord.

        Raises:
            OSError: the address is in use, or does not belong to this machine.
        """
        host, _, port = address.rpartition(":")
        host = host.strip("[]")
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, int(port)), family=family)
        number = listening.getsockname()[1]
        self.url = url or f"http://{address.rpartition(':')[0]}:{number}"
        self.addresses = Addresses(await self._tables.web.secret_key())
        app = self._app(self.addresses, application)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_TIMEOUT_S)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()
        log.info("web.listening", extra={"address": f"{host}:{number}", "url": self.url})

    async def link_to_other_process(self, url: str) -> None:
        """Have links lead to the pages that another process serves at a public address."""
        self.url = url
        self.addresses = Addresses(await self._tables.web.secret_key())

    async def stop(self) -> None:
        """Stop listening, and end all streams."""
        if self._streams is not None:
            self._streams.stop()
        if self._runner is not None:
            await self._runner.cleanup()
        self._runner, self._streams, self.addresses, self.url = None, None, None, ""

    def notify(self, table_id: int) -> None:
        """Tell the open pages of a table that it has changed."""
        if self._streams is not None:
            self._streams.notify(table_id)

    def link_to(self, token: str) -> str:
        """Return the address that signs in with the token of a link.

        The token is in the fragment, which browsers send to nobody; the page sends it itself.
        """
        return f"{self.url}/enter#{token}"

    def table_page(self, table_id: int) -> str | None:
        """Return the address of a table's page; ``None`` while there are no pages."""
        return None if self.addresses is None else self.url + self.addresses.page(table_id)

    def season_page(self, season_id: int) -> str | None:
        """Return the address of a season's page; ``None`` while there are no pages."""
        return None if self.addresses is None else self.url + self.addresses.season(season_id)

    def _app(self, addresses: Addresses, application: Application | None) -> web.Application:
        """Put the parts together."""
        tables, limits = self._tables, Limits()
        guard = Guard(self.url)
        static_files = StaticFiles(with_login=application is not None)
        sessions = Sessions(tables, addresses, limits, self.url)
        access = Access(tables, addresses, sessions, self._readers)
        taps = Taps(tables, addresses, access)
        pictures = Pictures(self._pictures, addresses, sessions)
        pages = TurnPages(tables, addresses, access, pictures)
        self._streams = Streams(access, sessions, pages, limits, guard)
        app = web.Application(middlewares=[guard.middleware], client_max_size=MAX_BODY)
        for part in (
            sessions,
            pictures,
            pages,
            self._streams,
            Moves(tables, taps, pages),
            Reasons(access, pages),
            Drafts(tables, access, pages, pictures),
            HintPages(self._hints, taps, pages),
            VotePages(tables, taps, pages),
            OwnSeatPages(tables, taps, pages),
            Histories(tables, access, pages, pictures, self._turning_points),
            BranchPages(self._what_ifs, taps, addresses, pages, pictures),
            ReviewPages(tables, taps, access, pages, pictures),
            OwnTables(tables, addresses, sessions),
            SeasonPages(tables, addresses, sessions, self._readers, access, static_files),
            TablePages(access, sessions, limits, pages, pictures, static_files, self.url),
            Files(self._pictures, sessions, static_files),
            static_files,
        ):
            app.add_routes(part.routes())
        if application is not None:
            login = DiscordLogin(tables, addresses, sessions, limits, self.url, application)
            app.add_routes(login.routes())
        return app
