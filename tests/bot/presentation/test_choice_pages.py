"""Sorting choices into menus, buttons and a pass button."""

from __future__ import annotations

from dataclasses import replace

from bot.presentation.choices import Candidate, group_choices, pages
from engine.core import Offer, say


def many(count: int, group: str = "g", *, number: bool = False) -> list[Candidate]:
    name = say("bold", text="x")
    return [
        Candidate(
            str(i),
            f"go {i}",
            Offer(str(i), name, name, code=str(i), is_number=number),
            "n" * 40,
            f"{i} · " + "n" * 40,
            f"{i} · " + "n" * 40,
            "",
            group,
        )
        for i in range(1, count + 1)
    ]


def test_a_large_group_is_split_and_named_by_its_ends() -> None:
    made = pages(many(60, "The road"))
    assert [page.title for page in made] == [
        "The road 1 – 25",
        "The road 26 – 50",
        "The road 51 – 60",
    ]
    assert [len(page.offered) for page in made] == [25, 25, 10]


def test_a_few_short_choices_are_buttons() -> None:
    name = say("bold", text="x")
    words = ("wood", "stone", "decline")
    offered = [Candidate(w, f"take {w}", Offer(w, name, name), w, w, w, "", "") for w in words]
    parts = group_choices(offered)
    assert [c.choice for c in parts.plain] == ["wood", "stone"]
    assert parts.declining == [offered[2]]
    assert not parts.pages


def test_three_choices_become_a_menu() -> None:
    """Two long choices are buttons beside a menu; without room every group is a menu."""
    offered = [*many(2, "Market"), *many(3, "Road"), *many(1, "Guild")]
    parts = group_choices(offered)
    assert [(page.title, len(page.offered)) for page in parts.pages] == [("Road", 3)]
    assert [c.group for c in parts.plain] == ["Market", "Market", "Guild"]
    assert not group_choices(many(5, "Road")).pages
    crowded = group_choices([c for i in range(30) for c in many(1, f"group {i}")])
    assert len(crowded.pages) == 30
    assert not crowded.plain


def test_choices_that_another_question_follows_need_no_menu() -> None:
    """Unless they are more than two rows of buttons."""
    first, second, more = many(10, "Places"), many(3, "Tiles"), many(11, "Places")
    for chosen, menus in ((first, ["Tiles"]), (more, ["Places", "Tiles"])):
        steps = [replace(c, offer=replace(c.offer, continues=True)) for c in chosen]
        parts = group_choices([*steps, *second])
        assert [page.title for page in parts.pages] == menus


def test_idle_choices_are_a_menu_of_their_own() -> None:
    numbers = many(7, number=True)
    offered = [replace(c, idle="Nobody there:") if c.choice in "267" else c for c in numbers]
    parts = group_choices(offered)
    assert [c.choice for c in parts.numbers] == ["1", "3", "4", "5"]
    (page,) = parts.pages
    assert page.title == "Nobody there:"
    assert [c.choice for c in page.offered] == ["2", "6", "7"]
    single = [replace(c, idle="Nobody there:") if c.choice == "2" else c for c in numbers]
    assert len(group_choices(single).numbers) == 7
    assert not group_choices(single).pages


def test_button_width_is_measured_as_displayed() -> None:
    """A Chinese or Japanese character counts as two."""
    name = say("bold", text="x")
    offered = [Candidate(w, w, Offer(w, name, name), w, w, w * 20, "", "g") for w in "一二三"]
    assert [c.label for c in group_choices(offered).plain] == ["一", "二", "三"]
    short = [replace(c, line=c.choice * 19) for c in offered]
    assert [c.label for c in group_choices(short).plain] == ["一" * 19, "二" * 19, "三" * 19]
    mixed = [offered[0], *short[1:]]
    assert [c.label for c in group_choices(mixed).plain] == ["一", "二", "三"], "all or none"
