import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { chosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import { recognise, recogniseAll } from '../../../../../web/admin/upload-manager/files/recognise.ts'
import { refusalOf } from '../../../../../web/admin/upload-manager/placement/file-kind.ts'
import { badSamples, bitmap, box, picture, sample, tinyMovie } from '../../../../support/samples.ts'

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
    assert.equal(
      found.map(({ format }) => format),
      Object.keys(files),
      name,
    )
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

test('a file that cannot be read any more has the reason as its fault', async () => {
  const file = named(Buffer.alloc(0), 'gone.jpg')
  const gone = { ...file, read: () => Promise.reject(new Error('It was moved')) }
  assert.is((await recognise(gone)).fault, 'It was moved')
})

test.run()
