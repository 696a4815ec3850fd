"""Read playing records, title pages and leaderboards, and export one's own results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from statistics import fmean

from sqlalchemy.orm import Session

from bot.tables.domain.request import Person
from bot.tables.domain.statistics import Duel, Leaderboard, OwnResult, PlayerResults, TitleStats
from bot.tables.history.first_moves import first_moves
from bot.tables.ratings import ratings
from bot.tables.session import user_rows
from bot.tables.session.feature import Feature, reads
from bot.tables.session.service import TableService
from bot.tables.session.user_rows import latest_names
from bot.tables.statistics import export, head_to_head, player_results
from bot.tables.statistics.badges import own_badges
from bot.tables.statistics.finished_games import games_of, titles_of
from bot.tables.statistics.head_to_head import everybody_met
from bot.tables.statistics.title_stats import title_stats
from bot.tables.statistics.visibility import (
    blocked_people,
    require_results_visible,
    visible_people,
)
from engine.core import game as rules_of

TITLE_LIFETIME = timedelta(minutes=10)
"""How long a title page is shown again; a fifth of a second goes into one of 1,000 games."""


class Statistics(Feature):
    """Read the statistics of finished games, as far as the reader may see them."""

    def __init__(self, service: TableService) -> None:
        super().__init__(service)
        self._titles: dict[str, tuple[datetime, TitleStats]] = {}

    @reads
    def results_of(
        self, session: Session, viewer: Person, user_id: str, game: str | None, *, member: bool
    ) -> PlayerResults:
        """Return a user's results in a game, or in the one they have played most.

        ``member`` as in :func:`~bot.tables.statistics.visibility.require_results_visible`, which
        also says what is raised. Without any result the game is the one asked for, or empty.
        """
        require_results_visible(session, viewer, user_id, member=member)
        played = titles_of(session, user_id)
        chosen = game or next(iter(played), "")
        if not chosen:
            return _summary(user_id, "", [])
        finished = games_of(session, user_id, chosen)
        first = first_moves(session, [one.table_id for one in finished])
        games = player_results.own_games(finished, user_id, first)
        changes = ratings.changes_of(session, user_id, chosen)
        met = everybody_met(games)
        may_be_named = visible_people(session, viewer, {one.user_id for one in met})
        hidden = blocked_people(session, viewer.id) | blocked_people(session, user_id)
        chosen_people = head_to_head.choose(met, may_be_named - hidden)
        named = {user_id, *(one.user_id for one in chosen_people.values() if one is not None)}
        return replace(
            _summary(user_id, chosen, games),
            met=chosen_people,
            names=latest_names(session, named),
            curve=player_results.rating_curve(changes),
            trend=player_results.rating_trend(changes),
            played=played,
        )

    @reads
    def duels(self, session: Session, viewer: Person, user_id: str) -> Sequence[Duel]:
        """Return the viewer's results against another person, by game; the most games first.

        There are none with a person who has blocked the viewer, or the reverse.
        """
        if user_id in blocked_people(session, viewer.id):
            return []
        found = [
            head_to_head.duel(game, games_of(session, viewer.id, game), viewer.id, user_id)
            for game in titles_of(session, viewer.id)
        ]
        return sorted(filter(None, found), key=lambda one: -one.met.games)

    @reads
    def own_results(self, session: Session, user_id: str) -> Sequence[OwnResult]:
        """Return all of a user's results, for their export; the oldest first."""
        return export.own_results(session, user_id)

    async def title(self, game: str) -> TitleStats:
        """Return the statistics of a game, calculated again every ten minutes."""
        now = self._service.clock.now()
        read_at, stats = self._titles.get(game, (now, None))
        if stats is None or now - read_at >= TITLE_LIFETIME:
            stats = await self._read_title(game)
            self._titles[game] = now, stats
        return stats

    @reads
    def _read_title(self, session: Session, game: str) -> TitleStats:
        return title_stats(session, game)

    @reads
    def leaderboard(
        self,
        session: Session,
        viewer: Person,
        game: str,
        begin: int,
        most: int,
        *,
        everywhere: bool,
    ) -> Leaderboard:
        """Return at most ``most`` players of the viewer's server, or ``everywhere``.

        Those who do not want to meet the viewer, or whom the viewer has blocked, are left out; the
        places of the others stay as they are.
        """
        server = None if everywhere else viewer.server_id
        now = self._service.clock.now()
        entries = ratings.leaderboard(session, game, server, now)
        hidden = blocked_people(session, viewer.id)
        shown = [entry for entry in entries if entry.user_id not in hidden]
        row = user_rows.find_person(session, viewer.id)
        return Leaderboard(
            game,
            tuple(shown[begin : begin + most]),
            begin,
            len(shown),
            next((entry for entry in entries if entry.user_id == viewer.id), None),
            ratings.rating_of(session, viewer.id, game).games,
            None if row is None else row.leaderboards,
        )


def _summary(user_id: str, game: str, games: Sequence[player_results.OwnGame]) -> PlayerResults:
    """Sum up a person's games of one title, without their rating and the people met."""
    counts = rules_of(game).seat_counts if game else ()
    return PlayerResults(
        user_id=user_id,
        game=game,
        games=len(games),
        won=sum(one.won for one in games),
        ahead=fmean(one.ahead for one in games) if games else None,
        place=fmean(one.own.place for one in games) if games else None,
        most=max((one.own.points for one in games), default=None),
        by_players=player_results.by_players(games, counts),
        by_order=player_results.by_order(games, max(counts, default=0)),
        badges=own_badges(games),
        met=head_to_head.choose((), ()),
        names={},
    )
