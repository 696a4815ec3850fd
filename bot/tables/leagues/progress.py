"""Start a season, go on to a cup's next round, and end the season with its final places."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonMemberRow, SeasonRow, SeasonTableRow
from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import ENDED
from bot.tables.leagues import groups, promotion, results, season_view, seasons, swiss
from bot.tables.leagues.duration import predicted_days
from bot.tables.leagues.model import MemberRole, SeasonKind, SeasonStatus
from bot.tables.leagues.promotion import Direction, Finish
from bot.tables.leagues.standings import Standing, lot_of
from bot.tables.ratings.ratings import ratings_of
from engine.core import game

Step = Callable[[Session, SeasonRow, datetime], bool]
"""Changes a season if something is due; returns whether there is more to do."""


def start(session: Session, row: SeasonRow, now: datetime) -> None:
    """Divide the people into groups or pods, and plan their tables.

    Raises:
        TableError: too few people have signed up.
    """
    members = seasons.member_rows(session, row.id or 0)
    players = [member for member in members if member.role == MemberRole.PLAYER]
    by_lot = sorted(players, key=lambda member: lot_of(row.seed, member.user_id))
    row.status, row.started_at = SeasonStatus.RUNNING, now
    if row.kind == SeasonKind.CUP:
        least = min(_pods(row))
        if len(players) < least:
            raise TableError.because("league-too-few", need=least, have=len(players))
        for member in players:
            member.group = 0
        _next_round(session, row, [member.user_id for member in by_lot], now)
        return
    _start_league(session, row, by_lot, now)


def _start_league(
    session: Session, row: SeasonRow, players: Sequence[SeasonMemberRow], now: datetime
) -> None:
    by_id = {member.user_id: member for member in players}
    before = seasons.last_season(session, row)
    finished = [] if before is None else _finishes(session, before)
    for place, finish in enumerate(finished):
        if finish.person in by_id:
            by_id[finish.person].last_place = place
    ranked = promotion.ranking_for_next_season(finished, [*by_id], _by_rating(session, row, by_id))
    divided = groups.divide(
        ranked,
        groups.group_sizes(len(ranked), row.seats),
        seasons.pairs_apart(session, ranked),
        fixed=[finish.person for finish in finished],
    )
    planned = []
    for number, people in enumerate(divided):
        for person in people:
            by_id[person].group = number
        planned += [(number, table) for table in groups.tables_of_group(people, row.seats)]
    row.round = 1
    row.closes_at = now + _duration(row, row.seats)
    seasons.plan_tables(session, row, planned, now)


def _by_rating(session: Session, row: SeasonRow, people: Collection[str]) -> list[str]:
    """Return people by their ratings in the season's game; those without one last, as they were."""
    known = ratings_of(session, people, row.game)

    def order(person: str) -> float:
        return -known[person].rating.mu if person in known else math.inf

    return sorted(people, key=order)


def _finishes(session: Session, row: SeasonRow) -> list[Finish]:
    """Return the final places of a season, all groups in order."""
    members = seasons.member_rows(session, row.id or 0)
    found = [
        Finish(member.user_id, member.group, member.place, Direction(member.moves))
        for member in members
        if member.group is not None and member.place is not None and member.moves is not None
    ]
    return sorted(found, key=lambda finish: (finish.group, finish.place))


def _duration(row: SeasonRow, seats: int) -> timedelta:
    return timedelta(days=predicted_days(row.game, seats, row.time_control))


def _pods(row: SeasonRow) -> list[int]:
    """Return the sizes of pods that the game allows."""
    return [size for size in swiss.PODS if size in game(row.game).seat_counts]


