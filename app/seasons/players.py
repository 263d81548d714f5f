"""Players of a group: the guests who have played in it, some of them merged into one, with their names and looks."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from app.lobby.group import Group
from app.lobby.record import TableRecord
from app.seasons.played import PlayedGame
from app.storage.groups import Decided

LOOKS = range(1, 9)


@dataclass(frozen=True, slots=True)
class Players:
    """Players by guest, with what was decided about them."""

    group: Group
    decided: Decided
    guests: frozenset[str]
    """The guests who have sat in finished games of the group."""
    guest_names: Mapping[str, str]

    def player_of(self, guest: str) -> str:
        """The player that a guest counts as."""
        return self.decided.merged.get(guest) or self.group.alias(guest)

    def guests_of(self, player: str) -> list[str]:
        """The guests who count as a player."""
        return [guest for guest in sorted(self.guests) if self.player_of(guest) == player]

    def exists(self, player: str) -> bool:
        """Check whether the group has this player."""
        return any(self.player_of(guest) == player for guest in self.guests)

    def is_removed(self, player: str) -> bool:
        """Check whether the name of a player was removed."""
        return player in self.decided.removed

    def name_of(self, player: str) -> str | None:
        """The name chosen in the group, or else the present name of the guest; None once it was removed."""
        if self.is_removed(player):
            return None
        chosen = self.decided.names.get(player)
        return chosen or self.guest_names.get(self._speaker_of(player))

    def _speaker_of(self, player: str) -> str:
        """The guest whose name a player has: the one that the others were merged into."""
        theirs = self.guests_of(player)
        return next((guest for guest in theirs if self.group.alias(guest) == player), theirs[0])


def guests_in(tables: Iterable[TableRecord]) -> frozenset[str]:
    """The guests who sat at these tables."""
    return frozenset(
        seat.guest
        for table in tables
        for seat in table.seats
        if seat.kind == "person" and seat.guest is not None
    )


def looks_of(games: Sequence[PlayedGame]) -> dict[str, int]:
    """A look for each player: the one they have played in most often, and a free one for those who would share it. Players with more games
    choose first."""
    used: dict[str, Counter[int]] = {}
    for game in games:
        for seat in game.seats:
            if seat.player is not None:
                used.setdefault(seat.player, Counter())[seat.look] += 1
    looks: dict[str, int] = {}
    for player, counts in sorted(used.items(), key=lambda item: (-item[1].total(), item[0])):
        usual = [look for look, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]
        taken = set(looks.values())
        free = (look for look in (*usual, *LOOKS) if look not in taken)
        looks[player] = next(free, usual[0])
    return looks
