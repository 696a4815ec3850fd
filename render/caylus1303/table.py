"""What the painter of Caylus 1303 needs to know about a table, read off the view once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.caylus1303 import GAME
from engine.caylus1303.data import NOBODY, UNKNOWN
from engine.caylus1303.state import Caylus1303State
from engine.core.events import Event
from engine.core.text import Catalogue, catalogue
from render.kit import names
from render.scene import Scene

PLACING = frozenset({"plan", "early_riser"})
"""Decisions whose targets are places for a worker."""
PROVOST = frozenset({"toll_move", "bridge_move", "bailiff_move"})
"""Decisions whose choices are moves of the provost."""
_ABILITIES = {
    "early_riser": "early_riser",
    "bailiff_move": "bailiff",
    "deliver_last": "delivery_man",
}
"""Decisions that characters give."""
STOCK = frozenset({"choose_wood_tile", "choose_stone_tile", "monument"})
"""Decisions during which the stock shows its codes."""
PACKAGES = ("engine.caylus1303", "render", "render.caylus1303")
"""Where the words in the picture come from."""


@dataclass(slots=True)
class Fresh:
    """What the last move changed, for its marks.

    ``spaces`` are road spaces (from 1) with something new, ``characters`` those that changed
    hands, ``site`` how many came to the site's row, ``passed`` how many stepped on the bridge,
    ``favour`` the number (1 to 3) of the site building that was used.
    """

    spaces: set[int] = field(default_factory=set)
    characters: set[str] = field(default_factory=set)
    site: int = 0
    passed: int = 0
    favour: int = 0
    provost: tuple[int, int] | None = None


def fresh(events: Iterable[Event]) -> Fresh:
    """The marks of the last move, from what happened since the one before."""
    found = Fresh()
    for event in events:
        data = event.data
        match event.kind:
            case "placed" if data["place"] == "site":
                found.site += 1
            case "placed" | "built" | "claimed" | "residence" | "monument":
                found.spaces.add(_int(data["space"]) + 1)
            case "passed":
                found.passed += 1
            case "character":
                found.characters.add(str(data["character"]))
            case "favour_site":
                found.favour = _int(data["number"])
            case "provost_moved" | "provost_reset":
                start = found.provost[0] if found.provost else _int(data["start"])
                found.provost = (start, _int(data["end"]))
            case "round":
                found.passed = found.site = found.favour = 0
    return found


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


@dataclass(frozen=True, slots=True)
class Acting:
    """The piece whose effect is being resolved; 0, :data:`NOBODY` or "" where there is none.

    ``space`` has the worker on the road, ``site`` the seat delivering from the site, ``bridge``
    the seat moving the provost, ``residence`` the space that may become a monument, ``character``
    the one whose ability is used, ``tile`` the word of a tile being paid for.
    """

    space: int = 0
    site: int = NOBODY
    bridge: int = NOBODY
    residence: int = 0
    character: str = ""
    tile: str = ""


def _acting(view: Caylus1303State) -> Acting:
    if not view.stack:
        return Acting()
    rule, seat, *rest = view.stack[-1]
    match rule:
        case "bridge_move":
            return Acting(bridge=seat)
        case "deliver":
            return Acting(site=seat)
        case "monument":
            return Acting(residence=rest[0] + 1)
    if rule in _ABILITIES:
        return Acting(character=_ABILITIES[rule])
    tile = str(rest[1]) if rule == "pay_any" and rest[0] == "put_up" else ""
    return Acting(space=_leaving(view), tile=tile)


def _leaving(view: Caylus1303State) -> int:
    """The space of the worker who leaves when the building is done; 0 if none does."""
    return next((int(frame[2]) + 1 for frame in view.stack if frame[0] == "leave"), 0)


@dataclass(frozen=True, slots=True)
class Table:
    """A view with everything the parts ask about it.

    ``rule`` is the decision that waits ("" at the end of the game), ``mover`` whose it is,
    ``legal`` the codes of its choices, ``steps`` those that move the provost.
    """

    view: Caylus1303State
    scene: Scene
    words: Catalogue
    rule: str
    mover: int
    legal: frozenset[str]
    steps: tuple[int, ...]
    acting: Acting
    fresh: Fresh

    @property
    def language(self) -> str:
        """The language of the picture."""
        return self.scene.language

    def colour(self, seat: int) -> str | None:
        """A seat's colour; nobody has none."""
        return self.scene.colours[seat] if seat >= 0 else None

    def name(self, seat: int) -> str:
        """A seat's name as it can be drawn."""
        given = self.scene.names[seat] if seat < len(self.scene.names) else ""
        return names.player(given, seat, self.language)

    def points(self, seat: int) -> str | None:
        """A seat's prestige points where whoever looks may know them (rules §2.6)."""
        known = self.view.over or seat == self.scene.viewer
        points = self.view.pp[seat]
        return str(points) if known and points != UNKNOWN else None

    @property
    def choosing(self) -> bool:
        """Whether characters are still chosen (§2.4)."""
        return self.view.round == 0

    @property
    def coded(self) -> bool:
        """Whether the stock shows its codes."""
        return self.rule in STOCK or bool(self.acting.tile)


def read(view: Caylus1303State, scene: Scene) -> Table:
    """The table behind a view."""
    words = catalogue(scene.language, *PACKAGES)
    waiting = GAME.waiting(view)
    mover = waiting[0] if waiting else NOBODY
    rule = str(view.stack[-1][0]) if view.stack else ""
    choices = GAME.legal(view, mover)
    offers = [GAME.words.offer(view, mover, choice) for choice in choices]
    legal = frozenset(offer.code for offer in offers if offer.code)
    steps = tuple(filter(None, map(int, choices))) if rule in PROVOST else ()
    last = fresh(scene.last)
    return Table(view, scene, words, rule, mover, legal, steps, _acting(view), last)
