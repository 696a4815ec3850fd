"""The board model of Caylus 1303: recent changes, and the piece that acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from engine.caylus1303 import GAME
from engine.caylus1303.data import NOBODY, UNKNOWN
from engine.caylus1303.rules.activation import Leave
from engine.caylus1303.rules.building import BuildPaidTile
from engine.caylus1303.rules.delivery import Deliver
from engine.caylus1303.rules.management import Monument
from engine.caylus1303.rules.payments import PayAny
from engine.caylus1303.rules.provost import BridgeMove
from engine.caylus1303.state import Caylus1303State
from engine.core.events import Event
from engine.core.words.game_words import Offer
from render.caylus1303 import answers, story
from render.caylus1303.changes import Caylus1303Changes, find_changes, find_changes_since
from render.caylus1303.faces import PACKAGES
from render.kit.board_model import BoardModel
from render.kit.glyphs import GlyphRow, Label
from render.kit.highlights import Recency
from render.kit.scene import Scene
from render.kit.story import BoardChange

PLACING_DECISIONS = frozenset({"plan", "early_riser"})
"""Decisions whose targets are spaces for a worker."""
PROVOST_DECISIONS = frozenset({"toll_move", "bridge_move", "bailiff_move"})
"""Decisions whose choices are moves of the provost."""
_CHARACTER_OF_RULE = {
    "early_riser": "early_riser",
    "bailiff_move": "bailiff",
    "deliver_last": "delivery_man",
}
"""The character whose ability causes each of these decisions."""
STOCK_DECISIONS = frozenset({"choose_wood_tile", "choose_stone_tile", "monument"})
"""Decisions during which the stock shows its codes."""


@dataclass(frozen=True, slots=True)
class Acting:
    """The piece whose effect is being resolved; 0, :data:`NOBODY` or "" if there is none.

    Attributes:
        space: road space of the worker.
        site: seat delivering at the site.
        bridge: seat moving the provost.
        residence: road space of the residence that can become a monument.
        character: character whose ability is used.
        tile: tile being paid for.
    """

    space: int = 0
    site: int = NOBODY
    bridge: int = NOBODY
    residence: int = 0
    character: str = ""
    tile: str = ""


def _find_acting(view: Caylus1303State) -> Acting:
    if not view.stack:
        return Acting()
    asked = view.stack[-1]
    match asked:
        case BridgeMove():
            return Acting(bridge=asked.seat)
        case Deliver():
            return Acting(site=asked.seat)
        case Monument():
            return Acting(residence=asked.space + 1)
    if asked.name in _CHARACTER_OF_RULE:
        return Acting(character=_CHARACTER_OF_RULE[asked.name])
    tile = ""
    if isinstance(asked, PayAny) and asked.purpose == BuildPaidTile.saved_name:
        tile = asked.tile
    return Acting(space=_space_being_resolved(view), tile=tile)


def _space_being_resolved(view: Caylus1303State) -> int:
    """Return the space of the worker whose building is being resolved; 0 if there is none."""
    return next((step.space + 1 for step in view.stack if isinstance(step, Leave)), 0)


class Caylus1303Board(BoardModel[Caylus1303State]):
    """The board model of Caylus 1303.

    Attributes:
        acting: the piece whose effect is being resolved.
        latest_turn: the changes by the latest turn.
        since_last_turn: the changes since the mover's last turn.
    """

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: Caylus1303State, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.acting = _find_acting(view)
        self.latest_turn = find_changes(scene.latest_events)
        then = self.after_previous_turn
        self.since_last_turn = find_changes_since(view, then.view) if then else Caylus1303Changes()

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """The legal moves of the provost."""
        if self.decision not in PROVOST_DECISIONS:
            return ()
        return tuple(filter(None, map(int, GAME.legal_choices(self.view, self.asked))))

    def change_of(self, event: Event) -> BoardChange:
        """Return what an event changed on the board."""
        return story.change_of(event)

    def arrived(self, space: int) -> dict[int, Recency]:
        """Return the recency of new workers on a road space (from 1), in order of arrival."""
        workers = self.view.workers_on(space - 1)
        recency_by_position = dict[int, Recency]()
        if space in self.since_last_turn.workers and self.after_previous_turn is not None:
            same_round = self.view.round == self.after_previous_turn.view.round
            before = self.after_previous_turn.view.workers_on(space - 1) if same_round else ()
            recency_by_position = {
                i: Recency.EARLIER for i, seat in enumerate(workers) if seat not in before
            }
        if space in self.latest_turn.workers and workers:
            recency_by_position[len(workers) - 1] = Recency.LATEST_TURN
        return recency_by_position

    def vacated(self, space: int) -> dict[int, Recency]:
        """Return the positions on a road space (from 1) that workers left, with the recency."""
        recency_by_position = dict[int, Recency]()
        then = self.after_previous_turn
        if then is not None and then.view.round == self.view.round:
            recency_by_position |= dict.fromkeys(self._emptied(space, then), Recency.EARLIER)
        before = self.before_latest_turn
        if before is not None and space in self.latest_turn.vacated:
            recency_by_position |= dict.fromkeys(self._emptied(space, before), Recency.LATEST_TURN)
        return recency_by_position

    def _emptied(self, space: int, then: Self) -> range:
        """Return the positions on a road space that had a worker then and have none now."""
        now, before = (len(model.view.workers_on(space - 1)) for model in (self, then))
        return range(now, before)

    def built(self, space: int) -> Recency | None:
        """Return the recency of a house on a road space (from 1), if it is new."""
        if space in self.latest_turn.spaces:
            return None if space in self.latest_turn.workers else Recency.LATEST_TURN
        return Recency.EARLIER if space in self.since_last_turn.spaces else None

    def batch_recency(self, seat: int, number: int) -> Recency | None:
        """Return the recency of a seat's batch of this round, counted from 0, if it is new."""
        for then, recency in (
            (self.before_latest_turn, Recency.LATEST_TURN),
            (self.after_previous_turn, Recency.EARLIER),
        ):
            if then is not None:
                same_round = then.view.round == self.view.round
                if number >= (then.view.batches[seat] if same_round else 0):
                    return recency
        return None

    def character_recency(self, character: str) -> Recency | None:
        """Return the recency of a character's change of owner, if it is new."""
        if character in self.latest_turn.characters:
            return Recency.LATEST_TURN
        return Recency.EARLIER if character in self.since_last_turn.characters else None

    @property
    def haloed(self) -> Iterator[tuple[int, Recency]]:
        """The road spaces with something new on them, with its recency."""
        now = self.latest_turn.spaces | self.latest_turn.used
        earlier = self.since_last_turn.spaces | self.latest_turn.used_by_others
        yield from ((space, Recency.EARLIER) for space in earlier - now)
        yield from ((space, Recency.LATEST_TURN) for space in now)

    @property
    def moves(self) -> Sequence[tuple[int, int, Recency]]:
        """The moves of the provost: start, end and recency, that of the latest turn last."""
        now, then = self.latest_turn.provost, self.since_last_turn.provost
        moves = list[tuple[int, int, Recency]]()
        if then:
            moves.append((then[0], now[0] if now else then[1], Recency.EARLIER))
        if now:
            moves.append((*now, Recency.LATEST_TURN))
        return [move for move in moves if move[0] != move[1]]

    def glyphs_of(self, offer: Offer) -> GlyphRow:
        """Return an answer, or provost steps, as glyphs."""
        row = answers.row_of(self.view, self.asked, offer.choice)
        if row and (key := answers.label_of(self.view, offer.choice)):
            row = (Label(self.words.say(key)), "->", *row)
        return row or super().glyphs_of(offer)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Prestige points; those the viewer may not know are hidden."""
        known = [self.points(seat) for seat in range(self.view.seats)]
        return tuple(UNKNOWN if points is None else int(points) for points in known)

    def points(self, seat: int) -> str | None:
        """Return a seat's prestige points if the viewer may know them (rules: Hidden prestige)."""
        ended = self.view.over or self.scene.winners is not None
        known = ended or seat == self.scene.viewer
        points = self.view.points[seat]
        return str(points) if known and points != UNKNOWN else None

    @property
    def choosing(self) -> bool:
        """Whether characters are still being chosen (rules: Setup)."""
        return self.view.round == 0

    @property
    def shows_stock_codes(self) -> bool:
        """Whether the stock shows its codes."""
        return self.decision in STOCK_DECISIONS or bool(self.acting.tile)
