"""nginx in front of a server, set up as the README says, on a free port of this machine."""

import os
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import pytest

README: Final = Path(__file__).parents[2] / "README.md"
PATH: Final = "/hexhaven"
CONF: Final = """\
daemon off;
pid {home}/nginx.pid;
error_log {home}/error.log;
worker_processes 1;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {home}/body;
    proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi;
    scgi_temp_path {home}/scgi;
    server {{
        listen 127.0.0.1:{port};
{location}
    }}
}}
"""


def nginx_program() -> str | None:
    """Find nginx, if it is installed; Debian keeps it off the path of people."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def required_nginx() -> str:
    """The program, or the end of this test: skipped at home, failed in CI."""
    program = nginx_program()
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail("nginx is not installed, and CI has to test behind it")
        pytest.skip("nginx is not installed: the tests behind a proxy are skipped")
    return program


def readme_location() -> str:
    """The README's block for nginx, word for word."""
    block = re.search(
        rf"^    location {PATH}/ {{.*?^    }}$", README.read_text(encoding="utf-8"), re.M | re.S
    )
    assert block is not None, "the README shows how to set nginx up"
    return block[0]


class Nginx:
    """One nginx that passes everything under /hexhaven on to a server."""

    def __init__(
        self,
        program: str,
        home: Path,
        port: int,
        server_port: int,
        location: str | None = None,
        path: str = PATH,
    ) -> None:
        """`location`: what nginx does, if it is not the README's."""
        home.mkdir(parents=True)
        location = location or readme_location()
        location = location.replace("localhost:8000", f"127.0.0.1:{server_port}")
        assert str(server_port) in location
        (home / "nginx.conf").write_text(CONF.format(home=home, port=port, location=location))
        self._home = home
        self._process = subprocess.Popen(
            [program, "-p", str(home), "-c", "nginx.conf", "-e", str(home / "error.log")]
        )
        self.base = f"http://127.0.0.1:{port}{path}"

    def wait_for_server(self) -> None:
        """Until the server behind it answers."""
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.base}/healthz", timeout=1):
                    return
            except (OSError, urllib.error.URLError):
                assert self._process.poll() is None, (self._home / "error.log").read_text()
                time.sleep(0.05)
        raise AssertionError("nginx does not reach the server")

    def close(self) -> None:
        """It is ours to end."""
        self._process.terminate()
        self._process.wait(timeout=90)
