"""What contributors rely on: make targets, the workflow, the hooks and the packaging."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from importlib.metadata import EntryPoint
from typing import Any

import pytest
import yaml

from tests.house.sources import ROOT

LINTERS = re.compile(r"^\.venv/bin/(ruff check|ruff format|mypy)", re.MULTILINE)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def dry_run(*words: str) -> str:
    options = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "T"}  # of a make that runs these tests
    made = subprocess.run(
        ["make", "--dry-run", *words],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name not in options},
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_make_test_runs_everything_or_only_the_named_tests() -> None:
    assert dry_run("test").strip() == ".ci/run"
    named = dry_run("test", "T=tests/bot/test_logs.py")
    assert named.rstrip().endswith(".venv/bin/pytest -q tests/bot/test_logs.py")
    assert ".ci/run" not in named


def test_the_workflow_runs_the_same_as_make_test() -> None:
    text = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    job = yaml.safe_load(text)["jobs"]["test"]
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    oldest = project()["project"]["requires-python"].removeprefix(">=")
    assert oldest in job["strategy"]["matrix"]["python"]


def test_the_hooks_run_the_same_linters_as_make_test() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    entries = [hook["entry"] for repo in hooks["repos"] for hook in repo["hooks"]]
    of_hooks = [found[1] for entry in entries if (found := LINTERS.match(entry))]
    assert of_hooks == LINTERS.findall((ROOT / ".ci/run").read_text(encoding="utf-8"))


@pytest.mark.parametrize("package", ["engine", "render", "bot"])
def test_the_package_is_marked_as_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").exists()
    assert "py.typed" in project()["tool"]["setuptools"]["package-data"][package]


def test_the_script_starts_the_bot(capsys: pytest.CaptureFixture[str]) -> None:
    target = project()["project"]["scripts"]["seneschal"]
    main = EntryPoint("seneschal", target, "console_scripts").load()
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "sandbox" in capsys.readouterr().out
