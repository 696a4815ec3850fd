"""The message of a lobby: players, options and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import LABEL_LIMIT, ControlId, PressSelect, button, rows, select
from bot.discord_ui.common.layout import Layout, card, link_button, mention, note, small
from bot.presentation.texts import Localizer, message_localizer, truncate
from bot.presentation.time_control import (
    OPTION_LABEL_LIMIT,
    pauses_text,
    suggested,
    time_control_label,
)
from bot.presentation.timeout_policy import empty_seat_text, timeout_policy_line
from bot.tables.domain.table import COLOURS, Ending, Occupant, SeatView, Status, Table
from bot.tables.domain.time_control import NO_CLOCK, PAUSE_OPTIONS, time_control_named
from bot.tables.domain.timeout_policy import EMPTY_SEAT_DEFAULTS
from engine.core import Game, Option, Seat, game, say
from engine.core.words.catalogue import LANGUAGES
from engine.players.strengths import STRENGTHS

DEALT = "dealt"
"""Menu value for a colour that is given at the start."""


def lobby_message(table: Table) -> Layout:
    """Show the lobby, open or closed, in the channel's language."""
    rules = game(table.game)
    localizer = message_localizer(table.language, table.game, table.names)
    title = f"### {localizer.say('lobby-title', game=rules.words.title, table=str(table.id))}"
    if table.status is Status.CANCELLED:
        return card([f"{title}\n{_invitation(table, localizer)}"])  # nobody sits there any more
    parts = [
        f"{title}\n{_essentials(table, localizer)}",
        "\n".join(
            [
                *(_seat_line(seat, localizer) for seat in table.seats),
                *_options(rules, table, localizer),
            ]
        ),
        _looking(table, localizer),
        _small_print(table, localizer),
    ]
    controls = _controls(table, rules, localizer) if table.status is Status.LOBBY else []
    return card(parts, controls)


def rematch_message(table: Table, players: Sequence[str]) -> Layout:
    """Invite the other players of the previous game to a rematch."""
    localizer = message_localizer(table.language, table.game, table.names)
    who = f"**{localizer.words.people([mention(user) for user in players])}**"
    text = localizer.say("rematch-invitation", host=Seat(0), who=who, table=str(table.id))
    return note(text, controls=link_button(table, localizer.say("panel-to-table")))


def _looking(table: Table, localizer: Localizer) -> str:
    if not table.public or table.status is not Status.LOBBY:
        return ""
    called = [] if table.ping is None else [f"<@&{table.ping}>"]
    return " ".join([*called, localizer.say("lobby-public")])


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


def _options(rules: Game[Any], table: Table, localizer: Localizer) -> list[str]:
    options = [_option(rules, option, table, localizer) for option in rules.options]
    return [localizer.dots(options)] if options else []


def _option(rules: Game[Any], option: Option, table: Table, localizer: Localizer) -> str:
    return _option_set(rules, option, table.options.get(option.name, option.values[0]), localizer)


def _option_set(rules: Game[Any], option: Option, value: str, localizer: Localizer) -> str:
    return localizer.say(
        "lobby-option", name=option_text(rules, option), value=option_text(rules, option, value)
    )


def _small_print(table: Table, localizer: Localizer) -> str:
    """Return what a player accepts by joining: timeout policy, computer players, hints, seed."""
    lines = [localizer.format(timeout_policy_line(table))]
    if not table.computer_players:
        lines.append(localizer.say("lobby-computers-forbidden"))
    lines.append(localizer.say("lobby-hints-yes" if table.hints else "lobby-hints-no"))
    lines.append(localizer.say("lobby-chance", hash=table.seed_hash))
    return "\n".join(map(small, lines))


def option_text(rules: Game[Any], option: Option, value: str | None = None) -> Any:
    """Return the text of an option, or of one of its values."""
    key = f"option-{rules.name}-{option.name}"
    return say(key if value is None else f"{key}-{value}")


def _controls(table: Table, rules: Game[Any], localizer: Localizer) -> list[ui.ActionRow[Any]]:
    ready = len(table.seats) >= table.min_seats
    full = len(table.people) >= table.max_seats
    buttons = [
        button(ControlId("join", table.id), localizer.say("lobby-join"), _SUCCESS, disabled=full),
        button(ControlId("leave", table.id), localizer.say("lobby-leave")),
        button(
            ControlId("start", table.id), localizer.say("lobby-start"), _PRIMARY, disabled=not ready
        ),
        button(ControlId("cancel", table.id), localizer.say("lobby-cancel")),
    ]
    if rules.teaching.guide:
        buttons.append(button(ControlId("guide", 0, 0, rules.name), localizer.say("guide-open")))
    buttons.append(button(ControlId("time-rules", table.id), localizer.say("lobby-time")))
    menus = [ui.ActionRow(_colour_menu(table, localizer))]
    menus += [
        ui.ActionRow(_option_menu(table, rules, option, localizer)) for option in rules.options
    ]
    menus.append(ui.ActionRow(_time_control_menu(table, localizer)))
    if time_control_named(table.time_control) is not None:
        menus.append(ui.ActionRow(_pauses_menu(table, localizer)))
    menus.append(ui.ActionRow(_empty_seat_menu(table, localizer)))
    menus.append(ui.ActionRow(_language_menu(table, localizer)))
    menus.append(ui.ActionRow(computers_menu(table, localizer)))
    menus.append(ui.ActionRow(hints_menu(table, localizer)))
    return [*rows(*buttons), *menus]


