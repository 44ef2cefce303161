/**
 * Home pages a second: one process over a volume, the same with PostgreSQL and a bucket, two of those
 * alone at the same time, and one and both behind nginx, which keeps connections or has one for each request: `npx tsx test/bench/scale/throughput.ts [seconds]`.
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
const plain = await severalServers(2, shared)
const kept = await severalServers(2, shared, { keepsConnections: true })
const keptOne = await severalServers(1, shared, { keepsConnections: true })
const [one, other] = plain.servers.map(server => server.url)
if (!one || !other) throw new Error('There are two servers')

const ways: Record<string, readonly string[]> = {
  'one process over a volume': [volume.url],
  'one process, database and bucket': [one],
  'two processes alone': [one, other],
  'one behind nginx, connections kept': [keptOne.url],
  'two behind nginx, connections kept': [kept.url],
  'two behind nginx, one a request': [plain.url],
}
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const [way, urls] of Object.entries(ways)) {
    console.log(`round ${round}  ${way.padEnd(36)} ${Math.round(await perSecond(urls))}`)
  }
}
for (const servers of [plain, kept, keptOne]) await servers.close()
await volume.close()
postgres.stop()
await ceph.stop()
await removeTemporaryFolders()
process.exit(0)
