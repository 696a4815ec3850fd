"""The Discord client: builds all parts of the bot and dispatches interactions."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.app_emoji import upload_missing
from bot.command_sync import sync_if_changed
from bot.config import Settings
from bot.discord_ui.common.buttons import PressButton, PressSelect
from bot.discord_ui.common.emoji import APP_EMOJI
from bot.discord_ui.common.interactions import Services
from bot.discord_ui.common.locale import FluentTranslator
from bot.discord_ui.common.member_lookup import MemberLookup
from bot.discord_ui.common.private_messages import PrivateMessages
from bot.discord_ui.dispatch import Dispatcher
from bot.discord_ui.errors import is_fault, report
from bot.discord_ui.features import COGS
from bot.discord_ui.leagues.posts import SeasonMessages
from bot.discord_ui.play.cog import PlayCog
from bot.discord_ui.play.verbs import verb_groups
from bot.discord_ui.posting.handlers import DeliveryHandlers
from bot.health import Health
from bot.http_limits import HttpGuard
from bot.nightly_backup import NightlyBackup
from bot.picture_service import PictureService
from bot.presentation.emoji import amounts
from bot.sharding import Shards
from bot.shutdown import Shutdown
from bot.store import Store
from bot.store.copy_rows import mark_finished
from bot.store.wakeups import Wakeups
from bot.tables.exports import RATES_PER_MINUTE, Clock, Quota, RateLimiter
from bot.tables.facade import TableLoops, Tables
from bot.web.application import Application
from bot.web.server import WebServer
from bot.web_pages import COMPUTERS, PageWakeups, application_of, web_server
from bot.workers import Pool, cores
from bot.workers.rendering import first_boards
from bot.workers.replaying import replay_record
from bot.workers.reviewing import review_game
from bot.workers.thinking import expert_pool, search_move

log = logging.getLogger(__name__)

# The bot has no voice features, so discord.py need not warn that their libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

# Autocomplete errors are swallowed; two sessions of one shard may both answer.
logging.getLogger(app_commands.tree.__name__).addFilter(is_fault)


class Tree(app_commands.CommandTree["Seneschal"]):
    """The slash commands, with one check and one error handler for all of them."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Acknowledge a command and apply rate limits."""
        bot: Seneschal = interaction.client
        command = interaction.command
        sent: Mapping[str, Any] = interaction.data or {}
        typed = {option["name"] for option in sent.get("options", ())}
        opens_form = (
            command is not None
            and command.extras.get("opens_form", False)
            and typed <= command.extras["prefills"]
        )
        try:
            await bot.dispatcher.accept(interaction, opens_form=opens_form)
        except Exception as error:
            await report(interaction, error)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Report the error to the user."""
        await report(interaction, error)


class Seneschal(Services):
    """The bot: tables, pictures, loops and features. It holds no game state."""

    delivery: DeliveryHandlers
    dispatcher: Dispatcher
    web: WebServer

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock | None = None,
        pool: Pool | None = None,
        *,
        rates: Mapping[str, Quota] = RATES_PER_MINUTE,
        **options: Any,
    ) -> None:
        """``pool``: workers to use instead of its own; they are not closed with the bot."""
        warm = first_boards(settings.language, settings.picture_width)
        self._own_pool = Pool(settings.workers or cores(), warm)
        self.pool = pool or self._own_pool
        self.expert_pool = expert_pool()
        self.tables = Tables.of_database(store, settings, clock, partial(replay_record, self.pool))
        self.service = self.tables.service
        self.http_guard = HttpGuard(self.service.leases)
        super().__init__(
            http_trace=self.http_guard.trace,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True),  # in servers only
            allowed_installs=app_commands.AppInstallationType(guild=True),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.settings = settings
        self.shards_here = Shards(self, self.service, settings.shard_count)
        self.wakeups = Wakeups(store, self._woken)
        self.service.notify_other_processes = self.wakeups.notify
        self.dispatcher = Dispatcher(self.tables)
        self.private_messages = PrivateMessages()
        self.limiter = RateLimiter(self.service.clock, rates)
        self.pictures = PictureService(self.pool, settings.picture_width)
        self.delivery = DeliveryHandlers(
            self, self.get_partial_messageable, self.create_dm, self.http_guard
        )
        loops = TableLoops(
            self.service,
            self.delivery.handlers,
            is_reachable=self.is_reachable,
            search=partial(search_move, self.pool, self.expert_pool),
            review=partial(review_game, self.pool),
            searches=max(1, self.pool.size - 1),
            season_posts=SeasonMessages(self),
        )
        self.outbox, self.outages, self.timers = loops.outbox, loops.outages, loops.timers
        self.computer_loop, self.review_loop = loops.computer_loop, loops.review_loop
        self.seasons = loops.seasons
        self.health = Health(self, self.service, self.http_guard)
        self.web = web_server(self.tables, self.pictures, self.pool, MemberLookup(self))
        self.page_wakeups = PageWakeups(self.web, self.wakeups.notify)
        self.shows_emoji = False
        """Set for Discord: the page of a sandbox has no pictures of emoji."""
        self.nightly_backup: NightlyBackup | None = None
        """Only set for Discord: backups of a sandbox would replace the real ones."""
        self.shutdown = Shutdown(
            self.shards_here,
            self.dispatcher.answering,
            disconnect=self.disconnect,
            abort=self.http.close,
            release=self._release,
        )

    # Start and end

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and run until closed."""
        await self.shutdown.until_closed(super().start(token, reconnect=reconnect))

    async def setup_hook(self) -> None:
        """Start workers, features and loops, after login and before connecting to the gateway."""
        if self.settings.health_address is not None:
            await self.health.start(self.settings.health_address)
        if self.settings.web_address is not None:
            await self.serve_pages(self.settings.web_address, self.settings.web_url)
        elif self.settings.web_url is not None:
            await self.web.link_to_other_process(self.settings.web_url)
            self.service.on_change = self.page_wakeups.changed
        await self.shards_here.register()
        await self.service.transaction(mark_finished)  # a database in use is never overwritten
        await self.tables.posts.repost_live_tables()
        self.pool.start()
        await load(self)
        await sync_if_changed(self, self.service.store, self.settings.dev_guild)
        if self.shows_emoji:
            await show_emoji(self)
        run = self.shutdown.run_in_background
        self.shutdown.run_heartbeat()
        run(self.wakeups, "wakeups")
        run(self.outbox, "outbox")
        await self.outages.record()
        run(self.outages, "outages")
        run(self.timers, "timers")
        run(self.computer_loop, "computer players")
        if self.nightly_backup is not None:
            run(self.nightly_backup, "backups")
        run(self.review_loop, "reviews")
        run(self.seasons, "seasons")

    async def before_identify_hook(
        self,
        shard_id: int | None,
        *,
        initial: bool = False,  # noqa: ARG002 - discord.py passes it
    ) -> None:
        """Wait for the shard's turn to identify, among all processes."""
        await self.shards_here.before_identify(shard_id or 0)

    def _woken(self, word: str) -> None:
        """Wake what another process has changed: a table's pages, or loops that may serve it."""
        if self.page_wakeups.hear(word):
            return
        if word == COMPUTERS:
            self.service.computer_wakeup.notify()
            return
        self.service.outbox_wakeup.notify(int(word))
        self.service.timer_wakeup.notify(int(word))
        self.service.review_wakeup.notify(int(word))

    async def serve_pages(
        self, address: str, url: str | None = None, application: Application | None = None
    ) -> None:
        """Serve the web pages of tables on ``host:port``, and keep open pages up to date.

        Visitors log in with ``application``, by default the one of the settings, if any.

        Raises:
            OSError: the address is in use, or does not belong to this machine.
        """
        application = application or application_of(self, self.settings)
        await self.web.start(address, url, application)
        self.service.on_change = self.page_wakeups.changed

    def is_reachable(self) -> bool:
        """Return whether the bot is connected to Discord now."""
        return any(not shard.is_closed() for shard in self.shards.values())

    def leave(self) -> None:
        """Begin to close; has no effect if that has begun."""
        self.shutdown.begin()

    async def close(self) -> None:
        """Finish work in progress, then close; safe to call at any time, and twice."""
        await self.shutdown.finish()

    async def disconnect(self) -> None:
        """Close the connections to Discord."""
        await super().close()

    async def _release(self) -> None:
        await self.web.stop()
        await self.health.stop()
        await self._own_pool.close()
        await self.expert_pool.close()

    async def __aexit__(self, *_: object) -> None:
        """Close, and wait until that is done."""
        await self.close()

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Log a failure of an event handler."""
        log.exception("event.failed", extra={"event": event_method})


async def show_emoji(bot: Seneschal) -> None:
    """Show emoji beside amounts; if one cannot be uploaded, names stand alone."""
    try:
        uploaded = await upload_missing(bot)
    except (discord.HTTPException, aiohttp.ClientError) as refused:
        log.warning("emoji.upload.failed", extra={"why": str(refused)})
        return
    APP_EMOJI.use(uploaded.ids, amounts())


async def load(bot: Seneschal) -> None:
    """Add all features, the command groups made from the games' verbs, and persistent controls."""
    await bot.tree.set_translator(FluentTranslator())
    for make in COGS:
        cog = make(bot)
        await bot.add_cog(cog)
        bot.dispatcher.add_feature(cog)
        if isinstance(cog, PlayCog):
            for group in verb_groups(cog):
                bot.tree.add_command(group)
    bot.add_dynamic_items(PressButton, PressSelect)
