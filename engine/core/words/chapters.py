"""The texts of a game in chapters: one for the questions, choices and events of each phase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.events import Event, InRound
from engine.core.rules import Sealed, unanswered
from engine.core.state import State
from engine.core.words.game_words import Glance, Offer, Place, RulesCard, Section
from engine.core.words.phrases import seats
from engine.core.words.stories import Story, tell_event
from engine.core.words.summaries import Span
from engine.core.words.text import Seat, Text, say

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class DecisionTexts(Generic[S]):
    """The texts of a decision: each choice as it is presented, and the question.

    Both functions get the state or view, the seat that is asked and the frame that asks it;
    ``offer`` also gets the choice. A question without arguments needs no function: its text is
    ``<game>-prompt-<rule>``.
    """

    offer: Callable[[S, int, Any, str], Offer]
    prompt: Callable[[S, int, Any], Text] | None = None


@dataclass(frozen=True, slots=True)
class Chapter(Generic[S]):
    """The texts of a phase: its decisions by rule and its events by kind or class."""

    decisions: Mapping[str, DecisionTexts[S]] = field(default_factory=dict)
    stories: Mapping[str | type[Event], Story] = field(default_factory=dict)


class ChapterWords(ABC, Generic[S]):
    """Implements ``Words`` by chapters.

    A game adds its title, rules cards, headline, places and board, and a hand if it has any.
    """

    game: ClassVar[str]
    title: Text
    cards: Sequence[RulesCard]
    codes: Mapping[str, str] = MappingProxyType({})
    event_classes: Mapping[str, type[Event]]
    """The classes of the game's events by kind."""

    def __init__(self, chapters: Iterable[Chapter[S]]) -> None:
        self._decisions: dict[str, DecisionTexts[S]] = {}
        self._stories: dict[str, Story] = {}
        event_classes: dict[str, type[Event]] = {}
        for chapter in chapters:
            self._decisions |= chapter.decisions
            for event, story in chapter.stories.items():
                if isinstance(event, str):
                    self._stories[event] = story
                else:
                    event_classes[event.kind] = event
                    self._stories[event.kind] = story
        self.event_classes = event_classes

    @abstractmethod
    def headline(self, state: S) -> Text:
        """Return round and phase."""

    @abstractmethod
    def places(self, view: S, viewer: int | None) -> Sequence[Place]:
        """Return the meanings of the codes in the pictures of a view."""

    def summary(self, span: Span[S]) -> Sequence[Text]:
        """Summarise a stretch of play."""
        return self.summarise(replace(span, events=[*map(self.as_declared, span.events)]))

    def summarise(self, span: Span[S]) -> Sequence[Text]:
        """Summarise a stretch of play whose events have their declared classes.

        By default, there is one sentence per event.
        """
        return self.tell(span.events)

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round that begins with this event, if any."""
        typed = self.as_declared(event)
        return typed.round if isinstance(typed, InRound) else None

    def as_declared(self, event: Event) -> Event:
        """Return an event as one of its declared class, if it has one."""
        event_class = self.event_classes.get(event.kind)
        return event if event_class is None else event_class._make(event)

    def assets(self, state: S, seat: int) -> Mapping[str, int]:
        """Return a seat's assets; by default nothing, so that hints only count points."""
        return {}

    def asset(self, kind: str, count: int) -> Text:
        """Return an amount of a kind of asset: by default ``<game>-amount-<kind>``."""
        return say(f"{self.game}-amount-{kind}", count=count)

    @abstractmethod
    def board(self, view: S, viewer: int | None) -> Sequence[Section]:
        """Describe the whole position in words, as the viewer may know it."""

    def glance(self, view: S) -> Glance:
        """Describe the position in a few hundred characters; empty if a game only has a board."""
        return Glance((), ())

    def hand(self, view: S, seat: int) -> Sequence[Section]:
        """Describe what only that seat may see; empty in games without hidden information."""
        return ()

    def prompt(self, state: S, seat: int) -> Text:
        """Return the question for a seat, phrased to follow its name."""
        frame = state.stack[-1]
        prompt = self._decisions[frame.name].prompt
        return prompt(state, seat, frame) if prompt else say(f"{self.game}-prompt-{frame.name}")

    def ask(self, state: S, seat: int) -> Text:
        """Return the question in one line, with the prompt's arguments: ``<game>-ask-…``."""
        prompt = self.prompt(state, seat)
        question = prompt.key.removeprefix(f"{self.game}-prompt-")
        return Text(f"{self.game}-ask-{question}", prompt.args)

    def waits_for(self, state: S) -> Text:
        """Return the line of the board that says who must move."""
        frame = state.stack[-1]
        if isinstance(frame, Sealed):
            return say("board-still-to-answer", who=seats(unanswered(frame)))
        return say("board-to-move", who=Seat(frame.seat), prompt=self.prompt(state, frame.seat))

    def offer(self, state: S, seat: int, choice: str) -> Offer:
        """Describe a choice of the waiting decision's vocabulary, legal or not."""
        frame = state.stack[-1]
        return self._decisions[frame.name].offer(state, seat, frame, choice)

    def story(self, event: Event) -> Text | None:
        """Return the sentence for an event; ``None`` if the sentence of another event covers it."""
        return tell_event(self.game, self._stories[event.kind], self.as_declared(event))

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """Return the sentences for consecutive events; by default one for each."""
        return [text for event in events if (text := self.story(event)) is not None]
