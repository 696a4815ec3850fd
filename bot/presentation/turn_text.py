"""A turn as text in one language: headline, question, choices and what happened."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from bot.presentation.choices import Candidate, candidates
from bot.presentation.texts import (
    ALT_LIMIT,
    ELLIPSIS,
    Localizer,
    label_localizer,
    length,
    message_localizer,
    truncate,
    with_seat_history,
)
from bot.tables.domain.kinds import TABLE_EVENTS
from bot.tables.domain.turn_view import RecapPart, Turn
from bot.tables.exports import Round
from engine.core import Event, Seat, Text, game, say
from engine.core.words.phrases import persons
from engine.core.words.summaries import Span

GAME_OVER = "game_over"
"""The event that names the winners; every game has it."""
RECAP_LIMIT = 600
"""Maximum length of a recap."""
ROUND_LIMIT = 400
"""Maximum length of a round in the recap of a whole game."""


@dataclass(frozen=True)
class TurnText:
    """A turn as its viewer may see it, with localizers for messages and for labels."""

    turn: Turn
    message: Localizer
    label: Localizer

    @classmethod
    def of(cls, turn: Turn, language: str | None = None) -> TurnText:
        """Present a turn in a language, by default that of the table's channel."""
        table = turn.table
        tag = language or table.language
        names = [table.names, *(part.names for part in (*turn.recap_parts, *turn.news_parts))]
        message = message_localizer(tag, table.game, *names)
        return cls(turn, message, label_localizer(tag, table.game, *names))

    @property
    def language(self) -> str:
        """Return the language's tag."""
        return self.label.language

    def headline(self) -> str:
        """Return the game and its status: "Caylus · round 5 · placing workers"."""
        words = self.turn.game.words
        where = words.headline(self.turn.view)
        return self.message.say("panel-headline", game=words.title, where=where)

    def prompt(self, localizer: Localizer, seat: int) -> str:
        """Return what a seat is asked, as the viewer may read it."""
        return localizer.format(self.turn.game.words.prompt(self.turn.view, seat))

    def ask(self, localizer: Localizer, seat: int) -> str:
        """Return the question in a short line, without the seat's means."""
        return localizer.format(self.turn.game.words.ask(self.turn.view, seat))

    def asked_line(self, seat: int) -> str:
        """Return the question as a sentence: "**Bob**, place a worker or pass. …".

        Only the viewer's own question names their means.
        """
        who = f"**{self.message.words.person(self.message.names[seat])}**"
        if seat == self.turn.viewer:
            return self.message.say("panel-ask", who=who, prompt=self.prompt(self.message, seat))
        return self.message.say("panel-asked", who=who, ask=self.ask(self.message, seat))

    def empty_seat_line(self) -> str:
        """Name the empty seats whose turn it is; empty if there are none."""
        gone = persons([seat for seat in self.turn.to_move if self.turn.table.seats[seat].empty])
        return self.message.say("panel-empty-seat", who=gone, count=len(gone)) if gone else ""

    def offered(self, seat: int) -> list[Candidate]:
        """Return a seat's choices as far as the viewer can know them.

        A choice that is illegal for a reason only its player knows is refused in private.
        """
        return candidates(self.turn.game, self.turn.view, seat, self.label)

    def happened(self) -> list[Text]:
        """Summarize all that the viewer has not seen yet."""
        turn = self.turn
        if turn.recap_parts:
            return self._apart(turn.recap_parts, 1)
        return summary(turn.table.game, turn.recap, turn.recap_span)

    def recap(self, localizer: Localizer, limit: int = RECAP_LIMIT) -> str:
        """Return what the viewer has not seen yet; empty if nothing has changed."""
        happened = self.happened()
        if not happened:
            return ""
        first_turns = self.turn.table.moves < len(self.turn.table.seats)
        key = "panel-so-far" if first_turns else "panel-since"
        room = limit - length(localizer.say(key, story=""))
        return localizer.say(key, story=condense(localizer, happened, room))

    def news(self) -> list[Text]:
        """Summarize all that no board has shown yet, without final scoring."""
        turn, final = self.turn, self.turn.game.final_scoring | {GAME_OVER}
        if turn.news_parts:
            return self._apart(turn.news_parts, 1 + len(turn.recap_parts), final)
        events = [event for event in turn.news if event.kind not in final]
        return summary(turn.table.game, events, turn.news_span)

    def _apart(
        self, parts: Sequence[RecapPart], first: int, unreported: Collection[str] = ()
    ) -> list[Text]:
        """Summarize each part; ``first`` numbers the players of the first part."""
        table, sentences = self.turn.table, []
        for number, part in enumerate(parts, first):
            events = [event for event in part.events if event.kind not in unreported]
            for text in summary(table.game, events, part.span):
                sentences.append(with_seat_history(text, number * len(table.seats)))
        return sentences

    def last(self) -> list[Text]:
        """Return the sentences about the latest turn."""
        return stories(self.turn.table.game, self.turn.latest_events)


