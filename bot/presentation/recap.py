"""Summarize what happened since a player's last move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.localizer import Localizer, message_localizer
from bot.presentation.stories import summary
from bot.presentation.truncate import ELLIPSIS, length, truncate
from bot.presentation.turn_text import TurnText
from bot.tables.history.rounds import Round
from engine.core.words.text import Text, say

WORST = 600
"""Maximum length of a recap."""
A_ROUND = 400
"""Maximum length of a round in the recap of a whole game."""


def recap(spoken: TurnText, voice: Localizer, limit: int = WORST) -> str:
    """Return what the viewer has not seen yet; empty if nothing has changed."""
    happened = spoken.happened()
    if not happened:
        return ""
    first_turns = spoken.table.moves < len(spoken.table.seats)
    key = "panel-so-far" if first_turns else "panel-since"
    room = limit - length(voice.say(key, story=""))
    return voice.say(key, story=condensed(voice, happened, room))


def condensed(voice: Localizer, clauses: Sequence[Text], limit: int) -> str:
    """Return as many of the first clauses as fit, and say if there are more."""
    told = [voice.format(text) for text in clauses]
    if length(joined(voice, told)) <= limit:
        return joined(voice, told)
    more = voice.say("recap-more")
    while told and length(joined(voice, [*told, more])) > limit:
        first = told.pop()
    if not told:
        return truncate(joined(voice, [first, ELLIPSIS]), limit)
    return joined(voice, [*told, more])


def round_lines(language: str, name: str, rounds: Sequence[Round]) -> list[str]:
    """Return a line for each round in which something changed, for a message."""
    lines = []
    for number, span, names in rounds:
        if clauses := summary(name, span.events, span):
            voice = message_localizer(language, name, names)
            title = say(f"{name}-round", number=number) if number else say("summary-set-up")
            story = condensed(voice, clauses, A_ROUND)
            lines.append(voice.say("recap-round", round=title, story=story))
    return lines


def paragraph(voice: Localizer, happened: Sequence[Text], limit: int) -> str:
    """Join sentences to a paragraph; if it is too long, drop the oldest and say so."""
    kept: list[str] = []
    for text in reversed(happened):
        sentence = voice.format(text)
        if sum(map(length, kept)) + len(kept) + length(sentence) > limit:
            kept.append(voice.say("recap-earlier", count=len(happened) - len(kept)))
            break
        kept.append(sentence)
    return joined(voice, kept[::-1])


def joined(voice: Localizer, sentences: Sequence[str]) -> str:
    """Join sentences with the language's separator."""
    return voice.say("between-sentences").join(sentences)
