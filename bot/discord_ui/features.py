"""All features, in the order in which their commands are listed."""

from __future__ import annotations

# isort: off
# In the order in which the commands of the group /game are listed.
from bot.discord_ui.lobby.cog import LobbyCommands
from bot.discord_ui.end_game import EndGameCommands
from bot.discord_ui.resume import ResumeCommands
from bot.discord_ui.computer_players import ComputerPlayerCommands, HintsCog
from bot.discord_ui.seats import RemovalCommands, ResignCog, SubstituteCommands, TakeoverCommands

# isort: on
from bot.discord_ui.about import AboutCog
from bot.discord_ui.away import AwayCog
from bot.discord_ui.board.cog import BoardCog
from bot.discord_ui.board.more_menu import MoreMenuCog
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.locale import GAME
from bot.discord_ui.help import HelpCog
from bot.discord_ui.history import HistoryCog
from bot.discord_ui.leaderboard import LeaderboardCog
from bot.discord_ui.leagues.cog import LeagueCog
from bot.discord_ui.learn import LearnCog
from bot.discord_ui.listing import ListingCog
from bot.discord_ui.lobby.guests import GuestsCog
from bot.discord_ui.lobby.new_table import NewTableCog
from bot.discord_ui.log import LogCog, RecapCog
from bot.discord_ui.notes import NotesCog
from bot.discord_ui.own_tables import OwnTablesCog
from bot.discord_ui.plans.cog import PlansCog
from bot.discord_ui.play.cog import PlayCog
from bot.discord_ui.player_record import PlayerRecordCog
from bot.discord_ui.privacy import PrivacyCog
from bot.discord_ui.ratings import RatingsCog
from bot.discord_ui.records import RecordCog
from bot.discord_ui.reminders.cog import RemindersCog
from bot.discord_ui.replay import ReplayCog
from bot.discord_ui.review.cog import ReviewCog
from bot.discord_ui.rules.cog import RulesCog
from bot.discord_ui.server import ServerSettingsCog
from bot.discord_ui.settings import SettingsCog
from bot.discord_ui.stats import StatsCog
from bot.discord_ui.table_changes import TableChangesCog
from bot.discord_ui.undo import UndoCog
from bot.discord_ui.votes import VotesCog
from bot.discord_ui.web_page import WebPageCog
from bot.discord_ui.welcome import WelcomeCog
from bot.discord_ui.whatif import WhatIfCog


class GameCog(
    LobbyCommands,
    EndGameCommands,
    ResumeCommands,
    ComputerPlayerCommands,
    RemovalCommands,
    TakeoverCommands,
    SubstituteCommands,
):
    """The ``/game`` group: discord.py requires its commands to be in one cog."""

    group = GAME


COGS: tuple[type[FeatureCog], ...] = (
    NewTableCog,
    GameCog,
    PlayCog,
    PlansCog,
    HintsCog,
    UndoCog,
    ResignCog,
    VotesCog,
    OwnTablesCog,
    GuestsCog,
    ListingCog,
    BoardCog,
    MoreMenuCog,
    WebPageCog,
    NotesCog,
    LogCog,
    RecapCog,
    RulesCog,
    RecordCog,
    HistoryCog,
    RatingsCog,
    ReplayCog,
    ReviewCog,
    PlayerRecordCog,
    LeaderboardCog,
    StatsCog,
    WhatIfCog,
    RemindersCog,
    TableChangesCog,
    AwayCog,
    SettingsCog,
    ServerSettingsCog,
    LeagueCog,
    PrivacyCog,
    HelpCog,
    AboutCog,
    WelcomeCog,
    LearnCog,
)
