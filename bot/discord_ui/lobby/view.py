"""The message of a lobby: players, options and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.layout import Layout, card, link_row, note, small
from bot.presentation.texts import Localizer, mention, table_localizer
from bot.presentation.time_control import (
    empty_seat_text,
    matching_time_controls,
    pauses_text,
    time_control_label,
    timeout_policy_line,
)
from bot.tables.domain.table import (
    COLOURS,
    Ending,
    InvitationStatus,
    Occupant,
    SeatView,
    Status,
    Table,
)
from bot.tables.domain.time_control import NO_CLOCK, PAUSE_OPTIONS, time_control_named
from bot.tables.domain.timeout_policy import EMPTY_SEAT_DEFAULTS
from engine.core import Game, Option, Seat, Text, game, say
from engine.core.words.catalogue import OFFERED_LANGUAGES
from engine.players.strengths import STRENGTHS

DEALT = "dealt"
"""Menu value for a colour that is given at the start."""


def lobby_message(table: Table) -> Layout:
    """Show the lobby, open or closed, in the channel's language."""
    rules, localizer = game(table.game), table_localizer(table)
    title = f"### {localizer.say('lobby-title', game=rules.words.title, table=str(table.id))}"
    if table.status is Status.CANCELLED:
        return card([f"{title}\n{_invitation(table, localizer)}"])  # nobody sits there any more
    seats = [_seat_line(seat, localizer) for seat in table.seats]
    chosen = {option.name: option.values[0] for option in rules.options} | {**table.options}
    options = [_option_set(rules, o, chosen[o.name], localizer) for o in rules.options]
    parts = [
        f"{title}\n{_essentials(table, localizer)}",
        "\n".join([*seats, *([localizer.dots(options)] if options else [])]),
        _public_line(table, localizer),
        _guest_line(table, localizer),
        _small_print(table, localizer),
    ]
    controls = []
    if table.status is Status.LOBBY:
        controls = [*_buttons(table, rules, localizer), *_menus(table, rules, localizer)]
    return card(parts, controls)


def rematch_message(table: Table, players: Sequence[str]) -> Layout:
    """Invite the other players of the previous game to a rematch."""
    localizer = table_localizer(table)
    who = f"**{localizer.words.people([mention(user) for user in players])}**"
    text = localizer.say("rematch-invitation", host=Seat(0), who=who, table=str(table.id))
    return note(text, controls=link_row(table, localizer.say("panel-to-table")))


def _public_line(table: Table, localizer: Localizer) -> str:
    if not table.public or table.status is not Status.LOBBY:
        return ""
    role = "" if table.ping is None else f"<@&{table.ping}> "
    return role + localizer.say("lobby-public")


def _guest_line(table: Table, localizer: Localizer) -> str:
    """Return the lobby's line about guests; empty if everyone may join and nobody is invited."""
    invited = [guest for guest in table.guests if guest.status is InvitationStatus.OPEN]
    lines = [localizer.say("guests-lobby-only")] if table.invite_only else []
    if invited:
        names = localizer.words.people([guest.name for guest in invited])
        lines.append(localizer.say("guests-lobby", who=names))
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
    ]
    return localizer.dots(parts) if table.status is Status.LOBBY else "\n".join(parts)


def _seat_line(seat: SeatView, localizer: Localizer) -> str:
    colour = localizer.say(f"colour-{seat.colour or 'open'}")
    if seat.strength is not None:
        strength = say(f"strength-{seat.strength}")
        who = Seat(seat.seat)
        return localizer.say("lobby-seat-computer", who=who, strength=strength, colour=colour)
    return localizer.say("lobby-seat", who=Seat(seat.seat), colour=colour)


def _option_set(rules: Game[Any], option: Option, value: str, localizer: Localizer) -> str:
    name, shown_value = option_text(rules, option), option_text(rules, option, value)
    return localizer.say("lobby-option", name=name, value=shown_value)


def _small_print(table: Table, localizer: Localizer) -> str:
    """Return what a player accepts by joining: timeout policy, computer players, hints, seed."""
    lines = [localizer.format(timeout_policy_line(table))]
    if not table.computer_players:
        lines.append(localizer.say("lobby-computers-forbidden"))
    lines.append(localizer.say("lobby-hints-yes" if table.hints else "lobby-hints-no"))
    lines.append(localizer.say("lobby-chance", hash=table.seed_hash))
    return "\n".join(map(small, lines))


def option_text(rules: Game[Any], option: Option, value: str | None = None) -> Text:
    """Return the text of an option, or of one of its values."""
    key = f"option-{rules.name}-{option.name}"
    return say(key if value is None else f"{key}-{value}")


