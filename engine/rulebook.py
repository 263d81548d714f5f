"""Every question a rule may ask and an option may answer, one sentence each; compiled once into `Rules`.

The verbs and their laws:
  `set`                 numbers and tables; one owner, a second one is a contradiction
  `replace`             the one answer to a question; one owner, likewise
  `extend`, `restrict`  what may be chosen; all extensions by OR, then all restrictions by AND: order cannot matter
  `add`                 new actions and decisions; union
  `after`               consequences of an event; in the order of the catalog
  `keep`                state of an option's own, under its key
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from engine.actions import Action
from engine.boards import Board
from engine.chance import Chance
from engine.config import ConfigError, GameConfig
from engine.decisions import Decision
from engine.events import Event, Log
from engine.geometry import Geometry
from engine.names import Cards, Path, Seat
from engine.tables import ActionTable

if TYPE_CHECKING:
    from engine.state import State

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

Claims: TypeAlias = dict[Seat, int]
"""How many cards of one resource each seat is owed."""
Reason: TypeAlias = "tuple[str, dict[str, Any], str] | None"
"""Why an action is refused: a code, facts, a sentence."""

SeatQuestion: TypeAlias = Callable[["State", "Rules", Seat], int]
VictimQuestion: TypeAlias = Callable[["State", "Rules", Seat, Seat], int]
Permission: TypeAlias = Callable[["State", "Rules", Seat], bool]
Lists: TypeAlias = Callable[["State", "Rules", Seat, list[Action]], None]
Consequence: TypeAlias = Callable[["State", "Rules", Any, Log], None]


class Applies(Protocol):
    """Carries an action out on a state it owns."""

    def __call__(
        self, state: "State", rules: "Rules", action: Any, chance: Chance, log: Log
    ) -> None: ...


class Checks(Protocol):
    """Says why an action is refused, or None; reveals nothing that is hidden from its seat."""

    def __call__(self, state: "State", rules: "Rules", action: Any) -> Reason: ...


@dataclass(frozen=True, slots=True)
class Move:
    """All about one kind of action. It is either listed, or it has a form and a check: one truth."""

    kind: type[Action]
    applies: Applies
    lists: Lists | None = None
    form: "Callable[[State, Rules, Seat], dict[str, Any] | None] | None" = None
    checks: Checks | None = None
    """With `form`: the truth. With `lists`: only words for what the list already refused."""
    needs_offers: bool = False
    """Not even asked while no offer is on the table."""


def contradiction(one: str, other: str, matter: str) -> ConfigError:
    """Two options, by name, that decide the same matter."""
    return ConfigError(
        "contradiction", f"{one!r} and {other!r} contradict each other: both decide the {matter}."
    )


class _Owned:
    """Something that one option at most may decide."""

    def __init__(self, book: "Rulebook", name: str) -> None:
        self._book = book
        self._name = name
        self._owner: str | None = None

    def _take(self) -> None:
        owner = self._book.installing
        if self._owner is not None and owner is not None and owner != self._owner:
            raise contradiction(self._owner, owner, self._name)
        self._owner = owner or self._owner


class Number(_Owned, Generic[T]):
    """A number or table that may be set."""

    def __init__(self, book: "Rulebook", name: str, value: T) -> None:
        super().__init__(book, name)
        self.value = value

    def set(self, value: T) -> None:
        """Decide it; one owner only."""
        self._take()
        self.value = value


class Answer(_Owned, Generic[F]):
    """A question with one answer that may be replaced."""

    def __init__(self, book: "Rulebook", name: str) -> None:
        super().__init__(book, name)
        self._answer: F | None = None

    def replace(self, answer: F) -> None:
        """Answer it; one owner beside the base game."""
        self._take()
        self._answer = answer

    @property
    def answer(self) -> F:
        """The answer in force."""
        assert self._answer is not None, f"no rule answers the question of the {self._name}"
        return self._answer


class Choice:
    """A question answered by a mask: whatever any extension allows and every restriction leaves."""

    def __init__(self) -> None:
        self._extensions: list[Callable[..., int]] = []
        self._restrictions: list[Callable[..., int]] = []

    def extend(self, allowed: Callable[..., int]) -> None:
        """Allow what this mask holds."""
        self._extensions.append(allowed)

    def restrict(self, allowed: Callable[..., int]) -> None:
        """Leave only what this mask holds."""
        self._restrictions.append(allowed)

    def compiled(self) -> Callable[..., int]:
        """One function for the whole question; the base answer itself when nothing was changed."""
        extensions, restrictions = tuple(self._extensions), tuple(self._restrictions)
        if len(extensions) == 1 and not restrictions:
            return extensions[0]

        def allowed(*question: Any) -> int:
            mask = 0
            for extension in extensions:
                mask |= extension(*question)
            for restriction in restrictions:
                if not mask:
                    break
                mask &= restriction(*question)
            return mask

        return allowed


class Allowance:
    """A yes-or-no question: yes, unless a restriction says no."""

    def __init__(self) -> None:
        self._restrictions: list[Permission] = []

    def restrict(self, allowed: Permission) -> None:
        """Say no where this says no."""
        self._restrictions.append(allowed)

    def compiled(self) -> Permission:
        """One function for the whole question."""
        restrictions = tuple(self._restrictions)
        if not restrictions:
            return lambda state, rules, seat: True
        if len(restrictions) == 1:
            return restrictions[0]
        return lambda state, rules, seat: all(
            allowed(state, rules, seat) for allowed in restrictions
        )


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """All about one kind of decision."""

    first: str
    """What to do first, to somebody who tries something else."""
    simultaneous: bool = False
    """Decisions of this kind on top of the stack may be taken in any order."""
    shown: Callable[[Decision], dict[str, Any]] = lambda due: {}
    """What everybody may know of it beside its kind."""


class Decisions:
    """The kinds of decision there are."""

    def __init__(self) -> None:
        self.kinds: dict[str, DecisionKind] = {}

    def add(
        self,
        kind: str,
        first: str,
        simultaneous: bool = False,
        shown: Callable[[Decision], dict[str, Any]] = lambda due: {},
    ) -> None:
        """Make a kind of decision known."""
        self.kinds[kind] = DecisionKind(first, simultaneous, shown)


class Moves:
    """The kinds of action there are, and the decisions in which each may be taken."""

    def __init__(self, book: "Rulebook") -> None:
        self._book = book
        self._owners: dict[type[Action], str] = {}
        self.kinds: dict[type[Action], Move] = {}
        self.deciding: dict[str, list[type[Action]]] = {}
        self.others: dict[str, list[type[Action]]] = {}

    def add(self, move: Move) -> None:
        """Make a kind of action known, or play it another way; one owner beside the base game."""
        owner = self._book.installing
        before = self._owners.get(move.kind)
        if before is not None and owner != before:
            raise contradiction(before, str(owner), f"action {move.kind.__name__}")
        if owner is not None:
            self._owners[move.kind] = owner
        self.kinds[move.kind] = move

    def during(self, decision: str, *kinds: type[Action]) -> None:
        """Whoever must take this decision may answer it with these actions."""
        self.deciding.setdefault(decision, []).extend(kinds)

    def meanwhile(self, decision: str, *kinds: type[Action]) -> None:
        """While this decision is open, the other seats may take these actions."""
        self.others.setdefault(decision, []).extend(kinds)


class Events:
    """What follows from what."""

    def __init__(self) -> None:
        self.consequences: dict[type[Event], list[Consequence]] = {}

    def after(self, kind: type[Event], consequence: Consequence) -> None:
        """Call `consequence(state, rules, event, log)` whenever such an event happened."""
        self.consequences.setdefault(kind, []).append(consequence)


@dataclass(slots=True)
class Slice:
    """State of an option's own: its first value (plain JSON), and what a seat may see of it."""

    initial: Any
    view: "Callable[[Any, State, Seat | None], Any] | None" = None


