"""Caylus for 2 to 5 players, first printing (2005)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.caylus.data import (
    EMPTY,
    INCOME_PHASE,
    LAST_SPACE,
    LONGEST_GAME_ROUNDS,
    NOBODY,
    PLACES,
    PRINTED,
    ROOM,
    SEAT_COUNTS,
    SECTIONS,
    SINGLE_SPECIALS,
    SOURCES,
    START_CUBES,
    START_DENIERS,
    START_SPACE,
    WORKERS,
)
from engine.caylus.data import LINES as FAVOUR_LINES
from engine.caylus.invariants import broken
from engine.caylus.rules import RULES
from engine.caylus.rules.rounds import Round
from engine.caylus.rules.scoring import winners
from engine.caylus.state import CaylusState
from engine.caylus.teaching import TEACHING
from engine.caylus.tiles import NEUTRALS, STOCK_TILES
from engine.caylus.words import WORDS
from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, score_lines
from engine.core.game import Game
from engine.core.hosting import Hosting

_ROUND_DECISIONS = sum(
    (
        WORKERS + 1,  # placing each worker, and passing
        4,  # gate, guild, joust and inn
        1,  # the provost
        2 * WORKERS + 3,  # two for each worker on the road, and owner's bonuses on three tiles
        sum(ROOM) + 1,  # each space of the castle, and stopping
        4 * 4 * 4,  # four phases with four favours, each with four decisions
    )
)
"""Upper bound for the decisions of a player in a round."""


class Caylus(Game[CaylusState]):
    """The rules of Caylus; option ``favors``: the table of favours or simplified ones."""

    name = "caylus"
    rules_version = 1
    published = True
    seat_counts = SEAT_COUNTS
    options = (Option("favors", ("table", "simplified")),)
    follow_ups = frozenset({"forced", "phase", "trading_post", "worker_home"})
    final_scoring = frozenset({"final_score"})
    max_decisions = LONGEST_GAME_ROUNDS * SEAT_COUNTS[-1] * _ROUND_DECISIONS
    max_choices = len(PLACES) + 1  # a place for a worker, or a pass
    stochastic = False
    hidden_information = False
    turn_starts = frozenset(
        {
            "place_or_pass",
            "guild_move",
            "gate_move",
            "joust",
            "inn_keep",
            "provost_move",
            "production_choice",
            "build_craft",
            "build_prestige",
            "lawyer_target",
            "market_sell",
            "peddler_buy",
            "exchange",
            "castle_batch",
        }
    )
    works_later = frozenset({"guild_move", "place_or_pass", "provost_move"})
    rules = RULES
    words = WORDS
    hosting = Hosting(signals=("provost_moved", "passed", "built"), teaching=TEACHING)
    state_type = CaylusState

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> CaylusState:
        """Return the setup (rules: Setup), with random neutral tiles and turn order."""
        neutral = list(NEUTRALS)
        chance.shuffle(neutral)
        order = list(range(seats))
        chance.shuffle(order)
        state = CaylusState(chance, Round(NOBODY))
        state.seats = seats
        state.simplified = options["favors"] == "simplified"
        state.round = 0
        state.phase = INCOME_PHASE
        state.turn_order = order
        state.pass_order = []
        _lay_out_board(state, neutral)
        _deal_out_goods(state)
        return state

    def outcome(self, state: CaylusState) -> Outcome:
        """Return the points by source."""
        lines = score_lines(SOURCES, state.points_by_source)
        return Outcome(tuple(state.points), winners(state) if state.over else (), lines)

    def round_of(self, state: CaylusState) -> int:
        """Return the round, which the rulebook calls a turn."""
        return state.round

    def broken_invariants(self, state: CaylusState) -> list[str]:
        """Return the broken invariants."""
        return broken(state)


def _lay_out_board(state: CaylusState, neutral: list[str]) -> None:
    """Lay out the tiles, the white pieces and the empty castle (rules: Setup)."""
    state.road_tile = [EMPTY, *neutral, *[EMPTY] * (LAST_SPACE - len(neutral))]
    for space, tile in PRINTED.items():
        state.road_tile[space] = tile
    state.road_owner = [NOBODY] * (LAST_SPACE + 1)
    state.road_worker = [NOBODY] * (LAST_SPACE + 1)
    state.road_pending = [NOBODY] * (LAST_SPACE + 1)
    state.provost = state.bailiff = START_SPACE
    state.specials = [NOBODY] * len(SINGLE_SPECIALS)
    state.stables = []
    state.inn_left = state.inn_right = NOBODY
    state.castle_queue = []
    state.castle_houses = [[] for _ in SECTIONS]
    state.sections_scored = 0
    state.stock = {tile.word: tile.copies for tile in STOCK_TILES}
    state.removed_neutral = []
    state.open_places = state.find_open_places()


def _deal_out_goods(state: CaylusState) -> None:
    """Deal deniers by position in turn order, cubes, workers and favour markers (rules: Setup)."""
    seats = state.seats
    state.deniers = [0] * seats
    for seat, deniers in zip(state.turn_order, START_DENIERS[seats], strict=True):
        state.deniers[seat] = deniers
    state.cubes = [list(START_CUBES) for _ in range(seats)]
    state.points = [0] * seats
    state.workers = [WORKERS] * seats
    state.castle_batches = [0] * seats
    state.favour = [[0] * len(FAVOUR_LINES) for _ in range(seats)]
    state.lines_used = [0] * seats
    state.points_by_source = [[0] * len(SOURCES) for _ in range(seats)]
