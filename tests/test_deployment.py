"""Checks of Dockerfile and compose.yaml that need no container engine."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import health, sharding, shutdown
from bot.config import NAMES, load_settings
from bot.store import database
from tests.house.sources import ROOT

TOOLS = re.compile(r"\b(gcc|g\+\+|make|build-essential|git|\w+-dev)\b")
COMPOSE_VARIABLES = {"DISCORD_TOKEN", "POSTGRES_PASSWORD"}
"""Variables that compose needs in ``.env``."""
WEB_VARIABLES = {"SENESCHAL_WEB_URL", "SENESCHAL_DISCORD_CLIENT_SECRET"}
"""Variables for the web pages, which may be empty."""
BOTS = ("bot-1", "bot-2")
WEB = "web"


def stages() -> list[list[list[str]]]:
    """Return the stages of the Dockerfile, each a list of split instructions."""
    text = re.sub(r"\\\n", " ", (ROOT / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found: list[list[list[str]]] = []
    for line in lines:
        name, rest = line.split(maxsplit=1)
        assert name in {
            *("FROM", "RUN", "COPY", "USER", "WORKDIR"),
            *("ENV", "STOPSIGNAL", "ENTRYPOINT", "CMD"),
        }, line  # a VOLUME would create an anonymous one with every container
        if name == "FROM":
            found.append([])
        found[-1].append([name, *shlex.split(rest)])
    return found


def test_copied_files_exist_and_are_not_ignored() -> None:
    named = {stage[0][3] for stage in stages() if len(stage[0]) > 2}
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    for stage in stages():
        for _, *words in (one for one in stage if one[0] == "COPY"):
            if words[0].startswith("--from="):
                assert words[0].removeprefix("--from=") in named
                continue
            for source in words[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source}" in ignored, source
    assert "*" in ignored, "no token and no database gets in by mistake"


def test_the_image_runs_unprivileged_and_without_build_tools() -> None:
    last = stages()[-1]
    run = " ".join(word for one in last if one[0] == "RUN" for word in one)
    assert not TOOLS.search(run)
    (user,) = [one[1] for one in last if one[0] == "USER"]
    assert user.isdecimal()
    assert int(user) > 0
    before = [one[0] for one in last]
    assert before.index("USER") < before.index("ENTRYPOINT")
    assert all(stage[0][1] == last[0][1] for stage in stages()), "one Python for both"


def test_everything_the_image_installs_is_pinned() -> None:
    python = stages()[-1][0][1].removeprefix("python:").partition("-")[0]

    def holds(one: Requirement, *extras: str) -> bool:
        there = {"sys_platform": "linux", "python_version": python}
        marker = one.marker
        return marker is None or any(marker.evaluate({**there, "extra": e}) for e in ("", *extras))

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    wanted = [one for one in map(Requirement, asked) if holds(one)]
    found: dict[str, Requirement] = {}
    while wanted:
        one = wanted.pop()
        if found.setdefault(str(one), one) is one:
            wanted += (each for each in _needed_by(one.name) if holds(each, *one.extras))
    pins = map(Requirement, (ROOT / "constraints.txt").read_text().splitlines())
    pinned = {canonicalize_name(pin.name) for pin in pins if holds(pin)}
    assert {canonicalize_name(one.name) for one in found.values()} <= pinned


def _needed_by(name: str) -> Iterator[Requirement]:
    """Return a package's requirements, except those for newer Python versions."""
    with suppress(PackageNotFoundError):
        yield from map(Requirement, requires(name) or ())


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """Return the file as compose reads it."""
    read: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return read


def test_two_bots_share_a_database_and_are_sandboxed(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"database", *BOTS, WEB, "prometheus"}
    assert services["prometheus"]["profiles"] == ["metrics"]
    assert services[WEB]["profiles"] == ["web"]
    for service in services.values():
        assert service["restart"] == "unless-stopped", "after the machine's own restart too"
    ready = services["database"]["healthcheck"]["test"]
    assert "--host=127.0.0.1" in ready, "the server that sets a new database up hears no network"
    for name in (*BOTS, WEB):
        bot = services[name]
        assert (bot["read_only"], bot["cap_drop"]) == (True, ["ALL"])
        assert (ROOT / bot["build"] / "Dockerfile").is_file()
        assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
        shown = "ports" in bot
        assert shown == (name == WEB), "what the bots show is for the machines beside them"
    for name in (WEB, "prometheus"):
        assert all(port.startswith("127.0.0.1:") for port in services[name]["ports"])


