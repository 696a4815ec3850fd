"""The background work of all tables: deliver messages, ring timers, move for computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.tables.computer.loop import ComputerLoop, Search
from bot.tables.computer.reviews import MakeReview, ReviewLoop
from bot.tables.leagues.upkeep import SeasonPosts, SeasonUpkeep
from bot.tables.lobby.new_table import LOBBY_EXPIRY
from bot.tables.outbox import Handler, Outbox
from bot.tables.reminders.mentions import VOTE_MENTION_TIMER
from bot.tables.reminders.schedule_reminders import INACTIVITY_TIMER
from bot.tables.reminders.send_reminders import REMINDERS
from bot.tables.seats.empty_seat import EMPTY_SEAT_TIMER
from bot.tables.seats.substitutes import SUBSTITUTE_TIMER
from bot.tables.seats.timeouts import CLOCK_TIMER, SILENCE_TIMER
from bot.tables.session.service import TableService
from bot.tables.session.timers import Timers
from bot.tables.time_control.outages import OutageDetector
from bot.tables.votes.cast import VOTE_TIMER

TIMERS = (
    CLOCK_TIMER,
    REMINDERS,
    VOTE_MENTION_TIMER,
    SILENCE_TIMER,
    VOTE_TIMER,
    EMPTY_SEAT_TIMER,
    SUBSTITUTE_TIMER,
    LOBBY_EXPIRY,
    INACTIVITY_TIMER,
)


class TableLoops:
    """The loops that run beside the answers to users."""

    def __init__(
        self,
        service: TableService,
        handlers: Mapping[str, Handler],
        *,
        is_reachable: Callable[[], bool],
        search: Search,
        review: MakeReview,
        searches: int,
        season_posts: SeasonPosts,
    ) -> None:
        """Set ``is_reachable``, which returns whether users can reach the bot.

        ``searches`` is the number of parallel searches for moves.
        """
        self.outbox = Outbox(service, handlers)
        self.outages = OutageDetector(service, is_reachable)
        self.timers = Timers(service, TIMERS, self.outages.check, is_reachable)
        self.computer_loop = ComputerLoop(service, search, lanes=searches)
        self.review_loop = ReviewLoop(service, review)
        self.seasons = SeasonUpkeep(service, season_posts, is_reachable)
