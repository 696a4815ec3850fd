"""Which rules card an answer leads to."""

from __future__ import annotations

from bot.discord_ui.rules.cards import about
from bot.telling.choices import candidates
from bot.telling.voice import voice_in_label
from engine.core import game
from tests.bot.turns import NAMES, begun, turn


def test_a_refusal_leads_to_the_card_of_the_choice_or_of_the_section() -> None:
    rules = game("caylus")
    opening = turn(rules, begun(rules))
    voice = voice_in_label("en", "caylus", NAMES)
    offered = candidates(rules, opening.view, opening.owing[0], voice)
    gate = next(c for c in offered if c.choice == "gate")
    found = about("caylus", gate)
    assert found is not None
    assert found.id == "gate"
    by_section = about("caylus", None, "Not now. (Caylus §9.2)")
    assert by_section is not None
    assert by_section.section == "§9.2"
    assert about("caylus", None, "Not now.") is None
