"""Secrets of a seat: its cards, the placements they can pay for, and its boards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words.game_words import Section
from engine.core.words.phrases import dots, listed
from engine.core.words.text import Text, Value, say
from engine.tuscany.data import BOARDS, HEX_LETTERS, KINDS, UNKNOWN
from engine.tuscany.regions import Region, hexes_in
from engine.tuscany.rules.payments import PAYMENT, payment_choices
from engine.tuscany.rules.places import affordable_hexes, fitting_items
from engine.tuscany.rules.setup import region_so_far
from engine.tuscany.rules.texts import amount, cards_of, item_text, kind_text
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.board import areas_of, arrangement_line, joined_spaces
from engine.tuscany.words.names import payment_text, space_numbers

_PAYMENTS_SHOWN = 4
"""Number of payments listed per colour; the others are only counted."""
_COLUMNS = ((0, 3), (3, 7), (7, 10))
"""The hexes of a board's three columns."""


def hand(view: TuscanyState, seat: int) -> list[Section]:
    """Describe the hand by colour, the placements it can pay for, and boards in the set-up."""
    if UNKNOWN in view.hands[seat]:
        return []
    if view.over:
        return [_card_section(view, seat)]
    rest = _placement_section if view.covered[seat] else _board_section
    return [_card_section(view, seat), rest(view, seat)]


def _card_section(view: TuscanyState, seat: int) -> Section:
    """Return the cards by colour, with the hexes they could pay for, and the workers."""
    title = say("tuscany-hand-cards", cards=amount("card", view.hand_sizes[seat]))
    region = view.regions[seat]
    payable = affordable_hexes(view, seat) if region is not None else 0
    lines = []
    for kind, count in enumerate(view.hands[seat]):
        if not count:
            continue
        facts: list[Value] = [cards_of(kind, count)]
        if region is not None and (targets := payable & region.masks[kind]):
            facts.append(say("tuscany-hand-own", spaces=listed(space_numbers(hexes_in(targets)))))
        if count > 1:
            facts.append(say("tuscany-hand-pairs", count=count // 2))
        lines.append(dots(facts))
    lines.append(say("tuscany-hand-workers", workers=amount("worker", view.workers[seat])))
    return Section(title, tuple(lines))


def _placement_section(view: TuscanyState, seat: int) -> Section:
    lines = tuple(_placement_lines(view, seat)) or (say("tuscany-hand-nothing"),)
    return Section(say("tuscany-hand-placements"), lines)


def _placement_lines(view: TuscanyState, seat: int) -> Iterator[Text]:
    """Yield one line per colour of placeable items: item, hexes, payment."""
    region = view.region_of(seat)
    targets = affordable_hexes(view, seat)
    for kind in range(len(KINDS)):
        targets_of_kind = list(hexes_in(targets & region.masks[kind]))
        if not targets_of_kind:
            continue
        ways = payment_choices(view, seat, kind)
        shown = [listed(payment_text(PAYMENT[word], kind)) for word in ways[:_PAYMENTS_SHOWN]]
        if len(ways) > _PAYMENTS_SHOWN:
            shown.append(say("tuscany-hand-more", count=len(ways) - _PAYMENTS_SHOWN))
        yield say(
            "tuscany-hand-place",
            items=listed(
                [item_text(item) for item in fitting_items(view, seat, targets_of_kind[0])]
            ),
            spaces=listed(space_numbers(targets_of_kind)),
            ways=dots(shown),
        )


def _board_section(view: TuscanyState, seat: int) -> Section:
    """Describe the dealt boards, column by column, and the region arranged so far."""
    lines = []
    for board in view.boards[seat].split():
        colours = [kind_text(HEX_LETTERS.index(letter)) for letter in BOARDS[board]]
        left, middle, right = (listed(colours[first:end]) for first, end in _COLUMNS)
        lines.append(say("tuscany-hand-board", board=board, left=left, middle=middle, right=right))
    region = region_so_far(view, seat)
    if region is not None:
        lines.append(arrangement_line(view, seat, region))
        lines.extend(_area_lines(region))
    return Section(say("tuscany-hand-boards"), tuple(lines))


def _area_lines(region: Region) -> Iterator[Text]:
    for kind in range(len(KINDS)):
        areas = [joined_spaces(space_numbers(hexes_in(area))) for area in areas_of(region, kind)]
        yield say("tuscany-board-areas", colour=kind_text(kind), areas=listed(areas))
