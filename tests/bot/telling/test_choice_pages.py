"""Choices sorted into menus, buttons and what declines."""

from __future__ import annotations

from bot.telling.choice_pages import grouped, pages
from bot.telling.choices import Candidate
from engine.core import Offer, say


def many(count: int, group: str = "g", *, number: bool = False) -> list[Candidate]:
    name = say("bold", text="x")
    return [
        Candidate(
            str(i),
            f"go {i}",
            Offer(str(i), str(i), name, None, name, number),
            "n" * 40,
            f"{i} · " + "n" * 40,
            f"{i} · " + "n" * 40,
            "",
            group,
        )
        for i in range(1, count + 1)
    ]


def test_a_large_group_is_divided_and_named_by_its_ends() -> None:
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
    offered = [
        Candidate(w, f"take {w}", Offer(w, "", name, None, name), w, w, w, "", "") for w in words
    ]
    parts = grouped(offered)
    assert [c.choice for c in parts.plain] == ["wood", "stone"]
    assert parts.declining is offered[2]
    assert parts.pages == ()
