"""Every choice as a person meets it: code, name, what it does and costs, part of the board."""

from __future__ import annotations

from collections.abc import Callable

from engine.caylus1303.data import (
    BATCH_POINTS,
    BUILT,
    CHARACTER,
    FOREMAN,
    FOREMAN_POINTS,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_POINTS,
    KIND,
    LAWYER_COST,
    LINES,
    NOBODY,
    NONE,
    RESIDENCE_RECRUITS,
    SETUP,
    SITE,
    STEP_WORKERS,
    TILES,
)
from engine.caylus1303.rules.delivery import BATCHES
from engine.caylus1303.rules.effects import lines_of
from engine.caylus1303.rules.favours import open_site_spaces, opponents_characters
from engine.caylus1303.rules.planning import may_join, placement_points
from engine.caylus1303.state import CLOSED, Caylus1303State
from engine.caylus1303.words.effects import ability, line_effect, side_effect, tile_worth
from engine.caylus1303.words.names import (
    amount,
    amounts,
    character,
    character_code,
    cost,
    dots,
    either,
    full_name,
    listed,
    means,
    multiset,
    place_code,
    plain,
    resource,
    supply_code,
    tile_at,
    tile_name,
)
from engine.caylus1303.words.reach import end_of, reach
from engine.core.rules import Frame
from engine.core.text import Seat, Text, Value, say
from engine.core.words import Offer

Describe = Callable[[Caylus1303State, int, Frame, str], Offer]

ANSWER = say("caylus1303-group-answer")
GOODS = say("caylus1303-group-goods")
ROAD = say("caylus1303-group-road")
SITE_GROUP = say("caylus1303-group-site")
COURT = say("caylus1303-group-court")
OTHERS = say("caylus1303-group-others")


def offer(state: Caylus1303State, seat: int, choice: str) -> Offer:
    """A choice of the waiting decision's vocabulary, legal or not."""
    frame = state.stack[-1]
    return _OFFERS[frame[0]](state, seat, frame, choice)


def _answer(choice: str, key: str, effect: Text | None = None) -> Offer:
    return Offer(choice, "", say(f"caylus1303-offer-{key}"), effect, ANSWER)


# Characters


def _character(state: Caylus1303State, choice: str) -> Offer:
    """A character where it is: at court, or with a player."""
    code, holder = character_code(state, choice), state.holder[CHARACTER[choice]]
    if holder == NOBODY:
        return Offer(choice, code, character(choice), ability(choice), COURT)
    effect = dots([say("caylus1303-held", who=Seat(holder)), ability(choice)])
    return Offer(choice, code, character(choice), effect, OTHERS)


