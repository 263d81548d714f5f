"""Drawn maps for tests: ten that somebody might have drawn, as pictures, and any number that chance draws."""

import random
from typing import Any, Final

from engine.board_game.boards.pictures import expanded
from engine.board_game.boards.sections import parse

LAND: Final = ("hills", "forest", "pasture", "fields", "mountains")
TOKENS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
CARDS: Final = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}  # fmt: skip
SUPPLY: Final[dict[str, Any]] = {
    "resources": 19, "cards": CARDS, "roads": 15, "settlements": 5, "cities": 4, "ships": 15,
}  # fmt: skip
AT_SEA: Final = {"ships": True, "pirate": True}
FIFTEEN: Final = [2, 3, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 12]
SIDES: Final = {
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (0, -1),
}
"""To the hex beyond a side, as (q, r)."""


def drawing(name: str, picture: str, **entries: Any) -> dict[str, Any]:
    """A drawn map: the picture of a board's file, in which its sections may be, and the other entries."""
    sections = parse(name, f"{picture.strip(chr(10))}\n\n{{}}\n")["picture"]
    pools = {"pools": entries["pools"]} if "pools" in entries else {}
    drawn = expanded({"picture": sections, **pools})
    harbors = {"harbors": drawn["harbors"]} if drawn["harbors"] else {}
    own = {"version": 1, "name": name, "seats": [3, 4], "supply": SUPPLY}
    return {**own, "hexes": drawn["hexes"], **harbors, **entries}


