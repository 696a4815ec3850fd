"""What the painter of Caylus needs to know about a table, read off the view once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.caylus import GAME
from engine.caylus.data import LINES, NOBODY, SECTIONS
from engine.caylus.state import CaylusState
from engine.core.events import Event
from engine.core.text import Catalogue, catalogue
from render.kit import names
from render.scene import Scene

PLACING = frozenset({"place_or_pass", "gate_move"})
"""Decisions whose targets are places for a worker."""
PROVOST = frozenset({"provost_move", "guild_move"})
STOCK = frozenset({"build_craft", "build_any", "build_prestige", "prestige_site"})
"""Decisions during which the stock shows its codes."""


@dataclass(slots=True)
class Fresh:
    """What the last move changed, for its marks.

    ``places`` are words of places (``inn``, ``12``) with something new, ``left`` the place a worker
    was moved away from, ``castle`` new workers there, ``houses`` section and index of new houses,
    ``favors`` seat and line of markers that moved, ``passed`` how many stepped on the bridge.
    """

    places: set[str] = field(default_factory=set)
    left: str = ""
    castle: int = 0
    houses: set[tuple[int, int]] = field(default_factory=set)
    favors: set[tuple[int, int]] = field(default_factory=set)
    passed: int = 0
    provost: tuple[int, int] | None = None
    bailiff: tuple[int, int] | None = None


def fresh(events: Iterable[Event]) -> Fresh:
    """The marks of the last move, from what happened since the one before."""
    found = Fresh()
    for event in events:
        data = event.data
        match event.kind:
            case "placed" | "gate_moved":
                found.left = "gate" if event.kind == "gate_moved" else ""
                if data["place"] == "castle":
                    found.castle += 1
                else:
                    found.places.add(str(data["place"]))
            case "built" | "upgraded" | "transformed" | "transform_paid":
                found.places.add(str(data["space"]))
            case "passed":
                found.passed += 1
            case "batch":
                found.houses.add((SECTIONS.index(str(data["section"])), _int(data["house"]) - 1))
            case "favor_line":
                found.favors.add((event.seat, LINES.index(str(data["line"]))))
            case "provost_moved":
                start = found.provost[0] if found.provost else _int(data["start"])
                found.provost = (start, _int(data["end"]))
            case "bailiff":
                found.bailiff, found.provost = (_int(data["start"]), _int(data["end"])), None
            case "turn":
                found.passed = found.castle = 0
    return found


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


@dataclass(frozen=True, slots=True)
class Table:
    """A view with everything the parts ask about it.

    ``rule`` is the decision that waits ("" at the end of the game), ``mover`` whose it is,
    ``legal`` the codes of its choices, ``chosen`` the place of the worker whose building is being
    resolved.
    """

    view: CaylusState
    scene: Scene
    words: Catalogue
    rule: str
    mover: int
    legal: frozenset[str]
    chosen: str
    fresh: Fresh

    @property
    def language(self) -> str:
        """The language of the picture."""
        return self.scene.language

    def colour(self, seat: int) -> str | None:
        """A seat's colour; nobody has none."""
        return None if seat == NOBODY else self.scene.colours[seat]

    def name(self, seat: int) -> str:
        """A seat's name as it can be drawn."""
        given = self.scene.names[seat] if seat < len(self.scene.names) else ""
        return names.player(given, seat, self.language)

    @property
    def coded(self) -> bool:
        """Whether the stock shows its codes."""
        return self.rule in STOCK


def read(view: CaylusState, scene: Scene) -> Table:
    """The table behind a view."""
    words = catalogue(scene.language, "engine.caylus", "render", "render.caylus")
    waiting = GAME.waiting(view)
    mover = waiting[0] if waiting else NOBODY
    rule = view.stack[-1][0] if view.stack else ""
    offers = [GAME.words.offer(view, mover, choice) for choice in GAME.legal(view, mover)]
    legal = frozenset(offer.code for offer in offers if offer.code)
    return Table(view, scene, words, rule, mover, legal, _chosen(view), fresh(scene.last))


_AT = {"gate_move": "gate", "inn_keep": "inn", "castle_batch": "castle"}
_NOBODY_ACTS = frozenset({"castle_home", "activate", "scoring_check"})


def _chosen(view: CaylusState) -> str:
    """Where the worker stands whose building is being resolved; "" if there is none."""
    for frame in reversed(view.stack):
        rule = frame[0]
        if rule in ("vacate", "worker_home"):
            return str(frame[2])
        if rule in _AT or rule in _NOBODY_ACTS:
            return _AT.get(rule, "")
    return ""
