"""The board model of all painters: what pictures need that follows from a view, computed once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from engine.core.definition import UNKNOWN, Outcome
from engine.core.events import Event
from engine.core.game import Game
from engine.core.state import State
from engine.core.words.catalogue import catalogue
from engine.core.words.game_words import Offer
from engine.core.words.text import Text
from render.kit import highlights, keep_together, names
from render.kit.asked_seats import find_shown_seat
from render.kit.canvas import CanvasStyle
from render.kit.count_changes import CountChange, count_change
from render.kit.glyphs import GlyphRow, Label
from render.kit.palette import COURT, Palette
from render.kit.scene import LANDSCAPE, Scene
from render.kit.story import NO_CHANGE, NOBODY, BoardChange, Story

S = TypeVar("S", bound=State)
R = TypeVar("R")


class News(NamedTuple):
    """News about a seat, in versions from the longest to the shortest."""

    seat: int
    versions: Sequence[Text]


class BoardModel(Generic[S]):
    """A view and scene, with the derived values that the parts of a picture need.

    Every game subclasses it and adds its own.

    Attributes:
        decision: the name of the pending decision, "" at the end of the game.
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
        self.decision = view.stack[-1].name if view.stack else ""
        over = scene.winners is not None
        self.movers = () if over else self.rules.to_move(view)
        self.asked = find_shown_seat(self.rules, view, scene)

    @cached_property
    def offers(self) -> Sequence[Offer]:
        """The choices that are shown."""
        choices = self.rules.legal_choices(self.view, self.asked)
        return [self.rules.words.offer(self.view, self.asked, choice) for choice in choices]

    @cached_property
    def legal_codes(self) -> frozenset[str]:
        """The codes of the choices that are shown."""
        return frozenset(offer.code for offer in self.offers if offer.code)

    @cached_property
    def question(self) -> str:
        """The question in one line: the viewer's if several are asked, else the first one's."""
        seat = self.asked if self.asked != NOBODY else self.movers[0]
        players = [self.name_of(player) for player in range(len(self.scene.colours))]
        label = self.words.format(self.rules.words.ask(self.view, seat), players)
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
        return (Label(offer.choice.replace("-", "−")),) if offer.is_number else ()

    def change_of(self, event: Event) -> BoardChange:
        """Return what an event changed on the board, for the story; games override this."""
        del event
        return NO_CHANGE

    def news_from(self, clauses: Sequence[Text]) -> News | None:
        """Return news that the header shows instead of the last player's results, if any.

        ``clauses`` are those of the recap. Games override this.
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
        """Apply a function to the models before the latest turn and after the previous turn.

        If ``seat`` did not make the latest turn, the first result is ``None``: changes of other
        players then count as earlier, so that only the mover stands out.
        """
        before, since = self.before_latest_turn, self.after_previous_turn
        mover = self.story.mover
        if since is not None and mover != NOBODY and seat not in (NOBODY, mover):
            before = None
        return (
            None if before is None else read(before),
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
        return len(self.legal_codes) > highlights.MAX_RINGS

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

    @cached_property
    def outcome(self) -> Outcome:
        """The points as they are now, the winners if the game is over, and the tie-break."""
        return self.rules.outcome(self.view)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; empty while the game runs or if it was ended early."""
        if self.scene.winners is not None:
            return self.scene.winners
        return self.outcome.winners

    @property
    def tie_break(self) -> str:
        """The tie-break in words; empty without a tie in points or with other winners."""
        if self.outcome.tie_break is None or self.outcome.winners != self.winners:
            return ""
        return self.words.format(self.outcome.tie_break)

    def keep_together(self, label: str) -> str:
        """Mark the unbreakable words of a sentence, for :func:`render.kit.text.wrap`."""
        return keep_together.mark_words(label, self.words, self.rules.name)

    @property
    def is_over(self) -> bool:
        """Whether no player is to move any more."""
        return not self.movers

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Points by seat; :data:`engine.core.definition.UNKNOWN` where they are hidden."""
        return self.outcome.scores

    @cached_property
    def leaders(self) -> frozenset[int]:
        """The seats with the most points; nobody if all are equal or points are hidden.

        At the end of the game, the winners.
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
        """Return the seats in the game's usual order, or by rank at the end of the game."""
        return sorted(usual, key=lambda seat: self.ranks[seat]) if self.is_over else list(usual)

    def order_label(self, seat: int, usual: str) -> str:
        """Return the number on a player's panel: turn order, or the rank at the end of the game."""
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
