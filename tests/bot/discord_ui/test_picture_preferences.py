"""Pictures follow the preferences of the user who asks for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_ui.common.pictures import render_chances_for, render_for
from bot.discord_ui.common.services import Interaction
from bot.tables.domain.table import PREVIEW, TEXT_ONLY
from bot.tables.domain.turn_view import Turn
from bot.tables.session.user_cache import DEFAULTS, Preferences
from render.kit.scene import NO_OUTLOOK

TURN = cast(Turn, object())


def interaction(likes: Preferences, **studio: Any) -> Interaction:
    """Return an interaction of a user with those preferences, recording requested pictures."""
    client = SimpleNamespace(
        tables=SimpleNamespace(preferences=SimpleNamespace(of=lambda _: likes)),
        pictures=SimpleNamespace(**studio),
    )
    return cast(Interaction, SimpleNamespace(client=client, user=SimpleNamespace(id=1)))


async def requested_picture(likes: Preferences, **more: Any) -> dict[str, Any] | None:
    """Return what the picture service is asked for; ``None`` if nothing."""
    found: list[dict[str, Any]] = []

    async def draw(*_: object, **wanted: Any) -> bytes:
        found.append(wanted)
        return b""

    drawn = await render_for(interaction(likes, draw=draw), TURN, "en", **more)
    assert (drawn is None) is (not found)
    return found[0] if found else None


@pytest.mark.parametrize(
    ("likes", "more", "shape"),
    [
        (DEFAULTS, {}, None),
        (Preferences(picture_shape="wide", picture_size=PREVIEW), {"part": "me"}, "wide"),
        (Preferences(picture_shape="wide"), {"shape": "tall", "named": True}, "tall"),
        (
            Preferences(picture_shape=TEXT_ONLY, picture_size=PREVIEW),
            {"part": "me", "named": True},
            None,
        ),
    ],
)
async def test_a_picture_follows_the_preferences(
    likes: Preferences, more: dict[str, Any], shape: str | None
) -> None:
    wanted = await requested_picture(likes, **more)
    assert wanted is not None
    assert (wanted["shape"], wanted["size"]) == (shape, likes.picture_size)


async def test_text_preference_suppresses_pictures_unless_requested() -> None:
    for part in ("board", "me"):
        assert await requested_picture(Preferences(picture_shape=TEXT_ONLY), part=part) is None


@pytest.mark.parametrize(
    "likes", [DEFAULTS, Preferences(picture_size=PREVIEW), Preferences(picture_shape=TEXT_ONLY)]
)
async def test_the_chart_of_a_review_follows_the_preferences(likes: Preferences) -> None:
    found: list[str | None] = []

    async def chances(*_: object, size: str | None) -> bytes:
        found.append(size)
        return b""

    drawn = await render_chances_for(interaction(likes, chances=chances), TURN, "en", NO_OUTLOOK)
    assert (drawn is None) is (likes.picture_shape == TEXT_ONLY)
    assert found == ([] if drawn is None else [likes.picture_size])
