"""Reads the part of Fluent that the client's words are written in; whatever else stands in a file is an error."""

import re
from dataclasses import dataclass, field

IDENTIFIER = re.compile(r"[A-Za-z][\w-]*")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
STRING = re.compile(r'"(?:[^"\\\n]|\\[\\"]|\\u[0-9A-Fa-f]{4})*"')
COMMENT = re.compile(r"#{1,3}(?: .*)?(?:\n|\Z)")


class Unreadable(Exception):
    """What is wrong, and in which line."""


@dataclass
class Message:
    """What a message needs: arguments, and other messages or terms."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


def messages_of(source: str) -> dict[str, Message]:
    """Every message and term (`-product`) of a file. Raises Unreadable."""
    return _Reader(source).file()


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.message = Message()

    def file(self) -> dict[str, Message]:
        found: dict[str, Message] = {}
        while self.at < len(self.source):
            if self.source[self.at] == "\n":
                self.at += 1
            elif not self.take(COMMENT):
                name, message = self.entry()
                if name in found:
                    self.fail(f"{name} is there twice")
                found[name] = message
        return found

    def entry(self) -> tuple[str, Message]:
        self.message = Message()
        dash = "-" if self.skip("-") else ""
        name = dash + self.need(IDENTIFIER, "a name")
        self.blanks()
        self.expect("=")
        self.blanks()
        self.pattern(name)
        return name, self.message

    def pattern(self, name: str) -> None:
        """Text and placeables, to the end of the last line that is indented and no variant."""
        begun = self.at
        while self.at < len(self.source):
            character = self.source[self.at]
            if character == "{":
                self.placeable(name)
            elif character == "}":
                self.fail(f"{name} closes what was not opened")
            elif character != "\n":
                self.at += 1
            elif not self.continued():
                break
        if not self.source[begun : self.at].strip():
            self.fail(f"{name} says nothing")

    def continued(self) -> bool:
        """Whether the next line that is not empty goes on; if so, we stand in it."""
        ahead = re.compile(r"\n(?:[ ]*\n)*[ ]+(?![ \n\[*.}])").match(self.source, self.at)
        if ahead:
            self.at = ahead.end()
        return ahead is not None

    def placeable(self, name: str) -> None:
        self.expect("{")
        self.space()
        self.expression(name)
        self.space()
        if self.skip("->"):
            self.variants(name)
        self.space()
        self.expect("}")

    def expression(self, name: str) -> None:
        if self.source[self.at] == "{":
            self.placeable(name)
        elif self.take(STRING) or self.take(NUMBER):
            pass
        elif self.skip("$"):
            self.message.variables.add(self.need(IDENTIFIER, "a variable"))
        else:
            dash = "-" if self.skip("-") else ""
            called = dash + self.need(IDENTIFIER, "a message, a variable or a number")
            if self.source[self.at] == "(":
                self.arguments(name, called)
            else:
                self.message.references.add(called)

    def arguments(self, name: str, called: str) -> None:
        if called not in ("NUMBER", "DATETIME"):
            self.fail(f"{name} calls {called}, which does not exist")
        self.expect("(")
        while not self.skip(")"):
            if named := self.take(re.compile(r"[A-Za-z]+ *: *")):
                if not (self.take(STRING) or self.take(NUMBER)):
                    self.fail(f"{name} gives {named.strip()} no plain value")
            else:
                self.expression(name)
            self.space()
            self.skip(",")
            self.space()

    def variants(self, name: str) -> None:
        defaults = 0
        self.space()
        while self.source[self.at] in "*[":
            defaults += self.skip("*")
            self.expect("[")
            if not self.take(NUMBER):
                self.need(IDENTIFIER, "a case")
            self.expect("]")
            self.blanks()
            self.pattern(name)
            self.space()
        if defaults != 1:
            self.fail(f"{name} has {defaults} default cases where it needs one")

    def take(self, wanted: re.Pattern[str]) -> str:
        found = wanted.match(self.source, self.at)
        self.at = found.end() if found else self.at
        return found.group() if found else ""

    def need(self, wanted: re.Pattern[str], what: str) -> str:
        return self.take(wanted) or self.fail(f"here should be {what}")

    def skip(self, wanted: str) -> bool:
        there = self.source.startswith(wanted, self.at)
        self.at += len(wanted) if there else 0
        return there

    def expect(self, wanted: str) -> None:
        if not self.skip(wanted):
            self.fail(f"here should be {wanted!r}")

    def blanks(self) -> None:
        self.take(re.compile(" *"))

    def space(self) -> None:
        self.take(re.compile(r"[ \n]*"))

    def fail(self, why: str) -> str:
        line = self.source.count("\n", 0, self.at) + 1
        raise Unreadable(f"line {line}: {why}")
