"""Turn a finished game into results: the places of its players, and their points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store.models.rating import ResultRow
from bot.tables.domain.ratings import ResultKind
from bot.tables.domain.table import Ending
from bot.tables.ratings.model import DIGITS
from bot.tables.ratings.players import Player, players_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Outcome


def results_of(unit: UnitOfWork) -> list[ResultRow]:
    """Return the results of a game that has ended, by seat.

    Raises:
        TableDamaged: its position cannot be read.
    """
    assert unit.row.ended_at is not None
    outcome, players = unit.game.outcome(unit.state), players_of(unit)
    stayed = _places_of_those_who_stayed(unit, players, outcome)
    places = {**stayed, **_places_of_those_who_left(players, len(unit.seats))}
    return [
        ResultRow(
            table_id=unit.id,
            seat=player.seat,
            tenure=player.tenure,
            user_id=player.user_id,
            strength=player.strength,
            game=unit.row.game,
            seats=len(unit.seats),
            kind=player.kind,
            place=places.get(player),
            points=outcome.scores[player.seat],
            share=_share_of_moves(unit, player),
            ended_at=unit.row.ended_at,
        )
        for player in players
    ]


def _places_of_those_who_stayed(
    unit: UnitOfWork, players: Sequence[Player], outcome: Outcome
) -> Mapping[Player, int]:
    """Return the places by the standing at the end; none if they were not decided.

    A computer player that took over a seat has a place too, but no result of its own.
    """
    stayed = [player for player in players if player.kind is not ResultKind.LEFT]
    seats = unit.active_seats()
    if unit.row.ending != Ending.PLAYED:
        if len(stayed) > 1 and any(player.strength is None for player in stayed):
            return {}
        seats = [player.seat for player in stayed]
    standing = {seat: (seat in unit.row.winners, outcome.scores[seat]) for seat in seats}
    return {
        player: 1 + sum(other > standing[player.seat] for other in standing.values())
        for player in stayed
    }


def _places_of_those_who_left(players: Sequence[Player], seats: int) -> Mapping[Player, int]:
    """Return the places of those who left: last, in the order of leaving."""
    left = [player for player in players if player.kind is ResultKind.LEFT]
    in_order = sorted(left, key=lambda player: player.left)
    return {player: seats - earlier for earlier, player in enumerate(in_order)}


def _share_of_moves(unit: UnitOfWork, player: Player) -> float:
    """Return the share of the game's moves from when a player took over until a computer did."""
    moves = unit.row.moves
    if not player.since and not player.until:
        return 1.0
    end = _moves_made(unit, player.until) if player.until else moves
    return round(max(0, end - _moves_made(unit, player.since)) / moves, DIGITS) if moves else 0.0


def _moves_made(unit: UnitOfWork, sequence: int) -> int:
    """Return how many of the game's moves had been made at an action that changed a seat."""
    action = unit.history.at(sequence)
    position = None if action is None else unit.history.at(action.head)
    return 0 if position is None else position.number
