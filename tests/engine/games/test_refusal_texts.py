"""Every refusal in a game's rules has a text, and every such text is used."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import catalogue


@pytest.mark.parametrize("name", game_names())
def test_every_refusal_has_a_text_and_every_text_its_refusal(name: str) -> None:
    package = package_of(name)
    sources = [f for f in files(f"{package}.rules").iterdir() if f.name.endswith(".py")]
    source = "".join(file.read_text(encoding="utf-8") for file in sources)
    start = f"{name}-refusal-"
    texts = {key for key in catalogue("en", package).keys if key.startswith(start)}
    refused = re.findall(r'reason\(\s*"([\w-]+)"', source)
    assert {start + word for word in refused} <= texts
    assert [key for key in texts if f'"{key.removeprefix(start)}"' not in source] == []
