"""Post opt-in notices: "your turn comes next" and "something happened to you".

They reveal only public information. A notice that cannot be sent at once is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.store.models.user import UserRow
from bot.tables.domain.kinds import TIMELINE_KINDS, ActionKind, OutboxKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.reminders import send_reminders
from bot.tables.session import user_rows
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.timeline import events_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Chance, Event, State

MAX_DECISIONS_AHEAD = 40
"""How many decisions are simulated to find who moves next."""


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Notify players who want it of setbacks, and of being next, after moves."""
    if not unit.position_loaded or unit.row.status != Status.RUNNING:
        return
    kinds = {action.kind for action in unit.actions}
    if ActionKind.MOVE not in kinds or not kinds <= set(TIMELINE_KINDS):
        return
    recipients: dict[int, UserRow] = {}
    for row in unit.seats:
        if row.occupant == Occupant.PERSON and row.seat not in unit.reminders:
            person = user_rows.find_person(unit.session, unit.player(row.seat))
            if person is not None and (person.wants_next_up or person.wants_setbacks):
                recipients[row.seat] = person
    if not recipients:
        return
    movers = {action.seat for action in unit.actions}
    for seat, about in _setbacks(unit):
        if seat in recipients and seat not in movers and recipients[seat].wants_setbacks:
            _post(unit, recipients.pop(seat), seat, OutboxKind.SETBACK, about)
    if any(person.wants_next_up for person in recipients.values()):
        next_seat = _next_up(unit, movers)
        if next_seat in recipients and recipients[next_seat].wants_next_up:
            _post(unit, recipients[next_seat], next_seat, OutboxKind.NEXT_UP, {})


def _post(
    unit: UnitOfWork, person: UserRow, seat: int, kind: OutboxKind, about: Mapping[str, Any]
) -> None:
    if user_rows.is_muted(unit.session, person.user_id, unit.id):
        return
    if send_reminders.reachable_at(unit, person) > unit.now:
        return
    send_reminders.record_direct_message(unit, person)
    unit.post(kind, [seat], about={**about, "direct": person.direct_messages})


def _next_up(unit: UnitOfWork, movers: set[int | None]) -> int | None:
    """Return who moves after the present player, if that player does as little as possible.

    Hidden information is filled in at random, so that the answer reveals none of it.
    """
    rules, state = unit.game, unit.state
    movers_now = rules.to_move(state)
    if len(movers_now) != 1 or movers & set(movers_now) or rules.answers_out_of_turn(state):
        return None
    simulated: State = rules.determinize(rules.view(state, None), Chance(0))
    simulated.events = None
    for _ in range(MAX_DECISIONS_AHEAD):
        rules.apply_unchecked(simulated, movers_now[0], rules.default(simulated, movers_now[0]))
        next_movers = rules.to_move(simulated)
        if next_movers != movers_now:
            return next_movers[0] if len(next_movers) == 1 else None
    return None


def _setbacks(unit: UnitOfWork) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the setbacks of each seat: the game's own events, and being overtaken in points."""
    setbacks: dict[int, list[Event]] = {}
    for action in unit.actions:
        for event in events_from_json(action):
            if event.kind in unit.game.hosting.setbacks:
                setbacks.setdefault(event.seat, []).append(event.seen_by(None))
    for seat, events in setbacks.items():
        yield seat, {"events": [event.to_json() for event in events]}
    for seat, by in _overtaken(unit):
        if seat not in setbacks:
            yield seat, {"by": by}


def _overtaken(unit: UnitOfWork) -> Iterator[tuple[int, int]]:
    """Yield the seats overtaken in public points by this change, and by which seat."""
    rules, earlier, state = unit.game, unit.before, unit.state
    if earlier is None:
        return
    earlier_scores = rules.outcome(rules.view(earlier, None)).scores
    scores = rules.outcome(rules.view(state, None)).scores
    if min(*earlier_scores, *scores) < 0:
        return
    for seat, score in enumerate(scores):
        passed = [
            o
            for o, s in enumerate(scores)
            if s > score and earlier_scores[o] < earlier_scores[seat]
        ]
        if passed:
            yield seat, passed[0]
