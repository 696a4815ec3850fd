"""Teaching: six guide cards."""

from __future__ import annotations

from engine.core.teaching import GuideCard, PositionRef, Teaching

TEACHING = Teaching(
    (
        GuideCard("goal", PositionRef("guide", 90), points=("S",)),
        GuideCard("round", PositionRef("guide", 70), points=("provost", "5", "S")),
        GuideCard("press", PositionRef("guide", 30), points=("to-move", "legal")),
        GuideCard("points", PositionRef("guide", 80), part="site", points=("S",)),
        GuideCard("mistakes", PositionRef("guide", 100), part="road", points=("provost",)),
        GuideCard("ask", PositionRef("guide", 110), part="road", points=("7",)),
    )
)
