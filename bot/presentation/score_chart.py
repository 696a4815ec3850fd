"""Describe the score chart for screen readers."""

from __future__ import annotations

from bot.presentation.scores import signed
from bot.presentation.texts import Localizer, truncate
from bot.presentation.turn_text import ALT_LIMIT
from engine.core import Seat
from engine.core.score_history import ScoreHistory


def chart_alt_text(localizer: Localizer, progress: ScoreHistory) -> str:
    """Return all players' scores by round."""
    columns = [stand.scores for stand in progress.rounds[1:]]
    if progress.final is not None:
        columns.append(progress.final)
    lines = [localizer.say("chart-alt")]
    for seat, points in enumerate(zip(*columns, strict=True)):
        grown = ", ".join(map(signed, points))
        lines.append(localizer.say("chart-alt-line", who=Seat(seat), points=grown))
    return truncate("\n".join(lines), ALT_LIMIT)
