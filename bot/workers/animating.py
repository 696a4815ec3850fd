"""Animate games: turn a record into parts of a GIF file, a few turns at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import NamedTuple

from bot.workers.pool import Pool, Priority
from engine.core import Event, RecordError, State, game
from engine.core.record import Record
from render import Scene, animate

TURNS_PER_JOB = 6
"""Turns a worker renders before more urgent jobs get a chance."""


class AnimationOptions(NamedTuple):
    """The options of an animation: the viewer, the moves to stop at, and the time for each.

    ``names`` are the players' names at each stop. ``winners`` are those of a finished game, for its
    last picture; ``None`` while it runs. ``foremost`` is the seat shown large in all pictures, so
    that little changes between them.
    """

    language: str
    names: tuple[tuple[str, ...], ...]
    colours: tuple[str, ...]
    width: int
    viewer: int | None
    stops: tuple[int, ...]
    seconds: float
    last_seconds: float
    winners: tuple[int, ...] | None
    foremost: int


def turn_ends(seats: Sequence[int], since: int = 0) -> tuple[int, ...]:
    """Return after which moves a turn ended, given who made each move.

    The first entry is the position after ``since`` moves; earlier ones are left out.
    """
    ends = [at for at, (one, other) in enumerate(pairwise(seats), 1) if one != other]
    return (since, *(at for at in [*ends, len(seats)] if at > since))


async def animate_part(pool: Pool, record: Record, options: AnimationOptions, begin: int) -> bytes:
    """Return the part with :data:`TURNS_PER_JOB` stops from ``begin`` on, or nothing if that fails.

    Every part but the first continues from the stop before it.
    """
    return await pool.ask(_render_part, record, options, begin, priority=Priority.ANIMATION)


def _render_part(record: Record, options: AnimationOptions, begin: int) -> bytes:
    stops = options.stops[max(0, begin - 2) : begin + TURNS_PER_JOB]  # two more for the highlights
    try:
        positions = _positions(record, options, stops)
    except RecordError:
        return b""
    frames = [_frame(options, *position) for position in positions[max(0, min(begin - 1, 1)) :]]
    return animate(record.game, frames, is_continued=begin > 0)


def _positions(
    record: Record, options: AnimationOptions, stops: Sequence[int]
) -> list[tuple[int, State, State | None, list[Event]]]:
    """Return the view at each stop, the view at the stop before, and the events in between."""
    rules = game(record.game)
    found: list[tuple[int, State, State | None, list[Event]]] = []
    events: list[Event] = []
    before: State | None = None
    for number, state in enumerate(islice(record.positions(events=True), stops[-1] + 1)):
        events += [event.seen_by(options.viewer) for event in state.events or ()]
        state.events = []
        if number not in stops:
            continue
        shown = state.copy()
        if number == options.stops[-1] and options.winners is not None:
            shown.stack, shown.legal = [], ()
        view = rules.view(shown, options.viewer)
        found.append((number, view, before, events if before is not None else []))
        before, events = view, []
    return found


def _frame(
    options: AnimationOptions, stop: int, view: State, before: State | None, events: list[Event]
) -> tuple[State, Scene, float]:
    last = stop == options.stops[-1]
    scene = Scene(
        options.language,
        tuple(options.names[options.stops.index(stop)]),
        options.colours,
        width=options.width,
        viewer=options.viewer,
        latest_events=tuple(events),
        before_latest_turn=before,
        winners=options.winners if last else None,
        featured_seat=options.foremost,
    )
    return view, scene, options.last_seconds if last else options.seconds
