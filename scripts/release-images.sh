#!/usr/bin/env bash
# Builds the images of a release for amd64 and arm64, on a base that is named by its digest, and pushes them.
#
#   scripts/release-images.sh IMAGE SOURCE
#   scripts/release-images.sh --print IMAGE SOURCE    # only show what would be built
#
# IMAGE: where they go, without a version; SOURCE: the public address of the source. Needs docker with buildx, and a builder for both platforms
# (docker buildx create --use). The checkout has to be clean, at the tag of the version in pyproject.toml. docs/releasing.md has the steps before.
set -euo pipefail
cd "$(dirname "$0")/.."
fail() { echo "FAILED: $*" >&2; exit 1; }

how=--push
if [[ ${1:-} == --print ]]; then how=--print; shift; fi
[[ $# == 2 ]] || fail "name the image and the address of the source"

VERSION=$(sed -n 's/^version = "\(.*\)"$/\1/p' pyproject.toml | head -n 1)
REVISION=$(git rev-parse HEAD)
[[ -z $(git status --porcelain) ]] || fail "the checkout has changes: commit or remove them"
[[ $(git tag --points-at HEAD) == *"v$VERSION"* ]] || fail "this is not the commit tagged v$VERSION"
grep -q "^## \[$VERSION\] - [0-9]" CHANGELOG.md || fail "CHANGELOG.md has no date for $VERSION"
docker buildx version >/dev/null 2>&1 || fail "docker buildx is not installed"

named=$(sed -n 's/^ARG BASE=//p' Dockerfile)
digest=$(docker buildx imagetools inspect "$named" --format '{{.Manifest.Digest}}')
[[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || fail "$named has no digest: $digest"
export VERSION REVISION IMAGE=$1 SOURCE=$2 BASE=$named@$digest
CREATED=$(git show --no-patch --format=%cI HEAD)
export CREATED
echo "Hexhaven $VERSION ($REVISION) on $BASE"
docker buildx bake "$how"
