"""The server's tests run with the server's logs."""

import pytest

from app import logs
from app.settings import Settings


@pytest.fixture(scope="session", autouse=True)
def _logs() -> None:
    logs.configure(Settings())
