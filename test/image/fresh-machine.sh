#!/bin/sh
# fresh-machine.sh: README's command, verbatim, where there is nothing but Node: the files of the
# local base, a copy of what is committed, and then a visit. Ends with 2 where that cannot be done.
set -eu
for tool in buildah debootstrap unshare git; do
  command -v $tool >/dev/null || { echo "It cannot be done here: $tool is missing." >&2; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "It cannot be done here: it takes root." >&2; exit 2; }

base=localhost/node-of-this-machine
buildah inspect --type image $base >/dev/null 2>&1 || sh test/image/base.sh $base
container=$(buildah from --pull-never $base)
root=$(buildah mount "$container")
process=
# unshare's child is the first process of its namespace: with it go all that it has started. Killing
# unshare itself would not do, since changing the user inside undoes --kill-child.
end() {
  [ -z "$process" ] || kill -KILL $(cat "/proc/$process/task/$process/children") 2>/dev/null || true
  buildah rm "$container" >/dev/null
}
trap end EXIT

command=$(sed -n 's/^    \(npm ci && npm start\)$/\1/p' README.md)
[ -n "$command" ] || { echo "README does not say how to run it any more." >&2; exit 1; }
mkdir -p "$root/home/node/site" "$root/volume"
git archive HEAD | tar -x -C "$root/home/node/site"
sh test/image/machine-settings.sh "$root/machine"
cp "$root/machine/npmrc" "$root/home/node/.npmrc"
chown -R 1000:1000 "$root/home/node"

unshare --mount --pid --fork --kill-child -- sh -euc '
  mount -t proc proc "$1/proc"
  mount --bind /dev "$1/dev"
  cp /etc/resolv.conf "$1/etc/resolv.conf"
  exec chroot --userspec=1000:1000 "$1" env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/home/node \
    PORT=18084 sh -c "cd /home/node/site && $2"
' sh "$root" "$command" >"$root/volume/log" 2>&1 &
process=$!

seconds=0
until curl -fs http://127.0.0.1:18084/healthz >/dev/null; do
  seconds=$((seconds + 1))
  if [ $seconds -gt 300 ] || ! kill -0 "$process" 2>/dev/null; then
    tail -20 "$root/volume/log" >&2
    echo "It did not start." >&2
    exit 1
  fi
  sleep 1
done
curl -fs http://127.0.0.1:18084/ | grep -q '<h1' || { echo "No home page." >&2; exit 1; }
grep 'First start' "$root/volume/log" >/dev/null || { echo "No password." >&2; exit 1; }
echo "\"$command\" as a user, with Node alone: serving after $seconds s"
