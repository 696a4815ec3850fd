"""The text board: the whole position in words, so that a game can be played without pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.caylus.data import (
    CAPS,
    CASTLE,
    EMPTY,
    FIRST_PASS_DENIERS,
    HOUSE_POINTS,
    INN_PRICE,
    LAST_SPACE,
    LINES,
    NOBODY,
    PLACES,
    PLACING_PHASE,
    PROVOST_PHASE,
    PROVOST_PRICE,
    ROOM,
    SECTIONS,
    SIMPLIFIED_FAVOUR_POINTS,
    SINGLE_SPECIALS,
    SPECIALS,
    TRIGGERS,
)
from engine.caylus.rules.placing import placement_cost
from engine.caylus.rules.scoring import winners
from engine.caylus.rules.texts import amount, full_name
from engine.caylus.state import CaylusState
from engine.caylus.tiles import STOCK_TILES
from engine.caylus.words.effects import place_effect, tile_effect, tile_worth
from engine.caylus.words.names import PLACE_CODES, cost_list, holdings, stock_code, tile_name
from engine.core.ties import winner_line
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Section, Words
from engine.core.words.phrases import dots, in_order, listed, plain
from engine.core.words.text import Seat, Text, Value, say

_section = GameTexts("caylus").section


def board(state: CaylusState, words: Words[CaylusState]) -> list[Section]:
    """Return the whole position: markers, players, the road and the stock."""
    return [
        Section(say("board-now"), tuple(_current_lines(state, words))),
        _section("provost", _white_piece_lines(state)),
        _section("bridge", _bridge_lines(state)),
        Section(say("board-players"), tuple(_player_lines(state))),
        _section("special", [_special_line(state, word) for word in SPECIALS]),
        _section("road", list(_road_lines(state))),
        _section("castle", _castle_lines(state)),
        _section("favors", _favour_lines(state)),
        _section("stock", list(_stock_lines(state))),
    ]


def _coded_line(code: str, facts: Sequence[Value]) -> Text:
    return say("caylus-board-coded", code=code, facts=dots(facts))


def _current_lines(state: CaylusState, words: Words[CaylusState]) -> list[Text]:
    headline = words.headline(state)
    order = say("caylus-board-order", order=in_order(state.turn_order))
    if state.over:
        return [headline, winner_line(winners(state)), order]
    seat = state.stack[-1].seat
    asked = say("board-to-move", who=Seat(seat), prompt=words.prompt(state, seat))
    return [headline, asked, order]


def _bridge_lines(state: CaylusState) -> list[Text]:
    """Return the passing order, and the prices that depend on the phase."""
    if state.pass_order:
        lines = [say("caylus-board-passed", order=in_order(state.pass_order))]
    else:
        gain = amount("denier", FIRST_PASS_DENIERS)
        lines = [say("caylus-board-passed-nobody", gain=gain)]
    if state.phase == PLACING_PHASE:
        outside_inn = next(seat for seat in range(state.seats) if seat != state.inn_right)
        usual = placement_cost(state, outside_inn)
        lines.append(say("caylus-board-price", price=amount("denier", usual)))
        if state.inn_right != NOBODY:
            inn = amount("denier", INN_PRICE)
            lines.append(say("caylus-board-inn-price", who=Seat(state.inn_right), price=inn))
    if state.phase == PROVOST_PHASE:
        per_space = amount("denier", PROVOST_PRICE)
        lines.append(say("caylus-board-provost-price", price=per_space))
    return lines


def _special_line(state: CaylusState, word: str) -> Text:
    """Return a special building with its effect and its workers."""
    facts: list[Value] = [tile_name(word), place_effect(state, word)]
    if word in SINGLE_SPECIALS:
        occupant = state.specials[SINGLE_SPECIALS.index(word)]
        if occupant != NOBODY:
            facts.append(say("caylus-board-worker", who=Seat(occupant)))
    elif word == "stables":
        if state.seats == 2:
            facts.append(say("caylus-board-out-of-use"))
        elif state.stables:
            facts.append(say("caylus-board-workers", order=in_order(state.stables)))
    else:
        if state.inn_left != NOBODY:
            facts.append(say("caylus-board-inn-left", who=Seat(state.inn_left)))
        if state.inn_right != NOBODY:
            facts.append(say("caylus-board-inn-right", who=Seat(state.inn_right)))
    return _coded_line(PLACE_CODES[word], facts)


def _road_lines(state: CaylusState) -> Iterator[Text]:
    """Yield one line per tile and per stretch of empty spaces."""
    space = 1
    while space <= LAST_SPACE:
        if state.road_tile[space] != EMPTY:
            yield _coded_line(str(space), _space_facts(state, space))
            space += 1
            continue
        last = space
        while last < LAST_SPACE and state.road_tile[last + 1] == EMPTY:
            last += 1
        empty = say("caylus-board-empty")
        if last == space:
            yield _coded_line(str(space), [empty])
        else:
            spaces = say("caylus-board-spaces", first=space, last=last)
            yield say("caylus-board-coded", code=spaces, facts=empty)
        space = last + 1


def _space_facts(state: CaylusState, space: int) -> list[Value]:
    tile, owner = state.road_tile[space], state.road_owner[space]
    facts: list[Value] = [full_name(tile)]
    if owner != NOBODY:
        facts.append(say("caylus-board-owner", who=Seat(owner)))
    facts.append(tile_effect(tile))
    if state.road_worker[space] != NOBODY:
        facts.append(say("caylus-board-worker", who=Seat(state.road_worker[space])))
    if state.road_pending[space] != NOBODY:
        facts.append(say("caylus-board-pending", who=Seat(state.road_pending[space])))
    if space > state.provost:
        facts.append(say("caylus-beyond"))
    return facts


def _white_piece_lines(state: CaylusState) -> list[Text]:
    return [
        say("caylus-board-provost-at", provost=state.provost),
        say("caylus-board-bailiff-at", bailiff=state.bailiff),
    ]


def _castle_lines(state: CaylusState) -> list[Text]:
    """Return the workers in the castle, and each section with its houses."""
    code = PLACE_CODES[PLACES[CASTLE]]
    name = PLACES[CASTLE]
    queue = say("caylus-board-queue-nobody")
    if state.castle_queue:
        queue = say("caylus-board-queue", order=in_order(state.castle_queue))
    lines = [_coded_line(code, [tile_name(name), place_effect(state, name), queue])]
    for section, word in enumerate(SECTIONS):
        houses = state.castle_houses[section]
        built = say(
            "caylus-board-section",
            section=say(f"caylus-section-{word}"),
            built=len(houses),
            room=ROOM[section],
            points=amount("vp", HOUSE_POINTS[section]),
        )
        due = say("caylus-board-section-due", trigger=TRIGGERS[section])
        facts: list[Value] = [
            built,
            say("caylus-board-section-scored") if section < state.sections_scored else due,
        ]
        if houses:
            counts = {seat: houses.count(seat) for seat in state.turn_order if seat in houses}
            facts.append(listed([_count_text(seat, count) for seat, count in counts.items()]))
        lines.append(plain(dots(facts)))
    return lines


def _count_text(seat: int, count: int) -> Text:
    return say("caylus-board-count", who=Seat(seat), count=count)


def _favour_lines(state: CaylusState) -> list[Text]:
    if state.simplified:
        gain = amount("vp", SIMPLIFIED_FAVOUR_POINTS)
        return [say("caylus-board-simplified", gain=gain)]
    lines = [say("caylus-board-cap", cap=CAPS[state.sections_scored])]
    for line, word in enumerate(LINES):
        markers = [_count_text(seat, state.favour[seat][line]) for seat in state.turn_order]
        lines.append(
            say("caylus-board-line", line=say(f"caylus-line-{word}"), markers=listed(markers))
        )
    return lines


def _stock_lines(state: CaylusState) -> Iterator[Text]:
    for tile in STOCK_TILES:
        left = state.stock[tile.word]
        if not left:
            continue
        facts: list[Value] = [
            full_name(tile.word),
            say("caylus-board-costs", cost=cost_list(tile)),
            *tile_worth(tile),
        ]
        if left > 1:
            facts.append(say("caylus-board-copies", count=left))
        yield _coded_line(stock_code(state, tile.word), facts)


def _player_lines(state: CaylusState) -> list[Text]:
    return [
        say(
            "caylus-board-player",
            rank=rank,
            who=Seat(seat),
            points=amount("vp", state.points[seat]),
            workers=amount("worker", state.workers[seat]),
            have=listed(holdings(state, seat)),
        )
        for rank, seat in enumerate(state.turn_order, 1)
    ]
