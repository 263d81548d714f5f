"""The client can be installed as an app, from any address and path it is served at."""

import json
import struct
from pathlib import Path
from typing import Any

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
MANIFEST: dict[str, Any] = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))


def test_the_app_starts_where_it_was_installed_and_stays_there():
    assert MANIFEST["start_url"] == MANIFEST["scope"] == "./"
    assert "id" not in MANIFEST, "it would count from the origin, the same for two servers there"
    assert MANIFEST["display"] == "standalone"


def test_every_icon_is_there_and_as_large_as_it_says():
    for icon in MANIFEST["icons"]:
        path = STATIC / icon["src"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert path.read_text("utf-8").startswith("<svg")


def test_there_is_a_large_icon_for_any_shape_and_one_that_may_be_cut():
    large = {icon.get("purpose", "any") for icon in MANIFEST["icons"] if icon["sizes"] == "512x512"}
    assert large == {"any", "maskable"}


def test_the_page_and_the_app_have_the_same_color():
    page = (STATIC / "index.html").read_text("utf-8")
    assert f'<meta name="theme-color" content="{MANIFEST["theme_color"]}">' in page
    assert '<link rel="manifest" href="manifest.webmanifest">' in page
