"""``PRIVACY.md`` and ``TERMS.md``, generated from the texts of ``/about``."""

from __future__ import annotations

from bot.discord_ui.about import POLICIES
from bot.presentation.texts import words_in
from engine.core.words.catalogue import LANGUAGES
from tests.house.sources import ROOT

_HEAD = """# {title}

Made by `make docs` from the texts that `/about` shows (`policy-{name}` in `bot/text`).

{languages}
"""


PAGES = {name: ROOT / f"{name.upper()}.md" for name in POLICIES}


def page(name: str) -> str:
    """Return a policy in every language, English first."""
    parts = [
        _HEAD.format(
            name=name,
            title=words_in("en").say(f"about-{name}"),
            languages=" · ".join(f"[{_own_name(tag)}](#{tag.lower()})" for tag in LANGUAGES),
        )
    ]
    for language in LANGUAGES:
        text = words_in(language).say(f"policy-{name}")
        parts.append(f'<a id="{language.lower()}"></a>\n\n{text}\n')
    return "\n".join(parts)


def _own_name(language: str) -> str:
    return words_in(language).say(f"language-{language}")
