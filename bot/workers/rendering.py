"""Render pictures in a worker: view and scene as plain data in, PNG bytes out."""

from __future__ import annotations

from typing import Any

from bot.workers.worker import Job
from engine.core import Event, Game, State, game
from engine.core.score_history import ScoreHistory
from render import Outlook, Scene, paint, paint_card, painted_games
from render.kit.palette import PLAYERS


def render_sketch(rules: Game[Any], view: State, scene: Scene) -> dict[str, Any]:
    """Return everything :func:`draw` needs as plain data, limited to what the viewer may see."""
    return {
        "game": rules.name,
        "view": view.to_json(),
        "legal": list(view.legal),
        "language": scene.language,
        "names": list(scene.names),
        "colours": list(scene.colours),
        "part": scene.part,
        "width": scene.width,
        "viewer": scene.viewer,
        "last": [event.to_json() for event in scene.last],
        "before": None if scene.before_last_move is None else scene.before_last_move.to_json(),
        "since": None if scene.after_last_turn is None else scene.after_last_turn.to_json(),
        "winners": None if scene.winners is None else list(scene.winners),
        "progress": list(scene.progress),
        "points": list(scene.points),
        "shape": scene.shape,
        "outlook": list(scene.outlook),
        "imagined": scene.hypothetical,
    }


def render_board(plain: dict[str, Any]) -> bytes:
    """Render a :func:`sketch` as a PNG file.

    Raises:
        UnknownPart: the painter has no such part.
        UnknownPoint: the picture has nothing that a pin could point at.
    """
    rules = game(plain["game"])
    view = rules.load(plain["view"])
    view.legal = tuple(plain["legal"])
    scene = Scene(
        language=plain["language"],
        names=tuple(plain["names"]),
        colours=tuple(plain["colours"]),
        part=plain["part"],
        width=plain["width"],
        viewer=plain["viewer"],
        last=tuple(map(Event.from_json, plain["last"])),
        before_last_move=None if plain["before"] is None else rules.load(plain["before"]),
        after_last_turn=None if plain["since"] is None else rules.load(plain["since"]),
        winners=None if plain["winners"] is None else tuple(plain["winners"]),
        progress=ScoreHistory.from_json(plain["progress"]),
        points=tuple(plain["points"]),
        shape=plain["shape"],
        outlook=Outlook.from_json(plain["outlook"]),
        hypothetical=plain["imagined"],
    )
    return paint(plain["game"], view, scene)


def render_card(plain: dict[str, Any]) -> bytes:
    """Render a rules card, given its id, as a PNG file."""
    cards = game(plain["game"]).words.cards
    found = next(card for card in cards if card.id == plain["card"])
    return paint_card(plain["game"], found, plain["language"], plain["width"])


def first_board(plain: dict[str, Any]) -> bytes:
    """Render the first board of a game, to load its fonts, icons and cached bases.

    Raises:
        KeyError: the game has no painter.
    """
    rules = game(plain["game"])
    seats = rules.seat_counts[-1]
    names = tuple(str(seat + 1) for seat in range(seats))
    scene = Scene(plain["language"], names, PLAYERS[:seats], width=plain["width"])
    return paint(rules.name, rules.view(rules.new(seats), None), scene)


def first_boards(language: str, width: int) -> list[tuple[Job, Any]]:
    """Return the jobs that warm up a worker: the first board of every game with a painter."""
    return [
        (first_board, {"game": name, "language": language, "width": width})
        for name in painted_games()
    ]
