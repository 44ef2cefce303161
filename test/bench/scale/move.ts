/**
 * move.ts [INQUIRIES] [FILES]: what it takes to move a site to a database and a bucket and back, to back
 * it up there and to restore it. One of the files has 200 MB. With DATABASE_URL and S3_URL set it takes
 * what they say, which must be empty, and else servers of its own.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readConfig } from '../../../server/base/config.ts'
import { createLog } from '../../../server/base/log.ts'
import { s3Url } from '../../../server/base/settings/s3-url.ts'
import { compareAll } from '../../../server/features/operations/installation/compare.ts'
import { moveToShared } from '../../../server/features/operations/installation/move-to-shared.ts'
import { moveToVolume } from '../../../server/features/operations/installation/move-to-volume.ts'
import { installationOn } from '../../../server/features/operations/installation/on-volume.ts'
import { restoreShared } from '../../../server/features/operations/installation/restore-shared.ts'
import { backUpShared } from '../../../server/features/operations/installation/shared/back-up.ts'
import { withShared } from '../../../server/features/operations/installation/shared/open-shared.ts'
import { openStores } from '../../../server/features/operations/stores/index.ts'
import { noteFormats } from '../../../server/features/operations/stores/noted-formats.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { storeInquiries } from '../../support/store-inquiries.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../support/temporary-folder.ts'

const [inquiries, files] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 1900)]
const { shared, stop } = await places()
const from = await volume()
const config = { dataDir: from.dataDir, adminPassword: undefined, sessionKeys: undefined }
const stores = await openStores(config, createLog({ logLevel: 'silent' }), { print: () => {} })
await stores.close()
await noteFormats(from)
await timed('filled', async () => {
  await storeInquiries(from.dataDir, inquiries)
  for (let number = 0; number < files; number += 1) await fill(number)
})

const there = await timed('moved there', () => moveToShared({ from, to: shared, replace: false }))
console.log(there)
const back = await volume()
await timed('moved back', () => moveToVolume({ from: shared, to: back, replace: false }))
await timed('compared', () => compareAll(installationOn(from), installationOn(back)))
const archive = join(await temporaryFolder(), 'site.tar.gz')
await timed('backed up', () =>
  withShared(shared, place => backUpShared(place, createWriteStream(archive))),
)
console.log(`archive: ${Math.round((await stat(archive)).size / 1e6)} MB`)
const { dataDir } = await volume()
await timed('restored', () =>
  restoreShared(createReadStream(archive), { dataDir, to: shared, replace: true }),
)
const again = await volume()
await moveToVolume({ from: shared, to: again, replace: false })
await timed('compared', () => compareAll(installationOn(from), installationOn(again)))
console.log(`memory at most: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
await stop()
await removeTemporaryFolders()

async function timed<R>(what: string, run: () => Promise<R>): Promise<R> {
  const begun = performance.now()
  const result = await run()
  console.log(`${what} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

async function places() {
  const given = readConfig().shared
  if (given) return { shared: given, stop: async () => undefined }
  const [postgres, ceph] = await Promise.all([startPostgres(), startCeph()])
  const objects = s3Url.parse(await ceph.newBucket())
  return {
    shared: { database: await postgres.newDatabase(), objects },
    async stop() {
      postgres.stop()
      await ceph.stop()
    },
  }
}

async function volume() {
  const folder = await temporaryFolder()
  return { dataDir: join(folder, 'data'), uploadsDir: join(folder, 'uploads') }
}

/** Photos take 300 KB in the middle. */
async function fill(number: number): Promise<void> {
  const file = join(from.uploadsDir, `page-${number % 40}`, `image-${number}.jpg`)
  await mkdir(dirname(file), { recursive: true })
  const pieces = number === 0 ? 200 : 1
  const bytes = number === 0 ? 1_000_000 : 100_000 + (number % 400) * 1000
  for (let piece = 0; piece < pieces; piece += 1) await appendFile(file, randomBytes(bytes))
}
