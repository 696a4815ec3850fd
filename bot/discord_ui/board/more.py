"""What "More …" offers: what whoever presses it can do at the table now, and nothing else."""

from __future__ import annotations

from bot.tables.domain.table import Status, Table


def more_acts(table: Table, user_id: str, *, hints: bool) -> list[str]:
    """The acts of the buttons; ``hints``: whether this person wants any."""
    looking = ["status", "history", "log", "score", "board", "export", "verify"]
    seat = table.seat_of(user_id)
    if table.status is not Status.RUNNING or seat is None or not seat.person:
        return looking
    acts = []
    if table.help and hints:
        owes = any(owing.seat == seat.seat for owing in table.owing)
        acts += ["hint", "whatif"] if owes else ["whatif"]
    if seat.plays == user_id:
        acts.append("plan")
    return [*acts, *looking, *(["resign"] if seat.user_id == user_id else [])]
