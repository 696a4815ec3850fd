"""Describe time controls, what pauses the clocks, and the timeout policy."""

from __future__ import annotations

from datetime import timedelta

from bot.presentation.texts import OPTION_LIMIT, truncate
from bot.tables.domain.errors import TableError
from bot.tables.domain.longest_wait import longest_wait
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import (
    ANSWER_FACTOR,
    DAY,
    HOUR,
    MINUTE,
    NO_CLOCK,
    PAUSE_OPTIONS,
    TIME_CONTROL_NAMES,
    format_duration,
    parse_time_control,
    time_control_named,
)
from bot.tables.domain.timeout_policy import (
    EMPTY_SEAT_DEFAULTS,
    GRACE_TIMEOUTS,
    MAX_NEW_TABLES,
    MAX_TIMEOUTS,
    SILENT_DAYS,
    SILENT_UNTIL_REMOVED,
)
from bot.tables.domain.votes import DURATIONS, VoteKind
from bot.tables.exports import (
    AWAY_DAYS_PER_STAY,
    AWAY_DAYS_PER_YEAR,
    MAX_AUTOMATIC_PER_TURN,
    MIN_TURN,
)
from engine.core.words.catalogue import Catalogue
from engine.core.words.text import Text, say
from engine.players.strengths import STRENGTHS


def rough_text(span: timedelta) -> Text:
    """Round a duration down to one unit: "3 days", "47 hours", "90 minutes"."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if span >= 2 * size:
            return say(f"span-{unit}", count=span // size)
    return say("span-minutes", count=span // MINUTE)


def time_control_name(word: str | None) -> Text:
    """Return the name of a time control."""
    known = word or NO_CLOCK
    return say(f"time-control-{known}" if known in TIME_CONTROL_NAMES else "time-control-custom")


def time_control_text(word: str | None) -> Text:
    """Describe a time control: "Standard: 6 hours per turn, then …"."""
    terms = time_control_named(word)
    if terms is None:
        return say("time-control-terms-none")
    name, (grace, bank, refill) = time_control_name(word), map(format_duration, terms)
    return say("time-control-terms", name=name, grace=grace, bank=bank, refill=refill)


def pauses_text(word: str | None) -> Text:
    """Describe what pauses the clocks at a table, and what does not."""
    return say(f"pauses-{word or next(iter(PAUSE_OPTIONS))}")


def matching_time_controls(typed: str, words: Catalogue) -> list[tuple[str, str]]:
    """Return the time controls to suggest while a user types, with names and values."""
    names = list(TIME_CONTROL_NAMES)
    try:
        own = parse_time_control(typed)
    except TableError:
        own = ""
    if own and own not in names:
        names.insert(0, own)
    return [(truncate(time_control_label(name, words), OPTION_LIMIT), name) for name in names]


def time_control_label(word: str, words: Catalogue) -> str:
    """Return a time control as one line of a menu."""
    terms = time_control_named(word)
    if terms is None:
        return words.format(time_control_name(word))
    name, (grace, bank, _) = time_control_name(word), map(format_duration, terms)
    return words.format(say("time-control-label", name=name, grace=grace, bank=bank))


def timeout_policy_line(table: Table) -> Text:
    """Return what a player should know before joining."""
    time_control = time_control_named(table.time_control)
    usual = empty_seat_text(table.empty_seat_default)
    if time_control is None:
        return say("lobby-timeout-policy-no-clock", usual=usual)
    return say(
        "lobby-timeout-policy",
        refill=format_duration(time_control.refill),
        pauses=pauses_text(table.pauses),
        usual=usual,
        longest=longest_wait(time_control, table.pauses),
        forgiven=GRACE_TIMEOUTS,
        timeouts=MAX_TIMEOUTS,
        days=SILENT_UNTIL_REMOVED.days,
        silent=SILENT_DAYS.days,
    )


def time_here(table: Table) -> list[Text]:
    """Explain time and chance at a table: its time control, the policy, the hash of its seed."""
    own = say("lobby-time-control", time_control=time_control_text(table.time_control))
    seed = say("lobby-chance", hash=table.seed_hash)
    return [own, timeout_policy_line(table), *timeout_policy_card(), seed]


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
