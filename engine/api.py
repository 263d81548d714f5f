"""The interface of a game to the server, whichever rules are behind it (docs/decisions/games.md).

A game may be a module or an object. Subclasses of `Game` get the defaults below; a module defines every name itself. Whatever is sent
to a seat is made for that seat: views, events, legal actions, forms and reasons hold nothing that it may not know."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NotRequired, Protocol, TypeAlias, TypedDict, TypeVar

from engine.chance import Chance
from engine.vocabulary import Vocabulary

Seat: TypeAlias = int
Viewer: TypeAlias = Seat | None
"""The recipient of a view: a seat, None for a spectator, or EVERYTHING."""
EVERYTHING: Final = -2
"""A viewer from whom nothing is hidden: for the log, for replays and proofs of finished games."""

Json: TypeAlias = dict[str, Any]
Prospects: TypeAlias = dict[str, dict[str, list[int]]]
"""Forecasts for legal actions: by measure, then by kind of action, one figure per legal action of that kind, in order."""
Roll: TypeAlias = tuple[tuple[float, ...], tuple[int, ...]]
"""By seat: the cards that a roll was expected to bring, and those that it brought."""


class ConfigError(ValueError):
    """A configuration that cannot be played; `code` is for programs, `text` for people. `options`: the keys of those that contradict each
    other, if it is because of that."""

    def __init__(self, code: str, text: str, options: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.options = tuple(options)


class NotInstalled(ConfigError):
    """A configuration that could be played if everything it names were installed."""

    def __init__(self, text: str) -> None:
        super().__init__("not_installed", text)


class Refused(Exception):
    """An action that may not be taken; the game is as it was. `code` is for programs, `text` for people."""

    def __init__(self, code: str, facts: Mapping[str, Any], text: str) -> None:
        super().__init__(text)
        self.code = code
        self.facts = facts
        self.text = text


class Unavailable(TypedDict):
    """The reason why a seat can take no action of these kinds: a refusal without its sentence."""

    code: str
    facts: NotRequired[Json]
    actions: NotRequired[list[str]]
    """Absent: the reason covers everything else that the seat cannot do."""


class Config(Protocol):
    """The agreement of a table on what it plays, checked."""

    @property
    def seats(self) -> int:
        """The number of players."""

    def to_json(self) -> Json:
        """The same as plain JSON."""


class State(Protocol):
    """A state of a game; the server reads only these attributes of it."""

    @property
    def turn(self) -> int:
        """The number of the turn, 0 until the first one begins."""

    @property
    def over(self) -> bool:
        """True once a seat has won."""

    @property
    def winner(self) -> Seat:
        """The seat that won, once the game is over."""


class Action(Protocol):
    """An action of a seat."""

    @property
    def seat(self) -> Seat:
        """The seat that acts."""


@dataclass(frozen=True, slots=True)
class Bots:
    """The bots of a game. They see views, legal actions and forms as people do."""

    levels: Collection[str]
    """Levels that a host may choose, the default first."""
    quick: Collection[str]
    """Levels that decide well within a millisecond; the others should run in another process."""
    choose: Callable[..., Any]
    """`choose(level, view, legal, forms, seat, rng, patient)`: an action, or None to wait. Importable by its name."""


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A game that explains itself to a newcomer in seat 0, against bots."""

    name: str
    config: Json
    seed: bytes
    bot: str


class DrawnMaps(Protocol):
    """Maps that players draw for a game: JSON from outside, which only the game can read (docs/decisions/drawn-maps.md)."""

    def read(self, data: Any, /) -> Json:
        """The map as it is kept, well formed. Raises ConfigError naming what cannot be read."""

    def name(self, data: Json, /) -> str:
        """The name of a map that was read."""

    def renamed(self, data: Json, name: str, /) -> Json:
        """The map with another name. Raises ConfigError for one that a map cannot have."""

    def findings(self, data: Json, /) -> list[Json]:
        """Everything to be said about a map that was read: the `code`, `severity` (`forbids` or `warns`), `text`, `hexes` and `facts` of each finding."""

    def figures(self, data: Json, /) -> Json:
        """A summary of a map that was read, in numbers."""

    def preview(self, data: Json, /) -> list[Any]:
        """A miniature of a map that was read, as in the catalog."""

    def fitted(self, data: Any, /) -> Json:
        """The map in this JSON as it is kept, with as much to deal as it has places to deal it to. Raises ConfigError."""

    def filled(self, data: Json, chance: Chance, /) -> Json:
        """A map that was read, with whatever was left open filled in by chance."""

    def row_in(self, config: Json, /) -> Json | None:
        """The row of the drawn map in a configuration; None if it has none."""

    def row(self, data: Json, /) -> Json:
        """The row of a map in the catalog, with the `config` that plays it. Raises ConfigError for one that cannot be played."""

    def exported(self, key: str, /) -> Json | None:
        """A board of the catalog as such a map; None if there is none."""


