"""Maps that guests draw: kept for them, given away by link, shown to everyone, and played at a table."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.finished.proof import published, verify
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.maps.library import LISTED, MapLibrary, checked
from app.problems import Problem
from app.storage.bans import set_ban
from app.storage.events import DatabaseEventStore
from app.storage.guests import add_guest
from app.storage.maps import MOST_MAPS
from engine.board_game.drawing import DRAWING
from engine.games import BOARD, CARDS
from tests.app.house import house
from tests.app.players import Person, people
from tests.app.running import RunningServer
from tests.app.test_record import bots_game
from tests.engine.board_game.drawings import TEN

POCKET = next(map for map in TEN if map["name"] == "Pocket Island")
LAGOON = next(map for map in TEN if map["name"] == "Gull Lagoon")
WET = {
    **POCKET,
    "hexes": [*POCKET["hexes"], {"q": 5, "r": 0, "terrain": "sea", "number": 6}],
}
"""A map that can be kept, but not played."""


async def kept(person: Person, map: dict[str, Any] = POCKET) -> dict[str, Any]:
    return await person.ask("POST", "drawn-maps", {"map": map})


async def refused(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
    answer = await person.http.request(method, f"/api/{path}", json=body)
    return answer.status_code, answer.json()["code"], answer.json()["text"]


async def own(person: Person) -> list[dict[str, Any]]:
    maps: list[dict[str, Any]] = (await person.ask("GET", "drawn-maps"))["maps"]
    return maps


# --- one's own


async def test_a_map_is_kept_as_it_was_drawn(server: RunningServer):
    async with people(server, 1) as [ana]:
        added = await kept(ana, LAGOON)
        again = await ana.ask("GET", f"drawn-maps/{added['id']}")
        assert again == added
        assert again["map"] == DRAWING.read(LAGOON)
        assert (again["name"], again["author"], again["yours"]) == ("Gull Lagoon", "Guest 0", True)
        assert again["figures"]["fog"] == 5
        assert [finding["code"] for finding in again["findings"]] == ["island_without_harbor"]
        assert again["row"]["title"] == "Gull Lagoon"


async def test_ones_own_maps_are_listed_with_the_last_changed_first(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        first, second = await kept(ana), await kept(ana, LAGOON)
        assert [map["id"] for map in await own(ana)] == [second["id"], first["id"]]
        await ana.ask("PATCH", f"drawn-maps/{first['id']}", {"name": "Cove"})
        assert [map["name"] for map in await own(ana)] == ["Cove", "Gull Lagoon"]
        assert await own(ben) == []
        listed = (await own(ana))[0]
        assert listed["preview"] == first["preview"]
        assert "map" not in listed


async def test_a_map_that_cannot_be_played_is_kept_all_the_same(server: RunningServer):
    async with people(server, 1) as [ana]:
        added = await kept(ana, WET)
        assert not added["playable"]
        assert "row" not in added
        assert added["findings"][0]["text"].startswith("A number lies on the sea")


async def test_each_stroke_is_kept(server: RunningServer):
    async with people(server, 1) as [ana]:
        map = await kept(ana)
        for number in (2, 3, 4):
            hexes = [*POCKET["hexes"], {"q": 4, "r": 0, "terrain": "hills", "number": number}]
            body = {"map": {**POCKET, "hexes": hexes}, "since": map["updated"]}
            map = await ana.ask("PUT", f"drawn-maps/{map['id']}", body)
        assert (await ana.ask("GET", f"drawn-maps/{map['id']}"))["map"]["hexes"][-1]["number"] == 4


async def test_what_another_window_has_changed_is_not_overwritten(server: RunningServer):
    async with people(server, 1) as [ana]:
        first = await kept(ana)
        address = f"drawn-maps/{first['id']}"
        await ana.ask("PUT", address, {"map": LAGOON, "since": first["updated"]})
        late = await refused(ana, "PUT", address, {"map": POCKET, "since": first["updated"]})
        assert late[:2] == (409, "map_changed")
        assert (await ana.ask("GET", address))["name"] == "Gull Lagoon"


async def test_a_map_is_renamed_and_removed(server: RunningServer):
    async with people(server, 1) as [ana]:
        address = f"drawn-maps/{(await kept(ana))['id']}"
        renamed = await ana.ask("PATCH", address, {"name": "  <i>Cove</i> "})
        assert (renamed["name"], renamed["map"]["name"]) == ("<i>Cove</i>", "<i>Cove</i>")
        empty = await refused(ana, "PATCH", address, {"name": " "})
        assert empty[:2] == (422, "bad_map")
        await ana.ask("DELETE", address)
        assert await own(ana) == []
        assert (await refused(ana, "GET", address))[:2] == (404, "no_such_map")


async def test_the_server_keeps_only_so_many_maps_for_a_guest(server: RunningServer):
    async with people(server, 1) as [ana]:
        for _ in range(MOST_MAPS):
            await kept(ana)
        status, code, text = await refused(ana, "POST", "drawn-maps", {"map": POCKET})
        assert (status, code) == (409, "too_many_maps")
        assert f"up to {MOST_MAPS} maps" in text
        assert len(await own(ana)) == MOST_MAPS


async def test_a_stranger_keeps_no_map_and_has_none(server: RunningServer):
    stranger = Person(server, "")
    assert await own(stranger) == []
    assert (await refused(stranger, "POST", "drawn-maps", {"map": POCKET}))[1] == "name_needed"
    await stranger.http.aclose()


# --- what is refused


async def test_a_map_of_another_version_is_refused_and_what_was_kept_stays(server: RunningServer):
    async with people(server, 1) as [ana]:
        map = await kept(ana)
        newer = {"map": {**POCKET, "version": 2}, "since": map["updated"]}
        status, code, text = await refused(ana, "PUT", f"drawn-maps/{map['id']}", newer)
        assert (status, code) == (422, "map_version")
        assert "version 2" in text
        assert await ana.ask("GET", f"drawn-maps/{map['id']}") == map


async def test_a_map_with_four_hundred_hexes_is_refused(server: RunningServer):
    hexes = [{"q": q, "r": r, "terrain": "sea"} for q in range(20) for r in range(20)]
    async with people(server, 1) as [ana]:
        status, code, text = await refused(
            ana, "POST", "drawn-maps", {"map": {**POCKET, "hexes": hexes}}
        )
        assert (status, code) == (422, "map_too_large")
        assert text.startswith("The map has 400 hexes")


@pytest.mark.parametrize(
    "map", [{}, {"version": 1}, {**POCKET, "hexes": "all"}, {**POCKET, "x": 1}]
)
async def test_what_is_no_map_is_refused_with_a_sentence(server: RunningServer, map: Any):
    async with people(server, 1) as [ana]:
        for path in ("drawn-maps", "drawn-maps/check"):
            status, code, text = await refused(ana, "POST", path, {"map": map})
            assert (status, code) == (422, "bad_map")
            assert text[-1] in ".…"


async def test_a_map_is_checked_without_being_kept(server: RunningServer):
    async with people(server, 1) as [ana]:
        found = await ana.ask("POST", "drawn-maps/check", {"map": WET})
        assert not found["playable"]
        assert found["findings"][0]["hexes"] == [[5, 0]]
        assert (await ana.ask("POST", "drawn-maps/check", {"map": POCKET}))["row"]["config"][
            "seats"
        ] == 2
        assert await own(ana) == []


async def test_a_game_without_maps_says_so(server: RunningServer):
    async with people(server, 1) as [ana]:
        wanted = {"map": POCKET, "game": CARDS.key}
        assert (await refused(ana, "POST", "drawn-maps", wanted))[:2] == (404, "not_found")


async def test_a_board_of_the_catalog_is_given_out_as_a_map(server: RunningServer):
    async with people(server, 1) as [ana]:
        board = await ana.ask("GET", "drawn-maps/board/new-shores")
        assert board["name"] == "New Shores"
        assert (await kept(ana, board))["playable"]
        assert (await refused(ana, "GET", "drawn-maps/board/atlantis"))[1] == "no_such_map"


async def test_what_a_map_leaves_open_is_filled_in_by_chance(server: RunningServer):
    bare = [{key: hex[key] for key in hex if key != "number"} for hex in POCKET["hexes"]]
    async with people(server, 1) as [ana]:
        map = {**POCKET, "hexes": [*bare, {"q": 4, "r": 0, "pool": "any"}], "pools": {"any": {}}}
        filled = await ana.ask("POST", "drawn-maps/fill", {"map": map})
        assert filled["playable"]
        assert len([hex for hex in filled["map"]["hexes"] if "number" in hex]) == 10
        kept = await ana.ask("POST", "drawn-maps", {"map": map, "fit": True})
        assert kept["map"]["pools"] == {"any": {"forest": 1}}


# --- sharing


async def test_nobody_else_sees_a_map_that_is_not_shared(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        address = f"drawn-maps/{(await kept(ana))['id']}"
        unknown = await refused(ben, "GET", "drawn-maps/0123456789abcdef0123456789abcdef")
        body = {"map": LAGOON, "since": 0}
        assert await refused(ben, "GET", address) == unknown
        assert await refused(ben, "PUT", address, body) == unknown
        assert await refused(ben, "PATCH", address, {"name": "Mine"}) == unknown
        assert await refused(ben, "DELETE", address) == unknown
        assert unknown[:2] == (404, "no_such_map")


async def test_whoever_has_the_link_sees_the_map_until_it_is_withdrawn(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        address = f"drawn-maps/{(await kept(ana, LAGOON))['id']}"
        link = (await ana.ask("PATCH", address, {"linked": True}))["link"]
        assert (await ana.ask("PATCH", address, {"linked": True}))["link"] == link
        assert len(link) >= 22
        seen = await ben.ask("GET", f"drawn-maps/linked/{link}")
        assert seen["map"] == (await ana.ask("GET", address))["map"]
        assert (seen["author"], seen["yours"]) == ("Guest 0", False)
        assert "link" not in seen
        assert (await kept(ben, seen["map"]))["row"]["key"] == seen["row"]["key"]
        await ana.ask("PATCH", address, {"linked": False})
        assert (await refused(ben, "GET", f"drawn-maps/linked/{link}"))[1] == "no_such_map"
        another = (await ana.ask("PATCH", address, {"linked": True}))["link"]
        assert another != link


async def test_a_published_map_is_in_the_gallery_until_it_is_withdrawn(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        id = (await kept(ana, {**LAGOON, "name": "Shown to all"}))["id"]

        async def gallery() -> list[str]:
            found = await ben.ask("GET", "drawn-maps?of=server")
            return [map["name"] for map in found["maps"] if map["id"] == id]

        assert await gallery() == []
        await ana.ask("PATCH", f"drawn-maps/{id}", {"published": True})
        assert await gallery() == ["Shown to all"]
        assert (await ben.ask("GET", f"drawn-maps/{id}"))["yours"] is False
        assert (await refused(ben, "DELETE", f"drawn-maps/{id}"))[1] == "no_such_map"
        await ana.ask("PATCH", f"drawn-maps/{id}", {"published": False})
        assert await gallery() == []


async def test_the_gallery_is_turned_page_by_page(tmp_path: Path):
    async with house(tmp_path) as opened:
        library, ana = MapLibrary(opened.database), Guest("a" * 32, "Ana")
        await add_guest(opened.database, ana, "hash")
        for number in range(LISTED + 3):
            added = await library.add(ana, BOARD, {**POCKET, "name": f"Island {number}"})
            await library.share(ana, added["id"], linked=None, published=True)
        first = await library.published(None, None)
        second = await library.published(None, first["next"])
        assert (len(first["maps"]), len(second["maps"])) == (LISTED, 3)
        assert "next" not in second
        names = {map["name"] for map in first["maps"] + second["maps"]}
        assert len(names) == LISTED + 3


async def test_maps_of_people_who_are_banned_are_not_shown(tmp_path: Path):
    async with house(tmp_path) as opened:
        library, ana = MapLibrary(opened.database), Guest("a" * 32, "Ana")
        await add_guest(opened.database, ana, "hash")
        added = await library.add(ana, BOARD, POCKET)
        await library.share(ana, added["id"], linked=None, published=True)
        await set_ban(opened.database, ana.id, 1)
        assert (await library.published(None, None))["maps"] == []


async def test_a_map_that_a_later_version_refuses_is_still_there(tmp_path: Path, monkeypatch: Any):
    async with house(tmp_path) as opened:
        library, ana = MapLibrary(opened.database), Guest("a" * 32, "Ana")
        await add_guest(opened.database, ana, "hash")
        added = await library.add(ana, BOARD, POCKET)
        monkeypatch.setattr("engine.board_game.boards.map_form.MOST_HEXES", 5)
        found = await library.seen(ana, added["id"])
        assert found["map"] == added["map"]
        assert found["unreadable"].startswith("The map has 11 hexes")


# --- at a table


async def test_a_table_is_opened_on_a_drawn_map_with_the_options_it_needs(server: RunningServer):
    async with people(server, 1) as [ana]:
        added = await kept(ana, LAGOON)
        config = added["row"]["config"]
        table = await ana.ask("POST", "tables", {"config": config})
        assert table["config"] == config
        assert len(table["seats"]) == 4
        assert await ana.ask("GET", f"tables/{table['code']}/map") == added["row"]
        less = {**config, "options": {"ships": False}}
        status, code, text = await refused(
            ana, "PATCH", f"tables/{table['code']}", {"config": less}
        )
        assert (status, code) == (422, "bad_config")
        assert "Gull Lagoon" in text
        listed = await ana.ask("GET", "tables")
        [row] = [row for row in listed["tables"] if row["code"] == table["code"]]
        assert row["variant"] == "Gull Lagoon"


async def test_a_table_on_a_map_of_the_catalog_has_none_of_its_own(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        assert (await refused(ana, "GET", f"tables/{code}/map"))[:2] == (404, "not_found")


async def test_no_table_is_opened_on_a_map_that_cannot_be_played(server: RunningServer):
    async with people(server, 1) as [ana]:
        body = {"config": {"drawn": DRAWING.read(WET)}}
        status, code, text = await refused(ana, "POST", "tables", body)
        assert (status, code) == (422, "bad_map")
        assert text.startswith("A number lies on the sea")


async def test_a_drawn_map_is_previewed_like_any_other(server: RunningServer):
    async with people(server, 1) as [ana]:
        config = (await kept(ana, LAGOON))["row"]["config"]
        dealt = await ana.ask("POST", "maps", {"config": config})
        before = await ana.ask("POST", "maps", {"config": config, "dealt": False})
        assert dealt["geometry"] == before["geometry"]
        assert dealt["board"]["key"] == config["board"]


async def test_numbers_that_cannot_be_laid_are_a_refusal_at_the_start_and_before(
    server: RunningServer,
):
    shores = next(map for map in TEN if map["name"] == "Two Shores")
    bags = {name: {**bag, "tokens": 15 * [6]} for name, bag in shores["bags"].items()}
    red = {key: value for key, value in shores.items() if key != "red_numbers"} | {"bags": bags}
    config = {"drawn": red, "options": {"shuffled-tokens": True}}
    async with people(server, 1) as [ana]:
        preview = await refused(ana, "POST", "maps", {"config": config})
        assert preview[:2] == (422, "bad_config")
        code = await ana.open_table(config)
        await ana.ask("POST", f"tables/{code}/bots", {})
        await ana.ask("POST", f"tables/{code}/ready", {"ready": True})
        started = await refused(ana, "POST", f"tables/{code}/start")
        assert started == preview
        assert (await ana.ask("GET", f"tables/{code}"))["state"] == "open"


async def test_bots_play_a_table_on_a_drawn_map_to_its_end_and_its_record_proves_it(tmp_path: Path):
    config = lobby.chosen_config(BOARD, {"drawn": POCKET}).to_json()
    async with house(tmp_path) as opened:
        code = await bots_game(opened, config=config)
    async with house(tmp_path) as opened:
        record = (await opened.found(code)).record
        store = DatabaseEventStore(opened.database)
        assert (await verify(store, record)).faults == ()
        exported = json.loads(json.dumps(await published(store, record)))
        assert exported["config"]["drawn"] == DRAWING.read(POCKET)


async def test_a_game_goes_on_after_its_map_was_removed_and_the_server_restarted(tmp_path: Path):
    async with house(tmp_path) as opened:
        library, ana = MapLibrary(opened.database), Guest("a" * 32, "Ana")
        await add_guest(opened.database, ana, "hash")
        added = await library.add(ana, BOARD, POCKET)
        table = await opened.begun(2, config=added["row"]["config"])
        await library.remove(ana, added["id"])
        code = table.record.code
        assert table.live is not None
        before = table.live.game.state_hash(table.live.state)
    async with house(tmp_path) as opened:
        again = await opened.found(code)
        assert again.live is not None
        assert again.live.game.state_hash(again.live.state) == before


def test_checks_say_the_same_as_what_is_kept():
    found = checked(BOARD, LAGOON)
    assert found["map"] == DRAWING.read(LAGOON)
    with pytest.raises(Problem, match="no maps"):
        checked(CARDS, LAGOON)
