import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  isDisplayP3,
  toSrgb,
} from '../../../../../../../web/features/media/admin/upload-manager/prepare/display-p3.ts'
import { openAdminPage } from '../../../../../../support/admin-page.ts'
import { sample } from '../../../../../../support/samples.ts'
import { standIn } from '../../../../../../support/stand-in.ts'

openAdminPage()
const { preparePhoto } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/prepare/prepare-photo.ts'
)

const test = suite('photos before they are sent')

interface Browser {
  /** Of the picture; none where this browser cannot decode it. */
  size?: [width: number, height: number]
  /** Bytes of the JPEG that it makes. */
  made?: number
  hasCanvas?: boolean
}

/** What a browser was asked to draw. */
function browserThat({ size, made = 10, hasCanvas = true }: Browser) {
  const asked = { sizes: [] as string[], closed: 0, options: undefined as unknown }
  standIn('createImageBitmap', async (_: Blob, options: unknown) => {
    asked.options = options
    if (!size) throw new Error('not decoded')
    const close = () => {
      asked.closed += 1
    }
    return { width: size[0], height: size[1], close }
  })
  standIn(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext() {
        return hasCanvas ? { fillRect: () => undefined, drawImage: () => undefined } : null
      }
      async convertToBlob({ type }: { type: string }) {
        asked.sizes.push(`${this.width}×${this.height}`)
        return new Blob([Buffer.alloc(made)], { type })
      }
    },
  )
  return asked
}

const photo = new Blob([Buffer.alloc(100)], { type: 'image/png' })

test('the longer edge becomes 2,560 pixels, and the picture is upright', async () => {
  const asked = browserThat({ size: [5120, 1000] })
  assert.is((await preparePhoto(photo, 'PNG')).type, 'image/jpeg')
  assert.equal(asked.sizes, ['2560×500'])
  assert.equal(asked.options, { imageOrientation: 'from-image' })
  assert.is(asked.closed, 1)
  const tall = browserThat({ size: [1000, 2561] })
  await preparePhoto(photo, 'PNG')
  assert.equal(tall.sizes, ['1000×2560'])
})

test('a photo that is small already is sent as it is', async () => {
  const asked = browserThat({ size: [2560, 2560] })
  assert.is(await preparePhoto(photo, 'JPEG'), photo)
  assert.equal([asked.sizes.length, asked.closed], [0, 1])
})

test('the lighter one is sent', async () => {
  for (const [made, isMade] of [
    [99, true],
    [100, false],
    [101, false],
  ] as const) {
    browserThat({ size: [5000, 5000], made })
    assert.is((await preparePhoto(photo, 'PNG')) !== photo, isMade, String(made))
  }
})

test('a photo that the server cannot decode is a JPEG, however small and heavy', async () => {
  const asked = browserThat({ size: [80, 40], made: 500 })
  assert.is((await preparePhoto(photo, 'BMP')).size, 500)
  assert.equal(asked.sizes, ['80×40'])
})

test('a photo that cannot be decoded here is left to the server', async () => {
  browserThat({})
  assert.is(await preparePhoto(photo, 'AVIF'), photo)
  assert.is(await preparePhoto(photo), photo)
})

test('a photo that nobody can decode is refused with what to do', async () => {
  browserThat({})
  const error = await preparePhoto(photo, 'BMP').catch(error => error)
  assert.match(error.message, 'open the BMP in a photo program and save it as JPEG')
})

test('where nothing can be drawn the photo is sent as it is', async () => {
  browserThat({ size: [5000, 5000], hasCanvas: false })
  assert.is(await preparePhoto(photo, 'PNG'), photo)
  assert.is(await preparePhoto(photo, 'BMP'), photo)
})

const swatches = [
  [255, 0, 0],
  [20, 40, 220],
  [0, 0, 0],
  [255, 255, 255],
  [128, 128, 128],
  [8, 200, 90],
].map(([red = 0, green = 0, blue = 0]) => [red, green, blue, 255])

test('Display P3 becomes the sRGB that it was made of, within two of 255', async () => {
  const bytes = Buffer.from(swatches.flat())
  const { data } = await sharp(bytes, { raw: { width: swatches.length, height: 1, channels: 4 } })
    .withIccProfile('p3')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  assert.ok(Math.abs((pixels[0] ?? 0) - 234) < 3, `control: red of P3 is ${pixels.subarray(0, 3)}`)
  toSrgb(pixels)
  for (const [index, value] of pixels.entries()) {
    const wanted = bytes[index] ?? 0
    assert.ok(Math.abs(value - wanted) <= 2, `${[...pixels]} is not ${[...bytes]}`)
  }
})

test('Display P3 is told by the profile in a file', async () => {
  assert.ok(isDisplayP3(await readFile(sample('turned.heic'))))
  assert.not.ok(isDisplayP3(await readFile(sample('phone.heic'))))
  assert.not.ok(isDisplayP3(new Uint8Array(3)))
})

test.run()
