import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AppError } from '../../../../server/errors.ts'
import { posterOf } from '../../../../web/routes.ts'
import { memoryDatabase } from '../../../support/memory-database/memory-database.ts'
import { sharedFilesIn } from '../../../support/shared-files.ts'
import { film, photo, refusal } from '../open-media.ts'

const test = suite('restoring files of several processes')

const open = async () => sharedFilesIn(memoryDatabase().connect())

type Opened = Awaited<ReturnType<typeof open>>

async function removed({ library, bin }: Opened, path: string) {
  const entry = await bin.find((await library.remove(path))?.bin ?? '')
  assert.ok(entry)
  return entry
}

test('is refused for an entry that is no longer in the bin', async () => {
  const opened = await open()
  await opened.put(photo.path, 'photo')
  const entry = await removed(opened, photo.path)
  await opened.bin.remove(entry.id)
  const { status, message } = await refusal(opened.restore(entry, {}))
  assert.is(status, 404)
  assert.match(message, 'no longer in the bin')
  assert.is(opened.library.file(photo.path), undefined)
})

test('is refused for an entry without files', async () => {
  const { bin, restore } = await open()
  const about = { who: 'ann', kind: 'slot-details', cause: 'replaced', subject: 'x' } as const
  const entry = await bin.add({ ...about, content: {} })
  assert.match((await refusal(restore(entry, {}))).message, 'no place for it any more')
  assert.is((await bin.list()).length, 1)
})

test('asks what an administrator has seen of the video alone, not of its poster', async () => {
  const opened = await open()
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

test('leaves a file that is in its slot already, and says which one is there otherwise', async () => {
  const opened = await open()
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
  assert.equal(
    (await bin.list()).map(({ bytes }) => bytes),
    [6],
  )
})

test.run()
