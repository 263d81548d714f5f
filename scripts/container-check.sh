#!/usr/bin/env bash
# Builds the Dockerfile as it is and plays a game in the result, on a machine that has no container engine.
#
#   sudo scripts/container-check.sh
#
# Needs root on Debian 12 and two gigabytes of scratch space; installs buildah and debootstrap if they are missing.
# The base image is a stand-in of the same name, made from Debian's own Python 3.11 and kept in $HEXHAVEN_BASE_TAR.
# Package registries and their certificates are those this machine is configured for; they are mounted, never copied.
set -euo pipefail
cd "$(dirname "$0")/.."

BASE=docker.io/library/python:3.11-slim-bookworm
BASE_TAR=${HEXHAVEN_BASE_TAR:-${XDG_CACHE_HOME:-$HOME/.cache}/hexhaven/base.tar}
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt
MAX_MEGABYTES=185 # beside the base image
scratch=$(mktemp -d)
runner=""

finish() {
    if [[ -n $runner ]] && kill -0 "$runner" 2>/dev/null; then
        if pid=$(server_process); then kill "$pid"; else kill "$runner"; fi
        wait "$runner" 2>/dev/null || true
    fi
    buildah rm --all >/dev/null 2>&1 || true
    buildah rmi --all --force >/dev/null 2>&1 || true
    rm -rf "$scratch"
}
trap finish EXIT
say() { printf '%s\n' "$*"; }
fail() { say "FAILED: $*" >&2; exit 1; }

if ! command -v buildah >/dev/null || ! command -v debootstrap >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        buildah debootstrap crun netavark aardvark-dns >/dev/null
fi

cat > "$scratch/storage.conf" <<CONF
[storage]
driver = "vfs"
runroot = "$scratch/run"
graphroot = "$scratch/graph"
CONF
export CONTAINERS_STORAGE_CONF=$scratch/storage.conf BUILDAH_ISOLATION=chroot