def condense(localizer: Localizer, clauses: Sequence[Text], limit: int) -> str:
    """Return as many of the first clauses as fit, and say if there are more."""
    sentences = [localizer.format(text) for text in clauses]
    between = localizer.say("between-sentences")
    if length(whole := between.join(sentences)) <= limit:
        return whole
    more = localizer.say("recap-more")
    while sentences and length(between.join([*sentences, more])) > limit:
        first = sentences.pop()
    if not sentences:
        return truncate(between.join([first, ELLIPSIS]), limit)
    return between.join([*sentences, more])


def round_lines(language: str, name: str, rounds: Sequence[Round]) -> list[str]:
    """Return a line for each round in which something changed, for a message."""
    lines = []
    for number, span, names in rounds:
        if clauses := summary(name, span.events, span):
            localizer = message_localizer(language, name, names)
            title = say(f"{name}-round", number=number) if number else say("summary-set-up")
            story = condense(localizer, clauses, ROUND_LIMIT)
            lines.append(localizer.say("recap-round", round=title, story=story))
    return lines


def paragraph(localizer: Localizer, happened: Sequence[Text], limit: int) -> str:
    """Join sentences to a paragraph; if it is too long, drop the oldest and say so."""
    kept: list[str] = []
    for text in reversed(happened):
        sentence = localizer.format(text)
        if sum(map(length, kept)) + len(kept) + length(sentence) > limit:
            kept.append(localizer.say("recap-earlier", count=len(happened) - len(kept)))
            break
        kept.append(sentence)
    return join_sentences(localizer, kept[::-1])


def join_sentences(localizer: Localizer, sentences: Sequence[str]) -> str:
    """Join sentences with the language's separator."""
    return localizer.say("between-sentences").join(sentences)


def stories(name: str, events: Iterable[Event]) -> list[Text]:
    """Return the sentences in chronological order."""
    sentences: list[Text] = []
    for ours, run in groupby(events, lambda event: event.kind in TABLE_EVENTS):
        if ours:
            sentences += [say(event.kind, who=Seat(event.seat)) for event in run]
        else:
            sentences += game(name).words.tell(list(run))
    return sentences


def summary(name: str, events: Iterable[Event], span: Span[Any] | None) -> list[Text]:
    """Summarize events as clauses, the most important first.

    If the positions before and after are unknown, return the sentences of all events.
    """
    all_events = list(events)
    if span is None:
        return stories(name, all_events)
    ours = [say(e.kind, who=Seat(e.seat)) for e in all_events if e.kind in TABLE_EVENTS]
    rest = tuple(event for event in all_events if event.kind not in TABLE_EVENTS)
    return [*ours, *game(name).words.summary(replace(span, events=rest))]


MIN_RECAP_LENGTH = 60
"""Minimum number of characters left for what happened."""


def alt_text(turn_text: TurnText, *, with_recap: bool = True) -> str:
    """Describe the board: whose turn it is, what is asked, markers and workers, and each player.

    It always has a brief line per player. The rest is added while there is room: the viewer's own
    means and hand, then markers and workers, then the means of others.
    """
    localizer, viewer = turn_text.label, turn_text.turn.viewer
    glance = turn_text.turn.game.words.glance(turn_text.turn.view)
    asked: dict[str, list[str]] = {}  # players who are asked the same share a line
    for seat in turn_text.turn.to_move:
        asked.setdefault(turn_text.ask(localizer, seat), []).append(localizer.names[seat])
    head = [turn_text.headline()]
    for ask, names in asked.items():
        head.append(localizer.say("panel-asked", who=localizer.words.people(names), ask=ask))
    markers = dict.fromkeys(range(len(glance.table)), "")
    players = {seat: localizer.format(brief) for seat, _, brief in glance.players}
    full = {seat: localizer.format(text) for seat, text, _ in glance.players}
    longer = [(players, seat, full[seat], 0) for seat in players if seat == viewer]
    longer += [(markers, i, localizer.format(text), 1) for i, text in enumerate(glance.table)]
    longer += [(players, seat, line, 0) for seat, line in full.items()]
    room = ALT_LIMIT - length("\n".join([*head, *players.values()]))
    for lines, key, line, line_break in longer:
        room -= line_break
        more = length(line) - length(lines[key])
        if more <= room:
            lines[key] = line
            room -= more
    parts = [*head, *markers.values(), *players.values()]
    if with_recap and room > MIN_RECAP_LENGTH:
        parts.append(turn_text.recap(localizer, room - 1))
    return truncate("\n".join(filter(None, parts)), ALT_LIMIT)
