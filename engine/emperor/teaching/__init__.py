"""Teaching: six guide cards."""

from __future__ import annotations

from engine.core.teaching import GuideCard, PositionRef, Teaching

TEACHING = Teaching(
    (
        GuideCard("goal", PositionRef("guide", 85), points=("score",)),
        GuideCard("round", PositionRef("guide", 77), points=("b", "KOL")),
        GuideCard("press", PositionRef("guide", 49), points=("to-move", "legal")),
        GuideCard("points", PositionRef("guide", 95), part="votes", points=("piece", "influence")),
        GuideCard(
            "mistakes",
            PositionRef("guide", 95),
            part="KOL",
            points=("influence", "blue 35 couple"),
        ),
        GuideCard("ask", PositionRef("guide", 57), part="cards", points=("b",)),
    )
)
