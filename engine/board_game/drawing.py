"""Drawn maps as the server handles them: kept, checked, shown, and played like any other board."""

from typing import Any, Final

from engine.api import Json
from engine.board_game import lobby_catalog, map_checks, map_filling
from engine.board_game.boards import board_of, undealt
from engine.board_game.boards.drawn_maps import drawn_map, exported
from engine.board_game.catalog import BOARDS
from engine.board_game.compiled_rules import configured
from engine.chance import Chance


class Drawing:
    """A value of `engine.api.DrawnMaps`."""

    def read(self, data: Any) -> Json:
        """The map as it is kept, well formed."""
        return dict(drawn_map(data).entries)

    def name(self, data: Json) -> str:
        """The map's name."""
        return str(data["name"])

    def renamed(self, data: Json, name: str) -> Json:
        """The map with another name."""
        return self.read({**data, "name": name})

    def findings(self, data: Json) -> list[Json]:
        """Everything to be said about the map."""
        return [finding.to_json() for finding in map_checks.findings(drawn_map(data))]

    def figures(self, data: Json) -> Json:
        """Its land, its fog, and the yield of its printed numbers."""
        return map_checks.figures(drawn_map(data))

    def preview(self, data: Json) -> list[Any]:
        """A miniature, like those of the catalog."""
        drawn = drawn_map(data)
        if any(map_checks.unread(drawn)):
            return undealt.outline(data)
        return undealt.preview(board_of(drawn))

    def fitted(self, data: Any) -> Json:
        """The map with pools and bags for as many hexes as it has."""
        return map_filling.fitted(data)

    def filled(self, data: Json, chance: Chance) -> Json:
        """The map with whatever was left open, by chance."""
        return map_filling.filled(data, chance)

    def row_in(self, config: Json) -> Json | None:
        """The row of the drawn map in a configuration; None if it has none."""
        return self.row(config["drawn"]) if "drawn" in config else None

    def row(self, data: Json) -> Json:
        """The row of a map that can be played, with the configuration that plays it."""
        config = map_checks.playable(configured({"drawn": data}))
        assert config.drawn is not None
        return {**lobby_catalog.row_of(config.drawn), "config": config.to_json()}

    def exported(self, key: str) -> Json | None:
        """A board of the catalog as a map."""
        return exported(key) if key in BOARDS else None


DRAWING: Final = Drawing()
