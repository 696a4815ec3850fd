"""Every choice as a person meets it: code, name, what it does and costs, part of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.caylus.data import (
    ALTERNATIVES,
    CAPS,
    CASTLE,
    CUBES,
    EMPTY,
    EXCHANGE_SIZES,
    EXCHANGES,
    FIRST_PASS_DENIERS,
    HOUSE_POINTS,
    IDLE_PENALTY,
    INN_PRICE,
    JOUST_CLOTH,
    JOUST_DENIERS,
    LAST_SPACE,
    LINES,
    MARKET_PRICE,
    NOBODY,
    OWNER_POINT,
    PEDDLER_PRICES,
    PLACE,
    PROVOST_PRICE,
    RESIDENCE,
    ROAD,
    SECTIONS,
    STABLES_ROOM,
    TAKES_WORKERS,
    TILES,
)
from engine.caylus.rules.castle import free_section
from engine.caylus.rules.placing import cost_at
from engine.caylus.state import CaylusState
from engine.caylus.words.effects import (
    exchange,
    exchange_gain,
    level_effect,
    place_effect,
    residence_cost,
    tile_effect,
    tile_worth,
)
from engine.caylus.words.names import (
    PLACE_CODES,
    amount,
    amounts,
    cost,
    cube_name,
    dots,
    full_name,
    holdings,
    multiset,
    stock_code,
    tile_at,
    tile_name,
)
from engine.core.rules import Frame
from engine.core.text import Seat, Text, Value, say
from engine.core.words import Offer

Describe = Callable[[CaylusState, int, Frame, str], Offer]

ANSWER = say("caylus-group-answer")
GOODS = say("caylus-group-goods")
ROAD_GROUP = say("caylus-group-road")
CASTLE_GROUP = say("caylus-group-castle")
FAVOR_GROUP = say("caylus-group-favor")


def offer(state: CaylusState, seat: int, choice: str) -> Offer:
    """A choice of the waiting decision's vocabulary, legal or not."""
    frame = state.stack[-1]
    return _OFFERS[frame[0]](state, seat, frame, choice)


def _answer(choice: str, key: str, effect: Text | None = None) -> Offer:
    return Offer(choice, "", say(f"caylus-offer-{key}"), effect, ANSWER)


def _plain(effect: Value) -> Text:
    """A value as a text of its own, so that lists and texts can both be an effect."""
    return effect if isinstance(effect, Text) else say("caylus-plain", text=effect)


# Placing: the same places serve phase 2 and the gate


