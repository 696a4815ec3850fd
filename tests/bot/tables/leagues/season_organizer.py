"""Let one simulated league play its seasons: sign-ups, leavers, and reserves for open seats."""

from __future__ import annotations

import random
from contextlib import suppress
from datetime import datetime, timedelta

from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.leagues.model import MemberRole, SeasonKind, SeasonOptions
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.leagues.league_plans import League
from tests.bot.tables.leagues.season_process import GAME
from tests.bot.tables.leagues.simulated_people import SimulatedPerson, let_some_go

GONE_SHARE = 0.04
"""The share of people who vanish during a season, and of those who only sign up as reserves."""
RETURN_CHANCE = 0.5
"""The chance that a person who vanished or left plays the next season."""
TAKEOVER_CHANCE = 0.5
"""The chance that a reserve takes over an open seat on a day."""
SEASON_INTERVAL = timedelta(days=30)


class SeasonOrganizer:
    """The admin and members of one league."""

    def __init__(self, harness: TablesHarness, league: League, dice: random.Random) -> None:
        self.taken_over = 0
        self._harness, self._league, self._dice = harness, league, dice
        self._service = harness.tables.leagues

    async def act(self, seasons: int, begins: datetime) -> None:
        """Do what is due today: begin one of the seasons, or fill the seats of the running one."""
        league = self._league
        if league.running is not None:
            season_id = league.seasons[-1].id
            league.seasons[-1] = await self._service.read(season_id, league.admin.server_id)
        if league.running is not None:
            await self._fill_open_seats()
            return
        number = len(league.seasons)
        if number < seasons and self._harness.clock.now() >= begins + number * SEASON_INTERVAL:
            await self._begin()

    async def _begin(self) -> None:
        """Open a season, sign up those who want to play, and start it."""
        league, number = self._league, len(self._league.seasons)
        options = SeasonOptions(
            SeasonKind.LEAGUE, league.name, GAME, league.seats, league.time_control, "en"
        )
        request = Request(f"season {league.name} {number}", league.admin)
        season = await self._service.open(request, f"{len(league.people)}{number}", options)
        for person in league.people:
            away = person.gone_from or person.leaves_at
            if away is None or self._dice.random() < RETURN_CHANCE:
                person.gone_from = person.leaves_at = None
                is_reserve = self._dice.random() < GONE_SHARE
                role = MemberRole.RESERVE if is_reserve else MemberRole.PLAYER
                season = await self._service.join(person.person, season.id, role)
        season = await self._service.start(league.admin, season.id)
        league.seasons.append(season)
        now = self._harness.clock.now()
        let_some_go(league.people, GONE_SHARE, now, season.days * timedelta(days=1), self._dice)

    async def let_people_leave(self) -> None:
        """Let people whose time has come leave the season."""
        now = self._harness.clock.now()
        for person in self._league.people:
            if person.leaves_at is not None and person.leaves_at <= now:
                person.leaves_at, person.gone_from = None, now
                request = Request(f"{person.id} leaves {len(self._league.seasons)}", person.person)
                with suppress(TableError):  # they had not signed up, or it is over
                    await self._service.leave(request, self._league.seasons[-1].id)

    async def _fill_open_seats(self) -> None:
        """Let reserves take over seats whose players are gone."""
        season, now = self._league.seasons[-1], self._harness.clock.now()
        reserves = {m.user_id for m in season.members if m.role is MemberRole.RESERVE}
        for person in self._league.people:
            if person.id in reserves and not person.is_gone(now):
                await self._take_over(person, season.id)

    async def _take_over(self, person: SimulatedPerson, season_id: int) -> None:
        for number, seat, _ in await self._service.open_seats(season_id, person.id):
            if self._dice.random() < TAKEOVER_CHANCE:
                request = Request(f"{person.id} takes {season_id} {number} {seat}", person.person)
                with suppress(TableError):  # they have blocked a player
                    await self._service.take_over(request, season_id, number, seat)
                    self.taken_over += 1
