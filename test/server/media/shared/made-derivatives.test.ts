import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createMadeDerivatives } from '../../../../server/media/shared/made-derivatives.ts'
import { memoryObjects } from '../../../support/memory-objects.ts'
import { refusal } from '../open-media.ts'

const test = suite('which smaller pictures are in the bucket')

const NAMES = ['320.avif', '320.webp']

async function open(...stored: string[]) {
  const objects = memoryObjects()
  const clock = { now: 1000 }
  let lists = 0
  const put = (name: string) => objects.put(`derivatives/${name}`, Buffer.from(name))
  for (const name of stored) await put(name)
  const made = createMadeDerivatives(
    {
      list(prefix) {
        lists += 1
        return objects.list(prefix)
      },
    },
    () => clock.now,
  )
  return { made, objects, clock, put, lists: () => lists }
}

test('is asked once where all of a photo are there, with their sizes', async () => {
  const { made, clock, lists } = await open('a/320.avif', 'a/320.webp', 'ab/320.avif')
  for (let i = 0; i < 3; i += 1) {
    assert.equal(
      [...(await made.of('a', NAMES))],
      [
        ['320.avif', 10],
        ['320.webp', 10],
      ],
    )
    clock.now += 60_000
  }
  assert.is(lists(), 1)
})

test('is asked again after five seconds where some are missing', async () => {
  const { made, clock, put, lists } = await open('a/320.avif')
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  await put('a/320.webp')
  clock.now += 4999
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  assert.is(lists(), 1)
  clock.now += 1
  assert.equal([...(await made.of('a', NAMES)).keys()], NAMES)
  assert.is(lists(), 2)
})

test('is asked once by those who ask at the same time, and anew after that', async () => {
  const { made, put, lists } = await open('a/320.avif')
  await Promise.all([made.now('a'), made.now('a'), made.of('a', NAMES)])
  assert.is(lists(), 1)
  await put('a/320.webp')
  assert.equal([...(await made.now('a')).keys()], NAMES)
  assert.is(lists(), 2)
})

test('is what was known while the store is away, or nothing, for five seconds', async () => {
  const { made, objects, clock, lists } = await open('a/320.avif')
  await made.of('a', NAMES)
  objects.isAway = true
  clock.now += 5000
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  assert.equal([...(await made.of('b', NAMES))], [])
  assert.equal([...(await made.of('b', NAMES))], [])
  assert.is(lists(), 3)
  assert.is((await refusal(made.now('a'))).status, 503)
  objects.isAway = false
  clock.now += 5000
  assert.equal([...(await made.of('b', NAMES))], [])
  assert.is(lists(), 5)
})

test('is told of what is made, and of photos that are forgotten', async () => {
  const { made, lists } = await open('a/320.avif')
  made.add('a', '320.webp', 7)
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  made.add('a', '320.webp', 7)
  assert.is((await made.of('a', NAMES)).get('320.webp'), 7)
  made.forget('a')
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  assert.is(lists(), 2)
})

test('is read of all photos at once, and known of each after that', async () => {
  const { made, objects, lists } = await open('a/320.avif', 'a/320.webp', 'b/320.avif')
  await objects.put('files/c', Buffer.from('photo'))
  const all = await made.readAll()
  assert.equal(
    [...all].map(([sha256, sizes]) => [sha256, ...sizes.keys()]),
    [
      ['a', ...NAMES],
      ['b', '320.avif'],
    ],
  )
  await made.of('a', NAMES)
  await made.of('b', NAMES)
  assert.is(lists(), 1)
})

test.run()
