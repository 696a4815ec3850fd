"""The messages of a review, with costly moves named as they were when they were made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.discord_ui.history import page_buttons, step_details
from bot.discord_ui.play.turn_message import accent
from bot.presentation.review import DescribedMistake, accuracy_lines, chart_alt
from bot.presentation.shares import chances_line, format_share
from bot.presentation.text_board import in_words
from bot.presentation.texts import Localizer, truncate
from bot.presentation.turn_text import TurnText
from bot.tables.exports import Step
from engine.players.review import Review

CHART = "chances.png"
SWING_LIMIT = 500
BY_SWING = 9
"""In place of a sequence, so that the ids of two menus in one message differ."""
WORDS_LIMIT = 1500


def overview_message(
    turn_text: TurnText, review: Review, mistakes: Sequence[DescribedMistake], *, picture: bool
) -> Layout:
    """Show the chances over the game, each player's accuracy, and the costliest moves."""
    localizer, label, turn = turn_text.message, turn_text.label, turn_text.turn
    table, game = turn.table, localizer.format(turn.game.words.title)
    title = localizer.dots((game, localizer.say("review-title")))
    alt = chart_alt(label if picture else localizer, review)
    parts = [
        f"### {title}",
        gallery(alt, CHART) if picture else alt,
        accuracy_lines(localizer, review, len(table.seats)),
        _swings(localizer, mistakes),
        small(localizer.say("review-about")),
    ]
    controls = rows(
        button(ControlId("rstep", table.id, 0, "1"), label.say("review-steps")),
        button(ControlId("rfile", table.id), label.say("review-export")),
    )
    if mistakes:
        labels = {
            str(m.move): label.say("review-swing-option", move=m.move, who=m.who, cost=m.cost)
            for m in mistakes
        }
        ref = ControlId("rstep", table.id, BY_SWING)
        controls.insert(0, menu(ref, label.say("review-to-swing"), labels))
    return card(parts, controls, accent(table, *turn.asked, *turn.to_move, *table.winners))


def _swings(localizer: Localizer, mistakes: Sequence[DescribedMistake]) -> str:
    if not mistakes:
        return localizer.say("review-swings-none")
    lines = [truncate(mistake.sentence, SWING_LIMIT) for mistake in mistakes]
    return "\n".join([localizer.say("review-swings"), *lines])


def step_message(
    step: Step,
    turn_text: TurnText,
    review: Review,
    story: str,
    mistake: DescribedMistake | None,
    *,
    whole: Localizer,
    picture: bool,
) -> Layout:
    """Show the board after a move, the chart, the chances, and the worth of the move.

    The chart covers the ``whole`` game and names all who have played a seat.
    """
    table, localizer, label = turn_text.turn.table, turn_text.message, turn_text.label
    parts: list[ui.Item[Any] | str] = [f"### {turn_text.headline()}"]
    if picture:
        board = gallery(f"{turn_text.headline()}\n{story}")
        chart = gallery(chart_alt(whole, review), CHART)
        parts.append(ui.MediaGallery(*board.items, *chart.items))
    parts += [story, chances_line(localizer, review.win_chances[step.number])]
    if mistake is not None:
        parts.append(truncate(mistake.sentence, SWING_LIMIT))
    elif step.number and (move := review.evaluations[step.number - 1]).best_win_chance:
        kept = format_share(localizer, min(1.0, move.played_win_chance / move.best_win_chance))
        parts.append(localizer.say("review-kept", share=kept))
    if not picture:
        parts.append(in_words(turn_text, WORDS_LIMIT, hand=False))
    parts.append(small(step_details(step, localizer)))
    before = ControlId("whatif", table.id, 0, str(max(0, step.number - 1)))
    more = rows(
        button(ControlId("review", table.id), label.say("panel-review")),
        button(before, label.say("review-try")),
    )
    controls = [*rows(*page_buttons(step, table, label, "rstep")), *more]
    return card(parts, controls, accent(table, step.entry.seat))
