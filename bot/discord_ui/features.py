"""Every feature, in the order their commands are listed."""

from __future__ import annotations

# First, so that the commands of the group /game begin with those of the lobby.
from bot.discord_ui.lobby.cog import LobbyCommands

# isort: split
from bot.discord_ui.about.cog import AboutCog
from bot.discord_ui.admin.cog import AdminCommands
from bot.discord_ui.away.cog import AwayCog
from bot.discord_ui.board.cog import BoardCog
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.localized import GAME
from bot.discord_ui.computer_players.cog import ComputerPlayerCommands
from bot.discord_ui.export.cog import RecordCog
from bot.discord_ui.help.cog import HelpCog
from bot.discord_ui.hints.cog import HintsCog
from bot.discord_ui.history.cog import HistoryCog
from bot.discord_ui.listing.cog import ListingCog
from bot.discord_ui.log.cog import LogCog
from bot.discord_ui.mygames.cog import MyGamesCog
from bot.discord_ui.notes.cog import NotesCog
from bot.discord_ui.plans.cog import PlansCog
from bot.discord_ui.play.cog import PlayCog
from bot.discord_ui.privacy.cog import PrivacyCog
from bot.discord_ui.recap.cog import RecapCog
from bot.discord_ui.reminders.cog import RemindersCog
from bot.discord_ui.replay.cog import ReplayCog
from bot.discord_ui.review.cog import ReviewCog
from bot.discord_ui.rules.cog import RulesCog
from bot.discord_ui.seats.substitute import SubstituteCog
from bot.discord_ui.seats.takeover import TakeoverCommands
from bot.discord_ui.server.cog import AdminSettingsCog
from bot.discord_ui.settings.cog import SettingsCog
from bot.discord_ui.tutorial.cog import TutorialCog
from bot.discord_ui.votes.cog import VotesCog
from bot.discord_ui.whatif.cog import WhatIfCog


class GameCog(LobbyCommands, ComputerPlayerCommands, AdminCommands, TakeoverCommands):
    """``/game``: discord.py wants all commands of a group in one cog."""

    group = GAME


COGS: tuple[type[FeatureCog], ...] = (
    GameCog,
    PlayCog,
    PlansCog,
    HintsCog,
    VotesCog,
    MyGamesCog,
    ListingCog,
    BoardCog,
    NotesCog,
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
    AdminSettingsCog,
    PrivacyCog,
    HelpCog,
    AboutCog,
    TutorialCog,
)
