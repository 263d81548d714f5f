"""Notices by e-mail, through the host's mail server."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

import structlog

from app.notifications.outside import Outcome

SECONDS: Final = 20.0
PERMANENT: Final = 500
SUBMISSION_PORT: Final = 587
TLS_PORT: Final = 465
THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")

logger = structlog.get_logger()


class NotEncrypted(smtplib.SMTPException):
    """The server offers no TLS, and the password is not sent without."""


@dataclass(frozen=True, slots=True)
class Mail:
    """A message to one person; `unsubscribe` is the address that stops such messages."""

    to: str
    subject: str
    text: str
    unsubscribe: str = ""

    def message(self, sender: str, name: str) -> EmailMessage:
        """The message with its headers."""
        message = EmailMessage(policy=SMTP)
        message["From"] = formataddr((name, sender))
        message["To"] = self.to
        message["Subject"] = self.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if self.unsubscribe:
            message["List-Unsubscribe"] = f"<{self.unsubscribe}>"
        message.set_content(self.text)
        return message


def send(server: str, sender: str, name: str, mail: Mail) -> Outcome:
    """Hand a message to the mail server; blocks its thread. The log names no address and quotes no answer, which may contain one."""
    parts = urlsplit(server)
    try:
        with _connected(parts) as connection:
            connection.send_message(mail.message(sender, name))
    except smtplib.SMTPRecipientsRefused as refused:
        [(code, _text)] = refused.recipients.values()
        logger.info("notification.mail_refused", code=code)
        return "refused" if code >= PERMANENT else "failed"
    except (smtplib.SMTPException, OSError) as error:
        logger.warning(
            "notification.mail_failed",
            error=type(error).__name__,
            code=getattr(error, "smtp_code", None),
        )
        return "failed"
    return "sent"


def _connected(parts: SplitResult) -> smtplib.SMTP:
    host, context = parts.hostname or "", ssl.create_default_context()
    connection: smtplib.SMTP
    if parts.scheme == "smtps":
        connection = smtplib.SMTP_SSL(
            host, parts.port or TLS_PORT, timeout=SECONDS, context=context
        )
    else:
        connection = smtplib.SMTP(host, parts.port or SUBMISSION_PORT, timeout=SECONDS)
    try:
        connection.ehlo_or_helo_if_needed()
        encrypted = parts.scheme == "smtps"
        if not encrypted and connection.has_extn("starttls"):
            connection.starttls(context=context)
            encrypted = True
        if parts.username:
            if not (encrypted or host in THIS_MACHINE):
                raise NotEncrypted
            connection.login(unquote(parts.username), unquote(parts.password or ""))
    except BaseException:
        connection.close()
        raise
    return connection
