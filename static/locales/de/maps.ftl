### Die Karte wählen, auf der gespielt wird.

map-shuffle = Eine Karte mischen
map-again = Neu mischen
map-copy = Code kopieren
map-leave-open = Offen lassen
map-code = Kartencode
map-use = Diese spielen
map-bad-code = Das ist kein Code einer Karte dieses Plans.
map-open = Die Insel wird zu Beginn ausgelegt. Oder wähle eine, die alle schon jetzt ansehen können.
map-chosen = Auf dieser Insel wird gespielt.
map-shown = Die Insel, auf der gespielt wird
