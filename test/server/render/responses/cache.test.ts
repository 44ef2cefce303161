import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Cache, createCache, type MadeOf } from '../../../../server/render/responses/cache.ts'
import { stateOfTests, type TestState } from '../../../support/responses.ts'

interface Context {
  cache: Cache
  /** Milliseconds since 1970, as the cache is told. */
  now: number
  state: TestState
  /** How often each key was computed. */
  made: Record<string, number>
  /** Gets a key; its value is how often it was computed. */
  ask(key: string, madeOf?: MadeOf): Promise<string>
}

const test = suite<Context>('response cache')

test.before.each(context => {
  const state = stateOfTests()
  const clock = () => context.now
  const cache = createCache(state, { mostBytes: 1024 * 1024, mostBytesOfItems: 1024 * 1024, clock })
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

test('concurrent requests make a value once', async ({ ask }) => {
  assert.equal(await Promise.all([ask('a'), ask('a')]), ['a 1', 'a 1'])
  assert.is(await ask('a'), 'a 1')
  assert.is(await ask('b'), 'b 1')
})

for (const [what, madeOf, change] of [
  ['the content', { content: true }, state => state.changeContent()],
  ['what can be found', { search: true }, state => state.changeSearch()],
  [
    'the prices of parts',
    { designPrices: true, isDesign: true },
    state => state.changeDesignPrices(),
  ],
  ['contact details', { contactDetails: true }, state => state.changeContactDetails()],
] satisfies [string, MadeOf, (state: TestState) => void][]) {
  test(`a value of ${what} ends with any change of that, and no other does`, async context => {
    const { ask, state } = context
    const asked = () => Promise.all([ask('a', madeOf), ask('b'), ask('c', { year: true })])
    assert.equal(await asked(), ['a 1', 'b 1', 'c 1'])
    change(state)
    assert.equal(await asked(), ['a 2', 'b 1', 'c 1'])
  })
}

test('what is made of plans pushes out one another, and no page or product', async ({ cache }) => {
  const kinds: MadeOf[] = [{}, { isItem: true }]
  for (const [at, madeOf] of kinds.entries()) cache.set(`other ${at}`, 'stays', madeOf, 1)
  for (let i = 0; i < 100; i++) cache.set(`plan ${i}`, 'drawn', { isDesign: true }, 100_000)
  const has = (key: string) => cache.get(key) !== undefined
  assert.equal(
    kinds.map((_, at) => has(`other ${at}`)),
    [true, true],
  )
  assert.equal([has('plan 0'), has('plan 99')], [false, true])
})

test('many of a kind push out one another, and no page', async ({ ask }) => {
  assert.is(await ask('page'), 'page 1')
  const items = Array.from({ length: 9000 }, (_, index) => `item ${index}`)
  for (const item of items) await ask(item, { isItem: true })
  assert.is(await ask('page'), 'page 1')
  assert.is(await ask('item 8999', { isItem: true }), 'item 8999 1')
  assert.is(await ask('item 0', { isItem: true }), 'item 0 2')
})

test('a changed file ends what is made of it, of many of a kind as well', async context => {
  const { ask, state } = context
  assert.is(await ask('item', { isItem: true, slots: [photo] }), 'item 1')
  state.changeFile(photo.path)
  assert.is(await ask('item', { isItem: true, slots: [photo] }), 'item 2')
})

test('a failed value is made again at the next request', async ({ cache }) => {
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
  test(`${what} invalidates the values that show the slot only`, async ({ ask, state }) => {
    const asked = () =>
      Promise.all([ask('a', { slots: [other, photo] }), ask('b', { slots: [other] }), ask('c')])
    await asked()
    change(state)
    assert.equal(await asked(), ['a 2', 'b 1', 'c 1'])
  })
}

test('the New Year invalidates the values that show the year', async context => {
  const { ask } = context
  const asked = () => Promise.all([ask('a', { year: true }), ask('b', { contactDetails: true })])
  context.now = new Date(2026, 11, 31, 23, 59).getTime()
  assert.equal(await asked(), ['a 1', 'b 1'])
  context.now = new Date(2027, 0, 1).getTime()
  assert.equal(await asked(), ['a 2', 'b 1'])
})

test('a change during the making invalidates the value', async ({ ask, state }) => {
  const waited = ask('a', { slots: [photo], contactDetails: true })
  state.changeFile(photo.path)
  assert.is(await waited, 'a 1')
  assert.is(await ask('a', { slots: [photo], contactDetails: true }), 'a 2')
  const again = ask('c', { contactDetails: true })
  state.changeContactDetails()
  await again
  assert.is(await ask('c', { contactDetails: true }), 'c 2')
})

test('a value invalidated while made does not replace a newer one', async ({ cache, state }) => {
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

test('a value that fails after a change leaves the newer one', async ({ cache, state }) => {
  const ends: { make: (text: string) => void; fail: (error: Error) => void }[] = []
  const slow = () =>
    cache.getOrMake(
      'a',
      { slots: [photo] },
      () => new Promise<string>((make, fail) => ends.push({ make, fail })),
      () => 1,
    )
  const first = slow().catch(() => 'failed')
  state.changeFile(photo.path)
  const second = slow()
  ends[1]?.make('new')
  ends[0]?.fail(new Error('no'))
  assert.equal(await Promise.all([first, second, slow()]), ['failed', 'new', 'new'])
  assert.is(ends.length, 2)
})

test('the least recently used value is evicted when the bytes are too many', async ({ cache }) => {
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

test('a value counts with its actual size in bytes', async ({ cache }) => {
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

test('a value larger than the whole cache is returned and not stored', async ({ cache }) => {
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

test('a key and the bookkeeping count, a key in its bytes', () => {
  const cache = createCache(stateOfTests(), { mostBytes: 10_000 })
  const keys = Array.from({ length: 20 }, (_, at) => `${at}${'ä'.repeat(1000)}`)
  for (const key of keys) cache.set(key, 'small', {}, 5)
  const held = keys.filter(key => cache.get(key) !== undefined)
  assert.equal(held, keys.slice(-4))
  const wide = keys.map(key => `${key}…`.replace(/ä{500}/, ''))
  for (const key of wide) cache.set(key, 'small', {}, 5)
  assert.is(wide.filter(key => cache.get(key) !== undefined).length, 4)
})

test('a value under a key of more than 2 KB is made each time', async ({ ask }) => {
  const long = 'x'.repeat(2049)
  assert.equal([await ask(long), await ask(long)], [`${long} 1`, `${long} 2`])
  const short = 'x'.repeat(2048)
  assert.equal([await ask(short), await ask(short)], [`${short} 1`, `${short} 1`])
})

test.run()
