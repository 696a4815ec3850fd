"""Draw random and recorded games for all viewers and check every picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.chance import Chance
from engine.core.contract.broken import recorded, require
from engine.core.game import Game
from engine.core.record import Record
from engine.core.words.catalogue import LANGUAGES, catalogue
from render.kit.asked_seats import find_asked_seat
from render.kit.canvas import Canvas
from render.kit.contract.boxes import values_of
from render.kit.contract.driver import LONGEST_NAMES, MIXED_NAMES, WIDE_NAMES, PictureDriver
from render.kit.contract.picture import legal_codes
from render.kit.contract.positions import (
    PlayedPosition,
    play_random_game,
    positions_by_decision,
    replay_positions,
    typical_positions,
)
from render.kit.highlights import FAINT_RIM, RIM
from render.kit.hot_spots import find_hot_spots
from render.kit.palette import contrast
from render.kit.scene import BOARD, ENDING, LANDSCAPE, SHAPES, Painter, UnknownPart

_SECRET = 1
"""Index of an early position, when most is hidden."""
_MIDDLE = 2
"""Index of the middle position."""
_NAMES = (WIDE_NAMES, MIXED_NAMES, LONGEST_NAMES)
"""The names of players, by turns."""
MIN_CONTRAST = 3
"""Minimum luminance contrast between a highlight and its background."""


def check_painter(
    rules: Game[Any],
    painter: Painter,
    seats: int,
    options: Mapping[str, str],
    seed: str,
    *,
    thorough: bool = True,
) -> None:
    """Draw a random game and check the whole contract on every picture.

    Unless ``thorough``, each position is drawn either for the public or for a seat, with one kind
    of names. Secrets are then checked in one position, for a seat with the largest number of
    players and for the public with others, and recording in one position with the smallest number.

    Raises:
        ContractBroken: names the rule and the picture, with the record of the game.
    """
    positions, record = play_random_game(rules, seats, options, seed)
    with recorded(record):
        _check_contrast()
        _check_parts(rules, painter)
        main = typical_positions(positions)
        chance = Chance.from_seed("twins of " + seed)
        for turn, position in enumerate(main):
            driver = PictureDriver(rules, painter, seats, position, positions)
            _check_viewers(driver, turn, checks_both=thorough)
            if thorough:
                _check_usual_names(driver, LANGUAGES[turn % len(LANGUAGES)])
            if not position.decision:
                _check_ending(driver)
            viewers = (None, turn % seats)
            if thorough:
                _check_secrets(driver, viewers, chance)
            elif turn == _SECRET:
                _check_secrets(driver, [viewers[seats == rules.seat_counts[-1]]], chance)
            if thorough or (turn == _MIDDLE and seats == rules.seat_counts[0]):
                _check_recording(driver)


def check_records(
    rules: Game[Any], painter: Painter, records: Iterable[Record], *, thorough: bool = True
) -> None:
    """Draw every decision of recorded games once for each number of players.

    Unless ``thorough``, each decision is drawn for one number of players in turn, and its board
    with wide names in one shape.

    Raises:
        ContractBroken: names the rule and the picture, with the record of the game.
    """
    decisions: dict[tuple[int, str], tuple[PlayedPosition, Sequence[PlayedPosition], Record]] = {}
    for record in records:
        positions = replay_positions(rules, record)
        for position in positions_by_decision(positions):
            decisions[len(record.names), position.decision] = (position, positions, record)
    rows = dict[str, list[int]]()
    for seats, rule in decisions:
        rows.setdefault(rule, []).append(seats)
    for turn, ((seats, rule), (position, history, record)) in enumerate(decisions.items()):
        at = list(rows).index(rule)
        if thorough or rows[rule][at % len(rows[rule])] == seats:
            with recorded(record):
                driver = PictureDriver(rules, painter, seats, position, history)
                _check_decision(driver, turn, len(LANGUAGES) if thorough else 1)


_GROUNDS = ("ground", "panel", "tile", "roadfar", "road")
_SEEN_ON = {
    RIM: ("glow", *_GROUNDS),
    FAINT_RIM: ("glow2", *_GROUNDS),
    "act": ("glow", "glow2", "white", *_GROUNDS),
    "white": ("act", "vp"),
    "ink": ("glow", "glow2", "white", *_GROUNDS),
}
"""The backgrounds of each highlight: of rims, rings and plates, codes, edges and digits."""


def _check_contrast() -> None:
    """Check that highlights can be told from their backgrounds without colour."""
    for fact, grounds in _SEEN_ON.items():
        for under in grounds:
            seen = contrast(fact, under)
            require(seen >= MIN_CONTRAST, f"{fact} has a contrast of {seen:.1f} on {under}")


def _check_parts(rules: Game[Any], painter: Painter) -> None:
    """Check that the board is the first part, and that every other part has a name."""
    require(painter.parts[:1] == (BOARD,), "the first part is not the board")
    require(len(set(painter.parts)) == len(painter.parts), "a part is offered twice")
    cards = {card.id for card in rules.words.cards}
    for language in LANGUAGES:
        words = catalogue(language, *painter.packages)
        for part in painter.parts[1:]:
            keys = (f"{rules.name}-picture-part-{part}", f"picture-part-{part}")
            require(part in cards or any(key in words for key in keys), f"{language}: no {keys[0]}")


def _check_viewers(driver: PictureDriver, turn: int, *, checks_both: bool) -> None:
    """Check every part for the public and a seat, or for one of them in turn.

    Seats, languages and names rotate.
    """
    for i, viewer in enumerate((None, turn % driver.seats), turn):
        if checks_both or (i + driver.seats) % 2:
            _check_viewer(driver, viewer, _NAMES[(i + driver.seats) % len(_NAMES)], i)


def _check_viewer(
    driver: PictureDriver, viewer: int | None, names: Sequence[str], turn: int
) -> None:
    """Check every part for one viewer, rotating the languages."""
    view = driver.view(viewer)
    shown = set[str]()
    for i, part in enumerate(driver.parts):
        language = LANGUAGES[(turn + i) % len(LANGUAGES)]
        canvas = driver.paint_checked(view, driver.scene(part, language, viewer, names))
        if part != BOARD:
            shown |= set(values_of(canvas.facts, "legal"))
    driver.paint_checked(
        view, driver.scene(BOARD, LANGUAGES[turn % len(LANGUAGES)], viewer, names, LANDSCAPE)
    )
    _check_all_codes_shown(driver, view, viewer, shown)


def _check_all_codes_shown(
    driver: PictureDriver, view: Any, viewer: int | None, shown: set[str]
) -> None:
    """Check that all parts together light every legal code."""
    missing = legal_codes(driver.rules, view, viewer) - shown
    if len(driver.parts) > 1 and missing:
        scene = driver.scene("all parts together", LANGUAGES[0], viewer)
        driver.fail(scene, f"{sorted(missing)} is legal but in no part")


def _check_usual_names(driver: PictureDriver, language: str) -> None:
    view = driver.view(None)
    for part in driver.parts:
        driver.paint_checked(view, driver.scene(part, language, None, WIDE_NAMES))


def _check_ending(driver: PictureDriver) -> None:
    """Check the poster of a finished game in every language, with all kinds of names."""
    view = driver.view(None)
    for i, language in enumerate(LANGUAGES, driver.seats):
        names = _NAMES[i % len(_NAMES)]
        driver.paint_checked(view, driver.scene(ENDING, language, None, names))


def _check_secrets(driver: PictureDriver, viewers: Sequence[int | None], chance: Chance) -> None:
    """Check that states a viewer cannot tell apart give the same pictures.

    A viewer who knows more looks first, to catch secrets that are cached in the painter.
    """
    for viewer in viewers:
        view = driver.view(viewer)
        twin = driver.rules.determinize(view.copy(), chance)
        alike = driver.rules.view(twin, viewer)
        other = (0 if viewer is None else viewer + 1) % driver.seats
        for part in driver.parts:
            scene = driver.scene(part, LANGUAGES[0], viewer)
            first = driver.paint(view, scene)
            other_scene = replace(scene, viewer=other, **driver.earlier_views(other))
            driver.paint(driver.rules.view(twin, other), other_scene)
            second = driver.paint(alike, scene)
            same = _pixels(first) == _pixels(second) and first.facts == second.facts
            driver.require(same, scene, "it depends on something its viewer cannot see")
            spots = find_hot_spots(driver.rules, view, scene, first)
            same = spots == find_hot_spots(driver.rules, alike, scene, second)
            driver.require(same, scene, "its hot spots depend on something its viewer cannot see")


def _pixels(canvas: Canvas) -> tuple[tuple[int, int], bytes]:
    return canvas.image.size, canvas.image.tobytes()


def _check_recording(driver: PictureDriver) -> None:
    """Check that recording changes nothing, and that an unknown part is refused."""
    view = driver.view(None)
    for part in driver.parts:
        scene = driver.scene(part, LANGUAGES[0], None)
        quiet = driver.paint(view, scene, recording=False)
        same = _pixels(quiet) == _pixels(driver.paint(view, scene))
        driver.require(same, scene, "recording changes the picture")
        driver.require(not quiet.facts, scene, "facts are recorded in production")
    scene = driver.scene("no-such-part", LANGUAGES[0], None)
    try:
        driver.painter.paint(view, scene)
    except UnknownPart:
        return
    driver.fail(scene, "an unknown part is accepted")


def _check_decision(driver: PictureDriver, turn: int, boards: int) -> None:
    """Check every part for the public or for the player asked, rotating languages and shapes."""
    mover = find_asked_seat(driver.rules, driver.position.state, None)
    viewer = mover if turn % 2 and mover >= 0 else None
    _check_viewer(driver, viewer, MIXED_NAMES, turn)
    view = driver.view(viewer)
    for i in range(turn, turn + boards):
        language = LANGUAGES[i % len(LANGUAGES)]
        shape = SHAPES[(driver.seats + i) % len(SHAPES)]
        driver.paint_checked(view, driver.scene(BOARD, language, viewer, WIDE_NAMES, shape))
