"""Verify that hash, seating and play follow from the seed chosen before anybody joined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain import shuffle_seats
from bot.tables.domain.kinds import ActionKind
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.record import Record


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of replaying a game.

    While the game runs ``seed`` is ``None`` and nothing can be verified by others.
    """

    seed_hash: str
    seed: str | None
    hash_agrees: bool
    seating_agrees: bool
    play_agrees: bool
    moves: int
    final: str
    """The SHA-256 of the position the record leads to."""
    problem: str | None
    """Why the record could not be replayed, in English."""
    rules: int
    rules_here: int
    """The rules version the game began under, and the present one."""

    @property
    def of_other_rules(self) -> bool:
        """Whether the rules have changed since, so that its moves cannot be replayed."""
        return self.rules != self.rules_here

    @property
    def holds(self) -> bool:
        """Whether everything that can be compared agrees."""
        agrees = self.play_agrees or self.of_other_rules
        return self.hash_agrees and self.seating_agrees and agrees


class Claimed(NamedTuple):
    """The stored facts, to be compared with what follows from the seed."""

    record: Record
    position: str
    """Its hash; empty if the game began under other rules and cannot be replayed."""
    rules_here: int
    seating_agrees: bool
    over: bool


def seating_agrees(unit: UnitOfWork) -> bool:
    """Return whether the seed gives the seats and colours that the players have."""
    expected = shuffle_seats.shuffle_seats(
        unit.row.seed, *players_at_start(_lobby_actions(unit.session, unit.id))
    )
    first_players = _first_players(unit)
    return [(first_players.get(s.seat, s.user_id), s.colour) for s in unit.seats] == expected


def _first_players(unit: UnitOfWork) -> dict[int, str]:
    """Return the first players of seats that have been taken over."""
    query = select(ActionRow).where(
        col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == ActionKind.TAKEOVER
    )
    found: dict[int, str] = {}
    for action in unit.session.scalars(query.order_by(col(ActionRow.sequence))):
        found.setdefault(action.seat or 0, str(action.data.get("before", "")))
    return found


def _lobby_actions(session: Session, table_id: int) -> list[ActionRow]:
    """Return the actions in the lobby, up to the start."""
    query = select(ActionRow).where(col(ActionRow.table_id) == table_id)
    actions = session.scalars(query.order_by(col(ActionRow.sequence)))
    return list(takewhile(lambda action: action.kind != ActionKind.START, actions))


def players_at_start(actions: Sequence[ActionRow]) -> tuple[list[str], dict[str, str | None]]:
    """Return who was in the lobby at the start in the order of joining, and their colours."""
    joined: list[str] = []
    chosen: dict[str, str | None] = {}
    for action in actions:
        user = action.user_id or ""
        if action.kind in (ActionKind.OPEN, ActionKind.JOIN):
            joined.append(user)
        elif action.kind == ActionKind.SEAT_COMPUTER:
            joined.append(action.data["computer"])
        elif action.kind == ActionKind.REMOVE_COMPUTER:
            joined.remove(action.data["computer"])
        elif action.kind == ActionKind.LEAVE:
            joined.remove(user)
            chosen.pop(user, None)
        elif action.kind == ActionKind.COLOUR:
            chosen[user] = action.data.get("colour")
    return joined, chosen