# What this machine fetches packages from, for the build and for the search at the end.
debian_mirror=$(grep -hm1 '^URIs:' /etc/apt/sources.list.d/*.sources 2>/dev/null | awk '{print $2}')
debian_mirror=${debian_mirror:-$(awk '$1 == "deb" {print $2; exit}' /etc/apt/sources.list)}
pip_conf=$scratch/pip.conf npmrc=$scratch/npmrc
{ echo "[global]"; python3 -m pip config list | sed -n "s/^global\.\(index-url\|extra-index-url\|trusted-host\)='\(.*\)'$/\1 = \2/p" | grep -v 'file://' || true; } > "$pip_conf"
{ command -v npm >/dev/null && npm config get registry 2>/dev/null | sed 's/^/registry=/'; echo "cafile=$CERTIFICATES"; } > "$npmrc"
mounts=(-v "$CERTIFICATES:$CERTIFICATES:ro" -v "$pip_conf:/etc/pip.conf:ro" -v "$npmrc:/root/.npmrc:ro")

make_base() {
    say "Making the stand-in for $BASE"
    debootstrap --variant=minbase --include=python3,python3-venv,python3-pip,ca-certificates \
        bookworm "$scratch/rootfs" "$debian_mirror" >/dev/null
    ln -sf python3 "$scratch/rootfs/usr/bin/python"
    rm -rf "$scratch"/rootfs/var/cache/apt/*.bin "$scratch"/rootfs/var/cache/apt/archives/*.deb \
        "$scratch"/rootfs/var/lib/apt/lists/* "$scratch"/rootfs/var/log/*.log
    : > "$scratch/rootfs/etc/apt/sources.list"
    mkdir -p "$(dirname "$BASE_TAR")"
    tar -C "$scratch/rootfs" -cf "$BASE_TAR" .
    rm -rf "$scratch/rootfs"
}

[[ -s $BASE_TAR ]] || make_base
base=$(buildah from scratch)
buildah add -q "$base" "$BASE_TAR" / >/dev/null
buildah config --cmd /bin/bash --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$base"
buildah commit -q "$base" "$BASE" >/dev/null
buildah rm "$base" >/dev/null

say "Building the Dockerfile"
SECONDS=0
buildah bud --pull-never --layers=false --format docker "${mounts[@]}" -t localhost/hexhaven:check . > "$scratch/build.log" 2>&1 \
    || { tail -n 40 "$scratch/build.log" >&2; fail "the image does not build"; }
say "  built in $SECONDS s"

container=$(buildah from --pull-never localhost/hexhaven:check)
tree=$(buildah mount "$container")
read -r -a command <<< "$(buildah inspect --type image localhost/hexhaven:check | python3 -c '
import json, sys
config = json.load(sys.stdin)["Docker"]["config"]
assert config["User"] == "10001:10001", config["User"]
assert "/data" in config["Volumes"], config["Volumes"]
assert config["Healthcheck"]["Test"][0] == "CMD", config["Healthcheck"]
print(*config["Entrypoint"], *config["Cmd"])')"
say "  runs: ${command[*]}"

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
data=$scratch/data
install -d -o 10001 -g 10001 "$data"

descendants() { local child; for child in $(pgrep -P "$1"); do echo "$child"; descendants "$child"; done; }
server_process() { # below buildah and its helpers, the first process of user 10001
    local pid
    for pid in $(descendants "$runner"); do
        if [[ $(awk '/^Uid:/ {print $2}' "/proc/$pid/status" 2>/dev/null) == 10001 ]] \
            && ! grep -qa '^buildah' "/proc/$pid/cmdline"; then
            echo "$pid"
            return 0
        fi
    done
    return 1
}
start() {
    SECONDS=0
    buildah run --user 10001:10001 -v "$data:/data" --env HEXHAVEN_HOST=127.0.0.1 --env "HEXHAVEN_PORT=$port" \
        --env HEXHAVEN_BOT_DELAY=0.03 "$container" -- "${command[@]}" >> "$scratch/server.log" 2>&1 &
    runner=$!
    until python3 -c "import urllib.request as u; u.urlopen('http://127.0.0.1:$port/healthz', timeout=1)" 2>/dev/null; do
        ((SECONDS < 60)) || { tail -n 40 "$scratch/server.log" >&2; fail "no answer from /healthz within 60 s"; }
        sleep 0.1
    done
    pid=$(server_process) || fail "no process of user 10001"
    grep -qa python "/proc/$pid/cmdline" || fail "SIGTERM would not reach python but $(tr '\0' ' ' < "/proc/$pid/cmdline")"
    say "  answers /healthz after $SECONDS s as user 10001"
}
stop() {
    SECONDS=0
    kill -TERM "$pid"
    while kill -0 "$pid" 2>/dev/null; do
        ((SECONDS <= 10)) || { tail -n 40 "$scratch/server.log" >&2; fail "still there 10 s after SIGTERM"; }
        sleep 0.1
    done
    wait "$runner" 2>/dev/null || true
    runner=""
    say "  gone $SECONDS s after SIGTERM"
}

say "Starting"
start
say "Playing"
python3 scripts/container_game.py "http://127.0.0.1:$port" "$scratch/session" play
say "Stopping in the middle of a game"
python3 scripts/container_game.py "http://127.0.0.1:$port" "$scratch/session" begin
stop
say "Starting again on the same data"
start
python3 scripts/container_game.py "http://127.0.0.1:$port" "$scratch/session" resume
stop

say "Looking into the image"
ours=$(du -sm "$tree/opt/hexhaven" | cut -f1)
say "  $(du -sm "$tree" | cut -f1) MB, of which $ours MB are not the base image"
((ours <= MAX_MEGABYTES)) || fail "more than $MAX_MEGABYTES MB beside the base image"
for tool in cc gcc node npm pip; do
    found=$(find "$tree/opt" "$tree/usr/local" -name "$tool" -not -type d)
    [[ -z $found ]] || fail "$tool is in the image"
done
hosts=$({ echo "$debian_mirror"; sed 's/.*= *//' "$pip_conf"; sed -n 's/^registry=//p' "$npmrc"
          python3 -c 'from pip._internal.models.index import PyPI; print(PyPI.simple_url)'; } \
        | grep -oE '://[^/ ]+' | sed 's|://||; s|.*@||' | sort -u)
# Everything but what the libraries themselves were published with: their texts link to where they are at home.
libraries=$(echo "$tree"/opt/hexhaven/lib/python3*/site-packages)
list=$scratch/files
{
    find "$tree/opt" "$tree/data" "$tree/root" "$tree/tmp" -path "$libraries" -prune -o -type f -print0
    find "$libraries"/{app,engine,migrations,static} -type f -print0
    find "$libraries" -path '*.dist-info/*' \( -name direct_url.json -o -name INSTALLER -o -name RECORD \) -print0
} > "$list"
for host in $hosts; do
    found=$(xargs -0 grep -IlF -- "$host" < "$list" || true)
    [[ -z $found ]] || fail "a package host is named in the image: ${found//$tree/}"
done
say "  none of $(echo "$hosts" | wc -l) package hosts named in $(tr -cd '\0' < "$list" | wc -c) files"
[[ ! -s $tree/etc/pip.conf && ! -s $tree/root/.npmrc ]] || fail "this machine's configuration is in the image"
say "Passed."
