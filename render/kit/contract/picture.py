"""Checks for a single picture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.contract.broken import require
from engine.core.game import Game
from render.kit import landscape, layout, names, type_scale
from render.kit.asked_seats import find_asked_seat
from render.kit.canvas import Canvas
from render.kit.contract.boxes import (
    are_apart,
    find_collisions,
    find_straddled_texts,
    find_touching_pieces,
    require_apart,
    values_of,
)
from render.kit.contract.hot_spots import check_hot_spots
from render.kit.contract.story import check_story
from render.kit.glyph_rows import OVERFULL
from render.kit.highlights import FAINT_RIM, MAX_RINGS, RIM
from render.kit.rect import is_inside
from render.kit.scene import BOARD, ENDING, LANDSCAPE, Scene
from render.kit.sprite import Box, Fact

_MAX_LANDSCAPE_HEIGHT = 1800
"""Maximum height of a landscape board: shown 350 pixels tall, its codes are 8 pixels high."""
_CUT = re.compile(r"\S…")
"""The end of a text that was cut; after a space the ellipsis means "and others"."""
_ACTING = frozenset({"answer", "ring", "target", "free", "legal", "active", "to-move", "chosen"})
"""Kinds of facts that may contain magenta."""
_RIMS = {
    **dict.fromkeys(("halo", "disc", "change", "won"), RIM),
    **dict.fromkeys(("faint-halo", "faint-disc", "faint-change"), FAINT_RIM),
}
"""Colour of the rim by kind of highlight."""


def check_picture(rules: Game[Any], view: Any, scene: Scene, canvas: Canvas) -> None:
    """Check everything that can be checked on a single picture.

    Raises:
        ContractBroken: names the problem.
    """
    board = scene.part == BOARD
    large = board or scene.part == ENDING
    if board and scene.shape == LANDSCAPE:
        _check_landscape(canvas)
    else:
        across = layout.WIDTH if large else layout.CROP_WIDTH
        require(canvas.width == across, f"it is {canvas.width} pixels wide, not {across}")
    check_place(canvas, type_scale.FLOOR if large else type_scale.CROP_FLOOR)
    facts = canvas.facts
    require_apart(
        [*find_collisions(facts), *find_touching_pieces(facts), *find_straddled_texts(facts)]
    )
    _check_rows(facts)
    _check_codes(canvas.facts, legal_codes(rules, view, scene.viewer), whole=board)
    check_magenta(canvas)
    check_glow(canvas)
    check_story(canvas.facts)
    _check_question(rules, view, scene, canvas.facts)
    if board:
        _check_movers(rules, view, scene, canvas.facts)
    check_hot_spots(rules, view, scene, canvas)


def _check_landscape(canvas: Canvas) -> None:
    """Check that a landscape board is 16 to 10, and not too tall to be read on a desktop."""
    shaped = canvas.width * landscape.ASPECT_HEIGHT == canvas.height * landscape.ASPECT_WIDTH
    require(shaped, f"a landscape board is {canvas.width} to {canvas.height}")
    require(
        canvas.height <= _MAX_LANDSCAPE_HEIGHT, f"a landscape board is {canvas.height} pixels tall"
    )


def check_place(canvas: Canvas, least: float) -> None:
    """Check that everything lies inside the picture and that no text is too small."""
    page = (0, 0, canvas.width, canvas.height)
    for fact in canvas.facts:
        require(
            is_inside(fact.box, page), f"{fact.kind} “{fact.value}” leaves the picture: {fact.box}"
        )
        small = fact.kind == "text" and fact.size < least
        require(not small, f"“{fact.value}” is {fact.size} pixels, less than {least}")


def _check_rows(facts: Sequence[Fact]) -> None:
    """Check that every row of glyphs, such as a cost or an effect, keeps to its room."""
    for fact in facts:
        overfull = fact.kind == "row" and fact.value == OVERFULL
        require(not overfull, f"a row of glyphs is wider than its room: {fact.box}")


def legal_codes(rules: Game[Any], view: Any, viewer: int | None) -> set[str]:
    """Return the codes of the choices a picture shows."""
    seat = find_asked_seat(rules, view, viewer)
    offers = (rules.words.offer(view, seat, choice) for choice in rules.legal_choices(view, seat))
    return {offer.code for offer in offers} - {""}


def _check_codes(facts: Sequence[Fact], legal: set[str], *, whole: bool) -> None:
    """Check that lit codes are legal (on a board: all of them), unique, and not blank.

    Each must have its ring, unless there are too many codes or other targets.
    """
    lit = values_of(facts, "legal")
    require(set(lit) <= legal, f"{_quote_all(set(lit) - legal)} is lit but not legal")
    if whole:
        require(set(lit) == legal, f"{_quote_all(legal - set(lit))} is legal but not lit")
    shown = Counter(values_of(facts, "legal", "code"))
    twice = {code for code, count in shown.items() if count > 1}
    require(not twice, f"the code {_quote_all(twice)} appears twice")
    rings = [fact for fact in facts if fact.kind == "ring" and fact.value in {"", *shown}]
    hide_rings = max(len(legal), len(values_of(facts, "target"))) > MAX_RINGS
    expected = 0 if hide_rings else len(lit)
    require(len(rings) == expected, f"{len(rings)} rings for {len(lit)} legal codes")
    for plate in (fact for fact in facts if fact.kind == "legal" and not hide_rings):
        ringed = any(not are_apart(ring.box, plate.box) for ring in rings)
        require(ringed, f"“{plate.value}” is lit without a ring")
    texts = [fact for fact in facts if fact.kind == "text"]
    for plate in (fact for fact in facts if fact.kind in {"legal", "code"}):
        named = any(label.value == plate.value and _is_on(label.box, plate.box) for label in texts)
        require(named, f"the plate of “{plate.value}” lacks its text")


def _is_on(label: Box, plate: Box) -> bool:
    across = (label[0] + label[2]) / 2
    down = (label[1] + label[3]) / 2
    return plate[0] <= across <= plate[2] and plate[1] <= down <= plate[3]


def _quote_all(words: Iterable[str]) -> str:
    return ", ".join(f"“{word}”" for word in sorted(words))


def check_magenta(canvas: Canvas) -> None:
    """Check that the acting colour only marks legal choices and the players to move."""
    act = canvas.palette.index("act")
    rest = canvas.image.point([255 if index == act else 0 for index in range(256)])
    for fact in canvas.facts:
        if fact.kind in _ACTING:
            left, top, right, bottom = fact.box
            rest.paste(0, (int(left) - 1, int(top) - 1, int(right) + 2, int(bottom) + 2))
    require(rest.getbbox() is None, f"magenta outside what may be chosen: {rest.getbbox()}")


def check_glow(canvas: Canvas) -> None:
    """Check that every glow has its rim."""
    for fact in canvas.facts:
        if fact.kind in _RIMS:
            rim = canvas.palette.index(_RIMS[fact.kind])
            lined = canvas.image.crop(fact.box).histogram()[rim]
            require(lined >= fact.box[2] - fact.box[0], f"{fact.kind} “{fact.value}” has no rim")


def _check_movers(rules: Game[Any], view: Any, scene: Scene, facts: Sequence[Fact]) -> None:
    """Check that exactly the players to move are framed, with one badge for all of them."""
    movers = sorted(scene.colours[seat] for seat in rules.to_move(view))
    framed = sorted(values_of(facts, "active"))
    require(framed == movers, f"the frame is for {framed}, the move is for {movers}")
    badges = len(values_of(facts, "to-move"))
    require(badges == bool(movers), f"there are {badges} badges for {len(movers)} to move")
    if not movers:
        lit = values_of(facts, "ring", "target")
        require(not lit, f"{lit} may be chosen after the end")


def _check_question(rules: Game[Any], view: Any, scene: Scene, facts: Sequence[Fact]) -> None:
    """Check that the header has one question while a player is asked, and later the winners."""
    asked = values_of(facts, "question")
    won = values_of(facts, "winners")
    over = not rules.to_move(view)
    require(len(asked) == (not over), f"the header has {len(asked)} questions")
    winners = rules.outcome(view).winners if scene.winners is None else scene.winners
    require(len(won) == bool(over and winners), "the winner is not named once, at the end")


def _without_spaces(label: str) -> str:
    """Return a text without spaces: a long name may be broken between two lines."""
    return label.replace(" ", "")


def check_words(facts: Sequence[Fact], called: Sequence[str], winners: Sequence[int]) -> None:
    """Check that names of up to sixteen letters are not cut, and that winners are named."""
    cut = [line for line in values_of(facts, "text") if _CUT.search(line)]
    require(not cut, f"“{cut[0]}” is cut" if cut else "")
    named = _without_spaces("".join(values_of(facts, "winners")))
    missing = [called[seat] for seat in winners if _without_spaces(called[seat]) not in named]
    require(not missing, "the winner is not named")


def check_names(facts: Sequence[Fact], called: Sequence[str]) -> None:
    """Check that names are large on a board."""
    for fact in facts:
        if fact.kind == "text" and len(fact.value) > 2 and _is_part_of(fact.value, called):
            whole = fact.value in called and not names.find_break_points(fact.value)
            least = names.MIN_WORD_SIZE if whole else names.MIN_BROKEN_NAME_SIZE
            require(fact.size >= least, f"“{fact.value}” is {fact.size} pixels, less than {least}")


def _is_part_of(label: str, called: Sequence[str]) -> bool:
    return any(label in name for name in called)
