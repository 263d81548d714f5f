### El volumen, y cómo llama este dispositivo: en la ayuda.

sounds = Sonidos
sounds-all = Todos los sonidos
sounds-watching = Apagados para quien solo mira.
sounds-table = Dados, cartas y piezas
sounds-turn = Mi turno y el reloj
sounds-chat = Chat
calls = Cuando me toca
calls-buzz = Vibrar
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
