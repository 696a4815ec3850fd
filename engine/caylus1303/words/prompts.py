"""What a player is asked at each decision of rules §9, with cost and means."""

from __future__ import annotations

from collections.abc import Callable

from engine.caylus1303.data import (
    BAILIFF_REACH,
    BATCH_POINTS,
    BRIDGE_REACH,
    CHAMBERLAIN,
    EARLY_RISER_WORKERS,
    LAWYER_COST,
    NOBODY,
    STEP_WORKERS,
    TOLL_REACH,
)
from engine.caylus1303.rules.effects import lines_of
from engine.caylus1303.rules.planning import price
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.effects import line_effect
from engine.caylus1303.words.names import (
    amount,
    amounts,
    at,
    either,
    full_name,
    holdings,
    means,
    seats,
)
from engine.caylus1303.words.reach import stands
from engine.core.rules import Frame
from engine.core.text import Text, Value, say

Prompt = Callable[[Caylus1303State, int, Frame], Text]


def prompt(state: Caylus1303State, seat: int) -> Text:
    """The question the seat is asked, ready to follow its name."""
    frame = state.stack[-1]
    return _PROMPTS[frame[0]](state, seat, frame)


def _choose_start_character(state: Caylus1303State, _seat: int, _: Frame) -> Text:
    choosing = [frame[1] for frame in state.stack if frame[0] == "choose_start_character"]
    left = state.holder.count(NOBODY) - len(choosing)
    return say("caylus1303-prompt-choose_start_character", left=left)


def _early_riser(state: Caylus1303State, seat: int, _: Frame) -> Text:
    return say(
        "caylus1303-prompt-early_riser",
        price=amount("worker", EARLY_RISER_WORKERS),
        workers=amount("worker", state.hand[seat]),
    )


def _plan(state: Caylus1303State, seat: int, _: Frame) -> Text:
    return say(
        "caylus1303-prompt-plan",
        price=amount("worker", price(state, seat)),
        workers=amount("worker", state.hand[seat]),
    )


def _use_building(state: Caylus1303State, seat: int, frame: Frame) -> Text:
    effects = [line_effect(line) for line in lines_of(state, frame[2])]
    return say(
        "caylus1303-prompt-use_building",
        place=_place(state, frame[2]),
        effect=either(effects),
        have=means(state, seat),
    )


def _pay_any(state: Caylus1303State, seat: int, frame: Frame) -> Text:
    _, _, purpose, tile, _, _, left, _ = frame
    what = "build" if purpose == "put_up" else "use"
    return say(
        f"caylus1303-prompt-pay_any-{what}",
        tile=full_name(tile),
        left=left,
        have=holdings(state, seat),
    )


def _gain_any(state: Caylus1303State, _seat: int, frame: Frame) -> Text:
    line = lines_of(state, frame[2])[0]
    place = _place(state, frame[2])
    return say("caylus1303-prompt-gain_any", place=place, gain=amount("basic", line.gain_any))


def _choose_wood_tile(state: Caylus1303State, seat: int, _: Frame) -> Text:
    return say("caylus1303-prompt-choose_wood_tile", **_site(state, seat))


def _choose_stone_tile(state: Caylus1303State, seat: int, frame: Frame) -> Text:
    if frame[2]:
        less = amount("stone", frame[2])
        return say("caylus1303-prompt-choose_stone_tile-less", less=less, **_site(state, seat))
    return say("caylus1303-prompt-choose_stone_tile", **_site(state, seat))


def _site(state: Caylus1303State, seat: int) -> dict[str, Value]:
    """Where a new building would stand, and what can pay for it."""
    return {"space": state.free_space() + 1, "have": holdings(state, seat)}


def _lawyer_target(state: Caylus1303State, seat: int, _: Frame) -> Text:
    return say(
        "caylus1303-prompt-lawyer_target",
        cost=amounts(LAWYER_COST),
        have=holdings(state, seat),
        houses=amount("house", state.houses[seat]),
    )


def _toll_move(state: Caylus1303State, _seat: int, _: Frame) -> Text:
    return say("caylus1303-prompt-toll_move", reach=TOLL_REACH, provost=stands(state.provost))


def _bridge_move(state: Caylus1303State, seat: int, _: Frame) -> Text:
    return say(
        "caylus1303-prompt-bridge_move",
        reach=BRIDGE_REACH,
        price=amount("worker", STEP_WORKERS),
        provost=stands(state.provost),
        workers=amount("worker", state.hand[seat]),
        order=seats(state.bridge),
    )


def _bailiff_move(state: Caylus1303State, _seat: int, _: Frame) -> Text:
    return say("caylus1303-prompt-bailiff_move", reach=BAILIFF_REACH, provost=stands(state.provost))


def _favour_mode(_state: Caylus1303State, _seat: int, _: Frame) -> Text:
    return say("caylus1303-prompt-favour_mode")


def _favour_take(_state: Caylus1303State, _seat: int, _: Frame) -> Text:
    return say("caylus1303-prompt-favour_take")


def _favour_site(state: Caylus1303State, seat: int, _: Frame) -> Text:
    return say("caylus1303-prompt-favour_site", round=state.round, have=means(state, seat))


def _favour_board_character(_state: Caylus1303State, _seat: int, _: Frame) -> Text:
    return say("caylus1303-prompt-favour_board_character")


def _deliver(state: Caylus1303State, seat: int, _: Frame) -> Text:
    key = "any" if state.holder[CHAMBERLAIN] == seat else "usual"
    return say(
        f"caylus1303-prompt-deliver-{key}",
        points=amount("point", BATCH_POINTS),
        batches=amount("batch", state.batches[seat]),
        have=holdings(state, seat),
    )


def _deliver_last(state: Caylus1303State, seat: int, frame: Frame) -> Text:
    return say("caylus1303-prompt-deliver_last", question=_deliver(state, seat, frame))


def _monument(state: Caylus1303State, seat: int, frame: Frame) -> Text:
    space = frame[2] + 1
    return say("caylus1303-prompt-monument", space=space, have=holdings(state, seat))


def _place(state: Caylus1303State, tile: str) -> Text:
    """The building a decision is about, in a sentence."""
    return at(tile, -1 if tile in state.site_tiles else state.road_tile.index(tile))


_PROMPTS: dict[str, Prompt] = {
    "choose_start_character": _choose_start_character,
    "early_riser": _early_riser,
    "plan": _plan,
    "use_building": _use_building,
    "pay_any": _pay_any,
    "gain_any": _gain_any,
    "choose_wood_tile": _choose_wood_tile,
    "choose_stone_tile": _choose_stone_tile,
    "lawyer_target": _lawyer_target,
    "toll_move": _toll_move,
    "bridge_move": _bridge_move,
    "bailiff_move": _bailiff_move,
    "favour_mode": _favour_mode,
    "favour_take": _favour_take,
    "favour_site": _favour_site,
    "favour_board_character": _favour_board_character,
    "deliver": _deliver,
    "deliver_last": _deliver_last,
    "monument": _monument,
}
