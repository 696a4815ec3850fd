"""For newcomers: six cards."""

from __future__ import annotations

from engine.core.teaching import GuideCard, PositionRef, Teaching

TEACHING = Teaching(
    (
        GuideCard("goal", PositionRef("guide", 33)),
        GuideCard("round", PositionRef("guide", move_count=0), pins=("3", "Ben")),
        GuideCard("press", PositionRef("guide", 2)),
        GuideCard("points", PositionRef("guide", 33), part="players"),
        GuideCard("mistakes", PositionRef("guide", 8), part="hand", viewer=0),
        GuideCard("ask", PositionRef("guide", 18), part="cards"),
    )
)
