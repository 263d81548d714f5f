"""Presence at a table: who is here, several tabs, chat."""

import secrets

import pytest

from app.web.limits import CHAT_AT_ONCE
from tests.app.players import Person, Refused, game_for, people, seated
from tests.app.running import RunningServer


async def test_the_newest_tab_of_a_seat_wins(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as old, persons[0].at(code) as new:
            bye = await old.until("bye")
            assert bye["code"] == 4001
            assert bye["text"] == "Your seat is open in another tab."
            assert await old.close_code() == 4001
            await new.until("snapshot")
            while new.presence.get("seats", {}).get("0") != "here":
                await new.read()


async def test_an_act_in_flight_from_the_old_tab_is_applied_once_at_most(server: RunningServer):
    """The old tab acts while the new one opens and sends the same request again."""
    async with people(server, 1) as [ana]:
        code = await seated(server, [ana], game_for(2))
        for _ in range(10):
            async with ana.at(code) as old:
                await old.until("snapshot")
                while not old.must_act:
                    await old.read()
                seen, action, request = old.version, old.actions[0], secrets.token_hex(4)
                act = {"type": "act", "request": request, "version": seen, "action": action}
                await old.send(act)
                async with ana.at(code) as new:
                    await new.until("snapshot")
                    assert await new.act(action, request=request, version=seen) == seen + 1


async def test_strangers_may_watch_in_as_many_tabs_as_they_like(server: RunningServer):
    async with people(server, 2) as persons, Person(server, "") as stranger:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, stranger.at(code) as one, stranger.at(code) as two:
            while ana.presence.get("watching") != 2:
                await ana.read()
            assert ana.presence["seats"] == {"0": "here", "1": "away"}
            await one.until("snapshot")
            await two.until("snapshot")
        async with persons[0].at(code) as ana:
            while ana.presence.get("watching") != 0:
                await ana.read()


async def test_bots_are_not_counted_among_those_who_are_here(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await seated(server, [ana], game_for(2))
        async with ana.at(code) as tab:
            await tab.until("presence")
            assert tab.presence["seats"] == {"0": "here"}


async def test_what_is_said_reaches_everyone_and_whoever_comes_later(server: RunningServer):
    async with people(server, 2) as persons, Person(server, "") as stranger:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, stranger.at(code) as watching:
            await ana.send({"type": "chat", "text": "  Hello \u202e<b>there</b>\n"})
            for tab in (ana, watching):
                while not tab.chat:
                    await tab.read()
                [line] = tab.chat
                assert (line["text"], line["name"], line["seat"]) == (
                    "Hello <b>there</b>",
                    "Guest 0",
                    0,
                )
            await watching.send({"type": "chat", "text": "Who are you?"})
            assert (await watching.until("refused"))["code"] == "name_needed"
        async with persons[1].at(code) as ben:
            await ben.until("chat")
            assert [line["text"] for line in ben.chat] == ["Hello <b>there</b>"]


async def test_a_named_guest_without_a_seat_may_speak(server: RunningServer):
    async with people(server, 3) as persons:
        code = await seated(server, persons[:2])
        async with persons[2].at(code) as cem:
            await cem.send({"type": "chat", "text": "Good luck"})
            while not cem.chat:
                await cem.read()
            assert "seat" not in cem.chat[0]


async def test_who_talks_too_fast_is_asked_to_wait(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            for number in range(30):
                await tab.send({"type": "chat", "text": f"line {number}"})
            assert (await tab.until("refused"))["code"] == "too_many"
            while len(tab.chat) < CHAT_AT_ONCE:
                await tab.read()


async def test_a_line_of_nothing_is_not_said(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            await tab.send({"type": "chat", "text": "\u200b \u202e"})
            assert (await tab.until("refused"))["code"] == "malformed"
            assert tab.chat == []


async def test_a_seat_taken_while_the_table_is_open_needs_no_new_socket(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table(game_for(2))
        async with ben.at(code) as tab:
            assert "you" not in tab.lobby
            await ben.ask("POST", f"tables/{code}/seats/1")
            while "you" not in tab.lobby:
                await tab.read()
            for person in (ana, ben):
                await person.ask("POST", f"tables/{code}/ready", {"ready": True})
            await ana.ask("POST", f"tables/{code}/start")
            assert (await tab.until("snapshot"))["seat"] == 1
            with pytest.raises(Refused):
                await tab.act({"type": "RollDice"})