class Rulebook:
    """All questions, open for answers until they are compiled."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.installing: str | None = None
        """The option whose `install` runs; None for the base game, which anybody may overrule once."""

        self.victory_points = Number(self, "points needed to win", 10)
        self.hand_limit = Number(self, "number of cards that are safe from a seven", 7)
        self.road_cost: Number[Cards] = Number(self, "cost of a road", (1, 1, 0, 0, 0))
        self.settlement_cost: Number[Cards] = Number(self, "cost of a settlement", (1, 1, 1, 1, 0))
        self.city_cost: Number[Cards] = Number(self, "cost of a city", (0, 0, 0, 2, 3))
        self.card_cost: Number[Cards] = Number(self, "cost of a development card", (0, 0, 1, 1, 1))
        self.maritime_rate = Number(self, "rate of maritime trade without a harbor", 4)
        self.longest_road_minimum = Number(self, "length that earns the longest road", 5)
        self.largest_army_minimum = Number(self, "number of knights that earns the largest army", 3)

        self.tokens: Answer[Callable[[Board, list[int], Chance], list[int]]] = Answer(
            self, "number tokens"
        )
        """By hex: the number it gets, once its terrain is known."""
        self.first_player: Answer[Callable[[State, Rules, Chance, Log], Seat]] = Answer(
            self, "first player"
        )
        """Who starts."""
        self.set_up: Answer[Callable[[State, Rules, Log], None]] = Answer(self, "starting pieces")
        """How the first pieces come onto the board."""
        self.dice: Answer[Callable[[State, Rules, Chance], tuple[int, int]]] = Answer(self, "dice")
        """How a roll comes about."""
        self.shortage: Answer[Callable[[Claims, int], Claims]] = Answer(
            self, "shortage of the supply"
        )
        """Who is paid when the supply holds less than everyone is owed."""
        self.robber_without_hex: Answer[SeatQuestion] = Answer(
            self, "robber that has nowhere to go"
        )
        """Where the robber goes when no hex is left for it; never empty."""
        self.road_length: Answer[Callable[[State, Rules, Seat, Path | None], int]] = Answer(
            self, "length of a road"
        )
        """How long a seat's longest road is, now that a road was added; None: whatever happened."""

        self.robber_hexes = Choice()
        """Hexes the robber may be moved to."""
        self.robber_victims = Choice()
        """Hexes at which this victim may be robbed by this seat."""
        self.road_paths = Choice()
        """Paths on which a seat may build a road, the cost aside."""
        self.settlement_spots = Choice()
        """Intersections on which a seat may build a settlement, the cost aside."""
        self.starting_spots = Choice()
        """Intersections on which a starting settlement may be placed."""
        self.city_spots = Choice()
        """Settlements a seat may upgrade, the cost aside."""
        self.may_trade = Allowance()
        """Whether trades, with the supply or with players, may be made on this seat's turn now."""
        self.may_play_card = Allowance()
        """Whether a seat may play a development card now."""

        self.decisions = Decisions()
        self.moves = Moves(self)
        self.events = Events()
        self.laid_open: set[str] = set()
        """Secrets (`events.HANDS` …) that everyone may see."""
        self._slices: dict[str, Slice] = {}

    def keep(
        self, initial: Any, view: "Callable[[Any, State, Seat | None], Any] | None" = None
    ) -> None:
        """Keep a slice of state under the key of the option being installed. `view` shows it to a seat; default: hidden."""
        assert self.installing is not None, "only options keep slices; the base game has fields"
        self._slices[self.installing] = Slice(initial, view)

    def compile(self, config: GameConfig) -> "Rules":
        """The rules of this game: every question a slot."""
        return Rules(self, config)

    @property
    def slices(self) -> dict[str, Slice]:
        """What is kept, by option."""
        return self._slices


