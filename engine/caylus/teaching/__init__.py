"""Teaching: six guide cards, and a lesson about the worker, the provost, the castle and a building.

The learner plays Ann, who places first.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", 130), points=("score",)),
    GuideCard("round", PositionRef("guide", 90), points=("provost", "G", "bailiff")),
    GuideCard("press", PositionRef("lesson", 2), points=("to-move", "legal")),
    GuideCard("points", PositionRef("guide", 120), part="castle", points=("house",)),
    GuideCard("mistakes", PositionRef("lesson", 12), part="road", points=("provost", "6")),
    GuideCard("ask", PositionRef("guide", 140), part="special", points=("D",)),
)

_OTHERS_PLACE = ("2 place 1", "3 place 4", "1 pass", "2 pass", "3 pass")
_PROVOST_STAYS = ("1 provost 0", "2 provost 0", "3 provost 0", "2 produce wood")
_TO_THE_END = (*_OTHERS_PLACE, *_PROVOST_STAYS, "3 produce cloth")
_ROAD = ("2 produce wood", "3 build wood_quarry")

LESSON = (
    Exercise(
        "place",
        PositionRef("lesson", 0),
        _LEARNER,
        {
            "6": Reaction("quarry", _TO_THE_END, tells=("produced",)),
            "16": Reaction("mine", _TO_THE_END, never=("produced",)),
            "castle": Reaction("castle", _TO_THE_END, tells=("castle_penalty",)),
        },
        shows="me",
        points=("provost", "6", "16"),
    ),
    Exercise(
        "provost",
        PositionRef("lesson", 12),
        _LEARNER,
        {
            "+2": Reaction("on", (*_ROAD, "3 produce cloth"), tells=("provost_moved", "produced")),
            "0": Reaction(
                "stay", (*_ROAD, "3 produce cloth"), tells=("castle_penalty",), never=("produced",)
            ),
            "-1": Reaction("back", _ROAD, tells=("castle_penalty",), never=("produced",)),
        },
        part="road",
        shows="me",
        points=("provost", "6"),
    ),
    Exercise(
        "castle",
        PositionRef("lesson", 16),
        _LEARNER,
        {
            "food+wood+stone": Reaction("batch", tells=("batch", "best_builder", "favor")),
            "stop": Reaction("stop", tells=("castle_penalty",)),
        },
        shows="castle",
    ),
    Exercise(
        "build",
        PositionRef("lesson", 30),
        _LEARNER,
        {
            "wood_farm_cloth": Reaction("farm", tells=("built",)),
            "mason": Reaction("mason", tells=("built",)),
            "decline": Reaction("decline", never=("built",)),
        },
        part="stock",
        shows="road",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
