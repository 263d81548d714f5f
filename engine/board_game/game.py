"""The board game as a value of `engine.api.Game`, from its configuration to its winner. Everybody plays through here: people, bots, replays.

`play` copies and checks; `apply` changes a state that its caller owns and trusts the action, for search and replay."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, cast

from engine import FIRST_ENGINE
from engine.api import EVERYTHING, Bots, Prospects, Refused, Unavailable
from engine.board_game import (
    compiled_rules,
    configurations,
    drawing,
    legality,
    lobby_catalog,
    map_checks,
    rematch,
    saving,
)
from engine.board_game import first_game as prepared
from engine.board_game.automatic import undo
from engine.board_game.automatic.default_action import default_action
from engine.board_game.boards.undealt import undealt
from engine.board_game.bots import LEVELS, QUICK, choose
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core import wire
from engine.board_game.core.actions import Action
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import (
    EVENTS,
    DiceRolled,
    Event,
    KnightPlayed,
    Log,
    MonopolyPlayed,
    RoadBuildingPlayed,
    YearOfPlentyPlayed,
    told,
)
from engine.board_game.core.names import NOBODY, OfferId, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.core.view_types import DealtMap
from engine.board_game.figures import luck
from engine.board_game.figures.statistics import Statistics, totals
from engine.board_game.rules import dealing, turn
from engine.board_game.rules.pieces import holds
from engine.board_game.views import view
from engine.board_game.vocabulary import VOCABULARY
from engine.chance import Chance
from engine.codec import JsonObject
from engine.kernel import wire as kernel_wire
from engine.kernel.decisions import open_decisions

key: Final = "board"
drawn_maps: Final = drawing.DRAWING
bots: Final = Bots(levels=tuple(LEVELS), quick=QUICK, choose=choose)
first_games: Final = prepared.FIRST_GAMES
sealed_actions: Final[frozenset[str]] = frozenset()
problems: Final[Mapping[str, str]] = {}
public_events: Final = EVENTS.without_secrets()
statistics: Final = Statistics
vocabulary: Final = VOCABULARY

catalog = lobby_catalog.to_json
catalog_steps = lobby_catalog.steps
migrate_config = configurations.migrate_config
as_begun = configurations.as_begun
base_rules = compiled_rules.base_rules
starting_player = rematch.starting_player
first_seat_begins = rematch.first_seat_begins
another_map = rematch.another_map
points = totals
action_to_json = kernel_wire.action_to_json
group_actions = kernel_wire.group_actions
event_from_json = wire.event_from_json
state_to_json = saving.state_to_json
state_hash = saving.state_hash
event_to_json = view.event_to_json
can_undo = undo.can_undo
odds = luck.odds
expected_cards = luck.expected_cards
received = luck.received
legal_actions = legality.legal_actions
forms = legality.forms
check = legality.check
why_not = legality.why_not
unavailable = legality.unavailable


# To callers outside, views are plain JSON; their types are in `engine.board_game.core.view_types`.
view_for = cast(Callable[[State, Seat | None], JsonObject], view.view_for)
public_view = cast(Callable[[State], JsonObject], view.public_view)
view_from_public = cast(
    Callable[[State, Seat | None, JsonObject], JsonObject], view.view_from_public
)


def configured(data: Any) -> GameConfig:
    """A configuration that can be played, from its JSON. Raises ConfigError naming what is wrong."""
    return map_checks.playable(compiled_rules.configured(data))


def variant(config: dict[str, Any]) -> str:
    """The key of the board that is played; the name of a drawn map."""
    return str(config["drawn"]["name"] if "drawn" in config else config["board"])


def new_game(config: GameConfig, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Deal the island and the deck, settle who starts. Raises ConfigError for what cannot be played."""
    log: Log = []
    state = start(rules_for(config), chance, log)
    return state, told(log)


def state_from_json(data: JsonObject) -> State:
    """A state as `state_to_json` has it. Raises ConfigError for a configuration that cannot be played."""
    config = as_begun(configured(data["config"]), data.get("engine", FIRST_ENGINE))
    return saving.state_from_json(data, rules_for(config))


def start(rules: Rules, chance: Chance, log: Log = None) -> State:
    """A new game under compiled rules."""
    opening = ActionContext(chance, log)
    state = State.at_the_start(rules, dealing.island_with_room(rules, opening))
    state.robber = rules.robber_start(state.island, chance)
    state.deck = tuple(
        chance.shuffled(
            [kind for kind, count in enumerate(rules.board.supply.cards) for _ in range(count)]
        )
    )
    state.current = rules.first_player(state, rules, opening)
    rules.set_up(state, rules, opening)
    if not state.pending:
        turn.begin_next_turn(state, rules, opening)
    return state


def deal_map(config: GameConfig, chance: Chance | None) -> JsonObject:
    """An island as a new game of this configuration would have it, as JSON: `geometry`, and `board` as in views; without chance
    the board before it is dealt. Raises ConfigError for what cannot be played."""
    rules = rules_for(config)
    if chance is None:
        return undealt(rules.board)
    island = dealing.island_with_room(rules, ActionContext(chance))
    dealt: DealtMap = {
        "geometry": rules.geometry.to_json(),
        "board": view.board_view(island, rules.board.key, config.drawn),
    }
    return cast(JsonObject, dealt)


