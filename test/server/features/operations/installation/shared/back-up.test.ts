import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compareAll } from '../../../../../../server/features/operations/installation/compare.ts'
import { installationOn } from '../../../../../../server/features/operations/installation/on-volume.ts'
import {
  backUpShared,
  bytesOfShared,
} from '../../../../../../server/features/operations/installation/shared/back-up.ts'
import type { SharedPlace } from '../../../../../../server/features/operations/installation/shared/open-shared.ts'
import { folderSink } from '../../../../../../server/features/operations/volume/file-sink.ts'
import { readBackup } from '../../../../../../server/features/operations/volume/read-backup.ts'
import { messageOf } from '../../../../../support/message-of.ts'
import { emptyVolume } from '../../volume/volume-of-a-site.ts'
import { memoryPlace, movedSite } from '../shared-site.ts'

const test = suite('a backup of a site in a database and a bucket')

async function archiveOf(place: SharedPlace) {
  const to = new PassThrough()
  const bytes = buffer(to)
  // It ends with the same error as the archive.
  bytes.catch(() => undefined)
  const summary = await backUpShared(place, to)
  to.end()
  return { summary, bytes: await bytes }
}

test('is that of a volume, with all that the site has but its notices', async () => {
  const { place, site } = await movedSite()
  const { bytes } = await archiveOf(place)
  const folders = await emptyVolume()
  const settings = { availableBytes: Number.POSITIVE_INFINITY, into: folderSink(folders) }
  await readBackup(Readable.from([bytes]), settings)
  const withoutNotices = {
    ...site,
    async *values() {
      for await (const value of site.values()) if (value.name !== 'notices') yield value
    },
  }
  const counts = await compareAll(withoutNotices, installationOn(folders))
  assert.equal([counts.rows, counts.files, counts.former], [1, 4, 1])
})

test('of a database without a site is refused', async () => {
  const { place } = memoryPlace()
  assert.is(await messageOf(archiveOf(place)), 'There is no site in the database.')
})

test('is refused where an object is missing, or is not as it was put', async () => {
  const { place, objects } = await movedSite()
  const [[key, object]] = [...objects.stored] as [[string, { bytes: Buffer; storedAt: Date }]]
  const { bytes } = object
  object.bytes = Buffer.from(bytes).fill('x')
  assert.match(
    await messageOf(archiveOf(place)),
    /^uploads\/.+ is not in the bucket as it was put there\. Restore it, or delete it\.$/,
  )
  object.bytes = bytes.subarray(1)
  assert.match(await messageOf(archiveOf(place)), 'is not in the bucket as it was put there')
  objects.stored.delete(key)
  assert.match(await messageOf(archiveOf(place)), `is missing in the bucket (${key}). Delete it`)
})

test('leaves out a file whose name no archive can have, and says so', async () => {
  const { place, server } = await movedSite()
  const [[path, slot]] = [...server.tables.slots] as [[string, { version: number; data: string }]]
  server.tables.slots.set(`${path.replace('.jpg', '')}\\back.jpg`, slot)
  const { summary } = await archiveOf(place)
  assert.is(summary.leftOut.length, 1)
  assert.match(summary.leftOut[0] ?? '', '\\back.jpg')
})

test('takes the bytes of the files in slots', async () => {
  const { place } = await movedSite()
  assert.is(await bytesOfShared(place), 15)
  assert.is(await bytesOfShared(memoryPlace().place), 0)
})

test.run()
