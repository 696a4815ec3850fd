"""Reviews in words: costly moves as they were when they were made, accuracy, and the chart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.presentation.choices import Candidate, candidates
from bot.presentation.shares import format_share, rounded_percent
from bot.presentation.texts import ALT_LIMIT, Localizer, columns, escape, truncate
from bot.presentation.turn_text import TurnText
from bot.tables.facade import Tables
from engine.core import Seat, Text, say
from engine.core.record import Record
from engine.players.hint_texts import effect_text
from engine.players.review import Mistake, Review
from render import Outlook

ALT_POINTS = 12
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
    why: Text | None = None
    if (before := step.before) is not None:
        both = candidates(before.game, before.view, seat, label, choices=(played, best))
        played, best = map(escape, _names(*both))
        when = localizer.format(before.game.words.headline(before.view))
        why = effect_text(before.game.words, before.view, seat, mistake.hint)
    sentence = localizer.say(
        "review-swing",
        number=number,
        move=mistake.move,
        who=Seat(seat),
        when=when,
        played=played,
        kept=format_share(localizer, mistake.played_win_chance),
        best=best,
        could=format_share(localizer, mistake.best_win_chance),
    )
    if why is None:
        why = say("review-later")
    elif mistake.hint.shows_end_of_round:
        why = say("review-by-round", why=why)
    sentence = localizer.say("review-swing-why", swing=sentence, why=why)
    cost = rounded_percent(mistake.loss)
    return DescribedMistake(number, mistake.move, label.names[seat], cost, sentence)


def _names(*both: Candidate) -> list[str]:
    alike = len({choice.title for choice in both}) < len(both)
    short = all(columns(choice.line) <= MAX_CHOICE_LENGTH for choice in both)
    return [choice.line if alike or short else choice.title for choice in both]


def accuracy_lines(localizer: Localizer, review: Review, seats: int) -> str:
    """Return a title and a line for each seat with the quality of its choices."""
    lines = [localizer.say("review-accuracy")]
    for seat in range(seats):
        part = review.accuracy(seat)
        if part is not None:
            accuracy = localizer.say(
                "review-chance", who=Seat(seat), share=f"{rounded_percent(part)}%"
            )
            lines.append(f"- {accuracy}")
    return "\n".join(lines)


def chart_alt(localizer: Localizer, review: Review) -> str:
    """Describe everybody's chances at a dozen moments, as alt text of the chart."""
    chances = review.win_chances
    pitch = max(1, -(-len(chances) // ALT_POINTS))
    moments = [*chances[:-1:pitch], chances[-1]]
    lines = [localizer.say("review-alt")]
    for seat, each in enumerate(zip(*moments, strict=True)):
        points = ", ".join(str(rounded_percent(chance)) for chance in each)
        lines.append(localizer.say("chart-alt-line", who=Seat(seat), points=points))
    return truncate("\n".join(lines), ALT_LIMIT)


def outlook_of(review: Review, round_starts: Mapping[int, int], at: int | None = None) -> Outlook:
    """Return what the chart of a review shows; ``at`` is the selected move."""
    return Outlook(
        review.win_chances,
        tuple(round_starts.items()),
        tuple((mistake.move, mistake.seat) for mistake in review.mistakes),
        at,
    )


def with_all_players(turn_text: TurnText, line: Record) -> TurnText:
    """Return the turn with the names of all who have played each seat."""
    table = turn_text.turn.table.with_names(line.players())
    return TurnText.of(replace(turn_text.turn, table=table), turn_text.language)
