"""The client: what it is made of, its start-up and its shutdown."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.discord_ui.commands import COGS
from bot.discord_ui.commands.play import Play
from bot.discord_ui.commands.verbs import verb_groups
from bot.discord_ui.delivery import Courier
from bot.discord_ui.desk import Desk
from bot.discord_ui.dynamic import Interaction, Press, PressButton, PressSelect, Ref
from bot.discord_ui.errors import report, unknown_press
from bot.discord_ui.pictures import Studio
from bot.discord_ui.translator import FluentTranslator, translated_commands
from bot.store import Store, StoreError
from bot.tables import Clock
from bot.tables.steward import Steward

log = logging.getLogger(__name__)

STOPPING = 20.0
"""Seconds that what is in hand may take at the end."""


# There is no voice here, so nobody needs to be told that it is not installed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Tree(app_commands.CommandTree["Seneschal"]):
    """The commands, for servers only, with one handler for all that goes wrong."""

    def __init__(self, client: Seneschal) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Everybody may; from here on the command, or its list of choices, is in hand."""
        interaction.client.take_in_hand()
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell whoever typed."""
        await report(interaction, error)


class Seneschal(commands.AutoShardedBot):
    """The bot: it holds the tables' steward and the studio, and no state of any game."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock | None = None, **options: Any
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.settings = settings
        self.store = store
        self.steward = Steward(store, clock, settings)
        self.studio = Studio(settings.picture_width)
        self._presses: dict[str, Press] = {}
        self._outbox = self.steward.outbox(Courier(self).deliver)
        self._reminders = self.steward.reminders()
        self._loops: list[asyncio.Task[None]] = []
        self._in_hand: set[asyncio.Task[Any]] = set()
        self._closing: asyncio.Task[None] | None = None
        self.broken = False

    async def setup_hook(self) -> None:
        """Between login and the gateway: commands, controls, loops."""
        await load(self)
        await sync_if_changed(self)
        self._loops = [
            asyncio.create_task(self._outbox.run(), name="outbox"),
            asyncio.create_task(self._reminders.run(), name="reminders"),
        ]
        for task in self._loops:
            task.add_done_callback(self._loop_ended)

    def _loop_ended(self, task: asyncio.Task[None]) -> None:
        """A loop that breaks must not leave a bot that looks alive: stop, to be started again."""
        if task.cancelled() or (fault := task.exception()) is None:
            return
        log.critical("loop broke", exc_info=fault, extra={"loop": task.get_name()})
        self.broken = True
        self.leave()

    def add_desk(self, desk: Desk) -> None:
        """Note which presses a cog handles."""
        for act, handler in desk.presses():
            assert act not in self._presses, f"two cogs handle {act}"
            self._presses[act] = handler

    async def handle_press(self, interaction: Interaction, ref: Ref) -> None:
        """Give a press to its cog; whatever goes wrong is told to whoever pressed."""
        self.take_in_hand()
        handler = self._presses.get(ref.act, unknown_press)
        try:
            await handler(interaction, ref)
        except Exception as error:
            await report(interaction, error)

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """An event handler failed: one line in the log, with the fault."""
        log.exception("event", extra={"event": event_method})

    def take_in_hand(self) -> None:
        """Note the running task as one to be finished before the bot leaves."""
        task = asyncio.current_task()
        assert task is not None
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)

    @property
    def busy(self) -> bool:
        """Whether somebody is still being answered."""
        return bool(self._in_hand)

    def leave(self) -> None:
        """Begin to close, unless that has begun."""
        if self._closing is None:
            self._closing = asyncio.create_task(self.close(), name="closing")

    async def close(self) -> None:
        """Finish what is in hand, then leave; safe to call twice."""
        if self.is_closed():
            return
        self._outbox.stop()
        self._reminders.stop()
        await self._finish()
        await super().close()
        self.studio.close()

    async def _finish(self) -> None:
        """Wait for the loops and for all who are being answered, whoever comes meanwhile too."""
        loop = asyncio.get_running_loop()
        until = loop.time() + STOPPING
        while pending := self._unfinished():
            if (left := until - loop.time()) <= 0:
                for task in pending:
                    task.cancel()
                return
            await asyncio.wait(pending, timeout=left)

    def _unfinished(self) -> set[asyncio.Task[Any]]:
        tasks: set[asyncio.Task[Any]] = {*self._loops, *self._in_hand}
        return {task for task in tasks if not task.done() and task is not asyncio.current_task()}


async def load(bot: Seneschal) -> None:
    """Add every cog, the groups made from the games' verbs, and the lasting controls."""
    await bot.tree.set_translator(FluentTranslator())
    for make in COGS:
        desk = make(bot)
        await bot.add_cog(desk)
        bot.add_desk(desk)
        if isinstance(desk, Play):
            for group in verb_groups(desk):
                bot.tree.add_command(group)
    bot.add_dynamic_items(PressButton, PressSelect)


async def sync_if_changed(bot: Seneschal) -> None:
    """Tell Discord the commands when they differ from what this application was told last.

    A failure costs new commands, nothing else: the bot goes on with those Discord has.
    """
    payload = json.dumps(await translated_commands(bot.tree), sort_keys=True)
    digest = hashlib.sha256(payload.encode()).hexdigest()
    guild = bot.settings.dev_guild
    key = f"commands:{bot.application_id}:{guild or 'global'}"
    target = None if guild is None else discord.Object(guild)
    try:
        if await bot.steward.recall(key) == digest:
            return
        if target is not None:
            bot.tree.copy_global_to(guild=target)
        await bot.tree.sync(guild=target)
        await bot.steward.remember(key, digest)
    except (discord.HTTPException, app_commands.AppCommandError, StoreError) as error:
        log.error("commands could not be synced", extra={"why": str(error)})
        return
    log.info("commands synced", extra={"digest": digest[:12]})
