"""The rules of the house in words: a line for the lobby, a card for everybody."""

from __future__ import annotations

from bot.tables.consent.majorities import LASTS
from bot.tables.consent.questions import Consent
from bot.tables.house_rules import EXCUSED, LAPSES, MOST_NEW, SILENCE, SILENT_DAYS, USUALS
from bot.tables.models import Table
from bot.tables.timing.absence_limits import (
    AWAY_A_YEAR,
    AWAY_AT_ONCE,
    DRAWN_A_TURN,
    LEAST_TURN,
)
from bot.tables.timing.longest_wait import longest_wait
from bot.tables.timing.paces import ANSWER, pace_called
from bot.tables.timing.spans_in_words import span_text
from bot.telling.paces import pace_text, pauses_text
from engine.core.words.text import Text, say
from engine.players.strengths import STRENGTHS

_FIGURES = {
    "excused": EXCUSED,
    "lapses": LAPSES,
    "days": SILENCE.days,
    "silent": SILENT_DAYS.days,
}


def house_line(table: Table) -> Text:
    """What somebody who joins should know beforehand."""
    pace, usual = pace_called(table.pace), vacant_text(table.vacant)
    if pace is None:
        return say("lobby-house-none", usual=usual)
    back, pauses = span_text(pace.back), pauses_text(table.pauses)
    longest = longest_wait(pace, table.pauses)
    return say("lobby-house", back=back, pauses=pauses, usual=usual, longest=longest, **_FIGURES)


def time_here(table: Table) -> list[Text]:
    """How time works at a table, in full: its own figures, then all of the rules."""
    own = [say("lobby-pace", pace=pace_text(table.pace))]
    if pace_called(table.pace) is not None:
        own.append(pauses_text(table.pauses))
    own.append(say("lobby-vacant", usual=vacant_text(table.vacant)))
    return [*own, *house_card()]


def vacant_text(usual: str | None) -> Text:
    """What becomes of a vacant seat where nobody answers."""
    word = usual or USUALS[0]
    if word in STRENGTHS:
        return say("vacant-opponent", strength=say(f"strength-{word}"))
    return say(f"ballot-vacant-{word}")


def house_card() -> list[Text]:
    """All of it, a paragraph each."""
    vote = LASTS[Consent.VACANT].days
    return [
        say("house-title"),
        say("house-time", answer=ANSWER),
        say(
            "house-absence",
            least=span_text(LEAST_TURN),
            turn=DRAWN_A_TURN,
            silent=SILENT_DAYS.days,
            year=span_text(AWAY_A_YEAR),
            once=span_text(AWAY_AT_ONCE),
        ),
        say("house-lapse", excused=EXCUSED, silent=SILENT_DAYS.days),
        say("house-vacant", lapses=LAPSES, days=SILENCE.days, vote=vote),
        say("house-votes", days=SILENCE.days, vote=LASTS[Consent.END].days),
        say("house-substitute"),
        say("house-left", most=MOST_NEW),
        say("house-plans"),
    ]
