"""For newcomers: six cards."""

from __future__ import annotations

from engine.core.teaching import GuideCard, Spot, Teaching

TEACHING = Teaching(
    (
        GuideCard("goal", Spot("guide", 90)),
        GuideCard("round", Spot("guide", 70), points=("provost", "5", "S")),
        GuideCard("press", Spot("guide", 30)),
        GuideCard("points", Spot("guide", 80), part="site"),
        GuideCard("mistakes", Spot("guide", 100), part="road"),
        GuideCard("ask", Spot("guide", 110), part="people"),
    )
)
