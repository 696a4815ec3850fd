"""The meanings of the codes in pictures: the display, and the spaces of one region."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.rules import Sealed
from engine.core.words.game_words import Place
from engine.core.words.phrases import dots, owned
from engine.core.words.text import say
from engine.tuscany.data import ANY_KIND, DISPLAY, EMPTY, ITEMS, KINDS, NOBODY
from engine.tuscany.regions import Region
from engine.tuscany.regions import region as laid_out
from engine.tuscany.rules.setup import drafted_region
from engine.tuscany.rules.texts import item_text, kind_text
from engine.tuscany.state import TuscanyState


def places(view: TuscanyState, viewer: int | None) -> Iterator[Place]:
    """Yield the codes of the display and one region: the viewer's, or the asked seat's."""
    for slot, item in enumerate(view.display[: len(DISPLAY)]):
        if item == EMPTY:
            yield Place(DISPLAY[slot], name=say("tuscany-empty"))
        else:
            yield Place(DISPLAY[slot], _card(item))
    asked = view.stack[-1].seat if view.stack else NOBODY
    seat = viewer if viewer is not None else asked if asked != NOBODY else view.start
    region = view.regions[seat] or _draft(view, seat)
    if region is None:
        return
    for at, (colour, item) in enumerate(zip(region.colours, view.tiles[seat], strict=True)):
        space = owned(say("tuscany-offer-space", colour=kind_text(colour)), seat)
        stands = say("tuscany-empty") if item == EMPTY else item_text(item)
        yield Place(str(at + 1), name=dots([space, stands]))


def _draft(view: TuscanyState, seat: int) -> Region | None:
    """Return the region that a seat is arranging, if the viewer may know it."""
    asked = view.stack[-1] if view.stack else None
    if not view.boards[seat] or not isinstance(asked, Sealed) or seat not in asked.seats:
        return None
    answer = asked.given(seat)
    if isinstance(answer, str):
        return laid_out(view.boards[seat], answer.rpartition("@")[0])
    return drafted_region(view.boards[seat], asked.steps(seat))


def _card(item: int) -> str:
    """Return the id of the rules card of a tile."""
    kind = ITEMS[item].kind
    return ITEMS[item].word if kind == ANY_KIND else KINDS[kind]
