"""JSON Merge Patch, as RFC 7396 has it."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.protocol.merge_patch import apply, difference

LEAVES = st.integers() | st.text(max_size=3)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=4)
    ),
    max_leaves=20,
)
VIEWS = st.dictionaries(st.text(max_size=2), VALUES, max_size=5)


@settings(max_examples=60, deadline=None)
@given(VIEWS, VIEWS)
def test_the_difference_makes_the_new_view_out_of_the_old(old: dict[str, Any], new: dict[str, Any]):
    before = copy.deepcopy(old)
    assert apply(old, difference(old, new)) == new
    assert old == before


@settings(max_examples=30, deadline=None)
@given(VIEWS)
def test_between_equal_views_there_is_no_difference(view: dict[str, Any]):
    assert difference(view, copy.deepcopy(view)) == {}


@pytest.mark.parametrize(
    ("target", "patch", "result"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        (["a", "b"], ["c", "d"], ["c", "d"]),
        ({"a": "b"}, ["c"], ["c"]),
        ({"a": "foo"}, None, None),
        ({"a": "foo"}, "bar", "bar"),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_the_examples_of_the_standard(target: Any, patch: Any, result: Any):
    assert apply(target, patch) == result
