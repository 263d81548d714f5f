"""A Redis of a test's own."""

import subprocess
import time
from pathlib import Path

from app.settings import Settings
from tests.app.running import free_port

PASSWORD = "a secret of its own"


class Redis:
    """A Redis of a test's own."""

    def __init__(self, program: str, directory: Path) -> None:
        self._program = program
        self._log = directory / "redis.log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Redis":
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._program,
                    *("--port", str(self.port), "--bind", "127.0.0.1", "--save", ""),
                    *("--appendonly", "no", "--requirepass", PASSWORD),
                ],
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + 60
        while "Ready to accept connections" not in self._log.read_text():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, self._log.read_text()
            time.sleep(0.02)
        self._log.write_text("")
        return self

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(timeout=60)
            self._process = None

    @property
    def address(self) -> str:
        return self._address(PASSWORD)

    def _address(self, password: str) -> str:
        return f"redis://:{password.replace(' ', '%20')}@127.0.0.1:{self.port}"

    def settings(self, password: str = PASSWORD) -> Settings:
        return Settings(redis_url=self._address(password))
