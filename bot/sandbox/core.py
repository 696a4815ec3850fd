"""The parts of a running sandbox."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from bot.sandbox.commands import CommandBook
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interaction, Interactions
from bot.sandbox.ratelimits import RateLimiter
from bot.sandbox.transcript import Transcript
from bot.sandbox.world import World


@dataclass(eq=False)
class Core:
    """World, gateway, interactions, commands, faults and transcript of one sandbox."""

    token: str
    world: World
    gateway: Gateway
    interactions: Interactions
    commands: CommandBook
    faults: Faults
    limiter: RateLimiter
    transcript: Transcript
    open_modals: dict[int, Interaction] = field(default_factory=dict)
    old_edits: dict[int, list[float]] = field(default_factory=dict)
    invalid_requests: int = 0
    in_flight: int = 0
    last_activity: float = field(default_factory=time.monotonic)

    def active(self) -> None:
        """Record that something happened just now."""
        self.last_activity = time.monotonic()

    def dispatch(self, interaction: Interaction) -> None:
        """Send an interaction to the bot; twice if a test has requested that."""
        self.active()
        payload = interaction.payload()
        interaction.dispatched = time.perf_counter()
        for _ in range(1 + self.faults.take_repeat()):
            self.world.emit("INTERACTION_CREATE", payload, interaction.channel.guild)
