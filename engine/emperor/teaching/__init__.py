"""For newcomers: six cards."""

from __future__ import annotations

from engine.core.teaching import GuideCard, Spot, Teaching

TEACHING = Teaching(
    (
        GuideCard("goal", Spot("guide", 90)),
        GuideCard("round", Spot("guide", 80)),
        GuideCard("press", Spot("guide", 50)),
        GuideCard("points", Spot("guide", 100), part="votes"),
        GuideCard("mistakes", Spot("guide", 100), part="KOL"),
        GuideCard("ask", Spot("guide", 60), part="cards"),
    )
)
