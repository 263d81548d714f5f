"""Whatever a game says has words in every language. They are found by the name of what is said: `log-` and an event, `action-` or
`text-do-` and an action, `status-you-` and `status-other-` and a decision, `refused-` and the code of a refusal."""

import re
from pathlib import Path

import pytest

from app.protocol.games import VOCABULARIES
from engine.vocabulary import Vocabulary

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
LANGUAGES = sorted(folder.name for folder in (STATIC / "locales").iterdir())
SCRIPTS = "\n".join(path.read_text("utf-8") for path in sorted((STATIC / "js").rglob("*.js")))


def silent() -> set[str]:
    """The events that have no line in the log, by the client's own rows."""
    return set(re.findall(r"^  (\w+): \{ silent: true\b", SCRIPTS, re.MULTILINE))


def messages_in(language: str) -> set[str]:
    files = sorted((STATIC / "locales" / language).glob("*.ftl"))
    return {
        key
        for file in files
        for key in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }


def wanted(vocabulary: Vocabulary) -> dict[str, str]:
    """The key of every message that has to be there, and what it is for; an action may also be said by `action-`."""
    events = {kind.__name__ for kind in vocabulary.events} - silent()
    return {
        **{f"log-{event}": f"the sentence of the event {event}" for event in events},
        **{
            f"text-do-{kind.__name__}": f"the words of the action {kind.__name__}"
            for kind in vocabulary.actions
        },
        **{
            f"status-{who}-{decision}": f"the status while {decision} is decided"
            for decision in vocabulary.decisions
            for who in ("you", "other")
        },
        **{f"refused-{code}": f"why {code} is refused" for code in vocabulary.refusals},
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VOCABULARIES)
def test_all_that_a_game_says_has_words(name: str, language: str):
    known = messages_in(language)
    missing = [
        f"static/locales/{language} has no message {key}: {what}"
        for key, what in sorted(wanted(VOCABULARIES[name]).items())
        if key not in known and key.replace("text-do-", "action-") not in known
    ]
    assert not missing, "; ".join(missing)


def test_only_events_that_exist_have_rows():
    events = {kind.__name__ for each in VOCABULARIES.values() for kind in each.events}
    rows = (STATIC / "js" / "board_game" / "events.js").read_text("utf-8")
    described = set(re.findall(r"^  ([A-Z]\w+): ", rows, re.MULTILINE))
    assert described - events == {"DiceRolledNext"}, "a roll that is not the first of its turn"
    assert "TurnEnded" in silent()
    assert silent() <= described
