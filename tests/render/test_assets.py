"""``python -m render.assets``: icons are drawn, listed and credited."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from engine.core.errors import EngineError
from render.assets.__main__ import main
from render.assets.icon_builder import (
    FILES,
    ICON_SIZE,
    IconFiles,
    add,
    credited,
    fitted,
    read_set,
)

ICONS = {"windmill": "<path/>", "wheat": "<path/>", "watermill": "<path/>"}
CREDITS = """# Credits

| Icons | Made by |
|---|---|
| `gold-bar` | Willdabeast (<http://example.org>) |
| `spinning-wheel`, `wheat` | Caro Asercion |
| all others | Lorc (<http://example.org/lorc>), Delapouite and contributors |
"""


def mask(body: str) -> Image.Image:
    assert body == "<path/>"
    return Image.new("L", (ICON_SIZE, ICON_SIZE), 255)


@pytest.fixture
def files(tmp_path: Path) -> IconFiles:
    found = IconFiles(tmp_path / "icons.txt", tmp_path / "icons", tmp_path / "CREDITS.md")
    found.masks.mkdir()
    found.listed.write_text("# The icons in use.\nbread\nzither\n", "utf-8")
    found.credits.write_text(CREDITS, "utf-8")
    return found


def test_an_added_icon_is_drawn_and_listed_in_order(files: IconFiles) -> None:
    add("windmill", ICONS, None, files, mask)
    with Image.open(files.masks / "windmill.png") as drawn:
        assert (drawn.mode, drawn.size) == ("L", (ICON_SIZE, ICON_SIZE))
    assert files.listed.read_text("utf-8") == "# The icons in use.\nbread\nwindmill\nzither\n"
    assert files.credits.read_text("utf-8") == CREDITS


def test_an_icon_that_is_added_again_is_listed_once(files: IconFiles) -> None:
    for author in (None, "Skoll"):
        add("windmill", ICONS, author, files, mask)
    assert files.names() == ["bread", "windmill", "zither"]
    assert "| `windmill` | Skoll |" in files.credits.read_text("utf-8")


def test_an_unknown_icon_is_refused_with_similar_names(files: IconFiles) -> None:
    with pytest.raises(EngineError, match="no icon “windmil”; similar: windmill"):
        add("windmil", ICONS, None, files, mask)
    assert files.names() == ["bread", "zither"]


def test_an_icon_joins_the_row_of_its_author() -> None:
    assert "| `spinning-wheel`, `wheat`, `windmill` | Caro Asercion |" in credited(
        CREDITS, "windmill", "Caro Asercion"
    )
    assert "| `anvil`, `gold-bar` | Willdabeast (<http://example.org>) |" in credited(
        CREDITS, "anvil", "Willdabeast"
    )


def test_an_icon_moves_to_the_row_of_another_author() -> None:
    moved = credited(CREDITS, "wheat", "Skoll")
    assert "| `spinning-wheel` | Caro Asercion |\n| `wheat` | Skoll |\n| all others |" in moved
    assert "gold-bar" not in credited(CREDITS, "gold-bar", "Lorc")


def test_an_icon_by_an_author_of_most_icons_needs_no_row() -> None:
    assert credited(CREDITS, "windmill", "Delapouite") == CREDITS


def test_the_credits_have_the_row_that_the_program_looks_for() -> None:
    text = FILES.credits.read_text("utf-8")
    assert credited(text, "no-such-icon", "Lorc") == text
    assert "| `no-such-icon` | Nobody known |" in credited(text, "no-such-icon", "Nobody known")


def test_a_mask_is_trimmed_and_centred() -> None:
    shape = Image.new("L", (1000, 1000))
    shape.paste(255, (100, 200, 500, 400))
    drawn = fitted(shape)
    assert drawn.size == (ICON_SIZE, ICON_SIZE)
    assert drawn.getbbox() == (0, ICON_SIZE // 4, ICON_SIZE, ICON_SIZE * 3 // 4)
    assert set(drawn.tobytes()) <= {level * 17 for level in range(16)}


def test_the_set_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "icons.json"
    path.write_text(json.dumps({"icons": {"wheat": {"body": "<path/>"}}}), "utf-8")
    assert read_set(path) == {"wheat": "<path/>"}


@pytest.mark.parametrize("content", ["{}", "no JSON", "[]", '{"icons": {"wheat": {}}}'])
def test_another_file_is_refused_in_one_line(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "icons.json"
    path.write_text(content, "utf-8")
    assert main(["add", "wheat", "--set", str(path)]) == 2
    printed = capsys.readouterr().err
    assert "is not the icons.json of @iconify-json/game-icons" in printed
    assert printed.count("\n") == 1
