"""End a game: by its rules, by unanimous vote, or by an admin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.request import Ended, VoteOpened
from bot.tables.domain.table import Ending, Status
from bot.tables.plans.execution import delete_all
from bot.tables.session import permissions
from bot.tables.session.service import Change, TableService
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open_votes
from bot.tables.votes.open_votes import DoneOrVote

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
    """End a game whose position is final, and save every new position."""
    if not unit.position_loaded or not unit.actions:
        return
    if unit.state.over and unit.row.status == Status.RUNNING:
        finish(unit, Ending.PLAYED, winners(unit))
    unit.save_state()


def winners(unit: UnitOfWork) -> tuple[int, ...]:
    """Return the winners of a completed game; empty seats cannot win.

    If only empty seats would have won, the best of the other seats win.
    """
    outcome = unit.game.outcome(unit.state)
    active = unit.active_seats()
    won = tuple(seat for seat in outcome.winners if seat in active)
    if won:
        return won
    best = max(outcome.scores[seat] for seat in active)
    return tuple(seat for seat in active if outcome.scores[seat] == best)


async def to_proposal_opened(service: TableService, made: DoneOrVote, row: VoteRow) -> VoteOpened:
    """Return the result for a vote that was opened."""
    proposal = await open_votes.read_vote(service, row.id or 0)
    return VoteOpened(made.done.unit.table(), proposal, made.repeated)


def apply_vote(unit: UnitOfWork, _: VoteRow, voter: SeatRow) -> None:
    """Apply an accepted vote to end the game."""
    permissions.require_running(unit)
    unit.position()
    end(unit, voter.seat, voter.user_id, Ending.CONSENT)


def end(
    unit: UnitOfWork,
    seat: int | None,
    user_id: str | None,
    how: Ending,
    won: Sequence[int] = (),
) -> None:
    """End the game now; without ``won`` it has no winner."""
    unit.record_action(ActionKind.END, seat=seat, user_id=user_id)
    finish(unit, how, won)


def to_ended(done: Change) -> Ended:
    """Return the result for a game that was ended."""
    outcome = done.unit.game.outcome(done.unit.state)
    return Ended(done.unit.table(), outcome, done.repeated)
