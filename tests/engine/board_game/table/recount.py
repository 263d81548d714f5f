"""Facts that must follow from the pieces and cards of a position, worked out anew from nothing else."""

from collections.abc import Callable
from typing import Any

from engine.bits import bits, mask_of
from engine.board_game.core.names import KNIGHT, VICTORY_POINT, Seat, five
from engine.board_game.core.state import Payment, State
from engine.board_game.rules.harbors import best_rates
from tests.engine.board_game.invariants import island_points, knights_discarded, ships_of, too_close
from tests.engine.board_game.trails import longest_trail


def derived(state: State) -> dict[str, Any]:
    """The facts that must follow from pieces and special cards, worked out from nothing else."""
    rules = state.rules
    geometry = rules.geometry
    seats = rules.builders
    buildings = {seat: list(bits(state.settlements[seat] | state.cities[seat])) for seat in seats}
    everywhere = [at for places in buildings.values() for at in places]

    def by_seat(of: Callable[[Seat], Any]) -> list[Any]:
        return [of(seat) for seat in seats]

    def rates(seat: Seat) -> list[int]:
        rates = [rules.maritime_rate] * 5
        for path, kind in state.island.harbors:
            closed = path == state.option_state.get("robber-is-pirate")
            if not closed and geometry.ends_mask[path] & mask_of(buildings[seat]):
                rates = best_rates(rates, kind)
        return rates

    def points(seat: Seat) -> int:
        awards = (state.longest_road == seat) + (state.largest_army == seat)
        cards = state.played[seat][VICTORY_POINT] if seat in rules.seats else 0
        buildings = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
        return buildings + 2 * awards + cards + island_points(state, seat)

    def length(seat: Seat) -> int:
        foreign = {at for other in seats if other != seat for at in buildings[other]}
        ships = bits(ships_of(state, seat))
        return longest_trail(geometry, bits(state.roads[seat]), foreign, ships, buildings[seat])

    def income(number: int) -> tuple[int, tuple[Payment, ...]]:
        island = state.island
        owed: dict[Seat, list[int]] = {}
        for seat in rules.seats:
            for at in buildings[seat]:
                for hex in geometry.hexes_beside[at]:
                    if number and island.numbers[hex] == number and island.terrain[hex] < 5:
                        cards = owed.setdefault(seat, [0] * 5)
                        cards[island.terrain[hex]] += 1 + (state.cities[seat] >> at & 1)
        return sum(map(sum, owed.values())), tuple(
            (seat, five(owed[seat]), tuple((kind, n) for kind, n in enumerate(owed[seat]) if n))
            for seat in sorted(owed)
        )

    blocked = mask_of(near for at in everywhere for near in (at, *bits(too_close(state, at))))
    return {
        "income": [income(number) for number in range(13)],
        "touched": by_seat(
            lambda seat: mask_of(
                end for path in bits(state.roads[seat]) for end in geometry.ends[path]
            )
        ),
        "beside": by_seat(
            lambda seat: mask_of(hex for at in buildings[seat] for hex in geometry.hexes_beside[at])
        ),
        "free": state.island.on_land & ~blocked,
        "occupied": mask_of(everywhere),
        "used": sum(state.roads) + sum(by_seat(lambda seat: ships_of(state, seat))),
        "rates": by_seat(rates),
        "points": by_seat(points),
        "road_length": by_seat(length),
    }


def out_of_the_deck(state: State) -> list[int]:
    out = [
        sum(state.cards[seat][kind] + state.played[seat][kind] for seat in state.rules.seats)
        for kind in range(5)
    ]
    out[KNIGHT] += knights_discarded(state)
    return out
