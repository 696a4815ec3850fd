"""Teaching: six guide cards, and a lesson about the worker, the provost, a favour and a building.

The learner plays Ann, who places first.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", move_count=90), pins=("S",)),
    GuideCard("round", PositionRef("guide", move_count=70), pins=("provost", "5", "S")),
    GuideCard("press", PositionRef("guide", move_count=30), pins=("to-move", "legal")),
    GuideCard("points", PositionRef("guide", move_count=80), part="site", pins=("S",)),
    GuideCard("mistakes", PositionRef("guide", move_count=100), part="road", pins=("provost",)),
    GuideCard("ask", PositionRef("guide", move_count=110), part="road", pins=("7",)),
)

_OTHERS_PLACE = ("2 place start_farm_b", "3 place start_sawmill", "1 pass", "2 pass", "3 pass")
_DELIVERY = "1 deliver food+wood+stone"
_TO_THE_ROADS_END = (*_OTHERS_PLACE, "1 provost 0", "2 provost 0", "3 provost 0")

LESSON = (
    Exercise(
        "place",
        PositionRef("lesson", move_count=3),
        _LEARNER,
        {
            "site": Reaction(
                "site",
                (*_TO_THE_ROADS_END, _DELIVERY),
                expects=("delivered", "most_batches"),
            ),
            "start_quarry": Reaction("quarry", _TO_THE_ROADS_END, expects=("used",)),
            "stone_foundry": Reaction("foundry", _TO_THE_ROADS_END, forbids=("used",)),
        },
        part_after="me",
        pins=("provost", "10", "19"),
    ),
    Exercise(
        "provost",
        PositionRef("lesson", move_count=15),
        _LEARNER,
        {
            "+2": Reaction(
                "both",
                (_DELIVERY, "1 deliver food+wood+cloth"),
                expects=("provost_moved", "used", "delivered"),
            ),
            "+1": Reaction(
                "farm",
                (_DELIVERY,),
                expects=("provost_moved", "used", "delivered"),
            ),
            "0": Reaction("stay", (_DELIVERY,), expects=("delivered",)),
        },
        part="road",
        part_after="me",
        pins=("provost", "13", "14"),
    ),
    Exercise(
        "favour",
        PositionRef("lesson", move_count=18),
        _LEARNER,
        {
            "B": Reaction("site", ("1 take chamberlain",), expects=("favour_site", "character")),
            "A": Reaction("take", ("1 take foreman",), expects=("character",)),
        },
        part="site",
        part_after="people",
    ),
    Exercise(
        "build",
        PositionRef("lesson", move_count=33),
        _LEARNER,
        {
            "wood_farm": Reaction("farm", expects=("built",)),
            "wood_stonemason": Reaction("stonemason", expects=("built",)),
            "decline": Reaction("decline", forbids=("built",)),
        },
        part="stock",
        part_after="road",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
