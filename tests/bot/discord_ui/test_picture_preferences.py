"""Pictures follow the preferences of the user who asks for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_ui.common.interactions import Interaction
from bot.discord_ui.common.pictures import render_chances_for, render_for
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import PREVIEW, TEXT_ONLY
from bot.tables.session.user_cache import DEFAULTS, Preferences
from render.kit.scene import NO_OUTLOOK

TURN_TEXT = cast(TurnText, SimpleNamespace(turn=object(), language="en"))


def interaction(preferences: Preferences, **studio: Any) -> Interaction:
    """Return an interaction of a user with those preferences, recording requested pictures."""
    client = SimpleNamespace(
        tables=SimpleNamespace(preferences=SimpleNamespace(of=lambda _: preferences)),
        pictures=SimpleNamespace(**studio),
    )
    return cast(Interaction, SimpleNamespace(client=client, user=SimpleNamespace(id=1)))


async def requested_picture(preferences: Preferences, **more: Any) -> dict[str, Any] | None:
    """Return what the picture service is asked for; ``None`` if nothing."""
    found: list[dict[str, Any]] = []

    async def draw(*_: object, **wanted: Any) -> bytes:
        found.append(wanted)
        return b""

    rendered = await render_for(interaction(preferences, draw=draw), TURN_TEXT, **more)
    assert (rendered is None) is (not found)
    return found[0] if found else None


@pytest.mark.parametrize(
    ("preferences", "more", "shape"),
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
    preferences: Preferences, more: dict[str, Any], shape: str | None
) -> None:
    wanted = await requested_picture(preferences, **more)
    assert wanted is not None
    assert (wanted["shape"], wanted["size"]) == (shape, preferences.picture_size)


async def test_text_preference_suppresses_pictures_unless_requested() -> None:
    for part in ("board", "me"):
        assert await requested_picture(Preferences(picture_shape=TEXT_ONLY), part=part) is None


@pytest.mark.parametrize(
    "preferences",
    [DEFAULTS, Preferences(picture_size=PREVIEW), Preferences(picture_shape=TEXT_ONLY)],
)
async def test_the_chart_of_a_review_follows_the_preferences(preferences: Preferences) -> None:
    found: list[str | None] = []

    async def chances(*_: object, size: str | None) -> bytes:
        found.append(size)
        return b""

    rendered = await render_chances_for(
        interaction(preferences, chances=chances), TURN_TEXT, NO_OUTLOOK
    )
    assert (rendered is None) is (preferences.picture_shape == TEXT_ONLY)
    assert found == ([] if rendered is None else [preferences.picture_size])
