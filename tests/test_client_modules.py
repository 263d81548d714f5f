"""The client's modules that need no page, tested in node: tests/js says each rule in a sentence.

The node is Playwright's, which every machine that runs the tests has, so that it is the same one everywhere and nothing is skipped.
"""

import re
import subprocess
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

TESTS = Path(__file__).with_name("js")
NODE = compute_driver_executable()[0]


@pytest.mark.parametrize("file", sorted(TESTS.glob("*.test.js")), ids=lambda file: file.name)
def test_modules_that_need_no_page_keep_their_rules(file: Path):
    ran = subprocess.run(
        [NODE, "--test", "--test-reporter=tap", file], capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    counts = dict(re.findall(r"^# (tests|pass) (\d+)$", ran.stdout, re.MULTILINE))
    assert int(counts["tests"]) == int(counts["pass"]) > 0, ran.stdout
