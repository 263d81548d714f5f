"""Chance is an argument: sealed for live play, recorded for replay, random for simulation, scripted for tests."""

import hashlib
import hmac
from collections import Counter

import pytest

from engine.chance import (
    Random,
    Recorded,
    RecordError,
    Scripted,
    Sealed,
    commitment,
    new_seed,
    tally,
)

SEED = bytes(range(32))


def sealed(number=1, nonces=("one", "two")):
    return Sealed(SEED, nonces, dict.fromkeys(("dice", "card", "order", "number"), number))


def test_the_same_seal_says_the_same():
    assert [sealed().dice() for _ in range(3)] == [sealed().dice()] * 3
    assert sealed().shuffled(range(25)) == sealed().shuffled(range(25))


def test_another_roll_another_nonce_or_another_seed_says_something_else():
    said = [
        sealed().shuffled(range(50)),
        sealed(2).shuffled(range(50)),
        sealed(1, ("one", "three")).shuffled(range(50)),
    ]
    said.append(Sealed(SEED[::-1], ("one", "two"), {"order": 1}).shuffled(range(50)))
    assert len({tuple(order) for order in said}) == 4


def test_the_first_sealed_draw_can_be_worked_out_by_hand():
    """Block 0 of roll 7 is HMAC-SHA-256(key, "dice 7:0"); each draw takes four bytes."""
    key = hmac.digest(SEED, b"one\ntwo", "sha256")
    block = hmac.digest(key, b"dice 7:0", "sha256")
    words = [int.from_bytes(block[at : at + 4], "big") for at in (0, 4)]
    assert all(word < (1 << 32) // 6 * 6 for word in words)
    assert sealed(7).dice() == (words[0] % 6 + 1, words[1] % 6 + 1)


@pytest.mark.parametrize(
    "make", [lambda number: sealed(number), lambda number: Random(number)], ids=["sealed", "random"]
)
def test_dice_are_fair(make):
    totals = Counter(sum(make(number).dice()) for number in range(7200))
    assert set(totals) == set(range(2, 13))
    for total, count in totals.items():
        expected = 200 * (6 - abs(total - 7))
        assert abs(count - expected) < 6 * expected**0.5


@pytest.mark.parametrize(
    "make", [lambda number: sealed(number), lambda number: Random(number)], ids=["sealed", "random"]
)
def test_each_card_of_a_hand_is_equally_likely(make):
    drawn = Counter(make(number).card([3, 0, 1, 0, 2]) for number in range(3000))
    assert set(drawn) == {0, 2, 4}
    assert abs(drawn[0] - 1500) < 170
    assert abs(drawn[2] - 500) < 130


@pytest.mark.parametrize(
    "make", [lambda number: sealed(number), lambda number: Random(number)], ids=["sealed", "random"]
)
def test_every_order_is_equally_likely(make):
    orders = Counter(tuple(make(number).shuffled("abc")) for number in range(3000))
    assert len(orders) == 6
    assert all(abs(count - 500) < 130 for count in orders.values())


def test_a_roll_is_the_same_whatever_else_was_drawn_before_it():
    """Players who go back and play otherwise meet the same dice again."""
    quiet, busy = Sealed(SEED, ("one",)), Sealed(SEED, ("one",))
    busy.card([1, 2, 3, 0, 0])
    busy.shuffled(range(9))
    assert quiet.dice() == busy.dice()
    assert Sealed(SEED, ("one",), tally(busy.outcomes)).dice() == quiet.dice()


def test_what_was_said_can_be_recited():
    live = sealed()
    said = (live.dice(), live.card([1, 2, 3, 0, 0]), live.shuffled("abcdef"), live.below(4))
    replay = Recorded(live.outcomes)
    assert (
        replay.dice(),
        replay.card([1, 2, 3, 0, 0]),
        replay.shuffled("abcdef"),
        replay.below(4),
    ) == said
    assert replay.exhausted
    assert replay.outcomes == live.outcomes


@pytest.mark.parametrize(
    ("outcome", "ask"),
    [
        ({"dice": [7, 1]}, lambda chance: chance.dice()),
        ({"dice": [0, 1]}, lambda chance: chance.dice()),
        ({"dice": [1]}, lambda chance: chance.dice()),
        ({"number": 3, "below": 6}, lambda chance: chance.dice()),
        (3, lambda chance: chance.dice()),
        ({"card": 1, "of": [1, 0, 0, 0, 0]}, lambda chance: chance.card([1, 0, 0, 0, 0])),
        ({"card": -1, "of": [1, 0, 0, 0, 0]}, lambda chance: chance.card([1, 0, 0, 0, 0])),
        ({"card": 9, "of": [1, 0, 0, 0, 0]}, lambda chance: chance.card([1, 0, 0, 0, 0])),
        ({"card": 0, "of": [2, 0, 0, 0, 0]}, lambda chance: chance.card([1, 0, 0, 0, 0])),
        ({"order": [0, 0, 1]}, lambda chance: chance.shuffled("abc")),
        ({"order": [0, 1]}, lambda chance: chance.shuffled("abc")),
        ({"number": 4, "below": 4}, lambda chance: chance.below(4)),
        ({"number": 1, "below": 9}, lambda chance: chance.below(4)),
        ({"number": "two", "below": 4}, lambda chance: chance.below(4)),
    ],
)
def test_a_record_that_cannot_be_true_is_refused(outcome, ask):
    with pytest.raises(RecordError):
        ask(Recorded([outcome]))


def test_a_record_that_says_too_little_is_refused():
    with pytest.raises(RecordError):
        Recorded([]).dice()


def test_a_script_is_said_first_and_chance_after_it():
    chance = Scripted(dice=[(1, 1), (6, 6)], cards=[4])
    assert [chance.dice(), chance.dice()] == [(1, 1), (6, 6)]
    assert chance.card([1, 1, 1, 1, 1]) == 4
    assert all(1 <= die <= 6 for die in chance.dice())


def test_a_script_cannot_steal_what_is_not_there():
    with pytest.raises(ValueError, match="steals"):
        Scripted(cards=[4]).card([1, 0, 0, 0, 0])


def test_a_seed_is_long_and_new_every_time_and_its_commitment_is_a_sha_256():
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
