"""Find who has played each seat in the course of a game, and their names at the time.

A seat's row has only its present player's name; the actions after which another player plays it
have the earlier ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow
from bot.tables.domain.computer_players import computer_name, is_computer_id
from bot.tables.domain.kinds import ActionKind
from bot.tables.session.table_rows import name_shown
from bot.tables.session.unit_of_work import UnitOfWork

HANDOVER_KINDS = (ActionKind.TAKEOVER, ActionKind.SEAT_COMPUTER, ActionKind.REMOVE_COMPUTER)
"""Actions after which another player plays the seat."""
_NAMING = (*HANDOVER_KINDS, ActionKind.SUBSTITUTE)


class Tenure(NamedTuple):
    """A player of a seat from an action on; ``at`` is when, ``None`` for the first player.

    A computer player that plays for a person has a tenure of its own.
    """

    since: int
    user_id: str
    name: str
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class SeatHistory:
    """The players of each seat in order; every seat has a first."""

    tenures: tuple[tuple[Tenure, ...], ...]
    substitutes: Mapping[str, str] = field(default_factory=dict)
    """Names of substitutes by user id; older ones are unknown."""

    def at(self, sequence: int) -> tuple[Tenure, ...]:
        """Return, by seat, who played it at an action; before the start, its first player."""
        return tuple(
            next((tenure for tenure in reversed(tenures) if tenure.since <= sequence), tenures[0])
            for tenures in self.tenures
        )

    def names_at(self, sequence: int) -> tuple[str, ...]:
        """Return the players' names at an action, by seat."""
        return tuple(tenure.name for tenure in self.at(sequence))

    def names_before(self, moment: datetime) -> tuple[str, ...]:
        """Return, by seat, the name of its player before a moment."""
        return tuple(
            [tenure.name for tenure in tenures if tenure.at is None or tenure.at < moment][-1]
            for tenures in self.tenures
        )

    def renamed(self) -> list[int]:
        """Return the actions, in order, after which a seat's player has another name."""
        later = {tenure.since for tenures in self.tenures for tenure in tenures[1:]}
        return [at for at in sorted(later) if self.names_at(at) != self.names_at(at - 1)]

    def successors(self) -> list[tuple[Tenure, int]]:
        """Return the players who took over a seat under another name, with their seats."""
        successors = [
            (tenure, seat)
            for seat, tenures in enumerate(self.tenures)
            for before, tenure in pairwise(tenures)
            if tenure.name != before.name
        ]
        return sorted(successors)


def seat_history_of(unit: UnitOfWork) -> SeatHistory:
    """Return the seat history of a loaded table, including this change."""
    new = [action for action in unit.actions if action.kind in _NAMING and action.seat is not None]
    actions = {action.sequence: action for action in (*naming_actions(unit.session, unit.id), *new)}
    return seat_history_from(unit.seats, [actions[sequence] for sequence in sorted(actions)])


def naming_actions(session: Session, table_id: int) -> Sequence[ActionRow]:
    """Return the saved actions that name players of a table, in order."""
    query = (
        select(ActionRow)
        .where(col(ActionRow.table_id) == table_id, col(ActionRow.kind).in_(_NAMING))
        .where(col(ActionRow.seat).is_not(None))
        .order_by(col(ActionRow.sequence))
    )
    return session.scalars(query).all()


def seat_history_from(seats: Sequence[SeatRow], actions: Sequence[ActionRow]) -> SeatHistory:
    """Build the seat history from the actions that name players, in order."""
    handovers = [action for action in actions if action.kind in HANDOVER_KINDS]
    substitutes = [
        action
        for action in actions
        if action.kind == ActionKind.SUBSTITUTE and "name" in action.data
    ]
    return SeatHistory(
        tuple(
            _tenures(seat, [action for action in handovers if action.seat == seat.seat])
            for seat in seats
        ),
        {str(action.user_id): str(action.data["name"]) for action in substitutes},
    )


def _tenures(seat: SeatRow, actions: Sequence[ActionRow]) -> tuple[Tenure, ...]:
    user_id, name = seat.user_id, seat.name
    tenures: list[Tenure] = []
    for action in reversed(actions):
        shown = computer_name(name) if action.kind == ActionKind.SEAT_COMPUTER else name
        tenures.append(Tenure(action.sequence, user_id, shown, action.at))
        if action.kind == ActionKind.TAKEOVER:
            user_id = str(action.data.get("before", user_id))
            name = str(action.data.get("name", name))
    first_name = computer_name(name) if is_computer_id(user_id) else name
    first = Tenure(0, user_id, first_name if actions else name_shown(seat))
    return (first, *reversed(tenures))
