"""The message of a lobby: players, options and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.layout import Layout, card, link_row, note, small
from bot.presentation.texts import Localizer, escape, mention, table_localizer, tidy
from bot.presentation.time_control import (
    time_control_label,
)
from bot.tables.domain.options import MAX_HOST_LINE
from bot.tables.domain.table import Ending, InvitationStatus, SeatView, Status, Table
from bot.tables.domain.time_control import NO_CLOCK
from engine.core import Game, Option, Seat, Text, game, say

DEALT = "dealt"
"""Menu value for a colour that is given at the start."""


def lobby_message(table: Table) -> Layout:
    """Show the lobby, open or closed, in the channel's language."""
    rules, localizer = game(table.game), table_localizer(table)
    title = f"### {localizer.say('lobby-title', game=rules.words.title, table=str(table.id))}"
    if table.status is Status.CANCELLED:
        return card([f"{title}\n{_invitation(table, localizer)}"])  # nobody sits there any more
    seats = [_seat_line(seat, localizer) for seat in table.seats]
    options = [
        option_set(rules, option, table.options[option.name], localizer)
        for option in rules.options
        if table.options.get(option.name, option.values[0]) != option.values[0]
    ]
    parts = [
        f"{title}\n{_essentials(table, localizer)}",
        "\n".join([*seats, *([localizer.dots(options)] if options else [])]),
        _host_line(table, localizer),
        _public_line(table, localizer),
        _guest_line(table, localizer),
        _missing_line(table, localizer),
    ]
    controls = []
    if table.status is Status.LOBBY:
        controls = _buttons(table, rules, localizer)
    return card(parts, controls)


def rematch_message(table: Table, players: Sequence[str]) -> Layout:
    """Invite the other players of the previous game to a rematch."""
    localizer = table_localizer(table)
    who = f"**{localizer.words.people([mention(user) for user in players])}**"
    text = localizer.say("rematch-invitation", host=Seat(0), who=who, table=str(table.id))
    return note(text, controls=link_row(table, localizer.say("panel-to-table")))


def shown_line(table: Table) -> str:
    """Return the host's line, harmless in a message; empty if there is none."""
    return escape(tidy(table.host_line, MAX_HOST_LINE)) if table.host_line else ""


def _host_line(table: Table, localizer: Localizer) -> str:
    if not table.host_line or table.status is not Status.LOBBY:
        return ""
    return localizer.say("host-line-shown", line=shown_line(table))


def _public_line(table: Table, localizer: Localizer) -> str:
    if not table.public or table.status is not Status.LOBBY:
        return ""
    role = "" if table.ping is None else f"<@&{table.ping}> "
    return role + localizer.say("lobby-public")


def _guest_line(table: Table, localizer: Localizer) -> str:
    """Return the lobby's lines about guests; empty if everyone may join and nobody is invited."""
    lines = [localizer.say("guests-lobby-only")] if table.invite_only else []
    for status in (InvitationStatus.OPEN, InvitationStatus.DECLINED):
        if guests := [guest.name for guest in table.guests if guest.status is status]:
            names = localizer.words.people(guests)
            lines.append(localizer.say(f"guests-lobby-{status}", who=names))
    return "\n".join(lines)


def _invitation(table: Table, localizer: Localizer) -> str:
    if table.status is Status.CANCELLED:
        expired = table.ending is Ending.EXPIRED
        return localizer.say("lobby-expired" if expired else "lobby-cancelled")
    if table.status is not Status.LOBBY:
        return localizer.say("lobby-started")
    figures = {"seated": len(table.seats), "most": table.max_seats}
    if table.min_seats == table.max_seats:
        return localizer.say("lobby-open-fixed", **figures)
    return localizer.say("lobby-open", least=table.min_seats, **figures)


def _essentials(table: Table, localizer: Localizer) -> str:
    parts = [
        _invitation(table, localizer),
        time_control_label(table.time_control or NO_CLOCK, localizer.words),
        *([localizer.say("lobby-rated")] if table.rated else []),
    ]
    return localizer.dots(parts) if table.status is Status.LOBBY else "\n".join(parts)


def _seat_line(seat: SeatView, localizer: Localizer) -> str:
    colour = localizer.say(f"colour-{seat.colour or 'open'}")
    if seat.strength is not None:
        strength = say(f"strength-{seat.strength}")
        who = Seat(seat.seat)
        return localizer.say("lobby-seat-computer", who=who, strength=strength, colour=colour)
    return localizer.say("lobby-seat", who=Seat(seat.seat), colour=colour)


def option_set(rules: Game[Any], option: Option, value: str, localizer: Localizer) -> str:
    """Return an option with a value: "Royal favours: Favour table"."""
    name, shown_value = option_text(rules, option), option_text(rules, option, value)
    return localizer.say("lobby-option", name=name, value=shown_value)


def _missing_line(table: Table, localizer: Localizer) -> str:
    """Say why the game cannot start yet, if so, and what to do."""
    missing = table.min_seats - len(table.seats)
    if table.status is not Status.LOBBY or missing <= 0:
        return ""
    key = "lobby-missing" if table.computer_players else "lobby-missing-people"
    return small(localizer.say(key, count=missing))


def option_text(rules: Game[Any], option: Option, value: str | None = None) -> Text:
    """Return the text of an option, or of one of its values."""
    key = f"option-{rules.name}-{option.name}"
    return say(key if value is None else f"{key}-{value}")


def _buttons(table: Table, rules: Game[Any], localizer: Localizer) -> list[ui.ActionRow[Any]]:
    """Return the buttons; the blue one begins the game with those who are here."""
    full = len(table.people) >= table.max_seats
    ready = len(table.seats) >= table.min_seats
    join, leave, start, alone, settings = (
        ControlId(act, table.id)
        for act in ("join", "leave", "start", "start-alone", "table-settings")
    )
    blue = discord.ButtonStyle.primary
    buttons = [
        button(join, localizer.say("lobby-join"), disabled=full),
        button(leave, localizer.say("lobby-leave")),
        button(start, localizer.say("lobby-start"), blue, disabled=not ready),
    ]
    if table.computer_players:
        style = discord.ButtonStyle.secondary if ready else blue
        buttons.append(button(alone, localizer.say("lobby-start-alone"), style))
    buttons.append(button(settings, localizer.say("lobby-settings")))
    if rules.hosting.teaching.guide:
        buttons.append(button(ControlId("guide", 0, 0, rules.name), localizer.say("guide-open")))
    return rows(*buttons)
