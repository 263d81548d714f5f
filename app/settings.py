"""Every setting of the server, read from the environment (`HEXHAVEN_PORT` and so on)."""

import hashlib
import re
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationInfo, field_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from app.addresses import (
    MAIL_ADDRESS,
    bound_host,
    is_mail_server,
    is_port,
    refuse_no_postgresql,
    web_address,
)
from app.environment import understood
from app.forwarded import Network, networks
from app.logins import LoginHeaders

BASE_PATH: Final = re.compile(r"[\w.-]*[\w-][\w.-]*(/[\w.-]*[\w-][\w.-]*)*", re.ASCII)
"""Parts that browsers send as they are written, none of them only dots."""

TOKEN: Final = re.compile(r"[A-Za-z0-9._~+/=-]{16,}")
"""A token that fits into the header `Authorization: Bearer` and cannot be guessed."""

HEADER: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
NO_LOGIN: Final = re.compile(
    r"(accept|content|sec|x-hexhaven|if)-.*|x-forwarded-(for|proto|host|port)|host|cookie|origin|referer|user-agent|connection|upgrade"
)
"""Headers with another meaning."""

TIME_OF_DAY: Final = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")

WAYS: Final = ("push", "email", "apprise")
"""The ways in which players can be notified."""
NOTIFICATION_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}=")

LONGEST_NAME: Final = 60
LONGEST_GREETING: Final = 500

Names = Annotated[tuple[str, ...], NoDecode]


