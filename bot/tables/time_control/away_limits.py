"""How much absence there may be: at once, in a year, and what is drawn from it unasked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from bot.store.models.person import AwayRow
from bot.tables.time_control.countdown import NOTHING, Countdown
from bot.tables.time_control.exclusions import A_YEAR, absences, added, known_person
from bot.tables.time_control.presets import TimeControl

AWAY_DAYS_PER_YEAR = timedelta(days=21)
AWAY_DAYS_PER_STAY = timedelta(days=14)
AUTOMATIC = timedelta(days=1)
"""What is drawn when a bank is empty."""
DRAWN_A_TURN = 2
"""How often it is drawn while a player owes one turn, at all tables together."""
MIN_AUTOMATIC = timedelta(hours=1)
MIN_TURN = timedelta(days=1)
"""Nothing is drawn at a table that gives less for a turn, bank and all: it plays in hours."""


def used_automatically_at(pace: TimeControl) -> bool:
    """Whether absence is drawn where that is the pace."""
    return pace.grace + pace.bank >= MIN_TURN


def united(spans: Sequence[Countdown]) -> list[Countdown]:
    """The same time in spans that do not touch."""
    found: list[Countdown] = []
    for span in sorted(spans):
        if found and span.begins <= found[-1].ends:
            found[-1] = Countdown(found[-1].begins, max(found[-1].ends, span.ends))
        else:
            found.append(span)
    return found


def away_left(known: Sequence[Countdown], now: datetime) -> timedelta:
    """How much absence somebody has left, counting what they took within the last year."""
    since = Countdown(now - A_YEAR, datetime.max.replace(tzinfo=now.tzinfo))
    taken = (part for span in united(known) if (part := span.within(since)) is not None)
    return AWAY_DAYS_PER_YEAR - sum((part.length for part in taken), NOTHING)


def longest_away(known: Sequence[Countdown], span: Countdown) -> timedelta:
    """How long somebody would be away without coming back, with that span added."""
    (whole,) = (one for one in united([*known, span]) if one.begins <= span.begins < one.ends)
    return whole.length


def drawn_since(session: Session, user_id: str, since: datetime) -> int:
    """Count the away days that were used unasked after a moment."""
    return sum(row.drawn and row.begins_at >= since for row in absences(session, user_id, since))


def use_away_days(
    session: Session, user_id: str, begins: datetime, since: datetime
) -> AwayRow | None:
    """Use an away day for a player whose time has run out, in a turn that began at ``since``.

    ``None``: none is left for this turn or for this year, or they do not want it.
    """
    row = known_person(session, user_id)
    if row is not None and not row.draws:
        return None
    if drawn_since(session, user_id, since) >= DRAWN_A_TURN:
        return None
    known = [Countdown(a.begins_at, a.ends_at) for a in absences(session, user_id, begins - A_YEAR)]
    span = min(AUTOMATIC, away_left(known, begins))
    if span > NOTHING:
        over = longest_away(known, Countdown(begins, begins + span)) - AWAY_DAYS_PER_STAY
        span -= max(NOTHING, over)
    if span < MIN_AUTOMATIC:
        return None
    drawn = AwayRow(user_id=user_id, begins_at=begins, ends_at=begins + span, drawn=True)
    session.add(drawn)
    session.flush()
    added(session, user_id, drawn)
    return drawn