class Rules:
    """The compiled rulebook: frozen by convention, shared by every state of every game with this configuration."""

    __slots__ = (
        "_decided_by",
        "_meanwhile_by",
        "actions",
        "affords_card",
        "affords_city",
        "affords_road",
        "affords_settlement",
        "after",
        "after_seat",
        "applies",
        "board",
        "business",
        "card_cost",
        "city_cost",
        "city_spots",
        "config",
        "decisions",
        "dice",
        "first_player",
        "forms",
        "geometry",
        "hand_limit",
        "laid_open",
        "largest_army_minimum",
        "listers",
        "longest_road_minimum",
        "maritime_rate",
        "may_play_card",
        "may_trade",
        "moves",
        "other_forms",
        "others",
        "road_cost",
        "road_length",
        "road_paths",
        "robber_hexes",
        "robber_victims",
        "robber_without_hex",
        "seats",
        "set_up",
        "settlement_cost",
        "settlement_spots",
        "shortage",
        "simultaneous",
        "slices",
        "starting_spots",
        "table",
        "tokens",
        "victory_points",
    )

    def __init__(self, book: Rulebook, config: GameConfig) -> None:
        self.config = config
        self.board = book.board
        self.geometry: Geometry = book.board.geometry
        self.seats = tuple(range(config.seats))
        self.others: tuple[tuple[Seat, ...], ...] = tuple(
            tuple(other for other in self.seats if other != seat) for seat in self.seats
        )
        self.after_seat: tuple[Seat, ...] = (*self.seats[1:], 0)
        """By seat: the next one clockwise."""
        self.table = ActionTable.of(self.geometry, config.seats)

        self.victory_points = book.victory_points.value
        self.hand_limit = book.hand_limit.value
        self.road_cost = _listed(book.road_cost.value)
        self.settlement_cost = _listed(book.settlement_cost.value)
        self.city_cost = _listed(book.city_cost.value)
        self.card_cost = _listed(book.card_cost.value)
        self.affords_road = payable(self.road_cost)
        self.affords_settlement = payable(self.settlement_cost)
        self.affords_city = payable(self.city_cost)
        self.affords_card = payable(self.card_cost)
        self.maritime_rate = book.maritime_rate.value
        self.longest_road_minimum = book.longest_road_minimum.value
        self.largest_army_minimum = book.largest_army_minimum.value

        self.tokens = book.tokens.answer
        self.first_player = book.first_player.answer
        self.set_up = book.set_up.answer
        self.dice = book.dice.answer
        self.shortage = book.shortage.answer
        self.robber_without_hex: SeatQuestion = book.robber_without_hex.answer
        self.road_length = book.road_length.answer

        self.robber_hexes: SeatQuestion = book.robber_hexes.compiled()
        self.robber_victims: VictimQuestion = book.robber_victims.compiled()
        self.road_paths: SeatQuestion = book.road_paths.compiled()
        self.settlement_spots: SeatQuestion = book.settlement_spots.compiled()
        self.starting_spots: SeatQuestion = book.starting_spots.compiled()
        self.city_spots: SeatQuestion = book.city_spots.compiled()
        self.may_trade: Permission = book.may_trade.compiled()
        self.may_play_card: Permission = book.may_play_card.compiled()

        self.decisions = dict(book.decisions.kinds)
        self.simultaneous = frozenset(
            kind for kind, known in self.decisions.items() if known.simultaneous
        )
        self.moves = dict(book.moves.kinds)
        self.actions = {kind.__name__: kind for kind in self.moves}
        """Kinds of action by name."""
        self.applies: dict[type[Action], Applies] = {
            kind: move.applies for kind, move in self.moves.items()
        }
        self._decided_by = {
            kind: frozenset(actions) for kind, actions in book.moves.deciding.items()
        }
        self._meanwhile_by = {
            kind: frozenset(actions) for kind, actions in book.moves.others.items()
        }
        self.listers = self._listers(book.moves.deciding, with_offers=False)
        self.business = self._listers(book.moves.deciding, with_offers=True)
        """Asked of everybody, the other seats too, while offers are on the table."""
        self.forms = self._forms(book.moves.deciding)
        self.other_forms = self._forms(book.moves.others)
        self.after: dict[type[Event], tuple[Consequence, ...]] = {
            kind: tuple(consequences) for kind, consequences in book.events.consequences.items()
        }
        self.slices = dict(book.slices)
        self.laid_open = frozenset(book.laid_open)

    def _listers(
        self, decisions: dict[str, list[type[Action]]], with_offers: bool
    ) -> dict[str, tuple[Lists, ...]]:
        asked: dict[str, tuple[Lists, ...]] = {}
        for decision, kinds in decisions.items():
            moves = [self.moves[kind] for kind in kinds]
            listers = [
                move.lists for move in moves if move.lists and move.needs_offers == with_offers
            ]
            asked[decision] = tuple(dict.fromkeys(listers))
        return asked

    def _forms(self, decisions: dict[str, list[type[Action]]]) -> dict[str, tuple[Move, ...]]:
        return {
            decision: tuple(self.moves[kind] for kind in kinds if self.moves[kind].form)
            for decision, kinds in decisions.items()
        }

    def answers(self, kind: type[Action], decision: str) -> bool:
        """Whether this kind of action can answer that decision."""
        return kind in self._decided_by.get(decision, ())

    def allowed_meanwhile(self, kind: type[Action], decision: str) -> bool:
        """Whether others may take this kind of action while that decision is open."""
        return kind in self._meanwhile_by.get(decision, ())

    def copy_kept(self, kept: dict[str, Any]) -> dict[str, Any]:
        """An independent copy of what options keep (JSON values, at most nested lists and dicts)."""
        return {key: _copy_json(value) for key, value in kept.items()}


