"""The Castles of Tuscany for 2 to 4 players (2020)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, score_lines
from engine.core.game import Game
from engine.core.hosting import Hosting
from engine.core.ties import tie_break_text
from engine.tuscany.data import (
    BASE_DRAW,
    BOARD_COPIES,
    BOARD_LETTERS,
    BONUS_COPIES,
    BONUSES,
    DISPLAY,
    EMPTY,
    GREEN_SOURCES,
    KINDS,
    NEUTRAL_TILES,
    NOBODY,
    PLAYER_TILES,
    RED_SOURCES,
    REGION_CARDS,
    REGION_SIZE,
    REGIONS,
    ROUND_END,
    ROUNDS,
    SEAT_COUNTS,
    START_CARDS,
    YIELD_COPIES,
    YIELDS,
)
from engine.tuscany.invariants import broken
from engine.tuscany.regions import ARRANGEMENTS
from engine.tuscany.rules import RULES
from engine.tuscany.rules.game_end import result
from engine.tuscany.rules.payments import all_payments
from engine.tuscany.rules.setup import Opening
from engine.tuscany.state import TuscanyState
from engine.tuscany.teaching import TEACHING
from engine.tuscany.words import WORDS


class Tuscany(Game[TuscanyState]):
    """The rules of The Castles of Tuscany; options: base draw, end of a round, regions."""

    name = "tuscany"
    rules_version = 1
    published = True
    seat_counts = SEAT_COUNTS
    options = (Option(*BASE_DRAW), Option(*ROUND_END), Option(*REGIONS))
    follow_ups = frozenset({"last_lap", "purged", "round", "round_scored", "stalled"})
    final_scoring = frozenset({"final_score"})
    max_decisions = 20_000
    max_choices = max(len(all_payments(kind)) for kind in range(len(KINDS)))  # ways to pay
    stochastic = True
    hidden_information = True
    turn_starts = frozenset({"action", "marble"})
    payments = frozenset({"pay"})
    rules = RULES
    words = WORDS
    hosting = Hosting(signals=("purged", "stack_emptied", "last_lap"), teaching=TEACHING)
    state_type = TuscanyState

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> TuscanyState:
        """Return the setup with all its random draws (rules: Setup)."""
        state = TuscanyState(chance, Opening(NOBODY))
        state.seats = seats
        state.base_draw = int(options["baseDraw"])
        state.ends_after_lap = options["roundEnd"] == "lap"
        state.dealt = options["regions"] == "dealt"
        state.start = chance.below(seats)
        state.round = 1
        state.turn = 0
        state.mover = NOBODY
        state.turns_left = -1
        state.passes = 0
        state.idle = True
        _lay_out(state)
        _seat_players(state)
        _deal_out(state)
        state.derive()
        return state

    def outcome(self, state: TuscanyState) -> Outcome:
        """Return the red points by source; green points are added when a round is scored."""
        lines = score_lines(RED_SOURCES, state.red_from)
        if not state.over:
            return Outcome(tuple(state.red), (), lines)
        won = result(state)
        tie_break = tie_break_text(self.name, won.points, won.tie_breaks)
        return Outcome(tuple(state.red), won.winners, lines, tie_break)

    def points_with_prospects(self, state: TuscanyState) -> tuple[int, ...]:
        """Return red points plus green points times the number of scorings to come."""
        last_added = any(red[ROUNDS - 1] for red in state.red_from)
        times = ROUNDS - state.round + (not last_added)
        pairs = zip(state.red, state.green, strict=True)
        return tuple(red + times * green for red, green in pairs)

    def round_of(self, state: TuscanyState) -> int:
        """Return the round, from 1; 0 during the set-up."""
        return state.round

    def broken_invariants(self, state: TuscanyState) -> list[str]:
        """Return the broken invariants."""
        return broken(state)


def _lay_out(state: TuscanyState) -> None:
    """Lay out cards, bonus tiles, colour bonuses and neutral tiles (rules: Setup)."""
    state.deck = [kind for kind, count in enumerate(REGION_CARDS) for _ in range(count)]
    state.yields = [card for card in range(len(YIELDS)) for _ in range(YIELD_COPIES)]
    state.neutral = list(NEUTRAL_TILES)
    for pile in (state.deck, state.yields, state.neutral):
        state.chance.shuffle(pile)
    state.discard = [0] * len(KINDS)
    state.yield_discard = []
    state.neutral_shown = []
    state.display = [EMPTY] * len(DISPLAY)
    state.removed = []
    state.piles = [BONUS_COPIES] * len(BONUSES)
    state.firsts = [NOBODY] * len(KINDS)
    state.seconds = [NOBODY] * len(KINDS)


def _seat_players(state: TuscanyState) -> None:
    """Shuffle the stacks and give each player the starting pieces (rules: Setup)."""
    seats = range(state.seats)
    state.stacks = [list(PLAYER_TILES) for _ in seats]
    for stack in state.stacks:
        state.chance.shuffle(stack)
    state.shown = [[] for _ in seats]
    state.storage = [[] for _ in seats]
    state.tiles = [[EMPTY] * REGION_SIZE for _ in seats]
    state.bonuses = [[0] * len(BONUSES) for _ in seats]
    state.green_from = [[0] * len(GREEN_SOURCES) for _ in seats]
    state.red_from = [[0] * len(RED_SOURCES) for _ in seats]
    for name in ("marble", "workers", "green", "red"):
        setattr(state, name, [0] * state.seats)


def _deal_out(state: TuscanyState) -> None:
    """Deal hands, boards and, with ``regions = dealt``, arrangements (rules: Setup)."""
    hands = [[state.deck.pop() for _ in range(START_CARDS)] for _ in range(state.seats)]
    state.hands = [[hand.count(kind) for kind in range(len(KINDS))] for hand in hands]
    state.hand_sizes = [START_CARDS] * state.seats
    state.boards = [""] * state.seats
    for letter in BOARD_LETTERS:
        boards = [f"{letter}{number}" for number in range(1, BOARD_COPIES + 1)]
        state.chance.shuffle(boards)
        state.boards = [f"{dealt} {boards.pop()}".strip() for dealt in state.boards]
    state.arrangements = [""] * state.seats
    if state.dealt:
        state.arrangements = [
            ARRANGEMENTS[state.chance.below(len(ARRANGEMENTS))] for _ in range(state.seats)
        ]
