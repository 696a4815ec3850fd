"""Teaching: six guide cards."""

from __future__ import annotations

from engine.core.teaching import GuideCard, PositionRef, Teaching

TEACHING = Teaching(
    (
        GuideCard("goal", PositionRef("guide", 90)),
        GuideCard("round", PositionRef("guide", 70), points=("provost", "5", "S")),
        GuideCard("press", PositionRef("guide", 30)),
        GuideCard("points", PositionRef("guide", 80), part="site"),
        GuideCard("mistakes", PositionRef("guide", 100), part="road"),
        GuideCard("ask", PositionRef("guide", 110), part="people"),
    )
)
