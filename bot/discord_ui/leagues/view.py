"""Seasons of leagues and cups as messages: the card, the standings, seats to take over."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.layout import Layout, card, note, small
from bot.presentation.texts import escape, words_in
from bot.presentation.time_control import time_control_text
from bot.tables.exports import (
    GroupStandings,
    MemberRole,
    Moves,
    Season,
    SeasonKind,
    SeasonStatus,
    SeasonTable,
    Standing,
)
from engine.core import game
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import listed, plain

MAX_GROUPS_LISTED = 25
"""As many as a menu holds."""
MAX_SEATS_LISTED = 25


def season_ref(act: str, season: Season, word: str = "") -> ControlId:
    """Return the meaning of a control about a season, which is no table: it is the sequence."""
    return ControlId(act, 0, season.id, word)


def season_title(season: Season, words: Catalogue) -> str:
    """Return the name and number of a season: "Club league · Season 2"."""
    key = "league-title" if season.kind is SeasonKind.LEAGUE else "league-title-cup"
    return words.say(key, name=escape(season.name), number=season.number)


def group_name(season: Season, group: int, words: Catalogue) -> str:
    """Return the name of a group, or of a cup's only one."""
    if season.kind is SeasonKind.CUP:
        return words.say("league-all-rounds")
    return words.say("league-group", number=group + 1)


def table_name(season: Season, table: SeasonTable, words: Catalogue) -> str:
    """Return the name of a table in its season: "Group 2 · Table 9"."""
    where = group_name(season, table.group, words)
    if season.kind is SeasonKind.CUP:
        final = table.round > season.rounds
        where = words.say("league-final") if final else words.say("league-round", n=table.round)
    return f"{where} · {words.say('league-table', number=table.number)}"


def points_text(points: Fraction) -> str:
    """Return points exactly: "7 1/2"."""
    whole, rest = divmod(points, 1)
    if not rest:
        return str(whole)
    return f"{whole} {rest}" if whole else str(rest)


def season_message(
    season: Season, words: Catalogue, said: Sequence[str] = (), *, admin: bool = False
) -> Layout:
    """Show what a season is, and what people, and admins, can do; ``said`` comes first."""
    title = words_in(words.language, season.game).format(game(season.game).words.title)
    time_control = time_control_text(season.time_control)
    players = len(season.players)
    lines = [
        words.say("league-plays", game=title, seats=season.seats),
        words.format(time_control),
        words.say("league-signed-up", players=players, reserves=len(season.members) - players),
        _when(season, words),
    ]
    if season.kind is SeasonKind.CUP:
        lines.insert(1, words.say("league-cup-rounds", rounds=season.rounds, seats=season.seats))
    if season.paused:
        lines.append(words.say("league-paused-now"))
    parts = [*said, f"### {season_title(season, words)}", *(f"- {line}" for line in lines)]
    if season.status is SeasonStatus.SIGN_UP:
        parts.append(small(words.say("league-how")))
        parts.append(small(words.say("league-seed-hash", hash=season.seed_hash)))
    controls = rows(*_controls(season, words))
    if admin:
        controls += rows(*_admin_controls(season, words))
    return card(["\n".join(parts)], controls)


def _when(season: Season, words: Catalogue) -> str:
    """Return when the tables close, or closed: known before the start as a number of days."""
    if season.status is SeasonStatus.SIGN_UP:
        rounds = season.rounds + 1 if season.kind is SeasonKind.CUP else 1
        return words.say("league-days", days=season.days * rounds)
    if season.status is SeasonStatus.RUNNING and season.closes_at is not None:
        return words.say("league-closes", when=format_dt(season.closes_at, "D"))
    return words.say(f"league-status-{season.status}")


def _controls(season: Season, words: Catalogue) -> list[ui.Item[Any]]:
    found: list[ui.Item[Any]] = []
    if season.status is SeasonStatus.SIGN_UP and not season.paused:
        green = discord.ButtonStyle.success
        found.append(button(season_ref("league-join", season), words.say("league-join"), green))
    if season.status in (SeasonStatus.SIGN_UP, SeasonStatus.RUNNING):
        found += [
            button(season_ref("league-reserve", season), words.say("league-reserve")),
            button(season_ref("league-leave", season), words.say("league-leave")),
        ]
    if season.status is SeasonStatus.RUNNING:
        found.append(button(season_ref("league-seats", season), words.say("league-seats-button")))
    found.append(button(season_ref("league-standings", season), words.say("league-standings")))
    return found


