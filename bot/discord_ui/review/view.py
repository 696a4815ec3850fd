"""The messages of a review, with costly moves named as they were when they were made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.discord_ui.common.buttons import LABEL_LIMIT, ControlId, button, rows, select
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.discord_ui.history import page_buttons, where
from bot.discord_ui.play.turn_message import accent
from bot.presentation.choices import Candidate, candidates
from bot.presentation.reasons import aim_beside
from bot.presentation.text_board import in_words
from bot.presentation.texts import Localizer, columns, escape, truncate
from bot.presentation.turn_text import ALT_LIMIT, TurnText
from bot.tables.facade import Tables
from bot.tables.types import Step
from engine.core import Seat, Text, say
from engine.players.review import Mistake, Review

MAX_CHOICE_LENGTH = 64
"""Maximum length of a choice that is shown with its effect."""


class DescribedMistake(NamedTuple):
    """A costly move: its number, text, player, cost, and a sentence about it."""

    number: int
    move: int
    who: str
    cost: int
    sentence: str


async def describe_mistakes(
    tables: Tables, turn_text: TurnText, found: Review
) -> list[DescribedMistake]:
    """Describe each costly move from the position it was made in, as its player saw it."""
    return [
        await _describe(tables, turn_text, number, mistake)
        for number, mistake in enumerate(found.mistakes, 1)
    ]


async def _describe(
    tables: Tables, turn_text: TurnText, number: int, mistake: Mistake
) -> DescribedMistake:
    step = await tables.history.read_step(
        turn_text.turn.table.id, lambda _: mistake.seat, mistake.move
    )
    then = TurnText.of(step.turn, turn_text.language)
    localizer, label = then.message, then.label
    before = step.before
    played, best, when = mistake.played, mistake.best, ""
    if before is not None:
        words = before.game.words
        both = candidates(before.game, before.view, mistake.seat, label, choices=(played, best))
        played, best = map(escape, _called(*both))
        when = localizer.format(words.headline(before.view))
    sentence = localizer.say(
        "review-swing",
        number=number,
        move=mistake.move,
        who=Seat(mistake.seat),
        when=when,
        played=played,
        kept=share(localizer, mistake.value_played),
        best=best,
        could=share(localizer, mistake.value_best),
    )
    why: Text | None = say("review-later")
    if mistake.aims:
        why = aim_beside(best, localizer, turn_text.turn.table.game, mistake.aims, mistake.best)
    if why is not None:
        sentence = localizer.say("review-swing-why", swing=sentence, why=why)
    cost = percent(mistake.cost)
    return DescribedMistake(number, mistake.move, label.names[mistake.seat], cost, sentence)


def _called(*both: Candidate) -> list[str]:
    alike = len({one.title for one in both}) < len(both)
    short = all(columns(one.line) <= MAX_CHOICE_LENGTH for one in both)
    return [one.line if alike or short else one.title for one in both]


def percent(share: float) -> int:
    """Return a share as a rounded percentage."""
    return round(100 * share)


def share(localizer: Localizer, part: float) -> str:
    """Format a share as a percentage; a tiny or nearly full one is never shown as 0 or 100."""
    percentage = percent(part)
    if percentage == 0 and part > 0:
        return localizer.say("review-share-least")
    if percentage == 100 and part < 1:
        return localizer.say("review-share-most")
    return f"{percentage}%"


def chances_line(localizer: Localizer, chances: tuple[float, ...]) -> str:
    """Return everybody's chances: "Ann 62 % · Ben 38 %"."""
    each = [
        localizer.say("review-chance", who=Seat(seat), share=share(localizer, one))
        for seat, one in enumerate(chances)
    ]
    return localizer.say("review-chances", chances=localizer.dots(each))


CHART = "chances.png"
SWING_LIMIT = 500
BY_SWING = 9
"""In place of a sequence, so that the ids of two menus in one message differ."""
ALT_POINTS = 12
WORDS_LIMIT = 1500


