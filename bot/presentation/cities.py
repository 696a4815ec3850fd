"""Name time zones by cities, in the players' languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from functools import cache
from types import MappingProxyType

from babel import Locale
from babel.core import UnknownLocaleError, get_global

from bot.presentation.matching import fold_text
from bot.tables.domain.quiet_hours import zone_of, zones
from engine.core.words.catalogue import LANGUAGES

CITY_LANGUAGES = (*LANGUAGES, "ko")
"""Languages in which a city can be typed."""
LARGE_CITIES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "Asia/Shanghai": (
            "beijing",
            "北京",
            "深圳",
            "広州",
            "廣州",
            "广州",
            "重慶",
            "重庆",
            "成都",
        ),
        "Asia/Taipei": ("臺北", "高雄", "台中", "臺中", "台南", "臺南", "新竹"),
        "Asia/Tokyo": ("osaka", "大阪", "京都", "札幌", "福岡", "名古屋", "横浜"),
        "Asia/Seoul": ("busan", "부산", "釜山"),
    }
)
"""Cities without a time zone of their own, by their zone."""
_PRESENT_NAMES: Mapping[str, str] = get_global("zone_aliases")
"""The present name of each time zone that was renamed, by its former name."""


@cache
def _locale(language: str) -> Locale:
    """Return Babel's data of a language, or of English if it has none."""
    try:
        return Locale.parse(language, sep="-")
    except UnknownLocaleError:
        return Locale.parse(LANGUAGES[0])


def city(zone: str, language: str) -> str:
    """Return a time zone's city: "東京", or "Tokyo" where the language has no name for it."""
    known, now = _locale(language).time_zones, _PRESENT_NAMES.get(zone, zone)
    for name in (zone, now, *(old for old, new in _PRESENT_NAMES.items() if new == now)):
        if named := known.get(name, {}).get("city"):
            return str(named)
    return zone.rpartition("/")[2].replace("_", " ")


def offset(zone: str, now: datetime) -> str:
    """Return a zone's offset: "UTC+9", "UTC+5:30"."""
    ahead = now.astimezone(zone_of(zone)).utcoffset() or timedelta(0)
    hours, minutes = divmod(abs(ahead) // timedelta(minutes=1), 60)
    sign = "−" if ahead < timedelta(0) else "+"
    return f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")


@cache
def _spellings() -> Mapping[str, frozenset[str]]:
    """Return what users may type for each zone; a renamed zone only has its own name."""
    spellings = {}
    for zone in sorted(zones()):
        names = (
            [] if zone in _PRESENT_NAMES else [city(zone, language) for language in CITY_LANGUAGES]
        )
        spellings[zone] = frozenset(map(fold_text, (zone, *names, *LARGE_CITIES.get(zone, ()))))
    return spellings


def zones_like(typed: str) -> Iterator[str]:
    """Return the zones with a name that contains the typed text, prefix matches first."""
    wanted, known = fold_text(typed), _spellings()
    fitting = [zone for zone in known if any(wanted in spelt for spelt in known[zone])]
    return iter(sorted(fitting, key=lambda zone: wanted not in known[zone]))


def zone_called(typed: str) -> str:
    """Return the zone of a city, or the typed text if no city matches."""
    if typed in zones():
        return typed
    zone = next(zones_like(typed), None)
    return zone if zone and fold_text(typed) in _spellings()[zone] else typed