_SUCCESS, _PRIMARY = discord.ButtonStyle.success, discord.ButtonStyle.primary


def _colour_menu(table: Table, localizer: Localizer) -> Any:
    taken = {seat.colour for seat in table.seats}
    available = [colour for colour in COLOURS if colour not in taken]
    options = [
        discord.SelectOption(label=localizer.say(f"colour-{colour}"), value=colour)
        for colour in (DEALT, *available)
    ]
    return select(ControlId("colour", table.id), localizer.say("lobby-your-colour"), options)


def _option_menu(table: Table, rules: Game[Any], option: Option, localizer: Localizer) -> Any:
    chosen = table.options.get(option.name, option.values[0])
    options = [
        discord.SelectOption(
            label=truncate(_option_set(rules, option, value, localizer), OPTION_LABEL_LIMIT),
            value=f"{option.name}={value}",
            default=value == chosen,
        )
        for value in option.values
    ]
    name = localizer.format(option_text(rules, option))
    return select(ControlId("option", table.id, 0, option.name), name, options)


def _time_control_menu(table: Table, localizer: Localizer) -> Any:
    chosen = table.time_control or NO_CLOCK
    options = [
        discord.SelectOption(
            label=truncate(
                localizer.say("lobby-set-time-control", time_control=label), OPTION_LABEL_LIMIT
            ),
            value=word,
            default=word == chosen,
        )
        for label, word in suggested(chosen, localizer.words)
    ]
    return select(
        ControlId("time-control", table.id), localizer.say("lobby-choose-time-control"), options
    )


def _pauses_menu(table: Table, localizer: Localizer) -> Any:
    chosen = table.pauses or next(iter(PAUSE_OPTIONS))
    options = [
        discord.SelectOption(
            label=truncate(localizer.format(pauses_text(word)), OPTION_LABEL_LIMIT),
            value=word,
            default=word == chosen,
        )
        for word in PAUSE_OPTIONS
    ]
    return select(ControlId("pauses", table.id), localizer.say("lobby-choose-pauses"), options)


def _empty_seat_menu(table: Table, localizer: Localizer) -> Any:
    chosen = table.empty_seat_default or EMPTY_SEAT_DEFAULTS[0]
    offered = [
        word for word in EMPTY_SEAT_DEFAULTS if table.computer_players or word not in STRENGTHS
    ]
    options = [
        discord.SelectOption(
            label=truncate(
                localizer.say("lobby-set-empty-seat", usual=empty_seat_text(word)),
                OPTION_LABEL_LIMIT,
            ),
            value=word,
            default=word == chosen,
        )
        for word in offered
    ]
    return select(
        ControlId("empty-seat", table.id), localizer.say("lobby-choose-empty-seat"), options
    )


def _language_menu(table: Table, localizer: Localizer) -> Any:
    options = [
        discord.SelectOption(
            label=localizer.say("lobby-set-language", language=say(f"language-{tag}")),
            value=tag,
            default=tag == table.language,
        )
        for tag in LANGUAGES
    ]
    return select(ControlId("language", table.id), localizer.say("lobby-language"), options)


ADD, AWAY, ALLOW, FORBID = "add", "away", "allow", "forbid"
YES, NO = "yes", "no"


def computers_menu(table: Table, localizer: Localizer) -> PressSelect:
    """Return the menu that adds, removes, allows and forbids computer players."""
    options = [_menu_option(*line) for line in _lines(table, localizer)]
    return select(ControlId("computers", table.id), localizer.say("lobby-computers"), options)


def _lines(table: Table, localizer: Localizer) -> Iterator[tuple[str, str, str | None]]:
    if not table.computer_players:
        yield localizer.say("lobby-computers-allow"), ALLOW, None
        return
    for word in STRENGTHS if len(table.seats) < table.max_seats else ():
        strength = say(f"strength-{word}")
        about = localizer.say(f"lobby-computer-{word}")
        yield localizer.say("lobby-computer-add", strength=strength), f"{ADD} {word}", about
    for seat in table.seats:
        if seat.occupant is Occupant.COMPUTER:
            label = localizer.say("lobby-computer-remove", who=Seat(seat.seat))
            yield label, f"{AWAY} {seat.user_id}", None
    yield localizer.say("lobby-computers-forbid"), FORBID, None


def _menu_option(label: str, value: str, about: str | None) -> discord.SelectOption:
    return discord.SelectOption(label=truncate(label, LABEL_LIMIT), value=value, description=about)


def hints_menu(table: Table, localizer: Localizer) -> PressSelect:
    """Return the menu that allows or forbids hints."""
    options = [
        discord.SelectOption(
            label=truncate(localizer.say(f"lobby-hints-{word}"), LABEL_LIMIT),
            value=word,
            default=table.hints is (word == YES),
        )
        for word in (YES, NO)
    ]
    return select(ControlId("hints", table.id), localizer.say("lobby-choose-hints"), options)
