import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { use } from '#test'
import { createAttempts } from '../../server/objects/s3-attempts.ts'
import { createS3Sender } from '../../server/objects/s3-request.ts'
import { s3Url } from '../../server/objects/s3-url.ts'
import { cephCluster } from './ceph/cluster.ts'
import {
  ACCESS_KEY,
  gatewayAnswers,
  makeCephFolder,
  SECRET,
  settle,
  startOsd,
} from './ceph/folder.ts'
import { installFromDebian } from './install-from-debian.ts'
import { madeOnce } from './made-once.ts'
import { temporaryFolder } from './temporary-folder.ts'

const GATEWAY = '/usr/bin/radosgw'

/** A real S3 server of its own, Ceph's, which can be killed and started again. */
export interface CephServer {
  /** Of an empty bucket, as the setting S3_URL takes it. */
  newBucket(): Promise<string>
  /** As a machine that loses its power; what the server has acknowledged stays. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Installs Ceph from Debian's packages where it is missing. */
export async function startCeph(): Promise<CephServer> {
  if (!existsSync(GATEWAY)) {
    installFromDebian('ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw')
  }
  if (!existsSync(GATEWAY)) {
    throw new Error('Install ceph-mon, ceph-osd, ceph-common and radosgw of Debian as root.')
  }
  // To create a cluster takes half a minute, a copy of one starts in a few seconds.
  const empty = await madeOnce('ceph', makeCephFolder)
  const folder = join(await temporaryFolder(), 'ceph')
  execFileSync('cp', ['-a', '--sparse=always', empty, folder])
  const { gatewayPort, monmap } = await settle(folder)
  const { mon, osd, gateway, run } = cephCluster(folder)
  run('ceph-mon', ['-i', 'a', '--inject-monmap', monmap])
  let buckets = 0

  async function start(): Promise<void> {
    mon.start()
    await startOsd({ osd, run })
    gateway.start()
    await gatewayAnswers(gatewayPort)
  }

  async function stop(): Promise<void> {
    for (const one of [gateway, osd, mon]) await one.end('SIGKILL')
  }

  // Before its folder is removed.
  use(stop)
  await start()
  return {
    start,
    stop,
    kill: () => gateway.end('SIGKILL'),
    async newBucket() {
      const user = `${ACCESS_KEY}:${encodeURIComponent(SECRET)}`
      const url = `s3://${user}@127.0.0.1:${gatewayPort}/site-${++buckets}?tls=off`
      const { send, close } = createS3Sender(s3Url.parse(url))
      const answer = await createAttempts(send)({ method: 'PUT' })
      close()
      if (!answer.body) throw new Error(`Ceph created no bucket: ${answer.code}`)
      return url
    },
  }
}
