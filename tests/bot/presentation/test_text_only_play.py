"""A player who only reads text and types can play a whole game of each kind."""

from __future__ import annotations

import pytest

from bot.discord_ui.common.layout import TEXT_LIMIT
from bot.presentation.text_board import board_parts, pages
from bot.presentation.texts import ALT_LIMIT, length
from bot.presentation.turn_text import TurnText, alt_text
from bot.presentation.typed_moves import offered_under, pick_choice
from bot.tables.domain.errors import IllegalMove
from engine.core import Chance, State, game
from tests.bot.sample_turns import turn

MOVES_BETWEEN_BOARDS = 7
"""Number of moves between readings of the whole board."""


@pytest.mark.parametrize(
    ("name", "language"),
    [("caylus", "ja"), ("caylus1303", "zh-TW"), ("emperor", "zh-CN"), ("tuscany", "en")],
)
def test_a_whole_game_is_played_by_reading_and_typing(name: str, language: str) -> None:
    rules, chance = game(name), Chance.from_seed("text alone")
    state: State = rules.new(2, {}, Chance.from_seed(name), events=True)
    moves = 0
    while state.stack:
        seat = rules.to_move(state)[0]
        seen = turn(rules, state, seat, language=language)
        offered = offered_under(seen, seat, language)
        wanted = offered[chance.below(len(offered))]
        if moves % MOVES_BETWEEN_BOARDS == 0:
            _check_text_board(TurnText.of(seen), seat)
        try:
            found = pick_choice(seen, seat, wanted.title, language)
        except IllegalMove:  # two choices share a name: type what the list completes instead
            found = pick_choice(seen, seat, wanted.move, language)
        assert found.choice == wanted.choice
        rules.apply(state, seat, found.choice)
        moves += 1
    over = TurnText.of(turn(rules, state, language=language))
    (first, *_) = pages(board_parts(over), TEXT_LIMIT)
    assert all(over.message.names[seat] in first for seat in rules.outcome(state).winners)


def _check_text_board(spoken: TurnText, seat: int) -> None:
    """Check that the text board names the mover first, is unbroken, and lists all players."""
    parts = board_parts(spoken)
    texts = pages(parts, TEXT_LIMIT)
    assert max(map(length, texts)) <= TEXT_LIMIT
    assert "\n".join(texts).split("\n") == [line for part in parts for line in part]
    assert spoken.message.names[seat] in "\n".join(parts[0][:3])
    everything = "\n".join(texts)
    alt = alt_text(spoken)
    assert length(alt) <= ALT_LIMIT
    for name in spoken.label.names[: len(spoken.turn.table.seats)]:
        assert name in everything
        assert name in alt
