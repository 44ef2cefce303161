import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sweepObjects } from '../../../../../server/features/media/shared/sweep.ts'
import type { Database } from '../../../../../server/storage/postgres/database.ts'
import { sharedFilesIn } from '../../../../support/shared-files.ts'
import { otherPhoto, photo } from '../open-media.ts'

const hour = 3_600_000

export interface SweepPlace {
  database: Database
  /** How many objects are marked that may not be removed yet. */
  unfinished(): Promise<number>
}

/** Shared files, and what sweeps them. */
export async function toSweep(place: SweepPlace) {
  const files = await sharedFilesIn(place.database)
  const { database, objects } = files
  return {
    ...files,
    ...place,
    /** After two hours. */
    sweep: () => sweepObjects({ database, objects, clock: () => Date.now() + 2 * hour }),
    contents: () => [...objects.stored.values()].map(({ bytes }) => `${bytes}`).sort(),
  }
}

/** Which objects go, whatever database says what is named. */
export function describeSweep(name: string, openPlace: () => Promise<SweepPlace>): void {
  const test = suite(`sweep of objects without a row of ${name}`)
  const opened = async () => toSweep(await openPlace())

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
    const { objects, sweep, unfinished } = await opened()
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
    assert.is(await unfinished(), 0)
  })

  test.run()
}
