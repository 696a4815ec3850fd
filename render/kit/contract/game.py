"""A random game drawn from all sides."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from engine.core.chance import Chance
from engine.core.contract.promise import ContractBroken, need, recorded
from engine.core.game import Game
from engine.core.progress import NO_PROGRESS, Progress
from engine.core.record import Record
from engine.core.text import LANGUAGES, catalogue
from render.kit.canvas import Canvas
from render.kit.contract.boxes import values
from render.kit.contract.picture import asked, check_picture, check_words, legal_codes
from render.kit.contract.positions import (
    Position,
    grown,
    of_each_decision,
    of_the_game,
    played,
    replayed,
)
from render.kit.marks import FAINT_RIM, RIM
from render.kit.palette import PLAYERS, contrast
from render.kit.scene import (
    BOARD,
    CHART,
    SHAPES,
    TALL,
    WIDE,
    Painter,
    Scene,
    UnknownPart,
    parts_for,
)

LEAST_CONTRAST = 3
"""In luminance, between a mark and what is under it."""
SIXTEEN = (
    "Maximiliana Wint",
    "Bartholomew Webb",
    "宇宙戦艦ヤマト号",
    "Wolfgang Wimmern",
    "Гермиона Уильямс",
)
"""Of sixteen letters each, or as wide: none of them is cut."""
MIXED = (
    "Alice",
    "Евгения Konstantinopoulou",
    "宇宙戦艦ヤマト太郎さん",
    "Daniel陳 the Magnificent III",
    "김철수",
)
LONGEST = (
    "W" * 32,
    "䷀\u202e🜁\u0489",
    "鷹" * 32,
    "Ph'nglui mglw'nafh Cthulhu R'lyeh",
    "אברהם בן יוסף מירושלים הבירה",
)
"""As long as a name can be, one without a glyph, one that runs to the left."""


def check_painter(
    rules: Game[Any], painter: Painter, seats: int, options: Mapping[str, str], seed: str
) -> None:
    """One random game drawn, with every promise of the contract checked of every picture.

    Raises:
        ContractBroken: naming the promise and the picture, with the record of the game.
    """
    positions, record = played(rules, seats, options, seed)
    with recorded(record):
        _check_marks()
        _check_parts(rules, painter)
        main, chance = of_the_game(positions), Chance.from_seed("twins of " + seed)
        for turn, position in enumerate(main):
            easel = _Easel(rules, painter, seats, position, positions)
            _check_all_eyes(easel, turn)
            _check_usual_names(easel, LANGUAGES[turn % len(LANGUAGES)])
            if turn % 2:
                _check_twins(easel, turn, chance)
            else:
                _check_quiet(easel)


def check_records(rules: Game[Any], painter: Painter, records: Iterable[Record]) -> None:
    """Every decision of recorded games drawn once for each number of players.

    Raises:
        ContractBroken: naming the promise and the picture, with the record of the game.
    """
    found: dict[tuple[int, str], tuple[Position, Sequence[Position], Record]] = {}
    for record in records:
        positions = replayed(rules, record)
        for position in of_each_decision(positions):
            found[len(record.names), position.rule] = (position, positions, record)
    for turn, ((seats, _), (position, history, record)) in enumerate(found.items()):
        with recorded(record):
            _check_decision(_Easel(rules, painter, seats, position, history), turn)


_GROUNDS = ("ground", "panel", "tile", "roadfar", "road")
_SEEN_ON = {
    RIM: ("glow", *_GROUNDS),
    FAINT_RIM: ("glow2", *_GROUNDS),
    "act": ("glow", "glow2", "white", *_GROUNDS),
    "white": ("act", "vp"),
    "ink": ("glow", "glow2", "white", *_GROUNDS),
}
"""What every mark lies on: rims of glows, rings and plates, codes, pieces' edges and digits."""


