"""Messages of a page that are needed before its scripts run: previews of links, descriptions, and texts for browsers where nothing runs.

The client has messages of its own (`static/locales/`); these have to be there without it, in the guest's language."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PageMessages:
    """The messages in one language; `{}` stands for the code, the name or the number, and then for the name of the server."""

    description: str
    home: str
    join: str
    table: str
    game: str
    over: str
    begun: str
    full: str
    one_free: str
    free: str
    stuck: str
    no_script: str


ENGLISH: Final = PageMessages(
    description="Settle an island with friends, on a server one of you runs.",
    home="An island-settling board game for friends. Open the link, type a name, take a seat.",
    join="Join table {} on {}",
    table="Table {}",
    game="A game for {}",
    over="It is over: open the link to see how it went.",
    begun="It has begun: open the link to watch.",
    full="every seat is taken. Open the link to watch.",
    one_free="1 seat free. Open the link, type a name, take a seat.",
    free="{} seats free. Open the link, type a name, take a seat.",
    stuck="Hexhaven’s scripts have not arrived, or this browser could not run them. "
    "Check the connection, allow scripts from this server, or use a newer browser; then reload.",
    no_script="Hexhaven needs JavaScript: the board is drawn in your browser. Allow it for this server, then reload.",
)
WORDS: Final = {
    "en": ENGLISH,
    "de": PageMessages(
        description="Besiedle mit Freunden eine Insel, auf einem Server, den einer von euch betreibt.",
        home="Ein Brettspiel um die Besiedlung einer Insel, für Freunde. Öffne den Link, gib einen Namen ein, nimm Platz.",
        join="Komm an den Tisch {} auf {}",
        table="Tisch {}",
        game="Ein Spiel für {}",
        over="Es ist vorbei: Öffne den Link, um zu sehen, wie es ausging.",
        begun="Es hat begonnen: Öffne den Link, um zuzuschauen.",
        full="alle Plätze sind besetzt. Öffne den Link, um zuzuschauen.",
        one_free="1 Platz ist frei. Öffne den Link, gib einen Namen ein, nimm Platz.",
        free="{} Plätze sind frei. Öffne den Link, gib einen Namen ein, nimm Platz.",
        stuck="Die Skripte von Hexhaven sind nicht angekommen, oder dieser Browser konnte sie nicht ausführen. "
        "Prüfe die Verbindung, erlaube Skripte dieses Servers oder nimm einen neueren Browser; dann lade neu.",
        no_script="Hexhaven braucht JavaScript: Dein Browser zeichnet den Spielplan. Erlaube es für diesen Server, dann lade neu.",
    ),
    "fr": PageMessages(
        description="Peuple une île entre amis, sur le serveur de quelqu’un du groupe.",
        home="Un jeu de plateau entre amis, pour peupler une île. Ouvre le lien, tape un nom, prends place.",
        join="Rejoins la table {} sur {}",
        table="Table {}",
        game="Une partie à {}",
        over="Elle est finie\u00a0: ouvre le lien pour voir comment elle s’est passée.",
        begun="Elle a commencé\u00a0: ouvre le lien pour regarder.",
        full="toutes les places sont prises. Ouvre le lien pour regarder.",
        one_free="1 place libre. Ouvre le lien, tape un nom, prends place.",
        free="{} places libres. Ouvre le lien, tape un nom, prends place.",
        stuck="Les scripts de Hexhaven ne sont pas arrivés, ou ce navigateur n’a pas pu les exécuter. "
        "Vérifie la connexion, autorise les scripts de ce serveur ou prends un navigateur plus récent, puis recharge.",
        no_script="Hexhaven a besoin de JavaScript\u00a0: ton navigateur dessine le plateau. Autorise-le pour ce serveur, puis recharge.",
    ),
    "es": PageMessages(
        description="Puebla una isla con amigos, en un servidor que lleva alguien del grupo.",
        home="Un juego de mesa entre amigos para poblar una isla. Abre el enlace, escribe un nombre, siéntate.",
        join="Únete a la mesa {} en {}",
        table="Mesa {}",
        game="Una partida para {}",
        over="Ha terminado: abre el enlace para ver cómo fue.",
        begun="Ha empezado: abre el enlace para mirar.",
        full="todos los asientos están ocupados. Abre el enlace para mirar.",
        one_free="1 asiento libre. Abre el enlace, escribe un nombre, siéntate.",
        free="{} asientos libres. Abre el enlace, escribe un nombre, siéntate.",
        stuck="Los scripts de Hexhaven no han llegado, o este navegador no pudo ejecutarlos. "
        "Comprueba la conexión, permite los scripts de este servidor o usa un navegador más nuevo; después recarga.",
        no_script="Hexhaven necesita JavaScript: tu navegador dibuja el tablero. Permítelo para este servidor y recarga.",
    ),
}
