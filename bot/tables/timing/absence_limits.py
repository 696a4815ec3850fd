"""How much absence there may be: at once, in a year, and what is drawn from it unasked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from bot.store.models.person import AbsenceRow
from bot.tables.timing.due import NOTHING, Span
from bot.tables.timing.paces import Pace
from bot.tables.timing.people_time import A_YEAR, absences, added, known_person

AWAY_A_YEAR = timedelta(days=21)
AWAY_AT_ONCE = timedelta(days=14)
DRAWN = timedelta(days=1)
"""What is drawn when a bank is empty."""
DRAWN_A_TURN = 2
"""How often it is drawn while a player owes one turn, at all tables together."""
LEAST_DRAWN = timedelta(hours=1)
LEAST_TURN = timedelta(days=1)
"""Nothing is drawn at a table that gives less for a turn, bank and all: it plays in hours."""


def draws_at(pace: Pace) -> bool:
    """Whether absence is drawn where that is the pace."""
    return pace.free + pace.bank >= LEAST_TURN


def united(spans: Sequence[Span]) -> list[Span]:
    """The same time in spans that do not touch."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.begins <= found[-1].ends:
            found[-1] = Span(found[-1].begins, max(found[-1].ends, span.ends))
        else:
            found.append(span)
    return found


def away_left(known: Sequence[Span], now: datetime) -> timedelta:
    """How much absence somebody has left, counting what they took within the last year."""
    since = Span(now - A_YEAR, datetime.max.replace(tzinfo=now.tzinfo))
    taken = (part for span in united(known) if (part := span.within(since)) is not None)
    return AWAY_A_YEAR - sum((part.length for part in taken), NOTHING)


def longest_away(known: Sequence[Span], span: Span) -> timedelta:
    """How long somebody would be away without coming back, with that span added."""
    (whole,) = (one for one in united([*known, span]) if one.begins <= span.begins < one.ends)
    return whole.length


def drawn_since(session: Session, user_id: str, since: datetime) -> int:
    """Count the away days that were used unasked after a moment."""
    return sum(row.drawn and row.begins_at >= since for row in absences(session, user_id, since))


def draw(session: Session, user_id: str, begins: datetime, since: datetime) -> AbsenceRow | None:
    """Use an away day for a player whose time has run out, in a turn that began at ``since``.

    ``None``: none is left for this turn or for this year, or they do not want it.
    """
    row = known_person(session, user_id)
    if row is not None and not row.draws:
        return None
    if drawn_since(session, user_id, since) >= DRAWN_A_TURN:
        return None
    known = [Span(a.begins_at, a.ends_at) for a in absences(session, user_id, begins - A_YEAR)]
    span = min(DRAWN, away_left(known, begins))
    if span > NOTHING:
        over = longest_away(known, Span(begins, begins + span)) - AWAY_AT_ONCE
        span -= max(NOTHING, over)
    if span < LEAST_DRAWN:
        return None
    drawn = AbsenceRow(user_id=user_id, begins_at=begins, ends_at=begins + span, drawn=True)
    session.add(drawn)
    session.flush()
    added(session, user_id, drawn)
    return drawn
