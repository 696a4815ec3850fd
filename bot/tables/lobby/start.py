"""Start a game: shuffle seats and colours, and set up the position."""

from __future__ import annotations

from bot.store.models.table import SeatRow
from bot.tables.admin.limits import require_solo_quota
from bot.tables.domain import shuffle_seats
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.request import Person
from bot.tables.domain.table import Status
from bot.tables.lobby.lobby import replace_seats
from bot.tables.session.permissions import host_only_error
from bot.tables.session.positions import events_to_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Chance


def start_game(unit: UnitOfWork, person: Person) -> None:
    """Set up the game for the players in the lobby.

    Raises:
        TableError: there are too few players, or the only person has too many solo games.
    """
    require_players(unit)
    people = unit.people()
    if len(people) == 1 and unit.computers():
        require_solo_quota(unit.session, unit.seats[people[0]].user_id)
    _shuffle_seats(unit)
    _set_up(unit, person.id)


def require_host_or_full(unit: UnitOfWork, user_id: str) -> None:
    """Raise ``TableError`` if only the host may start, because there are seats left."""
    room = unit.row.max_seats - len(unit.seats)
    if room > 0 and unit.row.host_id != user_id:
        raise host_only_error(unit, "table-seats-open", room=room)


def require_players(unit: UnitOfWork) -> None:
    """Raise ``TableError`` if too few players have joined."""
    joined, counts = len(unit.seats), unit.game.seat_counts
    least = min(n for n in counts if n >= unit.row.min_seats)
    if joined not in counts or joined < least:
        raise TableError.because("table-too-few", need=least, have=joined)


def _shuffle_seats(unit: UnitOfWork) -> None:
    players = {seat.user_id: seat.model_dump() for seat in unit.seats}
    chosen = {seat.user_id: seat.colour for seat in unit.seats}
    shuffled = shuffle_seats.shuffle_seats(unit.row.seed, list(players), chosen)
    replace_seats(
        unit,
        [
            SeatRow(**{**players[user_id], "seat": seat, "colour": colour})
            for seat, (user_id, colour) in enumerate(shuffled)
        ],
    )


def _set_up(unit: UnitOfWork, user_id: str) -> None:
    row = unit.row
    row.options = unit.game.full_options(len(unit.seats), row.options)
    row.rules_version = unit.game.rules_version
    chance = Chance.from_seed(row.seed)
    unit.state = unit.game.new(len(unit.seats), row.options, chance, events=True)
    events, unit.state.events = unit.state.events or [], None
    row.status = Status.RUNNING
    row.started_at = unit.now
    row.asked = row.question = row.sequence + 1
    unit.record_action(ActionKind.START, user_id=user_id, events=events_to_json(events))
    unit.post(OutboxKind.LOBBY)
