"""Checks of steps: they tell no seat more than the views and the reveals account for."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.contract.broken import fail, require
from engine.core.contract.views import difference, shown_by, viewer_name
from engine.core.events import Event
from engine.core.game import Game

_MIN_REVEALS = 10
"""Number of reveals after which it is no coincidence that none was a surprise."""

_WORLDS = 4
"""Number of worlds in which a choice is looked for."""


class _Step(NamedTuple):
    """A seat's choice, the seat that watches (``None``: the public), and the move as a text."""

    seat: int
    choice: str
    viewer: int | None
    move: str


class _EventsWithStates(list[Event]):
    """A list of a state's events that also keeps a copy of the state at each of them."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self.states: list[Any] = []
        self._state = state

    def append(self, event: Event) -> None:
        """Add an event."""
        super().append(event)
        self.states.append(self._state.copy())


class LeakCheck:
    """Leak detector over a game: a secret must stay uncertain until a step reveals it."""

    def __init__(self, rules: Game[Any]) -> None:
        self._rules = rules
        self._reveals: Counter[str] = Counter()
        self._surprises: Counter[str] = Counter()
        self._hands = self._uncertain_hands = 0

    def check_step(self, state: Any, seat: int, choice: str, chance: Chance) -> None:
        """Check that a step reveals no more than its choice, unless it counts as a reveal."""
        seats = len(self._rules.outcome(state).scores)
        onlooker = (*range(seats), None)[chance.below(seats + 1)]
        asked = self._rules.top(state)
        move = self._rules.move(state, choice)
        for viewer in dict.fromkeys((seat, onlooker)):
            view = self._rules.view(state, viewer)
            world = self._rules.determinize(view, chance)
            self._compare_hands(state, world, viewer, seats)
            legal = self._rules.legal_choices(world, seat)
            step = _Step(seat, choice, viewer, move)
            if choice in legal:
                self._compare_worlds(state, world, step, choice)
            hidden = choice not in view.legal and not asked.secret and not asked.sealed
            if hidden and self._is_uncertain(view, seat, choice, chance.copy()):
                # The choice itself is new to the viewer, such as that this card was in the hand;
                # the first event tells it.
                after = self._state_after(state, seat, choice)
                if 0 in _indices_of_reveals(state, after):
                    self._surprises[after.events[0].kind] += 1
            if asked.secret and not asked.sealed and viewer != seat:
                self._compare_worlds(state, world, step, legal[chance.below(len(legal))])

    def _is_uncertain(self, view: Any, seat: int, choice: str, chance: Chance) -> bool:
        """Return whether a seat lacks a choice in one of a few worlds that agree with a view."""
        worlds = (self._rules.determinize(view, chance) for _ in range(_WORLDS))
        return any(choice not in self._rules.legal_choices(world, seat) for world in worlds)

    def _compare_hands(self, state: Any, world: Any, viewer: int | None, seats: int) -> None:
        for seat in range(seats):
            if seat != viewer:
                hand = self._hand_of(state, seat)
                self._hands += bool(hand)
                self._uncertain_hands += hand != self._hand_of(world, seat)

    def _hand_of(self, state: Any, seat: int) -> list[Any]:
        return list(self._rules.words.hand(self._rules.view(state, seat), seat))

    def _compare_worlds(self, state: Any, world: Any, step: _Step, other: str) -> None:
        """Take a step here, and one with the other choice in another world; compare the views."""
        here = self._state_after(state, step.seat, step.choice)
        there = self._state_after(world, step.seat, other)
        path = self._difference_for(here, there, step.viewer)
        if here.reveals == state.reveals and there.reveals == world.reveals:
            what = f"{viewer_name(step.viewer)} learns from a step that does not count as a reveal"
            require(not path, f"{what}: {path} from “{step.move}” of seat {step.seat + 1}")
        told = _events_seen_by(here, step.viewer)
        is_news = bool(path) or told != _events_seen_by(there, step.viewer)
        for kind in {here.events[index].kind for index in _indices_of_reveals(state, here)}:
            self._reveals[kind] += 1
            self._surprises[kind] += is_news
        # With the same random numbers in both worlds, the viewer's own secrets make no difference.
        same_luck = world.copy()
        same_luck.chance = state.chance.copy()
        here = self._state_after(state, step.seat, step.choice)
        there = self._state_after(same_luck, step.seat, other)
        self._compare_events(here, there, step, sealed=self._rules.top(state).sealed)

    def _state_after(self, state: Any, seat: int, choice: str) -> Any:
        after = state.copy()
        after.events = _EventsWithStates(after)
        self._rules.apply_unchecked(after, seat, choice)
        return after

    def _difference_for(self, here: Any, there: Any, viewer: int | None) -> str:
        """Return the first path in which two states differ for a viewer; empty if there is none."""
        seen_here, seen_there = (
            shown_by(self._rules.view(world, viewer)) for world in (here, there)
        )
        return difference(seen_here, seen_there)

    def _compare_events(self, here: Any, there: Any, step: _Step, *, sealed: bool) -> None:
        """Check that an event differs only if the viewer sees another position when it is told.

        The answers of a sealed question are no part of the position when they are revealed;
        therefore the positions after the step are compared.
        """
        pairs = zip_longest(_events_seen_by(here, None), _events_seen_by(there, None))
        index = next((index for index, (one, other) in enumerate(pairs) if one != other), None)
        if index is None:
            return
        state_here, state_there = (
            after.events.states[index] if index < len(after.events) and not sealed else after
            for after in (here, there)
        )
        if not self._difference_for(state_here, state_there, step.viewer):
            event_here, event_there = (
                after.events[index].to_json() if index < len(after.events) else None
                for after in (here, there)
            )
            both = event_here and event_there
            fact = difference(event_here, event_there) if both else "kind"
            event = (event_here or event_there or ["?"])[0]
            what = f"events reveal more to {viewer_name(step.viewer)} than the view does"
            where = f"“{event}” in {fact}, after “{step.move}” of seat {step.seat + 1}"
            fail(f"{what}: {where}")

    def check_end(self) -> None:
        """Check that hidden hands were uncertain and reveals informative at least once."""
        known = bool(self._hands) and not self._uncertain_hands
        require(not known or self._rules.hands_can_be_counted, "every hand is known to every seat")
        for kind, count in self._reveals.items():
            known = count >= _MIN_REVEALS and not self._surprises[kind]
            require(
                not known,
                f"“{kind}” reveals what was already known, all {count} times: "
                "do not call state.show or state.draw there, or declare what it reveals as secret",
            )


def _events_seen_by(state: Any, viewer: int | None) -> list[Event]:
    """Return the events of a step as a seat or the public may know them."""
    return [event.seen_by(viewer) for event in state.events]


def _indices_of_reveals(before: Any, after: Any) -> list[int]:
    """Return the indices of the events that tell a step's reveals.

    A reveal is told by the next event after it, or else by the last one.
    """
    revealing = []
    reveals = before.reveals
    for index, state in enumerate(after.events.states):
        if state.reveals > reveals:
            revealing.append(index)
        reveals = state.reveals
    if after.reveals > reveals and after.events:
        revealing.append(len(after.events) - 1)
    return revealing
