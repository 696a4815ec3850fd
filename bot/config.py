"""Settings: from the environment and a ``.env`` file; a missing or wrong one stops the start."""

from __future__ import annotations

from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal

import yarl
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.text import Text, say

DATABASES = ("sqlite", "sqlite+aiosqlite", "postgresql+asyncpg")
"""What a database's address may begin with; the first is read as the second."""

MOST_REMIND_HOURS = 336
"""Two weeks; whoever has not moved by then needs no reminder but a word."""
PICTURE_WIDTHS = (800, 3200)
"""The least and most pixels: what a phone can read, and what Discord takes."""
MOST_PORT = 65_535
MOST_BACKUPS = 3650
"""Ten years of nights."""
MOST_WORKERS = 64
"""Processes that draw; more than there are processors make nothing faster."""


class LogFormat(StrEnum):
    """How a log line looks: ``key=value`` pairs or one JSON object."""

    LINE = "line"
    JSON = "json"


def known_database(url: object) -> str:
    """The address of a database there is a driver for; raises ``ValueError``."""
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
    if tag not in LANGUAGES:
        *others, last = map(repr, LANGUAGES)
        raise ValueError(f"should be {', '.join(others)} or {last}")
    return tag


def _known_address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise ValueError("not an address of this machine, such as 127.0.0.1") from None


def _address(text: str) -> str:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > MOST_PORT:
        raise ValueError("should be an address and a port, as 127.0.0.1:8080")
    return text


def _web_address(text: str) -> str:
    address = yarl.URL(text)
    if address.scheme != "https" or not address.host:
        raise ValueError("should be an address that begins with https://")
    return str(address)


def _folder(place: Path) -> Path:
    if not place.is_dir():
        raise ValueError(f"there is no folder {place}")
    return place


def _upper(word: object) -> object:
    return word.upper() if isinstance(word, str) else word


class Settings(BaseSettings):
    """Every setting, under the name it has in the environment; ``.env.example`` explains each."""

    model_config = SettingsConfigDict(
        env_prefix="SENESCHAL_",
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
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = (
        "INFO"
    )
    log_format: LogFormat = LogFormat.LINE
    picture_width: int = Field(1600, ge=PICTURE_WIDTHS[0], le=PICTURE_WIDTHS[1])
    workers: int | None = Field(None, ge=1, le=MOST_WORKERS)
    remind_hours: int = Field(24, ge=0, le=MOST_REMIND_HOURS)
    health_address: Annotated[str, AfterValidator(_address)] | None = Field(
        None, validation_alias="HEALTH_ADDRESS"
    )
    backup_dir: Annotated[Path, AfterValidator(_folder)] | None = Field(
        None, validation_alias="BACKUP_DIR"
    )
    backup_keep: int = Field(7, ge=1, le=MOST_BACKUPS, validation_alias="BACKUP_KEEP")
    shard_count: int | None = Field(None, ge=1, validation_alias="SHARD_COUNT")
    source_url: Annotated[str, AfterValidator(_web_address)] | None = None
    support_url: Annotated[str, AfterValidator(_web_address)] | None = None
    dev_guild: int | None = Field(None, gt=0)
    sandbox_address: Annotated[str, AfterValidator(_known_address)] = "127.0.0.1"

    @property
    def token(self) -> str | None:
        """The bot's token in the clear, to be handed to Discord and to nobody else."""
        return self.discord_token.get_secret_value() if self.discord_token else None

    @property
    def database_password(self) -> str | None:
        """The database's password, so that it can be struck out of the log."""
        return make_url(self.database_url).password


NAMES = {
    name: str(field.validation_alias or f"SENESCHAL_{name.upper()}")
    for name, field in Settings.model_fields.items()
}
"""Each setting's name in the environment."""


class SettingsError(Exception):
    """A setting that is wrong or not known; ``text`` says which and why."""

    def __init__(self, text: Text) -> None:
        super().__init__(catalogue("en", "bot.tables").format(text))
        self.text = text


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """The settings of this start; the environment goes before the file.

    Raises:
        SettingsError: naming the first setting that is wrong, or one that does not exist.
    """
    try:
        _refuse_unknown(env_file)
        return Settings(_env_file=env_file, _env_file_encoding="utf-8")
    except ValidationError as error:
        first = error.errors()[0]
        place = str(first["loc"][0])
        name = NAMES.get(place, place)
        raise SettingsError(say("config-wrong", name=name, why=_short(first["msg"]))) from None
    except UnicodeDecodeError:
        raise SettingsError(say("config-unreadable", file=str(env_file))) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingsError(say("config-closed", file=str(env_file), why=why)) from None


def _short(message: str) -> str:
    return message.removeprefix("Value error, ")


def _refuse_unknown(env_file: Path | None) -> None:
    """A misspelt setting in the file would otherwise go unnoticed."""
    if env_file is None or not env_file.is_file():
        return
    for line in env_file.read_text(encoding="utf-8").splitlines():
        name = line.split("=", 1)[0].strip().removeprefix("export ").strip()
        if name.upper().startswith("SENESCHAL_") and name.upper() not in NAMES.values():
            raise SettingsError(say("config-unknown", name=name))
