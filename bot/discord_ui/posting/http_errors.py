"""What Discord's troubles mean: gone for good, later, or a fault."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from json import JSONDecodeError

import aiohttp
import discord

from bot.http_limits import HttpGuard
from bot.tables.domain.errors import TryLater, Unreachable
from bot.tables.domain.table import SentMessage
from bot.tables.outbox import OutboxMessage

GONE = (10003, 50001, 50013, 50083, 160005)
"""Unknown channel, missing access or permissions, an archived or locked thread: the table is
paused."""


async def reporting(
    requests: HttpGuard,
    deliver: Callable[[OutboxMessage], Awaitable[SentMessage | None]],
    parcel: OutboxMessage,
) -> SentMessage | None:
    """Post a parcel, and say what Discord's troubles mean.

    Raises:
        Unreachable: the channel is gone or closed to the bot.
        TryLater: Discord cannot be reached or asks to wait, or has refused too much.
    """
    if (seconds := requests.suspended_for) > 0:
        raise TryLater("too many refused requests", seconds)
    try:
        return await deliver(parcel)
    except discord.RateLimited as limited:
        raise TryLater("rate limited", limited.retry_after) from limited
    except discord.HTTPException as error:
        if error.code in GONE:
            raise Unreachable(f"{error.status} {error.code}") from error
        if error.status == 429 or error.status >= 500:
            raise TryLater(f"{error.status} {error.code}") from error
        raise
    except (aiohttp.ClientError, TimeoutError, OSError, JSONDecodeError) as error:
        raise TryLater(type(error).__name__) from error
