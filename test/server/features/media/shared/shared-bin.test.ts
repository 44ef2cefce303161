import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AppError } from '../../../../../server/base/errors.ts'
import { sharedFingerprints } from '../../../../../server/features/media/shared/shared-fingerprints.ts'
import { newVersion } from '../../../../../server/features/media/shared/slot-file.ts'
import { openSlotFiles } from '../../../../../server/features/media/shared/slot-files.ts'
import { posterOf } from '../../../../../web/base/routes.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { sharedFilesIn } from '../../../../support/shared-files.ts'
import { valuesOf } from '../../../../support/values-of.ts'
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

const restoring = suite('restoring files of several processes')

const openFiles = async () => sharedFilesIn(memoryDatabase().connect())

type Opened = Awaited<ReturnType<typeof openFiles>>

async function removed({ library, bin }: Opened, path: string) {
  const entry = await bin.find((await library.remove(path))?.bin ?? '')
  assert.ok(entry)
  return entry
}

restoring('is refused for an entry that is no longer in the bin', async () => {
  const opened = await openFiles()
  await opened.put(photo.path, 'photo')
  const entry = await removed(opened, photo.path)
  await opened.bin.remove(entry.id)
  const { status, message } = await refusal(opened.restore(entry, {}))
  assert.is(status, 404)
  assert.match(message, 'no longer in the bin')
  assert.is(opened.library.file(photo.path), undefined)
})

restoring('is refused for an entry without files', async () => {
  const { bin, restore } = await openFiles()
  const about = { who: 'ann', kind: 'slot-details', cause: 'replaced', subject: 'x' } as const
  const entry = await bin.add({ ...about, content: {} })
  assert.match((await refusal(restore(entry, {}))).message, 'no place for it any more')
  assert.is((await bin.list()).length, 1)
})

restoring('asks what an administrator has seen of the video alone, not of its poster', async () => {
  const opened = await openFiles()
  const { put, library, restore } = opened
  await put(film.path, 'film')
  await put(posterOf(film.path), 'poster')
  const entry = await removed(opened, film.path)
  await put(posterOf(film.path), 'other poster')
  await restore(entry, { by: 'ben' })
  assert.is(library.file(posterOf(film.path))?.size, 6)
  assert.is(library.file(film.path)?.size, 4)
  const [other, ...more] = await opened.bin.list()
  assert.equal([other?.who, other?.bytes, more.length], ['ben', 12, 0])
})

restoring('leaves a file that is in its slot already, or says which one is there', async () => {
  const opened = await openFiles()
  const { put, library, restore, bin } = opened
  const { file } = await put(photo.path, 'photo')
  const entry = await removed(opened, photo.path)
  const second = await put(photo.path, 'second')
  const error = (await restore(entry, { ifVersion: file.version }).catch(
    (reason: AppError) => reason,
  )) as AppError
  assert.is(error.code, 'slot-changed')
  assert.is((error.details.slot as { version: string }).version, second.file.version)
  await library.remove(photo.path)
  await restore(entry, {})
  assert.is(library.file(photo.path)?.version, file.version)
  assert.equal(valuesOf(await bin.list(), 'bytes'), [6])
})

const ofFingerprints = suite('fingerprints of several processes')

const version = newVersion(5, 1)
const file = { sha256: 'a'.repeat(64), bytes: 5, version }
const source = { version, sha256: 'b' }

async function openFingerprints() {
  const place = memoryDatabase()
  const slotFiles = await openSlotFiles(place.connect())
  const late: unknown[] = []
  const fingerprints = sharedFingerprints(slotFiles, error => late.push(error))
  await slotFiles.change(({ set }) => set('a.jpg', file))
  return { ...fingerprints, slotFiles, place, late }
}

const stores = ({ place }: { place: ReturnType<typeof memoryDatabase> }) =>
  place.tables.heads.get('slot-files')

ofFingerprints('are stored beside what a slot holds, and removed alone', async () => {
  const { put, of, slotFiles } = await openFingerprints()
  await put('a.jpg', source)
  assert.equal(await of('a.jpg'), source)
  assert.equal(slotFiles.get('a.jpg'), { ...file, fingerprint: source })
  await put('a.jpg', undefined)
  assert.is(await of('a.jpg'), undefined)
  assert.equal(slotFiles.get('a.jpg'), file)
})

ofFingerprints('are listed by their slots, without slots that have none', async () => {
  const { put, all, slotPaths, slotFiles } = await openFingerprints()
  await slotFiles.change(({ set }) => set('b.jpg', file))
  await put('a.jpg', source)
  assert.equal([...(await all())], [['a.jpg', source]])
  assert.equal(await slotPaths(), ['a.jpg'])
})

ofFingerprints('are not written again where they are known', async () => {
  const opened = await openFingerprints()
  await opened.put('a.jpg', source)
  const before = stores(opened)
  await opened.put('a.jpg', { ...source })
  assert.is(stores(opened), before)
})

ofFingerprints('of another file, or of an empty slot, are left out', async () => {
  const opened = await openFingerprints()
  const before = stores(opened)
  await opened.put('a.jpg', { ...source, version: newVersion(6, 1) })
  await opened.put('b.jpg', source)
  assert.equal(opened.late, [])
  assert.equal([await opened.of('a.jpg'), await opened.of('b.jpg')], [undefined, undefined])
  assert.is(stores(opened), before)
})

ofFingerprints('that cannot be stored are reported and reject nothing', async () => {
  const { put, of, place, late } = await openFingerprints()
  place.isAway = true
  await put('a.jpg', source)
  assert.equal(
    late.map(error => (error as { status: number }).status),
    [503],
  )
  assert.is(await of('a.jpg'), undefined)
})

test.run()
restoring.run()
ofFingerprints.run()
