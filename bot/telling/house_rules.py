"""The rules of the house in words: a line for the lobby, a card for everybody."""

from __future__ import annotations

from bot.tables.consent import Consent
from bot.tables.house_rules import EXCUSED, LAPSES, LASTS, MOST_NEW, SILENCE, USUALS
from bot.tables.models import Table
from bot.tables.timing.paces import ANSWER, pace_called
from bot.telling.paces import pauses_text
from engine.core.text import Text, say
from engine.players.port import STRENGTHS

_FIGURES = {"excused": EXCUSED, "lapses": LAPSES, "days": SILENCE.days}


def house_line(table: Table) -> Text:
    """What somebody who joins should know beforehand."""
    if pace_called(table.pace) is None:
        return say("lobby-house-none")
    return say("lobby-house", pauses=pauses_text(table.pauses), **_FIGURES)


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
        say("house-lapse", excused=EXCUSED),
        say("house-vacant", lapses=LAPSES, days=SILENCE.days, vote=vote),
        say("house-votes", days=SILENCE.days, vote=LASTS[Consent.END].days),
        say("house-substitute"),
        say("house-left", most=MOST_NEW),
        say("house-plans"),
    ]
