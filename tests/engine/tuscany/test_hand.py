"""The hand in words, and the outcome of a game of readers."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.words.catalogue import LANGUAGES
from engine.tuscany import GAME
from tests.engine.games.text_play import board, game_read_in, read_and_choose
from tests.engine.tuscany.reader import LEXICONS, READER


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_lists_what_can_be_placed_and_paid(language: str) -> None:
    """Whenever a placement is legal, the hand names its space."""
    state = GAME.new(3, {}, Chance.from_seed("hands"))
    decide, met = read_and_choose(READER, GAME, language), 0
    while state.stack:
        seat = GAME.to_move(state)[0]
        if state.stack[-1].name == "action":
            title = LEXICONS[language].hand
            (section,) = [p for p in board(GAME, state, seat, language) if p.title == title]
            lines = " ".join(section.lines)
            for choice in state.legal:
                if "," in choice:
                    met += 1
                    assert str(state.region_of(seat).index[choice] + 1) in lines
        GAME.apply(state, seat, decide(state, seat))
    assert met > 40
    titles = [section.title for section in board(GAME, state, 0, language)]
    assert LEXICONS[language].hand not in titles, "nothing can be placed after the end"


def test_readers_cover_most_of_their_regions() -> None:
    state, _ = game_read_in("tuscany", "en")
    assert min(mask.bit_count() for mask in state.covered) > 15
