"""The turn as one viewer may see it: everything a panel, a picture or a reply is made from.

It is read at one moment, and no full state leaves the tables with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow
from bot.tables.domain.errors import NoSuchTable, TableDamaged, TableError
from bot.tables.domain.table import Status, Table
from bot.tables.history import first_games, recap
from bot.tables.seats.seat_history import SeatHistory, seat_history_of
from bot.tables.session import timeline
from bot.tables.session.service import TableService, row_in
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event, Game, State
from engine.core.words.summaries import Span


@dataclass(frozen=True, slots=True)
class RecapPart:
    """Events of a time in which the same people played, by seat, and their stretch of play."""

    names: tuple[str, ...]
    events: tuple[Event, ...]
    span: Span[Any] | None


@dataclass(frozen=True, slots=True)
class Turn:
    """A position of a table for a viewer, with what happened up to it.

    ``viewer`` is a seat, or ``None`` for the public; ``view`` is the position as that viewer may
    know it. ``sequence`` is that of the position, which may be an earlier one than the table's.
    ``secret`` tells whether what may be chosen, or what is chosen, is not everybody's to know;
    ``midway`` that this is a step of a choice of which the public still sees the question alone.
    """

    table: Table
    game: Game[Any]
    viewer: int | None
    sequence: int
    view: State
    secret: bool
    midway: bool
    recap: tuple[Event, ...] = ()
    """What happened since the viewer's last turn; for the public: since that of the seat asked."""
    news: tuple[Event, ...] = ()
    """What stands of all that happened since the last board was posted."""
    last: tuple[Event, ...] = ()
    """What the last action did, for the marks in the picture."""
    before: State | None = None
    """The position before that action, as the viewer may know it; none where it was no move."""
    recapped: Span[Any] | None = None
    """The stretch of play that ``recap`` tells of; ``None`` where nothing happened in it, or where
    its positions cannot be read."""
    unseen: Span[Any] | None = None
    """That of ``news``; ``None`` also where it was not asked for."""
    recap_parts: tuple[RecapPart, ...] = ()
    """``recap`` in parts, where somebody else has taken over a seat meanwhile."""
    news_parts: tuple[RecapPart, ...] = ()
    """The same of ``news``."""
    acted: tuple[int | None, ...] = ()
    """Who has acted since the last board was posted, by seat; ``None`` for whoever has none."""
    first_timers: tuple[int, ...] = ()
    """Those asked who play this game for the first time and have not moved yet."""
    present: frozenset[int] = frozenset()
    """The seats that have moved within the last minutes."""

    @property
    def since(self) -> State | None:
        """The position when the turn before of the seat asked was over, for the fainter marks."""
        return None if self.recapped is None else self.recapped.before

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats the table cannot go on without."""
        return self.game.to_move(self.view)

    @property
    def asked(self) -> tuple[int, ...]:
        """Those of them whom people play, who have to be told."""
        seats = self.table.seats
        return tuple(s for s in self.owing if seats[s].person and not seats[s].lent)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Every seat that may act now."""
        return self.game.may_act(self.view)


Viewer = Callable[[Table], int | None]
"""Whose eyes a table is shown to."""


def public(_: Table) -> None:
    """Everybody's."""


def person(user_id: str) -> Viewer:
    """Somebody's own, if they play there."""
    return lambda table: table.eyes_of(user_id)


async def read(
    service: TableService, table_id: int, viewer: Viewer, sequence: int | None = None
) -> Turn:
    """The turn now, or the position after an earlier action.

    Raises:
        TableClosed: the game has not begun.
        TableDamaged: the position cannot be read.
        TableError: there was no such action.
    """

    def work(session: Session) -> Turn:
        return full_turn(service.load(session, table_id), viewer, sequence)

    return await service.read(work)


async def read_in(service: TableService, channel_id: str, viewer: Viewer) -> Turn:
    """The turn of the channel's table: the live one, else the latest.

    Raises:
        NoSuchTable: there never was one; and what :func:`read` raises.
    """
    return await service.read(
        lambda session: full_turn(load_in(service, session, channel_id), viewer)
    )


async def read_position(service: TableService, table_id: int, viewer: Viewer) -> Turn:
    """The turn now without what happened before it: all that somebody needs to move.

    Raises:
        TableClosed, TableDamaged: as :func:`read`.
    """
    return await service.read(
        lambda session: position_turn(service.load(session, table_id), viewer)
    )


async def read_position_in(service: TableService, channel_id: str, viewer: Viewer) -> Turn:
    """The same of the channel's table; raises what :func:`read_in` raises."""
    return await service.read(
        lambda session: position_turn(load_in(service, session, channel_id), viewer)
    )


def load_in(service: TableService, session: Session, channel_id: str) -> UnitOfWork:
    """The rows of the channel's table; raises ``NoSuchTable`` where there never was one."""
    row = row_in(session, channel_id)
    if row is None:
        raise NoSuchTable.because("error-no-table-here")
    service.found_in(channel_id, row.id or 0)
    return service.load(session, row.id or 0)


def position_turn(unit: UnitOfWork, viewer: Viewer) -> Turn:
    """A turn without what happened before it."""
    seat = viewer(unit.table())
    unit.position()
    return turn_at(unit, seat, sequence=unit.row.sequence)


