"""Acting: once however often it is sent, never on an old view, never out of turn."""

import json
import random
from collections import Counter

import pytest

from tests.app.players import Refused, Tab, discard_for, game_for, people, seated, ungrouped
from tests.app.running import RunningServer


def by_turn(*tabs: Tab) -> tuple[Tab, Tab]:
    """Whoever must act, and another."""
    mover = next(tab for tab in tabs if tab.must_act)
    return mover, next(tab for tab in tabs if tab is not mover)


async def test_an_act_is_acknowledged_and_everyone_hears_of_it(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            await ana.until("snapshot")
            await ben.until("snapshot")
            mover, other = by_turn(ana, ben)
            version = await mover.act(mover.actions[0])
            assert version == 1
            update = await other.until("update")
            assert update["version"] == 1
            assert update["events"][0]["type"] == "SettlementBuilt"
            assert mover.view["buildings"] == other.view["buildings"] != {}


async def test_the_same_request_is_executed_once_however_often_it_arrives(server: RunningServer):
    luck = random.Random(1)
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            await ana.until("snapshot")
            await ben.until("snapshot")
            for number in range(30):
                mover, other = by_turn(ana, ben)
                action, seen = mover.some_action(luck), mover.version
                versions = {
                    await mover.act(action, request=f"act-{number}", version=seen) for _ in range(3)
                }
                assert versions == {number + 1}
                await mover.catch_up(number + 1)
                await other.catch_up(number + 1)


async def test_a_request_id_used_for_another_action_is_refused(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            await ana.until("snapshot")
            await ben.until("snapshot")
            mover, _other = by_turn(ana, ben)
            first, second = mover.actions[:2]
            await mover.act(first, request="same")
            with pytest.raises(Refused, match="another action") as refused:
                await mover.act(second, request="same")
            assert refused.value.code == "request_reused"


async def test_both_players_may_use_the_same_request_id(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            await ana.until("snapshot")
            await ben.until("snapshot")
            first, _ = by_turn(ana, ben)
            await first.act(first.actions[0], request="one")
            await first.catch_up(1)
            await first.act(first.actions[0], request="two")
            await ana.catch_up(2)
            await ben.catch_up(2)
            second, _ = by_turn(ana, ben)
            assert second is not first
            assert await second.act(second.actions[0], request="one") == 3


async def test_an_act_on_an_old_view_is_stale_and_the_new_view_follows(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            await ana.until("snapshot")
            await ben.until("snapshot")
            mover, _ = by_turn(ana, ben)
            first, second = mover.actions[0], mover.actions[-1]
            await mover.act(first, version=0)
            with pytest.raises(Refused) as refused:
                await mover.act(second, version=0)
            assert refused.value.code == "stale"
            snapshot = await mover.until("snapshot")
            assert snapshot["version"] == 1


async def test_a_version_of_the_future_is_stale_too(server: RunningServer):
    async with people(server, 1) as persons:
        code = await seated(server, persons, game_for(2))
        async with persons[0].at(code) as ana:
            await ana.until("snapshot")
            while not ana.must_act:
                await ana.read()
            with pytest.raises(Refused) as refused:
                await ana.act(ana.actions[0], version=999)
            assert refused.value.code == "stale"


async def test_out_of_turn_and_illegal_acts_are_refused_and_change_nothing(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            await ana.until("snapshot")
            await ben.until("snapshot")
            mover, other = by_turn(ana, ben)
            with pytest.raises(Refused) as refused:
                await other.act(mover.actions[0])
            assert refused.value.code == "not_your_turn"
            for action, code_ in (
                ({"type": "RollDice"}, "wrong_moment"),
                ({"type": "EndTurn"}, "wrong_moment"),
                ({"type": "BuildCity", "intersection": 3}, "set_up"),
                ({"type": "PlaceSettlement", "intersection": 999}, "malformed"),
                ({"type": "PlaceSettlement"}, "malformed"),
                ({"type": "Cheat"}, "malformed"),
                ({"type": ["PlaceSettlement"]}, "malformed"),
                ({}, "malformed"),
            ):
                with pytest.raises(Refused) as refused:
                    await mover.act(action)
                assert refused.value.code == code_, action
                assert refused.value.text.endswith(".")
            assert await mover.act(mover.actions[0]) == 1


async def test_whoever_watches_sees_but_does_not_act(server: RunningServer):
    async with people(server, 3) as [ana, ben, cem]:
        code = await seated(server, [ana, ben])
        async with cem.at(code) as watching, ana.at(code) as tab:
            await watching.until("snapshot")
            assert watching.legal == watching.forms == watching.unavailable == []
            assert all("hand" not in seat for seat in watching.view["seats"].values())
            await tab.until("snapshot")
            with pytest.raises(Refused) as refused:
                await watching.act({"type": "RollDice"})
            assert refused.value.code == "not_seated"


async def test_everybody_hears_why_other_things_are_not_possible_when_that_changes(
    server: RunningServer,
):
    luck = random.Random(5)
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            for tab in (ana, ben):
                await tab.until("snapshot")
                assert tab.unavailable == [{"code": "set_up"}]
            version = 0
            while ana.view["turn"]["number"] == 0:
                mover, _ = by_turn(ana, ben)
                told = {tab: tab.unavailable for tab in (ana, ben)}
                version = await mover.act(mover.some_action(luck))
                for tab, before in told.items():
                    await tab.catch_up(version)
                    update = next(frame for frame in reversed(tab.frames) if '"update"' in frame)
                    assert ("unavailable" in json.loads(update)) == (tab.unavailable != before)
            mover, other = by_turn(ana, ben)
            assert mover.unavailable == [{"code": "wrong_moment", "facts": {"decision": "Roll"}}]
            assert other.unavailable == [{"code": "not_your_turn"}]
            with pytest.raises(Refused) as refused:
                await mover.act({"type": "BuyDevelopmentCard"})
            assert refused.value.code == "wrong_moment", "what is told is what one is refused with"


async def test_at_sea_each_place_for_a_piece_says_how_long_the_route_would_be(
    server: RunningServer,
):
    luck = random.Random(5)
    config = {**game_for(3), "board": "four-islands-3"}
    async with people(server, 3) as persons:
        code = await seated(server, persons, config)
        async with (
            persons[0].at(code) as ana,
            persons[1].at(code) as ben,
            persons[2].at(code) as cem,
        ):
            tabs = (ana, ben, cem)
            for tab in tabs:
                await tab.until("snapshot")
            version, said = 0, 0
            while said < 10:
                mover, *_ = by_turn(*tabs)
                told = {tab: tab.prospects for tab in tabs}
                version = await mover.act(mover.some_action(luck))
                for tab, before in told.items():
                    await tab.catch_up(version)
                    update = next(frame for frame in reversed(tab.frames) if '"update"' in frame)
                    assert ("prospects" in json.loads(update)) == (tab.prospects != before)
                    rows = Counter(action["type"] for action in ungrouped(tab.legal))
                    for kind, lengths in tab.prospects.get("route", {}).items():
                        assert len(lengths) == rows[kind] > 0
                        said += 1


async def test_nobody_acts_before_the_game_has_begun(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            with pytest.raises(Refused) as refused:
                await tab.act({"type": "RollDice"}, version=0)
            assert refused.value.code == "not_started"


async def test_the_view_that_patches_build_is_the_view_that_is_sent_whole(server: RunningServer):
    """The law of updates, over a hundred actions, for both players and somebody who watches."""
    luck = random.Random(7)
    async with people(server, 3) as [one, two, three]:
        code = await seated(server, [one, two])
        async with one.at(code) as ana, two.at(code) as ben, three.at(code) as cem:
            for tab in (ana, ben, cem):
                await tab.until("snapshot")
            for version in range(1, 101):
                mover, _ = by_turn(ana, ben)
                await mover.act(mover.some_action(luck))
                for tab in (ana, ben, cem):
                    await tab.catch_up(version)
            for person, tab in ((one, ana), (two, ben), (three, cem)):
                async with person.at(code) as fresh:
                    await fresh.until("snapshot")
                    assert fresh.view == tab.view
                    assert fresh.legal == tab.legal
                    assert fresh.forms == tab.forms
                    assert fresh.unavailable == tab.unavailable
                    assert fresh.prospects == tab.prospects == {}
                    assert fresh.log == tab.log


def test_a_discard_takes_exactly_what_is_asked():
    assert discard_for(4, {"brick": 3, "ore": 0, "wool": 5})["cards"] == {"brick": 3, "wool": 1}
