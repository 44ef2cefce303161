import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createReservations } from '../../../../../server/features/media/upload/space-reservations.ts'

const test = suite('reserved space on the disk')

/** A disk of 1,000 bytes, of which 100 are kept for the site. */
function disk(free: number, giveWay?: (missing: number) => number) {
  const space = { total: 1000, free }
  const asked: number[] = []
  const reservations = createReservations(
    async () => ({ ...space }),
    async missing => {
      asked.push(missing)
      const freed = giveWay?.(missing) ?? 0
      space.free += freed
      return freed > 0
    },
  )
  return { ...reservations, space, asked }
}

const messageOf = (reserving: Promise<unknown>) =>
  reserving.then(
    () => 'reserved',
    error => `${error.status} ${error.message}`,
  )

test('a file takes its own size, and as much again for its copy', async () => {
  assert.is(await messageOf(disk(300).reserve(100)), 'reserved')
  assert.match(await messageOf(disk(300).reserve(101)), /^507 .*Delete files/)
})

test('of several files the largest is copied', async () => {
  const { reserve } = disk(100 + 50 + 100 + 100)
  await reserve(100)
  assert.is(await messageOf(reserve(50)), 'reserved')
  assert.match(await messageOf(reserve(1)), /^507 .*Try again when the uploads under way/)
})

test('written bytes are not counted twice, and released ones not at all', async () => {
  const { reserve, readDiskSpace, space } = disk(1000)
  const file = await reserve(200)
  assert.is((await readDiskSpace()).free, 800)
  for (const bytes of [100, 150]) {
    space.free = 1000 - bytes
    file.written(bytes)
    assert.is((await readDiskSpace()).free, 800)
  }
  file.written(250)
  assert.is((await readDiskSpace()).free, 850)
  file.release()
  assert.is((await readDiskSpace()).free, 850)
})

test('a paused file takes nothing of what is shown as free, and is restored so', async () => {
  const { reserve, restore, readDiskSpace } = disk(1000)
  const file = await reserve(200)
  file.pause()
  restore(300, 100)
  assert.is((await readDiskSpace()).free, 1000)
  await file.resume()
  assert.is((await readDiskSpace()).free, 800)
})

test('a paused file is resumed only where it still fits beside what is being written', async () => {
  const { reserve, restore } = disk(100 + 300)
  const paused = restore(100, 0)
  const other = restore(100, 0)
  assert.is(await messageOf(paused.resume()), 'reserved')
  assert.is(await messageOf(other.resume()), 'reserved')
  const third = restore(100, 0)
  assert.match(await messageOf(third.resume()), '507')
  other.release()
  paused.pause()
  assert.is(await messageOf(third.resume()), 'reserved')
  assert.match(await messageOf(reserve(200)), '507')
})

test('a file without a length grows as far as there is space, and gives up then', async () => {
  const { reserve, readDiskSpace } = disk(100 + 200)
  const file = await reserve(0)
  let gaveUp = 0
  const giveUp = async () => {
    gaveUp += 1
  }
  await file.grow(100, giveUp)
  assert.is((await readDiskSpace()).free, 200)
  assert.match(await messageOf(file.grow(101, giveUp)), '507')
  assert.is(gaveUp, 1)
  assert.is((await readDiskSpace()).free, 300)
})

test('what can be done without gives way, by as much as is missing', async () => {
  const { reserve, asked } = disk(250, () => 50)
  assert.is(await messageOf(reserve(150)), 'reserved')
  assert.equal(asked, [150, 100, 50])
  const stuck = disk(250)
  assert.match(await messageOf(stuck.reserve(150)), '507')
  assert.equal(stuck.asked, [150])
})

test('a copy takes its size while it is made, also where that fails', async () => {
  const { forCopy, readDiskSpace } = disk(400)
  assert.is(await forCopy(300, async () => (await readDiskSpace()).free), 100)
  assert.is((await readDiskSpace()).free, 400)
  await forCopy(300, async () => Promise.reject(new Error('no'))).catch(() => undefined)
  assert.is((await readDiskSpace()).free, 400)
  assert.match(await messageOf(forCopy(301, async () => undefined)), '507')
})

test('a file fits where the fewest of others are removed, the first ones', async () => {
  const { restore, blocking } = disk(100 + 100)
  const others = [restore(50, 50), restore(50, 50), restore(50, 50)]
  assert.equal(await blocking(50, others), [])
  assert.equal(await blocking(75, others), others.slice(0, 1))
  assert.equal(await blocking(100, others), others.slice(0, 2))
  assert.equal(await blocking(125, others), others)
  assert.is(await blocking(126, others), undefined)
})

test('nothing is removed where something gives way', async () => {
  const { restore, blocking } = disk(150, () => 50)
  assert.equal(await blocking(100, [restore(0, 0)]), [])
})

test.run()
