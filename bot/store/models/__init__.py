"""The row models: importing any module of this package registers every table."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bot.store.columns import Row, make_strict

for _module in iter_modules(__path__, f"{__name__}."):
    import_module(_module.name)

METADATA = Row.metadata
make_strict(METADATA)
