"""The end of a game: its winners, what broke a tie between them, and the text for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from engine.core.events import Event
from engine.core.words.phrases import seats
from engine.core.words.text import Text, Value, say


class Criterion(NamedTuple):
    """A number for each seat that breaks ties: the highest wins, or the lowest (``lowest_wins``).

    Its text is ``<game>-tie-<name>``, with the numbers of a :class:`TieBreak`.
    """

    name: str
    values: Sequence[int]
    lowest_wins: bool = False


class TieBreak(NamedTuple):
    """A criterion that decided between tied players: the winners' number and the next best."""

    criterion: str
    best: int
    next_best: int


class GameOver(Event):
    """The end of a game: every seat's points, the winners, and what broke a tie."""

    scores: Sequence[int]
    winners: Sequence[int]
    tie_breaks: Sequence[TieBreak] = ()


class Result(NamedTuple):
    """The winners and their points, and the criteria that broke a tie, in order."""

    winners: tuple[int, ...]
    points: int
    tie_breaks: tuple[TieBreak, ...]


def decide_winners(scores: Sequence[int], *criteria: Criterion) -> Result:
    """Return the players with the most points, and let the criteria choose between them in turn."""
    most = max(scores)
    tie_breaks: list[TieBreak] = []
    tied = [seat for seat, points in enumerate(scores) if points == most]
    for name, values, lowest_wins in criteria:
        best_of = min if lowest_wins else max
        best = best_of(values[seat] for seat in tied)
        others = [values[seat] for seat in tied if values[seat] != best]
        if others:
            tie_breaks.append(TieBreak(name, best, best_of(others)))
        tied = [seat for seat in tied if values[seat] == best]
    return Result(tuple(tied), most, tuple(tie_breaks))


def tie_break_text(game: str, points: int, tie_breaks: Sequence[Sequence[Value]]) -> Text | None:
    """Return how a tie was broken: "tied at 16; more thalers, 9 to 4"; ``None`` if it was not."""
    if not tie_breaks:
        return None
    reasons = (
        say(f"{game}-tie-{criterion}", won=best, lost=next_best)
        for criterion, best, next_best in tie_breaks
    )
    return reduce(
        lambda first, second: say("tie-break-then", first=first, second=second),
        reasons,
        say("tie-break-points", points=points),
    )


def winner_line(winners: Sequence[int], tie_break: Text | None = None) -> Text:
    """Return the line of the text board that names the winners and, after a tie, what broke it."""
    names, count = seats(winners), len(winners)
    if tie_break is None:
        return say("board-winners", winners=names, count=count)
    return say("board-winners-tie-break", winners=names, count=count, tie_break=tie_break)