def _place_or_pass(state: CaylusState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == "pass":
        return _answer(choice, "pass", _pass_effect(state))
    pays = say("caylus-price", deniers=cost_at(state, seat, PLACE[choice]))
    return _target(state, seat, choice, pays)


def _pass_effect(state: CaylusState) -> Text:
    rank = len(state.pass_order) + 1
    if rank == 1:
        return say("caylus-offer-pass-first", gain=amount("denier", FIRST_PASS_DENIERS))
    return say("caylus-offer-pass-later", rank=rank)


def _gate_move(state: CaylusState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "take-back")
    return _target(state, seat, choice, say("caylus-free"))


def _target(state: CaylusState, seat: int, choice: str, pays: Text) -> Offer:
    if PLACE[choice] > ROAD:
        return _road_target(state, seat, choice, pays)
    group = CASTLE_GROUP if PLACE[choice] == CASTLE else say("caylus-group-special")
    effect = place_effect(state, choice)
    if choice == "stables" and len(state.stables) < STABLES_ROOM:
        effect = say("caylus-offer-stables", circle=len(state.stables) + 1)
    facts = dots([effect, pays])
    return Offer(choice, PLACE_CODES[choice], tile_name(choice), facts, group)


def _road_target(state: CaylusState, seat: int, choice: str, pays: Text) -> Offer:
    space = PLACE[choice] - ROAD
    tile, owner = state.road_tile[space], state.road_owner[space]
    facts: list[Value] = []
    if tile != EMPTY:
        facts.append(tile_effect(tile))
    if tile in TAKES_WORKERS:
        facts.append(pays)
        if owner not in (NOBODY, seat):
            facts.append(say("caylus-owner-point", owner=Seat(owner), points=OWNER_POINT))
        if space > state.provost:
            facts.append(say("caylus-beyond"))
    effect = dots(facts) if facts else None
    return Offer(choice, choice, tile_at(state, space), effect, ROAD_GROUP)


# The provost


def _offset(state: CaylusState, choice: str, pays: bool) -> Offer:
    offset = int(choice)
    space = state.provost + offset
    name = say("caylus-offset", offset=f"{offset:+d}".replace("-", "−"))
    if offset == 0:
        name = say("caylus-offset-stay")
    facts: list[Value] = []
    if offset and pays:
        facts.append(say("caylus-price", deniers=abs(offset) * PROVOST_PRICE))
    on_road = 1 <= space <= LAST_SPACE
    if on_road:
        facts.append(_reach(state, offset) or tile_at(state, space))
    code = str(space) if on_road else ""
    effect = dots(facts) if facts else None
    return Offer(choice, code, name, effect, say("caylus-group-provost"), number=True)


def _reach(state: CaylusState, offset: int) -> Text | None:
    """Whose workers on which spaces come into or go out of the provost's reach."""
    low, high = sorted((state.provost, state.provost + offset))
    workers = [
        say("caylus-reach-worker", space=space, owner=Seat(state.road_worker[space]))
        for space in range(low + 1, high + 1)
        if state.road_worker[space] != NOBODY
    ]
    if not workers:
        return None
    return say("caylus-reach-in" if offset > 0 else "caylus-reach-out", workers=workers)


def _guild_move(state: CaylusState, _seat: int, _: Frame, choice: str) -> Offer:
    return _offset(state, choice, pays=False)


def _provost_move(state: CaylusState, _seat: int, _: Frame, choice: str) -> Offer:
    return _offset(state, choice, pays=True)


# Joust field and inn


def _joust(_state: CaylusState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "decline")
    given = amounts((0, 0, 0, JOUST_CLOTH, 0), deniers=JOUST_DENIERS)
    name = say("caylus-offer-joust", cost=given)
    return Offer(choice, "", name, amount("favor", 1), ANSWER)


def _inn_keep(_state: CaylusState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == "leave":
        return _answer(choice, "take-back", say("caylus-offer-leave-effect"))
    effect = say("caylus-offer-keep-effect", price=amount("denier", INN_PRICE))
    return _answer(choice, "keep", effect)


# Cubes


def _cube(choice: str, effect: Value) -> Offer:
    return Offer(choice, "", cube_name(choice), _plain(effect), GOODS)


def _production_choice(state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    made = ALTERNATIVES[state.road_tile[frame[2]]]
    return _cube(choice, amount(choice, made[choice]))


def _one_cube(_state: CaylusState, _seat: int, _: Frame, choice: str) -> Offer:
    return _cube(choice, amount(choice, 1))


def _own_cube(state: CaylusState, seat: int, _: Frame, choice: str) -> Offer:
    held = amount(choice, state.cubes[seat][CUBES.index(choice)])
    return _cube(choice, say("caylus-you-have", have=held))


def _market_sell(state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-trade")
    gained = amount("denier", MARKET_PRICE[state.road_tile[frame[2]]])
    return _cube(choice, _traded(amount(choice, 1), gained))


def _traded(given: Value, gained: Value) -> Text:
    return say("caylus-trade", cost=given, gain=gained)


def _bundle(choice: str, effect: Text) -> Offer:
    """Several cubes at once, named by what they are."""
    return Offer(choice, "", say("caylus-plain", text=multiset(choice)), effect, GOODS)


def _peddler_buy(state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-trade")
    prices = PEDDLER_PRICES[state.road_tile[frame[2]]]
    paid = amount("denier", prices[choice.count("+")])
    return _bundle(choice, say("caylus-pay", cost=paid))


def _exchange(state: CaylusState, seat: int, frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-trade")
    option = EXCHANGES[state.road_tile[frame[2]]][EXCHANGE_SIZES.index(choice)]
    have = say("caylus-you-have", have=holdings(state, seat))
    return Offer(choice, "", exchange(option), have, ANSWER)


def _alchemist_cubes(_state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    option = EXCHANGES["alchemist"][EXCHANGE_SIZES.index(frame[3])]
    return _bundle(choice, _traded(multiset(choice), exchange_gain(option)))


def _castle_batch(state: CaylusState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == "stop":
        idle = not state.castle_batches[seat]
        effect = say("caylus-offer-stop-penalty", points=IDLE_PENALTY) if idle else None
        return _answer(choice, "stop", effect)
    section = free_section(state)
    assert section is not None
    house = say(f"caylus-section-{SECTIONS[section]}")
    effect = say("caylus-offer-batch-effect", section=house, points=HOUSE_POINTS[section])
    return Offer(choice, "", say("caylus-plain", text=multiset(choice)), effect, CASTLE_GROUP)


# Building


def _build_craft(state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-build")
    return _stock_tile(state, choice, frame[2] if frame[3] else None)


def _build_prestige(state: CaylusState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-prestige")
    return _stock_tile(state, choice, None)


def _stock_tile(state: CaylusState, word: str, less: str | None) -> Offer:
    tile = TILES[word]
    facts = [say("caylus-pay", cost=cost(tile, less)), *tile_worth(tile)]
    group = say(f"caylus-group-stock-{tile.category}")
    return Offer(word, stock_code(state, word), full_name(word), dots(facts), group)


def _lawyer_target(state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-transform")
    space = int(choice)
    later = state.road_worker[space] != NOBODY
    key = "caylus-residence-later" if later else "caylus-residence-now"
    facts: Sequence[Value] = (
        say("caylus-pay", cost=residence_cost(frame[2])),
        say(key, points=RESIDENCE.vp),
    )
    return Offer(choice, choice, tile_at(state, space), dots(facts), ROAD_GROUP)


def _prestige_site(state: CaylusState, _seat: int, _: Frame, choice: str) -> Offer:
    lost = say("caylus-offer-site-effect", income=amount("denier", RESIDENCE.income))
    return Offer(choice, choice, tile_at(state, int(choice)), lost, ROAD_GROUP)


# Royal favours


def _favor_line(state: CaylusState, seat: int, _: Frame, choice: str) -> Offer:
    line = LINES.index(choice)
    now = state.favor[seat][line]
    level = min(now + 1, CAPS[state.scored])
    key = "caylus-offer-line-raised" if level > now else "caylus-offer-line-kept"
    effect = say(key, level=level, effect=level_effect(choice, level))
    return Offer(choice, "", say(f"caylus-line-{choice}"), effect, FAVOR_GROUP)


def _favor_level(_state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    level = int(choice)
    effect = _plain(level_effect(frame[2], level))
    return Offer(choice, "", say("caylus-level", level=level), effect, FAVOR_GROUP)


def _favor_take(_state: CaylusState, _seat: int, frame: Frame, choice: str) -> Offer:
    return _bundle(choice, _traded(amount(frame[2], 1), multiset(choice)))


_OFFERS: dict[str, Describe] = {
    "place_or_pass": _place_or_pass,
    "gate_move": _gate_move,
    "guild_move": _guild_move,
    "joust": _joust,
    "inn_keep": _inn_keep,
    "provost_move": _provost_move,
    "production_choice": _production_choice,
    "owner_bonus": _one_cube,
    "build_craft": _build_craft,
    "build_any": _own_cube,
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
    "favor_resource": _one_cube,
    "favor_give": _own_cube,
    "favor_take": _favor_take,
}
