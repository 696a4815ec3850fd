"""Teaching: six guide cards, and a lesson about the worker, the provost, the castle and a building.

The learner plays Ann, who places first.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", move_count=130), pins=("score",)),
    GuideCard("round", PositionRef("guide", move_count=90), pins=("provost", "G", "bailiff")),
    GuideCard("press", PositionRef("lesson", move_count=2), pins=("to-move", "legal")),
    GuideCard("points", PositionRef("guide", move_count=120), part="castle", pins=("house",)),
    GuideCard("mistakes", PositionRef("lesson", move_count=12), part="road", pins=("provost", "6")),
    GuideCard("ask", PositionRef("guide", move_count=140), part="special", pins=("D",)),
)

_OTHERS_PLACE = ("2 place 1", "3 place 4", "1 pass", "2 pass", "3 pass")
_PROVOST_STAYS = ("1 provost 0", "2 provost 0", "3 provost 0", "2 produce wood")
_TO_THE_END = (*_OTHERS_PLACE, *_PROVOST_STAYS, "3 produce cloth")
_TO_THE_MASON = ("2 produce wood", "3 build wood_quarry")
_TO_THE_CLOTH = (*_TO_THE_MASON, "3 produce cloth")

LESSON = (
    Exercise(
        "place",
        PositionRef("lesson", move_count=0),
        _LEARNER,
        {
            "6": Reaction("quarry", _TO_THE_END, expects=("produced",)),
            "16": Reaction("mine", _TO_THE_END, forbids=("produced",)),
            "castle": Reaction("castle", _TO_THE_END, expects=("castle_penalty",)),
        },
        part_after="me",
        pins=("provost", "6", "16"),
    ),
    Exercise(
        "provost",
        PositionRef("lesson", move_count=12),
        _LEARNER,
        {
            "+2": Reaction("on", _TO_THE_CLOTH, expects=("provost_moved", "produced")),
            "0": Reaction(
                "stay",
                _TO_THE_CLOTH,
                expects=("castle_penalty",),
                forbids=("produced",),
            ),
            "-1": Reaction(
                "back", _TO_THE_MASON, expects=("castle_penalty",), forbids=("produced",)
            ),
        },
        part="road",
        part_after="me",
        pins=("provost", "6"),
    ),
    Exercise(
        "castle",
        PositionRef("lesson", move_count=16),
        _LEARNER,
        {
            "food+wood+stone": Reaction("batch", expects=("batch", "best_builder", "favor")),
            "stop": Reaction("stop", expects=("castle_penalty",)),
        },
        part_after="castle",
    ),
    Exercise(
        "build",
        PositionRef("lesson", move_count=30),
        _LEARNER,
        {
            "wood_farm_cloth": Reaction("farm", expects=("built",)),
            "mason": Reaction("mason", expects=("built",)),
            "decline": Reaction("decline", forbids=("built",)),
        },
        part="stock",
        part_after="road",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
