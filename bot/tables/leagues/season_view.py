"""Read a season as people may see it: its people, its tables, and the standings of its groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from sqlalchemy.orm import Session

from bot.store.models.league import SeasonMemberRow, SeasonRow, SeasonSeatRow, SeasonTableRow
from bot.tables.leagues import results, standings
from bot.tables.leagues.duration import predicted_days
from bot.tables.leagues.groups import Pair, pairs_together
from bot.tables.leagues.model import (
    GroupStandings,
    Member,
    MemberRole,
    Season,
    SeasonKind,
    SeasonStatus,
    SeasonTable,
)
from bot.tables.leagues.promotion import Direction, directions
from bot.tables.leagues.seasons import member_rows, pairs_apart, table_rows

BYE_POINTS = Fraction(5, 2)
"""As many as the middle place of a table gets."""


def standings_of(
    row: SeasonRow,
    members: Sequence[SeasonMemberRow],
    tables: Sequence[SeasonTableRow],
    seats: Mapping[int, list[SeasonSeatRow]],
    *,
    with_lots: bool = False,
) -> list[GroupStandings]:
    """Return the standings of each group; a cup has a single one over all rounds.

    ``with_lots`` breaks the last ties by lots, which stay secret until the end.
    """
    found = []
    last = {m.user_id: m.last_place for m in members if m.last_place is not None}
    groups = sorted({m.group for m in members if m.group is not None})
    for group in groups:
        people = [m.user_id for m in members if m.group == group]
        own = [table for table in tables if table.group == group]
        played = [table for table in own if len(seats[table.number]) > 1]
        alone = [seats[table.number] for table in own if len(seats[table.number]) == 1]
        byes = Counter(seat.user_id for (seat,) in alone)
        ranked = standings.rank_people(
            people,
            results.ended_tables(played, seats),
            last_season=last,
            seed=row.seed if with_lots else "",
            byes={person: BYE_POINTS * number for person, number in byes.items()},
        )
        ended = sum(table.ended_at is not None for table in played)
        reserves = standings.reserve_points(results.ended_tables(played, seats))
        found.append(GroupStandings(group, ranked, ended, len(played), reserve_points=reserves))
    return found


def _shown_groups(
    row: SeasonRow,
    members: Sequence[SeasonMemberRow],
    tables: Sequence[SeasonTableRow],
    seats: Mapping[int, list[SeasonSeatRow]],
) -> list[GroupStandings]:
    """Return the standings as people may see them: before the end, without the secret lots."""
    is_over = row.status == SeasonStatus.FINISHED
    found = standings_of(row, members, tables, seats, with_lots=is_over)
    shown = []
    for one in found:
        ranked = [*one.standings]
        if is_over:  # a cup's final decides its first places
            final = {member.user_id: member.place or 0 for member in members}
            ranked.sort(key=lambda standing: final[standing.person])
        places = [*range(1, len(ranked) + 1)] if is_over else standings.places_of(ranked)
        going = [Direction.STAYS] * len(ranked)
        if row.kind == SeasonKind.LEAGUE:
            going = directions(places, one.group, len(found))
        shown.append(replace(one, standings=ranked, places=places, directions=going))
    return shown


def season_view(session: Session, row: SeasonRow) -> Season:
    """Return a season as people may see it."""
    assert row.id is not None
    members, tables = member_rows(session, row.id), table_rows(session, row.id)
    seats = results.seats_of(session, row.id)
    groups: dict[int, list[str]] = {}
    for member in members:
        if member.group is not None:
            groups.setdefault(member.group, []).append(member.user_id)
    together: list[Pair] = []
    if row.kind == SeasonKind.LEAGUE:
        apart = pairs_apart(session, [member.user_id for member in members])
        together = pairs_together([*groups.values()], apart)
    return Season(
        id=row.id,
        server_id=row.server_id,
        channel_id=row.channel_id,
        post_id=row.post_id,
        kind=SeasonKind(row.kind),
        name=row.name,
        number=row.number,
        status=SeasonStatus(row.status),
        paused=row.paused_at is not None,
        game=row.game,
        seats=row.seats,
        language=row.language,
        time_control=row.time_control,
        rounds=row.rounds,
        round=row.round,
        seed=row.seed if row.status == SeasonStatus.FINISHED else None,
        seed_hash=row.seed_hash,
        opened_at=row.created_at,
        days=predicted_days(row.game, row.seats, row.time_control),
        closes_at=row.closes_at,
        members=tuple(map(_member, members)),
        tables=tuple(_table(table, seats[table.number]) for table in tables),
        groups=tuple(_shown_groups(row, members, tables, seats)),
        reserve_points=standings.reserve_points(results.ended_tables(tables, seats)),
        blocked_pairs=len(together),
    )


def _member(row: SeasonMemberRow) -> Member:
    direction = None if row.moves is None else Direction(row.moves)
    return Member(
        row.user_id, row.name, MemberRole(row.role), row.withdrawn, row.group, row.place, direction
    )


def _table(row: SeasonTableRow, seats: Sequence[SeasonSeatRow]) -> SeasonTable:
    people = tuple(seat.user_id for seat in seats)
    ended = row.ended_at is not None
    return SeasonTable(
        row.number, row.group, row.round, people, row.channel_id, row.table_id, ended
    )
