### Eine Einführung: ihre Knöpfe, und was sie zwischendurch sagt.

guide = Einführung
guide-next = Weiter
guide-back = Zurück
guide-skip = Überspringen
guide-play-on = Weiterspielen
guide-close = Einführung schließen
guide-ringed = von der Einführung eingekreist
guide-count = { $at } von { $of }

guide-title-wait = Spiel ruhig weiter
guide-wait = Ich melde mich wieder, sobald es etwas Neues für dich gibt.
guide-wait-roll = Du bist wieder dran: Würfle.
