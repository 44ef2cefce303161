/**
 * Home pages a second: one process over a volume, the same with PostgreSQL and a bucket, two of those
 * alone at the same time, and both behind nginx: `npx tsx test/bench/scale/throughput.ts [seconds]`.
 * Load and servers share the processors, so only the ratios count.
 */

import { builtServer } from '../../support/built-server.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { severalServers } from '../../support/several-servers.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../support/temporary-folder.ts'
import { load } from '../speed/load.ts'

const seconds = Number(process.argv[2] ?? 10)
const ROUNDS = 3
const headers = { 'accept-encoding': 'br' }

async function perSecond(urls: readonly string[]): Promise<number> {
  const clients = 32 / urls.length
  const runs = urls.map(async url => {
    await fetch(url)
    const options = { seconds, clients, folder: await temporaryFolder() }
    const { perSecond, failed } = await load(url, { path: '/', headers }, options)
    if (failed > 0) throw new Error(`${failed} requests failed`)
    return perSecond
  })
  return (await Promise.all(runs)).reduce((sum, one) => sum + one, 0)
}

const [postgres, ceph] = await Promise.all([startPostgres(), startCeph()])
const shared = { DATABASE_URL: await postgres.newDatabase(), S3_URL: await ceph.newBucket() }
const volume = await builtServer(await temporaryFolder())
await volume.start()
const { url, servers } = await severalServers(2, shared)
const [one, other] = servers.map(server => server.url)
if (!one || !other) throw new Error('There are two servers')

const ways: Record<string, readonly string[]> = {
  'one process over a volume': [volume.url],
  'one process, database and bucket': [one],
  'two processes alone': [one, other],
  'two processes behind nginx': [url],
}
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const [way, urls] of Object.entries(ways)) {
    console.log(`round ${round}  ${way.padEnd(36)} ${Math.round(await perSecond(urls))}`)
  }
}
postgres.stop()
await ceph.stop()
await removeTemporaryFolders()
process.exit(0)
