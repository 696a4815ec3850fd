"""The public page of a league or cup: its standings, and the way to its tables.

It is for those who could see the season in Discord: everybody, if every member of the server can
read its channel, and otherwise members who can.
"""

from __future__ import annotations

from collections.abc import Mapping

from aiohttp import web

from bot.presentation.leagues import (
    direction_text,
    group_name,
    points_text,
    progress_line,
    ranked,
    season_title,
    table_name,
)
from bot.presentation.statistics import title_of
from bot.presentation.texts import tidy, words_in
from bot.tables.domain.errors import TableError
from bot.tables.exports import GroupStandings, Season, SeasonStatus, SeasonTable
from bot.tables.facade import Tables
from bot.web.access import Access, ChannelReaders
from bot.web.addresses import Addresses
from bot.web.answers import Json, Refused, json_answer, unknown
from bot.web.sessions import Sessions, Visitor, accepted_language
from bot.web.static_files import Content, StaticFiles
from engine.core.words.catalogue import Catalogue


class SeasonPages:
    """Serves the pages of seasons, and their standings as JSON."""

    def __init__(
        self,
        tables: Tables,
        addresses: Addresses,
        sessions: Sessions,
        readers: ChannelReaders,
        access: Access,
        static_files: StaticFiles,
    ) -> None:
        self._tables, self._addresses, self._sessions = tables, addresses, sessions
        self._readers, self._access, self._static_files = readers, access, static_files

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of pages and of their standings."""
        return [web.get("/l/{page}", self._page), web.get("/l/{page}/standings", self._standings)]

    async def _page(self, request: web.Request) -> web.Response:
        """Return the HTML, which is the same for all seasons and for those that do not exist."""
        try:
            language = (await self._sessions.visitor(request)).language
        except Refused:
            language = accepted_language(request)
        return self._static_files.html(language, Content())

    async def _standings(self, request: web.Request) -> web.Response:
        visitor = await self._sessions.visitor(request)
        season = await self._season(visitor, request.match_info["page"])
        addresses = await self._table_pages(season, visitor)
        return json_answer(_season_json(season, visitor, addresses))

    async def _season(self, visitor: Visitor, page: str) -> Season:
        """Return the season that the last part of an address names.

        Raises:
            Refused: there is no such season for this visitor.
        """
        season_id = self._addresses.season_of(page)
        if season_id is None:
            raise unknown()
        try:
            season = await self._tables.leagues.find(season_id)
        except TableError:
            raise unknown() from None
        server, channel = season.server_id, season.channel_id
        if await self._readers.everybody_reads(server, channel):
            return season
        user = visitor.user_id
        if user is not None and await self._readers.member_reads(server, channel, user):
            return season
        raise unknown()

    async def _table_pages(self, season: Season, visitor: Visitor) -> Mapping[int, str]:
        """Return the addresses of the season's tables that the visitor may see, by their ids."""
        opened = [table.table_id for table in season.tables if table.table_id is not None]
        return {
            table_id: self._addresses.page(table_id)
            for table_id in opened
            if await self._access.may_see(visitor, table_id)
        }


def _season_json(season: Season, visitor: Visitor, addresses: Mapping[int, str]) -> Json:
    words = words_in(visitor.language)
    when = words.say(f"league-page-{season.status}")
    closes = season.closes_at if season.status is SeasonStatus.RUNNING else None
    return {
        "signed_in": visitor.user_id is not None,
        "title": season_title(season, words),
        "game": title_of(season.game, visitor.language),
        "status": words.say("league-page-paused") if season.paused else when,
        "closes_at": None if closes is None else closes.isoformat(),
        "groups": [_group(season, group, addresses, words) for group in season.groups],
        "people": [tidy(member.name) for member in season.players],
        "reserves": [
            {"name": tidy(season.name_of(person)), "points": points_text(points)}
            for person, points in season.reserve_points.items()
        ],
        "rules": words.say("league-rules"),
        "seed": "" if season.seed is None else words.say("league-seed", seed=season.seed),
    }


def _group(
    season: Season, group: GroupStandings, addresses: Mapping[int, str], words: Catalogue
) -> Json:
    tables = [one for one in season.tables if one.group == group.group and not one.bye]
    return {
        "name": group_name(season, group.group, words),
        "progress": progress_line(season, group, words),
        "rows": [
            {
                "place": place,
                "name": tidy(season.name_of(standing.person)),
                "points": points_text(standing.points),
                "wins": points_text(standing.wins),
                "played": standing.tables,
                "tables": season.tables_of(standing.person),
                "moves": str(direction),
                "direction": direction_text(season, direction, words),
                "left": words.say("league-has-left") if season.has_left(standing.person) else "",
            }
            for place, standing, direction in ranked(group)
        ],
        "tables": [_table(season, table, addresses, words) for table in tables],
    }


def _table(
    season: Season, table: SeasonTable, addresses: Mapping[int, str], words: Catalogue
) -> Json:
    """Return a table; ``opened`` without an ``address`` if the visitor may not see its page."""
    return {
        "name": table_name(season, table, words),
        "players": [tidy(season.name_of(person)) for person in table.people],
        "ended": table.ended,
        "opened": table.table_id is not None,
        "address": None if table.table_id is None else addresses.get(table.table_id),
    }
