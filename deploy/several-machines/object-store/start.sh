#!/bin/bash
# An object store to try a site on several machines with: Ceph's monitor, one disk in a file and the
# gateway that speaks S3, with everything below $D. Nothing is stored twice: lose $D, lose all.
set -e
D=${D:-/ceph} PORT=${PORT:-7480} MON=${MON:-6789} ADDRESS=${ADDRESS:-0.0.0.0}
KEY=${S3_KEY:-SHOWYARDKEY} SECRET=${S3_SECRET:-showyardsecret123} BUCKET=${S3_BUCKET:-showyard}
mkdir -p "$D"; cd "$D"
ceph_() { ceph -c "$D/ceph.conf" --connect-timeout 5 "$@"; }

if [ ! -e ready ]; then
  # A first start that was cut short is begun anew.
  rm -rf ./*; mkdir -p mon.a osd.0 crash
  cat > ceph.conf <<CONF
[global]
fsid = $(cat /proc/sys/kernel/random/uuid)
mon host = [v1:127.0.0.1:$MON]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
run dir = $D
log file = $D/\$name.log
pid file = $D/\$name.pid
admin socket = $D/\$name.asok
crash dir = $D/crash
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail warn = 5
mon data avail crit = 1
mon max pg per osd = 500
bluestore block size = ${BYTES:-21474836480}
osd memory target = 939524096
[mon.a]
mon data = $D/mon.a
public addr = v1:127.0.0.1:$MON
[osd.0]
osd data = $D/osd.0
[client.rgw.a]
rgw frontends = beast endpoint=$ADDRESS:$PORT
rgw thread pool size = 32
CONF
  fsid=$(sed -n 's/^fsid = //p' ceph.conf)
  ceph-authtool --create-keyring mon.keyring --gen-key -n mon. --cap mon 'allow *' > /dev/null
  monmaptool --create --addv a "[v1:127.0.0.1:$MON]" --fsid "$fsid" monmap > /dev/null
  ceph-mon -c "$D/ceph.conf" --mkfs -i a --monmap monmap --keyring mon.keyring
  ceph-mon -c "$D/ceph.conf" -i a
  until ceph_ mon stat > /dev/null 2>&1; do sleep 0.3; done
  disk=$(cat /proc/sys/kernel/random/uuid)
  ceph_ osd create "$disk" > /dev/null
  ceph-osd -c "$D/ceph.conf" -i 0 --mkfs --osd-uuid "$disk" 2> /dev/null
else
  ceph-mon -c "$D/ceph.conf" -i a
  until ceph_ mon stat > /dev/null 2>&1; do sleep 0.3; done
fi

# An osd of Ceph 16 may ask before it knows the fsid of its cluster, and ends then: until it stays.
runs() { pgrep -f "$1 -c $D/ceph.conf" > /dev/null; }
until runs ceph-osd && ceph_ osd stat | grep -q '1 up'; do
  runs ceph-osd || ceph-osd -c "$D/ceph.conf" -i 0 2> /dev/null || true
  sleep 2
done

if [ ! -e ready ]; then
  radosgw-admin -c "$D/ceph.conf" -n client.rgw.a user create --uid=showyard --display-name=Showyard \
    --access-key="$KEY" --secret-key="$SECRET" > /dev/null 2>&1
  touch ready
fi
radosgw -c "$D/ceph.conf" -n client.rgw.a
until curl -sf -o /dev/null "http://127.0.0.1:$PORT/"; do sleep 0.3; done
# curl signs the checksum of an empty body where it is named.
curl -sf -o /dev/null -X PUT -H "x-amz-content-sha256: $(printf '' | sha256sum | cut -d' ' -f1)" \
  --aws-sigv4 aws:amz:us-east-1:s3 --user "$KEY:$SECRET" "http://127.0.0.1:$PORT/$BUCKET"
echo "ready: s3://$KEY:…@$(hostname):$PORT/$BUCKET?tls=off"
trap 'pkill -TERM -f -- "-c $D/ceph.conf"; exit 0' TERM INT
while runs radosgw && runs ceph-osd; do sleep 2 & wait $!; done
exit 1
