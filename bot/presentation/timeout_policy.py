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
    "forgiven": GRACE_TIMEOUTS,
    "timeouts": MAX_TIMEOUTS,
    "days": SILENT_UNTIL_REMOVED.days,
    "silent": SILENT_DAYS.days,
}


def timeout_policy_line(table: Table) -> Text:
    """Return what a player should know before joining."""
    time_control = time_control_named(table.time_control)
    usual = empty_seat_text(table.empty_seat_default)
    if time_control is None:
        return say("lobby-timeout-policy-no-clock", usual=usual)
    back, pauses = format_duration(time_control.refill), pauses_text(table.pauses)
    longest = longest_wait(time_control, table.pauses)
    return say(
        "lobby-timeout-policy", refill=back, pauses=pauses, usual=usual, longest=longest, **_FIGURES
    )


def time_here(table: Table) -> list[Text]:
    """Explain time at a table in full: its own time control, then the policy."""
    own = [say("lobby-time-control", time_control=time_control_text(table.time_control))]
    if time_control_named(table.time_control) is not None:
        own.append(pauses_text(table.pauses))
    own.append(say("lobby-empty-seat", usual=empty_seat_text(table.empty_seat_default)))
    return [*own, *timeout_policy_card()]


def empty_seat_text(usual: str | None) -> Text:
    """Explain what happens to an empty seat if nobody votes."""
    word = usual or EMPTY_SEAT_DEFAULTS[0]
    if word in STRENGTHS:
        return say("empty-seat-computer", strength=say(f"strength-{word}"))
    return say(f"vote-empty-seat-{word}")


def timeout_policy_card() -> list[Text]:
    """Explain the whole policy, a paragraph each."""
    vote, silent = DURATIONS[VoteKind.EMPTY_SEAT].days, SILENT_UNTIL_REMOVED.days
    return [
        say("time-rules-title"),
        say("time-rules-clock", answer=ANSWER_FACTOR),
        say(
            "time-rules-away-days",
            least=format_duration(MIN_TURN),
            turn=MAX_AUTOMATIC_PER_TURN,
            silent=SILENT_DAYS.days,
            year=format_duration(AWAY_DAYS_PER_YEAR),
            stay=format_duration(AWAY_DAYS_PER_STAY),
        ),
        say("time-rules-timeouts", forgiven=GRACE_TIMEOUTS, silent=SILENT_DAYS.days),
        say(
            "time-rules-empty-seats",
            timeouts=MAX_TIMEOUTS,
            days=SILENT_UNTIL_REMOVED.days,
            vote=vote,
        ),
        say("time-rules-votes", days=silent, vote=DURATIONS[VoteKind.END].days),
        say("time-rules-substitutes"),
        say("time-rules-abandonment", most=MAX_NEW_TABLES),
        say("time-rules-plans"),
    ]
