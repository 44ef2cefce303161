import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openLibrary } from '../../../../../server/features/media/library.ts'
import { openReceiver } from '../../../../../server/features/media/upload/receive.ts'
import { openUploadFingerprints } from '../../../../../server/features/media/upload/upload-fingerprints.ts'
import { picture, sample, tinyMovie } from '../../../../support/samples.ts'
import { catalog, film, openMedia, otherPhoto, photo, refusal } from '../open-media.ts'

const test = suite('receiving files')

const megabyte = 1024 * 1024

test('other bytes for a slot replace its file, the same bytes change nothing', async () => {
  const media = await openMedia()
  const [first, second] = [await picture('jpeg', 32, 32), await picture('jpeg', 48, 48)]
  assert.is((await media.receive(photo, first)).status, 'uploaded')
  const { version } = media.library.media(photo.path)
  const changes: string[] = []
  media.library.onChange(path => changes.push(path))

  const again = await media.receive(photo, first)
  assert.is(again.status, 'unchanged')
  assert.is(again.size, media.library.file(photo.path)?.size)
  assert.is(media.library.media(photo.path).version, version)
  assert.equal(changes, [])

  assert.is((await media.receive(photo, second)).status, 'replaced')
  assert.is.not(media.library.media(photo.path).version, version)
  assert.is((await media.receive(photo, first)).status, 'replaced')
  assert.equal(await media.leftovers(), [])
})

test('the same bytes are uploaded again for another slot and after deletion', async () => {
  const media = await openMedia()
  const bytes = await picture('jpeg')
  await media.receive(photo, bytes)
  assert.is((await media.receive(otherPhoto, bytes)).status, 'uploaded')
  await media.library.remove(photo.path)
  assert.is((await media.receive(photo, bytes)).status, 'uploaded')
})

test('the same bytes replace a file that was changed by hand', async () => {
  const media = await openMedia()
  const bytes = await picture('jpeg')
  await media.receive(photo, bytes)
  await writeFile(join(media.uploadsDir, photo.path), 'by hand')
  assert.is((await media.receive(photo, bytes)).status, 'replaced')
})

test('with a broken or lost fingerprint record the same bytes replace', async () => {
  const media = await openMedia()
  const bytes = await picture('jpeg')
  await media.receive(photo, bytes)
  const record = join(media.dataDir, 'media/sources', `${photo.path}.json`)
  for (const text of ['', 'null', '{"version":1}']) {
    await writeFile(record, text)
    assert.is((await media.receive(photo, bytes)).status, 'replaced', text)
  }
  await rm(join(media.dataDir, 'media'), { recursive: true })
  assert.is((await media.receive(photo, bytes)).status, 'replaced')
  assert.is((await media.receive(photo, bytes)).status, 'unchanged')
})

test('the same bytes are unchanged after a restart too', async () => {
  const media = await openMedia()
  await media.receive(photo, sample('photo-12mp-rotated-gps.jpg'))
  const { uploadsDir, sources, manifest, reservations } = media
  const library = await openLibrary({ uploadsDir, manifest, drawingsVersion: 'd1' })
  const options = { library, uploadsDir, sources, reservations, maxUploadBytes: 8 * megabyte }
  const receiver = await openReceiver(options)
  const temporary = receiver.temporaryFile()
  await writeFile(temporary, await readFile(sample('photo-12mp-rotated-gps.jpg')))
  assert.is((await receiver.receive(photo, temporary)).status, 'unchanged')
})

test('an upload succeeds though its fingerprint can only be written later', async () => {
  const media = await openMedia()
  const folder = join(media.dataDir, 'media')
  await writeFile(folder, 'a file in its way')
  const [first, second] = [await picture('jpeg', 40, 30), await picture('jpeg', 50, 30)]
  assert.is((await media.receive(photo, first)).status, 'uploaded')
  assert.is(media.late.length, 1)
  assert.is((await media.receive(photo, first)).status, 'unchanged')
  await rm(folder)
  await media.receive(otherPhoto, second)
  const kept = await openUploadFingerprints(media.dataDir).of(photo.path)
  assert.is(kept?.version, media.library.file(photo.path)?.version)
})

test('an empty file is rejected by every kind of slot with the same message', async () => {
  const media = await openMedia()
  for (const slot of [photo, film, catalog]) {
    const { status, message } = await refusal(media.receive(slot, Buffer.alloc(0)))
    assert.is(status, 415)
    assert.match(message, /The file is empty/)
  }
})

