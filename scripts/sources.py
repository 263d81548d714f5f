"""The sections of docs/sources.md, and links to them for the generated pages."""

import re
from functools import cache
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent.parent / "docs" / "sources.md"
CITED: Final = re.compile(r"(?<=[(\"])sources: (?P<anchors>[a-z0-9-]+(?:,\s+[a-z0-9-]+)*)")
"""A citation in a docstring or comment, where it is in parentheses, or in data, where it is a string."""


@cache
def sections() -> dict[str, str]:
    """The heading of every section, by the anchor under which links and citations find it."""
    headings = re.findall(r"^#{2,3} (.+)$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {anchor(heading): heading for heading in headings}


def anchor(heading: str) -> str:
    """The anchor that Markdown gives a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def link(section: str) -> str:
    """A link to a section from another page of docs/."""
    return f"[{sections()[section]}](sources.md#{section})"


def linked(text: str) -> str:
    """A text in which every citation is a link."""

    return CITED.sub(lambda found: f"sources: {', '.join(map(link, cited(found)))}", text)


def cited(citation: re.Match[str]) -> list[str]:
    """The sections that a citation names."""
    return [section.strip() for section in citation["anchors"].split(",")]
