"""Who has played the seats of a table in the course of its game, and what they were called then.

A seat keeps one name, that of whoever sits there; the actions that hand it over know the others.
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
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.lobby.seating import computer_identity
from bot.tables.session.seat_rows import computer_name, name_shown
from bot.tables.session.unit_of_work import UnitOfWork

HANDED_OVER = (ActionKind.TAKEOVER, ActionKind.SEAT_OPPONENT, ActionKind.SEND_AWAY)
"""Actions with which somebody else plays a seat from then on."""
_NAMING = (*HANDED_OVER, ActionKind.SUBSTITUTE)


class Tenure(NamedTuple):
    """Somebody who plays a seat from an action on; ``at`` is when, ``None`` of whoever began.

    An opponent in a person's place has a part of its own.
    """

    since: int
    user_id: str
    name: str
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class SeatHistory:
    """By seat, who has played it one after the other; there is always a first."""

    parts: tuple[tuple[Tenure, ...], ...]
    friends: Mapping[str, str] = field(default_factory=dict)
    """What those were called who have played for somebody, by their ids; older ones are unknown."""

    def at(self, sequence: int) -> tuple[Tenure, ...]:
        """By seat, who played it when an action was done; in the lobby, who was to."""
        return tuple(
            next((part for part in reversed(parts) if part.since <= sequence), parts[0])
            for parts in self.parts
        )

    def names_at(self, sequence: int) -> tuple[str, ...]:
        """What they were called."""
        return tuple(part.name for part in self.at(sequence))

    def names_before(self, moment: datetime) -> tuple[str, ...]:
        """By seat, what those were called who played before a moment."""
        return tuple(
            [part.name for part in parts if part.at is None or part.at < moment][-1]
            for parts in self.parts
        )

    def renamed(self) -> list[int]:
        """The actions with which somebody of another name plays a seat from then on, in order."""
        later = {part.since for parts in self.parts for part in parts[1:]}
        return [at for at in sorted(later) if self.names_at(at) != self.names_at(at - 1)]

    def successors(self) -> list[tuple[Tenure, int]]:
        """Those who play on under another name than whoever was before them, and their seats."""
        found = [
            (part, seat)
            for seat, parts in enumerate(self.parts)
            for before, part in pairwise(parts)
            if part.name != before.name
        ]
        return sorted(found)


def seat_history_of(unit: UnitOfWork) -> SeatHistory:
    """All who have played at a table, by what is saved and by what is being done."""
    new = [act for act in unit.actions if act.kind in _NAMING and act.seat is not None]
    acts = {act.sequence: act for act in (*naming(unit.session, unit.id), *new)}
    return seat_history_from(unit.seats, [acts[sequence] for sequence in sorted(acts)])


def naming(session: Session, table_id: int) -> Sequence[ActionRow]:
    """The saved actions that name who plays at a table, in order."""
    query = (
        select(ActionRow)
        .where(col(ActionRow.table_id) == table_id, col(ActionRow.kind).in_(_NAMING))
        .where(col(ActionRow.seat).is_not(None))
        .order_by(col(ActionRow.sequence))
    )
    return session.scalars(query).all()


def seat_history_from(seats: Sequence[SeatRow], acts: Sequence[ActionRow]) -> SeatHistory:
    """All who have played at a table, by the actions that name them, in order."""
    handed = [act for act in acts if act.kind in HANDED_OVER]
    friends = [act for act in acts if act.kind == ActionKind.SUBSTITUTE and "name" in act.data]
    return SeatHistory(
        tuple(_parts(seat, [act for act in handed if act.seat == seat.seat]) for seat in seats),
        {str(act.user_id): str(act.data["name"]) for act in friends},
    )


def _parts(seat: SeatRow, acts: Sequence[ActionRow]) -> tuple[Tenure, ...]:
    """Read backwards, from whoever sits there now."""
    user_id, name = seat.user_id, seat.name
    found: list[Tenure] = []
    for act in reversed(acts):
        shown = computer_name(name) if act.kind == ActionKind.SEAT_OPPONENT else name
        found.append(Tenure(act.sequence, user_id, shown, act.at))
        if act.kind == ActionKind.TAKEOVER:
            user_id = str(act.data.get("before", user_id))
            name = str(act.data.get("name", name))
    began = computer_name(name) if computer_identity(user_id) else name
    first = Tenure(0, user_id, began if acts else name_shown(seat))
    return (first, *reversed(found))
