"""One sentence for a run of similar events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from engine.core.events import Event
from engine.core.words.text import Seat, Text, Value, say

MIN_RUN = 2


class Run(NamedTuple):
    """A sentence and the number of events it covers."""

    text: Text
    events: int


Story = Callable[[Event], Text | None]


def tell(events: Sequence[Event], story: Story) -> list[Text]:
    """Return the sentences for consecutive events; ``story`` is the sentence of a single event."""
    left = [event for event in events if story(event) is not None]
    texts: list[Text] = []
    while left:
        run = next(run for merge in _MERGERS if (run := merge(left, story)) is not None)
        texts.append(run.text)
        left = left[run.events :]
    return texts


def _forced_passes(events: Sequence[Event], _story: Story) -> Run | None:
    """Merge consecutive forced passes, except the first pass of the round, which gains deniers."""
    seats: list[Value] = []
    for forced, passed in zip(events[::2], events[1::2], strict=False):
        rule, rank = forced.data.get("rule"), passed.data.get("rank")
        if (forced.kind, rule, passed.kind) != ("forced", "place_or_pass", "passed") or rank == 1:
            break
        seats.append(Seat(forced.seat))
    if not seats:
        return None
    text = say("caylus-story-forced-passes", who=tuple(seats), count=len(seats))
    return Run(text, 2 * len(seats))


def _only_choice(events: Sequence[Event], story: Story) -> Run | None:
    """Merge a forced choice with the event of its effect."""
    forced, *after = events
    if forced.kind != "forced" or not after or after[0].seat != forced.seat:
        return None
    effect = None if after[0].kind == "forced" else story(after[0])
    return None if effect is None else Run(say("caylus-story-only-choice", story=effect), 2)


def _provost_kept(events: Sequence[Event], _story: Story) -> Run | None:
    """Merge consecutive players who leave the provost in place, whether by choice or not."""
    seats: list[Value] = []
    at = 0
    while at < len(events):
        step = 2 if _about_provost(events[at], "forced") else 1
        if not _about_provost(events[min(at + step, len(events)) - 1], "declined"):
            break
        seats.append(Seat(events[at].seat))
        at += step
    if len(seats) < MIN_RUN:
        return None
    return Run(say("caylus-story-provost-kept", who=tuple(seats)), at)


def _about_provost(event: Event, kind: str) -> bool:
    return event.kind == kind and event.data["rule"] == "provost_move"


def _returning(events: Sequence[Event], _story: Story) -> Run | None:
    """Merge the return of several workers beyond the provost."""
    run = list(takewhile(_beyond, events))
    if len(run) < MIN_RUN:
        return None
    workers = tuple(
        say("caylus-story-home-beyond-worker", who=Seat(event.seat), space=str(event.data["place"]))
        for event in run
    )
    return Run(say("caylus-story-home-beyond-several", workers=workers), len(run))


def _beyond(event: Event) -> bool:
    return event.kind == "worker_home" and event.data["why"] == "beyond"


def _alone(events: Sequence[Event], story: Story) -> Run | None:
    text = story(events[0])
    return None if text is None else Run(text, 1)


_MERGERS: tuple[Callable[[Sequence[Event], Story], Run | None], ...] = (
    _forced_passes,
    _provost_kept,
    _only_choice,
    _returning,
    _alone,
)
