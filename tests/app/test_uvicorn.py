"""The parts of uvicorn that are relied on: its protocol classes are extended without being a public interface."""

import hashlib
import inspect

import uvicorn
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl

from app.web import connections

READ_IN = "0.54.0"
DIGESTS = {
    httptools_impl: "1d4e1c579df41684",
    websockets_sansio_impl: "8b32a97a1608788b",
}


def test_uvicorn_is_as_it_was_when_its_classes_were_extended():
    read = {module.__name__: digest for module, digest in DIGESTS.items()}
    found = {
        module.__name__: hashlib.sha256(inspect.getsource(module).encode()).hexdigest()[:16]
        for module in DIGESTS
    }
    assert found == read, (
        f"app/web/connections.py was written after reading uvicorn {READ_IN}; {uvicorn.__version__} is different. Read the changes of "
        "these modules, put right what connections.py overrides and relies on, then write the version there and the digests here."
    )


def test_the_module_names_the_version_that_was_read():
    assert connections.__doc__ is not None
    assert f"uvicorn {READ_IN};" in connections.__doc__
