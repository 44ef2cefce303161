#!/bin/sh
# build.sh NAME BASE: builds the image on a base, with what this machine's npm is set up with.
set -eu
set -- "$@" "$(mktemp -d)"
trap 'rm -rf "$3"' EXIT
# Settings of this machine reach the build and not the image: a mirror, a proxy's certificates.
npm config list --json | node -e '
  const { registry, cafile } = JSON.parse(require("fs").readFileSync(0))
  if (registry) console.log(`registry=${registry}`)
  if (cafile) console.log("cafile=/machine/certificates.pem")
' >"$3/npmrc"
certificates=$(npm config get cafile)
[ -r "$certificates" ] && cp "$certificates" "$3/certificates.pem"
buildah bud --isolation chroot --build-arg "NODE_IMAGE=$2" \
  --volume "$3:/machine:ro" --volume "$3/npmrc:/root/.npmrc:ro" --tag "$1" . >&2
