#!/bin/sh
# base.sh NAME: makes an image like node:slim from Debian and this machine's Node, where no
# registry of images can be reached. Needs root, debootstrap and buildah.
set -eu
name=$1
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

debootstrap --variant=minbase --include=ca-certificates,libstdc++6 "$suite" "$root" >&2
node=$(readlink -f "$(command -v node)")
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$root/usr/local/lib/node_modules"
cp "$node" "$root/usr/local/bin/node"
cp -r "$npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
chroot "$root" useradd --uid 1000 --create-home --shell /bin/sh node
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/*

container=$(buildah from scratch)
buildah add -q "$container" "$root" / >&2
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit -q "$container" "$name" >&2
buildah rm "$container" >&2
