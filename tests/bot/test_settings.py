"""Settings: all documented, and a wrong one named in one line."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from bot.cli.configure import configure
from bot.config import (
    NAMES,
    OLD_NAMES,
    LogFormat,
    Settings,
    SettingsError,
    load_settings,
    old_names_in_use,
)

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*NAMES.values(), *OLD_NAMES):
        monkeypatch.delenv(name, raising=False)


def test_every_setting_has_a_default() -> None:
    settings = load_settings(None)
    assert settings.token is None
    assert settings.database_url == "sqlite:///seneschal.db"
    assert (settings.language, settings.remind_hours, settings.picture_width) == ("en", 24, 1600)
    assert settings.log_format == LogFormat.LINE


def test_the_example_has_every_setting_with_its_default(tmp_path: Path) -> None:
    text = EXAMPLE.read_text()
    assert set(re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE)) == set(NAMES.values())
    bare = tmp_path / ".env"
    bare.write_text(re.sub(r"^#([A-Z_]+=)", r"\1", text, flags=re.MULTILINE))
    assert load_settings(bare) == load_settings(EXAMPLE) == load_settings(None)


def test_every_setting_of_the_example_has_a_comment() -> None:
    for part in EXAMPLE.read_text().strip().split("\n\n")[1:]:
        lines = part.splitlines()
        assert lines[0].startswith("# "), part
        assert re.match(r"#?[A-Z_]+=", lines[-1]), part


def test_the_environment_takes_precedence_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text("SENESCHAL_LANGUAGE=ja\nDISCORD_TOKEN=from-the-file\n")
    monkeypatch.setenv("SENESCHAL_LANGUAGE", "zh-TW")
    settings = load_settings(file)
    assert (settings.language, settings.token) == ("zh-TW", "from-the-file")


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("SENESCHAL_LANGUAGE", "tlh", "'en', 'zh-TW', 'zh-CN' or 'ja'"),
        ("SENESCHAL_REMIND_HOURS", "-1", "greater than or equal to 0"),
        ("SENESCHAL_REMIND_HOURS", "soon", "valid integer"),
        ("SENESCHAL_PICTURE_WIDTH", "100", "greater than or equal to 800"),
        ("SENESCHAL_LOG_LEVEL", "loud", "'DEBUG'"),
        ("SENESCHAL_LOG_FORMAT", "xml", "'line' or 'json'"),
        ("SENESCHAL_DEV_GUILD", "home", "valid integer"),
        ("SENESCHAL_SUPPORT_URL", "me@example.org", "begins with https://"),
        ("SENESCHAL_SOURCE_URL", "https://[", "wrong"),
        ("DATABASE_URL", "mysql://me:pa55word@host/db", "mysql"),
        ("DATABASE_URL", "me:pa55word", "not the address of a database"),
        ("DATABASE_URL", "sqlite:///:memory:", "would be lost"),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        load_settings(None)
    said = str(refused.value)
    assert said.startswith(f"The setting {name} is wrong: ")
    assert why in said
    assert "\n" not in said
    assert "pa55word" not in said


def test_a_misspelt_setting_is_reported(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("SENESCHAL_LANGAUGE=ja\n")
    with pytest.raises(SettingsError, match="SENESCHAL_LANGAUGE"):
        load_settings(file)


def test_a_binary_file_is_reported(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\x00")
    with pytest.raises(SettingsError, match="UTF-8"):
        load_settings(file)


def test_a_file_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="can’t be read: File name too long"):
        load_settings(tmp_path / ("x" * 300))


def test_settings_do_not_reveal_the_token_or_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "t0ken")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://me:pa55word@host/db")
    settings = Settings(_env_file=None)
    assert settings.token == "t0ken"
    assert settings.database_password == "pa55word"
    assert "t0ken" not in repr(settings) + str(settings)
    assert "pa55word" not in repr(settings) + str(settings)


@pytest.mark.parametrize("address", ["8080", "127.0.0.1:", "127.0.0.1:http", "127.0.0.1:70000"])
def test_an_invalid_address_is_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("SENESCHAL_HEALTH_ADDRESS", address)
    with pytest.raises(SettingsError, match="SENESCHAL_HEALTH_ADDRESS"):
        load_settings(None)


def test_all_settings_but_two_have_the_prefix() -> None:
    others = [name for name in NAMES.values() if not name.startswith("SENESCHAL_")]
    assert others == ["DISCORD_TOKEN", "DATABASE_URL"]


def test_old_names_are_read_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    for name, value in (("handlers", []), ("level", root.level)):
        monkeypatch.setattr(root, name, value)
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text("BACKUP_KEEP=3\n# SHARD_COUNT=5\n")
    monkeypatch.setenv("HEALTH_ADDRESS", "127.0.0.1:8080")
    settings = configure()
    assert (settings.health_address, settings.backup_keep) == ("127.0.0.1:8080", 3)
    assert old_names_in_use() == ["BACKUP_KEEP", "HEALTH_ADDRESS"]
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition("setting.renamed ")[2] for line in lines] == [
        "old=BACKUP_KEEP new=SENESCHAL_BACKUP_KEEP",
        "old=HEALTH_ADDRESS new=SENESCHAL_HEALTH_ADDRESS",
    ]


def test_the_new_name_takes_precedence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_COUNT", "2")
    monkeypatch.setenv("SENESCHAL_SHARD_COUNT", "3")
    assert load_settings(None).shard_count == 3


def test_the_web_page_needs_both_of_its_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENESCHAL_WEB_ADDRESS", "127.0.0.1:8090")
    with pytest.raises(SettingsError, match="SENESCHAL_WEB_URL"):
        load_settings(None)
    monkeypatch.setenv("SENESCHAL_WEB_URL", "https://games.example.org/")
    assert load_settings(None).web_url == "https://games.example.org"
    monkeypatch.delenv("SENESCHAL_WEB_ADDRESS")
    with pytest.raises(SettingsError, match="on SQLite, SENESCHAL_WEB_URL needs"):
        load_settings(None)
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://host/games")
    assert load_settings(None).web_address is None, "another process serves the page"


def test_a_login_with_discord_needs_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENESCHAL_DISCORD_CLIENT_SECRET", "abc")
    with pytest.raises(SettingsError, match="needs SENESCHAL_WEB_URL"):
        load_settings(None)
    monkeypatch.setenv("SENESCHAL_WEB_ADDRESS", "127.0.0.1:8090")
    monkeypatch.setenv("SENESCHAL_WEB_URL", "https://games.example.org/")
    settings = load_settings(None)
    assert settings.client_secret == "abc"
    assert "abc" not in repr(settings)


@pytest.mark.parametrize(
    "url",
    ["http://games.example.org", "https://games.example.org/page", "https://me@example.org", "x"],
)
def test_the_web_pages_address_is_a_whole_host(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("SENESCHAL_WEB_ADDRESS", "127.0.0.1:8090")
    monkeypatch.setenv("SENESCHAL_WEB_URL", url)
    with pytest.raises(SettingsError, match="SENESCHAL_WEB_URL"):
        load_settings(None)
