"""Find who has a result in a game: the first player of each seat, and those who took one over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow
from bot.tables.domain.computer_players import is_computer_id
from bot.tables.domain.kinds import EMPTYING_A_SEAT, ActionKind
from bot.tables.domain.ratings import ResultKind
from bot.tables.domain.table import Ending, Occupant
from bot.tables.history.seat_history import HANDOVER_KINDS, Tenure, seat_history_from
from bot.tables.session.unit_of_work import UnitOfWork
from engine.players.strengths import STRENGTHS, current_name


@dataclass(frozen=True, slots=True)
class Player:
    """A player who has a result; ``strength`` is a computer player's.

    ``since`` and ``left`` are the actions with which they took over the seat and left it, ``until``
    the one with which a computer player began to finish the game for them; 0 if there is none.
    """

    seat: int
    tenure: int
    user_id: str
    kind: ResultKind
    strength: str | None = None
    since: int = 0
    left: int = 0
    until: int = 0


def players_of(unit: UnitOfWork) -> list[Player]:
    """Return the players who have results, by seat.

    A person who leaves one seat and takes over another has left.
    """
    actions = _seat_actions(unit)
    history = seat_history_from(unit.seats, [action for action in actions if _in_game(action)])
    players = [
        player
        for row, tenures in zip(unit.seats, history.tenures, strict=True)
        for player in _of_seat(row, tenures, actions)
    ]
    first_players = {player.user_id for player in players if player.tenure == 0}
    lonely = _seat_ended_alone(unit, players)
    return [
        replace(player, kind=ResultKind.LEFT, left=unit.row.sequence)
        if player.seat == lonely and player.kind is ResultKind.PLAYED
        else player
        for player in players
        if player.tenure == 0 or (player.seat != lonely and player.user_id not in first_players)
    ]


def _seat_ended_alone(unit: UnitOfWork, players: Sequence[Player]) -> int | None:
    """Return the seat of a person who ended a game against computer players alone, if any.

    This counts as leaving: otherwise such a game could always be ended without a loss.
    """
    people = unit.people()
    against_computers = any(player.strength is not None for player in players)
    if unit.row.ending == Ending.CONSENT and len(people) == 1 and against_computers:
        return people[0]
    return None


def _seat_actions(unit: UnitOfWork) -> Sequence[ActionRow]:
    query = (
        select(ActionRow)
        .where(col(ActionRow.table_id) == unit.id)
        .where(col(ActionRow.kind).in_((*EMPTYING_A_SEAT, *HANDOVER_KINDS)))
        .order_by(col(ActionRow.sequence))
    )
    return unit.session.scalars(query).all()


def _in_game(action: ActionRow) -> bool:
    """Return whether an action is about a seat; in the lobby seats have no numbers yet."""
    return action.seat is not None


def _of_seat(row: SeatRow, tenures: Sequence[Tenure], actions: Sequence[ActionRow]) -> list[Player]:
    first = tenures[0].user_id
    if is_computer_id(first):
        strength = _weakest(row, first, actions)
        return [Player(row.seat, 0, first, ResultKind.PLAYED, strength)]
    own_actions = [action for action in actions if action.seat == row.seat]
    until = _relieved_at(row, own_actions)
    stayed = row.occupant == Occupant.PERSON or until > 0
    if stayed and row.user_id == first:
        return [Player(row.seat, 0, first, ResultKind.PLAYED, until=until)]
    left = _left_at(tenures, own_actions)
    players = [Player(row.seat, 0, first, ResultKind.LEFT, left=left)]
    if stayed:
        number = [tenure.user_id for tenure in tenures].index(row.user_id)
        since, taker = tenures[number].since, row.user_id
        players.append(
            Player(row.seat, number, taker, ResultKind.TAKEOVER, since=since, until=until)
        )
    return players


def _relieved_at(row: SeatRow, actions: Sequence[ActionRow]) -> int:
    """Return the action after which a computer player played for a person who had not left.

    This happens at the closing date of a league or cup; 0 if it did not.
    """
    if row.occupant != Occupant.COMPUTER:
        return 0
    others = [action for action in actions if action.kind != ActionKind.SEAT_COMPUTER]
    if others and others[-1].kind in EMPTYING_A_SEAT:
        return 0
    begin = others[-1].sequence if others else 0
    return min((one.sequence for one in actions if one.sequence > begin), default=0)


def _left_at(tenures: Sequence[Tenure], actions: Sequence[ActionRow]) -> int:
    """Return the action with which the first player left; 0 if it was not recorded."""
    taken_over = [tenure.since for tenure in tenures if tenure.user_id != tenures[0].user_id]
    left = [
        action.sequence
        for action in actions
        if action.kind in EMPTYING_A_SEAT and (not taken_over or action.sequence < taken_over[0])
    ]
    return left[-1] if left else 0


def _weakest(row: SeatRow, computer_id: str, actions: Sequence[ActionRow]) -> str | None:
    """Return the weakest strength that a computer player had in this game.

    It can be changed during the game, and a stronger one at the last moment must not count.
    """
    seated = [action for action in actions if action.kind == ActionKind.SEAT_COMPUTER]
    at_start = [action for action in seated if action.data.get("computer") == computer_id][-1:]
    changed = [action for action in seated if action.seat == row.seat]
    strengths = [current_name(str(action.data["strength"])) for action in (*at_start, *changed)]
    return min(strengths, key=STRENGTHS.index, default=row.strength)
