"""Offer all that people can do at tables, and what they may see, to the other packages."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.orm import Session

from bot.config import Settings
from bot.store import Store
from bot.tables.admin.server_settings import Servers
from bot.tables.background.leases import InteractionDeduplicator
from bot.tables.background.scheduling import Clock
from bot.tables.channels import Channels
from bot.tables.computer.api import ComputerPlayers
from bot.tables.domain.request import Person
from bot.tables.domain.table import Table
from bot.tables.history.api import History
from bot.tables.history.records import Records
from bot.tables.history.what_if import WhatIf
from bot.tables.hooks import AFTER_CHANGE
from bot.tables.leagues.api import Leagues
from bot.tables.lobby.api import Lobbies
from bot.tables.lobby.invitations import Invitations
from bot.tables.lobby.listing import Listing
from bot.tables.loops import TIMERS, TableLoops
from bot.tables.outbox.repost import Posts
from bot.tables.plans.api import Plans
from bot.tables.play.game_end import GameEnd
from bot.tables.play.make_move import Play
from bot.tables.play.undo import Undos
from bot.tables.ratings.api import Ratings
from bot.tables.reminders.api import Reminders
from bot.tables.seats.api import Seats
from bot.tables.session import permissions
from bot.tables.session.load import row_in, table_id_in
from bot.tables.session.service import Replay, TableService
from bot.tables.statistics.api import Statistics
from bot.tables.time_control.api import TimeControls
from bot.tables.users.api import Users
from bot.tables.users.blocks import Blocks
from bot.tables.users.web_access import WebAccess
from bot.tables.votes.cast import Votes

__all__ = ["TIMERS", "TableLoops", "Tables"]


class Tables:
    """All tables of the bot, in groups of what people can do."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.interactions = InteractionDeduplicator(service.store, service.clock)
        self.lobby = Lobbies(service)
        self.invitations = Invitations(service)
        self.listing = Listing(service)
        self.play = Play(service)
        self.undos = Undos(service)
        self.game_end = GameEnd(service)
        self.seats = Seats(service)
        self.votes = Votes(service)
        self.plans = Plans(service)
        self.time_control = TimeControls(service)
        self.reminders = Reminders(service)
        self.history = History(service)
        self.records = Records(service)
        self.what_if = WhatIf(service)
        self.computer = ComputerPlayers(service)
        self.ratings = Ratings(service)
        self.statistics = Statistics(service)
        self.users = Users(service)
        self.blocks = Blocks(service)
        self.web = WebAccess(service)
        self.preferences = service.preference_cache
        self.last_active = service.last_active
        self.servers = Servers(service)
        self.posts = Posts(service)
        self.channels = Channels(service)
        self.leagues = Leagues(service)
        self.now = service.clock.now
        """Returns the time of the bot's clock."""
        self.is_before_restore = service.is_before_restore
        """Returns whether a message of a time may show moves that were lost in a restore."""

    @classmethod
    def of_database(
        cls, store: Store, settings: Settings, clock: Clock | None, replay: Replay
    ) -> Tables:
        """Return the tables of a database; ``replay`` plays a whole record again."""
        service = TableService(
            store, settings, clock, hooks=AFTER_CHANGE, replay=replay, alone=store.is_sqlite
        )
        return cls(service)

    async def table(self, table_id: int) -> Table:
        """Return a table; raises ``NotVisible``, or ``TableDamaged`` if its game is unknown."""

        def work(session: Session) -> Table:
            unit = self.service.load(session, table_id)
            assert unit.game
            return unit.table()

        return await self.service.read(work)

    async def table_in(self, channel_id: str) -> Table | None:
        """Return the channel's live table, else its newest, or ``None`` if it never had one."""

        def work(session: Session) -> Table | None:
            row = row_in(session, channel_id)
            return None if row is None else self.service.load(session, row.id or 0).table()

        return await self.service.read(work)

    async def table_id_in(self, channel_id: str) -> int:
        """Return the id of the channel's live table, else of its newest; raises ``NotVisible``."""
        return await self.service.read(lambda session: table_id_in(session, channel_id))

    async def require_visible(self, table_id: int, person: Person) -> None:
        """Check that a person may know of a table; raises ``NotVisible``."""
        await permissions.require_visible_table(self.service, table_id, person)

    @property
    def restored_at(self) -> datetime | None:
        """When the bot first started after a restore from a backup; ``None`` without a restore."""
        return self.service.restored_at
