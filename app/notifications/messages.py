"""Texts of notices, and of the pages that their links open, in the languages of the client.

The client's own messages (`static/locales/`) are not at hand where a notice is read."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class NoticeMessages:
    """The texts in one language; `{}` stands for a name, a number, the server or the code, as the text says."""

    your_turn: str
    waiting: str
    several: str
    open: str
    silence: str
    first_title: str
    first: str
    first_code: str
    first_link: str
    test_title: str
    test: str
    confirm_heading: str
    confirm_text: str
    confirm_button: str
    confirmed: str
    silence_heading: str
    silence_text: str
    silence_button: str
    silenced: str
    dead: str
    dead_text: str
    to_server: str


ENGLISH: Final = NoticeMessages(
    your_turn="It’s your turn, {}",
    waiting="{} is waiting for you.",
    several="{} tables are waiting for you",
    open="Open the table",
    silence="No more notices for this table",
    first_title="Notices from {}",
    first="Someone wants {} to send notices here when it is their turn. If that was not you, ignore this message: nothing more will come.",
    first_code="Your code: {}",
    first_link="Or confirm with this link",
    test_title="A test from {}",
    test="Notices arrive here.",
    confirm_heading="Send notices here?",
    confirm_text="{} will send a notice here when it is your turn.",
    confirm_button="Yes, send notices",
    confirmed="Done: notices will arrive here when it is your turn.",
    silence_heading="No more notices for {}?",
    silence_text="Notices for your other tables keep coming. You can turn this one on again in the settings.",
    silence_button="No more notices",
    silenced="Done: there will be no more notices for {}.",
    dead="This link no longer works",
    dead_text="It may be incomplete, or what it was for is gone.",
    to_server="To the server",
)
WORDS: Final = {
    "en": ENGLISH,
    "de": NoticeMessages(
        your_turn="Du bist am Zug, {}",
        waiting="{} wartet auf dich.",
        several="{} Tische warten auf dich",
        open="Zum Tisch",
        silence="Keine Benachrichtigungen mehr für diesen Tisch",
        first_title="Benachrichtigungen von {}",
        first="Jemand möchte hier von {} benachrichtigt werden, sobald im Spiel ein Zug ansteht. Warst du das nicht, dann beachte diese Nachricht nicht: Es kommt keine weitere.",
        first_code="Dein Code: {}",
        first_link="Oder bestätige mit diesem Link",
        test_title="Ein Test von {}",
        test="Benachrichtigungen kommen hier an.",
        confirm_heading="Benachrichtigungen hierher schicken?",
        confirm_text="{} benachrichtigt dich hier, wenn du am Zug bist.",
        confirm_button="Ja, benachrichtigen",
        confirmed="Erledigt: Hier wirst du benachrichtigt, wenn du am Zug bist.",
        silence_heading="Keine Benachrichtigungen mehr für {}?",
        silence_text="Die für deine anderen Tische kommen weiterhin. In den Einstellungen kannst du sie für diesen wieder einschalten.",
        silence_button="Keine Benachrichtigungen mehr",
        silenced="Erledigt: Für {} kommen keine Benachrichtigungen mehr.",
        dead="Dieser Link funktioniert nicht mehr",
        dead_text="Vielleicht ist er unvollständig, oder das, wofür er war, gibt es nicht mehr.",
        to_server="Zum Server",
    ),
    "fr": NoticeMessages(
        your_turn="C’est ton tour, {}",
        waiting="{} t’attend.",
        several="{} tables t’attendent",
        open="Ouvrir la table",
        silence="Plus de notifications pour cette table",
        first_title="Notifications de {}",
        first="Quelqu’un souhaite que {} envoie des notifications ici quand c’est son tour. Si ce n’était pas toi, ignore ce message\u00a0: il n’y en aura pas d’autre.",
        first_code="Ton code\u00a0: {}",
        first_link="Ou confirme avec ce lien",
        test_title="Un essai de {}",
        test="Les notifications arrivent ici.",
        confirm_heading="Envoyer des notifications ici\u202f?",
        confirm_text="{} enverra une notification ici quand ce sera ton tour.",
        confirm_button="Oui, envoyer des notifications",
        confirmed="C’est fait\u00a0: une notification arrivera ici quand ce sera ton tour.",
        silence_heading="Plus de notifications pour {}\u202f?",
        silence_text="Les notifications pour tes autres tables continuent. Tu peux les remettre pour celle-ci dans les réglages.",
        silence_button="Plus de notifications",
        silenced="C’est fait\u00a0: il n’y aura plus de notifications pour {}.",
        dead="Ce lien ne marche plus",
        dead_text="Il est peut-être incomplet, ou ce à quoi il servait n’existe plus.",
        to_server="Vers le serveur",
    ),
    "es": NoticeMessages(
        your_turn="Es tu turno, {}",
        waiting="{} te espera.",
        several="{} mesas te esperan",
        open="Abrir la mesa",
        silence="No más avisos de esta mesa",
        first_title="Avisos de {}",
        first="Alguien quiere que {} envíe avisos aquí cuando sea su turno. Si no fuiste tú, ignora este mensaje: no llegará ninguno más.",
        first_code="Tu código: {}",
        first_link="O confirma con este enlace",
        test_title="Una prueba de {}",
        test="Los avisos llegan aquí.",
        confirm_heading="¿Enviar avisos aquí?",
        confirm_text="{} enviará un aviso aquí cuando sea tu turno.",
        confirm_button="Sí, enviar avisos",
        confirmed="Listo: aquí llegará un aviso cuando sea tu turno.",
        silence_heading="¿No más avisos de {}?",
        silence_text="Los avisos de tus otras mesas siguen llegando. Puedes volver a activar los de esta en los ajustes.",
        silence_button="No más avisos",
        silenced="Listo: no habrá más avisos de {}.",
        dead="Este enlace ya no funciona",
        dead_text="Puede que esté incompleto, o que ya no exista aquello para lo que era.",
        to_server="Al servidor",
    ),
}


def words_in(language: str) -> NoticeMessages:
    """The texts in a language; in English if there are none."""
    return WORDS.get(language, ENGLISH)
