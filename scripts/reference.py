"""`python -m scripts.reference` writes docs/rules.md from the catalog, the options' docstrings and the client's words; with
`--check` it says whether that is out of date. `--language de` prints the rules in another language of the client."""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

from engine.api import ConfigError
from engine.board_game import boards, catalog, compiled_rules, lobby_catalog
from engine.board_game.boards import undealt
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.names import CARD_KINDS, HARBORS, RESOURCES, TERRAINS
from engine.board_game.options import OneOf, Option, Range
from scripts.sources import link as link_to_source
from scripts.sources import linked

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "rules.md"
TESTS: Final = ROOT / "tests" / "engine" / "board_game"
LOCALES: Final = ROOT / "static" / "locales"
ENGLISH: Final = "en"
MADE: Final = "<!-- Made by `python -m scripts.reference`; do not edit. -->"
SOURCES: Final = """\
**Sources.** [sources.md](sources.md) names the rulebooks and other documents behind these rules, and says what each of them has. A
*house rule* is ours, or everybody's."""


def page() -> str:
    """The whole reference in English."""
    groups = [part for group in catalog.GROUPS for part in group_section(group)]
    parts = [MADE, *contents(), *base_rules(ENGLISH), *groups, *boards_section(), SOURCES]
    return "\n\n".join(parts) + "\n"


# its parts


def contents() -> list[str]:
    """The table of contents, and the rows that only set options."""
    own = words(ENGLISH)
    paragraphs_there = ", ".join(
        f"[{own[f'rulebook-{key}']}](#rule-{key})"
        for key in compiled_rules.base_rules(GameConfig())["paragraphs"]
    )
    options_there = (
        f"- {title}: {', '.join(link(option) for option in options_in(group))}"
        for group, title in catalog.GROUPS.items()
    )
    boards_there = ", ".join(link_to(board) for board in every_board().values())
    return [
        "# Rules, options and boards",
        """What a table can play: an edition, a board, and any options that do not contradict each other. This page is made from
the catalog and from the modules of the rules themselves. A server shows the same under *All rules*, in four languages;
`python -m scripts.reference --language de` prints it in another one. [rules-tests.md](rules-tests.md) names the test of each
sentence of the base game.""",
        "\n".join(
            [
                f"- [{own['rulebook-open']}](#how-to-play): {paragraphs_there}",
                *options_there,
                f"- Boards: {boards_there}",
            ]
        ),
        "## Editions",
        table(
            ["edition", "", "sets", "calls"],
            [
                [
                    f"**{edition.title}** (`{key}`)",
                    edition.summary,
                    settings(edition.options),
                    ", ".join(edition.names.values()),
                ]
                for key, edition in catalog.EDITIONS.items()
            ],
        ),
        "## Presets",
        table(
            ["preset", "", "board", "options"],
            [
                [
                    f"**{preset.title}**",
                    preset.summary,
                    link_to(every_board()[preset.config.board]),
                    settings(preset.config.options),
                ]
                for preset in catalog.PRESETS
            ],
        ),
    ]


def base_rules(language: str) -> list[str]:
    """The chapter of base rules: a section for each paragraph, with the figures of a usual table and the house rules that change it."""
    own, figures = words(language), compiled_rules.base_rules(GameConfig())
    facts = facts_of(figures)
    parts = [f'## <a id="how-to-play"></a>{own["rulebook-open"]}']
    for key in figures["paragraphs"]:
        way = figures["ways"].get(key)
        award = "longest_road" if key == "longest-road" else "largest_army"
        ids = [f"rulebook-{key}-text", f"rulebook-{key}-{way}", f"rulebook-{key}-more"]
        parts.append(f'### <a id="rule-{key}"></a>{own[f"rulebook-{key}"]}')
        known = {**facts, "award": figures["points"][award]}
        parts += [fill(own[each], known) for each in ids if each in own]
        parts += tables_of(key, figures, own)
        changed_by = [option for option in catalog.OPTIONS.values() if key in option.changes]
        if language == ENGLISH and changed_by:
            parts.append("*Changed by:* " + ", ".join(link(option) for option in changed_by))
    return parts


NAMES = {
    "development_card": "rulebook-development-card",
    "victory_point": "card-victory_point",
    "longest_road": "rulebook-longest-road",
    "largest_army": "rulebook-largest-army",
}
"""Things that cost something or are worth points, but are no pieces."""


