import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { use } from '#test'
import { cephCluster } from './ceph/cluster.ts'
import { createBucket, makeCephFolder, settle, start as startCluster } from './ceph/folder.ts'
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
  const { run, ...cluster } = cephCluster(folder)
  const { mon, osd, gateway } = cluster
  run('ceph-mon', ['-i', 'a', '--inject-monmap', monmap])
  let buckets = 0

  const start = () => startCluster(cluster, gatewayPort)

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
    newBucket: () => createBucket(gatewayPort, `site-${++buckets}`),
  }
}
