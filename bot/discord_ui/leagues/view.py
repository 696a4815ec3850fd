"""Seasons of leagues and cups as messages: the card, the standings, seats to take over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.layout import Layout, card, note, small
from bot.discord_ui.common.pictures import AttachedPicture
from bot.discord_ui.leagues.pictures import galleries
from bot.presentation.leagues import (
    group_name,
    progress_line,
    reserve_lines,
    round_name,
    season_title,
    standings_lines,
)
from bot.presentation.texts import escape, mention, truncate, words_in
from bot.presentation.time_control import time_control_text
from bot.tables.exports import (
    GroupStandings,
    Season,
    SeasonKind,
    SeasonStatus,
)
from engine.core import game
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import listed, plain

MAX_GROUPS_LISTED = 25
"""As many as a menu holds."""
MAX_SEATS_LISTED = 25
LINES_LIMIT = 3000
"""Maximum characters of standings or names, which leaves room for the rest of a message."""
NAMES_LIMIT = 2000
"""Maximum characters of names in one sentence; the texts cannot hold many more."""


def season_ref(act: str, season: Season, word: str = "") -> ControlId:
    """Return the id of a season's control; its sequence is the season's id."""
    return ControlId(act, 0, season.id, word)


def _title(season: Season, words: Catalogue) -> str:
    return escape(season_title(season, words))


def season_message(
    season: Season,
    words: Catalogue,
    page: str | None,
    said: Sequence[str] = (),
    *,
    admin: bool = False,
) -> Layout:
    """Show what a season is, and what people, and admins, can do.

    ``page`` is the address of its web page, if there is one; ``said`` comes first.
    """
    title = words_in(words.language, season.game).format(game(season.game).words.title)
    time_control = time_control_text(season.time_control)
    lines = [
        words.say(f"{season.kind}-plays", game=title, seats=season.seats),
        words.format(time_control),
        words.say("league-signed-up", players=len(season.players), reserves=len(season.reserves)),
        _when(season, words),
    ]
    if season.kind is SeasonKind.CUP:
        lines.insert(1, words.say("cup-rounds", rounds=season.rounds, seats=season.seats))
    if season.paused:
        lines.append(words.say("league-paused-now"))
    parts = [*said, f"### {_title(season, words)}", *(f"- {line}" for line in lines)]
    if season.status is SeasonStatus.SIGN_UP:
        parts.append(small(words.say(f"{season.kind}-how")))
        parts.append(small(words.say("league-gone")))
        parts.append(small(words.say("league-seed-hash", hash=season.seed_hash)))
    controls = rows(*_controls(season, words, page))
    if admin:
        controls += rows(*_admin_controls(season, words))
    return card(["\n".join(parts)], controls)


def _when(season: Season, words: Catalogue) -> str:
    """Return when the tables close, or closed: known before the start as a number of days."""
    if season.status is SeasonStatus.SIGN_UP:
        rounds = season.rounds + 1 if season.kind is SeasonKind.CUP else 1
        return words.say(f"{season.kind}-days", days=season.days * rounds)
    if season.status is SeasonStatus.RUNNING and season.closes_at is not None:
        return words.say("league-closes", when=format_dt(season.closes_at, "D"))
    return words.say(f"league-status-{season.status}")


def _controls(season: Season, words: Catalogue, page: str | None) -> list[ui.Item[Any]]:
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
    return [*found, *_links(words, page)]


def _links(words: Catalogue, page: str | None) -> list[ui.Button[Any]]:
    """Return the button that opens the web page, if there is one."""
    return [] if page is None else [ui.Button(label=words.say("league-page"), url=page)]


def _admin_controls(season: Season, words: Catalogue) -> list[ui.Item[Any]]:
    if season.status not in (SeasonStatus.SIGN_UP, SeasonStatus.RUNNING):
        return [button(season_ref("league-publish", season), words.say("league-publish"))]
    found: list[ui.Item[Any]] = []
    if season.status is SeasonStatus.SIGN_UP:
        blue = discord.ButtonStyle.primary
        start = words.say(f"{season.kind}-start")
        found.append(button(season_ref("league-start", season), start, blue))
    pause = "resume" if season.paused else "pause"
    found += [
        button(season_ref(f"league-{pause}", season), words.say(f"league-{pause}")),
        button(season_ref("league-publish", season), words.say("league-publish")),
    ]
    if season.status is SeasonStatus.SIGN_UP:
        red = discord.ButtonStyle.danger
        found.append(button(season_ref("league-cancel", season), words.say("league-cancel"), red))
    return found


def find_group(season: Season, group: int) -> GroupStandings | None:
    """Return the standings of a group, or of the first one; ``None`` before the start."""
    found = [one for one in season.groups if one.group == group]
    return next(iter((*found, *season.groups)), None)


def standings_message(
    season: Season,
    shown: GroupStandings | None,
    words: Catalogue,
    page: str | None,
    pictures: Sequence[AttachedPicture] = (),
    *,
    public: bool = False,
) -> Layout:
    """Show a group's standings, with a menu of the others unless it is ``public``."""
    heading = f"### {_title(season, words)}"
    if shown is None:
        names = [escape(member.name) for member in season.members]
        people = _listed_names(names, words) if names else words.say("league-nobody-yet")
        links = rows(*_links(words, page))
        return note(heading, words.say("league-no-standings"), people, controls=links)
    parts = [heading, *_standings(season, [shown], words, pictures), *_footnotes(season, words)]
    controls: list[ui.Item[Any]] = []
    if len(season.groups) > 1 and not public:
        labels = {
            str(one.group): group_name(season, one.group, words)
            for one in season.groups[:MAX_GROUPS_LISTED]
        }
        ref = season_ref("league-standings", season)
        controls = [menu(ref, words.say("league-other-group"), labels, str(shown.group))]
    return card(parts, [*controls, *rows(*_links(words, page))])


