"""Going back: an earlier position of the line of play stands again. Nothing is deleted."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables import line, play
from bot.tables.house import Done
from bot.tables.models import Undone
from bot.tables.sheet import Kind, Sheet


def go_back(session: Session, sheet: Sheet, target: int, *, seat: int, user_id: int) -> None:
    """Let the position after an action stand again; resigned seats play on from there."""
    action = line.action(session, sheet.id, target)
    assert action is not None
    sheet.state = line.state_at(session, sheet, target)
    taken_back = sheet.row.moves - action.number
    sheet.row.moves = action.number
    sheet.act(
        Kind.UNDO,
        seat=seat,
        user_id=user_id,
        head=target,
        question=action.question,
        move=str(taken_back),
    )
    sheet.row.asked = sheet.row.sequence
    sheet.lapsed = ("undo",)
    play.go_on(sheet)


def undone(done: Done) -> Undone:
    """The read model of an undo."""
    first = done.acts[0]
    assert done.position is not None
    return Undone(
        table=done.sheet.table(),
        position=done.position,
        seat=first.seat or 0,
        moves=int(first.move or 0),
        repeated=done.repeated,
    )