def test_a_bot_gets_enough_time_to_stop(compose: dict[str, Any]) -> None:
    longest = sharding.TAKEOVER_TIMEOUT_S + shutdown.WORK_TIMEOUT_S + sharding.UNREGISTER_TIMEOUT_S
    longest += 3 * shutdown.CLOSE_TIMEOUT_S + health.SHUTDOWN_TIMEOUT_S + database.CLOSE_TIMEOUT_S
    graces = [compose["services"][name]["stop_grace_period"].removesuffix("s") for name in BOTS]
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    graces += re.findall(r"^TimeoutStopSec=(\d+)$", guide, re.MULTILINE)
    assert len(graces) == len(BOTS) + 1, "that of systemd's unit too"
    for grace in graces:
        assert longest * 1.1 < float(grace), "each is a few seconds late where nobody answers"


def test_every_variable_is_a_setting_and_every_volume_is_declared(
    compose: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for service in compose["services"].values():
        for mount in service.get("volumes", ()):
            assert mount.split(":")[0] in compose["volumes"]
        for file in service.get("configs", ()):
            place = compose["configs"][file["source"]]["file"]
            assert (ROOT / place).is_file(), "text cannot get into what is read-only"
        wanted = re.findall(r"\$\{(\w+)", str(service))
        assert set(wanted) <= COMPOSE_VARIABLES | WEB_VARIABLES
    settings = dict(compose["services"][BOTS[0]]["environment"])
    assert set(settings) <= set(NAMES.values())
    for name, value in settings.items():
        filled = re.sub(r"\$\{\w+:\?[^}]*\}", "x", value)
        monkeypatch.setenv(name, re.sub(r"\$\{\w+:-\}", "", filled))
    monkeypatch.setenv("SENESCHAL_BACKUP_DIR", str(tmp_path))
    read = load_settings(None)
    assert read.database_url == "postgresql+asyncpg://seneschal:x@database/seneschal"
    mounts = [mount.split(":")[1] for mount in compose["services"][BOTS[0]]["volumes"]]
    assert settings["SENESCHAL_BACKUP_DIR"] in mounts
    (made,) = [one for one in stages()[-1] if one[0] == "RUN"]
    owned = made[made.index("--owner=seneschal") :]
    assert settings["SENESCHAL_BACKUP_DIR"] in owned, (
        "a new volume belongs to whom its place belongs to"
    )


def test_the_pages_have_a_process_of_their_own_without_backups(compose: dict[str, Any]) -> None:
    web, bot = (compose["services"][name] for name in (WEB, BOTS[0]))
    assert web["command"] == ["web"]
    added = {name for name in web["environment"] if name not in bot["environment"]}
    assert added == {"SENESCHAL_WEB_ADDRESS"}
    port = web["environment"]["SENESCHAL_WEB_ADDRESS"].rpartition(":")[2]
    assert web["ports"] == [f"127.0.0.1:{port}:{port}"]
    assert f'("127.0.0.1", {port})' in str(web["healthcheck"])
    assert web["volumes"] == []
    for name in WEB_VARIABLES:
        assert bot["environment"][name] == f"${{{name}:-}}", "the bots' messages link to the pages"


def test_prometheus_scrapes_both_bots(compose: dict[str, Any]) -> None:
    config = yaml.safe_load((ROOT / compose["configs"]["prometheus"]["file"]).read_text())
    (job,) = config["scrape_configs"]
    address = compose["services"][BOTS[0]]["environment"]["SENESCHAL_HEALTH_ADDRESS"]
    port = address.rpartition(":")[2]
    assert job["static_configs"][0]["targets"] == [f"{name}:{port}" for name in BOTS]
    assert f"127.0.0.1:{port}/healthz" in str(compose["services"][BOTS[0]]["healthcheck"])
