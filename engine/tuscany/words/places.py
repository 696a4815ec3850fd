"""The meanings of the codes in pictures: the display, and the spaces of one region."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words.game_words import Place
from engine.core.words.phrases import dots, owned
from engine.core.words.text import say
from engine.tuscany.data import ANY_KIND, DISPLAY, EMPTY, ITEMS, KINDS, NOBODY
from engine.tuscany.rules.setup import region_so_far
from engine.tuscany.rules.texts import item_text, kind_text
from engine.tuscany.state import TuscanyState


def places(view: TuscanyState, viewer: int | None) -> Iterator[Place]:
    """Yield the codes of the display and one region: the viewer's, or the asked seat's."""
    for slot, item in enumerate(view.display[: len(DISPLAY)]):
        if item == EMPTY:
            yield Place(DISPLAY[slot], name=say("tuscany-empty"))
        else:
            yield Place(DISPLAY[slot], _rules_card_id(item))
    seat = _asked_seat(view) if viewer is None else viewer
    region = region_so_far(view, seat)
    if region is None:
        return
    for hex_, (colour, item) in enumerate(zip(region.colours, view.tiles[seat], strict=True)):
        space = owned(say("tuscany-offer-space", colour=kind_text(colour)), seat)
        tile = say("tuscany-empty") if item == EMPTY else item_text(item)
        yield Place(str(hex_ + 1), name=dots([space, tile]))


def _asked_seat(view: TuscanyState) -> int:
    """Return the seat that must choose, or the start player if it is none or several."""
    asked = view.stack[-1].seat if view.stack else NOBODY
    return view.start if asked == NOBODY else asked


def _rules_card_id(item: int) -> str:
    """Return the id of the rules card of a tile."""
    kind = ITEMS[item].kind
    return ITEMS[item].word if kind == ANY_KIND else KINDS[kind]
