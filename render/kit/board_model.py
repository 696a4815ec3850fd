"""What every painter asks about a table, read off the view once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State
from engine.core.words.catalogue import catalogue
from engine.core.words.game_words import Offer
from render.kit import highlights, keep_together, names
from render.kit.count_changes import CountChange, count_change
from render.kit.effects import GlyphRow
from render.kit.palette import COURT, Palette
from render.kit.scene import WIDE, Scene

S = TypeVar("S", bound=State)
R = TypeVar("R")

NOBODY = -1


class BoardModel(Generic[S]):
    """A view with what the parts ask about it; a game's own table adds what its parts ask besides.

    Attributes:
        rule: the decision that waits, "" at the end of the game.
        movers: the seats it cannot go on without.
        asked: the one seat whose choices are shown (``NOBODY``: none): the viewer's if asked, else
            the only one there is.
        recording: whether the canvas keeps marks.
    """

    rules: ClassVar[Game[Any]]
    packages: ClassVar[tuple[str, ...]]
    """Where the words in the picture come from."""
    palette: ClassVar[Palette] = COURT

    def __init__(self, view: S, scene: Scene, *, recording: bool = False) -> None:
        self.view, self.scene, self.recording = view, scene, recording
        self.words = catalogue(scene.language, *self.packages)
        self.rule = str(view.stack[-1][0]) if view.stack else ""
        over = scene.winners is not None
        self.movers = () if over else self.rules.to_move(view)
        self.asked = self._asked()

    @cached_property
    def offers(self) -> Sequence[Offer]:
        """The choices of the one seat whose choices are shown."""
        choices = self.rules.legal_choices(self.view, self.asked)
        return [self.rules.words.offer(self.view, self.asked, choice) for choice in choices]

    @cached_property
    def legal(self) -> frozenset[str]:
        """The codes among them."""
        return frozenset(offer.code for offer in self.offers if offer.code)

    def _asked(self) -> int:
        if not self.movers:
            return NOBODY
        waiting = self.rules.may_act(self.view)
        if self.scene.viewer is not None and self.scene.viewer in waiting:
            return self.scene.viewer
        return waiting[0] if len(waiting) == 1 else NOBODY

    @cached_property
    def question(self) -> str:
        """What is asked, in one line; of several who are asked the viewer, else the first."""
        seat = self.asked if self.asked != NOBODY else self.movers[0]
        names = [self.name(seat) for seat in range(len(self.scene.colours))]
        label = self.words.format(self.rules.words.ask(self.view, seat), names)
        return label[:1].upper() + label[1:]

    @cached_property
    def answers(self) -> list[GlyphRow]:
        """The choices that are goods or amounts, which no code on the board stands for."""
        rows = (self.glyphs(offer) for offer in self.offers if not offer.code)
        return [row for row in rows if row]

    def glyphs(self, offer: Offer) -> GlyphRow:
        """A choice in glyphs if it is goods or an amount; a game says which goods it knows."""
        return (("text", offer.choice.replace("-", "−")),) if offer.number else ()

    @cached_property
    def before_last_move(self) -> Self | None:
        """The table before the last move, where the scene has it."""
        if self.scene.before_last_move is None:
            return None
        return self._at(self.scene.before_last_move)

    @cached_property
    def after_last_turn(self) -> Self | None:
        """The table when the mover's turn before was over, where the scene has it."""
        if self.scene.after_last_turn is None:
            return None
        return self._at(self.scene.after_last_turn)

    def read_earlier(self, read: Callable[[Self], R]) -> tuple[R | None, R | None]:
        """Something as it was before the last move, and when the mover's turn before was over."""
        before = None if self.before_last_move is None else read(self.before_last_move)
        return before, None if self.after_last_turn is None else read(self.after_last_turn)

    def count_change(self, count: Callable[[S], int]) -> CountChange | None:
        """By how much a count of the position has changed."""
        known = (self.scene.before_last_move, self.scene.after_last_turn)
        before, since = (None if view is None else count(view) for view in known)
        return count_change(count(self.view), before, since)

    def _at(self, view: S) -> Self:
        return type(self)(
            view, replace(self.scene, last=(), before_last_move=None, after_last_turn=None)
        )

    @property
    def hide_rings(self) -> bool:
        """Whether too many codes are lit for a ring around each."""
        return len(self.legal) > highlights.MAX_RINGS

    @property
    def is_landscape(self) -> bool:
        """Whether the board is drawn for a desk (:mod:`render.kit.landscape`)."""
        return self.scene.shape == WIDE

    @property
    def language(self) -> str:
        """The language of the picture."""
        return self.scene.language

    @property
    def title(self) -> str:
        """The game's name."""
        return self.words.format(self.rules.words.title)

    @property
    def headline(self) -> str:
        """Where the game stands."""
        return self.words.format(self.rules.words.headline(self.view))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the game runs, or where it ended before its end."""
        if self.scene.winners is not None:
            return self.scene.winners
        return self.rules.outcome(self.view).winners

    def keep_together(self, label: str) -> str:
        """A sentence with its words marked, for :func:`render.kit.text.wrap`."""
        return keep_together.mark_words(label, self.words, self.rules.name)

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        return not self.movers

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points; :data:`engine.core.game.UNKNOWN` where they are hidden."""
        return self.rules.outcome(self.view).scores

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """Everybody's place by points; who has won is first, whatever broke the tie."""
        keys = [(seat not in self.winners, -points) for seat, points in enumerate(self.scores)]
        return tuple(1 + sum(other < key for other in keys) for key in keys)

    def panel_order(self, usual: Sequence[int]) -> list[int]:
        """The seats in the game's own order, or at the end by rank."""
        return sorted(usual, key=lambda seat: self.ranks[seat]) if self.over else list(usual)

    def order_label(self, seat: int, usual: str) -> str:
        """The number on a player's panel: the place in turn order, or at the end the rank."""
        return str(self.ranks[seat]) if self.over else usual

    def won(self, seat: int) -> bool:
        """Whether the game is over and a seat has won it."""
        return self.over and seat in self.winners

    def featured_seat(self, otherwise: int) -> int:
        """Whose things "my view" shows: the viewer's, or for the public the first mover's."""
        if self.scene.viewer is not None:
            return self.scene.viewer
        return self.movers[0] if self.movers else otherwise

    def colour(self, seat: int) -> str:
        """A seat's colour."""
        return self.scene.colours[seat]

    def owner_colour(self, seat: int) -> str | None:
        """The colour of a piece on a place; ``None`` where nobody has one."""
        return self.scene.colours[seat] if seat >= 0 else None

    def name(self, seat: int) -> str:
        """A seat's name as it can be drawn."""
        given = self.scene.names[seat] if seat < len(self.scene.names) else ""
        return names.player(given, seat, self.language)


def figure(event: Event, name: str) -> int:
    """A figure of an event."""
    value = event.data[name]
    assert isinstance(value, int)
    return value
