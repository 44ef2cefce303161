#!/bin/sh
# machine-settings.sh FOLDER: an npmrc with what this machine's npm is set up with, and the
# certificates that it trusts: they reach a build, and no image.
set -eu
mkdir -p "$1"
npm config list --json | node -e '
  const { registry, cafile } = JSON.parse(require("fs").readFileSync(0))
  if (registry) console.log(`registry=${registry}`)
  if (cafile) console.log("cafile=/machine/certificates.pem")
' >"$1/npmrc"
certificates=$(npm config get cafile)
[ ! -r "$certificates" ] || cp "$certificates" "$1/certificates.pem"
