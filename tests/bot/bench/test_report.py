"""The benchmark table reports correctly which limits are met."""

from bot.bench.report import Row, budget, figure, higher_is_better, lines, lower_is_better


def test_a_minimum_is_met_by_more() -> None:
    assert higher_is_better("play", "a second", 30, 10, at_least=2) == Row(
        "play", "a second", 30, 10, 3, "at least 2×", met=True
    )
    assert not higher_is_better("play", "a second", 15, 10, at_least=2).met


def test_a_maximum_is_met_by_less() -> None:
    assert lower_is_better("draw", "ms", 10, 40).ratio == 4
    assert lower_is_better("draw", "ms", 10, 40).met
    assert not lower_is_better("draw", "ms", 40, 10, at_least=1).met


def test_a_budget_is_an_upper_limit() -> None:
    assert budget("draw", "ms", 30, at_most=30).met
    assert not budget("draw", "ms", 30.1, at_most=30).met


def test_figures_have_three_digits() -> None:
    assert [figure(value) for value in (None, 0.04136, 8.674, 29.51, 393.4, 88_880)] == [
        "",
        "0.0414",
        "8.67",
        "29.5",
        "393",
        "88,880",
    ]


def test_a_missed_limit_is_reported() -> None:
    table = list(lines([budget("draw", "ms", 31, 30), Row("memory", "MB", 130)]))
    assert table[1].endswith("at most 30 ms: MISSED")
    assert "memory" in table[2]
    assert table[2].endswith("MB")
