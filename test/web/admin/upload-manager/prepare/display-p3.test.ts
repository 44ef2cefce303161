import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isDisplayP3, toSrgb } from '../../../../../web/admin/upload-manager/prepare/display-p3.ts'
import { sample } from '../../../../support/samples.ts'

const test = suite('colours of phone photos')

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

test('is told by the profile in a file', async () => {
  assert.ok(isDisplayP3(await readFile(sample('turned.heic'))))
  assert.not.ok(isDisplayP3(await readFile(sample('phone.heic'))))
  assert.not.ok(isDisplayP3(new Uint8Array(3)))
})

test.run()
