"""Checks of views and events: they reveal no secrets to their reader."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.core.contract.broken import fail, require
from engine.core.contract.positions import check_independent
from engine.core.contract.steps import other_answers
from engine.core.events import Event
from engine.core.game import Game

_MAX_CHOICES = 4
"""Maximum choices tried per position."""
_FLIPPED_BITS = 0x5DEECE66D
"""Any number but 0 gives a twin other random numbers; many bits are flipped to be sure."""


def check_views(rules: Game[Any], state: Any, seat: int | None, chance: Chance) -> None:
    """Check that a view shows exactly what the seat knows, and that worlds that agree look alike.

    Raises:
        ContractBroken: the view reveals a secret, or is not a view of this state.
    """
    view = rules.view(state, seat)
    seen, who = shown_by(view), viewer_name(seat)
    require(not view.events, f"the view of {who} holds events")
    same = rules.may_act(view) == rules.may_act(state)
    require(same, f"{who} cannot see which seats may act")
    same = rules.to_move(view) == rules.to_move(state)
    require(same, f"{who} cannot see which seats must move")
    _check_declared(state, view, seat)
    for twin in _twin_states(rules, state, seat):
        path = difference(shown_by(rules.view(twin, seat)), seen)
        require(not path, f"{who} can see a sealed answer or future random numbers in {path}")
    for _ in range(2):
        world = rules.determinize(view, chance)
        require(shown_by(view) == seen, f"filling in the view of {who} changes it")
        check_independent(view, world, "a filled-in state shares")
        path = difference(shown_by(rules.view(world, seat)), seen)
        require(not path, f"the view of {who} depends on what it cannot see, in {path}")
        _check_world(rules, state, world)
        if seat is not None:
            known = list(rules.legal_choices(state, seat))
            for other in (view, world):
                require(
                    list(rules.legal_choices(other, seat)) == known,
                    f"{who} cannot see its own choices",
                )


def viewer_name(seat: int | None) -> str:
    """Return a viewer's name for messages."""
    return "the public" if seat is None else f"seat {seat + 1}"


def shown_by(view: Any) -> dict[str, Any]:
    """Return everything that a view shows."""
    return {**view.to_json(), "legal": list(view.legal)}


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return the path of the first difference, such as ``hands/1/0``; empty if there is none."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(key, (one[key], other[key])) for key in one]
    elif isinstance(one, list | tuple) and isinstance(other, type(one)) and len(one) == len(other):
        pairs = [*enumerate(zip(one, other, strict=True))]
    else:
        return path
    differences = (difference(*pair, f"{path}/{key}" if path else str(key)) for key, pair in pairs)
    return next(filter(None, differences), path)


def at_path(plain: Any, path: str) -> Any:
    """Return the value at a path, or ``None``."""
    for key in path.split("/"):
        try:
            plain = plain[key] if isinstance(plain, dict) else plain[int(key)]
        except (LookupError, TypeError, ValueError):
            return None
    return plain


def _check_declared(state: Any, view: Any, seat: int | None) -> None:
    """Check that a view differs from the state where, and only where, fields are declared so."""
    shown = shown_by(view)
    declared = shown_by(state.seen_by(seat))
    if path := difference(shown, declared):
        hidden = at_path(shown, path) == at_path(shown_by(state), path)
        what = "can see {}, which is declared hidden" if hidden else "does not see {} as declared"
        fail(f"{viewer_name(seat)} {what.format(path)}")


def _twin_states(rules: Game[Any], state: Any, seat: int | None) -> list[Any]:
    """Return states that differ only in future random numbers, or in another seat's answer."""
    twins = [state.copy()]
    twins[0].chance = Chance(state.chance.state ^ _FLIPPED_BITS)
    if state.stack and rules.top(state).sealed:
        for other in rules.may_act(state):
            if other != seat and other not in rules.to_move(state):
                for frame in other_answers(rules, state, other):
                    twins.append(state.copy())
                    twins[-1].stack[-1] = frame
    return twins


def _check_world(rules: Game[Any], state: Any, world: Any) -> None:
    """Check that a determinization is valid, asks the same seats, and can be played on."""
    require(
        not (broken := rules.broken_invariants(world)), f"a filled-in state: {'; '.join(broken)}"
    )
    require(rules.to_move(world) == rules.to_move(state), "a filled-in state waits for other seats")
    for seat in rules.may_act(world):
        require(bool(rules.legal_choices(world, seat)), "a filled-in state has no legal choice")
    if world.stack and not (asked := rules.top(world)).sealed:
        fresh = list(asked.options(world, asked.seat))
        require(fresh == list(world.legal), "a filled-in state caches the choices of another one")


def check_steps_unseen(rules: Game[Any], state: Any, chance: Chance) -> None:
    """Check that the steps of an unfinished choice change nothing for the other seats.

    All positions that such steps lead to look the same to the other seats.
    """
    if not state.stack or state.stack[-1].sealed:
        return
    seat = state.stack[-1].seat
    choices = list(rules.legal_choices(state, seat))
    chance.copy().shuffle(choices)
    for choice in choices[:_MAX_CHOICES]:
        after = state.copy()
        after.events = []
        rules.apply_unchecked(after, seat, choice)
        if (
            not after.stack
            or after.stack[-1].seat != seat
            or not rules.shows_earlier_question(after)
        ):
            continue
        require(
            not any(map(_is_public, after.events)), "an event reveals a choice that is not complete"
        )
        for viewer in (*range(len(rules.outcome(state).scores)), None):
            if viewer != seat:
                now = shown_by(rules.view(after, viewer))
                before = shown_by(rules.view(state, viewer))
                what = f"{viewer_name(viewer)} can see a step of a choice that is not complete"
                require(not (path := difference(now, before)), f"{what}: “{choice}” in {path}")


def _is_public(event: Event) -> bool:
    return bool(event.seen_by(None).data)