TEN: Final = (
    drawing(
        "Gull Lagoon",
        r"""
map: ? fog, h hills, f forest, p pasture, g fields, m mountains, $ gold, ~ sea

         / \ / \ / \ / \ / \ / C / \ / \
-3,-2:  | ~   ~   ~ |h5 |h10|f3 | ? | ? |
         \         E \ / \ / \ / \ / \ / \
-3,-1:    | ~   ~ |p3 |m9 |h2 |h8 | ? | ? |
         /       / \ / \ / B / \ / \ / \ / \
 -4,0:  | ~   ~ |m5 |g6 | ~ |f9 |f4 | ? | ~ |
         \ / \   A / \ / \ / \ / \ / \ /   /
 -4,1:    |$8 | ~ |g12|p11|p11|f6 | ~   ~ |
         / \ / \   D / \ / \ / \ /         \
 -5,2:  | ~ |g5 | ~ |g10|p8 |m4 | ~   ~   ~ |
         \ / \ / \ / F / \ / \ / \ / \ / \ /

harbors: A any, B ore, C wool, D grain, E any, F lumber
""",
        pools={"fog": {"sea": 2, "hills": 1, "gold": 1, "mountains": 1}},
        face_down=["fog"],
        bags={"fog": {"tokens": [4, 9, 10]}},
        frame=True,
        options={
            **AT_SEA,
            "gold": True,
            "exploration": True,
            "island-bonus": "first",
            "victory-points": 12,
        },
        always=["ships", "gold", "exploration"],
    ),
    drawing(
        "Pocket Island",
        r"""
map: h hills, f forest, p pasture, g fields, m mountains, d desert

               / \ / \ / \
 0,-1:        | d |p5 |h3 |
         / A C \ / \ / \ / \
 -2,0:  |m3 |g8 |p4 |f4 |h6 |
         \ / \ / \ / \ / \ /
 -2,1:    |m2 |g5 |f6 |
           \ D B / \ /

harbors: A any, B any, C wool, D ore
""",
        seats=[2],
        options={"victory-points": 8},
    ),
    drawing(
        "Two Shores",
        r"""
map: * west, + east, ~ sea

         / \ / \ / \ / \ / \ / \ / \ / \
  0,0:  | * | * | * A ~   ~ B + | + | + |
         \ / \ / \ / \     / \ / \ / \ /
  0,1:    | * | * | * | ~ | + | + | + |
         / \ / \ / \ /     \ / \ / \ / \
 -1,2:  | * | * | * C ~   ~ D + | + | + |
         \ / \ / \ / \     / \ / \ / \ /
 -1,3:    | * | * | * | ~ | + | + | + |
         / \ / \ / \ /     \ / \ / \ / \
 -2,4:  | * | * | * E ~   ~ F + | + | + |
         \ / \ / \ / \ / \ / \ / \ / \ /
""",
        pools={
            "west": {"hills": 3, "forest": 3, "pasture": 3, "fields": 3, "mountains": 3},
            "east": {"hills": 3, "forest": 4, "pasture": 3, "fields": 3, "mountains": 2},
            "harbors": {"any": 2, "brick": 1, "lumber": 1, "grain": 1, "ore": 1},
        },
        bags={
            "west": {"tokens": FIFTEEN, "shuffled_over": "west"},
            "east": {"tokens": FIFTEEN, "shuffled_over": "east"},
        },
        red_numbers="swapped",
        frame=True,
        start=["west"],
        options={**AT_SEA, "island-bonus": "each", "victory-points": 13},
    ),
    drawing(
        "Four Corners",
        r"""
map: h hills, f forest, p pasture, g fields, m mountains, ~ sea

         / \ / \ / \ / \ / \ / \ / \ / \
  0,0:  |g6 |m12A ~   ~   ~   ~ Bf5 |f11|
         \ / \ / \             / \ / \ /
  0,1:    |p9 |m11| ~   ~   ~ |g5 |f6 |
         / \ / \ /             \ / \ / \
 -1,2:  | ~   ~   ~   ~   ~   ~   ~   ~ |
         \                             /
 -1,3:    | ~   ~   ~   ~   ~   ~   ~ |
         / C / \ / \         / D / \ / \
 -2,4:  |p8 |h3 |h2 | ~   ~ |h9 |h4 |p4 |
         \ / \ / \ /         \ / \ / \ /
 -2,5:    |p3 |g10| ~   ~   ~ |f10|m8 |
           \ / \ / \ / \ / \ / \ / \ /

harbors: A any, B any, C any, D any
""",
        seats=[2, 3, 4],
        frame=True,
        options={**AT_SEA, "coastal-start": True, "victory-points": 12},
    ),
    drawing(
        "Spiral Bay",
        r"""
map: * land

             / \ / \ / \
 0,-2:      | * | * | * C
           E \ / \ / \ /
-1,-1:    | * | * | * |
         / \ / \ / \ / \
 -2,0:  D * | * | * | * |
         \ / \ / \ / \ / F
 -2,1:    A * | * | * | * |
           \ / \ / \ / \ /
 -2,2:      B * | * | * |
             \ / \ / \ /
""",
        pools={
            "land": {
                "hills": 3,
                "forest": 4,
                "pasture": 3,
                "fields": 3,
                "mountains": 3,
                "desert": 1,
            },
            "harbors": {"any": 3, "wool": 1, "grain": 1, "ore": 1},
        },
        tokens=[5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6],
        spirals_from=[[[0, -2]], [[-2, 2]]],
    ),
    drawing(
        "Drifting Land",
        r"""
map: * tiles

               / \ / \ / \
 0,-3:        | * | * | * |
             / \ / \ / \ / \
-1,-2:      | * | * | * | * |
           / \ / \ / \ / \ / \
-2,-1:    | * | * | * | * | * |
         / \ / \ / \ / \ / \ / \
 -3,0:  | * | * | * | * | * | * |
         \ / \ / \ / \ / \ / \ / \
 -3,1:    | * | * | * | * | * | * |
           \ / \ / \ / \ / \ / \ /
 -3,2:      | * | * | * | * | * |
             \ / \ / \ / \ / \ /
 -3,3:        | * | * | * | * |
               \ / \ / \ / \ /
""",
        pools={
            "tiles": {
                "forest": 4,
                "pasture": 4,
                "fields": 4,
                "hills": 3,
                "mountains": 3,
                "sea": 10,
                "sea any": 3,
                "sea ore": 2,
            }
        },
        tokens=[*FIFTEEN, 3, 9, 11],
        spirals_from=[[[-3, 3]]],
        options={"bridges": True},
    ),
    drawing(
        "Golden Reef",
        r"""
map: h hills, f forest, p pasture, g fields, m mountains, $ gold, ~ sea

               / \ / \ / \ / \
 0,-3:        |$5 | ~   ~ |$4 |
             / \ /         \ / \
-1,-2:      | ~   ~   ~   ~   ~ |
           /       / C / D A \   \
-2,-1:    | ~   ~ |f4 |h6 |p3 | ~ |
         / \     / \ / \ / \ /   / \
 -3,0:  |$11| ~ |f3 |h5 |m4 B ~ |$3 |
         \ /   / \ / \ / \ / \   \ /
 -3,1:    | ~ |g8 |m5 |p2 |g6 | ~ |
           \   \ / \ / \ / \ /   /
 -3,2:      | ~   ~   ~   ~   ~ |
             \ / \         / \ /
 -3,3:        |$10| ~   ~ |$9 |
               \ / \ / \ / \ /

harbors: A any, B any, C grain, D wool
""",
        frame=True,
        seats=[2, 3],
        options={**AT_SEA, "gold": True, "island-bonus": "each2", "victory-points": 14},
        island_points=[2, 1],
    ),
    drawing(
        "Far Fields",
        r"""
map: * main, + far, ~ sea

         / \ / \ / \ / \ / \ / \ / \ / \
  0,0:  | * | * | * | * | ~   ~ | + | + |
         \ / \ / \ / \ / \     / \ / \ /
  0,1:    | * | * | * | * | ~ | + | + |
         / \ / \ / \ / \ /     \ / \ / \
 -1,2:  | * | * | * | * | ~   ~ | + | + |
         \ / \ / \ / \ / \     / \ / \ /
 -1,3:    | * | * | * | * | ~ | + | + |
         / \ / \ / \ / \ /     \ / \ / \
 -2,4:  | * | * | * | * | ~   ~ | + | + |
         \ / \ / \ / \ / \ / \ / \ / \ /

regions: m main

        m m m m . . . .
        m m m m . . .
        m m m m . . . .
        m m m m . . .
        m m m m . . . .
""",
        pools={
            "main": {"hills": 4, "forest": 4, "pasture": 4, "fields": 4, "mountains": 4},
            "far": {"hills": 2, "forest": 2, "pasture": 2, "fields": 2, "gold": 2},
        },
        bags={
            "main": {"tokens": [*FIFTEEN, 3, 4, 9, 10, 11], "shuffled_over": "main"},
            "far": {"tokens": [5, 9]},
        },
        red_numbers="swapped",
        frame=True,
        start=["main"],
        options={**AT_SEA, "gold": True, "wandering-tokens": True, "victory-points": 14},
        always=["ships", "wandering-tokens"],
    ),
    drawing(
        "Harbor Race",
        r"""
map: h hills, f forest, p pasture, g fields, m mountains, d desert, ~ sea

               / \ / \ / \ / \
 0,-3:        |m8 |f4 |g8 | ~ |
             / \ / \ / \ / \ / \
-1,-2:      |g10|g9 |g9 |f3 |p3 |
           / \ / \ / \ / \ / \ / \
-2,-1:    |f2 |m11|h6 | ~ |h5 |p5 |
         / \ / \ / \ /   / \ / \ / \
 -3,0:  | d |h8 |m4 | ~ |f5 |p6 |p4 |
         \ / \ / \ / \ / \ / \ / \ /
 -3,1:    |f12|p4 |m2 |m6 |g3 |p5 |
           \ / \ / \ / \ / \ / \ /
 -3,2:      |h11|h8 |h3 |h9 |m10|
             \ / \ / \ / \ / \ /
 -3,3:        | ~ |f9 |g6 |f10|
               \ / \ / \ / \ /
""",
        pools={"harbors": {"any": 4, "brick": 1, "lumber": 1, "ore": 1}},
        frame=True,
        options={**AT_SEA, "harbors-by-players": "players"},
        always=["harbors-by-players"],
    ),
    drawing(
        "Desert Wall",
        r"""
map: h hills, f forest, p pasture, g fields, m mountains, d desert, ~ sea

         / \ / \ / \ / \ / \ C \ / \ / \
  0,0:  | ~ Bf3 |m3 |h8 | d |p10|h6 | ~ |
         \   \ / \ / \ / \ / \ / \ /   /
  0,1:    | ~ |h4 |f11| d |g5 |p4 | ~ |
         /   / \ / \ / \ / \ / \ / \   \
 -1,2:  | ~ |h9 |g10|m4 | d |g12|h8 | ~ |
         \   \ / \ / \ / \ / \ / \ /   /
 -1,3:    | ~ |g2 |m5 | d |p3 |f2 | ~ |
         /   / \ / \ / \ / \ / \ / \   \
 -2,4:  | ~ |f9 |m11|p4 | d |f3 |p6 D ~ |
         \ / \ / \ / A / \ / \ / \ / \ /

harbors: A any, B lumber, C wool, D any
""",
        seats=[2, 3, 4],
        frame=True,
        options={**AT_SEA, "desert-belt": True, "island-bonus": "first", "victory-points": 11},
    ),
)
"""Maps with which bots play whole games: printed and dealt, in letters and by chance, on land and at sea, with fog, with gold, with everything
that a map may bring."""


