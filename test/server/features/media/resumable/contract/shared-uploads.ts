import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { Upload } from '@tus/server'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openSharedUploads } from '../../../../../../server/features/media/resumable/shared/open-shared-uploads.ts'
import { createReservations } from '../../../../../../server/features/media/upload/space-reservations.ts'
import { onlyProcess } from '../../../../../../server/scale/leader.ts'
import type { Database } from '../../../../../../server/storage/postgres/database.ts'
import { memoryObjects } from '../../../../../support/memory-objects.ts'
import { picture } from '../../../../../support/samples.ts'
import { until } from '../../../../../support/until.ts'
import { openMedia, photo, refusal } from '../../open-media.ts'

const megabyte = 1024 * 1024
const plenty = { total: 1000 * megabyte, free: 900 * megabyte }
const day = 24 * 60

interface Options {
  most?: number
  isUser?: (owner: string) => boolean
}

/** Where several processes store unfinished uploads, and what its tables hold. */
export interface UploadsPlace {
  database: Database
  ids(): Promise<string[]>
  claims(): Promise<(string | null)[]>
  parts(): Promise<{ start: number; key: string }[]>
  /** As if so many minutes had gone by. */
  later(minutes: number): Promise<unknown>
}

/** What unfinished uploads of several processes promise beyond those of one. */
export function describeSharedUploads(name: string, openPlace: () => Promise<UploadsPlace>): void {
  const test = suite(`partial uploads of several processes over ${name}`)

  async function open(options: Options = {}) {
    const place = await openPlace()
    const objects = memoryObjects()

    /** 800 MB are available for uploads, whatever is written. */
    async function inProcess(readDiskSpace = async () => plenty) {
      const media = await openMedia()
      const reservations = createReservations(readDiskSpace)
      const leader = use(onlyProcess())
      const { receiver } = media
      const given = {
        database: place.database,
        objects,
        leader,
        reservations,
        receiver,
        ...options,
      }
      const { uploads, finished } = await openSharedUploads(given)
      use(uploads.stop)
      const store = await uploads.store()
      const find = async (id: string) => {
        const upload = await uploads.find(id, 'me')
        assert.ok(upload)
        return () => finished.finish(upload, { slot: photo, owner: 'me' }).receipt
      }
      return {
        ...{ ...media, uploads, finished },
        async begin(size: number, owner = 'me') {
          const id = randomBytes(16).toString('hex')
          const metadata = { owner, slotPath: photo.path }
          await store.create(new Upload({ id, size, offset: 0, metadata }))
          return id
        },
        write: (id: string, from: number, bytes: Buffer | Readable) =>
          store.write(Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes, id, from),
        find,
        finish: async (id: string) => (await find(id))(),
        local: () => readdir(join(media.uploadsDir, '.incoming')),
      }
    }

    return { ...place, inProcess, objects, begun: place.ids }
  }

  test('beyond the limit per user the one silent for longest gives way, at any process', async () => {
    const { inProcess, begun, later, objects } = await open({ most: 2 })
    const [one, other] = [await inProcess(), await inProcess()]
    const first = await one.begin(100)
    await one.write(first, 0, Buffer.alloc(10))
    await other.begin(100, 'another')
    await other.begin(100)
    await later(9)
    assert.is((await refusal(other.begin(100))).status, 429)
    await later(2)
    await other.begin(100)
    assert.not((await begun()).includes(first))
    assert.is((await begun()).length, 3)
    assert.is(objects.stored.size, 0)
  })

  test('of processes that begin at once none passes the limit', async () => {
    const { inProcess, begun } = await open({ most: 5 })
    const processes = [await inProcess(), await inProcess()]
    const all = Array.from({ length: 10 }, () => processes.map(({ begin }) => begin(10)))
    await Promise.allSettled(all.flat())
    assert.is((await begun()).length, 5)
  })

  test('removing a user removes their uploads, one that another process writes too', async () => {
    const { inProcess, begun, objects } = await open()
    const [one, other] = [await inProcess(), await inProcess()]
    const id = await one.begin(100)
    await one.write(id, 0, Buffer.alloc(10))
    const line = new PassThrough()
    const writing = one.write(id, 10, line)
    line.write(Buffer.alloc(10))
    const kept = await other.begin(100, 'another')
    await other.uploads.forgetOf('me')
    line.end()
    const outcome = await writing.catch((error: { status_code: number }) => error.status_code)
    assert.is(outcome, 404)
    assert.equal(await begun(), [kept])
    assert.is(objects.stored.size, 0)
  })

  test('the sweep removes what has not grown for seven days, and objects that belong to none', async () => {
    const { inProcess, begun, later, objects, parts } = await open({
      isUser: owner => owner === 'me',
    })
    const { begin, write, uploads } = await inProcess()
    const [old, grown] = [await begin(100), await begin(100)]
    await write(old, 0, Buffer.alloc(10))
    await write(grown, 0, Buffer.alloc(10))
    const theirs = await begin(100, 'gone')
    const put = (name: string, hours: number) =>
      objects.stored.set(name, {
        bytes: Buffer.alloc(1),
        storedAt: new Date(Date.now() - hours * 3_600_000),
      })
    put(`parts/${grown}/10-left`, 2)
    put(`parts/${grown}/10-new`, 0.9)
    put('files/another', 100)
    await uploads.sweep()
    assert.equal((await begun()).sort(), [old, grown, theirs].sort(), 'their user may be a new one')
    await later(61)
    await uploads.sweep()
    assert.equal((await begun()).sort(), [old, grown].sort())
    await later(6.9 * day)
    await write(grown, 10, Buffer.alloc(10))
    await later(0.2 * day)
    await uploads.sweep()
    assert.equal(await begun(), [grown])
    const kept = await parts()
    assert.equal(
      [...objects.stored.keys()].sort(),
      [...kept.map(({ key }) => key), `parts/${grown}/10-new`, 'files/another'].sort(),
    )
  })

  test('a part that is lost in the bucket is asked for again', async () => {
    const { inProcess, objects, parts } = await open()
    const [one, other] = [await inProcess(), await inProcess()]
    const file = await picture('jpeg', 400)
    const id = await one.begin(file.length)
    await one.write(id, 0, file.subarray(0, 100))
    await one.write(id, 100, file.subarray(100, 200))
    await one.write(id, 200, file.subarray(200))
    const second = (await parts()).find(({ start }) => start === 100)
    objects.stored.delete(second?.key ?? '')
    assert.is((await refusal(other.finish(id))).status, 503)
    assert.is((await other.uploads.find(id, 'me'))?.offset, 100)
    await other.write(id, 100, file.subarray(100))
    assert.is((await other.finish(id)).status, 'uploaded')
    assert.is((await other.finished.find(id, 'me'))?.size, file.length)
    assert.is(await one.finished.find(id, 'you'), undefined)
  })

  test('where the bucket is away, a file waits as it is and is received later', async () => {
    const { inProcess, objects, claims } = await open()
    const [one, other] = [await inProcess(), await inProcess()]
    const file = await picture('jpeg', 400)
    const id = await one.begin(file.length)
    await one.write(id, 0, file)
    objects.isAway = true
    assert.is((await refusal(other.finish(id))).status, 503)
    assert.equal(await claims(), [null], 'no process has to wait for the end of a claim')
    objects.isAway = false
    assert.is((await other.finish(id)).status, 'uploaded')
    assert.is(objects.stored.size, 0)
  })

  test('a process without space refuses an upload, and deletes files of idle ones first', async () => {
    const { inProcess, begun } = await open()
    const { begin, local } = await inProcess()
    await begin(300 * megabyte)
    await begin(300 * megabyte)
    await until('the first one to go', async () => (await local()).length === 1)
    assert.is((await refusal(begin(500 * megabyte))).status, 507)
    assert.is((await begun()).length, 2)
  })

  test('what a process has stored of an upload is not fetched again', async () => {
    const { inProcess, objects } = await open()
    const [one, other] = [await inProcess(), await inProcess()]
    const file = await picture('jpeg', 400)
    const id = await one.begin(file.length)
    await one.write(id, 0, file.subarray(0, 100))
    await other.write(id, 100, file.subarray(100, 200))
    await one.write(id, 200, file.subarray(200))
    assert.is((await one.finish(id)).status, 'uploaded')
    assert.is(objects.calls.get, 1)
    assert.equal(await one.local(), [])
  })

  for (const first of ['the process that has its bytes', 'another process']) {
    test(`an upload that two processes finish, ${first} first, is received by one, and both hear the same`, async () => {
      const { inProcess, objects, begun } = await open()
      const [one, other] = [await inProcess(), await inProcess()]
      const file = await picture('jpeg', 400)
      const id = await one.begin(file.length)
      await one.write(id, 0, file)
      const finishes = [await one.find(id), await other.find(id)]
      if (first === 'another process') finishes.reverse()
      const [receipt, same] = await Promise.all(finishes.map(finish => finish()))
      assert.equal(receipt, same)
      const coverages = [one, other].map(({ library }) => library.coverage.present)
      assert.equal(coverages.sort(), [0, 1])
      for (const { finished } of [one, other]) {
        assert.equal(await (await finished.find(id, 'me'))?.receipt, receipt)
        assert.is((await finished.find(id, 'me'))?.slot.path, photo.path)
        assert.is(await finished.find(id, 'you'), undefined)
      }
      assert.is(await one.uploads.find(id, 'me'), undefined)
      assert.is(objects.stored.size, 0)
      assert.equal([await one.local(), await other.local()], [[], []])
      assert.is((await begun()).length, 1, 'its outcome')
    })
  }

  test('a process that hears that an upload has ended elsewhere deletes its file of it', async () => {
    const { inProcess } = await open()
    const [one, other] = [await inProcess(), await inProcess()]
    const file = await picture('jpeg', 400)
    const id = await one.begin(file.length)
    await one.write(id, 0, file.subarray(0, 100))
    await other.write(id, 100, file.subarray(100))
    await other.finish(id)
    assert.is((await one.local()).length, 1)
    assert.ok(await one.finished.find(id, 'me'))
    assert.equal(await one.local(), [])

    const removed = await one.begin(100)
    await other.uploads.forget(removed)
    assert.is(await one.finished.find(removed, 'me'), undefined)
    assert.equal(await one.local(), [])
  })

  test('a file that is refused is refused at every process, in the same words', async () => {
    const { inProcess, objects, claims } = await open()
    const [one, other] = [await inProcess(), await inProcess()]
    const id = await one.begin(7)
    await one.write(id, 0, Buffer.from('nothing'))
    const refused = await refusal(one.finish(id))
    assert.is(refused.status, 415)
    const again = await other.finished.find(id, 'me')
    assert.ok(again)
    assert.equal(await refusal(again.receipt), refused)
    assert.equal(await claims(), [null])
    assert.is(objects.stored.size, 0)
    assert.equal(await one.local(), [])
  })

  test('an upload that is gone cannot be finished', async () => {
    const { inProcess } = await open()
    const [one, other] = [await inProcess(), await inProcess()]
    const id = await one.begin(7)
    await one.write(id, 0, Buffer.from('nothing'))
    const upload = await other.uploads.find(id, 'me')
    assert.ok(upload)
    await one.uploads.forget(id)
    const entry = other.finished.finish(upload, { slot: photo, owner: 'me' })
    assert.is((await other.finished.find(id, 'me'))?.receipt, entry.receipt)
    assert.is(await other.finished.find(id, 'you'), undefined)
    assert.is((await refusal(entry.receipt)).status, 404)
    assert.is(await other.finished.find(id, 'me'), undefined)
  })

  test('bytes at another offset than the stored one are refused, and those of an ended upload', async () => {
    const { inProcess } = await open()
    const { begin, write, uploads } = await inProcess()
    const id = await begin(20)
    await write(id, 0, Buffer.alloc(10))
    const statusOf = (task: Promise<unknown>) =>
      task.then(
        () => undefined,
        (error: { status_code?: number }) => error.status_code,
      )
    assert.is(await statusOf(write(id, 5, Buffer.alloc(10))), 409)
    assert.is((await uploads.find(id, 'me'))?.offset, 10)
    await uploads.forget(id)
    assert.is(await statusOf(write(id, 10, Buffer.alloc(10))), 404)
    assert.is(await statusOf(write('0'.repeat(32), 0, Buffer.alloc(10))), 404)
    assert.is(await statusOf(write('../other', 0, Buffer.alloc(10))), 404)
  })

  test.run()
}