def _next_round(session: Session, row: SeasonRow, ranked: Sequence[str], now: datetime) -> None:
    """Pair the next round of a cup; after the last one, the best play the final."""
    row.round += 1
    row.noticed_at = None
    season_id = row.id or 0
    seats = results.seats_of(session, season_id)
    earlier = [[seat.user_id for seat in pod] for pod in seats.values()]
    people = [*ranked]
    history = swiss.History.of(
        [pod for pod in earlier if len(pod) > 1],
        [pod[0] for pod in earlier if len(pod) == 1],
        seasons.pairs_apart(session, people),
    )
    if row.round > row.rounds:
        finalists = people[: row.seats]
        row.closes_at = now + _duration(row, len(finalists))
        seasons.plan_tables(session, row, [(0, swiss.seat_pod(finalists, history))], now)
        return
    standings = _cup_standings(session, row)
    points = {standing.person: standing.points for standing in standings}
    paired = swiss.pair(people, points, history, row.seats, _pods(row))
    row.closes_at = now + _duration(row, max(map(len, paired.pods)))
    tables = [(0, pod) for pod in paired.pods] + [(0, [person]) for person in paired.byes]
    seasons.plan_tables(session, row, tables, now)


def _cup_standings(session: Session, row: SeasonRow) -> Sequence[Standing]:
    """Return the standings of a cup without its final."""
    season_id = row.id or 0
    tables = seasons.table_rows(session, season_id)
    before_final = [table for table in tables if table.round <= row.rounds]
    members = seasons.member_rows(session, season_id)
    seats = results.seats_of(session, season_id)
    (group,) = season_view.standings_of(row, members, before_final, seats, with_lots=True)
    return group.standings


def note_ended_tables(session: Session, row: SeasonRow, now: datetime) -> None:
    """Mark tables as ended that were ended without a result, such as damaged ones."""
    query = (
        select(SeasonTableRow)
        .join(TableRow, col(TableRow.id) == col(SeasonTableRow.table_id))
        .where(col(SeasonTableRow.season_id) == row.id, col(SeasonTableRow.ended_at).is_(None))
        .where(col(TableRow.status).in_(ENDED))
    )
    for table in session.scalars(query):
        table.ended_at = now


def advance(session: Session, row: SeasonRow, now: datetime) -> bool:
    """Begin a cup's next round or end the season, once all tables have ended."""
    note_ended_tables(session, row, now)
    tables = seasons.table_rows(session, row.id or 0)
    if row.status != SeasonStatus.RUNNING or any(table.ended_at is None for table in tables):
        return False
    if row.kind == SeasonKind.CUP and row.round <= row.rounds:
        members = {m.user_id: m for m in seasons.member_rows(session, row.id or 0)}
        ranked = [standing.person for standing in _cup_standings(session, row)]
        staying = [person for person in ranked if not members[person].withdrawn]
        if len(staying) >= min(_pods(row)):
            _next_round(session, row, staying, now)
            return True
    _finish(session, row, now)
    return True


def _finish(session: Session, row: SeasonRow, now: datetime) -> None:
    """End a season: store the final places, and who goes up and down."""
    members = seasons.member_rows(session, row.id or 0)
    tables = seasons.table_rows(session, row.id or 0)
    seats = results.seats_of(session, row.id or 0)
    if row.kind == SeasonKind.CUP:
        ranked = [_final_ranking(session, row)]
    else:
        found = season_view.standings_of(row, members, tables, seats, with_lots=True)
        ranked = [[one.person for one in group.standings] for group in found]
    by_id = {member.user_id: member for member in members}
    for finish in promotion.finishes(ranked):
        by_id[finish.person].place = finish.place
        by_id[finish.person].moves = finish.direction
    row.status, row.ended_at = SeasonStatus.FINISHED, now


def _final_ranking(session: Session, row: SeasonRow) -> list[str]:
    """Return the people of a cup, the winner first: the finalists by their final, then the others.

    Those who tie in the final are in the order of the rounds before.
    """
    ranked = [standing.person for standing in _cup_standings(session, row)]
    seats = results.seats_of(session, row.id or 0)
    finals = [t for t in seasons.table_rows(session, row.id or 0) if t.round > row.rounds]
    for final in results.ended_tables(finals, seats):
        by_result = {seat.owner: (seat.player == seat.owner, seat.sort_key) for seat in final}
        finalists = [person for person in ranked if person in by_result]
        finalists.sort(key=lambda person: by_result[person], reverse=True)
        ranked = finalists + [person for person in ranked if person not in by_result]
    return ranked