def full_turn(
    unit: UnitOfWork, viewer: Viewer, sequence: int | None = None, *, unseen: bool = False
) -> Turn:
    """A turn with what happened before it, and on demand the stretch no board has told."""
    seat = viewer(unit.table())
    if sequence is not None and sequence != unit.row.sequence:
        action = timeline.action(unit, sequence)
        if action is None or not action.head:
            raise TableError.because("table-no-such-move", number=sequence)
        unit.state = timeline.state_at(unit, action.head)
        last = recap.events_seen_by(action, seat)
        before = _before(unit, action, seat)
        return _turn(unit, seat, sequence, cast=seat_history_of(unit), last=last, before=before)
    state = unit.position()
    asked = (tuple(unit.asked()) or unit.game.to_move(state)) if seat is None else (seat,)
    happened = recap.recap_for(unit, asked[0] if asked else None, private=seat is not None)
    action = timeline.action(unit, unit.row.sequence)
    before = None if action is None else _before(unit, action, seat)
    reader = asked[0] if len(asked) == 1 else None
    figures = happened._asdict() | {
        "recapped": _span(unit, happened.recapped, happened.recap, seat, reader),
        "unseen": _span(unit, happened.unseen, happened.news, seat, None) if unseen else None,
    }
    recaps, news = figures.pop("recap_passages"), figures.pop("news_passages")
    figures["recap_parts"] = _apart(unit, recaps, seat, reader)
    figures["news_parts"] = _apart(unit, news, seat, None) if unseen else ()
    new = first_games.first_timers(unit, asked) if seat is None else ()
    return _turn(unit, seat, unit.row.sequence, **figures, before=before, first_timers=new)


def _apart(
    unit: UnitOfWork, passages: Sequence[recap.Passage], viewer: int | None, reader: int | None
) -> tuple[RecapPart, ...]:
    """Stretches of play as a viewer may know them."""
    return tuple(
        RecapPart(names, events, _span(unit, stretch, events, viewer, reader))
        for names, events, stretch in passages
    )


def _span(
    unit: UnitOfWork,
    stretch: recap.Stretch | None,
    events: tuple[Event, ...],
    viewer: int | None,
    reader: int | None,
) -> Span[Any] | None:
    """A stretch of play as a viewer may know it."""
    if stretch is None:
        return None
    try:
        before, after = (_at(unit, sequence) for sequence in stretch)
    except TableDamaged:
        return None  # its events are still known
    return Span(unit.game.view(before, viewer), unit.game.view(after, viewer), events, reader)


def _at(unit: UnitOfWork, sequence: int) -> State:
    if unit.state is not None and sequence == unit.row.head:
        return unit.state
    return timeline.state_at(unit, sequence)


def _before(unit: UnitOfWork, action: ActionRow, viewer: int | None) -> State | None:
    """The position a move was made in, as a viewer may know it."""
    if action.kind not in timeline.MOVES:
        return None
    line = timeline.walk_back(unit, action.sequence)
    earlier = next((row for row in line if row.sequence < action.sequence), None)
    return None if earlier is None else _earlier(unit, earlier.sequence, viewer)


def _earlier(unit: UnitOfWork, sequence: int, viewer: int | None) -> State | None:
    """The position after an action of the line of play, as a viewer may know it."""
    try:
        seen: State = unit.game.view(timeline.state_at(unit, sequence), viewer)
    except TableDamaged:
        return None  # the position itself can be read, and needs no marks
    return seen


def turn_at(
    unit: UnitOfWork,
    viewer: int | None,
    *,
    sequence: int,
    cast: SeatHistory | None = None,
    last: tuple[Event, ...] = (),
    before: State | None = None,
) -> Turn:
    """The position the unit has come to, with no more of what happened than the last action.

    With a ``cast`` the table has the names of those who played then.
    """
    return _turn(unit, viewer, sequence, cast=cast, last=last, before=before)


def _turn(
    unit: UnitOfWork,
    viewer: int | None,
    sequence: int,
    *,
    cast: SeatHistory | None = None,
    **happened: Any,
) -> Turn:
    state, rules, table = unit.state, unit.game, unit.table()
    if cast is not None:
        table = table.called(cast.names_at(sequence))
    assert state is not None
    secret = midway = False
    if unit.row.status == Status.FINISHED and sequence == unit.row.sequence:
        state = state.copy()
        state.stack, state.legal = [], ()  # nobody is asked anything more, however it ended
    elif state.stack:
        secret, midway = is_secret(rules, state), is_midway(rules, state)
    view = rules.view(state, viewer)
    return Turn(table, rules, viewer, sequence, view, secret, midway, **happened)


def is_secret(rules: Game[Any], state: State) -> bool:
    """Whether what may be chosen now, or what is chosen, is not everybody's to know.

    Only what everybody knows decides, or the answer itself would tell something.
    """
    public_view = rules.view(state, None)
    if rules.top(public_view)[1].secret:
        return True
    return any(not rules.legal_choices(public_view, seat) for seat in rules.to_move(state))


def is_midway(rules: Game[Any], state: State) -> bool:
    """Whether the public still sees the question that this step is part of the answer to."""
    return not rules.top(state)[1].secret and rules.asks_in_private(state)
