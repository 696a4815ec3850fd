"""``docs/weblate.json``: a component of Weblate for each catalogue, for its ``import_json``.

A game that is not published has none yet.
"""

from __future__ import annotations

import json

from engine.cli.catalogues import packages_with_texts
from engine.core.registry import game, game_names
from engine.core.words.catalogue import LANGUAGES
from tests.house.sources import ROOT

PAGE = ROOT / "docs" / "weblate.json"


def page() -> str:
    """Return the page: the components by package."""
    components = [_component(package) for package in packages_with_texts() if is_offered(package)]
    return json.dumps(components, indent=2) + "\n"


def is_offered(package: str) -> bool:
    """Return whether a package's texts are translated there: all but those of unpublished games."""
    name = package.rpartition(".")[2]
    return name not in game_names() or game(name).published


def _component(package: str) -> dict[str, str]:
    folder = f"{package.replace('.', '/')}/text"
    return {
        "name": package,
        "slug": package.replace(".", "-"),
        "file_format": "fluent",
        "filemask": f"{folder}/*.ftl",
        "template": f"{folder}/{LANGUAGES[0]}.ftl",
        "new_base": "",
        "new_lang": "add",
        "language_code_style": "bcp",
    }
