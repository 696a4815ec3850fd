"""The page's own files, at addresses that change with their content.

Browsers keep them for a year and never ask again, so a page that was open before needs no file. The
HTML names all of them, so that a slow connection fetches them at the same time. All modules are
sent as one script, which is half as large as thirty, each with its own headers.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from aiohttp import web

from bot.web.answers import NO_STORE, unknown
from engine.core.words.catalogue import OFFERED_LANGUAGES, catalogue

KINDS = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "json": "application/json",
}
FOLDERS = {"web": "web/web", "shared": "shared_web"}
"""The page's files, and those that the sandbox's page has too, by their names in addresses."""
INDEX, SCRIPT = "web/index.html", "web/main.js"
HEAD, MAIN, DATA = "<!-- head -->", "<!-- main -->", "<!-- data -->"
"""Where the HTML gets what a page has of its own."""
_IMPORT = re.compile(r'^import \{[^}]*\} from "(?:/(\w+)|\.)/(\w+\.js)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)
_COMMENT = re.compile(r"^ *(?://.*|/\*\*(?s:.*?)\*/)\n", re.MULTILINE)
"""Lines that are comments; they are a quarter of the script."""
HASH_LENGTH = 16
ONE_YEAR = {"Cache-Control": "public, max-age=31536000, immutable"}
REVALIDATE = {"Cache-Control": "no-cache"}


@dataclass(frozen=True, slots=True)
class Content:
    """What the HTML of a page has of its own."""

    head: str = ""
    main: str = ""
    """What is seen until the scripts are there."""
    data: str = ""
    """What the scripts need not ask for."""
    private: bool = False
    """Whether only this visitor may have it."""


class StaticFiles:
    """Serves files that are the same for everybody, and makes the HTML that leads to them."""

    def __init__(self, *, with_login: bool) -> None:
        """``with_login``: visitors can log in with Discord."""
        sources = dict(_texts(with_login=with_login))
        texts = {name: text for name, text in sources.items() if not name.endswith(".js")}
        texts[SCRIPT] = join_modules(sources)
        whole = json.dumps(texts, sort_keys=True).encode()
        self._hash = hashlib.sha256(whole).hexdigest()[:HASH_LENGTH]
        self._texts = {name: self._addressed(text) for name, text in texts.items()}

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of the files."""
        return [web.get("/static/{hash:[0-9a-f]+}/{name:[a-zA-Z_/.-]+}", self._file)]

    def html(self, language: str, content: Content) -> web.Response:
        """Return a page in a language."""
        words = self._path(_words_file(language))
        link = f'<link rel="preload" as="fetch" href="{words}" crossorigin="anonymous">'
        html = self._texts[INDEX].replace('lang="en"', f'lang="{escape(language)}"')
        head = f"{content.head}\n  {link}".lstrip()
        html = html.replace(HEAD, head).replace(MAIN, content.main).replace(DATA, content.data)
        caching = NO_STORE if content.private else REVALIDATE
        response = web.Response(text=html, content_type=KINDS["html"], headers=caching)
        response.enable_compression()
        return response

    async def _file(self, request: web.Request) -> web.Response:
        """Return a file; one of another version, for a page from before an update, is not kept."""
        name = request.match_info["name"]
        if name not in self._texts or name == INDEX:
            raise unknown()
        caching = ONE_YEAR if request.match_info["hash"] == self._hash else REVALIDATE
        response = web.Response(
            text=self._texts[name],
            content_type=KINDS[name.rpartition(".")[2]],
            headers=caching,
        )
        response.enable_compression()
        return response

    def _path(self, name: str) -> str:
        return f"/static/{self._hash}/{name}"

    def _addressed(self, text: str) -> str:
        """Return a file's text, with the files that it names at their addresses."""
        for folder in FOLDERS:
            text = text.replace(f'"/{folder}/', f'"{self._path(folder)}/')
        return text


def join_modules(texts: Mapping[str, str]) -> str:
    """Return the page's modules as one: each follows those that it imports.

    All names at their top levels have to differ.
    """
    joined: dict[str, str] = {}

    def add(name: str) -> None:
        if name in joined:
            return
        joined[name] = ""  # modules may import each other
        for folder, file in _IMPORT.findall(texts[name]):
            add(f"{folder or name.partition('/')[0]}/{file}")
        text = _COMMENT.sub("", _IMPORT.sub("", texts[name]))
        del joined[name]  # it comes after them
        joined[name] = _EXPORT.sub("", text)

    add(SCRIPT)
    return "".join(joined.values())


def _texts(*, with_login: bool) -> Iterator[tuple[str, str]]:
    """Generate the names and texts of all files, and of the words in each language."""
    for name, folder in FOLDERS.items():
        for file in files("bot").joinpath(*folder.split("/")).iterdir():
            if file.name.rpartition(".")[2] in KINDS:
                yield f"{name}/{file.name}", file.read_text(encoding="utf-8")
    keys = _page_keys()
    for language in OFFERED_LANGUAGES:
        words = catalogue(language, "bot.web")
        data = {"login": with_login, "words": {key: words.say(key) for key in keys}}
        yield _words_file(language), json.dumps(data, ensure_ascii=False)


def _words_file(language: str) -> str:
    return f"words.{language}.json"


def _page_keys() -> list[str]:
    """Return the keys of all words of the page; none of them has arguments."""
    lines = files("bot.web").joinpath("text", "en.ftl").read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if line.startswith("web-")]
