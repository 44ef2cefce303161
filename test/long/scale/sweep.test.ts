import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { sweepObjects } from '../../../server/media/shared/sweep.ts'
import { otherPhoto, photo } from '../../server/media/open-media.ts'
import { startPostgres } from '../../support/postgres.ts'
import { sharedFilesIn } from '../../support/shared-files.ts'

const test = suite('sweep of objects without a row')

const server = use(startPostgres())
const hour = 3_600_000

async function opened() {
  const files = await sharedFilesIn(await (await server).newDatabase())
  const { database, objects } = files
  return {
    ...files,
    /** After two hours. */
    sweep: () => sweepObjects({ database, objects, clock: () => Date.now() + 2 * hour }),
    contents: () => [...objects.stored.values()].map(({ bytes }) => `${bytes}`).sort(),
  }
}

test('files of slots and of the bin stay, others go', async () => {
  const { put, library, bin, sweep, contents, objects } = await opened()
  await put(photo.path, 'first')
  await put(photo.path, 'second')
  await put(otherPhoto.path, 'third')
  const removed = await library.remove(otherPhoto.path)
  await objects.put(`files/${'0'.repeat(64)}`, Buffer.from('of a process that was killed'))
  await objects.put('parts/1/1', Buffer.from('of an upload'))
  assert.is(await sweep(), 1)
  assert.equal(contents(), ['first', 'of an upload', 'second', 'third'])
  await bin.remove(removed?.bin ?? '')
  assert.is(await sweep(), 1)
  assert.equal(contents(), ['first', 'of an upload', 'second'])
  assert.is(await sweep(), 0)
})

test('what was put within the last hour stays: its row may be yet to come', async () => {
  const { database, objects } = await opened()
  await objects.put(`files/${'0'.repeat(64)}`, Buffer.from('new'))
  assert.is(await sweepObjects({ database, objects }), 0)
  assert.is(objects.stored.size, 1)
})

test('what is too old in the bin goes with its file', async () => {
  const { put, library, bin, applyRetention, objects } = await opened()
  await put(photo.path, 'first')
  await library.remove(photo.path)
  await applyRetention(new Date(Date.now() - hour).toISOString())
  assert.is((await bin.list()).length, 1)
  for (const object of objects.stored.values()) object.storedAt = new Date(Date.now() - 2 * hour)
  await applyRetention(new Date(Date.now() + hour).toISOString())
  assert.equal(await bin.list(), [])
  assert.is(objects.stored.size, 0)
})

test('more objects than are looked up together', async () => {
  const { put, objects, sweep } = await opened()
  await put(photo.path, 'first')
  for (let i = 0; i < 1203; i += 1) {
    await objects.put(`files/${`${i}`.padStart(64, '0')}`, Buffer.from('old'))
  }
  assert.is(await sweep(), 1203)
  assert.is(objects.stored.size, 1)
})

test('bytes that are placed again while the sweep removes them stay', async () => {
  const { put, library, bin, sweep, objects } = await opened()
  for (let i = 0; i < 10; i += 1) {
    await put(photo.path, 'again')
    const removed = await library.remove(photo.path)
    await bin.remove(removed?.bin ?? '')
    let placing: Promise<unknown> = Promise.resolve()
    objects.beforeRemoval = async () => {
      placing = put(photo.path, 'again')
      // Until it has looked whether the object is there, as it seems.
      await new Promise(resolve => setTimeout(resolve, 20 * i))
    }
    assert.is(await sweep(), 1)
    await placing
    const { absolute = '' } = (await library.local(photo.path)) ?? {}
    assert.is(await readFile(absolute, 'utf8'), 'again')
    assert.is(objects.stored.size, 1, `the object is there, try ${i}`)
    await library.remove(photo.path)
    for (const { id } of await bin.list()) await bin.remove(id)
  }
})

test('bytes whose object the sweep removes between the look and the row are put again', async () => {
  const { put, library, bin, sweep, objects } = await opened()
  await put(photo.path, 'again')
  const removed = await library.remove(photo.path)
  await bin.remove(removed?.bin ?? '')
  const { sizeOf } = objects
  let looks = 0
  objects.sizeOf = async key => {
    const size = await sizeOf(key)
    looks += 1
    if (looks === 1) assert.is(await sweep(), 1)
    return size
  }
  await put(otherPhoto.path, 'again')
  assert.is(looks, 2)
  assert.is(objects.stored.size, 1)
})

test('a sweep that was killed after its mark ends at the next one', async () => {
  const { objects, sweep, database } = await opened()
  await objects.put(`files/${'0'.repeat(64)}`, Buffer.from('old'))
  objects.isAway = true
  const list = objects.list
  objects.list = async function* (prefix) {
    objects.isAway = false
    yield* list(prefix)
    objects.isAway = true
  }
  await sweep().then(
    () => assert.unreachable(),
    error => assert.is(error.status, 503),
  )
  objects.list = list
  objects.isAway = false
  assert.is(await sweep(), 1)
  assert.is(objects.stored.size, 0)
  const marks = await database.sql`select 1 from swept_objects where not is_done`
  assert.is(marks.length, 0)
})

test.run()
