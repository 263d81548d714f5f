"""The files of the browser client: under any base path, with strict headers, nothing else of the disk."""

import html
import json
import posixpath
import re
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from app import VERSION
from app.settings import Settings
from app.web.page_messages import WORDS
from app.web.pages import Pages
from tests.app.players import Person, game_for, people, seated
from tests.app.running import RunningServer
from tests.conftest import StartServer


@pytest.fixture
async def browser(server: RunningServer):
    async with httpx.AsyncClient(base_url=server.url, verify=False) as client:
        yield client


async def test_every_answer_carries_the_strict_headers(browser: httpx.AsyncClient):
    for path in ("/", "/t/ABCDE", "/api/me", "/api/nothing", "/nothing.js", "/healthz"):
        headers = (await browser.get(path)).headers
        assert headers["content-security-policy"] == (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            "font-src 'self'; connect-src 'self'; base-uri 'self'; manifest-src 'self'; form-action 'self'; "
            "frame-ancestors 'none'"
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


async def test_pages_carry_what_concerns_pages(browser: httpx.AsyncClient):
    for path in ("/", "/t/ABCDE", "/history"):
        headers = (await browser.get(path)).headers
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
    assert "permissions-policy" not in (await browser.get("/tokens.css")).headers


async def test_whoever_only_asks_for_the_head_gets_no_body(browser: httpx.AsyncClient):
    for path in ("/", "/healthz", "/t/ABCDE", "/tokens.css"):
        answer = await browser.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


def preview_in(page: str) -> list[str]:
    """The preview that a messenger would show."""
    found = re.findall(r'<meta property="og:(?:title|description)" content="([^"]*)">', page)
    return [html.unescape(text) for text in found]


async def test_a_link_to_no_table_opens_the_page_and_says_only_its_code(browser: httpx.AsyncClient):
    page = (await browser.get("/t/abcde")).text
    assert '<base href="/">' in page
    assert preview_in(page)[0] == "Join table ABCDE on Hexhaven"


async def test_a_tables_link_says_its_name_and_whether_there_is_room(
    server: RunningServer, browser: httpx.AsyncClient
):
    async with people(server, 2) as (ana, ben):
        body = {"name": 'Friday <"&> table', "config": game_for(4), "nonce": "n0"}
        code = (await ana.ask("POST", "tables", body))["code"]

        async def shown() -> list[str]:
            return preview_in((await browser.get(f"/t/{code.lower()}")).text)

        title, description = await shown()
        assert title == 'Friday <"&> table · Hexhaven'
        assert description.startswith("A game for 4, 3 seats free.")
        await ben.ask("POST", f"tables/{code}/seats/1", {"nonce": "n1"})
        await ana.ask("POST", f"tables/{code}/seats/2/bot", {})
        assert (await shown())[1].startswith("A game for 4, 1 seat free.")
        await ana.ask("POST", f"tables/{code}/seats/3/bot", {})
        assert (await shown())[1].startswith("A game for 4; every seat is taken.")
        for person in (ana, ben):
            await person.ask("POST", f"tables/{code}/ready", {"ready": True})
        await ana.ask("POST", f"tables/{code}/start")
        assert (await shown())[1].startswith("A game for 4. It has begun")


async def test_a_preview_tells_nothing_of_people_dice_or_settings(
    server: RunningServer, browser: httpx.AsyncClient
):
    async with Person(server, "Xanthippe") as ana:
        await ana.post("me", {"name": "Xanthippe"})
        body = {"name": "Friday table", "config": game_for(3), "nonce": "my-own-nonce"}
        code = (await ana.ask("POST", "tables", body))["code"]
        secret = (await ana.ask("POST", f"tables/{code}/link"))["secret"]
        seal = (await ana.ask("GET", f"tables/{code}"))["seal"]
        page = (await browser.get(f"/t/{code}")).text
        nowhere = (await browser.get("/t/ABCDE")).text
    private = ("Xanthippe", "my-own-nonce", secret, seal, seal[:8], ana.token)
    assert [text for text in private if text in page] == []
    lines = set(page.splitlines()) - set(nowhere.splitlines())
    assert all(line.startswith('<meta property="og:') for line in lines)
    assert len(lines) == 2, "the rest of the page is the same for every table"


@pytest.mark.parametrize(
    "code", ['"><script>', "A%22%3E%3Cb", "%F0%9F%8E%B2", "ABCD", "ABCDEF", "ABCD0"]
)
async def test_a_link_that_cannot_be_a_table_is_not_found(browser: httpx.AsyncClient, code: str):
    answer = await browser.get(f"/t/{code}")
    assert answer.status_code == 404
    assert "script" not in answer.text


async def test_files_are_revalidated_and_compressed(browser: httpx.AsyncClient):
    first = await browser.get("/tokens.css")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = await browser.get("/tokens.css", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    plain = await browser.get("/tokens.css", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == first.text
    assert plain.headers["etag"] != first.headers["etag"]


async def test_what_a_page_loads_is_named_by_its_version_and_kept(browser: httpx.AsyncClient):
    page = await browser.get("/")
    assert page.headers["cache-control"] == "no-cache"
    version = page.text.split('name="client" content="')[1].split('"')[0]
    loaded = re.findall(r'(?:src|href)="(v/[^"]*)"', page.text)
    assert any(re.fullmatch(f"v/{version}/(packed/)?js/main.js", address) for address in loaded)
    for address in loaded:
        answer = await browser.get(f"/{address}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        plain = await browser.get("/" + address.removeprefix(f"v/{version}/"))
        assert answer.content == plain.content
        assert plain.headers["cache-control"] == "no-cache"


async def test_what_a_page_needs_comes_together_and_nothing_else_does(browser: httpx.AsyncClient):
    page = (await browser.get("/", headers={"accept-language": "fr-CA, en;q=0.8"})).text
    words = re.findall(r'href="(v/[^"]*\.ftl)"', page)
    assert [address.rpartition("/")[2] for address in words] == ["home.en.ftl", "home.fr.ftl"]
    french = (await browser.get(f"/{words[1]}")).text
    for name in ("shell", "table", "catalog"):
        assert (await browser.get(f"/locales/fr/{name}.ftl")).text in french
    assert "option-friendly-robber =" in french, "what the lobby calls a house rule"
    assert "option-friendly-robber-more" not in french
    assert "text-do-" not in french
    styles = (await browser.get("/together/home.css")).text
    for path in ("css/base.css", "css/home.css"):
        assert (await browser.get(f"/{path}")).text in styles
    for name in ("home.xx.ftl", "home.ftl", "home.en.css", "home.js", "..css", "", "a/home.css"):
        assert (await browser.get(f"/together/{name}")).status_code == 404, name


def test_the_words_of_options_are_sent_with_the_files_they_belong_to(tmp_path: Path):
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "table.ftl").write_text("### Table\n\ndock = Dock\n")
    (folder / "textmode.ftl").write_text("text-place = Place\n")
    (folder / "shell.ftl").write_text("home = Home\n")
    for empty in ("catalog", "games"):
        (folder / f"{empty}.ftl").write_text("")
    options = folder / "options.ftl"
    options.write_text(
        "### Options\n\n## one\nlog-Rung = { $n ->\n    [one] once\n   *[other] often\n}\n"
        "text-do-Ring = Ring\n"
    )
    pages = Pages(Settings(), tmp_path)
    request = Request({"type": "http", "headers": []})

    def sent(name: str) -> str:
        return bytes(pages.file(request, f"locales/en/{name}.ftl").body).decode()

    assert sent("table") == (
        "\ndock = Dock\nlog-Rung = { $n ->\n    [one] once\n   *[other] often\n}\n"
    )
    assert sent("textmode") == "text-place = Place\ntext-do-Ring = Ring\n"
    assert sent("shell") == "home = Home\n"
    together = bytes(pages.file(request, "together/home.en.ftl").body).decode()
    assert sent("table") in together
    assert "text-do-Ring" not in together
    options.write_text("text-do-Ring = Ring it\n")
    assert sent("table") == "\ndock = Dock\n"
    assert sent("textmode").endswith("Ring it\n")


async def test_joined_modules_are_sent_as_long_as_they_are_made_of_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("app.web.pages.LOOK_AGAIN_SECONDS", 0.0)
    (tmp_path / "js" / "pages" / "home").mkdir(parents=True)
    (tmp_path / "packed" / "packs").mkdir(parents=True)
    (tmp_path / "index.html").write_text(
        '<script type="module" src="v/now/js/main.js"></script></head>'
    )
    modules = {"js/main.js": "import './pages/home/home.js'", "js/pages/home/home.js": "one"}
    for name, text in modules.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "packed" / "packs" / "main.js").write_text("joined")
    sources = {name: sha256(text.encode()).hexdigest() for name, text in modules.items()}
    contents = {"sources": sources, "routes": {"home": {"files": ["packs/main.js"]}}}
    (tmp_path / "packed" / "contents.json").write_text(json.dumps(contents))
    pages = Pages(Settings(), tmp_path)
    request = Request({"type": "http", "headers": []})

    async def page() -> str:
        return bytes((await pages.page(request)).body).decode()

    first = await page()
    root = f"v/{pages.version}/packed"
    assert f'<link rel="modulepreload" href="{root}/packs/main.js">' in first
    assert f'src="{root}/js/main.js"' in first
    assert pages.file(request, f"{root}/packs/main.js").body == b"joined"
    (tmp_path / "js" / "pages" / "home" / "home.js").write_text("another")
    second = await page()
    assert "packed" not in second
    assert f'src="v/{pages.version}/js/main.js"' in second
    assert pages.file(request, f"v/{pages.version}/js/pages/home/home.js").body == b"another"


async def test_the_font_is_announced_kept_and_sent_as_it_is(browser: httpx.AsyncClient):
    page = (await browser.get("/")).text
    (announced,) = re.findall(r'<link rel="preload" href="([^"]+)" as="font"([^>]*)>', page)
    address, attributes = announced
    assert "crossorigin" in attributes, "without it the browser would fetch the file twice"
    sheet = re.search(r'rel="stylesheet" href="([^"]+/together/[^"]+)"', page)
    assert sheet
    styles = (await browser.get(f"/{sheet[1]}")).text
    faces = re.findall(r"url\(([^)]+\.woff2)\)", styles)
    assert address in {posixpath.normpath(posixpath.join(sheet[1], "..", face)) for face in faces}
    for face in faces:
        font = await browser.get(f"/{posixpath.join(sheet[1], '..', face)}")
        assert font.content.startswith(b"wOF2")
        assert font.headers["content-type"] == "font/woff2"
        assert font.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in font.headers
    assert "SIL OPEN FONT LICENSE" in (await browser.get("/vendor/LICENSES.txt")).text


async def test_another_version_gets_what_there_is_and_must_not_keep_it(browser: httpx.AsyncClient):
    for version in ("now", "0123456789ab", ""):
        answer = await browser.get(f"/v/{version}/tokens.css")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
    assert (await browser.get("/v/now/vendor/preact.d.ts")).status_code == 404
    assert (await browser.get("/v/tokens.css")).status_code == 404


async def test_whoever_changes_the_client_sees_it_at_the_next_reload(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("app.web.pages.LOOK_AGAIN_SECONDS", 0.0)
    (tmp_path / "js").mkdir()
    (tmp_path / "index.html").write_text('<head><script src="v/now/js/main.js"></script></head>')
    main = tmp_path / "js" / "main.js"
    main.write_text("one")
    pages = Pages(Settings(), tmp_path)
    request = Request({"type": "http", "headers": []})

    async def loaded() -> str:
        page = bytes((await pages.page(request)).body).decode()
        return page.split('src="')[1].split('"')[0]

    first = await loaded()
    (tmp_path / "js" / ".#main.js").symlink_to("somebody-edits-it")
    assert await loaded() == first
    main.write_text("another")
    too_soon = pages.file(request, first)
    assert too_soon.headers["cache-control"] == "no-cache", "it is not what the address promises"
    second = await loaded()
    assert second != first
    assert pages.file(request, first).headers["cache-control"] == "no-cache"
    changed = pages.file(request, second)
    assert changed.headers["cache-control"].endswith("immutable")
    assert changed.body == b"another"


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/v/now/../../../pyproject.toml",
        "/v/now/%2e%2e/pyproject.toml",
        "/%2e%2e/pyproject.toml",
        "/..%2fpyproject.toml",
        "/js/../../README.md",
        "//etc/passwd",
        "/.git/config",
        "/js/.hidden.js",
        "/js",
        "/js/",
        "/vendor/preact.d.ts",
        "/%00.js",
        "/" + "a/" * 500,
        "/" + "a" * 5000 + ".js",
    ],
)
async def test_nothing_else_of_the_disk_is_served(browser: httpx.AsyncClient, path: str):
    answer = await browser.send(
        httpx.Request(
            "GET",
            httpx.URL(str(browser.base_url).rstrip("/") + "/").copy_with(raw_path=path.encode()),
        )
    )
    assert answer.status_code in (404, 422)
    assert answer.json()["code"] in ("not_found", "invalid")


async def test_everything_works_under_a_base_path_with_a_password(start_server: StartServer):
    server = start_server(base_path="/games/hexhaven", password="open sesame")
    async with httpx.AsyncClient(base_url=server.url, verify=False) as outside:
        moved = await outside.get("/games/hexhaven")
        assert (moved.status_code, moved.headers["location"]) == (308, "/games/hexhaven/")
        page = (await outside.get("/games/hexhaven/t/ABCDE")).text
        assert '<base href="/games/hexhaven/">' in page
        for healthy in ("/healthz", "/games/hexhaven/healthz"):
            assert (await outside.get(healthy)).json() == {"ok": True, "version": VERSION}
        assert (await outside.get("/games/hexhaven/tokens.css")).status_code == 200
        assert (await outside.get("/games/hexhaven/api/me")).json() == {"password": True}
        for path in ("tables", "tables/ABCDE", "catalog"):
            answer = await outside.get(f"/games/hexhaven/api/{path}")
            assert (answer.status_code, answer.json()["code"]) == (401, "password_needed")

    async with Person(server, "Ana") as ana:
        answer = await ana.post("me", {"name": "Ana", "password": "open sesame"})
        assert "Path=/games/hexhaven/" in answer.headers["set-cookie"]
        code = await seated(server, [ana], game_for(2))
        async with ana.at(code) as tab:
            assert tab.lobby["you"] == 0
            await tab.until("snapshot")
        shown = await ana.http.get(f"/t/{code}")
        assert preview_in(shown.text)[0] == f"Join table {code} on Hexhaven", (
            "a messenger does not know the password either"
        )

    async with Person(server, "Eve") as eve:
        for password in (None, "", "guess", "öpen sesame"):
            answer = await eve.post("me", {"name": "Eve", "password": password})
            code = "wrong_password" if password else "password_needed"
            assert answer.json()["code"] == code
        async with eve.at("ABCDE") as tab:
            assert "password" in tab.frames[0]
            assert await tab.close_code() == 4003
        guess = {"name": "Eve", "password": "guess"}
        assert [(await eve.post("me", guess)).status_code for _ in range(12)][-1] == 429
        right = {"name": "Eve", "password": "open sesame"}
        assert (await eve.post("me", right)).status_code == 429, (
            "guessing shuts the door for a while"
        )
    assert "open sesame" not in server.log_text


PEOPLE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nothing", "/t/ABC0E", "/t/ABC", "/t/ABCDE/nothing"])
async def test_an_address_that_leads_nowhere_is_a_page_for_people_and_json_for_programs(
    browser: httpx.AsyncClient, path: str
):
    page = await browser.get(path, headers=PEOPLE)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "js/main.js" in page.text
    told = await browser.get(path)
    assert (told.status_code, told.headers["content-type"]) == (404, "application/json")


@pytest.mark.parametrize(
    "added", ["ABCDE/", "ABCDE.", "ABCDE)", "(ABCDE)", "ABCDE,", "ABCDE%22", "ABCDE./"]
)
async def test_a_code_is_read_out_of_what_was_added_to_it(browser: httpx.AsyncClient, added: str):
    answer = await browser.get(f"/t/{added}", headers=PEOPLE)
    assert (answer.status_code, answer.headers["location"]) == (307, "/t/ABCDE")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
async def test_what_a_page_says_before_its_scripts_is_in_the_language_of_the_guest(
    browser: httpx.AsyncClient, language: str
):
    words = WORDS[language]
    asked = {"accept-language": f"{language}-XX,{language};q=0.9"}
    page = (await browser.get("/", headers=asked)).text
    assert f'<html lang="{language}">' in page
    for said in (words.home, words.description, words.stuck, words.no_script):
        assert html.escape(said) in page
    manifest = (await browser.get(f"/manifest.webmanifest?lang={language}")).json()
    assert (manifest["lang"], manifest["description"]) == (language, words.description)
    assert "%" not in page.partition("<body>")[2]
