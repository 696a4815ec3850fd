"""Parts of the board: those the table has, under names in every language."""

from __future__ import annotations

import pytest

from bot.discord_ui.pictures import Studio, part_called, part_name, parts_of
from bot.discord_ui.texts import words_in
from bot.tables import TableError
from engine.core import game
from engine.core.registry import game_names
from engine.core.text import LANGUAGES
from render import BOARD, painter
from tests.bot.discord_ui.positions import begun, position, table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_part_has_a_name(name: str, language: str) -> None:
    parts = painter(name).parts
    named = [part_name(name, part, language) for part in parts]
    assert len(set(named)) == len(parts)
    assert language == "en" or not set(named) & set(parts)


def test_parts_of_players_end_with_the_seats() -> None:
    assert "player3" in parts_of(table("tuscany", seats=3))
    assert "player4" not in parts_of(table("tuscany", seats=3))
    assert "player4" in parts_of(table("tuscany", seats=4))


def test_a_part_is_found_by_its_name_and_refused_by_the_names_there_are() -> None:
    at = table("caylus")
    assert part_called(at, "The Castle", "en") == "castle"
    assert part_called(at, "城堡", "zh-TW") == "castle"
    with pytest.raises(TableError) as refused:
        part_called(at, "cellar", "en")
    assert "the castle" in words_in("en").format(refused.value.text)


async def test_what_a_painter_refuses_is_said_and_not_raised() -> None:
    rules = game("tuscany")
    studio = Studio(400)
    try:
        with pytest.raises(TableError) as refused:
            await studio.draw(position(rules, begun(rules, 2)), "en", part="player4")
        assert refused.value.text.key == "error-no-part"
        assert await studio.draw(position(rules, begun(rules, 2)), "en", part=BOARD)
    finally:
        studio.close()
