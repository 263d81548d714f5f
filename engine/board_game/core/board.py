"""Boards: its hexes, what is printed on them and what is dealt from pools."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board_game.core.config import OptionValue
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import (
    SEA,
    Hex,
    HexMask,
    Intersection,
    IntersectionMask,
    Path,
    PathMask,
)


@dataclass(frozen=True, slots=True)
class Supply:
    """The cards in the box, and the pieces of each player."""

    resources: int
    cards: tuple[int, ...]
    roads: int
    settlements: int
    cities: int
    ships: int


@dataclass(frozen=True, slots=True)
class Start:
    """One printed starting settlement with its road; `pays`: its hexes give the starting cards."""

    place: int
    settlement: Intersection
    road: Path
    pays: bool


@dataclass(frozen=True, slots=True)
class Pool:
    """Terrain that is shuffled over some of the hexes."""

    name: str
    hexes: tuple[Hex, ...]
    terrain: tuple[int, ...]
    face_down: bool
    """Its hexes lie face down at the start; whatever turns one over draws from what is left of the terrain."""


@dataclass(frozen=True, slots=True)
class Bag:
    """Number tokens in the order of their letters, and the hexes on which they are laid at the start."""

    name: str
    tokens: tuple[int, ...]
    ways: tuple[tuple[Hex, ...], ...]
    """The hexes in the order of laying: a spiral for each corner where one may begin. None: the tokens stay in the bag."""
    shuffled: bool
    """True if they are laid in random order instead of that of their letters."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A hex of a shuffle of land and sea; `harbor`: the kind of harbor on a hex of sea, or None."""

    terrain: int
    harbor: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """One board: which hexes, what is printed on them, and what is dealt from pools at the start."""

    key: str
    title: str
    summary: str
    group: str
    """Under which heading the lobby shows it; `engine.board_game.catalog.MAP_GROUPS` has their order."""
    family: str | None
    """The name that it shares with boards for other numbers of players, a key of `engine.board_game.catalog.FAMILIES`."""
    source: str
    seats: tuple[int, ...]
    turns: Mapping[int, int]
    """By number of players: the turns within which half of the bots' games end (`scripts.lengths`)."""
    options: Mapping[str, OptionValue]
    """The options on this board unless a table decides otherwise."""
    always: tuple[str, ...]
    """The options of the board that no table can turn off."""
    instead: Mapping[str, str]
    """By option that a table may choose: which of the board's own options it replaces."""
    geometry: Geometry
    supply: Supply
    frame: HexMask
    """The hexes of sea that surround the board."""
    frame_paths: PathMask
    """Paths with nothing but frame beside them: nothing is ever built there."""
    regions: Mapping[str, HexMask]
    """Parts of the board, by the names that scenarios know them under."""
    start_places: IntersectionMask
    """The places of starting settlements, as far as the board says."""
    terrain: tuple[int | None, ...]
    """By hex; None where it is dealt from a pool."""
    numbers: tuple[int, ...]
    """By hex; 0 where there is no printed number."""
    pools: tuple[Pool, ...]
    bags: tuple[Bag, ...]
    tiles: tuple[Tile, ...]
    """Land, sea and harbors that are shuffled together over the whole board; empty where they are not."""
    harbor_paths: tuple[Path, ...]
    harbor_kinds: tuple[int, ...]
    """The kinds printed on the harbors, in the order of `harbor_paths`, or the pool that is shuffled over them. Without paths:
    the harbors that are still to be laid."""
    harbors_shuffled: bool
    red_numbers_swapped: bool
    """True if adjacent red numbers are swapped apart; otherwise only the order of tokens can keep them apart."""
    starts: tuple[Start, ...]
    island_points: tuple[int, ...]
    """The points that the first foreign island is worth to a player, the second, and so on, if foreign islands earn points."""
    neutral_starts: tuple[Intersection, ...]
    """The starting places of neutral players, one each, if any take part."""
    is_drawn: bool = False
    """True if a player drew it, so that only its own JSON has it."""

    def may_have(self, terrain: int) -> bool:
        """Return whether such hexes are printed, or may be dealt or discovered."""
        dealt = [kind for pool in self.pools for kind in pool.terrain]
        return terrain in (*self.terrain, *dealt, *(tile.terrain for tile in self.tiles))

    @property
    def called(self) -> str:
        """Its name in errors: the key of a board of the catalog, the title of a drawn map."""
        return self.title if self.is_drawn else self.key

    @property
    def has_sea(self) -> bool:
        """Return whether there is, or may be dealt, water between its hexes."""
        return self.may_have(SEA)

    @property
    def is_dealt(self) -> bool:
        """Return whether its island differs from game to game."""
        return bool(self.tiles or self.pools or self.harbors_shuffled)

    @property
    def bags_laid(self) -> tuple[Bag, ...]:
        """The bags whose tokens are laid at the start."""
        return tuple(bag for bag in self.bags if bag.ways)

    @property
    def corners(self) -> tuple[tuple[Hex, ...], ...]:
        """The ways of laying the tokens of which a table may choose one."""
        laid = self.bags_laid
        return laid[0].ways if len(laid) == 1 and len(laid[0].ways) > 1 else ()

    def pool(self, name: str) -> Pool:
        """The pool of that name."""
        return next(pool for pool in self.pools if pool.name == name)

    def bag(self, name: str) -> Bag:
        """The bag of that name."""
        return next(bag for bag in self.bags if bag.name == name)

    @property
    def places(self) -> int:
        """The number of printed sets of starting pieces."""
        return 1 + max((start.place for start in self.starts), default=-1)
