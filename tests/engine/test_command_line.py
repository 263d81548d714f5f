"""`python -m engine`: simulate, replay, perft, dice-figures."""

import json

import pytest

from engine.__main__ import main
from engine.board_game.core.config import GameConfig
from engine.board_game.game import state_hash
from engine.board_game.simulate import bot_action
from engine.chance import Random, Sealed
from engine.record import Recording, final
from tests.engine.golden import load


@pytest.fixture
def recorded(tmp_path):
    """A finished game of bots in a file, and the hash of its last state."""
    recording = Recording(GameConfig(options={"victory-points": 8}), Sealed(b"seed", []))
    luck = Random(1)
    number = 0
    while not recording.state.over:
        number += 1
        recording.play(
            bot_action(recording.state, "easy", luck), Sealed(b"seed", [], {"dice": number})
        )
    file = tmp_path / "game.json"
    file.write_text(json.dumps(recording.record.to_json()), encoding="utf-8")
    return file, state_hash(recording.state), recording.state.winner


def test_replay_prints_how_the_game_ended(recorded, capsys):
    file, digest, winner = recorded
    assert main(["replay", str(file)]) == 0
    printed = capsys.readouterr().out
    assert f"won by seat {winner}" in printed
    assert f"state {digest}" in printed


def test_replay_prints_every_event_when_asked(recorded, capsys):
    assert main(["replay", str(recorded[0]), "--events"]) == 0
    printed = capsys.readouterr().out
    assert '"type": "StartRolled"' in printed
    assert '"type": "GameWon"' in printed


def test_replay_refuses_a_forged_record_with_a_sentence(recorded, capsys):
    file, _, _ = recorded
    data = json.loads(file.read_text(encoding="utf-8"))
    roll = next(line for line in data["actions"] if line["action"]["type"] == "RollDice")
    roll["outcomes"] = [{"dice": [7, 7]}]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "recorded dice cannot be {'dice': [7, 7]}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "words"), [("", "Expecting value"), ("{}", "not a record"), ("[1]", "not a record")]
)
def test_replay_refuses_what_is_no_record(tmp_path, capsys, content, words):
    file = tmp_path / "nothing.json"
    file.write_text(content, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert words in capsys.readouterr().err


def test_replay_of_a_missing_file_says_so(capsys):
    assert main(["replay", "nowhere.json"]) == 2
    assert "nowhere.json" in capsys.readouterr().err


@pytest.mark.parametrize("players", ["random", "bots"])
def test_simulate_plays_games_and_says_how_fast(capsys, players):
    assert main(["simulate", "--games", "2", "--players", players, "--seats", "3"]) == 0
    printed = capsys.readouterr().out
    assert "won by seat: 0:" in printed
    assert "games and" in printed


def test_simulating_twice_gives_the_same_games(capsys):
    outputs = []
    for _ in range(2):
        assert main(["simulate", "--games", "3", "--seed", "abc"]) == 0
        outputs.append(capsys.readouterr().out.splitlines()[:3])
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("players", ["random", "bots"])
def test_simulate_plays_the_card_game_too(capsys, players):
    given = ["--game", "cards", "--profile", "2005", "--option", "victory-points=7"]
    assert main(["simulate", "--games", "2", "--players", players, *given]) == 0
    printed = capsys.readouterr().out
    assert "{'profile': '2005', 'seats': 2, 'settings': {'victory-points': 7}}" in printed
    assert "won by seat: 0:" in printed
    assert "games and" in printed


def test_replay_plays_a_card_game_again(tmp_path, capsys):
    record = load("two-realms-otherwise")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    assert main(["replay", str(file), "--events"]) == 0
    printed = capsys.readouterr().out
    assert '"type": "EventCardTurned"' in printed
    assert f"state {record.game.state_hash(final(record))}" in printed


def test_perft_counts_the_openings_of_the_standard_island(capsys):
    """54 intersections, 144 ways to put a road beside a settlement, then what the distance rule leaves."""
    assert main(["perft", "--depth", "3"]) == 0
    assert capsys.readouterr().out.split() == ["1", "54", "2", "144", "3", "7236"]


def test_dice_figures_show_fair_dice_and_the_deck_side_by_side(capsys):
    assert main(["dice-figures", "--games", "200", "--shuffle-at", "0"]) == 0
    printed = capsys.readouterr().out
    assert "shuffled when 0 cards are left" in printed
    assert [line.split()[0] for line in printed.splitlines()[4:]] == list(map(str, range(2, 13)))


def test_options_are_given_by_key_and_value(capsys):
    given = ["--option", "victory-points=8", "--option", "open-hands"]
    assert main(["simulate", "--games", "1", *given]) == 0
    assert "'open-hands': True, 'victory-points': 8" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["--option", "nonsense"], "no option 'nonsense'"),
        (["--option", "victory-points=99"], "from 8 to 20"),
        (["--board", "atlantis"], "no board 'atlantis'"),
        (["--seats", "9"], "2 to 4 players"),
        (["--game", "cards", "--profile", "1066"], "no profile '1066'"),
        (["--game", "cards", "--option", "victory-points=99"], "from 7 to 12"),
    ],
)
def test_what_cannot_be_played_is_refused_with_words(capsys, given, words):
    assert main(["simulate", *given]) == 2
    assert words in capsys.readouterr().err


def test_simulate_seats_bots_of_several_levels_and_says_which_won(capsys):
    given = ["simulate", "--games", "2", "--players", "bots", "--levels"]
    assert main([*given, "normal,easy"]) == 0
    assert "won by level: easy: " in capsys.readouterr().out
    assert main([*given, "best"]) == 2
    assert "There is no bot 'best'." in capsys.readouterr().err
