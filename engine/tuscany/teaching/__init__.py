"""Teaching: six guide cards, and a lesson about taking, placing and paying.

The learner plays Ann, who begins.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", move_count=145), pins=("score",)),
    GuideCard("round", PositionRef("lesson", move_count=4), pins=("A", "slot", "starting_castle")),
    GuideCard("press", PositionRef("guide", move_count=50), pins=("to-move", "legal")),
    GuideCard(
        "points", PositionRef("guide", move_count=140), part="region", pins=("monastery", "grape")
    ),
    GuideCard(
        "mistakes",
        PositionRef("lesson", move_count=6),
        part="me",
        viewer=0,
        pins=("village", "hand"),
    ),
    GuideCard("ask", PositionRef("guide", move_count=100), part="display", pins=("A",)),
)

LESSON = (
    Exercise(
        "take",
        PositionRef("lesson", move_count=4),
        _LEARNER,
        {
            "H": Reaction("village", expects=("took",)),
            "C": Reaction("city", expects=("took",)),
            "draw": Reaction("draw", expects=("drew",)),
        },
        pins=("H", "C"),
    ),
    Exercise(
        "place",
        PositionRef("lesson", move_count=6),
        _LEARNER,
        {
            "2,0": Reaction("place", ("1 pay own+own",), expects=("placed", "worker")),
            "D": Reaction("lose", expects=("discarded",), forbids=("placed",)),
            "draw": Reaction("draw", expects=("drew",), forbids=("placed",)),
        },
        part="me",
    ),
    Exercise(
        "pay",
        PositionRef("lesson", move_count=14),
        _LEARNER,
        {
            "own+worker": Reaction("worker", expects=("area", "farm")),
            "own+2monastery": Reaction("pair", expects=("area", "farm")),
            "worker+2monastery": Reaction("both", expects=("area", "farm")),
        },
        part="me",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
