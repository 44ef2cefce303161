#!/bin/sh
# Builds the image of this folder's sources under a tag of its own, and notes the tag as RELEASE in `.env`,
# from where Compose takes it. The image before stays under its tag: docs/owner.md, Updates.
set -eu
cd "$(dirname "$0")/.."
umask 077
tag=$(sh build/tag.sh)
touch .env
{ grep -v '^RELEASE=' .env || true; echo "RELEASE=$tag"; } > .env.new
mv .env.new .env
docker compose build
