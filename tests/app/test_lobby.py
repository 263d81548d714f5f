"""The lobby: opening a table, sitting down, getting ready, starting."""

from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import Seat, TableRecord
from tests.app.house import house
from tests.app.players import STANDARD, Person, game_for, people, seated
from tests.app.running import RunningServer
from tests.app.test_proposals import gathered
from tests.app.test_replay_page import play_some


def chair(lobby: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = lobby["seats"][seat]
    return found


async def test_who_opens_a_table_is_its_host_and_sits_in_the_first_seat(server: RunningServer):
    async with people(server, 1) as [ana]:
        lobby = await ana.ask("POST", "tables", {"config": STANDARD})
        assert lobby["host"]
        assert lobby["you"] == 0
        assert lobby["state"] == "open"
        assert chair(lobby, 0)["name"] == "Guest 0"
        assert [seat["kind"] for seat in lobby["seats"]] == ["person", "free", "free", "free"]
        assert sorted(seat["look"] for seat in lobby["seats"]) == [1, 2, 3, 4]


async def test_the_code_has_five_characters_that_cannot_be_mistaken(server: RunningServer):
    async with people(server, 1) as [ana]:
        codes = [await ana.open_table() for _ in range(20)]
    assert len(set(codes)) == 20
    assert all(len(code) == 5 and not set(code) & set("01IOio") for code in codes)
    assert all(code == code.upper() for code in codes)


async def test_the_seal_is_published_before_anyone_could_roll(server: RunningServer):
    async with people(server, 1) as [ana]:
        lobby = await ana.ask("POST", "tables", {"config": STANDARD})
        assert len(bytes.fromhex(lobby["seal"])) == 32


async def test_friends_find_the_table_by_its_code_in_small_letters(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        lobby = await ben.ask("GET", f"tables/{code.lower()}")
        assert not lobby["host"]
        assert "you" not in lobby
        sat = await ben.ask("POST", f"tables/{code}/seats/2", {"nonce": "abc"})
        assert sat["you"] == 2


async def test_everyone_who_has_the_table_open_hears_who_sits_down(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            await ben.ask("POST", f"tables/{code}/seats/1")
            while chair(tab.lobby, 1)["kind"] == "free":
                await tab.until("lobby")
            assert chair(tab.lobby, 1)["name"] == "Guest 1"
            assert not chair(tab.lobby, 1)["here"]
            async with ben.at(code) as bens:
                assert chair(bens.lobby, 1)["here"]
                while not chair(tab.lobby, 1)["here"]:
                    await tab.until("lobby")


async def test_who_moves_takes_color_and_shape_along(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        lobby = await ana.ask("POST", f"tables/{code}/seats/3")
        assert lobby["you"] == 3
        assert chair(lobby, 3)["look"] == 1
        assert chair(lobby, 0) == {
            "seat": 0, "look": 4, "kind": "free", "ready": False, "here": False, "host": False,
        }  # fmt: skip


async def test_a_look_belongs_to_whoever_sits_in_it(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1")
        lobby = await ana.ask("POST", f"tables/{code}/look", {"look": 3})
        assert chair(lobby, 0)["look"] == 3
        assert chair(lobby, 2)["look"] == 1
        taken = await ben.post(f"tables/{code}/look", {"look": 3})
        assert taken.status_code == 409
        assert taken.json() == {"code": "look_taken", "text": "Guest 0 has already taken that one."}
        assert (await ben.ask("POST", f"tables/{code}/look", {"look": 8}))["seats"][1]["look"] == 8


async def test_the_host_chooses_how_well_the_bots_play(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        one = await ana.ask("POST", f"tables/{code}/seats/1/bot", {"level": "normal"})
        assert chair(one, 1)["level"] == "normal"
        refused = await ana.post(f"tables/{code}/bots", {"level": "kind"})
        assert (refused.status_code, refused.json()["text"]) == (
            422,
            "There is no such bot; choose from easy and normal.",
        )
        refused = await ana.post(f"tables/{code}/start", {"free": "bots", "level": "best"})
        assert refused.status_code == 422
        await ana.ask("POST", f"tables/{code}/ready", {"ready": True})
        begun = await ana.ask("POST", f"tables/{code}/start", {"free": "bots", "level": "normal"})
        assert [seat.get("level") for seat in begun["seats"]] == [None, *["normal"] * 3]


async def test_a_table_with_bots_at_once_has_bots_of_the_level_that_was_asked_for(
    server: RunningServer,
):
    async with people(server, 1) as [ana]:
        wanted = {"config": STANDARD, "bots": True}
        made = await ana.ask("POST", "tables", {**wanted, "level": "normal"})
        assert {seat.get("level") for seat in made["seats"][1:]} == {"normal"}
        usual = await ana.ask("POST", "tables", wanted)
        assert {seat.get("level") for seat in usual["seats"][1:]} == {"easy"}
        refused = await ana.post("tables", {**wanted, "level": "best"})
        assert refused.status_code == 422


async def test_changing_what_is_played_unreadies_everyone_but_bots(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1")
        await ana.ask("POST", f"tables/{code}/seats/2/bot", {"level": "easy"})
        await ben.ask("POST", f"tables/{code}/ready", {"ready": True})
        lobby = await ana.ask(
            "PATCH", f"tables/{code}", {"config": game_for(4, **{"hand-limit": 9})}
        )
        assert [seat["ready"] for seat in lobby["seats"]] == [False, False, True, False]
        assert lobby["config"]["options"] == {"hand-limit": 9}
        forbidden = await ben.http.patch(f"/api/tables/{code}", json={"config": STANDARD})
        assert forbidden.status_code == 403
        assert forbidden.json()["code"] == "not_host"


async def test_with_fewer_seats_whoever_loses_theirs_moves_to_a_free_one(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/3")
        lobby = await ana.ask("PATCH", f"tables/{code}", {"config": game_for(2)})
        assert [seat.get("name") for seat in lobby["seats"]] == ["Guest 0", "Guest 1"]
        await ana.ask("PATCH", f"tables/{code}", {"config": game_for(3)})
        await ana.ask("POST", f"tables/{code}/seats/2/bot")
        crowded = await ana.http.patch(f"/api/tables/{code}", json={"config": game_for(2)})
        assert (crowded.status_code, crowded.json()["code"]) == (409, "table_full")


async def test_a_configuration_that_contradicts_itself_is_refused_in_words(server: RunningServer):
    async with people(server, 1) as [ana]:
        for config in (
            {**STANDARD, "seats": 7},
            {**STANDARD, "board": "atlantis"},
            {**STANDARD, "options": {"no-such": True}},
            {**STANDARD, "options": {"hand-limit": "many"}},
            {},
            {"edition": ["2025"]},
        ):
            answer = await ana.post("tables", {"config": config})
            if config:
                assert answer.status_code == 422, config
                assert answer.json()["code"] == "bad_config"
                assert answer.json()["text"].endswith(".")


async def test_when_the_host_leaves_the_next_person_is_host(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ana.ask("POST", f"tables/{code}/seats/1/bot")
        await ben.ask("POST", f"tables/{code}/seats/2")
        lobby = await ana.ask("DELETE", f"tables/{code}/seats/0")
        assert not lobby["host"]
        assert chair(lobby, 2)["host"]
        assert (await ben.ask("GET", f"tables/{code}"))["host"]


async def test_only_the_host_empties_other_seats_and_adds_bots(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1")
        assert (await ben.post(f"tables/{code}/seats/2/bot", {})).json()["code"] == "not_host"
        kick = await ben.http.delete(f"/api/tables/{code}/seats/0")
        assert kick.json()["code"] == "not_host"
        lobby = await ana.ask("POST", f"tables/{code}/seats/2/bot", {"level": "easy"})
        assert chair(lobby, 2) == {
            "seat": 2, "look": 3, "kind": "bot", "name": "Alder", "level": "easy",
            "ready": True, "here": True, "host": False,
        }  # fmt: skip
        assert (
            await ana.post(f"tables/{code}/seats/3/bot", {"level": "godlike"})
        ).status_code == 422
        assert chair(await ana.ask("DELETE", f"tables/{code}/seats/2"), 2)["kind"] == "free"
        assert chair(await ana.ask("DELETE", f"tables/{code}/seats/1"), 1)["kind"] == "free"


async def test_the_game_starts_when_every_seat_is_taken_and_ready(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table(game_for(2))
        alone = await ana.post(f"tables/{code}/start")
        assert (alone.status_code, alone.json()["code"]) == (409, "not_ready")
        assert "1 seat is still free" in alone.json()["text"]
        await ben.ask("POST", f"tables/{code}/seats/1")
        await ben.ask("POST", f"tables/{code}/ready", {"ready": True})
        waiting = await ana.post(f"tables/{code}/start")
        assert waiting.json()["text"] == "Not ready yet: Guest 0."
        await ana.ask("POST", f"tables/{code}/ready", {"ready": True})
        assert (await ben.post(f"tables/{code}/start")).json()["code"] == "not_host"
        async with ben.at(code) as tab:
            assert (await ana.ask("POST", f"tables/{code}/start"))["state"] == "playing"
            await tab.until("snapshot")
            assert tab.version == 0
            assert tab.lobby["state"] == "playing"
        again = await ana.post(f"tables/{code}/start")
        assert (again.status_code, again.json()["code"]) == (409, "started")
        assert (await ben.post(f"tables/{code}/seats/0")).json()["code"] == "started"


async def test_once_it_has_begun_a_table_keeps_its_name(server: RunningServer):
    async with people(server, 1) as persons:
        code = await seated(server, persons)
        answer = await persons[0].http.patch(f"/api/tables/{code}", json={"name": "Other"})
        assert (answer.status_code, answer.json()["code"]) == (409, "started")
        lobby = await persons[0].ask("GET", f"tables/{code}")
        assert lobby["name"] == "Guest 0’s table"
        assert all(seat["ready"] for seat in lobby["seats"])


async def test_a_running_game_shows_ones_new_name_and_a_finished_one_the_old(tmp_path: Path):
    async with house(tmp_path) as opened:
        running, finished = await opened.begun(2), await opened.begun(2)
        finished.record = replace(finished.record, state="finished")
        renamed = Guest("g0", "Anastasia")
        await opened.registry.renamed(renamed)
        assert running.record.seats[0].name == "Anastasia"
        assert running.record.state == "playing"
        assert finished.record.seats[0].name == "Guest 0"


@pytest.mark.parametrize(
    ("person", "bots"),
    [
        ("Anna", ["Birch", "Cedar", "Dune"]),
        ("cem", ["Alder", "Birch", "Dune"]),
        ("Özge", ["Alder", "Birch", "Cedar"]),
    ],
)
def test_a_bot_takes_a_name_whose_initial_nobody_has(person: str, bots: list[str]):
    table = TableRecord(
        "id", "ABCDE", "", "open", "g", {}, b"", "",
        (Seat(1, "person", "g", person), Seat(2), Seat(3), Seat(4)),
    )  # fmt: skip
    for number in (1, 2, 3):
        table = lobby.seat_bot(table, "g", number, "easy")
    assert [seat.name for seat in table.seats[1:]] == bots


def test_when_every_initial_is_taken_a_bot_still_gets_a_name():
    names = ["Ana", "Ben", "Cem", "Dan", "Eva", "Fay", "Gil"]
    seats = tuple(Seat(look, "person", name, name) for look, name in enumerate(names, 1))
    table = TableRecord("id", "ABCDE", "", "open", "Ana", {}, b"", "", (*seats, Seat(8)))
    assert lobby.seat_bot(table, "Ana", 7, "easy").seats[7].name == "Hazel"
    table = replace(table, seats=(*seats, Seat(8, "person", "Hal", "Hal"), Seat(9)))
    assert lobby.seat_bot(table, "Ana", 8, "easy").seats[8].name == "Alder"


def with_seats(count: int) -> TableRecord:
    seats = tuple(Seat(look, "person", f"g{look}", "Ana") for look in range(1, count + 1))
    return TableRecord("id", "ABCDE", "", "finished", "g1", {}, b"", "", seats)


def looks(table: TableRecord) -> tuple[int, ...]:
    return tuple(seat.look for seat in table.seats)


@pytest.mark.parametrize("count", [3, 4])
def test_other_seats_are_every_other_order_around_the_table_and_never_the_same(count: int):
    table = with_seats(count)
    drawn = {looks(lobby.in_other_seats(table, Random(seed))) for seed in range(400)}
    everyone = set(permutations(looks(table)))
    same = {looks(table)[by:] + looks(table)[:by] for by in range(count)}
    assert drawn == everyone - same


def test_two_people_swap_seats():
    assert looks(lobby.in_other_seats(with_seats(2), Random(1))) == (2, 1)


async def test_the_list_shows_open_tables_and_ones_own(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table(game_for(2))

        async def listed(person: Person) -> dict[str, Any] | None:
            tables = (await person.ask("GET", "tables"))["tables"]
            return next((table for table in tables if table["code"] == code), None)

        seen = await listed(ben)
        assert seen is not None
        assert not seen["yours"]
        await ana.ask("POST", f"tables/{code}/seats/1/bot")
        await ana.ask("POST", f"tables/{code}/ready", {"ready": True})
        await ana.ask("POST", f"tables/{code}/start")
        assert await listed(ben) is None
        own = await listed(ana)
        assert own is not None
        assert own["yours"]
        assert own["state"] == "playing"
        assert own["turn"] == 0


async def test_the_list_tells_the_turn_of_ones_own_games(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await gathered(opened, 2)
        while (await listeners[0].view())["turn"]["number"] < 4:
            await play_some(table, listeners, 1)
        [own] = await opened.registry.listing(Guest("g0", "Guest 0"))
        assert own["turn"] == 4


async def test_another_name_is_known_at_the_table_at_once(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            await ana.ask("POST", "me", {"name": "Anastasia"})
            while chair(tab.lobby, 0)["name"] != "Anastasia":
                await tab.until("lobby")


@pytest.mark.parametrize("name", ["", " Friday  night ", None])
async def test_a_table_may_have_a_name(server: RunningServer, name: str | None):
    async with people(server, 1) as [ana]:
        lobby = await ana.ask("POST", "tables", {"config": STANDARD, "name": name})
        expected = "Guest 0’s table" if name is None else " ".join(name.split())
        assert lobby["name"] == expected
        assert (await ana.ask("PATCH", f"tables/{lobby['code']}", {"name": "Ours"}))[
            "name"
        ] == "Ours"
        long = await ana.http.patch(f"/api/tables/{lobby['code']}", json={"name": "x" * 500})
        assert (long.status_code, long.json()["code"]) == (422, "invalid")


async def test_a_map_is_dealt_to_look_at_and_comes_back_by_its_code(server: RunningServer):
    async with people(server, 1) as [ana]:
        dealt = await ana.ask("POST", "maps", {"config": STANDARD})
        chosen = {**STANDARD, "options": {**STANDARD["options"], "map": dealt["board"]["map"]}}
        assert await ana.ask("POST", "maps", {"config": chosen}) == dealt


async def test_what_is_no_map_code_is_no_configuration(server: RunningServer):
    async with people(server, 1) as [ana]:
        wrong = {**STANDARD, "options": {"map": "nonsense"}}
        answer = await ana.http.post("api/maps", json={"config": wrong})
        assert answer.status_code == 422
        assert answer.json()["code"] == "bad_config"
        assert "not a map code" in answer.json()["text"]


async def test_alone_with_bots_the_game_has_begun_and_this_browser_has_its_share_in_the_dice(
    tmp_path: Path,
):
    async with house(tmp_path) as home:
        guest = Guest("g" * 32, "Uma")
        made = await home.registry.with_bots(guest, "Island", STANDARD, "mine")
        table = await home.found(made.code)
        assert table.record.state == "playing"
        assert [seat.kind for seat in table.record.seats] == ["person", "bot", "bot", "bot"]
        assert table.record.nonces == ("mine", "", "", "")


async def test_a_stranger_without_a_name_is_lent_one_and_plays_with_bots_at_once(
    server: RunningServer,
):
    async with people(server, 1) as [ana]:
        ana.http.cookies.clear()
        lent = (await ana.ask("POST", "me", {}))["name"]
        assert lent
        assert await ana.ask("POST", "me", {}) == {"name": lent}, "who has a name keeps it"
        begun = await ana.ask("POST", "tables", {"config": STANDARD, "bots": True})
        assert begun["state"] == "playing"
        assert chair(begun, 0)["name"] == lent


async def test_the_host_fills_every_free_seat_with_bots(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/2")
        assert (await ben.post(f"tables/{code}/bots", {})).json()["code"] == "not_host"
        filled = await ana.ask("POST", f"tables/{code}/bots", {})
        assert [seat["kind"] for seat in filled["seats"]] == ["person", "bot", "person", "bot"]


async def test_the_host_starts_with_fewer_and_the_free_seats_are_left_out(server: RunningServer):
    async with people(server, 3) as [ana, ben, cem]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1")
        await cem.ask("POST", f"tables/{code}/seats/3")
        for one in (ana, ben):
            await one.ask("POST", f"tables/{code}/ready", {"ready": True})
        refused = await ana.post(f"tables/{code}/start", {"free": "leave"})
        assert refused.json()["text"] == "Not ready yet: Guest 2."
        await cem.ask("POST", f"tables/{code}/ready", {"ready": True})
        assert (await ana.post(f"tables/{code}/start", {})).json()["code"] == "not_ready"
        begun = await ana.ask("POST", f"tables/{code}/start", {"free": "leave"})
        assert begun["state"] == "playing"
        assert [seat["name"] for seat in begun["seats"]] == ["Guest 0", "Guest 1", "Guest 2"]
        assert begun["config"]["seats"] == 3
        assert (await cem.ask("GET", f"tables/{code}"))["you"] == 2


async def test_no_game_starts_with_fewer_than_its_board_allows(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        await ana.ask("POST", f"tables/{code}/ready", {"ready": True})
        refused = await ana.post(f"tables/{code}/start", {"free": "leave"})
        assert refused.json()["code"] == "bad_config"
        assert (await ana.ask("GET", f"tables/{code}"))["state"] == "open"
        begun = await ana.ask("POST", f"tables/{code}/start", {"free": "bots"})
        assert begun["state"] == "playing"
        assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "bot", "bot"]


async def test_the_host_closes_a_table_before_its_game_and_it_disappears(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1")
        async with ben.at(code) as tab:
            refused = await ben.http.delete(f"/api/tables/{code}")
            assert refused.json()["code"] == "not_host"
            assert (await ana.ask("DELETE", f"tables/{code}"))["state"] == "closed"
            while tab.lobby["state"] != "closed":
                await tab.until("lobby")
        for one in (ana, ben):
            listed = (await one.ask("GET", "tables"))["tables"]
            assert code not in [table["code"] for table in listed]
        sits = await ben.post(f"tables/{code}/seats/2", {})
        assert (sits.status_code, sits.json()["code"]) == (409, "closed")
        assert sits.json()["text"] == "The host has closed this table."


async def test_a_game_that_has_begun_is_not_closed(server: RunningServer):
    async with people(server, 1) as [ana]:
        begun = await ana.ask("POST", "tables", {"config": STANDARD, "bots": True})
        refused = await ana.http.delete(f"/api/tables/{begun['code']}")
        assert refused.json()["code"] == "started"


async def test_a_private_table_is_listed_only_for_who_sits_there_and_its_link_works(
    server: RunningServer,
):
    async with people(server, 3) as [ana, ben, cem]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1")
        settings = {"undo": "own", "chat": "open", "private": True}
        await ana.ask("PATCH", f"tables/{code}", {"settings": settings})
        for one, sees in ((ana, True), (ben, True), (cem, False)):
            listed = (await one.ask("GET", "tables"))["tables"]
            assert (code in [table["code"] for table in listed]) is sees
        assert (await cem.ask("POST", f"tables/{code}/seats/2"))["you"] == 2


async def test_the_list_says_who_hosts_and_how_old_a_table_is(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        for one, hosts in ((ana, True), (ben, False)):
            listed = (await one.ask("GET", "tables"))["tables"]
            [row] = [table for table in listed if table["code"] == code]
            assert row["host"] is hosts
            assert 0 <= row["age"] < 3600
