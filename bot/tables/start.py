"""The start: seats and colours drawn from the seed, and the game set up.

Anyone can draw them again once the seed is known: ``Chance.from_seed("seats of " + seed)``
shuffles the players, in the order in which they joined, into the seats; then it shuffles the
colours nobody chose, which go to those without one, in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy.orm import Session

from bot.store.rows import ActionRow, SeatRow
from bot.tables import play
from bot.tables.errors import TableClosed, TableError
from bot.tables.house import House
from bot.tables.models import COLOURS, Moved, Status
from bot.tables.sheet import Kind, Sheet
from engine.core import Chance


class Drawn(NamedTuple):
    """Who got a seat, and in which colour."""

    user_id: int
    colour: str


def draw_seats(seed: str, joined: Sequence[int], chosen: Mapping[int, str | None]) -> list[Drawn]:
    """The seating that follows from the seed, by seat."""
    chance = Chance.from_seed("seats of " + seed)
    order = list(joined)
    chance.shuffle(order)
    left = [colour for colour in COLOURS if colour not in chosen.values()]
    chance.shuffle(left)
    dealt = iter(left)
    return [Drawn(user, chosen.get(user) or next(dealt)) for user in order]


def joined_in(acts: Sequence[ActionRow]) -> tuple[list[int], dict[int, str | None]]:
    """Who was in the lobby at the start, in the order of joining, and the colours they chose."""
    joined: list[int] = []
    chosen: dict[int, str | None] = {}
    for act in acts:
        user = act.user_id or 0
        if act.kind in (Kind.OPEN, Kind.JOIN):
            joined.append(user)
        elif act.kind == Kind.LEAVE:
            joined.remove(user)
            chosen.pop(user, None)
        elif act.kind == Kind.COLOUR:
            chosen[user] = act.move
    return joined, chosen


async def start(
    house: House, table_id: int, user_id: int, interaction_id: int, organiser: bool
) -> Moved:
    """Start once enough have joined: anyone seated a full table, the host one with open seats.

    An organiser may start either.
    """

    def work(sheet: Sheet, _session: Session) -> None:
        if sheet.row.status != Status.LOBBY:
            raise TableClosed.because("table-not-a-lobby", table=sheet.id)
        if not organiser:
            play.seated(sheet, user_id)
        _need_players(sheet)
        if not organiser:
            _need_host_or_full(sheet, user_id)
        _seat(sheet)
        _set_up(sheet, user_id)

    return play.moved(await house.change(table_id, interaction_id, work))


def _need_host_or_full(sheet: Sheet, user_id: int) -> None:
    room = sheet.row.max_seats - len(sheet.seats)
    if room > 0 and sheet.row.host_id != user_id:
        host = next(seat.name for seat in sheet.seats if seat.user_id == sheet.row.host_id)
        raise TableError.because("table-seats-open", room=room, host=host)


def _need_players(sheet: Sheet) -> None:
    here, counts = len(sheet.seats), sheet.game.seat_counts
    least = min(n for n in counts if n >= sheet.row.min_seats)
    if here not in counts or here < least:
        raise TableError.because("table-too-few", need=least, have=here)


def _seat(sheet: Sheet) -> None:
    names = {seat.user_id: seat.name for seat in sheet.seats}
    chosen = {seat.user_id: seat.colour for seat in sheet.seats}
    drawn = draw_seats(sheet.row.seed, [seat.user_id for seat in sheet.seats], chosen)
    sheet.seats = [
        SeatRow(table_id=sheet.id, seat=i, user_id=who, name=names[who], colour=colour)
        for i, (who, colour) in enumerate(drawn)
    ]


def _set_up(sheet: Sheet, user_id: int) -> None:
    row = sheet.row
    row.options = sheet.game.full_options(len(sheet.seats), row.options)
    row.rules_version = sheet.game.rules_version
    chance = Chance.from_seed(row.seed)
    sheet.state = sheet.game.new(len(sheet.seats), row.options, chance, events=True)
    told, sheet.state.events = sheet.state.events or [], None
    row.status = Status.RUNNING
    row.started_at = sheet.now
    row.asked = row.question = row.sequence + 1
    sheet.act(Kind.START, user_id=user_id, events=play.as_text(told))
    sheet.post("lobby")
    play.settle(sheet)
