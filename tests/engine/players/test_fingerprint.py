"""A fingerprint belongs to one evaluation."""

from __future__ import annotations

from engine.learning.fingerprint import fingerprint
from engine.players.agent import agent_for
from engine.players.evaluation import Evaluator, Weights


def test_another_weight_changes_the_fingerprint() -> None:
    agent = agent_for("toy")
    features, (start, change) = agent.model.features, agent.model.weights
    other = Weights((start[0] + 0.1, *start[1:]), change)
    before, after = (
        fingerprint(Evaluator(agent.rules, features, weights))
        for weights in (agent.model.weights, other)
    )
    assert before != after == fingerprint(Evaluator(agent.rules, features, other))
