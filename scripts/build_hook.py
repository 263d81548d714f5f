"""Puts the browser's libraries into the wheel when it is built straight from a checkout."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class VendorHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        vendor = Path(self.root, "scripts", "vendor.py")
        if version != "editable" and vendor.exists():
            subprocess.run([sys.executable, str(vendor)], check=True)