class Luck(Protocol):
    """Compares what chance brought with what it brings on average, from public information only."""

    @property
    def roll_event(self) -> str:
        """The type of the event that reports a roll."""

    def of_roll(self, before: Any, events: Sequence[Any], /) -> Roll | None:
        """The expected and the actual yield of the roll among these events; None without a roll."""


class Gathering(Protocol):
    """Gathers the statistics of one game: made with its first state, then given every move that counts, in order."""

    def add(self, version: int, before: Any, events: Sequence[Any], after: Any, /) -> None:
        """Count one more move."""

    def to_json(self, state: Any, /) -> Json:
        """The gathered statistics as JSON; `state` is the last one."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E")
C = TypeVar("C", bound=Config)


class Game(Protocol[S, A, E, C]):
    """Rules, codecs and bots of one game. Its states are never changed, only followed by others."""

    @property
    def key(self) -> str:
        """The game's key in records."""

    @property
    def bots(self) -> Bots:
        """The bots that can fill empty seats."""

    # Before the game

    def catalog(self) -> Json:
        """Everything that a host can choose, for the lobby."""

    @property
    def problems(self) -> Mapping[str, str]:
        """By name, a sentence on each part that was added to this installation and cannot be used."""
        return {}

    def catalog_steps(self) -> Iterable[Callable[[], object]]:
        """The parts of the catalog that are computed once and then cached, as steps that a server can run one at a time."""
        return ()

    def configured(self, data: Any, /) -> C:
        """A configuration that can be played, from its JSON. Raises ConfigError naming what is wrong."""

    def migrate_config(self, config: C, /) -> C:
        """The configuration for a table that opens now: what older versions left implicit is made explicit."""
        return config

    def as_begun(self, config: C, engine: int, /) -> C:
        """The configuration with the rules of the version of the engine that began the game."""
        return config

    def variant(self, config: Json, /) -> str:
        """The variant that is played, as a key of the catalog, for lists of tables."""

    def new_game(self, config: C, chance: Chance, /) -> tuple[S, tuple[E, ...]]:
        """The first state in which a seat has to act, and the events until then."""

    # Playing

    def deciding(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that must act now; none once the game is over."""

    def on_turn(self, state: S, /) -> Seat | None:
        """The seat whose turn it is; None before the first turn."""

    def legal_actions(self, state: S, seat: Seat, /) -> list[A]:
        """Every action this seat may take now that can be listed."""

    def forms(self, state: S, seat: Seat, /) -> list[Json]:
        """The actions of this seat that cannot be listed, with their bounds."""
        return []

    def unavailable(self, state: S, seat: Seat, /) -> list[Unavailable]:
        """The kinds of action that this seat could take at another time, grouped by the reason why not now; sent with its legal actions."""
        return []

    def prospects(self, state: S, legal: Sequence[A], /) -> Prospects:
        """Forecasts of what these actions, legal for one seat, would lead to; sent along with them, for people to weigh."""
        return {}

    def play(
        self, state: S, action: A, chance: Chance, /, legal: Collection[A] | None = None
    ) -> tuple[S, tuple[E, ...]]:
        """The state after the action, and its events. Raises Refused and changes nothing if it may not be taken. `legal`: the legal
        actions of its seat in this state, if they were listed before, so that they need not be listed again."""

    def default_action(self, state: S, seat: Seat, rng: Chance, /) -> A | None:
        """The action played for a seat whose time has run out; None if nothing waits for it."""

    def can_undo(self, events: Collection[E], /) -> bool:
        """Check whether the action that led to these events revealed nothing and involved nobody else."""
        return False

    def is_brief(self, state: S, /) -> bool:
        """Check whether the pending decision needs no time to think."""
        return False

    def is_out_of_turn(self, state: S, kind: str, /) -> bool:
        """Check whether an action of this kind leaves every pending decision as it is."""
        return False

    def window(self, state: S, /) -> float | None:
        """The seconds for which the pending decision stays open, whatever is answered meanwhile; then the table plays `default_action` for
        whoever decides. None: it is open until it is decided."""
        return None

    @property
    def sealed_actions(self) -> frozenset[str]:
        """The kinds of action that stay hidden until the table opens them. Nobody else may notice that one was taken: it leads to no event,
        changes nothing that others see or may do, and leaves the decision open that it answers."""
        return frozenset()

    def is_for_the_table(self, action: A, /) -> bool:
        """Check whether only the table plays such an action, never a player."""
        return False

    def unanswered_offers(self, state: S, /) -> Mapping[int, tuple[Seat, tuple[Seat, ...]]]:
        """Open offers that await answers: each with its maker and the seats that have not answered."""
        return {}

    def can_pay(self, state: S, offer: int, seat: Seat, /) -> bool:
        """Check whether a seat holds enough to accept an open offer. The answer may be a secret of the seat."""
        return True

    def seconds_to_show(self, events: Sequence[E], /) -> float:
        """The seconds that it takes to show people these events one after the other, so that no bot acts before that; from what
        everybody may know of them."""
        return 0.0

    def hand_of(self, state: S, seat: Seat, /) -> object:
        """The hand of a seat, as a value to compare: when it changes, bots reconsider actions out of turn."""
        return None

    # Views

    def geometry_for(self, state: S, /) -> Json:
        """The part of the view that a client needs only once, because it never changes during a game."""
        return {}

    def public_view(self, state: S, /) -> Json:
        """The part of the view that is the same for every viewer; `view_from_public` builds on it.

        Of any game a client reads `turn` (its `number`, and whose it is as `seat`), `waiting` (by seat, the `kind` of the decision that is
        awaited) and, once somebody has won, `winner`; where there are any, `goal` and `seats` (by seat, `points` and whatever else is known
        of each). It lists the rest as it is (docs/decisions/games.md)."""

    def view_from_public(self, state: S, viewer: Viewer, public: Json, /) -> Json:
        """The view of one viewer, made from the public one."""

    def view_for(self, state: S, viewer: Viewer, /) -> Json:
        """Everything a viewer may know."""
        return self.view_from_public(state, viewer, self.public_view(state))

    def event_to_json(self, event: E, state: S, viewer: Viewer, /) -> Json:
        """The event as a viewer may see it."""

    @property
    def public_events(self) -> frozenset[str]:
        """The kinds of events that are the same for every viewer, in every state."""
        return frozenset()

    # Storing

    def event_from_json(self, data: Json, /) -> E:
        """An event as it was stored."""

    def action_from_json(self, data: Any, seat: Seat, state: S, /) -> A:
        """The action that a client asks for. Raises Refused with code `malformed`, naming the field that cannot be read."""

    def action_to_json(self, action: A, /) -> Json:
        """The action without its seat, as a client sends it."""

    def group_actions(self, actions: list[A], /) -> list[Json]:
        """Actions in columns: one group per kind, each field a list, row by row (docs/protocol.md §3)."""

    def state_to_json(self, state: S, /) -> Json:
        """The whole state, for a snapshot."""

    def state_from_json(self, data: Json, /) -> S:
        """A state as `state_to_json` has it. Raises ConfigError for a configuration that cannot be played."""

    def state_hash(self, state: S, /) -> str:
        """The same for equal states, on every Python."""

    # Optional parts

    def points(self, state: S, /) -> list[int]:
        """Everybody's points, hidden ones included: for games that are over."""

    def starting_player(self, events: Sequence[E], /) -> Seat:
        """The seat that had the first turn, from the events of the start."""

    def first_seat_begins(self, config: Json, /) -> Json:
        """The same configuration with the first turn for seat 0."""
        return config

    def another_map(self, config: Json, /) -> Json:
        """The same configuration without a map that somebody chose."""
        return config

    @property
    def deal_map(self) -> Callable[[C, Chance | None], Json] | None:
        """A preview of a map as a new game would have it; without chance, of the board before anything is dealt."""
        return None

    @property
    def drawn_maps(self) -> DrawnMaps | None:
        """The maps that players draw, if the game has any."""
        return None

    @property
    def base_rules(self) -> Callable[[C], Json] | None:
        """The figures of the rules, for the reference pages."""
        return None

    @property
    def vocabulary(self) -> Vocabulary | None:
        """Everything that the game can say or be told, for the published protocol."""
        return None

    @property
    def luck(self) -> Luck | None:
        """The count of luck, if the game has one."""
        return None

    @property
    def statistics(self) -> Callable[[S], Gathering] | None:
        """A new gathering of statistics, given the first state."""
        return None

    @property
    def first_games(self) -> Mapping[str, FirstGame]:
        """The games that a newcomer is led through, by the guide of each; "first" is the one to begin with."""
        return {}


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
