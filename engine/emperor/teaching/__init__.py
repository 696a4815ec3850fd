"""For newcomers: six cards."""

from __future__ import annotations

from engine.core.teaching import GuideCard, Spot, Teaching

TEACHING = Teaching(
    (
        GuideCard("goal", Spot("guide", 85)),
        GuideCard("round", Spot("guide", 77), points=("b", "KOL")),
        GuideCard("press", Spot("guide", 49)),
        GuideCard("points", Spot("guide", 95), part="votes"),
        GuideCard("mistakes", Spot("guide", 95), part="KOL"),
        GuideCard("ask", Spot("guide", 57), part="cards"),
    )
)
