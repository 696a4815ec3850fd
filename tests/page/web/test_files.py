"""The page's files: small, nothing from elsewhere, and every word in every language."""

from __future__ import annotations

import re
from pathlib import Path

import bot.web
from bot.web.static_files import Content, StaticFiles, join_modules
from engine.core.words.catalogue import LANGUAGES, catalogue
from tests.page.browser import sizes

LIMIT = 120_000
"""Maximum bytes that a browser gets, besides pictures."""
TEXTS = Path(bot.web.__file__).parent / "text"


def modules() -> list[Path]:
    """Return the page's modules."""
    return [path for path, _ in sizes("web/web") if path.suffix == ".js"]


def script() -> str:
    """Return the modules as they are sent: joined, without comments."""
    folders = {"web": "web", "shared_web": "shared"}
    texts = {path: path.read_text(encoding="utf-8") for path in modules()}
    return join_modules(
        {f"{folders[path.parent.name]}/{path.name}": text for path, text in texts.items()}
    )


def test_the_page_is_small() -> None:
    others = sum(size for path, size in sizes("web/web") if path.suffix != ".js")
    words = max(path.stat().st_size for path in TEXTS.iterdir())
    assert others + len(script().encode()) + words <= LIMIT


def test_the_page_loads_nothing_from_elsewhere() -> None:
    for path, _ in sizes("web/web"):
        text = path.read_text(encoding="utf-8")
        found = re.findall(
            r"""(?:src|href|url|from|import)\s*[=(]?\s*["']?(https?:[^"')\s]+)""", text
        )
        assert found == [], path.name
        assert not re.search(r"innerHTML|outerHTML|insertAdjacent|document\.write|eval\(", text)
        assert not re.search(r"<script>|<style| style=| on\w+=\"", text), path.name


def test_every_word_of_the_page_is_there_and_every_one_is_used() -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in modules())
    said = set(re.findall(r"\"([a-z]+(?:-[a-z]+)*)\"", scripts))
    families = re.findall(r"say\(`([a-z-]+-)\$", scripts)
    words = catalogue("en", "bot.web")
    keys = {key.removeprefix("web-") for key in words.keys if key.startswith("web-")}
    unused = {key for key in keys - said if not key.startswith(tuple(families))}
    assert unused == set()
    assert set(re.findall(r"\bsay\(\"([a-z-]+)\"", scripts)) <= keys
    for language in LANGUAGES:
        texts = catalogue(language, "bot.web")
        assert all(texts.say(f"web-{key}").strip() for key in keys)


def test_all_modules_are_one_script_without_equal_names_at_the_top_level() -> None:
    declared = r"^(?:async )?(?:function|class|const|let) (\w+)"
    names = re.findall(declared, script(), re.MULTILINE)
    assert sorted(names) == sorted(set(names))
    for path in modules():
        exported = rf"(?<=^export ){declared[1:]}"
        assert set(re.findall(exported, path.read_text(), re.MULTILINE)) <= set(names)
    assert not re.search(r"^(?:import|export)\b|^ *(?://|/\*)", script(), re.MULTILINE)


def test_the_html_names_all_files_at_addresses_that_never_change() -> None:
    html = StaticFiles(with_login=False).html("ja", Content()).text or ""
    assert re.findall(r"<script [^>]*src=\"/static/\w+/(.*?)\"", html) == ["web/main.js"]
    assert re.search(r"<html lang=\"ja\">", html)
    assert re.search(r"href=\"/static/\w+/words\.ja\.json\"", html)
    assert not re.search(r"\"/(?:web|shared)/", html)
