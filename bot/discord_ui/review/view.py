"""The messages of a review, with costly moves named as they were when they were made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.discord_ui.history import page_buttons, step_details
from bot.discord_ui.play.turn_message import accent
from bot.presentation.aims import unstated_aim
from bot.presentation.choices import Candidate, candidates
from bot.presentation.shares import chances_line, format_share, rounded_percent
from bot.presentation.text_board import in_words
from bot.presentation.texts import ALT_LIMIT, Localizer, columns, escape, truncate
from bot.presentation.turn_text import TurnText
from bot.tables.exports import Step
from bot.tables.facade import Tables
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
    tables: Tables, turn_text: TurnText, review: Review
) -> list[DescribedMistake]:
    """Describe each costly move from the position it was made in, as its player saw it."""
    return [
        await _describe(tables, turn_text, number, mistake)
        for number, mistake in enumerate(review.mistakes, 1)
    ]


async def _describe(
    tables: Tables, turn_text: TurnText, number: int, mistake: Mistake
) -> DescribedMistake:
    table_id, seat = turn_text.turn.table.id, mistake.seat
    step = await tables.history.read_step(table_id, lambda _: seat, mistake.move)
    then = TurnText.of(step.turn, turn_text.language)
    localizer, label = then.message, then.label
    played, best, when = mistake.played, mistake.best, ""
    if (before := step.before) is not None:
        both = candidates(before.game, before.view, seat, label, choices=(played, best))
        played, best = map(escape, _names(*both))
        when = localizer.format(before.game.words.headline(before.view))
    sentence = localizer.say(
        "review-swing",
        number=number,
        move=mistake.move,
        who=Seat(seat),
        when=when,
        played=played,
        kept=format_share(localizer, mistake.value_played),
        best=best,
        could=format_share(localizer, mistake.value_best),
    )
    why: Text | None = say("review-later")
    if mistake.aims:
        why = unstated_aim(best, localizer, turn_text.turn.table.game, mistake.aims, mistake.best)
    if why is not None:
        sentence = localizer.say("review-swing-why", swing=sentence, why=why)
    cost = rounded_percent(mistake.cost)
    return DescribedMistake(number, mistake.move, label.names[seat], cost, sentence)


def _names(*both: Candidate) -> list[str]:
    alike = len({choice.title for choice in both}) < len(both)
    short = all(columns(choice.line) <= MAX_CHOICE_LENGTH for choice in both)
    return [choice.line if alike or short else choice.title for choice in both]


CHART = "chances.png"
SWING_LIMIT = 500
BY_SWING = 9
"""In place of a sequence, so that the ids of two menus in one message differ."""
ALT_POINTS = 12
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
        _accuracy(localizer, review, len(table.seats)),
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


def _accuracy(localizer: Localizer, review: Review, seats: int) -> str:
    lines = [localizer.say("review-accuracy")]
    for seat in range(seats):
        part = review.accuracy(seat)
        if part is not None:
            accuracy = localizer.say(
                "review-chance", who=Seat(seat), share=f"{rounded_percent(part)}%"
            )
            lines.append(f"- {accuracy}")
    return "\n".join(lines)


def _swings(localizer: Localizer, mistakes: Sequence[DescribedMistake]) -> str:
    if not mistakes:
        return localizer.say("review-swings-none")
    lines = [truncate(mistake.sentence, SWING_LIMIT) for mistake in mistakes]
    return "\n".join([localizer.say("review-swings"), *lines])


def chart_alt(localizer: Localizer, review: Review) -> str:
    """Describe everybody's chances at a dozen moments, as alt text of the chart."""
    chances = review.chances
    pitch = max(1, -(-len(chances) // ALT_POINTS))
    moments = [*chances[:-1:pitch], chances[-1]]
    lines = [localizer.say("review-alt")]
    for seat, each in enumerate(zip(*moments, strict=True)):
        points = ", ".join(str(rounded_percent(chance)) for chance in each)
        lines.append(localizer.say("chart-alt-line", who=Seat(seat), points=points))
    return truncate("\n".join(lines), ALT_LIMIT)


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
    parts += [story, chances_line(localizer, review.chances[step.number])]
    if mistake is not None:
        parts.append(truncate(mistake.sentence, SWING_LIMIT))
    elif step.number and (move := review.evaluations[step.number - 1]).value_best:
        kept = format_share(localizer, min(1.0, move.value_played / move.value_best))
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
