"""What a table may play differently: a field for each question that editions answer in two ways (facts, section 11)."""

from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Literal

from engine import ENGINE_VERSION
from engine.api import ConfigError, Json
from engine.card_game.core.names import SEATS

ActionsFrom = Literal["second-turn", "seven-points"]
RegionStack = Literal["printed", "dealt"]
Surplus = Literal["at-once", "end-of-turn"]
WonWhen = Literal["at-once", "own-turn"]
MillWithoutCity = Literal["counts-nothing", "nobody"]
SpyTakes = Literal["units-and-actions", "any-card"]
OffersBy = Literal["both", "active"]


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults are those of the profile 1996, the booklet."""

    victory_points: int = 12
    """7 to 12; the booklet suggests fewer for learning."""
    window_seconds: int = 10
    """How long an attack waits for an answer, 5 to 30."""
    region_stack: RegionStack = "printed"
    """The numbers of the region stack as the facts have them, with low confidence, or dealt under the same conditions."""
    actions_from: ActionsFrom = "second-turn"
    """Action cards: from each player's second turn, or while both together have seven points."""
    robber_grace: int = 0
    """In how many turns of each player robbers stay away at the start, 0 to 3."""
    surplus: Surplus = "at-once"
    """When the active player puts cards above the limit under a stack."""
    won: WonWhen = "at-once"
    """Whether a player can win in the opponent's turn."""
    mill_without_city: MillWithoutCity = "counts-nothing"
    """What commerce points do without a city: nothing at all, or they keep the opponent from the mill."""
    demolish: bool = False
    """Whether a player may take own upgrades out of the game."""
    harbor_counts_itself: bool = True
    """Whether the harbor's printed commerce point counts beside those for fleets."""
    spy_takes: SpyTakes = "units-and-actions"
    """What the Spy may take."""
    offers_by: OffersBy = "both"
    """Who may propose a trade in the active player's main phase."""
    new_cards: bool = False
    """Whether a card gained in a turn may be built or played in that turn."""


PROFILES: Final[dict[str, Settings]] = {
    "1996": Settings(),
    "2005": Settings(
        actions_from="seven-points",
        robber_grace=2,
        surplus="end-of-turn",
        won="own-turn",
        mill_without_city="nobody",
        demolish=True,
        offers_by="active",
        new_cards=True,
    ),
}

RANGES: Final = {"victory_points": (7, 12), "window_seconds": (5, 30), "robber_grace": (0, 3)}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "region_stack": ("printed", "dealt"),
    "actions_from": ("second-turn", "seven-points"),
    "surplus": ("at-once", "end-of-turn"),
    "won": ("at-once", "own-turn"),
    "mill_without_city": ("counts-nothing", "nobody"),
    "spy_takes": ("units-and-actions", "any-card"),
    "offers_by": ("both", "active"),
}
NAMES: Final = tuple(field.name for field in fields(Settings))


def key_of(name: str) -> str:
    """A setting's name in JSON."""
    return name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class GameConfig:
    """What a table agreed to play."""

    profile: str
    settings: Settings
    engine: int = ENGINE_VERSION
    """The version of the engine that began the game; a table does not choose it."""

    @property
    def seats(self) -> int:
        """Always two."""
        return len(SEATS)

    def to_json(self) -> Json:
        """The table's choices: the profile, and the settings that differ from it."""
        usual = asdict(PROFILES[self.profile])
        differing = {
            key_of(name): value
            for name, value in asdict(self.settings).items()
            if value != usual[name]
        }
        return {"profile": self.profile, "seats": self.seats, "settings": differing}


def configured(data: Any) -> GameConfig:
    """A configuration that can be played, from its JSON. Raises ConfigError naming what is wrong."""
    if not isinstance(data, dict):
        raise ConfigError("malformed", "A configuration is an object.")
    if unknown := next((key for key in data if key not in ("profile", "seats", "settings")), None):
        raise ConfigError("malformed", f"A configuration has no {str(unknown)[:40]!r}.")
    if data.get("seats", len(SEATS)) != len(SEATS):
        raise ConfigError("wrong_seats", "This game is for 2 players.")
    profile = data.get("profile", "1996")
    if not isinstance(profile, str) or profile not in PROFILES:
        raise ConfigError("unknown_profile", f"There is no profile {str(profile)[:40]!r}.")
    settings = data.get("settings", {})
    if not isinstance(settings, dict):
        raise ConfigError("malformed", "Settings are an object.")
    by_key = {key_of(name): name for name in NAMES}
    values = asdict(PROFILES[profile])
    for key, value in settings.items():
        if key not in by_key:
            raise ConfigError("unknown_setting", f"There is no setting {str(key)[:40]!r}.")
        values[by_key[key]] = _checked(by_key[key], value)
    return GameConfig(profile, Settings(**values))


def _checked(name: str, value: Any) -> Any:
    if name in RANGES:
        least, most = RANGES[name]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ConfigError(
                "wrong_value", f"{key_of(name)!r} is a whole number from {least} to {most}."
            )
    elif name in CHOICES:
        if value not in CHOICES[name]:
            raise ConfigError(
                "wrong_value", f"{key_of(name)!r} is one of {', '.join(CHOICES[name])}."
            )
    elif not isinstance(value, bool):
        raise ConfigError("wrong_value", f"{key_of(name)!r} is true or false.")
    return value