def _check_marks() -> None:
    """Every mark can be told from what it lies on without any colour."""
    for mark, grounds in _SEEN_ON.items():
        for under in grounds:
            seen = contrast(mark, under)
            need(seen >= LEAST_CONTRAST, f"{mark} has a contrast of {seen:.1f} on {under}")


def _check_parts(rules: Game[Any], painter: Painter) -> None:
    """The board comes first, every other part has a name, and no unknown part is drawn."""
    need(painter.parts[:1] == (BOARD,), "the first part is not the board")
    need(len(set(painter.parts)) == len(painter.parts), "a part is offered twice")
    cards = {card.id for card in rules.words.cards}
    for language in LANGUAGES:
        words = catalogue(language, *painter.packages)
        for part in painter.parts[1:]:
            keys = (f"{rules.name}-picture-part-{part}", f"picture-part-{part}")
            need(part in cards or any(key in words for key in keys), f"{language}: no {keys[0]}")


@dataclass(frozen=True)
class _Easel:
    """One position, to be drawn for one viewer after the other."""

    rules: Game[Any]
    painter: Painter
    seats: int
    position: Position
    history: Sequence[Position]

    @cached_property
    def progress(self) -> Progress:
        """The public points so far."""
        return grown(self.rules, self.history[: self.position.move + 1])

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts there are with so many players."""
        return parts_for(self.painter, self.seats)

    def view(self, viewer: int | None) -> Any:
        """The position as a viewer may know it."""
        return self.rules.view(self.position.state, viewer)

    def scene(
        self,
        part: str,
        language: str,
        viewer: int | None,
        names: Sequence[str] = MIXED,
        shape: str = TALL,
    ) -> Scene:
        """A picture to be asked for."""
        last = tuple(event.seen_by(viewer) for event in self.position.last)
        shown, colours = tuple(names[: self.seats]), PLAYERS[: self.seats]
        progress = self.progress if part == CHART else NO_PROGRESS
        return Scene(
            language,
            shown,
            colours,
            part,
            viewer=viewer,
            last=last,
            progress=progress,
            shape=shape,
            **self.earlier(viewer),
        )

    def earlier(self, viewer: int | None) -> dict[str, Any]:
        """The positions before the last move and since the mover's turn, as a viewer may know."""
        states = {"before": self.position.before, "since": self.position.since}
        return {
            name: None if state is None else self.rules.view(state, viewer)
            for name, state in states.items()
        }

    def drawn(self, view: Any, scene: Scene, *, recording: bool = True) -> Canvas:
        """The picture; what goes wrong comes out with the picture that was asked for."""
        before = json.dumps(view.to_json())
        try:
            canvas = self.painter.paint(view, scene, recording=recording)
        except Exception as error:
            raise self._told(scene, f"{type(error).__name__}: {error}") from error
        self.need(json.dumps(view.to_json()) == before, scene, "drawing changes the view")
        return canvas

    def checked(self, view: Any, scene: Scene) -> Canvas:
        """The picture, with everything asked of it."""
        canvas = self.drawn(view, scene)
        try:
            check_picture(self.rules, view, scene, canvas)
            if scene.names == SIXTEEN[: self.seats]:
                winners = self.rules.outcome(view).winners if scene.part == BOARD else ()
                check_words(canvas.marks, scene.names, winners)
        except ContractBroken as broken:
            raise self._told(scene, broken.why) from broken
        return canvas

    def _told(self, scene: Scene, why: str) -> ContractBroken:
        eyes = "the public" if scene.viewer is None else f"seat {scene.viewer + 1}"
        shown = f"{scene.shape} {scene.part}" if scene.part == BOARD else scene.part
        where = f"after move {self.position.move}, {shown}, {scene.language}, for {eyes}"
        return ContractBroken(f"{where}: {why}")

    def need(self, holds: bool, scene: Scene, why: str) -> None:
        """Raise unless a promise holds of a picture."""
        if not holds:
            raise self._told(scene, why)


