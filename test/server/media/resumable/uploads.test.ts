import { randomBytes } from 'node:crypto'
import { readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openFinishedUploads } from '../../../../server/media/resumable/finished-uploads.ts'
import { openPartialUploads } from '../../../../server/media/resumable/partial-uploads.ts'
import { createUploadLock } from '../../../../server/media/resumable/upload-lock.ts'
import { openReceiver } from '../../../../server/media/upload/receive.ts'
import { picture } from '../../../support/samples.ts'
import { openMedia, photo } from '../open-media.ts'

const test = suite('partial uploads')

const day = 24 * 60 * 60 * 1000

async function open() {
  const media = await openMedia()
  const { uploadsDir, reservations } = media
  const folder = join(uploadsDir, '.incoming/tus')
  const uploads = await openPartialUploads({ uploadsDir, reservations })
  uploads.stop()
  return {
    ...media,
    uploads,
    folder,
    /** An upload of the user `me` of which `bytes` have come. */
    async begin(bytes: Buffer, size = bytes.length, slotPath = photo.path) {
      const id = randomBytes(16).toString('hex')
      const metadata = { owner: 'me', slotPath }
      await (await uploads.store()).create(new Upload({ id, size, offset: 0, metadata }))
      await (await uploads.store()).write(Readable.from([bytes]), id, 0)
      return id
    },
    async age(id: string, milliseconds: number) {
      const then = new Date(Date.now() - milliseconds)
      for (const name of [id, `${id}.json`]) await utimes(join(folder, name), then, then)
    },
  }
}

test('an upload is found by its owner only, with the stored bytes', async () => {
  const { uploads, begin } = await open()
  const id = await begin(Buffer.alloc(40), 100)
  assert.equal(await uploads.find(id, 'me'), {
    id,
    slotPath: photo.path,
    size: 100,
    offset: 40,
  })
  assert.is(await uploads.find(id, 'you'), undefined)
  assert.is(await uploads.find(`${id}.json`, 'me'), undefined)
  assert.is(await uploads.find('0'.repeat(32), 'me'), undefined)
})

test('it survives a restart; other temporary files do not', async () => {
  const { uploads, begin, library, uploadsDir, sources, reservations, leftovers } = await open()
  const id = await begin(Buffer.alloc(40), 100)
  await writeFile(join(uploadsDir, '.incoming/left'), 'half a film')
  await openReceiver({ library, uploadsDir, sources, reservations, maxUploadBytes: 1000 })
  assert.equal(await leftovers(), ['tus'])
  const again = await openPartialUploads({ uploadsDir, reservations })
  again.stop()
  assert.is((await again.find(id, 'me'))?.offset, 40)
  await uploads.forget(id)
  assert.is(await again.find(id, 'me'), undefined)
})

test('an upload without new bytes for seven days is removed, at start and later', async () => {
  const { uploads, begin, age, folder, uploadsDir, reservations } = await open()
  const [old, recent] = [await begin(Buffer.alloc(40), 100), await begin(Buffer.alloc(40), 100)]
  await age(old, 7.01 * day)
  await age(recent, 6.99 * day)
  await uploads.sweep()
  assert.equal((await readdir(folder)).sort(), [recent, `${recent}.json`])

  await age(recent, 7.01 * day)
  const again = await openPartialUploads({ uploadsDir, reservations })
  again.stop()
  assert.equal(await readdir(folder), [])
})

test('an old upload that still grows stays', async () => {
  const { uploads, begin, age, folder } = await open()
  const id = await begin(Buffer.alloc(40), 100)
  await age(id, 30 * day)
  await (await uploads.store()).write(Readable.from([Buffer.alloc(10)]), id, 40)
  await uploads.sweep()
  assert.equal((await readdir(folder)).sort(), [id, `${id}.json`])
})

test('after a power cut the offset is that of the stored bytes', async () => {
  const { uploads, begin, age, folder } = await open()
  const [shorter, lost] = [await begin(Buffer.alloc(40), 100), await begin(Buffer.alloc(40), 100)]
  await truncate(join(folder, shorter), 7)
  await truncate(join(folder, `${lost}.json`))
  assert.is((await uploads.find(shorter, 'me'))?.offset, 7)
  assert.is(await uploads.find(lost, 'me'), undefined)
  await age(lost, 8 * day)
  await uploads.sweep()
  assert.equal((await readdir(folder)).sort(), [shorter, `${shorter}.json`])
})

test('the files are readable by their owner alone', async () => {
  const { begin, folder } = await open()
  const id = await begin(Buffer.alloc(40))
  assert.is((await stat(folder)).mode & 0o777, 0o700)
  assert.is((await stat(join(folder, id))).mode & 0o777, 0o600)
})

test('concurrent requests receive a complete upload once, and it leaves nothing', async () => {
  const { uploads, begin, receiver, folder, library } = await open()
  const id = await begin(await picture('jpeg'))
  const upload = await uploads.find(id, 'me')
  assert.ok(upload)
  let times = 0
  const receive: typeof receiver.receive = (...given) => {
    times += 1
    return receiver.receive(...given)
  }
  const finished = openFinishedUploads({ receive }, uploads)
  const [first, second] = [1, 2].map(() => finished.finish(upload, { slot: photo, owner: 'me' }))
  assert.is((await first?.receipt)?.status, 'uploaded')
  assert.is((await second?.receipt)?.status, 'uploaded')
  assert.is(times, 1)
  assert.is(library.media(photo.path).kind, 'photo')
  assert.equal(await readdir(folder), [])
  assert.ok(await finished.find(id, 'me'))
  assert.is(await finished.find(id, 'you'), undefined)
})

test('a rejected upload leaves nothing, and its rejection is remembered', async () => {
  const { uploads, begin, receiver, folder } = await open()
  const id = await begin(Buffer.from('no picture'))
  const upload = await uploads.find(id, 'me')
  assert.ok(upload)
  const finished = openFinishedUploads(receiver, uploads)
  const first = finished.finish(upload, { slot: photo, owner: 'me' })
  const again = await finished.find(id, 'me')
  for (const { receipt } of [first, again ?? {}]) {
    const error = await receipt?.catch(error => error)
    assert.match(String(error), /not a picture/)
  }
  assert.equal(await readdir(folder), [])
})

test('the holder of a lock is asked to release it, and one at a time gets it', async () => {
  const locker = createUploadLock()
  const { signal } = new AbortController()
  const order: string[] = []
  const first = locker.newLock('a')
  await first.lock(signal, () => {
    order.push('first is asked')
    void first.unlock()
  })
  const waiting = ['second', 'third'].map(async name => {
    const lock = locker.newLock('a')
    await lock.lock(signal, () => {
      order.push(`${name} is asked`)
    })
    order.push(`${name} has it`)
    await new Promise(setImmediate)
    order.push(`${name} lets go`)
    await lock.unlock()
  })
  await locker.newLock('b').lock(signal, () => undefined)
  await Promise.all(waiting)
  assert.is(order[0], 'first is asked')
  const held = order.filter(line => !line.endsWith('asked'))
  assert.is(held.length, 4)
  for (const at of [0, 2]) assert.is(held[at]?.split(' ')[0], held[at + 1]?.split(' ')[0])
})

test.run()
