import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type LaneOptions,
  openTurns,
  type TurnsOptions,
} from '../../../../server/base/child-processes/turns.ts'
import { until } from '../../../support/until.ts'

const test = suite('scheduling of child processes')

/** A lane for images and one for catalogs, whose jobs run until `end` is called. */
function open(options: TurnsOptions, pictures: LaneOptions = {}) {
  const turns = openTurns(options)
  const lanes = { picture: turns.lane(pictures), catalog: turns.lane({ givesWay: true }) }
  const diary: string[] = []
  const endings = new Map<string, () => void>()

  function begin(kind: keyof typeof lanes, name: string, isAwaited: boolean | (() => boolean)) {
    const work = (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        diary.push(`${name} begins`)
        signal.addEventListener('abort', () => {
          diary.push(`${name} is ended`)
          reject(signal.reason)
        })
        endings.set(name, () => resolve(name))
      })
    return lanes[kind].run(work, typeof isAwaited === 'boolean' ? () => isAwaited : isAwaited)
  }

  return {
    lanes,
    diary,
    begin,
    /** Ends a job as soon as it has begun. */
    async end(name: string) {
      await until(`${name} to begin`, () => endings.has(name))
      endings.get(name)?.()
      endings.delete(name)
    },
    begins: (name: string) => until(`${name} to begin`, () => diary.includes(`${name} begins`)),
    /** Resolves after all pending callbacks have run. */
    calm: () => new Promise(resolve => setImmediate(resolve)),
  }
}

test('with little memory one job runs at a time, across all lanes', async () => {
  const { begin, end, diary, calm } = open({ isShort: () => true })
  const all = [begin('catalog', 'a', false), begin('picture', 'b', false)]
  await calm()
  assert.equal(diary, ['a begins'])
  await end('a')
  await end('b')
  assert.equal(await Promise.all(all), ['a', 'b'])
  assert.equal(diary, ['a begins', 'b begins'])
})

test('with ample memory each lane runs one job, and none is aborted', async () => {
  const { begin, end, diary, calm } = open({ isShort: () => false, longestWait: 0 })
  const all = [
    begin('catalog', 'a', false),
    begin('picture', 'b', true),
    begin('picture', 'c', true),
  ]
  await calm()
  assert.equal(diary, ['a begins', 'b begins'])
  for (const name of ['b', 'c', 'a']) await end(name)
  await Promise.all(all)
  assert.equal(diary, ['a begins', 'b begins', 'c begins'])
})

test('the memory is checked before each job', async () => {
  let isShort = false
  const { begin, end, diary, calm } = open({ isShort: () => isShort })
  const all = [begin('picture', 'a', false), begin('catalog', 'b', false)]
  await calm()
  isShort = true
  all.push(begin('picture', 'c', false))
  await end('a')
  await calm()
  assert.equal(diary, ['a begins', 'b begins'])
  await end('b')
  await end('c')
  await Promise.all(all)
})

test('jobs that a request waits for come first, images before catalogs', async () => {
  const { begin, end, diary } = open({ isShort: () => true })
  let isAsked = false
  const all = [
    begin('picture', 'first', true),
    begin('catalog', 'ahead of requests', false),
    begin('picture', 'smaller form', false),
    begin('catalog', 'asked for since', () => isAsked),
    begin('catalog', 'catalog', true),
    begin('picture', 'upload', true),
  ]
  isAsked = true
  const order = [
    'first',
    'upload',
    'asked for since',
    'catalog',
    'smaller form',
    'ahead of requests',
  ]
  for (const name of order) await end(name)
  await Promise.all(all)
  assert.equal(
    diary,
    order.map(name => `${name} begins`),
  )
})

test('a background catalog is aborted for an upload and restarted afterwards', async () => {
  const { begin, end, diary, begins } = open({ isShort: () => true })
  const catalog = begin('catalog', 'catalog', false)
  await begins('catalog')
  const upload = begin('picture', 'upload', true)
  await end('upload')
  assert.is(await upload, 'upload')
  await until('the catalog to begin again', () => diary.length === 4)
  await end('catalog')
  assert.is(await catalog, 'catalog')
  assert.equal(diary, ['catalog begins', 'catalog is ended', 'upload begins', 'catalog begins'])
})

test('a background job aborts no catalog', async () => {
  const { begin, end, diary, calm } = open({ isShort: () => true, longestWait: 0 })
  const all = [begin('catalog', 'catalog', false), begin('picture', 'smaller form', false)]
  await calm()
  await end('catalog')
  await end('smaller form')
  await Promise.all(all)
  assert.equal(diary, ['catalog begins', 'smaller form begins'])
})

test('a requested catalog is aborted for an upload only after the longest wait', async () => {
  const { begin, end, diary, calm } = open({ isShort: () => true, longestWait: 1e6 })
  const all = [begin('catalog', 'catalog', true), begin('picture', 'upload', true)]
  await calm()
  assert.equal(diary, ['catalog begins'])
  await end('catalog')
  await end('upload')
  await Promise.all(all)

  const other = open({ isShort: () => true, longestWait: 1 })
  const catalog = other.begin('catalog', 'catalog', true)
  const upload = other.begin('picture', 'upload', true)
  await other.begins('upload')
  assert.equal(other.diary, ['catalog begins', 'catalog is ended', 'upload begins'])
  await other.end('upload')
  await until('the catalog to begin again', () => other.diary.length === 4)
  await other.end('catalog')
  await Promise.all([upload, catalog])
})

test('with little memory, idle processes of other lanes end before a job starts', async () => {
  for (const isShort of [true, false]) {
    const events: string[] = []
    const rest = async () => {
      await new Promise(resolve => setTimeout(resolve, 5))
      events.push('process ended')
    }
    const { begin, end, begins, diary } = open({ isShort: () => isShort }, { rest })
    const catalog = begin('catalog', 'catalog', false)
    await begins('catalog')
    assert.equal([...events, ...diary], [...(isShort ? ['process ended'] : []), 'catalog begins'])
    await end('catalog')
    await catalog
  }
})

test('a failed job rejects its own promise only', async () => {
  const { lanes, begin, end } = open({ isShort: () => true })
  const fails = lanes.picture.run(
    async () => {
      throw new Error('no room')
    },
    () => true,
  )
  const next = begin('catalog', 'next', true)
  assert.is(await fails.catch(error => error.message), 'no room')
  await end('next')
  assert.is(await next, 'next')
})

test('closing a lane rejects waiting jobs and aborts the running one', async () => {
  const { lanes, begin, end, begins, diary } = open({ isShort: () => true })
  const reason = new Error('the server is stopping')
  const message = (task: Promise<unknown>) => task.then(String, error => error.message)
  const running = message(begin('catalog', 'running', true))
  const waiting = message(begin('catalog', 'waiting', true))
  await begins('running')
  lanes.catalog.close(reason)
  const late = message(begin('catalog', 'late', true))
  assert.equal(await Promise.all([running, waiting, late]), Array(3).fill(reason.message))
  assert.equal(diary, ['running begins', 'running is ended'])
  const other = begin('picture', 'other', true)
  await end('other')
  assert.is(await other, 'other')
})

test.run()
