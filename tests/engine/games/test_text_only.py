"""Every game can be played from texts alone, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.registry import game, game_names, package_of
from engine.core.ties import winner_line
from engine.core.words.catalogue import LANGUAGES, catalogue
from tests.engine.games.game_extras import readable, reader
from tests.engine.games.text_play import (
    NAMES,
    board,
    game_read_in,
    labels,
    play,
    prompt,
    read_and_choose,
)
from tests.thorough import pairs_by_turns

PLAYED = pairs_by_turns(game_names(), LANGUAGES, 2)
READ = pairs_by_turns(readable(), LANGUAGES, 2)


@pytest.mark.parametrize(("name", "language"), PLAYED)
def test_a_game_can_be_finished_by_reading_and_typing(name: str, language: str) -> None:
    """Picks a random label by its text and types the move as written."""
    rules, chance = game(name), Chance.from_seed(f"typing {language}")
    state = rules.new(rules.seat_counts[0], None, Chance.from_seed(f"typed {language}"))
    while state.stack:
        seat = rules.to_move(state)[0]
        assert prompt(rules, state, seat, language)
        offered = labels(rules, state, seat, language)
        choice = list(offered.values())[chance.below(len(offered))]
        rules.apply(state, seat, rules.parse_move(state, seat, rules.move(state, choice)))
    assert_board_shows_result(rules, state, language)


def assert_board_shows_result(rules: Game[Any], state: Any, language: str) -> None:
    """Check that the final board names the winners, and every score beside its player."""
    outcome, pages = rules.outcome(state), board(rules, state, None, language)
    texts = catalogue(language, package_of(rules.name))
    lines = [line for page in pages for line in page.lines]
    assert texts.format(winner_line(outcome.winners, outcome.tie_break), NAMES) in lines
    for seat, score in enumerate(outcome.scores):
        about = [
            line
            for page in pages
            for line in page.lines
            if NAMES[seat] in line or NAMES[seat] in page.title
        ]
        assert any(re.search(rf"(?<!\d){score}(?!\d)", line) for line in about), NAMES[seat]


@pytest.mark.parametrize(("name", "language"), READ)
def test_readers_of_each_language_play_the_same_game(name: str, language: str) -> None:
    """They read the same facts, so they make the same moves: no language says less."""
    assert game_read_in(name, language)[1] == game_read_in(name, "en")[1]


@pytest.mark.parametrize(("name", "language"), READ)
def test_the_final_board_shows_the_result(name: str, language: str) -> None:
    assert_board_shows_result(game(name), game_read_in(name, language)[0], language)


@pytest.mark.parametrize("name", readable())
def test_a_reader_uses_every_verb(name: str) -> None:
    state, moves = game_read_in(name, "en")
    assert reader(name).verbs <= {move.split()[1] for move in moves}
    assert min(game(name).outcome(state).scores) > reader(name).points


@pytest.mark.parametrize("name", readable())
def test_a_reader_beats_random_players(name: str) -> None:
    rules, player = game(name), reader(name)
    decide, won = read_and_choose(player, rules, "en"), 0
    points = {True: 0, False: 0}
    for seed in player.rivals:
        chance = Chance.from_seed("random " + seed)

        def either(state: Any, seat: int, chance: Chance = chance) -> str:
            legal = rules.legal_choices(state, seat)
            return decide(state, seat) if seat == 0 else legal[chance.below(len(legal))]

        outcome = rules.outcome(play(rules, 4, seed, either)[0])
        won += outcome.winners == (0,)
        points[True] += 3 * outcome.scores[0]
        points[False] += sum(outcome.scores[1:])
    assert won >= player.wins
    assert points[True] > 1.5 * points[False]
