"""Every feature, in the order their commands are listed."""

from __future__ import annotations

from bot.discord_ui.about.cog import AboutCog
from bot.discord_ui.away.cog import AwayCog
from bot.discord_ui.board.cog import BoardCog
from bot.discord_ui.consent.cog import ConsentCog
from bot.discord_ui.export.cog import RecordCog
from bot.discord_ui.help.cog import HelpCog
from bot.discord_ui.hints.cog import HintsCog
from bot.discord_ui.history.cog import HistoryCog
from bot.discord_ui.kit.cog import FeatureCog
from bot.discord_ui.kit.slash import GAME
from bot.discord_ui.lobby.cog import LobbyCommands
from bot.discord_ui.log.cog import LogCog
from bot.discord_ui.mygames.cog import OwnTablesCog
from bot.discord_ui.newcomers.cog import NewcomersCog
from bot.discord_ui.notices.cog import RemindersCog
from bot.discord_ui.open_tables.cog import ListingCog
from bot.discord_ui.opponents.cog import OpponentCommands
from bot.discord_ui.own_note.cog import OwnNoteCog
from bot.discord_ui.plans.cog import PlansCog
from bot.discord_ui.play.cog import PlayCog
from bot.discord_ui.privacy.cog import PrivacyCog
from bot.discord_ui.recap.cog import RecapCog
from bot.discord_ui.replay.cog import ReplayCog
from bot.discord_ui.review.cog import ReviewCog
from bot.discord_ui.rules.cog import RulesCog
from bot.discord_ui.seats.substitute import SubstituteCog
from bot.discord_ui.seats.takeover import TakeoverCommands
from bot.discord_ui.server.cog import OrganisersCog
from bot.discord_ui.settings.cog import SettingsCog
from bot.discord_ui.table_care.cog import TableCareCommands
from bot.discord_ui.whatif.cog import WhatIfCog


class GameCog(LobbyCommands, OpponentCommands, TableCareCommands, TakeoverCommands):
    """``/game``: discord.py wants all commands of a group in one cog."""

    group = GAME


COGS: tuple[type[FeatureCog], ...] = (
    GameCog,
    PlayCog,
    PlansCog,
    HintsCog,
    ConsentCog,
    OwnTablesCog,
    ListingCog,
    BoardCog,
    OwnNoteCog,
    LogCog,
    RecapCog,
    RulesCog,
    RecordCog,
    HistoryCog,
    ReplayCog,
    ReviewCog,
    WhatIfCog,
    RemindersCog,
    AwayCog,
    SettingsCog,
    SubstituteCog,
    OrganisersCog,
    PrivacyCog,
    HelpCog,
    AboutCog,
    NewcomersCog,
)