def tables_of(key: str, figures: dict[str, Any], own: dict[str, str]) -> list[str]:
    """The tables of a paragraph."""

    def heads(*names: str) -> list[str]:
        return [own[f"rulebook-head-{name}"] for name in names]

    def named(what: str) -> str:
        return own[NAMES.get(what, f"tile-{what}")]

    if key == "building":
        costs = [
            [named(piece), ", ".join(f"{count} {own[kind]}" for kind, count in cost.items())]
            for piece, cost in figures["costs"].items()
        ]
        return [table(heads("piece", "cost"), costs)]
    if key == "winning":
        points = [[named(what), str(count)] for what, count in figures["points"].items()]
        return [table(heads("piece", "points"), points)]
    if key == "production":
        land = [[own[f"rulebook-land-{kind}"], own[pays]] for kind, pays in figures["land"].items()]
        return [table(heads("land", "good"), land)]
    if key == "development":
        deck = [
            [own[f"card-{card}"], str(count), own[f"card-text-{card}"]]
            for card, count in figures["deck"].items()
        ]
        return [table(heads("card", "count", "does"), deck)]
    return []


def facts_of(figures: dict[str, Any]) -> dict[str, Any]:
    """The arguments of the messages, by name, as the client passes them."""
    rates = figures["rates"]
    return {
        **{name: figures[name] for name in ("goal", "limit", "bank")},
        "rate": rates["bank"],
        "general": rates["general"],
        "special": rates["special"],
        "longest": figures["longest_road"],
        "army": figures["largest_army"],
        **figures["yields"],
        **figures["pieces"],
        "deck": sum(figures["deck"].values()),
    }


def fill(said: str, facts: Mapping[str, Any]) -> str:
    """A message with its arguments filled in."""
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(facts[found[1]]), said)


def group_section(group: str) -> list[str]:
    """The options under one heading."""
    parts = [f"## Options: {catalog.GROUPS[group]}"]
    for option in options_in(group):
        parts += option_section(option)
    return parts


def option_section(option: Option) -> list[str]:
    """One option: what it is in a sentence, its paragraph, and what it goes with."""
    rule, *details = paragraphs(option)
    facts = [
        ("Key", f"`{option.key}`"),
        ("Source", origin(option.source)),
        (
            "Changes",
            ", ".join(
                f"[{words(ENGLISH)[f'rulebook-{key}']}](#rule-{key})" for key in option.changes
            ),
        ),
        ("Values", values_said(option)),
        ("Set by", "; ".join(set_by(option))),
        ("Not on", "; ".join(refused_on(option))),
        ("Not with", "; ".join(contradictions().get(option.key, []))),
        (
            "Tests",
            ", ".join(
                f"[{file.stem}](../{file.relative_to(ROOT).as_posix()})"
                for file in tests_of(option)
            ),
        ),
    ]
    return [
        f'### <a id="option-{option.key}"></a>{option.title}',
        f"*{option.summary}*",
        rule,
        *details,
        "\n".join(f"- **{name}:** {said}" for name, said in facts if said),
    ]


def origin(source: str) -> str:
    """The origin of an option or board: links to its sources, or a word such as *house rule*."""
    sections = source.removeprefix("sources: ")
    return source if sections == source else ", ".join(map(link_to_source, sections.split(", ")))


def boards_section() -> list[str]:
    """All boards: for how many, and what is in the box."""
    parts = ["## Boards", "How they are dealt: [The boards](boards.md)"]
    for key, board in every_board().items():
        picture = f"boards.md#{re.sub(r'[^a-z0-9 -]', '', f'{board.title} {key}'.lower()).replace(' ', '-')}"
        supply = board.supply
        cards = ", ".join(
            f"{count} {kind.replace('_', ' ')}"
            for kind, count in zip(CARD_KINDS, supply.cards, strict=True)
        )
        facts = [
            ("Key", f"`{key}`"),
            ("Source", origin(board.source)),
            ("Players", players(board)),
            ("Hexes", hexes(board)),
            ("Harbors", harbors(board)),
            ("Tokens", tokens(board)),
            ("Bank", f"{supply.resources} of each of the {len(RESOURCES)} resources"),
            ("Development cards", f"{sum(supply.cards)}: {cards}"),
            ("Each player", each_player(board)),
            ("Usual there", settings(board.options)),
            ("Always there", ", ".join(link(catalog.OPTIONS[each]) for each in board.always)),
            ("Minutes, about", minutes(board)),
            (
                "Refuses",
                ", ".join(link(catalog.OPTIONS[each]) for each in board_row(key)["refuses"]),
            ),
        ]
        parts += [
            f'### <a id="board-{key}"></a>{board.title}',
            f"*{board.summary}* [Pictures]({picture})",
            "\n".join(f"- **{name}:** {said}" for name, said in facts if said),
        ]
    return parts