def by_chance(luck: random.Random) -> dict[str, Any]:
    """A map that is well formed, and may or may not be one that can be played."""
    size = luck.randrange(2, 5)
    hexes: list[dict[str, Any]] = []
    pools: dict[str, dict[str, int]] = {}
    bags: dict[str, dict[str, Any]] = {}
    watery, dealt, foggy = (luck.choice((0.0, 0.0, 0.1, 0.4)) for _ in range(3))
    for q in range(-size, size + 1):
        for r in range(-size, size + 1):
            if abs(q + r) > size or luck.random() < 0.03:
                continue
            hex: dict[str, Any] = {"q": q, "r": r}
            pool = "fog" if luck.random() < foggy else "main" if luck.random() < dealt else None
            kind = (
                "sea" if luck.random() < watery else luck.choice((*LAND, *LAND, "desert", "gold"))
            )
            if pool is None:
                hex["terrain"] = kind
                if kind not in ("sea", "desert") and luck.random() < 0.95:
                    hex["number"] = luck.choice(TOKENS)
            else:
                hex["pool"] = pool
                pools.setdefault(pool, {})[kind] = pools.get(pool, {}).get(kind, 0) + 1
                if kind not in ("sea", "desert"):
                    bags.setdefault(pool, {"tokens": []})["tokens"].append(luck.choice(TOKENS))
            hexes.append(hex)
    if "main" in bags:
        bags["main"]["shuffled_over"] = "main"
    rims = _sides_at_the_rim(hexes)
    harbors = [
        {"q": q, "r": r, "side": side, "kind": luck.choice(("any", "ore"))}
        for q, r, side in luck.sample(rims, min(len(rims), luck.choice((0, 0, 2, 5))))
    ]
    options: dict[str, Any] = {"victory-points": luck.choice((8, 10))}
    if luck.random() < 0.7:
        options |= AT_SEA
    if luck.random() < 0.8:
        options |= {"gold": True} if any(_has(hex, pools, "gold") for hex in hexes) else {}
        options |= {"exploration": True} if "fog" in pools else {}
    entries: dict[str, Any] = {
        "version": 1,
        "name": f"By chance {luck.randrange(1000)}",
        "seats": sorted(luck.sample(range(2, 7), luck.randrange(1, 4))),
        "hexes": hexes,
        "harbors": harbors,
        "pools": pools,
        "bags": bags,
        "supply": SUPPLY,
        "options": options,
    }
    if "fog" in pools:
        entries["face_down"] = ["fog"]
    if luck.random() < 0.5:
        entries["frame"] = True
    if luck.random() < 0.2:
        entries["red_numbers"] = "swapped"
    if luck.random() < 0.3:
        for hex in luck.sample(hexes, len(hexes) // 2):
            hex["start"] = True
    return entries


def _sides_at_the_rim(hexes: list[dict[str, Any]]) -> list[tuple[int, int, str]]:
    """The sides of land beyond which there is no hex."""
    places = {(hex["q"], hex["r"]) for hex in hexes}
    return [
        (hex["q"], hex["r"], side)
        for hex in hexes
        if hex.get("terrain") in LAND
        for side, (dq, dr) in SIDES.items()
        if (hex["q"] + dq, hex["r"] + dr) not in places
    ]


def _has(hex: dict[str, Any], pools: dict[str, dict[str, int]], kind: str) -> bool:
    return hex.get("terrain") == kind or kind in pools.get(hex.get("pool", ""), {})
