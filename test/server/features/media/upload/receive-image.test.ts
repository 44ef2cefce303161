import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { badSamples, picture, sample, tinyMovie, uint32 } from '../../../../support/samples.ts'
import { catalog, film, openMedia, photo, refusal } from '../open-media.ts'

const test = suite('receiving images')

for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
  test(`a ${format} becomes a JPEG of the same image`, async () => {
    const media = await openMedia()
    const receipt = await media.receive(photo, await picture(format))
    const stored = await media.stored(photo)
    const { format: kept, width, height } = await sharp(stored).metadata()
    assert.equal([kept, width, height], ['jpeg', 64, 48])
    const { version } = media.library.file(photo.path) ?? {}
    assert.equal(receipt, { status: 'uploaded', size: stored.length, version })
    const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
    assert.ok(Number(data[0]) > 180 && Number(data[2]) < 70, 'red at the top left')
    assert.equal(await media.leftovers(), [])
  })
}

test('a photo taken sideways is turned upright, at most 2,560 px, without GPS data', async () => {
  const source = await readFile(sample('photo-12mp-rotated-gps.jpg'))
  const before = await sharp(source).metadata()
  assert.equal([before.width, before.height, before.orientation], [4032, 3024, 6])
  assert.ok(before.exif)

  const media = await openMedia()
  await media.receive(photo, source)
  const stored = await media.stored(photo)
  const { width, height, orientation, exif, icc, xmp, iptc } = await sharp(stored).metadata()
  assert.equal([width, height], [1920, 2560])
  assert.equal(
    [orientation, exif, icc, xmp, iptc],
    [undefined, undefined, undefined, undefined, undefined],
  )
  assert.not.ok(stored.includes('Exif'))
})

test('the pixels of a photo are turned in the right direction', async () => {
  const lying = await sharp(await picture('png', 80, 40))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const media = await openMedia()
  await media.receive(photo, lying)
  const { data, info } = await sharp(await media.stored(photo))
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.equal([info.width, info.height], [40, 80])
  // Turned clockwise, the red corner goes from the top left to the top right.
  const red = (x: number, y: number) => Number(data[(y * info.width + x) * 3])
  assert.ok(red(39, 0) > 180)
  assert.ok(red(0, 79) < 80)
})

test('transparent pixels become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: clear } }).png()
  const media = await openMedia()
  await media.receive(photo, await glass.toBuffer())
  const pixels = await sharp(await media.stored(photo))
    .raw()
    .toBuffer()
  assert.ok(pixels.every(value => value > 250))
})

test('a script after the image data is not in the stored file', async () => {
  const tail = Buffer.from('<script>alert(1)</script>')
  const media = await openMedia()
  await media.receive(photo, Buffer.concat([await picture('jpeg'), tail]))
  assert.not.ok((await media.stored(photo)).includes('script'))
})

test('stray bytes that libjpeg only warns of are accepted', async () => {
  const jpeg = await picture('jpeg')
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const stray = Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(2), jpeg.subarray(scan)])
  const media = await openMedia()
  assert.is((await media.receive(photo, stray)).status, 'uploaded')
})

for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
  test(`a truncated ${format} is rejected`, async () => {
    const whole = await picture(format, 320, 240)
    const media = await openMedia()
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6))
    const { status, message } = await refusal(media.receive(photo, cut))
    assert.is(status, 415)
    assert.match(message, /damaged or incomplete/)
    assert.equal(await media.leftovers(), [])
  })
}

