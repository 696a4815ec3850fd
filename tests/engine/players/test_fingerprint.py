"""A fingerprint belongs to one evaluation."""

from __future__ import annotations

from engine.learning.fingerprint import fingerprint
from engine.players.agent import agent_for
from engine.players.evaluation import Evaluator


def test_another_weight_changes_the_fingerprint() -> None:
    agent = agent_for("toy")
    features, weights = agent.model.features, agent.model.weights
    other = weights._replace(start=(weights.start[0] + 0.1, *weights.start[1:]))
    before, after = (fingerprint(Evaluator(agent.rules, features, one)) for one in (weights, other))
    assert before != after == fingerprint(Evaluator(agent.rules, features, other))
