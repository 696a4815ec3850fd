"""Parts of the board: names in every language, and what is rendered."""

from __future__ import annotations

import pytest

from bot import picture_service
from bot.picture_service import PictureService, find_part, part_name, parts_of
from bot.presentation.texts import words_in
from bot.tables.domain.errors import TableError
from bot.workers import Closed, Pool
from engine.core import game
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES
from render import BOARD, Scene, painter
from render.kit.pins import UnknownPoint
from tests.bot.sample_turns import started_game, table, turn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_part_has_a_name(name: str, language: str) -> None:
    parts = painter(name).parts
    named = [part_name(name, part, language) for part in parts]
    assert len(set(named)) == len(parts)
    assert language == "en" or not set(named) & set(parts)


def test_player_parts_match_the_seats() -> None:
    assert "player3" in parts_of(table("tuscany", seats=3))
    assert "player4" not in parts_of(table("tuscany", seats=3))
    assert "player4" in parts_of(table("tuscany", seats=4))


def test_a_part_is_found_by_name_and_a_wrong_name_lists_the_parts() -> None:
    at = table("caylus")
    assert find_part(at, "The Castle", "en") == "castle"
    assert find_part(at, "城堡", "zh-TW") == "castle"
    with pytest.raises(TableError) as refused:
        find_part(at, "cellar", "en")
    assert "the castle" in words_in("en").format(refused.value.text)


async def test_a_missing_part_is_refused_and_the_board_rendered_once() -> None:
    rules, pool = game("tuscany"), Pool(1)
    studio, here = PictureService(pool, 400), turn(rules, started_game(rules, 2))
    with pytest.raises(TableError) as refused:
        await studio.draw(here, "en", part="player4")
    assert refused.value.text.key == "error-no-part"
    rendered = await studio.draw(here, "en", part=BOARD)
    assert rendered is not None
    await pool.close()
    assert await studio.draw(here, "en", part=BOARD) is rendered
    with pytest.raises(Closed):
        await studio.draw(here, "ja", part=BOARD)


async def test_cards_and_positions_are_rendered_once_and_without_a_table() -> None:
    rules, pool = game("caylus"), Pool(1)
    studio, card = PictureService(pool, 400), rules.words.cards[0]
    view = rules.view(started_game(rules, 3), None)

    async def position(*points: str) -> bytes | None:
        names, colours = ("Ann", "Bo", "Cy"), ("blue", "red", "green")
        shown = Scene(language="en", names=names, colours=colours, part="road", pins=points)
        return await studio.position("caylus", view, shown)

    rendered = [await studio.card("caylus", card, "ja"), await position(), await position("7")]
    assert all(png is not None and png.startswith(b"\x89PNG") for png in rendered)
    assert len(set(rendered)) == 3
    with pytest.raises(UnknownPoint):
        await position("29")
    await pool.close()
    assert [
        await studio.card("caylus", card, "ja"),
        await position(),
        await position("7"),
    ] == rendered
    assert await studio.card("chess", card, "ja") is None


async def test_the_least_recently_used_picture_is_evicted(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, pool = game("caylus"), Pool(1)
    first, second, third = rules.words.cards[:3]
    studio = PictureService(pool, 400)
    one = await studio.card("caylus", first, "en")
    two = await studio.card("caylus", second, "en")
    assert one is not None
    assert two is not None
    monkeypatch.setattr(picture_service, "CACHE_SIZE", 2)
    await studio.card("caylus", first, "en")
    await studio.card("caylus", third, "en")
    await pool.close()
    assert await studio.card("caylus", third, "en") is not None
    with pytest.raises(Closed):
        await studio.card("caylus", second, "en")
