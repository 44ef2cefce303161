import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { stages } from '../../../../../server/drawings/kit/stage.ts'
import { demoPhoto } from '../../../../../server/features/operations/demo/photo.ts'
import type { Slot } from '../../../../../web/sections/fields.ts'

const test = suite('photos for trying the site')

const slot = (path: string, shape: Slot['shape'] = 'landscape'): Slot => ({
  ...{ path, kind: 'image', alt: 'A unit', family: 'container-unit', shape },
})

test('one is a JPEG 1,280 pixels wide, in the shape of its place', async () => {
  for (const shape of ['landscape', 'square'] as const) {
    const { width, height, format } = await sharp(await demoPhoto(slot('a.jpg', shape))).metadata()
    const stage = stages[shape]
    assert.equal([width, format], [1280, 'jpeg'])
    assert.is(height, Math.round((1280 * stage.height) / stage.width))
  }
})

test('one is neither washed out nor dark', async () => {
  const { channels } = await sharp(await demoPhoto(slot('a.jpg'))).stats()
  for (const { mean, stdev } of channels) {
    assert.ok(mean > 120 && mean < 225, `${mean}`)
    assert.ok(stdev > 25, `${stdev}`)
  }
})

test.run()
