"""What the painter of Caylus needs to know about a table, read off the view once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.caylus import GAME
from engine.caylus.data import CUBES, EXCHANGE_SIZES, EXCHANGES, LINES, SECTIONS
from engine.caylus.state import CaylusState
from engine.core.events import Event
from engine.core.words import Offer
from render.caylus import faces
from render.caylus.faces import PACKAGES
from render.kit import table
from render.kit.effects import Row
from render.kit.scene import Scene
from render.kit.table import figure

PLACING = frozenset({"place_or_pass", "gate_move"})
"""Decisions whose targets are places for a worker."""
PROVOST = frozenset({"provost_move", "guild_move"})
STOCK = frozenset({"build_craft", "build_any", "build_prestige", "prestige_site"})
"""Decisions during which the stock shows its codes."""


@dataclass(slots=True)
class Fresh:
    """What the last move changed, for its marks.

    ``places`` are words of places (``inn``, ``12``) with something new, ``workers`` those with a
    new worker and ``built`` those with a new house, ``left`` the place a worker
    was moved away from, ``castle`` new workers there, ``houses`` section and index of new houses,
    ``favors`` seat and line of markers that moved, ``passed`` how many stepped on the bridge.
    """

    places: set[str] = field(default_factory=set)
    workers: set[str] = field(default_factory=set)
    built: set[str] = field(default_factory=set)
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
                    found.workers.add(str(data["place"]))
            case "built" | "upgraded" | "transformed" | "transform_paid":
                found.places.add(str(data["space"]))
                found.built.add(str(data["space"]))
            case "passed":
                found.passed += 1
            case "batch":
                found.houses.add((SECTIONS.index(str(data["section"])), figure(event, "house") - 1))
            case "favor_line":
                found.favors.add((event.seat, LINES.index(str(data["line"]))))
            case "provost_moved":
                start = found.provost[0] if found.provost else figure(event, "start")
                found.provost = (start, figure(event, "end"))
            case "bailiff":
                found.bailiff, found.provost = (figure(event, "start"), figure(event, "end")), None
            case "turn":
                found.passed = found.castle = 0
    return found


class Table(table.Table[CaylusState]):
    """``chosen`` is the place of the worker whose building is being resolved."""

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: CaylusState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.chosen = _chosen(view)
        self.fresh = fresh(scene.last)

    def glyphs(self, offer: Offer) -> Row:
        """Goods that are given or gained, an exchange, steps of the provost."""
        kinds = offer.choice.split("+")
        if self.rule == "exchange" and offer.choice in EXCHANGE_SIZES:
            tile = str(self.view.road_tile[self.view.stack[-1][2]])
            return faces.exchange(EXCHANGES[tile][EXCHANGE_SIZES.index(offer.choice)])
        if all(kind in CUBES for kind in kinds):
            return tuple((kind, 1) for kind in kinds)
        return super().glyphs(offer)

    @property
    def coded(self) -> bool:
        """Whether the stock shows its codes."""
        return self.rule in STOCK


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
