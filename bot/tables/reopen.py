"""Pausing a table whose channel is gone, and letting it run again, there or elsewhere."""

from __future__ import annotations

import logging

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.rows import TableRow
from bot.tables import play
from bot.tables.errors import ChannelBusy, TableClosed
from bot.tables.house import LIVE, House
from bot.tables.models import Status, Table
from bot.tables.sheet import Kind, Sheet

log = logging.getLogger(__name__)


async def pause(house: House, table_id: int, why: str) -> None:
    """Stop a live table that cannot be posted to; a game is never ended or deleted for that."""

    def work(sheet: Sheet, _session: Session) -> None:
        if sheet.row.status in LIVE:
            sheet.row.status = Status.PAUSED
            sheet.act(Kind.PAUSE, move=why)

    done = await house.change(table_id, None, work)
    if done.acts:
        log.warning("table paused", extra={"table": table_id, "why": why})


async def resume(
    house: House,
    table_id: int,
    user_id: int,
    interaction_id: int,
    *,
    channel_id: int | None,
    guild_id: int | None,
    organiser: bool,
) -> Table:
    """Run again, with a new message in the channel."""

    def work(sheet: Sheet, session: Session) -> None:
        if not organiser:
            play.seated(sheet, user_id)
        moving = channel_id not in (None, sheet.row.channel_id)
        if sheet.row.status != Status.PAUSED and not (moving and sheet.row.status in LIVE):
            raise TableClosed.because("table-not-paused", table=sheet.id)
        if moving:
            sheet.row.channel_id = channel_id or sheet.row.channel_id
            sheet.row.guild_id = guild_id
        _need_free(session, sheet)
        _run_again(house, sheet, user_id)

    done = await house.change(table_id, interaction_id, work)
    return done.sheet.table()


def _need_free(session: Session, sheet: Sheet) -> None:
    """One live table a channel; the database holds to it too."""
    other = select(TableRow).where(
        col(TableRow.channel_id) == sheet.row.channel_id,
        col(TableRow.status).in_(LIVE),
        col(TableRow.id) != sheet.id,
    )
    if session.scalar(other) is not None:
        raise ChannelBusy.because("table-channel-busy")


def _run_again(house: House, sheet: Sheet, user_id: int) -> None:
    """As if nothing had been: whoever owes a move has the whole interval again."""
    started = sheet.row.started_at is not None
    sheet.row.status = Status.RUNNING if started else Status.LOBBY
    sheet.act(Kind.RESUME, user_id=user_id)
    if not started:
        sheet.post("lobby")
        return
    state = house.place(sheet)
    for owed in sheet.owing.values():
        if owed.sent_at is None:
            owed.due_at = sheet.due(sheet.now)
    sheet.ask()
    sheet.post("board", sheet.game.owing(state))
