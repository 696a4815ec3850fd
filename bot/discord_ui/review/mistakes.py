"""The costliest choices by what they were called where they were made."""

from __future__ import annotations

from typing import NamedTuple

from bot.presentation.choices import Candidate, candidates
from bot.presentation.localizer import Localizer
from bot.presentation.names import escape
from bot.presentation.reasons import aim_beside
from bot.presentation.truncate import columns
from bot.presentation.turn_text import TurnText
from bot.tables.history import steps
from bot.tables.session.service import TableService
from engine.core import Seat, Text, say
from engine.players.review import Mistake, Review

SHORT = 64
"""So wide may a choice be with what it does."""


class ToldSwing(NamedTuple):
    """A costly choice: its number, the move, who made it, its cost, and all of it in a sentence."""

    number: int
    move: int
    who: str
    cost: int
    sentence: str


async def told_swings(service: TableService, spoken: TurnText, found: Review) -> list[ToldSwing]:
    """Each from the position it was made in, through the eyes of whoever made it."""
    return [
        await _told(service, spoken, number, swing)
        for number, swing in enumerate(found.mistakes, 1)
    ]


async def _told(service: TableService, spoken: TurnText, number: int, swing: Mistake) -> ToldSwing:
    step = await steps.read_step(service, spoken.table.id, lambda _: swing.seat, swing.move)
    then = TurnText.of(step.turn, spoken.language)
    voice, label = then.message, then.label
    before = step.before
    played, best, when = swing.played, swing.best, ""
    if before is not None:
        words = before.game.words
        both = candidates(before.game, before.view, swing.seat, label, choices=(played, best))
        played, best = map(escape, _called(*both))
        when = voice.format(words.headline(before.view))
    sentence = voice.say(
        "review-swing",
        number=number,
        move=swing.move,
        who=Seat(swing.seat),
        when=when,
        played=played,
        kept=share(voice, swing.value_played),
        best=best,
        could=share(voice, swing.value_best),
    )
    why: Text | None = say("review-later")
    if swing.aims:
        why = aim_beside(best, voice, spoken.table.game, swing.aims, swing.best)
    if why is not None:
        sentence = voice.say("review-swing-why", swing=sentence, why=why)
    cost = percent(swing.cost)
    return ToldSwing(number, swing.move, label.names[swing.seat], cost, sentence)


def _called(*both: Candidate) -> list[str]:
    """Choices by their titles, with what they do where that is short or all they differ in."""
    alike = len({one.title for one in both}) < len(both)
    short = all(columns(one.line) <= SHORT for one in both)
    return [one.line if alike or short else one.title for one in both]


def percent(share: float) -> int:
    """As people read it."""
    return round(100 * share)


def share(voice: Localizer, part: float) -> str:
    """The same with its sign; what is nearly nothing or nearly all is neither."""
    told = percent(part)
    if told == 0 and part > 0:
        return voice.say("review-share-least")
    if told == 100 and part < 1:
        return voice.say("review-share-most")
    return f"{told}%"


def chances_line(voice: Localizer, chances: tuple[float, ...]) -> str:
    """Everybody's chances: "Ann 62 % · Ben 38 %"."""
    each = [
        voice.say("review-chance", who=Seat(seat), share=share(voice, one))
        for seat, one in enumerate(chances)
    ]
    return voice.say("review-chances", chances=voice.dots(each))
