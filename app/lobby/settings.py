"""Settings of a table, chosen by its host: undo, chat, clocks, voice call."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal, get_args

from app.lobby.voice import voice_address
from app.problems import invalid

Undo = Literal["own", "off"]
ChatRule = Literal["open", "phrases", "off"]
Pace = Literal["relaxed", "normal", "quick"]
"""The speed of bots."""

FIRST: Final = "first"
"""The first guide."""
BANK_SECONDS: Final = range(60, 4 * 3600 + 1)
TURN_SECONDS: Final = range(601)


@dataclass(frozen=True, slots=True)
class ClockRule:
    """Each player's time for the whole game, and the increment for each of their turns; in seconds."""

    bank: int
    turn: int


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The host's choices; the defaults hold for all others."""

    undo: Undo = "own"
    chat: ChatRule = "open"
    clock: ClockRule | None = None
    guide: str | None = None
    """The guide of a first game, which the server prepares; players cannot choose it."""
    voice: str | None = None
    """The address of a voice call, for players with a seat."""
    private: bool = False
    """True if only players with a seat see the table in their list; its link works for everyone."""
    pace: Pace = "normal"

    def to_json(self) -> dict[str, Any]:
        """The settings as they are stored and sent; defaults are left out."""
        return {key: value for key, value in asdict(self).items() if value not in (None, False)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "TableSettings":
        """The chosen settings. Raises Problem, which names the invalid one."""
        unknown = data.keys() - {"undo", "chat", "clock", "guide", "voice", "private", "pace"}
        if unknown:
            raise invalid(f"There is no setting {sorted(unknown)[0][:20]!r}.")
        undo, chat = data.get("undo", "own"), data.get("chat", "open")
        pace = data.get("pace", "normal")
        if undo not in get_args(Undo):
            raise invalid("Undo is 'own' or 'off'.")
        if chat not in get_args(ChatRule):
            raise invalid("The chat is 'open', 'phrases' or 'off'.")
        if pace not in get_args(Pace):
            raise invalid("The bots' pace is 'relaxed', 'normal' or 'quick'.")
        clock, voice = data.get("clock"), data.get("voice")
        return cls(
            undo,
            chat,
            None if clock is None else _clock(clock),
            _guide(data.get("guide")),
            None if voice is None else voice_address(voice),
            _yes_or_no(data, "private"),
            pace,
        )

    def without_voice(self) -> "TableSettings":
        """The settings as people without a seat may know them."""
        return replace(self, voice=None)


USUAL: Final = TableSettings()


def _guide(data: Any) -> str | None:
    """The guide; tables of earlier versions only record that they have one."""
    if data in (None, False):
        return None
    if data is True:
        return FIRST
    if not isinstance(data, str):
        raise invalid("A guide has a name.")
    return data


def _clock(data: Any) -> ClockRule:
    if not isinstance(data, dict) or data.keys() != {"bank", "turn"}:
        raise invalid("A clock has a time bank and an increment per turn, both in seconds.")
    bank, turn = data["bank"], data["turn"]
    if not _within(bank, BANK_SECONDS):
        raise invalid("A time bank is one minute to four hours.")
    if not _within(turn, TURN_SECONDS):
        raise invalid("A turn adds at most ten minutes.")
    return ClockRule(bank, turn)


def _yes_or_no(data: dict[str, Any], name: str) -> bool:
    chosen = data.get(name, False)
    if not isinstance(chosen, bool):
        raise invalid(f"The setting {name!r} is true or false.")
    return chosen


def _within(seconds: Any, allowed: range) -> bool:
    return type(seconds) is int and seconds in allowed
