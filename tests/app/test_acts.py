"""Acts of a table: the log and the protocol have them in forms that never change, and each has one effect on the status."""

from collections.abc import Iterator
from typing import Any, get_args

import orjson
import pytest
from pydantic import TypeAdapter

from app.journal.acts import (
    ACTS,
    Abort,
    Act,
    Concede,
    Consent,
    Continue,
    Pause,
    ProposedAct,
    Return,
    Rewind,
    Seated,
    StandIn,
    TimeOut,
    act_from_json,
    act_in,
)
from app.journal.status import Ended, TableStatus
from app.protocol.client import AnyAct
from app.protocol.server import AnyTableEvent
from app.storage.digests import RecordBroken

STORED: list[tuple[Act, str, str]] = [
    (Pause(), '{"table":"pause"}', '{"type":"TablePause","seat":1}'),
    (Continue(), '{"table":"continue"}', '{"type":"TableContinue","seat":1}'),
    (Abort(), '{"table":"abort"}', '{"type":"TableAbort","seat":1}'),
    (Concede(2), '{"table":"concede","to":2}', '{"type":"TableConcede","seat":1,"to":2}'),
    (Rewind(7), '{"table":"rewind","to":7}', '{"type":"TableRewind","seat":1,"to":7}'),
    (StandIn(0), '{"table":"stand_in","seat":0}', '{"type":"TableStandIn","seat":1,"player":0}'),
    (Seated(0), '{"table":"seated","seat":0}', '{"type":"TableSeated","seat":1,"player":0}'),
    (Return(0), '{"table":"return","seat":0}', '{"type":"TableReturn","seat":1,"player":0}'),
    (TimeOut(0), '{"table":"time_out","seat":0}', '{"type":"TableTimeOut","seat":1,"player":0}'),
]
PAUSED = TableStatus(paused=True, stand_ins=frozenset({0}))


def test_every_act_is_listed():
    assert {type(act) for act, _stored, _event in STORED} == set(ACTS.values())


@pytest.mark.parametrize(("act", "stored", "event"), STORED, ids=lambda value: str(value)[:20])
def test_an_act_is_stored_and_read_by_players_in_one_form(act: Act, stored: str, event: str):
    assert orjson.dumps(act.to_json()).decode() == stored
    assert orjson.dumps(act.event(1)).decode() == event
    assert act_in(orjson.loads(stored)) == act


def test_an_act_that_an_earlier_version_stored_with_true_for_a_number_has_the_number():
    act = act_in({"table": "concede", "to": True})
    assert act is not None
    assert orjson.dumps(act.event(0)) == b'{"type":"TableConcede","seat":0,"to":1}'


def test_an_act_that_no_player_asked_for_names_no_seat():
    assert TimeOut(0).event(None) == {"type": "TableTimeOut", "player": 0}


@pytest.mark.parametrize(
    ("act", "before", "after"),
    [
        (Pause(), TableStatus(), TableStatus(paused=True)),
        (Continue(), TableStatus(paused=True), TableStatus()),
        (StandIn(2), TableStatus(), TableStatus(stand_ins=frozenset({2}))),
        (Return(0), PAUSED, TableStatus(paused=True)),
        (Abort(), PAUSED, TableStatus(stand_ins=frozenset({0}), ended=Ended("aborted"))),
        (Concede(1), PAUSED, TableStatus(stand_ins=frozenset({0}), ended=Ended("conceded", 1))),
        (Rewind(3), PAUSED, PAUSED),
        (Seated(1), PAUSED, PAUSED),
        (TimeOut(1), PAUSED, PAUSED),
    ],
)
def test_an_act_has_one_effect_on_the_status(act: Act, before: TableStatus, after: TableStatus):
    assert act.effect(before) == after


def test_only_an_act_that_ends_the_game_sets_its_end():
    ending = {type(act) for act, *_ in STORED if act.effect(TableStatus()).ended is not None}
    assert ending == {act for act in ACTS.values() if act.ends_game}


@pytest.mark.parametrize(
    "stored",
    [
        {"table": "dance"},
        {"table": ["pause"]},
        {"table": "concede"},
        {"table": "concede", "to": "1"},
        {"table": "pause", "seat": 1},
        {"table": "rewind", "seat": 1},
    ],
)
def test_a_line_of_the_log_that_is_no_known_act_is_damage(stored: dict[str, Any]):
    assert act_from_json(stored) is None
    with pytest.raises(RecordBroken):
        act_in(stored)


def test_an_action_of_the_game_is_no_act():
    assert act_in({"type": "EndTurn"}) is None


def test_no_one_decides_alone_over_players_who_are_away():
    assert {act for act in proposed() if act.consent is Consent.OF_SOMEONE_HERE} == {
        Abort,
        Concede,
        Rewind,
        Seated,
    }
    assert {act for act in proposed() if act.consent is Consent.NOT_NEEDED} == {Continue}


def proposed() -> Iterator[type[ProposedAct]]:
    yield from (act for act in ACTS.values() if issubclass(act, ProposedAct))


def test_the_protocol_has_a_form_for_each_act_that_people_propose_and_for_no_other():
    forms = TypeAdapter(AnyAct)
    for act, stored, _event in STORED:
        if isinstance(act, ProposedAct):
            assert forms.validate_json(stored).model_dump() == act.to_json()
        else:
            with pytest.raises(ValueError, match="table"):
                forms.validate_json(stored)


def test_the_protocol_has_each_event_that_an_act_becomes_and_no_other():
    named = [
        name
        for model in get_args(AnyTableEvent)
        for name in get_args(model.model_fields["type"].annotation)
    ]
    assert sorted(named) == sorted(act.event(1)["type"] for act, *_ in STORED)
