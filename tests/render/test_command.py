"""``python -m render``: pictures of recorded positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from render.cli import main
from tests.command_lines import run_into_closed_pipe, run_program, unreadable_files

RECORD = str(Path(__file__).parent.parent / "records" / "caylus-4-thoughtful.txt")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "board.png"


def width(path: Path) -> int:
    with Image.open(path) as image:
        return image.width


def test_a_position_becomes_a_file(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([RECORD, "--at", "40", "--lang", "ja", "--out", str(out)]) == 0
    assert width(out) == 1600
    assert str(out) in capsys.readouterr().out


def test_width_part_and_seat_are_respected(out: Path) -> None:
    assert main([RECORD, "--width", "400", "--out", str(out)]) == 0
    assert width(out) == 400
    assert main([RECORD, "--part", "me", "--seat", "2", "--out", str(out)]) == 0
    assert width(out) == 800


def test_a_rules_card_can_be_rendered(out: Path) -> None:
    assert main([RECORD, "--card", "castle", "--lang", "zh-TW", "--out", str(out)]) == 0
    assert width(out) == 800


def test_hot_spots_are_written_beside_the_picture(out: Path, tmp_path: Path) -> None:
    written = tmp_path / "spots.json"
    options = ("--width", "400", "--out", str(out), "--hot-spots", str(written))
    assert main([RECORD, "--at", "40", *options]) == 0
    rows = json.loads(written.read_text(encoding="utf-8"))
    assert {"choice", "card", "box"} == set().union(*rows)
    assert any(row["choice"] for row in rows)
    ((left, top, width, height),) = [row["box"] for row in rows if row["card"] == "castle"]
    assert 0 <= left < left + width <= 400
    assert 0 < top < top + height
    assert main([RECORD, "--card", "castle", *options]) == 0
    assert json.loads(written.read_text(encoding="utf-8")) == []


def test_a_wide_board_is_sixteen_to_ten(out: Path) -> None:
    assert main([RECORD, "--shape", "wide", "--out", str(out)]) == 0
    with Image.open(out) as image:
        assert image.width > 1600
        assert image.width * 10 == image.height * 16
    assert out.stat().st_size <= 250_000
    assert main([RECORD, "--shape", "wide", "--width", "800", "--out", str(out)]) == 0
    assert width(out) == 800


def test_start_and_end_can_be_rendered(out: Path) -> None:
    for at in ("0", "417"):
        assert main([RECORD, "--at", at, "--out", str(out)]) == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--at", "9999"], "the record has 417 moves, not 9999"),
        (["--part", "cellar"], "there is no part “cellar”, only board, road, castle"),
        (["--seat", "9"], "the record has 4 seats, not 9"),
        (["--card", "cellar"], "there is no card “cellar”, only "),
    ],
)
def test_a_wrong_argument_gives_a_one_line_error(
    arguments: list[str], why: str, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([RECORD, *arguments, "--out", str(out)]) == 2
    listed = capsys.readouterr().err
    assert why in listed
    assert listed.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize("arguments", [["--width", "0"], ["--lang", "tlh"], ["--at", "-1"], []])
def test_an_unreadable_record_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([RECORD, *arguments] if arguments else [])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_missing_record_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-record.txt"]) == 2
    assert "no-such-record.txt" in capsys.readouterr().err


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "example: python -m render" in capsys.readouterr().out


def test_a_width_out_of_range_is_refused(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([RECORD, "--width", "5", "--out", str(out)])
    assert left.value.code == 2
    assert "“5” is not a width from 200 to 4000" in capsys.readouterr().err
    assert not out.exists()


def test_a_missing_file_is_named_without_numbers(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none.txt")
    assert main([missing, "--out", str(out)]) == 2
    assert capsys.readouterr().err == f"python -m render: there is no file {missing}\n"


def test_a_closed_pipe_prints_no_traceback(out: Path) -> None:
    command = ("render", RECORD, "--at", "1", "--width", "200", "--out", str(out))
    assert run_into_closed_pipe(*command) == (1, "")


def test_an_unreadable_file_gets_one_line(out: Path, tmp_path: Path) -> None:
    for path, why in unreadable_files(tmp_path):
        run = run_program("render", str(path), "--out", str(out))
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr == f"python -m render: {why}\n"
