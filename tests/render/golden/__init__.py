"""Reference pictures of every published game at half size.

A game lists them in ``tests/render/<game>/pictures.py``. A game without that file gets the default
ones: the board of its first recorded game in every language, and each part. Every game also has a
rules card in each language, and the poster of a game with as many players as can play. The files
are in ``tests/render/<game>/golden``. ``python -m tests.render.golden [GAME …]`` updates them; look
at every picture that changed.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

from PIL import Image

from engine.core.events import Event
from engine.core.record import Record
from engine.core.record_reader import read_record
from engine.core.registry import game
from engine.core.score_history import NO_HISTORY, ScoreHistory, score_history
from engine.core.state import State
from engine.core.words.catalogue import LANGUAGES
from render import BOARD, LANDSCAPE, PORTRAIT, Scene, paint, paint_card, painter
from render.kit.palette import PLAYERS
from render.kit.scene import ENDING, parts_for
from render.moments import find_moment
from tests.engine.games.record_games import FOLDER as RECORDS
from tests.engine.games.records import PUBLISHED, record_of, records

COMMAND = "python -m tests.render.golden"
FOLDER = Path(__file__).parent.parent
WIDTH, WIDE_WIDTH = 800, 1264
CARD_WIDTH = 400

Draw = Callable[[], bytes]
"""Draws one picture as a PNG file."""


def file_of(name: str, picture: str) -> Path:
    """Return the path of a picture."""
    return FOLDER / name / "golden" / f"{picture}.png"


def pictures(name: str) -> Mapping[str, Draw]:
    """Return the pictures of a game: those it lists or the default ones, cards, and a poster."""
    if (FOLDER / name / "pictures.py").exists():
        found = import_module(f"tests.render.{name}.pictures").PICTURES
    else:
        found = _usual(name)
    return {**found, **_cards(name), "ending": partial(_draw_recorded_poster, name)}


def _cards(name: str) -> dict[str, Draw]:
    """Return a rules card in each language, spread over the game's list."""
    cards = game(name).words.cards
    return {
        f"card-{language}": partial(
            paint_card, name, cards[len(cards) * i // len(LANGUAGES)], language, CARD_WIDTH
        )
        for i, language in enumerate(LANGUAGES)
    }


def _usual(name: str) -> dict[str, Draw]:
    record = records(name)[0]
    move = len(record.moves) // 2
    found: dict[str, Draw] = {}
    for language in LANGUAGES:
        found[f"board-{language}"] = _shot(record, move, language, BOARD, None)
    found["wide"] = _shot(record, move, LANGUAGES[-1], BOARD, None, LANDSCAPE)
    for i, part in enumerate(parts_for(painter(name), len(record.names))[1:]):
        found[part] = _shot(record, move, LANGUAGES[i % len(LANGUAGES)], part, 0)
    return found


def recorded(
    record: str,
    move: int,
    language: str,
    part: str = BOARD,
    viewer: int | None = None,
    shape: str = PORTRAIT,
) -> Draw:
    """Return a part of a recorded game after ``move`` moves."""
    read = read_record((RECORDS / f"{record}.txt").read_text("utf-8"))
    return _shot(read, move, language, part, viewer, shape)


def _shot(
    record: Record, move: int, language: str, part: str, viewer: int | None, shape: str = PORTRAIT
) -> Draw:
    def shoot() -> bytes:
        state, last, before, since, recent = find_moment(record, move)
        asked = (record.game, state, record.names, language, part, viewer)
        return draw(*asked, last, before, since, shape=shape, recent=recent)

    return shoot


def draw(
    name: str,
    state: State,
    names: Sequence[str],
    language: str,
    part: str,
    viewer: int | None,
    last: Sequence[Event],
    before: State | None = None,
    since: State | None = None,
    colours: Sequence[str] = PLAYERS,
    shape: str = PORTRAIT,
    recent: Sequence[Event] = (),
) -> bytes:
    """Draw a picture of a state as a viewer may see it."""
    listed = tuple(event.seen_by(viewer) for event in last)
    shown = tuple(colours[: len(names)])
    rules = game(name)
    then = before and rules.view(before, viewer)
    over = since and rules.view(since, viewer)
    scene = Scene(
        language,
        tuple(names),
        shown,
        part,
        WIDTH if shape == PORTRAIT else WIDE_WIDTH,
        viewer,
        listed,
        then,
        over,
        shape=shape,
        recent_events=tuple(event.seen_by(viewer) for event in recent),
    )
    return paint(name, rules.view(state, viewer), scene)


def _draw_recorded_poster(name: str) -> bytes:
    """Draw the poster of a recorded game; each game has another language."""
    record = record_of(name, game(name).seat_counts[-1])
    language = LANGUAGES[PUBLISHED.index(name) % len(LANGUAGES)]
    return draw_poster(name, record.replay(), record.names, language, score_history(record))


def draw_poster(
    name: str,
    state: State,
    names: Sequence[str],
    language: str,
    progress: ScoreHistory = NO_HISTORY,
    left: Sequence[int] = (),
) -> bytes:
    """Draw the poster of a finished game; the seats that ``left`` have resigned."""
    colours = PLAYERS[: len(names)]
    scene = Scene(
        language, tuple(names), colours, ENDING, WIDTH, progress=progress, who_left=tuple(left)
    )
    return paint(name, game(name).view(state, None), scene)


def same(one: bytes, other: bytes) -> bool:
    """Return whether two files have the same pixels."""
    with Image.open(io.BytesIO(one)) as here, Image.open(io.BytesIO(other)) as there:
        return here.size == there.size and _pixels(here) == _pixels(there)


def _pixels(image: Image.Image) -> bytes:
    return image.convert("RGB").tobytes()
