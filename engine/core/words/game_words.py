"""How a game speaks: what every choice, event, position and rule is called, as catalogue keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.core.events import Event
from engine.core.state import State
from engine.core.words.summaries import Span
from engine.core.words.text import Text

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Offer:
    """One choice as a person meets it.

    ``code`` is what the picture shows on its place ("12", "A", "w1"; empty when there is none),
    ``name`` a few words, ``effect`` what it does and costs, ``group`` the part of the board it
    belongs to. ``number`` marks amounts and offsets, shown as a row of buttons. ``final`` asks for
    confirmation, because taking it reveals something or costs far more than the rest. ``private``
    choices are offered to their seat alone: whether they are possible follows from what it hides.
    """

    choice: str
    code: str
    name: Text
    effect: Text | None
    group: Text
    number: bool = False
    final: bool = False
    private: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the text board: a title and its lines."""

    title: Text
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A rules card: what a building, phase or effect does, and where the rules say so.

    ``facts`` are short lines (cost, points), ``body`` the effect, ``rulings`` decided questions.
    """

    id: str
    title: Text
    group: Text
    facts: tuple[Text, ...]
    body: Text
    rulings: tuple[Text, ...]
    section: str


@dataclass(frozen=True, slots=True)
class Place:
    """What stands where pictures and labels show a code: the id of its rules card, else words."""

    code: str
    card: str = ""
    name: Text | None = None


@dataclass(frozen=True, slots=True)
class Glance:
    """A position in very few words, as the text of its picture.

    ``table`` says where markers and workers stand, a line each. ``players`` has for each seat a
    line of all that the viewer may know, and a brief one for where there is no room.
    """

    table: tuple[Text, ...]
    players: tuple[tuple[int, Text, Text], ...]


class Words(Protocol, Generic[S_contra]):
    """A game's voice. Every method reads a state or a view and changes nothing."""

    @property
    def title(self) -> Text:
        """The game's name."""

    @property
    def cards(self) -> Sequence[Card]:
        """The rules cards, in the order they are listed."""

    @property
    def codes(self) -> Mapping[str, str]:
        """The codes that stand for the same rules card at every table, with its id."""

    def places(self, view: S_contra, viewer: int | None) -> Sequence[Place]:
        """What stands where the pictures of that view have a code, its board and supply whole."""

    def headline(self, state: S_contra) -> Text:
        """Where the game stands: "turn 5 · placing workers"."""

    def prompt(self, state: S_contra, seat: int) -> Text:
        """What that seat is asked, with cost and means: "place a worker or pass. …"."""

    def ask(self, state: S_contra, seat: int) -> Text:
        """The same in one short line: "place a worker or pass"; the prompt begins with it."""

    def offer(self, state: S_contra, seat: int, choice: str) -> Offer:
        """A choice of the seat's vocabulary, legal or not, as a person meets it."""

    def story(self, event: Event) -> Text | None:
        """The sentence for an event; ``None`` where another event already tells it."""

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """The sentences for events in a row, those that are alike in one; no one has to be."""

    def summary(self, span: Span[S_contra]) -> Sequence[Text]:
        """What came of a stretch of play, a clause a player or result, what matters most first.

        At most 300 characters usually and 600 at worst; nothing where nothing has changed.
        """

    def round_of(self, event: Event) -> int | None:
        """The number of the round that has begun when the event is told; most tell of none.

        It is called ``<game>-round``.
        """

    def board(self, view: S_contra, viewer: int | None) -> Sequence[Section]:
        """The whole position in words, as the viewer may know it."""

    def glance(self, view: S_contra) -> Glance:
        """The position in a few hundred letters."""

    def hand(self, view: S_contra, seat: int) -> Sequence[Section]:
        """What only that seat may see, in words; empty in games without hidden things."""


def one_by_one(story: Callable[[Event], Text | None], events: Sequence[Event]) -> list[Text]:
    """Every event's own sentence."""
    return [text for event in events if (text := story(event)) is not None]