def _admin_controls(season: Season, words: Catalogue) -> list[ui.Item[Any]]:
    if season.status not in (SeasonStatus.SIGN_UP, SeasonStatus.RUNNING):
        return [button(season_ref("league-publish", season), words.say("league-publish"))]
    found: list[ui.Item[Any]] = []
    if season.status is SeasonStatus.SIGN_UP:
        blue = discord.ButtonStyle.primary
        found.append(button(season_ref("league-start", season), words.say("league-start"), blue))
    pause = "resume" if season.paused else "pause"
    found += [
        button(season_ref(f"league-{pause}", season), words.say(f"league-{pause}")),
        button(season_ref("league-publish", season), words.say("league-publish")),
    ]
    if season.status is SeasonStatus.SIGN_UP:
        red = discord.ButtonStyle.danger
        found.append(button(season_ref("league-cancel", season), words.say("league-cancel"), red))
    return found


def standings_lines(season: Season, group: GroupStandings, words: Catalogue) -> list[str]:
    """Return a group's standings, one line for each person."""
    order = {member.user_id: member.place for member in season.members}
    over = season.status is SeasonStatus.FINISHED
    ranked = sorted(
        group.standings, key=lambda one: order.get(one.person) or 0 if over else 0
    )  # a cup's final decides its first places
    return [_line(season, place, one, words) for place, one in enumerate(ranked, 1)]


def _line(season: Season, place: int, one: Standing, words: Catalogue) -> str:
    member = season.member(one.person)
    assert member is not None
    arrow = {Moves.UP: " ↑", Moves.DOWN: " ↓"}.get(member.moves or Moves.STAYS, "")
    name = f"**{escape(member.name)}**{arrow}"
    if member.withdrawn:
        name = words.say("league-withdrawn", name=name)
    figures = words.say(
        "league-line", points=points_text(one.points), wins=points_text(one.wins), played=one.tables
    )
    return f"{place}. {name} · {figures}"


def standings_message(
    season: Season, group: int, words: Catalogue, *, public: bool = False
) -> Layout:
    """Show a group's standings, with a menu of the others unless it is ``public``."""
    heading = f"### {season_title(season, words)}"
    if not season.groups:
        names = [escape(member.name) for member in season.members]
        people = words.format(plain(listed(names))) if names else words.say("league-nobody-yet")
        return note(heading, words.say("league-no-standings"), people)
    shown = next((one for one in season.groups if one.group == group), season.groups[0])
    name = group_name(season, shown.group, words)
    progress = words.say("league-progress", ended=shown.ended, tables=shown.tables)
    parts = [heading, f"**{name}** · {progress}", *standings_lines(season, shown, words)]
    reserves = [
        words.say("league-line-reserve", name=escape(season.name_of(person)), points=points_text(n))
        for person, n in sorted(season.reserve_points.items())
    ]
    if reserves:
        parts += [words.say("league-reserves"), *reserves]
    parts.append(small(words.say("league-rules")))
    if season.seed is not None:
        parts.append(small(words.say("league-seed", seed=season.seed)))
    controls: list[ui.Item[Any]] = []
    if len(season.groups) > 1 and not public:
        labels = {
            str(one.group): group_name(season, one.group, words)
            for one in season.groups[:MAX_GROUPS_LISTED]
        }
        ref = season_ref("league-standings", season)
        controls = [menu(ref, words.say("league-other-group"), labels, str(shown.group))]
    return card(["\n".join(parts)], controls)


def seats_message(
    season: Season, seats: Sequence[tuple[int, int, str]], words: Catalogue
) -> Layout:
    """Offer the seats that a reserve may take over."""
    if not seats:
        return note(words.say("league-no-seats"))
    labels = {
        f"{number}-{seat}": words.say("league-seat-of", number=number, name=name)
        for number, seat, name in seats[:MAX_SEATS_LISTED]
    }
    asked = words.say("league-which-seat")
    return note(asked, controls=[menu(season_ref("league-take", season), asked, labels)])


def started_message(season: Season, words: Catalogue) -> Layout:
    """Announce the groups, or the people of a cup, and until when they play."""
    parts = [
        f"### {season_title(season, words)}",
        words.say("league-has-started"),
        _when(season, words),
    ]
    for group in season.groups:
        names = [escape(m.name) for m in season.members if m.group == group.group]
        people = words.format(plain(listed(names)))
        parts.append(f"**{group_name(season, group.group, words)}**: {people}")
    return card(["\n".join(parts)], rows(*_controls(season, words)))


def notice_message(season: Season, words: Catalogue) -> Layout:
    """Tell the players when computer players finish the tables that still run."""
    assert season.closes_at is not None
    when = format_dt(season.closes_at, "f")
    return note(f"### {season_title(season, words)}", words.say("league-notice", when=when))


def cancelled_message(season: Season, words: Catalogue) -> Layout:
    """Announce that a season was cancelled."""
    return note(words.say("league-is-cancelled", name=escape(season.name)))


def is_reserve(season: Season, user_id: str) -> bool:
    """Return whether a user is a reserve of a season."""
    member = season.member(user_id)
    return member is not None and member.role is MemberRole.RESERVE
