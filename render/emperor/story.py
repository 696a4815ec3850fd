"""What the events of Emperor change on the board, for the story of the latest moves."""

from __future__ import annotations

from engine.core.events import Event
from engine.emperor import election_events, events
from engine.emperor.data import CARDS, MAI
from engine.emperor.state import EmperorState
from engine.emperor.words import WORDS
from render.emperor.board_spots import THE_THRONE, BoardSpot
from render.emperor.changed_spots import spots_of
from render.kit.story import BoardChange

_CARDS = tuple(BoardSpot("card", number=card) for card in range(len(CARDS)))


def change_of(view: EmperorState, event: Event) -> BoardChange:
    """Return what an event changed on the board, as far as it has not been superseded."""
    declared = WORDS.as_declared(event)
    match declared:
        case events.NoblesAged():
            return BoardChange(clears=True)
        case events.CardsReturned():
            return BoardChange(vacated=_CARDS)
        case events.EmperorRewarded():
            return BoardChange(points=declared.points, earned_at=THE_THRONE)
        case election_events.MainzScored():
            return BoardChange(points=declared.points, earned_at=BoardSpot("seat", MAI))
    points = declared.points if isinstance(declared, events.Amounts) else 0
    return BoardChange(tuple(spots_of(view, declared)), points)
