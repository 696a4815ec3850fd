"""What is measured of this process while it runs, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Histogram

REGISTRY = CollectorRegistry()

_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
_SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

ACKNOWLEDGED = Histogram(
    "seneschal_acknowledgement_seconds",
    "From taking up an interaction until Discord has its acknowledgement; it waits three seconds",
    buckets=_QUICK,
    registry=REGISTRY,
)
CHANGED = Histogram(
    "seneschal_change_seconds",
    "A change at a table, a move above all: waiting for the table, the rules, the commit",
    buckets=_QUICK,
    registry=REGISTRY,
)
DRAWN = Histogram(
    "seneschal_draw_seconds",
    "A picture, waiting for a worker counted in; those kept from before are not counted",
    buckets=_SLOW,
    registry=REGISTRY,
)
POSTED = Histogram(
    "seneschal_post_seconds",
    "A parcel, its picture counted in",
    buckets=_SLOW,
    registry=REGISTRY,
)
