"""Checks of views and events: they reveal no secrets to their reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.contract.broken import require
from engine.core.contract.positions import check_apart
from engine.core.contract.steps import other_answers
from engine.core.events import Event
from engine.core.game import Game

_MIN_REVEALS = 10
"""Number of reveals after which it is no coincidence that none was a surprise."""


def check_views(rules: Game[Any], state: Any, seat: int | None, chance: Chance) -> None:
    """Check that a view shows no more than the seat knows: other worlds that agree look the same.

    Raises:
        ContractBroken: the view reveals a secret, or is not a view of this state.
    """
    view = rules.view(state, seat)
    seen, who = _seen(view), _name(seat)
    require(not view.events, f"the view of {who} holds events")
    same = rules.may_act(view) == rules.may_act(state)
    require(same, f"{who} cannot see which seats may act")
    same = rules.to_move(view) == rules.to_move(state)
    require(same, f"{who} cannot see which seats must move")
    for twin in _twins(rules, state, seat):
        same = _seen(rules.view(twin, seat)) == seen
        require(same, f"{who} can see a sealed answer or future random numbers")
    for _ in range(2):
        world = rules.determinize(view, chance)
        require(_seen(view) == seen, f"filling in the view of {who} changes it")
        check_apart(view, world, "a filled-in state shares")
        same = _seen(rules.view(world, seat)) == seen
        require(same, f"the view of {who} depends on what it cannot see")
        _check_world(rules, state, world)
        if seat is not None:
            known = list(rules.legal_choices(state, seat))
            for other in (view, world):
                require(
                    list(rules.legal_choices(other, seat)) == known,
                    f"{who} cannot see its own choices",
                )


def _name(seat: int | None) -> str:
    return "the public" if seat is None else f"seat {seat + 1}"


def _seen(view: Any) -> tuple[Any, list[str]]:
    return view.to_json(), list(view.legal)


def _twins(rules: Game[Any], state: Any, seat: int | None) -> list[Any]:
    """Return states that differ only in future random numbers, or in another seat's answer."""
    twins = [state.copy()]
    twins[0].chance = Chance(state.chance.position ^ 0x5DEECE66D)
    if state.stack and rules.top(state).sealed:
        for other in rules.may_act(state):
            if other != seat and other not in rules.to_move(state):
                for frame in other_answers(rules, state, other):
                    twins.append(state.copy())
                    twins[-1].stack[-1] = frame
    return twins


def _check_world(rules: Game[Any], state: Any, world: Any) -> None:
    """Check that a determinization is valid, asks the same seats, and can be played on."""
    require(not (found := rules.broken_invariants(world)), f"a filled-in state: {'; '.join(found)}")
    require(rules.to_move(world) == rules.to_move(state), "a filled-in state waits for other seats")
    for seat in rules.may_act(world):
        require(bool(rules.legal_choices(world, seat)), "a filled-in state has no legal choice")
    if world.stack and not (asked := rules.top(world)).sealed:
        fresh = list(asked.options(world, asked.seat))
        require(fresh == list(world.legal), "a filled-in state caches the choices of another one")


def check_steps_unseen(rules: Game[Any], state: Any, chance: Chance) -> None:
    """Check that the steps of an unfinished choice change nothing for the other seats.

    Any two positions that such a step leads to are twins: they look the same to all others.
    """
    if not state.stack or state.stack[-1][1] < 0:
        return
    seat, choices = state.stack[-1][1], list(rules.legal_choices(state, state.stack[-1][1]))
    chance.copy().shuffle(choices)
    for choice in choices[:_MAX_CHOICES]:
        after = state.copy()
        after.events = []
        rules.apply_unchecked(after, seat, choice)
        if not after.stack or after.stack[-1][1] != seat or not _is_step(rules, after):
            continue
        require(
            not any(map(_public, after.events)), "an event reveals a choice that is not complete"
        )
        for viewer in (*range(len(rules.outcome(state).scores)), None):
            if viewer != seat:
                same = _seen(rules.view(after, viewer)) == _seen(rules.view(state, viewer))
                require(same, f"{_name(viewer)} can see a step of a choice that is not complete")


_MAX_CHOICES = 4
"""Maximum choices tried per position."""


