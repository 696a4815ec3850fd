"""Resigning: the seat is given up for good and the house plays its default moves."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables import play
from bot.tables.consent import ended, standing
from bot.tables.house import House
from bot.tables.models import Ended, Ending, Resigned
from bot.tables.sheet import Kind, Sheet


async def resign(
    house: House, table_id: int, user_id: int, interaction_id: int
) -> Resigned | Ended:
    """Give up; if one seat is left it has won."""

    def work(sheet: Sheet, _session: Session) -> None:
        seat = play.seated(sheet, user_id)
        play.running(sheet)
        house.place(sheet)
        sheet.seats[seat].resigned = True
        sheet.act(Kind.RESIGN, seat=seat, user_id=user_id)
        left = standing(sheet)
        if len(left) == 1:
            sheet.act(Kind.END, seat=left[0])
            sheet.finish(Ending.RESIGNED, left)
        sheet.lapsed = ("undo", "end")
        play.go_on(sheet)

    done = await house.change(table_id, interaction_id, work)
    over = done.position is not None and (
        done.position.state.over or any(act.kind == Kind.END for act in done.acts)
    )
    if over:
        return ended(done)
    assert done.position is not None
    first = done.acts[0]
    return Resigned(
        table=done.sheet.table(),
        position=done.position,
        seat=first.seat or 0,
        forced=play.forced(done),
        repeated=done.repeated,
    )
