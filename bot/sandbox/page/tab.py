"""One open tab: sends what its person sees as it changes, and runs their actions."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.sandbox.changes import Thing
from bot.sandbox.model import Channel, Guild, Message, User
from bot.sandbox.page import visible
from bot.sandbox.page.actions import ACTIONS
from bot.sandbox.page.host import Refused
from bot.sandbox.page.trace import request_json
from bot.sandbox.page.visitor import Unknown, Visitor
from bot.sandbox.replies import NoAnswer
from bot.sandbox.slash import CannotDo
from bot.sandbox.transcript import Entry

Json = dict[str, Any]
log = logging.getLogger(__name__)

MAX_QUEUED_FRAMES: Final = 2000
"""Maximum frames queued for a tab; one that reads too slowly is closed, and reconnects."""
MAX_CONCURRENT_ACTIONS: Final = 16
"""Maximum actions of a tab at the same time."""


class Tab:
    """A tab and its person."""

    def __init__(self, visitor: Visitor, transport: web.WebSocketResponse, run: str) -> None:
        """``run`` tells the page whether the sandbox has been restarted."""
        self._visitor = visitor
        self._run = run
        self._transport = transport
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._actions: set[asyncio.Task[None]] = set()

    def hello(self) -> None:
        """Send everything but messages."""
        self._visitor.use_browser()
        self.send(
            {
                "t": "hello",
                "run": self._run,
                "me": str(self._visitor.user.id),
                "bot": str(self._visitor.world.me.id),
                "guest": self._visitor.only is not None,
                "people": visible.people(self._visitor.world),
                "channels": visible.channels(self._visitor.user),
                "now": self._visitor.world.clock.now(),
            }
        )

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        if self._queue.qsize() > MAX_QUEUED_FRAMES:
            self._queue = asyncio.Queue()
            self._queue.put_nowait(None)
        self._queue.put_nowait(frame)

    def changed(self, thing: Thing | None, gone: bool) -> None:
        """Send what has changed in the world."""
        match thing:
            case Message():
                self._message_changed(thing, gone)
            case Channel():
                here = not gone and visible.can_see(self._visitor.user, thing)
                line = {"t": "channel", "channel": visible.channel_json(thing)} if here else None
                self.send(line or {"t": "channel gone", "channel": str(thing.id)})
            case User() | Guild():
                self.send({"t": "people", "people": visible.people(self._visitor.world)})
            case None:
                self.send({"t": "clock", "now": self._visitor.world.clock.now()})

    def _message_changed(self, message: Message, gone: bool) -> None:
        channel = message.channel
        mine = message.only_for in (None, self._visitor.user)
        if not mine or not visible.can_see(self._visitor.user, channel):
            return
        if gone:
            where = {"channel": str(channel.id), "message": str(message.id)}
            self.send({"t": "message gone", **where})
        else:
            self.send({"t": "message", "message": visible.message_json(message)})

    def refused(self, entry: Entry) -> None:
        """Show developers that Discord has refused a request of the bot."""
        if self._visitor.only is None:
            self.send({"t": "refused", "request": request_json(entry)})

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
        base = f"{self._visitor.world.cdn}/attachments/"
        while (frame := await self._queue.get()) is not None:
            text = json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
            try:
                await self._transport.send_str(text.replace(base, "/attachments/"))
            except ConnectionError:
                return
        await self._transport.close()

    def _receive(self, text: str) -> None:
        try:
            request = json.loads(text)
            json.dumps(request, ensure_ascii=False).encode()  # what is said goes out to other tabs
        except (ValueError, RecursionError):
            request = None
        if not isinstance(request, dict):
            self._done({}, error={"kind": "malformed", "text": "a frame is a JSON object"})
            return
        if len(self._actions) >= MAX_CONCURRENT_ACTIONS:
            self._done(request, error={"kind": "busy", "text": ""})
            return
        task = asyncio.create_task(self._do(request))
        self._actions.add(task)
        task.add_done_callback(self._actions.discard)

    async def _do(self, request: Json) -> None:
        action = ACTIONS.get(str(request.get("do")))
        try:
            if action is None:
                raise Unknown("action")
            self._visitor.use_browser()
            user = self._visitor.user
            answer = await action(self._visitor, request)
            if self._visitor.user is not user:
                self.hello()
            self._done(request, **answer)
        except CannotDo as why:
            self._done(request, error={"kind": "cannot", "text": str(why), **_sentence(why)})
        except NoAnswer as why:
            self._done(request, error={"kind": "silent", "text": str(why)})
        except Unknown as what:
            self._done(request, error={"kind": "gone", "text": str(what)})
        except Refused as why:
            self._done(request, error={"kind": "refused", "text": str(why), **_sentence(why)})
        except Exception as fault:  # no failure of an action may close the tab
            log.exception("page.action.failed", extra={"action": request.get("do")})
            self._done(request, error={"kind": "fault", "text": type(fault).__name__})

    def _done(self, request: Json, **answer: Any) -> None:
        number = request.get("n")
        self.send({"t": "done", "n": number if isinstance(number, int) else None, **answer})


def _sentence(why: CannotDo | Refused) -> Json:
    """Return the page's own text for an error, if it has one."""
    return {"word": why.word, "figures": why.figures}
