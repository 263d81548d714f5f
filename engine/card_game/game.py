"""The card game as a value of `engine.api.Game`, from its configuration to its winner.

`play` copies and checks; `apply` changes a state that its caller owns and trusts the action, for search and replay."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from engine.api import Bots, FirstGame, Json, Seat, Viewer
from engine.card_game import catalog as rows
from engine.card_game.automatic import undo
from engine.card_game.automatic.default_action import default_action
from engine.card_game.bots import LEVELS, QUICK, choose
from engine.card_game.core.actions import ACTIONS, Action, AnswerAttack, CloseWindow
from engine.card_game.core.config import USUAL_SETS, GameConfig
from engine.card_game.core.decisions import Answer
from engine.card_game.core.domains import DOMAINS
from engine.card_game.core.events import EVENTS, Event, FirstPlayerChosen
from engine.card_game.core.names import SEATS
from engine.card_game.core.state import State
from engine.card_game.core.view_types import View
from engine.card_game.course.action_rules import ACTION_RULES
from engine.card_game.course.following import follow
from engine.card_game.course.set_up import set_up
from engine.card_game.figures.statistics import Statistics
from engine.card_game.first_game import FIRST_GAMES
from engine.card_game.rules.offers import goes_on, offer_of, withdraw_all
from engine.card_game.rules.points import victory_points
from engine.card_game.rules.storing import missing
from engine.card_game.sets import installed, numbering
from engine.card_game.views import showing, view
from engine.card_game.vocabulary import VOCABULARY
from engine.chance import Chance
from engine.kernel.audience import redacted
from engine.kernel.context import ActionContext
from engine.kernel.saving import Saving
from engine.kernel.stack_game import StackGame
from engine.vocabulary import Vocabulary


class CardGame(StackGame[State, Action, Event, GameConfig]):
    """The card game, where two players each build a realm."""

    key: Final = "cards"
    bots: Final = Bots(levels=tuple(LEVELS), quick=QUICK, choose=choose)
    actions = ACTIONS
    events = EVENTS
    domains = DOMAINS
    rules = ACTION_RULES
    saving = Saving(State.fields)

    @property
    def first_games(self) -> Mapping[str, FirstGame]:
        """The one first game, which has a guide."""
        return FIRST_GAMES

    @property
    def statistics(self) -> type[Statistics]:
        """Points turn by turn, rolls, production, trades and attacks."""
        return Statistics

    @property
    def vocabulary(self) -> Vocabulary:
        """Everything that the game can say or be told."""
        return VOCABULARY

    # Before the game

    def catalog(self) -> Json:
        """Profiles, settings and cards."""
        return rows.to_json()

    def configured(self, data: Any, /) -> GameConfig:
        """A configuration that can be played. Raises ConfigError naming what is wrong."""
        return rows.configured(data)

    def as_begun(self, config: GameConfig, engine: int, /) -> GameConfig:
        """The configuration with the rules of the version of the engine that began the game."""
        return replace(config, engine=engine)

    def variant(self, config: Json, /) -> str:
        """The profile."""
        return str(config["profile"])

    def new_game(self, config: GameConfig, chance: Chance, /) -> tuple[State, tuple[Event, ...]]:
        """Stacks, sets and the starting player; both lay out their regions first."""
        log: list[Event] = []
        return set_up(rows.rules_for(config), ActionContext(chance, log)), tuple(log)

    @property
    def problems(self) -> Mapping[str, str]:
        """Sets of cards that are installed and cannot be used."""
        return installed.PROBLEMS

    # Playing

    def empty_state(self, config: GameConfig, /) -> State:
        """A state with the starting value of every field."""
        return State.at_the_start(rows.rules_for(config))

    def seats_of(self, state: State, /) -> tuple[Seat, ...]:
        """Always two."""
        return SEATS

    def apply(self, state: State, action: Action, context: ActionContext, /) -> None:
        """Carry out a legal action, and what follows from it, on a state that the caller owns."""
        if state.offers and state.follows_engine(2) and goes_on(state, action):
            withdraw_all(state, context)
        self.rules.by_action[type(action)].apply(state, action, context)
        follow(state, context)

    def default_action(self, state: State, seat: Seat, rng: Chance, /) -> Action | None:
        """The action played for a seat whose time has run out."""
        return default_action(state, seat, rng)

    def can_undo(self, events: Collection[Event], /) -> bool:
        """Return whether the action that led to these events revealed nothing and involved nobody else."""
        return undo.can_undo(events)

    def window(self, state: State, /) -> float | None:
        """The number of seconds an attack waits for its answer, whatever the answer is."""
        if state.pending and isinstance(state.pending[-1], Answer):
            return state.rules.window_seconds
        return None

    @property
    def sealed_actions(self) -> frozenset[str]:
        """The answer to an attack."""
        return frozenset({AnswerAttack.__name__})

    def is_for_the_table(self, action: Action, /) -> bool:
        """Return whether it closes a window, which no player does."""
        return isinstance(action, CloseWindow)

    def unanswered_offers(self, state: State, /) -> dict[int, tuple[Seat, tuple[Seat, ...]]]:
        """The open offers: each with its maker and the other player."""
        return {offer.id: (offer.seat, (1 - offer.seat,)) for offer in state.offers}

    def can_pay(self, state: State, offer: int, seat: Seat, /) -> bool:
        """Return whether a realm stores what an open offer asks for."""
        found = offer_of(state, offer)
        return found is not None and missing(state.realms[seat], found.get) is None

    def seconds_to_show(self, events: Sequence[Event], /) -> float:
        """The seconds that the scenes of a move last."""
        return showing.seconds_to_show(events)

    def hand_of(self, state: State, seat: Seat, /) -> object:
        """The stores of a seat, as a value to compare."""
        return tuple(sorted(state.realms[seat].stored.items()))

    # What each may know

    def public_view(self, state: State, /) -> Json:
        """The public view."""
        return cast(Json, view.public_view(state))

    def view_from_public(self, state: State, viewer: Viewer, public: Json, /) -> Json:
        """The view of one viewer, made from the public one."""
        return cast(Json, view.view_from_public(state, viewer, cast(View, public)))

    def event_to_json(self, event: Event, state: State, viewer: Viewer, /) -> Json:
        """Redact an event for a viewer."""
        return redacted(event, viewer, all_open=state.over)

    def points(self, state: State, /) -> list[int]:
        """Everybody's points; none are hidden."""
        return [victory_points(state, seat) for seat in SEATS]

    def starting_player(self, events: Sequence[Event], /) -> Seat:
        """The seat that had the first turn."""
        return next(event.seat for event in events if isinstance(event, FirstPlayerChosen))

    # Storing

    def state_to_json(self, state: State, /) -> Json:
        """The whole state, with the numbers that cards have among the table's sets."""
        saved = super().state_to_json(state)
        if state.config.card_sets == USUAL_SETS:
            return saved
        return numbering.as_saved(saved, state.rules)

    def state_from_json(self, data: Json, /) -> State:
        """A state as `state_to_json` has it; shares nothing with it. Raises ConfigError for a configuration that cannot be played."""
        config = self.configured(data["config"])
        if config.card_sets != USUAL_SETS:
            data = numbering.as_played(data, rows.rules_for(config))
        return super().state_from_json(data)


game: Final = CardGame()
