"""Phase 5: markets, peddlers, church, bank, tailor and alchemist (rules: Using a building)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from operator import le

from engine.caylus import events
from engine.caylus.data import BASIC, CLOTH, CUBES, FROM_TRADE, GOLD, KIND, Cubes, cubes
from engine.caylus.rules.shared import (
    DECLINE,
    KINDS_BY_MASK,
    add_cubes,
    cube_changes,
    kinds_held,
    remove_cubes,
)
from engine.caylus.rules.texts import why_unaffordable
from engine.caylus.state import CaylusState
from engine.caylus.tiles import (
    EXCHANGE_SIZES,
    EXCHANGES,
    MARKET_PRICE,
    PEDDLER_PRICES,
    Exchange,
    exchange_of,
)
from engine.core.rules import Decision
from engine.core.words.text import Text


def basic_cubes(size: int) -> dict[str, Cubes]:
    """Return every combination of ``size`` basic cubes: ``food+food``, ``food+wood`` and so on."""
    return {
        "+".join(kinds): cubes(**Counter(kinds))
        for kinds in combinations_with_replacement(BASIC, size)
    }


BASIC_CUBES = {size: basic_cubes(size) for size in (1, 2, 4)}
_FOR_SALE = (tuple(BASIC_CUBES[1]), tuple(BASIC_CUBES[2]))
_BOUGHT = {**BASIC_CUBES[1], **BASIC_CUBES[2]}


class MarketSell(Decision[CaylusState]):
    """A marketplace buys one cube of any kind, gold included."""

    name = "market_sell"
    verb = "sell"
    space: int
    _options = tuple((*DECLINE, *words) for words in KINDS_BY_MASK)

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the kinds the seat has."""
        return self._options[kinds_held(state.cubes[seat])]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Give the cube for the price."""
        if self.record_if_declined(state, choice):
            return
        space = self.space
        tile = state.road_tile[space]
        paid = MARKET_PRICE[tile]
        state.cubes[seat][KIND[choice]] -= 1
        state.deniers[seat] += paid
        state.tell(events.CubeSold, seat, space=space, tile=tile, deniers=paid, **{choice: -1})

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all kinds."""
        return (*DECLINE, *CUBES)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return that the seat has no cube of that kind."""
        return why_unaffordable(state, seat, {choice: 1}, "using-a-building")


class PeddlerBuy(Decision[CaylusState]):
    """A peddler sells basic cubes, one purchase per activation."""

    name = "peddler_buy"
    verb = "buy"
    space: int

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the cubes, one or two, that the seat can pay for."""
        words: tuple[str, ...] = DECLINE
        deniers = state.deniers[seat]
        prices = PEDDLER_PRICES[state.road_tile[self.space]]
        for cost, choices in zip(prices, _FOR_SALE, strict=False):
            if deniers >= cost:
                words += choices
        return words

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Pay and take the cubes."""
        if self.record_if_declined(state, choice):
            return
        space = self.space
        tile = state.road_tile[space]
        bought = _BOUGHT[choice]
        cost = self._price_of(tile, choice)
        state.deniers[seat] -= cost
        add_cubes(state.cubes[seat], bought)
        state.tell(
            events.CubesBought, seat, space=space, tile=tile, deniers=-cost, **cube_changes(bought)
        )

    def _price_of(self, tile: str, choice: str) -> int:
        return PEDDLER_PRICES[tile][sum(_BOUGHT[choice]) - 1]

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and everything that peddler sells."""
        sizes = len(PEDDLER_PRICES[state.road_tile[self.space]])
        return (*DECLINE, *(word for words in _FOR_SALE[:sizes] for word in words))

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return the missing cost."""
        tile = state.road_tile[self.space]
        return why_unaffordable(
            state, seat, {"denier": self._price_of(tile, choice)}, "using-a-building"
        )


class ChooseExchange(Decision[CaylusState]):
    """Church, bank, tailor, alchemist: one exchange that the seat can pay in full."""

    name = "exchange"
    verb = "exchange"
    space: int

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the sizes that the seat can pay for."""
        words: tuple[str, ...] = DECLINE
        exchanges = EXCHANGES[state.road_tile[self.space]]
        for word, exchange in zip(EXCHANGE_SIZES, exchanges, strict=True):
            if _can_pay(state, seat, exchange):
                words += (word,)
        return words

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Give and receive; the alchemist asks for the cubes first."""
        if self.record_if_declined(state, choice):
            return
        space = self.space
        exchange = exchange_of(state.road_tile[space], choice)
        if exchange.basic:
            state.then(AlchemistCubes(seat, space, choice))
        else:
            _make_exchange(state, seat, space, exchange, cubes(cloth=exchange.cloth))

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and both sizes."""
        return (*DECLINE, *EXCHANGE_SIZES)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return the missing cost of the exchange."""
        exchange = exchange_of(state.road_tile[self.space], choice)
        need = {"denier": exchange.deniers, "cloth": exchange.cloth, "basic": exchange.basic}
        return why_unaffordable(state, seat, need, "using-a-building")


class AlchemistCubes(Decision[CaylusState]):
    """Choose the basic cubes that become gold, in any mix."""

    name = "alchemist_cubes"
    verb = "melt"
    space: int
    size: str

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return every mix of the right size that the seat has."""
        held = state.cubes[seat]
        mixes = BASIC_CUBES[self._chosen_exchange(state).basic]
        return [word for word, mix in mixes.items() if all(map(le, mix, held))]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Exchange the cubes for gold."""
        exchange = self._chosen_exchange(state)
        _make_exchange(state, seat, self.space, exchange, BASIC_CUBES[exchange.basic][choice])

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return every mix of the right size."""
        return tuple(BASIC_CUBES[self._chosen_exchange(state).basic])

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return which cubes the seat lacks."""
        mix = BASIC_CUBES[self._chosen_exchange(state).basic][choice]
        return why_unaffordable(state, seat, cube_changes(mix), "using-a-building")

    def _chosen_exchange(self, state: CaylusState) -> Exchange:
        """Return the alchemist's exchange of the chosen size."""
        return exchange_of(state.road_tile[self.space], self.size)


def _can_pay(state: CaylusState, seat: int, exchange: Exchange) -> bool:
    held = state.cubes[seat]
    return (
        state.deniers[seat] >= exchange.deniers
        and held[CLOTH] >= exchange.cloth
        and sum(held) - held[GOLD] >= exchange.basic
    )


def _make_exchange(
    state: CaylusState, seat: int, space: int, exchange: Exchange, given: Cubes
) -> None:
    """Pay deniers and cubes, gain gold and points."""
    state.deniers[seat] -= exchange.deniers
    held = state.cubes[seat]
    remove_cubes(held, given)
    held[GOLD] += exchange.gold_gained
    if exchange.points_gained:
        state.earn(seat, exchange.points_gained, FROM_TRADE)
    if state.events is not None:
        amounts = cube_changes(given, -1)
        amounts |= {
            "deniers": -exchange.deniers,
            "gold": exchange.gold_gained,
            "points": exchange.points_gained,
        }
        amounts = {key: change for key, change in amounts.items() if change}
        if exchange.points_gained:
            amounts["total"] = state.points[seat]
        state.tell(events.ExchangeMade, seat, space=space, tile=state.road_tile[space], **amounts)
