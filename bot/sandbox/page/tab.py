"""One open tab: sends what its person sees as it changes, and runs their actions."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from aiohttp import WSMsgType, web

from bot.sandbox.changes import Thing
from bot.sandbox.core import Core
from bot.sandbox.model import Channel, Guild, Message, User
from bot.sandbox.page import visible
from bot.sandbox.page.actions import ACTIONS, Unknown
from bot.sandbox.page.host import Host, Refused
from bot.sandbox.page.trace import request
from bot.sandbox.replies import NoAnswer, Reply
from bot.sandbox.slash import CannotDo
from bot.sandbox.transcript import Entry
from bot.sandbox.world import World

if TYPE_CHECKING:
    from bot.sandbox.page.site import Site

Json = dict[str, Any]
log = logging.getLogger(__name__)

WAITING: Final = 2000
"""Maximum frames queued for a tab; one that reads too slowly is closed, and reconnects."""
MAX_CONCURRENT_ACTIONS: Final = 16
"""Maximum actions of a tab at the same time."""


class Tab:
    """A tab and its person."""

    def __init__(self, site: Site, transport: web.WebSocketResponse, only: int | None) -> None:
        """Restrict the tab to one person with `only`, if it was opened by an invitation."""
        self._site = site
        self._transport = transport
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._actions: set[asyncio.Task[None]] = set()
        self.only = only
        self.forms: dict[str, Reply] = {}
        self.user = next(user for user in self.world.users.values() if not user.bot)
        if only is not None:
            self.user = self.world.users[only]

    @property
    def core(self) -> Core:
        """Return the parts of the sandbox."""
        return self._site.core

    @property
    def world(self) -> World:
        """Return the world."""
        return self._site.core.world

    @property
    def host(self) -> Host:
        """Return the owner of the page."""
        return self._site.host

    @property
    def guild(self) -> Guild:
        """Return the server that the page shows."""
        return next(iter(self.world.guilds.values()))

    def need_whole(self) -> None:
        """Raise an error unless the tab is the owner's.

        Raises:
            Refused: this tab is a guest's.
        """
        if self.only is not None:
            raise Refused("a guest", "hostOnly")

    def link(self, user: User, channel: Channel) -> str:
        """Return the link that opens a channel of the page as somebody else."""
        way = {"channel": str(channel.id), "as": str(user.id)}
        if not self._site.guard.shared:
            return f"/?{urlencode(way)}"  # under the name that this browser has for the page
        key = self._site.guard.new_key(user.id)
        return f"{self._site.address}/?{urlencode({'key': key, **way})}"

    def become(self, number: int) -> None:
        """Become another person.

        Raises:
            Unknown: there is nobody of that id, or this tab is for one person alone.
        """
        user = self.world.users.get(number)
        if user is None or user.bot or (self.only is not None and number != self.only):
            raise Unknown("person")
        self.user = user
        self.forms.clear()
        self.hello()

    def hello(self) -> None:
        """Send everything but messages."""
        self.send(
            {
                "t": "hello",
                "run": self._site.run,
                "me": str(self.user.id),
                "bot": str(self.world.me.id),
                "guest": self.only is not None,
                "people": visible.people(self.world),
                "channels": visible.channels(self.user),
                "now": self.world.clock.now(),
            }
        )

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        if self._queue.qsize() > WAITING:
            self._queue = asyncio.Queue()
            self._queue.put_nowait(None)
        self._queue.put_nowait(frame)

    def told(self, thing: Thing | None, gone: bool) -> None:
        """Send what has changed in the world."""
        match thing:
            case Message():
                self._told_of_message(thing, gone)
            case Channel():
                here = not gone and visible.can_see(self.user, thing)
                line = {"t": "channel", "channel": visible.channel(thing)} if here else None
                self.send(line or {"t": "channel gone", "channel": str(thing.id)})
            case User() | Guild():
                self.send({"t": "people", "people": visible.people(self.world)})
            case None:
                self.send({"t": "clock", "now": self.world.clock.now()})

    def _told_of_message(self, message: Message, gone: bool) -> None:
        channel = message.channel
        mine = message.only_for in (None, self.user)
        if not mine or not visible.can_see(self.user, channel):
            return
        if gone:
            where = {"channel": str(channel.id), "message": str(message.id)}
            self.send({"t": "message gone", **where})
        else:
            self.send({"t": "message", "message": visible.message(message)})

    def refused(self, entry: Entry) -> None:
        """Show developers that Discord has refused a request of the bot."""
        if self.only is None:
            self.send({"t": "refused", "request": request(entry)})

    # The connection.

    async def serve(self) -> None:
        """Serve the tab until it is closed."""
        writer = asyncio.create_task(self._write())
        self.hello()
        try:
            async for incoming in self._transport:
                self._receive(incoming.data if incoming.type is WSMsgType.TEXT else "")
        finally:
            for task in (writer, *self._actions):
                task.cancel()
            await asyncio.gather(writer, *self._actions, return_exceptions=True)

    async def _write(self) -> None:
        base = f"{self.world.cdn}/attachments/"
        while (frame := await self._queue.get()) is not None:
            text = json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
            try:
                await self._transport.send_str(text.replace(base, "/attachments/"))
            except ConnectionError:
                return
        await self._transport.close()

    def _receive(self, text: str) -> None:
        try:
            asked = json.loads(text)
            json.dumps(asked, ensure_ascii=False).encode()  # what is said goes out to other tabs
        except (ValueError, RecursionError):
            asked = None
        if not isinstance(asked, dict):
            self._done({}, error={"kind": "malformed", "text": "a frame is a JSON object"})
            return
        if len(self._actions) >= MAX_CONCURRENT_ACTIONS:
            self._done(asked, error={"kind": "busy", "text": ""})
            return
        task = asyncio.create_task(self._do(asked))
        self._actions.add(task)
        task.add_done_callback(self._actions.discard)

    async def _do(self, asked: Json) -> None:
        action = ACTIONS.get(str(asked.get("do")))
        try:
            if action is None:
                raise Unknown("action")
            self._done(asked, **await action(self, asked))
        except CannotDo as why:
            self._done(asked, error={"kind": "cannot", "text": str(why), **_sentence(why)})
        except NoAnswer as why:
            self._done(asked, error={"kind": "silent", "text": str(why)})
        except Unknown as what:
            self._done(asked, error={"kind": "gone", "text": str(what)})
        except Refused as why:
            self._done(asked, error={"kind": "refused", "text": str(why), **_sentence(why)})
        except Exception as fault:  # no failure of an action may close the tab
            log.exception("page.action.failed", extra={"action": asked.get("do")})
            self._done(asked, error={"kind": "fault", "text": type(fault).__name__})

    def _done(self, asked: Json, **answer: Any) -> None:
        number = asked.get("n")
        self.send({"t": "done", "n": number if isinstance(number, int) else None, **answer})


def _sentence(why: CannotDo | Refused) -> Json:
    """Return the page's own text for an error, if it has one."""
    return {"word": why.word, "figures": why.figures}
