"""The interface through which a game describes its choices, events, positions and rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.core.events import Event
from engine.core.state import State
from engine.core.words.summaries import PlayerLine, Span
from engine.core.words.text import Text

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice as it is presented to a player.

    Attributes:
        choice: the choice.
        name: a few words.
        group: the heading of the part of the board it belongs to.
        effect: its result and cost.
        code: its code in the picture ("12", "A", "w1"), if it is there.
        is_number: whether it is an amount or offset, shown in a row of buttons.
        final: whether it must be confirmed, because it reveals something or costs far more than
            the others.
        continues: whether it leads to another question of the same move; it is shown as a button,
            to save presses.
        idle_places: codes of the places whose workers would do nothing after it.
        idle_heading: the heading of choices that change no more than a smaller one does, such as
            a step of the provost past an empty space; they share a menu.
        completes: whether it ends an answer of several parts; it is shown before the parts.
    """

    choice: str
    name: Text
    group: Text
    effect: Text | None = None
    code: str = ""
    is_number: bool = False
    final: bool = False
    continues: bool = False
    idle_places: tuple[str, ...] = ()
    idle_heading: Text | None = None
    completes: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the text board: a title and its lines."""

    title: Text
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class RulesCard:
    """A rules card for a building, phase or effect.

    ``facts`` are short lines (cost, points), ``body`` the effect, ``rulings`` answers to questions,
    ``rule`` the title of the rule in the game's rules.
    """

    id: str
    title: Text
    group: Text
    facts: tuple[Text, ...]
    body: Text
    rulings: tuple[Text, ...]
    rule: Text | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """The meaning of a code in pictures and labels: the id of a rules card, or a name."""

    code: str
    card: str = ""
    name: Text | None = None


@dataclass(frozen=True, slots=True)
class Glance:
    """A position in a few words, for the alt text of its picture.

    ``table`` has a line for each kind of piece on the board, ``players`` one for each seat with
    everything the viewer may know.
    """

    table: tuple[Text, ...]
    players: tuple[PlayerLine, ...]


class Words(Protocol, Generic[S_contra]):
    """The texts of a game. Every method reads a state or a view and changes nothing."""

    @property
    def title(self) -> Text:
        """The game's name."""

    @property
    def cards(self) -> Sequence[RulesCard]:
        """The rules cards, in the order they are listed."""

    @property
    def codes(self) -> Mapping[str, str]:
        """The codes that mean the same rules card in every position, with the card's id."""

    def places(self, view: S_contra, viewer: int | None) -> Sequence[Place]:
        """Return the meanings of the codes in the pictures of a view, board and supply included."""

    def headline(self, state: S_contra) -> Text:
        """Return round and phase: "round 5 · placing workers"."""

    def prompt(self, state: S_contra, seat: int) -> Text:
        """Return the question for a seat, with costs and means: "place a worker or pass. …"."""

    def ask(self, state: S_contra, seat: int) -> Text:
        """Return the question in one line: "place a worker or pass"; the prompt begins with it."""

    def offer(self, state: S_contra, seat: int, choice: str) -> Offer:
        """Describe a choice of the seat's vocabulary, legal or not."""

    def story(self, event: Event) -> Text | None:
        """Return the sentence for an event; ``None`` if the sentence of another event covers it."""

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """Return the sentences for consecutive events; similar ones may be merged.

        Any of them can be left out without making the others wrong.
        """

    def summary(self, span: Span[S_contra]) -> Sequence[Text]:
        """Summarise a stretch of play, one clause per player or result, the most important first.

        Usually at most 300 characters, never more than 600; empty if nothing has changed.
        """

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round that begins with this event, or ``None``.

        The name of a round is the text ``<game>-round``.
        """

    def assets(self, state: S_contra, seat: int) -> Mapping[str, int]:
        """Return a seat's assets, the most important first: ``{"point": 12, "cloth": 1}``.

        Hints say by how much a move changes them. More of each kind must be better, and whatever
        others may not know must not appear, except points.
        """

    def asset(self, kind: str, count: int) -> Text:
        """Return an amount of a kind of asset: "2 cloth"."""

    def board(self, view: S_contra, viewer: int | None) -> Sequence[Section]:
        """Describe the whole position in words, as the viewer may know it."""

    def glance(self, view: S_contra) -> Glance:
        """Describe the position in a few hundred characters."""

    def hand(self, view: S_contra, seat: int) -> Sequence[Section]:
        """Describe what only that seat may see; empty in games without hidden information."""
