"""Phase 3 in words: the special buildings, and workers returning home."""

from __future__ import annotations

from engine.caylus import events
from engine.caylus.data import INN_PRICE, JOUST_CLOTH, JOUST_DENIERS, PROVOST_REACH, cubes
from engine.caylus.rules.provost import GuildMove
from engine.caylus.rules.special import GateMove, InnKeep, Joust
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.arguments import gains_of, losses_of, place_of, story
from engine.caylus.words.choices import answer
from engine.caylus.words.names import amounts, holdings
from engine.caylus.words.placing import place_offer
from engine.caylus.words.provost import provost_offer
from engine.core.events import Event
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.stories import order_of, sentence
from engine.core.words.text import Text, Value, say


def _offer_gate_move(state: CaylusState, seat: int, _asked: GateMove, choice: str) -> Offer:
    if choice == "decline":
        return answer(choice, "take-back")
    return place_offer(state, seat, choice, say("caylus-free"))


def _ask_guild_move(state: CaylusState, _seat: int, _asked: GuildMove) -> Text:
    return say("caylus-prompt-guild_move", reach=PROVOST_REACH, provost=state.provost)


def _offer_guild_move(state: CaylusState, _seat: int, _asked: GuildMove, choice: str) -> Offer:
    return provost_offer(state, choice, pays=False)


def _ask_joust(state: CaylusState, seat: int, _asked: Joust) -> Text:
    given = amounts(cubes(cloth=JOUST_CLOTH), deniers=JOUST_DENIERS)
    return say("caylus-prompt-joust", cost=given, have=holdings(state, seat))


def _offer_joust(_state: CaylusState, _seat: int, _asked: Joust, choice: str) -> Offer:
    if choice == "decline":
        return answer(choice, "decline")
    given = amounts(cubes(cloth=JOUST_CLOTH), deniers=JOUST_DENIERS)
    name = say("caylus-offer-joust", cost=given)
    return Offer(choice, name, ANSWER, effect=amount("favor", 1))


def _ask_inn_keep(_state: CaylusState, _seat: int, _asked: InnKeep) -> Text:
    return say("caylus-prompt-inn_keep", price=amount("denier", INN_PRICE))


def _offer_inn_keep(_state: CaylusState, _seat: int, _asked: InnKeep, choice: str) -> Offer:
    if choice == "leave":
        return answer(choice, "take-back", say("caylus-offer-leave-effect"))
    effect = say("caylus-offer-keep-effect", price=amount("denier", INN_PRICE))
    return answer(choice, "keep", effect)


def _inn_price(_event: Event) -> Value:
    return amount("denier", INN_PRICE)


def _tell_worker_home(event: events.WorkerReturned) -> Text | None:
    if event.why == "done":
        return None
    if event.why == "beyond":
        space = say("caylus-space", space=int(event.place))
        return story(event, "home-beyond", place=space)
    return story(event, f"home-{event.why}")


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={
        "gate_move": DecisionTexts(_offer_gate_move),
        "guild_move": DecisionTexts(_offer_guild_move, _ask_guild_move),
        "joust": DecisionTexts(_offer_joust, _ask_joust),
        "inn_keep": DecisionTexts(_offer_inn_keep, _ask_inn_keep),
    },
    stories={
        events.GateMoved: sentence(place=place_of),
        events.TradingPostUsed: sentence(gain=gains_of),
        events.Jousted: sentence(cost=losses_of),
        events.TurnOrderChanged: sentence(order=order_of),
        events.InnMoved: sentence(price=_inn_price),
        events.InnKept: sentence(price=_inn_price),
        events.WorkerReturned: _tell_worker_home,
    },
)
