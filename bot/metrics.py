"""Histograms of this process for Prometheus; :mod:`bot.health` serves them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Histogram

REGISTRY = CollectorRegistry()

_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
_SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

INTERACTION_ACK = Histogram(
    "seneschal_interaction_ack_seconds",
    "Time to acknowledge an interaction; Discord allows three seconds",
    buckets=_QUICK,
    registry=REGISTRY,
)
TABLE_TRANSACTION = Histogram(
    "seneschal_table_transaction_seconds",
    "Time to change a table, such as a move: waiting for its lock, rules and commit",
    buckets=_QUICK,
    registry=REGISTRY,
)
RENDERING = Histogram(
    "seneschal_render_seconds",
    "Time to render a picture, including queueing; cache hits excluded",
    buckets=_SLOW,
    registry=REGISTRY,
)
DELIVERY = Histogram(
    "seneschal_post_seconds",
    "Time to post an outbox message, including its picture",
    buckets=_SLOW,
    registry=REGISTRY,
)
