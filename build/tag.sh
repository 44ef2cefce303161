#!/bin/sh
# Prints what these sources build, such as 1.0.0-3f9a12c4: the release, and the sum of build-hash.ts.
set -eu
cd "$(dirname "$0")/.."
release=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
sum=$(find Dockerfile build build.ts package-lock.json package.json server tsconfig.json web -type f |
  LC_ALL=C sort | xargs sha256sum | sha256sum | cut -c1-8)
echo "$release-$sum"
