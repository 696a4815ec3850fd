"""The client: what it is made of, and everybody's way in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.command_sync import sync_if_changed
from bot.config import Settings
from bot.discord_ui.delivery.handlers import Courier
from bot.discord_ui.delivery.old_messages import is_before_restore, refuse_old_message
from bot.discord_ui.errors import is_fault, report, unknown_press
from bot.discord_ui.features import COGS
from bot.discord_ui.kit.buttons import Press, PressButton, PressSelect
from bot.discord_ui.kit.cog import FeatureCog
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.door import count, need_sight
from bot.discord_ui.kit.replies import Repeated, Taken, acknowledge
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.translator import FluentTranslator
from bot.discord_ui.play.cog import PlayCog
from bot.discord_ui.play.verbs import verb_groups
from bot.health import Health
from bot.http_limits import Requests
from bot.nightly_backup import Nightly
from bot.pictures import Studio
from bot.sharding import Shards
from bot.shutdown import Closing
from bot.store import Store
from bot.store.copy_rows import mark_finished
from bot.store.wakeups import Wakeups
from bot.tables.clock import Clock
from bot.tables.consent.ballots import PROPOSALS
from bot.tables.errors import TableError
from bot.tables.limits import A_MINUTE, Figures
from bot.tables.lobby.unstarted import LOBBY_LAPSE
from bot.tables.notices.calling import REMINDERS
from bot.tables.notices.sleeping_tables import SLEEPS
from bot.tables.notices.while_asleep import QUESTIONS
from bot.tables.once.interactions import Desk
from bot.tables.opponents.loop import Thinking
from bot.tables.outbox import Outbox, after_restore
from bot.tables.rates import Limiter
from bot.tables.reviews.loop import Reviewing
from bot.tables.seats.substitutes import SUBSTITUTES
from bot.tables.seats.vacancy import VACANCIES
from bot.tables.service import TableService
from bot.tables.timers import Timers
from bot.tables.timing.lapses import CLOCKS, SILENCES
from bot.tables.timing.outages import Presence
from bot.workers import Pool, cores
from bot.workers.drawing import first_boards
from bot.workers.replaying import replayed
from bot.workers.reviewing import reviewed
from bot.workers.thinking import thought

log = logging.getLogger(__name__)

TIMERS = (
    CLOCKS,
    REMINDERS,
    QUESTIONS,
    SILENCES,
    PROPOSALS,
    VACANCIES,
    SUBSTITUTES,
    LOBBY_LAPSE,
    SLEEPS,
)
"""Every kind of timer."""

CONNECTIONS = 64
"""To one address of Discord at once, and one for each shard's gateway, whose address may be the
same."""

# There is no voice here, so nobody needs to be told that it is not installed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

# It keeps to itself whatever a suggestion meets; while two sessions hear a shard, both suggest.
logging.getLogger(app_commands.tree.__name__).addFilter(is_fault)


class Tree(app_commands.CommandTree["Seneschal"]):
    """The commands, for servers only, with one handler for all that goes wrong."""

    def __init__(self, client: Seneschal) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Everybody may, as often as is fair; from here on the command, or list, is in hand."""
        bot: Seneschal = interaction.client
        bot.closing.take_in_hand()
        typing = interaction.type is discord.InteractionType.autocomplete
        try:
            count(interaction, "suggestions" if typing else "commands")
        except TableError as refused:
            if typing:
                with suppress(discord.HTTPException):
                    await interaction.response.autocomplete([])
            else:
                await report(interaction, refused)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell whoever typed."""
        await report(interaction, error)


class Seneschal(commands.AutoShardedBot):
    """The bot: tables, pictures, loops and features; it holds no state of any game."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock | None = None,
        pool: Pool | None = None,
        *,
        rates: Mapping[str, Figures] = A_MINUTE,
        **options: Any,
    ) -> None:
        """``pool``: workers that outlive the bot; without them it has its own, and ends them."""
        self.requests = Requests(lambda: self.tables.leases.share)
        super().__init__(
            http_trace=self.requests.trace,
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
        warm = first_boards(settings.language, settings.picture_width)
        self._own_pool = Pool(settings.workers or cores(), warm)
        self.pool = pool or self._own_pool
        self.tables = TableService(
            store, settings, clock, replay=partial(replayed, self.pool), alone=store.is_sqlite
        )
        self.shards_here = Shards(self, self.tables, settings.shard_count)
        self.wakeups = Wakeups(store, self._woken)
        self.tables.tell_others = self.wakeups.tell
        self.limiter = Limiter(self.tables.clock, rates)
        self.studio = Studio(self.pool, settings.picture_width)
        self.keeper = Courier(self, self.get_partial_messageable, self.create_dm, self.requests)
        self.outbox = Outbox(self.tables, self.keeper.handlers, self.keeper.draw)
        self.presence = Presence(self.tables, self.is_reached)
        self.timers = Timers(self.tables, TIMERS, self.presence.look, lambda: not self.is_reached())
        self.thinking = Thinking(
            self.tables, partial(thought, self.pool), lanes=max(1, self.pool.size - 1)
        )
        self.reviewing = Reviewing(self.tables, partial(reviewed, self.pool))
        self.health = Health(self, self.tables, self.requests)
        self.nightly: Nightly | None = None
        """Backups are made of what is at Discord: a sandbox's would take their place."""
        self.closing = Closing(self, self._own_pool)
        self._presses: dict[str, Press] = {}
        self._taken = Taken()
        self._desk = Desk(self.tables)

    # Start and end

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay until closed; closing ends it, wherever it has got to."""
        await self.closing.until_closed(super().start(token, reconnect=reconnect))

    async def login(self, token: str) -> None:
        """With few connections: a new one takes longer than to wait for one that is free."""
        self.http.connector = aiohttp.TCPConnector(limit=0, limit_per_host=CONNECTIONS)
        await super().login(token)

    async def setup_hook(self) -> None:
        """Between login and the gateway: workers, commands, controls, loops."""
        if self.settings.health_address is not None:
            await self.health.start(self.settings.health_address)
        await self.shards_here.come()
        await self.tables.transaction(mark_finished)  # what is played on is never replaced
        await after_restore.post_again(self.tables)
        # Only now is it known how many gateways there are, each of which keeps a connection.
        self.http.connector._limit_per_host = CONNECTIONS + (self.shard_count or 0)
        self.pool.start()
        await load(self)
        await sync_if_changed(self, self.tables.store, self.settings.dev_guild)
        self.closing.keep_beating(self.shards_here.run(), "shards")
        self.closing.keep_running(self.wakeups.run(), "wakeups")
        self.closing.keep_running(self.outbox.run(), "outbox")
        await self.presence.came()
        self.closing.keep_running(self.presence.run(), "presence")
        self.closing.keep_running(self.timers.run(), "timers")
        self.closing.keep_running(self.thinking.run(), "opponents")
        if self.nightly is not None:
            self.closing.keep_running(self.nightly.run(), "backups")
        self.closing.keep_running(self.reviewing.run(), "reviews")

    async def before_identify_hook(
        self,
        shard_id: int | None,
        *,
        initial: bool = False,  # noqa: ARG002 - discord.py passes it
    ) -> None:
        """Discord lets in a shard of each bucket every five seconds, of all processes together."""
        await self.shards_here.before_identify(shard_id or 0)

    def _woken(self, word: str) -> None:
        """Another process has changed a table that may be served here."""
        self.tables.outbox_bell.ring(int(word))
        self.tables.timer_bell.ring(int(word))

    def is_reached(self) -> bool:
        """Whether Discord hands anything to the bot now."""
        return any(not shard.is_closed() for shard in self.shards.values())

    def leave(self) -> None:
        """Begin to close, unless that has begun."""
        self.closing.begin()

    async def close(self) -> None:
        """Finish what is in hand, then leave; safe to call at any time, and twice."""
        await self.closing.finish()

    async def disconnect(self) -> None:
        """Say goodbye to Discord."""
        await super().close()

    async def __aexit__(self, *_: object) -> None:
        """Close, or wait until that is done."""
        await self.close()

    # The way in

    def add_feature(self, cog: FeatureCog) -> None:
        """Note which presses a cog handles."""
        for act, handler in cog.presses():
            assert act not in self._presses, f"two cogs handle {act}"
            self._presses[act] = handler

    async def handle_press(self, interaction: Interaction, ref: Ref) -> None:
        """Give a press to its cog; whatever goes wrong is told to whoever pressed."""
        self.closing.take_in_hand()
        try:
            count(interaction, "commands")
            handler = self._presses.get(ref.act)
            if handler is None:
                await unknown_press(interaction, ref)
                return
            await acknowledge(interaction)
            if await is_before_restore(interaction, ref):
                await refuse_old_message(interaction)
                return
            await need_sight(interaction, ref)
            await handler(interaction, ref)
        except Exception as error:
            await report(interaction, error)

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """An event handler failed: one line in the log, with the fault."""
        log.exception("event", extra={"event": event_method})

    async def take_up(self, interaction_id: int) -> None:
        """Note an interaction before it is acknowledged.

        Raises:
            Repeated: it has been noted before, here or by another process.
        """
        self._taken.add(interaction_id)
        if not await self._desk.first(str(interaction_id)):
            raise Repeated

    @property
    def in_hand(self) -> frozenset[asyncio.Task[Any]]:
        """The tasks in which somebody is being answered."""
        return self.closing.in_hand


async def load(bot: Seneschal) -> None:
    """Add every feature, the groups made from the games' verbs, and the lasting controls."""
    await bot.tree.set_translator(FluentTranslator())
    for make in COGS:
        cog = make(bot)
        await bot.add_cog(cog)
        bot.add_feature(cog)
        if isinstance(cog, PlayCog):
            for group in verb_groups(cog):
                bot.tree.add_command(group)
    bot.add_dynamic_items(PressButton, PressSelect)
