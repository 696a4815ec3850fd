"""The message of a table that has not begun: who is in, how it will be played, and its buttons."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord_ui.kit.control_ids import Ref, button, rows, select
from bot.discord_ui.kit.layout import Layout, card, small
from bot.discord_ui.opponents.menus import help_menu, opponents_menu
from bot.tables.house_rules import USUALS
from bot.tables.models import COLOURS, Ending, SeatView, Status, Table
from bot.tables.timing.paces import NO_CLOCK, pace_called
from bot.tables.timing.pauses import PAUSES
from bot.telling.house_rules import house_line, vacant_text
from bot.telling.names import cut
from bot.telling.paces import LABEL, pace_text, pauses_text, suggested
from bot.telling.voice import Voice, voice_in_message
from engine.core import Game, Option, Seat, game
from engine.core.text import LANGUAGES, say
from engine.players.port import STRENGTHS

DEALT = "dealt"
"""The menu's word for a colour that is dealt at the start."""


def lobby_message(table: Table) -> Layout:
    """The lobby, open or closed, in the language of the channel."""
    rules = game(table.game)
    voice = voice_in_message(table.language, table.game, table.names)
    parts = [
        f"### {voice.say('lobby-title', game=rules.words.title, table=str(table.id))}",
        _invitation(table, voice),
    ]
    if table.status is Status.CANCELLED:
        return card(parts)  # nobody sits there, and nothing is to come
    parts += [
        "\n".join(_seat_line(seat, voice) for seat in table.seats),
        "\n".join(_option_line(rules, option, table, voice) for option in rules.options),
        _pace_lines(table, voice),
        _looking(table, voice),
        _house_lines(table, voice),
        small(voice.say("lobby-chance", hash=table.seed_hash)),
    ]
    controls = _controls(table, rules, voice) if table.status is Status.LOBBY else []
    return card(parts, controls)


def _looking(table: Table, voice: Voice) -> str:
    if not table.looking or table.status is not Status.LOBBY:
        return ""
    called = [] if table.ping is None else [f"<@&{table.ping}>"]
    return " ".join([*called, voice.say("lobby-looking")])


def _invitation(table: Table, voice: Voice) -> str:
    if table.status is Status.CANCELLED:
        lapsed = table.ending is Ending.LAPSED
        return voice.say("lobby-lapsed" if lapsed else "lobby-cancelled")
    if table.status is not Status.LOBBY:
        return voice.say("lobby-begun")
    figures = {"seated": len(table.seats), "most": table.max_seats}
    if table.min_seats == table.max_seats:
        return voice.say("lobby-open-fixed", **figures)
    return voice.say("lobby-open", least=table.min_seats, **figures)


def _seat_line(seat: SeatView, voice: Voice) -> str:
    colour = voice.say(f"colour-{seat.colour or 'open'}")
    if seat.strength is not None:
        strength = say(f"strength-{seat.strength}")
        who = Seat(seat.seat)
        return voice.say("lobby-seat-opponent", who=who, strength=strength, colour=colour)
    return voice.say("lobby-seat", who=Seat(seat.seat), colour=colour)


def _option_line(rules: Game[Any], option: Option, table: Table, voice: Voice) -> str:
    value = table.options.get(option.name, option.values[0])
    return voice.say(
        "lobby-option", name=option_text(rules, option), value=option_text(rules, option, value)
    )


def _pace_lines(table: Table, voice: Voice) -> str:
    """How fast it is played, and the rules of the house in a line."""
    lines = (
        voice.say("lobby-pace", pace=pace_text(table.pace)),
        voice.format(house_line(table)),
        voice.say("lobby-vacant", usual=vacant_text(table.vacant)),
    )
    return "\n".join(lines)


def _house_lines(table: Table, voice: Voice) -> str:
    """What the house does here besides dealing: opponents and hints."""
    lines = [] if table.opponents else [voice.say("lobby-opponents-forbidden")]
    return "\n".join([*lines, voice.say("lobby-help-yes" if table.help else "lobby-help-no")])


