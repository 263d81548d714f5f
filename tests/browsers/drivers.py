"""Drivers for Firefox, WebKit and Chromium: WebDriver BiDi, WebDriver, Playwright."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from scripts.chromium import FLAGS
from scripts.chromium import found as found_chromium
from tests.app.running import free_port

Size = tuple[int, int]
PATIENCE: Final = 60.0
"""Seconds until something answers."""
MINI_BROWSERS: Final = "*/webkit2gtk-4.*/MiniBrowser"
NARROW_BARS: Final = """
* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 4px; }
"""
"""The bars of the MiniBrowser are wider than a phone."""
KEYS: Final = {"Space": " ", "Enter": "\ue007", "Escape": "\ue00c"}
# WebDriver does not tell what the console says: the page collects it, from its first moment after loading.
COLLECT: Final = """() => {
  if (window.complaints) return;
  window.complaints = [];
  addEventListener("error", ({ message }) => window.complaints.push(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => window.complaints.push(`rejected: ${reason?.stack ?? reason}`));
  for (const level of ["error", "warn"]) {
    const said = console[level];
    console[level] = (...words) => (window.complaints.push(`${level}: ${words.join(" ")}`), said.apply(console, words));
  }
}"""


class Unplayable(Exception):
    """A browser that is not on this machine, or does not start on it; says which, and what may help."""


class Missing(Unplayable):
    def __init__(self, package: str) -> None:
        super().__init__(f"not on this machine (on Debian and Ubuntu: apt install {package})")


class Stumbled(Unplayable):
    """A driver that says it could not do what it was asked, for no reason of the page's."""


class Process:
    """A program with its words in a file, ended with all that it started."""

    def __init__(
        self, command: list[str], *, files: dict[str, str] | None = None, **environment: str
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hexhaven-browsers-"))
        for name, content in (files or {}).items():
            file = self.folder / ".config" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content)
        self.words = self.folder / "words"
        with self.words.open("wb") as words:
            self._running = subprocess.Popen(
                [part.format(folder=self.folder) for part in command],
                stdout=words,
                stderr=subprocess.STDOUT,
                env={
                    **os.environ,
                    "HOME": str(self.folder),
                    "XDG_CONFIG_HOME": str(self.folder / ".config"),
                    **environment,
                },
            )

    def says(self, pattern: str) -> str:
        """Waits for the program to say it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._running.poll() is None:
            if found := re.search(pattern, self.words.read_text(errors="replace")):
                return found[1]
            time.sleep(0.05)
        raise RuntimeError(f"{pattern} is not said: {self.words.read_text(errors='replace')}")

    def end(self) -> None:
        self._running.terminate()
        try:
            self._running.wait(10)
        except subprocess.TimeoutExpired:
            self._running.kill()
            self._running.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Chromium:
    """By Playwright, as the other tests do: its pictures are what the others are compared with."""

    name = "chromium"

    def __init__(self, size: Size) -> None:
        self._playwright = sync_playwright().start()
        path = found_chromium(self._playwright.chromium.executable_path)
        if path is None:
            raise Missing("chromium")
        self._browser = self._playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        width, height = size
        self._page = self._browser.new_page(viewport={"width": width, "height": height})
        self._complaints: list[str] = []
        self._page.on("pageerror", lambda error: self._complaints.append(f"error: {error}"))
        self._page.on("console", lambda message: self._heard(message.type, message.text))

    def _heard(self, level: str, text: str) -> None:
        if level in ("error", "warning"):
            self._complaints.append(f"{level}: {text}")

    def open(self, address: str) -> None:
        self._page.goto(address)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self._page.evaluate(function, argument)

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def screenshot(self) -> bytes:
        return self._page.screenshot()

    def complaints(self) -> list[str]:
        return self._complaints

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()


class Firefox:
    """By WebDriver BiDi, which it speaks itself."""

    name = "firefox"

    def __init__(self, size: Size) -> None:
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        if path is None:
            raise Missing("firefox-esr")
        command = [path, "--headless", "--no-remote", "--profile", "{folder}"]
        self._process = Process([*command, "--remote-debugging-port", str(free_port())])
        try:
            address = self._process.says(r"WebDriver BiDi listening on (ws://\S+)")
            self._socket = connect(f"{address}/session", max_size=None, compression=None)
            self._number = 0
            self._complaints: list[str] = []
            self._tell("session.new", capabilities={})
            self._tell("session.subscribe", events=["log.entryAdded"])
            tree = self._tell("browsingContext.getTree")
            self._context = tree["contexts"][0]["context"]
            width, height = size
            self._here("browsingContext.setViewport", viewport={"width": width, "height": height})
        except BaseException:
            self._process.end()
            raise

    def _tell(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        self._socket.send(json.dumps(message))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("method") == "log.entryAdded":
                entry = answer["params"]
                if entry["level"] in ("error", "warn"):
                    self._complaints.append(f"{entry['level']}: {entry['text']}")
            if answer.get("id") != self._number:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]

    def _here(self, method: str, **parameters: Any) -> Any:
        return self._tell(method, context=self._context, **parameters)

    def open(self, address: str) -> None:
        self._here("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        answer = self._tell(
            "script.evaluate",
            expression=as_text(function, argument),
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._here("input.performActions", actions=clicking(x, y))

    def press(self, key: str) -> None:
        self._here("input.performActions", actions=pressing(key))

    def screenshot(self) -> bytes:
        return base64.b64decode(self._here("browsingContext.captureScreenshot")["data"])

    def complaints(self) -> list[str]:
        self._tell("session.status")  # what was said before has arrived with the answer
        return self._complaints

    def close(self) -> None:
        self._socket.close()
        self._process.end()


class WebKit:
    """By WebDriver, in the MiniBrowser of WebKitGTK on a screen that nobody sees."""

    name = "webkit"

    def __init__(self, size: Size) -> None:
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        browser = next((str(each) for each in Path("/usr/lib").glob(MINI_BROWSERS)), None)
        if driver is None or browser is None:
            raise Missing("webkit2gtk-driver")
        if screen is None:
            raise Missing("xvfb")
        self._screen = Process([screen, "-displayfd", "1", "-screen", "0", "1920x1400x24"])
        self._driver: Process | None = None
        try:
            display = self._screen.says(r"(?m)^(\d+)$")
            port = free_port()
            self._driver = Process(
                [driver, f"--port={port}"],
                files={"gtk-3.0/gtk.css": NARROW_BARS},
                DISPLAY=f":{display}",
                GDK_BACKEND="x11",
                LANG="C.UTF-8",
                LANGUAGE="en_US",
                LIBGL_ALWAYS_SOFTWARE="1",
                NO_AT_BRIDGE="1",
                WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",  # root may not make one in a container
            )
            self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
            self._session = ""
            self._session = f"/session/{self._begin(browser)}"
            self._earlier: list[str] = []
            self._fit(size)
        except BaseException:
            self.close()
            raise

    def _begin(self, browser: str) -> str:
        options = {"binary": browser, "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        until = time.monotonic() + PATIENCE
        while True:
            try:
                made = self._tell("POST", "/session", {"capabilities": capabilities})
            except httpx.ConnectError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)
            else:
                return str(made["sessionId"])

    def _fit(self, size: Size) -> None:
        """The window is larger than the page by its bars."""
        wanted = size
        for _ in range(4):
            rect = {"x": 0, "y": 0, "width": wanted[0], "height": wanted[1]}
            self._tell("POST", "/window/rect", rect)
            time.sleep(0.5)  # the window says when it has been asked, not when it has done it
            inner = self.evaluate("() => [innerWidth, innerHeight]")
            if tuple(inner) == size:
                return
            wanted = (wanted[0] + size[0] - inner[0], wanted[1] + size[1] - inner[1])
        raise RuntimeError(f"the page stays at {inner} instead of {size}")

    def _tell(self, method: str, path: str, body: Any = None) -> Any:
        address = path if path == "/session" and method == "POST" else self._session + path
        answer = self._http.request(method, address, json=body)
        value = answer.json()["value"]
        if answer.is_error:
            fault = Stumbled if value["error"] == "unknown error" else RuntimeError
            raise fault(f"{path}: {value['error']}: {value['message']}")
        return value

    def open(self, address: str) -> None:
        self._earlier += self.evaluate("() => window.complaints ?? []")
        self._tell("POST", "/url", {"url": address})
        self.evaluate(COLLECT)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        script = f"""
            const done = arguments[arguments.length - 1];
            Promise.resolve().then(() => {as_text(function, argument)}).then(done, (error) => done(`!${{error?.stack ?? error}}`));
        """
        text: str = self._tell("POST", "/execute/async", {"script": script, "args": []})
        if text.startswith("!"):
            raise RuntimeError(text)
        return json.loads(text)

    def click(self, x: float, y: float) -> None:
        self._tell("POST", "/actions", {"actions": clicking(x, y)})

    def press(self, key: str) -> None:
        self._tell("POST", "/actions", {"actions": pressing(key)})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._tell("GET", "/screenshot"))

    def complaints(self) -> list[str]:
        said: list[str] = self.evaluate("() => window.complaints ?? ['the page was loaded anew']")
        return self._earlier + said

    def close(self) -> None:
        if self._driver is not None:
            if getattr(self, "_session", ""):
                self._tell("DELETE", "")
            self._driver.end()
        self._screen.end()


def as_text(function: str, argument: Any) -> str:
    """A call of the page's function, or an expression, whose answer travels as JSON."""
    call = f"({function})({json.dumps(argument)})"
    return f"Promise.resolve({call}).then((answer) => JSON.stringify(answer ?? null))"


def clicking(x: float, y: float) -> list[dict[str, Any]]:
    """A click, as both kinds of WebDriver call it."""
    moves = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    parameters = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": parameters, "actions": moves}]


def pressing(key: str) -> list[dict[str, Any]]:
    value = KEYS.get(key, key)
    strokes = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
    return [{"type": "key", "id": "keys", "actions": strokes}]
