"""A review as messages: the whole game, and one move of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import LABEL_LIMIT, button, rows, select
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import PICTURE, Layout, album, card, gallery, small
from bot.discord_ui.history.message import page_buttons, where
from bot.discord_ui.play.turn_message import accent, seat_accent
from bot.discord_ui.review.mistakes import ToldSwing, chances_line, percent, share
from bot.presentation.alt_text import LIMIT as ALT_LIMIT
from bot.presentation.localizer import Localizer
from bot.presentation.text_board import in_words
from bot.presentation.truncate import truncate
from bot.presentation.turn_text import TurnText
from bot.tables.history.steps import Step
from engine.core import Seat
from engine.players.review import Review

CHART = "chances.png"
SWING_LIMIT = 500
BY_SWING = 9
"""Where an id has a sequence: a menu that leads to moves, as no button of the message does."""
ALT_POINTS = 12
WORDS_LIMIT = 1500


def overview_message(
    spoken: TurnText, found: Review, told: Sequence[ToldSwing], *, picture: bool
) -> Layout:
    """How chances went, how well everybody chose, and what cost most."""
    voice, table = spoken.message, spoken.table
    game = voice.format(spoken.turn.game.words.title)
    parts: list[ui.Item[Any] | str] = [f"### {voice.dots((game, voice.say('review-title')))}"]
    alt = chart_alt(spoken.label if picture else voice, found)
    parts.append(gallery(alt, CHART) if picture else alt)
    parts.append(_accuracy(voice, found, len(table.seats)))
    parts.append(_swings(voice, told))
    parts.append(small(voice.say("review-about")))
    label = spoken.label
    made = [
        button(ControlId("rstep", table.id, 0, "1"), label.say("review-steps")),
        button(ControlId("rfile", table.id), label.say("review-export")),
    ]
    return card(parts, [*_menu(table.id, label, told), *rows(*made)], accent(spoken))


def _accuracy(voice: Localizer, found: Review, seats: int) -> str:
    lines = [voice.say("review-accuracy")]
    for seat in range(seats):
        part = found.accuracy(seat)
        if part is not None:
            accuracy = voice.say("review-chance", who=Seat(seat), share=f"{percent(part)}%")
            lines.append(f"- {accuracy}")
    return "\n".join(lines)


def _swings(voice: Localizer, told: Sequence[ToldSwing]) -> str:
    if not told:
        return voice.say("review-swings-none")
    lines = [truncate(one.sentence, SWING_LIMIT) for one in told]
    return "\n".join([voice.say("review-swings"), *lines])


def _menu(table: int, voice: Localizer, told: Sequence[ToldSwing]) -> list[ui.ActionRow[Any]]:
    """Leads to the costly moves."""
    if not told:
        return []
    options = [
        discord.SelectOption(
            label=truncate(
                voice.say("review-swing-option", move=one.move, who=one.who, cost=one.cost),
                LABEL_LIMIT,
            ),
            value=str(one.move),
        )
        for one in told
    ]
    ref = ControlId("rstep", table, BY_SWING)
    return [ui.ActionRow(select(ref, voice.say("review-to-swing"), options))]


def chart_alt(voice: Localizer, found: Review) -> str:
    """Everybody's chances at a dozen moments, for those who cannot see the chart."""
    chances = found.chances
    pitch = max(1, -(-len(chances) // ALT_POINTS))
    shown = [*chances[:-1:pitch], chances[-1]]
    lines = [voice.say("review-alt")]
    for seat, each in enumerate(zip(*shown, strict=True)):
        points = ", ".join(str(percent(one)) for one in each)
        lines.append(voice.say("chart-alt-line", who=Seat(seat), points=points))
    return truncate("\n".join(lines), ALT_LIMIT)


def step_message(
    step: Step,
    spoken: TurnText,
    found: Review,
    story: str,
    swing: ToldSwing | None,
    *,
    whole: Localizer,
    picture: bool,
) -> Layout:
    """The board after a move beside the chart, everybody's chances, and what the move was worth.

    The chart tells of the ``whole`` game, and names whoever has played a seat.
    """
    table, voice, seat = spoken.table, spoken.message, step.entry.seat
    parts: list[ui.Item[Any] | str] = [f"### {spoken.headline()}"]
    if picture:
        alt = truncate(f"{spoken.headline()}\n{story}", ALT_LIMIT)
        parts.append(album((alt, PICTURE), (chart_alt(whole, found), CHART)))
    parts += [story, chances_line(voice, found.chances[step.number])]
    if swing is not None:
        parts.append(truncate(swing.sentence, SWING_LIMIT))
    elif step.number and (one := found.evaluations[step.number - 1]).value_best:
        parts.append(
            voice.say(
                "review-kept", share=share(voice, min(1.0, one.value_played / one.value_best))
            )
        )
    if not picture:
        parts.append(in_words(spoken, "", WORDS_LIMIT))
    parts.append(small(where(step, voice)))
    label = spoken.label
    more = [
        button(ControlId("review", table.id), label.say("panel-review")),
        button(
            ControlId("whatif", table.id, 0, str(max(0, step.number - 1))), label.say("review-try")
        ),
    ]
    controls = [*rows(*page_buttons(step, table, label, "rstep")), *rows(*more)]
    return card(parts, controls, None if seat is None else seat_accent(table, seat))
