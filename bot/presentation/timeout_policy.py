"""Explain the timeout policy: a line for the lobby, and a full text."""

from __future__ import annotations

from bot.presentation.time_control import pauses_text, time_control_text
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import ANSWER_FACTOR, format_duration, time_control_named
from bot.tables.domain.timeout_policy import (
    EMPTY_SEAT_DEFAULTS,
    GRACE_TIMEOUTS,
    MAX_NEW_TABLES,
    MAX_TIMEOUTS,
    SILENT_DAYS,
    SILENT_UNTIL_REMOVED,
)
from bot.tables.domain.votes import DURATIONS, VoteKind
from bot.tables.types import (
    AWAY_DAYS_PER_STAY,
    AWAY_DAYS_PER_YEAR,
    MAX_AUTOMATIC_PER_TURN,
    MIN_TURN,
    longest_wait,
)
from engine.core.words.text import Text, say
from engine.players.strengths import STRENGTHS

_FIGURES = {
    "excused": GRACE_TIMEOUTS,
    "lapses": MAX_TIMEOUTS,
    "days": SILENT_UNTIL_REMOVED.days,
    "silent": SILENT_DAYS.days,
}


def timeout_policy_line(table: Table) -> Text:
    """Return what a player should know before joining."""
    pace, usual = time_control_named(table.time_control), empty_seat_text(table.empty_seat_default)
    if pace is None:
        return say("lobby-house-none", usual=usual)
    back, pauses = format_duration(pace.refill), pauses_text(table.pauses)
    longest = longest_wait(pace, table.pauses)
    return say("lobby-house", refill=back, pauses=pauses, usual=usual, longest=longest, **_FIGURES)


def time_here(table: Table) -> list[Text]:
    """Explain time at a table in full: its own time control, then the policy."""
    own = [say("lobby-pace", pace=time_control_text(table.time_control))]
    if time_control_named(table.time_control) is not None:
        own.append(pauses_text(table.pauses))
    own.append(say("lobby-vacant", usual=empty_seat_text(table.empty_seat_default)))
    return [*own, *timeout_policy_card()]


def empty_seat_text(usual: str | None) -> Text:
    """Explain what happens to an empty seat if nobody votes."""
    word = usual or EMPTY_SEAT_DEFAULTS[0]
    if word in STRENGTHS:
        return say("vacant-opponent", strength=say(f"strength-{word}"))
    return say(f"ballot-empty-seat-{word}")


def timeout_policy_card() -> list[Text]:
    """Explain the whole policy, a paragraph each."""
    vote = DURATIONS[VoteKind.EMPTY_SEAT].days
    return [
        say("house-title"),
        say("house-time", answer=ANSWER_FACTOR),
        say(
            "house-absence",
            least=format_duration(MIN_TURN),
            turn=MAX_AUTOMATIC_PER_TURN,
            silent=SILENT_DAYS.days,
            year=format_duration(AWAY_DAYS_PER_YEAR),
            once=format_duration(AWAY_DAYS_PER_STAY),
        ),
        say("house-lapse", excused=GRACE_TIMEOUTS, silent=SILENT_DAYS.days),
        say("house-vacant", lapses=MAX_TIMEOUTS, days=SILENT_UNTIL_REMOVED.days, vote=vote),
        say("house-votes", days=SILENT_UNTIL_REMOVED.days, vote=DURATIONS[VoteKind.END].days),
        say("house-substitute"),
        say("house-left", most=MAX_NEW_TABLES),
        say("house-plans"),
    ]
