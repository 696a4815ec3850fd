"""Read the settings from the environment and from a ``.env`` file."""

from __future__ import annotations

import os
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal

import yarl
from pydantic import (
    AfterValidator,
    AliasChoices,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from engine.core.words.catalogue import LANGUAGES, OFFERED_LANGUAGES, catalogue

PREFIX = "SENESCHAL_"
"""The prefix of all settings except ``DISCORD_TOKEN`` and ``DATABASE_URL``."""
DATABASES = ("sqlite", "sqlite+aiosqlite", "postgresql+asyncpg")
"""Supported URL schemes; ``sqlite`` means ``sqlite+aiosqlite``."""

MAX_REMIND_HOURS = 336
"""Upper bound for reminder intervals (two weeks)."""
PICTURE_WIDTHS = (800, 3200)
"""Minimum and maximum in pixels: readable on a phone, accepted by Discord."""
MAX_PORT = 65_535
MAX_BACKUPS = 3650
"""Ten years of nightly backups."""
MAX_WORKERS = 64
"""Maximum render workers; more than the CPU count does not help."""


class LogFormat(StrEnum):
    """Format of a log line: ``key=value`` pairs or one JSON object."""

    LINE = "line"
    JSON = "json"


def known_database(url: object) -> str:
    """Return the URL as text.

    Raises:
        ValueError: no driver supports the URL, or it names a database in memory.
    """
    try:
        read = make_url(str(url))
    except ArgumentError as error:
        raise ValueError("not the address of a database") from error
    if read.drivername not in DATABASES:
        raise ValueError(f"{read.drivername} is neither sqlite nor postgresql+asyncpg")
    if read.drivername.startswith("sqlite") and read.database in (None, "", ":memory:"):
        raise ValueError("tables in memory would be lost; name a file")
    return str(url)


def _known_language(tag: str) -> str:
    if tag not in OFFERED_LANGUAGES:
        *others, last = map(repr, OFFERED_LANGUAGES)
        raise ValueError(f"should be {', '.join(others)} or {last}")
    return tag


def _known_address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise ValueError("not an address of this machine, such as 127.0.0.1") from None


def _address(text: str) -> str:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > MAX_PORT:
        raise ValueError("should be an address and a port, as 127.0.0.1:8080")
    return text


def _web_address(text: str) -> str:
    address = yarl.URL(text)
    if address.scheme != "https" or not address.host:
        raise ValueError("should be an address that begins with https://")
    return str(address)


def _origin(text: str) -> str:
    """Return an address without a path; pages and cookies belong to a whole host."""
    address = yarl.URL(_web_address(text))
    if address.user or address.path not in ("", "/") or address.query_string or address.fragment:
        raise ValueError("should be an address without a path, as https://games.example.org")
    return str(address.origin())


def _folder(place: Path) -> Path:
    if not place.is_dir():
        raise ValueError(f"there is no folder {place}")
    return place


def _with_old_name(name: str) -> AliasChoices:
    """Read a setting by its name, and by the name it had before all of them got a prefix."""
    return AliasChoices(f"{PREFIX}{name}", name)


class Settings(BaseSettings):
    """All settings; ``.env.example`` explains each."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="ignore",
        populate_by_name=True,
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database_url: Annotated[str, BeforeValidator(known_database)] = Field(
        "sqlite:///seneschal.db", validation_alias="DATABASE_URL", repr=False
    )
    language: Annotated[str, AfterValidator(_known_language)] = LANGUAGES[0]
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)
    ] = "INFO"
    log_format: LogFormat = LogFormat.LINE
    picture_width: int = Field(1600, ge=PICTURE_WIDTHS[0], le=PICTURE_WIDTHS[1])
    workers: int | None = Field(None, ge=1, le=MAX_WORKERS)
    remind_hours: int = Field(24, ge=0, le=MAX_REMIND_HOURS)
    health_address: Annotated[str, AfterValidator(_address)] | None = Field(
        None, validation_alias=_with_old_name("HEALTH_ADDRESS")
    )
    web_address: Annotated[str, AfterValidator(_address)] | None = None
    web_url: Annotated[str, AfterValidator(_origin)] | None = None
    discord_client_secret: SecretStr | None = None
    backup_dir: Annotated[Path, AfterValidator(_folder)] | None = Field(
        None, validation_alias=_with_old_name("BACKUP_DIR")
    )
    backup_keep: int = Field(
        7, ge=1, le=MAX_BACKUPS, validation_alias=_with_old_name("BACKUP_KEEP")
    )
    shard_count: int | None = Field(None, ge=1, validation_alias=_with_old_name("SHARD_COUNT"))
    source_url: Annotated[str, AfterValidator(_web_address)] | None = None
    support_url: Annotated[str, AfterValidator(_web_address)] | None = None
    status_url: Annotated[str, AfterValidator(_web_address)] | None = None
    dev_guild: int | None = Field(None, gt=0)
    sandbox_address: Annotated[str, AfterValidator(_known_address)] = "127.0.0.1"

    @model_validator(mode="after")
    def _require_both_of_the_web(self) -> Settings:
        """Refuse an address to listen on without the one that links have, and the reverse.

        On PostgreSQL, links may lead to another process (``python -m bot web``).
        """
        if self.web_address is not None and self.web_url is None:
            raise ValueError("SENESCHAL_WEB_ADDRESS needs SENESCHAL_WEB_URL")
        elsewhere = self.web_url is not None and self.web_address is None
        if elsewhere and make_url(self.database_url).get_backend_name() == "sqlite":
            raise ValueError("on SQLite, SENESCHAL_WEB_URL needs SENESCHAL_WEB_ADDRESS")
        if self.discord_client_secret is not None and self.web_url is None:
            raise ValueError("SENESCHAL_DISCORD_CLIENT_SECRET needs SENESCHAL_WEB_URL")
        return self

    @property
    def token(self) -> str | None:
        """Return the bot's token in clear text, for Discord only."""
        return self.discord_token.get_secret_value() if self.discord_token else None

    @property
    def client_secret(self) -> str | None:
        """Return the secret of the bot's application in clear text, for Discord only."""
        secret = self.discord_client_secret
        return secret.get_secret_value() if secret else None

    @property
    def database_password(self) -> str | None:
        """Return the database's password, so that the log can redact it."""
        return make_url(self.database_url).password


NAMES = {
    name: field.validation_alias
    if isinstance(field.validation_alias, str)
    else f"{PREFIX}{name.upper()}"
    for name, field in Settings.model_fields.items()
}
"""Each setting's name in the environment."""
OLD_NAMES = {
    str(field.validation_alias.choices[1]): NAMES[name]
    for name, field in Settings.model_fields.items()
    if isinstance(field.validation_alias, AliasChoices)
}
"""Names without the prefix, which are read until version 0.2, and the name each has now."""


class SettingsError(Exception):
    """A setting is invalid or unknown; says which and why."""

    def __init__(self, key: str, /, **values: str) -> None:
        super().__init__(catalogue("en", "bot.tables").say(key, **values))


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings; the environment takes precedence over the file.

    Raises:
        SettingsError: a setting is invalid or unknown, or the file cannot be read.
    """
    try:
        _refuse_unknown(env_file)
        return Settings(_env_file=env_file, _env_file_encoding="utf-8")
    except ValidationError as error:
        first = error.errors()[0]
        place = str(first["loc"][0]) if first["loc"] else "web_url"  # only those of the web are
        name = NAMES.get(place, place)
        raise SettingsError(
            "config-wrong", name=name, why=first["msg"].removeprefix("Value error, ")
        ) from None
    except UnicodeDecodeError:
        raise SettingsError("config-unreadable", file=str(env_file)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingsError("config-closed", file=str(env_file), why=why) from None


def old_names_in_use(env_file: Path | None = Path(".env")) -> list[str]:
    """Return the :data:`OLD_NAMES` that the environment or the file still sets."""
    names = {name.upper() for name in (*os.environ, *_names_in(env_file))}
    return sorted(names & OLD_NAMES.keys())


def _refuse_unknown(env_file: Path | None) -> None:
    """Refuse names that look like ours: a misspelt setting would otherwise have no effect."""
    for name in _names_in(env_file):
        if name.upper().startswith(PREFIX) and name.upper() not in NAMES.values():
            raise SettingsError("config-unknown", name=name)


def _names_in(env_file: Path | None) -> list[str]:
    if env_file is None or not env_file.is_file():
        return []
    lines = env_file.read_text(encoding="utf-8").splitlines()
    return [line.split("=", 1)[0].strip().removeprefix("export ").strip() for line in lines]