def _is_step(rules: Game[Any], state: Any) -> bool:
    """Return whether the public sees another question than the one that is asked."""
    return bool(rules.view(state, None).stack[-1][0] != state.stack[-1][0])


def _public(event: Event) -> bool:
    return bool(event.seen_by(None).data)


def check_private(rules: Game[Any], state: Any, seats: int) -> None:
    """Check that no two seats share knowledge that is not public."""
    public = rules.view(state, None).to_json()
    owner: dict[tuple[Any, ...], int] = {}
    for seat in range(seats):
        for path in _differing(rules.view(state, seat).to_json(), public):
            other = owner.setdefault(path, seat)
            require(other == seat, f"seats {other + 1} and {seat + 1} share a secret at {path}")


def _differing(plain: Any, public: Any) -> Iterator[tuple[Any, ...]]:
    if plain != public:
        known, open_to_all = dict(_leaves(plain)), dict(_leaves(public))
        for path in known.keys() | open_to_all.keys():
            if known.get(path) != open_to_all.get(path):
                yield path


def _leaves(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(plain, dict | list | tuple):
        pairs = plain.items() if isinstance(plain, dict) else enumerate(plain)
        for key, part in pairs:
            yield from _leaves(part, (*path, key))
    else:
        yield path, plain


def _events_for(state: Any, viewer: int | None) -> list[Event]:
    """Return the events of a step as a seat or the public may know them."""
    return [event.seen_by(viewer) for event in state.events]


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
        for viewer in dict.fromkeys((seat, onlooker)):
            world = self._rules.determinize(self._rules.view(state, viewer), chance)
            self._compare_hands(state, world, viewer, seats)
            if choice in self._rules.legal_choices(world, seat):
                self._compare(state, world, viewer, (seat, choice, choice))
            asked = self._rules.top(state)
            if asked.secret and not asked.sealed and viewer != seat:
                legal = self._rules.legal_choices(world, seat)
                other = legal[chance.below(len(legal))]
                self._compare(state, world, viewer, (seat, choice, other))

    def _compare_hands(self, state: Any, world: Any, viewer: int | None, seats: int) -> None:
        for seat in range(seats):
            if seat != viewer:
                hand = self._hand(state, seat)
                self._hands += bool(hand)
                self._uncertain_hands += hand != self._hand(world, seat)

    def _hand(self, state: Any, seat: int) -> list[Any]:
        return list(self._rules.words.hand(self._rules.view(state, seat), seat))

    def _compare(
        self, state: Any, world: Any, viewer: int | None, step: tuple[int, str, str]
    ) -> None:
        """Take a step here and in another world, and compare what the viewer knows afterwards."""
        here, there, same = self._both(state, world, viewer, step)
        if here.reveals == state.reveals and there.reveals == world.reveals:
            require(same, f"{_name(viewer)} learns from a step that does not count as a reveal")
        if here.reveals > state.reveals:
            new = not same or _events_for(here, viewer) != _events_for(there, viewer)
            for kind in {event.kind for event in here.events}:
                self._reveals[kind] += 1
                self._surprises[kind] += new
        # With the same random numbers in both worlds, the viewer's own secrets make no difference.
        fair = world.copy()
        fair.chance = state.chance.copy()
        here, there, same = self._both(state, fair, viewer, step)
        public = _events_for(here, None) == _events_for(there, None)
        require(public or not same, f"events reveal more to {_name(viewer)} than the view does")

    def _both(
        self, state: Any, world: Any, viewer: int | None, step: tuple[int, str, str]
    ) -> tuple[Any, Any, bool]:
        """Return both states after a step, and whether they look the same to the viewer."""
        seat, choice, other = step
        here, there = state.copy(), world.copy()
        here.events, there.events = [], []
        self._rules.apply_unchecked(here, seat, choice)
        self._rules.apply_unchecked(there, seat, other)
        views = [_seen(self._rules.view(after, viewer)) for after in (here, there)]
        return here, there, views[0] == views[1]

    def check_end(self) -> None:
        """Check that hidden hands were uncertain and reveals informative at least once."""
        known = bool(self._hands) and not self._uncertain_hands
        require(not known or self._rules.hands_can_be_counted, "every hand is known to every seat")
        for kind, count in self._reveals.items():
            known = count >= _MIN_REVEALS and not self._surprises[kind]
            require(not known, f"“{kind}” reveals what was already known")