def translated(language: str) -> list[str]:
    """Everything in one language of the client, in the words of the client."""
    own = words(language)

    def row(kind: str, key: str) -> str:
        name = f"{kind}-{key}"
        said = [own[f"{name}-text"], *([own[f"{name}-more"]] if f"{name}-more" in own else [])]
        return f"- **{own[name]}** (`{key}`): {' '.join(said)}"

    def rows(kind: str, keys: Iterable[str]) -> str:
        return "\n".join(row(kind, key) for key in keys)

    parts = [f"# {own['reference-all']}", *base_rules(language)]
    parts += [f"## {own['reference-editions']}", rows("edition", catalog.EDITIONS)]
    for group in catalog.GROUPS:
        keys = [option.key for option in options_in(group)]
        parts += [f"## {own[f'group-{group}']}", rows("option", keys)]
    parts += [f"## {own['reference-boards']}", rows("board", catalog.BOARDS)]
    return parts


# what is said of an option


def paragraphs(option: Option) -> list[str]:
    """The docstring of the option's module, a line for each paragraph and each item of a list. Sources have a line of their own."""
    docstring = sys.modules[option.install.__module__].__doc__ or ""
    docstring = linked(re.sub(rf"\s\({re.escape(option.source)}\)", "", docstring))
    return [
        "\n".join(
            f"- {' '.join(item.split())}" for item in paragraph.removeprefix("- ").split("\n- ")
        )
        if paragraph.startswith("- ")
        else " ".join(paragraph.split())
        for paragraph in docstring.strip().split("\n\n")
    ]


def tests_of(option: Option) -> list[Path]:
    """The files that test an option, in a room of the same name as its own; headings of a package have files of their own."""
    *_, room, module = option.install.__module__.split(".")
    folder = TESTS / room
    return [folder / f"test_{module}.py", *sorted(folder.glob(f"test_{module}_*.py"))]


def options_in(group: str) -> list[Option]:
    """The options under a heading, in the order of the lobby."""
    return [option for option in catalog.OPTIONS.values() if option.group == group]


def link(option: Option) -> str:
    """A link to the section of an option."""
    return f"[{option.title}](#option-{option.key})"


def link_to(board: Board) -> str:
    """A link to the section of a board."""
    return f"[{board.title}](#board-{board.key})"


def values_said(option: Option) -> str:
    """The values of the option."""
    if option.parameter is None:
        return ""
    if isinstance(option.parameter, OneOf):
        said = [f"`{value}` ({value_name(option, value)})" for value in option.parameter.values]
        return f"{', '.join(said)}; `{option.parameter.default}` unless something else is chosen"
    if isinstance(option.parameter, Range):
        chosen = option.parameter
        return f"{chosen.minimum} to {chosen.maximum}; {chosen.default} unless something else is chosen"
    return "a map code from the lobby"


def value_name(option: Option, value: OptionValue) -> str:
    """A value of an option, as the lobby calls it."""
    names = option.parameter.to_json().get("names", {}) if option.parameter else {}
    return str(names.get(str(value), value))


def setting(option: Option, value: OptionValue) -> str:
    """A value beside the option's name; one that is simply on needs none."""
    return "" if value is True else "off" if value is False else value_name(option, value)


def settings(options: Mapping[str, OptionValue]) -> str:
    """Options with their values, as links."""
    chosen = [(catalog.OPTIONS[key], value) for key, value in options.items()]
    return ", ".join(
        f"{link(option)} {setting(option, value)}".rstrip() for option, value in chosen
    )


