"""Build a turn as one viewer may see it, from a table loaded in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.errors import TableDamaged, TableError
from bot.tables.domain.table import Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.history import recap
from bot.tables.history.seat_history import seat_history_of
from bot.tables.session import timeline
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, State
from engine.core.latest_turn import latest_turn

Viewer = Callable[[Table], int | None]
"""Selects the seat whose private view of a table is shown."""


def public(_: Table) -> None:
    """Select the public view."""


def person(user_id: str) -> Viewer:
    """Return a viewer that selects the view of a user's own seat, if any."""
    return lambda table: table.visible_seat(user_id)


def full_turn(
    unit: UnitOfWork, seat: int | None, sequence: int | None = None, *, with_news_span: bool = False
) -> Turn:
    """Return a turn with a recap, as a seat may see it or, with ``None``, the public.

    ``with_news_span``: with the positions before and after the news.
    """
    table = unit.table()
    if sequence is not None and sequence != unit.row.sequence:
        action = unit.history.at(sequence)
        if action is None or not action.head:
            raise TableError.because("table-no-such-move", number=sequence)
        unit.state = unit.history.state_at(unit.game, action.head)
        return turn_at(
            unit,
            seat,
            table.with_names(seat_history_of(unit).names_at(sequence)),
            sequence=sequence,
            **_latest_turn(unit, action, seat),
        )
    state = unit.state
    asked = (tuple(unit.asked()) or unit.game.to_move(state)) if seat is None else (seat,)
    reader = asked[0] if len(asked) == 1 else None
    happened = recap.recap_for(
        unit, asked[0] if asked else None, viewer=seat, reader=reader, with_news_span=with_news_span
    )
    action = unit.history.at(unit.row.sequence)
    return turn_at(
        unit,
        seat,
        table,
        sequence=unit.row.sequence,
        first_timers=first_timers(unit, asked) if seat is None else (),
        **_latest_turn(unit, action, seat),
        **happened._asdict(),
    )


def _latest_turn(unit: UnitOfWork, action: ActionRow | None, viewer: int | None) -> dict[str, Any]:
    """Return the fields of :class:`Turn` about the latest turn after an action.

    After an undo that is the turn it went back to; other actions that are no moves, such as a
    vote, leave the turn before them the latest.
    """
    head = None if action is None else unit.history.at(action.head)
    if head is None or head.kind not in timeline.MOVES:
        return {} if head is None else {"latest_events": recap.events_seen_by(head, viewer)}
    moves = unit.history.walk_back(head.sequence)
    turn = latest_turn((row.seat, recap.events_seen_by(row, viewer)) for row in moves)
    earlier = next(islice(unit.history.walk_back(head.sequence), turn.moves, None), None)
    if earlier is None:
        return {"latest_events": turn.events}
    try:
        state = unit.history.state_at(unit.game, earlier.sequence)
    except TableDamaged:
        # The position itself can be read, so show it without marks.
        return {"latest_events": turn.events}
    return {"latest_events": turn.events, "before_latest_turn": unit.game.view(state, viewer)}


def turn_at(
    unit: UnitOfWork,
    viewer: int | None,
    table: Table | None = None,
    *,
    sequence: int | None = None,
    **happened: Any,
) -> Turn:
    """Return the unit's present position, with the fields of :class:`Turn` about what happened."""
    state, rules = unit.state, unit.game
    table = table or unit.table()
    sequence = unit.row.sequence if sequence is None else sequence
    secret = midway = False
    if unit.row.status == Status.FINISHED and sequence == unit.row.sequence:
        state = state.copy()
        state.stack, state.legal = [], ()  # nobody must move any more, however the game ended
    elif state.stack:
        secret, midway = is_secret(rules, state), is_midway(rules, state)
    view = rules.view(state, viewer)
    return Turn(table, rules, viewer, sequence, view, secret, midway, **happened)


def is_secret(rules: Game[Any], state: State) -> bool:
    """Return whether the present choices, or the answer, are not public.

    Only public information decides this; otherwise the answer itself would reveal something.
    """
    public_view = rules.view(state, None)
    if rules.top(public_view).secret:
        return True
    return any(not rules.legal_choices(public_view, seat) for seat in rules.to_move(state))


def is_midway(rules: Game[Any], state: State) -> bool:
    """Return whether this is a step of a private choice that the public sees as one question."""
    return not rules.top(state).secret and rules.shows_earlier_question(state)


MAX_FIRST_GAMES = 10_000
"""Maximum number of players in the cache of who plays a first game."""


def first_timers(unit: UnitOfWork, asked: Sequence[int]) -> tuple[int, ...]:
    """Return which of the seats that are asked belong to people who play their first such game.

    Whether a table is a person's first does not change, so it is read once.
    """
    known = unit.first_games
    people = {unit.seats[seat].user_id: seat for seat in set(asked).intersection(unit.people())}
    unknown = [user for user in people if (unit.id, user) not in known]
    if unknown:
        experienced = (
            select(col(SeatRow.user_id))
            .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
            .where(
                col(TableRow.game) == unit.row.game,
                col(TableRow.id) < unit.id,
                col(TableRow.started_at).is_not(None),
                col(SeatRow.user_id).in_(unknown),
            )
        )
        played_before = set(unit.session.scalars(experienced))
        if len(known) >= MAX_FIRST_GAMES:
            known.clear()
        known.update({(unit.id, user): user not in played_before for user in unknown})
    return tuple(sorted(seat for user, seat in people.items() if known.get((unit.id, user))))
