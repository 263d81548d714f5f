"""The tests' measure of lengths walks whole stretches; piece by piece it comes to the same."""

import random

from engine.bits import bits
from engine.board_game import boards
from tests.engine.board_game.trails import leaving_from, longest_trail, longest_way

GEOMETRY = boards.load("four-islands-3").geometry


def grown(luck: random.Random, count: int) -> list[int]:
    """A net of so many paths that hangs together, often with rings."""
    start = luck.randrange(len(GEOMETRY.ends))
    net = [start]
    while len(net) < count:
        ends = GEOMETRY.ends[luck.choice(net)]
        near = [path for end in ends for path in bits(GEOMETRY.paths_at[end]) if path not in net]
        net += near[:1] if near else []
    return net


def test_walking_stretches_finds_the_way_that_walking_pieces_finds():
    longer_than_a_stretch = 0
    for number in range(1500):
        luck = random.Random(number)
        net = grown(luck, luck.randrange(2, 15)) + grown(luck, luck.randrange(1, 5))
        ships = set(luck.sample(net, luck.randrange(len(net)))) if luck.random() < 0.6 else set()
        ends = [end for path in net for end in GEOMETRY.ends[path]]
        foreign = set(luck.sample(ends, luck.randrange(4)) if len(ends) > 4 else ())
        own = {end for end in ends if luck.random() < 0.3} - foreign
        roads = set(net) - ships
        plainly = longest_way(
            leaving_from(GEOMETRY, set(net)), foreign, sum(1 << path for path in ships), own
        )
        assert longest_trail(GEOMETRY, roads, foreign, ships, own) == plainly, number
        longer_than_a_stretch += plainly > 4
    assert longer_than_a_stretch > 500


def test_a_ring_by_itself_is_walked_around():
    hex = next(bits(GEOMETRY.hexes_mask[GEOMETRY.ends[100][0]]))
    ring = [path for path, sides in enumerate(GEOMETRY.sides_mask) if sides >> hex & 1]
    assert longest_trail(GEOMETRY, ring, ()) == len(ring) == 6
    assert longest_trail(GEOMETRY, ring[:3], (), ring[3:]) == 3, "roads and ships are not joined"
