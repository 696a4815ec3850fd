"""What the painter needs to know about a table, read off the view once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.text import Catalogue, catalogue
from engine.emperor import GAME
from engine.emperor.data import AGES, NOBODY
from engine.emperor.pieces import AGE, EMPIRE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.election import rival
from engine.emperor.state import EmperorState
from render.emperor import pieces
from render.emperor.last import Fresh, fresh
from render.emperor.spots import Spot, chosen, targets
from render.kit import names
from render.kit.sprite import Sprite
from render.scene import Scene

PACKAGES = ("engine.emperor", "render", "render.emperor")


class Ask(NamedTuple):
    """Who is asked what: the decision that waits and whose answers it still lacks."""

    rule: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A view with everything the parts ask about it.

    ``ask`` is the decision that waits (no rule at the end of the game), ``legal`` the codes of its
    choices, ``targets`` the spots they are about, ``chosen`` the spot chosen in an earlier step.
    """

    view: EmperorState
    scene: Scene
    words: Catalogue
    ask: Ask
    legal: frozenset[str]
    targets: frozenset[Spot]
    chosen: Spot | None
    fresh: Fresh

    @property
    def language(self) -> str:
        """The language of the picture."""
        return self.scene.language

    @property
    def rival(self) -> int:
        """The challenger for the throne, as long as there is one."""
        found = rival(self.view)
        return NOBODY if found == self.view.emperor else found

    @property
    def candidates(self) -> tuple[int, int]:
        """Emperor and rival of the votes that are shown."""
        return self.fresh.candidates or (self.view.emperor, self.rival)

    def colour(self, seat: int) -> str:
        """A seat's colour."""
        return self.scene.colours[seat]

    def name(self, seat: int) -> str:
        """A seat's name as it can be drawn."""
        given = self.scene.names[seat] if seat < len(self.scene.names) else ""
        return names.player(given, seat, self.language)

    def say(self, key: str, **args: int | str) -> str:
        """A caption of the picture."""
        return self.words.say(f"emperor-picture-{key}", **args)

    def noble(self, noble: int, size: int) -> Sprite:
        """The sprite of a noble."""
        colour, age = self.colour(OWNER[noble]), AGES[AGE[noble]]
        return pieces.noble(colour, age, not IS_SINGLE[noble], size)

    def piece(self, piece: int, size: int) -> Sprite:
        """The sprite of a noble or a knight on a place."""
        if piece >= KNIGHT_PIECE:
            return pieces.knight(self.colour(OWNER[piece]), size)
        return self.noble(piece, size)

    def city(self, owner: int, size: int) -> Sprite:
        """The sprite of a city."""
        return pieces.city(pieces.EMPIRE if owner == EMPIRE else self.colour(owner), size)


def read(view: EmperorState, scene: Scene) -> Table:
    """The table behind a view."""
    seats = GAME.owing(view)
    rule = view.stack[-1][0] if view.stack else ""
    choices = [(seat, choice) for seat in seats for choice in GAME.legal(view, seat)]
    offers = [GAME.words.offer(view, seat, choice) for seat, choice in choices]
    return Table(
        view=view,
        scene=scene,
        words=catalogue(scene.language, *PACKAGES),
        ask=Ask(rule, seats),
        legal=frozenset(offer.code for offer in offers if offer.code),
        targets=targets(view, [choice for _, choice in choices]),
        chosen=chosen(view),
        fresh=fresh(view, scene.last),
    )