const end = Buffer.from([0xff, 0xd9])
const noise = sharp({
  create: {
    ...{ width: 80, height: 60, channels: 3, background: 'grey' },
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})

for (const progressive of [false, true]) {
  const kind = progressive ? 'progressive' : 'baseline'
  test(`a ${kind} JPEG that is cut off is accepted where only its end mark is missing`, async () => {
    const whole = await noise.clone().jpeg({ progressive }).toBuffer()
    const pixelsOf = (jpeg: Buffer) => sharp(jpeg, { failOn: 'none' }).raw().toBuffer()
    const pixels = await pixelsOf(whole)
    const between = [0.3, 0.5, 0.7, 0.9].map(share => Math.floor(whole.length * share))
    const beforeScans = [...whole.keys()].filter(at => whole[at] === 0xff && whole[at + 1] === 0xda)
    const last = Array.from({ length: 12 }, (_, at) => whole.length - 1 - at)
    const media = await openMedia()
    const taken: number[] = []
    for (const length of new Set([...between, ...beforeScans.slice(1), ...last])) {
      const cut = whole.subarray(0, length)
      const isWhole = pixels.equals(await pixelsOf(Buffer.concat([cut, end])).catch(() => end))
      const answer = await media.receive(photo, cut).then(
        () => true,
        error => error.status,
      )
      // A decoder may guess a missing bit right by chance.
      assert.ok(
        answer === 415 || (isWhole && answer === true),
        `${length} of ${whole.length} bytes`,
      )
      if (answer === true) taken.push(whole.length - length)
    }
    assert.equal(taken.slice(0, 2), [1, 2])
  })
}

test('a JPEG with restart marks is accepted where only its end mark is missing', async () => {
  const media = await openMedia()
  const receipt = await media.receive(photo, await rowOfSquares(20))
  assert.is(receipt.status, 'uploaded')
  const { width } = await sharp(await media.stored(photo)).metadata()
  assert.is(width, 160)
})

/** Grey squares in a row, with a restart mark between any two of them, and no end mark. */
async function rowOfSquares(squares: number): Promise<Buffer> {
  const square = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer()
  const placeOf = (marker: number) => square.indexOf(Buffer.from([0xff, marker]))
  const scan = placeOf(0xda)
  const dataAt = scan + 2 + square.readUInt16BE(scan + 2)
  const data = square.subarray(dataAt, -end.length)
  const restart = (index: number) => Buffer.from([0xff, 0xd0 + (index % 8)])
  const more = Array.from({ length: squares - 1 }, (_, index) => [restart(index), data]).flat()
  const afterEachSquare = Buffer.from([0xff, 0xdd, 0, 4, 0, 1])
  square.writeUInt16BE(8 * squares, placeOf(0xc0) + 7)
  return Buffer.concat([
    square.subarray(0, scan),
    afterEachSquare,
    square.subarray(scan, dataAt),
    data,
    ...more,
  ])
}

test('a picture that moves is rejected with what to do', async () => {
  const pixels = Buffer.alloc(8 * 16 * 3)
  pixels.fill(255, 8 * 8 * 3)
  const frames = sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
  const webp = await frames.webp({ loop: 0 }).toBuffer()
  const png = await picture('png')
  const control = Buffer.concat([uint32(8), Buffer.from('acTL'), uint32(2, 0, 0)])
  const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  const avif = await picture('avif')
  avif.write('avis', 8, 'latin1')
  const media = await openMedia()
  for (const bytes of [webp, apng, avif]) {
    const { status, message } = await refusal(media.receive(photo, bytes))
    assert.equal([status, message.split(',')[0]], [415, 'This picture moves'])
  }
})

test('HEIC, complete or not, is rejected with instructions for the phone', async () => {
  const heic = await readFile(sample('phone.heic'))
  const media = await openMedia()
  for (const bytes of [heic, heic.subarray(0, 200)]) {
    const { status, message } = await refusal(media.receive(photo, bytes))
    assert.is(status, 415)
    assert.match(message, /Settings > Camera > Formats > Most Compatible/)
  }
})

test('a file of another type has another message than a damaged image', async () => {
  const media = await openMedia()
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAUwAOw==', 'base64')
  for (const bytes of [gif, await readFile(sample('catalog.pdf')), tinyMovie()]) {
    const { message } = await refusal(media.receive(photo, bytes))
    assert.match(message, /not a picture.*Upload a JPEG, PNG, WebP or AVIF/)
  }
})

test('an image too large for the memory is rejected before it is decoded', async () => {
  const media = await openMedia()
  const { status, message } = await refusal(
    media.receive(photo, sample('bad/bomb-30000x30000.png')),
  )
  assert.is(status, 415)
  assert.match(message, /900 megapixels; at most 50/)
})

test('SVG is rejected, also after the first bytes of a JPEG', async () => {
  const svg = await readFile(sample('bad/svg-with-script.jpg'))
  const media = await openMedia()
  for (const bytes of [svg, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg])]) {
    assert.is((await refusal(media.receive(photo, bytes))).status, 415)
  }
})

test('every invalid sample is rejected by every kind of slot, and leaves nothing', async () => {
  const media = await openMedia()
  const bad = badSamples()
  assert.ok(bad.length >= 7)
  for (const name of bad) {
    for (const slot of [photo, film, catalog]) {
      const { status, message } = await refusal(media.receive(slot, sample(name)))
      assert.is(status, 415, `${name} for ${slot.path}`)
      assert.match(message, /^[A-Z].*\w.*\. .*\.$/, `${name}: ${message}`)
    }
  }
  assert.is(media.library.coverage.present, 0)
  assert.equal(await media.leftovers(), [])
})

test.run()
