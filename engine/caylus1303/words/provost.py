"""The provost in words: Toll, Guilds’ Bridge and Bailiff."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import BAILIFF_REACH, STEP_WORKERS, TOLL_REACH
from engine.caylus1303.rules.provost import BailiffMove, BridgeMove, TollMove
from engine.caylus1303.rules.texts import amount, character_name, tile_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.arguments import losses_of, story
from engine.caylus1303.words.provost_effects import (
    is_last_step_idle,
    provost_after,
    provost_place,
    spaces_beyond,
    workers_passed,
)
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.numbers import signed
from engine.core.words.phrases import dots, in_order
from engine.core.words.stories import order_of, sentence
from engine.core.words.text import Text, Value, say


def _ask_toll_move(state: Caylus1303State, _seat: int, _asked: TollMove) -> Text:
    return say(
        "caylus1303-prompt-toll_move", reach=TOLL_REACH, provost=provost_place(state.provost)
    )


def _ask_bridge_move(state: Caylus1303State, seat: int, move: BridgeMove) -> Text:
    return say(
        "caylus1303-prompt-bridge_move",
        reach=max(abs(int(choice)) for choice in move.options(state, seat)),
        price=amount("worker", STEP_WORKERS),
        provost=provost_place(state.provost),
        workers=amount("worker", state.hand[seat]),
        order=in_order(state.bridge),
    )


def _offer_bridge_move(
    state: Caylus1303State, _seat: int, _asked: BridgeMove, choice: str
) -> Offer:
    return _offer_steps(state, choice, STEP_WORKERS)


def _ask_bailiff_move(state: Caylus1303State, _seat: int, _asked: BailiffMove) -> Text:
    return say(
        "caylus1303-prompt-bailiff_move", reach=BAILIFF_REACH, provost=provost_place(state.provost)
    )


def _offer_free_steps(
    state: Caylus1303State, _seat: int, _asked: TollMove | BailiffMove, choice: str
) -> Offer:
    return _offer_steps(state, choice, 0)


def _offer_steps(state: Caylus1303State, choice: str, price: int) -> Offer:
    """Return the offer of a move: its end, its cost, and the workers it affects."""
    steps = int(choice)
    end = provost_after(state, steps)
    offset = signed(steps)
    if not steps:
        name = say("caylus1303-offset-stay")
    elif end is None:
        name = say("caylus1303-offset", offset=offset)
    else:
        name = say("caylus1303-offset-to", offset=offset, space=end)
    facts: list[Value] = []
    if steps and price:
        facts.append(say("caylus1303-price", workers=amount("worker", abs(steps) * price)))
    if steps and end is not None:
        facts.append(workers_passed(state, steps))
    effect = dots(facts) if facts else None
    return Offer(
        choice,
        name,
        say("caylus1303-group-provost"),
        effect=effect,
        is_number=True,
        idle_places=() if end is None else spaces_beyond(state, end),
        idle_heading=say("caylus1303-steps-idle") if is_last_step_idle(state, steps) else None,
    )


def _tell_provost_moved(event: events.ProvostMoved) -> Text:
    way = "forward" if event.steps > 0 else "back"
    arguments: dict[str, Value] = {"steps": abs(event.steps), "end": event.end}
    if event.how == "bridge":
        return story(event, f"provost-{way}", cost=losses_of(event), **arguments)
    means = tile_name("toll") if event.how == "toll" else character_name("bailiff")
    return story(event, f"provost-{way}-free", means=means, **arguments)


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "toll_move": DecisionTexts(_offer_free_steps, _ask_toll_move),
        "bridge_move": DecisionTexts(_offer_bridge_move, _ask_bridge_move),
        "bailiff_move": DecisionTexts(_offer_free_steps, _ask_bailiff_move),
    },
    stories={
        events.BridgeStepBegun: sentence(order=order_of),
        events.ProvostMoved: _tell_provost_moved,
        events.ProvostReset: sentence(end="end"),
    },
)
