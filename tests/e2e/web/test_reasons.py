"""A place on the board is only refused for what the place itself means."""

from __future__ import annotations

import pytest

from bot.presentation.choices import Candidate, refused_choices
from bot.presentation.texts import message_localizer
from bot.web.reasons import refused_place
from engine.core import Chance
from engine.core.registry import game

GAME, PLACE = "caylus", "3"


def refused_in_a_game(legal: tuple[str, ...]) -> list[Candidate]:
    """Return what is refused in a random game once exactly these choices are legal."""
    rules, localizer = game(GAME), message_localizer("en", GAME, ("Alice", "Bob"))
    for seed in range(20):
        chance = Chance.from_seed(str(seed))
        state = rules.new(2, None, chance)
        while movers := rules.to_move(state):
            seat = movers[0]
            choices = rules.legal_choices(state, seat)
            if choices == legal:
                return refused_choices(rules, state, seat, localizer)
            rules.apply(state, seat, choices[chance.below(len(choices))])
    pytest.fail(f"no game asks for {legal}")


def test_a_level_is_not_the_place_with_the_same_number() -> None:
    refused = refused_in_a_game(legal=("1", "2"))
    assert PLACE in {candidate.choice for candidate in refused}
    assert refused_place(refused, PLACE) is None


def test_a_space_is_refused_by_its_number() -> None:
    refused = refused_in_a_game(legal=("-1", "0", "+1"))
    coded = [candidate for candidate in refused if candidate.offer.code]
    assert coded
    for candidate in coded:
        found = refused_place(refused, candidate.offer.code)
        assert found is not None
        assert found.offer.code == candidate.offer.code
