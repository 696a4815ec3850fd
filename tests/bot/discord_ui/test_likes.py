"""Pictures as whoever asks for them likes theirs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_ui.kit.own_preferences import chances_for, drawn_for
from bot.discord_ui.kit.services import Interaction
from bot.tables.models import HALF, IN_WORDS
from bot.tables.people.cached_preferences import AS_USUAL, Likes
from bot.tables.turn import Turn
from render.kit.scene import NO_OUTLOOK

TURN = cast(Turn, object())


def interaction(likes: Likes, **studio: Any) -> Interaction:
    """Of somebody who likes things so, with what their studio does."""
    client = SimpleNamespace(
        tables=SimpleNamespace(likes=SimpleNamespace(of=lambda _: likes)),
        studio=SimpleNamespace(**studio),
    )
    return cast(Interaction, SimpleNamespace(client=client, user=SimpleNamespace(id=1)))


async def asked(likes: Likes, **more: Any) -> dict[str, Any] | None:
    """What the studio is asked for; ``None``: nothing."""
    found: list[dict[str, Any]] = []

    async def draw(*_: object, **wanted: Any) -> bytes:
        found.append(wanted)
        return b""

    drawn = await drawn_for(interaction(likes, draw=draw), TURN, "en", **more)
    assert (drawn is None) is (not found)
    return found[0] if found else None


@pytest.mark.parametrize(
    ("likes", "more", "shape"),
    [
        (AS_USUAL, {}, None),
        (Likes(picture="wide", size=HALF), {"part": "me"}, "wide"),
        (Likes(picture="wide"), {"shape": "tall", "named": True}, "tall"),
        (Likes(picture=IN_WORDS, size=HALF), {"part": "me", "named": True}, None),
    ],
)
async def test_a_picture_is_drawn_as_liked(
    likes: Likes, more: dict[str, Any], shape: str | None
) -> None:
    wanted = await asked(likes, **more)
    assert wanted is not None
    assert (wanted["shape"], wanted["size"]) == (shape, likes.size)


async def test_who_likes_words_gets_no_picture_that_was_not_named() -> None:
    for part in ("board", "me"):
        assert await asked(Likes(picture=IN_WORDS), part=part) is None


@pytest.mark.parametrize("likes", [AS_USUAL, Likes(size=HALF), Likes(picture=IN_WORDS)])
async def test_the_chart_of_a_review_is_as_liked_too(likes: Likes) -> None:
    found: list[str | None] = []

    async def chances(*_: object, size: str | None) -> bytes:
        found.append(size)
        return b""

    drawn = await chances_for(interaction(likes, chances=chances), TURN, "en", NO_OUTLOOK)
    assert (drawn is None) is (likes.picture == IN_WORDS)
    assert found == ([] if drawn is None else [likes.size])
