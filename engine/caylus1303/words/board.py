"""The text board: the whole position in words, so that a game can be played without pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.caylus1303.data import (
    CHARACTERS,
    HOUSES,
    NOBODY,
    PLANNING_PHASE,
    SITE_ROUNDS,
    SOURCES,
    SPACES,
    STEP_WORKERS,
    SURCHARGE,
    UNKNOWN,
)
from engine.caylus1303.rules.characters import characters_at_court
from engine.caylus1303.rules.effects_and_favours import open_site_spaces
from engine.caylus1303.rules.game_end import winners
from engine.caylus1303.rules.provost import BridgeMove
from engine.caylus1303.rules.texts import amount, character_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import EMPTY, MONUMENT, RESIDENCE, SETUP, STARTING, TILES
from engine.caylus1303.words.effects import ability_description, side_effect, tile_worth
from engine.caylus1303.words.names import (
    character_code,
    cost_list,
    full_name,
    holdings,
    side_name,
    space_code,
    supply_code,
)
from engine.caylus1303.words.provost_effects import provost_place
from engine.core.ties import winner_line
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Section, Words
from engine.core.words.phrases import dots, in_order, listed, plain
from engine.core.words.text import Seat, Text, Value, say

_section = GameTexts("caylus1303").section


def board(view: Caylus1303State, words: Words[Caylus1303State]) -> list[Section]:
    """Return the whole position: markers, players, the road and the supply."""
    return [
        Section(say("board-now"), tuple(_current_lines(view, words))),
        _section("bridge", _bridge_lines(view)),
        Section(say("board-players"), tuple(_player_line(view, seat) for seat in view.order())),
        _section("site", _site_lines(view)),
        _section("road", list(_road_lines(view))),
        _section("court", _court_lines(view)),
        _section("supply", list(_supply_lines(view))),
    ]


def hand(view: Caylus1303State, seat: int) -> list[Section]:
    """Return what only that seat may know: its prestige points by source."""
    if view.points[seat] == UNKNOWN:
        return []
    lines = [say("caylus1303-board-total", points=amount("point", view.points[seat]))]
    for source, points in zip(SOURCES, view.points_by_source[seat], strict=True):
        if points:
            name = say(f"caylus1303-score-{source}")
            lines.append(say("caylus1303-board-source", source=name, points=points))
    return [_section("prestige", lines)]


def _coded_line(code: str, facts: Sequence[Value]) -> Text:
    return say("caylus1303-board-coded", code=code, facts=dots(facts))


def _current_lines(state: Caylus1303State, words: Words[Caylus1303State]) -> list[Text]:
    headline = words.headline(state)
    order = say("caylus1303-board-order", order=in_order(state.order()))
    if state.over:
        return [headline, winner_line(winners(state))]
    seat = state.stack[-1].seat
    asked = say("board-to-move", who=Seat(seat), prompt=words.prompt(state, seat))
    starts = say("caylus1303-board-start-player", who=Seat(state.start_player))
    return [headline, asked, order, starts]


def _court_lines(state: Caylus1303State) -> list[Text]:
    words = characters_at_court(state)
    if not words:
        return [say("caylus1303-board-court-nobody")]
    return [
        _coded_line(character_code(state, word), [character_name(word), ability_description(word)])
        for word in words
    ]


def _bridge_lines(state: Caylus1303State) -> list[Text]:
    """Describe the passing order, the price of a placement, and the provost's place."""
    passed = say("caylus1303-board-passed-nobody")
    if state.bridge:
        passed = say("caylus1303-board-passed", order=in_order(state.bridge))
    lines = [passed]
    if state.phase == PLANNING_PHASE:
        price = amount("worker", 1 + (SURCHARGE if state.bridge else 0))
        lines.append(say("caylus1303-board-price", price=price))
    moving = [step.seat for step in reversed(state.stack) if isinstance(step, BridgeMove)]
    if moving:
        step = amount("worker", STEP_WORKERS)
        lines.append(say("caylus1303-board-moving", order=in_order(moving), price=step))
    lines.append(say("caylus1303-board-provost", provost=provost_place(state.provost)))
    return lines


def _site_lines(state: Caylus1303State) -> list[Text]:
    queue = say("caylus1303-board-queue-nobody")
    if state.site_row:
        queue = say("caylus1303-board-queue", order=in_order(state.site_row))
    lines = [_coded_line("S", [say("caylus1303-site"), queue])]
    for number, tile in enumerate(state.site_tiles):
        first = SITE_ROUNDS[number][0]
        usable = say("caylus1303-board-site-open")
        if number >= open_site_spaces(state):
            usable = say("caylus1303-board-site-from", round=first)
        facts = [full_name(tile), side_effect(tile, SETUP), usable]
        lines.append(_coded_line(f"S{number + 1}", facts))
    return lines


def _road_lines(state: Caylus1303State) -> Iterator[Text]:
    """Yield one line per tile and per stretch of empty spaces."""
    space = 0
    while space < SPACES:
        if state.road_tile[space] != EMPTY:
            yield _coded_line(space_code(space), _space_facts(state, space))
            space += 1
            continue
        end = space
        while end < SPACES and state.road_tile[end] == EMPTY:
            end += 1
        empty = say("caylus1303-board-empty")
        if end == space + 1:
            yield _coded_line(space_code(space), [empty])
        else:
            spaces = say("caylus1303-board-spaces", first=space + 1, last=end)
            yield say("caylus1303-board-coded", code=spaces, facts=empty)
        space = end


def _space_facts(state: Caylus1303State, space: int) -> list[Value]:
    tile = state.road_tile[space]
    side = state.road_side[space]
    owner = state.road_owner[space]
    facts: list[Value] = [side_name(tile, side)]
    if owner != NOBODY:
        claimed = side == SETUP and tile in STARTING
        key = "caylus1303-board-claimed" if claimed else "caylus1303-board-owner"
        facts.append(say(key, who=Seat(owner)))
    facts.append(side_effect(tile, side))
    workers = state.workers_on(space)
    if workers:
        facts.append(say("caylus1303-board-workers", order=in_order(workers)))
    if space >= state.provost and side not in (RESIDENCE, MONUMENT):
        facts.append(say("caylus1303-beyond"))
    return facts


def _supply_lines(state: Caylus1303State) -> Iterator[Text]:
    for word in (*state.wood_supply, *state.stone_supply, *state.monument_supply):
        tile = TILES[word]
        facts: list[Value] = [
            full_name(word),
            say("caylus1303-board-costs", cost=cost_list(tile)),
            *tile_worth(tile),
        ]
        yield _coded_line(supply_code(state, word), facts)


def _player_line(state: Caylus1303State, seat: int) -> Text:
    """Describe a player's public holdings, and the points if they are known."""
    facts: list[Value] = [
        say("caylus1303-board-hand", workers=amount("worker", state.hand[seat])),
        say("caylus1303-board-camp", workers=amount("worker", state.camp[seat])),
        plain(listed(holdings(state, seat))),
        say("caylus1303-board-houses", left=state.houses[seat], all=HOUSES),
    ]
    owned = [_character_held(state, CHARACTERS[number]) for number in state.characters_of(seat)]
    if owned:
        facts.append(plain(listed(owned)))
    if state.points[seat] != UNKNOWN:
        facts.append(amount("point", state.points[seat]))
    rank = state.order().index(seat) + 1
    return say("caylus1303-board-player", rank=rank, who=Seat(seat), facts=dots(facts))


def _character_held(state: Caylus1303State, word: str) -> Text:
    code = character_code(state, word)
    return say("caylus1303-board-character", code=code, character=character_name(word))
