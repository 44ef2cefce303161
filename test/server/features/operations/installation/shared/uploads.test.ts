import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { installationOn } from '../../../../../../server/features/operations/installation/on-volume.ts'
import { checkUploads } from '../../../../../../server/features/operations/installation/shared/check-uploads.ts'
import {
  hasSite,
  withSiteLock,
} from '../../../../../../server/features/operations/installation/shared/open-shared.ts'
import {
  putUpload,
  putUploads,
} from '../../../../../../server/features/operations/installation/shared/put-uploads.ts'
import { takenToBucket } from '../../../../../../server/features/operations/installation/taken-to-bucket.ts'
import { memoryObjects } from '../../../../../support/memory-objects.ts'
import { messageOf } from '../../../../../support/message-of.ts'
import { temporaryFolder } from '../../../../../support/temporary-folder.ts'
import { valuesOf } from '../../../../../support/values-of.ts'
import { emptyVolume } from '../../volume/volume-of-a-site.ts'
import { memoryPlace, movedSite } from '../shared-site.ts'
import { siteOnVolume } from '../site-on-volume.ts'

const test = suite('uploads of a site in a bucket')

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function upload(text: string) {
  const local = join(await temporaryFolder(), 'photo')
  await writeFile(local, text)
  const sha256 = sumOf(text)
  return { path: 'home/card-1.jpg', bytes: text.length, sha256, local, key: `files/${sha256}` }
}

test('are put under their sums, those of the bin as well, and no more when they are there', async () => {
  const objects = memoryObjects()
  const site = installationOn(await siteOnVolume())
  await putUploads(site, objects)
  const sums = new Set<string>()
  for await (const { sha256 } of site.uploads()) sums.add(`files/${sha256}`)
  for await (const { files } of site.bin())
    for (const { sha256 } of files) sums.add(`files/${sha256}`)
  assert.equal([...objects.stored.keys()].sort(), [...sums].sort())
  const { put } = objects.calls
  await putUploads(site, objects)
  assert.is(objects.calls.put, put)
})

test('that have other bytes in the bucket are put again', async () => {
  const objects = memoryObjects()
  const photo = await upload('a photo')
  for (const wrong of ['a ph0to', 'a pho']) {
    objects.stored.set(photo.key, { bytes: Buffer.from(wrong), storedAt: new Date() })
    await putUpload(photo, objects)
    assert.is(`${objects.stored.get(photo.key)?.bytes}`, 'a photo')
  }
})

test('of another size are not read before they are put', async () => {
  const objects = memoryObjects()
  const photo = await upload('a photo')
  await putUpload(photo, objects)
  assert.equal([objects.calls.put, objects.calls.get], [1, 1])
})

test('that are not in the bucket as they were put are an error with their name', async () => {
  const objects = memoryObjects()
  const photo = await upload('a photo')
  objects.put = async key => {
    objects.stored.set(key, { bytes: Buffer.from('a ph0to'), storedAt: new Date() })
  }
  assert.is(
    await messageOf(putUpload(photo, objects)),
    `home/card-1.jpg is not in the bucket as it was put there (${photo.key}).`,
  )
  objects.put = async () => undefined
  objects.stored.clear()
  assert.match(await messageOf(putUpload(photo, objects)), 'is not in the bucket')
})

test('that are not on this machine are left alone', async () => {
  const objects = memoryObjects()
  const { local: _, ...photo } = await upload('a photo')
  await putUpload(photo, objects)
  assert.equal(objects.calls, { put: 0, get: 0, remove: 0 })
})

test('four are under way at a time, and all have ended when one fails', async () => {
  const objects = memoryObjects()
  const uploads = await Promise.all(
    Array.from({ length: 9 }, async (_, at) => ({
      ...(await upload(`photo ${at}`)),
      ...{ changedAt: 0, open: async () => Readable.from([]) },
    })),
  )
  const site = {
    ...installationOn(await emptyVolume()),
    async *uploads() {
      yield* uploads
    },
  }
  let [underWay, most] = [0, 0]
  const { put } = objects
  objects.put = async (key, body) => {
    underWay += 1
    most = Math.max(most, underWay)
    await put(key, body)
    await new Promise(setImmediate)
    underWay -= 1
    if (key === uploads[1]?.key) throw new Error('cut')
  }
  assert.is(await messageOf(putUploads(site, objects)), 'cut')
  assert.equal([most, underWay], [4, 0])
  assert.ok(objects.stored.size < 9)
  await messageOf(putUploads(site, objects))
  objects.put = put
  await putUploads(site, objects)
  assert.is(objects.stored.size, 9)
})

