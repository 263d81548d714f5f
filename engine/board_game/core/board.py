"""What a board is: its hexes, what is printed on them and what is dealt from pools."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board_game.core.config import OptionValue
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import SEA, Hex, Intersection, Path


@dataclass(frozen=True, slots=True)
class Supply:
    """The cards in the box, and the pieces of each player."""

    resources: int
    cards: tuple[int, ...]
    roads: int
    settlements: int
    cities: int


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

    hexes: tuple[Hex, ...]
    terrain: tuple[int, ...]


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
    source: str
    seats: tuple[int, ...]
    options: Mapping[str, OptionValue]
    """What is played on this board unless a table decides otherwise."""
    instead: Mapping[str, str]
    """By option that a table may choose: which of the board's own it is played instead of."""
    geometry: Geometry
    supply: Supply
    terrain: tuple[int | None, ...]
    """By hex; None where it is dealt from the pool."""
    numbers: tuple[int, ...]
    """By hex; 0 where there is no printed number."""
    pools: tuple[Pool, ...]
    tiles: tuple[Tile, ...]
    """Land, sea and harbors that are shuffled together over the whole board; empty where they are not."""
    harbor_paths: tuple[Path, ...]
    harbor_kinds: tuple[int, ...]
    """What is printed on the harbors, in the order of `harbor_paths`, or the pool that is shuffled over them."""
    harbors_shuffled: bool
    tokens: tuple[int, ...]
    """Number tokens in the order of their letters; empty when numbers are printed."""
    red_numbers_swapped: bool
    """Whether red numbers that lie side by side are swapped away; else only their order can keep them apart."""
    spirals: tuple[tuple[Hex, ...], ...]
    """Counter-clockwise ways of laying the tokens, one for each corner where one may begin."""
    starts: tuple[Start, ...]
    neutral_starts: tuple[Intersection, ...]
    """Where neutral players begin, one each, if any take part."""

    @property
    def has_sea(self) -> bool:
        """Whether there is, or may be dealt, water between its hexes."""
        dealt = [kind for pool in self.pools for kind in pool.terrain]
        return SEA in (*self.terrain, *dealt, *(tile.terrain for tile in self.tiles))

    @property
    def is_dealt(self) -> bool:
        """Whether its island is another one in every game."""
        return bool(self.tiles or self.pools)

    @property
    def places(self) -> int:
        """How many sets of starting pieces are printed."""
        return 1 + max((start.place for start in self.starts), default=-1)