def set_by(option: Option) -> Iterator[str]:
    """Editions, boards and presets that bring the option, or turn it off."""
    rows: list[tuple[str, Mapping[str, OptionValue]]] = [
        *((edition.title, edition.options) for edition in catalog.EDITIONS.values()),
        *((link_to(board), board.options) for board in every_board().values()),
        *((f"preset *{preset.title}*", preset.config.options) for preset in catalog.PRESETS),
    ]
    for title, options in rows:
        if option.key in options:
            said = setting(option, options[option.key])
            yield f"{title}: {said}" if said else title


def refused_on(option: Option) -> list[str]:
    """The boards that cannot be played with it."""
    return [
        link_to(board)
        for key, board in every_board().items()
        if option.key in board_row(key)["refuses"]
    ]


@cache
def contradictions() -> dict[str, list[str]]:
    """By option: the others with which it is refused, and over what; found by compiling every pair on every board."""
    found: dict[str, dict[str, str]] = {}
    for key, board in every_board().items():
        playable = [o for o in catalog.OPTIONS.values() if o.key not in board_row(key)["refuses"]]
        for one, other in combinations(playable, 2):
            if why := contradiction(board, one, other):
                found.setdefault(one.key, {})[other.key] = why
                found.setdefault(other.key, {})[one.key] = why
    return {
        key: [f"{link(catalog.OPTIONS[other])} ({why})" for other, why in rows.items()]
        for key, rows in found.items()
    }


def contradiction(board: Board, one: Option, other: Option) -> str | None:
    """The matter over which two options are refused together on this board, though each may be played alone."""
    for mine, others in product(values_of(one), values_of(other)):
        pair = {one.key: mine, other.key: others}
        for seats in board.seats:
            if any(refusal(board.key, seats, {each: value}) for each, value in pair.items()):
                continue  # not for so many players
            if text := refusal(board.key, seats, pair):
                assert all(repr(key) in text for key in pair), f"names not both options: {text}"
                return text.partition(": ")[2].rstrip(".")
            break
    return None


def refusal(board: str, seats: int, chosen: Mapping[str, OptionValue]) -> str | None:
    """The reason why these options alone cannot be played; empty if they can."""
    usual = {*every_board()[board].options, *catalog.EDITIONS[GameConfig().edition].options}
    return _refusal(
        GameConfig(board=board, seats=seats, options={**dict.fromkeys(usual, False), **chosen})
    )


@cache
def _refusal(config: GameConfig) -> str | None:
    try:
        compiled_rules.rules_for(config)
    except ConfigError as refused:
        return str(refused) if refused.code == "contradiction" else None
    return None


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """Values of an option that may lead to different contradictions."""
    if option.parameter is None:
        return (True,)
    if isinstance(option.parameter, OneOf):
        return option.parameter.values
    if isinstance(option.parameter, Range):
        return (option.parameter.default,)
    return ("?",)  # some code: what contradicts it is found before it is read


# what is said of a board


@cache
def every_board() -> dict[str, Board]:
    """The boards of the catalog, by key."""
    return {key: boards.load(key) for key in catalog.BOARDS}


@cache
def board_row(key: str) -> dict[str, Any]:
    """The row of a board in the lobby's catalog."""
    (row,) = [row for row in lobby_catalog.to_json()["boards"] if row["key"] == key]
    return dict(row)


def players(board: Board) -> str:
    """The numbers of players of the board."""
    fewest, most = min(board.seats), max(board.seats)
    return str(most) if fewest == most else f"{fewest}–{most}"


def hexes(board: Board) -> str:
    """The hexes inside the frame, by terrain, and the number of them that are dealt or lie in fog."""
    inside = undealt.inside_the_frame(board)
    printed = [kind for hex in inside if (kind := board.terrain[hex]) is not None]
    dealt = [kind for pool in board.pools for kind in pool.terrain]
    tiles = [tile.terrain for tile in board.tiles]
    names = Counter(TERRAINS[kind] for kind in (*printed, *dealt, *tiles))
    counted = ", ".join(f"{count} {name}" for name, count in sorted(names.items()))
    fog = sum(len(pool.hexes) for pool in board.pools if pool.face_down)
    shuffled = len(tiles) + len(dealt) - fog
    parts = {"printed": len(printed), "shuffled": shuffled, "in fog": fog}
    how = [f"{count} {way}" for way, count in parts.items() if count]
    said = how[0].partition(" ")[2] if len(how) == 1 else ", ".join(how)
    frame = f", in a frame of {board.frame.bit_count()} hexes of sea" if board.frame else ""
    return f"{len(inside)}, {said}: {counted}{frame}"


