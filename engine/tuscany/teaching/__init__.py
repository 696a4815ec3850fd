"""Teaching: six guide cards, and a lesson about taking, placing and paying.

The learner plays Ann, who begins.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", 145), points=("score",)),
    GuideCard("round", PositionRef("lesson", 4), points=("A", "slot", "starting_castle")),
    GuideCard("press", PositionRef("guide", 50), points=("to-move", "legal")),
    GuideCard("points", PositionRef("guide", 140), part="region", points=("monastery", "grape")),
    GuideCard(
        "mistakes", PositionRef("lesson", 6), part="me", viewer=0, points=("village", "hand")
    ),
    GuideCard("ask", PositionRef("guide", 100), part="display", points=("A",)),
)

LESSON = (
    Exercise(
        "take",
        PositionRef("lesson", 4),
        _LEARNER,
        {
            "H": Reaction("village", tells=("took",)),
            "C": Reaction("city", tells=("took",)),
            "draw": Reaction("draw", tells=("drew",)),
        },
        points=("H", "C"),
    ),
    Exercise(
        "place",
        PositionRef("lesson", 6),
        _LEARNER,
        {
            "2,0": Reaction("place", ("1 pay own+own",), tells=("placed", "worker")),
            "D": Reaction("lose", tells=("discarded",), never=("placed",)),
            "draw": Reaction("draw", tells=("drew",), never=("placed",)),
        },
        part="me",
    ),
    Exercise(
        "pay",
        PositionRef("lesson", 14),
        _LEARNER,
        {
            "own+worker": Reaction("worker", tells=("area", "farm")),
            "own+2monastery": Reaction("pair", tells=("area", "farm")),
            "worker+2monastery": Reaction("both", tells=("area", "farm")),
        },
        part="me",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
