"""The page for Prometheus, and access to it. A server without metrics has no such page."""

import ipaddress
import secrets
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from app.addresses import is_of_the_network
from app.forwarded import BY_TRUSTED_PROXY, Address, address_in
from app.problems import Problem
from app.web.dependencies import ServicesDep, peer_of

OF_A_HOME: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
    )
)
"""This machine and the networks behind a router, containers' among them."""
FROM_ELSEWHERE: Final = (
    "To read metrics from elsewhere, set HEXHAVEN_METRICS=token and HEXHAVEN_METRICS_TOKEN, "
    "and send the token in the header Authorization: Bearer …"
)

router = APIRouter()


@router.api_route("/metrics", methods=["GET", "HEAD"], include_in_schema=False)
async def metrics(services: ServicesDep, request: Request) -> Response:
    """The metrics, for those who may read them. Raises Problem."""
    if services.metrics is None:
        raise Problem(404, "not_found", "There is nothing at this address.")
    if services.settings.metrics == "token":
        if not _has_token(request, services.settings.metrics_token):
            return PlainTextResponse(
                "Metrics need the token of HEXHAVEN_METRICS_TOKEN, in the header Authorization: Bearer …\n",
                401,
                {"www-authenticate": "Bearer", "cache-control": "no-store"},
            )
    elif (why := _not_local(request)) is not None:
        return PlainTextResponse(f"{why} {FROM_ELSEWHERE}\n", 403, {"cache-control": "no-store"})
    page, media_type = services.metrics.page(request.headers.get("accept", ""))
    if pages := await services.registry.elsewhere.metrics(services.metrics.plain):
        page, media_type = services.metrics.of_all(pages)
    return Response(page, headers={"content-type": media_type, "cache-control": "no-store"})


def _has_token(request: Request, token: str) -> bool:
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and secrets.compare_digest(
        sent.strip().encode(), token.encode()
    )


def _not_local(request: Request) -> str | None:
    """The reason why a request is not from this machine or its network, in a sentence; None if it is.

    A proxy that is missing in the settings makes every guest look like itself. And any page can give its own name this machine's address,
    and read here what its visitor may: so the name counts as well."""
    passed_on = "forwarded" in request.headers or "x-forwarded-for" in request.headers
    if passed_on and not request.scope.get(BY_TRUSTED_PROXY):
        return (
            "This request came through a proxy that is not in HEXHAVEN_TRUSTED_PROXIES, "
            "so its origin is unknown. Ask the server itself, by its own port."
        )
    address = peer_of(request)
    if not is_of_a_home(address_in(address)):
        return (
            f"Metrics are for this machine and its own network; this request comes from {address}."
        )
    if not is_of_the_network(request.url.hostname or ""):
        return (
            "Metrics are for this machine and its own network; this request was sent to a public name. "
            "Ask by an address, such as 127.0.0.1, or by a name of your own network."
        )
    return None


def is_of_a_home(address: Address | None) -> bool:
    """Return True for an address of this machine, or of a network behind a router."""
    return address is not None and any(
        address in network for network in OF_A_HOME if network.version == address.version
    )
