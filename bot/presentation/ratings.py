"""Ratings in words: how a finished game changed them, and how this was calculated."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.scores import signed
from bot.presentation.texts import Localizer, escape
from bot.tables.domain.ratings import Comparison, PlayerChange, Rating, ResultKind
from bot.tables.domain.table import Ending, Table


def rating_lines(
    localizer: Localizer, table: Table, changes: Sequence[PlayerChange]
) -> Sequence[str]:
    """Return a line for each person; for a game that was cut short, why it does not count."""
    people = [player for player in changes if player.change.strength is None]
    if people:
        return [change_line(localizer, player) for player in people]
    cut_short = table.rated and table.ending is not None and table.ending is not Ending.PLAYED
    return [localizer.say("rating-not-counted")] if cut_short else []


def change_line(localizer: Localizer, player: PlayerChange) -> str:
    """Return the old and the new rating of a player: "Alice: 1500 → 1516 ± 166 (+16)"."""
    change = player.change
    return localizer.say(
        "rating-line",
        who=_name(localizer, player.name),
        before=str(change.before.points),
        after=str(change.after.points),
        margin=str(change.after.margin),
        gain=signed(change.after.points - change.before.points, plus=True),
    )


def calculation_lines(
    localizer: Localizer, changes: Sequence[PlayerChange], user_id: str
) -> Sequence[str]:
    """Explain the changes in sentences, in detail those of a user who played."""
    own = next((player for player in changes if player.change.user_id == user_id), None)
    if own is None:
        people = [player for player in changes if player.change.strength is None]
        lines = [f"- {change_line(localizer, player)}" for player in people]
        return [localizer.say("rating-about"), *lines]
    lines = [f"- {_comparison_line(localizer, comparison)}" for comparison in own.comparisons]
    return [
        change_line(localizer, own),
        localizer.say("rating-about"),
        *lines,
        *_circumstances(localizer, own),
        localizer.say("rating-about-margin", margin=str(own.change.before.margin)),
    ]


def _comparison_line(localizer: Localizer, comparison: Comparison) -> str:
    result = {1.0: "ahead", 0.0: "behind"}.get(comparison.score, "level")
    return localizer.say(
        f"rating-compared-{result}",
        who=_name(localizer, comparison.name),
        rating=str(comparison.rating.points),
        chance=str(round(100 * comparison.expected)),
        gain=signed(_shown(comparison.gain), plus=True),
    )


def _circumstances(localizer: Localizer, own: PlayerChange) -> Sequence[str]:
    """Return what else has decided the change: leaving, taking over a seat, the closing date."""
    change = own.change
    share = str(round(100 * change.share))
    if change.kind is ResultKind.LEFT:
        return [localizer.say("rating-left")]
    if change.kind is ResultKind.TAKEOVER:
        return [localizer.say("rating-takeover", share=share)]
    if change.share < 1:
        return [localizer.say("rating-computers-finished", share=share)]
    return []


def _shown(units: float) -> int:
    """Return a difference of ratings as it is shown."""
    return Rating(units, 0.0).points - Rating(0.0, 0.0).points


def _name(localizer: Localizer, name: str) -> str:
    return f"**{localizer.words.person(escape(name))}**"
