"""The forms of the tests: a short one in every run, a wide one for the continuous integration, a long one before a release."""

import os
from typing import Any

import pytest

LONG = os.environ.get("HEXHAVEN_LONG") == "1"
"""Games that take minutes, and hundreds of them."""
WIDE = LONG or os.environ.get("CI") == "true"
"""Every page in every size, light and language."""

wide = pytest.mark.wide
"""A test of the wide form alone."""


def varied(names: str, first: Any, *others: Any, ids: Any = None) -> pytest.MarkDecorator:
    """`parametrize` by sizes, lights, languages or boards: the first in every run, the others only in the wide form."""
    several = "," in names
    cases = [
        pytest.param(*(case if several else (case,)), marks=[wide] if number else [])
        for number, case in enumerate((first, *others))
    ]
    return pytest.mark.parametrize(names, cases, ids=ids)
