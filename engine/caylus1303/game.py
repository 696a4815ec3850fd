"""Caylus 1303 for 2 to 5 players (2019)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.caylus1303.data import (
    CHARACTER,
    CHARACTERS,
    COURT_CHARACTERS,
    HOUSES,
    NO_GOODS,
    NOBODY,
    NOT_FIRST_ON_ROAD,
    OUT_OF_GAME,
    PRINTED_SPACES,
    RECOMMENDED,
    SEAT_COUNTS,
    SOURCES,
    START_HAND,
    START_PROVOST,
    STARTING_SPACES,
    STONE_SPACE,
    UNKNOWN,
    WOOD_SPACE,
    WORKERS,
)
from engine.caylus1303.invariants import broken
from engine.caylus1303.rules import RULES
from engine.caylus1303.rules.delivery import BATCHES
from engine.caylus1303.rules.game_end import winners
from engine.caylus1303.rules.lines import pay_for_markets
from engine.caylus1303.rules.setup import SetUp
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.teaching import TEACHING
from engine.caylus1303.tiles import MONUMENTS, PRINTED, SETUP, STARTING, STONES, WOODS
from engine.caylus1303.words import WORDS
from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, score_lines
from engine.core.game import Game
from engine.core.hosting import Hosting


class Caylus1303(Game[Caylus1303State]):
    """The rules of Caylus 1303; option ``characters``: random or recommended (rules: Setup)."""

    name = "caylus1303"
    rules_version = 1
    published = True
    seat_counts = SEAT_COUNTS
    options = (Option("characters", ("random", "recommended")),)
    follow_ups = frozenset({"forced", "phase", "round", "worker_home"})
    final_scoring = frozenset({"final_score"})
    max_decisions = 10_000
    max_choices = len(BATCHES) + 1  # a batch to deliver, or done
    stochastic = False
    hidden_information = True
    turn_starts = frozenset(
        {
            "early_riser",
            "plan",
            "toll_move",
            "bridge_move",
            "bailiff_move",
            "use_building",
            "choose_wood_tile",
            "choose_stone_tile",
            "lawyer_target",
            "deliver",
            "deliver_last",
            "monument",
        }
    )
    hands_can_be_counted = True
    works_later = frozenset({"bailiff_move", "bridge_move", "plan", "toll_move"})
    rules = RULES
    words = WORDS
    hosting = Hosting(signals=("provost_moved", "passed", "built"), teaching=TEACHING)
    state_type = Caylus1303State

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Caylus1303State:
        """Return the setup (rules: Setup), with random tiles, Start Player and characters."""
        state = Caylus1303State(chance, SetUp(NOBODY))
        state.seats = seats
        state.recommended = options["characters"] == "recommended"
        state.round = state.phase = 0
        state.provost = START_PROVOST
        state.bridge = []
        state.site_row = []
        state.goldsmith_used = False
        _lay_out_tiles(state, chance)
        state.opener = state.start_player = chance.below(seats)
        _deal_characters(state, chance)
        _deal_out_pieces(state)
        return state

    def load(self, plain: Mapping[str, Any]) -> Caylus1303State:
        """Load a saved state; make the payments that the first release made after the choice."""
        state = super().load(plain)
        pay_for_markets(state)
        return state

    def outcome(self, state: Caylus1303State) -> Outcome:
        """Return the points by source; in a view, a hidden score is -1."""
        known = [
            [0] * len(SOURCES) if points == UNKNOWN else earned
            for points, earned in zip(state.points, state.points_by_source, strict=True)
        ]
        lines = score_lines(SOURCES, known)
        return Outcome(tuple(state.points), winners(state) if state.over else (), lines)

    def round_of(self, state: Caylus1303State) -> int:
        """Return the round, from 1; 0 during the set-up."""
        return state.round

    def broken_invariants(self, state: Caylus1303State) -> list[str]:
        """Return the broken invariants."""
        return broken(state)


def _lay_out_tiles(state: Caylus1303State, chance: Chance) -> None:
    """Lay out tiles on site and road, setup side up, and the supplies."""
    starting = list(STARTING)
    wood = list(WOODS)
    stone = list(STONES)
    for tiles in (starting, wood, stone):
        chance.shuffle(tiles)
    state.site_tiles = [tiles.pop(0) for tiles in (starting, wood, stone)]
    state.clear_road()
    for space, tile in enumerate(PRINTED_SPACES):
        state.lay(tile, PRINTED, NOBODY, space)
    for space, tile in zip(STARTING_SPACES, starting, strict=True):
        state.lay(tile, SETUP, NOBODY, space)
    first = wood[1] if wood[0] == NOT_FIRST_ON_ROAD else wood[0]
    state.lay(first, SETUP, NOBODY, WOOD_SPACE)
    state.lay(stone[0], SETUP, NOBODY, STONE_SPACE)
    laid = {first, stone[0]}
    state.wood_supply = [word for word in WOODS if word in wood and word not in laid]
    state.stone_supply = [word for word in STONES if word in stone and word not in laid]
    state.monument_supply = list(MONUMENTS)
    state.removed = []


def _deal_characters(state: Caylus1303State, chance: Chance) -> None:
    """Reveal the characters at court; the others are out of the game (rules: Setup; First game)."""
    if state.recommended:
        dealt = [
            word for seats, words in RECOMMENDED.items() if seats <= state.seats for word in words
        ]
    else:
        dealt = list(CHARACTERS)
        chance.shuffle(dealt)
        del dealt[state.seats + COURT_CHARACTERS :]
    state.holder = [OUT_OF_GAME] * len(CHARACTERS)
    for word in dealt:
        state.holder[CHARACTER[word]] = NOBODY


def _deal_out_pieces(state: Caylus1303State) -> None:
    """Deal workers and houses (rules: Setup); resources follow after the characters."""
    seats = state.seats
    state.hand = [START_HAND[seats]] * seats
    state.camp = [WORKERS - START_HAND[seats]] * seats
    state.resources = [list(NO_GOODS) for _ in range(seats)]
    state.houses = [HOUSES] * seats
    state.points = [0] * seats
    state.points_by_source = [[0] * len(SOURCES) for _ in range(seats)]
    state.batches = [0] * seats
