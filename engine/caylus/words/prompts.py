"""What a player is asked at each decision of rules §12, with cost and means."""

from __future__ import annotations

from collections.abc import Callable

from engine.caylus.data import (
    EXCHANGE_SIZES,
    EXCHANGES,
    FAVOR_CHOICE,
    HOUSE_POINTS,
    INN_PRICE,
    JOUST_CLOTH,
    JOUST_DENIERS,
    LINES,
    MARKET_PRICE,
    OWN_PRICE,
    PROVOST_PRICE,
    PROVOST_REACH,
    SECTIONS,
    TAKES_WORKERS,
)
from engine.caylus.rules.castle import free_section
from engine.caylus.rules.placing import price
from engine.caylus.state import CaylusState
from engine.caylus.words.effects import (
    exchange_gain,
    residence_cost,
    tile_effect,
)
from engine.caylus.words.names import amount, amounts, at, either, full_name, holdings
from engine.core.rules import Frame
from engine.core.text import Seat, Text, Value, say

Prompt = Callable[[CaylusState, int, Frame], Text]


def prompt(state: CaylusState, seat: int) -> Text:
    """The question the seat is asked, ready to follow its name."""
    frame = state.stack[-1]
    return _PROMPTS[frame[0]](state, seat, frame)


def _place_or_pass(state: CaylusState, seat: int, _: Frame) -> Text:
    usual = price(state, seat)
    figures = {
        "price": amount("denier", usual),
        "deniers": amount("denier", state.deniers[seat]),
        "workers": amount("worker", state.workers[seat]),
    }
    owns = any(
        owner == seat and tile in TAKES_WORKERS
        for owner, tile in zip(state.road_owner, state.road_tile, strict=True)
    )
    if owns and usual > OWN_PRICE:
        own = amount("denier", OWN_PRICE)
        return say("caylus-prompt-place_or_pass-own", own=own, **figures)
    return say("caylus-prompt-place_or_pass", **figures)


def _gate_move(_state: CaylusState, _seat: int, _: Frame) -> Text:
    return say("caylus-prompt-gate_move")


def _guild_move(state: CaylusState, _seat: int, _: Frame) -> Text:
    return say("caylus-prompt-guild_move", reach=PROVOST_REACH, provost=state.provost)


def _joust(state: CaylusState, seat: int, _: Frame) -> Text:
    given = amounts((0, 0, 0, JOUST_CLOTH, 0), deniers=JOUST_DENIERS)
    return say("caylus-prompt-joust", cost=given, have=holdings(state, seat))


def _inn_keep(_state: CaylusState, _seat: int, _: Frame) -> Text:
    return say("caylus-prompt-inn_keep", price=amount("denier", INN_PRICE))


def _provost_move(state: CaylusState, seat: int, _: Frame) -> Text:
    return say(
        "caylus-prompt-provost_move",
        reach=PROVOST_REACH,
        price=amount("denier", PROVOST_PRICE),
        provost=state.provost,
        deniers=amount("denier", state.deniers[seat]),
    )


def _production_choice(state: CaylusState, _seat: int, frame: Frame) -> Text:
    return say("caylus-prompt-production_choice", place=_site(state, frame))


def _owner_bonus(state: CaylusState, _seat: int, frame: Frame) -> Text:
    by: Value = Seat(frame[3])
    return say("caylus-prompt-owner_bonus", by=by, place=_site(state, frame))


def _build_craft(state: CaylusState, seat: int, frame: Frame) -> Text:
    group, discount = frame[2], frame[3]
    figures: dict[str, Value] = {
        "space": state.free_space(),
        "have": holdings(state, seat),
    }
    if discount:
        less = amount(group, 1)
        return say(f"caylus-prompt-build-{group}-discount", less=less, **figures)
    return say(f"caylus-prompt-build-{group}", **figures)


def _build_any(state: CaylusState, seat: int, frame: Frame) -> Text:
    return say("caylus-prompt-build_any", tile=full_name(frame[2]), have=holdings(state, seat))


def _lawyer_target(state: CaylusState, seat: int, frame: Frame) -> Text:
    return say(
        "caylus-prompt-lawyer_target",
        cost=residence_cost(frame[2]),
        have=holdings(state, seat),
    )