test('below 10 % free, or 200 MB of a large disk, uploads are rejected', async () => {
  const volume = { total: 1000 * megabyte, free: 0 }
  const media = await openMedia({ readDiskSpace: async () => volume })
  const fits = (free: number, bytes: number) => {
    volume.free = free * megabyte
    return media.receiver.reserveSpace(bytes * megabyte).then(
      reservation => {
        reservation.release()
        return true
      },
      (error: { status: number }) => error.status,
    )
  }
  assert.is(await fits(100, 0), true)
  assert.is(await fits(99, 0), 507)
  assert.is(await fits(105, 6), 507)
  volume.total = 100_000 * megabyte
  assert.is(await fits(200, 0), true)
  assert.is(await fits(199, 0), 507)

  const { status, message } = await refusal(media.receive(photo, await picture('jpeg')))
  assert.is(status, 507)
  assert.match(message, /disk .* almost full/)
  assert.equal(await media.leftovers(), [])
  assert.is(media.library.media(photo.path).kind, 'drawing')
})

test('the same bytes are unchanged on a full disk too', async () => {
  const volume = { total: 1000 * megabyte, free: 500 * megabyte }
  const media = await openMedia({ readDiskSpace: async () => volume })
  const bytes = await picture('jpeg')
  await media.receive(photo, bytes)
  volume.free = 0
  assert.is((await media.receive(photo, bytes)).status, 'unchanged')
})

test('of concurrent uploads to a slot the last one remains, complete', async () => {
  const media = await openMedia()
  const chunks = ['aa', 'bb', 'cc', 'dd', 'ee'].map(text => text.repeat(100_000))
  const films = chunks.map(chunk => tinyMovie({ tracks: [{ chunks: [chunk, chunk] }] }))
  const receipts = await Promise.all(films.map(bytes => media.receive(film, bytes)))
  assert.equal(receipts.map(({ status }) => status).sort(), [
    'replaced',
    'replaced',
    'replaced',
    'replaced',
    'uploaded',
  ])
  const stored = await media.stored(film)
  assert.is(films.filter(bytes => bytes.equals(stored)).length, 1)
  const kept = films.find(bytes => bytes.equals(stored)) as Buffer
  assert.is((await media.receive(film, kept)).status, 'unchanged')
  assert.equal(await media.leftovers(), [])
})

test('files are received one at a time, which bounds the memory', async () => {
  const order: string[] = []
  const reservations = { total: 1e12, free: 1e12 }
  let goOn = () => {}
  const readDiskSpace = () =>
    new Promise<typeof reservations>(resolve => {
      goOn = () => resolve(reservations)
      onAsked()
    })
  let onAsked = () => {}
  const asked = new Promise<void>(resolve => {
    onAsked = resolve
  })
  const media = await openMedia({ readDiskSpace })
  const first = media.receive(photo, await picture('jpeg')).then(() => order.push('first'))
  await asked
  const second = refusal(media.receive(film, Buffer.alloc(0))).then(() => order.push('second'))
  // Without waiting for the first, the second would need less than this.
  const elsewhere = await openMedia()
  for (let times = 0; times < 3; times++) await refusal(elsewhere.receive(film, Buffer.alloc(0)))
  goOn()
  await Promise.all([first, second])
  assert.equal(order, ['first', 'second'])
})

test('temporary files are readable by their owner alone', async () => {
  const media = await openMedia()
  await media.receive(photo, await picture('jpeg'))
  assert.is((await stat(join(media.uploadsDir, '.incoming'))).mode & 0o777, 0o700)
  assert.is((await stat(join(media.uploadsDir, photo.path))).mode & 0o777, 0o600)
  assert.equal((await readdir(media.uploadsDir)).sort(), ['.incoming', 'home'])
})

test('a file of exactly the maximum size is accepted, one byte more is not', async () => {
  const bytes = await picture('jpeg')
  const fits = await openMedia({ maxUploadBytes: bytes.length })
  assert.is((await fits.receive(photo, bytes)).status, 'uploaded')
  const tooSmall = await openMedia({ maxUploadBytes: bytes.length - 1 })
  assert.is((await refusal(tooSmall.receive(photo, bytes))).status, 413)
  assert.equal(await tooSmall.leftovers(), [])
  const { receiver } = await openMedia({ maxUploadBytes: megabyte })
  receiver.ensureSize(megabyte)
  assert.throws(() => receiver.ensureSize(megabyte + 1), /larger than 1 MB/)
})

test.run()
