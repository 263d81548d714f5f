#!/usr/bin/env bash
# Brings up what docker-compose.scale.yml describes, plays through its proxy, and restarts a server in the middle of a game.
#
#   scripts/scale-check.sh
#
# With a container engine, it does so in containers, which it removes at the end, with their volumes. Without one, it runs the same programs as
# processes, each with the settings of its service: PostgreSQL, Valkey (or Redis), the servers, and Caddy with the Caddyfile of the compose file. That
# needs Linux and `make venv`. It ends only what it has started.
set -euo pipefail
cd "$(dirname "$0")/.."

python=.venv/bin/python
[[ -x $python ]] || { echo "Run make venv first." >&2; exit 1; }

if ! docker compose version >/dev/null 2>&1 || ! docker info >/dev/null 2>&1; then
    echo "No container engine here: the same programs as processes"
    exec "$python" -m scripts.scale_check "$@"
fi

port=$("$python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
compose() { HEXHAVEN_PORT=$port docker compose --project-name hexhaven-scale-check --file docker-compose.scale.yml "$@"; }
scratch=$(mktemp -d)
finish() {
    compose down --volumes --timeout 20 >/dev/null 2>&1 || true
    rm -rf "$scratch"
}
trap finish EXIT

compose config --quiet
compose up --detach --build --wait
echo "Playing through the proxy"
"$python" scripts/container_game.py "http://127.0.0.1:$port" "$scratch/session" play
"$python" scripts/container_game.py "http://127.0.0.1:$port" "$scratch/session" begin
for container in $(compose ps --quiet hexhaven); do
    docker restart --time 15 "$container" >/dev/null
    echo "  restarted $container"
done
"$python" scripts/container_game.py "http://127.0.0.1:$port" "$scratch/session" resume
echo "Passed."
