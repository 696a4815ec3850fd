"""The board model of all painters: what pictures need that follows from a view, computed once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.core.definition import UNKNOWN
from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State
from engine.core.words.catalogue import catalogue
from engine.core.words.game_words import Offer
from engine.core.words.text import Text
from render.kit import highlights, keep_together, names
from render.kit.canvas import CanvasStyle
from render.kit.count_changes import CountChange, count_change
from render.kit.glyphs import GlyphRow, Label
from render.kit.palette import COURT, Palette
from render.kit.scene import LANDSCAPE, Scene
from render.kit.story import NO_CHANGE, BoardChange, Story

S = TypeVar("S", bound=State)
R = TypeVar("R")

NOBODY = -1


def asked_seat(rules: Game[Any], view: Any, scene: Scene) -> int:
    """Return the seat whose choices a picture shows, or ``NOBODY`` once the game has winners."""
    return NOBODY if scene.winners is not None else seat_asked(rules, view, scene.viewer)


def seat_asked(rules: Game[Any], view: Any, viewer: int | None) -> int:
    """Return the viewer's seat if it is asked, otherwise the only seat that is, or ``NOBODY``."""
    waiting = rules.may_act(view)
    if viewer is not None and viewer in waiting:
        return viewer
    return waiting[0] if len(waiting) == 1 else NOBODY