def option_text(rules: Game[Any], option: Option, value: str | None = None) -> Any:
    """The text of an option, or of one of its values."""
    key = f"option-{rules.name}-{option.name}"
    return say(key if value is None else f"{key}-{value}")


def _controls(table: Table, rules: Game[Any], voice: Voice) -> list[ui.ActionRow[Any]]:
    ready = len(table.seats) >= table.min_seats
    full = len(table.people) >= table.max_seats
    buttons = [
        button(Ref("join", table.id), voice.say("lobby-join"), _SUCCESS, disabled=full),
        button(Ref("leave", table.id), voice.say("lobby-leave")),
        button(Ref("start", table.id), voice.say("lobby-start"), _PRIMARY, disabled=not ready),
        button(Ref("cancel", table.id), voice.say("lobby-cancel")),
    ]
    if rules.teaching.guide:
        buttons.append(button(Ref("guide", 0, 0, rules.name), voice.say("guide-open")))
    menus = [ui.ActionRow(_colour_menu(table, voice))]
    menus += [ui.ActionRow(_option_menu(table, rules, option, voice)) for option in rules.options]
    menus.append(ui.ActionRow(_pace_menu(table, voice)))
    if pace_called(table.pace) is not None:
        menus.append(ui.ActionRow(_pauses_menu(table, voice)))
    menus.append(ui.ActionRow(_vacant_menu(table, voice)))
    menus.append(ui.ActionRow(_language_menu(table, voice)))
    menus.append(ui.ActionRow(opponents_menu(table, voice)))
    menus.append(ui.ActionRow(help_menu(table, voice)))
    return [*rows(*buttons), *menus]


_SUCCESS, _PRIMARY = discord.ButtonStyle.success, discord.ButtonStyle.primary


def _colour_menu(table: Table, voice: Voice) -> Any:
    taken = {seat.colour for seat in table.seats}
    free = [colour for colour in COLOURS if colour not in taken]
    options = [
        discord.SelectOption(label=voice.say(f"colour-{colour}"), value=colour)
        for colour in (DEALT, *free)
    ]
    return select(Ref("colour", table.id), voice.say("lobby-your-colour"), options)


def _option_menu(table: Table, rules: Game[Any], option: Option, voice: Voice) -> Any:
    chosen = table.options.get(option.name, option.values[0])
    options = [
        discord.SelectOption(
            label=voice.format(option_text(rules, option, value)),
            value=f"{option.name}={value}",
            default=value == chosen,
        )
        for value in option.values
    ]
    name = voice.format(option_text(rules, option))
    return select(Ref("option", table.id, 0, option.name), name, options)


def _pace_menu(table: Table, voice: Voice) -> Any:
    chosen = table.pace or NO_CLOCK
    options = [
        discord.SelectOption(label=label, value=word, default=word == chosen)
        for label, word in suggested(chosen, voice.words)
    ]
    return select(Ref("pace", table.id), voice.say("lobby-choose-pace"), options)


def _pauses_menu(table: Table, voice: Voice) -> Any:
    chosen = table.pauses or next(iter(PAUSES))
    options = [
        discord.SelectOption(
            label=cut(voice.format(pauses_text(word)), LABEL), value=word, default=word == chosen
        )
        for word in PAUSES
    ]
    return select(Ref("pauses", table.id), voice.say("lobby-choose-pauses"), options)


def _vacant_menu(table: Table, voice: Voice) -> Any:
    chosen = table.vacant or USUALS[0]
    offered = [word for word in USUALS if table.opponents or word not in STRENGTHS]
    options = [
        discord.SelectOption(
            label=cut(voice.format(vacant_text(word)), LABEL), value=word, default=word == chosen
        )
        for word in offered
    ]
    return select(Ref("vacant", table.id), voice.say("lobby-choose-vacant"), options)


def _language_menu(table: Table, voice: Voice) -> Any:
    options = [
        discord.SelectOption(
            label=voice.say(f"language-{tag}"), value=tag, default=tag == table.language
        )
        for tag in LANGUAGES
    ]
    return select(Ref("language", table.id), voice.say("lobby-language"), options)