def _buttons(table: Table, rules: Game[Any], localizer: Localizer) -> list[ui.ActionRow[Any]]:
    full = len(table.people) >= table.max_seats
    ready = len(table.seats) >= table.min_seats
    join, leave, start, cancel, time_rules = (
        ControlId(act, table.id) for act in ("join", "leave", "start", "cancel", "time-rules")
    )
    green, blue = discord.ButtonStyle.success, discord.ButtonStyle.primary
    buttons = [
        button(join, localizer.say("lobby-join"), green, disabled=full),
        button(leave, localizer.say("lobby-leave")),
        button(start, localizer.say("lobby-start"), blue, disabled=not ready),
        button(cancel, localizer.say("lobby-cancel")),
    ]
    if rules.hosting.teaching.guide:
        buttons.append(button(ControlId("guide", 0, 0, rules.name), localizer.say("guide-open")))
    return rows(*buttons, button(time_rules, localizer.say("lobby-time")))


ADD, AWAY, ALLOW, FORBID = "add", "away", "allow", "forbid"
YES, NO = "yes", "no"


def _menus(table: Table, rules: Game[Any], localizer: Localizer) -> list[ui.ActionRow[Any]]:
    menus = [_colour_menu(table, localizer)]
    for option in rules.options:
        labels = {
            f"{option.name}={value}": _option_set(rules, option, value, localizer)
            for value in option.values
        }
        chosen = f"{option.name}={table.options.get(option.name, option.values[0])}"
        title = localizer.format(option_text(rules, option))
        menus.append(menu(ControlId("option", table.id, 0, option.name), title, labels, chosen))
    menus.append(_time_control_menu(table, localizer))
    if time_control_named(table.time_control) is not None:
        pauses = {word: localizer.format(pauses_text(word)) for word in PAUSE_OPTIONS}
        title, chosen = (
            localizer.say("lobby-choose-pauses"),
            table.pauses or next(iter(PAUSE_OPTIONS)),
        )
        menus.append(menu(ControlId("pauses", table.id), title, pauses, chosen))
    menus.append(_empty_seat_menu(table, localizer))
    languages = {
        tag: localizer.say("lobby-set-language", language=say(f"language-{tag}"))
        for tag in OFFERED_LANGUAGES
    }
    title = localizer.say("lobby-language")
    menus.append(menu(ControlId("language", table.id), title, languages, table.language))
    menus.append(_computers_menu(table, localizer))
    hints = {word: localizer.say(f"lobby-hints-{word}") for word in (YES, NO)}
    title, chosen = localizer.say("lobby-choose-hints"), YES if table.hints else NO
    return [*menus, menu(ControlId("hints", table.id), title, hints, chosen)]


def _colour_menu(table: Table, localizer: Localizer) -> ui.ActionRow[Any]:
    taken = {seat.colour for seat in table.seats}
    available = [colour for colour in COLOURS if colour not in taken]
    labels = {colour: localizer.say(f"colour-{colour}") for colour in (DEALT, *available)}
    return menu(ControlId("colour", table.id), localizer.say("lobby-your-colour"), labels)


def _time_control_menu(table: Table, localizer: Localizer) -> ui.ActionRow[Any]:
    chosen = table.time_control or NO_CLOCK
    labels = {
        word: localizer.say("lobby-set-time-control", time_control=label)
        for label, word in matching_time_controls(chosen, localizer.words)
    }
    title = localizer.say("lobby-choose-time-control")
    return menu(ControlId("time-control", table.id), title, labels, chosen)


def _empty_seat_menu(table: Table, localizer: Localizer) -> ui.ActionRow[Any]:
    chosen = table.empty_seat_default or EMPTY_SEAT_DEFAULTS[0]
    labels = {
        word: localizer.say("lobby-set-empty-seat", usual=empty_seat_text(word))
        for word in EMPTY_SEAT_DEFAULTS
        if table.computer_players or word not in STRENGTHS
    }
    title = localizer.say("lobby-choose-empty-seat")
    return menu(ControlId("empty-seat", table.id), title, labels, chosen)


def _computers_menu(table: Table, localizer: Localizer) -> ui.ActionRow[Any]:
    """Return the menu that adds, removes, allows and forbids computer players."""
    title, about = localizer.say("lobby-computers"), {}
    if not table.computer_players:
        labels = {ALLOW: localizer.say("lobby-computers-allow")}
        return menu(ControlId("computers", table.id), title, labels)
    labels = {}
    for word in STRENGTHS if len(table.seats) < table.max_seats else ():
        strength, value = say(f"strength-{word}"), f"{ADD} {word}"
        labels[value] = localizer.say("lobby-computer-add", strength=strength)
        about[value] = localizer.say(f"lobby-computer-{word}")
    for seat in table.seats:
        if seat.occupant is Occupant.COMPUTER:
            remove = localizer.say("lobby-computer-remove", who=Seat(seat.seat))
            labels[f"{AWAY} {seat.user_id}"] = remove
    labels[FORBID] = localizer.say("lobby-computers-forbid")
    return menu(ControlId("computers", table.id), title, labels, about=about)
