"""All players' scores and their sources, as far as the viewer may see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.presentation.text_board import tie_break, verdict
from bot.presentation.texts import ALT_LIMIT, Localizer, truncate
from bot.presentation.turn_text import TurnText
from engine.core import Outcome, Seat, Text, Value, say
from engine.core.definition import UNKNOWN
from engine.core.score_history import ScoreHistory
from engine.core.words.phrases import dots


class Score(NamedTuple):
    """A seat's score, and the sources that count for something."""

    seat: int
    points: str
    parts: tuple[Text, ...]


def scores(turn_text: TurnText) -> list[Score]:
    """Sort by score, the highest first."""
    turn = turn_text.turn
    outcome = turn.game.outcome(turn.view)
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    return [
        Score(seat, _known(outcome.scores[seat]), tuple(_parts(turn.game.name, outcome, seat)))
        for seat in order
    ]


def score_lines(turn_text: TurnText) -> list[str]:
    """Return two lines for each seat: the score, and its sources in small print."""
    localizer, lines = turn_text.message, []
    for score in scores(turn_text):
        lines.append(localizer.say("score-line", who=Seat(score.seat), points=score.points))
        if score.parts:
            lines.append("-# " + localizer.format(dots(score.parts)))
    return lines


def total_lines(turn_text: TurnText) -> list[str]:
    """Return a line for each seat, without sources."""
    localizer = turn_text.message
    return [
        localizer.say("score-line", who=Seat(s.seat), points=s.points) for s in scores(turn_text)
    ]


def score_list(turn_text: TurnText, *, sources: bool = True) -> list[str]:
    """Return a line for each seat without Markdown, with or without sources."""
    localizer, lines = turn_text.label, []
    for score in scores(turn_text):
        shows_sources = sources and score.parts
        key = "score-plain" if shows_sources else "score-plain-bare"
        args: dict[str, Value] = {"parts": score.parts} if shows_sources else {}
        lines.append(localizer.say(key, who=Seat(score.seat), points=score.points, **args))
    return lines


def _parts(game: str, outcome: Outcome, seat: int) -> Iterator[Text]:
    for line in outcome.lines:
        if points := line.points[seat]:
            source = say(f"{game}-score-{line.source}")
            yield say("score-part", source=source, points=signed(points))


def _known(points: int) -> str:
    return "?" if points == UNKNOWN else signed(points)


def signed(number: int, *, plus: bool = False) -> str:
    """Format a number with a true minus sign, and a plus sign for a gain."""
    return f"{number:{'+' if plus else ''}}".replace("-", "−")


def poster_alt_text(turn_text: TurnText, label: Localizer, progress: ScoreHistory) -> str:
    """Return the result and all scores by round, as alt text of the poster of a finished game.

    ``label`` knows the names of all who have played each seat.
    """
    turn = turn_text.turn
    result = verdict(turn_text.label, turn.table, tie_break(turn))
    lines = [turn_text.headline(), result, *score_list(turn_text, sources=False)]
    if progress.drawable:
        lines.append(chart_alt_text(label, progress))
    return truncate("\n".join(lines), ALT_LIMIT)


def chart_alt_text(localizer: Localizer, progress: ScoreHistory) -> str:
    """Return all players' scores by round, as alt text of their chart."""
    columns = [stand.scores for stand in progress.rounds[1:]]
    if progress.final is not None:
        columns.append(progress.final)
    lines = [localizer.say("chart-alt")]
    for seat, points in enumerate(zip(*columns, strict=True)):
        grown = ", ".join(map(signed, points))
        lines.append(localizer.say("chart-alt-line", who=Seat(seat), points=grown))
    return truncate("\n".join(lines), ALT_LIMIT)
