"""Animations of games: a record in, a piece of a GIF file out, a few turns at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

from bot.workers.pool import Pool, Priority
from bot.workers.replaying import plain_record, read_plain
from engine.core import Event, RecordError, State, game
from engine.core.record import Record
from render import Scene, animate

AT_ONCE = 6
"""Turns a worker draws before something more urgent has its turn."""


class Wanted(NamedTuple):
    """What an animation shows: whose eyes, after which moves, and how long each stands.

    ``names`` are those of the players at each of them.
    ``winners`` are those of a game that is over, for its last picture; ``None`` while it runs.
    ``foremost`` is whose things are large in all pictures, so that little changes between them.
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
    """After which moves a turn was over, given whose each move was.

    The position after ``since`` moves comes first, and nothing from before it.
    """
    ends = [at for at, (one, other) in enumerate(pairwise(seats), 1) if one != other]
    return (since, *(at for at in [*ends, len(seats)] if at > since))


async def animated(pool: Pool, record: Record, wanted: Wanted, begin: int) -> bytes:
    """A piece with :data:`AT_ONCE` of the stops, from that one on; empty where it cannot be.

    A piece that is not the first goes on from the stop before it.
    """
    asked = plain_record(record) | {"wanted": list(wanted), "begin": begin}
    return await pool.ask(draw_piece, asked, Priority.ANIMATION)


def draw_piece(plain: dict[str, Any]) -> bytes:
    """The piece; nothing of a record that cannot be replayed."""
    record, wanted, begin = read_plain(plain), _wanted(plain["wanted"]), plain["begin"]
    stops = wanted.stops[max(0, begin - 2) : begin + AT_ONCE]  # two before have the marks of one
    try:
        found = _positions(record, wanted, stops)
    except RecordError:
        return b""
    frames = [_frame(wanted, *position) for position in found[max(0, min(begin - 1, 1)) :]]
    return animate(record.game, frames, goes_on=begin > 0)


def _wanted(plain: Sequence[Any]) -> Wanted:
    return Wanted._make(tuple(part) if isinstance(part, list) else part for part in plain)


def _positions(
    record: Record, wanted: Wanted, stops: Sequence[int]
) -> list[tuple[int, State, State | None, list[Event]]]:
    """The view at each stop, the one at the stop before, and what happened in between."""
    rules = game(record.game)
    found: list[tuple[int, State, State | None, list[Event]]] = []
    told: list[Event] = []
    before: State | None = None
    for number, state in enumerate(islice(record.positions(events=True), stops[-1] + 1)):
        told += [event.seen_by(wanted.viewer) for event in state.events or ()]
        state.events = []
        if number not in stops:
            continue
        shown = state.copy()
        if number == wanted.stops[-1] and wanted.winners is not None:
            shown.stack, shown.legal = [], ()
        view = rules.view(shown, wanted.viewer)
        found.append((number, view, before, told if before is not None else []))
        before, told = view, []
    return found


def _frame(
    wanted: Wanted, stop: int, view: State, before: State | None, events: list[Event]
) -> tuple[State, Scene, float]:
    last = stop == wanted.stops[-1]
    scene = Scene(
        wanted.language,
        tuple(wanted.names[wanted.stops.index(stop)]),
        wanted.colours,
        width=wanted.width,
        viewer=wanted.viewer,
        last=tuple(events),
        before_last_move=before,
        winners=wanted.winners if last else None,
        foremost=wanted.foremost,
    )
    return view, scene, wanted.last_seconds if last else wanted.seconds
