"""Words ahead, to those who have asked for them: your turn comes next; this befell you.

Both are made of what everybody may know. They are no reminders: where one cannot be told at once,
it is not told at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.store.models.person import PersonRow
from bot.tables.domain.action_kinds import TIMELINE_KINDS, ActionKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.reminders import notification_preferences, send_reminders
from bot.tables.reminders.intervals import LOOK_AHEAD
from bot.tables.session.serialization import events_from_json
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions
from engine.core import Chance, Event, State

NEXT, LOSS = "next", "loss"


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: after moves, notify players who asked for it of their setbacks and their turn next."""
    if unit.state is None or unit.row.status != Status.RUNNING:
        return
    kinds = {act.kind for act in unit.actions}
    if ActionKind.MOVE not in kinds or not kinds <= set(TIMELINE_KINDS):
        return
    listeners = _listeners(unit)
    if not listeners:
        return
    movers = {act.seat for act in unit.actions}
    for seat, about in _losses(unit):
        if seat in listeners and seat not in movers and listeners[seat].hears_losses:
            _tell(unit, listeners.pop(seat), seat, LOSS, about)
    if any(person.hears_next for person in listeners.values()):
        coming = _next_up(unit, movers)
        if coming in listeners and listeners[coming].hears_next:
            _tell(unit, listeners[coming], coming, NEXT, {})


def _listeners(unit: UnitOfWork) -> dict[int, PersonRow]:
    """By seat, who does not owe a move and wants to hear of something."""
    waiting = [s for s in unit.seats if s.occupant == Occupant.PERSON]
    users = {unit.player(s.seat): s.seat for s in waiting if s.seat not in unit.reminders}
    known = ((seat, exclusions.find_person(unit.session, user)) for user, seat in users.items())
    return {seat: row for seat, row in known if row and (row.hears_next or row.hears_losses)}


def _tell(
    unit: UnitOfWork, person: PersonRow, seat: int, kind: str, about: Mapping[str, Any]
) -> None:
    if not notification_preferences.wants_notice(unit.session, person, unit.id):
        return
    if send_reminders.reachable(unit, person) > unit.now:
        return
    send_reminders.record_direct_message(unit, person)
    unit.post(kind, [seat], about={**about, "direct": person.direct})


def _next_up(unit: UnitOfWork, movers: set[int | None]) -> int | None:
    """Who moves after the one that is asked now, if they do as little as they can.

    What is hidden is filled in at random, so that nothing of it can be read from the answer.
    """
    rules, state = unit.game, unit.state
    assert state is not None
    owing = rules.to_move(state)
    if len(owing) != 1 or movers & set(owing) or rules.answers_out_of_turn(state):
        return None
    guess: State = rules.determinize(rules.view(state, None), Chance(0))
    guess.events = None
    for _ in range(LOOK_AHEAD):
        rules.apply_unchecked(guess, owing[0], rules.default(guess, owing[0]))
        coming = rules.to_move(guess)
        if coming != owing:
            return coming[0] if len(coming) == 1 else None
    return None


def _losses(unit: UnitOfWork) -> Iterator[tuple[int, dict[str, Any]]]:
    """What befell whom: events of the game's own naming, and being overtaken."""
    befallen: dict[int, list[Event]] = {}
    for act in unit.actions:
        for event in events_from_json(act):
            if event.kind in unit.game.setbacks:
                befallen.setdefault(event.seat, []).append(event.seen_by(None))
    for seat, told in befallen.items():
        yield seat, {"events": [event.to_json() for event in told]}
    for seat, by in _overtaken(unit):
        if seat not in befallen:
            yield seat, {"by": by}


def _overtaken(unit: UnitOfWork) -> Iterator[tuple[int, int]]:
    """Who was ahead of somebody in points that all can see, and is behind now; and by whom."""
    rules, before, now = unit.game, unit.before, unit.state
    if before is None or now is None:
        return
    then = rules.outcome(rules.view(before, None)).scores
    scores = rules.outcome(rules.view(now, None)).scores
    if min(*then, *scores) < 0:
        return
    for seat, score in enumerate(scores):
        passed = [o for o, s in enumerate(scores) if s > score and then[o] < then[seat]]
        if passed:
            yield seat, passed[0]