def final_message(
    season: Season,
    words: Catalogue,
    page: str | None,
    pictures: Sequence[AttachedPicture] = (),
) -> Layout:
    """Announce the end of a season, with the standings of all groups as far as there is room."""
    parts = [
        f"### {_title(season, words)}",
        words.say("league-status-finished"),
        *_standings(season, season.groups, words, pictures),
        *_footnotes(season, words),
    ]
    return card(parts, rows(*_controls(season, words, page)))


def _listed_names(names: Sequence[str], words: Catalogue) -> str:
    """Return names as one list, as many as there is room for: "Alice, Bob … +148"."""
    ends = accumulate(len(name) + len(", ") for name in names)
    fitting = sum(end <= NAMES_LIMIT for end in ends)
    shown = words.format(plain(listed(names[:fitting])))
    return shown if fitting == len(names) else f"{shown} … +{len(names) - fitting}"


def _standings(
    season: Season,
    groups: Sequence[GroupStandings],
    words: Catalogue,
    pictures: Sequence[AttachedPicture],
) -> list[ui.Item[Any] | str]:
    """Return the pictures of groups, or else their standings in words."""
    if pictures:
        return [*galleries(pictures)]
    lines = []
    for group in groups:
        lines.append(f"**{escape(progress_line(season, group, words))}**")
        lines += [escape(line) for line in standings_lines(season, group, words)]
        reserves = [escape(line) for line in reserve_lines(season, group, words)]
        if reserves:
            lines += [words.say("league-reserves"), *reserves]
    return [truncate("\n".join(lines), LINES_LIMIT)]


def _footnotes(season: Season, words: Catalogue) -> list[str]:
    found = [small(words.say("league-rules"))]
    if season.seed is not None:
        found.append(small(words.say("league-seed", seed=season.seed)))
    return found


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


def started_message(season: Season, words: Catalogue, page: str | None) -> Layout:
    """Announce the groups of a league, or the first round of a cup, and until when they play."""
    if season.kind is SeasonKind.CUP:
        return round_message(season, words, page)
    parts = [
        f"### {_title(season, words)}",
        words.say("league-has-started"),
        _when(season, words),
    ]
    for group in season.groups:
        names = [escape(m.name) for m in season.members if m.group == group.group]
        people = _listed_names(names, words)
        name = group_name(season, group.group, words)
        parts.append(words.say("league-group-people", name=name, people=people))
    return card([truncate("\n".join(parts), LINES_LIMIT)], rows(*_controls(season, words, page)))


def round_message(season: Season, words: Catalogue, page: str | None) -> Layout:
    """Announce who meets in a cup's present round, or plays its final, and until when."""
    parts = [
        f"### {_title(season, words)}",
        words.say("cup-round-begins", round=round_name(season, season.round, words)),
        _when(season, words),
    ]
    for table in season.pods:
        names = [escape(season.name_of(person)) for person in table.people]
        people = _listed_names(names, words)
        name = words.say("cup-bye") if table.bye else words.say("league-table", number=table.number)
        parts.append(words.say("league-group-people", name=name, people=people))
    return card([truncate("\n".join(parts), LINES_LIMIT)], rows(*_controls(season, words, page)))


def notice_message(season: Season, words: Catalogue) -> Layout:
    """Tell those who still play when computer players finish their tables."""
    assert season.closes_at is not None
    notice = words.say("league-notice", when=format_dt(season.closes_at, "f"))
    people = season.still_playing
    whom = f"**{' '.join(map(mention, people))}**" if people else ""
    return note(f"### {_title(season, words)}", notice, whom)


def cancelled_message(season: Season, words: Catalogue) -> Layout:
    """Announce that a season was cancelled."""
    return note(words.say("league-is-cancelled", name=escape(season.name)))


def is_reserve(season: Season, user_id: str) -> bool:
    """Return whether a user is a reserve of a season, and has not left it."""
    return any(member.user_id == user_id for member in season.reserves)
