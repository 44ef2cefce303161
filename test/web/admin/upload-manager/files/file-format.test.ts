import * as assert from 'uvu/assert'
import { suite } from '#test'
import { formatOf } from '../../../../../web/admin/upload-manager/files/file-format.ts'
import { isHevc } from '../../../../../web/admin/upload-manager/files/hevc.ts'
import { recognise } from '../../../../../web/admin/upload-manager/files/recognise.ts'
import { box, tinyMovie } from '../../../../support/samples.ts'

const test = suite('format of a film or a photo of a phone')

/** A file that begins with its brands, and some bytes that are no brand. */
const branded = (...brands: string[]) =>
  Buffer.concat([
    box('ftyp', brands[0] ?? '', Buffer.alloc(4), ...brands.slice(1)),
    Buffer.from('heic'),
  ])

test('is told by the major brand, and by the compatible ones', () => {
  assert.is(formatOf(branded('isom', 'mp42')), 'MP4')
  assert.is(formatOf(branded('qt  ', 'isom')), 'MOV')
  assert.is(formatOf(branded('isom', 'qt  ')), 'MP4')
  assert.is(formatOf(branded('mif1', 'avif')), 'AVIF')
  assert.is(formatOf(branded('isom', 'isom', 'heic')), 'HEIC')
  assert.is(formatOf(branded('isom', 'heic', 'isom')), 'HEIC')
  for (const brand of ['avis', 'hevc', 'msf1']) {
    assert.is(formatOf(branded(brand, 'avif')), 'moving picture')
  }
})

test('is not told by the minor version, or by what follows the brands', () => {
  const withVersion = box('ftyp', 'isom', 'heic', 'mp42')
  assert.is(formatOf(withVersion), 'MP4')
  assert.is(formatOf(branded('isom', 'mp42')), 'MP4')
  assert.is(formatOf(branded('isom')), 'MP4')
})

test('is read from a brand that the file ends with', () => {
  const file = box('ftyp', 'isom', Buffer.alloc(4), 'heic')
  assert.is(formatOf(file), 'HEIC')
  assert.is(formatOf(file.subarray(0, -1)), 'MP4')
})

const read = (bytes: Buffer) => ({
  ...{ path: 'a.mp4', name: 'a.mp4', size: bytes.length, changedAt: 1 },
  read: async () => new Blob([new Uint8Array(bytes)]),
})

test('of a film with HEVC is HEVC in both kinds of film, but not while it is packed', async () => {
  for (const [brand, format] of [
    ['isom', 'MP4'],
    ['qt  ', 'MOV'],
  ] as const) {
    const film = tinyMovie({ brand, tracks: [{ codec: 'hvc1' }] })
    assert.is((await recognise(read(film))).format, 'HEVC')
    const readHead = async (bytes: number) => new Blob([new Uint8Array(film.subarray(0, bytes))])
    assert.is((await recognise({ ...read(film), readHead })).format, format)
    assert.is((await recognise(read(tinyMovie({ brand })))).format, format)
  }
})

test('of what has a format or a fault already is not looked for again', async () => {
  const never = { ...read(Buffer.alloc(0)), read: () => Promise.reject(new Error('read')) }
  assert.equal(await recognise({ ...never, format: 'PDF' }), { ...never, format: 'PDF' })
  assert.equal(await recognise({ ...never, fault: 'locked' }), { ...never, fault: 'locked' })
  assert.is((await recognise(never)).fault, 'read')
})

/** A film whose index is the last of so many boxes. */
function filmOf(boxes: number): Blob {
  const index = box('moov', 'stsd', Buffer.alloc(12), 'hvc1')
  const free = Array.from({ length: boxes - 1 }, () => box('free'))
  return new Blob([new Uint8Array(Buffer.concat([...free, index]))])
}

test('of HEVC is found in an index after many boxes, not after any number', async () => {
  assert.equal([await isHevc(filmOf(1)), await isHevc(filmOf(1000))], [true, true])
  assert.is(await isHevc(filmOf(1001)), false)
})

test('of HEVC is found in an index that reaches to the end of the file', async () => {
  const endless = box('moov', 'stsd', Buffer.alloc(12), 'hvc1')
  endless.writeUInt32BE(0, 0)
  assert.ok(await isHevc(new Blob([new Uint8Array(endless)])))
})

test('of HEVC is not looked for in an index that no film has', async () => {
  const largest = 32 * 1024 * 1024
  const film = (size: number) => {
    const head = box('moov', 'stsd', Buffer.alloc(12), 'hvc1')
    head.writeUInt32BE(size, 0)
    return new Blob([new Uint8Array(head), new Uint8Array(8)])
  }
  assert.is(await isHevc(film(largest)), true)
  assert.is(await isHevc(film(largest + 1)), false)
})

test('of a box that says less than its own header is not looked for further', async () => {
  const broken = box('free')
  broken.writeUInt32BE(7, 0)
  const index = box('moov', 'stsd', Buffer.alloc(12), 'hvc1')
  const after = (first: Buffer) => new Blob([new Uint8Array(Buffer.concat([first, index]))])
  assert.is(await isHevc(after(broken)), false)
  assert.is(await isHevc(after(box('free'))), true, 'control')
})

test.run()
