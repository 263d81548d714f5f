"""JSON Merge Patch (RFC 7396) between views, which hold no nulls."""

from typing import Any


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """A patch that makes `new` out of `old`; a field keeps its kind, so that 1 never becomes true. Comparing whole branches first leaves
    them to C: most of a view stays as it was."""
    patch: dict[str, Any] = {}
    if not old.keys() <= new.keys():
        patch = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if before is value or before == value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch[key] = difference(before, value)
        else:
            patch[key] = value
    return patch


def apply(target: Any, patch: Any) -> Any:
    """`target` after the patch; neither is changed."""
    if not isinstance(patch, dict):
        return patch
    patched = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            patched.pop(key, None)
        else:
            patched[key] = apply(patched.get(key), value)
    return patched
