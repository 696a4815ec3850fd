"""The board model of In the Shadow of the Emperor: recent changes, legal targets, vote lines."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.words.text import Seat, Text, say
from engine.emperor import GAME
from engine.emperor.data import AGES, ELECTION_PHASE, EMPEROR_PHASE, NOBODY
from engine.emperor.pieces import AGE, EMPIRE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.election import rival_seat
from engine.emperor.rules.electors import Tie
from engine.emperor.state import EmperorState
from render.emperor import piece_moves, pieces, story
from render.emperor.board_spots import BoardSpot
from render.emperor.changes import find_changes, find_changes_since
from render.emperor.targets import find_chosen, find_targets
from render.kit import highlights
from render.kit.board_model import BoardModel, News
from render.kit.highlights import Recency
from render.kit.scene import BOARD, Scene
from render.kit.sprite import Sprite
from render.kit.story import BoardChange

PACKAGES = (GAME.package, "render", "render.emperor")
ELECTED = "elected"
_ELECTIONS = {
    "emperor-summary-election-emperor": ("emperor", "emperor-picture-still-emperor"),
    "emperor-summary-election-tie": ("emperor", "emperor-picture-still-emperor"),
    "emperor-summary-election-rival": ("rival", "emperor-picture-new-emperor"),
}
"""By the recap's clause about an election: who won it, and a shorter text about them."""
_ROLES_AFTER_ELECTION = {"emperor": "old-emperor", "rival": ELECTED}


class EmperorBoard(BoardModel[EmperorState]):
    """The board model of In the Shadow of the Emperor.

    Attributes:
        targets: the spots of the legal choices, with the choices there.
        chosen: the spot chosen in an earlier step.
        latest_turn: the changes by the latest turn.
        since_last_turn: spots that have changed since the mover's last turn, including the
            latest turn.
        piece_moves: the moves of pieces since then.
        tied_electorate: the electorate whose tie is to be broken, or ``NOBODY``.
    """

    rules = GAME
    packages = PACKAGES

    def __init__(self, view: EmperorState, scene: Scene, *, recording: bool = False) -> None:
        super().__init__(view, scene, recording=recording)
        self.targets = find_targets(view, [offer.choice for offer in self.offers])
        self.chosen = find_chosen(view)
        self.latest_turn = find_changes(view, scene.latest_events)
        self.since_last_turn = (
            find_changes_since(view, scene.after_previous_turn)
            if scene.after_previous_turn is not None
            else frozenset()
        )
        self.piece_moves = (
            piece_moves.moves_since(view, scene.after_previous_turn)
            if scene.after_previous_turn is not None
            else []
        )
        asked = view.stack[-1] if view.stack else None
        self.tied_electorate = asked.electorate if isinstance(asked, Tie) else NOBODY

    def change_of(self, event: Event) -> BoardChange:
        """Return what an event changed on the board."""
        return story.change_of(self.view, event)

    def news_from(self, clauses: Sequence[Text]) -> News | None:
        """Return who has been elected, until the emperor's actions are over."""
        if self.view.phase not in (ELECTION_PHASE, EMPEROR_PHASE):
            return None
        for clause in clauses:
            if clause.key in _ELECTIONS:
                role, shorter = _ELECTIONS[clause.key]
                winner = clause.args[role]
                assert isinstance(winner, Seat)
                return News(winner.number, (clause, say(shorter, who=winner)))
        return None

    def recency(self, spot: BoardSpot) -> Recency | None:
        """Return the recency of a change on a spot, or ``None``."""
        if spot in self.latest_turn.spots:
            return Recency.LATEST_TURN
        return Recency.EARLIER if spot in self.since_last_turn else None

    @property
    def rival(self) -> int:
        """The challenger for the throne, or ``NOBODY``."""
        seat = rival_seat(self.view)
        return NOBODY if seat == self.view.emperor else seat

    @property
    def many_targets(self) -> bool:
        """Whether there are too many targets to frame each of them."""
        return len(self.targets) > highlights.MAX_RINGS

    @property
    def hide_rings(self) -> bool:
        """Whether to light electorates without a ring: on a board with many targets."""
        return super().hide_rings or (self.many_targets and self.scene.part == BOARD)

    @property
    def candidates(self) -> tuple[int, int]:
        """Emperor and rival of the votes in the picture."""
        return self.latest_turn.candidates or (self.view.emperor, self.rival)

    def say(self, key: str, **args: int | str) -> str:
        """Return a caption of the picture."""
        return self.words.say(f"emperor-picture-{key}", **args)

    def role(self, side: str) -> str:
        """Return the key of a candidate's role; an elected rival is asked for a noble first."""
        return _ROLES_AFTER_ELECTION[side] if self.decision == "accession" else side

    def noble_sprite(self, noble: int, size: int) -> Sprite:
        """Return the sprite of a noble."""
        colour = self.colour_of(OWNER[noble])
        age = AGES[AGE[noble]]
        return pieces.noble_sprite(colour, age, not IS_SINGLE[noble], size)

    def piece_sprite(self, piece: int, size: int) -> Sprite:
        """Return the sprite of a noble or a knight on a place."""
        if piece >= KNIGHT_PIECE:
            return pieces.knight_sprite(self.colour_of(OWNER[piece]), size)
        return self.noble_sprite(piece, size)

    def city_sprite(self, owner: int, size: int) -> Sprite:
        """Return the sprite of a city."""
        if owner == EMPIRE:
            return pieces.empire_city_sprite(size)
        return pieces.city_sprite(self.colour_of(owner), size)
