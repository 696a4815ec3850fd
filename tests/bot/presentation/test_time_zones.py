"""Time zones are found by city and shown by city."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.presentation.cities import city, offset, zone_called, zones_like
from bot.tables.domain.quiet_hours import CITIES
from engine.core.words.catalogue import LANGUAGES


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("東京", "Asia/Tokyo"),
        ("东京", "Asia/Tokyo"),
        ("上海", "Asia/Shanghai"),
        ("北京", "Asia/Shanghai"),
        ("台北", "Asia/Taipei"),
        ("臺北", "Asia/Taipei"),
        ("香港", "Asia/Hong_Kong"),
        ("首爾", "Asia/Seoul"),
        ("서울", "Asia/Seoul"),
        ("ソウル", "Asia/Seoul"),
        ("紐約", "America/New_York"),
        ("new york", "America/New_York"),
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("nowhere", "nowhere"),
    ],
)
def test_a_zone_is_found_by_its_city(typed: str, zone: str) -> None:
    assert zone_called(typed) == zone
    assert next(zones_like(typed), "nowhere") == zone


def test_the_menus_cities_have_names_in_every_language() -> None:
    for language in LANGUAGES:
        named = [city(zone, language) for zone in CITIES]
        assert all(name.isascii() for name in named) is (language == "en")
        assert len(set(named)) == len(CITIES)
    assert city("Asia/Kolkata", "ja") == "コルカタ"


def test_an_offset_is_shown_to_the_minute() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    zones = ("Asia/Tokyo", "Asia/Kolkata", "America/New_York", "UTC")
    assert [offset(zone, now) for zone in zones] == ["UTC+9", "UTC+5:30", "UTC−5", "UTC+0"]
