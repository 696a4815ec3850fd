"""Register the toy as a game during these tests."""

from collections.abc import Iterator

import pytest

from engine.core import registry


@pytest.fixture(autouse=True, scope="package")
def registered_toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")
        yield
