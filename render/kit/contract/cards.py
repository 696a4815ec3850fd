"""Checks for the pictures of rules cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.core.contract.broken import ContractBroken, require
from engine.core.game import Game
from engine.core.words.catalogue import LANGUAGES
from engine.core.words.game_words import RulesCard
from render.kit import layout, type_scale
from render.kit.canvas import Canvas
from render.kit.contract.boxes import (
    find_collisions,
    find_touching_pieces,
    require_apart,
    values_of,
)
from render.kit.contract.picture import check_glow, check_place
from render.kit.encode import CARD_LIMIT, encode
from render.kit.scene import Painter

_ALL_LANGUAGES_EVERY = 12
"""Every n-th card is painted in every language, the others in one language each."""
_CUT = re.compile(r"\S…")


def check_cards(rules: Game[Any], painter: Painter) -> None:
    """Draw every rules card of a game, rotating the languages.

    Raises:
        ContractBroken: names the card, the language and the problem.
    """
    for number, card in enumerate(rules.words.cards):
        for language in _languages_for(number):
            try:
                _check_card(painter, card, language)
            except ContractBroken as broken:
                raise ContractBroken(f"card {card.id}, {language}: {broken.why}") from broken


def _languages_for(number: int) -> Sequence[str]:
    if number % _ALL_LANGUAGES_EVERY == 0:
        return LANGUAGES
    return [LANGUAGES[number % len(LANGUAGES)]]


def _check_card(painter: Painter, card: RulesCard, language: str) -> None:
    try:
        canvas = painter.card(card, language, recording=True)
    except Exception as error:
        raise ContractBroken(f"{type(error).__name__}: {error}") from error
    fits = canvas.width == layout.CROP_WIDTH
    require(fits, f"it is {canvas.width} pixels wide, not {layout.CROP_WIDTH}")
    check_place(canvas, type_scale.CROP_FLOOR)
    require_apart([*find_collisions(canvas.facts), *find_touching_pieces(canvas.facts)])
    cut = [label for label in values_of(canvas.facts, "text") if _CUT.search(label)]
    if cut:
        raise ContractBroken(f"“{cut[0]}” is cut")
    magenta_pixels = canvas.image.histogram()[canvas.palette.index("act")]
    require(not magenta_pixels, "magenta on a card, where nothing can be chosen")
    check_glow(canvas)
    _check_file(painter, card, language, canvas)


def _check_file(painter: Painter, card: RulesCard, language: str, canvas: Canvas) -> None:
    """Check that recording does not change the card, and that the file is small."""
    quiet = painter.card(card, language)
    require(quiet.image.tobytes() == canvas.image.tobytes(), "recording changes the picture")
    size = len(encode(quiet, max_bytes=CARD_LIMIT))
    require(size <= CARD_LIMIT, f"it takes {size:,} bytes, more than {CARD_LIMIT:,}")
