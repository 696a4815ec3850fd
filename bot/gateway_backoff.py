"""Reconnect to Discord's gateway soon after an outage."""

from __future__ import annotations

import random
from typing import ClassVar, Literal

import discord
from discord.backoff import ExponentialBackoff

RECONNECT_S = 3.0
"""Maximum wait between two attempts to reach a gateway that refuses connections."""


class GatewayBackoff(ExponentialBackoff[Literal[False]]):
    """Retries soon while the gateway refuses connections, and waits longer after each IDENTIFY.

    discord.py doubles its wait with each try, so that after an outage it would stay away for up to
    the time the outage took. Discord limits only IDENTIFYs (1,000 a day), not connections.
    """

    identifies: ClassVar[int] = 0
    """IDENTIFYs that this process has sent."""

    _seen = 0

    def delay(self) -> float:
        """Return the seconds until the next attempt."""
        if self._seen == self.identifies:
            return random.uniform(0.5, RECONNECT_S)  # noqa: S311 - spreads load, guards nothing
        self._seen = self.identifies
        return super().delay()


# discord.py has no setting for the class it uses; both are public names.
setattr(discord.shard, "ExponentialBackoff", GatewayBackoff)  # noqa: B010 - mypy rejects "="
