"""Finish a game: determine the winners, and run the handlers in the same transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.table import Ending, Status
from bot.tables.plans.execution import delete_all
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork

Handler = Callable[[UnitOfWork], None]


def on_game_end(unit: UnitOfWork) -> None:
    """Post the final result."""
    unit.post(OutboxKind.FINAL)


HANDLERS: tuple[Handler, ...] = (on_game_end, delete_all)


def finish(unit: UnitOfWork, ending: Ending, won: Sequence[int]) -> None:
    """Close the table and run all handlers."""
    unit.close(Status.FINISHED, ending, won)
    for handle in HANDLERS:
        handle(unit)


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: end a game whose position is final, and save every new position."""
    if unit.state is None or not unit.actions:
        return
    if unit.state.over and unit.row.status == Status.RUNNING:
        finish(unit, Ending.PLAYED, winners(unit))
    unit.save_state()


def winners(unit: UnitOfWork) -> tuple[int, ...]:
    """Return the winners of a completed game; empty seats cannot win.

    If only empty seats would have won, the best of the other seats win.
    """
    assert unit.state is not None
    outcome = unit.game.outcome(unit.state)
    active = unit.active_seats()
    won = tuple(seat for seat in outcome.winners if seat in active)
    if won:
        return won
    best = max(outcome.scores[seat] for seat in active)
    return tuple(seat for seat in active if outcome.scores[seat] == best)
