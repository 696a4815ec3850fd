"""Rules cards and text boards have one form in every game."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.registry import game, game_names, package_of
from engine.core.words.catalogue import LANGUAGES, catalogue

NAMES = ("Alice", "Bob", "Carol", "Dan", "Eve", "Flo", "Gus")


@pytest.mark.parametrize("name", game_names())
def test_every_card_names_its_rule(name: str) -> None:
    assert game(name).words.cards
    for card in game(name).words.cards:
        assert card.rule is not None, card.id
        assert card.rule.key.startswith(f"{name}-rule-"), card.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_card_titles_are_distinct(name: str, language: str) -> None:
    texts, cards = catalogue(language, package_of(name)), game(name).words.cards
    titles = [texts.format(card.title) for card in cards]
    assert len(set(titles)) == len(titles)
    assert len({card.id for card in cards}) == len(cards)


@pytest.mark.parametrize("name", game_names())
def test_the_board_begins_with_now_and_players_precede_what_rarely_changes(
    name: str,
) -> None:
    texts = catalogue("en", package_of(name))
    for seats in game(name).seat_counts:
        state = game(name).new(seats, None, Chance.from_seed("board"))
        view = game(name).view(state, None)
        board = game(name).words.board(view, None)
        assert texts.format(board[0].title) == texts.say("board-now")
        early = "\n".join(
            texts.format(text, NAMES)
            for part in board[1 : 3 + seats]
            for text in (part.title, *part.lines)
        )
        assert all(player in early for player in NAMES[:seats])
