"""The board model of Caylus: recent changes, and the worker that acts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple, Self

from engine.caylus import GAME
from engine.caylus.data import CUBES, SPECIALS
from engine.caylus.rules.castle import CastleBatch, CastleWorkersHome
from engine.caylus.rules.road import Activate, Vacate
from engine.caylus.rules.rounds import ScoringCheck
from engine.caylus.rules.special import GateMove, InnKeep, WorkerHome
from engine.caylus.rules.trade import ChooseExchange
from engine.caylus.state import CaylusState
from engine.caylus.tiles import EXCHANGE_SIZES, exchange_of
from engine.core.events import Event
from engine.core.frames import Frame
from engine.core.words.game_words import Offer
from render.caylus import faces, story
from render.caylus.changes import CaylusChanges, find_changes, find_changes_since
from render.caylus.faces import PACKAGES
from render.caylus_common.markers import Marker
from render.kit.board_model import BoardModel
from render.kit.glyphs import GlyphRow, good
from render.kit.highlights import Recency
from render.kit.scene import Scene
from render.kit.story import BoardChange

Workers = tuple[str | None, ...]
"""Colours of workers by space, ``None`` for an empty space."""
PLACING_DECISIONS = frozenset({"place_or_pass", "gate_move"})
"""Decisions whose targets are spaces for a worker."""
PROVOST_DECISIONS = frozenset({"provost_move", "guild_move"})
"""Decisions whose choices are moves of the provost."""
STOCK_DECISIONS = frozenset({"build_craft", "build_any", "build_prestige", "prestige_site"})
"""Decisions during which the stock shows its codes."""


class MarkerMove(NamedTuple):
    """A move of provost or bailiff along the road."""

    marker: Marker
    start: int
    end: int
    recency: Recency

    @property
    def ends(self) -> tuple[int, int]:
        """The spaces where it begins and ends."""
        return self.start, self.end


class CaylusBoard(BoardModel[CaylusState]):
    """The board model of Caylus.

    Attributes:
        chosen: place of the worker whose building is being resolved.
        latest_turn: the changes by the latest turn.
        since_last_turn: the changes since the mover's last turn.
    """

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: CaylusState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.chosen = _place_being_resolved(view)
        self.latest_turn = find_changes(scene.latest_events)
        self.since_last_turn = (
            CaylusChanges()
            if self.after_previous_turn is None
            else find_changes_since(view, self.after_previous_turn.view)
        )

    def change_of(self, event: Event) -> BoardChange:
        """Return what an event changed on the board."""
        return story.change_of(event)

    def arrived(self, place: str, workers: Workers, newest: int) -> dict[int, Recency]:
        """Return the recency of new workers on a place, by space; ``newest`` arrived last."""
        recency_by_space = dict[int, Recency]()
        if self.after_previous_turn is not None:
            next_round = self.view.round != self.after_previous_turn.view.round
            then = (
                (None,) * len(workers) if next_round else self.after_previous_turn.workers_on(place)
            )
            recency_by_space = {
                i: Recency.EARLIER
                for i, worker in enumerate(workers)
                if worker and worker not in then[i : i + 1]
            }
        if place in self.latest_turn.workers:
            recency_by_space[newest] = Recency.LATEST_TURN
        return recency_by_space

    def vacated(self, place: str) -> dict[int, Recency]:
        """Return the spaces of a place that workers have left, with the recency."""
        recency_by_space = dict[int, Recency]()
        then = self.after_previous_turn
        if then is not None and then.view.round == self.view.round:
            recency_by_space |= dict.fromkeys(self._emptied(place, then), Recency.EARLIER)
        before = self.before_latest_turn
        if before is not None and place in self.latest_turn.vacated:
            recency_by_space |= dict.fromkeys(self._emptied(place, before), Recency.LATEST_TURN)
        return recency_by_space

    def _emptied(self, place: str, then: Self) -> list[int]:
        """Return the spaces of a place that had a worker then and have none now."""
        pairs = zip_longest(then.workers_on(place), self.workers_on(place))
        return [i for i, (worker, now) in enumerate(pairs) if worker and not now]

    def workers_on(self, place: str) -> Workers:
        """Return the workers on a special building or a space of the road."""
        view = self.view
        match place:
            case "stables":
                return tuple(self.colour_of(seat) for seat in view.stables)
            case "inn":
                return (self.owner_colour(view.inn_left), self.owner_colour(view.inn_right))
            case _ if place in SPECIALS:
                return (self.owner_colour(view.specials[SPECIALS.index(place)]),)
            case _:
                return (self.owner_colour(view.road_worker[int(place)]),)

    @property
    def haloed(self) -> Iterator[tuple[str, Recency]]:
        """The places with something new on them, with its recency."""
        # Sorted, because neighbouring halos overlap and the order of a set of strings varies.
        earlier = self.since_last_turn.places | self.latest_turn.used_by_others
        faint = sorted(earlier - self.latest_turn.places)
        yield from ((place, Recency.EARLIER) for place in faint)
        yield from ((place, Recency.LATEST_TURN) for place in sorted(self.latest_turn.places))

    @property
    def moves(self) -> Sequence[MarkerMove]:
        """The recent moves of provost and bailiff, those of the latest turn last.

        The bailiff's are faint, because nobody chooses them.
        """
        earlier, latest = list[MarkerMove](), list[MarkerMove]()
        for marker, now, then in (
            (Marker.BAILIFF, self.latest_turn.bailiff, self.since_last_turn.bailiff),
            (Marker.PROVOST, self.latest_turn.provost, self.since_last_turn.provost),
        ):
            if then:
                end = now[0] if now else then[1]
                earlier.append(MarkerMove(marker, then[0], end, recency=Recency.EARLIER))
            if now:
                is_provost = marker is Marker.PROVOST
                recency = Recency.LATEST_TURN if is_provost else Recency.EARLIER
                latest.append(MarkerMove(marker, *now, recency=recency))
        return [move for move in (*earlier, *latest) if move.start != move.end]

    def built(self, space: str) -> Recency | None:
        """Return the recency of a house on a space of the road, if it is new."""
        if space in self.latest_turn.new_owners:
            return Recency.LATEST_TURN
        return Recency.EARLIER if space in self.since_last_turn.new_owners else None

    def glyphs_of(self, offer: Offer) -> GlyphRow:
        """Return goods given or gained, an exchange, or provost steps as glyphs."""
        kinds = offer.choice.split("+")
        asked = self.view.stack[-1] if self.view.stack else None
        if isinstance(asked, ChooseExchange) and offer.choice in EXCHANGE_SIZES:
            tile = self.view.road_tile[asked.space]
            return faces.exchange_row(exchange_of(tile, offer.choice))
        if all(kind in CUBES for kind in kinds):
            return tuple(good(kind) for kind in kinds)
        return super().glyphs_of(offer)

    def space_of(self, marker: Marker) -> int:
        """Return the space of the provost or the bailiff."""
        return self.view.bailiff if marker is Marker.BAILIFF else self.view.provost

    def is_on_right(self, space: int, marker: Marker, *, runs_right: bool) -> bool:
        """Return whether provost or bailiff is at the right of a space, which has room for both.

        The provost is usually at the left. If they share a space, the later arrival is on the side
        that it came from, so that its arrow stays visible; ``runs_right`` is the direction of the
        road there.
        """
        together = self.view.provost == self.view.bailiff == space
        if not self.moves or not together:
            return marker is Marker.BAILIFF
        last = self.moves[-1]
        came_from_left = (last.start < last.end) == runs_right
        return (marker is last.marker) != came_from_left

    @property
    def shows_stock_codes(self) -> bool:
        """Whether the stock shows its codes."""
        return self.decision in STOCK_DECISIONS


_PLACES: Mapping[type[Frame], str] = {GateMove: "gate", InnKeep: "inn", CastleBatch: "castle"}
"""The place of the worker whose effect each of these decisions is."""
_NOBODY_ACTS = (CastleWorkersHome, Activate, ScoringCheck)
"""Frames below which the stack has no worker whose building is being resolved."""


def _place_being_resolved(view: CaylusState) -> str:
    """Return the place of the worker whose building is being resolved, or ""."""
    for frame in reversed(view.stack):
        if isinstance(frame, Vacate):
            return str(frame.space)
        if isinstance(frame, WorkerHome):
            return frame.place
        if type(frame) in _PLACES or isinstance(frame, _NOBODY_ACTS):
            return _PLACES.get(type(frame), "")
    return ""
