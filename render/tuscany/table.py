"""What the painter of The Castles of Tuscany asks about a table, read off the view once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.events import Event
from engine.core.text import Catalogue, catalogue
from engine.tuscany import GAME
from engine.tuscany.data import DISPLAY, NOBODY, UNKNOWN
from engine.tuscany.state import TuscanyState
from render.kit import names
from render.scene import Scene

_CHOSEN_HEX = frozenset({"PLACE_ITEM", "PAY"})
_CHOSEN_SLOT = frozenset({"DISCARD", "CASTLE_HEX"})
_STORED = frozenset({"DISCARD", "PLACE_ITEM"})
_BONUSES = frozenset({"START_BONUS", "CITY"})


@dataclass(slots=True)
class Fresh:
    """What the last move changed, for its marks.

    ``hexes`` are seat and hex of new tiles, ``slots`` those of the display with a new tile,
    ``stored`` counts by seat the items that came into storage, ``bonuses`` likewise bonus tiles,
    ``colours`` are seat and kind of colour bonuses won. ``cards``, ``marble`` and ``workers`` are
    the seats that gained some.
    """

    hexes: set[tuple[int, int]] = field(default_factory=set)
    slots: set[int] = field(default_factory=set)
    stored: Counter[tuple[int, str]] = field(default_factory=Counter)
    bonuses: Counter[tuple[int, str]] = field(default_factory=Counter)
    colours: set[tuple[int, str]] = field(default_factory=set)
    cards: set[int] = field(default_factory=set)
    marble: set[int] = field(default_factory=set)
    workers: set[int] = field(default_factory=set)


def fresh(events: Iterable[Event]) -> Fresh:
    """The marks of the last move, from what happened since the one before."""
    found = Fresh()
    for event in events:
        seat, data = event.seat, event.data
        match event.kind:
            case "placed" | "placed_free" | "arranged":
                found.hexes.add((seat, _int(data["space"]) - 1))
            case "refilled" | "restocked":
                slots = str(data["slot"] if event.kind == "refilled" else data["slots"])
                found.slots |= {DISPLAY.index(slot) for slot in slots}
            case "displayed":
                found.slots = set(range(len(DISPLAY)))
            case "took":
                found.stored[seat, str(data["item"])] += 1
            case "token":
                found.stored[seat, "token"] += 1
            case "bonus":
                found.bonuses[seat, str(data["bonus"])] += 1
            case "colour_bonus":
                found.colours.add((seat, str(data["kind"])))
            case "drew" if data["cards"]:
                found.cards.add(seat)
            case "marble":
                found.marble.add(seat)
            case "worker":
                found.workers.add(seat)
            case "yield":
                found.marble |= {seat} if data["marble"] else set()
                found.workers |= {seat} if data["workers"] else set()
    return found


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


@dataclass(frozen=True, slots=True)
class Targets:
    """Where whoever is asked may act.

    ``hexes`` and ``slots`` give the codes of legal hexes and display slots; ``stored`` are items
    in storage and ``bonuses`` bonus tiles to choose from, which have no code. ``hex`` and ``slot``
    are what an earlier step of the same move has chosen, -1 for nothing.
    """

    hexes: dict[int, str] = field(default_factory=dict)
    slots: dict[int, str] = field(default_factory=dict)
    stored: frozenset[str] = frozenset()
    bonuses: frozenset[str] = frozenset()
    hex: int = -1
    slot: int = -1


NOTHING = Targets()


@dataclass(frozen=True, slots=True)
class Table:
    """A view with everything the parts ask about it.

    ``rule`` is the decision that waits ("" at the end of the game), ``movers`` all it waits for,
    ``asked`` the one seat whose choices are shown (``NOBODY``: none), ``featured`` the seat with
    the large region.
    """

    view: TuscanyState
    scene: Scene
    words: Catalogue
    rule: str
    movers: tuple[int, ...]
    asked: int
    featured: int
    targets: Targets
    fresh: Fresh

    @property
    def language(self) -> str:
        """The language of the picture."""
        return self.scene.language

    @property
    def clockwise(self) -> list[int]:
        """The seats from the featured one on."""
        return [(self.featured + i) % self.view.seats for i in range(self.view.seats)]

    @property
    def arranging(self) -> bool:
        """Whether regions are being laid out in secret."""
        return bool(self.view.stack) and self.view.stack[-1][1] == NOBODY

    def order(self, seat: int) -> str:
        """A seat's place, clockwise from the start player."""
        return str((seat - self.view.start) % self.view.seats + 1)

    def colour(self, seat: int) -> str:
        """A seat's colour."""
        return self.scene.colours[seat]

    def name(self, seat: int) -> str:
        """A seat's name as it can be drawn."""
        given = self.scene.names[seat] if seat < len(self.scene.names) else ""
        return names.player(given, seat, self.language)

    def targets_of(self, seat: int) -> Targets:
        """The targets in a seat's own region and storage."""
        return self.targets if seat == self.asked else NOTHING

    def knows_hand(self, seat: int) -> bool:
        """Whether the viewer is that seat and may see its cards."""
        return seat == self.scene.viewer and UNKNOWN not in self.view.hands[seat]


def read(view: TuscanyState, scene: Scene) -> Table:
    """The table behind a view."""
    words = catalogue(scene.language, GAME.package, "render", "render.tuscany")
    rule = str(view.stack[-1][0]) if view.stack else ""
    viewer = scene.viewer
    waiting = GAME.waiting(view)
    if viewer is not None and viewer in waiting:
        asked = viewer
    else:
        asked = waiting[0] if len(waiting) == 1 else NOBODY
    featured = viewer if viewer is not None else asked
    if featured == NOBODY:
        winners = GAME.outcome(view).winners
        featured = winners[0] if winners else view.start
    return Table(
        view=view,
        scene=scene,
        words=words,
        rule=rule,
        movers=GAME.owing(view),
        asked=asked,
        featured=featured,
        targets=_targets(view, rule, asked),
        fresh=fresh(scene.last),
    )


def _targets(view: TuscanyState, rule: str, asked: int) -> Targets:
    choices = GAME.legal(view, asked)
    codes = [GAME.words.offer(view, asked, choice).code for choice in choices]
    frame = view.stack[-1] if view.stack else ()
    named = frozenset(choices)
    return Targets(
        hexes={int(code) - 1: code for code in codes if code.isdecimal()},
        slots={DISPLAY.index(code): code for code in codes if code in DISPLAY and code},
        stored=named if rule in _STORED else frozenset(),
        bonuses=named if rule in _BONUSES else frozenset(),
        hex=frame[2] if rule in _CHOSEN_HEX else -1,
        slot=frame[2] if rule in _CHOSEN_SLOT else -1,
    )
