"""The text board: the whole position in words, so that a game can be played without pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.rules import Sealed, unanswered
from engine.core.ties import tie_break_text, winner_line
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Section, Words
from engine.core.words.phrases import dots, listed, seats
from engine.core.words.text import Seat, Text, Value, say
from engine.tuscany.data import (
    BONUSES,
    DISPLAY,
    EMPTY,
    FIRST_COLOUR_POINTS,
    KINDS,
    NOBODY,
    REGION_SIZE,
    SECOND_COLOUR_POINTS,
)
from engine.tuscany.regions import Region, hexes_in
from engine.tuscany.rules.game_end import result
from engine.tuscany.rules.texts import amount, cards_of, item_text, kind_text
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.names import bonus_name
from engine.tuscany.words.setup import board_names, shifted_boards, turned_boards
from engine.tuscany.words.turn import storage_text

_section = GameTexts("tuscany").section


def board(state: TuscanyState, words: Words[TuscanyState]) -> list[Section]:
    """Return the public position: the display, the players, bonuses and decks."""
    clockwise = state.clockwise()
    return [
        Section(say("board-now"), tuple(_current_lines(state, words, clockwise))),
        _section("display", _display_lines(state)),
        *(_player_section(state, seat, rank) for rank, seat in enumerate(clockwise, 1)),
        _section("bonuses", _bonus_lines(state)),
        _section("supply", _supply_lines(state)),
    ]


def line_with_code(code: str, facts: Sequence[Value]) -> Text:
    """Return a line that begins with a code of the picture."""
    return say("tuscany-coded", code=code, text=dots(facts))


def _current_lines(
    state: TuscanyState, words: Words[TuscanyState], clockwise: Sequence[int]
) -> list[Text]:
    headline = words.headline(state)
    order = say("tuscany-board-order", order=seats(clockwise))
    if state.over:
        return [headline, _result_line(state), order]
    frame = state.stack[-1]
    if isinstance(frame, Sealed):
        asked = say("board-still-to-answer", who=seats(unanswered(frame)))
    else:
        asked = say("board-to-move", who=Seat(frame.seat), prompt=words.prompt(state, frame.seat))
    return [headline, asked, order]


def _result_line(state: TuscanyState) -> Text:
    won = result(state)
    return winner_line(won.winners, tie_break_text("tuscany", won.points, won.tie_breaks))


def _display_lines(state: TuscanyState) -> list[Text]:
    return [
        line_with_code(code, [say("tuscany-empty") if item == EMPTY else item_text(item)])
        for code, item in zip(DISPLAY, state.display, strict=True)
    ]


def _bonus_lines(state: TuscanyState) -> list[Text]:
    """Return the colour bonuses by colour, then the piles of bonus tiles."""
    lines = []
    for kind in range(len(KINDS)):
        first = _bonus_side(state.firsts[kind], FIRST_COLOUR_POINTS[kind])
        second = _bonus_side(state.seconds[kind], SECOND_COLOUR_POINTS[kind])
        lines.append(
            say("tuscany-board-colour", colour=kind_text(kind), first=first, second=second)
        )
    piles = [
        say("tuscany-board-count", what=bonus_name(word), count=left)
        for word, left in zip(BONUSES, state.piles, strict=True)
    ]
    return [*lines, say("tuscany-board-piles", piles=listed(piles))]


def _bonus_side(holder: int, points: int) -> Value:
    return say("tuscany-board-open", points=points) if holder == NOBODY else Seat(holder)


def _supply_lines(state: TuscanyState) -> list[Text]:
    discards = [cards_of(kind, count) for kind, count in enumerate(state.discard) if count]
    return [
        say("tuscany-board-deck", deck=len(state.deck), discard=listed(discards)),
        say("tuscany-board-yields", deck=len(state.yields), discard=len(state.yield_discard)),
        say("tuscany-board-neutral", neutral=len(state.neutral), removed=len(state.removed)),
    ]


def _player_section(state: TuscanyState, seat: int, rank: int) -> Section:
    """Return a player's points, holdings, storage, bonus tiles, stacks and region."""
    title = say("tuscany-board-player", rank=rank, who=Seat(seat))
    points = [amount("red", state.red[seat]), amount("green", state.green[seat])]
    means = [
        amount("card", state.hand_sizes[seat]),
        amount("worker", state.workers[seat]),
        amount("marble", state.marble[seat]),
    ]
    owned = [
        say("tuscany-board-count", what=bonus_name(word), count=count)
        for word, count in zip(BONUSES, state.bonuses[seat], strict=True)
        if count
    ]
    stacks: list[Value] = list(state.stack_sizes(seat))
    lines = [
        dots([*points, *means]),
        say("tuscany-board-storage", storage=storage_text(state, seat)),
        say("tuscany-board-owned", bonuses=listed(owned)),
        say("tuscany-board-stacks", stacks=listed(stacks)),
    ]
    region = state.regions[seat]
    if region is not None and state.covered[seat]:
        lines.extend(_region_lines(state, seat, region))
    return Section(title, tuple(lines))


def _region_lines(state: TuscanyState, seat: int, region: Region) -> Iterator[Text]:
    """Yield the boards, the covered hexes and those next to them, and each colour's areas."""
    yield arrangement_line(state, seat, region)
    covered = state.covered[seat]
    tiles = [
        say("tuscany-coded", code=hex_ + 1, text=item_text(state.tiles[seat][hex_]))
        for hex_ in hexes_in(covered)
    ]
    yield say("tuscany-board-covered", count=len(tiles), all=REGION_SIZE, tiles=listed(tiles))
    beside = [
        say("tuscany-beside", space=hex_ + 1, colour=kind_text(region.colours[hex_]))
        for hex_ in hexes_in(state.reach[seat] & ~covered)
    ]
    yield say("tuscany-board-beside", spaces=listed(beside))
    for kind in range(len(KINDS)):
        areas = [_area_text(area, covered) for area in areas_of(region, kind)]
        yield say("tuscany-board-areas", colour=kind_text(kind), areas=listed(areas))


def areas_of(region: Region, kind: int) -> list[int]:
    """Return the areas of a colour, in the order of their first hexes."""
    return list(dict.fromkeys(region.areas[hex_] for hex_ in hexes_in(region.masks[kind])))


def _area_text(area: int, covered: int) -> Value:
    joined: list[Value] = [
        say("tuscany-board-done", space=hex_ + 1) if (covered >> hex_) & 1 else hex_ + 1
        for hex_ in hexes_in(area)
    ]
    return (
        joined[0] if len(joined) == 1 else say("tuscany-board-area", spaces=joined_spaces(joined))
    )


def joined_spaces(parts: Sequence[Value]) -> Value:
    """Return the spaces of one area: "4+8+14"."""
    joined = parts[0]
    for part in parts[1:]:
        joined = say("tuscany-board-plus", first=joined, second=part)
    return joined


def arrangement_line(state: TuscanyState, seat: int, region: Region) -> Text:
    """Describe the boards from left to right, with their rotations and shifts."""
    order, rotation, shift = region.arrangement.split("/")
    boards = board_names(state, seat, order)
    return say(
        "tuscany-board-boards",
        turned=listed(list(turned_boards(boards, rotation))),
        shifted=listed(list(shifted_boards(boards, shift))[1:]),
    )
