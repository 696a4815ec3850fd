"""Draw one position of a game for different viewers, and check the pictures."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NoReturn

from engine.core.contract.broken import ContractBroken
from engine.core.game import Game
from engine.core.score_history import NO_HISTORY, ScoreHistory
from render.kit.canvas import Canvas
from render.kit.contract.picture import check_names, check_picture, check_words
from render.kit.contract.positions import PlayedPosition, score_history_of
from render.kit.palette import PLAYERS
from render.kit.scene import BOARD, CHART, ENDING, PORTRAIT, Painter, Scene, parts_for

WIDE_NAMES = (
    "Maximiliana Wint",
    "MWMWMWMWMWMWMWMW",
    "宇宙戦艦ヤマト号",
    "Wolfgang Wimmern",
    "Гермиона Уильямс",
)
"""Names of sixteen letters, some of the widest; none of them may be cut."""
MIXED_NAMES = (
    "Alice",
    "Евгения Konstantinopoulou",
    "宇宙戦艦ヤマト太郎さん",
    "Daniel陳 the Magnificent III",
    "김철수",
)
"""Names of different lengths, in different scripts."""
LONGEST_NAMES = (
    "W" * 32,
    "䷀\u202e🜁\u0489",
    "鷹" * 32,
    "Ph'nglui mglw'nafh Cthulhu R'lyeh",
    "אברהם בן יוסף מירושלים הבירה",
)
"""Names of maximum length, one without glyphs, one written from right to left."""


@dataclass(frozen=True)
class PictureDriver:
    """One position in different languages and shapes, for different viewers."""

    rules: Game[Any]
    painter: Painter
    seats: int
    position: PlayedPosition
    history: Sequence[PlayedPosition]

    @cached_property
    def progress(self) -> ScoreHistory:
        """The public scores so far."""
        return score_history_of(self.rules, self.history[: self.position.move + 1])

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts available with this number of players."""
        return parts_for(self.painter, self.seats)

    def view(self, viewer: int | None) -> Any:
        """Return the position as a viewer may see it."""
        return self.rules.view(self.position.state, viewer)

    def scene(
        self,
        part: str,
        language: str,
        viewer: int | None,
        names: Sequence[str] = MIXED_NAMES,
        shape: str = PORTRAIT,
    ) -> Scene:
        """Return the scene of a part for a viewer."""
        last = tuple(event.seen_by(viewer) for event in self.position.latest_events)
        shown = tuple(names[: self.seats])
        colours = PLAYERS[: self.seats]
        progress = self.progress if part in (CHART, ENDING) else NO_HISTORY
        return Scene(
            language,
            shown,
            colours,
            part,
            viewer=viewer,
            latest_events=last,
            progress=progress,
            recent_events=tuple(event.seen_by(viewer) for event in self.position.recent_events),
            shape=shape,
            **self.earlier_views(viewer),
        )

    def earlier_views(self, viewer: int | None) -> dict[str, Any]:
        """Return the two earlier views of a scene, as a viewer may see them."""
        states = {
            "before_latest_turn": self.position.before_latest_turn,
            "after_previous_turn": self.position.after_previous_turn,
        }
        return {
            name: None if state is None else self.rules.view(state, viewer)
            for name, state in states.items()
        }

    def paint(self, view: Any, scene: Scene, *, recording: bool = True) -> Canvas:
        """Draw a picture; errors name the picture that was requested."""
        before = json.dumps(view.to_json())
        try:
            canvas = self.painter.paint(view, scene, recording=recording)
        except Exception as error:
            raise self._broken(scene, f"{type(error).__name__}: {error}") from error
        self.require(json.dumps(view.to_json()) == before, scene, "drawing changes the view")
        return canvas

    def paint_checked(self, view: Any, scene: Scene) -> Canvas:
        """Draw a picture and check everything about it."""
        canvas = self.paint(view, scene)
        try:
            check_picture(self.rules, view, scene, canvas)
            if scene.names == WIDE_NAMES[: self.seats]:
                named = scene.part in (BOARD, ENDING)
                winners = self.rules.outcome(view).winners if named else ()
                check_words(canvas.facts, scene.names, winners)
                if scene.part == BOARD:
                    check_names(canvas.facts, scene.names)
        except ContractBroken as broken:
            raise self._broken(scene, broken.why) from broken
        return canvas

    def how_to_see(self, scene: Scene) -> str:
        """Return the command that draws a scene from the record that a failed test prints."""
        shown = f"--shape {scene.shape}" if scene.part == BOARD else f"--part {scene.part}"
        viewer = "" if scene.viewer is None else f" --seat {scene.viewer + 1}"
        options = f"--at {self.position.move} --lang {scene.language}{viewer} {shown}"
        return f"To see it, save the record as FILE: python -m render FILE {options}"

    def _broken(self, scene: Scene, why: str) -> ContractBroken:
        viewer = "the public" if scene.viewer is None else f"seat {scene.viewer + 1}"
        shown = f"{scene.shape} {scene.part}" if scene.part == BOARD else scene.part
        where = f"after move {self.position.move}, {shown}, {scene.language}, for {viewer}"
        return ContractBroken(f"{where}: {why}\n{self.how_to_see(scene)}")

    def require(self, holds: bool, scene: Scene, why: str) -> None:
        """Raise ``ContractBroken`` unless a condition holds."""
        if not holds:
            self.fail(scene, why)

    def fail(self, scene: Scene, why: str) -> NoReturn:
        """Raise ``ContractBroken``."""
        raise self._broken(scene, why)