def _choose_start_character(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    return _character(state, choice)


def _favour_board_character(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    return _answer(choice, "nobody") if choice == "decline" else _character(state, choice)


# Planning


def _plan(state: Caylus1303State, seat: int, _: Frame, choice: str) -> Offer:
    if choice == "pass":
        rank = len(state.bridge) + 1
        key = "caylus1303-offer-pass-first" if rank == 1 else "caylus1303-offer-pass-later"
        return _answer(choice, "pass", say(key, rank=rank))
    return _target(state, seat, choice)


def _early_riser(state: Caylus1303State, seat: int, _: Frame, choice: str) -> Offer:
    return _answer(choice, "not-early") if choice == "decline" else _target(state, seat, choice)


def _target(state: Caylus1303State, seat: int, choice: str) -> Offer:
    code = place_code(state, choice)
    if choice == SITE:
        slot = say("caylus1303-offer-slot", slot=len(state.site_row) + 1)
        return Offer(choice, code, say("caylus1303-site"), slot, SITE_GROUP)
    if choice in state.site_tiles:
        effect = plain(side_effect(choice, SETUP))
        return Offer(choice, code, tile_name(choice), effect, SITE_GROUP)
    space = state.road_tile.index(choice)
    effect = dots(_road_facts(state, seat, space))
    return Offer(choice, code, tile_at(state, space), effect, ROAD)


def _road_facts(state: Caylus1303State, seat: int, space: int) -> list[Value]:
    """What a building brings, its owner's share, and whether it is in the provost's reach."""
    tile, face = state.road_tile[space], state.road_face[space]
    lines = LINES.get(face, {}).get(tile)
    effect = either([line_effect(line) for line in lines]) if lines else side_effect(tile, face)
    facts: list[Value] = [effect]
    if state.road_worker[space] == CLOSED:
        return facts
    owner = state.road_owner[space]
    if owner not in (NOBODY, seat):
        facts.append(_owner_share(state, seat, space))
    if state.road_worker[space] >= 0 and may_join(state, seat):
        facts.append(say("caylus1303-second"))
    if space >= state.provost:
        facts.append(say("caylus1303-beyond"))
    return facts


def _owner_share(state: Caylus1303State, seat: int, space: int) -> Text:
    """The points an owner gains for a placement and the resource when the building activates."""
    points = placement_points(state, seat, state.road_owner[space])
    bonus = TILES[state.road_tile[space]].bonus
    if state.road_face[space] == BUILT and bonus != NONE:
        return say("caylus1303-owner-bonus", points=points, bonus=amounts(bonus))
    return say("caylus1303-owner-points", points=points)


# Buildings


def _use_building(state: Caylus1303State, seat: int, frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-use")
    lines = lines_of(state, frame[2])
    line = lines[int(choice) - 1 if choice.isdecimal() else 0]
    have = say("caylus1303-you-have", have=means(state, seat))
    return Offer(choice, "", plain(line_effect(line)), have, ANSWER)


def _pay_any(state: Caylus1303State, seat: int, _: Frame, choice: str) -> Offer:
    return Offer(choice, "", resource(choice), _held(state, seat, choice), GOODS)


def _gain_any(state: Caylus1303State, seat: int, frame: Frame, choice: str) -> Offer:
    gain = amount(choice, lines_of(state, frame[2])[0].gain_any)
    return Offer(choice, "", resource(choice), dots([gain, _held(state, seat, choice)]), GOODS)


def _held(state: Caylus1303State, seat: int, kind: str) -> Text:
    """How much of a kind the player has."""
    return say("caylus1303-you-have", have=amount(kind, state.resources[seat][KIND[kind]]))


def _choose_wood_tile(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    return _answer(choice, "no-build") if choice == "decline" else _tile(state, choice, 0)


def _choose_stone_tile(state: Caylus1303State, _seat: int, frame: Frame, choice: str) -> Offer:
    return _answer(choice, "no-build") if choice == "decline" else _tile(state, choice, frame[2])


def _tile(state: Caylus1303State, word: str, waived: int) -> Offer:
    """A tile of a supply."""
    tile = TILES[word]
    facts = [say("caylus1303-pay", cost=cost(tile, waived)), *tile_worth(tile)]
    group = say(f"caylus1303-group-supply-{tile.category}")
    return Offer(word, supply_code(state, word), full_name(word), dots(facts), group)


def _monument(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    return _answer(choice, "no-monument") if choice == "decline" else _tile(state, choice, 0)


def _lawyer_target(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == "decline":
        return _answer(choice, "no-claim")
    gain = amount("worker", RESIDENCE_RECRUITS)
    facts: list[Value] = [
        say("caylus1303-pay", cost=amounts(LAWYER_COST)),
        say("caylus1303-offer-claim", gain=gain),
    ]
    space = state.road_tile.index(choice)
    return Offer(choice, place_code(state, choice), tile_at(state, space), dots(facts), ROAD)


# The provost


def _steps(state: Caylus1303State, choice: str, price: int) -> Offer:
    """A move: where it leads, what it costs, whose workers it concerns."""
    steps = int(choice)
    end = end_of(state, steps)
    offset = f"{steps:+d}".replace("-", "−")
    if not steps:
        name = say("caylus1303-offset-stay")
    elif end is None:
        name = say("caylus1303-offset", offset=offset)
    else:
        name = say("caylus1303-offset-to", offset=offset, space=end)
    facts: list[Value] = []
    if steps and price:
        facts.append(say("caylus1303-price", workers=abs(steps) * price))
    if steps and end is not None:
        facts.append(reach(state, steps))
    effect = dots(facts) if facts else None
    return Offer(choice, "", name, effect, say("caylus1303-group-provost"), number=True)


def _free_steps(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    return _steps(state, choice, 0)


def _bridge_move(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    return _steps(state, choice, STEP_WORKERS)


# Favours


def _favour_mode(state: Caylus1303State, seat: int, _: Frame, choice: str) -> Offer:
    name = say(f"caylus1303-offer-mode-{choice}")
    if choice == "A":
        words = opponents_characters(state, seat)
        return Offer(choice, "", name, _named([character(word) for word in words]), ANSWER)
    tiles = state.site_tiles[: open_site_spaces(state)]
    return Offer(choice, "", name, _named([tile_name(word) for word in tiles]), ANSWER)


def _named(names: list[Text]) -> Text | None:
    """Up to four names; more would not fit a label."""
    if len(names) > _NAMES_SHOWN:
        return say("caylus1303-and-more", names=listed(names[:_NAMES_SHOWN]))
    return plain(listed(names)) if names else None


_NAMES_SHOWN = 4


def _favour_take(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    return _character(state, choice)


def _favour_site(state: Caylus1303State, _seat: int, _: Frame, choice: str) -> Offer:
    effect = plain(side_effect(choice, SETUP))
    return Offer(choice, place_code(state, choice), tile_name(choice), effect, SITE_GROUP)


# Delivery


def _deliver(state: Caylus1303State, seat: int, _: Frame, choice: str) -> Offer:
    if choice == "done":
        return _answer(choice, "done")
    points = BATCH_POINTS
    if state.holder[FOREMAN] == seat:
        points += FOREMAN_POINTS
    if state.holder[GOLDSMITH] == seat and BATCHES[choice][GOLD] and not state.goldsmith_used:
        points += GOLDSMITH_POINTS
    effect = say("caylus1303-gain-points", points=points)
    return Offer(choice, "", plain(multiset(choice)), effect, SITE_GROUP)


_OFFERS: dict[str, Describe] = {
    "choose_start_character": _choose_start_character,
    "early_riser": _early_riser,
    "plan": _plan,
    "use_building": _use_building,
    "pay_any": _pay_any,
    "gain_any": _gain_any,
    "choose_wood_tile": _choose_wood_tile,
    "choose_stone_tile": _choose_stone_tile,
    "lawyer_target": _lawyer_target,
    "toll_move": _free_steps,
    "bridge_move": _bridge_move,
    "bailiff_move": _free_steps,
    "favour_mode": _favour_mode,
    "favour_take": _favour_take,
    "favour_site": _favour_site,
    "favour_board_character": _favour_board_character,
    "deliver": _deliver,
    "deliver_last": _deliver,
    "monument": _monument,
}
