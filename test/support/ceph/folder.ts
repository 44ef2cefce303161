import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { s3Url } from '../../../server/base/settings/s3-url.ts'
import { createAttempts } from '../../../server/scale/objects/s3-attempts.ts'
import { createS3Sender } from '../../../server/scale/objects/s3-request.ts'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'
import { type Cluster, cephCluster } from './cluster.ts'

const ACCESS_KEY = 'SHOWYARDKEY'
/** With characters that have to be encoded in S3_URL. */
const SECRET = 'showyard/secret+123'

/** Fills a folder with an empty cluster: one mon, one osd, and an S3 server that knows one user. */
export async function makeCephFolder(folder: string): Promise<void> {
  for (const name of ['mon.a', 'osd.0', 'crash']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'fsid'), randomUUID())
  const { gatewayPort, monmap } = await settle(folder)
  const keyring = join(folder, 'mon.keyring')
  execFileSync('ceph-authtool', ['--create-keyring', keyring, '--gen-key', '-n', 'mon.'])
  const { mon, osd, gateway, run } = cephCluster(folder)
  run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', monmap, '--keyring', keyring])
  try {
    mon.start()
    await answer(() => run('ceph', ['--connect-timeout', '5', 'mon', 'stat']))
    const uuid = randomUUID()
    run('ceph', ['osd', 'create', uuid])
    run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', uuid])
    await start({ mon, osd, gateway }, gatewayPort)
    const user = ['--uid=showyard', '--display-name=Showyard', `--access-key=${ACCESS_KEY}`]
    const created = [...user, `--secret-key=${SECRET}`]
    run('radosgw-admin', ['-n', 'client.rgw.a', 'user', 'create', ...created])
    // The first one takes seconds, in which the places of all are made.
    await createBucket(gatewayPort, 'first')
  } finally {
    for (const one of [gateway, osd, mon]) await one.end('SIGTERM')
  }
}

/** @returns the address of an empty bucket, as the setting S3_URL takes it */
export async function createBucket(gatewayPort: number, name: string): Promise<string> {
  const user = `${ACCESS_KEY}:${encodeURIComponent(SECRET)}`
  const url = `s3://${user}@127.0.0.1:${gatewayPort}/${name}?tls=off`
  const { send, close } = createS3Sender(s3Url.parse(url))
  const answer = await createAttempts(send)({ method: 'PUT' })
  close()
  if (!answer.body) throw new Error(`Ceph created no bucket: ${answer.code}`)
  return url
}

/** Gives a cluster that does not run free ports, and the paths of its folder. */
export async function settle(folder: string): Promise<{ gatewayPort: number; monmap: string }> {
  const [monPort, gatewayPort] = [await freePort(), await freePort()]
  const fsid = await readFile(join(folder, 'fsid'), 'utf8')
  await writeFile(join(folder, 'ceph.conf'), settings(folder, fsid, { monPort, gatewayPort }))
  const monmap = join(folder, 'monmap')
  const address = `[v1:127.0.0.1:${monPort}]`
  execFileSync('monmaptool', [
    '--create',
    '--clobber',
    ...['--addv', 'a', address],
    ...['--fsid', fsid, monmap],
  ])
  return { gatewayPort, monmap }
}

/** All at once: one that ends, since another was not there yet, is started again. */
export async function start(
  { mon, osd, gateway }: Omit<Cluster, 'run'>,
  gatewayPort: number,
): Promise<void> {
  const address = `http://127.0.0.1:${gatewayPort}/`
  await answer(async () => {
    for (const one of [mon, osd, gateway]) one.start()
    return (await fetch(address, { signal: AbortSignal.timeout(10_000) })).ok
  })
}

/** Its first start takes half a minute, and minutes beside other work. */
const LIMIT = 300_000

async function answer(ask: () => unknown): Promise<void> {
  await until(
    'Ceph',
    async () => {
      try {
        return Boolean(await ask())
      } catch {
        await new Promise(resolve => setTimeout(resolve, 200))
        return false
      }
    },
    LIMIT,
  )
}

const settings = (
  folder: string,
  fsid: string,
  { monPort, gatewayPort }: { monPort: number; gatewayPort: number },
) => `[global]
fsid = ${fsid}
mon host = [v1:127.0.0.1:${monPort}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
run dir = ${folder}
log file = ${folder}/$name.log
admin socket =
crash dir = ${folder}/crash
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail warn = 5
mon data avail crit = 1
mon max pg per osd = 500
bluestore block size = 4294967296
osd memory target = 939524096
[mon.a]
mon data = ${folder}/mon.a
public addr = v1:127.0.0.1:${monPort}
[osd.0]
osd data = ${folder}/osd.0
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw dns name = localhost
rgw thread pool size = 32
`
