### El volumen, y cómo llama este dispositivo: en la ayuda.

sounds = Sonidos
sounds-all = Todos los sonidos
sounds-watching = Apagados para quien solo mira.
sounds-turn = Mi turno y el reloj
sounds-seven = Sietes y ladrones
sounds-trade = Intercambios y ofertas
sounds-win = La victoria
sounds-table = Dados, cartas y piezas
sounds-chat = Chat
sounds-level = { $volume }
sounds-try = Reproducir «{ $sound }»
sounds-quiet = En silencio junto a una pantalla grande
sounds-quiet-text = Si una pantalla grande muestra esta mesa, los sonidos salen de ella
feel = Movimiento y vibración
feel-buzz = Vibrar
feel-buzz-text = En mi turno, con mis intercambios, con los sietes y con la victoria; nunca con movimiento reducido
calls = Cuando me toca
calls-notices = Notificación
calls-notices-text = Mientras esta página esté oculta. El navegador te pregunta antes.
calls-on = Así sabrás que te toca.
calls-refused = Tu navegador las bloquea para este sitio. Permítelas en sus ajustes para la página.
calls-impossible = Este navegador no muestra notificaciones para páginas como esta. El sonido y el título de la pestaña te llaman igualmente.
calls-plain = Este servidor se usa por HTTP sin cifrar: los navegadores no permiten entonces ni notificaciones, ni instalar la aplicación, ni mantener la pantalla encendida. Con HTTPS sí.

## What is spoken to people who listen
spoken = Para lectores de pantalla
spoken-detail = Cuánto se lee en voz alta
spoken-text = Las jugadas de las personas se leen según ocurren.
spoken-all = cada suceso, con su lugar
spoken-turns = el turno de cada bot de una vez
spoken-mine = solo lo que me afecta
