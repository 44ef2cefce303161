import { randomBytes } from 'node:crypto'
import { readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openFinishedUploads } from '../../../../../server/features/media/resumable/finished-uploads.ts'
import {
  isUploadId,
  readUpload,
} from '../../../../../server/features/media/resumable/partial-upload.ts'
import { openPartialUploads } from '../../../../../server/features/media/resumable/partial-uploads.ts'
import { sweepFolder } from '../../../../../server/features/media/resumable/sweep.ts'
import { createUploadLock } from '../../../../../server/features/media/resumable/upload-lock.ts'
import { openReceiver } from '../../../../../server/features/media/upload/receive.ts'
import { picture } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
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

const ofLock = suite('lock of an upload')

const { signal } = new AbortController()
const turn = () => new Promise(setImmediate)

ofLock('one waits for the other of its upload, and asks it to release', async () => {
  const locker = createUploadLock()
  const order: string[] = []
  const [first, second] = [locker.newLock('a'), locker.newLock('a')]
  await first.lock(signal, () => void order.push('asked'))
  const waiting = second
    .lock(signal, () => void order.push('asked second'))
    .then(() => {
      order.push('second')
    })
  await turn()
  assert.equal(order, ['asked'])
  await first.unlock()
  await waiting
  assert.equal(order, ['asked', 'second'])
})

ofLock('uploads do not wait for each other', async () => {
  const locker = createUploadLock()
  await locker.newLock('a').lock(signal, () => assert.unreachable())
  await locker.newLock('b').lock(signal, () => assert.unreachable())
})

ofLock('of several that wait one at a time has it', async () => {
  const locker = createUploadLock()
  let holders = 0
  let most = 0
  const run = async () => {
    const lock = locker.newLock('a')
    await lock.lock(signal, () => undefined)
    holders += 1
    most = Math.max(most, holders)
    await turn()
    holders -= 1
    await lock.unlock()
  }
  await Promise.all([run(), run(), run()])
  assert.equal([most, holders], [1, 0])
})

ofLock('unlocking twice, or without a lock, takes it from no other', async () => {
  const locker = createUploadLock()
  const [first, second] = [locker.newLock('a'), locker.newLock('a')]
  await first.lock(signal, () => undefined)
  await first.unlock()
  let asked = 0
  await second.lock(signal, () => {
    asked += 1
  })
  await first.unlock()
  await locker.newLock('a').unlock()
  const third = locker.newLock('a').lock(signal, () => undefined)
  await turn()
  assert.is(asked, 1)
  await second.unlock()
  await third
})

const ofSweep = suite('sweep of unfinished uploads')

async function openFolder(seconds: Record<string, number>) {
  const folder = await temporaryFolder()
  for (const [name, second] of Object.entries(seconds)) {
    await writeFile(join(folder, name), name)
    await utimes(join(folder, name), second, second)
  }
  return { folder, names: async () => (await readdir(folder)).sort() }
}

ofSweep('bytes and record go together once both are older than the limit', async () => {
  const { folder, names } = await openFolder({
    ...{ old: 99, 'old.json': 98 },
    ...{ grown: 100, 'grown.json': 50 },
    ...{ begun: 50, 'begun.json': 101 },
  })
  assert.equal(await sweepFolder(folder, 100_000), ['old'])
  assert.equal(await names(), ['begun', 'begun.json', 'grown', 'grown.json'])
})

ofSweep('one without the other goes in its time too', async () => {
  const { folder, names } = await openFolder({ bytes: 99, 'record.json': 99, 'new.json': 100 })
  assert.equal((await sweepFolder(folder, 100_000)).sort(), ['bytes', 'record'])
  assert.equal(await names(), ['new.json'])
  assert.equal(await sweepFolder(folder, 100_000), [])
})

const ofRecord = suite('record of an unfinished upload')

const known = { owner: 'me', slotPath: 'a.jpg' }
const stored = { id: 'x', size: 10, offset: 4, metadata: known }

ofRecord('is nothing to another user, nor without owner, slot or size', () => {
  assert.is(readUpload(stored, 'you'), undefined)
  assert.is(readUpload({ ...stored, metadata: { owner: 'me' } }, 'me'), undefined)
  assert.is(readUpload({ ...stored, metadata: { owner: 'me', slotPath: '' } }, 'me'), undefined)
  const { size: _, ...sizeless } = stored
  assert.is(readUpload(sizeless as typeof stored, 'me'), undefined)
  assert.is(readUpload({ ...stored, metadata: undefined } as never, 'me'), undefined)
})

ofRecord('metadata name the version that was seen, none, or leave it open', () => {
  const seen = (more: Record<string, string | null>) =>
    readUpload({ ...stored, metadata: { ...known, ...more } }, 'me')
  assert.not.ok('ifVersion' in (seen({}) ?? {}))
  assert.is(seen({ ifVersion: null })?.ifVersion, '')
  assert.is(seen({ ifVersion: '' })?.ifVersion, '')
  assert.is(seen({ ifVersion: 'v1' })?.ifVersion, 'v1')
})

ofRecord('says which file was chosen, where it does', () => {
  const chosen = { contentId: 'ab'.repeat(32), contentBytes: '12' }
  assert.not.ok('chosen' in (readUpload(stored, 'me') ?? {}))
  assert.equal(readUpload({ ...stored, metadata: { ...known, ...chosen } }, 'me')?.chosen, {
    id: chosen.contentId,
    bytes: 12,
  })
})

ofRecord('has an id of 32 hexadecimal digits', () => {
  assert.ok(isUploadId('0123456789abcdef'.repeat(2)))
  for (const id of ['', 'a'.repeat(31), 'a'.repeat(33), 'g'.repeat(32), 'A'.repeat(32), '../a']) {
    assert.not.ok(isUploadId(id), id)
  }
})

test.run()
ofLock.run()
ofSweep.run()
ofRecord.run()
