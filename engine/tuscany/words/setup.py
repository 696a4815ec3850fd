"""The set-up in words: regions, starting castles, bonus tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import listed
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say
from engine.tuscany import events
from engine.tuscany.data import BONUS, ITEM, MIRRORED_ORDERS, PLUS_STORAGE
from engine.tuscany.regions import Region, hexes_in
from engine.tuscany.rules.setup import (
    AS_DEALT,
    PARTS,
    TURN_MAP,
    Arrange,
    StartCastle,
    chosen_word,
    drafted_region,
)
from engine.tuscany.rules.texts import item_text, kind_text
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.arguments import green_points_of, story
from engine.tuscany.words.choices import REGION_GROUP, bonus_offer
from engine.tuscany.words.names import bonus_name

_GROUPS = tuple(say(f"tuscany-group-arrange-{part}") for part in ("order", "turn", "height"))
"""The groups of the parts in order: order of the boards, rotations, shifts."""
_SAME_MAP = say("tuscany-arrange-idle")
_NO_OTHER_MAP = (*AS_DEALT, *MIRRORED_ORDERS)
"""Parts that leave everything as dealt, or lead to a map that another order gives turned."""


def _ask_arrange(_state: TuscanyState, seat: int, asked: Arrange) -> Text:
    return say(f"tuscany-prompt-arrange-{_progress_word(asked, seat)}")


def _progress_word(asked: Arrange, seat: int) -> str:
    """Return whether a seat has chosen a part of its arrangement, as the texts call it."""
    return "begun" if asked.steps(seat) else "start"


def _offer_arrange(state: TuscanyState, seat: int, asked: Arrange, choice: str) -> Offer:
    given = asked.steps(seat)
    if choice == TURN_MAP:
        name = say("tuscany-offer-turn")
        effect = say("tuscany-offer-turn-effect")
        return Offer(choice, name, _GROUPS[1], effect=effect)
    order = chosen_word(given, PARTS[0]) or AS_DEALT[0]
    for number, (part, called) in enumerate(
        zip(PARTS, (_order_text, _rotation_text, _shift_text), strict=True)
    ):
        if choice in part:
            boards = board_names(state, seat, choice if part is PARTS[0] else order)
            idle = _SAME_MAP if choice in _NO_OTHER_MAP else None
            return Offer(choice, called(boards, choice), _GROUPS[number], idle_heading=idle)
    drafted = drafted_region(state.boards[seat], given)
    assert drafted is not None
    group = say(f"tuscany-group-arrange-{_progress_word(asked, seat)}")
    return replace(_offer_castle_site(drafted, choice, group), completes=True)


def board_names(state: TuscanyState, seat: int, order: str) -> list[str]:
    """Return a seat's boards from left to right; only letters if the boards are hidden."""
    return in_order(state.boards[seat], order)


def in_order(boards: str, order: str) -> list[str]:
    """Return the boards (of ``"A4 B3 C2"``) from left to right."""
    known = {board[0]: board for board in boards.split()}
    return [known.get(letter, letter) for letter in order]


def _order_text(boards: list[str], _: str) -> Text:
    return say("tuscany-arrange-order", boards=listed(boards))


def _rotation_text(boards: list[str], choice: str) -> Text:
    turned = [board for board, way in zip(boards, choice, strict=True) if way == "R"]
    return say("tuscany-arrange-turned", boards=listed(turned))


def turned_boards(boards: list[str], rotation: str) -> Iterator[Value]:
    """Yield the boards, with a word after those that are turned."""
    for board, turned in zip(boards, rotation, strict=True):
        yield say("tuscany-board-turned", board=board) if turned == "R" else board


def _shift_text(boards: list[str], choice: str) -> Text:
    _, *others = shifted_boards(boards, choice)
    return say("tuscany-arrange-heights", boards=listed(others))


def shifted_boards(boards: list[str], shift: str) -> Iterator[Value]:
    """Yield the first board, then each other one with its position to its left neighbour."""
    yield boards[0]
    for board, seam in zip(boards[1:], shift, strict=True):
        yield say("tuscany-board-lower" if seam == "d" else "tuscany-board-higher", board=board)


def _offer_start_castle(state: TuscanyState, seat: int, _asked: StartCastle, choice: str) -> Offer:
    return _offer_castle_site(state.region_of(seat), choice)


def _offer_castle_site(region: Region, choice: str, group: Text = REGION_GROUP) -> Offer:
    hex_ = region.index[choice]
    beside = [
        say("tuscany-beside", space=neighbour + 1, colour=kind_text(region.colours[neighbour]))
        for neighbour in hexes_in(region.neighbours[hex_])
    ]
    effect = say("tuscany-offer-site", size=region.areas[hex_].bit_count(), beside=listed(beside))
    name = say("tuscany-offer-space", colour=kind_text(region.colours[hex_]))
    return Offer(choice, name, group, effect=effect, code=str(hex_ + 1))


def _tell_arranged(event: events.RegionRevealed) -> Text:
    order, rotation, _ = event.arrangement.split("/")
    boards = in_order(event.boards, order)
    return story(
        event,
        "arranged",
        boards=listed(list(turned_boards(boards, rotation))),
        space=event.space,
    )


def _tell_bonus_taken(event: events.BonusTaken) -> Text:
    arguments: dict[str, Value] = {"bonus": bonus_name(event.bonus)}
    if BONUS[event.bonus] == PLUS_STORAGE:
        return story(event, "bonus-green", gain=green_points_of(event), **arguments)
    return story(event, "bonus", **arguments)


def _tell_displayed(event: events.DisplayRevealed) -> Text:
    items = listed([item_text(ITEM[word]) for word in event.items])
    return story(event, "displayed", items=items)


CHAPTER: Chapter[TuscanyState] = Chapter(
    decisions={
        "arrange": DecisionTexts(_offer_arrange, _ask_arrange),
        "start_castle": DecisionTexts(_offer_start_castle),
        "start_bonus": DecisionTexts(bonus_offer),
    },
    stories={
        "answered": None,
        "forced": None,
        events.GameOpened: sentence(),
        events.RegionRevealed: _tell_arranged,
        events.BonusTaken: _tell_bonus_taken,
        events.DisplayRevealed: _tell_displayed,
    },
)
