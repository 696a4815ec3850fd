"""The settings of a lobby, which open privately: everything beside the players."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    is_on_public,
    localizer_for,
    person_of,
)
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.lobby.guests import guests_button
from bot.discord_ui.lobby.view import DEALT, option_set, option_text, shown_line
from bot.presentation.texts import Localizer
from bot.presentation.time_control import (
    empty_seat_text,
    matching_time_controls,
    pauses_text,
    time_control_text,
)
from bot.tables.domain.table import COLOURS, Occupant, Table
from bot.tables.domain.time_control import NO_CLOCK, PAUSE_OPTIONS, time_control_named
from bot.tables.domain.timeout_policy import EMPTY_SEAT_DEFAULTS
from engine.core import Seat, Text, game, say
from engine.core.words.catalogue import OFFERED_LANGUAGES
from engine.players.strengths import STRENGTHS

ADD, AWAY, ALLOW, FORBID = "add", "away", "allow", "forbid"
YES, NO = "yes", "no"


def table_settings(table: Table, localizer: Localizer, user: str, *, decides: bool) -> Layout:
    """Show a lobby's settings privately: all menus if the user ``decides``, else their colour."""
    title = localizer.say("lobby-settings-title", table=str(table.id))
    lines = [f"- {localizer.format(line)}" for line in _settings_lines(table)]
    menus = [_colour_menu(table, localizer)] if table.seat_of(user) is not None else []
    own = []
    if decides:
        menus += _menus(table, localizer)
        own.append(guests_button(table, localizer.words))
        own.append(button(ControlId("host-line", table.id), localizer.say("host-line-open")))
        own.append(button(ControlId("cancel", table.id), localizer.say("lobby-cancel")))
    time_rules = button(ControlId("time-rules", table.id), localizer.say("lobby-time"))
    whose = "" if decides else small(localizer.say("lobby-settings-host", host=_host(table)))
    return note(f"### {title}", *lines, whose, controls=[*menus, *rows(time_rules, *own)])


def _settings_lines(table: Table) -> list[Text]:
    lines = [say("lobby-time-control", time_control=time_control_text(table.time_control))]
    if time_control_named(table.time_control) is not None:
        lines.append(pauses_text(table.pauses))
    lines.append(say("lobby-empty-seat", usual=empty_seat_text(table.empty_seat_default)))
    if not table.computer_players:
        lines.append(say("lobby-computers-forbidden"))
    lines.append(say("lobby-rated-yes" if table.rated else "lobby-rated-no"))
    if not table.rated:
        lines.append(say("lobby-hints-yes" if table.hints else "lobby-hints-no"))
    if table.host_line:
        lines.append(say("host-line-shown", line=shown_line(table)))
    return lines


def _host(table: Table) -> Seat:
    return Seat(next((seat.seat for seat in table.seats if seat.user_id == table.host_id), 0))


async def show_settings(interaction: Interaction, table: Table) -> None:
    """Show a lobby's settings to the user, also after each change that they have made there."""
    localizer, person = localizer_for(interaction, table), person_of(interaction)
    decides = person.id == table.host_id or person.manages
    view = table_settings(table, localizer, person.id, decides=decides)
    await answer(interaction, view)


async def show_changed(interaction: Interaction, table: Table) -> None:
    """Show private settings again after a change; a public lobby shows the change itself."""
    if not is_on_public(interaction):
        await show_settings(interaction, table)


def _menus(table: Table, localizer: Localizer) -> list[ui.ActionRow[Any]]:
    rules, menus = game(table.game), []
    for option in rules.options:
        labels = {
            f"{option.name}={value}": option_set(rules, option, value, localizer)
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
    menus.append(_yes_no_menu("rated", table, localizer, yes=table.rated))
    if not table.rated:
        menus.append(_yes_no_menu("hints", table, localizer, yes=table.hints))
    return menus


def _yes_no_menu(
    setting: str, table: Table, localizer: Localizer, *, yes: bool
) -> ui.ActionRow[Any]:
    labels = {word: localizer.say(f"lobby-{setting}-{word}") for word in (YES, NO)}
    title, chosen = localizer.say(f"lobby-choose-{setting}"), YES if yes else NO
    return menu(ControlId(setting, table.id), title, labels, chosen)


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
