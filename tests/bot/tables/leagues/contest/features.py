"""The features of the contest: those of the toy."""

from __future__ import annotations

from tests.engine.toy import features

FEATURES = features.FEATURES
