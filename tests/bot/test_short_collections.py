"""The garbage collector looks at most objects once, and at all of them once a day."""

from __future__ import annotations

import gc
import weakref

from bot.short_collections import COMPLETE_INTERVAL_S, short_collections


class Node:
    """Refers to itself, so that only the garbage collector frees it."""

    def __init__(self) -> None:
        self.itself = self


def test_survivors_are_exempt_until_all_objects_are_looked_at() -> None:
    now = [0.0]
    with short_collections(lambda: now[0]):
        kept = Node()
        gc.collect()
        exempt, gone = gc.get_freeze_count(), weakref.ref(kept)
        del kept
        gc.collect()
        assert gone() is not None
        now[0] = COMPLETE_INTERVAL_S + 1
        gc.collect()
        assert gone() is None
        assert gc.get_freeze_count() < exempt + 1000
    assert gc.get_freeze_count() == 0


def test_what_has_never_survived_a_full_collection_is_freed_by_the_next() -> None:
    with short_collections():
        gone = weakref.ref(Node())
        gc.collect()
        assert gone() is None