class Settings(BaseSettings):
    """A home server needs none of these. An empty variable counts as none. Raises ValidationError and SettingsRefused."""

    model_config = SettingsConfigDict(
        env_prefix="HEXHAVEN_", env_ignore_empty=True, extra="ignore", frozen=True
    )

    host: str = Field(
        "0.0.0.0",  # noqa: S104 - friends on the same network are the point
        description="Address to listen on; 127.0.0.1 for this machine only, :: for IPv6 as well.",
    )
    port: int = Field(8000, ge=0, le=65535, description="Port to listen on.")
    data: Path = Field(Path("data"), description="Directory for the database and its backups.")
    database_url: str = Field(
        "",
        description="A PostgreSQL address, `postgresql://user:password@host/name`; "
        "empty for a SQLite file in the data directory. `HEXHAVEN_DATABASE_URL_FILE` names a file with it.",
    )
    base_path: str = Field(
        "/", description="Path of the server behind a proxy, such as `/hexhaven`."
    )
    public_url: str = Field(
        "", description="The address players open, such as `https://play.example.org/hexhaven`."
    )
    password: str = Field(
        "",
        description="If set, every new guest must enter it. `HEXHAVEN_PASSWORD_FILE` names a file with it.",
    )
    log_format: Literal["console", "json"] = Field("console", description="Log format.")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="Lowest level to log."
    )
    metrics_token: str = Field(
        "",
        description="The token that `HEXHAVEN_METRICS=token` asks for, at least 16 letters, digits or -._~+/=. "
        "`HEXHAVEN_METRICS_TOKEN_FILE` names a file with it.",
    )
    metrics: Literal["off", "local", "token"] = Field(
        "off",
        description="Metrics for Prometheus at `/metrics`: off, local (readable from this machine and its own network), "
        "or token (readable from anywhere, with `HEXHAVEN_METRICS_TOKEN`).",
    )
    trusted_proxies: Names = Field(
        (),
        description="Addresses or networks of trusted proxies, whose X-Forwarded headers are used, separated by commas.",
    )
    login_header: str = Field(
        "",
        description="Header in which a trusted proxy names the person who has logged in there, such as `Remote-User`. "
        "Each login is one guest, on every device.",
    )
    login_name_header: str = Field(
        "",
        description="Header in which that proxy sends the name that other players see, such as `Remote-Name`; without it, guests choose their names.",
    )
    login_required: bool = Field(
        True,
        description="Let in only people with a login, once `HEXHAVEN_LOGIN_HEADER` is set.",
    )
    allowed_origins: Names = Field(
        (), description="Additional origins that pages may come from, separated by commas."
    )
    name: str = Field(
        "",
        max_length=LONGEST_NAME,
        description="Name of the server, on its first page and in what messengers show of its links.",
    )
    greeting: str = Field(
        "",
        max_length=LONGEST_GREETING,
        description="A few sentences for the first page, such as when you usually play. Everyone who opens the address can read them.",
    )
    language: Literal["en", "de", "es", "fr"] = Field(
        "en",
        description="Language of the pages for guests whose browser asks for none of en, de, es and fr.",
    )
    preset: str = Field(
        "standard",
        description="Rules that a new table begins with: a preset of the catalog such as `first-game` or `quick`.",
    )
    bot_level: str = Field(
        "easy", description="Level of bots until a guest chooses one, such as `easy` or `normal`."
    )
    private_tables: bool = Field(
        False,
        description="Leave new tables out of the list on the first page; each table's host can change that.",
    )
    archive_after_days: int = Field(
        0,
        ge=0,
        description="Days without a move after which an unfinished game is archived; 0 for never. Nothing is deleted.",
    )
    backup_at: str = Field(
        "",
        description="Time of day for a verified backup every night, such as 04:00; 7 daily and 4 weekly ones are kept. "
        "Empty for none, unless the host's page turns them on.",
    )
    search_engines: bool = Field(
        False,
        description="Allow search engines to list the first page. Tables are never listed.",
    )
    smtp_url: str = Field(
        "",
        description="The mail server for notices by e-mail, `smtps://user:password@mail.example.org`, or `smtp://` for STARTTLS. "
        "`HEXHAVEN_SMTP_URL_FILE` names a file with it.",
    )
    smtp_sender: str = Field(
        "",
        description="The address that notices by e-mail come from, such as `hexhaven@example.org`.",
    )
    notifications: Names = Field(
        (),
        description="Ways in which players may be notified of their turn, if they want it: push, email, apprise (ntfy, Matrix and others), "
        "separated by commas. They need `HEXHAVEN_PUBLIC_URL`.",
    )
    notification_delay: float = Field(
        60.0,
        ge=0,
        le=86400,
        description="Seconds that a game waits for a player before they are notified, unless they have a page open by then.",
    )
    notification_networks: Names = Field(
        (),
        description="Addresses or networks in the server's own network that players' notices may reach, such as that of your own ntfy, "
        "separated by commas.",
    )
    notification_contact: str = Field(
        "",
        description="An e-mail address at which push services reach you; without it they get `HEXHAVEN_PUBLIC_URL`.",
    )
    notification_key: str = Field(
        "",
        description="The key that locks players' addresses, for servers on several machines: the content of one's `notifications.key`. "
        "`HEXHAVEN_NOTIFICATION_KEY_FILE` names a file with it.",
    )
    bot_delay: float = Field(
        0.8,
        ge=0,
        le=60,
        description="Seconds a bot waits before it acts, so that people can follow.",
    )
    bot_patience: float = Field(
        8.0, ge=0, le=600, description="Seconds a bot waits for people to answer its offer."
    )
    bot_workers: int = Field(1, ge=1, le=64, description="Processes that compute the bots' moves.")
    shared: bool = Field(
        False,
        description="Share the PostgreSQL database with other servers; each of them needs this setting.",
    )
    workers: int = Field(
        1,
        ge=1,
        le=64,
        description="Servers to run on this machine, behind one address. More than one need PostgreSQL, and share its database.",
    )
    worker_address: str = Field(
        "127.0.0.1:0",
        description="Address and port at which the servers that share a database reach this one. "
        "The address * is this machine's own, as its name is known in its network; port 0 is any free one.",
    )
    worker_patience: float = Field(
        1.5,
        ge=0.2,
        le=60,
        description="Seconds for a server to answer the others before they take over its tables.",
    )
    redis_url: str = Field(
        "",
        description="A Redis or Valkey, `redis://:password@host:6379`, in which servers that share a database count wrong passwords, "
        "wrong codes, new guests and new tables together. `HEXHAVEN_REDIS_URL_FILE` names a file with it.",
    )
    messages_per_second: int = Field(
        20,
        ge=1,
        description="Messages per second that one guest may send to tables, with bursts of twice that.",
    )
    sockets_per_address: int = Field(
        200, ge=1, description="Tabs that may be open at tables from one address at the same time."
    )
    openings_per_minute: int = Field(
        600,
        ge=1,
        description="Tabs per minute that may be opened at tables from one address, a tenth of them by one guest.",
    )
    new_guests_per_minute: int = Field(
        60, ge=1, description="New names per minute accepted from one address."
    )
    new_tables_per_hour: int = Field(
        60, ge=1, description="Tables per hour that one guest may open."
    )
    test_seed: str = Field(
        "",
        description="For tests only: every table's seed comes from this text and players' nonces are "
        "not used, so everyone can know the dice.",
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Values given by name come before the environment, and nothing else is read."""
        assert isinstance(env_settings, EnvSettingsSource)
        env_settings.env_vars = understood(env_settings.env_vars)
        return init_settings, env_settings

    @field_validator("host", "base_path", "public_url", "database_url", mode="before")
    @classmethod
    def _without_spaces_around(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    @field_validator("host")
    @classmethod
    def _can_be_listened_on(cls, value: str) -> str:
        host = bound_host(value)
        if host is None:
            raise ValueError(
                f"{value[:60]!r} is not an address to listen on such as 0.0.0.0; the port is in HEXHAVEN_PORT"
            )
        return host

    @field_validator("password")
    @classmethod
    def _can_be_typed(cls, value: str) -> str:
        if not value.isprintable():
            raise ValueError(
                "a password is one line of visible characters, so that it can be typed"
            )
        return value

    @field_validator("name", "greeting")
    @classmethod
    def _is_one_line(cls, value: str) -> str:
        value = value.strip()
        if not value.isprintable():
            raise ValueError("this is one line of visible characters")
        return value

    @field_validator("backup_at")
    @classmethod
    def _is_a_time_of_day(cls, value: str) -> str:
        value = value.strip()
        if value and not TIME_OF_DAY.fullmatch(value):
            raise ValueError(f"{value[:60]!r} is not a time of day such as 04:00")
        return value

    @field_validator("log_format", "log_level", "metrics", "language", mode="before")
    @classmethod
    def _in_any_case(cls, value: object) -> object:
        return value.strip().lower() if isinstance(value, str) else value

    @field_validator("metrics_token")
    @classmethod
    def _can_be_a_bearer(cls, value: str) -> str:
        if value and not TOKEN.fullmatch(value):
            raise ValueError("a token is at least 16 letters, digits or -._~+/=, without spaces")
        return value

    @field_validator("metrics")
    @classmethod
    def _has_needed_settings(cls, value: str, others: ValidationInfo) -> str:
        if value == "token" and others.data.get("metrics_token") == "":
            raise ValueError(
                "token needs one in HEXHAVEN_METRICS_TOKEN, or in the file that HEXHAVEN_METRICS_TOKEN_FILE names"
            )
        return value

    @field_validator("data")
    @classmethod
    def _below_a_home(cls, value: Path) -> Path:
        if ":/" in str(value):  # a path turns two slashes into one
            raise ValueError(
                "this is a directory; the address of a database is for HEXHAVEN_DATABASE_URL"
            )
        try:
            return value.expanduser()
        except RuntimeError:
            raise ValueError(
                "there is no home directory of that user: write the whole path"
            ) from None

    @field_validator(
        "trusted_proxies",
        "allowed_origins",
        "notifications",
        "notification_networks",
        mode="before",
    )
    @classmethod
    def _separated_by_commas(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip().rstrip("/") for part in value.split(",") if part.strip())
        return value

    @field_validator("trusted_proxies")
    @classmethod
    def _are_networks(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        networks(value)
        return value

    @field_validator("login_header", "login_name_header")
    @classmethod
    def _is_header_of_a_trusted_proxy(cls, value: str, info: ValidationInfo) -> str:
        value = value.strip()
        if not value:
            return value
        if not HEADER.fullmatch(value) or NO_LOGIN.fullmatch(value.lower()):
            raise ValueError(f"{value[:60]!r} is not a header for this, such as Remote-User")
        if info.data.get("trusted_proxies") == ():
            raise ValueError(
                "a login is believed only from your own proxy: write its address into HEXHAVEN_TRUSTED_PROXIES"
            )
        if info.field_name == "login_name_header" and info.data.get("login_header") == "":
            raise ValueError("a name needs a login: write its header into HEXHAVEN_LOGIN_HEADER")
        return value

    @field_validator("allowed_origins")
    @classmethod
    def _are_origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for origin in value:
            parts = web_address(origin)
            if parts is None or parts.path:
                raise ValueError(
                    f"{origin[:60]!r} is not an origin such as https://play.example.org: each one is written out, without a path"
                )
        return value

    @field_validator("base_path")
    @classmethod
    def _with_slashes_around(cls, value: str) -> str:
        inner = value.strip("/")
        if inner and not BASE_PATH.fullmatch(inner):
            raise ValueError("a base path looks like /hexhaven or /games/hexhaven")
        return f"/{inner}/" if inner else "/"

    @field_validator("public_url")
    @classmethod
    def _is_an_address(cls, value: str) -> str:
        if value and web_address(value) is None:
            raise ValueError(
                f"{value[:60]!r} is not an address of pages such as https://play.example.org:8443/hexhaven"
            )
        return value.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _is_postgresql(cls, value: str) -> str:
        if value:
            refuse_no_postgresql(value)
        return value

    @field_validator("shared", "workers")
    @classmethod
    def _needs_postgresql(cls, value: int, info: ValidationInfo) -> int:
        if value > int(info.field_name == "workers") and info.data.get("database_url") == "":
            raise ValueError(
                "a SQLite file is for one server at a time; several need PostgreSQL (HEXHAVEN_DATABASE_URL)"
            )
        return value

    @field_validator("redis_url")
    @classmethod
    def _is_redis(cls, value: str) -> str:
        value = value.strip()
        parts = urlsplit(value)
        if value and (parts.scheme not in ("redis", "rediss") or not parts.hostname):
            raise ValueError(
                "the address of a Redis or Valkey looks like redis://:password@host:6379"
            )
        if value and find_spec("redis") is None:
            raise ValueError(
                "that needs the package redis, which `pip install hexhaven[scale]` brings"
            )
        return value

    @field_validator("smtp_url")
    @classmethod
    def _is_mail_server(cls, value: str) -> str:
        value = value.strip()
        if value and not is_mail_server(value):
            raise ValueError(
                "the address of a mail server looks like smtps://user:password@mail.example.org:465"
            )
        return value

    @field_validator("smtp_sender", "notification_contact")
    @classmethod
    def _is_mail_address(cls, value: str) -> str:
        value = value.strip()
        if value and not MAIL_ADDRESS.fullmatch(value):
            raise ValueError(f"{value[:60]!r} is not an e-mail address such as me@example.org")
        return value

    @field_validator("notification_key")
    @classmethod
    def _is_notification_key(cls, value: str) -> str:
        value = value.strip()
        if value and not NOTIFICATION_KEY.fullmatch(value):
            raise ValueError("this is the content of another server's notifications.key")
        return value

    @field_validator("notification_networks")
    @classmethod
    def _are_addresses(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for name in value:
            try:
                ip_network(name, strict=False)
            except ValueError:
                raise ValueError(
                    f"{name[:60]!r} is neither an address nor a network such as 192.168.178.20"
                ) from None
        return value

    @field_validator("notifications")
    @classmethod
    def _are_ways_that_work(cls, value: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        ways = tuple(dict.fromkeys(way.lower() for way in value))
        if unknown := [way for way in ways if way not in WAYS]:
            raise ValueError(f"{unknown[0][:60]!r} is not one of {', '.join(WAYS)}")
        if ways and info.data.get("public_url") == "":
            raise ValueError(
                "notices need the address that their links lead to: set HEXHAVEN_PUBLIC_URL"
            )
        if "email" in ways and not (info.data.get("smtp_url") and info.data.get("smtp_sender")):
            raise ValueError(
                "email needs a mail server and a sender: set HEXHAVEN_SMTP_URL and HEXHAVEN_SMTP_SENDER"
            )
        if ways and find_spec("apprise") is None:
            raise ValueError(
                "notices need packages that `pip install hexhaven[notifications]` brings"
            )
        return ways

    @field_validator("worker_address")
    @classmethod
    def _is_host_and_port(cls, value: str) -> str:
        host, _, port = value.strip().rpartition(":")
        if bound_host(host) is None or not (port == "0" or is_port(port)):
            raise ValueError(
                f"{value[:60]!r} is not an address with a port such as 10.0.0.5:8001, at which other servers reach this one"
            )
        return value.strip()

    @property
    def proxies(self) -> tuple[Network, ...]:
        """The trusted proxies."""
        return networks(self.trusted_proxies)

    @property
    def login_headers(self) -> LoginHeaders | None:
        """The headers of a login, if the host has named one."""
        return (
            LoginHeaders(self.login_header, self.login_name_header) if self.login_header else None
        )

    @property
    def sqlite_file(self) -> Path:
        """The place of the SQLite database if no PostgreSQL is named."""
        return self.data.absolute() / "hexhaven.sqlite3"

    @property
    def fixed_seed(self) -> bytes | None:
        """The seed of every table, in tests."""
        return hashlib.sha256(self.test_seed.encode()).digest() if self.test_seed else None
