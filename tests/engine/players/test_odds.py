"""Log odds: differences are kept, and what is decided stays decided."""

from __future__ import annotations

import pytest

from engine.players.odds import log_odds, shifted


def test_a_shift_keeps_the_difference() -> None:
    difference = log_odds(0.6) - log_odds(0.3)
    assert shifted(0.3, difference) == pytest.approx(0.6)
    assert log_odds(shifted(0.1, difference)) == pytest.approx(log_odds(0.1) + difference)


def test_what_is_decided_stays_decided() -> None:
    assert (shifted(1.0, -2), shifted(0.0, 2), shifted(0.25, 0)) == (1.0, 0.0, 0.25)
    assert log_odds(0.0) == pytest.approx(-log_odds(1.0))
