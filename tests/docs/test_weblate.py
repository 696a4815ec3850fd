"""Weblate's components are all catalogues but those of games in the making."""

from __future__ import annotations

import json

from engine.core.words.catalogue import LANGUAGES
from tests.docs.weblate import PAGE, is_offered
from tests.house.sources import ROOT, files

COMPONENTS = json.loads(PAGE.read_text(encoding="utf-8"))


def test_every_catalogue_is_a_component() -> None:
    folders = {path.parent.relative_to(ROOT).as_posix() for path in files(".", ".ftl")}
    ours = sorted(
        folder
        for folder in folders
        if not folder.startswith("tests/")
        and is_offered(folder.removesuffix("/text").replace("/", "."))
    )
    assert sorted(one["filemask"] for one in COMPONENTS) == [f"{folder}/*.ftl" for folder in ours]


def test_a_component_has_every_language_and_an_english_template() -> None:
    for one in COMPONENTS:
        found = sorted(path.stem for path in ROOT.glob(one["filemask"]))
        assert set(found) >= set(LANGUAGES)
        assert (ROOT / one["template"]).stem == "en"
        assert one["template"] in {
            path.relative_to(ROOT).as_posix() for path in ROOT.glob(one["filemask"])
        }


def test_components_have_names_and_slugs_of_their_own() -> None:
    for field in ("name", "slug"):
        assert len({one[field] for one in COMPONENTS}) == len(COMPONENTS)
