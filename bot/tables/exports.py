"""Export what other packages need besides the facade: values, checks and limits of one feature.

What several features share is in :mod:`bot.tables.domain`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.tables.admin.limits import LOBBY_LIFETIME, NewTable, Quota
from bot.tables.admin.rate_limits import RATES_PER_MINUTE, RateLimiter
from bot.tables.admin.server_settings import (
    MAX_TABLES_OPTIONS,
    OPENERS,
    ServerSettings,
    require_admin_server,
)
from bot.tables.background.scheduling import Clock
from bot.tables.computer.decisions import MoveRequest
from bot.tables.computer.fill_table import only_computers, seat_all_computers
from bot.tables.computer.reviews import ReviewLoop, ReviewStatus
from bot.tables.domain.turn_view import ChosenMove
from bot.tables.history.log import Round
from bot.tables.history.records import Verification
from bot.tables.history.steps import LATEST_STEP, Step
from bot.tables.history.turn import Viewer, person, public
from bot.tables.history.what_if import Branch, without_last_move
from bot.tables.leagues.model import (
    Announcement,
    GroupStandings,
    MemberRole,
    Season,
    SeasonKind,
    SeasonName,
    SeasonOptions,
    SeasonStatus,
    SeasonTable,
)
from bot.tables.leagues.promotion import Direction
from bot.tables.leagues.standings import Standing
from bot.tables.leagues.upkeep import SeasonPosts
from bot.tables.lobby.invitations import MAX_GUESTS
from bot.tables.lobby.listing import Listed, ListingKind
from bot.tables.lobby.new_table import in_post
from bot.tables.outbox import Handler, OutboxMessage
from bot.tables.plans.saved_plans import Draft
from bot.tables.play.make_move import MadeMove
from bot.tables.reminders.digest import OtherTable
from bot.tables.reminders.schedule_reminders import MAX_MENTIONS_PER_TURN, SNOOZE_OPTIONS
from bot.tables.session.permissions import is_admin
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.session.user_cache import DEFAULTS, Preferences
from bot.tables.statistics.badges import BADGES
from bot.tables.statistics.export import results_csv, results_json
from bot.tables.time_control.availability import (
    AWAY_DAYS_PER_STAY,
    AWAY_DAYS_PER_YEAR,
    MAX_AUTOMATIC_PER_TURN,
    MAX_AWAY_NOTICE,
    MIN_TURN,
    Availability,
)
from bot.tables.users.api import OwnNote
from bot.tables.users.blocks import Blocked, BlockList
from bot.tables.users.my_tables import MyTable, MyTables, Urgency
from bot.tables.users.preferences import AUTOMATIC_MOVES, PREFERENCES
from bot.tables.users.privacy import personal_data_json
from bot.tables.users.track_records import TrackRecord
from bot.tables.users.web_access import LINK_LIFETIME, SESSION_LIFETIME, SignedIn, WebUser
from bot.tables.votes.open_votes import seats_to_answer

OpeningWork: TypeAlias = Callable[[UnitOfWork], None]
"""Changes a new table in the transaction that opens it."""

__all__ = [
    "AUTOMATIC_MOVES",
    "AWAY_DAYS_PER_STAY",
    "AWAY_DAYS_PER_YEAR",
    "BADGES",
    "DEFAULTS",
    "LATEST_STEP",
    "LINK_LIFETIME",
    "LOBBY_LIFETIME",
    "MAX_AUTOMATIC_PER_TURN",
    "MAX_AWAY_NOTICE",
    "MAX_GUESTS",
    "MAX_MENTIONS_PER_TURN",
    "MAX_TABLES_OPTIONS",
    "MIN_TURN",
    "OPENERS",
    "PREFERENCES",
    "RATES_PER_MINUTE",
    "SESSION_LIFETIME",
    "SNOOZE_OPTIONS",
    "Announcement",
    "Availability",
    "BlockList",
    "Blocked",
    "Branch",
    "ChosenMove",
    "Clock",
    "Direction",
    "Draft",
    "GroupStandings",
    "Handler",
    "Listed",
    "ListingKind",
    "MadeMove",
    "MemberRole",
    "MoveRequest",
    "MyTable",
    "MyTables",
    "NewTable",
    "OpeningWork",
    "OtherTable",
    "OutboxMessage",
    "OwnNote",
    "Preferences",
    "Quota",
    "RateLimiter",
    "ReviewLoop",
    "ReviewStatus",
    "Round",
    "Season",
    "SeasonKind",
    "SeasonName",
    "SeasonOptions",
    "SeasonPosts",
    "SeasonStatus",
    "SeasonTable",
    "ServerSettings",
    "SignedIn",
    "Standing",
    "Step",
    "TrackRecord",
    "Urgency",
    "Verification",
    "Viewer",
    "WebUser",
    "in_post",
    "is_admin",
    "only_computers",
    "person",
    "personal_data_json",
    "public",
    "require_admin_server",
    "results_csv",
    "results_json",
    "seat_all_computers",
    "seats_to_answer",
    "without_last_move",
]
