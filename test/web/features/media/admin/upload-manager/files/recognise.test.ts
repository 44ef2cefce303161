import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { chosenFile } from '../../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import { formatOf } from '../../../../../../../web/features/media/admin/upload-manager/files/file-format.ts'
import { isHevc } from '../../../../../../../web/features/media/admin/upload-manager/files/hevc.ts'
import {
  recognise,
  recogniseAll,
} from '../../../../../../../web/features/media/admin/upload-manager/files/recognise.ts'
import { refusalOf } from '../../../../../../../web/features/media/admin/upload-manager/placement/file-kind.ts'
import {
  badSamples,
  bitmap,
  box,
  picture,
  sample,
  tinyMovie,
} from '../../../../../../support/samples.ts'

const test = suite('recognising files by their bytes')

const named = (bytes: Uint8Array, name: string) =>
  chosenFile(new File([new Uint8Array(bytes)], name))

test('the format is that of the bytes, whatever the name says', async () => {
  const files = {
    JPEG: await picture('jpeg'),
    PNG: await picture('png'),
    WebP: await picture('webp'),
    AVIF: await picture('avif'),
    HEIC: await readFile(sample('phone.heic')),
    BMP: bitmap(3, 2, [255, 0, 0]),
    GIF: Buffer.from('GIF89a and so on'),
    MP4: await readFile(sample('clip-480p-moov-at-end.mp4')),
    MOV: tinyMovie({ brand: 'qt  ', indexAtEnd: true }),
    HEVC: tinyMovie({ brand: 'qt  ', tracks: [{ codec: 'hvc1' }], indexAtEnd: true }),
    AVI: Buffer.from('RIFF....AVI LIST'),
    PDF: await readFile(sample('catalog.pdf')),
    ZIP: zipSync({ 'a.txt': new Uint8Array(5) }),
    unknown: Buffer.from('BMW has its own letters'),
  }
  for (const name of ['photo.jfif', 'photo', 'photo.jpg', 'photo.mp4']) {
    const found = await recogniseAll(Object.values(files).map(bytes => named(bytes, name)))
    const formats = found.map(({ format }) => format)
    assert.equal(formats, Object.keys(files), name)
  }
})

test('HEVC is found in a video with its index at either end, by 64-bit sizes too', async () => {
  const wide = box('mdat', Buffer.alloc(20))
  wide.writeUInt32BE(1, 0)
  wide.writeBigUInt64BE(BigInt(wide.length), 8)
  for (const movie of [
    tinyMovie({ tracks: [{ codec: 'hev1' }] }),
    tinyMovie({ tracks: [{ codec: 'dvh1' }], before: wide, indexAtEnd: true }),
  ]) {
    assert.is((await recognise(named(movie, 'a.mp4'))).format, 'HEVC')
  }
})

test('a video whose boxes are damaged stays a video: the server says what is wrong', async () => {
  const whole = tinyMovie({ indexAtEnd: true })
  for (const length of [9, 20, 40, whole.length - 3]) {
    assert.is(
      (await recognise(named(whole.subarray(0, length), 'a.mp4'))).format,
      'MP4',
      `${length}`,
    )
  }
  const endless = Buffer.concat([whole.subarray(0, 28), Buffer.from([0, 0, 0, 0, 1, 1, 1, 1, 1])])
  assert.is((await recognise(named(endless, 'a.mp4'))).format, 'MP4')
})

test('every bad sample that begins like nothing we take is refused before it travels', async () => {
  const refused: string[] = []
  for (const name of badSamples()) {
    const file = await recognise(named(await readFile(sample(name)), name))
    if (refusalOf(file, 1e9)) refused.push(name)
  }
  const others = ['bad/bomb-30000x30000.png', 'bad/not-really.pdf', 'bad/truncated.jpg']
  assert.equal(
    refused,
    badSamples().filter(name => !others.includes(name)),
  )
})

/** A file that begins with its brands, and some bytes that are no brand. */
const branded = (...brands: string[]) =>
  Buffer.concat([
    box('ftyp', brands[0] ?? '', Buffer.alloc(4), ...brands.slice(1)),
    Buffer.from('heic'),
  ])

test('the format of a film is told by the major brand, and by the compatible ones', () => {
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

test('the format is not told by the minor version, or by what follows the brands', () => {
  const withVersion = box('ftyp', 'isom', 'heic', 'mp42')
  assert.is(formatOf(withVersion), 'MP4')
  assert.is(formatOf(branded('isom', 'mp42')), 'MP4')
  assert.is(formatOf(branded('isom')), 'MP4')
})

test('the format is read from a brand that the file ends with', () => {
  const file = box('ftyp', 'isom', Buffer.alloc(4), 'heic')
  assert.is(formatOf(file), 'HEIC')
  assert.is(formatOf(file.subarray(0, -1)), 'MP4')
})

const blobOf = (...parts: Uint8Array[]) => new Blob(parts.map(part => new Uint8Array(part)))

/** The index of a film with HEVC, which may say another size than it has. */
function hevcIndex(size?: number): Buffer {
  const index = box('moov', 'stsd', Buffer.alloc(12), 'hvc1')
  if (size !== undefined) index.writeUInt32BE(size, 0)
  return index
}

test('the format of a film with HEVC is HEVC in both kinds of film, but not while it is packed', async () => {
  for (const [brand, format] of [
    ['isom', 'MP4'],
    ['qt  ', 'MOV'],
  ] as const) {
    const film = tinyMovie({ brand, tracks: [{ codec: 'hvc1' }] })
    assert.is((await recognise(named(film, 'a.mp4'))).format, 'HEVC')
    const readHead = async (bytes: number) => blobOf(film.subarray(0, bytes))
    assert.is((await recognise({ ...named(film, 'a.mp4'), readHead })).format, format)
    assert.is((await recognise(named(tinyMovie({ brand }), 'a.mp4'))).format, format)
  }
})

test('the format of what has one or a fault already is not looked for again', async () => {
  const read = () => Promise.reject(new Error('It was moved'))
  const never = { ...named(Buffer.alloc(0), 'gone.jpg'), read }
  assert.equal(await recognise({ ...never, format: 'PDF' }), { ...never, format: 'PDF' })
  assert.equal(await recognise({ ...never, fault: 'locked' }), { ...never, fault: 'locked' })
  assert.is((await recognise(never)).fault, 'It was moved')
})

test('HEVC is found in an index after many boxes, not after any number', async () => {
  /** A film whose index is the last of so many boxes. */
  const filmOf = (boxes: number) => blobOf(...Array(boxes - 1).fill(box('free')), hevcIndex())
  assert.equal([await isHevc(filmOf(1)), await isHevc(filmOf(1000))], [true, true])
  assert.is(await isHevc(filmOf(1001)), false)
})

test('HEVC is found in an index that reaches to the end of the file', async () => {
  assert.ok(await isHevc(blobOf(hevcIndex(0))))
})

test('HEVC is not looked for in an index that no film has', async () => {
  const largest = 32 * 1024 * 1024
  const film = (size: number) => blobOf(hevcIndex(size), Buffer.alloc(8))
  assert.is(await isHevc(film(largest)), true)
  assert.is(await isHevc(film(largest + 1)), false)
})

test('HEVC after a box that says less than its own header is not looked for further', async () => {
  const broken = box('free')
  broken.writeUInt32BE(7, 0)
  assert.is(await isHevc(blobOf(broken, hevcIndex())), false)
  assert.is(await isHevc(blobOf(box('free'), hevcIndex())), true, 'control')
})

test.run()