test('are counted and read by a check, each object once', async () => {
  const { place, objects } = await movedSite()
  const before = objects.calls.get
  const { right, ...report } = await checkUploads(place)
  assert.equal(report, { files: 3, bytes: 15, entriesInBin: 1, bytesInBin: 14, problems: [] })
  assert.is(objects.calls.get - before, right)
  assert.is(right, objects.stored.size)
})

test('that are missing or damaged are named by a check, with what to do', async () => {
  const { place, objects } = await movedSite()
  const damaged = new Map<string, string>()
  for (const [key, object] of objects.stored) {
    if (`${object.bytes}` === 'a former photo') objects.stored.delete(key)
    else object.bytes = Buffer.from('faked')
    damaged.set(key, `${object.bytes}`)
  }
  const { right, problems } = await checkUploads(place)
  assert.equal([right, problems.length], [0, damaged.size])
  const todo = 'Upload it again, or restore it from a backup.'
  const former = `files/${sumOf('a former photo')}`
  assert.match(problems.join('\n'), new RegExp(`bin/.+/0 is missing in the bucket \\(${former}\\)`))
  assert.match(
    problems[0] ?? '',
    /has other bytes than were uploaded in the bucket \(files\/\w+\)\./,
  )
  assert.ok(problems.every(problem => problem.endsWith(todo)))
})

test('that are deleted for good during a check are no fault', async () => {
  const { place, objects, server } = await movedSite()
  const former = `files/${sumOf('a former photo')}`
  const { get } = objects
  objects.get = async key => {
    for (const row of server.tables.rows) if (row.store === 'bin') row.data = null
    objects.stored.delete(former)
    return get(key)
  }
  assert.equal((await checkUploads(place)).problems, [])
})

test('of an archive go into the bucket, and none stays on the disk', async () => {
  const folders = await emptyVolume()
  const objects = memoryObjects()
  const sink = takenToBucket(folders, objects)
  const take = (name: string, text: string) =>
    sink.take({ name, changedAt: 1_700_000_000_000_000 }, Readable.from([Buffer.from(text)]))
  assert.is(await take('uploads/home/card-1.jpg', 'a photo'), sumOf('a photo'))
  await take('uploads/bin/some-entry/0', 'former')
  await take('uploads/bin/some-entry/entry.json', '{}')
  await take('data/menu.json', '[]')
  await sink.finish()
  assert.equal(await sink.paths(), ['home/card-1.jpg', 'bin/some-entry/0'])
  assert.is(objects.stored.size, 2)
  const left = await readdir(folders.uploadsDir, { recursive: true, withFileTypes: true })
  assert.equal(
    valuesOf(
      left.filter(entry => entry.isFile()),
      'name',
    ),
    ['entry.json'],
  )
  assert.equal(await readdir(folders.dataDir), ['menu.json'])
  const { local, sha256, bytes } = await sink.find('home/card-1.jpg')
  assert.equal([local, sha256, bytes], [undefined, sumOf('a photo'), 7])
  assert.ok(sink.widths.has(sha256))
  assert.is(
    await messageOf(sink.find('home/card-2.jpg')),
    'This backup cannot be used: uploads/home/card-2.jpg is missing.',
  )
})

test('a database has a site once anything is in it', async () => {
  const { server, database, put } = memoryPlace()
  assert.is(await hasSite(database.sql), false)
  const volume = await emptyVolume()
  for (const folder of Object.values(volume)) await mkdir(folder)
  await put(installationOn(volume))
  assert.is(server.tables.heads.size, 1)
  assert.is(await hasSite(database.sql), false)
  assert.is(await hasSite((await movedSite()).database.sql), true)
})

test('a command is alone with a site that no process serves, for as long as its line lives', async () => {
  const { place, server } = memoryPlace()
  assert.is(await withSiteLock(place, async stillAlone => stillAlone().then(() => 'done')), 'done')
  server.before = text => {
    if (text === 'select 1') throw new Error('cut')
  }
  assert.is(await messageOf(withSiteLock(place, stillAlone => stillAlone())), 'cut')
  const taken = {
    ...place.database,
    transaction: <R>(run: (sql: never) => Promise<R>) =>
      run((async () => [{ taken: false }]) as never),
  }
  assert.match(
    await messageOf(withSiteLock({ database: taken }, async () => assert.unreachable())),
    'The site in this database is running, or another command works on it.',
  )
})

test.run()
