"""What a browser keeps for us: signed, for one purpose, by this server."""

from __future__ import annotations

import pytest

from antifaz.web.session import Seal, Sessions
from antifaz.web.urls import local


def test_a_seal_opens_for_its_own_purpose_and_for_its_own_server_only() -> None:
    seal = Seal("one")
    sealed = seal.seal("seat", "a-key")
    assert seal.open("seat", sealed) == "a-key"
    assert seal.open("device", sealed) is None  # a link to a seat is no cookie
    assert Seal("two").open("seat", sealed) is None
    assert seal.open("seat", sealed.replace("a-key", "b-key")) is None
    assert seal.open("seat", sealed[:-1]) is None
    assert not seal.matches("csrf", "token", seal.sign("device", "token"))


def test_over_https_the_cookie_belongs_to_this_host_alone() -> None:
    seal = Seal("one")

    async def app(*_: object) -> None: ...

    assert Sessions(app, seal=seal, new_token=str, secure=True).cookie.startswith("__Host-")


@pytest.mark.parametrize("path", ["//evil.example", "/\\evil.example", "https://evil.example", "evil", "", "/a\nb", "javascript:x"])
def test_nobody_is_sent_elsewhere(path: str) -> None:
    assert local(path) == "/"
    assert local("/t/7f3a?log=all") == "/t/7f3a?log=all"
