"""Save and load are identities; a record replayed is the same game on every Python and with every hash seed."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.board_game import game
from engine.board_game.core.config import GameConfig
from engine.board_game.core.state import State
from engine.chance import Random, Recorded, RecordError, Sealed, commitment, new_seed
from engine.record import Record, Recording, final, replay
from tests.engine.board_game.configurations import games, random_config
from tests.engine.board_game.wild import wild_action

ROOT = Path(__file__).parents[3]


def sealed(number: int, seed: bytes = b"x" * 32) -> Sealed:
    return Sealed(seed, ["ana", "ben"], {"dice": number, "card": number})


def play_recorded(config: GameConfig, seed: int, most: int = 20_000) -> Recording:
    luck = random.Random(seed)
    key = seed.to_bytes(32, "big")
    recording = Recording(config, sealed(0, key))
    for number in range(1, most):
        if recording.state.over:
            break
        recording.play(wild_action(recording.state, luck), sealed(number, key))
    return recording


def every_field(state: State) -> dict[str, object]:
    """Each field of a state, also those that are not saved because they follow from others; but for the rules, and for the island,
    which has a form to compare in the saved state."""
    return {name: getattr(state, name) for name in State.fields if name not in ("rules", "island")}


def canonical(state: State) -> str:
    return json.dumps(game.state_to_json(state), sort_keys=True)


def test_saving_and_loading_gives_the_same_state_at_every_moment():
    for number in range(games(short=2, long=200)):
        luck = random.Random(number)
        recording = play_recorded(random_config(luck), number, most=2_000)
        for state, _ in replay(recording.record):
            text = canonical(state)
            loaded = game.state_from_json(json.loads(text))
            assert canonical(loaded) == text
            assert every_field(loaded) == every_field(state)


def test_a_loaded_game_goes_on_as_if_it_had_never_been_saved():
    luck = random.Random(1)
    state, _ = game.new_game(GameConfig(edition="2007"), Random(1))
    for step in range(400):
        loaded = game.state_from_json(json.loads(canonical(state)))
        action = wild_action(state, luck)
        loaded, of_loaded = game.play(loaded, action, Random(step))
        state, events = game.play(state, action, Random(step))
        assert of_loaded == events
        assert canonical(loaded) == canonical(state)


def test_a_record_replays_to_the_same_states_and_events():
    for number in range(games(short=1, long=200)):
        recording = play_recorded(random_config(random.Random(number)), number)
        record = Record.from_json(json.loads(json.dumps(recording.record.to_json())))
        assert canonical(final(record)) == canonical(recording.state)


def test_a_copy_shares_nothing_that_changes():
    luck = random.Random(3)
    state, _ = game.new_game(GameConfig(edition="2007"), Random(3))
    for step in range(300):
        before = canonical(state)
        owned = state.copy()
        game.apply(owned, wild_action(owned, luck), Random(step))
        assert canonical(state) == before
        state = owned


def test_a_copy_says_the_same_and_shares_no_list_that_changes():
    """Parts that never change are shared: a seat's rates are replaced as a whole."""
    state, _ = game.new_game(GameConfig(), Random(0))
    copy = state.copy()
    for name in State.fields:
        mine, its = getattr(state, name), getattr(copy, name)
        assert mine == its
        if isinstance(mine, list):
            assert mine is not its
            if name != "rates":
                assert not any(
                    a is b for a, b in zip(mine, its, strict=True) if isinstance(a, list)
                )


def pythons() -> list[str]:
    """This interpreter, and every other supported one on the machine that starts."""
    found = {sys.executable: sys.version_info[:2]}
    for minor in range(11, 16):
        path = shutil.which(f"python3.{minor}")
        if path and (3, minor) not in found.values():
            runs = subprocess.run([path, "-c", ""], capture_output=True, check=False)
            if runs.returncode == 0:
                found[path] = (3, minor)
    return list(found)


def test_replays_are_identical_across_pythons_and_hash_seeds(tmp_path):
    files = []
    for number in range(games(short=2, long=40)):
        recording = play_recorded(random_config(random.Random(number)), number)
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(recording.record.to_json()), encoding="utf-8")
        files.append((file, game.state_hash(recording.state)))
    program = (
        "import json, sys; from engine.record import Record, final; from engine.board_game.game import state_hash\n"
        "for name in sys.argv[1:]: print(state_hash(final(Record.from_json(json.load(open(name))))))"
    )
    for python in pythons():
        for hash_seed in ("0", "1", "4242"):
            replayed = subprocess.run(
                [python, "-c", program, *(str(file) for file, _ in files)],
                capture_output=True,
                text=True,
                check=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONHASHSEED": hash_seed},
            )
            assert replayed.stdout.split() == [expected for _, expected in files], python


def test_a_record_that_says_too_little_or_too_much_is_refused():
    recording = play_recorded(GameConfig(), 4, most=120)
    data = recording.record.to_json()
    data["start"]["outcomes"].pop()
    with pytest.raises(RecordError, match="less than the game asks"):
        final(Record.from_json(data))
    data = recording.record.to_json()
    roll = next(line for line in data["actions"] if line["action"]["type"] == "RollDice")
    roll["outcomes"].append({"dice": [1, 1]})
    with pytest.raises(RecordError, match="more draws than the game asks"):
        final(Record.from_json(data))


def test_a_record_whose_state_is_another_one_is_refused():
    data = play_recorded(GameConfig(), 4, most=60).record.to_json()
    data["actions"][-1]["state_hash"] = "0" * 64
    with pytest.raises(RecordError, match="not the recorded one"):
        final(Record.from_json(data))


def test_a_record_with_impossible_dice_is_refused():
    with pytest.raises(RecordError, match="dice"):
        Recorded([{"dice": [0, 7]}]).dice()
    with pytest.raises(RecordError, match="not in that hand"):
        Recorded([{"card": 2, "of": [1, 1, 0, 0, 0]}]).card([1, 1, 0, 0, 0])
    with pytest.raises(RecordError, match="no order"):
        Recorded([{"order": [0, 0]}]).shuffled("ab")


def test_a_file_that_is_no_record_is_refused_with_words():
    wrong: list[Any] = [
        {},
        {"engine": 1},
        {"engine": 99, "config": {}, "start": {"outcomes": []}, "actions": []},
        [],
    ]
    for data in wrong:
        with pytest.raises(RecordError):
            Record.from_json(data)


def test_sealed_chance_is_the_same_again_for_the_same_seed_and_nonces():
    first, again = sealed(7), sealed(7)
    assert [first.dice() for _ in range(50)] == [again.dice() for _ in range(50)]
    assert [sealed(n).dice() for n in range(30)] != [
        Sealed(b"x" * 32, ["ana", "eve"], {"dice": n}).dice() for n in range(30)
    ], "a nonce changes the dice"


def test_sealed_dice_are_fair():
    counts = [0] * 13
    chance = sealed(1)
    for _ in range(36_000):
        counts[sum(chance.dice())] += 1
    for total in range(2, 13):
        expected = 1000 * (6 - abs(7 - total))
        assert abs(counts[total] - expected) < 6 * expected**0.5, total


def test_the_seal_is_the_hash_of_the_seed():
    seed = new_seed()
    assert len(seed) == 32
    assert new_seed() != seed
    assert len(commitment(seed)) == 64
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