def overview_message(
    turn_text: TurnText, found: Review, mistakes: Sequence[DescribedMistake], *, picture: bool
) -> Layout:
    """Show the chances over the game, each player's accuracy, and the costliest moves."""
    localizer, table = turn_text.message, turn_text.turn.table
    game = localizer.format(turn_text.turn.game.words.title)
    parts: list[ui.Item[Any] | str] = [
        f"### {localizer.dots((game, localizer.say('review-title')))}"
    ]
    alt = chart_alt(turn_text.label if picture else localizer, found)
    parts.append(gallery(alt, CHART) if picture else alt)
    parts.append(_accuracy(localizer, found, len(table.seats)))
    parts.append(_swings(localizer, mistakes))
    parts.append(small(localizer.say("review-about")))
    label = turn_text.label
    made = [
        button(ControlId("rstep", table.id, 0, "1"), label.say("review-steps")),
        button(ControlId("rfile", table.id), label.say("review-export")),
    ]
    turn = turn_text.turn
    colour = accent(table, *turn.asked, *turn.to_move, *table.winners)
    return card(parts, [*_menu(table.id, label, mistakes), *rows(*made)], colour)


def _accuracy(localizer: Localizer, found: Review, seats: int) -> str:
    lines = [localizer.say("review-accuracy")]
    for seat in range(seats):
        part = found.accuracy(seat)
        if part is not None:
            accuracy = localizer.say("review-chance", who=Seat(seat), share=f"{percent(part)}%")
            lines.append(f"- {accuracy}")
    return "\n".join(lines)


def _swings(localizer: Localizer, mistakes: Sequence[DescribedMistake]) -> str:
    if not mistakes:
        return localizer.say("review-swings-none")
    lines = [truncate(one.sentence, SWING_LIMIT) for one in mistakes]
    return "\n".join([localizer.say("review-swings"), *lines])


def _menu(
    table: int, localizer: Localizer, mistakes: Sequence[DescribedMistake]
) -> list[ui.ActionRow[Any]]:
    if not mistakes:
        return []
    options = [
        discord.SelectOption(
            label=truncate(
                localizer.say("review-swing-option", move=one.move, who=one.who, cost=one.cost),
                LABEL_LIMIT,
            ),
            value=str(one.move),
        )
        for one in mistakes
    ]
    ref = ControlId("rstep", table, BY_SWING)
    return [ui.ActionRow(select(ref, localizer.say("review-to-swing"), options))]


def chart_alt(localizer: Localizer, found: Review) -> str:
    """Describe everybody's chances at a dozen moments, as alt text of the chart."""
    chances = found.chances
    pitch = max(1, -(-len(chances) // ALT_POINTS))
    shown = [*chances[:-1:pitch], chances[-1]]
    lines = [localizer.say("review-alt")]
    for seat, each in enumerate(zip(*shown, strict=True)):
        points = ", ".join(str(percent(one)) for one in each)
        lines.append(localizer.say("chart-alt-line", who=Seat(seat), points=points))
    return truncate("\n".join(lines), ALT_LIMIT)


def step_message(
    step: Step,
    turn_text: TurnText,
    found: Review,
    story: str,
    mistake: DescribedMistake | None,
    *,
    whole: Localizer,
    picture: bool,
) -> Layout:
    """Show the board after a move, the chart, the chances, and the worth of the move.

    The chart covers the ``whole`` game and names all who have played a seat.
    """
    table, localizer, seat = turn_text.turn.table, turn_text.message, step.entry.seat
    parts: list[ui.Item[Any] | str] = [f"### {turn_text.headline()}"]
    if picture:
        alt = truncate(f"{turn_text.headline()}\n{story}", ALT_LIMIT)
        chart = gallery(chart_alt(whole, found), CHART)
        parts.append(ui.MediaGallery(*gallery(alt).items, *chart.items))
    parts += [story, chances_line(localizer, found.chances[step.number])]
    if mistake is not None:
        parts.append(truncate(mistake.sentence, SWING_LIMIT))
    elif step.number and (one := found.evaluations[step.number - 1]).value_best:
        parts.append(
            localizer.say(
                "review-kept", share=share(localizer, min(1.0, one.value_played / one.value_best))
            )
        )
    if not picture:
        parts.append(in_words(turn_text, "", WORDS_LIMIT))
    parts.append(small(where(step, localizer)))
    label = turn_text.label
    more = [
        button(ControlId("review", table.id), label.say("panel-review")),
        button(
            ControlId("whatif", table.id, 0, str(max(0, step.number - 1))), label.say("review-try")
        ),
    ]
    controls = [*rows(*page_buttons(step, table, label, "rstep")), *rows(*more)]
    return card(parts, controls, accent(table, seat))
