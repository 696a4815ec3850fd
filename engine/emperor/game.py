"""In the Shadow of the Emperor for 2 to 4 players (2004)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chance import Chance
from engine.core.definition import Outcome, score_lines
from engine.core.game import Game
from engine.core.hosting import Hosting
from engine.core.ties import tie_break_text
from engine.emperor.data import (
    BOARD,
    CARDS,
    CITIES,
    EMPIRE_CITIES,
    KNIGHTS,
    NOBODY,
    SEAT_COUNTS,
    SECULAR,
    SOURCES,
    SPIRITUAL,
    START_THALERS,
    TILES,
)
from engine.emperor.invariants import broken
from engine.emperor.rules import RULES
from engine.emperor.rules.game_end import result
from engine.emperor.rules.setup import Opening
from engine.emperor.state import NO_CASTLE, EmperorState
from engine.emperor.teaching import TEACHING
from engine.emperor.words import WORDS

_PLACES_OF_NOBLES = sum(electorate.places + 1 for electorate in BOARD) + 1
"""The places and the seat of each electorate, and the throne."""


class Emperor(Game[EmperorState]):
    """The rules of In the Shadow of the Emperor; it has neither options nor a final scoring."""

    name = "emperor"
    rules_version = 1
    published = True
    seat_counts = SEAT_COUNTS
    options = ()
    max_decisions = 2_000
    max_choices = _PLACES_OF_NOBLES + 2  # a noble on one of them, the hand, or none
    stochastic = False
    hidden_information = False
    turn_starts = frozenset(
        {
            "first_elector",
            "first_noble",
            "first_knight",
            "son",
            "daughter",
            "proposal",
            "action",
            "gray_eminence",
            "tie",
            "church_influence",
            "excommunication",
            "abdication",
            "empire_city",
        }
    )
    works_later = frozenset(
        {
            "action",
            "doctor",
            "foreign_daughter",
            "knight_piece",
            "knight_target",
            "move_noble",
            "move_target",
            "newborn",
            "permit",
            "promotion",
            "son",
        }
    )
    follow_ups = frozenset(
        {
            "ballot",
            "cards_returned",
            "child",
            "convent",
            "election",
            "elector",
            "elector_stays",
            "forced",
            "influence",
            "no_elector",
            "phase",
            "round",
            "tie_broken",
        }
    )
    rules = RULES
    words = WORDS
    hosting = Hosting(
        setbacks=frozenset({"deposed", "displaced"}),
        signals=("passed", "eminence_placed", "church", "excommunicated"),
        teaching=TEACHING,
    )
    state_type = EmperorState

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> EmperorState:
        """Return the setup (rules: Setup), with random first emperor and unused electorates."""
        state = EmperorState(chance, Opening(NOBODY))
        state.seats = seats
        state.out = []
        if seats == SEAT_COUNTS[0]:
            state.out = [
                SPIRITUAL[chance.below(len(SPIRITUAL))],
                SECULAR[chance.below(len(SECULAR))],
            ]
        state.emperor = chance.below(seats)
        state.round = state.phase = 0
        _lay_out_board(state)
        _deal_out(state)
        state.derive()
        return state

    def outcome(self, state: EmperorState) -> Outcome:
        """Return the points by source, and the winners once the game is over."""
        lines = score_lines(SOURCES, state.points_by_source)
        if not state.over:
            return Outcome(tuple(state.points), (), lines)
        won = result(state)
        tie_break = tie_break_text(self.name, won.points, won.tie_breaks)
        return Outcome(tuple(state.points), won.winners, lines, tie_break)

    def round_of(self, state: EmperorState) -> int:
        """Return the round, from 1; 0 during the set-up."""
        return state.round

    def broken_invariants(self, state: EmperorState) -> list[str]:
        """Return the broken invariants."""
        return broken(state)


def _lay_out_board(state: EmperorState) -> None:
    """Set up an empty board; an electorate out of play has no spaces (rules: Setup)."""
    state.throne = state.lifted = NOBODY
    state.eminence = state.eminence_at = NOBODY
    state.electors = [NOBODY] * len(BOARD)
    state.places = [[NOBODY] * electorate.places for electorate in BOARD]
    state.castles = [NOBODY if electorate.castles else NO_CASTLE for electorate in BOARD]
    state.cities = [[NOBODY] * electorate.cities for electorate in BOARD]
    for out in state.out:
        state.places[out] = []
        state.castles[out] = NO_CASTLE
        state.cities[out] = []
    state.empire_left = EMPIRE_CITIES
    state.used = []
    state.church = state.excommunicated = NOBODY


def _deal_out(state: EmperorState) -> None:
    """Deal the players' starting pieces, and the cards for their number (rules: Setup)."""
    seats = state.seats
    count = SEAT_COUNTS.index(state.seats)
    state.thalers = [START_THALERS] * seats
    state.tiles = [TILES] * seats
    state.knights = [KNIGHTS] * seats
    state.cities_left = [CITIES] * seats
    state.points = [0] * seats
    state.points_by_source = [[0] * len(SOURCES) for _ in range(seats)]
    state.stock = [card.copies[count] for card in CARDS]
    state.cards = [[] for _ in range(seats)]
    state.passed = []
