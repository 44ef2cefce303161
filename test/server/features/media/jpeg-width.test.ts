import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { widthOfJpeg } from '../../../../server/features/media/jpeg-width.ts'
import { picture, sample } from '../../../support/samples.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('width of a JPEG')

async function widthOf(bytes: Buffer) {
  const file = join(await temporaryFolder(), 'a.jpg')
  await writeFile(file, bytes)
  return widthOfJpeg(file)
}

test('is read from baseline and progressive files', async () => {
  const plain = sharp(await picture('jpeg', 123, 45))
  assert.is(await widthOf(await plain.jpeg().toBuffer()), 123)
  assert.is(await widthOf(await plain.jpeg({ mozjpeg: true }).toBuffer()), 123)
})

test('is that of the upright image, in every EXIF orientation', async () => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const bytes = await sharp(await picture('jpeg', 123, 45))
      .withMetadata({ orientation })
      .toBuffer()
    assert.is(await widthOf(bytes), orientation < 5 ? 123 : 45, `orientation ${orientation}`)
  }
  assert.is(widthOfJpeg(sample('photo-12mp-rotated-gps.jpg')), 3024)
})

test('is found after long metadata', async () => {
  const bytes = await picture('jpeg', 123, 45)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xea, 0x62]), Buffer.alloc(0xea60)])
  for (const times of [1, 5]) {
    const comments = Array.from({ length: times }, () => comment)
    const long = Buffer.concat([bytes.subarray(0, 2), ...comments, bytes.subarray(2)])
    assert.is(await widthOf(long), 123, `${times} comments`)
  }
})

test('is undefined for other, truncated or missing files', async () => {
  for (const format of ['png', 'webp', 'avif'] as const) {
    assert.is(await widthOf(await picture(format)), undefined)
  }
  const bytes = await picture('jpeg')
  for (const length of [0, 1, 3, 10]) assert.is(await widthOf(bytes.subarray(0, length)), undefined)
  assert.is(await widthOf(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xe1])), undefined)
  assert.is(widthOfJpeg('/no/such/file'), undefined)
})

test('is read from each kind of frame, and from no other segment of their range', async () => {
  for (let marker = 0xc0; marker <= 0xd0; marker++) {
    // One segment of 17 bytes: precision, height 45, width 123, and the rest of a frame header.
    const head = [0xff, 0xd8, 0xff, marker, 0, 17, 8, 0, 45, 0, 123, 3]
    const isFrame = ![0xc4, 0xc8, 0xcc, 0xd0].includes(marker)
    const width = await widthOf(Buffer.concat([Buffer.from(head), Buffer.alloc(20)]))
    assert.is(width, isFrame ? 123 : undefined, marker.toString(16))
  }
})

/** Exif with these entries, before a frame of 123 × 45 pixels. */
function withExif(entries: [tag: number, value: number][], more: Exif = {}) {
  const { order = 'MM', name = 'Exif\0\0', count = entries.length, at = 8 } = more
  const tiff = Buffer.alloc(at + 2 + entries.length * 12)
  const write16 = (value: number, offset: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, offset) : tiff.writeUInt16BE(value, offset)
  tiff.write(order, 'latin1')
  write16(42, 2)
  if (order === 'II') tiff.writeUInt32LE(at, 4)
  else tiff.writeUInt32BE(at, 4)
  write16(count, at)
  for (const [index, [tag, value]] of entries.entries()) {
    write16(tag, at + 2 + index * 12)
    write16(value, at + 2 + index * 12 + 8)
  }
  const exif = Buffer.concat([Buffer.from(name, 'latin1'), tiff])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 45, 0, 123, 3])
  const start = Buffer.from([0xff, 0xd8, 0xff, more.marker ?? 0xe1])
  return Buffer.concat([start, length, exif, frame, Buffer.alloc(20)])
}

interface Exif {
  order?: 'II' | 'MM'
  name?: string
  /** What is said of the number of entries. */
  count?: number
  /** Where the entries are. */
  at?: number
  marker?: number
}

const ORIENTATION = 0x0112

test('is turned by the orientation in either order of bytes, wherever its entry is', async () => {
  for (const order of ['II', 'MM'] as const) {
    for (const [orientation, width] of [
      [4, 123],
      [5, 45],
      [8, 45],
    ] as const) {
      const entry: [number, number] = [ORIENTATION, orientation]
      const first = withExif([entry, [0x0131, 1]], { order })
      const last = withExif([[0x010f, 9], [0x0110, 9], entry], { order, at: 14 })
      assert.is(await widthOf(first), width, `${order} ${orientation}`)
      assert.is(await widthOf(last), width, `${order} ${orientation} last`)
    }
  }
})

test('is not turned by other entries, other segments, or entries that are not counted', async () => {
  assert.is(await widthOf(withExif([[0x0113, 6]])), 123)
  assert.is(await widthOf(withExif([])), 123)
  assert.is(await widthOf(withExif([[ORIENTATION, 6]], { count: 0 })), 123)
  const second: [number, number] = [ORIENTATION, 6]
  assert.is(await widthOf(withExif([[0x010f, 1], second], { count: 1 })), 123)
  assert.is(await widthOf(withExif([[ORIENTATION, 6]], { name: 'Exit\0\0' })), 123)
  assert.is(await widthOf(withExif([[ORIENTATION, 6]], { marker: 0xe2 })), 123)
  assert.is(await widthOf(withExif([[0x010f, 1]], { count: 100 })), 123)
})

test.run()
