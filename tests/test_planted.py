"""The planted errors of `python -m tests.planted` still fit the code that they are planted in."""

import pytest

from tests.planted import ERRORS, NETS, ROOT, Planted, files_of_rules


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.what)
def test_the_line_that_an_error_replaces_is_there_once(error: Planted):
    assert (ROOT / error.file).read_text("utf-8").count(error.right) == 1
    assert error.right != error.wrong


def test_the_nets_are_there_and_the_others_are_none_of_them():
    assert [net for net in NETS if not (ROOT / net).is_file()] == []
    assert len(files_of_rules()) > len(NETS)
