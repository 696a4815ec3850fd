"""``/league``: open a league or cup, sign up, follow it, and look after it as an admin."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    NOBODY,
    Interaction,
    answer,
    channel_of,
    check_rate_limit,
    is_on_public,
    person_of,
    preferences_of,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.locale import (
    LANGUAGE_CHOICES,
    channel_language,
    choices,
    locale_text,
    slash,
)
from bot.discord_ui.common.options import GAMES
from bot.discord_ui.leagues.pictures import attached, draw_standings
from bot.discord_ui.leagues.posts import SeasonMessages
from bot.discord_ui.leagues.view import (
    find_group,
    is_reserve,
    season_message,
    season_ref,
    seats_message,
    standings_message,
)
from bot.discord_ui.lobby.cog import suggest_time_controls
from bot.discord_ui.lobby.opening import need_permissions
from bot.discord_ui.posting.earlier import custom_ids
from bot.discord_ui.server import PlaceForTables
from bot.presentation.leagues import season_title
from bot.presentation.matching import MAX_SUGGESTIONS
from bot.presentation.texts import OPTION_LIMIT, escape, tidy, truncate, words_in
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import TEXT_ONLY
from bot.tables.domain.time_control import DEFAULT_TIME_CONTROL
from bot.tables.exports import MemberRole, Season, SeasonKind, SeasonOptions, SeasonStatus

LEAGUE = app_commands.Group(
    name=locale_text("command-league"),
    description=locale_text("command-league-about"),
    guild_only=True,
)
_SEAT = re.compile(r"([0-9]{1,6})-([0-9]{1,2})")


class LeagueCog(FeatureCog):
    """Leagues and cups; a season's id is the sequence of its controls."""

    group = LEAGUE

    @slash("league-open", LEAGUE)
    @app_commands.choices(
        game=GAMES, kind=choices("league-kind", SeasonKind), language=LANGUAGE_CHOICES
    )
    @app_commands.autocomplete(pace=suggest_time_controls)
    async def open(
        self,
        interaction: Interaction,
        *,
        title: app_commands.Range[str, 1, 60],
        game: str,
        kind: str = SeasonKind.LEAGUE,
        seats: app_commands.Range[int, 3, 5] | None = None,
        pace: str = DEFAULT_TIME_CONTROL,
        rounds: app_commands.Range[int, 1, 9] = 3,
        place: app_commands.Transform[app_commands.AppCommandChannel, PlaceForTables] | None = None,
        language: str | None = None,
    ) -> None:
        """Open a season for sign-up; its tables are opened in a channel or forum."""
        options = SeasonOptions(
            kind,
            tidy(title),
            game,
            seats,
            pace,
            language or channel_language(interaction, self.services.settings.language),
            rounds,
        )
        channel_id = channel_of(interaction) if place is None else str(place.id)
        channel = self.services.get_channel(int(channel_id))
        if not isinstance(channel, discord.ForumChannel | discord.TextChannel):
            raise TableError.because("league-no-channel")
        if place is None:
            need_permissions(interaction, thread=True)
        season = await self.tables.leagues.open(request_of(interaction), channel_id, options)
        said = words_for(interaction).say("league-opened", channel=f"<#{channel_id}>")
        await self._show(interaction, season, said)

    @slash("league-show", LEAGUE)
    async def show(self, interaction: Interaction, league: int | None = None) -> None:
        """Show a season, by default the newest, with what the user can do."""
        server = person_of(interaction).server_id
        known = await self.tables.leagues.names(server)
        if league is None and not known:
            await tell(interaction, words_for(interaction).say("league-none"))
            return
        season_id = known[0].id if league is None else league
        await self._show(interaction, await self.tables.leagues.read(season_id, server))

    @slash("league-replace", LEAGUE)
    async def replace(
        self,
        interaction: Interaction,
        league: int,
        member: app_commands.Range[str, 1, 100],
        by: discord.Member | None = None,
    ) -> None:
        """Replace a player by another person, or by computer players, as an admin."""
        other = None
        if by is not None:
            if by.bot:
                raise TableError.because("league-replace-bot")
            other = Person(str(by.id), tidy(by.display_name), str(interaction.guild_id))
        season = await self.tables.leagues.replace(request_of(interaction), league, member, other)
        await self._show(interaction, season, words_for(interaction).say("league-replaced"))

    @show.autocomplete("league")
    @replace.autocomplete("league")
    async def _suggest(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        words = words_for(interaction)
        found = await self.tables.leagues.names(person_of(interaction).server_id, str(typed))
        return [
            app_commands.Choice(
                name=truncate(season_title(season, words), OPTION_LIMIT), value=season.id
            )
            for season in found
        ]

    @replace.autocomplete("member")
    async def _suggest_players(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        league = interaction.namespace.league
        if not isinstance(league, int):
            return []
        try:
            season = await self.tables.leagues.read(league, person_of(interaction).server_id)
        except NotVisible:
            return []
        return [
            app_commands.Choice(name=truncate(member.name, OPTION_LIMIT), value=member.user_id)
            for member in season.members
            if not member.withdrawn and typed.casefold() in member.name.casefold()
        ][:MAX_SUGGESTIONS]

    async def _show(self, interaction: Interaction, season: Season, *said: str) -> None:
        """Show a season privately, with the controls of an admin for those who are one."""
        admin = person_of(interaction).manages
        page = self.services.web.season_page(season.id)
        view = season_message(season, words_for(interaction), page, said, admin=admin)
        await answer(interaction, view)

    async def _read(self, interaction: Interaction, ref: ControlId) -> Season:
        return await self.tables.leagues.read(ref.sequence, person_of(interaction).server_id)

    # What players do

    @press("league-join", "league-reserve")
    async def _join(self, interaction: Interaction, ref: ControlId) -> None:
        reserve = ref.act == "league-reserve"
        role = MemberRole.RESERVE if reserve else MemberRole.PLAYER
        before = await self._read(interaction, ref)
        if before.status is not SeasonStatus.SIGN_UP:
            await self._update_public(interaction, before)  # the card has the buttons of a sign-up
        season = await self.tables.leagues.join(person_of(interaction), ref.sequence, role)
        await self._update_public(interaction, season)
        key = "league-joined-reserve" if reserve else "league-joined"
        await self._tell(interaction, season, key)

    @press("league-leave")
    async def _leave(self, interaction: Interaction, ref: ControlId) -> None:
        """Leave before the start; after it, first ask for a confirmation."""
        season, words = await self._read(interaction, ref), words_for(interaction)
        member = season.member(user_id(interaction))
        if season.status is SeasonStatus.RUNNING and member is not None and not member.withdrawn:
            red = discord.ButtonStyle.danger
            leave = button(season_ref("league-leavenow", season), words.say("league-leave"), red)
            await answer(interaction, note(words.say("league-leave-sure"), controls=rows(leave)))
            return
        await self._leave_now(interaction, ref)

    @press("league-leavenow")
    async def _leave_now(self, interaction: Interaction, ref: ControlId) -> None:
        season = await self.tables.leagues.leave(request_of(interaction), ref.sequence)
        await self._update_public(interaction, season)
        await self._tell(interaction, season, "league-left")

    @press("league-standings")
    async def _standings(self, interaction: Interaction, ref: ControlId) -> None:
        season = await self._read(interaction, ref)
        member = season.member(user_id(interaction))
        own = 0 if member is None or member.group is None else member.group
        words, group = words_for(interaction), find_group(season, ref.number if ref.word else own)
        pictures = []
        if group is not None and preferences_of(interaction).picture_shape != TEXT_ONLY:
            check_rate_limit(interaction, "pictures")
            pictures = await draw_standings(self.services, season, [group], words)
        page = self.services.web.season_page(season.id)
        view = standings_message(season, group, words, page, pictures)
        await answer(interaction, view, attached(pictures))

    @press("league-seats")
    async def _seats(self, interaction: Interaction, ref: ControlId) -> None:
        season = await self._read(interaction, ref)
        reserve = user_id(interaction)
        if not is_reserve(season, reserve):
            raise TableError.because("league-not-a-reserve")
        seats = await self.tables.leagues.open_seats(season.id, reserve)
        await answer(interaction, seats_message(season, seats, words_for(interaction)))

    @press("league-take")
    async def _take(self, interaction: Interaction, ref: ControlId) -> None:
        chosen = _SEAT.fullmatch(ref.word)
        if chosen is None:
            raise TableError.because("error-old-button")
        number, seat = int(chosen[1]), int(chosen[2])
        table_id = await self.tables.leagues.take_over(
            request_of(interaction), ref.sequence, number, seat
        )
        table = await self.tables.table(table_id)
        words = words_for(interaction)
        await tell(interaction, words.say("league-taken", channel=f"<#{table.channel_id}>"))

    # What admins do

    @press("league-start")
    async def _start(self, interaction: Interaction, ref: ControlId) -> None:
        season = await self.tables.leagues.start(person_of(interaction), ref.sequence)
        words = words_for(interaction)
        said = [words.say("league-started", tables=sum(not t.bye for t in season.tables))]
        if season.blocked_pairs:
            said.append(words.say("league-together", pairs=season.blocked_pairs))
        await self._show(interaction, season, *said)

    @press("league-pause", "league-resume")
    async def _pause(self, interaction: Interaction, ref: ControlId) -> None:
        season = await self.tables.leagues.set_paused(
            person_of(interaction), ref.sequence, paused=ref.act == "league-pause"
        )
        await self._show(interaction, season)

    @press("league-cancel")
    async def _cancel(self, interaction: Interaction, ref: ControlId) -> None:
        season, words = await self._read(interaction, ref), words_for(interaction)
        red = discord.ButtonStyle.danger
        cancel = button(season_ref("league-cancelnow", season), words.say("league-cancel"), red)
        await answer(interaction, note(words.say("league-cancel-sure"), controls=rows(cancel)))

    @press("league-cancelnow")
    async def _cancel_now(self, interaction: Interaction, ref: ControlId) -> None:
        season = await self.tables.leagues.cancel(person_of(interaction), ref.sequence)
        await self._show(interaction, season)

    @press("league-publish")
    async def _publish(self, interaction: Interaction, ref: ControlId) -> None:
        """Post the standings of every group in this channel, as an admin."""
        season = await self._read(interaction, ref)
        if not person_of(interaction).manages:
            raise TableError.because("table-admin-only")
        need_permissions(interaction)
        await SeasonMessages(self.services).publish(season, channel_of(interaction))
        await tell(interaction, words_for(interaction).say("league-published"))

    async def _tell(self, interaction: Interaction, season: Season, key: str) -> None:
        words = words_for(interaction)
        title = escape(season_title(season, words))
        await tell(interaction, words.say(key, season=title))

    async def _update_public(self, interaction: Interaction, season: Season) -> None:
        """Bring the announcement of the sign-up up to date, if the button pressed is there."""
        message = interaction.message
        if message is None or not is_on_public(interaction):
            return
        acts = {ControlId.of(custom_id).act for custom_id in custom_ids(message.components)}
        if "league-join" in acts:
            page = self.services.web.season_page(season.id)
            view = season_message(season, words_in(season.language), page)
            await message.edit(view=view, allowed_mentions=NOBODY)
