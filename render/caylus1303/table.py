"""What the painter of Caylus 1303 needs to know about a table, read off the view once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.caylus1303 import GAME
from engine.caylus1303.data import CHARACTERS, EMPTY, KIND, NOBODY, UNKNOWN
from engine.caylus1303.rules.effects import lines_of
from engine.caylus1303.state import Caylus1303State
from engine.core.events import Event
from engine.core.words import Offer
from render.caylus1303 import faces
from render.caylus1303.faces import PACKAGES
from render.kit import table
from render.kit.effects import Row
from render.kit.marks import When
from render.kit.scene import Scene
from render.kit.table import figure

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


@dataclass(slots=True)
class Fresh:
    """What the last move changed, for its marks.

    ``spaces`` are road spaces (from 1) with something new, ``workers`` those with a new worker,
    ``used`` those whose effect somebody had, ``gone`` those that workers left, ``characters`` those
    that changed hands, ``site`` how many came to the site's row, ``passed`` how many stepped on the
    bridge, ``favour`` the number (1 to 3) of the site building that was used.
    """

    spaces: set[int] = field(default_factory=set)
    workers: set[int] = field(default_factory=set)
    used: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
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
                found.spaces.add(figure(event, "space") + 1)
                if event.kind == "placed":
                    found.workers.add(figure(event, "space") + 1)
            case "used" | "worker_home" if figure(event, "space") >= 0:
                left = event.kind == "worker_home"
                (found.gone if left else found.used).add(figure(event, "space") + 1)
            case "passed":
                found.passed += 1
            case "character":
                found.characters.add(str(data["character"]))
            case "favour_site":
                found.favour = figure(event, "number")
            case "provost_moved" | "provost_reset":
                start = found.provost[0] if found.provost else figure(event, "start")
                found.provost = (start, figure(event, "end"))
            case "round":
                found.passed = found.site = found.favour = 0
    return found


def faded(view: Caylus1303State, since: Caylus1303State) -> Fresh:
    """The fainter marks: what is on the board and was not when the mover's turn before was over.

    What a new round begins with is nothing new; what came since it began is.
    """
    found, next_round = Fresh(), view.round != since.round
    then = zip(since.road_tile, since.road_face, since.road_owner, strict=True)
    now = zip(view.road_tile, view.road_face, view.road_owner, strict=True)
    for at, (before, after) in enumerate(zip(then, now, strict=True)):
        if before != after and after[0] != EMPTY:
            found.spaces.add(at + 1)
        stood = () if next_round else since.workers_on(at)
        if set(view.workers_on(at)) - set(stood):
            found.workers.add(at + 1)
    held = zip(CHARACTERS, since.holder, view.holder, strict=True)
    found.characters = {word for word, before, after in held if before != after != NOBODY}
    found.site = len(view.site_row) - (0 if next_round else len(since.site_row))
    found.passed = len(view.bridge) - (0 if next_round else len(since.bridge))
    found.provost = (since.provost, view.provost)
    return found


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


class Table(table.Table[Caylus1303State]):
    """``acting`` is the piece whose effect is resolved.

    ``fresh`` is what the last move changed, ``faded`` what had changed since the turn before.
    """

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: Caylus1303State, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.acting = _acting(view)
        self.fresh = fresh(scene.last)
        self.faded = Fresh() if self.since is None else faded(view, self.since.view)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """The choices of the provost."""
        if self.rule not in PROVOST:
            return ()
        return tuple(filter(None, map(int, GAME.legal_choices(self.view, self.asked))))

    def arrived(self, space: int) -> dict[int, When]:
        """Which workers on a space of the road (from 1) have come, in the order they came."""
        workers, found = self.view.workers_on(space - 1), dict[int, When]()
        if space in self.faded.workers and self.since is not None:
            same = self.view.round == self.since.view.round
            stood = self.since.view.workers_on(space - 1) if same else ()
            found = {i: When.EARLIER for i, seat in enumerate(workers) if seat not in stood}
        if space in self.fresh.workers and workers:
            found[len(workers) - 1] = When.NOW
        return found

    def vacated(self, space: int) -> dict[int, When]:
        """From which places on a space (from 1) workers have left."""
        now, found = len(self.view.workers_on(space - 1)), dict[int, When]()
        for then, when in ((self.since, When.EARLIER), (self.before, When.NOW)):
            if then is None or (when is When.EARLIER and then.view.round != self.view.round):
                continue
            known = when is When.EARLIER or space in self.fresh.gone
            stood = len(then.view.workers_on(space - 1)) if known else 0
            found |= dict.fromkeys(range(now, stood), when)
        return found

    def built(self, space: int) -> When | None:
        """Whether a house has come to a space of the road (from 1)."""
        if space in self.fresh.spaces:
            return None if space in self.fresh.workers else When.NOW
        return When.EARLIER if space in self.faded.spaces else None

    def came(self, character: str) -> When | None:
        """Whether a character has come to somebody."""
        if character in self.fresh.characters:
            return When.NOW
        return When.EARLIER if character in self.faded.characters else None

    @property
    def haloed(self) -> Iterator[tuple[int, bool]]:
        """The spaces with something new on them, and whether it came before the last move."""
        now = self.fresh.spaces | self.fresh.used
        yield from ((space, True) for space in self.faded.spaces - now)
        yield from ((space, False) for space in now)

    @property
    def moves(self) -> Sequence[tuple[int, int, bool]]:
        """How the provost went: up to the last move (``True``), and with it."""
        now, then = self.fresh.provost, self.faded.provost
        found = list[tuple[int, int, bool]]()
        if then:
            found.append((then[0], now[0] if now else then[1], True))
        if now:
            found.append((*now, False))
        return [move for move in found if move[0] != move[1]]

    def glyphs(self, offer: Offer) -> Row:
        """Goods that are given or gained, a building's line, steps of the provost."""
        kinds = offer.choice.split("+")
        if self.rule == "use_building" and offer.choice.isdecimal():
            lines = lines_of(self.view, self.view.stack[-1][2])
            return faces.line_row(lines[int(offer.choice) - 1])
        if all(kind in KIND for kind in kinds):
            return tuple((kind, 1) for kind in kinds)
        return super().glyphs(offer)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Prestige points, those hidden that whoever looks may not know."""
        known = [self.points(seat) for seat in range(self.view.seats)]
        return tuple(UNKNOWN if points is None else int(points) for points in known)

    def points(self, seat: int) -> str | None:
        """A seat's prestige points where whoever looks may know them (rules §2.6)."""
        ended = self.view.over or self.scene.winners is not None
        known = ended or seat == self.scene.viewer
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
