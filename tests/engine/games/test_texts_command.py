"""What translators are told: comments in the catalogues, the list of texts, and stubs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engine.cli.catalogues import packages_with_texts
from engine.cli.main import main
from engine.cli.texts.files import STUBS, with_comments, with_stubs
from engine.cli.texts.notes import MAX_EXAMPLE, Note, notes
from engine.cli.texts.usage import Usage
from engine.core.contract import play_game
from engine.core.registry import game, game_names, package_of
from engine.core.words.catalogue import read_source
from engine.core.words.lazy_bundle import entries
from tests.engine.games.catalogues import PACKAGES, messages
from tests.engine.games.records import PUBLISHED

Captured = pytest.CaptureFixture[str]


@cache
def noted(name: str) -> dict[str, Note]:
    return {note.key: note for note in notes(game(name))}


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_comments_of_the_english_texts_are_current(name: str) -> None:
    source = read_source(package_of(name), "en")
    comments = {key: note.comment for key, note in noted(name).items()}
    assert with_comments(source, comments) == source, f"run python -m engine texts {name} --write"


@pytest.mark.parametrize("name", game_names())
def test_every_text_has_a_note_and_most_have_an_example(name: str) -> None:
    found = noted(name)
    assert found.keys() == messages(package_of(name), "en").keys()
    filled = [note for note in found.values() if note.placeholders]
    assert sum(bool(note.example) for note in filled) > len(filled) * 0.6
    for note in filled:
        assert "$" not in note.example, note.key
    assert found[f"{name}-title"].usage is Usage.TITLE
    for key, note in found.items():
        assert len(note.comment) <= 70 + MAX_EXAMPLE, key
        if key.startswith(f"{name}-ask-"):
            assert note.limit == "56 columns"


def test_the_list_has_every_text_with_its_placeholders(capsys: Captured) -> None:
    name = game_names()[0]
    assert main(["texts", name]) == 0
    listed = capsys.readouterr().out.splitlines()
    heads = {line.split()[0]: line.split()[1:] for line in listed if not line.startswith(" ")}
    assert heads == {
        key: [f"${placeholder}" for placeholder in note.placeholders]
        for key, note in noted(name).items()
    }


@pytest.mark.parametrize("package", [p for p in packages_with_texts() if p not in PACKAGES[1:]])
def test_the_texts_of_other_packages_are_listed_too(package: str, capsys: Captured) -> None:
    assert main(["texts", package]) == 0
    listed = capsys.readouterr().out.splitlines()
    heads = [line.split()[0] for line in listed if not line.startswith(" ")]
    assert heads == list(messages(package, "en"))


def test_examples_come_from_the_games_own_records_only(tmp_path: Path, capsys: Captured) -> None:
    name, other = game_names()[:2]
    path = tmp_path / "game.txt"
    record = play_game(game(other), game(other).seat_counts[0], {}, "1")[1]
    path.write_text(record.text(), encoding="utf-8")
    assert main(["texts", name, "--record", str(path)]) == 2
    assert f"not all of these records are of {name}" in capsys.readouterr().err


ENGLISH = """# A game.

## Colours

# Old comment: red
game-red = Red
game-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
"""


def test_a_new_comment_replaces_the_old_one() -> None:
    written = with_comments(ENGLISH, {"game-count": "Log: 2 cards"})
    assert written == ENGLISH.replace("# Old comment: red\n", "").replace(
        "game-count", "# Log: 2 cards\ngame-count"
    )
    assert with_comments(written, {"game-count": "Log: 2 cards"}) == written
    assert dict(entries(written)).keys() == dict(entries(ENGLISH)).keys()


def test_a_stub_is_a_comment_until_it_is_translated() -> None:
    comments = {"game-count": "Log: 2 cards"}
    stubs = with_stubs("game-red = Rot\n", ENGLISH, comments)
    assert stubs.startswith(f"game-red = Rot\n\n{STUBS}\n\n# Log: 2 cards\n# game-count = ")
    assert dict(entries(stubs)).keys() == {"game-red"}
    assert with_stubs(stubs, ENGLISH, comments) == stubs
    assert with_stubs("game-red = Rot\ngame-count = { $count }\n", ENGLISH, comments) == (
        "game-red = Rot\ngame-count = { $count }\n"
    )


def test_stubs_of_a_new_language_have_all_texts() -> None:
    uncommented = with_stubs("", ENGLISH, {}).replace("# ", "")
    assert dict(entries(uncommented)).keys() == dict(entries(ENGLISH)).keys()
