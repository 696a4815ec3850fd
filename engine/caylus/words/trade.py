"""Phase 5 in words: markets, peddlers and exchanges."""

from __future__ import annotations

from engine.caylus import events
from engine.caylus.rules.texts import amount
from engine.caylus.rules.trade import AlchemistCubes, ChooseExchange, MarketSell, PeddlerBuy
from engine.caylus.state import CaylusState
from engine.caylus.tiles import MARKET_PRICE, PEDDLER_PRICES, exchange_of
from engine.caylus.words.arguments import gains_of, losses_of, site_of
from engine.caylus.words.choices import answer, cube_offer, cubes_offer
from engine.caylus.words.effects import exchange_effect, exchange_gain, tile_effect
from engine.caylus.words.names import amounts, cubes_of_choice, exchange_text, holdings
from engine.caylus.words.road import spot_asked
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say


def _ask_market_sell(state: CaylusState, seat: int, asked: MarketSell) -> Text:
    return say(
        "caylus-prompt-market_sell",
        gain=amount("denier", MARKET_PRICE[state.road_tile[asked.space]]),
        spot=spot_asked(state, asked.space),
        have=holdings(state, seat),
    )


def _offer_market_sell(state: CaylusState, _seat: int, asked: MarketSell, choice: str) -> Offer:
    if choice == "decline":
        return answer(choice, "no-trade")
    price = amount("denier", MARKET_PRICE[state.road_tile[asked.space]])
    return cube_offer(choice, exchange_text(amount(choice, 1), price))


def _ask_peddler_buy(state: CaylusState, seat: int, asked: PeddlerBuy) -> Text:
    prices = PEDDLER_PRICES[state.road_tile[asked.space]]
    return say(
        "caylus-prompt-peddler_buy",
        spot=spot_asked(state, asked.space),
        count=len(prices),
        price=amount("denier", prices[0]),
        have=amount("denier", state.deniers[seat]),
    )


def _offer_peddler_buy(state: CaylusState, _seat: int, asked: PeddlerBuy, choice: str) -> Offer:
    if choice == "decline":
        return answer(choice, "no-trade")
    prices = PEDDLER_PRICES[state.road_tile[asked.space]]
    paid = amount("denier", prices[choice.count("+")])
    return cubes_offer(choice, say("caylus-pay", cost=paid))


def _ask_exchange(state: CaylusState, seat: int, asked: ChooseExchange) -> Text:
    return say(
        "caylus-prompt-exchange",
        spot=spot_asked(state, asked.space),
        effect=tile_effect(state.road_tile[asked.space]),
        have=holdings(state, seat),
    )


def _offer_exchange(state: CaylusState, seat: int, asked: ChooseExchange, choice: str) -> Offer:
    if choice == "decline":
        return answer(choice, "no-trade")
    option = exchange_of(state.road_tile[asked.space], choice)
    have = say("caylus-you-have", have=holdings(state, seat))
    return Offer(choice, exchange_effect(option), ANSWER, effect=have)


def _ask_alchemist_cubes(state: CaylusState, seat: int, asked: AlchemistCubes) -> Text:
    option = exchange_of("alchemist", asked.size)
    return say(
        "caylus-prompt-alchemist_cubes",
        count=option.basic,
        gain=exchange_gain(option),
        have=amounts(state.cubes[seat]),
    )


def _offer_alchemist_cubes(
    _state: CaylusState, _seat: int, asked: AlchemistCubes, choice: str
) -> Offer:
    option = exchange_of("alchemist", asked.size)
    return cubes_offer(choice, exchange_text(cubes_of_choice(choice), exchange_gain(option)))


_TRADED = sentence(cost=losses_of, gain=gains_of, place=site_of)
CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={
        "market_sell": DecisionTexts(_offer_market_sell, _ask_market_sell),
        "peddler_buy": DecisionTexts(_offer_peddler_buy, _ask_peddler_buy),
        "exchange": DecisionTexts(_offer_exchange, _ask_exchange),
        "alchemist_cubes": DecisionTexts(_offer_alchemist_cubes, _ask_alchemist_cubes),
    },
    stories={events.CubeSold: _TRADED, events.CubesBought: _TRADED, events.ExchangeMade: _TRADED},
)
