"""The command line: the output of each command, and one clear line for an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core.chance import Chance
from engine.core.contract import play_game
from engine.core.record import start_record
from engine.core.record_reader import read_record
from engine.core.registry import game, game_names
from engine.core.rules import Question
from tests.command_lines import run_into_closed_pipe, run_program, unreadable_files
from tests.engine.toy import GAME
from tests.engine.toy.state import ToyState

COMMANDS = (
    "games",
    "play",
    "match",
    "ladder",
    "soak",
    "replay",
    "show",
    "playthrough",
    "perft",
    "describe",
    "coverage",
    "texts",
    "new",
)
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(play_game(GAME, 3, {}, "7")[1].text(), encoding="utf-8")
    return path


def failing(captured: Captured, *arguments: str) -> str:
    """Return the error line of a wrong call, which must exit with status 2."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = captured.readouterr()
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)])
def test_every_argument_has_help(command: tuple[str, ...], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command, "--help"])
    assert stop.value.code == 0
    output = capsys.readouterr().out
    assert "example: python -m engine " in output
    entries = re.findall(r"^  (\S+(?: \S+)*)(  +\S|\n {8,}\S)?", output, re.MULTILINE)
    assert entries
    assert [name for name, explained in entries if not explained and name != "COMMAND"] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    output = capsys.readouterr().out
    assert f"example: python -m engine {command} " in output
    about = output.split("\n\n")[1]
    assert about[0].isupper()
    assert about.endswith(".")


