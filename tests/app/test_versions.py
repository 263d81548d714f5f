"""The versions of a game: a sealed line of its log has none of its own."""

import random

from app.journal.versions import Versions


def test_a_sealed_line_has_the_version_before_it():
    versions = Versions()
    versions.add_sealed(3)
    versions.add_sealed(4)
    assert [versions.version_of(line) for line in range(7)] == [0, 1, 2, 2, 2, 3, 4]


def test_each_version_was_made_by_the_line_that_is_not_sealed():
    luck = random.Random(1)
    for _ in range(50):
        versions = Versions()
        lines = [0]
        for line in range(1, 60):
            if luck.random() < 0.4:
                versions.add_sealed(line)
            else:
                lines.append(line)
        assert [versions.version_of(line) for line in lines] == list(range(len(lines)))
        assert [versions.line_of(version) for version in range(len(lines))] == lines
