"""The state of a game of The Castles of Tuscany."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.state import State, frames_from_json
from engine.tuscany.data import (
    BONUSES,
    EMPTY,
    GREEN_SOURCES,
    ITEM,
    ITEM_WORDS,
    KIND,
    KINDS,
    RED_SOURCES,
    REGION_SIZE,
    STACK_SIZE,
    STACKS,
    START_STORAGE,
    UNKNOWN,
    YIELD_WORDS,
)
from engine.tuscany.data import PLUS_STORAGE as STORAGE
from engine.tuscany.regions import Region, hexes, region


class TuscanyState(State):
    """Everything there is to know about a game.

    Kinds, items, yield cards and bonus tiles are indices of the tables in ``data``; lists named
    in the plural hold one entry per seat unless said otherwise. What a viewer may not know is
    ``UNKNOWN``: cards of decks, stacks and supply, counts of a hand; before the common reveal
    others' ``boards`` and ``arrangements`` are empty texts.

    ``round`` 1 to 3; ``turn`` counts turns begun; ``mover`` whose turn it is (``NOBODY`` in the
    set-up); ``start`` the start player. ``turns_left`` turns of the final lap still to end, -1
    before it. ``passes`` and ``idle`` (so far this turn only Draws of 0 cards) serve the stall
    rule. Decks, ``neutral`` and each of ``stacks`` (all three of a seat) have the next one last.
    ``discard`` and ``hands`` count region cards by kind, ``hand_sizes`` are public.
    ``shown`` are the tiles a seat has turned over so far, ``neutral_shown`` the neutral ones,
    ``removed`` the tiles out of the game. ``firsts`` and ``seconds`` name by kind who had the
    colour bonus. ``tiles`` are the items by hex, ``covered`` the same as a mask.
    ``green_from`` and ``red_from`` say by source where points came from.

    Derived, not saved: ``regions`` (``None`` before the reveal) and ``reach``, the hexes next to
    covered ones.
    """

    __slots__ = (
        "arrangements",
        "base_draw",
        "boards",
        "bonuses",
        "covered",
        "dealt",
        "deck",
        "discard",
        "display",
        "firsts",
        "green",
        "green_from",
        "hand_sizes",
        "hands",
        "idle",
        "lap",
        "marble",
        "mover",
        "neutral",
        "neutral_shown",
        "passes",
        "piles",
        "reach",
        "red",
        "red_from",
        "regions",
        "removed",
        "round",
        "seats",
        "seconds",
        "shown",
        "stacks",
        "start",
        "storage",
        "tiles",
        "turn",
        "turns_left",
        "workers",
        "yield_discard",
        "yields",
    )

    seats: int
    base_draw: int
    lap: bool
    dealt: bool
    start: int
    round: int
    turn: int
    mover: int
    turns_left: int
    passes: int
    idle: bool

    deck: list[int]
    discard: list[int]
    yields: list[int]
    yield_discard: list[int]
    neutral: list[int]
    neutral_shown: list[int]
    display: list[int]
    removed: list[int]
    piles: list[int]
    firsts: list[int]
    seconds: list[int]

    boards: list[str]
    arrangements: list[str]
    regions: list[Region | None]
    tiles: list[list[int]]
    covered: list[int]
    reach: list[int]
    hands: list[list[int]]
    hand_sizes: list[int]
    stacks: list[list[int]]
    shown: list[list[int]]
    storage: list[list[int]]
    marble: list[int]
    workers: list[int]
    bonuses: list[list[int]]
    green: list[int]
    red: list[int]
    green_from: list[list[int]]
    red_from: list[list[int]]

    # What is read off the state

    def map_of(self, seat: int) -> Region:
        """The region of a seat, once it is laid out."""
        found = self.regions[seat]
        assert found is not None
        return found

    def revealed(self, seat: int) -> int:
        """How many tiles of its stacks a seat has turned over."""
        return len(self.shown[seat])

    def stack_sizes(self, seat: int) -> tuple[int, ...]:
        """What is left of stacks 1, 2 and 3 of a seat."""
        left = len(self.stacks[seat])
        return tuple(
            max(0, min(STACK_SIZE, left - STACK_SIZE * above)) for above in reversed(range(STACKS))
        )

    def capacity(self, seat: int) -> int:
        """How many tiles and tokens a seat can store (§5.2)."""
        return START_STORAGE + self.bonuses[seat][STORAGE]

    # Copies and JSON

    def copy(self) -> TuscanyState:
        """An independent state with the same content and no event collector."""
        twin = TuscanyState.__new__(TuscanyState)
        twin.stack = self.stack[:]
        twin.legal = self.legal
        twin.chance = self.chance.copy()
        twin.events = None
        twin.reveals = self.reveals
        twin.seats = self.seats
        twin.base_draw = self.base_draw
        twin.lap = self.lap
        twin.dealt = self.dealt
        twin.start = self.start
        twin.round = self.round
        twin.turn = self.turn
        twin.mover = self.mover
        twin.turns_left = self.turns_left
        twin.passes = self.passes
        twin.idle = self.idle
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.yields = self.yields[:]
        twin.yield_discard = self.yield_discard[:]
        twin.neutral = self.neutral[:]
        twin.neutral_shown = self.neutral_shown[:]
        twin.display = self.display[:]
        twin.removed = self.removed[:]
        twin.piles = self.piles[:]
        twin.firsts = self.firsts[:]
        twin.seconds = self.seconds[:]
        twin.boards = self.boards[:]
        twin.arrangements = self.arrangements[:]
        twin.regions = self.regions[:]
        twin.tiles = [tiles[:] for tiles in self.tiles]
        twin.covered = self.covered[:]
        twin.reach = self.reach[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.hand_sizes = self.hand_sizes[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.shown = [shown[:] for shown in self.shown]
        twin.storage = [stored[:] for stored in self.storage]
        twin.marble = self.marble[:]
        twin.workers = self.workers[:]
        twin.bonuses = [owned[:] for owned in self.bonuses]
        twin.green = self.green[:]
        twin.red = self.red[:]
        twin.green_from = [points[:] for points in self.green_from]
        twin.red_from = [points[:] for points in self.red_from]
        return twin

    def to_json(self) -> dict[str, Any]:
        """Plain data in words: kinds, items, cards, tiles and sources by their ids."""
        return {
            "seats": self.seats,
            "base_draw": self.base_draw,
            "lap": self.lap,
            "dealt": self.dealt,
            "start": self.start,
            "round": self.round,
            "turn": self.turn,
            "mover": self.mover,
            "turns_left": self.turns_left,
            "passes": self.passes,
            "idle": self.idle,
            "deck": _named(self.deck, KINDS),
            "discard": dict(zip(KINDS, self.discard, strict=True)),
            "yields": _named(self.yields, YIELD_WORDS),
            "yield_discard": _named(self.yield_discard, YIELD_WORDS),
            "neutral": _named(self.neutral, ITEM_WORDS),
            "neutral_shown": _named(self.neutral_shown, ITEM_WORDS),
            "display": _named(self.display, ITEM_WORDS),
            "removed": _named(self.removed, ITEM_WORDS),
            "piles": dict(zip(BONUSES, self.piles, strict=True)),
            "firsts": dict(zip(KINDS, self.firsts, strict=True)),
            "seconds": dict(zip(KINDS, self.seconds, strict=True)),
            "players": [self._player_to_json(seat) for seat in range(self.seats)],
            "chance": self.chance.position,
            "reveals": self.reveals,
            "stack": [list(frame) for frame in self.stack],
        }

    def _player_to_json(self, seat: int) -> dict[str, Any]:
        hand = [None if count == UNKNOWN else count for count in self.hands[seat]]
        return {
            "boards": self.boards[seat],
            "arrangement": self.arrangements[seat],
            "tiles": _named(self.tiles[seat], ITEM_WORDS),
            "hand": dict(zip(KINDS, hand, strict=True)),
            "hand_size": self.hand_sizes[seat],
            "stacks": _named(self.stacks[seat], ITEM_WORDS),
            "shown": _named(self.shown[seat], ITEM_WORDS),
            "storage": _named(self.storage[seat], ITEM_WORDS),
            "marble": self.marble[seat],
            "workers": self.workers[seat],
            "bonuses": dict(zip(BONUSES, self.bonuses[seat], strict=True)),
            "green": self.green[seat],
            "red": self.red[seat],
            "green_from": dict(zip(GREEN_SOURCES, self.green_from[seat], strict=True)),
            "red_from": dict(zip(RED_SOURCES, self.red_from[seat], strict=True)),
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> TuscanyState:
        """The state that :meth:`to_json` described; its events are off, its choices not made."""
        state = cls()
        state.stack = frames_from_json(plain["stack"])
        state.legal = ()
        state.chance = Chance(plain["chance"])
        state.events = None
        for name in _PLAIN_FIELDS:
            setattr(state, name, plain[name])
        state.deck = _indices(plain["deck"], KIND)
        state.yields = _indices(plain["yields"], _YIELD)
        state.yield_discard = _indices(plain["yield_discard"], _YIELD)
        for name in ("neutral", "neutral_shown", "display", "removed"):
            setattr(state, name, _indices(plain[name], ITEM))
        state.piles = [plain["piles"][bonus] for bonus in BONUSES]
        for name in ("discard", "firsts", "seconds"):
            setattr(state, name, [plain[name][kind] for kind in KINDS])
        state._players_from_json(plain["players"])
        return state

    def _players_from_json(self, players: Sequence[Mapping[str, Any]]) -> None:
        for name, key in _PLAYER_FIELDS.items():
            setattr(self, name, [player[key] for player in players])
        for name in ("tiles", "stacks", "shown", "storage"):
            setattr(self, name, [_indices(player[name], ITEM) for player in players])
        hands = [[player["hand"][kind] for kind in KINDS] for player in players]
        self.hands = [[UNKNOWN if n is None else n for n in hand] for hand in hands]
        self.bonuses = [[player["bonuses"][bonus] for bonus in BONUSES] for player in players]
        self.green_from = [[p["green_from"][source] for source in GREEN_SOURCES] for p in players]
        self.red_from = [[p["red_from"][source] for source in RED_SOURCES] for p in players]
        self.derive()

    def derive(self) -> None:
        """Work out regions, covered hexes and reach from boards, arrangements and tiles."""
        self.regions = [
            region(boards, arrangement) if boards and arrangement else None
            for boards, arrangement in zip(self.boards, self.arrangements, strict=True)
        ]
        self.covered = [
            sum(1 << i for i in range(REGION_SIZE) if tiles[i] != EMPTY) for tiles in self.tiles
        ]
        self.reach = [0] * self.seats
        for seat, mask in enumerate(self.covered):
            for i in hexes(mask):
                self.reach[seat] |= self.map_of(seat).neighbours[i]


def _named(numbers: Sequence[int], words: Sequence[str]) -> list[str | None]:
    return [words[number] if number >= 0 else None for number in numbers]


def _indices(words: Sequence[str | None], numbers: Mapping[str, int]) -> list[int]:
    return [UNKNOWN if word is None else numbers[word] for word in words]


_YIELD = {word: card for card, word in enumerate(YIELD_WORDS)}
_PLAIN_FIELDS = (
    "seats",
    "base_draw",
    "lap",
    "dealt",
    "start",
    "round",
    "turn",
    "mover",
    "turns_left",
    "passes",
    "idle",
    "reveals",
)
_PLAYER_FIELDS = {
    "boards": "boards",
    "arrangements": "arrangement",
    "hand_sizes": "hand_size",
    "marble": "marble",
    "workers": "workers",
    "green": "green",
    "red": "red",
}