@pytest.mark.parametrize("line", ["1 {}", "{}", "seat 1: {}", "game: {}", "final: {}"])
def test_a_huge_line_is_refused_with_one_short_line(
    line: str, tmp_path: Path, capsys: Captured
) -> None:
    name = game_names()[0]
    lines = ["# Seneschal record, format 1", f"game: {name}", "rules: 1", "seat 1: A", "seat 2: B"]
    key = line.split(":", maxsplit=1)[0]
    lines = [*(one for one in lines if not one.startswith(f"{key}:")), "seed: 7"]
    file = tmp_path / "huge.txt"
    file.write_text("\n".join([*lines, line.format("x" * 2_000_000)]), encoding="utf-8")
    for command in ("replay", "show"):
        assert main([command, str(file)]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert "longer than" in captured.err
        assert len(captured.err) < 200


@pytest.mark.parametrize("move", ["x" * 990, "xy " * 320, "place " + "1" * 900])
def test_a_long_illegal_move_is_quoted_once_and_shortened(
    move: str, tmp_path: Path, capsys: Captured
) -> None:
    lines = ["# Seneschal record, format 1", f"game: {game_names()[0]}", "rules: 1", "seed: 7"]
    lines += ["seat 1: A", "seat 2: B", ""]
    file = tmp_path / "long.txt"
    asked = game(game_names()[0]).to_move(read_record("\n".join(lines)).replay())[0] + 1
    file.write_text("\n".join([*lines, f"{asked} {move}"]), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    output = capsys.readouterr().err
    assert "line 8: “" in output
    assert output.count("“") == 1
    assert len(output) < 200


@pytest.mark.parametrize("words", [["z" * 900], ["play", game_names()[0], "--seats", "z" * 900]])
def test_a_long_argument_is_shortened(words: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert "z…" in (output := capsys.readouterr().err)
    assert len(output) < 500


def test_the_longest_names_can_be_shown(tmp_path: Path, capsys: Captured) -> None:
    name = game_names()[0]
    record = start_record(name, {}, ["x" * 200] * game(name).seat_counts[-1], "7")
    file = tmp_path / "long.txt"
    file.write_text(record.text(), encoding="utf-8")
    assert main(["show", str(file)]) == 0
    assert "x" * 200 in capsys.readouterr().out


def test_the_examples_without_files_work(capsys: Captured) -> None:
    name = game_names()[0]
    assert main(["play", name, "--seats", "4", "--seed", "7", "--games", "2"]) == 0
    assert main(["perft", name, "--seats", "3", "--seed", "7", "--depth", "1"]) == 0
    assert main(["describe", name]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "python -m engine: the following arguments are required: COMMAND"),
        (["fly"], "invalid choice: 'fly'"),
        (["play"], "python -m engine play: the following arguments are required: GAME, --seats"),
        (["play", "go", "--seats", "2"], "argument GAME: invalid choice: 'go'"),
        (
            ["play", "toy", "--seats", "two"],
            "argument --seats: “two” is not a whole number of at least 1",
        ),
        (
            ["play", "toy", "--seats", "0"],
            "argument --seats: “0” is not a whole number of at least 1",
        ),
        (["play", "toy", "--seats", "5"], "toy is for 2, 3, 4 players, not 5"),
        (["play", "toy", "--seats", "2", "--games", "-1"], "argument --games"),
        (["play", "toy", "--seats", "2", "--option", "stakes"], "“stakes” is not NAME=VALUE"),
        (["play", "toy", "--seats", "2", "--option", "a=b"], "toy has no option a=b"),
        (["play", "toy", "--seats", "2", "--seed", ""], "a seed is one line"),
        (["play", "toy", "--seat", "2"], "the following arguments are required: --seats"),
        (["soak", "go"], "unknown game go; choose from "),
        (["games", "go"], "unknown game go; choose from "),
        (["perft", "toy", "--seats", "9"], "toy is for 2, 3, 4 players, not 9"),
        (["replay", "nowhere.txt"], "there is no file nowhere.txt"),
        (["show", "game.txt", "--at", "-1"], "argument --at"),
        (["show", "game.txt", "--lang", "tlh"], "argument --lang: invalid choice: 'tlh'"),
    ],
)
def test_a_wrong_argument_gets_one_clear_line(
    arguments: list[str], says: str, capsys: Captured
) -> None:
    assert says in failing(capsys, *arguments)


def test_an_invalid_record_gets_one_clear_line(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("hello\n", encoding="utf-8")
    assert "line 1: a record begins with" in failing(capsys, "replay", str(path))
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in failing(capsys, "show", str(path))


def test_games_lists_what_kind_of_game_each_is(capsys: Captured) -> None:
    assert main(["games", "toy"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        ["game", "players", "chance", "hidden", "simultaneous", "decisions", "choices"],
        ["toy", "2", "to", "4", "yes", "yes", "yes", "200", "6"],
    ]
    assert main(["games"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == [*game_names()]


def test_play_counts_games_and_moves(capsys: Captured) -> None:
    assert main(["play", "toy", "--seats", "2", "--games", "3", "--option", "stakes=high"]) == 0
    assert re.fullmatch(r"3 games, \d+ moves, [\d,]+ moves per second\n", capsys.readouterr().out)


def test_play_writes_records_that_replay(tmp_path: Path, capsys: Captured) -> None:
    arguments = ["--seats", "2", "--seed", "a/b", "--games", "2", "--record", str(tmp_path)]
    assert main(["play", "toy", *arguments]) == 0
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == ["toy-2-a_b-2.txt", "toy-2-a_b.txt"]
    said = capsys.readouterr().out
    assert all(re.search(rf"^{re.escape(str(path))}: \d+ moves$", said, re.M) for path in paths)
    for path in paths:
        assert read_record(path.read_text(encoding="utf-8")).replay().over
        assert main(["replay", str(path)]) == 0


def test_play_gives_the_same_games_on_more_cores(tmp_path: Path) -> None:
    """Other processes know only permanently registered games."""
    texts = []
    for cores in ("1", "2"):
        folder = tmp_path / cores
        arguments = ["--seats", "2", "--games", "3", "--jobs", cores, "--record", str(folder)]
        assert main(["play", game_names()[0], *arguments]) == 0
        texts.append([path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())])
    assert len(texts[0]) == 3
    assert texts[0] == texts[1]


def test_a_broken_invariant_is_reported_with_seed_and_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def broken(state: object) -> list[str]:
        return ["the bridge fell"] if getattr(state, "round", 0) == 2 else []

    monkeypatch.setattr(GAME, "broken_invariants", broken)
    assert main(["play", "toy", "--seats", "2", "--seed", "s", "--games", "2"]) == 1
    output = capsys.readouterr().err
    assert output.startswith("broken: the bridge fell\n")
    assert "seed: s\n" in output
    assert re.search(r"^[12] ", output, re.MULTILINE)
    assert main(["play", "toy", "--seats", "2", "--seed", "s", "--no-check"]) == 0


def test_soak_plays_every_seat_count_and_option(capsys: Captured) -> None:
    assert main(["soak", "toy", "--games", "2"]) == 0
    output = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in output] == [
        "toy, 2 seats",
        "toy, 3 seats",
        "toy, 4 seats",
    ]
    assert all("2 games" in line for line in output)


def test_playthrough_writes_a_file_for_each_number_of_seats(
    tmp_path: Path, capsys: Captured
) -> None:
    assert main(["playthrough", "toy", "--into", str(tmp_path / "new")]) == 0
    paths = sorted((tmp_path / "new").iterdir())
    assert [path.name for path in paths] == ["toy-2.txt", "toy-3.txt", "toy-4.txt"]
    assert capsys.readouterr().out.count(" lines\n") == 3
    texts = [path.read_text(encoding="utf-8") for path in paths]
    assert texts[0].startswith("# toy, 2 seats, stakes=low, en\n")
    assert main(["playthrough", "toy", "--into", str(tmp_path / "new")]) == 0
    assert [path.read_text(encoding="utf-8") for path in paths] == texts


def test_replay_prints_hash_scores_and_winners(record_file: Path, capsys: Captured) -> None:
    record = read_record(record_file.read_text(encoding="utf-8"))
    state = record.replay()
    assert isinstance(state, ToyState)
    outcome = GAME.outcome(state)
    assert main(["replay", str(record_file)]) == 0
    output = capsys.readouterr().out
    assert f"hash: {record.final}\n" in output
    names = ("Coins", "Cards in hand", "Bridges")
    for name, line in zip(names, outcome.lines, strict=True):
        assert re.search(rf"^{name} +{' +'.join(map(str, line.points))}$", output, re.MULTILINE)
    winners = ", ".join(record.names[seat] for seat in outcome.winners)
    assert output.endswith(f"winners: {winners}\n")


def test_show_prints_the_position_and_every_legal_move(record_file: Path, capsys: Captured) -> None:
    assert main(["show", str(record_file), "--at", "0"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("Round 1\n")
    assert "# Players\n" in output
    state = GAME.new(3, None, Chance.from_seed("7"))
    assert "Player 1: draw, play a card or pass." in output
    moves = re.findall(r"^  1 (\S+(?: \S+)?) {2,}", output, re.MULTILINE)
    assert moves == list(GAME.moves(state, 0))


def test_show_hides_what_a_seat_may_not_see(record_file: Path, capsys: Captured) -> None:
    moves = re.compile(r"^ +1 (?:pass|draw)\b", re.MULTILINE)
    assert main(["show", str(record_file), "--at", "0", "--seat", "1"]) == 0
    assert moves.search(capsys.readouterr().out)
    assert main(["show", str(record_file), "--at", "0", "--seat", "2"]) == 0
    output = capsys.readouterr().out
    assert "# Your cards" in output
    assert not moves.search(output)
    assert main(["show", str(record_file), "--at", "0"]) == 0
    assert "# Your cards" not in capsys.readouterr().out


def test_show_is_available_in_every_language(record_file: Path, capsys: Captured) -> None:
    for language, word in (("zh-TW", "遊戲結束"), ("zh-CN", "游戏结束"), ("ja", "ゲーム終了")):
        assert main(["show", str(record_file), "--lang", language]) == 0
        assert word in capsys.readouterr().out


def test_show_refuses_missing_moves_and_seats(record_file: Path, capsys: Captured) -> None:
    assert "moves, not 9999" in failing(capsys, "show", str(record_file), "--at", "9999")
    assert "the record has 3 seats, not 4" in failing(capsys, "show", str(record_file), "--seat=4")


def test_describe_lists_rules_verbs_and_options(capsys: Captured) -> None:
    assert main(["describe", "toy"]) == 0
    output = capsys.readouterr().out
    assert "option stakes: low, high\n" in output
    for name, rule in GAME.rules.items():
        kind = f"“{rule.verb} …”" if issubclass(rule, Question) else "automatic"
        assert re.search(rf"^  {name}\(.*\)\s+.*{kind}", output, re.M)


COMMANDS_THAT_PRINT = [
    ("replay", "tests/records/caylus-2-table.txt"),
    ("show", "tests/records/caylus-2-table.txt", "--at", "5"),
    ("describe", "tuscany"),
    ("play", "emperor", "--seats", "2"),
]


@pytest.mark.parametrize("command", COMMANDS_THAT_PRINT, ids=lambda command: command[0])
def test_a_closed_pipe_prints_no_traceback(command: tuple[str, ...]) -> None:
    assert run_into_closed_pipe("engine", *command) == (1, "")


@pytest.mark.parametrize("command", ["replay", "show"])
def test_an_unreadable_file_gets_one_line(command: str, tmp_path: Path) -> None:
    for path, why in unreadable_files(tmp_path):
        run = run_program("engine", command, str(path))
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr == f"python -m engine: {why}\n"
