"""Sessions and sockets of the gateway.

A *session* outlives its socket: events keep their numbers and wait to be replayed. A *socket* is
one connection with its own compressor.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from bot.sandbox.compression import Compressor
from bot.sandbox.model import Guild

Json = dict[str, Any]

DISPATCH: Final = 0
CLOSE: Final = {
    4000: "Unknown error",
    4001: "Unknown opcode",
    4002: "Decode error",
    4003: "Not authenticated",
    4004: "Authentication failed.",
    4005: "Already authenticated",
    4007: "Invalid seq",
    4008: "Rate limited.",
    4009: "Session timed out",
    4010: "Invalid shard",
    4012: "Invalid API version",
    4013: "Invalid intent(s)",
    4014: "Disallowed intent(s)",
}
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
MAX_REPLAYED_EVENTS: Final = 1000
"""Number of events a session keeps for a client that resumes."""


def needed_intents(event: str, guild: Guild | None) -> int:
    """Intents of which a session needs one to receive an event; 0 means none are needed."""
    if event.startswith("MESSAGE_"):
        return GUILD_MESSAGES if guild else DIRECT_MESSAGES
    if event.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    if event.startswith(("GUILD_", "CHANNEL_", "THREAD_")):
        return GUILDS
    return 0


@dataclass(frozen=True)
class Heartbeat:
    """A received heartbeat: monotonic time, seconds since the previous one, last event number."""

    session: str
    at: float
    gap: float
    sequence: int | None


@dataclass(eq=False)
class Session:
    """A session of one shard, with its intents and numbered events."""

    id: str
    shard: tuple[int, int]
    intents: int
    socket: Socket | None = None
    sequence: int = 0
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=MAX_REPLAYED_EVENTS))

    def wants(self, event: str, guild: Guild | None) -> bool:
        """Return whether the session's shard and intents include an event."""
        number, count = self.shard
        here = (guild.id >> 22) % count if guild else 0
        needed = needed_intents(event, guild)
        return here == number and (not needed or bool(self.intents & needed))

    def dispatch(self, event: str, data: Json) -> None:
        """Give an event a number, keep it for replay, and send it if a socket is connected."""
        self.sequence += 1
        frame = {"op": DISPATCH, "s": self.sequence, "t": event, "d": data}
        self.events.append(frame)
        if self.socket is not None:
            self.socket.send(frame)


class Socket:
    """One connection. Frames are queued, so that senders need not wait."""

    def __init__(
        self,
        request: web.Request,
        transport: web.WebSocketResponse,
        codec: Compressor | None,
    ) -> None:
        self.request = request
        self.transport = transport
        self._codec = codec
        self._queue: asyncio.Queue[Json | int] = asyncio.Queue()
        self.session: Session | None = None
        self.ended = asyncio.Event()
        self.last_heartbeat = time.monotonic()
        self.frames: list[float] = []

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Queue the end of the connection."""
        self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send queued frames in order until told to close."""
        while True:
            frame = await self._queue.get()
            if isinstance(frame, int):
                await self.transport.close(code=frame, message=CLOSE.get(frame, "").encode())
                return
            text = json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
            try:
                if self._codec is None:
                    await self.transport.send_str(text)
                else:
                    await self.transport.send_bytes(self._codec(text.encode()))
            except ConnectionError:
                return
