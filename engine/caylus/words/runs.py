"""Merge runs of similar events into one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from engine.caylus.events import Declined, Forced, Passed, WorkerReturned
from engine.caylus.rules.placing import PlaceOrPass
from engine.caylus.rules.provost import ProvostMove
from engine.caylus.state import CaylusState
from engine.core.events import Event
from engine.core.rules import Decision
from engine.core.words.summaries import events_of_class
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


def _merge_forced_passes(events: Sequence[Event], _story: Story) -> Run | None:
    """Merge consecutive forced passes, except the first pass of the round, which gains deniers."""
    seats: list[Value] = []
    for forced, passed in zip(events[::2], events[1::2], strict=False):
        if not (_is_forced(forced, PlaceOrPass) and isinstance(passed, Passed) and passed.rank > 1):
            break
        seats.append(Seat(forced.seat))
    if not seats:
        return None
    text = say("caylus-story-forced-passes", who=tuple(seats), count=len(seats))
    return Run(text, 2 * len(seats))


def _merge_only_choice(events: Sequence[Event], story: Story) -> Run | None:
    """Merge a forced choice with the event of its effect."""
    forced, *after = events
    if not isinstance(forced, Forced) or not after or after[0].seat != forced.seat:
        return None
    effect = None if isinstance(after[0], Forced) else story(after[0])
    return None if effect is None else Run(say("caylus-story-only-choice", story=effect), 2)


def _merge_provost_kept(events: Sequence[Event], _story: Story) -> Run | None:
    """Merge consecutive players who leave the provost in place, whether by choice or not."""
    seats: list[Value] = []
    merged = 0
    while merged < len(events):
        step = 2 if _is_forced(events[merged], ProvostMove) else 1
        declined = events[min(merged + step, len(events)) - 1]
        if not (isinstance(declined, Declined) and declined.rule == ProvostMove.name):
            break
        seats.append(Seat(events[merged].seat))
        merged += step
    if len(seats) < MIN_RUN:
        return None
    return Run(say("caylus-story-provost-kept", who=tuple(seats)), merged)


def _is_forced(event: Event, rule: type[Decision[CaylusState]]) -> bool:
    return isinstance(event, Forced) and event.rule == rule.name


def _merge_returns(events: Sequence[Event], _story: Story) -> Run | None:
    """Merge the return of several workers beyond the provost."""
    run = events_of_class(takewhile(_is_beyond, events), WorkerReturned)
    if len(run) < MIN_RUN:
        return None
    workers = tuple(
        say("caylus-story-home-beyond-worker", who=Seat(returned.seat), space=returned.place)
        for returned in run
    )
    return Run(say("caylus-story-home-beyond-several", workers=workers), len(run))


def _is_beyond(event: Event) -> bool:
    return isinstance(event, WorkerReturned) and event.why == "beyond"


def _take_one(events: Sequence[Event], story: Story) -> Run | None:
    text = story(events[0])
    return None if text is None else Run(text, 1)


_MERGERS: tuple[Callable[[Sequence[Event], Story], Run | None], ...] = (
    _merge_forced_passes,
    _merge_provost_kept,
    _merge_only_choice,
    _merge_returns,
    _take_one,
)
