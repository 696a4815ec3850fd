"""Standings in words and as a picture: the same facts, exact points, and what is still open."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction

import pytest

from bot.presentation.leagues import (
    ALT_LIMIT,
    points_text,
    standings_alt_texts,
    standings_contents,
    standings_lines,
)
from bot.presentation.texts import words_in
from bot.tables.exports import (
    Direction,
    GroupStandings,
    MemberRole,
    Season,
    SeasonKind,
    SeasonStatus,
    SeasonTable,
    Standing,
)
from bot.tables.leagues.model import Member
from engine.core.words.catalogue import LANGUAGES
from tests.engine.games.records import PUBLISHED

UP_AND_DOWN = {0: Direction.UP, 5: Direction.DOWN, 6: Direction.DOWN}
LONGEST_NAME = "Grand Duchess of the Lower Lands"


def season(
    people: int = 7,
    *,
    kind: SeasonKind = SeasonKind.LEAGUE,
    status: SeasonStatus = SeasonStatus.FINISHED,
) -> Season:
    """Return a season whose second and third tie, and whose last has left."""
    ids = [f"p{number}" for number in range(people)]
    members = [
        Member(one, f"{at}_{LONGEST_NAME}"[:32], MemberRole.PLAYER, at == people - 1, 1, at, None)
        for at, one in enumerate(ids)
    ]
    reserve = Member("r", "Reserve", MemberRole.RESERVE, False, None, None, None)
    ranked = [
        Standing(one, Fraction(2 * people - at, 2), Fraction(at == 0), tables=2)
        for at, one in enumerate(ids)
    ]
    places = [1, 2, 2, *range(4, people + 1)]
    moves = [UP_AND_DOWN.get(at, Direction.STAYS) for at in range(people)]
    group = GroupStandings(1, ranked, 2, 3, places, moves, {"r": Fraction(7, 2)})
    return Season(
        id=1,
        server_id="1",
        channel_id="2",
        post_id=None,
        kind=kind,
        name="Club_league",
        number=2,
        status=status,
        paused=False,
        game=PUBLISHED[0],
        seats=3,
        language="en",
        time_control="swift",
        rounds=3,
        round=1,
        seed=None,
        seed_hash="",
        opened_at=datetime(2026, 11, 1, tzinfo=UTC),
        days=9,
        closes_at=None,
        members=(*members, reserve),
        tables=tuple(SeasonTable(n, 1, 1, (*ids,), None, None, n < 3) for n in (1, 2, 3)),
        groups=(group,),
        reserve_points={"r": Fraction(7, 2)},
    )


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 2), "½"),
        (Fraction(15, 2), "7½"),
        (Fraction(19, 8), "2⅜"),
        (Fraction(7, 12), "7/12"),
        (Fraction(19, 12), "1 7/12"),
    ],
)
def test_points_are_exact(points: Fraction, said: str) -> None:
    assert points_text(points) == said


def test_a_line_says_what_the_picture_shows() -> None:
    shown = season()
    (first, *_, last) = standings_lines(shown, shown.groups[0], words_in("en"))
    assert first.endswith("points 7, wins 1, tables 2/3 · goes up")
    assert last.endswith("points 4, wins 0, tables 2/3 · goes down · has left")
    (content,) = standings_contents(shown, shown.groups[0], words_in("en"))
    assert [row.place for row in content.rows] == [1, 2, 2, 4, 5, 6, 7]
    assert [row.direction for row in content.rows] == ["up", *[""] * 4, "down", "down"]
    assert [row.has_left for row in content.rows] == [False] * 6 + [True]
    assert content.reserves == (("Reserve", (7, 2)),)
    assert content.is_final


def test_before_the_end_moves_are_conditional() -> None:
    shown = season(status=SeasonStatus.RUNNING)
    first = standings_lines(shown, shown.groups[0], words_in("en"))[0]
    assert first.endswith("would go up now")
    assert not standings_contents(shown, shown.groups[0], words_in("en"))[0].is_final


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_has_every_person(language: str) -> None:
    shown, words = season(13), words_in(language)
    (alt,) = standings_alt_texts(shown, shown.groups[0], words)
    assert len(alt) <= ALT_LIMIT
    assert "\\" not in alt, "alt texts are no Markdown"
    lines = alt.splitlines()
    assert len(lines) == 1 + 13 + 2
    assert lines[-1].startswith("Reserve")
    for member in shown.members:
        assert member.name[:18] in alt


def test_names_are_cut_only_where_there_is_no_room() -> None:
    shown = season(7)
    (alt,) = standings_alt_texts(shown, shown.groups[0], words_in("en"))
    assert all(member.name in alt for member in shown.members)
    assert "…" not in alt


def test_a_large_cup_gets_several_pictures() -> None:
    shown, words = season(40, kind=SeasonKind.CUP), words_in("en")
    contents = standings_contents(shown, shown.groups[0], words)
    alts = standings_alt_texts(shown, shown.groups[0], words)
    assert [len(content.rows) for content in contents] == [16, 16, 8]
    assert [bool(content.reserves) for content in contents] == [False, False, True]
    assert [alt.count(LONGEST_NAME[:14]) for alt in alts] == [16, 16, 8]
