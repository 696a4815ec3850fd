"""Teaching: six guide cards, and a lesson about the worker, the provost, a favour and a building.

The learner plays Ann, who places first.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", 90), points=("S",)),
    GuideCard("round", PositionRef("guide", 70), points=("provost", "5", "S")),
    GuideCard("press", PositionRef("guide", 30), points=("to-move", "legal")),
    GuideCard("points", PositionRef("guide", 80), part="site", points=("S",)),
    GuideCard("mistakes", PositionRef("guide", 100), part="road", points=("provost",)),
    GuideCard("ask", PositionRef("guide", 110), part="road", points=("7",)),
)

_OTHERS_PLACE = ("2 place start_farm_b", "3 place start_sawmill", "1 pass", "2 pass", "3 pass")
_TO_THE_ROADS_END = (*_OTHERS_PLACE, "1 provost 0", "2 provost 0", "3 provost 0")

LESSON = (
    Exercise(
        "place",
        PositionRef("lesson", 3),
        _LEARNER,
        {
            "site": Reaction(
                "site",
                (*_TO_THE_ROADS_END, "1 deliver food+wood+stone"),
                tells=("delivered", "most_batches"),
            ),
            "start_quarry": Reaction("quarry", _TO_THE_ROADS_END, tells=("used",)),
            "stone_foundry": Reaction("foundry", _TO_THE_ROADS_END, never=("used",)),
        },
        shows="me",
        points=("provost", "10", "19"),
    ),
    Exercise(
        "provost",
        PositionRef("lesson", 15),
        _LEARNER,
        {
            "+2": Reaction(
                "both",
                ("1 deliver food+wood+stone", "1 deliver food+wood+cloth"),
                tells=("provost_moved", "used", "delivered"),
            ),
            "+1": Reaction(
                "farm", ("1 deliver food+wood+stone",), tells=("provost_moved", "used", "delivered")
            ),
            "0": Reaction("stay", ("1 deliver food+wood+stone",), tells=("delivered",)),
        },
        part="road",
        shows="me",
        points=("provost", "13", "14"),
    ),
    Exercise(
        "favour",
        PositionRef("lesson", 18),
        _LEARNER,
        {
            "B": Reaction("site", ("1 take chamberlain",), tells=("favour_site", "character")),
            "A": Reaction("take", ("1 take foreman",), tells=("character",)),
        },
        part="site",
        shows="people",
    ),
    Exercise(
        "build",
        PositionRef("lesson", 33),
        _LEARNER,
        {
            "wood_farm": Reaction("farm", tells=("built",)),
            "wood_stonemason": Reaction("stonemason", tells=("built",)),
            "decline": Reaction("decline", never=("built",)),
        },
        part="stock",
        shows="road",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
