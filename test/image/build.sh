#!/bin/sh
# build.sh NAME BASE: builds the image on a base, with what this machine's npm is set up with: as
# the settings of the user who builds in there, who is root.
set -eu
set -- "$@" "$(mktemp -d)"
trap 'rm -rf "$3"' EXIT
sh test/image/machine-settings.sh "$3"
buildah bud --isolation chroot --build-arg "NODE_IMAGE=$2" \
  --volume "$3:/machine:ro" --volume "$3/npmrc:/root/.npmrc:ro" --tag "$1" . >&2
