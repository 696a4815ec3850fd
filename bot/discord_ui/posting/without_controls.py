"""A message that has been replaced: as it stands, without its buttons and menus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from discord import ComponentType, ui

_SHOWN = (ComponentType.text_display.value, ComponentType.media_gallery.value)


def without_controls(components: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return components, as Discord gets them, without the buttons and menus."""
    kept = []
    for component in components:
        if component["type"] == ComponentType.container.value:
            inner = without_controls(component["components"])
            kept.append({**component, "components": inner})
        elif component["type"] in _SHOWN:
            kept.append(dict(component))
    return kept


class StoredLayout(ui.LayoutView):
    """A message made of components as they were stored; it has no controls."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._stored = components

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as they were stored."""
        return self._stored

    def has_components_v2(self) -> bool:
        """Return that these are components of the newer kind."""
        return True
