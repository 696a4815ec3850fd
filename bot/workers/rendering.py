"""Render pictures in a worker: plain data in, PNG bytes out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.tables.domain.kinds import TABLE_EVENTS
from bot.workers.worker import Job
from engine.core import State, game
from render import (
    Picture,
    Scene,
    paint,
    paint_card,
    paint_with_hot_spots,
    painted_games,
    picture_from_json,
)
from render.kit.palette import PLAYERS
from render.kit.player_record import PlayerRecordScene, paint_page
from render.kit.standings import StandingsScene, paint_standings


def render_board(plain: dict[str, Any]) -> bytes:
    """Render what :func:`~render.picture_to_json` described as a PNG file.

    Raises:
        UnknownPart: the painter has no such part.
        UnknownPoint: the picture has nothing that a pin could point at.
    """
    return paint(*_picture_of(plain))


def render_with_hot_spots(plain: dict[str, Any]) -> Picture:
    """Render the same with its hot spots; raise like :func:`render_board`."""
    return paint_with_hot_spots(*_picture_of(plain))


def _picture_of(plain: dict[str, Any]) -> tuple[str, State, Scene]:
    """Return game, view and scene, without what happened to seats, which no painter knows."""
    name, view, scene = picture_from_json(plain)
    own = tuple(event for event in scene.recent_events if event.kind not in TABLE_EVENTS)
    return name, view, replace(scene, recent_events=own)


def render_card(plain: dict[str, Any]) -> bytes:
    """Render a rules card, given its id, as a PNG file."""
    cards = game(plain["game"]).words.cards
    found = next(card for card in cards if card.id == plain["card"])
    return paint_card(plain["game"], found, plain["language"], plain["width"])


def render_player_record(scene: PlayerRecordScene) -> bytes:
    """Render a person's results as a PNG file."""
    return paint_page(scene)


def render_standings(scene: StandingsScene) -> bytes:
    """Render the standings of a league or cup as a PNG file."""
    return paint_standings(scene)


def first_board(plain: dict[str, Any]) -> bytes:
    """Render the first board of a game, to load its fonts, icons and cached bases.

    Raises:
        NoPainter: the game has no painter.
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
