"""The lobby's menus of opponents and of hints."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.discord_ui.common.buttons import LABEL_LIMIT, PressSelect, select
from bot.discord_ui.common.control_ids import ControlId
from bot.presentation.localizer import Localizer
from bot.presentation.truncate import truncate
from bot.tables.domain.table import Occupant, Table
from engine.core import Seat, say
from engine.players.strengths import STRENGTHS

ADD, AWAY, ALLOW, FORBID = "add", "away", "allow", "forbid"
YES, NO = "yes", "no"


def opponents_menu(table: Table, voice: Localizer) -> PressSelect:
    """Opponents to be added and taken away, and whether there may be any."""
    options = [_option(*line) for line in _lines(table, voice)]
    return select(ControlId("opponents", table.id), voice.say("lobby-opponents"), options)


def _lines(table: Table, voice: Localizer) -> Iterator[tuple[str, str, str | None]]:
    """Each line's label, its value, and what is said below it."""
    if not table.opponents:
        yield voice.say("lobby-opponents-allow"), ALLOW, None
        return
    for word in STRENGTHS if len(table.seats) < table.max_seats else ():
        strength = say(f"strength-{word}")
        about = voice.say(f"lobby-opponent-{word}")
        yield voice.say("lobby-opponent-add", strength=strength), f"{ADD} {word}", about
    for seat in table.seats:
        if seat.occupant is Occupant.OPPONENT:
            label = voice.say("lobby-opponent-away", who=Seat(seat.seat))
            yield label, f"{AWAY} {seat.user_id}", None
    yield voice.say("lobby-opponents-forbid"), FORBID, None


def _option(label: str, value: str, about: str | None) -> discord.SelectOption:
    return discord.SelectOption(label=truncate(label, LABEL_LIMIT), value=value, description=about)


def help_menu(table: Table, voice: Localizer) -> PressSelect:
    """Whether players may ask for hints."""
    options = [
        discord.SelectOption(
            label=truncate(voice.say(f"lobby-help-{word}"), LABEL_LIMIT),
            value=word,
            default=table.help is (word == YES),
        )
        for word in (YES, NO)
    ]
    return select(ControlId("help", table.id), voice.say("lobby-choose-help"), options)
