"""Leagues and cups as text, and what the pictures of their standings show."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

from bot.presentation.texts import LABEL_NAME_LIMIT, NAME_LIMIT, length, tidy, truncate
from bot.tables.exports import (
    Direction,
    GroupStandings,
    Season,
    SeasonKind,
    SeasonName,
    SeasonStatus,
    SeasonTable,
    Standing,
)
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import dots
from render.kit.standings import ReserveRow, Standings, StandingsRow

T = TypeVar("T")
MAX_ROWS = 16
"""People in one picture; only cups have more, and get several pictures."""
ALT_LIMIT = 1024
"""Maximum length of the alt text of standings, which has a line for each person: Discord's."""
_SIGNS = {
    Fraction(unicodedata.numeric(sign)).limit_denominator(10): sign for sign in "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
}


def season_title(season: Season | SeasonName, words: Catalogue) -> str:
    """Return the name and number of a season without Markdown: "Club league · Season 2"."""
    return words.say("league-title", name=season.name, season=season_number(season, words))


def season_number(season: Season | SeasonName, words: Catalogue) -> str:
    """Return the number of a season: "Season 2"."""
    key = "league-season" if season.kind is SeasonKind.LEAGUE else "league-cup"
    return words.say(key, number=season.number)


def group_name(season: Season, group: int, words: Catalogue) -> str:
    """Return the name of a group, or of a cup's only one."""
    if season.kind is SeasonKind.CUP:
        return words.say("league-all-rounds")
    return words.say("league-group", number=group + 1)


def table_name(season: Season, table: SeasonTable, words: Catalogue) -> str:
    """Return the name of a table in its season: "Group 2 · Table 9"."""
    if season.kind is SeasonKind.CUP:
        where = round_name(season, table.round, words)
    else:
        where = group_name(season, table.group, words)
    return words.format(dots((where, words.say("league-table", number=table.number))))


def round_name(season: Season, number: int, words: Catalogue) -> str:
    """Return the name of a cup's round: "Round 2" or "Final"."""
    final = number > season.rounds
    return words.say("league-final") if final else words.say("league-round", n=number)


def points_text(points: Fraction) -> str:
    """Return points exactly: "7½"."""
    whole, rest = divmod(points, 1)
    if not rest:
        return str(whole)
    sign = _SIGNS.get(rest)
    if sign is None:
        return f"{whole} {rest}" if whole else str(rest)
    return f"{whole or ''}{sign}"


def progress_line(season: Season, group: GroupStandings, words: Catalogue) -> str:
    """Return the name of a group, and how many of its tables have ended."""
    progress = words.say("league-progress", ended=group.ended, tables=group.tables)
    return words.format(dots((group_name(season, group.group, words), progress)))


def standings_lines(
    season: Season, group: GroupStandings, words: Catalogue, name_limit: int = NAME_LIMIT
) -> list[str]:
    """Return a group's standings without Markdown, one line for each person."""
    return [
        words.say(
            "league-place",
            place=place,
            name=words.person(tidy(season.name_of(standing.person), name_limit)),
            results=_results(season, standing, direction, words),
        )
        for place, standing, direction in ranked(group)
    ]


def reserve_lines(season: Season, group: GroupStandings, words: Catalogue) -> list[str]:
    """Return a group's reserves without Markdown, with their points, one line for each."""
    return [
        words.say(
            "league-line-reserve",
            name=words.person(row.name),
            points=points_text(Fraction(*row.points)),
        )
        for row in _reserve_rows(season, group)
    ]


def ranked(group: GroupStandings) -> Iterator[tuple[int, Standing, Direction]]:
    """Yield the place, the standing and the direction of each person, the first one first."""
    return zip(group.places, group.standings, group.directions, strict=True)


def _results(season: Season, standing: Standing, direction: Direction, words: Catalogue) -> str:
    figures = words.say(
        "league-line",
        points=points_text(standing.points),
        wins=points_text(standing.wins),
        played=standing.tables,
        tables=season.tables_of(standing.person),
    )
    remarks = [figures]
    where = direction_text(season, direction, words)
    if where:
        remarks.append(where)
    if season.has_left(standing.person):
        remarks.append(words.say("league-has-left"))
    return words.format(dots(remarks))


def direction_text(season: Season, direction: Direction, words: Catalogue) -> str:
    """Return where a person goes, or would go if the season ended now; empty if they stay."""
    if direction is Direction.STAYS:
        return ""
    final = season.status is SeasonStatus.FINISHED
    return words.say(f"league-goes-{direction}" if final else f"league-goes-{direction}-now")


def _reserve_rows(season: Season, group: GroupStandings) -> list[ReserveRow]:
    """Return the reserves who took over seats, the most points first."""
    by_points = sorted(group.reserve_points.items(), key=lambda item: (-item[1], item[0]))
    return [
        ReserveRow(tidy(season.name_of(person)), points.as_integer_ratio())
        for person, points in by_points
    ]


def standings_contents(season: Season, group: GroupStandings, words: Catalogue) -> list[Standings]:
    """Return what the pictures of a group's standings show; the last one has the reserves."""
    rows = [
        StandingsRow(
            place,
            tidy(season.name_of(standing.person)),
            standing.points.as_integer_ratio(),
            standing.wins.as_integer_ratio(),
            standing.tables,
            season.tables_of(standing.person),
            "" if direction is Direction.STAYS else str(direction),
            season.has_left(standing.person),
        )
        for place, standing, direction in ranked(group)
    ]
    shown = Standings(
        season.name,
        season_number(season, words),
        group_name(season, group.group, words),
        group.ended,
        group.tables,
        (),
        is_final=season.status is SeasonStatus.FINISHED,
    )
    found = [shown._replace(rows=tuple(part)) for part in _parts(rows)]
    return [*found[:-1], found[-1]._replace(reserves=tuple(_reserve_rows(season, group)))]


def standings_alt_texts(season: Season, group: GroupStandings, words: Catalogue) -> list[str]:
    """Return the alt texts of these pictures, which say the same; names are cut only if need be."""
    whole = _alt_texts(season, group, words, NAME_LIMIT)
    if all(length(alt) <= ALT_LIMIT for alt in whole):
        return whole
    return [truncate(alt, ALT_LIMIT) for alt in _alt_texts(season, group, words, LABEL_NAME_LIMIT)]


def _alt_texts(
    season: Season, group: GroupStandings, words: Catalogue, name_limit: int
) -> list[str]:
    head = words.format(dots((season_title(season, words), progress_line(season, group, words))))
    parts = _parts(standings_lines(season, group, words, name_limit))
    reserves = reserve_lines(season, group, words)
    tail = [words.say("league-reserves"), *reserves] if reserves else []
    return ["\n".join([head, *part, *(tail if part is parts[-1] else ())]) for part in parts]


def _parts(rows: Sequence[T]) -> list[Sequence[T]]:
    """Return the rows of each picture."""
    return [rows[first : first + MAX_ROWS] for first in range(0, len(rows), MAX_ROWS)]
