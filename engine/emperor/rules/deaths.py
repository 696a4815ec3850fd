"""A noble's death, of age or by a Doctor (rules: Aging; What the cards do)."""

from __future__ import annotations

from typing import Literal

from engine.emperor import events
from engine.emperor.data import NOBODY
from engine.emperor.piece_words import THRONE, noble_word
from engine.emperor.pieces import OWNER
from engine.emperor.rules.nobles import spot_of
from engine.emperor.rules.throne import Successor
from engine.emperor.state import EmperorState


def remove_dead_noble(
    state: EmperorState, word: str, noble: int, *, why: Literal["age", "doctor"], by: int = NOBODY
) -> None:
    """Return a dead noble, already off the board, to hand; have an empty throne filled at once.

    ``by`` is the seat that used the Doctor.
    """
    owner = OWNER[noble]
    state.tiles[owner] += 1
    doctor = {} if by == NOBODY else {"by": by}
    state.tell(
        events.NobleDied,
        owner,
        noble=noble_word(noble),
        spot=spot_of(word),
        why=why,
        tiles=1,
        **doctor,
    )
    if word == THRONE:
        state.then(Successor(owner))
