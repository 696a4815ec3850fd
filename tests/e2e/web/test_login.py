"""Log in with Discord: who Discord says a visitor is, and every way in which that can fail."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from urllib.parse import parse_qsl, urlencode, urlsplit

import discord
import pytest
import pytest_asyncio
from yarl import URL

from bot.web.application import Application
from bot.web.login import BUSY, CALLBACK, COOKIE, EXPIRED, FAILED, REFUSED
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def _with_login(app: AppHarness, _serving: None) -> AsyncIterator[None]:
    """Serve the pages as with SENESCHAL_DISCORD_CLIENT_SECRET; loopback has no certificate."""
    secret, url = app.server.oauth.secret, discord.http.Route.BASE
    await app.bot.web.stop()
    await app.bot.web.start(
        "127.0.0.1:0", None, Application(str(app.bot.application_id), secret, url)
    )
    app.server.oauth.redirects = {app.bot.web.url + CALLBACK}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OAUTHLIB_INSECURE_TRANSPORT", "1")
        yield
    assert not [line for line in app.records.lines if secret in line]


async def lead(browser: Browser, address: str) -> str:
    """Return where an address leads."""
    async with browser.session.get(address, allow_redirects=False) as response:
        assert response.status == 302, await response.text()
        return response.headers["Location"]


async def asked(browser: Browser, page: str = "/") -> str:
    """Begin a login on a page; return the address at Discord."""
    return await lead(browser, f"{browser.url}/login?{urlencode({'page': page})}")


def cookies(browser: Browser) -> dict[str, str]:
    """Return the cookies that a browser keeps."""
    return {cookie.key: cookie.value for cookie in browser.session.cookie_jar}


async def is_signed_in(browser: Browser) -> bool:
    return bool((await browser.get("/tables"))[1]["signed_in"])


async def test_a_login_begins_the_session_of_the_person_at_discord(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    app.server.oauth.visitor = app.mover(channel)
    assert (await browser.words())["login"] is True
    at_discord = await asked(browser, browser.page(table))
    query = dict(parse_qsl(urlsplit(at_discord).query))
    assert query["scope"] == "identify"
    assert query["code_challenge_method"] == "S256"
    assert len(query["state"]) >= 43
    back = await lead(browser, at_discord)
    assert await lead(browser, back) == browser.page(table)
    turn = await browser.turn(table)
    assert turn["viewer"]["name"] == app.mover(channel).name
    assert turn["your_turn"]
    assert COOKIE not in cookies(browser)


async def test_a_login_on_the_page_of_a_season_leads_back_to_it(
    app: AppHarness, browser: Browser
) -> None:
    assert app.bot.web.addresses is not None
    season = app.bot.web.addresses.season(1)
    app.server.oauth.visitor = app.people[0]
    back = await lead(browser, await asked(browser, season))
    assert await lead(browser, back) == season
    assert await is_signed_in(browser)


async def test_a_user_who_refuses_is_told_so(app: AppHarness, browser: Browser) -> None:
    app.server.oauth.visitor = None
    back = await lead(browser, await asked(browser))
    assert await lead(browser, back) == f"/enter#{REFUSED}"
    assert not await is_signed_in(browser)


async def test_an_answer_of_discord_counts_once(app: AppHarness, browser: Browser) -> None:
    app.server.oauth.visitor = app.people[0]
    at_discord = await asked(browser)
    kept = cookies(browser)
    back = await lead(browser, at_discord)
    assert await lead(browser, back) == "/"
    await browser.post("/session/end", {"everywhere": True})
    assert await lead(browser, back) == f"/enter#{EXPIRED}", "the browser has forgotten it"
    browser.session.cookie_jar.update_cookies(kept, URL(browser.url))
    assert await lead(browser, back) == f"/enter#{FAILED}", "and Discord the code"
    assert not await is_signed_in(browser)


async def test_an_answer_for_another_browser_or_state_changes_nothing(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    """A link to an answer of Discord does not log another visitor in."""
    app.server.oauth.visitor = app.people[0]
    back = await lead(browser, await asked(browser))
    assert await lead(other_browser, back) == f"/enter#{EXPIRED}"
    await asked(other_browser)
    assert await lead(other_browser, back) == f"/enter#{EXPIRED}"
    for forged in ("", "x", "x.y.9999999999.z.w", "x.y.z", "." * 300):
        async with Browser.open(app) as forger:
            forger.session.cookie_jar.update_cookies({COOKIE: forged}, URL(browser.url))
            assert await lead(forger, back) == f"/enter#{EXPIRED}"
    assert not await is_signed_in(other_browser)


async def test_a_login_expires_after_ten_minutes(app: AppHarness, browser: Browser) -> None:
    app.server.oauth.visitor = app.people[0]
    back = await lead(browser, await asked(browser))
    app.clock.advance(timedelta(minutes=10).total_seconds())
    assert await lead(browser, back) == f"/enter#{EXPIRED}"
    assert not await is_signed_in(browser)


async def test_a_code_without_its_verifier_is_worth_nothing(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    """A code that was seen on its way does not sign anybody else in: that is what PKCE is for."""
    app.server.oauth.visitor = app.people[0]
    stolen = dict(parse_qsl(urlsplit(await lead(browser, await asked(browser))).query))
    own = dict(parse_qsl(urlsplit(await asked(other_browser)).query))
    answer = urlencode({"code": stolen["code"], "state": own["state"]})
    assert await lead(other_browser, f"{browser.url}{CALLBACK}?{answer}") == f"/enter#{FAILED}"
    assert not await is_signed_in(other_browser)


async def test_a_login_leads_to_our_own_pages_only(app: AppHarness, browser: Browser) -> None:
    app.server.oauth.visitor = app.people[0]
    for page in (
        "https://evil.example",
        "//evil.example",
        "/t/1-" + "x" * 22,
        "/session",
        "..",
        "x" * 5000,
    ):
        at_discord = await asked(browser, page)
        query = dict(parse_qsl(urlsplit(at_discord).query))
        assert query["redirect_uri"] == browser.url + CALLBACK
        assert await lead(browser, await lead(browser, at_discord)) == "/"
    foreign = at_discord.replace(urlencode({"": query["redirect_uri"]})[1:], "https%3A%2F%2Fevil")
    async with browser.session.get(foreign, allow_redirects=False) as response:
        assert (response.status, "Location" in response.headers) == (400, False)
    async with browser.session.get(
        browser.url + "/login", headers={"Host": "evil.example"}, allow_redirects=False
    ) as response:
        assert response.status == 421


async def test_a_wrong_secret_or_a_silent_discord_is_told(
    app: AppHarness, browser: Browser
) -> None:
    app.server.oauth.visitor = app.people[0]
    back = await lead(browser, await asked(browser))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app.server.oauth, "secret", "another")
        assert await lead(browser, back) == f"/enter#{FAILED}"
    assert not await is_signed_in(browser)
    assert app.records.lines[-1].startswith("bot.web.login web.login.failed")


async def test_many_answers_at_once_are_told_to_wait(app: AppHarness, browser: Browser) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.web.limits.PER_MINUTE_OF_ADDRESS", {"read": 100, "sign-in": 2})
        back = f"{browser.url}{CALLBACK}?code=x&state=y"
        answers = [await lead(browser, back) for _ in range(3)]
    assert answers == [f"/enter#{EXPIRED}", f"/enter#{EXPIRED}", f"/enter#{BUSY}"]