def _check_all_eyes(easel: _Easel, turn: int) -> None:
    """Every part for the public and the seats by turns, each time in another language."""
    for i, viewer in enumerate((None, turn % easel.seats)):
        _check_eyes(easel, viewer, (MIXED, LONGEST)[(turn + i) % 2], turn + i)


def _check_eyes(easel: _Easel, viewer: int | None, names: Sequence[str], turn: int) -> None:
    """Every part for one viewer, the languages by turns."""
    view, shown = easel.view(viewer), set[str]()
    for i, part in enumerate(easel.parts):
        language = LANGUAGES[(turn + i) % len(LANGUAGES)]
        canvas = easel.checked(view, easel.scene(part, language, viewer, names))
        if part != BOARD:
            shown |= set(values(canvas.marks, "legal"))
    easel.checked(view, easel.scene(BOARD, LANGUAGES[turn % len(LANGUAGES)], viewer, names, WIDE))
    _check_shown(easel, view, viewer, shown)


def _check_shown(easel: _Easel, view: Any, viewer: int | None, shown: set[str]) -> None:
    """The parts together light every legal code."""
    missing = legal_codes(easel.rules, view, viewer) - shown
    if len(easel.parts) > 1 and missing:
        scene = easel.scene("the parts together", LANGUAGES[0], viewer)
        easel.need(False, scene, f"{sorted(missing)} is legal but in no part")


def _check_usual_names(easel: _Easel, language: str) -> None:
    view = easel.view(None)
    for part in easel.parts:
        easel.checked(view, easel.scene(part, language, None, SIXTEEN))


def _check_twins(easel: _Easel, turn: int, chance: Chance) -> None:
    """Another state that a viewer cannot tell from this one gives the same pictures.

    Whoever may know more looks at that one first: nothing of it may stay in the painter.
    """
    for viewer in (None, turn % easel.seats):
        view = easel.view(viewer)
        twin = easel.rules.determinize(view.copy(), chance)
        alike = easel.rules.view(twin, viewer)
        other = (0 if viewer is None else viewer + 1) % easel.seats
        for part in easel.parts:
            scene = easel.scene(part, LANGUAGES[0], viewer)
            here = easel.drawn(view, scene)
            elsewhere = replace(scene, viewer=other, **easel.earlier(other))
            easel.drawn(easel.rules.view(twin, other), elsewhere)
            there = easel.drawn(alike, scene)
            same = _pixels(here) == _pixels(there) and here.marks == there.marks
            easel.need(same, scene, "it depends on what its viewer cannot see")


def _pixels(canvas: Canvas) -> tuple[tuple[int, int], bytes]:
    return canvas.image.size, canvas.image.tobytes()


def _check_quiet(easel: _Easel) -> None:
    """Production draws what was checked and keeps no marks; an unknown part is refused."""
    view = easel.view(None)
    for part in easel.parts:
        scene = easel.scene(part, LANGUAGES[0], None)
        quiet = easel.drawn(view, scene, recording=False)
        same = _pixels(quiet) == _pixels(easel.drawn(view, scene))
        easel.need(same, scene, "recording changes the picture")
        easel.need(not quiet.marks, scene, "marks are kept while nobody listens")
    scene = easel.scene("no-such-part", LANGUAGES[0], None)
    try:
        easel.painter.paint(view, scene)
    except UnknownPart:
        return
    easel.need(False, scene, "a part nobody knows is drawn")


def _check_decision(easel: _Easel, turn: int) -> None:
    """Every part for the public or for who is asked, and its words in every language.

    The board is tall in one language and wide in the next.
    """
    mover = asked(easel.rules, easel.position.state, None)
    viewer = mover if turn % 2 and mover >= 0 else None
    _check_eyes(easel, viewer, MIXED, turn)
    view = easel.view(viewer)
    for i, language in enumerate(LANGUAGES, easel.seats + turn):
        shape = SHAPES[i % len(SHAPES)]
        easel.checked(view, easel.scene(BOARD, language, viewer, SIXTEEN, shape))
