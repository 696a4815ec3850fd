"""Games are found by their folders, and a broken folder is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core.registry import (
    PACKAGES,
    SHARED_PACKAGES,
    BrokenGame,
    game,
    game_names,
    package_folders,
    package_of,
)

ENGINE = Path(__file__).parents[3] / "engine"


def test_every_folder_of_the_engine_is_a_game_or_shared() -> None:
    folders = {path.parent.name for path in ENGINE.glob("*/*.py")}
    assert {*game_names()} - {"toy"} == folders - SHARED_PACKAGES
    assert folders == {*package_folders("engine")}, "a folder has no __init__.py"
    assert package_of("caylus") == "engine.caylus"


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        game("patience")


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", r"patience has no GAME: its __init__\.py must define it"),
        ("GAME = None", r"patience\.GAME is no Game"),
        ("from tests.engine.toy import GAME", "has the name “toy”: name it “patience”"),
    ],
)
def test_a_broken_game_is_refused_with_what_to_do(
    source: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_game(source, tmp_path, monkeypatch)
    with pytest.raises(BrokenGame, match=why):
        game("patience")


def test_an_error_in_a_games_code_names_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_game("GAME = 1 / 0", tmp_path, monkeypatch)
    with pytest.raises(ZeroDivisionError) as raised:
        game("patience")
    assert raised.value.__notes__ == [
        f"{PACKAGES['patience']} cannot be imported: correct it, or remove its folder."
    ]


def test_a_broken_game_does_not_hide_the_others_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add_game("GAME = 1 / 0", tmp_path, monkeypatch)
    assert main(["games"]) == 1
    listed, problem = capsys.readouterr()
    assert [line.split()[0] for line in listed.splitlines()[1:]] == [
        name for name in game_names() if name != "patience"
    ]
    assert problem == (
        "python -m engine: patience is broken: ZeroDivisionError: division by zero – "
        f"{PACKAGES['patience']} cannot be imported: correct it, or remove its folder.\n"
    )


def add_game(source: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a package with this source as the game “patience”."""
    package = f"{folder.name}_patience"
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setitem(PACKAGES, "patience", package)
