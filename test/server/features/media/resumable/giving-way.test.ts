import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { Upload } from '@tus/server'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { Begun } from '../../../../../server/features/media/resumable/begun.ts'
import {
  thatGiveWayTo,
  tooManyBegun,
} from '../../../../../server/features/media/resumable/giving-way.ts'
import { openPartialUploads } from '../../../../../server/features/media/resumable/partial-uploads.ts'
import { createReservations } from '../../../../../server/features/media/upload/space-reservations.ts'
import { openMedia, photo, refusal } from '../open-media.ts'

const test = suite('disk space reserved for partial uploads')

const megabyte = 1024 * 1024
const minute = 60_000
const day = 24 * 60 * minute

/** 800 MB are available for uploads, whatever is written. */
async function open(options: Partial<Parameters<typeof openPartialUploads>[0]> = {}) {
  const readDiskSpace = async () => ({ total: 1000 * megabyte, free: 900 * megabyte })
  const { uploadsDir } = await openMedia()
  const clock = { now: Date.now() }
  const openAgain = async (more = options) => {
    const reservations = createReservations(readDiskSpace)
    const given = { uploadsDir, reservations, clock: () => clock.now, ...more }
    const uploads = await openPartialUploads(given)
    use(uploads.stop)
    const store = await uploads.store()
    return {
      ...uploads,
      async begin(megabytes: number, owner = 'me') {
        const id = randomBytes(16).toString('hex')
        const metadata = { owner, slotPath: photo.path }
        await store.create(new Upload({ id, size: megabytes * megabyte, offset: 0, metadata }))
        return id
      },
      write: (id: string, bytes: Readable) => store.write(bytes, id, 0),
    }
  }
  return {
    ...(await openAgain()),
    openAgain,
    later: (milliseconds: number) => {
      clock.now += milliseconds
    },
    begun: async () =>
      (await readdir(join(uploadsDir, '.incoming/tus'))).filter(name => !name.endsWith('.json')),
  }
}

test('a partial upload reserves its size and that of its copy until it is removed', async () => {
  const { begin, begun, forget } = await open()
  const [first] = [await begin(300), await begin(100)]
  const { status, message } = await refusal(begin(101))
  assert.is(status, 507)
  assert.match(message, /Try again when the uploads under way are done/)
  assert.is((await begun()).length, 2)
  await forget(first)
  await begin(300)
  assert.match((await refusal(begin(401))).message, /Delete files/)
})

test('after ten idle minutes the oldest uploads of the same user are evicted', async () => {
  const { begin, begun, later, write } = await open()
  const ids = [await begin(200), await begin(200), await begin(200)]
  assert.is((await refusal(begin(200))).status, 507)
  later(9 * minute)
  await write(ids[0] ?? '', Readable.from([Buffer.alloc(10)]))
  assert.is((await refusal(begin(200))).status, 507)
  later(2 * minute)
  const latest = await begin(200)
  assert.equal((await begun()).sort(), [ids[0], ids[2], latest].sort())
})

test('none is evicted if the new upload would not fit even then', async () => {
  const { begin, begun, later } = await open()
  await begin(100, 'another')
  await begin(100)
  later(11 * minute)
  assert.is((await refusal(begin(400))).status, 507)
  assert.is((await begun()).length, 2)
})

test('those of other users are evicted after a day, after own ones', async () => {
  const { begin, begun, later } = await open()
  const theirs = await begin(300, 'another')
  later(11 * minute)
  assert.is((await refusal(begin(300))).status, 507)
  const mine = await begin(200)
  later(day)
  const second = await begin(200)
  assert.equal((await begun()).sort(), [theirs, second].sort(), `not ${mine}`)
  later(day + minute)
  await begin(400)
  assert.is((await begun()).length, 1)
})

test('an upload that is being written or received is never evicted', async () => {
  const { begin, begun, later, write, whileInUse } = await open()
  const [written, kept] = [await begin(200), await begin(200)]
  const line = new PassThrough()
  const writing = write(written, line)
  await whileInUse(kept, async () => {
    later(30 * day)
    assert.is((await refusal(begin(400))).status, 507)
    assert.equal((await begun()).sort(), [written, kept].sort())
  })
  line.end()
  await writing
  later(day)
  await begin(400)
  assert.is((await begun()).length, 1)
})

test('beyond the limit per user the oldest idle upload is evicted after ten minutes', async () => {
  const { begin, begun, later } = await open({ most: 2 })
  const [first, second] = [await begin(1), await begin(1)]
  await begin(1, 'another')
  const refused = await refusal(begin(1))
  assert.is(refused.status, 429)
  assert.match(refused.message, /You have begun 2 uploads/)
  later(11 * minute)
  await begin(1)
  const left = await begun()
  assert.equal([left.length, left.includes(first), left.includes(second)], [3, false, true])
})

test('a restart restores the reservations, except those of removed users', async () => {
  const { begin, write, openAgain } = await open()
  const half = await begin(300)
  await begin(100, 'gone')
  await write(half, Readable.from([Buffer.alloc(150 * megabyte)]))
  const again = await openAgain()
  assert.is((await refusal(again.begin(251))).status, 507)
  await again.forget(await again.begin(250))
  const third = await openAgain({ isUser: owner => owner === 'me' })
  await third.begin(325)
  assert.ok(await third.find(half, 'me'))
})

test('removing a user removes all their uploads, those being written too', async () => {
  const { begin, begun, write, forgetOf } = await open()
  const [written, another] = [await begin(100), await begin(100, 'another')]
  await begin(100)
  const outcome = write(written, new PassThrough()).catch((error: Error) => error.name)
  await forgetOf('me')
  assert.is(await outcome, 'AbortError')
  assert.equal(await begun(), [another])
})

const reservation = {} as Begun['reservation']
const idle = (id: string, owner: string, lastWritten: number, more: Partial<Begun> = {}) => ({
  ...{ id, owner, lastWritten, reservation },
  ...more,
})
const ids = (all: Begun[], now: number) => thatGiveWayTo('me', all, now).map(({ id }) => id)

test('own uploads give way after more than ten minutes, those of others after more than a day', () => {
  const all = [idle('mine', 'me', 0), idle('theirs', 'you', 0)]
  assert.equal(ids(all, 10 * minute), [])
  assert.equal(ids(all, 10 * minute + 1), ['mine'])
  assert.equal(ids(all, day), ['mine'])
  assert.equal(ids(all, day + 1), ['mine', 'theirs'])
})

test('own uploads go first, then the oldest', () => {
  const all = [
    ...[idle('theirs 2', 'you', 2), idle('mine 4', 'me', 4), idle('theirs 1', 'they', 1)],
    ...[idle('mine 3', 'me', 3), idle('mine 5', 'me', 5)],
  ]
  assert.equal(ids(all, 2 * day), ['mine 3', 'mine 4', 'mine 5', 'theirs 1', 'theirs 2'])
})

test('one that is being written or received stays, however long it is silent', () => {
  const all = [
    idle('written', 'me', 0, { writing: new AbortController() }),
    idle('received', 'me', 0, { isKept: true }),
    idle('silent', 'me', 0, { isKept: false }),
  ]
  assert.equal(ids(all, 30 * day), ['silent'])
})

test('who has begun too many is told how many, and to try again in ten minutes', () => {
  const { status, message, headers } = tooManyBegun(500)
  assert.equal([status, headers], [429, { 'retry-after': '600' }])
  assert.match(message, 'You have begun 500 uploads')
})

test.run()
