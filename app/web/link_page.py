"""The small pages that links in notices open: without scripts, for readers without a cookie."""

import html
from typing import Final

from fastapi import Response

STYLES: Final = "css/notice-link.css"
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>{heading} – {server}</title>
<link rel="stylesheet" href="{base}tokens.css">
<link rel="stylesheet" href="{base}{styles}">
<main>
<h1>{heading}</h1>
{text}{button}
</main>
</html>
"""


def link_page(
    base: str,
    server: str,
    language: str,
    heading: str,
    text: str = "",
    button: str = "",
    *,
    status: int = 200,
) -> Response:
    """A page with a heading and a sentence; a button sends its address back, to do what it asks."""
    content = _PAGE.format(
        language=language,
        heading=html.escape(heading),
        server=html.escape(server),
        base=html.escape(base),
        styles=STYLES,
        text=f"<p>{html.escape(text)}</p>\n" if text else "",
        button=f'<form method="post"><button>{html.escape(button)}</button></form>'
        if button
        else "",
    )
    headers = {"cache-control": "no-store", "referrer-policy": "no-referrer"}
    return Response(content, status, headers, "text/html; charset=utf-8")