def harbors(board: Board) -> str:
    """The harbors of each kind, and the note that they are shuffled."""
    kinds = board.harbor_kinds or [t.harbor for t in board.tiles if t.harbor is not None]
    any_kind = HARBORS.index("any")
    general = sum(kind == any_kind for kind in kinds)
    if board.tiles:
        where = "on hexes of sea"
    elif not board.harbor_paths:
        where = "laid before the game"
    else:
        where = "shuffled" if board.harbors_shuffled else "printed"
    return f"{len(kinds)}, {where}: {general} of 3:1, {len(kinds) - general} of 2:1"


def tokens(board: Board) -> str:
    """The number tokens, by the way they are laid."""
    printed = [number for number in board.numbers if number]
    lettered = [token for bag in board.bags_laid if not bag.shuffled for token in bag.tokens]
    drawn = [token for bag in board.bags_laid if bag.shuffled for token in bag.tokens]
    kept = [token for bag in board.bags if not bag.ways for token in bag.tokens]
    ways = {
        "printed": printed,
        "drawn" if board.tiles else "laid by their letters": lettered,
        "shuffled": drawn,
        "in a bag until they come up": kept,
    }
    return "; ".join(f"{len(some)} {how}: {counted(some)}" for how, some in ways.items() if some)


def counted(some: list[int]) -> str:
    """Numbers with how often each is there."""
    return ", ".join(f"{number} (×{count})" for number, count in sorted(Counter(some).items()))


def minutes(board: Board) -> str:
    """The length of a game, for each number of players."""
    known = board_row(board.key)["minutes"]
    return ", ".join(f"{count} for {seats}" for seats, count in known.items())


def each_player(board: Board) -> str:
    """The pieces of each player."""
    supply = board.supply
    ships = f", {supply.ships} ships" if supply.ships else ""
    return f"{supply.roads} roads{ships}, {supply.settlements} settlements, {supply.cities} cities"


# words


def languages() -> list[str]:
    """The languages of the client beside English."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.name != ENGLISH)


BY_EDITION: Final = re.compile(r"\{ \$edition ->\n((?:    .*\n| {3}\*.*\n)+)  \}")


def in_usual_edition(found: re.Match[str]) -> str:
    """Its name in the usual edition."""
    names: dict[str, str] = dict(re.findall(r"\[(\w+)\] (.*)", found[1]))
    return names.get(GameConfig().edition, names["other"])


def words_of_the_catalog() -> Iterator[tuple[str, str]]:
    """The keys under which the client translates the rows of the catalog, and what the server calls them."""
    for kinds, rows in lobby_catalog.to_json().items():
        kind = "family" if kinds == "families" else kinds.removesuffix("s").replace("_", "-")
        for row in rows:
            key = f"{kind}-{row['key']}"
            yield key, row["title"]
            if "summary" in row:
                yield f"{key}-text", row["summary"]
            if "word" in row:
                yield f"{key}-word", row["word"]


@cache
def words(language: str) -> dict[str, str]:
    """The client's words about rules; a message may contain another one. Rows without a message keep their English."""
    own = dict(words_of_the_catalog())
    for name in ("shell", "table", "catalog", "options", "reference", "rulebook"):
        text = (LOCALES / language / f"{name}.ftl").read_text("utf-8")
        text = BY_EDITION.sub(in_usual_edition, text)
        own |= dict(re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE))
    return {
        key: re.sub(r"\{ ([a-z][\w-]+) \}", lambda found: own.get(found[1], found[0]), said)
        for key, said in own.items()
    }


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(arguments: list[str]) -> int:
    """Write, compare or print."""
    parser = argparse.ArgumentParser(prog="python -m scripts.reference")
    parser.add_argument("--check", action="store_true", help="only say whether it is out of date")
    parser.add_argument("--language", choices=languages(), help="print the rules in this language")
    asked = parser.parse_args(arguments)
    if asked.language:
        print("\n\n".join(translated(asked.language)))
        return 0
    wanted = page()
    stale = not PAGE.exists() or PAGE.read_text("utf-8") != wanted
    if stale and asked.check:
        sys.stderr.write(f"docs/{PAGE.name} is out of date: run python -m scripts.reference\n")
    elif stale:
        PAGE.write_text(wanted, encoding="utf-8")
    return 1 if stale and asked.check else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