def _build_prestige(state: CaylusState, seat: int, _: Frame) -> Text:
    return say("caylus-prompt-build_prestige", have=holdings(state, seat))


def _prestige_site(_state: CaylusState, _seat: int, frame: Frame) -> Text:
    return say("caylus-prompt-prestige_site", tile=full_name(frame[2]))


def _market_sell(state: CaylusState, seat: int, frame: Frame) -> Text:
    return say(
        "caylus-prompt-market_sell",
        gain=amount("denier", MARKET_PRICE[state.road_tile[frame[2]]]),
        place=_site(state, frame),
        have=holdings(state, seat),
    )


def _peddler_buy(state: CaylusState, seat: int, frame: Frame) -> Text:
    return say(
        "caylus-prompt-peddler_buy",
        place=_site(state, frame),
        effect=tile_effect(state.road_tile[frame[2]]),
        have=amount("denier", state.deniers[seat]),
    )


def _exchange(state: CaylusState, seat: int, frame: Frame) -> Text:
    return say(
        "caylus-prompt-exchange",
        place=_site(state, frame),
        effect=tile_effect(state.road_tile[frame[2]]),
        have=holdings(state, seat),
    )


def _alchemist_cubes(state: CaylusState, seat: int, frame: Frame) -> Text:
    option = EXCHANGES["alchemist"][EXCHANGE_SIZES.index(frame[3])]
    return say(
        "caylus-prompt-alchemist_cubes",
        count=option.basic,
        gain=exchange_gain(option),
        have=amounts(state.cubes[seat]),
    )


def _castle_batch(state: CaylusState, seat: int, _: Frame) -> Text:
    section = free_section(state)
    assert section is not None
    return say(
        "caylus-prompt-castle_batch",
        section=say(f"caylus-section-{SECTIONS[section]}"),
        points=amount("vp", HOUSE_POINTS[section]),
        have=amounts(state.cubes[seat]),
    )


def _favor_line(_state: CaylusState, _seat: int, _: Frame) -> Text:
    return say("caylus-prompt-favor_line")


def _favor_level(state: CaylusState, seat: int, frame: Frame) -> Text:
    line = LINES.index(frame[2])
    return say(
        "caylus-prompt-favor_level",
        line=say(f"caylus-line-{frame[2]}"),
        level=state.favor[seat][line],
        have=holdings(state, seat),
    )


def _favor_resource(_state: CaylusState, _seat: int, _: Frame) -> Text:
    gains = [amount(kind, 1) for kind in FAVOR_CHOICE]
    return say("caylus-prompt-favor_resource", gain=either(gains))


def _favor_give(state: CaylusState, seat: int, _: Frame) -> Text:
    return say("caylus-prompt-favor_give", gain=amount("basic", 2), have=amounts(state.cubes[seat]))


def _favor_take(_state: CaylusState, _seat: int, frame: Frame) -> Text:
    return say("caylus-prompt-favor_take", gain=amount("basic", 2), cost=amount(frame[2], 1))


def _site(state: CaylusState, frame: Frame) -> Text:
    """The road space a decision is about, in a sentence."""
    return at(state.road_tile[frame[2]], frame[2])


_PROMPTS: dict[str, Prompt] = {
    "place_or_pass": _place_or_pass,
    "gate_move": _gate_move,
    "guild_move": _guild_move,
    "joust": _joust,
    "inn_keep": _inn_keep,
    "provost_move": _provost_move,
    "production_choice": _production_choice,
    "owner_bonus": _owner_bonus,
    "build_craft": _build_craft,
    "build_any": _build_any,
    "lawyer_target": _lawyer_target,
    "build_prestige": _build_prestige,
    "prestige_site": _prestige_site,
    "market_sell": _market_sell,
    "peddler_buy": _peddler_buy,
    "exchange": _exchange,
    "alchemist_cubes": _alchemist_cubes,
    "castle_batch": _castle_batch,
    "favor_line": _favor_line,
    "favor_level": _favor_level,
    "favor_resource": _favor_resource,
    "favor_give": _favor_give,
    "favor_take": _favor_take,
}