PaidIn: TypeAlias = "tuple[tuple[int, int], ...]"
"""A cost as (resource, count) pairs without zeros, what is hardest to have first: quick to check and to pay."""


def _listed(cost: Cards) -> PaidIn:
    pairs = [(resource, count) for resource, count in enumerate(cost) if count]
    return tuple(sorted(pairs, key=lambda pair: -pair[1]))


def payable(cost: PaidIn) -> Callable[[list[int]], bool]:
    """A function that says whether a hand holds this cost: asked at every listing, so made once."""
    if not cost:
        return lambda hand: True
    (resource, count), *others = cost
    if not others:
        return lambda hand: hand[resource] >= count
    rest = payable(tuple(others))
    return lambda hand: hand[resource] >= count and rest(hand)


def _copy_json(value: Any) -> Any:
    if isinstance(value, list):
        return [_copy_json(item) for item in value]
    if isinstance(value, dict):
        return {key: _copy_json(item) for key, item in value.items()}
    return value


def happened(state: "State", rules: Rules, log: Log, kind: type[Event], *facts: Any) -> None:
    """Note an event and let its consequences follow. It is only made when somebody looks."""
    if log is not None:
        log.append((kind, facts))
    consequences = rules.after.get(kind)
    if consequences is not None:
        event = kind(*facts)
        for consequence in consequences:
            consequence(state, rules, event, log)
