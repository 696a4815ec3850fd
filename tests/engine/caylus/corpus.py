"""Positions and events that are rare in random play of Caylus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from engine.caylus import GAME
from engine.caylus.data import LINES, ROOM, SCORING_PENALTY
from engine.caylus.rules.building import (
    BuildCraft,
    BuildPrestige,
    FavourLevel,
    FavourLine,
    PrestigeSite,
)
from engine.caylus.rules.castle import CastleBatch
from engine.caylus.rules.favour_effects import FavourGive, FavourResource, FavourTake
from engine.caylus.rules.placing import PlaceOrPass
from engine.caylus.rules.residences import ChooseLawyerTarget
from engine.caylus.rules.special import GateMove
from engine.caylus.state import CaylusState
from engine.caylus.tiles import PRESTIGE_TILES
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.events import Event, Plain
from engine.core.rules import Decision
from tests.engine.games.game_extras import Corpus

Data = Mapping[str, Plain]


def game(seats: int, options: dict[str, str], seed: str) -> Iterator[CaylusState]:
    """Yield the positions of a random game, always as the same state object."""
    state = GAME.new(seats, options, Chance.from_seed(seed), events=True)
    chance = Chance.from_seed("words " + seed)
    yield state
    while state.stack:
        state.events = []
        GAME.apply_unchecked(state, *random_move(GAME, state, chance))
        yield state


def ask(state: CaylusState, decision: Decision[CaylusState]) -> CaylusState:
    """Return the state with that decision on top of its stack."""
    state.stack = [decision]
    state.legal = tuple(decision.options(state, decision.seat))
    return state


def staged() -> Iterator[CaylusState]:
    """Yield rich players in rare situations, each with a decision on top of the stack."""
    for build in (_rich, _full_castle, _full_road, _waiting_residence, _guest):
        for question in _QUESTIONS:
            state = ask(build(), question)
            if len(state.legal) > 1:
                yield state


_QUESTIONS: Sequence[Decision[CaylusState]] = (
    PlaceOrPass(0),
    GateMove(0),
    BuildCraft(0, "wood", 1),
    BuildCraft(0, "stone", 1),
    ChooseLawyerTarget(0, 1),
    BuildPrestige(0),
    PrestigeSite(0, "statue"),
    CastleBatch(0),
    FavourLine(0),
    *(FavourLevel(0, line) for line in LINES[2:]),
    FavourResource(0),
    FavourGive(0),
    FavourTake(0, "food"),
)


def _rich() -> CaylusState:
    """Return three players; the first can pay for everything and owns the road."""
    state = GAME.new(3)
    state.deniers[0] = 9
    state.cubes[0] = [9, 9, 9, 9, 9]
    state.sections_scored = 2
    state.favour[0] = [5, 5, 3, 5]
    state.lines_used[0] = 0b0011
    own = ("mason", "residence", "lawyer", "stone_farm", "residence", "granary")
    for space, tile in zip((9, 10, 11, 12, 14, 15), own, strict=True):
        _put_up(state, space, tile, 0)
    _put_up(state, 13, "wood_quarry", 1)
    state.stables = [1, 2, 0]
    state.open_places = state.find_open_places()
    return state


def _put_up(state: CaylusState, space: int, tile: str, owner: int) -> None:
    state.lay(tile, owner, space)
    if tile in state.stock:
        state.stock[tile] -= 1


def _full_castle() -> CaylusState:
    state = _rich()
    state.castle_houses = [[0] * room for room in ROOM]
    state.castle_queue = [1, 0]
    return state


def _full_road() -> CaylusState:
    state = _rich()
    while space := state.free_space():
        state.lay("wood_sawmill", 1, space)
    for tile in ("wood_farm_food", *(tile.word for tile in PRESTIGE_TILES)):
        state.stock[tile] = 0
    return state


def _waiting_residence() -> CaylusState:
    state = _rich()
    state.road_worker[9] = 1
    state.road_pending[9] = 0
    state.road_worker[1] = 2
    state.pass_order = [2]
    state.phase = 2
    state.inn_right = 1
    state.inn_left = 2
    return state


def _guest() -> CaylusState:
    """Return two poor players without buildings; all lines of the second are used."""
    state = GAME.new(2)
    state.cubes[0] = [0, 0, 0, 1, 0]
    state.deniers[0] = 0
    for space in range(1, 7):
        state.lay("residence", 1, space)
    return state


# Events that are rare in random play


def rare_events() -> Iterator[Event]:
    """Yield one event of each rare kind."""
    provost: Data = {"start": 9, "deniers": -2}
    yield Event("provost_moved", 0, {**provost, "end": 11, "offset": 2, "how": "provost"})
    yield Event("provost_moved", 0, {**provost, "end": 7, "offset": -2, "how": "provost"})
    guild: Data = {"start": 9, "how": "merchants_guild"}
    yield Event("provost_moved", 1, {**guild, "end": 10, "offset": 1})
    yield Event("provost_moved", 1, {**guild, "end": 8, "offset": -1})
    yield Event("joust", 1, {"deniers": -1, "cloth": -1})
    for why in ("displaced", "left"):
        yield Event("worker_home", 1, {"place": "inn", "why": why})
    site: Data = {"space": 12, "tile": "church"}
    yield Event("exchanged", 1, {**site, "deniers": -4, "vp": 5, "total": 9})
    yield Event("exchanged", 1, {"space": 12, "tile": "bank", "deniers": -2, "gold": 1})
    cost: Data = {"wood": -3, "gold": -2}
    yield Event("upgraded", 2, {"space": 10, "tile": "theater", "vp": 14, "total": 30, **cost})
    for delayed in (0, 1):
        tile: Data = {"space": 9, "tile": "mason", "delayed": delayed}
        yield Event("transform_paid", 1, {**tile, "deniers": -1, "cloth": -1})
    yield Event("transformed", 1, {"space": 9, "tile": "mason", "vp": 2, "total": 8})
    yield Event("castle_penalty", 1, {})
    yield Event("castle_penalty", 1, {"vp": -2, "total": 0})
    yield Event("castle_waived", 1, {})
    yield Event("favor_lost", 1, {})
    for raised in (0, 1):
        for line, unit in (("vp", "vp"), ("denier", "deniers"), ("building", "")):
            gain: Data = {unit: 4, "total": 4} if unit else {}
            yield Event("favor_line", 1, {"line": line, "level": 2, "raised": raised, **gain})
    for level in range(1, 6):
        yield Event("favor_effect", 1, {"line": "building", "level": level})
    yield Event("favor_taken", 1, {"given": "food", "taken": "food+stone", "stone": 1})
    for houses, favors in ((0, 0), (1, 0), (3, 2)):
        score: Data = {"section": "walls", "houses": houses, "favors": favors}
        yield Event("section_score", 1, score)
        if not houses:
            yield Event("section_score", 1, {**score, "vp": -SCORING_PENALTY[1], "total": 4})
    for rule in ("market_sell", "peddler_buy", "exchange", "lawyer_target", "build_prestige"):
        yield Event("declined", 1, {"rule": rule})
    yield Event("game_over", -1, {"scores": (50, 60, 60), "winners": (1, 2)})


def positions() -> Iterator[CaylusState]:
    """Yield more random games, because much is rare, and the staged positions."""
    for number, (seats, favors) in enumerate(product(GAME.seat_counts, ("table", "simplified"))):
        yield from game(seats, {"favors": favors}, f"keys {number}")
    yield from staged()


CORPUS = Corpus(
    positions, tuple(rare_events()), final=frozenset(), latin=("A到F", "AからF"), points="vp"
)
"""Nothing is hidden, so no step reveals anything and all can be undone."""
