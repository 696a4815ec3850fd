"""Positions and events that are rare in random play of Caylus 1303."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.caylus1303 import GAME
from engine.caylus1303.rules.effects_and_favours import FavourMode
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.events import Event, Plain
from tests.engine.caylus1303.random_play import VARIANTS, begin, eager
from tests.engine.caylus1303.table import STARTING_ORDER, Table
from tests.engine.games.game_extras import Corpus

Data = Mapping[str, Plain]

WAYS = tuple((seats, variant) for seats in GAME.seat_counts for variant in VARIANTS)


def game(seats: int, variant: str, seed: str) -> Iterator[Caylus1303State]:
    """Yield the positions of an eventful random game, always as the same state object."""
    state = begin(seats, variant, seed, rich=True)
    GAME.advance(state)
    chance = Chance.from_seed("words " + seed)
    yield state
    while state.stack:
        state.events = []
        GAME.apply_unchecked(state, state.stack[-1][1], eager(state, chance))
        yield state


# Positions that are rare in random play


def staged() -> Iterator[Caylus1303State]:
    """Yield rare situations, each with a decision on top of the stack."""
    yield journeyman().state
    yield crowded().state
    yield Table().round(4).give("A", food=2, stone=2).favour("A").play("A favour B").state
    yield alone().state
    yield Table().provost(28).only(2).state
    yield Table("AB").people((), A="thief steward architect foreman bailiff").begin(1).state
    yield waived().state
    table = Table().people(("steward",), A="chamberlain foreman goldsmith", B="thief bailiff")
    table.worker("A", "site").give("A", food=3, wood=3, stone=3, cloth=3, gold=3).only(3)
    yield table.state


def journeyman() -> Table:
    """Return a position: A, with the Journeyman, may join B; C has used up everything."""
    table = Table().people(("steward", "thief"), A="journeyman early_riser")
    table.tile("stone_farm", "B")
    table.residence("C", "start_farm_a").monument("C", "mon_factory", over="start_quarry")
    table.claim("C", "start_sawmill").worker("B", "stone_farm", "toll").worker(
        "A", "lawyer", "site"
    )
    table.state.road_owner[6] = 2
    return table.begin(1).play("A early decline")


def crowded() -> Table:
    """Return the bridge step with four workers on the three spaces before the provost."""
    table = Table("ABCDE").people(("steward", "thief"), B="journeyman")
    spaces = [table.tile(word, "A") for word in ("wood_farm", "wood_sawmill", "wood_quarry")]
    table.worker("A", *spaces).worker("B", spaces[0]).passed("ABCDE")
    return table.provost(14).only(2)


def alone() -> Table:
    """Return a position in which only A has a character, and none is at court."""
    table = Table("AB").people((), A="thief steward architect foreman bailiff").round(4)
    table.state.bridge = [0, 1]
    table.state.phase = 2
    table.state.stack = [FavourMode(0)]
    table.state.legal = ("B",)
    return table


def waived() -> Table:
    """Return the setup-side Stonemason, with neither a house nor a space left."""
    table = Table().site("start_guild_4", "wood_stonemason", "stone_church").round(7)
    table.claim("A", *STARTING_ORDER).give("A", food=3, wood=3, stone=3, cloth=2)
    return table.resume(2, ("choose_stone_tile", 0, 1))


# Events that are rare in random play


def rare_events() -> Iterator[Event]:
    """Yield one event of each rare kind."""
    road: Data = {"place": "wood_farm", "space": 14, "slot": 0, "workers": -1}
    yield Event("placed", 1, {**road, "how": "plan", "second": 1})
    yield Event("robbed", 1, {"tile": "wood_farm", "space": 14, "by": 0})
    yield Event("placement", 1, {"tile": "wood_farm", "space": 14, "by": 0, "pp": 2})
    yield Event("owner_bonus", 1, {"tile": "stone_farm", "space": 14, "food": 1})
    site: Data = {"tile": "stone_guild", "space": 15}
    yield Event("used", 1, {**site, "lost": 5, "food": -1})
    yield Event("used", 1, {**site, "lost": 2, "food": -1, "workers": 3, "camp": -3})
    yield Event("used", 1, {"tile": "wood_covered_market", "space": 15, "lost": 3})
    for how in ("toll", "bailiff"):
        for steps in (1, -1):
            way: Data = {"start": 9, "end": 9 + steps, "steps": steps, "how": how}
            yield Event("provost_moved", 1, way)
    built: Data = {"tile": "wood_farm", "space": 14, "pp": 3, "architect": 1, "wood": -1}
    yield Event("built", 1, {**built, "food": -1, "houses": -1})
    gold: Data = {"food": -1, "wood": -1, "gold": -1, "batches": 1, "last": 0}
    yield Event("delivered", 1, {**gold, "pp": 11, "foreman": 1, "goldsmith": 5})
    monument: Data = {"tile": "mon_garden", "space": 7, "gold": -1, "wood": -1}
    yield Event("monument", 1, {**monument, "pp": 5, "architect": 1})
    yield Event("residence", 1, {"tile": "start_farm_a", "space": 5})
    yield Event("claimed", 1, {"tile": "start_farm_a", "space": 5, "cloth": -1, "houses": -1})
    yield Event("final_score", 1, {"before": 30, "left": 0})
    yield Event("game_over", -1, {"scores": (50, 60, 60), "winners": (1, 2)})
    for rule in ("early_riser", "lawyer_target", "favour_board_character", "toll_move"):
        yield Event("declined", 1, {"rule": rule})
    yield Event("declined", 1, {"rule": "deliver", "batches": 0})


def positions() -> Iterator[Caylus1303State]:
    """Yield eventful games, and the staged positions."""
    for number, (seats, variant) in enumerate(WAYS):
        yield from game(seats, variant, f"keys {number}")
    yield from staged()


CORPUS = Corpus(positions, tuple(rare_events()), final=frozenset(), points="pp")
"""Points are revealed only by the last recruitment, which nobody chooses."""
