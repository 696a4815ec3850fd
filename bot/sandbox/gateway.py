"""The gateway: identifying, heartbeats, and resuming with replay."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox import payloads
from bot.sandbox.compression import compressor
from bot.sandbox.gateway_session import Heartbeat, Session, Socket
from bot.sandbox.limits import GATEWAY_FRAMES
from bot.sandbox.model import Guild
from bot.sandbox.world import World

Json = dict[str, Any]

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS = 1, 2, 3, 4, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
KNOWN_OPS: Final = (HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS)

PRIVILEGED: Final = 1 << 1 | 1 << 8 | 1 << 15
LAST_INTENT: Final = 1 << 26


def _check_login(data: Json) -> None:
    """Read an IDENTIFY or RESUME; raise ``ValueError`` or ``AttributeError`` if it is malformed."""
    number, count = data.get("shard") or (0, 1)
    for value in (number, count, data.get("seq", 0)):
        if not isinstance(value, int):
            raise ValueError("not a number")
    if not isinstance(data.get("session_id", ""), str):
        raise ValueError("not a session")


class Gateway:
    """All sessions of the bot, and what they have sent."""

    def __init__(self, world: World, token: str, *, heartbeat_interval: float, shards: int) -> None:
        self._world = world
        self._token = token
        self.heartbeat_interval = heartbeat_interval
        self.shards = shards
        self.allowed_intents = LAST_INTENT * 2 - 1 & ~PRIVILEGED
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.heartbeats: list[Heartbeat] = []
        self.received: list[Json] = []
        self.resumes = 0
        self.dead = False
        """Whether new connections are refused."""
        self._sockets: set[Socket] = set()
        self._changed = asyncio.Event()

    async def until(self, happens: Callable[[], object]) -> None:
        """Wait until a condition on sessions, heartbeats or resumes is true."""
        while not happens():
            await self._changed.wait()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # What the sandbox does to its clients.

    def emit(self, event: str, data: Json, guild: Guild | None) -> None:
        """Send an event to every session that should receive it."""
        for session in self.sessions.values():
            if session.wants(event, guild):
                session.dispatch(event, data)

    def listeners(self, guild: Guild | None) -> list[Session]:
        """Return the sessions that an interaction would reach."""
        return [s for s in self.sessions.values() if s.wants("INTERACTION_CREATE", guild)]

    def drop(self, *, resumable: bool = True) -> None:
        """Cut every connection; a session that is not resumable is forgotten."""
        for socket in list(self._sockets):
            self._detach(socket, forget=not resumable)
            if socket.request.transport is not None:
                socket.request.transport.abort()

    def die(self) -> None:
        """Cut every connection, and refuse new ones until `dead` is false again."""
        self.dead = True
        self.drop()

    def reconnect(self) -> None:
        """Ask every client to reconnect and resume (opcode 7)."""
        for socket in self._sockets:
            socket.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every client that its session is invalid (opcode 9)."""
        for socket in list(self._sockets):
            self._detach(socket, forget=not resumable)
            socket.send({"op": INVALID_SESSION, "d": resumable})

    def demand_heartbeat(self) -> None:
        """Ask every client for a heartbeat."""
        for socket in self._sockets:
            socket.send({"op": HEARTBEAT, "d": None})

    def close_sockets(self, code: int) -> None:
        """Close every connection with a code, as Discord would."""
        for socket in self._sockets:
            socket.close(code)

    def missed_heartbeats(self, tolerance: float = 0.5) -> list[Heartbeat]:
        """Return heartbeats that came later than the interval and a margin allow.

        A connection whose next heartbeat is overdue right now counts too.
        """
        allowed = self.heartbeat_interval * (1 + tolerance)
        now = time.monotonic()
        overdue = [
            Heartbeat(socket.session.id, now, now - socket.last_heartbeat, None)
            for socket in self._sockets
            if socket.session and now - socket.last_heartbeat > allowed
        ]
        return [beat for beat in self.heartbeats if beat.gap > allowed] + overdue

    async def shut(self) -> None:
        """Close all connections."""
        for socket in list(self._sockets):
            await socket.transport.close(code=WSCloseCode.GOING_AWAY)

    # One connection.

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one client from HELLO to the end of its connection."""
        if self.dead:
            raise web.HTTPServiceUnavailable
        transport = web.WebSocketResponse(max_msg_size=0, compress=False)
        await transport.prepare(request)
        socket = Socket(request, transport, compressor(request.query.get("compress")))
        self._sockets.add(socket)
        writer = asyncio.create_task(socket.write())
        if request.query.get("v") not in ("9", "10"):
            socket.close(4012)
        interval = int(self.heartbeat_interval * 1000)
        socket.send({"op": HELLO, "d": {"heartbeat_interval": interval}})
        try:
            async for message in transport:
                if message.type is WSMsgType.TEXT:
                    self._receive(socket, message.data)
                elif message.type is WSMsgType.BINARY:
                    socket.close(4002)
        finally:
            client_said_goodbye = transport.close_code in (1000, 1001)
            self._detach(socket, forget=client_said_goodbye)
            self._sockets.discard(socket)
            socket.ended.set()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return transport

    def _detach(self, socket: Socket, *, forget: bool) -> None:
        session = socket.session
        if session is None or session.socket is not socket:
            return
        session.socket = None
        if forget:
            self.sessions.pop(session.id, None)
        self._notify()

    def _receive(self, socket: Socket, text: str) -> None:
        now = time.monotonic()
        frames, period = GATEWAY_FRAMES
        socket.frames = [at for at in socket.frames if now - at < period] + [now]
        if len(socket.frames) > frames:
            socket.close(4008)
            return
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
            if op in (IDENTIFY, RESUME):
                _check_login(data)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            socket.close(4002)
            return
        self.received.append(frame)
        if op not in KNOWN_OPS:
            socket.close(4001)
        elif op == HEARTBEAT:
            self._heartbeat(socket, data, now)
        elif op == IDENTIFY:
            self._identify(socket, data)
        elif op == RESUME:
            self._resume(socket, data)
        elif socket.session is None:
            socket.close(4003)

    def _heartbeat(self, socket: Socket, sequence: int | None, now: float) -> None:
        name = socket.session.id if socket.session else ""
        self.heartbeats.append(Heartbeat(name, now, now - socket.last_heartbeat, sequence))
        socket.last_heartbeat = now
        socket.send({"op": HEARTBEAT_ACK, "d": None})
        self._notify()

    def _refusal(self, socket: Socket, data: Json) -> int | None:
        """Return the close code for a bad IDENTIFY, if it is bad."""
        number, count = data.get("shard") or (0, 1)
        intents = data.get("intents")
        if socket.session is not None:
            return 4005
        if data.get("token") != self._token:
            return 4004
        if not 0 <= number < count:
            return 4010
        if not isinstance(intents, int) or not 0 <= intents < LAST_INTENT * 2:
            return 4013
        return 4014 if intents & PRIVILEGED & ~self.allowed_intents else None

    def _identify(self, socket: Socket, data: Json) -> None:
        code = self._refusal(socket, data)
        if code is not None:
            socket.close(code)
            return
        number, count = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), (number, count), data["intents"], socket)
        socket.session = session
        self.sessions[session.id] = session
        guilds = [g for g in self._world.guilds.values() if session.wants("GUILD_CREATE", g)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            session.dispatch("GUILD_CREATE", payloads.guild(guild))
        self._notify()

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        me = self._world.me
        return {
            "v": 10,
            "user": {**payloads.user(me), "verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(me.id), "flags": 0},
            "private_channels": [],
            "presences": [],
        }

    def _resume(self, socket: Socket, data: Json) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        if data.get("token") != self._token:
            socket.close(4004)
        elif session is None:
            socket.send({"op": INVALID_SESSION, "d": False})
        elif not 0 <= data.get("seq", 0) <= session.sequence:
            socket.close(4007)
        elif data["seq"] < session.sequence - len(session.events):
            socket.send({"op": INVALID_SESSION, "d": False})
        else:
            for frame in self._take_over(session, socket, data["seq"]):
                socket.send(frame)
            self.resumes += 1
            session.dispatch("RESUMED", {})
            self._notify()

    def _take_over(self, session: Session, socket: Socket, seen: int) -> Iterator[Json]:
        if session.socket is not None:
            session.socket.close(4000)
        session.socket, socket.session = socket, session
        yield from (frame for frame in session.events if frame["s"] > seen)
