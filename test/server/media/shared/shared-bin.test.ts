import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { posterOf } from '../../../../web/routes.ts'
import { memoryDatabase } from '../../../support/memory-database/memory-database.ts'
import { sharedFilesIn } from '../../../support/shared-files.ts'
import { film, photo, refusal } from '../open-media.ts'

const test = suite('bin of several processes')

const text = { who: 'ann', kind: 'slot-details', cause: 'replaced', subject: 'x' } as const

async function open() {
  const place = memoryDatabase()
  const one = await sharedFilesIn(place.connect())
  return { ...one, other: await sharedFilesIn(place.connect(), one.objects) }
}

test('takes texts, but files with their slots alone', async () => {
  const { bin, other } = await open()
  const entry = await bin.add({ ...text, content: { alt: 'A house' } }, [])
  assert.equal([entry.bytes, entry.version], [0, 1])
  assert.not.ok('objects' in entry)
  assert.equal(await other.bin.find(entry.id), entry)
  const error = await bin.add({ ...text, content: {} }, ['/a']).catch((reason: Error) => reason)
  assert.match(String(error), 'Files come into this bin with their slots')
  assert.is((await bin.list()).length, 1)
})

test('has the files of an entry by their number, and says where one is gone', async () => {
  const { put, library, other } = await open()
  await put(film.path, 'film')
  await put(posterOf(film.path), 'poster')
  const id = (await library.remove(film.path))?.bin ?? ''
  const contents = [0, 1].map(async index => readFile(await other.bin.fileOf(id, index), 'utf8'))
  assert.equal(await Promise.all(contents), ['film', 'poster'])
  for (const gone of [other.bin.fileOf(id, 2), other.bin.fileOf(`${id.slice(0, -1)}x`, 0)]) {
    assert.equal(await refusal(gone), { status: 404, message: 'This is no longer in the bin.' })
  }
})

test('knows the upload of a file only where it is of this version', async () => {
  const { put, library, bin, fingerprints } = await open()
  const { version } = (await put(photo.path, 'photo')).file
  await fingerprints.put(photo.path, { version, sha256: 'a' })
  const id = (await library.remove(photo.path))?.bin ?? ''
  const first = (await bin.find(id))?.content as { files: object[] } | undefined
  assert.equal(first?.files, [{ path: photo.path, version, fingerprint: { version, sha256: 'a' } }])
  await put(photo.path, 'other')
  const second = (await library.remove(photo.path))?.bin ?? ''
  const other = (await bin.find(second))?.content as { files: object[] } | undefined
  assert.is(other?.files.length, 1)
  assert.not.ok('fingerprint' in (other?.files[0] ?? {}))
})

test('has one entry of files that go twice, unless they go with something else', async () => {
  const { put, leave, bin, library } = await open()
  await put(photo.path, 'photo')
  const about = { kind: 'page', subject: '/x', content: { page: 1 } } as const
  const first = await leave([photo.path], about, 'ann')
  const second = await leave([photo.path], about, 'ann')
  assert.is.not(first.kept?.id, second.kept?.id)
  const removed = await library.remove(photo.path)
  assert.is((await bin.list()).length, 3)
  assert.is((await bin.find(removed?.bin ?? ''))?.subject, photo.path)
})

test('removes what came before a moment, and nothing of that moment', async () => {
  const { bin, other } = await open()
  const { id, createdAt } = await bin.add({ ...text, content: {} })
  await other.bin.removeBefore(createdAt)
  assert.is((await bin.find(id))?.id, id)
  await other.bin.removeBefore(new Date(Date.parse(createdAt) + 1).toISOString())
  assert.is(await bin.find(id), undefined)
})

test('lists what others have added once it is refreshed', async () => {
  const { put, library, other } = await open()
  await put(photo.path, 'photo')
  await library.remove(photo.path)
  assert.is((await other.bin.list()).length, 1)
  assert.equal(await other.bin.list(), await other.bin.list())
})

test.run()
