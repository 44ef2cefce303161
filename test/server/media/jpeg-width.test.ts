import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { widthOfJpeg } from '../../../server/media/jpeg-width.ts'
import { picture, sample } from '../../support/samples.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

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

test.run()