def deciding(state: State) -> tuple[Seat, ...]:
    """The seats that must act now; none once the game is over."""
    return tuple(sorted(due.seat for due in open_decisions(state)))


def unanswered_offers(state: State) -> dict[OfferId, tuple[Seat, tuple[Seat, ...]]]:
    """The open offers that wait for somebody: each with its maker and who has not answered; everybody knows that."""
    return {offer.id: (offer.seat, offer.unanswered) for offer in state.offers if offer.unanswered}


def can_pay(state: State, offer: OfferId, seat: Seat) -> bool:
    """Return whether a hand holds what an open offer asks for."""
    found = state.offer(offer)
    return found is not None and holds(state.hands[seat], found.get)


SHOWN_SECONDS: Final[Mapping[type[Event], float]] = {
    DiceRolled: 1.0,
    KnightPlayed: 1.6,
    MonopolyPlayed: 1.6,
    RoadBuildingPlayed: 1.6,
    YearOfPlentyPlayed: 1.6,
}
"""The scenes shown large over the board, with their times."""


def seconds_to_show(events: Sequence[Event]) -> float:
    """The time for which dice and cards are shown large over the board."""
    return sum(SHOWN_SECONDS.get(type(event), 0.0) for event in events)


def hand_of(state: State, seat: Seat) -> tuple[int, ...]:
    """The cards in a hand."""
    return tuple(state.hands[seat])


def is_brief(state: State) -> bool:
    """Return whether the pending decision needs no time: everybody is asked, and most have nothing to say."""
    return bool(state.pending) and state.pending[-1].brief


def is_out_of_turn(state: State, kind: str) -> bool:
    """Check whether an action of this kind leaves every pending decision as it is, so that nobody has to wait while another player thinks
    about it."""
    return state.rules.actions.get(kind) in state.rules.out_of_turn


def window(state: State) -> float | None:
    """None: no decision stays open once it is made."""
    return None


def is_for_the_table(action: Action) -> bool:
    """False: every action is a player's."""
    return False


def on_turn(state: State) -> Seat | None:
    """The seat whose turn it is; none during set-up. A smaller turn between two turns is a turn."""
    if state.pending and state.pending[0].is_turn:
        return state.pending[0].seat
    return state.current if state.turn else None


def prospects(state: State, legal: Sequence[Action]) -> Prospects:
    """Forecasts of what these actions of one seat would lead to, as far as public information goes."""
    rules = state.rules
    if not legal or not rules.prospects:
        return {}
    return {
        measured: figures
        for measured, measure in rules.prospects.items()
        if (figures := measure(state, rules, legal))
    }


def play(
    state: State, action: Action, chance: Chance, legal: Collection[Action] | None = None
) -> tuple[State, tuple[Event, ...]]:
    """The state after the action, and its events. Raises Refused and changes nothing if it may not be taken. `legal`: the legal actions
    of its seat in this state, if they were listed before."""
    if legal is None or action not in legal:
        check(state, action)
    log: Log = []
    after = state.copy()
    apply(after, action, chance, log)
    return after, told(log)


def apply(state: State, action: Action, chance: Chance, log: Log = None) -> None:
    """Carry out a legal action on a state the caller owns; events go to `log` if there is one."""
    carry_out(state, action, ActionContext(chance, log))


def carry_out(state: State, action: Action, context: ActionContext) -> None:
    """Like `apply`, for callers that play many actions with one source of chance: makes no new `ActionContext` for each."""
    rules = state.rules
    rules.applies[type(action)](state, rules, action, context)
    if not state.pending and state.winner == NOBODY:
        turn.begin_next_turn(state, rules, context)


def action_from_json(data: Any, seat: Seat, state: State) -> Action:
    """The action that a client asks for. Raises Refused with code `malformed`, naming the field that cannot be read."""
    return wire.action_from_json(data, seat, state.rules)


def geometry_for(state: State) -> JsonObject:
    """Data from which a client draws the board; it never changes during a game."""
    return cast(JsonObject, state.rules.geometry.to_json())


__all__ = [
    "EVERYTHING",
    "Refused",
    "Unavailable",
    "action_from_json",
    "action_to_json",
    "another_map",
    "apply",
    "as_begun",
    "base_rules",
    "bots",
    "can_pay",
    "can_undo",
    "catalog",
    "catalog_steps",
    "check",
    "configured",
    "deal_map",
    "deciding",
    "default_action",
    "drawn_maps",
    "event_from_json",
    "event_to_json",
    "expected_cards",
    "first_games",
    "first_seat_begins",
    "forms",
    "geometry_for",
    "group_actions",
    "hand_of",
    "is_brief",
    "is_for_the_table",
    "is_out_of_turn",
    "key",
    "legal_actions",
    "luck",
    "migrate_config",
    "new_game",
    "odds",
    "on_turn",
    "play",
    "points",
    "problems",
    "prospects",
    "public_events",
    "public_view",
    "received",
    "sealed_actions",
    "seconds_to_show",
    "start",
    "starting_player",
    "state_from_json",
    "state_hash",
    "state_to_json",
    "statistics",
    "unanswered_offers",
    "unavailable",
    "variant",
    "view_for",
    "view_from_public",
    "vocabulary",
    "why_not",
    "window",
]
