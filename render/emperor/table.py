"""What the painter needs to know about a table, read off the view once."""

from __future__ import annotations

from engine.emperor import GAME
from engine.emperor.data import AGES, NOBODY
from engine.emperor.pieces import AGE, EMPIRE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.election import rival
from engine.emperor.state import EmperorState
from render.emperor import pieces
from render.emperor.last import fresh
from render.emperor.spots import chosen, targets
from render.kit import table
from render.kit.scene import Scene
from render.kit.sprite import Sprite

PACKAGES = (GAME.package, "render", "render.emperor")


class Table(table.Table[EmperorState]):
    """``targets`` are the spots the choices are about, ``chosen`` the spot of an earlier step."""

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: EmperorState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.targets = targets(view, [offer.choice for offer in self.offers])
        self.chosen = chosen(view)
        self.fresh = fresh(view, scene.last)

    @property
    def rival(self) -> int:
        """The challenger for the throne, as long as there is one."""
        found = rival(self.view)
        return NOBODY if found == self.view.emperor else found

    @property
    def candidates(self) -> tuple[int, int]:
        """Emperor and rival of the votes that are shown."""
        return self.fresh.candidates or (self.view.emperor, self.rival)

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
