import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Cache, createCache, type MadeOf } from '../../../server/responses/cache.ts'
import { stateOfTests, type TestState } from '../../support/responses.ts'

interface Context {
  cache: Cache
  /** Milliseconds since 1970, as the cache is told. */
  now: number
  state: TestState
  /** How often each key was made. */
  made: Record<string, number>
  /** Asks for a key; its value tells how often it was made. */
  ask(key: string, madeOf?: MadeOf): Promise<string>
}

const test = suite<Context>('the cache of responses')

test.before.each(context => {
  const state = stateOfTests()
  const clock = () => context.now
  const cache = createCache(state, { mostBytes: 1024 * 1024, clock })
  const made: Context['made'] = {}
  const ask = (key: string, madeOf: MadeOf = {}) =>
    cache.getOrMake(
      key,
      madeOf,
      async () => {
        made[key] = (made[key] ?? 0) + 1
        return `${key} ${made[key]}`
      },
      text => text.length,
    )
  Object.assign(context, { cache, state, made, ask, now: Date.now() })
})

const photo = { path: 'a/photo.jpg' }
const other = { path: 'b/photo.jpg' }

test('a value is made once, also for those who ask while it is being made', async ({ ask }) => {
  assert.equal(await Promise.all([ask('a'), ask('a')]), ['a 1', 'a 1'])
  assert.is(await ask('a'), 'a 1')
  assert.is(await ask('b'), 'b 1')
})

test('a value whose making fails is made again for the next who asks', async ({ cache }) => {
  const fail = () =>
    cache.getOrMake(
      'a',
      {},
      () => Promise.reject(new Error('no')),
      () => 1,
    )
  assert.equal(await Promise.allSettled([fail(), fail()]).then(all => all.map(one => one.status)), [
    'rejected',
    'rejected',
  ])
  assert.is(
    await cache.getOrMake(
      'a',
      {},
      async () => 'yes',
      () => 1,
    ),
    'yes',
  )
})

for (const [what, change] of [
  ['a file comes into the slot', state => state.changeFile(photo.path)],
  ['a catalog is made for the slot', state => state.makeCatalog(photo.path)],
  ['the slot’s details change', state => state.changeDetails(photo.path)],
] satisfies [string, (state: TestState) => void][]) {
  test(`when ${what}, what shows the slot ends, and nothing else`, async ({ ask, state }) => {
    const asked = () =>
      Promise.all([ask('a', { slots: [other, photo] }), ask('b', { slots: [other] }), ask('c')])
    await asked()
    change(state)
    assert.equal(await asked(), ['a 2', 'b 1', 'c 1'])
  })
}

test('new contact details end what shows them', async ({ ask, state }) => {
  const asked = () => Promise.all([ask('a', { contactDetails: true }), ask('b', { year: true })])
  await asked()
  state.changeContactDetails()
  assert.equal(await asked(), ['a 2', 'b 1'])
})

test('New Year ends what shows the year', async context => {
  const { ask } = context
  const asked = () => Promise.all([ask('a', { year: true }), ask('b', { contactDetails: true })])
  context.now = new Date(2026, 11, 31, 23, 59).getTime()
  assert.equal(await asked(), ['a 1', 'b 1'])
  context.now = new Date(2027, 0, 1).getTime()
  assert.equal(await asked(), ['a 2', 'b 1'])
})

test('a change while a value is being made ends it: only those who waited get it', async ({
  ask,
  state,
}) => {
  const waited = ask('a', { slots: [photo], contactDetails: true })
  state.changeFile(photo.path)
  assert.is(await waited, 'a 1')
  assert.is(await ask('a', { slots: [photo], contactDetails: true }), 'a 2')
  const again = ask('c', { contactDetails: true })
  state.changeContactDetails()
  await again
  assert.is(await ask('c', { contactDetails: true }), 'c 2')
})

test('a value that ended while it was made does not take the place of its successor', async ({
  cache,
  state,
}) => {
  const release: ((text: string) => void)[] = []
  const slow = () =>
    cache.getOrMake(
      'a',
      { slots: [photo] },
      () => new Promise(done => release.push(done)),
      () => 1,
    )
  const first = slow()
  state.changeFile(photo.path)
  const second = slow()
  release[1]?.('new')
  assert.is(await second, 'new')
  release[0]?.('old')
  assert.is(await first, 'old')
  assert.is(await slow(), 'new')
})

test('the least recently used goes when the bytes are too many', async ({ cache }) => {
  const half = 'x'.repeat(400 * 1024)
  const put = (key: string) => cache.set(key, half, {}, half.length)
  put('a')
  put('b')
  assert.is(cache.get('a'), half)
  put('c')
  assert.equal(
    ['a', 'b', 'c'].map(key => cache.get(key) !== undefined),
    [true, false, true],
  )
})

test('a made value counts with the bytes it turned out to have', async ({ cache }) => {
  const large = (key: string) =>
    cache.getOrMake(
      key,
      {},
      async () => 'x'.repeat(700 * 1024),
      text => text.length,
    )
  await large('a')
  await large('b')
  assert.is(cache.get('a'), undefined)
  assert.ok(cache.get('b'))
})

test('one that is larger than the whole cache is given and not kept', async ({ cache }) => {
  const asked = () =>
    cache.getOrMake(
      'a',
      {},
      async () => 'x'.repeat(2 ** 21),
      text => text.length,
    )
  assert.is((await asked()).length, 2 ** 21)
  assert.is(cache.get('a'), undefined)
})

test.run()