class BoardModel(Generic[S]):
    """A view and scene, with the derived values that the parts of a picture need.

    Every game subclasses it and adds its own.

    Attributes:
        rule: the pending decision, "" at the end of the game.
        movers: the seats the game is waiting for.
        asked: the one seat whose choices are shown, or ``NOBODY``: the viewer if asked, otherwise
            the only seat that is asked.
        recording: whether the canvas lists its facts.
    """

    rules: ClassVar[Game[Any]]
    packages: ClassVar[tuple[str, ...]]
    """Packages with the catalogues for the words in the picture."""
    palette: ClassVar[Palette] = COURT
    points_colour: ClassVar[str] = "vp"
    """The colour of the shield with points that have just been earned."""

    def __init__(self, view: S, scene: Scene, *, recording: bool = False) -> None:
        self.view = view
        self.scene = scene
        self.recording = recording
        self.words = catalogue(scene.language, *self.packages)
        self.rule = view.stack[-1].name if view.stack else ""
        over = scene.winners is not None
        self.movers = () if over else self.rules.to_move(view)
        self.asked = asked_seat(self.rules, view, scene)

    @cached_property
    def offers(self) -> Sequence[Offer]:
        """The choices that are shown."""
        choices = self.rules.legal_choices(self.view, self.asked)
        return [self.rules.words.offer(self.view, self.asked, choice) for choice in choices]

    @cached_property
    def legal(self) -> frozenset[str]:
        """The codes of the choices that are shown."""
        return frozenset(offer.code for offer in self.offers if offer.code)

    @cached_property
    def question(self) -> str:
        """The question in one line: the viewer's if several are asked, else the first one's."""
        seat = self.asked if self.asked != NOBODY else self.movers[0]
        names = [self.name_of(seat) for seat in range(len(self.scene.colours))]
        label = self.words.format(self.rules.words.ask(self.view, seat), names)
        return label[:1].upper() + label[1:]

    def caption(self, key: str, **args: int | str) -> str:
        """Return a text of the pictures, in the game's own words if it has some for it."""
        own = f"{self.rules.name}-{key}"
        return self.words.say(own if own in self.words else key, **args)

    def name_round(self, number: int) -> str:
        """Return the name of a round: "Round 3"."""
        return self.words.say(f"{self.rules.name}-round", number=str(number))

    @cached_property
    def answers(self) -> list[GlyphRow]:
        """The choices without a code on the board, as glyphs: goods and amounts."""
        rows = (self.glyphs_of(offer) for offer in self.offers if not offer.code)
        return [row for row in rows if row]

    def glyphs_of(self, offer: Offer) -> GlyphRow:
        """Return a choice as glyphs if it is a good or an amount; games override this."""
        return (Label(offer.choice.replace("-", "−")),) if offer.number else ()

    def change_of(self, event: Event) -> BoardChange:
        """Return what an event changed on the board, for the story; games override this."""
        del event
        return NO_CHANGE

    def news_from(self, clauses: Sequence[Text]) -> tuple[int, Sequence[Text]] | None:
        """Return what the header tells instead of the last player's results; games override this.

        ``clauses`` are those of the recap. The result is a seat and a text, then shorter ones.
        """
        del clauses
        return None

    @cached_property
    def story(self) -> Story:
        """The story of the latest moves; that of a new game is empty."""
        last = () if self.scene.before_latest_turn is None else self.scene.latest_events
        recent = self.scene.recent_events
        return Story(last, recent, self.change_of, is_over=self.is_over)

    @cached_property
    def before_latest_turn(self) -> Self | None:
        """The model before the latest turn, if the scene has that view."""
        if self.scene.before_latest_turn is None:
            return None
        return self._at(self.scene.before_latest_turn)

    @cached_property
    def after_previous_turn(self) -> Self | None:
        """The model at the end of the mover's previous turn, if the scene has that view."""
        if self.scene.after_previous_turn is None:
            return None
        return self._at(self.scene.after_previous_turn)

    def read_earlier(
        self, read: Callable[[Self], R], seat: int = NOBODY
    ) -> tuple[R | None, R | None]:
        """Apply a function to the models before the latest turn and after the mover's last turn.

        What the latest turn did to a ``seat`` other than its mover counts as earlier, so that only
        one player stands out: then there is no result for the first model.
        """
        earlier, since = self.before_latest_turn, self.after_previous_turn
        mover = self.story.mover
        if since is not None and mover != NOBODY and seat not in (NOBODY, mover):
            earlier = None
        return (
            None if earlier is None else read(earlier),
            None if since is None else read(since),
        )

    def count_change(self, count: Callable[[S], int], seat: int = NOBODY) -> CountChange | None:
        """Return the change of a count of the position, or of a seat, or ``None``."""
        return count_change(
            count(self.view), *self.read_earlier(lambda then: count(then.view), seat)
        )

    def _at(self, view: S) -> Self:
        return type(self)(
            view,
            replace(
                self.scene,
                latest_events=(),
                recent_events=(),
                before_latest_turn=None,
                after_previous_turn=None,
            ),
        )

    @property
    def hide_rings(self) -> bool:
        """Whether there are too many legal codes to draw a ring around each."""
        return len(self.legal) > highlights.MAX_RINGS

    @property
    def is_landscape(self) -> bool:
        """Whether to draw the landscape board (:mod:`render.kit.landscape`)."""
        return self.scene.shape == LANDSCAPE

    @property
    def canvas_style(self) -> CanvasStyle:
        """The style of the canvas to draw on."""
        return CanvasStyle(self.palette, self.language, self.recording)

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
        """Round and phase of the game."""
        return self.words.format(self.rules.words.headline(self.view))

    @property
    def goal(self) -> str:
        """How the game is won, where its board does not show it; "" if it does."""
        key = f"{self.rules.name}-picture-goal"
        return self.words.say(key) if key in self.words else ""

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; empty while the game runs or if it was ended early."""
        if self.scene.winners is not None:
            return self.scene.winners
        return self.rules.outcome(self.view).winners

    @property
    def tie_break(self) -> str:
        """The tie-break in words; empty without a tie in points or with other winners."""
        outcome = self.rules.outcome(self.view)
        if outcome.tie_break is None or outcome.winners != self.winners:
            return ""
        return self.words.format(outcome.tie_break)

    def keep_together(self, label: str) -> str:
        """Mark the unbreakable words of a sentence, for :func:`render.kit.text.wrap`."""
        return keep_together.mark_words(label, self.words, self.rules.name)

    @property
    def is_over(self) -> bool:
        """Whether no player is to move any more."""
        return not self.movers

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Points by seat; :data:`engine.core.game.UNKNOWN` where they are hidden."""
        return self.rules.outcome(self.view).scores

    @cached_property
    def leaders(self) -> frozenset[int]:
        """The seats with most points; empty if points are hidden or equal. At the end the winners.

        Several may lead.
        """
        if self.is_over:
            return frozenset(self.winners)
        best = max(self.scores)
        if UNKNOWN in self.scores or min(self.scores) == best:
            return frozenset()
        return frozenset(seat for seat, points in enumerate(self.scores) if points == best)

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """Rank by seat; winners are first, whatever broke a tie."""
        keys = [(seat not in self.winners, -points) for seat, points in enumerate(self.scores)]
        return tuple(1 + sum(other < key for other in keys) for key in keys)

    def panel_order(self, usual: Sequence[int]) -> list[int]:
        """Return the seats in the game's usual order, at the end of the game by rank."""
        return sorted(usual, key=lambda seat: self.ranks[seat]) if self.is_over else list(usual)

    def order_label(self, seat: int, usual: str) -> str:
        """Return the number on a player's panel: turn order, at the end of the game the rank."""
        return str(self.ranks[seat]) if self.is_over else usual

    def has_won(self, seat: int) -> bool:
        """Return whether the game is over and the seat has won."""
        return self.is_over and seat in self.winners

    def featured_seat(self, otherwise: int) -> int:
        """Return the seat of "my view": the viewer's, or for the public the first mover's."""
        if self.scene.viewer is not None:
            return self.scene.viewer
        return self.movers[0] if self.movers else otherwise

    def colour_of(self, seat: int) -> str:
        """Return a seat's colour."""
        return self.scene.colours[seat]

    def owner_colour(self, seat: int) -> str | None:
        """Return the colour of a piece's owner, or ``None`` if there is no piece."""
        return self.scene.colours[seat] if seat >= 0 else None

    def name_of(self, seat: int) -> str:
        """Return a seat's name without characters that cannot be painted."""
        given = self.scene.names[seat] if seat < len(self.scene.names) else ""
        return names.display_name(given, seat, self.language)
