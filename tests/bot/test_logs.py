"""Log lines: one line each, readable by people or programs, and without secrets."""

from __future__ import annotations

import ast
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings
from bot.logs import raise_log_level, start_logging
from engine.core.chance import new_seed, seed_hash

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GaBcDe.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab"
log = logging.getLogger("bot.test")
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _put_back() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in ("discord", "aiohttp.access", "alembic", "fontTools", "PIL"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def started(form: str, **more: Any) -> io.StringIO:
    """Log into a string."""
    stream = io.StringIO()
    settings = Settings(_env_file=None, log_format=form, discord_token=TOKEN, **more)
    start_logging(settings, stream)
    return stream


def test_a_line_has_time_level_logger_message_and_pairs() -> None:
    stream = started("line")
    log.info("action", extra={"table": 31, "kind": "move", "why": 'a "b" c', "empty": ""})
    time, rest = stream.getvalue().split(" ", 1)
    assert time.endswith("Z")
    assert rest == ('INFO bot.test action table=31 kind=move why="a \\"b\\" c" empty=""\n')


def test_json_has_the_same_fields_and_keeps_numbers() -> None:
    stream = started("json")
    log.warning("over “%s”", "there", extra={"table": 31})
    line = json.loads(stream.getvalue())
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "WARNING",
        "logger": "bot.test",
        "message": "over “there”",
        "table": 31,
    }


@pytest.mark.parametrize("form", ["line", "json"])
def test_a_traceback_stays_on_its_line(form: str) -> None:
    stream = started(form)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        log.exception("it\nbroke")
    assert stream.getvalue().count("\n") == 1
    assert "ValueError" in stream.getvalue()


@pytest.mark.parametrize("form", ["line", "json"])
def test_tokens_seeds_and_passwords_are_redacted(form: str) -> None:
    stream = started(
        form, database_url="postgresql+asyncpg://me:pa55word@host/db", log_level="debug"
    )
    seed = new_seed()
    other = TOKEN[:-1] + "c"
    secrets = [TOKEN, other, seed, "pa55word"]
    for secret in secrets:
        log.debug("said %s aloud", secret)
        log.info(f"url=https://discord.invalid/{secret}", extra={"field": secret, secret: 1})
        try:
            raise RuntimeError(f"failed with {secret!r}")
        except RuntimeError:
            log.exception("failed")
    logging.getLogger("discord.client").info("logging in using %s", TOKEN)
    assert [secret for secret in secrets if secret in stream.getvalue()] == []
    assert len(stream.getvalue().splitlines()) == 13


def test_the_published_hash_of_a_seed_is_not_redacted() -> None:
    stream = started("line")
    published = seed_hash(new_seed())
    log.info("started", extra={"hash": published})
    assert published in stream.getvalue()


def test_the_level_is_applied_and_noisy_libraries_are_quieter() -> None:
    stream = started("line", log_level="warning")
    log.info("no")
    log.warning("yes")
    logging.getLogger("discord.gateway").info("beat")
    assert [line.split()[-1] for line in stream.getvalue().splitlines()] == ["yes"]
    stream = started("line", log_level="debug")
    logging.getLogger("discord.http").debug("request")
    logging.getLogger("PIL.Image").info("opened")
    assert stream.getvalue() == ""


def test_logging_can_be_silenced() -> None:
    stream = started("line")
    logging.getLogger("discord.client").info("before")
    raise_log_level(logging.ERROR)
    logging.getLogger("discord.client").warning("no")
    log.warning("no")
    log.error("yes")
    assert [line.split()[-1] for line in stream.getvalue().splitlines()] == ["before", "yes"]


def _extras(tree: ast.AST) -> Iterator[str]:
    """Return the keys written in ``extra={…}``, and in a dictionary passed by name."""
    given = [
        keyword.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        for keyword in call.keywords
        if keyword.arg == "extra"
    ]
    names = {
        found.id for value in given for found in ast.walk(value) if isinstance(found, ast.Name)
    }
    given += [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id in names for target in node.targets)
    ]
    for value in given:
        if isinstance(value, ast.Dict):
            yield from (str(key.value) for key in value.keys if isinstance(key, ast.Constant))


def test_no_extra_key_is_a_log_records_attribute() -> None:
    """Such a key makes the log call itself raise, at any level."""
    own = {*vars(logging.LogRecord("", 0, "", 0, "", (), None)), "message", "asctime"}
    found = {
        f"{path.relative_to(ROOT)}: {key}"
        for folder in ("bot", "engine", "render")
        for path in (ROOT / folder).rglob("*.py")
        for key in _extras(ast.parse(path.read_text(encoding="utf-8")))
        if key in own
    }
    assert found == set()


def test_a_key_passed_by_name_is_found() -> None:
    source = 'about = {"name": 1}\nlog.info("x", extra={**about, "args": 2})'
    assert sorted(_extras(ast.parse(source))) == ["args", "name"]
