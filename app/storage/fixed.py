"""Statements that run with every action: compiled once for each driver, which then gets text and values."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.engine import Dialect


class FixedStatement:
    """An insert or update whose values are numbers and text, which every driver takes as they are."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._compiled: dict[type[Dialect], tuple[str, list[str]]] = {}
        """By driver: the text, and the names of the values in their order."""

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        """Run the statement with each of these rows, within the connection's transaction."""
        driver = type(connection.dialect)
        if driver not in self._compiled:
            self._compiled[driver] = self._compile(connection.dialect)
        text, order = self._compiled[driver]
        connection.exec_driver_sql(text, [tuple([row[name] for name in order]) for row in rows])

    def _compile(self, dialect: Dialect) -> tuple[str, list[str]]:
        compiled = self._statement.compile(dialect=dialect)
        for name, value in compiled.binds.items():
            if value.type.dialect_impl(dialect).bind_processor(dialect) is not None:
                raise TypeError(f"{name} is neither a number nor text")
        return str(compiled), list(compiled.positiontup or ())
