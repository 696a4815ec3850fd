"""A turn as text in one language: headline, question and choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.presentation.choices import Candidate, candidates
from bot.presentation.localizer import (
    Localizer,
    label_localizer,
    localizer_for_seat_histories,
    message_localizer,
    with_seat_history,
)
from bot.presentation.stories import stories, summary
from bot.tables.domain.table import Table
from bot.tables.history.turn import RecapPart, Turn
from engine.core.words.phrases import persons
from engine.core.words.text import Text

GAME_OVER = "game_over"
"""The event that names the winners; every game has it."""


@dataclass(frozen=True, slots=True)
class TurnText:
    """A turn as its viewer may see it, with localizers for messages and for labels."""

    turn: Turn
    message: Localizer
    label: Localizer

    @classmethod
    def of(cls, turn: Turn, language: str | None = None) -> TurnText:
        """Present a turn in a language, by default that of the table's channel."""
        table = turn.table
        spoken = language or table.language
        casts = [table.names, *(one.names for one in (*turn.recap_parts, *turn.news_parts))]
        return cls(
            turn,
            localizer_for_seat_histories(message_localizer, spoken, table.game, casts),
            localizer_for_seat_histories(label_localizer, spoken, table.game, casts),
        )

    @property
    def table(self) -> Table:
        """Return the table."""
        return self.turn.table

    @property
    def language(self) -> str:
        """Return the language's tag."""
        return self.label.language

    def headline(self) -> str:
        """Return the game and its status: "Caylus · round 5 · placing workers"."""
        words = self.turn.game.words
        where = words.headline(self.turn.view)
        return self.message.say("panel-headline", game=words.title, where=where)

    def prompt(self, voice: Localizer, seat: int) -> str:
        """Return what a seat is asked, as the viewer may read it."""
        return voice.format(self.turn.game.words.prompt(self.turn.view, seat))

    def ask(self, voice: Localizer, seat: int) -> str:
        """Return the question in a short line, without the seat's means."""
        return voice.format(self.turn.game.words.ask(self.turn.view, seat))

    def asked_line(self, seat: int) -> str:
        """Return the question: "**Bob**, place a worker or pass. …"; its means only for it."""
        who = f"**{self.message.words.person(self.message.names[seat])}**"
        if seat == self.turn.viewer:
            return self.message.say("panel-ask", who=who, prompt=self.prompt(self.message, seat))
        return self.message.say("panel-asked", who=who, ask=self.ask(self.message, seat))

    def vacant_line(self) -> str:
        """Name the empty seats whose turn it is; empty if there are none."""
        gone = persons([seat for seat in self.turn.owing if self.table.seats[seat].resigned])
        return self.message.say("panel-vacant", who=gone, count=len(gone)) if gone else ""

    def offered(self, seat: int, voice: Localizer) -> list[Candidate]:
        """Return a seat's choices as far as the viewer can know them.

        A choice that is illegal for a reason only its player knows is refused in private.
        """
        return candidates(self.turn.game, self.turn.view, seat, voice)

    def openly_offered(self, voice: Localizer) -> list[Candidate]:
        """Return the choices that everybody may see; none if the choice is secret."""
        if self.turn.secret:
            return []
        (seat,) = self.turn.owing
        return self.offered(seat, voice)

    def in_private(self, seat: int, voice: Localizer) -> list[Candidate]:
        """Return the seat's choices that only its player may see."""
        return [c for c in self.offered(seat, voice) if c.offer.private]

    def happened(self) -> list[Text]:
        """Summarize all that the viewer has not seen yet."""
        turn = self.turn
        if turn.recap_parts:
            return self._apart(turn.recap_parts, 1)
        return summary(self.table.game, turn.recap, turn.recapped)

    def news(self) -> list[Text]:
        """Summarize all that no board has shown yet, without final scoring."""
        turn, final = self.turn, self.turn.game.final_scoring | {GAME_OVER}
        if turn.news_parts:
            return self._apart(turn.news_parts, 1 + len(turn.recap_parts), final)
        events = [event for event in turn.news if event.kind not in final]
        return summary(self.table.game, events, turn.unseen)

    def _apart(
        self, chapters: Sequence[RecapPart], first: int, unreported: Collection[str] = ()
    ) -> list[Text]:
        """Summarize each part; ``first`` numbers the players of the first part."""
        return [
            with_seat_history(text, number * len(self.table.seats))
            for number, one in enumerate(chapters, first)
            for text in summary(
                self.table.game, [e for e in one.events if e.kind not in unreported], one.span
            )
        ]

    def last(self) -> list[Text]:
        """Return the sentences about the last action."""
        return stories(self.table.game, self.turn.last)
