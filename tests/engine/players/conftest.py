"""The toy is registered as a game while these tests run."""

from collections.abc import Iterator

import pytest

from engine.core import registry


@pytest.fixture(autouse=True, scope="package")
def registered_toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")
        yield
