#!/bin/sh
# run.sh ROOT VOLUME USER WORD...: runs a program in the files of an image as its user, with the
# root file system read-only and one writable folder at /volume, as `docker run --read-only` does.
# The environment is the caller's.
set -eu
root=$1 volume=$2 user=$3
shift 3
exec unshare --mount --pid --fork --kill-child -- sh -eu -c '
  root=$1 volume=$2 user=$3
  shift 3
  mount --bind "$root" "$root"
  mount --bind "$volume" "$root/volume"
  mount -t proc proc "$root/proc"
  mount --bind /dev "$root/dev"
  mount -o remount,bind,ro "$root"
  exec chroot --userspec="$user" "$root" "$@"
' sh "$root" "$volume" "$user" "$@"
